import json,glob,os
for f in sorted(glob.glob("truth/*.json")):
    t=json.load(open(f));R=t["rows"];s=lambda k:round(sum(r.get(k,0) for r in R if isinstance(r.get(k,0),(int,float))),2)
    assert all("unit" in r for r in R)
    for r in R:
        if "totalCharges" in r and r.get("charges"):
            c=sum(x["amount"] for x in r["charges"])
            if abs(c-r["totalCharges"])>.01 and abs(c+r.get("contractRent",0)-r["totalCharges"])>.01: print("  !",f,r["unit"],c,r["totalCharges"],r.get("contractRent"))
        a,b=r.get("leaseStartDate"),r.get("leaseEndDate")
        if a and b and b[:2]=="20" and a>=b:print("  dates",f,r["unit"],a,b)
        b2=r.get("leaseEndDate","")
        if b2[:2]=="20" and t["asOnDate"] and b2<t["asOnDate"]: print("  expired",f[6:10],r["unit"],r.get("leaseStartDate"),b2)
        if r.get("rentSteps"):
            for x in r["rentSteps"]:
                if t["asOnDate"] and x["date"]<t["asOnDate"]:print("  step past",f,r["unit"])
    keys=[(r.get("propertyName"),r.get("building"),r["unit"],r.get("statusText")=="Applicant" or r.get("section","").startswith("Future")) for r in R]
    if len(set(keys))!=len(keys):print("  dup",f)
    print(os.path.basename(f)[:28],len(R),t["units"],t["occupied"],t["vacant"],t["asOnDate"],"rent",s("contractRent"),"tot",s("totalCharges"),"dep",s("deposit"),"bal",s("balance"),"mk",s("marketRent"),"sf",s("area"),t["planted"])
