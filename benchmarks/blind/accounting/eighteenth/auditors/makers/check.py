import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); rows=t['rows']; print(f,len(rows),len(t['totals']),t['planted'] and t['planted']['kind'])
    ks={k for r in rows+t['totals'] for k in r if isinstance(r[k],(int,float))}-{'beds','baths'}
    assert ks==set(t['money']),(ks^set(t['money']))
    g=[x for x in t['totals']]; skip={'ending %'}
    add=[k for k in t['money'] if not k.startswith('pct') and '%' not in k and k not in('sf','market','actual','rent_low','rent_high','other:Second Person Fee','ami','gross','ua','net')]
    for k in add:
        s=round(sum(r.get(k,0) for r in rows),2); cand=[x['label'] for x in g if abs(x.get(k,0)-s)<.006]
        if not cand: print('  no grand match',k,s,g[-1].get(k))
    # AR across
    if t['kind']=='AR':
        for r in rows+g:
            if 'total' in r:
                b=sum(v for k,v in r.items() if k[0] in'bm' and k[1].isdigit() or 'Prior' in k)
                if abs(b-r['total'])>.006: print('  cross',r)
