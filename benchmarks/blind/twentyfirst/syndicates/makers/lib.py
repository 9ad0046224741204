import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,dec=0):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.dec=title,prop,pf,pt,cols,sheet,page,dec
        s.rows=[];s.m=[];s.keys={};s.planted=None
    def add(s,typ,label,vals,code,items,m):
        r={"accountCode":code,"label":label,"rowType":typ,"values":vals}
        if items is not None:r["footsFrom"]={"items":items}
        s.rows.append(r);s.m.append(m);return len(s.rows)-1
    def h(s,label,code=None,**m):return s.add("HEADING",label,None,code,None,m)
    def l(s,label,vals,code=None,**m):
        return s.add("LINE",label,list(vals),code,None,m)
    def t(s,label,items,code=None,typ="SUBTOTAL",key=None,**m):
        sg=[(i if isinstance(i,tuple) else (i,1)) for i in items]
        n=max(len(s.rows[i]["values"]) for i,_ in sg)
        v=[round(sum(k*(s.rows[i]["values"][c] or 0) for i,k in sg),s.dec) for c in range(n)]
        if s.dec==0:v=[int(x) for x in v]
        m['signs']=[k for _,k in sg]
        i=s.add(typ,label,v,code,[i for i,_ in sg],m)
        if key:s.keys[key]=i
        return i
    def derive(s,fn):
        for r,m in zip(s.rows,s.m):
            if r["values"] is not None:r["values"]=fn(r["values"],m)
    def dump(s):
        n=len(s.cols);rows=[]
        for r in s.rows:
            r=dict(r)
            if r["values"] is None:r["values"]=[None]*n
            assert len(r["values"])==n,(r,n)
            rows.append(r)
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.pf,"periodTo":s.pt,"sheet":s.sheet,"page":s.page,"columns":s.cols,
          "planted":s.planted,"keyTotals":{k:{"label":rows[i]["label"],"values":rows[i]["values"]} for k,i in s.keys.items()},"rows":rows}
def save(name,sts,asset,dt,style,hard=False):
    json.dump({"statements":[s.dump() for s in sts]},open(f"{HERE}/truth/{name}.json","w"),indent=1)
    p=f"{HERE}/index.json";ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"assetType":asset,"documentType":dt,"author":"s27","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e["file"]),open(p,"w"),indent=1)
def doc(n):return f"{HERE}/documents/{n}"
def f(v,dec=0,d="",dash="-"):
    if v is None:return dash
    s=f"{abs(v):,.{dec}f}"
    return f"({d}{s})" if v<0 else d+s
def ser(r,base,n=12,vol=.04,dec=0):
    o=[round(base*(1+r.uniform(-vol,vol)),dec) for _ in range(n)]
    return [int(x) for x in o] if dec==0 else o
