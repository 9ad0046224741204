import json, os
R='build/blind'
def doc(n): return f'{R}/documents/{n}'
def save(n,kind,style,hard,money,rows,totals,planted=None):
    t={"name":n,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{R}/truth/{os.path.splitext(n)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=n]+[{"file":n,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda x:x['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def r2(x): return round(x+0.0,2)
