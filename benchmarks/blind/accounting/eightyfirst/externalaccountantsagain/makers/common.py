import json, os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def c2(x): return round(x+0.0,2)
def save(name, kind, money, rows, totals, style, hard, planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f"{B}/truth/{os.path.splitext(name)[0]}.json","w"),indent=1,ensure_ascii=False)
    p=f"{B}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e["file"]),open(p,"w"),indent=1)
def put(**k): return {a:b for a,b in k.items() if b is not None}
def add(rows,keys):
    return {k:c2(sum(r.get(k,0) or 0 for r in rows)) for k in keys}
