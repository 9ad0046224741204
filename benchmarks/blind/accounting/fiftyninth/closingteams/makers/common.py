import json,os,random
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name,kind,style,hard,money,rows,totals,planted=None):
    base=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{B}/truth/{base}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),len(totals))
def r2(x): return round(x+0.0,2)+0.0
def par(v,d=2):
    s=f'{abs(v):,.{d}f}'; return f'({s})' if v<0 else s
def tot(rows,keys,label,nz=False):
    t={"label":label}
    for k in keys:
        v=r2(sum(r.get(k,0) for r in rows))
        if nz and v==0: continue
        t[k]=v
    return t
