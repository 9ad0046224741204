import json, os, random
BASE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INDEX = []
def doc(n): return os.path.join(BASE, 'documents', n)
def rnd(v):
    v = round(v + 0.0, 2)
    return int(v) if v == int(v) else v
class St:
    def __init__(s, title, prop, pf, pt, cols, fav=(), sheet=None, page=None):
        s.title, s.prop, s.pf, s.pt, s.cols, s.fav, s.sheet, s.page = title, prop, pf, pt, cols, set(fav), sheet, page
        s.rows = []; s.key = {}; s.planted = None
    def _add(s, t, label, vals, code, m, foots=None, signs=None):
        s.rows.append(dict(type=t, label=label, vals=vals, code=code, foots=foots, signs=signs, m=m)); return len(s.rows) - 1
    def H(s, label, code=None, **m): return s._add('HEADING', label, [None] * len(s.cols), code, m)
    def L(s, label, vals, code=None, **m):
        assert len(vals) == len(s.cols), label
        return s._add('LINE', label, [None if v is None else rnd(v) for v in vals], code, m)
    def calc(s, items, signs):
        out = []
        for c in range(len(s.cols)):
            vs = [(s.rows[i]['vals'][c], g) for i, g in zip(items, signs)]
            if all(v is None for v, _ in vs): out.append(None); continue
            out.append(rnd(sum((v or 0) * (1 if c in s.fav else g) for v, g in vs)))
        return out
    def T(s, label, items, code=None, signs=None, kind='SUBTOTAL', key=None, **m):
        signs = signs or [1] * len(items)
        i = s._add(kind, label, s.calc(items, signs), code, m, list(items), list(signs))
        if key: s.key[key] = i
        return i
    def check(s):
        bad = []
        for i, r in enumerate(s.rows):
            if r['foots']:
                c = s.calc(r['foots'], r['signs'])
                for k, (a, b) in enumerate(zip(c, r['vals'])):
                    if abs((a or 0) - (b or 0)) > 0.004: bad.append((i, r['label'], s.cols[k], b, a))
        return bad
    def truth(s):
        rows = []
        for r in s.rows:
            o = dict(accountCode=r['code'], label=r['label'], rowType=r['type'], values=r['vals'])
            if r['foots']: o['footsFrom'] = {'items': r['foots']}
            rows.append(o)
        return dict(title=s.title, propertyName=s.prop, periodFrom=s.pf, periodTo=s.pt, sheet=s.sheet, page=s.page,
                    columns=s.cols, planted=s.planted,
                    keyTotals={k: dict(label=s.rows[i]['label'], values=s.rows[i]['vals']) for k, i in s.key.items()}, rows=rows)
def save(name, stmts, asset, dtype, style, hard=False):
    with open(os.path.join(BASE, 'truth', name + '.json'), 'w') as f:
        json.dump({'statements': [s.truth() for s in stmts]}, f, indent=1, ensure_ascii=False)
    INDEX.append(dict(file=name, assetType=asset, documentType=dtype, author='s28c', style=style, hard=hard))
    for s in stmts:
        b = s.check()
        print(name, len(s.rows), 'rows', 'PLANTED' if s.planted else 'ok', b if b else '')
        if not s.planted: assert not b
        else: assert b
def split12(R, annual, noise=0.06, season=None, dec=0, flat=False):
    """12 monthly values around annual/12"""
    w = season or [1] * 12; t = sum(w); out = []
    for i in range(12):
        v = annual * w[i] / t
        if not flat: v *= 1 + R.uniform(-noise, noise)
        out.append(rnd(round(v, dec)))
    return out
def par(v, dec=0, dash='-', cur=''):
    if v is None: return dash
    t = f'{abs(v):,.{dec}f}'
    return f'({cur}{t})' if v < 0 else cur + t
