import json, os, random
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def path(n): return os.path.join(ROOT, 'documents', n)
def m(c): return f"{c/100:,.2f}"
def par(c): return f"({-c/100:,.2f})" if c < 0 else f"{c/100:,.2f}"
def save(name, kind, style, hard, money, rows, totals, planted=None):
    t = {"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals}
    with open(os.path.join(ROOT, 'truth', name.rsplit('.', 1)[0] + '.json'), 'w') as f:
        json.dump(t, f, indent=1, ensure_ascii=False)
    p = os.path.join(ROOT, 'index.json')
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [i for i in idx if i['file'] != name] + [{"file": name, "kind": kind, "style": style, "hard": hard}]
    json.dump(sorted(idx, key=lambda i: i['file']), open(p, 'w'), indent=1)
    print(name, len(rows), 'rows', len(totals), 'totals')
