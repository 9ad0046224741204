import json
AVG={'sf','actual','pct_units','pct_occ','other:VARIANCE %','other:Over (Under) %','other:Beds let %','label'}
for e in json.load(open('index.json')):
    t=json.load(open('truth/'+e['file'].rsplit('.',1)[0]+'.json'));bad=[]
    n=len(t['rows']);used=set();i=0
    for g in t['totals']:
        # find contiguous rows block start i..j or all rows, matching all additive columns
        ks=[k for k in g if k not in AVG]
        def ok(rs): return all(abs(sum(r.get(k,0) for r in rs)-g[k])<.02 for k in ks)
        hit=[(a,b) for a in range(n) for b in range(a+1,n+1) if ok(t['rows'][a:b])]
        if not hit: bad.append(g['label'])
    print(e['file'],'untied:',bad)
