import json, os
R = 'build/blind'
def doc(n): return f'{R}/documents/{n}'
def save(name, kind, money, rows, totals, planted, style, hard):
    json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals},
              open(f'{R}/truth/{os.path.splitext(name)[0]}.json', 'w'), indent=1, ensure_ascii=False)
    p = f'{R}/index.json'
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e['file'] != name] + [{"file": name, "kind": kind, "style": style, "hard": hard}]
    json.dump(sorted(ix, key=lambda e: e['file']), open(p, 'w'), indent=1)
def r2(x): return round(x, 2) + 0.0
