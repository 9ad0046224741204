import json,glob,os
AVG={"pct_occ","sf","market","actual","rent_low","rent_high","pct_leased","other:Market Rent Per Bed","other:Contract Rent Per Bed","other:2nd Person Fee","other:Days Past Due"}
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p));assert os.path.exists('documents/'+t['name'])
    assert len(t['money'])==len(set(t['money']))
    bad=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,float) or isinstance(v,int):
                assert k in t['money'] or k in('beds','baths'),k
        n=sum(isinstance(v,(int,float)) for v in r.values()); 
        if n<1 or n>15: bad.append(('n',n,r))
    # sequential match: each total = sum of consecutive run of rows, or the grand
    R=t['rows'];pos=0
    for T in t['totals'][:-1]+[t['totals'][-1]]:
        last=T is t['totals'][-1]
        ks=[k for k in T if k!='label' and k not in AVG]
        cand=range(pos,len(R)) 
        ok=None
        opts=[(0,len(R))] if (last or T['label'].startswith('*** ')) else [(a,b) for b in range(1,len(R)+1) for a in range(b)]
        for a,b in opts:
            if all(abs(sum(r.get(k,0) for r in R[a:b])-T[k])<.006 for k in ks): ok=(a,b);break
        if not ok: bad.append((T['label'],{k:(round(sum(r.get(k,0) for r in R),2),T[k]) for k in ks} if last else ''))
    print(t['name'],t['kind'],len(R),len(t['totals']),'PLANTED' if t['planted'] else '',bad)
