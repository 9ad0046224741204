import json,glob
avg={"sf","market","actual","pct_occ","other:% RSF Occupied","other:IN-PLACE RENT $/RSF/Yr","other:ASKING RENT $/RSF/Yr","other:FEE PER DESK PCM List","other:FEE PER DESK PCM Achieved"}
for f in sorted(glob.glob("truth/*")):
    t=json.load(open(f)); g=t["totals"][-1]; bad=[]
    for k in t["money"]:
        if k in avg or k not in g: continue
        s=round(sum(r.get(k,0) for r in t["rows"]),2)
        if abs(s-g[k])>.004: bad.append((k,s,g[k]))
    ks={k for r in t["rows"]+t["totals"] for k in r}-set(t["money"])
    if t["kind"]=="AR":
        ages=[k for k in t["money"] if k[:2] in("b0","b3","b6","b9","m0","m1","m2","cu") or "PAST DUE" in k or "earlier" in k]
        for r in t["rows"]+t["totals"]:
            if abs(sum(r.get(k,0) for k in ages)-r["total"])>.005: bad.append(r)
    if t["kind"]=="TB" and "ending" in t["money"]:
        for r in t["rows"]:
            if abs(r.get("beginning",0)+r.get("debit",0)-r.get("credit",0)-r.get("ending",0))>.005: bad.append(r)
    print(t["name"],t["kind"],len(t["rows"]),len(t["totals"]),sorted(ks),"PLANTED "+t["planted"]["what"] if t["planted"] else "","BAD" if bad else "ties",bad)
