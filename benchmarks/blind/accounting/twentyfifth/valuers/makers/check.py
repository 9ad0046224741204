import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); print(t['name'],t['kind'],len(t['rows']),len(t['totals']),t['planted'] and t['planted']['kind'])
    g=t['totals'][-1]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in g and abs(s-g[k])>.005: print('   differs',k,'rows',s,'printed',g[k])
    for r in t['rows']:
        if t['kind']=='AR':
            a=round(sum(v for k,v in r.items() if k in('b0_30','b31_60','b61_90','b90','current','m0','m1','m2','m3','other:Jun-25 & earlier')),2)
            if abs(a-r['total'])>.005: print('   row',r)
        if 'ending' in r:
            e=r.get('beginning',0)+r.get('debit',0)-r.get('credit',0)+r.get('activity',0)
            if abs(e-r['ending'])>.005: print('  row',r)
