import json,glob,os
idx=json.load(open("index.json")); print(len(idx))
for e in idx:
    f=e["file"]; assert os.path.exists("documents/"+f); t=json.load(open(f"truth/{f}.json")); R=t["rows"]
    s=lambda k: round(sum(r.get(k,0) for r in R),2)
    u=[r.get("unit") for r in R]; d={x for x in u if u.count(x)>1}
    bad=[r["unit"] for r in R if "totalCharges" in r and "charges" in r and abs(sum(c["amount"] for c in r["charges"])-r["totalCharges"])>.01 and abs(sum(c["amount"] for c in r["charges"])+r.get("contractRent",0)-r["totalCharges"])>.01]
    odd=[r["unit"] for r in R if len(r.get("leaseEndDate","x"))==10 and r["leaseEndDate"]<str(t["asOnDate"] or "")[:10]]
    print(f,e["assetType"],len(R),t["units"],t["occupied"],t["vacant"],t["asOnDate"],"rent",s("contractRent"),"tot",s("totalCharges"),"dup",d,"bad",bad[:3],"expired",odd, "steps",sum(len(r.get("rentSteps",[])) for r in R),(t["planted"] or {}).get("kind"))
