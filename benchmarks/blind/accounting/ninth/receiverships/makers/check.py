import json,glob,os,re
from collections import defaultdict
for f in sorted(glob.glob("truth/*.json")):
    t=json.load(open(f)); assert os.path.exists("documents/"+t["name"]); assert t["name"][:t["name"].rfind(".")]==os.path.basename(f)[:-5]
    M=t["money"]; bad=[]
    S=lambda rows,m: round(sum(r.get(m,0) for r in rows),2)
    avg={"sf","market","actual","pct_occ","pct_leased"} if t["kind"]=="UM" else set()
    def cmp(lab,rows,T):
        for m in M:
            if m in avg: continue
            if abs(S(rows,m)-T.get(m,0))>.006: bad.append((lab,m,S(rows,m),T.get(m)))
    n=[len([m for m in M if m in r]) for r in t["rows"]]; assert min(n)>=2,(f,min(n))
    for r in t["rows"]:
        assert all(m in M for m,v in r.items() if isinstance(v,(int,float)) and m not in("beds","baths"))
    # grand total = all rows; the sections consumed greedily, in order
    cmp("GRAND",t["rows"],t["totals"][-1])
    i=0; rows=t["rows"]; sections=[]
    for T in t["totals"][:-1]:
        # any contiguous span that ties?
        ok=any(all(abs(S(rows[a:b],m)-T.get(m,0))<.006 for m in M if m not in avg) for a in range(len(rows)) for b in range(a+1,len(rows)+1)) 
        if not ok: bad.append(("NO SPAN",T["label"]))
    # crossfoot
    for r in t["rows"]:
        g=lambda m:r.get(m,0)
        x=None
        if t["kind"]=="AR":
            if "unpaid" in M: x=g("unpaid")+g("prepaid")-g("total") or 0; y=sum(g(m) for m in M[1:5])-g("unpaid")
            else: x=sum(g(m) for m in M[:-1] if m not in("other:Lot Rent","deposit"))-g("total");y=0
        elif "open_dr" in M: x=g("open_dr")-g("open_cr")+g("debit")-g("credit")-g("close_dr")+g("close_cr");y=0
        elif "activity" in M: x=g("beginning")+g("activity")-g("ending");y=sum(g(m) for m in M[1:4])-g("activity")
        elif "beginning" in M: x=g("beginning")+g("debit")-g("credit")+g(M[3])-g(M[4])-g("ending");y=0
        if x is not None and (abs(x)>.006 or abs(y)>.006): bad.append(("XFOOT",r))
    print(t["name"],t["kind"],len(rows),len(t["totals"]),(t["planted"] or {}).get("kind"),min(n),max(n)); [print("   ",b) for b in bad]
