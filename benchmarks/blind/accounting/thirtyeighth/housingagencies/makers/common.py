import json, os
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
def doc(f): return os.path.join(ROOT, "documents", f)
def save(fn, asset, dtype, kind, money, rows, totals, planted=None, style="", hard=""):
    name = fn.rsplit(".", 1)[0]
    with open(os.path.join(ROOT, "truth", name + ".json"), "w") as f:
        json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals}, f, indent=1, ensure_ascii=False)
    ip = os.path.join(ROOT, "index.json")
    idx = json.load(open(ip)) if os.path.exists(ip) else []
    idx = [x for x in idx if x["file"] != fn]
    idx.append({"file": fn, "assetType": asset, "documentType": dtype, "author": "housingagency", "style": style, "hard": hard})
    idx.sort(key=lambda x: x["file"])
    json.dump(idx, open(ip, "w"), indent=1)
def c(n): return round(n / 100.0, 2)     # cents -> amount
