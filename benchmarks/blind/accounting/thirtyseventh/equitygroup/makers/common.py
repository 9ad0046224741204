import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(f): return os.path.join(ROOT, 'documents', f)
def save(fname, kind, money, rows, totals, asset, style, hard=False, planted=None):
    name = fname.rsplit('.', 1)[0]
    r = lambda d: {k: (round(v, 4) if isinstance(v, float) else v) for k, v in d.items() if v is not None}
    t = {"name": name, "kind": kind, "planted": planted, "money": money,
         "rows": [r(x) for x in rows], "totals": [r(x) for x in totals]}
    json.dump(t, open(os.path.join(ROOT, 'truth', name + '.json'), 'w'), indent=1, ensure_ascii=False)
    p = os.path.join(ROOT, 'index.json')
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [i for i in idx if i['file'] != fname]
    dt = {"TB": "TRIAL_BALANCE", "AR": "AGED_RECEIVABLES", "UM": "UNIT_MIX"}[kind]
    idx.append({"file": fname, "assetType": asset, "documentType": dt, "author": "a38a", "style": style, "hard": hard})
    idx.sort(key=lambda i: i['file'])
    json.dump(idx, open(p, 'w'), indent=1)
class Ledger:
    """double entry in cents: open[], dr[], cr[]"""
    def __init__(s, accts):      # accts: [(code, name, opening dollars)]
        s.order = [a[0] for a in accts]; s.name = {a[0]: a[1] for a in accts}
        s.open = {a[0]: round(a[2] * 100) for a in accts}
        s.dr = dict.fromkeys(s.order, 0); s.cr = dict.fromkeys(s.order, 0)
    def plug(s, code): s.open[code] -= sum(s.open.values())
    def je(s, d, c, amt):
        a = round(amt * 100); s.dr[d] += a; s.cr[c] += a
    def beg(s, c): return s.open[c] / 100
    def debit(s, c): return s.dr[c] / 100
    def credit(s, c): return s.cr[c] / 100
    def act(s, c): return (s.dr[c] - s.cr[c]) / 100
    def end(s, c): return (s.open[c] + s.dr[c] - s.cr[c]) / 100
