import json,os,collections
from make_common import *
n=0;pl=0
for e in json.load(open(os.path.join(HERE,'index.json'))):
    t=json.load(open(os.path.join(T,e['file']+'.json'))); assert os.path.exists(doc(e['file']))
    r=t['rows']; n+=len(r); pl+=bool(t['planted'])
    for x in r: assert x.get('unit')
    k=[(x.get('building'),x.get('propertyName'),x.get('section'),x['unit']) for x in r]; assert len(set(k))==len(k),e['file']
    S=lambda f:round(sum(x.get(f) or 0 for x in r),2)
    c=collections.defaultdict(float)
    for x in r:
        for q in x.get('charges',[]): c[q['code']]+=q['amount']
    bad=[x['unit'] for x in r if 'totalCharges' in x and abs(x['totalCharges']-sum(q['amount'] for q in x.get('charges',[]))-(0 if any(q['code'] in('rnt',) for q in x.get('charges',[])) else x.get('contractRent',0)))>.011]
    print(e['file'],len(r),'u/o/v',t['units'],t['occupied'],t['vacant'],'noTenant',sum('tenantName' not in x for x in r),'area',S('area'),'rent',S('contractRent'),'ann',S('annualRent'),'tot',S('totalCharges'),'dep',S('deposit'),'bal',S('balance'),{a:round(b,2) for a,b in c.items()},'XFOOT',bad,t['planted'] and t['planted']['kind'])
print(n,pl)
