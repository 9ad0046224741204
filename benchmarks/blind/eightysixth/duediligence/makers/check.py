import json,glob,os,csv,re,pdfplumber
from openpyxl import load_workbook
import datetime as dt
R='build/blind/'
ix=json.load(open(R+'index.json'))
fm=lambda v:{f'{v:,.2f}',f'{v:,.0f}' if v==int(v) else '@',f'{v:.2f}',f'({-v:,.2f})',f'({-v:,.0f})'}
for e in ix:
    n=e['file'];t=json.load(open(R+'truth/'+n+'.json'));p=R+'documents/'+n
    if n.endswith('pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join(x.extract_text() for x in d.pages)
    elif n.endswith('xlsx'):
        txt='\n'.join(' '.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for c in r if c is not None) for w in load_workbook(p,data_only=True) for r in w.iter_rows(values_only=True))
    elif n.endswith('csv'): txt=open(p).read()
    else:
        os.system(f"cd {R} && soffice --headless -env:UserInstallation=file://{R}.lo --convert-to xlsx --outdir {R}.pdf '{p}' >/dev/null 2>&1")
        w=load_workbook(R+'.pdf/'+n+'x',data_only=True).active; txt='\n'.join(' '.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for c in r if c is not None) for r in w.iter_rows(values_only=True))
    flat=re.sub(r'\s+',' ',txt); miss=[];bad=[]
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k in('unit','tenantName','statusText','unitType'):
            if k in r and r[k] not in flat and r[k] not in('Occupied','Vacant','Future'): miss.append((r['unit'],k,r[k]))
        for k in('contractRent','marketRent','totalCharges','deposit','balance','annualRent'):
            if k in r and not any(x in flat for x in fm(r[k])): miss.append((r['unit'],k,r[k]))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if not any(x in flat for x in fm(c['amount'])): miss.append((r['unit'],c))
    tot={}
    for k in('marketRent','contractRent','annualRent','totalCharges','deposit','balance','area'):
        v=[r[k] for r in t['rows'] if k in r]
        if v: s=round(sum(v),2); tot[k]=(s,any(x in flat or x.replace('-','') in flat for x in fm(s)|{f'{s:,.0f}'}))
    print(n,'|',e['assetType'],len(t['rows']),t['units'],t['occupied'],t['vacant'],bool(t['planted']),'\n   ',tot,'\n    MISS',miss[:6])
    occ=sum('tenantName' in r for r in t['rows']); print('    tenants',occ)
print(len(ix),len(os.listdir(R+'documents')),len(os.listdir(R+'truth')))
