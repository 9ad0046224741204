import json, pathlib, itertools
root = pathlib.Path(__file__).resolve().parent.parent
for e in json.load(open(root / 'index.json')):
    assert (root / 'documents' / e['file']).exists()
    for s in json.load(open(root / 'truth' / (e['file'] + '.json')))['statements']:
        bad = []; n = 0
        for k, r in enumerate(s['rows']):
            assert r['label'] and len(r['values']) == len(s['columns'])
            if r['rowType'] in ('SUBTOTAL', 'TOTAL'): assert r.get('footsFrom'), r['label']
            if 'footsFrom' not in r: continue
            it = r['footsFrom']['items']
            for c, v in enumerate(r['values']):
                a = [s['rows'][i]['values'][c] or 0 for i in it]; n += 1
                ok = abs(sum(a) - (v or 0)) < .005 or (len(a) <= 4 and any(abs(sum(x * y for x, y in zip(a, sg)) - (v or 0)) < .005 for sg in itertools.product((1, -1), repeat=len(a)) if sg[0] == 1))
                if not ok: bad.append((r['label'], s['columns'][c], v, round(sum(a), 2)))
        # last column = sum of months
        if e['documentType'].endswith('T12'):
            for r in s['rows']:
                v = r['values']
                if v[-1] is None: continue
                m = sum((v[i] or 0) for i, c in enumerate(s['columns'][:-1]) if not c.startswith('Q'))
                if abs(m - v[-1]) > .005: bad.append(('cross', r['label'], v[-1], round(m, 2)))
        print(e['file'], len(s['rows']), 'rows', n, 'sums', list(s['keyTotals']), 'planted' if s['planted'] else '', bad)
