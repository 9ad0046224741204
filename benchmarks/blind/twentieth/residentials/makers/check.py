import json,glob
for f in sorted(glob.glob("truth/*.json")):
    t=json.load(open(f)); R=t["rows"]; print(f[6:36],len(R),t["units"],t["occupied"],t["vacant"],t["planted"] and t["planted"]["kind"], len(set(r["unit"] for r in R)))
    for k,v in t["printedTotals"].items():
        if k in("area","marketRent","contractRent","annualRent","totalCharges","deposit","balance"):
            s=sum(r.get(k,0) for r in R); s2=sum(r.get(k,0) for r in R if r.get("statusText","") not in("Future","Pending","Future Residents/Applicants"))
            if abs(s-v)>.01: print("   ",k,"printed",v,"all",s,"exFuture",s2, "ok" if abs(s2-v)<.01 else "DIFF")
        else:
            s=sum(c["amount"] for r in R for c in r.get("charges",[]) if c["code"].lower().startswith(k.lower()[:5]))
            if abs(s-v)>.01: print("   ?",k,v,s)
    assert all(r.get("unit") for r in R)
