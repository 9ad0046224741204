import json,glob,itertools,openpyxl
for f in sorted(glob.glob('truth/*.json')):
    for s in json.load(open(f))['statements']:
        bad=0
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for c,v in enumerate(r['values']):
                    vs=[s['rows'][k]['values'][c] or 0 for k in it]
                    ok=abs(sum(vs)-v)<.01 or (len(it)<=4 and any(abs(vs[0]+sum(g*x for g,x in zip(gs,vs[1:]))-v)<.01 for gs in itertools.product((1,-1),repeat=len(it)-1)))
                    if not ok: bad+=1;print('  NOTIE',r['label'],s['columns'][c],v,sum(vs))
        print(f,s['title'],len(s['rows']),list(s['keyTotals']),'planted' if s['planted'] else '',bad)
w=openpyxl.load_workbook('documents/lockwell_storage_by_site_FY25.xlsx',data_only=True)['By site FY25']
t=json.load(open('truth/lockwell_storage_by_site_FY25.xlsx.json'))['statements'][0]
d={w.cell(y,1).value:[w.cell(y,c).value for c in range(3,11)] for y in range(6,60)}
print(all(d[r['label']]==r['values'] for r in t['rows']))
