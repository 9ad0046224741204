"""Truth loads; grand totals tie to rows; numbers of every row and total stand in the document's text."""
import json, glob, os, re, subprocess
from common import *
GRAND = {'GLR': 'PROJECT TOTAL', 'Tri': 'Total', 'Fen': 'Totals', 'Del': 'Property total', 'AR ': 'GRAND TOTAL', 'eas': 'TOTAL SUBSIDY', 'Can': 'TOTAL RES', 'Fou': 'Total / W', 'Uni': 'All Prop'}
AVG = {'beds','baths','ami','sf','gross','ua','net','market','market_sf','actual','actual_sf','ltl','pct_occ','pct_leased'}
for f in sorted(glob.glob(TRUTH + '/*.json')):
    t = json.load(open(f)); assert os.path.exists(os.path.join(DOCS, t['name'])); g = [x for x in t['totals'] if x['label'].startswith(GRAND[t['name'][:3]])][-1]
    print(t['name'], t['kind'], len(t['rows']), 'rows', len(t['totals']), 'totals', t['planted'] and t['planted']['kind'])
    bad = set(k for x in t['rows'] + t['totals'] for k in x) - set(t['money']) - set('account name property unit resident charge status date invoice type code label'.split()); assert not bad, bad
    for k in t['money']:
        if k in AVG: continue
        s = r2(sum(x.get(k, 0) for x in t['rows']))
        if abs(s - g.get(k, 0)) > .01: print('   differs', k, s, g.get(k, 0))
    for x in t['rows'] + t['totals']:
        if t['kind'] == 'AR' and 'other:TENANT 0-30' in t['money']:
            assert abs(x.get('other:TENANT Total Tenant', 0) + x.get('other:SUBSIDY Total Subsidy', 0) - x.get('total', 0)) < .01
        if 'b90' in t['money'] and abs(sum(x[k] for k in ('b0_30','b31_60','b61_90','b90')) - x['total']) > .01: print('   row off', x['unit'], x['charge'])
        if 'activity' in t['money']: assert abs(x['beginning'] + x['activity'] - x['ending']) < .01
    if t['name'].endswith('pdf'):
        txt = subprocess.run(['pdftotext', '-layout', os.path.join(DOCS, t['name']), '-'], capture_output=True, text=True).stdout
        have = {}
        for m in re.findall(r'\d*[\d,]*\.?\d+', txt): 
            v = float(m.replace(',', '') or 0); have[v] = have.get(v, 0) + 1
        need = {}
        for x in t['rows'] + t['totals']:
            for k in t['money']:
                if k in x: need[abs(float(x[k]))] = need.get(abs(float(x[k])), 0) + 1
        miss = {v: (n, have.get(v, 0)) for v, n in need.items() if have.get(v, 0) < n}; print('   missing', miss)
