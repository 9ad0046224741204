import json, os, random
ROOT='build/blind'
def r2(x): return round(x+0.0,2)
def doc(n): return f'{ROOT}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    clean=lambda d:{k:(r2(v) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    base=name.rsplit('.',1)[0]
    json.dump(t,open(f'{ROOT}/truth/{base}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')
