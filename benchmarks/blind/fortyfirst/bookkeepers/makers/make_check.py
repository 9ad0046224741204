import json,os
H=os.path.dirname(os.path.abspath(__file__)); tot=0
for e in json.load(open(H+'/index.json')):
    st=json.load(open(f"{H}/truth/{e['file']}.json"))['statements'][0]; assert os.path.exists(f"{H}/documents/{e['file']}")
    R=st['rows']; bad=[]
    for r in R:
        assert len(r['values'])==len(st['columns'])
        if 'footsFrom' in r:
            for c,v in enumerate(r['values']):
                if v is None: continue
                a=[R[i]['values'][c] or 0 for i in r['footsFrom']['items']]
                import itertools
                ok=any(abs(sum(s*x for s,x in zip(sg,a))-v)<.006 for sg in ([(1,)*len(a)]+([q for q in itertools.product((1,-1),repeat=len(a))] if len(a)<4 else [])))
                if not ok: bad.append((r['label'],st['columns'][c],sum(a),v))
        if 'Total' in st['columns'][-1:] or st['columns'][-1] in('TOTAL','YEAR'):
            if r['values'][-1] is not None and abs(sum(x or 0 for x in r['values'][:-1])-r['values'][-1])>.006: bad.append((r['label'],'crossfoot'))
    n=sum(r['rowType']!='HEADING' for r in R); tot+=n
    print(e['file'],n,st['planted'] and st['planted']['kind'],{k:v['values'][-1] for k,v in st['keyTotals'].items()},bad)
print(tot)
