import json,glob,os
ix=json.load(open('index.json'));print(len(ix),sorted(os.listdir('documents'))==sorted(i['file'] for i in ix))
for i in ix:
    t=json.load(open('truth/'+i['file']+'.json'));rs=t['rows'];bad=[]
    assert all(r.get('unit') or r.get('tenantName') for r in rs)
    for k,v in t['printedTotals'].items():
        if k in('commercialBaseRent','apartmentLeaseRent'):continue
        s=round(sum(r.get(k) or 0 for r in rs),2)
        if abs(s-v)>.006:bad.append((k,s,v))
    u=[(r.get('propertyName'),r['unit']) for r in rs];dup=len(u)-len(set(u))
    vac=sum('tenantName' not in r for r in rs)
    for r in rs:
        a,b=r.get('leaseStartDate'),r.get('leaseEndDate')
        if a and b and b[:2]=='20' and (b<=a or b<t['asOnDate'] ) : print('   date',r['unit'],a,b)
        if a and a[:7]>t['asOnDate'][:7]:print('   future',r['unit'],a)
    print(i['file'],len(rs),'units',t['units'],t['occupied'],t['vacant'],'vacrows',vac,'dup',dup,'PLANTED' if t['planted'] else '',bad or 'ties')
