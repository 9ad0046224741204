"""Shared: where things go, and writing the truth (never reads a document)."""
import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, "documents")
TRU = os.path.join(ROOT, "truth")

def clean(d):
    o = {}
    for k, v in d.items():
        if v is None or v == "":
            continue
        if isinstance(v, float):
            v = round(v, 4)
        o[k] = v
    return o

def write(file, kind, money, rows, totals, planted=None):
    t = {"name": file, "kind": kind, "planted": planted, "money": money,
         "rows": [clean(r) for r in rows], "totals": [clean(r) for r in totals]}
    p = os.path.join(TRU, os.path.splitext(file)[0] + ".json")
    with open(p, "w") as f:
        json.dump(t, f, indent=1, ensure_ascii=False)
