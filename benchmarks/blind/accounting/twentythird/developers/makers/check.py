import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); R=t['rows'];T=t['totals']; print(t['name'],t['kind'],len(R),len(T),t['planted'])
    for q in R+T:
        for k in q:
            assert k in t['money'] or k in('account','name','label','property','unit','resident','status','charge','invoice','date','type'),k
    g=T[-1]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in R),2)
        if k in g and abs(s-g[k])>.005: print('   ',k,s,g[k])
    if t['kind']=='AR':
        ages=[k for k in t['money'] if k[0] in 'bm' or k=='current' or 'Month' in k or 'Older' in k or 'prior' in k]
        for q in R+T:
            if abs(sum(q.get(k,0) for k in ages)-q['total'])>.005: print('   crossfoot',q)
        if any('Net' in k for k in t['money']):
            n=[k for k in t['money'] if 'Net' in k][0]
            for q in R+T: assert abs(q['total']-abs(q.get('prepaid',0))-q[n])<.01
    # sub totals sum
    sub=[q for q in T[:-1]]
    if t['kind']=='AR' and R and 'property' in R[0]:
        for p in {r['property'] for r in R}:
            o=[q for q in T if p in q['label']][0]
            for k in t['money']:
                s=round(sum(r.get(k,0) for r in R if r['property']==p),2)
                if k in o and abs(s-o[k])>.005: print('   sub',p,k,s,o[k])
    if t['kind']=='AR' and 'invoice' in R[0]:
        for p in {r['name'] for r in R}:
            o=[q for q in T if q['label']=="Total "+p][0]
            for k in t['money']:
                s=round(sum(r.get(k,0) for r in R if r['name']==p),2)
                if abs(s-o.get(k,0))>.005: print('   blk',p,k,s,o.get(k))
