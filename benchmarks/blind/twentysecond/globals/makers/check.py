import json,glob,os
B='./'; ix=json.load(open(B+'index.json'))
assert len(ix)==12==len(os.listdir(B+'documents'))
for e in ix:
    d=json.load(open(B+'truth/'+e['file']+'.json')); assert os.path.exists(B+'documents/'+e['file'])
    for s in d['statements']:
        bad=[]
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' not in r: continue
            it=r['footsFrom']['items']
            import itertools
            for c in range(len(s['columns'])):
                vs=[s['rows'][k]['values'][c] or 0 for k in it]; t=r['values'][c]
                ok=any(abs(sum(v*g for v,g in zip(vs,sg))-t)<.006 for sg in ([1]*len(vs),[1]+[-1]*(len(vs)-1)))
                if not ok: bad.append((r['label'],s['columns'][c],sum(vs),t))
        print(e['file'],s['title'],len(s['rows']),list(s['keyTotals']),bool(s['planted']),bad)
