"""Only the book-keeping of the truth (no layout): rows, sums, truth file, index."""
import json, os
from decimal import Decimal as D
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

def r2(x):
    x = round(float(x) + 0.0, 4)
    x = round(x, 2) if abs(x) >= 2 or round(x, 2) == x else x
    return int(x) if x == int(x) else x

class St:
    def __init__(s, title, prop, pf, pt, columns, sheet=None, page=None):
        s.meta = dict(title=title, propertyName=prop, periodFrom=pf, periodTo=pt, sheet=sheet, page=page)
        s.columns = columns; s.rows = []; s.key = {}; s.planted = None; s.tied = []; s.varcols = ()
    def _add(s, label, kind, vals, code, foots=None, **x):
        r = dict(accountCode=code, label=label, rowType=kind, values=vals)
        if foots is not None: r["footsFrom"] = {"items": foots}
        s.rows.append(r); r["_x"] = x
        return len(s.rows) - 1
    def head(s, label, code=None, **x): return s._add(label, "HEADING", [None]*len(s.columns), code, **x)
    def line(s, label, vals, code=None, **x):
        if not isinstance(vals, (list, tuple)): vals = [vals]
        return s._add(label, "LINE", [None if v is None else r2(v) for v in vals], code, **x)
    def total(s, label, items, code=None, signs=None, kind="SUBTOTAL", key=None, **x):
        signs = signs or [1]*len(items)
        vals = []
        for c in range(len(s.columns)):
            got = [(sg, s.rows[i]["values"][c]) for sg, i in zip(signs, items)]
            vals.append(r2(sum((1 if c in s.varcols else sg)*(v or 0) for sg, v in got)) if any(v is not None for _, v in got) else None)
        i = s._add(label, kind, vals, code, list(items), **x)
        s.tied.append((i, list(items), list(signs)))
        if key: s.key[key] = i
        return i
    def check(s):
        bad = []
        for i, items, signs in s.tied:
            for c in range(len(s.columns)):
                got = [s.rows[j]["values"][c] for j in items]
                if all(g is None for g in got): continue
                t = sum((1 if c in s.varcols else sg)*(g or 0) for sg, g in zip(signs, got))  # favourable/unfavourable variances add up
                if abs(t - (s.rows[i]["values"][c] or 0)) > .011: bad.append((s.rows[i]["label"], s.columns[c], t, s.rows[i]["values"][c]))
        return bad
    def dump(s):
        d = dict(s.meta); d["columns"] = s.columns; d["planted"] = s.planted
        d["keyTotals"] = {k: {"label": s.rows[i]["label"], "values": s.rows[i]["values"]} for k, i in s.key.items()}
        d["rows"] = [{k: v for k, v in r.items() if k != "_x"} for r in s.rows]
        return d

def save(file, sts, asset, dtype, author, style, hard):
    sts = sts if isinstance(sts, list) else [sts]
    for s in sts:
        bad = s.check()
        print(file, len(s.rows), "rows; untied:", bad, "planted:", s.planted)
        assert bool(bad) == bool(s.planted), "tie/plant mismatch"
    json.dump({"statements": [s.dump() for s in sts]}, open(f"{ROOT}/truth/{file}.json", "w"), indent=1)
    p = f"{ROOT}/index.json"
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e["file"] != file] + [dict(file=file, assetType=asset, documentType=dtype, author=author, style=style, hard=hard)]
    ix.sort(key=lambda e: e["file"])
    json.dump(ix, open(p, "w"), indent=1)
