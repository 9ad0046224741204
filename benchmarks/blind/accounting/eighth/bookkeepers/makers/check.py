import json,glob,os
import collections
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));assert os.path.exists('documents/'+t['name'])
    M=t['money'];assert len(set(M))==len(M)
    for x in t['rows']+t['totals']:
        for k,v in x.items():
            if k not in('account','name','property','unit','resident','charge','status','date','type','beds','baths','label'): assert k in M,(f,k)
    for x in t['rows']:
        n=sum(isinstance(v,(int,float)) for v in x.values())
        if not 2<=n<=15: print('  few',n,x)
    G=t['totals'][-1];bad=[]
    for k in M:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in G and abs(s-G[k])>.005: bad.append((k,s,G[k]))
    print(t['name'],t['kind'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '',bad)
    # subtotals (non carried) add to grand
    sub=[x for x in t['totals'][:-1] if not x['label'].startswith(('Carried','Brought','Property total','PORT'))]
    for k in M:
        s=round(sum(r.get(k,0) for r in sub),2)
        if k in G and abs(s-G[k])>.005: print('   sub',k,s,G[k])
