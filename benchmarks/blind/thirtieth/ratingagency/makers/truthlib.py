"""Keeps the truth of a document next to the data it is printed from. No layout in here."""
import json, os
BASE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(BASE, 'documents'); TRU = os.path.join(BASE, 'truth')
class Stmt:
    def __init__(s, title, prop, pfrom, pto, columns, sheet=None, page=None, nd=2):
        s.title, s.prop, s.pfrom, s.pto, s.columns, s.sheet, s.page, s.nd = title, prop, pfrom, pto, columns, sheet, page, nd
        s.rows = []; s.keys = {}; s.planted = None; s.meta = []; s.fav = set()  # columns of variances favourable/(unfavourable): expenses already turned round
    def _add(s, label, typ, values, code, foots=None, **meta):
        n = len(s.columns)
        values = list(values) if values is not None else [None]*n
        assert len(values) == n, (label, len(values), n)
        r = {"accountCode": code, "label": label, "rowType": typ, "values": values}
        if foots: r["footsFrom"] = {"items": [i for i, _ in foots]}
        s.rows.append(r); s.meta.append(dict(meta, foots=foots)); return len(s.rows)-1
    def head(s, label, code=None, **m): return s._add(label, "HEADING", None, code, **m)
    def line(s, label, values, code=None, **m): return s._add(label, "LINE", values, code, **m)
    def tot(s, label, foots, typ="SUBTOTAL", code=None, key=None, null=(), **m):
        foots = [(f, 1) if isinstance(f, int) else f for f in foots]
        vals = [None if c in null else round(sum((1 if c in s.fav else sg)*(s.rows[i]["values"][c] or 0) for i, sg in foots), s.nd) for c in range(len(s.columns))]
        i = s._add(label, typ, vals, code, foots, **m)
        if key: s.keys[key] = i
        return i
    def check(s):
        bad = []
        for i, (r, m) in enumerate(zip(s.rows, s.meta)):
            if m["foots"]:
                for c, v in enumerate(r["values"]):
                    if v is None: continue
                    t = sum((1 if c in s.fav else sg)*(s.rows[j]["values"][c] or 0) for j, sg in m["foots"])
                    if abs(t-v) > 0.006: bad.append((i, r["label"], s.columns[c], v, round(t, 2)))
        return bad
    def out(s):
        return {"title": s.title, "propertyName": s.prop, "periodFrom": s.pfrom, "periodTo": s.pto, "sheet": s.sheet, "page": s.page,
                "columns": s.columns, "planted": s.planted,
                "keyTotals": {k: {"label": s.rows[i]["label"], "values": s.rows[i]["values"]} for k, i in s.keys.items()}, "rows": s.rows}
def save(fname, stmts, assetType, documentType, author, style, hard):
    for st in stmts:
        b = st.check()
        if b or st.planted: print(fname, 'untied:', b, 'planted:', st.planted)
        assert bool(b) == bool(st.planted)
    json.dump({"statements": [s.out() for s in stmts]}, open(os.path.join(TRU, fname+'.json'), 'w'), indent=1)
    p = os.path.join(BASE, 'index.json'); idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [e for e in idx if e['file'] != fname] + [{"file": fname, "assetType": assetType, "documentType": documentType, "author": author, "style": style, "hard": hard}]
    idx.sort(key=lambda e: e['file'].split('_')[0][1:]+e['file']); json.dump(idx, open(p, 'w'), indent=1)
    print(fname, sum(len(s.rows) for s in stmts), 'rows')
