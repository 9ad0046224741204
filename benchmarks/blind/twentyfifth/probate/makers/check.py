import json,glob,os,openpyxl
from pypdf import PdfReader
for e in json.load(open("index.json")):
    n=e["file"]; t=json.load(open(f"truth/{n}.json")); R=t["rows"]
    assert all(r.get("unit") for r in R)
    if n.endswith("pdf"): txt="\n".join(p.extract_text() for p in PdfReader(f"documents/{n}").pages)
    else:
        wb=openpyxl.load_workbook(f"documents/{n}",data_only=True); txt=" ".join(str(c) for ws in wb for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    flat=txt.replace(",","").replace("\n"," ")
    miss=[k for k,v in (t.get("totals") or {}).items() if not any(s in flat for s in (f"{v:.2f}",f"{v:.0f}" if v==int(v) else "#",f"{v:g}",str(v)))]
    bad=[]
    for k,v in (t.get("totals") or {}).items():
        k0=k.split("_")[0]; s=round(sum(r.get(k0) or 0 for r in R if r["statusText"]!="Future") if all("statusText" in r for r in R) else sum(r.get(k0) or 0 for r in R),2)
        if abs(s-v)>.011: bad.append((k,v,s))
    print(n,len(R),t["units"],t["occupied"],t["vacant"],t["asOnDate"],"PL" if t["planted"] else "","miss",miss,"bad",bad)
    u=[(r.get("propertyName"),r.get("section"),r["unit"]) for r in R]; d={x for x in u if u.count(x)>1}
    if d: print("  dup",d)
