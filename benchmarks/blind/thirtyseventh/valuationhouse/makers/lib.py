import json, os, random
BASE = os.path.dirname(os.path.abspath(__file__))
DOC = os.path.join(BASE, 'documents'); TR = os.path.join(BASE, 'truth')
INDEX = os.path.join(BASE, 'index.json')

class S:
    """Statement data: rows with values by column; totals computed from signed keys."""
    def __init__(s, n, dash=False):
        s.n = n; s.dash = dash; s.rows = []
    def _row(s, **k):
        assert not k['key'] or all(r['key'] != k['key'] for r in s.rows), k['key']
        s.rows.append(k); return k
    def H(s, label, code=None, **m):
        return s._row(key=None, label=label, type='HEADING', code=code, vals=[None]*s.n, foots=None, m=m)
    def L(s, key, label, vals, code=None, **m):
        assert len(vals) == s.n, (label, vals)
        return s._row(key=key, label=label, type='LINE', code=code, vals=list(vals), foots=None, m=m)
    def get(s, key): return next(r for r in s.rows if r['key'] == key)
    def v(s, key): return s.get(key)['vals']
    def T(s, key, label, foots, typ='SUBTOTAL', code=None, vals=None, **m):
        fs = [(-1, f[1:]) if f[0] == '-' else (1, f) for f in foots]
        if vals is None:
            vals = [round(sum(g*((s.v(k)[i]) or 0) for g, k in fs), 2) for i in range(s.n)]
        return s._row(key=key, label=label, type=typ, code=code, vals=vals, foots=[k for _, k in fs], signs=[g for g, _ in fs], m=m)
    def drop(s, key): s.rows = [r for r in s.rows if r['key'] != key]
    def truth(s, title, prop, pf, pt, columns, keys, sheet=None, page=None, planted=None):
        assert len(columns) == s.n
        pos = {r['key']: i for i, r in enumerate(s.rows) if r['key']}
        def val(r):
            out = []
            for x in r['vals']:
                if x is None or (s.dash and x == 0): out.append(None)
                else: out.append(int(x) if float(x).is_integer() else x)
            return out
        rows = []
        for r in s.rows:
            d = dict(accountCode=r['code'], label=r['label'], rowType=r['type'], values=val(r))
            if r['foots']: d['footsFrom'] = {'items': [pos[k] for k in r['foots'] if k in pos]}
            rows.append(d)
        kt = {k: {'label': s.get(x)['label'], 'values': val(s.get(x))} for k, x in keys.items()}
        return {'statements': [dict(title=title, propertyName=prop, periodFrom=pf, periodTo=pt, sheet=sheet, page=page,
                columns=columns, planted=planted, keyTotals=kt, rows=rows)]}

def save(fn, truth, assetType, documentType, author, style, hard):
    json.dump(truth, open(os.path.join(TR, fn + '.json'), 'w'), indent=1, ensure_ascii=False)
    idx = json.load(open(INDEX)) if os.path.exists(INDEX) else []
    idx = [e for e in idx if e['file'] != fn] + [dict(file=fn, assetType=assetType, documentType=documentType, author=author, style=style, hard=hard)]
    json.dump(sorted(idx, key=lambda e: e['file']), open(INDEX, 'w'), indent=1, ensure_ascii=False)

def num(v, dec=0, neg='paren', dash='-', cur='', zero=None):
    if v is None: return ''
    if v == 0 and zero is None: return dash
    if v == 0: return zero
    t = f'{abs(v):,.{dec}f}'
    if v < 0:
        return {'paren': f'({cur}{t})', 'minus': f'-{cur}{t}', 'trail': f'{cur}{t}-'}[neg]
    return cur + t

def years(rng, base, g=0.03, n=3, noise=0.04, unit=1):
    """n yearly whole amounts growing to about base"""
    return [int(round(base/(1+g)**(n-1-i)*(1+rng.uniform(-noise, noise))/unit)*unit) for i in range(n)]
