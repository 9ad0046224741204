import json,subprocess,openpyxl,glob,os,re
for e in json.load(open("index.json")):
    f=e["file"]; t=json.load(open(f"truth/{f}.json")); rows=t["rows"]
    if f.endswith("pdf"): txt=subprocess.run(["pdftotext","-layout","documents/"+f,"-"],capture_output=True,text=True).stdout; nums=set(round(float(x.replace(",","")),2) for x in re.findall(r"\d[\d,]*(?:\.\d+)?",txt) if x.strip(","))
    else:
        wb=openpyxl.load_workbook("documents/"+f,data_only=True); nums=set()
        for ws in wb:
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): nums.add(round(abs(v),2))
                    elif isinstance(v,str): nums|=set(float(x) for x in re.findall(r"\d+",v)[:6])
    print(f"{f}: rows {len(rows)} u/o/v {t['units']}/{t['occupied']}/{t['vacant']} planted {t['planted'] and t['planted']['kind']}")
    cur=[r for r in rows if not any(w in str(r.get("statusText")) for w in("Applicant",))]
    bad=[]
    for k in ("area","marketRent","contractRent","annualRent","deposit","balance","totalCharges"):
        vs=[r[k] for r in cur if k in r]
        if vs: s=round(sum(vs),2); bad.append(f"{k}={s:,.2f}{'' if abs(s) in nums else ' !!'}")
    ch={}
    for r in cur:
        for c in r.get("charges",[]): ch[c["code"]]=ch.get(c["code"],0)+c["amount"]
        if "totalCharges" in r and "charges" in r:
            s=sum(c["amount"] for c in r["charges"])
            if abs(s-r["totalCharges"])>.01: bad.append(f"ROW {r['unit']} charges {s} total {r['totalCharges']}")
    for c,s in ch.items(): bad.append(f"[{c}]={round(s,2):,.2f}{'' if abs(round(s,2)) in nums else ' !!'}")
    print("   ","; ".join(bad))
    assert all(r.get("unit") for r in rows)
    us=[(r.get("building"),r["unit"]) for r in cur]; assert len(us)==len(set(us)),[u for u in us if us.count(u)>1]
    if t["units"]: print("    cur rows",len(cur), "occ by status", sum(1 for r in cur if r.get("tenantName")))
    assert all(r.get("statusText") for r in rows)
