"""Truth book-keeping shared by the makers (no layout in here)."""
import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, "documents"); TRU = os.path.join(ROOT, "truth")
os.makedirs(DOC, exist_ok=True); os.makedirs(TRU, exist_ok=True)

class St:
    """One statement. Rows hold their real values; .x holds layout extras (indent, style)."""
    def __init__(s, columns, derive=None, nd=2):
        s.columns = columns; s.rows = []; s.derive = derive; s.nd = nd; s.planted = None; s.key = {}; s.varcols = set()  # varcols: favourable variances always add
    def _add(s, label, typ, vals, code, items, x):
        s.rows.append(dict(label=label, t=typ, v=vals, code=code, items=items, x=x)); return len(s.rows) - 1
    def H(s, label, code=None, **x): return s._add(label, "HEADING", None, code, None, x)
    def L(s, label, vals, code=None, **x):
        vals = list(vals)
        if s.derive: vals = s.derive(vals)
        assert len(vals) == len(s.columns), (label, vals)
        return s._add(label, "LINE", [None if v is None else round(v, s.nd) + 0.0 for v in vals], code, None, x)
    def S(s, label, items, signs=None, typ="SUBTOTAL", code=None, **x):
        signs = signs or [1] * len(items); out = []
        for j in range(len(s.columns)):
            out.append(round(sum((1 if j in s.varcols else g) * (s.rows[i]["v"][j] or 0) for i, g in zip(items, signs)), s.nd) + 0.0)
        i = s._add(label, typ, out, code, list(items), x); s.rows[i]["signs"] = signs; return i
    def T(s, *a, **k): return s.S(*a, typ="TOTAL", **k)
    def check(s):
        bad = []
        for i, r in enumerate(s.rows):
            if r["items"] is None: continue
            for j in range(len(s.columns)):
                w = sum((1 if j in s.varcols else g) * (s.rows[k]["v"][j] or 0) for k, g in zip(r["items"], r["signs"]))
                if abs(w - (r["v"][j] or 0)) > .004: bad.append((i, r["label"], j, r["v"][j], round(w, 2)))
        return bad
    def truth(s, title, name, frm, to, sheet=None, page=None, dash_zero=False):
        n = len(s.columns)
        def pv(vs):
            if vs is None: return [None] * n
            return [None if v is None or (dash_zero and v == 0) else (int(v) if v == int(v) else v) for v in vs]
        rows = []
        for r in s.rows:
            d = dict(accountCode=r["code"], label=r["label"], rowType=r["t"], values=pv(r["v"]))
            if r["items"] is not None: d["footsFrom"] = {"items": r["items"]}
            rows.append(d)
        return dict(title=title, propertyName=name, periodFrom=frm, periodTo=to, sheet=sheet, page=page,
                    columns=s.columns, planted=s.planted,
                    keyTotals={k: dict(label=rows[i]["label"], values=rows[i]["values"]) for k, i in s.key.items()}, rows=rows)

def save(file, statements, stmts, **meta):
    for st in stmts:
        bad = st.check()
        print(file, "rows", len(st.rows), "mismatch", bad, "planted", st.planted)
        assert bool(bad) == bool(st.planted)
    json.dump({"statements": statements}, open(os.path.join(TRU, file + ".json"), "w"), indent=1, ensure_ascii=False)
    p = os.path.join(ROOT, "index.json")
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e["file"] != file] + [dict(file=file, **meta)]
    json.dump(sorted(ix, key=lambda e: e["file"]), open(p, "w"), indent=1, ensure_ascii=False)
