import json, random
from pathlib import Path
ROOT = Path(__file__).resolve().parent.parent
DOCS, TRUTH, META = ROOT/"documents", ROOT/"truth", ROOT/"makers"
class St:
    """Statement model. values are integers in units of 10**-dec."""
    def __init__(s, ncol, dec=0, dash_zero=False):
        s.n, s.dec, s.dash = ncol, dec, dash_zero; s.rows=[]; s.ix={}; s.planted=None; s.over={}
    def add(s, key, label, typ, vals=None, code=None, foots=None, **kw):
        if foots is not None:
            foots=[f if isinstance(f,tuple) else (f,1) for f in foots]
            vals=[sum(sg*(s.rows[s.ix[k]]["v"][c] or 0) for k,sg in foots) for c in range(s.n)]
        s.ix[key]=len(s.rows)
        s.rows.append(dict(key=key,label=label,typ=typ,v=list(vals) if vals is not None else None,code=code,foots=foots,**kw))
    def head(s,label,code=None,**kw): s.add("h%d"%len(s.rows),label,"HEADING",code=code,**kw)
    def line(s,key,label,vals,code=None,**kw): s.add(key,label,"LINE",vals,code,**kw)
    def sub(s,key,label,foots,code=None,**kw): s.add(key,label,"SUBTOTAL",None,code,foots,**kw)
    def tot(s,key,label,foots,code=None,**kw): s.add(key,label,"TOTAL",None,code,foots,**kw)
    def plant(s,key,col,newv,what,kind):
        s.over[(key,col)]=newv; s.planted={"what":what,"kind":kind}
    def p(s,r,c):
        if r["v"] is None: return None
        return s.over.get((r["key"],c), r["v"][c])
    def num(s,r,c):
        v=s.p(r,c)
        if v is None or (v==0 and s.dash): return None
        return v/10**s.dec if s.dec else v
    def truth(s,cols,key,**meta):
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r["code"],label=r["label"],rowType=r["typ"],values=[s.num(r,c) for c in range(s.n)])
            if r["foots"]: d["footsFrom"]={"items":[s.ix[k] for k,_ in r["foots"]]}
            rows.append(d)
        kt={k:{"label":s.rows[s.ix[x]]["label"],"values":rows[s.ix[x]]["values"]} for k,x in key.items()}
        st=dict(title=meta["title"],propertyName=meta["prop"],periodFrom=meta.get("frm"),periodTo=meta.get("to"),
            sheet=meta.get("sheet"),page=meta.get("page"),columns=cols,planted=s.planted,keyTotals=kt,rows=rows)
        # internal check on printed values
        bad=[]
        for r in s.rows:
            if r["foots"]:
                for c in range(s.n):
                    t=sum(sg*(s.p(s.rows[s.ix[k]],c) or 0) for k,sg in r["foots"])
                    if t!=(s.p(r,c) or 0): bad.append((r["label"],cols[c],t,s.p(r,c)))
        return st,bad
def save(name,st,asset,dt,style,hard=False):
    (TRUTH/(name+".json")).write_text(json.dumps({"statements":[st]},indent=1,ensure_ascii=False))
    return dict(file=name,assetType=asset,documentType=dt,author="duediligence",style=style,hard=hard)
def fmt(v,dec=0,neg="()",zero="-",cur=""):
    if v is None: return ""
    if v==0 and zero is not None: return (cur+" " if cur else "")+zero
    a=f"{abs(v)/10**dec:,.{dec}f}"
    if v<0:
        return {"()":f"{cur}({a})","-":f"-{cur}{a}","t-":f"{cur}{a}-"}[neg]
    return cur+a
def months12(rng,annual,season=None,noise=.04,flat=False,grow=0.0,unit=1):
    if flat: return [round(annual/12/unit)*unit]*12
    w=[(season[i] if season else 1)*(1+grow*i/12)*(1+rng.uniform(-noise,noise)) for i in range(12)]
    s=sum(w); return [int(round(annual*x/s)) for x in w]
