import json, glob, os
from common import *
ix = json.load(open(os.path.join(ROOT, "index.json"))); print(len(ix))
for e in ix:
    n, x = e["file"].rsplit(".", 1); t = json.load(open(f"{TRUTH}/{n}.json")); assert os.path.exists(path(n, x))
    k = t["kind"]; print(e["documentType"], e["file"], e["assetType"], len(t["rows"]), "rows", len(t["totals"]), "totals", t["planted"] and t["planted"]["kind"])
    for r in t["rows"]:
        assert r.get("name") or r.get("type") or r.get("unit")
        g = lambda q: r.get(q, 0)
        if k == "TB":
            if "ending" in t["money"]: assert abs(g("beginning") + g("debit") - g("credit") - g("ending")) < .005, r
            if "close_dr" in t["money"]: assert abs(g("open_dr") - g("open_cr") + g("debit") - g("credit") - g("close_dr") + g("close_cr")) < .005, r
        if k == "AR":
            b = sum(g(q) for q in t["money"] if q[0] in "bm" or q == "other:PRIOR"); p = g("prepaid")
            assert abs(b + p - g("total")) < .005, r
    avg = {"sf", "market", "market_sf", "actual", "actual_sf", "pct_occ", "pct_leased", "ami", "gross", "ua", "net"}
    gt = [q for q in t["totals"] if not q["label"].startswith("Net (inc")][-1]
    for m in t["money"]:
        if m in avg or m not in gt or "SF/Yr" in m: continue
        s = round(sum(r.get(m, 0) for r in t["rows"]), 2)
        if abs(s - gt[m]) > (.15 if m.startswith("pct") else .005): print("   off:", m, s, gt[m])
