import json, os
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def clean(d): return {k:v for k,v in d.items() if v is not None and v!=''}
def r2(x): return round(x+0.0,2)
def save(name,kind,style,hard,money,rows,totals,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,
       "rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{ROOT}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:(i['kind'],i['file']))
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
