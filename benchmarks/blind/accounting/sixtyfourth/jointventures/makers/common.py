import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda e:(e['kind'],e['file']))
    json.dump(ix,open(p,'w'),indent=1)
def c(x): return round(x+0.0,2)
def cents(r,x,n=.03): return c(x*(1+r.uniform(-n,n)))
