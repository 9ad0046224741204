import os,json,glob,common,pdfs,books
from common import *
os.makedirs(HERE+"/documents",exist_ok=True); os.makedirs(HERE+"/truth",exist_ok=True)
for g in pdfs.ALL+books.ALL: g()
json.dump(INDEX,open(HERE+"/index.json","w"),indent=1)
for e in INDEX:
    t=json.load(open(f"{HERE}/truth/{e['file']}.json")); assert os.path.exists(doc(e["file"]))
    assert all(r.get("unit") or r.get("tenantName") for r in t["rows"])
    k=[r for r in t["rows"]]; print(e["file"],t["units"],t["occupied"],t["vacant"],len(k),t["planted"] and t["planted"]["kind"], round(sum(r.get("contractRent",0) for r in k),2))
    for r in k:
        if r.get("totalCharges") is not None and r.get("charges"):
            s=sum(c["amount"] for c in r["charges"]); a=r.get("contractRent",0)
            if min(abs(s-r["totalCharges"]),abs(s+a-r["totalCharges"]))>.02: print("  tot?",r["unit"],r["totalCharges"],s,a)
assert len(INDEX)==len(glob.glob(HERE+"/documents/*"))==len(glob.glob(HERE+"/truth/*.json"))==14
