"""Rows, totals and truth of a statement; every maker draws its own layout from these rows."""
import json, os
BASE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(BASE, 'documents'); TRUTH = os.path.join(BASE, 'truth'); TMP = os.path.join(BASE, 'tmp')
for d in (DOCS, TRUTH, TMP): os.makedirs(d, exist_ok=True)
INDEX = []

class Row:
    def __init__(s, label, typ, vals, code=None, lvl=0, items=None, signs=None, **kw):
        s.label, s.typ, s.vals, s.code, s.lvl, s.items, s.signs = label, typ, vals, code, lvl, items, signs
        s.kw = kw

class St:
    """zero: how a zero is printed: 'zero' -> 0 is truth; 'dash'/'blank' -> null in truth."""
    def __init__(s, title, prop, pf, pt, cols, sheet=None, page=None, zero='zero', dp=2):
        s.title, s.prop, s.pf, s.pt, s.cols, s.sheet, s.page, s.zero, s.dp = title, prop, pf, pt, cols, sheet, page, zero, dp
        s.rows, s.keys, s.planted, s.stack = [], {}, None, [[]]
    def _add(s, r, join=True):
        s.rows.append(r); i = len(s.rows) - 1
        if join and r.typ != 'HEADING': s.stack[-1].append(i)
        return i
    def head(s, label, code=None, lvl=0, **kw): return s._add(Row(label, 'HEADING', None, code, lvl, **kw))
    def open(s, label=None, code=None, lvl=0, **kw):
        if label is not None: s.head(label, code, lvl, **kw)
        s.stack.append([])
    def line(s, label, vals, code=None, lvl=1, join=True, **kw):
        return s._add(Row(label, 'LINE', [None if v is None else round(v, s.dp) for v in vals], code, lvl, **kw), join)
    def calc(s, items, signs):
        n = len(s.cols)
        return [round(sum((s.rows[i].vals[c] or 0) * g for i, g in zip(items, signs)), s.dp) for c in range(n)]
    def close(s, label, code=None, lvl=0, typ='SUBTOTAL', **kw):
        items = s.stack.pop(); signs = [1] * len(items)
        return s._add(Row(label, typ, s.calc(items, signs), code, lvl, items, signs, **kw))
    def drop(s):
        """close a group without a total"""
        it = s.stack.pop(); return it
    def tot(s, label, items, signs=None, code=None, lvl=0, typ='TOTAL', vals=None, join=True, **kw):
        signs = signs or [1] * len(items)
        return s._add(Row(label, typ, vals or s.calc(items, signs), code, lvl, items, signs, **kw), join)
    def key(s, **k):
        for n, i in k.items(): s.keys[n] = i
    def tv(s, v, r=None):
        if v is None or (v == 0 and s.zero in ('dash', 'blank')): return None
        v = round(v, 6)
        return int(v) if v == int(v) else v
    def truth(s):
        rows = []
        for r in s.rows:
            d = {'accountCode': r.code, 'label': r.label, 'rowType': r.typ,
                 'values': [s.tv(v) for v in r.vals] if r.vals else [None] * len(s.cols)}
            if r.items: d['footsFrom'] = {'items': list(r.items)}
            rows.append(d)
        return {'title': s.title, 'propertyName': s.prop, 'periodFrom': s.pf, 'periodTo': s.pt, 'sheet': s.sheet, 'page': s.page,
                'columns': s.cols, 'planted': s.planted,
                'keyTotals': {k: {'label': rows[i]['label'], 'values': rows[i]['values']} for k, i in s.keys.items()}, 'rows': rows}
    def check(s, skipcols=()):
        bad = []
        for n, r in enumerate(s.rows):
            if not r.items or r.kw.get('nofoot'): continue
            for c, v in enumerate(s.calc(r.items, r.signs)):
                if c in skipcols: continue
                if abs(v - (r.vals[c] or 0)) > 0.005: bad.append((n, r.label, s.cols[c], r.vals[c], v))
        return bad

def save(fn, sts, asset, dtype, author, style, hard=False, skipcols=()):
    for s in sts:
        bad = s.check(skipcols)
        if bad and not s.planted: raise SystemExit(f'{fn} {s.title}: does not foot {bad[:5]}')
        if s.planted: print('  planted', fn, s.planted, bad)
    with open(os.path.join(TRUTH, fn + '.json'), 'w') as f:
        json.dump({'statements': [s.truth() for s in sts]}, f, indent=1, ensure_ascii=False)
    INDEX.append({'file': fn, 'assetType': asset, 'documentType': dtype, 'author': author, 'style': style, 'hard': hard})
    print(fn, [len(s.rows) for s in sts])

def money(v, dp=2, neg='(', zero=None, cur=''):
    if v is None: return ''
    if v == 0 and zero is not None: return zero
    t = f'{abs(v):,.{dp}f}'
    if v < 0:
        return {'(': f'({cur}{t})', '-': f'-{cur}{t}', 't': f'{cur}{t}-'}[neg]
    return cur + t
