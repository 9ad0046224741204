import json,glob,os
H=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(H+"/truth/*.json")):
    t=json.load(open(f)); R=t["rows"]; bad=[]
    G=t["totals"][-1]
    skip={"sf","market","actual","market_sf","actual_sf","pct_occ","pct_units"}
    for m in t["money"]:
        if m not in G or m in skip or "%" in m or "Econ" in m or (t["kind"]=="UM" and "Rent" in m and m.startswith("other")): continue
        s=round(sum(r.get(m,0) for r in R),2)
        if abs(s-G[m])>.005: bad.append((m,s,G[m]))
    if t["kind"]=="TB":
        for r in R:
            if "ending" in r and abs(r["beginning"]+r.get("debit",0)-r.get("credit",0)-r["ending"])>.005: bad.append(r)
            if "property" in r:
                o=r.get("open_dr",0)-r.get("open_cr",0)+r.get("debit",0)-r.get("credit",0)-(r.get("close_dr",0)-r.get("close_cr",0))
                if abs(o)>.005: bad.append(r)
    if t["kind"]=="AR":
        for r in R:
            s=sum(v for k,v in r.items() if k[:1]=="b" and k[1:2].isdigit() or k[:2]=="m " or k=="other:Prior")
            if t["name"].startswith("st_"): s+=r.get("prepaid",0)
            if abs(s-r.get("total",0))>.005: bad.append(r)
    keys={k for r in R+t["totals"] for k in r}-set(t["money"])
    print(t["name"],t["kind"],len(R),len(t["totals"]),"planted" if t["planted"] else "",sorted(keys),bad)
