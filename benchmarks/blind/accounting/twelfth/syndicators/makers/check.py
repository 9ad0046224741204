import json,glob,os
from collections import Counter
for p in sorted(glob.glob('truth/*.json')):
    d=json.load(open(p));assert os.path.exists('documents/'+d['name'])
    print(d['name'],d['kind'],len(d['rows']),'rows',len(d['totals']),'totals',d['planted'] and d['planted']['kind'])
    for r in d['rows']:
        n=sum(k in d['money'] for k in r); 
        if not 2<=n<=15: print('  n',n,r)
        for k in r:
            if k not in d['money'] and k not in('account','name','property','unit','resident','charge','status','date','type','beds','baths'): print('  ??',k)
    g=d['totals'][-1] if 'Weighted Average'!=d['totals'][-1]['label'] else d['totals'][-2]
    for k in d['money']:
        s=sum(r.get(k,0) for r in d['rows'])
        if k in g and abs(s-g[k])>.006: print('  diff',k,round(s,2),g[k])
    # section ties
    if d['kind']=='AR':
        if 'MRI' in p or 'mhp' in p:
            c={}
            for r in d['rows']:
                for k in d['money']: c.setdefault(r['name'],Counter())[k]+=r.get(k,0)
            for t in d['totals']:
                for n in c:
                    if n in t['label']:
                        for k in d['money']:
                            if k in t and abs(c[n][k]-t[k])>.006: print('  sec',n,k,c[n][k],t[k])
