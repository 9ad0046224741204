import json,glob,os
docs={os.path.basename(p) for p in glob.glob('documents/*')}
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p));assert t['name'] in docs;docs.discard(t['name'])
    used=set(k for r in t['rows'] for k,v in r.items() if isinstance(v,(int,float)) and k not in('beds','baths'))
    print(t['name'],t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '')
    print('  unused',set(t['money'])-used,'extra',used-set(t['money']),'nums',min(sum(isinstance(v,(int,float)) for v in r.values()) for r in t['rows']),max(sum(isinstance(v,(int,float)) for v in r.values()) for r in t['rows']))
    g=t['totals'][-1]
    for k in t['money']:
        if k in g:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.005: print('   grand',k,s,g[k])
    # cross-foot
    for r in t['rows']+t['totals']:
        if 'total' in r:
            b=sum(v for k,v in r.items() if isinstance(v,(int,float)) and (k=='current' or k=='other:On Account (Unapplied)' or k[0] in 'bm' and k[1].isdigit()))
            if abs(b-r['total'])>.005: print('   xfoot',r)
    for i,g in enumerate(t['totals'][:-1]): pass
print('left',docs)
