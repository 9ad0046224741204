import json,glob,os
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p));g=t['totals'][-1] if 'check' not in t['totals'][-1]['label'] else t['totals'][-1]
    bad=[(k,round(sum(r.get(k,0) for r in t['rows']),2),g[k]) for k in t['money'] if k in g and k not in('sf','market','actual','pct_occ') and abs(sum(r.get(k,0) for r in t['rows'])-g[k])>.005]
    miss={k for r in t['rows'] for k in r if isinstance(r[k],(int,float))}-set(t['money'])
    print(t['name'],len(t['rows']),'BAD' if bad else 'ok',bad,'planted' if t['planted'] else '',miss)
i=json.load(open('index.json'));print(len(i),all(os.path.exists('documents/'+e['file']) for e in i))
