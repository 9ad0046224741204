import shutil,os,json,glob
from common import B
for d in("documents","truth","index.part"):shutil.rmtree(f"{B}/{d}",ignore_errors=True);os.makedirs(f"{B}/{d}")
import pdf_a,pdf_b,xl
for m,fs in((pdf_a,"p1 p2 p5"),(pdf_b,"p3 p4 p6 p7"),(xl,"x1 x2 x3 x4 x5 x6 x7")):
    for x in fs.split():getattr(m,x)()
json.dump([json.load(open(p)) for p in sorted(glob.glob(f"{B}/index.part/*.json"))],open(f"{B}/index.json","w"),indent=1);shutil.rmtree(f"{B}/index.part")
for p in sorted(glob.glob(f"{B}/truth/*.json")):
    t=json.load(open(p));R=t["rows"];assert all(x.get("unit") or x.get("tenantName") for x in R)
    print(os.path.basename(p),t["units"],t["occupied"],t["vacant"],len(R),round(sum(x.get("contractRent",0) for x in R),2),bool(t["planted"]))
    bad=[(x["unit"],x["totalCharges"],s) for x in R if x.get("totalCharges") and abs(x["totalCharges"]-(s:=sum(c["amount"] for c in x["charges"])))>.011];bad and print("  chg!=",len(bad),bad[:2])
