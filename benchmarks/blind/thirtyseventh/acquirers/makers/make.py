import os, common
for d in ("documents","truth"): os.makedirs(os.path.join(common.HERE,d),exist_ok=True)
import pdfs, books, json
for f in pdfs.ALL+books.ALL: f()
json.dump(common.INDEX,open(os.path.join(common.HERE,"index.json"),"w"),indent=1)
for i in common.INDEX:
    t=json.load(open(os.path.join(common.HERE,"truth",i["file"]+".json")))
    assert os.path.exists(common.path(i["file"])) and all(r.get("unit") or r.get("tenantName") for r in t["rows"])
    print(i["file"],len(t["rows"]),t["units"],t["occupied"],t["vacant"],t["planted"])
