import json, itertools
from kit import *
idx=json.loads((ROOT/'index.json').read_text()); tot=0
assert {e['file'] for e in idx}=={p.name for p in DOCS.iterdir()}=={p.name[:-5] for p in TRUTH.iterdir()}
for e in idx:
    t=json.loads((TRUTH/(e['file']+'.json')).read_text())['statements'][0]; R=t['rows']; tot+=len(R); bad=[]; nf=0
    for r in R:
        assert len(r['values'])==len(t['columns'])
        if r['rowType'] in('SUBTOTAL','TOTAL'): assert 'footsFrom' in r,r['label']
        if 'footsFrom' not in r: continue
        it=r['footsFrom']['items']
        for c in range(len(t['columns'])):
            nf+=1; v=[R[i]['values'][c] or 0 for i in it]; w=r['values'][c] or 0
            ok=abs(sum(v)-w)<.006 or (len(v)>1 and abs(v[0]-sum(v[1:])-w)<.006)
            if not ok: bad.append((r['label'],t['columns'][c],w,round(sum(v),2)))
    for k,v in t['keyTotals'].items(): assert len(v['values'])==len(t['columns'])
    print(e['file'],len(R),e['documentType'],nf,'planted' if t['planted'] else '',bad[:4],len(bad))
print(len(idx),tot)
