import json, os
from decimal import Decimal, ROUND_HALF_UP
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
def doc(f): return os.path.join(ROOT, 'documents', f)
def hu(x, n=2):
    v = Decimal(repr(float(x))).quantize(Decimal(1).scaleb(-n), ROUND_HALF_UP)
    return int(v) if n == 0 else float(v)
def save(file, kind, money, rows, totals, asset, style, hard, planted=None):
    name = file.rsplit('.', 1)[0]
    json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals},
              open(os.path.join(ROOT, 'truth', name + '.json'), 'w'), indent=1)
    p = os.path.join(ROOT, 'index.json')
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [e for e in idx if e['file'] != file]
    dt = {"TB": "TRIAL_BALANCE", "AR": "AGED_RECEIVABLES", "UM": "UNIT_MIX"}[kind]
    idx.append({"file": file, "assetType": asset, "documentType": dt, "author": "bookkeepingfirm", "style": style, "hard": hard})
    idx.sort(key=lambda e: e['file'])
    json.dump(idx, open(p, 'w'), indent=1)
