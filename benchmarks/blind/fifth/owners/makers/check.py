from common import *
import subprocess,re,collections
ix=json.load(open("index.json")); print(len(ix))
from openpyxl import load_workbook
for e in ix:
    n=e["file"]; t=json.load(open(f"truth/{n}.json")); p=doc(n)
    if n.endswith("pdf"): txt=subprocess.run(["pdftotext","-layout",p,"-"],capture_output=True,text=True).stdout
    else: txt="\n".join(" ".join(f"{c:,.2f}" if isinstance(c,(int,float)) else str(c) for c in r if c is not None) for w in load_workbook(p,data_only=True) for r in w.iter_rows(values_only=True))
    d=txt.replace(",","").replace("$","")
    out=[]
    for k in ("area","marketRent","contractRent","annualRent","totalCharges","deposit","balance"):
        s=round(sum(r.get(k,0) for r in t["rows"] if not(r.get("statusText")=="F")),2)
        if s: out.append(f"{k}={s:.2f}:"+("ok" if (f"{s:.2f}" in d or (s==int(s) and re.search(rf"(?<!\d){int(s)}(?!\d)",d)) or (s<0 and f"{-s:.2f}" in d)) else "NO"))
    cs=collections.Counter()
    for r in t["rows"]:
        assert r.get("unit")
        for c in r.get("charges",[]): cs[c["code"]]+=c["amount"]
    for k,v in cs.items(): out.append(f"{k}={v:.2f}:"+("ok" if f"{v:.2f}" in d else "no"))
    dup=[u for u,c in collections.Counter((r["unit"],r.get("tenantName") if r.get("statusText")=="F" else "") for r in t["rows"]).items() if c>1]
    miss=[r["tenantName"] for r in t["rows"] if r.get("tenantName") and r["tenantName"] not in txt]
    print(n,len(t["rows"]),t["units"],t["occupied"],t["vacant"],"PLANT" if t["planted"] else "",dup,miss,"|"," ".join(out))
