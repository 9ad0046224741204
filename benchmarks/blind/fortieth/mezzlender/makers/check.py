import json,glob,itertools,os
for e in json.load(open('index.json')):
    assert os.path.exists('documents/'+e['file'])
    t=json.load(open(f"truth/{e['file']}.json"));bad=[]
    for s in t['statements']:
        for r in s['rows']:
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for c in range(len(s['columns'])):
                    v=[s['rows'][i]['values'][c] or 0 for i in it];T=r['values'][c] or 0
                    ok=abs(sum(v)-T)<.02
                    if not ok:
                        # one leading positive, tail negative, or any signs for few
                        ok=any(abs(sum(a*b for a,b in zip(v,g))-T)<.02 for g in ([1]*k+[-1]*(len(v)-k) for k in range(len(v)+1)))
                    if not ok: bad.append((r['label'],s['columns'][c],round(sum(v)-T,2)))
        print(e['file'][:32],s['title'][:30],len(s['rows']),list(s['keyTotals']),'PLANTED '+s['planted']['what'] if s['planted'] else '')
    if bad: print('   BAD',bad)
