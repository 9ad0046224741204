"""Truth book-keeping only (no layout): collects rows, checks footings, writes truth and index."""
import json
from pathlib import Path
ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "documents"; TRUTH = ROOT / "truth"

class Book:
    def __init__(self, ncol):
        self.n = ncol; self.rows = []; self.signs = {}; self.broken = set()
    def head(self, label, code=None):
        return self._add(label, "HEADING", [None]*self.n, code)
    def line(self, label, vals, code=None):
        return self._add(label, "LINE", list(vals), code)
    def _add(self, label, kind, vals, code):
        assert len(vals) == self.n, (label, vals)
        self.rows.append({"accountCode": code, "label": label, "rowType": kind, "values": vals})
        return len(self.rows)-1
    def calc(self, items, signs=None):
        signs = signs or [1]*len(items)
        out = []
        for c in range(self.n):
            out.append(round(sum(s*(self.rows[i]["values"][c] or 0) for s, i in zip(signs, items)), 2))
        return [int(v) if float(v).is_integer() and all(not isinstance(self.rows[i]["values"][c], float) for i in items) else v for c, v in enumerate(out)]
    def total(self, label, items, signs=None, kind="SUBTOTAL", code=None, vals=None):
        v = vals if vals is not None else self.calc(items, signs)
        i = self._add(label, kind, v, code)
        self.rows[i]["footsFrom"] = {"items": list(items)}
        self.signs[i] = signs or [1]*len(items)
        return i
    def v(self, i): return self.rows[i]["values"]
    def check(self, planted_rows=()):
        bad = []
        for i, r in enumerate(self.rows):
            if "footsFrom" in r:
                want = self.calc(r["footsFrom"]["items"], self.signs[i])
                for c in range(self.n):
                    if r["values"][c] is None: continue
                    if abs(r["values"][c]-want[c]) > 0.005: bad.append((i, r["label"], c, r["values"][c], want[c]))
        return bad
    def save(self, file, title, prop, cols, keys, asset, doctype, style, pf=None, pt=None, sheet=None, planted=None, hard=None, variance_ok=None):
        assert len(cols) == self.n
        bad = self.check()
        if variance_ok: bad = [b for b in bad if b[2] not in variance_ok]
        if planted: assert len(bad) == 1, bad
        else: assert not bad, bad
        kt = {k: {"label": self.rows[i]["label"], "values": self.rows[i]["values"]} for k, i in keys.items()}
        t = {"statements": [{"title": title, "propertyName": prop, "periodFrom": pf, "periodTo": pt, "sheet": sheet, "page": None,
             "columns": cols, "planted": planted, "keyTotals": kt, "rows": self.rows}]}
        TRUTH.mkdir(exist_ok=True)
        (TRUTH/(file+".json")).write_text(json.dumps(t, indent=1))
        p = ROOT/"index.json"
        idx = json.loads(p.read_text()) if p.exists() else []
        idx = [e for e in idx if e["file"] != file]
        idx.append({"file": file, "assetType": asset, "documentType": doctype, "author": "mortgagebrokers", "style": style, "hard": hard})
        idx.sort(key=lambda e: e["file"])
        p.write_text(json.dumps(idx, indent=1))
        print(file, len(self.rows), "rows", "planted:" if planted else "", bad if planted else "")
