import json,glob,os,subprocess,re
from openpyxl import load_workbook
NA={"other:Rent pw £","other:Wks behind","pct_units","pct_leased","sf","rent_low","rent_high","actual","actual_sf","market","other:Rent per Bed"}
for p in sorted(glob.glob("truth/*.json")):
    t=json.load(open(p));R=t["rows"];assert os.path.exists("documents/"+t["name"])
    for d in R+t["totals"]:
        n=[k for k,v in d.items() if isinstance(v,(int,float))]
        assert all(k in t["money"]+["beds","baths"] for k in n),n
    bad=[(i,sum(k in t["money"] for k in r)) for i,r in enumerate(R) if not 2<=sum(isinstance(v,(int,float)) for v in r.values())<=15]
    add=[k for k in t["money"] if k not in NA];miss=[]
    for T in t["totals"]:
        best=99
        for i in range(len(R)):
            s={k:0 for k in add}
            for j in range(i,len(R)):
                for k in add:s[k]+=R[j].get(k,0)
                b=[k for k in add if abs(s[k]-T.get(k,0))>.006]
                if len(b)<best:best,bb=len(b),b
        if best:miss.append((T["label"],bb))
    # row arithmetic
    x=[]
    for r in R:
        g=lambda k:r.get(k,0)
        if t["kind"]=="TB" and "ending" in t["money"] and abs(g("beginning")+g("debit")-g("credit")-g("ending"))>.006:x.append(r["name"])
        if "close_dr" in t["money"] and abs(g("open_dr")-g("open_cr")+g("debit")-g("credit")-g("close_dr")+g("close_cr"))>.006:x.append(r["name"])
        if t["kind"]=="AR" and abs(sum(v for k,v in r.items() if re.match(r"b\d|current|prepaid",k))-g("total"))>.006:x.append(r["name"])
    # printed?
    f="documents/"+t["name"];nf=0
    if f.endswith("pdf"):txt=subprocess.run(["pdftotext","-layout",f,"-"],capture_output=True,text=True).stdout.replace(",","")
    else:txt=" ".join(f"{abs(c):.4f}" if isinstance(c,(int,float)) else str(c).replace(",","") for ws in load_workbook(f) for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    for d in R+t["totals"]:
        for k,v in d.items():
            if isinstance(v,(int,float)):
                c=[f"{abs(v):.{q}f}" for q in(0,1,2,4) if abs(round(v,q)-v)<1e-9]
                if not any(z in txt or (z[:2]=="0." and z[1:] in txt) for z in c):nf+=1;print("  not printed",k,v)
    print(t["name"],t["kind"],len(R),"rows",len(t["totals"]),"totals | bad",bad,"| miss",miss,"| rowarith",x,"| planted",t["planted"])
