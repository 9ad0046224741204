"""Shared bookkeeping only (no layout): rows, sums, truth."""
import json, os, random, itertools
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
DOCS = os.path.join(ROOT, 'documents'); TRUTH = os.path.join(ROOT, 'truth')
for d in (DOCS, TRUTH): os.makedirs(d, exist_ok=True)

class St:
    """values kept as integers: cents (scale=100) or dollars (scale=1)"""
    def __init__(s, title, prop, frm, to, columns, sheet=None, page=None, scale=100):
        s.title, s.prop, s.frm, s.to, s.columns = title, prop, frm, to, columns
        s.sheet, s.page, s.scale = sheet, page, scale
        s.rows = []; s.key = {}; s.planted = None
    def _add(s, **k):
        s.rows.append(k); return len(s.rows) - 1
    def H(s, label, code=None, lvl=0, **k):
        return s._add(t='HEADING', label=label, code=code, v=[None]*len(s.columns), lvl=lvl, items=None, **k)
    def L(s, label, v, code=None, lvl=1, **k):
        assert len(v) == len(s.columns), (label, len(v))
        return s._add(t='LINE', label=label, code=code, v=list(v), lvl=lvl, items=None, **k)
    def T(s, label, items, signs=None, t='SUBTOTAL', code=None, lvl=0, v=None, key=None, **k):
        signs = signs or [1]*len(items)
        if v is None:
            v = [sum(sg*(s.rows[i]['v'][c] or 0) for i, sg in zip(items, signs)) for c in range(len(s.columns))]
        n = s._add(t=t, label=label, code=code, v=v, lvl=lvl, items=list(items), **k)
        if key: s.key[key] = n
        return n
    def num(s, x):
        if x is None: return None
        return x if s.scale == 1 else round(x / s.scale, 2)
    def truth(s):
        rows = []
        for r in s.rows:
            d = dict(accountCode=r['code'], label=r['label'], rowType=r['t'],
                     values=[None if r.get('dash0') and x == 0 else s.num(x) for x in r['v']])
            if r['items'] is not None: d['footsFrom'] = {'items': r['items']}
            rows.append(d)
        return dict(title=s.title, propertyName=s.prop, periodFrom=s.frm, periodTo=s.to, sheet=s.sheet, page=s.page,
                    columns=s.columns, planted=s.planted,
                    keyTotals={k: dict(label=s.rows[i]['label'], values=rows[i]['values']) for k, i in s.key.items()},
                    rows=rows)
    def dashes(s):
        for r in s.rows: r['dash0'] = True

def save(name, sts, asset, dtype, style, hard):
    json.dump({'statements': [x.truth() for x in sts]}, open(os.path.join(TRUTH, name + '.json'), 'w'), indent=1)
    json.dump(dict(file=name, assetType=asset, documentType=dtype, author='loancloser', style=style, hard=hard),
              open(os.path.join(HERE, '.idx_' + name + '.json'), 'w'))

def months12(rng, annual, kind='flat', whole=False, start=0):
    """annual in dollars -> 12 ints in cents"""
    a = annual * 100 / 12
    if kind == 'flat': v = [a * (1 + rng.uniform(-.02, .025) + .002*i) for i in range(12)]
    elif kind == 'fixed': v = [a]*12
    elif kind == 'winter': v = [a * f * rng.uniform(.92, 1.08) for f in (1.7, 1.6, 1.35, 1, .7, .55, .5, .5, .6, .8, 1.2, 1.5)]
    elif kind == 'summer': v = [a * f * rng.uniform(.92, 1.08) for f in (.4, .4, .6, 1, 1.3, 1.6, 1.7, 1.6, 1.3, .9, .6, .6)]
    elif kind == 'snow': v = [a * f * rng.uniform(.8, 1.2) for f in (4.1, 3.2, 1.8, 0, 0, 0, 0, 0, 0, 0, .9, 2.0)]
    elif kind == 'turn': v = [a * f * rng.uniform(.9, 1.1) for f in (.3, .1, .1, .1, .3, .3, 2.1, 8.5, .2, 0, 0, 0)]
    elif kind == 'lumpy': v = [a * rng.choice([.2, .45, .7, 1, 1.3, 2.1]) * rng.uniform(.85, 1.15) for i in range(12)]
    elif kind == 'rare':
        v = [0]*12
        for i in rng.sample(range(12), 3): v[i] = annual*100/3*rng.uniform(.5, 1.5)
    elif kind == 'quarter': v = [annual*25 if i % 3 == 2 else 0 for i in range(12)]
    elif kind == 'semi': v = [annual*50 if i in (3, 9) else 0 for i in range(12)]
    if kind in ('winter', 'summer', 'snow', 'turn'): v = v[start:] + v[:start]
    v = [int(round(x)) for x in v]
    if whole: v = [int(round(x/100))*100 for x in v]
    return v
def tot(v): return v + [sum(v)]

def fmt(x, scale=100, dec=2, paren=True, zero=None, cur=''):
    if x is None: return ''
    if x == 0 and zero is not None: return zero
    y = abs(x)/scale
    t = f'{cur}{y:,.{dec}f}'
    if x < 0: return f'({t})' if paren else f'-{t}'
    return t
