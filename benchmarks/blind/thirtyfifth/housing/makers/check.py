import json,collections
for e in json.load(open("index.json")):
    t=json.load(open("truth/"+e["file"]+".json"));R=t["rows"]
    assert all(x.get("unit") or x.get("tenantName") for x in R)
    us=[x["unit"] for x in R];d=[k for k,v in collections.Counter(us).items() if v>1]
    bad=[x["unit"] for x in R if "totalCharges" in x and abs(sum(c["amount"] for c in x["charges"])-x["totalCharges"])>.01]
    print(e["file"],len(R),t["units"],t["occupied"],t["vacant"],"dup",d,"bad",bad,t["planted"])
