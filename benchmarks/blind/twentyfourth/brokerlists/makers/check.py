import json,glob
for p in sorted(glob.glob('truth/*')):
    t=json.load(open(p)); R=t['rows']; bad=[]
    for r in R: assert r.get('unit'),(p,r)
    for k,v in t['printedTotals'].items():
        if k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'): s=sum(r.get(k) or 0 for r in R)
        else: s=sum(c['amount'] for r in R for c in r.get('charges',[]) if c['code']==k)
        if abs(s-v)>.01: bad.append((k,s,v))
    nv=sum('vac' in r.get('statusText','').lower() or 'empty' in r.get('statusText','').lower() for r in R)
    print(p[6:],t['asOnDate'],len(R),t['units'],t['occupied'],t['vacant'],'st-vac',nv,'named',sum('tenantName' in r for r in R),(t['planted'] or {}).get('kind'),bad)
print(len(json.load(open('index.json'))))
