import json, os
from collections import defaultdict
from common import ROOT
for x in json.load(open(os.path.join(ROOT,"index.json"))):
    t=json.load(open(os.path.join(ROOT,"truth",x["file"].rsplit(".",1)[0]+".json")))
    s=defaultdict(float); keys=set()
    for r in t["rows"]:
        for k,v in r.items():
            if isinstance(v,(int,float)): s[k]+=v; keys.add(k); assert k in t["money"],k
    last=t["totals"][-1]; bad={k:(round(s[k],2),v) for k,v in last.items() if k!="label" and k in s and abs(s[k]-v)>.005 and not k in("sf","actual","market","pct_occ","actual_sf")}
    bad2=[k for k,v in last.items() if k!="label" and k not in t["money"]]
    cross=0
    for r in t["rows"]+t["totals"]:
        if t["kind"]=="AR":
            parts=[v for k,v in r.items() if isinstance(v,(int,float)) and k not in("total","deposit")]
            cross+=abs(sum(parts)-r["total"])>.005
        if "activity" in t["money"]: cross+=abs(r.get("beginning",0)+r.get("activity",0)-r["ending"])>.005
        if "open_dr" in t["money"]: g=lambda k:r.get(k,0); cross+=abs(g("open_dr")-g("open_cr")+g("debit")-g("credit")-g("close_dr")+g("close_cr"))>.005
    print(x["file"],x["documentType"],len(t["rows"]),"rows",len(t["totals"]),"totals","PLANTED" if t["planted"] else "","last-total diff:",bad,bad2,"cross",cross)
    names=[r.get("unit",'')+r.get("name",'') for r in t["rows"]] if t["kind"]=="AR" and "student" not in x["file"].lower() else []
    print("   dup units:", len(names)-len(set(names)))
