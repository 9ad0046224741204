import json,glob,os
ix=json.load(open('index.json')); print(len(ix))
for e in ix:
    assert os.path.exists('documents/'+e['file'])
    for s in json.load(open('truth/'+e['file']+'.json'))['statements']:
        n=len(s['columns']); bad=[]
        for k,r in enumerate(s['rows']):
            assert len(r['values'])==n and r['label'],(e['file'],k)
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for c in range(n):
                    v=[s['rows'][i]['values'][c] or 0 for i in it]; t=r['values'][c] or 0
                    if abs(sum(v)-t)>.005 and abs(v[0]-sum(v[1:])-t)>.005 and abs(sum(v)+t)>.005: bad.append((k,r['label'],s['columns'][c],sum(v),t))
            if s['columns'][-1] in('Total','FY 2024') and r['values'][-1] is not None and r['label'] not in('Beginning cash','Ending cash'):
                if abs(sum(x or 0 for x in r['values'][:-1])-r['values'][-1])>.005: bad.append(('cross',k,r['label']))
        print(e['file'],s['title'],len(s['rows']),list(s['keyTotals']),'PLANTED' if s['planted'] else '',bad)
        if 'total_assets' in s['keyTotals']:
            K=s['keyTotals']; 
            for c in range(n): assert abs(K['total_assets']['values'][c]-K['total_liabilities']['values'][c]-K['total_equity']['values'][c])<.01
