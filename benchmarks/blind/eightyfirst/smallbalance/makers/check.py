import json,glob,os,re,datetime as dt,csv,subprocess
import pdfplumber, openpyxl
B='build/blind'
def text(f):
    p=f'{B}/documents/{f}'
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: return '\n'.join((pg.extract_text() or '') for pg in d.pages)+'\n'+'\n'.join(' '.join(w or '' for w in r) for pg in d.pages for t in pg.extract_tables() for r in t)
    if f.endswith('.csv'): return open(p).read()
    if f.endswith('.xls'):
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','xlsx','--outdir',B+'/render',p],capture_output=True); p=f'{B}/render/{f}x'
    o=[]
    for ws in openpyxl.load_workbook(p,data_only=True).worksheets:
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if isinstance(v,(dt.datetime,dt.date)): o.append(v.strftime('%Y-%m-%d'))
                elif isinstance(v,float): o.append(f'{v:.2f}')
                elif v is not None: o.append(str(v))
    return '\n'.join(o)
sq=lambda s: re.sub(r'[\s,$]','',s)
ix={e['file'] for e in json.load(open(B+'/index.json'))}
assert ix==set(os.listdir(B+'/documents')),ix^set(os.listdir(B+'/documents'))
for f in sorted(ix):
    t=json.load(open(f'{B}/truth/{f}.json')); S=sq(text(f)); miss=[]
    nums=set(re.findall(r'\d+(?:\.\d+)?',S))
    fl=lambda v: any(x in S for x in {f'{v:.2f}',str(v),f'{v:.0f}' if v==int(v) else f'{v:.2f}'})
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k,v in r.items():
            if k in('charges','rentSteps'):
                for c in v:
                    if not fl(c['amount']): miss.append((r['unit'],c))
            elif isinstance(v,(int,float)):
                if not fl(abs(v)): miss.append((r['unit'],k,v))
            elif re.fullmatch(r'\d{4}-\d\d-\d\d',v):
                d=dt.date.fromisoformat(v); c=[v,d.strftime('%m/%d/%Y'),d.strftime('%m/%d/%y'),f'{d.month}/{d.day}/{d.year}',f'{d.month}/{d.day}/{d.year%100:02d}']
                if not any(x in S for x in c): miss.append((r['unit'],k,v))
            elif k=='tenantName':
                if sq(v) not in S and not all(sq(w) in S for w in v.split()): miss.append((r['unit'],k,v))
            elif k=='statusText' and v in('Occupied','Vacant'): pass
            elif sq(v) not in S: miss.append((r['unit'],k,v))
    tot={}
    for k in('contractRent','marketRent','annualRent','deposit','balance','totalCharges','area'):
        v=round(sum(r.get(k) or 0 for r in t['rows']),2)
        if v: tot[k]=(v,'ok' if fl(v) else 'NOT PRINTED')
    ch={}
    for r in t['rows']:
        for c in r.get('charges',[]): ch[c['code']]=round(ch.get(c['code'],0)+c['amount'],2)
    occ=sum(1 for r in t['rows'] if r.get('tenantName'))
    print(f,'| rows',len(t['rows']),'named',occ,'| u/o/v',t['units'],t['occupied'],t['vacant'],'| pl',t['planted'] and t['planted']['kind'],'\n   ',tot,{k:(v,fl(v)) for k,v in ch.items()},'MISS',miss[:6])
