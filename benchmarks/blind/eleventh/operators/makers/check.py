import json,glob
from datetime import date
ix=json.load(open('index.json')); print(len(ix))
for e in ix:
    t=json.load(open('truth/'+e['file']+'.json')); r=t['rows']; u=[x.get('unit') for x in r]
    dup=[x for x in set(u) if u.count(x)>1]
    bad=[x['unit'] for x in r if x.get('totalCharges') is not None and abs(x['totalCharges']-sum(c['amount'] for c in x.get('charges',[])))>.01 and abs(x['totalCharges']-x.get('contractRent',0)-sum(c['amount'] for c in x.get('charges',[])))>.01]
    od=[x['unit'] for x in r if x.get('leaseStartDate','')>x.get('leaseEndDate','9999') ]
    s=lambda k:round(sum(x.get(k) or 0 for x in r),2)
    print(e['file'],len(r),'dup',dup[:8],'badsum',bad[:5],'dates',od[:4],{k:s(k) for k in('marketRent','contractRent','totalCharges','deposit','balance')},t['planted'] and t['planted']['kind'])
