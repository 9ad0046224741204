"""Shared truth book-keeping (no layout in here): rows, sums, truth files, index."""
import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS, TRUTH = os.path.join(ROOT, 'documents'), os.path.join(ROOT, 'truth')

class Stmt:
    """rows hold base integers (cents or whole dollars); derive() turns base into printed columns"""
    def __init__(self, columns, nbase=None, derive=None, scale=1):
        self.columns, self.scale = columns, scale
        self.nbase = nbase or len(columns)
        self.derive = derive or (lambda b, nat: list(b))
        self.rows, self.key = [], {}
        self.planted = None
    def _add(self, **k):
        k['i'] = len(self.rows); self.rows.append(k); return k['i']
    def head(self, label, code=None, level=0, **x):
        return self._add(code=code, label=label, type='HEADING', base=None, values=[None]*len(self.columns), level=level, items=None, nat=None, **x)
    def line(self, label, base, code=None, level=1, nat='exp', **x):
        assert len(base) == self.nbase, (label, len(base))
        return self._add(code=code, label=label, type='LINE', base=list(base), values=self.derive(base, nat), level=level, items=None, nat=nat, **x)
    def sub(self, label, items, code=None, level=0, nat='exp', typ='SUBTOTAL', minus=(), key=None, **x):
        b = [0]*self.nbase
        for j in items:
            s = -1 if j in minus else 1
            for c in range(self.nbase):
                b[c] += s*(self.rows[j]['base'][c] or 0)
        i = self._add(code=code, label=label, type=typ, base=b, values=self.derive(b, nat), level=level, items=list(items), nat=nat, **x)
        if key: self.key[key] = i
        return i
    def total(self, *a, **k):
        return self.sub(*a, typ='TOTAL', **k)
    def num(self, v):
        if v is None: return None
        return v if self.scale == 1 else round(v/self.scale, 2)
    def truth(self, title, propertyName, periodFrom, periodTo, sheet=None, page=None, dash_zero=False):
        def vs(r):
            return [None if (v is None or (dash_zero and v == 0)) else self.num(v) for v in r['values']]
        rows = []
        for r in self.rows:
            d = dict(accountCode=(None if r['code'] is None else str(r['code'])), label=r['label'], rowType=r['type'], values=vs(r))
            if r['items'] is not None: d['footsFrom'] = {'items': r['items']}
            rows.append(d)
        kt = {k: {'label': self.rows[i]['label'], 'values': vs(self.rows[i])} for k, i in self.key.items()}
        return dict(title=title, propertyName=propertyName, periodFrom=periodFrom, periodTo=periodTo, sheet=sheet, page=page,
                    columns=self.columns, planted=self.planted, keyTotals=kt, rows=rows)

def save(fname, statements, assetType, documentType, author, style, hard):
    with open(os.path.join(TRUTH, fname + '.json'), 'w') as f:
        json.dump({'statements': statements}, f, indent=1)
    p = os.path.join(ROOT, 'index.json')
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e['file'] != fname]
    ix.append(dict(file=fname, assetType=assetType, documentType=documentType, author=author, style=style, hard=hard))
    ix.sort(key=lambda e: e['file'])
    json.dump(ix, open(p, 'w'), indent=1)

def spread(rng, annual, n=12, noise=.05, rnd=1):
    """n values around annual/n"""
    return [int(round(annual/n*(1+rng.uniform(-noise, noise))/rnd)*rnd) for _ in range(n)]
