import json,glob,os
ix={e['file'] for e in json.load(open('index.json'))}
n=0;pl=0
for f in sorted(os.listdir('documents')):
    t=json.load(open(f'truth/{f}.json'));assert f in ix,f;R=t['rows'];n+=len(R);pl+=t['planted'] is not None
    for r in R:
        assert r.get('unit') or r.get('tenantName')
        if 'totalCharges' in r and 'charges' in r:
            s=sum(c['amount'] for c in r['charges']);b=r.get('contractRent',0)
            assert min(abs(s-r['totalCharges']),abs(s+b-r['totalCharges']))<.011,(f,r)
    s=lambda k:round(sum(r.get(k) or 0 for r in R),2)
    print(f,len(R),t['units'],t['occupied'],t['vacant'],{k:s(k) for k in('area','contractRent','annualRent','totalCharges','deposit','balance')})
print(len(ix),n,pl,set(ix)-set(os.listdir('documents')))
