from common import *
import re, sys, pdfplumber, openpyxl
tt=json.load(open(f'{B}/makers/totals.json')); ix=json.load(open(f'{B}/index.json')); bad=0
fmts=lambda v:{f'{v:,}',f'{v}',f'{v:,.2f}',f'{v:,.0f}',f'{v:,.1f}',f'{v:,.2f}'.translate(str.maketrans(',.','.,')),f'{v:,.0f}'.replace(',','.'),f'{v:.2f}',f'{v:g}' if v==int(v) and v<1e6 else f'{v:,.2f}',str(int(v)) if v==int(v) else f'{v}',f'{v:,.1f}'.replace('.',',')}
def df(s):
    if not re.fullmatch(r'\d{4}-\d\d-\d\d',s): return {s}
    d=D(s); return {d.strftime(f) for f in ('%d/%m/%Y','%m/%d/%Y','%d.%m.%Y','%d-%m-%Y','%d-%b-%y','%d%b%Y','%d%b%y','%d-%b-%Y','%Y-%m-%d','%d%B%Y','%d/%m/%y','%d.%m.%y','%b%d,%Y','%m/%d/%y')}|{f'{d.day}-{d.month}-{d.year}',f'{d.day}{d:%b%Y}',f'{d.day}/{d.month}/{d.year}',f'{d.day}{d:%B%Y}'}
for x in ix:
    f=x['file']; t=json.load(open(f'{B}/truth/{f}.json')); p=f'{B}/documents/{f}'; R=t['rows']
    assert t['asOnDate']
    cells=None
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: raw='\n'.join(q.extract_text() for q in d.pages); words=' '.join(w['text'] for q in d.pages for w in q.extract_words())
        txt=re.sub(r'\s','',raw); multi=set(re.findall(r'\S+',words))
    elif f.endswith('.xlsx'):
        w=openpyxl.load_workbook(p,data_only=True); assert t['sheet'] is None or t['sheet'] in w.sheetnames
        assert len(w.sheetnames)==1 or t['sheet']
        vs=[c.value for s in ([w[t['sheet']]] if t['sheet'] else w.worksheets) for r in s.iter_rows() for c in r if c.value is not None]
        txt='|'.join((v.date().isoformat() if isinstance(v,dt.datetime) else repr(round(v,2)) if isinstance(v,float) else str(v)) for v in vs); txt=re.sub(r'\s','',txt)
    else:
        if f.endswith('.xls'):
            import subprocess; subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','csv','--outdir',f'{B}/render',p],capture_output=True); p=f'{B}/render/'+f.replace('.xls','.csv')
        txt=re.sub(r'\s','',open(p,encoding='utf-8',errors='replace').read())
    miss=[]
    def has(v):
        if isinstance(v,(int,float)) and not f.endswith('x'): v=abs(v)
        if isinstance(v,(int,float)): v=v if v>=0 or f.endswith('x') else -v; return any(q in txt for q in fmts(v))
        s=re.sub(r'\s','',v)
        if any(re.sub(r'\s','',q) in txt for q in df(v)): return True
        if f.endswith('.pdf'): # wrapped: all words present
            return all(z in txt for z in v.split())
        return s in txt
    for r in R:
        assert r.get('unit') or r.get('tenantName')
        for k,v in r.items():
            if k=='charges': vv=[c['amount'] for c in v]+[c['code'] for c in v]
            elif k=='rentSteps': vv=[c['amount'] for c in v]+[c['date'] for c in v]
            elif k=='statusText' and v in('Occupied',): continue
            else: vv=[v]
            if '_wohn_' in f: vv=[z.replace('Voraus','') if isinstance(z,str) else z for z in vv]
            for z in vv:
                if not has(z): miss.append((r['unit'],k,z))
    for k,(v,pr) in tt[f].items():
        s=sum(c['amount'] for r in R for c in r.get('charges',[]) if c['code']==k[7:]) if k.startswith('charge:') else sum(r.get(k) or 0 for r in R)
        if abs(s-v)>.005: print('  TIE',f,k,s,v,'(planted)' if t['planted'] else '***'); 
        if re.sub(r'\s','',pr) not in txt and not has(v): print('  TOTAL NOT PRINTED',f,k,v,pr)
    print(f,len(R),t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '', 'MISS %d'%len(miss),miss[:6])
