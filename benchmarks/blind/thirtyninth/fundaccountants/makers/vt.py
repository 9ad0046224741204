import json,glob
for e in json.load(open('index.json')):
    t=json.load(open('truth/'+e['file']+'.json'))
    for st in t['statements']:
        n=len(st['columns']); bad=0; msgs=[]
        tax=[i for i,c in enumerate(st['columns'])]
        for r in st['rows']:
            assert len(r['values'])==n
            assert (r['rowType']=='HEADING')==all(v is None for v in r['values']) , r
            if 'footsFrom' in r:
                it=r['footsFrom']['items']; 
                for c in range(n):
                    x=[st['rows'][i]['values'][c] or 0 for i in it]; tv=r['values'][c] or 0
                    ok=abs(sum(x)-tv)<.006
                    if not ok and len(x)<=6:
                        import itertools
                        ok=any(abs(sum(a*b for a,b in zip(sg,x))-tv)<.006 for sg in itertools.product((1,-1),repeat=len(x)))
                    if not ok: msgs.append((r['label'],st['columns'][c]))
        # row totals
        for r in st['rows']:
            if n>=13 and r['rowType']!='HEADING' and any(k in st['columns'][12] for k in('Total','TTM','T12')):
                if abs(sum(v or 0 for v in r['values'][:12])-(r['values'][12] or 0))>.006: msgs.append(('rowsum',r['label']))
        used={i for r in st['rows'] if 'footsFrom' in r for i in r['footsFrom']['items']}
        orphan=[r['label'] for i,r in enumerate(st['rows']) if r['rowType']=='LINE' and i not in used]
        print(e['file'],st['propertyName'],st['sheet'],st['page'],n,len(st['rows']),'PLANTED '+st['planted']['kind'] if st['planted'] else '',msgs,orphan,list(st['keyTotals']))
