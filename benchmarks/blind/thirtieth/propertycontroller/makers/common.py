"""Shared data structure: the statement is built once, drawn by a maker and written as truth."""
import json, os, random
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(ROOT, 'documents'); TRUTH = os.path.join(ROOT, 'truth')
SEED = 30303

def rng(name): return random.Random(f'{SEED}-{name}')

class S:
    def __init__(self, title, prop, frm, to, cols, base, derive=None, zero='0', dec=0, sheet=None):
        self.title, self.prop, self.frm, self.to = title, prop, frm, to
        self.cols, self.base, self.derive = cols, base, derive   # cols: [(header,key)]
        self.zero, self.dec, self.sheet = zero, dec, sheet
        self.rows, self.keys, self.planted = [], {}, None
    def _add(self, kind, label, code=None, ind=0, v=None, fav=1, items=None, **x):
        self.rows.append(dict(kind=kind, label=label, code=code, ind=ind, v=v or {}, fav=fav, items=items, x=x))
        i = len(self.rows) - 1
        if v and self.derive: self.derive(self.rows[i]['v'], fav)
        return i
    def h(self, label, code=None, ind=0, **x): return self._add('HEADING', label, code, ind, **x)
    def l(self, label, v, code=None, ind=1, fav=1, **x): return self._add('LINE', label, code, ind, dict(v), fav, **x)
    def t(self, label, items=None, code=None, ind=0, kind='SUBTOTAL', fav=1, key=None, **x):
        i = self._add(kind, label, code, ind, None, fav, None, **x)
        if key: self.keys[key] = i
        if items is not None: self.fill(i, items)
        return i
    def fill(self, i, items):
        """items: row indexes, or (index, -1) where it is taken off"""
        r = self.rows[i]; its = [(a if isinstance(a, tuple) else (a, 1)) for a in items]
        r['items'] = its
        for k in self.base:
            r['v'][k] = round(sum(s * (self.rows[j]['v'].get(k) or 0) for j, s in its), 2)
        if self.derive: self.derive(r['v'], r['fav'])
    def plant(self, i, key, new, what, kind):
        self.rows[i]['v'][key] = new
        self.planted = {'what': what, 'kind': kind}
    def val(self, r, k):
        return r['v'].get(k)
    def truthvals(self, r):
        out = []
        for _, k in self.cols:
            v = r['v'].get(k)
            if v is None or r['x'].get('hide') == k: out.append(None); continue
            v = round(v, 4)
            if v == 0:
                v = 0 if self.zero == '0' else None
            elif v == int(v): v = int(v)
            out.append(v)
        return out
    def truth(self):
        rows = []
        for r in self.rows:
            d = dict(accountCode=r['code'], label=r['label'], rowType=r['kind'], values=self.truthvals(r))
            if r['items']: d['footsFrom'] = {'items': [j for j, _ in r['items']]}
            rows.append(d)
        kt = {k: {'label': rows[i]['label'], 'values': rows[i]['values']} for k, i in self.keys.items()}
        return dict(title=self.title, propertyName=self.prop, periodFrom=self.frm, periodTo=self.to, sheet=self.sheet,
                    page=None, columns=[c for c, _ in self.cols], planted=self.planted, keyTotals=kt, rows=rows)

INDEX = []
def save(fname, stmts, asset, dtype, style, hard=False):
    os.makedirs(TRUTH, exist_ok=True)
    json.dump({'statements': [s.truth() for s in stmts]}, open(os.path.join(TRUTH, fname + '.json'), 'w'), indent=1, ensure_ascii=False)
    INDEX.append({'file': fname, 'assetType': asset, 'documentType': dtype, 'author': 'third-party manager, property controller', 'style': style, 'hard': hard})

def path(fname):
    os.makedirs(DOCS, exist_ok=True); return os.path.join(DOCS, fname)

def fmt(v, dec=0, neg='paren', zero='0', cur=''):
    if v is None: return ''
    if round(v, dec) == 0:
        return {'0': cur + f'{0:,.{dec}f}', '-': '-', '': ''}[zero]
    s = f'{abs(v):,.{dec}f}'
    if v < 0:
        return {'paren': f'({cur}{s})', 'minus': f'-{cur}{s}', 'trail': f'{cur}{s}-', 'ang': f'<{cur}{s}>'}[neg]
    return cur + s

def spread(R, annual, n=12, noise=.05, season=None, dec=0, lump=None, step=None):
    """annual amount over n periods; lump = {period: share}; season = weights"""
    if lump is not None:
        out = [round(annual * lump.get(i, 0), dec) for i in range(n)]
    else:
        w = season or [1] * n; tw = sum(w)
        out = [round(annual * w[i] / tw * (1 + R.uniform(-noise, noise)), dec) for i in range(n)]
    return out if dec else [int(x) for x in out]
