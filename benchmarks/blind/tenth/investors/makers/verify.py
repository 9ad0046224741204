import json, itertools, os
ix = json.load(open('../index.json')); print(len(ix))
for e in ix:
    assert os.path.exists('../documents/'+e['file']); d = json.load(open('../truth/'+e['file']+'.json'))
    for s in d['statements']:
        n = len(s['columns']); bad = []
        for r in s['rows']:
            assert len(r['values']) == n
            if 'footsFrom' in r:
                it = r['footsFrom']['items']
                for c in range(n):
                    t = r['values'][c]
                    if t is None: continue
                    a = [s['rows'][i]['values'][c] or 0 for i in it]
                    if abs(sum(a)-t) < .006: continue
                    if len(a) <= 4 and any(abs(a[0]+sum(x*g for x, g in zip(a[1:], sg))-t) < .006 for sg in itertools.product((1, -1), repeat=len(a)-1)): continue
                    bad.append((r['label'], s['columns'][c], t, round(sum(a), 2)))
        if 'Total' in ' '.join(s['columns']) and n == 15:
            for r in s['rows']:
                v = r['values']
                if v[0] is not None and abs(sum(v[:12])-v[12]) > .01: bad.append(('row', r['label']))
        for k, x in s['keyTotals'].items(): assert all(v is not None for v in x['values'])
        print(e['file'], len(s['rows']), s['page'], s['sheet'], list(s['keyTotals']), 'PLANTED' if s['planted'] else '', bad)
