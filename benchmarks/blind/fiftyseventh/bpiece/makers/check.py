import json,os
from common import HERE
idx=json.load(open(HERE+'/index.json'));print(len(idx))
for e in idx:
    t=json.load(open(f"{HERE}/truth/{e['file']}.json"));R=t['rows']
    assert os.path.exists(f"{HERE}/documents/{e['file']}")
    s=lambda k:round(sum(r.get(k,0) for r in R if r.get('statusText')!='Future'),2)
    print(e['file'],t['asOnDate'],len(R),t['units'],t['occupied'],t['vacant'],'ten',sum('tenantName' in r for r in R),{k:s(k) for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance')},t['planted'])
    u=[(r.get('building'),r.get('propertyName'),r['unit'],r.get('section')) for r in R];assert len(set(u))==len(u)
