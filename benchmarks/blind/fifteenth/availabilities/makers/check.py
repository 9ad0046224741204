import json,os,re,subprocess,datetime as dt
import openpyxl
ix=json.load(open("index.json")); assert len(ix)==14
for e in ix:
    t=json.load(open(f"truth/{e['file']}.json")); R=t["rows"]; assert all(x.get("unit") for x in R)
    ex=t.get("totalsExclude") or {}; L=[x for x in R if not any(x.get(k)==v for k,v in ex.items())]; bad=[]
    if e["file"].endswith("pdf"): txt=subprocess.run(["pdftotext","-layout",f"documents/{e['file']}","-"],capture_output=True,text=True).stdout; nums=[float(n.replace(",","")) for n in re.findall(r"\d[\d,]*\.?\d*",txt) if n.replace(",","")]
    else:
        wb=openpyxl.load_workbook(f"documents/{e['file']}",data_only=True); txt="";nums=[]
        for s in wb:
            for r in s.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): nums.append(abs(float(v)))
                    elif v is not None and not isinstance(v,dt.datetime):
                        txt+=" "+str(v); nums+= [float(n.replace(",","")) for n in re.findall(r"\d[\d,]*\.?\d*",str(v))]
                    elif v is not None: pass
    S=set(round(n,2) for n in nums)
    for k,v in t["printedTotals"].items():
        s=sum(c["amount"] for x in L for c in x.get("charges",[]) if c["code"]==k[7:]) if k.startswith("charge:") else sum(x.get(k,0) or 0 for x in L)
        if abs(s-v)>.005: bad.append((k,v,round(s,2)))
        if round(abs(v),2) not in S and v: bad.append((k,v,"NOT PRINTED"))
    for x in R:
        for k in("marketRent","contractRent","annualRent","area","deposit","balance","totalCharges"):
            if x.get(k) and round(abs(x[k]),2) not in S: bad.append((x["unit"],k,x[k],"np"))
        n=x.get("tenantName")
        if n and n.split()[0] not in txt: bad.append((x["unit"],n))
        if x.get("charges") and "totalCharges" in x and abs(sum(c["amount"] for c in x["charges"])-x["totalCharges"])>.005: bad.append((x["unit"],"row total"))
        for k,v in x.items():
            if k.endswith("Date") and v!="MTM": dt.date.fromisoformat(v)
    us=[x["unit"] for x in L]; dup=[u for u in us if us.count(u)>1]
    nv=sum("tenantName" in x for x in L)
    print(e["file"],len(R),t["units"],t["occupied"],t["vacant"],"named",nv,"PLANTED "+t["planted"]["kind"] if t["planted"] else "",bad[:8],dup[:4])
