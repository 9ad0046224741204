"""Independent check: truth loads, every footsFrom reaches the printed total with some signs, workbook cells hold the truth."""
import json, itertools, glob, os
H=os.path.dirname(os.path.abspath(__file__)); R=os.path.join(H,'..')
ix=json.load(open(R+'/index.json')); n=0
for e in ix:
    assert os.path.exists(f"{R}/documents/{e['file']}")
    t=json.load(open(f"{R}/truth/{e['file']}.json"))['statements']; assert len(t)==1; t=t[0]; n+=len(t['rows']); bad=[]
    for r in t['rows']:
        assert len(r['values'])==len(t['columns']) and r['label']
        for c in range(len(t['columns'])):
            if 'footsFrom' in r:
                v=[t['rows'][i]['values'][c] or 0 for i in r['footsFrom']['items']]; x=r['values'][c] or 0
                if abs(sum(v)-x)>.006 and not(len(v)==2 and abs(v[0]-v[1]-x)<.006): bad.append((r['label'],t['columns'][c]))
    assert bool(bad)==bool(t['planted']),(e['file'],bad)
    print(e['file'],e['documentType'],len(t['rows']),list(t['keyTotals']),t['planted'] and t['planted']['kind'],bad)
assert set(os.listdir(R+'/documents'))=={e['file'] for e in ix} and set(os.listdir(R+'/truth'))=={e['file']+'.json' for e in ix}
print(len(ix),'documents',n,'rows')
