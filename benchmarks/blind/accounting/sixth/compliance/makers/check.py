import json,glob
for p in sorted(glob.glob('truth/*.json')):
    d=json.load(open(p));K=d['money'];rows=d['rows'];print(p,d['kind'],len(rows),len(d['totals']),'PLANTED' if d['planted'] else '')
    G=d['totals'][-1]
    for k in K:
        s=round(sum(r.get(k,0) for r in rows),2)
        if k in G and abs(s-G[k])>.006: print('   grand diff',k,s,G[k])
    for r in rows:
        n=sum(1 for k in K if k in r)
        extra=[k for k in r if k not in K and k not in('account','name','property','unit','resident','status','charge','date','type','beds','baths')]
        if n+('beds' in r)+('baths' in r)<2 or n>15 or extra: print('  row',n,extra,r)
        if d['kind']=='TB' and 'beginning' in r and abs(r['beginning']+r['activity']-r['ending'])>.006: print('  cross',r)
        if 'close_dr' in K and abs(sum(s*r.get(k,0) for k,s in zip(K,(1,-1,1,-1,-1,1))))>.006: print('  cross',r)
        if d['kind']=='AR':
            b=[k for k in K if k[0]=='b' or k in('current','prepaid')]+(['other:Repayment Agreement Balance'] if 'other:Repayment Agreement Balance' in K else [])
            if abs(sum(r.get(k,0) for k in b)-r['total'])>.006: print('  cross',r)
        if any(isinstance(r.get(k),float) and abs(round(r[k],4)-r[k])>1e-9 for k in K): print('float',r)
    for t in d['totals']:
        if not any(k in t for k in K): print('empty total',t)
    # sections: totals in order, greedy consecutive runs
    i=0;tt=[t for t in d['totals'][:-1]]
    if d['kind']!='UM' or 1:
        key='total' if 'total' in K else 'units' if 'units' in K else ('beginning' if 'beginning' in K else 'open_dr' if 'open_dr' in K else K[-1])
        print('   subtotals',key,[t.get(key) for t in tt][:40],'grand',G.get(key))
