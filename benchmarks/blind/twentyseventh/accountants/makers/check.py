import json,glob,os
idx=json.load(open('index.json'));print(len(idx),len(os.listdir('documents')),len(os.listdir('truth')))
for e in idx:
    d=json.load(open(f"truth/{e['file']}.json"))
    for s in d['statements']:
        R=s['rows'];bad=[]
        for i,r in enumerate(R):
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                it=r['footsFrom']['items'];assert all(q<i for q in it)
                for j,v in enumerate(r['values']):
                    a=[R[q]['values'][j] or 0 for q in it]
                    ok=any(abs(sum(x*(1 if not (m>>n)&1 else -1) for n,x in enumerate(a))-v)<.02 for m in ([0] if len(a)>4 else range(2**len(a))))
                    if not ok:bad.append((r['label'],s['columns'][j],v,sum(a)))
        print(e['file'],s['title'],len(R),e['documentType'],{k:v['values'][-1] for k,v in s['keyTotals'].items()},s['planted'],'BAD' if bad else '',bad[:4])
