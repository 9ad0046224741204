import json,glob,os
from common import *
SK={'beds','baths','sf','market','actual','market_sf','actual_sf','pct_occ','gross','ua','net','pct_units'}
for f in sorted(glob.glob(TRU+'/*.json')):
    t=json.load(open(f)); rows=t['rows']; n=len(rows); bad=0
    for r in rows:
        for k in r:
            assert k in t['money'] or k in('account','name','property','unit','resident','charge','date','invoice','type','desc','ami'),k
        if t['kind']=='TB' and 'ending' in r: assert abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.005
        if 'close_dr' in t['money']: g=r.get; assert abs(g('open_dr',0)-g('open_cr',0)+g('debit',0)-g('credit',0)-g('close_dr',0)+g('close_cr',0))<.005
        if t['kind']=='AR': assert abs(sum(v for k,v in r.items() if k in t['money'] and k not in('total','deposit'))-r['total'])<.005,r
    for T in t['totals']:
        ks=[k for k in t['money'] if k not in SK and k in T]
        c={k:[0] for k in ks}
        for k in ks:
            for r in rows: c[k].append(c[k][-1]+r.get(k,0))
        if not any(all(abs(c[k][j]-c[k][i]-T[k])<.006 for k in ks) for i in range(n) for j in range(i+1,n+1)): bad+=1; print('   untied:',T)
    g=t['totals'][-1]
    full=all(abs(sum(r.get(k,0) for r in rows)-g[k])<.006 for k in t['money'] if k in g and k not in SK)
    print(t['name'],t['kind'],n,'rows',len(t['totals']),'totals; untied',bad,'grand',full,'planted',(t['planted'] or {}).get('kind'))
