import json,glob
for p in sorted(glob.glob('./truth/*.json')):
    t=json.load(open(p)); print('==',t['name'],t['kind'],len(t['rows']),'rows',len(t['totals']),'totals',t['planted'] and t['planted']['kind'])
    extra={k for r in t['rows'] for k in r}-set(t['money'])-{'account','name','property','unit','resident','charge','date','invoice','type','desc'}
    if extra: print('extra',extra)
    bl=t['totals'][-1] if not t['name'].startswith('brighton') else [x for x in t['totals'] if x['label']=='All shareholders'][0]
    for k in t['money']:
        if k in bl:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-bl[k])>.006: print('  diff',k,s,bl[k])
    for r in t['rows']:
        if t['kind']=='AR' and t['name'][0] in 'bm':
            assert abs(sum(v for k,v in r.items() if k[0]=='b' or k=='current')-r['total'])<.01,r
        if 'quay' in t['name']: assert abs(sum(r.get(k,0) for k in t['money'][1:8])-r['total'])<.01
        if 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.01: print('  row',r)
