import json,glob
from common import *
for f in sorted(glob.glob(HERE+'/truth/*.json')):
    t=json.load(open(f));R=t["rows"];bad=[]
    for r in R:
        if not(r.get("unit") or r.get("tenantName")):bad.append("no unit")
        if "totalCharges" in r and r.get("charges") and abs(r["contractRent"]+sum(c["amount"] for c in r["charges"])-r["totalCharges"])>.01:bad.append(("rowtotal",r["unit"]))
    for k,v in t.get("printedTotals",{}).items():
        if k in("contractRent","annualRent","balance","totalCharges","deposit","area","marketRent") and abs(S(R,k)-v)>.01:bad.append((k,S(R,k),v))
    v=sum(r.get("statusText","").lower() in("vacant","empty","free","open","available","reserved") for r in R)
    print(f.split('/')[-1],len(R),t["units"],t["occupied"],t["vacant"],"vacrows",v,t["asOnDate"],t["planted"] and t["planted"]["kind"],bad)
print(len(json.load(open(HERE+'/index.json'))))
