import json,glob,os
idx=json.load(open('../index.json')); print(len(idx))
for e in idx:
    d=json.load(open('../truth/'+e['file']+'.json')); assert os.path.exists('../documents/'+e['file'])
    rs=d['rows']; s=lambda k: round(sum(r.get(k,0) for r in rs),2)
    print(e['file'],e['assetType'],d['propertyName'],d['asOnDate'],d['units'],d['occupied'],d['vacant'],len(rs),'| area',s('area'),'rent',s('contractRent'),'ann',s('annualRent'),'mkt',s('marketRent'),'tc',s('totalCharges'),'dep',s('deposit'),'ch',round(sum(c['amount'] for r in rs for c in r.get('charges',[])),2),'steps',sum(len(r.get('rentSteps',[])) for r in rs),'PL' if d['planted'] else '')
    for r in rs:
        if r.get('leaseStartDate') and r.get('leaseEndDate') and r['leaseStartDate'][:2]=='20' and r['leaseEndDate'][:2]=='20': assert r['leaseStartDate']<r['leaseEndDate'],r
        if 'totalCharges' in r and r.get('charges'):
            t=sum(c['amount'] for c in r['charges']); t2=t+r.get('contractRent',0)
            assert min(abs(t-r['totalCharges']),abs(t2-r['totalCharges']))<.02,(e['file'],r)
        assert r.get('rentSteps')is None or all(x['amount']>0 for x in r['rentSteps'])
