import json, os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{B}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows')
def clean(d): return {k:v for k,v in d.items() if v is not None}
