"""Truth bookkeeping only (no layout here). Each make_*.py draws its own layout."""
import json, os
HERE = os.path.dirname(os.path.abspath(__file__))
DOC = os.path.join(HERE, 'documents'); TR = os.path.join(HERE, 'truth')
def r2(x): return None if x is None else (round(x, 2) if round(x, 2) != int(round(x, 2)) else int(round(x, 2)))
class St:
    def __init__(s, title, prop, pf, pt, columns, sheet=None, page=None):
        s.title, s.prop, s.pf, s.pt, s.columns, s.sheet, s.page = title, prop, pf, pt, columns, sheet, page
        s.rows, s.key, s.planted = [], {}, None
        s.extra = []          # per row: layout hints (notes, ...), not in the truth
    def _add(s, label, typ, vals, code=None, items=None, **x):
        r = {"accountCode": code, "label": label, "rowType": typ, "values": [r2(v) for v in vals]}
        if items: r["footsFrom"] = {"items": list(items)}
        s.rows.append(r); s.extra.append(x); return len(s.rows) - 1
    def h(s, label, code=None, **x): return s._add(label, "HEADING", [None]*len(s.columns), code, **x)
    def l(s, label, vals, code=None, **x): return s._add(label, "LINE", vals, code, **x)
    def v(s, i): return [0 if a is None else a for a in s.rows[i]["values"]]
    def comb(s, plus, minus=()):
        out = []
        for c in range(len(s.columns)):
            out.append(sum(s.v(i)[c] for i in plus) - sum(s.v(i)[c] for i in minus))
        return out
    def t(s, label, plus, minus=(), typ="TOTAL", key=None, code=None, vals=None, **x):
        vals = s.comb(plus, minus) if vals is None else vals
        i = s._add(label, typ, vals, code, list(plus)+list(minus), **x)
        x_sign = {}
        s.extra[i]['_minus'] = list(minus)
        if key: s.key[key] = i
        return i
    def sub(s, label, plus, minus=(), **k): return s.t(label, plus, minus, typ="SUBTOTAL", **k)
    def check(s):
        bad = []
        for n, r in enumerate(s.rows):
            f = r.get("footsFrom")
            if not f: continue
            m = s.extra[n].get('_minus', [])
            for c, val in enumerate(r["values"]):
                if val is None: continue
                e = sum((-1 if i in m else 1)*(s.v(i)[c]) for i in f["items"])
                if abs(e - val) > 0.005: bad.append((r["label"], s.columns[c], val, round(e, 2)))
        return bad
    def out(s):
        if getattr(s, 'dash0', False):      # the document prints a zero as a lone dash: left out of the truth
            for r in s.rows: r['values'] = [None if v == 0 else v for v in r['values']]
        return {"title": s.title, "propertyName": s.prop, "periodFrom": s.pf, "periodTo": s.pt, "sheet": s.sheet, "page": s.page,
                "columns": s.columns, "planted": s.planted,
                "keyTotals": {k: {"label": s.rows[i]["label"], "values": s.rows[i]["values"]} for k, i in s.key.items()}, "rows": s.rows}
def save(name, sts, **idx):
    res = [(s, s.check()) for s in sts]
    json.dump({"statements": [s.out() for s in sts]}, open(os.path.join(TR, name + '.json'), 'w'), indent=1, ensure_ascii=False)
    for s, b in res:
        print(name, s.title, len(s.rows), 'rows', 'PLANTED' if s.planted else '', 'BAD' if b else 'ok', b)
    p = os.path.join(HERE, 'index.json')
    L = json.load(open(p)) if os.path.exists(p) else []
    L = [e for e in L if e["file"] != name]
    L.append({"file": name, **idx}); L.sort(key=lambda e: e["file"])
    json.dump(L, open(p, 'w'), indent=1, ensure_ascii=False)
