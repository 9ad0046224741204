"""Small shared helpers: a statement model (integers: cents or whole units), truth writer."""
import json, os, random
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC, TRU = os.path.join(ROOT, 'documents'), os.path.join(ROOT, 'truth')

class S:
    def __init__(s, title, prop, pf, pt, cols, dec=2, sheet=None, page=None, planted=None):
        s.title, s.prop, s.pf, s.pt, s.cols, s.dec = title, prop, pf, pt, cols, dec
        s.sheet, s.page, s.planted, s.rows, s.keys = sheet, page, planted, [], {}
    def _add(s, **r):
        s.rows.append(r); return len(s.rows) - 1
    def head(s, label, code=None, **x):
        return s._add(code=code, label=label, type='HEADING', v=[None]*len(s.cols), items=None, x=x)
    def line(s, label, v, code=None, **x):
        assert len(v) == len(s.cols), (label, len(v))
        return s._add(code=code, label=label, type='LINE', v=list(v), items=None, x=x)
    def tot(s, label, items, minus=(), typ='SUBTOTAL', code=None, key=None, **x):
        v = []
        for c in range(len(s.cols)):
            v.append(sum((s.rows[i]['v'][c] or 0) * (-1 if i in minus else 1) for i in items))
        i = s._add(code=code, label=label, type=typ, v=v, items=list(items), x=x)
        if key: s.keys[key] = i
        return i
    def num(s, n):
        return None if n is None else (n if s.dec == 0 else round(n / 100, 2))
    def truth(s, blankzero=False):
        rows = []
        for r in s.rows:
            v = [self_n if not (blankzero and self_n == 0) else None for self_n in map(s.num, r['v'])]
            d = {'accountCode': r['code'], 'label': r['label'], 'rowType': r['type'], 'values': v}
            if r['items']: d['footsFrom'] = {'items': r['items']}
            rows.append(d)
        return {'title': s.title, 'propertyName': s.prop, 'periodFrom': s.pf, 'periodTo': s.pt, 'sheet': s.sheet,
                'page': s.page, 'columns': s.cols, 'planted': s.planted,
                'keyTotals': {k: {'label': rows[i]['label'], 'values': rows[i]['values']} for k, i in s.keys.items()}, 'rows': rows}

def save(name, stmts, assetType, documentType, style, hard, blankzero=False):
    t = {'statements': [x.truth(blankzero) for x in stmts]}
    json.dump(t, open(os.path.join(TRU, name + '.json'), 'w'), indent=1, ensure_ascii=False)
    ip = os.path.join(ROOT, 'index.json')
    ix = json.load(open(ip)) if os.path.exists(ip) else []
    ix = [e for e in ix if e['file'] != name] + [{'file': name, 'assetType': assetType, 'documentType': documentType,
          'author': 's42c', 'style': style, 'hard': hard}]
    ix.sort(key=lambda e: e['file']); json.dump(ix, open(ip, 'w'), indent=1)
    print(name, [len(x.rows) for x in stmts])

def money(n, dec=2, paren=True, zero='0', cur=''):
    """n in integer units -> printed text"""
    if n is None: return ''
    a = abs(n)
    if n == 0: return {'0': cur + ('0.00' if dec == 2 else '0')}.get(zero, zero)
    t = cur + (f'{a/100:,.2f}' if dec == 2 else f'{a:,}')
    return (f'({t})' if paren else '-' + t) if n < 0 else t

def monthly(rng, base, vol=.04, n=12, drift=0., seas=None, miss=0., dec=2):
    """base: monthly amount in dollars; returns n ints (cents or dollars)"""
    k = 100 if dec == 2 else 1
    out = []
    for m in range(n):
        if rng.random() < miss: out.append(0); continue
        f = (1 + drift*m) * max(.12, 1 + rng.gauss(0, vol)) * (seas[m] if seas else 1)
        out.append(round(base * f * k))
    return out
def fixed(base, n=12, dec=2): return [round(base * (100 if dec == 2 else 1))]*n
def wt(v): return list(v) + [sum(x or 0 for x in v)]
