import json, pathlib
ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCS, TRUTH = ROOT / 'documents', ROOT / 'truth'

class R:
    def __init__(s, label, kind, vals, code=None, foots=None, **m):
        s.label, s.kind, s.vals, s.code, s.foots, s.m = label, kind, vals, code, foots, m

class S:
    """rows of a statement; amounts are integers in the smallest printed unit"""
    def __init__(s, ncol, scale=100):
        s.n, s.scale, s.rows = ncol, scale, []
    def _a(s, r):
        s.rows.append(r); return len(s.rows) - 1
    def head(s, label, code=None, **m):
        return s._a(R(label, 'HEADING', None, code, **m))
    def line(s, label, vals, code=None, **m):
        assert len(vals) == s.n, (label, len(vals))
        return s._a(R(label, 'LINE', list(vals), code, **m))
    def tot(s, label, items, kind='SUBTOTAL', code=None, **m):
        """items: indexes, ~i for subtracted"""
        v = [0] * s.n
        for i in items:
            sg, k = (1, i) if i >= 0 else (-1, ~i)
            for c in range(s.n):
                v[c] += sg * (s.rows[k].vals[c] or 0)
        return s._a(R(label, kind, v, code, [i if i >= 0 else ~i for i in items], **m))
    def truth(s, title, prop, pf, pt, columns, keys, sheet=None, page=None, planted=None, dash_zero=False):
        def num(v):
            if v is None or (dash_zero and v == 0): return None
            return v if s.scale == 1 else round(v / s.scale, 2)
        rows = []
        for r in s.rows:
            d = {"accountCode": r.code, "label": r.label, "rowType": r.kind,
                 "values": [num(v) for v in r.vals] if r.vals else [None] * len(columns)}
            assert len(d["values"]) == len(columns)
            if r.foots: d["footsFrom"] = {"items": r.foots}
            rows.append(d)
        return {"title": title, "propertyName": prop, "periodFrom": pf, "periodTo": pt, "sheet": sheet, "page": page,
                "columns": columns, "planted": planted,
                "keyTotals": {k: {"label": rows[i]["label"], "values": rows[i]["values"]} for k, i in keys.items()},
                "rows": rows}

def save(name, statements):
    (TRUTH / (name + '.json')).write_text(json.dumps({"statements": statements}, indent=1, ensure_ascii=False))

MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
