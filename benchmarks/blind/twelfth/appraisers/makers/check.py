import json,glob,os,datetime,re
for e in json.load(open("index.json")):
    t=json.load(open(f"truth/{e['file']}.json"));assert os.path.exists("documents/"+e["file"])
    R=t["rows"];k=[(r.get("building"),r.get("unit")) for r in R];assert all(r.get("unit") for r in R);dup=len(k)-len(set(k))
    bad=[(q,round(sum(r.get(q,0) for r in R),2),v) for q,v in t["printedTotals"].items() if abs(sum(r.get(q,0) for r in R)-v)>.006]
    occ=sum("tenantName" in r for r in R)
    late=[r["unit"] for r in R if r.get("leaseEndDate","9")[:2]=="20" and (t["asOnDate"]+"-01")[:10]>r["leaseEndDate"]]
    fut=[r["unit"] for r in R if (r.get("leaseStartDate") or r.get("moveInDate") or "0")[:10]>(t["asOnDate"]+"-31")[:10]]
    tot=[r["unit"] for r in R if r.get("charges") and "totalCharges" in r and abs(sum(c["amount"] for c in r["charges"])-r["totalCharges"])>.006]
    print(e["file"],len(R),"u/o/v",t["units"],t["occupied"],t["vacant"],"rows occ",occ,"dup",dup,"BAD",bad,"late",late,"fut",fut,"rowtot",len(tot),"PLANTED" if t["planted"] else "")
