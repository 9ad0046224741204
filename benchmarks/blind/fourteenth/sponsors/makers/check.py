# own checks: truths load; sums tie to printed totals; every truth value and every printed total is on the document
import json,glob,os,re,subprocess,datetime,openpyxl
B=os.path.dirname(os.path.abspath(__file__))
for p in sorted(glob.glob(B+"/truth/*.json")):
    t=json.load(open(p)); f=os.path.basename(p)[:-5]; d=f"{B}/documents/{f}"; rows=t["rows"]; bad=[]
    assert os.path.exists(d)
    for x in rows: assert x.get("unit") or x.get("tenantName")
    sc=t["printedTotals"].get("scope","")
    use=[x for x in rows if not(("Applicant" in sc and x.get("statusText")=="Applicant") or ("section" in sc and x.get("section")!=sc[8:]))]
    for k,v in t["printedTotals"].items():
        if k=="scope": continue
        s=sum(c["amount"] for x in use for c in x.get("charges",[]) if c["code"]==k[8:]) if k.startswith("charges:") else sum(x.get(k) or 0 for x in use)
        if abs(s-v)>.02: bad.append(f"SUM {k}: rows {s:.2f} printed {v:.2f}")
    nums=set()
    if f.endswith("pdf"): txt=subprocess.run(["pdftotext","-layout",d,"-"],capture_output=True,text=True).stdout
    else:
        txt="";ws=openpyxl.load_workbook(d,data_only=True); ws=ws[t["sheet"]] if t["sheet"] else ws.active
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if isinstance(v,(int,float)): nums.add(round(v,2))
                elif isinstance(v,datetime.datetime): txt+=" "+v.strftime("%Y-%m-%d")
                elif v is not None: txt+=" "+str(v)
    for m in re.findall(r"\(?-?\$?[\d,]*\.?\d+\)?",txt):
        try:
            n=float(re.sub(r"[^\d.]","",m)); nums|={n,-n}
        except ValueError: pass
    flat=re.sub(r"\s+"," ",txt)
    for x in rows:
        for k,v in x.items():
            vs=[v] if not isinstance(v,list) else [c["amount"] for c in v]
            for q in vs:
                if isinstance(q,(int,float)):
                    if round(q,2) not in nums: bad.append(("num",x["unit"],k,q))
                elif k in("unit",) and q not in flat and float(q.replace("&","").replace(" ","") if q.isdigit() else -1) not in nums: bad.append(("txt",k,q))
                elif k=="tenantName" and q not in flat and not all(w in flat for w in q.split()): bad.append(("txt",k,q))
    for k,v in t["printedTotals"].items():
        if k!="scope" and round(v,2) not in nums: bad.append(("total not printed",k,v))
    u=[x["unit"] for x in use]; print(f, len(rows), t["units"],t["occupied"],t["vacant"],"dups",len(u)-len(set(u)),"PLANTED" if t["planted"] else "", bad[:8])
