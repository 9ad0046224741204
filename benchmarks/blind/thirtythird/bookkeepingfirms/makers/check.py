import json, glob, os, itertools
R = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
idx = json.load(open(R + '/index.json')); tot = 0
for e in idx:
    assert os.path.exists(f"{R}/documents/{e['file']}"), e
    t = json.load(open(f"{R}/truth/{e['file']}.json")); n = 0
    for s in t['statements']:
        n += len(s['rows'])
        for i, r in enumerate(s['rows']):
            assert r['label'] and len(r['values']) == len(s['columns']), r
            if 'footsFrom' in r:
                it = r['footsFrom']['items']; assert all(0 <= k < len(s['rows']) and k != i for k in it)
                for c, v in enumerate(r['values']):
                    xs = [s['rows'][k]['values'][c] or 0 for k in it]
                    ok = abs(sum(xs) - (v or 0)) < .011 or (len(xs) <= 3 and any(abs(sum(a * b for a, b in zip(sg, xs)) - (v or 0)) < .011 for sg in itertools.product((1, -1), repeat=len(xs))))
                    if not ok: print('MISFOOT', e['file'], s['title'], r['label'], s['columns'][c], v, round(sum(xs), 2), 'planted' if s['planted'] else '!!!!')
        for k, v in s['keyTotals'].items(): assert len(v['values']) == len(s['columns'])
        for c in range(len(s['columns'])):
            if 'total_assets' in s['keyTotals']:
                assert abs(s['keyTotals']['total_assets']['values'][c] - s['rows'][-1]['values'][c]) < .011, (e['file'], c)
    print(e['file'], len(t['statements']), n, [bool(s['planted']) for s in t['statements']], [list(s['keyTotals']) for s in t['statements']]); tot += n
print(len(idx), tot)
