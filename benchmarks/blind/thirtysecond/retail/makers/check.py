import json,glob
ix=json.load(open('index.json'))
for e in ix:
    t=json.load(open('truth/'+e['file']+'.json'));r=t['rows']
    print(e['file'][:40],len(r),t['units'],t['occupied'],t['vacant'],'| area',round(sum(x.get('area',0) for x in r),2),'rent',round(sum(x.get('contractRent',0) for x in r),2),'ann',round(sum(x.get('annualRent',0) for x in r),2),'tot',round(sum(x.get('totalCharges',0) for x in r),2),(t['planted'] or {}).get('what'))
    assert all(x.get('unit') or x.get('tenantName') for x in r) and t['units']==t['occupied']+t['vacant']
