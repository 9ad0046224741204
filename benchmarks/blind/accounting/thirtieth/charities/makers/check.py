import json,glob
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p)); print(t['name'],t['kind'],len(t['rows']),'rows',len(t['totals']),'totals', 'PLANTED '+t['planted']['what'] if t['planted'] else '')
    for k in t['rows'][0:1]+t['totals'][-1:]: print('   ',k)
    g=t['totals'][-1]
    for m in t['money']:
        if m in g:
            s=sum(r.get(m,0) for r in t['rows'])
            if abs(s-g[m])>.006: print('   diff',m,round(s,2),g[m])
    ks={k for r in t['rows']+t['totals'] for k in r}
    assert ks-set(t['money'])<= {'account','name','label','property','unit','resident','status','charge','invoice','date','type','beds','baths'},ks
    for m in t['money']: assert any(m in r for r in t['rows']),m
