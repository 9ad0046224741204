import json, os
B = 'build/blind'
D = B + '/documents/'
def r2(x): return round(x + 0.0, 2)
def save(file, kind, style, hard, money, rows, totals, planted=None):
    stem = file.rsplit('.', 1)[0]
    json.dump({"name": file, "kind": kind, "planted": planted, "money": money, "rows": rows, "totals": totals},
              open(f'{B}/truth/{stem}.json', 'w'), indent=1, ensure_ascii=False)
    p = B + '/index.json'
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [i for i in idx if i['file'] != file] + [{"file": file, "kind": kind, "style": style, "hard": hard}]
    idx.sort(key=lambda i: i['file'])
    json.dump(idx, open(p, 'w'), indent=1)
    print(file, len(rows), 'rows', len(totals), 'totals')
