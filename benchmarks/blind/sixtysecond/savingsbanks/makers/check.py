import json,glob,os
B=os.path.dirname(os.path.abspath(__file__))
ix=json.load(open(B+'/index.json'))
for d in ix:
    t=json.load(open(f"{B}/truth/{d['file']}.json")); R=t['rows']; assert os.path.exists(B+'/documents/'+d['file'])
    assert all(r.get('unit') for r in R)
    k=[(r.get('building'),r['unit'],r.get('section')) for r in R]; assert len(set(k))==len(k),d['file']
    s=lambda f:round(sum(r.get(f) or 0 for r in R),2)
    print(d['file'],d['assetType'],len(R),t['units'],t['occupied'],t['vacant'],'ten',sum('tenantName' in r for r in R),'sf',s('area'),'rent',s('contractRent'),'ann',s('annualRent'),'tot',s('totalCharges'),'dep',s('deposit'),'bal',s('balance'),'mkt',s('marketRent'),t['planted'])
