import json, glob, os, re, subprocess
from openpyxl import load_workbook
from common import *
AVG = {'sf','actual','actual_sf','market','market_sf','net','pct_occ','pct_leased'}
for f in sorted(glob.glob(TR + '/*.json')):
    t = json.load(open(f)); p = os.path.join(DOC, t['name']); assert os.path.exists(p)
    print('==', t['kind'], t['name'], len(t['rows']), 'rows', len(t['totals']), 'totals', t['planted'] and t['planted']['kind'])
    ks = set(t['money'])
    for x in t['rows'] + t['totals']:
        nums = [k for k, v in x.items() if isinstance(v, (int, float)) and k not in ('beds', 'baths')]
        assert set(nums) <= ks, (set(nums) - ks)
        if x in t['rows']: assert 2 <= len(nums) <= 15, x
    # each total line = sum of a contiguous run of rows (or of all / of one charge), in every additive column
    R = t['rows']
    for T in t['totals']:
        K = [k for k in T if k != 'label' and k not in AVG]
        def s(L, k): return round(sum(x.get(k, 0) for x in L), 2)
        best = 99; 
        for i in range(len(R)):
            for j in range(i + 1, len(R) + 1):
                bad = [k for k in K if abs(s(R[i:j], k) - T[k]) > (.11 if k == 'pct_units' else .004)]
                if len(bad) < best: best, bb, w = len(bad), bad, (i, j)
        if best:
            for c in {x.get('charge') for x in R}:
                if all(abs(s([x for x in R if x.get('charge') == c], k) - T[k]) < .004 for k in K): best = 0
        if best: print('  no tie', T['label'], bb, w)
    if t['kind'] == 'AR':
        for x in R:
            ag = [k for k in t['money'] if (k[0] in 'bm' or k in ('current', 'other:Older', 'other:Unallocated Cash', 'prepaid'))]
            if abs(sum(x.get(k, 0) for k in ag) - x['total']) > .004: print('  crossfoot', x)
    if t['kind'] == 'TB' and 'beginning' in ks:
        for x in R:
            e = x.get('beginning', 0) + x.get('debit', 0) - x.get('credit', 0) + x.get('activity', 0)
            if abs(e - x.get('ending', 0)) > .004: print('  roll', x)
    if p.endswith('pdf'):
        txt = subprocess.run(['pdftotext', '-layout', p, '-'], capture_output=True, text=True).stdout.replace(',', '')
        toks = set(re.findall(r'\d+(?:\.\d+)?', txt))
        has = lambda v: any(q in toks for q in (f'{abs(v):.2f}', f'{abs(v):.1f}', f'{abs(v):g}'))
    else:
        vals = set()
        for r in load_workbook(p).worksheets[0].iter_rows(values_only=True): vals |= {round(c, 4) for c in r if isinstance(c, (int, float))}
        has = lambda v: round(v, 4) in vals or round(v / 100, 4) in vals
    for x in R + t['totals']:
        for k, v in x.items():
            if isinstance(v, (int, float)) and not has(v): print('  not printed', k, v, x.get('label') or x)
