import json,glob
for f in sorted(glob.glob('truth/*.json')):
    d=json.load(open(f)); R=d['rows']; T=d['totals']; print(d['name'],d['kind'],len(R),len(T),'PLANTED '+d['planted']['kind'] if d['planted'] else '')
    allk={k for r in R+T for k in r}-{'account','name','label','type','beds','baths','property','unit','resident','status','charge','invoice','date'}
    if allk!=set(d['money']): print('  money mismatch',allk^set(d['money']))
    for t in T[-1:]:
        for k in d['money']:
            s=sum(r.get(k,0) for r in R)
            if abs(s-t.get(k,0))>.005: print('  grand',k,round(s,2),t.get(k))
    if d['kind']=='AR':
        for r in R+T:
            s=sum(r.get(k,0) for k in d['money'][:d['money'].index('total')])
            if abs(s-r['total'])>.005: print('  xfoot',r.get('name',r.get('label')),round(s,2),r['total'])
    if d['kind']=='TB':
        for r in R+T:
            if 'ending' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: print('x',r)
