"""Every truth loads; totals tie to rows (last total = sum of rows) for additive columns; printed numbers occur in the file's text."""
import json, os, re
from common import *
import pymupdf, openpyxl
NOADD = {"sf","actual","market","market_sf","pct_occ","pct_units","ami","gross","ua","net","other:Credit Limit","other:Street Rate"}
idx = json.load(open(os.path.join(ROOT, "index.json"))); print(len(idx))
from collections import Counter; print(Counter((e["documentType"], e["file"].rsplit(".")[-1]) for e in idx))
for e in idx:
    n, ext = e["file"].rsplit(".", 1); t = json.load(open(os.path.join(TRUTH, n + ".json"))); bad = []
    G = t["totals"][-1]; subs = t["totals"][:-1]
    for k, v in G.items():
        if k in NOADD or k == "label" or re.search(r"%|Avg|Per Bed", k): continue
        s = sum(r.get(k, 0) for r in t["rows"])
        if abs(s - v) > .005: bad.append(("rows", k, round(s, 2), v))
        if subs and abs(sum(q.get(k, 0) for q in subs) - v) > .005: bad.append(("subs", k, v))
    for r in t["rows"]:
        assert r.get("name") or r.get("type")
        assert not [k for k, v in r.items() if isinstance(v, (int, float)) and k not in t["money"]]
    if ext == "pdf": toks = Counter(re.findall(r"[\d,]+\.?\d*", " ".join(p.get_text() for p in pymupdf.open(doc(e["file"])))))
    else:
        toks = Counter()
        for ws in openpyxl.load_workbook(doc(e["file"])):
            for c in (c for row in ws for c in row):
                if isinstance(c.value, (int, float)):
                    for x in (c.value, c.value*100): toks[f"{abs(x):,.2f}"] += 1
                elif c.value: toks.update(re.findall(r"[\d,]+\.?\d*", str(c.value)))
        # formulas: skip by caching
        for ws in openpyxl.load_workbook(doc(e["file"]), data_only=True):
            for c in (c for row in ws for c in row):
                if isinstance(c.value, (int, float)): toks[f"{abs(c.value):,.2f}"] += 1
    num = {round(float(x.replace(",", "")), 2) for x in toks if re.search(r"\d", x)}
    miss = [(k, v) for r in t["rows"] + t["totals"] for k, v in r.items() if isinstance(v, (int, float)) and round(abs(v), 2) not in num]
    print(e["file"], len(t["rows"]), len(t["totals"]), "planted:", (t["planted"] or {}).get("kind"), "| ties:", bad or "ok", "| missing:", miss[:3] or "none")
