"""Data model of a statement: rows hold the numbers that get printed; truth is written from them."""
import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(ROOT, "documents"); TRUTH = os.path.join(ROOT, "truth")

class St:
    def __init__(self, title, prop, pf, pt, columns, sheet=None, page=None):
        self.title, self.prop, self.pf, self.pt = title, prop, pf, pt
        self.columns, self.sheet, self.page = columns, sheet, page
        self.rows, self.keys, self.planted = [], {}, None
    def _add(self, **r):
        self.rows.append(r); return len(self.rows) - 1
    def head(self, label, code=None, lvl=0, **x):
        return self._add(t="HEADING", label=label, code=code, v=[None]*len(self.columns), lvl=lvl, items=None, **x)
    def line(self, label, v, code=None, lvl=1, **x):
        v = list(v); assert len(v) == len(self.columns), (label, v)
        return self._add(t="LINE", label=label, code=code, v=[None if a is None else round(a, 2) for a in v], lvl=lvl, items=None, **x)
    def tot(self, label, items, code=None, t="SUBTOTAL", key=None, lvl=0, **x):
        """items: indexes; ~i (negative) means the row is deducted"""
        v = []
        for c in range(len(self.columns)):
            s = 0
            for i in items:
                s += (self.rows[i]["v"][c] or 0) if i >= 0 else -(self.rows[~i]["v"][c] or 0)
            v.append(round(s, 2))
        k = self._add(t=t, label=label, code=code, v=v, lvl=lvl, items=list(items), **x)
        for q in (key or "").split():
            self.keys[q] = k
        return k
    def plant(self, i, c, new, what, kind):
        old = self.rows[i]["v"][c]; self.rows[i]["v"][c] = new
        self.planted = {"what": what.format(old=old, new=new), "kind": kind}
    def ties(self):
        bad = []
        for n, r in enumerate(self.rows):
            if not r["items"]: continue
            for c in range(len(self.columns)):
                s = sum((self.rows[i]["v"][c] or 0) if i >= 0 else -(self.rows[~i]["v"][c] or 0) for i in r["items"])
                if abs(s - (r["v"][c] or 0)) > .005: bad.append((n, r["label"], c, s, r["v"][c]))
        return bad
    def d(self):
        rows = []
        for r in self.rows:
            o = {"accountCode": r["code"], "label": r["label"], "rowType": r["t"], "values": r["v"]}
            if r["items"]: o["footsFrom"] = {"items": [i if i >= 0 else ~i for i in r["items"]]}
            rows.append(o)
        return {"title": self.title, "propertyName": self.prop, "periodFrom": self.pf, "periodTo": self.pt,
                "sheet": self.sheet, "page": self.page, "columns": self.columns, "planted": self.planted,
                "keyTotals": {k: {"label": self.rows[i]["label"], "values": self.rows[i]["v"]} for k, i in self.keys.items()},
                "rows": rows}

def save(name, sts, assetType, documentType, style, hard=False):
    with open(os.path.join(TRUTH, name + ".json"), "w") as f:
        json.dump({"statements": [s.d() for s in sts]}, f, indent=1)
    for s in sts:
        b = s.ties()
        print(name, "rows", len(s.rows), "planted" if s.planted else "ok", b)
        assert bool(b) == bool(s.planted), name
    e = {"file": name, "assetType": assetType, "documentType": documentType, "author": "reviewappraiser", "style": style, "hard": hard}
    p = os.path.join(ROOT, "index.json")
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = sorted([x for x in idx if x["file"] != name] + [e], key=lambda x: x["file"])
    json.dump(idx, open(p, "w"), indent=1)

def out(name): return os.path.join(DOCS, name)
