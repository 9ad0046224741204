from common import *
import glob
for p in sorted(glob.glob(TR+"/*.json")):
    t=json.load(open(p));assert os.path.exists(DOC+"/"+t["name"]);avg={"pct_units","pct_occ","sf","actual","market","actual_sf","rent_low","rent_high","other:DUES A MONTH Per Home"}
    g=t["totals"][-1];bad=[]
    subs=t["totals"][:-1]
    for k in t["money"]:
        if k in avg: continue
        s=round(sum(r.get(k,0) for r in t["rows"]),2)
        if abs(s-g.get(k,0))>.004: bad.append(("rows",k,s,g.get(k)))
        if subs:
            s=round(sum(r.get(k,0) for r in subs),2)
            if abs(s-g.get(k,0))>.004: bad.append(("subs",k,s,g.get(k)))
    ks=set(k for r in t["rows"]+t["totals"] for k in r)-set("account name label property unit resident status charge type beds baths".split())
    assert ks<=set(t["money"]),ks-set(t["money"])
    print(t["name"],len(t["rows"]),len(t["totals"]),"PLANTED "+t["planted"]["what"] if t["planted"] else "",bad)
