import json, glob, os
from common import ROOT
AVG = {'market', 'market_sf', 'actual', 'pct_occ', 'sf', 'other:% Occ SF', 'other:Rate per Month Avg. Care Fee'}
for e in json.load(open(ROOT + '/index.json')):
    t = json.load(open(f"{ROOT}/truth/{e['file'].rsplit('.',1)[0]}.json")); assert os.path.exists(f"{ROOT}/documents/{e['file']}")
    R = t['rows']; g = t['totals'][-1]; subs = t['totals'][:-1]; off = []
    assert all(r.get('name') or r.get('type') for r in R)
    for k in t['money']:
        if k in AVG or k not in g: continue
        s = sum(r.get(k, 0) for r in R)
        if abs(s - g[k]) > .01: off.append((k, round(s, 2), g[k]))
        if len(subs) > 3 and e['documentType'] != 'UNIT_MIX':
            ss = sum(x.get(k, 0) for x in subs)
            if abs(ss - g[k]) > .01: off.append(('sub', k, round(ss, 2), g[k]))
    for r in R + t['totals']:
        if t['kind'] == 'AR':
            b = [k for k in t['money'] if k[:2] in ('b0', 'b3', 'b6', 'b9', 'b1', 'm0', 'm1', 'm2', 'm3') or k in ('prepaid', 'other:Prior')]
            if abs(sum(r.get(k, 0) for k in b) - r['total']) > .01: off.append(('cross', r))
        if t['kind'] == 'TB' and 'ending' in r and abs(r['beginning'] + r.get('debit', 0) - r.get('credit', 0) - r['ending']) > .01: off.append(('cross', r))
        if 'vacant' in r and 'down' in r: assert r['units'] == r['occupied'] + r['vacant'] + r['down']
    print(e['file'], len(R), len(t['totals']), 'PLANTED' if t['planted'] else '', off)
