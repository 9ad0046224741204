import json,glob,os
AVG={"pct_units","pct_occ","sf","market","market_sf","actual","other:Average Fee £ p.a."}
for f in sorted(glob.glob("truth/*.json")):
    t=json.load(open(f));assert os.path.exists("documents/"+t["name"]);R=t["rows"];M=t["money"];bad=[]
    names=set(M)
    for r in R+t["totals"]:
        nk={k for k,v in r.items() if isinstance(v,(int,float))}
        assert nk-{"beds","baths"}<=names,(nk-names)
        if r in R: assert 2<=len(nk)<=15,r
    for T in t["totals"]:
        cols=[c for c in M if c in T and (t["kind"]!="UM" or c not in AVG)]
        ok=False;best=(99,None)
        for i in range(len(R)):
            s=dict.fromkeys(M,0.0)
            for j in range(i,len(R)):
                for c in M:s[c]+=R[j].get(c,0)
                miss=[c for c in cols if abs(s[c]-T[c])>.006]+[c for c in M if c not in T and t["kind"]!="UM" and abs(s[c])>.006]
                if len(miss)<best[0]:best=(len(miss),miss,i,j)
        if best[0]:bad.append((T["label"],best))
    for r in R:
        if t["kind"]=="AR":
            b=[c for c in M if c.startswith("b") or c in("current","m1","m2","m3","prepaid","other:< 1 Month","other:Older")]
            if abs(sum(r.get(c,0) for c in b)-r["total"])>.006:bad.append(r)
        if "beginning" in M and "debit" in M and abs(r["beginning"]+r["debit"]-r["credit"]-r["ending"])>.006:bad.append(r)
        if "vacant" in M and r["units"]-r["occupied"]!=r.get("vacant",0):bad.append(r)
    print(t["name"],t["kind"],len(R),len(t["totals"]),t["planted"] and t["planted"]["kind"]);[print("   !",x) for x in bad]
