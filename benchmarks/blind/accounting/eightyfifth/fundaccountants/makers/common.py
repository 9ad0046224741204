import json, os, random
B = 'build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name, kind, money, rows, totals, style, hard, planted=None):
    rows = [{k: v for k, v in r.items() if v is not None and v != ''} for r in rows]
    totals = [{k: v for k, v in r.items() if v is not None and v != ''} for r in totals]
    stem = name.rsplit('.', 1)[0]
    json.dump({"name": name, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals},
              open(f'{B}/truth/{stem}.json', 'w'), indent=1, ensure_ascii=False)
    p = f'{B}/index.json'
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e['file'] != name] + [{"file": name, "kind": kind, "style": style, "hard": hard}]
    json.dump(sorted(ix, key=lambda e: e['file']), open(p, 'w'), indent=1, ensure_ascii=False)
    print(name, len(rows), 'rows', len(totals), 'totals')
def r2(x): return round(x + 0.0, 2)
