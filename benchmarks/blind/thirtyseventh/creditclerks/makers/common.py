"""Truth bookkeeping only (no layout): rows, footing, saving, index."""
import json, os, pathlib
ROOT = pathlib.Path(__file__).parent
class Stmt:
    def __init__(s, title, prop, pfrom, pto, columns, sheet=None, page=None):
        s.h = dict(title=title, propertyName=prop, periodFrom=pfrom, periodTo=pto, sheet=sheet, page=page, columns=columns)
        s.rows = []; s.key = {}; s.planted = None; s.n = len(columns)
    def head(s, label, code=None, **x):
        s.rows.append(dict(accountCode=code, label=label, rowType="HEADING", values=[None]*s.n, x=x)); return len(s.rows)-1
    def line(s, label, values, code=None, **x):
        assert len(values) == s.n, (label, values)
        s.rows.append(dict(accountCode=code, label=label, rowType="LINE", values=list(values), x=x)); return len(s.rows)-1
    def tot(s, label, items, signs=None, typ="SUBTOTAL", code=None, key=None, values=None, **x):
        signs = signs or [1]*len(items)
        if values is None:
            values = [round(sum(g*(s.rows[i]["values"][c] or 0) for i, g in zip(items, signs)), 2) for c in range(s.n)]
        s.rows.append(dict(accountCode=code, label=label, rowType=typ, values=values, footsFrom={"items": list(items)}, x=x))
        if key:
            for k in ([key] if isinstance(key, str) else key): s.key[k] = len(s.rows)-1
        return len(s.rows)-1
    def v(s, i): return s.rows[i]["values"]
    def truth(s):
        d = dict(s.h); d["planted"] = s.planted
        d["keyTotals"] = {k: {"label": s.rows[i]["label"], "values": s.rows[i]["values"]} for k, i in s.key.items()}
        d["rows"] = [{k: v for k, v in r.items() if k != "x"} for r in s.rows]
        return d
def save(file, stmts, assetType, documentType, style, hard):
    (ROOT/"truth"/(file+".json")).write_text(json.dumps({"statements": [x.truth() for x in stmts]}, indent=1))
    p = ROOT/"index.json"; idx = json.loads(p.read_text()) if p.exists() else []
    idx = [e for e in idx if e["file"] != file] + [dict(file=file, assetType=assetType, documentType=documentType, author="s37d", style=style, hard=hard)]
    idx.sort(key=lambda e: e["file"]); p.write_text(json.dumps(idx, indent=1))
    print(file, len(stmts[0].rows), "rows", {k: v["values"] for k, v in stmts[0].truth()["keyTotals"].items()})
