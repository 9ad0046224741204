import json, os
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
AUTHOR="a37a"
def doc(f): return os.path.join(ROOT,"documents",f)
def r2(x):
    x=round(x,2); return int(x) if x==int(x) else x
def clean(o): return {k:(r2(v) if isinstance(v,(int,float)) else v) for k,v in o.items() if v is not None and v!=""}
def save(file,asset,dtype,style,hard,money,rows,totals,planted=None):
    name=os.path.splitext(file)[0]
    kind={"TRIAL_BALANCE":"TB","AGED_RECEIVABLES":"AR","UNIT_MIX":"UM"}[dtype]
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    ok=set(money)
    for r in t["rows"]+t["totals"]:
        for k,v in r.items():
            if isinstance(v,(int,float)) and k not in ("beds","baths"): assert k in ok,(k,r)
    json.dump(t,open(os.path.join(ROOT,"truth",name+".json"),"w"),indent=1)
    p=os.path.join(ROOT,"index.json"); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i["file"]!=file]+[{"file":file,"assetType":asset,"documentType":dtype,"author":AUTHOR,"style":style,"hard":hard}]
    json.dump(ix,open(p,"w"),indent=1)
    # quick foot of all rows against last total
    if t["totals"]:
        for m in money:
            s=round(sum(r.get(m,0) for r in t["rows"]),2); l=t["totals"][-1].get(m)
            print(f"{m:32s} rows {s:>16,.2f} last total {l}")
    print(file,len(rows),"rows",len(totals),"totals")
