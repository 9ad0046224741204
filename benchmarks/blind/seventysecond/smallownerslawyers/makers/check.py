import json,os,subprocess,re,datetime as dt
B='build/blind'; ix=json.load(open(B+'/index.json')); tt=json.load(open(B+'/makers/totals.json'))
import pdfplumber,openpyxl
assert {e['file'] for e in ix}==set(os.listdir(B+'/documents')),set(os.listdir(B+'/documents'))^{e['file'] for e in ix}
assert {e['file']+'.json' for e in ix}==set(os.listdir(B+'/truth'))
for e in ix:
    f=e['file'];t=json.load(open(f'{B}/truth/{f}.json'))
    p=f'{B}/documents/{f}'
    if f.endswith('.pdf'): txt=' '.join((pg.extract_text() or '') for pg in pdfplumber.open(p).pages)
    elif f.endswith('.csv'): txt=open(p).read()
    else:
        x=p
        if f.endswith('.xls'):
            subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','xlsx','--outdir',B+'/look',p],stdout=-3,stderr=-3); x=f'{B}/look/{f}x'
        txt=' '.join(str(c) for ws in openpyxl.load_workbook(x) for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    z=re.sub(r'\s','',txt); zn=z.replace(',','')
    def has(s): return re.sub(r'\s','',str(s)) in z
    def num(v): 
        c={f'{abs(v):.2f}',f'{abs(v):.0f}' if v==int(v) else '#'+'x',f'{abs(v):g}'}
        return any(k in zn for k in c)
    miss=[]
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k in('unit','tenantName','unitType','building','section','propertyName'):
            if k in r and not has(r[k]):
                if f.endswith('.pdf') and all(has(w) for w in str(r[k]).split()): continue
                miss.append((r['unit'],k,r[k]))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in r and not num(r[k]): miss.append((r['unit'],k,r[k]))
        for s in r.get('rentSteps',[]):
            if not num(s['amount']): miss.append((r['unit'],'step',s))
        if r.get('leaseEndDate','')[:2]=='20' and r['leaseEndDate']<r.get('leaseStartDate',''): miss.append((r['unit'],'dates'))
        if t['asOnDate'] and r.get('moveInDate','')[:2]=='20' and r['moveInDate']>t['asOnDate']+'-31' : miss.append((r['unit'],'movein'))
        if 'totalCharges' in r and r.get('charges') and any(c['code'] in('RNT','Base','LOT RENT') for c in r['charges']) and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.01: miss.append((r['unit'],'rowtotal'))
    for k,v in tt[f].items():
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-v)>.01: miss.append(('SUM',k,s,v))
        if not num(round(v,2)): miss.append(('TOTAL NOT PRINTED',k,v))
    ids=[(r.get('propertyName'),r.get('building'),r['unit']) for r in t['rows'] if r.get('statusText')!='Future']
    assert len(set(ids))==len(ids),f
    if len(ids)!=t['units'] or t['occupied']+t['vacant']!=t['units'] or sum('tenantName' not in r for r in t['rows'])!=t['vacant']: miss.append('counts')
    print(f,e['assetType'],len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],miss)
