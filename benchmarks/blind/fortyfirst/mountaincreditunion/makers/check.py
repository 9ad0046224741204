from common import *
import glob, collections
ix = json.load(open(os.path.join(ROOT, 'index.json'))); assert len(ix) == 14
for e in ix:
    t = json.load(open(os.path.join(TRU, e['file'] + '.json'))); R = t['rows']; assert os.path.exists(os.path.join(DOC, e['file']))
    assert all(r.get('unit') for r in R); c = collections.Counter((r.get('propertyName'), r['unit']) for r in R)
    S = lambda k: round(sum(r.get(k) or 0 for r in R), 2)
    for r in R:
        if 'totalCharges' in r and r.get('charges'):
            s = sum(x['amount'] for x in r['charges']); assert min(abs(s - r['totalCharges']), abs(s + r['contractRent'] - r['totalCharges'])) < .02, (e['file'], r)
    print(e['file'][:34], len(R), t['units'], t['occupied'], t['vacant'], t['asOnDate'], 'ten', sum('tenantName' in r for r in R), 'mkt', S('marketRent'), 'rent', S('contractRent'), 'dep', S('deposit'), 'bal', S('balance'), 'tc', S('totalCharges'), 'dup', [k for k, v in c.items() if v > 1], t['planted'])
