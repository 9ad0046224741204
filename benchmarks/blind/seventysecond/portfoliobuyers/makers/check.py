import json,re,glob,os,csv,datetime as dt
import pdfplumber,openpyxl
B='build/blind/'
ix=json.load(open(B+'index.json'));assert len(ix)==14
def numv(s):
    s=str(s)
    return s
for e in ix:
    f=e['file'];t=json.load(open(f'{B}truth/{f}.json'));p=B+'documents/'+f
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt=' '.join(pg.extract_text() or '' for pg in d.pages)
    elif f.endswith('.xlsx'):
        wb=openpyxl.load_workbook(p,data_only=True);txt=' '.join(str(c) if not isinstance(c,float) else f'{c:.2f}' for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None)
    elif f.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read()
    else:
        os.system(f'cd {B}.look && soffice --headless -env:UserInstallation=file://{B}.lo --convert-to csv ../documents/{f} >/dev/null 2>&1');txt=open(B+'.look/'+f.replace('.xls','.csv'),encoding='utf-8',errors='replace').read()
    z=re.sub(r'\s+','',txt);nz=re.sub(r'[\s,.]','',txt)
    miss=[]
    for r in t['rows']:
        assert r.get('unit')
        assert r.get('statusText'),r
        for k in('unit','building','propertyName','unitType','section'):
            if r.get(k) and re.sub(r'\s','',str(r[k])) not in z: miss.append((r['unit'],k,r[k]))
        if r.get('tenantName'):
            for w in r['tenantName'].split():
                if w not in txt: miss.append((r['unit'],w))
        if r.get('statusText')not in('Occupied',None) and re.sub(r'\s','',r['statusText']) not in z: miss.append((r['unit'],r['statusText']))
        for k in('contractRent','annualRent','marketRent','totalCharges','deposit','balance','area'):
            v=r.get(k)
            if v is None: continue
            c={re.sub(r'[.]','',x) for x in(f'{abs(v):.2f}',f'{abs(v):.0f}' if v==int(v) else f'{abs(v):.1f}',)}
            if not any(x in nz for x in c): miss.append((r['unit'],k,v))
    tot={k:round(sum(r.get(k) or 0 for r in t['rows'] if r.get('statusText')!='Future'),2) for k in('area','contractRent','annualRent','marketRent','totalCharges','deposit','balance')}
    tm={}
    for k,v in tot.items():
        if not v: continue
        tm[k]=any(re.sub(r'\.','',x) in nz for x in(f'{abs(v):.2f}',f'{abs(v):.1f}',f'{abs(v):.0f}'))
    u,o,v=t['units'],t['occupied'],t['vacant']
    cnt=sum('tenantName' not in r for r in t['rows'])
    print(f,len(t['rows']),'vac',v,cnt,'dup',len(t['rows'])-len({(r['unit'],r.get('propertyName')) for r in t['rows']}),[k+':'+str(tot[k]) for k,x in tm.items() if not x],miss[:4],len(miss),t['planted'] and t['planted']['kind'])
