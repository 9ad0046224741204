import json,glob,os,re
import openpyxl,pdfplumber
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ix={i["file"] for i in json.load(open(R+"/index.json"))}
assert ix==set(os.listdir(R+"/documents"))=={f[:-5] for f in os.listdir(R+"/truth")}
for n in sorted(ix):
    t=json.load(open(f"{R}/truth/{n}.json"));p=f"{R}/documents/{n}"
    nums=set()
    if n.endswith("pdf"):
        with pdfplumber.open(p) as d: txt=" ".join(q.extract_text() for q in d.pages)
        for x in re.findall(r"[\d,]+\.?\d*",txt):
            try: nums.add(round(float(x.replace(",","")),2))
            except: pass
    else:
        for ws in openpyxl.load_workbook(p,data_only=True):
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    try: nums.add(round(abs(float(str(v).replace(",",""))),2))
                    except: pass
    out=[]
    rows=t["rows"];cur=[r for r in rows if r.get("statusText") not in("Applicant","Pending renewal","Future Residents/Applicants","Signed - not commenced")]
    for k in("area","marketRent","contractRent","annualRent","deposit","balance","totalCharges"):
        if any(k in r for r in cur):
            s=round(abs(sum(r.get(k,0) for r in cur)),2);out.append(f"{k}={s}{'' if any(abs(s-x)<.006 for x in nums) else ' NOT PRINTED'}")
    codes={}
    for r in cur:
        assert r.get("unit")
        for c in r.get("charges",[]):codes[c["code"]]=codes.get(c["code"],0)+c["amount"]
        a,b=r.get("leaseStartDate") or r.get("moveInDate"),r.get("leaseEndDate")
        if a and b and re.match(r"\d{4}-",b) and b<=a: out.append(f"DATES {r['unit']} {a} {b}")
        if r.get("charges") and "totalCharges" in r:
            s=sum(c["amount"] for c in r["charges"])
            if abs(s-r["totalCharges"])>.006 and abs(s+r.get("contractRent",0)-r["totalCharges"])>.006: out.append(f"CH {r['unit']}")
    for k,v in codes.items():
        if not any(abs(abs(v)-x)<.006 for x in nums): out.append(f"code {k} {v:.2f} NOT PRINTED")
    us=[r["unit"] for r in rows];d={u for u in us if us.count(u)>1}
    print(n,len(rows),t["units"],t["occupied"],t["vacant"],"PLANTED" if t["planted"] else "",out,"dup" ,sorted(d)[:6])
