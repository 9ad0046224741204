import json, os
H = os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(H, "documents", n)
def r2(x): return round(x + 0.0, 2) + 0.0
def save(name, kind, money, rows, totals, planted=None):
    json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals},
              open(os.path.join(H, "truth", name.rsplit(".", 1)[0] + ".json"), "w"), indent=1, ensure_ascii=False)
def add(rows, cols, label=None):
    t = {"label": label} if label else {}
    for c in cols:
        v = [r[c] for r in rows if c in r]
        if v: t[c] = r2(sum(v))
    return t
