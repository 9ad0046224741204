import json, os
B='build/blind'
os.makedirs(f'{B}/r',exist_ok=True)
def doc(n): return f'{B}/documents/{n}'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    stem=os.path.splitext(name)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{B}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)+0.0
