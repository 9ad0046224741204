import json,glob
for f in sorted(glob.glob("truth/*.json")):
    t=json.load(open(f));o=[]
    nof=[x for x in t["rows"] if "Future" not in x.get("section","") and x.get("statusText")!="Applicant"]
    for k,v in t["printedTotals"].items():
        s=round(sum(x.get(k) or 0 for x in nof),2)
        if abs(s-v)>.01:o.append((k,s,v))
    assert all(x.get("unit") for x in t["rows"])
    print(f[6:40],len(t["rows"]),t["units"],t["occupied"],t["vacant"],"PLANTED" if t["planted"] else "",o)
