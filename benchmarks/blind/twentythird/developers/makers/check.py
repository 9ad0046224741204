import json,glob,itertools
for f in sorted(glob.glob('truth/*.json')):
    d=json.load(open(f))
    for s in d['statements']:
        n=len(s['columns']);bad=[];R=s['rows']
        for i,r in enumerate(R):
            assert len(r['values'])==n,(f,r)
            if 'footsFrom' not in r: continue
            it=r['footsFrom']['items'];g=lambda q,c:R[q]['values'][c] or 0
            def miss(sg): return [c for c in range(n) if abs(sum(k*g(q,c) for k,q in zip(sg,it))-(r['values'][c] or 0))>.011]
            sgs=[(1,)*len(it)]
            if len(it)<=5: sgs=list(itertools.product((1,-1),repeat=len(it)))
            m=min((miss(z) for z in sgs),key=len)
            if m: bad.append((r['label'],[s['columns'][c] for c in m]))
        for k,v in s['keyTotals'].items(): assert any(v['label']==r['label'] and v['values']==r['values'] for r in R)
        print(f[6:],s['title'],len(R),n,list(s['keyTotals']),'PLANTED' if s['planted'] else '',bad)
print(len(json.load(open('index.json'))))
