import json,glob
for f in sorted(glob.glob('truth/*.json')):
    d=json.load(open(f)); rows,tots=d['rows'],d['totals']
    print(f,d['kind'],len(rows),len(tots),'planted' if d['planted'] else '')
    ks={k for r in rows+tots for k,v in r.items() if isinstance(v,(int,float))}-{'beds','baths'}
    assert ks==set(d['money']),(ks^set(d['money']))
    g=tots[-1]
    for k in d['money']:
        s=round(sum(r.get(k,0) for r in rows),2)
        if k in g and abs(s-g[k])>.005: print('   ',k,s,g[k])
    if d['kind']=='AR':
        for r in rows:
            s=round(sum(v for k,v in r.items() if k[0] in 'bm' and isinstance(v,(int,float)))+sum(v for k,v in r.items() if k=='other:STILL OPEN FROM JUNE & BEFORE'),2)
            if abs(s-r['total'])>.005: print('   row',r)
    if d['planted']: print('   P:',d['planted'])
