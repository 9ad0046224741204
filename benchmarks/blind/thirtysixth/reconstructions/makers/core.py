import json, os, random
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TRU = os.path.join(ROOT, 'truth')

class R:
    def __init__(s, label, kind, vals, code=None, items=None, signs=None, **x):
        s.label, s.kind, s.vals, s.code, s.items, s.signs, s.x = label, kind, vals, code, items, signs, x

class St:
    def __init__(s, title, prop, cols, pf=None, pt=None, sheet=None, page=None, dec=0):
        s.title, s.prop, s.cols, s.pf, s.pt, s.sheet, s.page, s.dec = title, prop, cols, pf, pt, sheet, page, dec
        s.rows, s.keys, s.planted, s.bad = [], {}, None, set()
    def _add(s, r):
        s.rows.append(r); return len(s.rows) - 1
    def rnd(s, v):
        if v is None: return None
        v = round(v, s.dec); return int(v) if s.dec == 0 else v
    def h(s, label, code=None, **x): return s._add(R(label, 'HEADING', [None] * len(s.cols), code, **x))
    def l(s, label, vals, code=None, raw=False, **x):
        assert len(vals) == len(s.cols), (label, len(vals))
        return s._add(R(label, 'LINE', list(vals) if raw else [s.rnd(v) for v in vals], code, **x))
    def t(s, label, items, key=None, kind='SUBTOTAL', code=None, **x):
        it = [(i if i >= 0 else -i, 1 if i >= 0 else -1) for i in items]
        v = [s.rnd(sum((s.rows[i].vals[c] or 0) * g for i, g in it)) for c in range(len(s.cols))]
        i = s._add(R(label, kind, v, code, [a for a, _ in it], [g for _, g in it], **x))
        if key: s.keys[key] = i
        return i
    def plant(s, kind, what, i, c, v):
        s.planted = {"what": what, "kind": kind}; s.rows[i].vals[c] = v
    def check(s, name):
        n = 0
        for i, r in enumerate(s.rows):
            if r.items:
                for c in range(len(s.cols)):
                    w = sum((s.rows[a].vals[c] or 0) * g for a, g in zip(r.items, r.signs))
                    if abs(w - (r.vals[c] or 0)) > .005:
                        n += 1; print('  no foot', name, r.label, s.cols[c], w, r.vals[c])
        assert (n > 0) == bool(s.planted), name
    def truth(s):
        rows = []
        for r in s.rows:
            d = {"accountCode": r.code, "label": r.label, "rowType": r.kind, "values": r.vals}
            if r.items: d["footsFrom"] = {"items": r.items}
            rows.append(d)
        return {"title": s.title, "propertyName": s.prop, "periodFrom": s.pf, "periodTo": s.pt, "sheet": s.sheet, "page": s.page,
                "columns": s.cols, "planted": s.planted,
                "keyTotals": {k: {"label": s.rows[i].label, "values": s.rows[i].vals} for k, i in s.keys.items()}, "rows": rows}

INDEX = []
def finish(name, sts, asset, dtype, author, style, hard):
    for s in sts: s.check(name)
    json.dump({"statements": [s.truth() for s in sts]}, open(os.path.join(TRU, name + '.json'), 'w'), indent=1)
    INDEX.append({"file": name, "assetType": asset, "documentType": dtype, "author": author, "style": style, "hard": hard})

def par(v, dec=0, dollar=False, dash='-'):
    if v is None: return dash
    t = f"{abs(v):,.{dec}f}"
    if dollar: t = '$' + t
    return f"({t})" if v < 0 else t
