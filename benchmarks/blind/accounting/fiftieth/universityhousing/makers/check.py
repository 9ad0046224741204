import json,glob,os
from collections import defaultdict
for e in json.load(open('index.json')):
    t=json.load(open('truth/'+e['file'].rsplit('.',1)[0]+'.json')); assert os.path.exists('documents/'+e['file'])
    R=t['rows'];T=t['totals']; bad=[]
    summ=[k for k in t['money'] if not(t['kind']=='UM' and (k in('beds','baths','sf','market','actual','market_sf','pct_occ','pct_units','ami','gross','ua','net') or 'Rate' in k))]
    for k in summ:
        s=round(sum(r.get(k,0) for r in R),2); g=T[-1].get(k,0 if not k.startswith('other:Prior') else 0)
        if abs(s-g)>.005: bad.append((k,s,g))
    if t['kind']=='AR':
        for r in R:
            b=[k for k in t['money'] if k not in('total','prepaid','deposit','other:Pending Aid','other:Net Due')]
            if abs(sum(r.get(k,0) for k in b)-r.get('total',0))>.005: bad.append(r)
    if t['kind']=='TB':
        for r in R:
            v=r.get('beginning',0)+r.get('open_dr',0)-r.get('open_cr',0)+r.get('debit',0)-r.get('credit',0)-r.get('ending',0)-r.get('close_dr',0)+r.get('close_cr',0)
            if 'ending' in t['money'] or 'close_dr' in t['money']:
                if abs(v)>.005: bad.append(r)
    # subtotals by property
    P=defaultdict(lambda: defaultdict(float))
    for r in R:
        for k in summ: P[r.get('property') or r.get('name')][k]+=r.get(k,0)
    if t['kind']!='TB':
        for p,x in zip(P,T):
            for k in summ:
                if abs(P[p][k]-x.get(k,0))>.005 and k!='pct_units': bad.append((p,k,round(P[p][k],2),x.get(k)))
    print(e['file'],len(R),len(T),t['planted'],'BAD:',bad)
