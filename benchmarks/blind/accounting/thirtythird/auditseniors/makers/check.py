import json, glob, os
from common import *
ix = json.load(open(os.path.join(ROOT, 'index.json')))
for e in ix:
    assert os.path.exists(doc(e['file'])); t = json.load(open(os.path.join(ROOT, 'truth', os.path.splitext(e['file'])[0] + '.json')))
    assert t['name'] == os.path.splitext(e['file'])[0]
    bad = []
    txt = {'account','name','unit','resident','charge','status','date','invoice','type','beds','baths'}
    for r in t['rows'] + t['totals']:
        for k in r: assert k in t['money'] or k in txt or k == 'label', k
    avg = {'sf','pct_occ','market','market_sf','actual','actual_sf','other:Economic Occ %','pct_units'}
    S = {k: round(sum(r.get(k, 0) for r in t['rows']), 2) for k in t['money']}
    last = [x for x in t['totals'] if 'Net (inc' not in x['label']][-1]
    for k in t['money']:
        if k in avg: continue
        if (k in last or S[k]) and abs(last.get(k, 0) - S[k]) > .005: bad.append((k, S[k], last.get(k)))
    for r in t['rows']:
        if t['kind'] == 'AR':
            ks = [k for k in t['money'] if k in ('current','b31_60','b61_90','b91_120','b90','b120','m0','m1','m2','m3') or 'Aug' in k]
            x = sum(r.get(k, 0) for k in ks); o = r.get('delinquent', r.get('total', 0))
            if abs(x-o) > .005: bad.append((r['name'], x, o))
        if 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending']) > .005: bad.append(r)
    print(e['documentType'], e['file'], len(t['rows']), len(t['totals']), t['planted'], bad)
