import json, glob, os
from common import *
AVG = {"pct_occ", "sf", "market", "actual", "net", "beds", "baths", "other:Weeks Owed", "other:Weekly rent £", "other:Weeks", "gross", "ua"}
for p in sorted(glob.glob(TR + "/*.json")):
    t = json.load(open(p)); name = t["name"]; assert os.path.exists(os.path.join(DOC, name)), name
    cols = t["money"]; allowed = set(cols) | {"account", "name", "property", "unit", "resident", "charge", "status", "date", "invoice", "type", "code", "label"}
    for r in t["rows"] + t["totals"]: assert set(r) <= allowed, set(r) - allowed
    for c in cols: assert any(c in r for r in t["rows"]), (name, c)
    msg = []
    for c in cols:
        if c in AVG and not (c == "beds" and "annual" in cols and "Tideway" in name): continue
        s = round(sum(r.get(c, 0) for r in t["rows"]), 2)
        g = t["totals"][-1].get(c, 0)
        if abs(s - g) > .011 and not (c == "pct_units" and abs(s - 100) < .3): msg.append((c, s, g))
    tb3 = [x for x in t["totals"] if x["label"] == "Total debits"]
    # each other total must equal a consecutive run or the sum of finest rows: check sum of level-1 totals
    print(name, t["kind"], len(t["rows"]), len(t["totals"]), "PLANTED " + t["planted"]["what"] if t["planted"] else "", "DIFF" if msg else "ties", msg)
