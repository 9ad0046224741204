import json, os
BASE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(BASE, 'documents'); TR = os.path.join(BASE, 'truth')
def truth(name, kind, money, rows, totals, planted=None):
    with open(os.path.join(TR, name.rsplit('.', 1)[0] + '.json'), 'w') as f:
        json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals}, f, indent=1, ensure_ascii=False)
def c2(x): return round(x / 100, 2)
