"""Shared helpers: truth writer, index, number formats."""
import json, os, random
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(ROOT, "documents"); TRUTH = os.path.join(ROOT, "truth")
KIND = {"TB": "TRIAL_BALANCE", "AR": "AGED_RECEIVABLES", "UM": "UNIT_MIX"}

def doc(name): return os.path.join(DOCS, name)

def r2(x): return round(x + 0.0, 2)

def acc(v, dec=2, cur="", zero=None):
    """1,234.00 / (1,234.00)"""
    if v is None: return ""
    if v == 0 and zero is not None: return zero
    s = f"{abs(v):,.{dec}f}"
    return f"({cur}{s})" if v < 0 else f"{cur}{s}"

def minus(v, dec=2):
    return "" if v is None else f"{v:,.{dec}f}"

def clean(r): return {k: v for k, v in r.items() if v is not None and v != ""}

def save(file, kind, asset, style, money, rows, totals, planted=None, hard=False):
    name = file.rsplit(".", 1)[0]
    t = {"name": name, "kind": kind, "planted": planted, "money": money,
         "rows": [clean(r) for r in rows], "totals": [clean(r) for r in totals]}
    with open(os.path.join(TRUTH, name + ".json"), "w") as f: json.dump(t, f, indent=1)
    p = os.path.join(ROOT, "index.json")
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [e for e in idx if e["file"] != file]
    idx.append({"file": file, "assetType": asset, "documentType": KIND[kind], "author": "a36b", "style": style, "hard": hard})
    idx.sort(key=lambda e: e["file"])
    with open(p, "w") as f: json.dump(idx, f, indent=1)
    print(name, len(rows), "rows", len(totals), "totals")
