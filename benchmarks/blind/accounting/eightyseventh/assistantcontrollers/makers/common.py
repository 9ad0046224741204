import json, os, random
R='build/blind'
def doc(n): return f'{R}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    stem=name.rsplit('.',1)[0]
    cl=lambda d:{k:v for k,v in d.items() if v is not None and v!=''}
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(t) for t in totals]},
      open(f'{R}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)
