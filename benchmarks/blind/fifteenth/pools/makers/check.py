import json,glob,os,subprocess,openpyxl
from collections import Counter
ix=json.load(open("index.json")); assert len(ix)==14
KEYS=set("unit building propertyName unitType area tenantName statusText section marketRent contractRent annualRent leaseStartDate leaseEndDate moveInDate moveOutDate deposit balance charges totalCharges rentSteps".split())
for e in ix:
    f=e["file"]; t=json.load(open(f"truth/{f}.json")); rows=t["rows"]; ex=set(t["printedTotals"]["excludeRows"]); msg=[]
    assert all(r.get("unit") for r in rows) and all(set(r)<=KEYS for r in rows), f
    ph=[r for i,r in enumerate(rows) if i not in ex]
    d=Counter((r.get("propertyName"),r.get("building"),r["unit"]) for r in ph); msg+= [f"dup {k}" for k,v in d.items() if v>1]
    if len(ph)!=t["units"]: msg.append(f"units {len(ph)} vs {t['units']}")
    if f.endswith("pdf"):
        txt=subprocess.run(["pdftotext","-layout",f"documents/{f}","-"],capture_output=True,text=True).stdout
        nums=lambda v:{f"{v:,.2f}",f"{v:,.0f}" if v==int(v) else "~",f"({-v:,.2f})"} | {f"{v:,.2f}".replace(",","~").replace(".",",").replace("~","."),f"{v:,.1f}".replace(",","~").replace(".",",").replace("~",".")}
        toks=set(txt.replace("**","").replace("$"," ").replace("/yr"," ").replace(";"," ").split())
        has=lambda v: bool(nums(v)&toks); hastxt=lambda s:" ".join(s.split()) in " ".join(txt.split())
    else:
        wb=openpyxl.load_workbook(f"documents/{f}",data_only=True); ws=wb[t["sheet"]] if t["sheet"] else wb.active
        if t["sheet"] is None: assert len(wb.sheetnames)==1
        vals=[c.value for r in ws.iter_rows() for c in r if c.value is not None]; ns={round(float(v),2) for v in vals if isinstance(v,(int,float))}; tx="\n".join(str(v) for v in vals).replace("$","").replace(",","")
        has=lambda v: round(v,2) in ns or f"{v:.2f}" in tx or f"{v:.0f}" in tx.split(); hastxt=lambda s: s.replace(",","") in tx
    for k,v in t["printedTotals"]["fields"].items():
        s=round(sum(r.get(k) or 0 for r in ph),2)
        if abs(s-v)>.005: msg.append(f"{k}: rows {s} printed {v}")
        if not has(v): msg.append(f"total {k} {v} not found")
    for r in rows:
        for k in("marketRent","contractRent","annualRent","deposit","balance","totalCharges","area"):
            if k in r and not has(r[k]): msg.append(f"{r['unit']} {k} {r[k]}")
        for q in r.get("charges",[])+r.get("rentSteps",[]):
            if not has(q["amount"]): msg.append(f"{r['unit']} {q}")
        if "charges" in r and "totalCharges" in r:
            s=sum(q["amount"] for q in r["charges"]); c=r.get("contractRent",0)
            if min(abs(s-r["totalCharges"]),abs(s+c-r["totalCharges"]))>.006: msg.append(f"{r['unit']} row total")
        if "tenantName" in r and not hastxt(r["tenantName"]): msg.append("name "+r["tenantName"])
        if not hastxt(r["unit"]): msg.append("unit "+r["unit"])
    print(f"{f[:44]:45}{len(rows):4} rows  u/o/v {t['units']}/{t['occupied']}/{t['vacant']}  {'PLANTED '+t['planted']['kind'] if t['planted'] else ''}",msg[:8])
