import json,glob
for f in sorted(glob.glob('truth/*.json')):
    for s in json.load(open(f))['statements']:
        bad=[]
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for c in range(len(s['columns'])):
                    xs=[s['rows'][k]['values'][c] or 0 for k in it];t=r['values'][c] or 0
                    ok=any(abs(sum(x*(1 if (j==0 or not (b>>(j-1))&1) else -1) for j,x in enumerate(xs))-t)<.006 for b in range(1<<min(len(xs)-1,4)))
                    if not ok: bad.append((r['label'],s['columns'][c],sum(xs),t))
        for k,v in s['keyTotals'].items(): assert all(x is not None for x in v['values']),(f,k)
        print(f[6:],s['title'],len(s['rows']),list(s['keyTotals']),[ (k,v['values'][-1]) for k,v in s['keyTotals'].items()][-2:],s['planted'] and s['planted']['kind'],bad)
