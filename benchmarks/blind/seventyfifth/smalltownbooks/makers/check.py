import json,glob,os,re,datetime as dt,csv
import pdfplumber,openpyxl
B='build/blind/'; ix=json.load(open(B+'index.json')); tot=json.load(open(B+'makers/totals.json'))
nz=lambda s:re.sub(r'[^0-9a-zà-ÿ]','',s.lower())
print(len(ix))
for e in ix:
    f=e['file']; t=json.load(open(B+'truth/'+f+'.json')); R=t['rows']; p=B+'documents/'+f; ext=f.split('.')[-1]
    if ext=='pdf':
        with pdfplumber.open(p) as d: txt=' '.join((x.extract_text() or '') for x in d.pages); np=len(d.pages)
    elif ext=='xlsx':
        vals=[]; np=0
        for ro in openpyxl.load_workbook(p,data_only=True)[t['sheet']].iter_rows(values_only=True): vals+= [ (f"{v:,.2f}" if isinstance(v,(int,float)) else str(v)) for v in ro if v is not None]
        txt=' '.join(vals)
    elif ext=='csv': txt=open(p).read(); np=0
    else: txt=None; np=0
    miss=[]; 
    if txt is not None:
        z=nz(txt)
        for r in R:
            for k,v in r.items():
                if k in('unit','tenantName','building','section','unitType','propertyName') and nz(str(v)) not in z: miss.append((r.get('unit'),k,v))
                if k in('contractRent','annualRent','deposit','balance','totalCharges','marketRent') and v:
                    a=abs(v)
                    if not any(nz(x) in z for x in (f"{a:.2f}",f"{a:.0f}")): miss.append((r['unit'],k,v))
            for c in r.get('charges',[]):
                if nz(f"{c['amount']:.2f}") not in z: miss.append((r['unit'],c))
        for k,v in tot[f].items():
            if nz(f"{abs(v):.2f}") not in z and nz(f"{abs(v):.0f}") not in z and not(nz(f"{abs(v):g}") in z): miss.append(('TOTAL',k,v))
    for r in R:
        assert r.get('unit')
        if 'totalCharges' in r:
            s=round(sum(c['amount'] for c in r['charges'])+(0 if r['charges'][0]['code'] in('Rent','Base rent','Lot rent') else r['contractRent']),2)
            assert abs(s-r['totalCharges'])<.006,(f,r)
    for k,v in tot[f].items():
        s=round(sum(r.get(k,0) for r in R),2)
        if abs(s-v)>.006: print('SUM',f,k,s,v)
    occ=sum('tenantName' in r for r in R); assert (occ,len(R)-occ)==(t['occupied'],t['vacant']) and len(R)==t['units'],f
    assert len({(r['unit'],r.get('building'),r.get('propertyName')) for r in R})==len(R),f
    print(f,len(R),'p',np,'planted' if t['planted'] else '',miss[:6])
