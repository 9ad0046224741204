import json, os
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def r2(x): return round(x+0.0,2)
def save(name, kind, style, hard, money, rows, totals, planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    stem=name.rsplit('.',1)[0]
    json.dump(t,open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')
