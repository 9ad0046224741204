import json,glob,os
ix={e["file"] for e in json.load(open("index.json"))}
for f in sorted(os.listdir("documents")):
    t=json.load(open(f"truth/{f}.json")); assert f in ix
    for s in t["statements"]:
        R=s["rows"]; bad=[]
        for j,r in enumerate(R):
            assert len(r["values"])==len(s["columns"])
            if "footsFrom" not in r: continue
            it=r["footsFrom"]["items"]
            for c in range(len(s["columns"])):
                v=r["values"][c] or 0; xs=[R[i]["values"][c] or 0 for i in it]
                ok=any(abs(a-v)<.006 for a in (sum(xs),xs[0]-sum(xs[1:])))
                if not ok: bad.append((r["label"],s["columns"][c],v,round(sum(xs),2)))
        print(f,s["title"],len(R),"PLANTED" if s["planted"] else "",list(s["keyTotals"]),bad[:12])
