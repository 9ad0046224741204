import json,glob,itertools,os
ix={e['file'] for e in json.load(open('index.json'))}
assert ix==set(os.listdir('documents')),ix
for p in sorted(glob.glob('truth/*.json')):
    d=json.load(open(p))
    for s in d['statements']:
        bad=[]; n=len(s['columns'])
        for r in s['rows']:
            assert len(r['values'])==n
            if 'footsFrom' in r:
                it=[s['rows'][i]['values'] for i in r['footsFrom']['items']]
                best=None
                cands=[[1]*len(it),[1]+[-1]*(len(it)-1)]
                if len(it)==3: cands+= [[1,1,-1]]
                for k in range(n):
                    if not any(abs(sum(g*(v[k] or 0) for g,v in zip(c,it))-(r['values'][k] or 0))<.006 for c in cands): bad.append((r['label'],s['columns'][k]))
        for k,v in s['keyTotals'].items():
            assert any(r['label']==v['label'] and r['values']==v['values'] for r in s['rows'])
            assert None not in v['values'],(p,k)
        print(p[6:],s['title'],len(s['rows']),list(s['keyTotals']),s['planted'] and s['planted']['what'],bad)
