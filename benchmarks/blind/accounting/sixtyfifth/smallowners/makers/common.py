import json,os,random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def save(name,kind,style,hard,money,rows,totals,planted=None,fmt=None):
    rows=[{k:v for k,v in r.items() if v is not None} for r in rows]
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def r2(x): return round(x+0.0,2)
