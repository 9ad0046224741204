"""Small shared helpers: truth files, number texts. No layout here: every maker draws for itself."""
import json, os
BASE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(BASE, "documents")
TRUTH = os.path.join(BASE, "truth")
os.makedirs(DOCS, exist_ok=True); os.makedirs(TRUTH, exist_ok=True)

def r2(x): 
    x = round(x + 0.0, 2)
    return 0.0 if x == 0 else x

def save_truth(file, kind, money, rows, totals, planted=None):
    def clean(d):
        return {k: (round(v, 4) + 0.0 if isinstance(v, float) else v) for k, v in d.items() if v is not None and v != ""}
    t = {"name": file, "kind": kind, "planted": planted, "money": money,
         "rows": [clean(r) for r in rows], "totals": [clean(t) for t in totals]}
    with open(os.path.join(TRUTH, os.path.splitext(file)[0] + ".json"), "w") as f:
        json.dump(t, f, indent=1, ensure_ascii=False)

def num(x, dec=2, style="paren", zero=None):
    if x is None: return ""
    if zero is not None and round(x, dec) == 0: return zero
    s = f"{abs(x):,.{dec}f}"
    if round(x, dec) < 0:
        return {"paren": f"({s})", "minus": f"-{s}", "trail": f"{s}-", "cr": f"{s} CR"}[style]
    return s
