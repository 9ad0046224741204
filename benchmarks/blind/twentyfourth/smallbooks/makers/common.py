import json,os
B=os.path.dirname(os.path.abspath(__file__))
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page=title,prop,pf,pt,cols,sheet,page
        s.rows=[];s.m=[];s.keys={};s.planted=None
    def _add(s,label,t,v,code,foots,m):
        r={"accountCode":code,"label":label,"rowType":t,"values":v}
        if foots:r["footsFrom"]={"items":foots}
        s.rows.append(r);s.m.append(m);return len(s.rows)-1
    def head(s,label,lv=0,code=None,**k): return s._add(label,"HEADING",[None]*len(s.cols),code,None,dict(lv=lv,**k))
    def line(s,label,v,lv=1,code=None,key=None,**k):
        assert len(v)==len(s.cols),(label,v)
        i=s._add(label,"LINE",list(v),code,None,dict(lv=lv,**k))
        if key:s.keys[key]=i
        return i
    def tot(s,label,items,minus=(),lv=0,t="SUBTOTAL",key=None,code=None,**k):
        v=[]
        for c in range(len(s.cols)):
            x=sum((s.rows[i]["values"][c] or 0) for i in items)-sum((s.rows[i]["values"][c] or 0) for i in minus)
            v.append(round(x,2))
        i=s._add(label,t,v,code,list(items)+list(minus),dict(lv=lv,minus=list(minus),items=list(items),**k))
        if key:s.keys[key]=i
        return i
    def plant(s,r,c,val,what,kind):
        s.rows[r]["values"][c]=val; s.planted={"what":what,"kind":kind}
    def out(s):
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.pf,"periodTo":s.pt,"sheet":s.sheet,"page":s.page,"columns":s.cols,"planted":s.planted,
          "keyTotals":{k:{"label":s.rows[i]["label"],"values":s.rows[i]["values"]} for k,i in s.keys.items()},"rows":s.rows}
    def check(s,n=""):
        bad=[]
        for i,(r,m) in enumerate(zip(s.rows,s.m)):
            if "items" in m:
                for c in range(len(s.cols)):
                    x=sum((s.rows[j]["values"][c] or 0) for j in m["items"])-sum((s.rows[j]["values"][c] or 0) for j in m["minus"])
                    if abs(x-(r["values"][c] or 0))>.006: bad.append((i,r["label"],s.cols[c],r["values"][c],round(x,2)))
        print(n,s.title,"planted" if s.planted else "clean","rows",len(s.rows),"BAD" if bad else "ok",bad)
def save(name,sts,asset,dtype,style,hard=False):
    json.dump({"statements":[s.out() for s in sts]},open(f"{B}/truth/{name}.json","w"),indent=1)
    p=f"{B}/index.json";ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"assetType":asset,"documentType":dtype,"author":"s35","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e["file"]),open(p,"w"),indent=1)
    for s in sts:s.check(name)
def doc(n): return f"{B}/documents/{n}"
