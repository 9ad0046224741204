import json,glob,os
ix=json.load(open('index.json'))
for e in ix:
    t=json.load(open('truth/'+e['file']+'.json')); assert os.path.exists('documents/'+e['file'])
    R=t['rows']; assert all(x.get('unit') or x.get('tenantName') for x in R)
    vac=sum('vac' in x.get('statusText','').lower() or x.get('statusText','').lower().startswith(('empty','avail')) for x in R)
    s=lambda k: round(sum(x.get(k) or 0 for x in R),2)
    ch=[x for x in R if x.get('totalCharges') is not None and x.get('charges') and not any(c['code'] in('rent','LOTRENT','POHRENT') for c in x['charges'])]
    bad=[x['unit'] for x in ch if abs(x['contractRent']+sum(c['amount'] for c in x['charges'])-x['totalCharges'])>.02]
    us=[(x.get('propertyName'),x.get('unit')) for x in R]
    dl=[x['unit'] for x in R if str(x.get('leaseStartDate','')) and str(x.get('leaseEndDate',''))[:2]=='20' and x['leaseStartDate']>x['leaseEndDate']]
    print(e['file'],len(R),t['units'],t['occupied'],t['vacant'],'vacrows',vac,'rent',s('contractRent'),'ann',s('annualRent'),'tot',s('totalCharges'),'dep',s('deposit'),'bal',s('balance'),'bad',bad,'dup',len(us)-len(set(us)),'datebad',dl,t['planted'] and t['planted']['kind'])
