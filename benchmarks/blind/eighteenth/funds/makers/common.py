"""Truth book-keeping only (no layout here)."""
import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
def r2(x,d=2): return None if x is None else (round(x,d)+0.0 if d else int(round(x)))
class St:
    def __init__(s,title,prop,frm,to,cols,dec=2,sheet=None,page=None):
        s.title,s.prop,s.frm,s.to,s.cols,s.dec,s.sheet,s.page=title,prop,frm,to,cols,dec,sheet,page
        s.rows=[];s.meta=[];s.signs={};s.keys={};s.planted=None
    def _a(s,code,label,typ,vals,m,items=None):
        d={"accountCode":code,"label":label,"rowType":typ,"values":vals}
        if items is not None: d["footsFrom"]={"items":list(items)}
        s.rows.append(d); s.meta.append(m); return len(s.rows)-1
    def h(s,label,code=None,**m): return s._a(code,label,"HEADING",[None]*len(s.cols),m)
    def l(s,label,vals,code=None,key=None,**m):
        i=s._a(code,label,"LINE",[r2(v,s.dec) for v in vals],m)
        if key: s.keys[key]=i
        return i
    def calc(s,items,neg=()):
        return [r2(sum((-1 if i in neg else 1)*(s.rows[i]["values"][c] or 0) for i in items),s.dec) for c in range(len(s.cols))]
    def t(s,label,items,typ="SUBTOTAL",neg=(),code=None,key=None,**m):
        i=s._a(code,label,typ,s.calc(items,neg),m,items); s.signs[i]=set(neg)
        if key: s.keys[key]=i
        return i
    def plant(s,i,c,v,what,kind):
        s.rows[i]["values"][c]=v; s.planted={"what":what,"kind":kind}
    def truth(s,dash=False):
        rows=[]
        for r in s.rows:
            r=dict(r); 
            if dash: r["values"]=[None if v==0 else v for v in r["values"]]
            rows.append(r)
        for i,r in enumerate(s.rows):
            if "footsFrom" in r:
                c=s.calc(r["footsFrom"]["items"],s.signs[i])
                if c!=r["values"]: print("  NOT TIED",r["label"],[(k,a,b) for k,(a,b) in enumerate(zip(c,r["values"])) if a!=b], "planted" if s.planted else "!!!")
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.frm,"periodTo":s.to,"sheet":s.sheet,"page":s.page,"columns":s.cols,
          "planted":s.planted,"keyTotals":{k:{"label":s.rows[i]["label"],"values":rows[i]["values"]} for k,i in s.keys.items()},"rows":rows}
def save(name,sts,asset,doctype,style,hard=False,dash=False):
    json.dump({"statements":[x.truth(dash) for x in sts]},open(f"{ROOT}/truth/{name}.json","w"),indent=1)
    p=f"{ROOT}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"assetType":asset,"documentType":doctype,"author":"s16","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e["file"]),open(p,"w"),indent=1)
    print("saved",name,[len(x.rows) for x in sts])
def doc(n): return f"{ROOT}/documents/{n}"
