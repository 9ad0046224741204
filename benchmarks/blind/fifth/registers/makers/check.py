"""truth files load; sums of the truth against totals found in the printed text (rendered); planted ones reported"""
import json, glob, os, subprocess, re
H = os.path.dirname(os.path.abspath(__file__))
os.makedirs(H + "/look", exist_ok=True)
idx = json.load(open(H + "/index.json")); assert len(idx) == 14
for e in idx:
    n = e["file"]; t = json.load(open(H + "/truth/" + n + ".json")); p = H + "/documents/" + n; assert os.path.exists(p)
    if n.endswith(".xlsx"):
        q = H + "/look/" + n[:-5] + ".pdf"
        subprocess.run(["soffice", "-env:UserInstallation=file://%s/lo" % H, "--headless", "--convert-to", "pdf", "--outdir", H + "/look", p], capture_output=True); p = q
    txt = subprocess.run(["pdftotext", "-layout", p, "-"], capture_output=True, text=True).stdout
    R = t["rows"]; out = []
    def has(v): return any(re.search(r"(?<![\d,.])" + re.escape(s) + r"(?![\d,]|\.\d)", txt) for s in ("{:,.2f}".format(v), "{:,.0f}".format(v)))
    for k in ("area", "marketRent", "contractRent", "annualRent", "deposit", "balance", "totalCharges"):
        vs = [r[k] for r in R if isinstance(r.get(k), (int, float))]
        if vs: s = round(sum(vs), 2); out.append("%s=%s%s" % (k, "{:,.2f}".format(s), "" if has(s) else " (NOT FOUND)"))
    us = [r.get("unit") for r in R]
    dup = {u for u in us if us.count(u) > 1}
    miss = [r.get("unit") for r in R if r.get("tenantName") and r["tenantName"].split(",")[0].split()[0] not in txt]
    print(n, len(R), "units", t["units"], t["occupied"], t["vacant"], t["planted"] and t["planted"]["kind"], "dup", dup, "miss", miss, "\n    ", "; ".join(out))
    for r in R:
        if "totalCharges" in r and "contractRent" in r:
            c = sum(x["amount"] for x in r.get("charges", [])); c = c if any("Rent" in x["code"] and "Apartment" in x["code"] for x in r.get("charges", [])) else c + r["contractRent"]
            if abs(c - r["totalCharges"]) > .005: print("      row", r["unit"], c, r["totalCharges"])
