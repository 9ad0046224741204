import json, os
B='build/blind'
def f(c): return None if c is None else round(c/100,2)
def save(file,kind,style,hard,money,rows,totals,planted=None):
    clean=lambda d:{k:v for k,v in d.items() if v is not None}
    n=file.rsplit('.',1)[0]
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(t) for t in totals]},
      open(f'{B}/truth/{n}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda x:x['file']); json.dump(ix,open(p,'w'),indent=1)
