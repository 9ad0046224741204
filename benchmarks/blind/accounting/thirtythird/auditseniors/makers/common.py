import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(ROOT, 'documents', n)
def save_truth(name, kind, money, rows, totals, planted=None):
    json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals},
              open(os.path.join(ROOT, 'truth', name + '.json'), 'w'), indent=1)
