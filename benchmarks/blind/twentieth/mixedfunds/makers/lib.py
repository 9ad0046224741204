import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
class St:
    """statement: rows with base columns; expand(base,kind)->printed money columns"""
    def __init__(s,title,prop,pf,pt,columns,expand=None,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.columns=title,prop,pf,pt,columns
        s.expand=expand or (lambda b,k:list(b)); s.sheet,s.page=sheet,page
        s.rows=[];s.meta=[];s.key={};s.planted=None
    def _add(s,code,label,rt,base,kind,items=None,**m):
        vals=[None]*len(s.columns) if base is None else s.expand(base,kind)
        assert len(vals)==len(s.columns),(label,len(vals),len(s.columns))
        vals=[None if v is None else (round(v,2) if isinstance(v,float) else v) for v in vals]
        r={"accountCode":code,"label":label,"rowType":rt,"values":vals}
        if items is not None: r["footsFrom"]={"items":list(items)}
        s.rows.append(r); s.meta.append(dict(base=base,kind=kind,**m)); return len(s.rows)-1
    def head(s,label,code=None,**m): return s._add(code,label,"HEADING",None,'h',**m)
    def line(s,label,base,kind='inc',code=None,**m): return s._add(code,label,"LINE",base,kind,**m)
    def tot(s,label,items,kind='inc',code=None,rt="TOTAL",sg=None,key=None,**m):
        items=list(items); sg=sg or [1]*len(items)
        n=len(s.meta[items[0]]['base'])
        base=[sum(g*(s.meta[i]['base'][c] or 0) for i,g in zip(items,sg)) for c in range(n)]
        base=[round(b,2) if isinstance(b,float) else b for b in base]
        j=s._add(code,label,rt,base,kind,items,sg=sg,**m)
        if key: s.key[key]=j
        return j
    def sub(s,*a,**k): return s.tot(*a,rt="SUBTOTAL",**k)
    def truth(s):
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.pf,"periodTo":s.pt,"sheet":s.sheet,"page":s.page,
          "columns":s.columns,"planted":s.planted,
          "keyTotals":{k:{"label":s.rows[j]["label"],"values":s.rows[j]["values"]} for k,j in s.key.items()},"rows":s.rows}
def save(name,sts,asset,dtype,style,hard):
    json.dump({"statements":[x.truth() for x in sts]},open(f"{BASE}/truth/{name}.json","w"),indent=1,ensure_ascii=False)
    p=f"{BASE}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"assetType":asset,"documentType":dtype,"author":"s23","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e["file"]),open(p,"w"),indent=1,ensure_ascii=False)
def doc(n): return f"{BASE}/documents/{n}"
def par(v,d=0,z="0",neg="()"):
    if v is None: return ""
    if v==0: return z
    t=f"{abs(v):,.{d}f}"
    return (f"({t})" if neg=="()" else f"-{t}" if neg=="-" else t+"-") if v<0 else t
