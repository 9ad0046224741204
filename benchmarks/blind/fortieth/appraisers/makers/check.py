
import json,os,glob,re,pdfplumber,openpyxl
from common import *
idx=json.load(open(os.path.join(ROOT,'index.json'))); assert len(idx)==14
for e in idx:
    n=e['file']; t=json.load(open(os.path.join(TR,n+'.json')))
    if n.endswith('pdf'): txt=' '.join((p.extract_text() or '') for p in pdfplumber.open(os.path.join(DOC,n)).pages)
    else:
        wb=openpyxl.load_workbook(os.path.join(DOC,n),data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.worksheets[0]
        txt=' '.join(str(c) for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    fl=re.sub(r'[\s,]','',txt); miss=[]
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k in ('unit','tenantName','building','unitType'):
            if r.get(k) and re.sub(r'[\s,]','',r[k]) not in fl: miss.append((k,r[k]))
    sm=lambda k:round(sum(r.get(k,0) for r in t['rows']),2)
    out=[]
    for k in ('contractRent','annualRent','marketRent','totalCharges','deposit','balance','area'):
        v=sm(k)
        if v:
            c=[f'{v:.2f}',f'{v:.0f}',f'{v:.1f}',str(v)]
            out.append((k,v,any(x in fl for x in c) if v>=0 else '?'))
    ch=all(abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])<.01 for r in t['rows'] if 'charges' in r and 'totalCharges' in r)
    un=[r.get('building','')+r.get('propertyName','')+r['unit'] for r in t['rows']]
    print(n,len(t['rows']),t['units'],t['occupied'],t['vacant'],t['asOnDate'],'chargesum',ch,'dupes',len(un)-len(set(un)),'planted' if t['planted'] else '',out,miss[:4])
