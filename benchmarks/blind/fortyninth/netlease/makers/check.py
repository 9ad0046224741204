"""loads every truth, prints sums"""
from common import *
n = 0
ix = json.loads((ROOT/"index.json").read_text())
assert {e["file"] for e in ix} == {p.name for p in DOCS.iterdir()} and len(ix) == 14
for e in ix:
    t = json.loads((TRUTH/(e["file"]+".json")).read_text()); R = t["rows"]; n += len(R)
    us = [(r.get("building"), r["unit"]) for r in R if r.get("statusText") != "Future"]
    print(e["file"], len(R), t["units"], t["occupied"], t["vacant"], "dup" if len(set(us)) != len(us) else "", "| area", sum(r.get("area") or 0 for r in R), "rent", round(sum(r.get("contractRent") or 0 for r in R if r.get("statusText") != "Future"), 2), "annual", round(sum(r.get("annualRent") or 0 for r in R), 2), "chg", round(sum(r.get("totalCharges") or 0 for r in R if r.get("statusText") != "Future"), 2), t["planted"] and t["planted"]["what"])
print(len(ix), n)
