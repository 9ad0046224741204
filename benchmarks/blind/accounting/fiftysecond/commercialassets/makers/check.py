"""Sums of the rows against the last grand total; every truth number found as text in the PDF / as cell in the workbook."""
import json, glob, os, re, pdfplumber, openpyxl, xlrd
from common import *
GT = {"TB": ("ENTITY 4120 Total:", "TOTALS", "ALL FACILITIES"), "AR": ("Grand Total", "Grand Total:"), "UM": ("TOTAL / WEIGHTED AVERAGE", "Grand Total – 2 facilities", "Quarry Bend – total")}
for f in sorted(glob.glob(TRUTH + "/*.json")):
    t = json.load(open(f)); p = os.path.join(DOCS, t["name"]); assert os.path.exists(p), p
    g = [x for x in t["totals"] if x["label"] in GT[t["kind"]] or x["label"].startswith("Facility Total")][-1]
    bad = {k: (round(sum(r.get(k, 0) for r in t["rows"]), 2), g[k]) for k in t["money"] if k in g and abs(sum(r.get(k, 0) for r in t["rows"]) - g[k]) > .006}
    for d in t["rows"] + t["totals"]:
        assert all(isinstance(v, str) or k in t["money"] for k, v in d.items()), d
    seen = set()
    if p.endswith("pdf"):
        for pg in pdfplumber.open(p).pages: seen |= set(w["text"] for w in pg.extract_words())
        seen = set(re.sub(r"[$()%\-]", "", w) for w in seen)
        ok = lambda v: any(s in seen for s in (f"{abs(v):.2f}", f"{abs(v):,.2f}", f"{abs(v):,.0f}", f"{abs(v)*100:.1f}"))
    else:
        cells = [c for ws in openpyxl.load_workbook(p) for r in ws.iter_rows(values_only=True) for c in r] if p.endswith("x") else [c for r in range(s.nrows) for c in s.row_values(r)] if (s := xlrd.open_workbook(p).sheet_by_index(0)) else []
        for c in cells:
            if isinstance(c, (int, float)): seen.add(round(float(c), 4))
            elif isinstance(c, str) and re.match(r"^\(?[\d,.]+\)?$", c): seen.add((-1 if c[0] == "(" else 1) * float(c.strip("()").replace(",", "")))
        ok = lambda v: round(float(v), 4) in seen
    miss = [(d.get("label") or d.get("name") or d.get("type"), k, v) for d in t["rows"] + t["totals"] for k, v in d.items() if not isinstance(v, str) and not ok(v)]
    print(t["name"], t["kind"], len(t["rows"]), "rows", len(t["totals"]), "totals", "planted" if t["planted"] else "", "\n   diff", bad, "\n   miss", miss[:5])
