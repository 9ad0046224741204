import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TRU = os.path.join(ROOT, 'truth')
def save(name, kind, money, rows, totals, planted=None):
    json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals},
              open(os.path.join(TRU, name + '.json'), 'w'), indent=1)
def d(c): return round(c / 100, 2)
