import json,glob,os
from collections import Counter
from common import S,CH
ix=json.load(open('index.json')); print(len(ix))
for i in ix:
    assert os.path.exists('documents/'+i['file']); t=json.load(open('truth/'+i['file']+'.json')); R=t['rows']
    print(i['file'],len(R),t['propertyName'],t['asOnDate'],t['units'],t['occupied'],t['vacant'],t['sheet'],t['planted'] and t['planted']['what'],'dup',[u for u,n in Counter((x['unit'],x.get('propertyName'),x.get('building')) for x in R).items() if n>1])
    print('   sums',{k:S(R,k) for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance') if any(k in x for x in R)},{c:CH(R,c) for c in {z['code'] for x in R for z in x.get('charges',[])}})
    pt=t['printedTotals']; print('   printed',pt.get('Total') or pt.get('grand') or pt)
    print('   ',json.dumps(R[3])[:330])
