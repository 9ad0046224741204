"""Book-keeping of the truth only (no layout): rows, sums, writing."""
import json, os
HERE = os.path.dirname(os.path.abspath(__file__))
class St:
    def __init__(s, title, prop, pf, pt, columns, sheet=None, page=None):
        s.d = dict(title=title, propertyName=prop, periodFrom=pf, periodTo=pt, sheet=sheet, page=page,
                   columns=columns, planted=None, keyTotals={}, rows=[])
        s.n = len(columns); s.extra = {}; s.signs = {}
    def _add(s, code, label, rt, vals, foots=None, **x):
        r = dict(accountCode=code, label=label, rowType=rt, values=vals)
        if foots: r["footsFrom"] = {"items": foots}
        s.d["rows"].append(r); i = len(s.d["rows"]) - 1; s.extra[i] = x; return i
    def h(s, label, code=None, **x): return s._add(code, label, "HEADING", [None]*s.n, **x)
    def l(s, label, *v, code=None, **x):
        assert len(v) == s.n, (label, v); return s._add(code, label, "LINE", list(v), **x)
    def s(s_, *a, **k): return s_.sub(*a, **k)
    def sub(s, label, items, minus=(), rt="SUBTOTAL", code=None, key=None, **x):
        vals = []
        for c in range(s.n):
            t = [(1, s.v(i, c)) for i in items] + [(-1, s.v(i, c)) for i in minus]
            t = [(g, v) for g, v in t if v is not None]
            vals.append(round(sum(g*v for g, v in t), 2) if t else None)
        i = s._add(code, label, rt, vals, sorted(list(items)+list(minus)), **x)
        s.signs[i] = (list(items), list(minus))
        if key: s.key(key, i)
        return i
    def tot(s, *a, **k): k["rt"] = "TOTAL"; return s.sub(*a, **k)
    def v(s, i, c): return s.d["rows"][i]["values"][c]
    def key(s, k, i): s.d["keyTotals"][k] = i
    def rows(s):
        for i, r in enumerate(s.d["rows"]): yield i, r, s.extra[i]
    def out(s):
        d = json.loads(json.dumps(s.d))
        for k, i in list(d["keyTotals"].items()):
            d["keyTotals"][k] = {"label": d["rows"][i]["label"], "values": d["rows"][i]["values"]}
        return d
    def check(s):
        bad = []
        for i, (p, m) in s.signs.items():
            for c in range(s.n):
                t = round(sum((s.v(j, c) or 0) for j in p) - sum((s.v(j, c) or 0) for j in m), 2)
                if abs(t - (s.v(i, c) or 0)) > .005: bad.append((s.d["rows"][i]["label"], c, t, s.v(i, c)))
        return bad
def save(name, sts, asset, dtype, style, hard=False):
    for st in sts:
        b = st.check()
        if st.d["planted"]: assert 1 <= len(b) <= 2, b
        else: assert not b, b
    with open(f"{HERE}/truth/{name}.json", "w") as f: json.dump({"statements": [s.out() for s in sts]}, f, indent=1, ensure_ascii=False)
    p = f"{HERE}/index.json"; ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e["file"] != name] + [dict(file=name, assetType=asset, documentType=dtype, author="s9", style=style, hard=hard)]
    json.dump(sorted(ix, key=lambda e: e["file"]), open(p, "w"), indent=1, ensure_ascii=False)
    print("saved", name)
