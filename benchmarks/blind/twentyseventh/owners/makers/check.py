import json,glob,os
I=json.load(open('index.json')); print(len(I))
for x in I:
    assert os.path.exists('documents/'+x['file']); t=json.load(open('truth/'+x['file']+'.json')); R=t['rows']
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    S=lambda k:round(sum(r.get(k) or 0 for r in R),2)
    print(x['file'],len(R),t['units'],t['occupied'],t['vacant'],'rent',S('contractRent'),'ann',S('annualRent'),'dep',S('deposit'),'bal',S('balance'),'tc',S('totalCharges'),'mkt',S('marketRent'),t['planted'])
