import json,os
ix=json.load(open('./index.json'));print(len(ix))
K=set("unit building propertyName unitType area tenantName statusText section marketRent contractRent annualRent leaseStartDate leaseEndDate moveInDate moveOutDate deposit balance charges totalCharges rentSteps".split())
for i in ix:
    assert os.path.exists('./documents/'+i['file'])
    t=json.load(open('./truth/'+i['file']+'.json'))
    for r in t['rows']:
        assert set(r)<=K,set(r)-K
        assert r.get('unit') or r.get('tenantName')
        c=r.get('charges')
        if c and 'totalCharges' in r and abs(sum(x['amount'] for x in c)-r['totalCharges'])>.01: print(i['file'],r['unit'],'charges!=total',t['planted'] and t['planted']['what'])
        if 'leaseStartDate' in r and r['leaseStartDate'][:2]=='20' and r.get('leaseEndDate','9')[:2]=='20' and r['leaseStartDate']>=r['leaseEndDate']: print('dates',i['file'],r['unit'])
        if 'moveInDate' in r and 'leaseStartDate' in r and r['moveInDate']>r['leaseStartDate']: print('mi',i['file'],r['unit'])
    print(i['file'],t['asOnDate'],t['units'],t['occupied'],t['vacant'],len(t['rows']),t['planted'])
