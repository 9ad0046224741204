import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));rows=t['rows'];g=t['totals'][-1];bad=[]
    names={k for r in rows+t['totals'] for k,v in r.items() if not isinstance(v,str)}
    if names-set(t['money']) or set(t['money'])-names: bad.append(('names',names^set(t['money'])))
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in rows),2)
        if k in g and abs(s-g[k])>.005: bad.append((k,s,g[k]))
    if t['kind']=='AR':
        for r in rows:
            tk='total' if 'total' in t['money'] else 'unpaid'
            b=sum(v for k,v in r.items() if k[0] in'bm' and k[1:2].isdigit() or k in('current','other:PRIOR'))
            if abs(b-r.get(tk,0))>.005: bad.append((r['name'],b,r.get(tk)))
    print(t['name'],len(rows),len(t['totals']),t['planted'],bad)
