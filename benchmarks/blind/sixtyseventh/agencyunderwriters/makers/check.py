"""truth loads, sums tie to printed totals, totals are really on the document, counts tie, field by field text presence in the file"""
import json,glob,os,subprocess,re,csv
from common import *
import openpyxl,xlrd
def text(p):
    if p.endswith(".pdf"): return subprocess.run(["pdftotext","-layout",p,"-"],capture_output=True,text=True).stdout
    if p.endswith(".csv"): return open(p,encoding="utf-8-sig").read()
    o=[]
    if p.endswith(".xls"):
        for s in xlrd.open_workbook(p).sheets():
            for i in range(s.nrows): o+= [str(v) for v in s.row_values(i)]
    else:
        for s in openpyxl.load_workbook(p):
            for r in s.iter_rows(values_only=True): o+=[str(v) for v in r if v is not None]
    return "\n".join(o)
ok=True
for p in sorted(os.listdir(DOC)):
    t=json.load(open(f"{TRU}/{p}.json"));c=json.load(open(f"{ROOT}/makers/checks/{p}.json"));tx=text(f"{DOC}/{p}");fut=c.pop("_future",[]);pl=c.pop("_planted",[])
    L=[]
    for k,v in c.items():
        s=round(sum(r.get(k) or 0 for r in t["rows"] if r.get("statusText") not in fut),2)
        if abs(s-v)>.005: L.append(f"{k} {s} vs {v}"+(" (planted)" if k in pl else " <<<<"))
        if not any(z in tx for z in {f"{v:,.2f}",f"{v:,.0f}",str(v),str(round(v,2)),str(float(v))}): L.append(f"{k} total {v} not on doc <<<<")
    rs=[r for r in t["rows"] if r.get("statusText") not in fut]
    if t["units"]!=len(rs): L.append(f'units {t["units"]} rows {len(rs)}')
    nt=re.sub(r"\s+"," ",tx)
    for r in t["rows"]:
        if not r.get("unit"): L.append("no unit")
        ch=r.get("charges");
        if r["unit"] not in tx and not(p.endswith(".xls")): L.append("unit?"+r["unit"])
        n=r.get("tenantName")
        if n and n not in nt: L.append("name? "+n)
    print(p,len(t["rows"]),t["units"],t["occupied"],t["vacant"],"PLANTED "+t["planted"]["kind"] if t["planted"] else "",L)
