import json, os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name,kind,rows,totals,money,planted,style,hard):
    def cl(d): return {k:(round(v,2) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(r) for r in totals]}
    json.dump(t,open(f'{B}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1,ensure_ascii=False)
