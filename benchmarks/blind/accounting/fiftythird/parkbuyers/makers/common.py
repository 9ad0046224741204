import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(f): return os.path.join(ROOT, 'documents', f)
def truth(file, kind, money, rows, totals, planted=None):
    d = {"name": file, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals}
    with open(os.path.join(ROOT, 'truth', os.path.splitext(file)[0] + '.json'), 'w') as fh:
        json.dump(d, fh, indent=1, ensure_ascii=False)
