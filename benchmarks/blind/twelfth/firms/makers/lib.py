"""Shared bookkeeping: rows, totals, truth. Layout is in each make_*.py."""
import json, os, random
ROOT = os.path.dirname(os.path.abspath(__file__))
DOC = os.path.join(ROOT, 'documents'); TRU = os.path.join(ROOT, 'truth')

def r2(x):
    return None if x is None else (round(x, 2) if isinstance(x, float) else x)

class St:
    def __init__(s, title, prop, pf, pt, columns, sheet=None, page=None, derive=None, nbase=None):
        s.title, s.prop, s.pf, s.pt, s.columns = title, prop, pf, pt, columns
        s.sheet, s.page = sheet, page
        s.derive = derive; s.nb = nbase or len(columns)
        s.rows = []; s.keys = {}; s.planted = None
    def _add(s, label, typ, base, code, kind, plus=None, minus=None, lay=None):
        full = [None]*len(s.columns) if base is None else ([r2(v) for v in (s.derive(base, kind) if s.derive else base)])
        s.rows.append(dict(label=label, typ=typ, base=base, vals=full, code=code, kind=kind, plus=plus or [], minus=minus or [], lay=lay or {}))
        return len(s.rows)-1
    def h(s, label, code=None, **lay): return s._add(label, 'HEADING', None, code, None, lay=lay)
    def l(s, label, base, code=None, kind='inc', **lay): return s._add(label, 'LINE', base, code, kind, lay=lay)
    def t(s, label, plus, minus=(), typ='SUBTOTAL', code=None, kind='inc', key=None, **lay):
        plus, minus = list(plus), list(minus)
        base = []
        for c in range(s.nb):
            v = sum((s.rows[i]['base'][c] or 0) for i in plus if s.rows[i]['base']) - sum((s.rows[i]['base'][c] or 0) for i in minus if s.rows[i]['base'])
            base.append(r2(v))
        i = s._add(label, typ, base, code, kind, plus, minus, lay)
        if key: s.keys[key] = i
        return i
    def plant(s, i, c, v, what, kind):
        s.planted = {'what': what, 'kind': kind, 'row': i, 'column': s.columns[c]}
        s.rows[i]['vals'][c] = v
    def truth(s):
        return dict(title=s.title, propertyName=s.prop, periodFrom=s.pf, periodTo=s.pt, sheet=s.sheet, page=s.page,
            columns=s.columns, planted=s.planted,
            keyTotals={k: dict(label=s.rows[i]['label'], values=s.rows[i]['vals']) for k, i in s.keys.items()},
            rows=[dict(accountCode=r['code'], label=r['label'], rowType=r['typ'], values=r['vals'],
                  **({'footsFrom': {'items': r['plus']+r['minus']}} if r['plus'] or r['minus'] else {})) for r in s.rows])
    def ties(s):
        """mismatches (row, col) of base columns printed"""
        bad = []
        for n, r in enumerate(s.rows):
            if not (r['plus'] or r['minus']): continue
            for c in range(len(s.columns)):
                g = lambda i: s.rows[i]['vals'][c] or 0
                v = sum(map(g, r['plus'])) - sum(map(g, r['minus']))
                w = sum(map(g, r['plus'])) + sum(map(g, r['minus']))
                x = r['vals'][c] or 0
                if abs(v-x) > .006 and abs(w-x) > .006: bad.append((n, c, r['label'], x, v))
        return bad

def save(name, stmts, asset, dtype, style, hard=False):
    json.dump({'statements': [s.truth() for s in stmts]}, open(os.path.join(TRU, name+'.json'), 'w'), indent=1, ensure_ascii=False)
    p = os.path.join(ROOT, 'index.json')
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e['file'] != name] + [dict(file=name, assetType=asset, documentType=dtype, author='s3', style=style, hard=hard)]
    json.dump(sorted(ix, key=lambda e: e['file']), open(p, 'w'), indent=1)
    for s in stmts:
        b = s.ties()
        print(name, s.title, len(s.rows), 'rows', 'untied:', b, 'planted:', s.planted)

def money(v, dec=0, dollar='', dash='-', neg='('):
    if v is None: return ''
    if v == 0 and dash is not None: return dash
    a = f"{abs(v):,.{dec}f}"
    if v < 0: return {'(': f"{dollar}({a})", '-': f"-{dollar}{a}", 't': f"{dollar}{a}-"}[neg]
    return dollar + a
