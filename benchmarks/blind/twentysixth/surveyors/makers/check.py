import json,glob,os
ix=json.load(open('index.json'));print(len(ix),{d['file'] for d in ix}^set(os.listdir('documents')),{d['file']+'.json' for d in ix}^set(os.listdir('truth')))
for d in ix:
    T=json.load(open('truth/'+d['file']+'.json'))
    for s in T['statements']:
        R=s['rows'];bad=[]
        for r in R:
            assert len(r['values'])==len(s['columns']),r
            f=r.get('footsFrom')
            if f and r['rowType']!='HEADING':
                for c in range(len(s['columns'])):
                    vs=[R[i]['values'][c] or 0 for i in f['items']];v=r['values'][c] or 0
                    if not any(abs(x-v)<.011 for x in(sum(vs),vs[0]-sum(vs[1:]))):bad.append((r['label'],s['columns'][c],v,round(sum(vs),2)))
        print(d['file'][:30],d['documentType'],len(R),'rows',s['columns'][:3],'planted' if s['planted'] else '',{k:(v['label'][:25],v['values'][0]) for k,v in s['keyTotals'].items()},'BAD',bad)
