import json,glob,itertools
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); 
    for s in t['statements']:
        R=s['rows'];n=len(s['columns']);bad=[];ft=0
        for i,r in enumerate(R):
            assert len(r['values'])==n and r['label'].strip()==r['label'],r
            it=r.get('footsFrom',{}).get('items')
            if r['rowType'] in('SUBTOTAL','TOTAL') and not it: print('nofoot',f,r['label'])
            if not it: continue
            ft+=1; sgs=None
            for c in range(n):
                vs=[R[j]['values'][c] for j in it]; x=r['values'][c]
                if x is None and all(v is None for v in vs): continue
                ok=any(abs(sum((v or 0)*g for v,g in zip(vs,sg))-(x or 0))<.011 for sg in ([1]*len(vs),[1]+[-1]*(len(vs)-1)))
                if not ok and len(vs)<8: ok=any(abs(sum((v or 0)*g for v,g in zip(vs,sg))-(x or 0))<.011 for sg in itertools.product([1,-1],repeat=len(vs)))
                if not ok: bad.append((r['label'],s['columns'][c]))
        print(f[6:],s['sheet'],s['page'],len(R),'rows',n,'cols',ft,'sums','PLANTED '+s['planted']['kind'] if s['planted'] else '','BAD' if bad else 'ok',bad[:5], list(s['keyTotals']))
