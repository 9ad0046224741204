import json,subprocess,os,re,tempfile,datetime as dt
idx=json.load(open("index.json")); print(len(idx))
for e in idx:
    f=e["file"]; t=json.load(open(f"truth/{f}.json")); p=f"documents/{f}"
    if f.endswith("xlsx"):
        d=tempfile.mkdtemp(); subprocess.run(["soffice","--headless","--convert-to","pdf","--outdir",d,p],capture_output=True); p=f"{d}/{f[:-5]}.pdf"
    tx=subprocess.run(["pdftotext","-layout",p,"-"],capture_output=True,text=True).stdout; flat=re.sub(r"\s+"," ",tx); raw=re.sub(r"\s+"," ",subprocess.run(["pdftotext","-raw",p,"-"],capture_output=True,text=True).stdout)
    bad=[]
    def has(*c): return any(x in flat or x in raw for x in c)
    for r in t["rows"]:
        assert r.get("unit")
        for k,v in r.items():
            vs=[v] if k not in("charges","rentSteps") else [z for q in v for z in (q["amount"],q.get("date"),q.get("code")) if z is not None]
            for v in vs:
                if isinstance(v,(int,float)):
                    a=abs(v); ok=has(f"{a:,.2f}",f"{a:,.0f}" if a==int(a) else "@@",f"{a:.1f}",f"{a:g}") 
                elif re.match(r"\d{4}-\d\d-\d\d$",v):
                    x=dt.date.fromisoformat(v); ok=has(x.strftime("%m/%d/%Y"),x.strftime("%m/%d/%y"),f"{x.month}/{x.day}/{x.year}",f"{x.month}/{x.day}/{x:%y}",x.strftime("%d %b %Y").upper(),x.strftime("%d-%b-%y"),f"{x.day} {x:%b %y}",f"{x.day} {x:%b %Y}")
                else: ok=has(v) or (k=="statusText" and v=="Occupied")
                if not ok: bad.append((r["unit"],k,v))
    for k in("propertyName",): 
        if not has(t[k]): bad.append((k,t[k]))
    n=lambda k:round(sum(r.get(k) or 0 for r in t["rows"]),2)
    print(f,e["assetType"],len(t["rows"]),(t["units"],t["occupied"],t["vacant"]),"planted" if t["planted"] else "","bad",len(bad),bad[:5])
    for k in ("marketRent","contractRent","totalCharges","deposit","area","balance"):
        s=n(k); print("   ",k,s,"printed" if has(f"{s:,.2f}",f"{s:,.0f}",f"{-s:,.2f}-",f"-${-s:,.2f}") else "-- not printed")
    # rows where charges do not add
    for r in t["rows"]:
        if "totalCharges" in r and r.get("charges"):
            c=round(sum(q["amount"] for q in r["charges"]),2)
            if abs(c-r["totalCharges"])>.005 and abs(c+(r.get("contractRent") or 0)-r["totalCharges"])>.005: print("    does not add:",r["unit"],r.get("building"),c,r["totalCharges"])
