import json,os,glob
H=os.path.dirname(os.path.abspath(__file__))
skip={'UM':{'beds','baths','sf','ami','gross','ua','net','pct_occ','market','actual','ltl'}}
for x in json.load(open(H+'/index.json')):
    assert os.path.exists(H+'/documents/'+x['file'])
    t=json.load(open(H+'/truth/'+os.path.splitext(x['file'])[0]+'.json')); bad=[]
    ks=[k for k in t['money'] if k not in skip.get(t['kind'],())]
    g=[q for q in t['totals'] if q['label'] not in('Trial balance check (should be nil)','Net (Income) Loss')]
    last=t['totals'][-1] if 'Harbeson' not in x['file'] else t['totals'][-2]
    for k in ks:
        a=sum(r.get(k) or 0 for r in t['rows']); b=last.get(k)
        if b is not None and abs(a-b)>.011: bad.append((last['label'],k,round(a,2),b))
    # subtotals: each total is a sum of a run of consecutive rows
    for q in g:
        n=len(t['rows']); ok=False
        for i in range(n):
            acc={k:0 for k in ks}
            for j in range(i,n):
                for k in ks: acc[k]+=t['rows'][j].get(k) or 0
                if all(abs(acc[k]-q[k])<.011 for k in ks if k in q and k!='deposit'): ok=True;break
            if ok: break
        if not ok: bad.append(q['label'])
    print(x['file'],len(t['rows']),len(t['totals']),(t['planted'] or {}).get('kind'),bad)
