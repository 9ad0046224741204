"""Shared helpers: truth recorder, money formats, index upkeep, fonts."""
import json, os, random
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(ROOT, "documents"); TRUTH = os.path.join(ROOT, "truth")
KIND = {"TB": "TRIAL_BALANCE", "AR": "AGED_RECEIVABLES", "UM": "UNIT_MIX"}

def path(name, ext): return os.path.join(DOCS, f"{name}.{ext}")
def r2(x): return round(x + 0.0, 2) + 0.0
def num(x):
    x = round(float(x), 4)
    return int(x) if x == int(x) else x
def par(x, d=2, cur=""):   # parentheses
    s = f"{cur}{abs(x):,.{d}f}"
    return f"({s})" if round(x, d) < 0 else s
def minus(x, d=2): return f"{x:,.{d}f}" if round(x, d) != 0 else f"{0:.{d}f}"
def trail(x, d=2): return f"{abs(x):,.{d}f}" + ("-" if round(x, d) < 0 else "")

class Truth:
    def __init__(self, name, kind, money, planted=None):
        self.d = {"name": name, "kind": kind, "planted": planted, "money": money, "rows": [], "totals": []}
    def _c(self, kw):
        out = {}
        for k, v in kw.items():
            if v is None: continue
            out[k] = num(v) if isinstance(v, (int, float)) else v
        return out
    def row(self, **kw): self.d["rows"].append(self._c(kw))
    def rowd(self, d): self.d["rows"].append(self._c(d))
    def total(self, label, d): self.d["totals"].append({"label": label, **self._c(d)})
    def save(self, ext, asset, author, style, hard):
        n = self.d["name"]
        for o in self.d["rows"] + self.d["totals"]:
            for k, v in o.items():
                if isinstance(v, (int, float)) and k not in ("beds", "baths"):
                    assert k in self.d["money"], (k, o)
        json.dump(self.d, open(os.path.join(TRUTH, n + ".json"), "w"), indent=1)
        p = os.path.join(ROOT, "index.json")
        ix = json.load(open(p)) if os.path.exists(p) else []
        ix = [e for e in ix if e["file"] != f"{n}.{ext}"]
        ix.append({"file": f"{n}.{ext}", "assetType": asset, "documentType": KIND[self.d["kind"]],
                   "author": author, "style": style, "hard": hard})
        json.dump(sorted(ix, key=lambda e: e["file"]), open(p, "w"), indent=1)

def fonts():
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    import subprocess
    def reg(alias, fam):
        f = subprocess.run(["fc-match", "-f", "%{file}", fam], capture_output=True, text=True).stdout
        pdfmetrics.registerFont(TTFont(alias, f))
    reg("Nar", "Liberation Sans Narrow"); reg("NarB", "Liberation Sans Narrow:bold")
    reg("DJ", "DejaVu Sans"); reg("DJB", "DejaVu Sans:bold")
    reg("LS", "Liberation Serif"); reg("LSB", "Liberation Serif:bold")
