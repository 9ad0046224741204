"""Truth bookkeeping only (no layout here): each document draws itself from the rows held here."""
import json, os, random
B = os.path.dirname(os.path.abspath(__file__))
D = os.path.join(B, "documents"); TR = os.path.join(B, "truth")
def r2(x):
    x = round(x + 0.0, 2)
    return int(x) if x == int(x) else x
class S:
    def __init__(s, title, prop, pf, pt, cols, sheet=None, page=None):
        s.title, s.prop, s.pf, s.pt, s.cols, s.sheet, s.page = title, prop, pf, pt, cols, sheet, page
        s.rows = []; s.keys = {}; s.planted = None; s.pcell = None; s.fix = {}
    def H(s, label, code=None, **k):
        s.rows.append(dict(k, code=code, label=label, t="HEADING", v=[None]*len(s.cols), parts=None)); return len(s.rows)-1
    def L(s, label, v, code=None, **k):
        assert len(v) == len(s.cols), label
        s.rows.append(dict(k, code=code, label=label, t="LINE", v=[None if x is None else r2(x) for x in v], parts=None)); return len(s.rows)-1
    def T(s, label, parts, t="TOTAL", code=None, key=None, delta=None, **k):
        ps = [(p[1], -1) if isinstance(p, tuple) else (p, 1) for p in parts]
        v = [r2(sum(g*(s.rows[i]["v"][c] or 0) for i, g in ps)) for c in range(len(s.cols))]
        v = [None if all(s.rows[i]["v"][c] is None for i, g in ps) else v[c] for c in range(len(v))]
        if delta:
            c, d, what = delta; v[c] = r2(v[c]+d); s.planted = {"what": what, "kind": "total_wrong"}; s.pcell = (len(s.rows), c)
        s.rows.append(dict(k, code=code, label=label, t=t, v=v, parts=ps)); i = len(s.rows)-1
        if key: s.keys[key] = i
        return i
    def plant(s, i, c, new, what):
        s.rows[i]["v"][c] = new; s.planted = {"what": what, "kind": "digit_changed"}; s.pcell = (i, c)
    def truth(s):
        bad = []
        for i, r in enumerate(s.rows):
            if r["parts"]:
                for c in range(len(s.cols)):
                    q = sum(g*(s.rows[j]["v"][c] or 0) for j, g in r["parts"])
                    if abs(q-(r["v"][c] or 0)) > .004: bad.append((i, c, r["label"], q, r["v"][c]))
        return bad, {"title": s.title, "propertyName": s.prop, "periodFrom": s.pf, "periodTo": s.pt, "sheet": s.sheet, "page": s.page,
            "columns": s.cols, "planted": s.planted,
            "keyTotals": {k: {"label": s.rows[i]["label"], "values": s.rows[i]["v"]} for k, i in s.keys.items()},
            "rows": [dict({"accountCode": r["code"], "label": r["label"], "rowType": r["t"], "values": r["v"]},
                     **({"footsFrom": {"items": [j for j, g in r["parts"]]}} if r["parts"] else {})) for r in s.rows]}
def save(fn, sts, asset, dt, style, hard):
    out = []
    for s in sts:
        bad, t = s.truth(); out.append(t)
        print(fn, s.title, "rows", len(s.rows), "untied:", bad, "planted:", s.planted)
        assert bool(bad) == bool(s.planted)
    json.dump({"statements": out}, open(os.path.join(TR, fn+".json"), "w"), indent=1, ensure_ascii=False)
    p = os.path.join(B, "index.json"); ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e["file"] != fn] + [{"file": fn, "assetType": asset, "documentType": dt, "author": "s5 mortgage analyst", "style": style, "hard": hard}]
    json.dump(sorted(ix, key=lambda e: e["file"]), open(p, "w"), indent=1)
