import json,glob,os
from collections import defaultdict
idx=json.load(open('index.json'))
for e in idx:
    st=os.path.splitext(e['file'])[0]; assert os.path.exists('documents/'+e['file'])
    t=json.load(open(f'truth/{st}.json')); n=len(t['rows'])
    print(st,t['kind'],n,len(t['totals']),'PLANTED' if t['planted'] else '')
    last=t['totals'][-1]
    for k in t['money']:
        if k in last and k not in('pct_occ','sf','market','actual','market_sf','beds','baths'):
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-last[k])>.006: print('   diff',k,s,last[k])
    for r in t['rows']:
        if t['kind']=='TB' and 'ending' in r and 'debit' in r: assert abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.006
        if t['kind']=='AR': assert abs(sum(v for k,v in r.items() if k in t['money'] and k!='total')-r['total'])<.006
        if 'activity' in t['money']: assert abs(r.get('beginning',0)+r.get('activity',0)-r.get('ending',0))<.006
