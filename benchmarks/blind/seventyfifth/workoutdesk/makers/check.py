import json,glob,os,re,datetime as dt,csv
import pdfplumber,openpyxl
R='build/blind'; ix=json.load(open(f'{R}/index.json')); assert len(ix)==14
def n(s): return re.sub(r'\s+','',str(s)).lower()
for e in ix:
    f=e['file']; p=f'{R}/documents/{f}'; t=json.load(open(f'{R}/truth/{f}.json')); vals=set()
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: tx=''.join(n(pg.extract_text()) for pg in d.pages)
    elif f.endswith('.xlsx'):
        ws=openpyxl.load_workbook(p,data_only=True)[t['sheet']]; L=[c for r in ws.iter_rows(values_only=True) for c in r if c is not None]; vals={round(float(x),2) for x in L if isinstance(x,(int,float))}|{x.date().isoformat() for x in L if isinstance(x,dt.datetime)}; tx=n('|'.join(map(str,L)))
    elif f.endswith('.csv'): tx=n(open(p).read())
    else:
        import subprocess
        tx=None
    miss=[]
    if tx is not None:
        if n(t['propertyName']) not in tx: miss.append(t['propertyName'])
        for r in t['rows']:
            for k in('unit','tenantName','unitType','statusText','section','building'):
                if k in r and n(r[k]) not in tx and not(k=='statusText' and r[k]=='Occupied'):
                    w=[x for x in re.split(r'[\s,]+',r[k]) if n(x) not in tx]
                    if w or f[-3:]!='pdf': miss.append((k,r[k]))
            for k in('marketRent','contractRent','deposit','balance','totalCharges','annualRent','area'):
                if k in r:
                    v=r[k]
                    if not(round(float(v),2) in vals or f'{abs(v):,.2f}' in tx or f'{abs(v):,.0f}' in tx or str(v) in tx): miss.append((r.get('unit'),k,v))
            for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
                if k in r and re.match(r'\d{4}-',r[k]):
                    d=dt.date.fromisoformat(r[k]); c=[d.isoformat(),d.strftime('%m/%d/%Y'),f'{d.month}/{d.day}/{d.year}',f'{d.month}/{d.day}/{d:%y}',n(f'{d:%B} {d.day}, {d.year}')]
                    if not any(x in tx or x in vals for x in c): miss.append((r.get('unit'),k,r[k]))
    occ=t['occupied']+t['vacant']-t['units']
    print(f[:40],len(t['rows']),t['units'],t['occupied'],t['vacant'],occ,'planted' if t['planted'] else '',miss[:6])
