import json; from common import *
ix=json.loads((ROOT/'index.json').read_text()); pl=0
for e in ix:
    t=json.loads((TRU/(e['file']+'.json')).read_text()); assert (DOC/e['file']).exists()
    R=t['rows']; assert all(x.get('unit') for x in R); bad=[]
    for p in t.get('printedTotals',[]):
        w=p.get('where',{}); s=round(sum(x.get(p['field'],0) for x in R if all((x.get(k[:-3])!=v) if k.endswith('Not') else x.get(k)==v for k,v in w.items())),2)
        if abs(s-p['value'])>.02: bad.append((p['label'],p['field'],p['value'],s))
    for x in R:
        if 'totalCharges' in x and 'charges' in x and abs(sum(c['amount'] for c in x['charges'])-x['totalCharges'])>.02: bad.append(('chg',x['unit']))
        a,b=x.get('leaseStartDate',''),x.get('leaseEndDate','')
        if a and b and b[:2]=='20' and b<a: bad.append(('dates',x['unit']))
    ids=[(x.get('propertyName'),x.get('building'),x['unit']) for x in R]; dup=len(ids)-len(set(ids))
    ten=sum('tenantName' in x for x in R)
    pl+=t['planted'] is not None
    print(e['file'],e['assetType'],'rows',len(R),'units',t['units'],t['occupied'],t['vacant'],'tenants',ten,'dup',dup,'PLANTED '+t['planted']['what'] if t['planted'] else '',bad)
print(len(ix),pl)
