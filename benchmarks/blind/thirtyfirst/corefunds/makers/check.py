import json, itertools
from core import ROOT, DOCS, TRUTH
idx = json.loads((ROOT/'index.json').read_text()); print(len(idx), 'docs')
for d in idx:
    assert (DOCS/d['file']).exists(), d
    for s in json.loads((TRUTH/(d['file']+'.json')).read_text())['statements']:
        n = len(s['columns']); bad = 0
        for i, r in enumerate(s['rows']):
            assert len(r['values']) == n and r['label'].strip() == r['label'] and r['label'], r
            if 'footsFrom' in r:
                it = r['footsFrom']['items']; assert it
                for c in range(n):
                    v = r['values'][c] or 0; a = [s['rows'][k]['values'][c] or 0 for k in it]
                    if abs(sum(a)-v) > .004 and abs(a[0]-sum(a[1:])-v) > .004: bad += 1; print('   off', r['label'], s['columns'][c], v)
        print(d['file'], d['documentType'], len(s['rows']), 'rows', n, 'cols', list(s['keyTotals']), 'bad', bad, 'PLANTED' if s['planted'] else '')
