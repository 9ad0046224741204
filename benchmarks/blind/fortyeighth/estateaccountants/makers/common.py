import json, os
B = 'build/blind'
class S:
    """one statement: rows drawn and printed are the rows of the truth"""
    def __init__(s, title, prop, frm, to, cols, sheet=None, page=None, dash0=False):
        s.title, s.prop, s.frm, s.to, s.cols, s.sheet, s.page, s.dash0 = title, prop, frm, to, cols, sheet, page, dash0
        s.rows, s.keys, s.planted = [], {}, None
    def _add(s, t, label, vals, code=None, foots=None, **kw):
        vals = [None if v is None or (s.dash0 and v == 0) else (round(v, 2) if isinstance(v, float) else v) for v in vals]
        s.rows.append(dict(t=t, label=label, v=vals, code=code, foots=foots, true=list(vals), **kw))
        return len(s.rows) - 1
    def head(s, label, code=None, **kw): return s._add('HEADING', label, [None]*len(s.cols), code, **kw)
    def line(s, label, vals, code=None, **kw):
        assert len(vals) == len(s.cols), label
        return s._add('LINE', label, vals, code, **kw)
    def tot(s, label, plus, minus=(), t='SUBTOTAL', code=None, var=(), key=None, **kw):
        vals = []
        for c in range(len(s.cols)):
            xs = [s.rows[i]['true'][c] for i in plus] + [(-1 if c not in var else 1) * s.rows[i]['true'][c] if s.rows[i]['true'][c] is not None else None for i in minus]
            xs = [x for x in xs if x is not None]
            vals.append(round(sum(xs), 2) if xs else None)
        i = s._add(t, label, vals, code, foots=list(plus) + list(minus), **kw)
        if key: s.keys[key] = i
        return i
    def plant(s, i, col, val, what, kind):
        s.rows[i]['v'][col] = val; s.planted = dict(what=what, kind=kind)
    def truth(s):
        rows = []
        for r in s.rows:
            d = dict(accountCode=r['code'], label=r['label'], rowType=r['t'], values=r['v'])
            if r['foots']: d['footsFrom'] = dict(items=r['foots'])
            rows.append(d)
        return dict(title=s.title, propertyName=s.prop, periodFrom=s.frm, periodTo=s.to, sheet=s.sheet, page=s.page, columns=s.cols, planted=s.planted,
                    keyTotals={k: dict(label=s.rows[i]['label'], values=s.rows[i]['v']) for k, i in s.keys.items()}, rows=rows)
def save(file, asset, dtype, style, hard, stmts):
    json.dump(dict(statements=[s.truth() for s in stmts]), open(f'{B}/truth/{file}.json', 'w'), indent=1, ensure_ascii=False)
    p = f'{B}/index.json'
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [e for e in idx if e['file'] != file] + [dict(file=file, assetType=asset, documentType=dtype, author='s48c', style=style, hard=hard)]
    json.dump(idx, open(p, 'w'), indent=1, ensure_ascii=False)
    print(file, [len(s.rows) for s in stmts])
def par(v, d=0, dash='-'):
    if v is None: return dash
    t = f'{abs(v):,.{d}f}'
    return f'({t})' if v < 0 else t
