import json,glob,itertools,os
n=0
for e in json.load(open('index.json')):
    d=json.load(open('truth/'+e['file']+'.json')); assert os.path.exists('documents/'+e['file'])
    for s in d['statements']:
        n+=len(s['rows']); bad=[]
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                it=r['footsFrom']['items']; assert all(j<i for j in it)
                sg=[(1,)*len(it)]+(list(itertools.product((1,-1),repeat=len(it))) if len(it)<=3 else [])
                for c in range(len(s['columns'])):
                    v=[s['rows'][j]['values'][c] or 0 for j in it]; t=r['values'][c] or 0
                    if not any(abs(sum(a*b for a,b in zip(v,q))-t)<.006 for q in sg): bad.append((r['label'],s['columns'][c],sum(v),t))
        for k,t in s['keyTotals'].items(): 
            if any(x is None for x in t['values']): print('  null in',e['file'],k)
        print(e['file'],len(s['rows']),'planted' if s['planted'] else '',list(s['keyTotals']),bad)
print(n)
