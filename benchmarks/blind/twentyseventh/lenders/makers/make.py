import shutil,os,json
from common import *
import pdfs,books
pdfs.run(); books.run(); json.dump(INDEX,open(f"{B}/index.json","w"),indent=1); print(len(INDEX))
for e in INDEX:
    t=json.load(open(f"{B}/truth/{e['file']}.json")); assert os.path.exists(f"{B}/documents/{e['file']}")
    assert all(r.get("unit") or r.get("tenantName") for r in t["rows"]); s=lambda k:round(sum(r.get(k) or 0 for r in t["rows"]),2)
    print(e["file"],len(t["rows"]),t["units"],t["occupied"],t["vacant"],"rent",s("contractRent"),s("annualRent"),"chg",s("totalCharges"),"mkt",s("marketRent"),t["planted"])
