import json, os, random
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name,kind,style,hard,planted,money,rows,totals):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{B}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2) if abs(x)>=0.005 else 0.0
def sm(rows,k): return r2(sum(r.get(k) or 0 for r in rows))
