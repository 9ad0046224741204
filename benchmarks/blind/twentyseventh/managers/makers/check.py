import json,glob,os
idx=json.load(open('index.json'));print(len(idx),len(os.listdir('documents')),len(os.listdir('truth')))
for e in idx:
    t=json.load(open('truth/'+e['file']+'.json'));assert os.path.exists('documents/'+e['file'])
    for s in t['statements']:
        bad=[]
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                for c in range(len(s['columns'])):
                    it=[s['rows'][k]['values'][c] or 0 for k in r['footsFrom']['items']]
                    v=r['values'][c] or 0
                    # any sign combination (variance columns and differences)
                    S={0.0}
                    if len(it)<=5:
                        for x in it:S={round(y+g*x,2) for y in S for g in(1,-1)}
                    else:S={round(sum(it),2)}
                    if not any(abs(v-y)<.006 for y in S):bad.append((r['label'],c,v,round(sum(it),2)))
        print(e['file'],len(s['rows']),list(s['keyTotals']),'PLANTED' if s['planted'] else '',bad)
        for k,x in s['keyTotals'].items(): print('    ',k,x['label'],x['values'][:5])
