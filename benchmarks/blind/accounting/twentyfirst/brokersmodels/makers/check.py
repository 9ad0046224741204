# independent ties over truth
import json,glob
ADD={"TB":None,"AR":None}
for f in sorted(glob.glob('truth/*.json')):
    d=json.load(open(f));R=d["rows"];T=d["totals"];g=T[-1];M=d["money"];print(f,len(R),len(T),"planted" if d["planted"] else "")
    for k in M:
        if any(s in k for s in ["pct","_sf","SF","%","beds","baths"]) or (d["kind"]=="UM" and k in("sf","actual","market") ) or "PRO FORMA" in k or "PER SF" in k: 
            if k!="total_sf": continue
        s=round(sum(r.get(k,0) for r in R),2);t=g.get(k,0)
        if abs(s-t)>.005: print("   col",k,s,t)
    for r in R+T:
        n=r.get("name") or r.get("label") or r.get("type");q=lambda *a:round(sum(r.get(x,0) for x in a),2)
        if d["kind"]=="TB" and "ending" in r and "debit" in M and abs(q("beginning","debit")-r.get("credit",0)-r["ending"])>.005: print("   row",n,r)
        if "activity" in r and abs(q("beginning","activity")-r["ending"])>.005: print("   row",n)
        if d["kind"]=="AR":
            a=[k for k in M if k[0]in"bmc" or "PAST DUE" in k or "Prior" in k]
            if abs(q(*a)-r.get("total",0))>.005: print("   row",n,q(*a),r)
        if d["kind"]=="UM":
            if "occupied" in r and r["occupied"]+r["vacant"]!=r["units"]: print("   occ",n)
            if "label" not in r and round(r["units"]*r["sf"])!=r["total_sf"]: print("   tsf",n)
