import json, glob, os
from common import ROOT
AVG = {'sf', 'market', 'actual', 'ltl', 'pct_occ', 'pct_leased', 'other:Avg. Annual Rate', 'other:Rate Per LF'}
for p in sorted(glob.glob(ROOT+'/truth/*.json')):
    d = json.load(open(p)); R, T = d['rows'], d['totals']; assert os.path.exists(ROOT+'/documents/'+d['name'])
    for x in R+T: assert all(k in d['money'] or k in ('account','name','property','unit','resident','charge','status','date','invoice','type','code','label') for k in x), x
    cols = [m for m in d['money'] if m not in AVG]
    bad = []
    S = lambda rows, m: round(sum(r.get(m, 0) for r in rows), 2)
    tol = lambda m: .35 if m.startswith('pct') else .005
    # consecutive subtotal matching: find split of rows such that each subtotal takes the next block
    i = 0; Tn = [t for t in T if not any(w in t['label'].upper() for w in ('GRAND', 'REPORT TOTAL', 'ALL LOOPS', 'PORTFOLIO', 'NET (INCOME)')) and t['label'] not in ('TOTAL', 'Total', 'TOTAL / WEIGHTED AVG.')]
    for t in Tn:
        ok = None
        for j in range(i+1, len(R)+1):
            if all(abs(S(R[i:j], m) - t.get(m, 0)) <= tol(m) for m in cols if m in t or m not in AVG): ok = j  # longest
        if ok: i = ok
        else: bad.append(t['label'] + f' after row {i}: {R[i]}' ); i = None; break
    g = T[-1] if 'NET' not in T[-1]['label'].upper() else None
    gb = [(m, S(R, m), g.get(m)) for m in cols if g and abs(S(R, m)-g.get(m, 0)) > tol(m)]
    print(d['name'], d['kind'], len(R), 'rows', len(T), 'totals', 'sub-bad', bad, 'grand-bad', gb, '| planted', d['planted'])
