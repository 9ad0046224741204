import json,os
B='build/blind/'
def D(n): return B+'documents/'+n
def save(name,kind,planted,money,rows,totals,style,hard=False):
    cl=lambda r:{k:(round(v,4) if isinstance(v,float) else v) for k,v in r.items() if v is not None}
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(t) for t in totals]},
      open(B+'truth/'+name.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
