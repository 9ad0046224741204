# every truth loads, counts agree, truth sums tie to printed totals, printed totals stand in the document's text
import json,os,subprocess,openpyxl
H=os.path.dirname(os.path.abspath(__file__)); tot={e["file"]:e["totals"] for e in json.load(open(H+"/totals.json"))}; idx=json.load(open(H+"/index.json")); print(len(idx))
for e in idx:
    f=e["file"]; t=json.load(open(f"{H}/truth/{f}.json")); R=t["rows"]; p=f"{H}/documents/{f}"
    assert all(r.get("unit") or r.get("tenantName") for r in R)
    if f.endswith("pdf"):
        txt=subprocess.check_output(["pdftotext","-layout",p,"-"],text=True); num=txt.replace(",","").replace("$","")
    else:
        vals=[]; 
        for ws in openpyxl.load_workbook(p): vals+=[str(c.value) for r in ws.iter_rows() for c in r if c.value is not None]
        txt="\n".join(vals); num=txt
    flat=" ".join(txt.split())
    cur=[r for r in R if not str(r.get("section","")).startswith("Future") and r.get("statusText")!="FUT"]
    us=len(cur); oc=sum("tenantName" in r for r in cur)
    print(f"{f[:44]:45}{e['assetType'][:12]:13}{len(R):4} u{t['units']}/{us} o{t['occupied']}/{oc}", "PLANTED "+t["planted"]["kind"] if t["planted"] else "")
    for k,v in tot[f].items():
        s=sum(c["amount"] for r in cur for c in r.get("charges",[]) if c["code"]==k[7:]) if k.startswith("charge:") else sum(r.get(k) or 0 for r in cur)
        if abs(s-v)>.005: print("   DIFF",k,round(s,2),"printed",v)
        if not any(q in num for q in (f"{v:.2f}",f"{v:.0f}" if v==int(v) else f"{v:.2f}",repr(v))): print("   not printed?",k,v)
    for r in R:
        for k in ("unit","tenantName"):
            v=r.get(k)
            if v and v not in flat and v not in txt and not all(w in flat for w in v.split()): print("   not in text:",k,v)
