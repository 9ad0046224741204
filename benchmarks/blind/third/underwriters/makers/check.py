import json,glob,os,re,openpyxl,datetime as dt,pypdfium2
B=os.path.dirname(os.path.abspath(__file__)); ix=json.load(open(B+"/index.json")); docs=sorted(os.listdir(B+"/documents")); assert [i["file"] for i in ix]==docs and len(docs)==14,(docs,[i["file"] for i in ix])
for n in docs:
    T=json.load(open(f"{B}/truth/{n}.json")); p=f"{B}/documents/{n}"
    if n.endswith("pdf"):
        pdf=pypdfium2.PdfDocument(p); txt=" ".join(pg.get_textpage().get_text_range() for pg in pdf)
    else:
        wb=openpyxl.load_workbook(p,data_only=True); ws=wb[T["sheet"]]; vals=[]
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if v is None: continue
                if isinstance(v,dt.datetime): v=v.date().isoformat()
                vals.append(f"{v:,.2f}" if isinstance(v,(int,float)) else str(v))
        txt=" | ".join(vals)
    flat=re.sub(r"\s+"," ",txt); nos=re.sub(r"\s","",txt)
    def has(v):
        if isinstance(v,str): return re.sub(r"\s","",v) in nos
        c={f"{v:,.2f}",f"{v:,.0f}",f"{v:,.1f}"} if abs(v-round(v,0))<.005 or True else set()
        c={s for s in c if abs(float(s.replace(",",""))-v)<.005}|{f"{v:,.2f}"}
        if "Mieter" in n: c={s.replace(",","#").replace(".",",").replace("#",".") for s in c}
        return any(s in flat for s in c) or (v<0 and f"{-v:,.2f}-" in flat)
    miss=[]
    D=lambda s:(lambda d:[f"{d.month}/{d.day}/{d.year}",d.strftime("%m/%d/%Y"),d.strftime("%m/%d/%y"),d.strftime("%d.%m.%Y"),d.strftime("%d-%b-%y"),d.isoformat(),d.strftime("%d/%m/%Y"),f"{d.month}/{d.day}/{d:%y}"])(dt.date.fromisoformat(s))
    for r in T["rows"]:
        for k in ("unit","tenantName","building","section","area","contractRent","annualRent","marketRent","deposit","balance","totalCharges","propertyName"):
            if k in r and not has(r[k]): miss.append((r.get("unit"),k,r[k]))
        for k in ("leaseStartDate","leaseEndDate"):
            if k in r:
                v=r[k]; ok=any(s in flat for s in D(v)) if re.match(r"\d{4}-\d\d-\d\d$",v) else has(v)
                if not ok: miss.append((r["unit"],k,v))
        for c in r.get("charges",[]):
            if not has(c["amount"]): miss.append((r["unit"],c))
        for s in r.get("rentSteps",[]):
            if not has(s["amount"]) or not any(x in flat for x in D(s["date"])): miss.append((r["unit"],s))
    S={k:round(sum(r.get(k,0) or 0 for r in T["rows"] if r.get("statusText")!="FUT"),2) for k in("area","contractRent","annualRent","marketRent","deposit","balance","totalCharges")}
    ch={}
    for r in T["rows"]:
        if r.get("statusText")=="FUT": continue
        for c in r.get("charges",[]): ch[c["code"]]=round(ch.get(c["code"],0)+c["amount"],2)
    tie={k:(v,has(v)) for k,v in {**S,**ch}.items() if v}
    occ=sum(1 for r in T["rows"] if "tenantName" in r); print("==",n,len(T["rows"]),"occ rows",occ,"planted",bool(T["planted"])); print("   missing:",miss[:8],len(miss)); print("   not tying:",{k:v[0] for k,v in tie.items() if not v[1]},"| ties:",[k for k,v in tie.items() if v[1]])
