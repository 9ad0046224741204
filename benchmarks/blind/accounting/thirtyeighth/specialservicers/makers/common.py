import json, os
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
def doc(n): return os.path.join(ROOT, "documents", n)
def num(c):
    v = round(c/100, 2)
    return int(v) if v == int(v) else v
def truth(name, kind, money, rows, totals, planted=None):
    with open(os.path.join(ROOT, "truth", name + ".json"), "w") as f:
        json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals}, f, indent=1, ensure_ascii=False)
