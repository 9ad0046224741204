import json,glob,itertools,os
B=os.path.dirname(os.path.abspath(__file__))
ix=json.load(open(B+'/index.json'));print(len(ix))
for e in ix:
    f=e['file'];assert os.path.exists(f'{B}/documents/{f}');T=json.load(open(f'{B}/truth/{f}.json'))
    for s in T['statements']:
        R=s['rows'];bad=[]
        for r in R:
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' not in r: continue
            it=r['footsFrom']['items']
            for c,v in enumerate(r['values']):
                vs=[R[i]['values'][c] or 0 for i in it];v=v or 0
                ok=abs(sum(vs)-v)<.006 or (len(vs)<=4 and any(abs(vs[0]+sum(a*b for a,b in zip(sg,vs[1:]))-v)<.006 for sg in itertools.product((1,-1),repeat=len(vs)-1)))
                if not ok: bad.append((r['label'],s['columns'][c],v,round(sum(vs),2)))
        print(f,'|',s['title'],'|',len(R),list(s['keyTotals']),'PLANTED' if s['planted'] else '',bad)
