import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def R(x): return round(x+0.0,2)
def num(v):
    v=R(v); return int(v) if v==int(v) else v
def clean(d): return {k:(num(v) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
def save(name,kind,planted,money,rows,totals,style,hard):
    stem=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(t) for t in totals]},
        open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
