import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); g=t['totals'][-1]; print(t['name'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '')
    for m in t['money']:
        s=round(sum(r.get(m,0) for r in t['rows']),2)
        if m in g and abs(s-g[m])>.005: print('   ',m,s,g[m])
    for r in t['rows']:
        assert all(k in t['money'] or k in('account','name','property','unit','resident','status','charge','invoice','date','type','beds','baths') for k in r),r
    if t['kind']=='AR' and 'total' in t['money']:
        for r in t['rows']+t['totals']:
            s=sum(v for k,v in r.items() if k in('b0_30','b31_60','b61_90','b90','m0','m1','m2') or 'Older' in k); assert abs(s-r['total'])<.005,r
    if 'ending' in t['money']:
        for r in t['rows']:
            if abs(r.get('beginning',0)+r['activity']-r['ending'])>.005: print('  row off',r)
    if t['planted']: print('   ',t['planted'])
