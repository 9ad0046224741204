import json, os
BASE=os.path.dirname(os.path.abspath(__file__))
class St:
    def __init__(s,title,prop,columns,frm,to,sheet=None,page=None):
        s.title,s.prop,s.columns,s.frm,s.to,s.sheet,s.page=title,prop,columns,frm,to,sheet,page
        s.rows=[];s.meta=[];s.signs=[];s.keys={};s.planted=None
    def _a(s,label,rt,vals,code,m,signs=None,foots=None):
        r={"accountCode":code,"label":label,"rowType":rt,"values":vals}
        if foots: r["footsFrom"]={"items":foots}
        s.rows.append(r);s.meta.append(m);s.signs.append(signs);return len(s.rows)-1
    def H(s,label,code=None,**m): return s._a(label,"HEADING",[None]*len(s.columns),code,m)
    def L(s,label,vals,code=None,**m):
        if not isinstance(vals,(list,tuple)): vals=[vals]
        assert len(vals)==len(s.columns),(label,vals)
        return s._a(label,"LINE",list(vals),code,m)
    def T(s,label,plus,minus=(),code=None,rt="SUBTOTAL",key=None,**m):
        sg=[(i,1) for i in plus]+[(i,-1) for i in minus]
        v=[round(sum((s.rows[i]["values"][c] or 0)*k for i,k in sg),2) for c in range(len(s.columns))]
        v=[int(x) if float(x).is_integer() else x for x in v]
        i=s._a(label,rt,v,code,m,sg,[a for a,_ in sg])
        if key: s.keys[key]=i
        return i
    def truth(s):
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.frm,"periodTo":s.to,"sheet":s.sheet,"page":s.page,"columns":s.columns,
          "planted":s.planted,"keyTotals":{k:{"label":s.rows[i]["label"],"values":s.rows[i]["values"]} for k,i in s.keys.items()},"rows":s.rows}
    def check(s):
        bad=[]
        for i,sg in enumerate(s.signs):
            if sg:
                for c in range(len(s.columns)):
                    t=sum((s.rows[a]["values"][c] or 0)*k for a,k in sg)
                    if abs(t-(s.rows[i]["values"][c] or 0))>.006: bad.append((s.rows[i]["label"],s.columns[c],t,s.rows[i]["values"][c]))
        return bad
def save(name,sts,asset,dtype,style,hard):
    json.dump({"statements":[x.truth() for x in sts]},open(f"{BASE}/truth/{name}.json","w"),indent=1)
    p=f"{BASE}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"assetType":asset,"documentType":dtype,"author":"s21","style":style,"hard":hard}]
    json.dump(ix,open(p,"w"),indent=1)
    for x in sts:
        print(name,x.title[:30],len(x.rows),"rows","bad:",x.check(),"planted" if x.planted else "")
def doc(name): return f"{BASE}/documents/{name}"
def m(v,dec=0,dash="-"):
    if v is None: return ""
    if v==0: return dash
    t=f"{abs(v):,.{dec}f}"
    return f"({t})" if v<0 else t
