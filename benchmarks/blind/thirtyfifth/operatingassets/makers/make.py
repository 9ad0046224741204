import sys,os,json,glob,importlib
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from makers import core
for d in (core.DOC,core.TR,os.path.join(core.ROOT,'check')):
    os.makedirs(d,exist_ok=True)
    for f in glob.glob(os.path.join(d,'*')): os.remove(f)
for i in range(1,13): importlib.import_module(f'makers.d{i:02d}').make()
json.dump(core.INDEX,open(os.path.join(core.ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)
# checks
for e in core.INDEX:
    n=os.path.basename(e['file']); T=json.load(open(os.path.join(core.TR,n+'.json')))
    assert os.path.exists(os.path.join(core.DOC,n))
    for s in T['statements']:
        bad=[]
        for k,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                for c in range(len(s['columns'])):
                    it=[s['rows'][i]['values'][c] or 0 for i in r['footsFrom']['items']]; t=r['values'][c] or 0
                    # either all plus, or first plus rest minus, or any sign choice
                    S={0}
                    ok=abs(sum(it)-t)<.006 or (len(it)<6 and any(abs(sum((1 if m>>j&1 else -1)*x for j,x in enumerate(it))-t)<.006 for m in range(1<<len(it))))
                    if not ok: bad.append((r['label'],s['columns'][c],t,sum(it)))
        print(n,s['sheet'],len(s['rows']),'rows',list(s['keyTotals']),'PLANTED '+s['planted']['what'] if s['planted'] else '',bad)
