import json,glob,os,subprocess,openpyxl
for e in json.load(open("index.json")):
    t=json.load(open("truth/"+os.path.splitext(e["file"])[0]+".json")); R,T=t["rows"],t["totals"]; m=t["money"]; bad=[]
    assert os.path.exists("documents/"+e["file"]) and t["name"]==e["file"]
    text={"account","name","property","unit","resident","status","charge","invoice","date","type","label"}
    for r in R+T:
        x=set(r)-text-set(m)
        if x: bad.append(("key",x))
        o=[k for k in r if k in m]
        if o!=[k for k in m if k in r]: bad.append(("order",o))
    S=lambda L,k: round(sum(r.get(k,0) for r in L),2)
    add=[k for k in m if k not in("pct_occ","sf","market","actual","market_sf","rent_low","rent_high","beds","baths") and "%" not in k]
    g=next(x for x in T if x["label"] in("Report Total","Totals","Totals, all accounts","Grand Total - Quarry Hill Plaza","EVERYBODY","Total All Properties","TOTAL / AVERAGE, ALL SITES","Facility total","BUILDING"))
    bad+=[(k,S(R,k),g.get(k)) for k in add if abs(S(R,k)-g.get(k,0))>.005]
    if t["kind"]=="AR":
        for r in R+T:
            s=round(sum(r.get(k,0) for k in m if k[0]=="b" or k in("m0","m1","m2","other:Jul & older")),2)
            if abs(s-r.get("total",0))>.005: bad.append(("age",r))
    for r in R:
        if "open_dr" in m:
            z=sum(r.get(a,0)*b for a,b in zip(m,[1,-1,1,-1,-1,1]))
            if abs(z)>.005: bad.append(("roll",r["account"]))
    # printed?
    if e["file"].endswith("pdf"):
        p=subprocess.run(["pdftotext","-layout","documents/"+e["file"],"-"],capture_output=True,text=True).stdout
        for r in R+T:
            for k in m:
                if k in r:
                    v=abs(r[k])
                    if not any(f in p for f in(f"{v:,.2f}",f"{v:,.1f}",f"{v:,.0f}",f"{v:g}")): bad.append(("noprint",k,v))
    else:
        ws=openpyxl.load_workbook("documents/"+e["file"],data_only=True).worksheets[0]
        V=[]
        for row in ws.iter_rows():
            for c in row:
                v=c.value
                if isinstance(v,str):
                    try: v=float(v.replace(",","").replace("(","-").replace(")",""))
                    except: continue
                if isinstance(v,(int,float)): V.append(round(float(v),4))
        Vs=set(V)
        for r in R+T:
            for k in m:
                if k in r and not (round(r[k],4) in Vs or round(r[k]/100,4) in Vs): bad.append(("noprint",k,r[k]))
    print(e["file"],e["assetType"],len(R),len(T),"PLANTED" if t["planted"] else "", bad)
