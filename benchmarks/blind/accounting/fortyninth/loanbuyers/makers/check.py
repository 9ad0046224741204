import json,glob,os
for e in json.load(open('index.json')):
    s=os.path.splitext(e['file'])[0]; t=json.load(open(f'truth/{s}.json')); assert os.path.exists('documents/'+e['file'])
    g=[x for x in t['totals'] if 'otal' in x['label'] or 'TOTAL' in x['label'] or 'All' in x['label'] or 'Combined' in x['label']][-1]
    bad=[]
    for k in t['money']:
        if k in g and k not in('pct_occ',):
            v=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(v-g[k])>.01: bad.append((k,v,g[k]))
    subs=[]
    if t['kind']=='AR':
        for r in t['rows']:
            if abs(sum(v for k,v in r.items() if k[:2] in('b0','b1','b3','b6','b9','m ') or k=='other:Older' )-r['total'])>.01: bad.append(r)
    if t['kind']=='TB' and 'activity' in t['money']:
        for r in t['rows']:
            if abs(r['beginning']+r['activity']-r['ending'])>.01: bad.append(r)
    print(e['file'],len(t['rows']),len(t['totals']),g['label'],bad,t['planted'])
    unk=[k for r in t['rows'] for k in r if isinstance(r[k],(int,float)) and k not in t['money']]
    assert not unk,unk
