import json,glob,os,subprocess,re
from openpyxl import load_workbook
idx=json.load(open("index.json")); print(len(idx))
for i in idx:
    n=i["file"]; t=json.load(open(f"truth/{n}.json")); R=t["rows"]; p=t["printedTotals"]
    if n.endswith("pdf"): txt=subprocess.run(["pdftotext","-layout","documents/"+n,"-"],capture_output=True,text=True).stdout
    else:
        wb=load_workbook("documents/"+n,data_only=True); txt="\n".join(" ".join(f"{c:,.2f}" if isinstance(c,float) else str(c) for c in r if c is not None) for ws in wb for r in ws.iter_rows(values_only=True))
    flat=re.sub(r"[\s,]","",txt.replace("\u00a0",""))
    out=[]
    for k,v in p.items():
        s=round(sum(r.get(k,0) for r in R),2)
        alt={f"{v:.2f}",f"{v:.2f}".replace(".",""),f"{v:.1f}",f"{v:.0f}" if v==int(v) else "x"}
        out.append(f"{k}={v} sum={'ok' if abs(s-v)<.005 else s} printed={any(a in flat for a in alt)}")
    miss=[r["tenantName"] for r in R if r.get("tenantName") and re.sub(r"[\s,]","",r["tenantName"]) not in flat]
    us=[(r.get("building"),r["unit"]) for r in R]
    vac=sum(1 for r in R if not r.get("tenantName"))
    bad=[(r["unit"]) for r in R if "totalCharges" in r and "contractRent" in r and abs(r["totalCharges"]-r["contractRent"]-sum(c["amount"] for c in r.get("charges",[]) if c["code"]!="RNT"))>.006]
    print(n,len(R),t["units"],t["occupied"],t["vacant"],"noTenantRows",vac,"dups",len(us)-len(set(us)),"missNames",miss[:3],"badTC",bad[:3]); print("   ","; ".join(out), "PLANTED" if t["planted"] else "")
