import json,glob,os
AVG={'sf','market','actual','market_sf','pct_occ','pct_leased','ami','gross','ua','net'}
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));assert os.path.exists('documents/'+t['name']);R=t['rows'];bad=[]
    names=t['money']
    for r in R+t['totals']:
        assert all(k in names or isinstance(v,str) or k in('beds','baths') for k,v in r.items()),r
    for r in R:
        n=sum(k in names for k in r);assert 2<=n<=15,(n,r)
    add=[c for c in names if c not in AVG]
    pre={c:[0] for c in add}
    for r in R:
        for c in add: pre[c].append(round(pre[c][-1]+r.get(c,0),2))
    for tt in t['totals']:
        cs=[c for c in add if c in tt]; best=None
        for i in range(len(R)):
            for j in range(i+1,len(R)+1):
                miss=[c for c in add if abs(pre[c][j]-pre[c][i]-tt.get(c,0))>.005]
                if best is None or len(miss)<len(best): best=miss
        if best: bad.append((tt['label'],best))
    print(t['name'],t['kind'],len(R),len(t['totals']),t['planted'],'BAD' if bad else 'ok',bad)
