import json,glob,os,subprocess,openpyxl
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p)); R,T=t["rows"],t["totals"]; print(p,t["kind"],len(R),len(T),"PLANTED" if t["planted"] else "")
    keys={k for r in R+T for k,v in r.items() if isinstance(v,(int,float))}-{"beds","baths"}
    if keys!=set(t["money"]): print("  KEYS",keys^set(t["money"]))
    G=T[-1] if t["kind"]!="UM" else [x for x in T if "Total Prop" in x["label"] or "Property Total" in x["label"] or "PARK" in x["label"]][0]
    for k in t["money"]:
        if t["kind"]=="UM" and k not in("units","occupied","vacant","total_sf","monthly","actual_total","other:AREA Leased RSF","other:Annual Net Rent","pct_units"): continue
        s=sum(r.get(k,0) for r in R)
        if abs(s-G.get(k,0))>.006: print("   diff",k,round(s-G.get(k,0),2))
    if t["kind"]=="AR":
        A=[k for k in t["money"] if k[0] in"bm" or k in("current","other:OLDEST TO LATEST BILLING MONTH PRIOR")]
        for r in R+T:
            if abs(sum(r.get(k,0) for k in A)-r["total"])>.006: print("   cross",r.get("name",r.get("label")))
    f='documents/'+t["name"]
    if f.endswith("pdf"):
        x=subprocess.run(["pdftotext","-layout",f,"-"],capture_output=True,text=True).stdout
        miss=[(k,v) for r in R+T for k,v in r.items() if isinstance(v,(int,float)) and v and f"{abs(v):,.2f}" not in x and f"{abs(v):,.1f}" not in x and f"{abs(v):,.0f}" not in x]
        names=[r.get("name",r.get("type")) for r in R if r.get("name",r.get("type")) not in x]
        print("   missing",miss[:5],names)
