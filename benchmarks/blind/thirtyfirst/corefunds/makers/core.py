import json, random
from pathlib import Path
ROOT = Path(__file__).resolve().parent.parent
DOCS, TRUTH = ROOT/'documents', ROOT/'truth'
DOCS.mkdir(exist_ok=True); TRUTH.mkdir(exist_ok=True)
MON = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()

class St:
    """one statement; values are whole cents of the base columns, expand() gives the printed columns"""
    def __init__(s, title, prop, pf, pt, columns, expand=None, sheet=None, page=None, zero_null=True):
        s.title, s.prop, s.pf, s.pt, s.columns = title, prop, pf, pt, columns
        s.expand = expand or (lambda v, e: list(v)); s.sheet, s.page, s.zn = sheet, page, zero_null
        s.rows, s.keys, s.planted = [], {}, None
    def _add(s, **k):
        s.rows.append(k); return len(s.rows)-1
    def head(s, label, lvl=0, code=None):
        return s._add(code=code, label=label, t='HEADING', v=None, f=[None]*len(s.columns), lvl=lvl, items=None)
    def line(s, label, v, code=None, lvl=1, exp=False):
        v = list(v)
        return s._add(code=code, label=label, t='LINE', v=v, f=s.expand(v, exp), lvl=lvl, items=None)
    def sub(s, label, items, t='SUBTOTAL', code=None, signs=None, key=None, lvl=0, exp=False, bare=False):
        signs = signs or [1]*len(items)
        n = len(s.rows[items[0]]['v'])
        v = [sum(g*s.rows[i]['v'][c] for i, g in zip(items, signs)) for c in range(n)]
        i = s._add(code=code, label=label, t=t, v=v, f=s.expand(v, exp), lvl=lvl, items=list(items))
        if key:
            for k in ([key] if isinstance(key, str) else key): s.keys[k] = i
        return i
    def plant(s, i, c, new, what, kind):
        s.rows[i]['f'] = list(s.rows[i]['f']); old = s.rows[i]['f'][c]; s.rows[i]['f'][c] = new
        s.planted = {'what': what, 'kind': kind, 'row': i, 'label': s.rows[i]['label'], 'column': s.columns[c], 'printed': new/100, 'correct': old/100}
    def _num(s, x):
        if x is None or (x == 0 and s.zn): return None
        return x//100 if x % 100 == 0 else x/100
    def truth(s):
        rows = []
        for r in s.rows:
            d = {'accountCode': r['code'], 'label': r['label'], 'rowType': r['t'], 'values': [s._num(x) for x in r['f']]}
            if r['items']: d['footsFrom'] = {'items': r['items']}
            rows.append(d)
        return {'title': s.title, 'propertyName': s.prop, 'periodFrom': s.pf, 'periodTo': s.pt, 'sheet': s.sheet, 'page': s.page,
                'columns': s.columns, 'planted': s.planted,
                'keyTotals': {k: {'label': s.rows[i]['label'], 'values': rows[i]['values']} for k, i in s.keys.items()}, 'rows': rows}

def save(name, sts, asset, dtype, style, hard=False):
    (TRUTH/(name+'.json')).write_text(json.dumps({'statements': [x.truth() for x in sts]}, indent=1))
    p = ROOT/'index.json'; L = json.loads(p.read_text()) if p.exists() else []
    L = [x for x in L if x['file'] != name] + [{'file': name, 'assetType': asset, 'documentType': dtype, 'author': 'corefund', 'style': style, 'hard': hard}]
    p.write_text(json.dumps(sorted(L, key=lambda x: x['file']), indent=1))

def fmt(c, dec=2, neg='()', zero='-', cur=''):
    if c is None: return ''
    if c == 0: return zero
    t = f'{abs(c)/100:,.{dec}f}'
    if c < 0: return {'()': f'({cur}{t})', '-': f'-{cur}{t}', 'r-': f'{cur}{t}-'}[neg]
    return cur+t
def pct(a, b, d=1):
    return 'N/A' if not b else f'{a/abs(b)*100:.{d}f}%'
def vexp(v, e):   # favourable / unfavourable
    return (v[1]-v[0]) if e else (v[0]-v[1])

def series(R, base, kind='flat', n=12, start=1, dec=2, neg=False):
    """n months of cents"""
    out = []
    g = R.uniform(.998, 1.004); lvl = base
    for k in range(n):
        m = (start-1+k) % 12+1
        if kind == 'flat': x = lvl*R.uniform(.992, 1.008); lvl *= g
        elif kind == 'fixed':
            if k == n//2+R.randint(-2, 2): lvl *= R.choice([1, 1.03, 1.04])
            x = lvl
        elif kind == 'var': x = base*R.uniform(.62, 1.4)
        elif kind == 'lumpy': x = base*R.uniform(.5, 4) if R.random() < .45 else 0
        elif kind == 'winter': x = base*{12: 1.9, 1: 2.3, 2: 2.1, 3: 1.4, 11: 1.2}.get(m, .35)*R.uniform(.85, 1.15)
        elif kind == 'summer': x = base*{6: 1.4, 7: 1.6, 8: 1.6, 9: 1.2, 5: 1.1}.get(m, .75)*R.uniform(.9, 1.1)
        elif kind == 'snow': x = base*R.uniform(.6, 2) if m in (12, 1, 2, 3) else 0
        elif kind == 'qtr': x = base*3 if m % 3 == 0 else 0
        elif kind == 'semi': x = base*6*R.uniform(.99, 1.01) if m in (2, 8) else 0
        elif kind == 'once': x = base if k == 4 else 0
        c = round(x*100) if dec else round(x)*100
        out.append(-c if neg else c)
    return out
