import json,glob,itertools
for f in sorted(glob.glob('truth/*.json')):
    for st in json.load(open(f))['statements']:
        R=st['rows'];bad=[]
        for i,q in enumerate(R):
            assert len(q['values'])==len(st['columns'])
            if 'footsFrom' in q:
                it=q['footsFrom']['items'];
                for c in range(len(st['columns'])):
                    v=[R[k]['values'][c] or 0 for k in it];t=q['values'][c] or 0
                    if abs(sum(v)-t)>.011:
                        sg=abs(v[0]-sum(v[1:])-t)<.011 or any(abs(v[0]+sum(s*x for s,x in zip(p,v[1:]))-t)<.011 for p in itertools.product((1,-1),repeat=len(v)-1) if len(v)<7)
                        if not sg:bad.append((q['label'],st['columns'][c],t,sum(v)))
        for k,v in st['keyTotals'].items():
            assert any(q['label']==v['label'] and q['values']==v['values'] for q in R)
        print(f[6:],st['title'],len(R),st['planted'] and st['planted']['kind'],{k:v['values'][0] for k,v in st['keyTotals'].items()},'BAD' if bad else 'ok',bad)
