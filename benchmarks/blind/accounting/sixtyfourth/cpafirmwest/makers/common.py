import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(ROOT,'documents',n)
def r2(x): return round(x+0.0,2)+0.0
def f2(x): return f"{x:,.2f}"
def par(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def clean(d): return {k:(r2(v) if isinstance(v,float) else v) for k,v in d.items() if v is not None and v!=''}
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(os.path.join(ROOT,'truth',os.path.splitext(name)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
