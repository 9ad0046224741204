import json, glob, os, itertools
R='.'
for e in json.load(open(R+'/index.json')):
    t=json.load(open(f"{R}/truth/{e['file']}.json")); assert os.path.exists(f"{R}/documents/{e['file']}")
    s=t['statements'][0]; bad=[]
    for i,r in enumerate(s['rows']):
        assert len(r['values'])==len(s['columns'])
        if r['rowType'] in('SUBTOTAL','TOTAL'):
            it=r['footsFrom']['items']
            for c,name in enumerate(s['columns']):
                v=[s['rows'][j]['values'][c] or 0 for j in it]; tgt=r['values'][c] or 0
                if abs(sum(v)-tgt)<.006 or (len(v)==2 and abs(v[0]-v[1]-tgt)<.006): continue
                bad.append((i,r['label'],name,round(sum(v),2),tgt))
    print(e['documentType'],len(s['rows']),e['file'],list(s['keyTotals']),'PLANTED' if s['planted'] else '',bad)
    # T12 cross-foot
