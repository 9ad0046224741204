import json,os,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); R=t['rows']; ks=set(k for r in R for k in r)|set(k for r in t['totals'] for k in r)
    bad=[k for k in ks if k not in t['money'] and k not in('account','name','property','unit','resident','status','charge','invoice','date','type','beds','baths','label')]
    g=[x for x in t['totals'] if '%' not in x['label']]; g=g[-1]
    s={k:round(sum(r.get(k,0) for r in R),2) for k in t['money']}
    print(t['name'],len(R),len(t['totals']),'planted' if t['planted'] else '', bad, {k:(s[k],g[k]) for k in t['money'] if k in g and abs(s[k]-g[k])>.005}, 'unused',[k for k in t['money'] if k not in ks])
    if t['kind']=='AR':
        tk='total' if 'total' in t['money'] else 'unpaid'
        A=[k for k in t['money'] if k[0] in'bm' or k=='current' or ('jours' in k) or 'Dec-24' in k]
        print(A,[r['name'] for r in R if abs(r.get(tk,0)-sum(r.get(k,0) for k in A))>.005])
