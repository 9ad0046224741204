import json,glob
AG=["current","b0_30","b31_60","b61_90","b90","m0","m1","m2","m3","other:May 2025 and older"]
skip=("pct","%","/m²","market","sf","actual","actual_sf","market_sf","PER WEEK","weeks")
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); R=t["rows"];T=t["totals"]; out=[]
    for r in R+T:
        extra=set(r)-set(t["money"])-{"label","account","name","property","unit","resident","status","charge","invoice","date","type","beds","baths"}
        if extra: out.append(("keys",extra))
        g=lambda k:r.get(k,0)
        lab=r.get("label") or r.get("account") or r.get("name") or r.get("type")
        if t["kind"]=="AR" and abs(sum(g(k) for k in AG)-g("total"))>.005: out.append(("cross",lab,g("total")))
        if "close_dr" in t["money"] and abs(g("open_dr")-g("open_cr")+g("debit")-g("credit")-g("close_dr")+g("close_cr"))>.005: out.append(("cross",lab))
        if "beginning" in t["money"]:
            m=g("activity") if "activity" in t["money"] else g("debit")-g("credit")
            if abs(g("beginning")+m-g("ending"))>.005: out.append(("cross",lab))
        if t["kind"]=="UM" and g("occupied")+g("vacant")!=g("units"): out.append(("cross",lab))
    for k in t["money"]:
        if t["kind"]=="UM" and (k in("sf","market","actual","market_sf","actual_sf") or any(s in k for s in("pct_","%","/m²","PER WEEK","weeks"))): continue
        s=sum(r.get(k,0) for r in R); gr=T[-1].get(k,0); sub=sum(x.get(k,0) for x in T[:-1])
        if abs(s-gr)>.005: out.append(("rows!=grand",k,round(s,2),gr))
        if abs(sub-gr)>.005: out.append(("subs!=grand",k,round(sub,2),gr))
    print(t["name"],len(R),len(T),t["planted"] and t["planted"]["what"]); [print("   ",o) for o in out]
