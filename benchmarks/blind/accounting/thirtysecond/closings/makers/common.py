import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(ROOT, 'documents', n)
def c(x): return round(x / 100, 2)          # cents -> dollars
def clean(d): return {k: v for k, v in d.items() if v is not None}
def save(name, kind, money, rows, totals, planted=None):
    rows = [clean(r) for r in rows]; totals = [clean(t) for t in totals]
    with open(os.path.join(ROOT, 'truth', name + '.json'), 'w') as f:
        json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals}, f, indent=1, ensure_ascii=False)
class Ledger:
    def __init__(s): s.dr = {}; s.cr = {}
    def post(s, d, k, amt):
        if amt <= 0: return
        s.dr[d] = s.dr.get(d, 0) + amt; s.cr[k] = s.cr.get(k, 0) + amt
