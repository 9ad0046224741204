import json, os, itertools
from core import ROOT
for e in json.load(open(os.path.join(ROOT, 'index.json'))):
    d = json.load(open(os.path.join(ROOT, 'truth', e['file']+'.json'))); assert os.path.exists(os.path.join(ROOT, 'documents', e['file']))
    for s in d['statements']:
        bad = []; nl = 0
        for i, r in enumerate(s['rows']):
            assert r['label'] and len(r['values']) == len(s['columns'])
            if r['rowType'] == 'LINE': nl += 1
            if 'footsFrom' not in r: continue
            it = r['footsFrom']['items']
            for c, v in enumerate(r['values']):
                x = [s['rows'][k]['values'][c] or 0 for k in it]; v = v or 0
                ok = abs(sum(x)-v) < .005 or (len(x) <= 4 and any(abs(x[0] + sum(a*b for a, b in zip(x[1:], q)) - v) < .005 for q in itertools.product((1, -1), repeat=len(x)-1)))
                if not ok: bad.append((r['label'], s['columns'][c], round(sum(x), 2), v))
        print(e['documentType'], e['file'], s['sheet'], len(s['rows']), 'planted' if s['planted'] else '', list(s['keyTotals']), 'BAD' if bad else 'ok', bad)
        for k, v in s['keyTotals'].items(): assert None not in v['values'], (k, v)
