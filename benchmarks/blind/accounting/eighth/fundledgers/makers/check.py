import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));assert os.path.exists('documents/'+t['name'])
    R=t['rows'];M=t['money'];used={k for r in R for k in r}
    assert all(k in used for k in M),(f,[k for k in M if k not in used])
    g=t['totals'][-1];bad=[]
    for k in M:
        s=sum(r.get(k,0) for r in R)
        sub=sum(x.get(k,0) for x in t['totals'][:-1])
        if abs(s-g.get(k,0))>.005: bad.append((k,round(s,2),g.get(k)))
    ns=[sum(isinstance(v,(int,float)) for v in r.values()) for r in R]
    keys=[tuple(v for v in r.values() if isinstance(v,str)) for r in R]
    print(t['name'],t['kind'],len(R),'rows',len(t['totals']),'tot; numbers',min(ns),max(ns),'dups',len(keys)-len(set(keys)),'\n   planted',t['planted'],'\n   off:',bad)
    if t['kind']=='TB' or t['kind']=='AR':
        for r in R:
            if 'beginning' in r: assert abs(r['beginning']+r.get('debit',0)-r.get('credit',0)-r['ending'])<.005
