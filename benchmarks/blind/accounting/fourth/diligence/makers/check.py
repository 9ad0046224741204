import json,glob,os
for f in sorted(glob.glob("truth/*.json")):
    t=json.load(open(f)); assert os.path.exists("documents/"+t["name"]); 
    g=t["totals"][-1] if not t["totals"][-1]["label"].startswith("RECAP T") else [x for x in t["totals"] if x["label"]=="GRAND TOTAL"][0]
    if t["kind"]=="TB" : g=t["totals"][-1]
    bad=[]
    for k in t["money"]:
        s=round(sum(r.get(k,0) for r in t["rows"]),2)
        if k in g and abs(s-g[k])>.011: bad.append((k,s,g[k]))
    rb=[]
    for r in t["rows"]:
        if t["kind"]=="AR":
            b=sum(r.get(k,0) for k in t["money"] if k[0] in "bm" or k=="current")
            if abs(b-r["total"])>.006: rb.append(r)
        if "close_dr" in r and abs(r["open_dr"]-r["open_cr"]+r["debit"]-r["credit"]-r["close_dr"]+r["close_cr"])>.006: rb.append(r)
        if "beginning" in t["money"] and abs(r.get("beginning",0)+r.get("activity",0)-r.get("ending",0))>.006: rb.append(r)
    print(t["name"],t["kind"],len(t["rows"]),"\n   off:",bad,"\n   rows:",rb,"\n   planted:",t["planted"])
