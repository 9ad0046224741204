import json,glob,os
for f in sorted(glob.glob('./truth/*.json')):
    t=json.load(open(f)); R=t["rows"]; m=t["money"]; assert os.path.exists(f"./documents/{t['name']}") and len(set(m))==len(m)
    keys={k for r in R+t["totals"] for k,v in r.items() if isinstance(v,(int,float))}-{"beds","baths"}
    assert keys==set(m),(f,keys^set(m))
    cnt=[sum(k in m for k in r) for r in R]; assert min(cnt)>=2 and max(cnt)<=15,(f,min(cnt),max(cnt))
    avg={"sf","market","actual","market_sf","actual_sf","pct_occ","pct_units","pct_leased","other:Days Late"}
    bad=[]; pos=0; T=t["totals"]
    sub=T[:-1] if len(T)>1 else []
    g=T[-1]
    for k in m:
        if k in avg or any(x in k for x in("%","Over (Under)","Gain","Discount","Avg.")): continue
        s=round(sum(r.get(k,0) for r in R),2)
        if abs(s-g.get(k,0))>.005: bad.append((k,s,g.get(k)))
        if sub and abs(round(sum(r.get(k,0) for r in sub),2)-g.get(k,0))>.005: bad.append(("sub",k))
    print(t["name"],t["kind"],len(R),len(T),t["planted"] and t["planted"]["kind"],bad[:9])
