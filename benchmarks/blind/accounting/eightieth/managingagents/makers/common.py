import json, os
R='build/blind'
def f(c): return round(c/100,2)
def m(c): return f"{c/100:,.2f}"
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f"{R}/truth/{name.rsplit('.',1)[0]}.json","w"),indent=1,ensure_ascii=False)
    p=f"{R}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x["file"]!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda x:x["file"]); json.dump(ix,open(p,"w"),indent=1,ensure_ascii=False)
    print(name,len(rows),"rows",len(totals),"totals")
