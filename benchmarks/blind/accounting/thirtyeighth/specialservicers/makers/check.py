import json, os, re
from common import ROOT
import pypdfium2, openpyxl
RATE = {"pct_units","pct_occ","sf","market","market_sf","actual","actual_sf","other:Occupancy % Area","ami","gross","ua","net"}
for e in json.load(open(os.path.join(ROOT, "index.json"))):
    n, x = os.path.splitext(e["file"]); t = json.load(open(os.path.join(ROOT, "truth", n + ".json"))); p = os.path.join(ROOT, "documents", e["file"])
    assert t["name"] == n
    nums, txt = [], ""
    if x == ".pdf":
        d = pypdfium2.PdfDocument(p); txt = "\n".join(q.get_textpage().get_text_range() for q in d)
        for m in re.findall(r"[(\-]?\$?\d[\d,]*\.?\d*[)\-]?", txt): nums.append(round(float(re.sub(r"[^\d.]", "", m) or 0), 2))
    else:
        for ws in openpyxl.load_workbook(p, data_only=True).worksheets:
            for r in ws.iter_rows():
                for c in r:
                    if isinstance(c.value, (int, float)): nums += [round(abs(c.value), 2)] + ([round(abs(c.value)*100, 2)] if "%" in c.number_format else [])
                    elif c.value is not None:
                        txt += str(c.value) + "\n"
                        try: nums.append(float(str(c.value).replace(",", "")))
                        except ValueError: pass
    from collections import Counter
    C = Counter(nums); need = Counter(); miss = []
    flat = re.sub(r"\s+", "", txt)
    for r in t["rows"] + t["totals"]:
        for k, v in r.items():
            if isinstance(v, str):
                if re.sub(r"\s+", "", v) not in flat: miss.append((k, v))
            elif k not in ("beds", "baths"): need[round(abs(v), 2)] += 1; assert k in t["money"], k
    miss += [(v, c, C[v]) for v, c in need.items() if C[v] < c]
    # additive ties: grand total = rows; each other total = a run of rows
    bad = []
    for T in t["totals"]:
        for k in t["money"]:
            if k in RATE or k not in T and T is not t["totals"][-1]: continue
            if T is t["totals"][-1]:
                s = round(sum(r.get(k, 0) for r in t["rows"]), 2); ok = abs(s - T.get(k, 0)) < .005
            else:
                ac = [0]
                for r in t["rows"]: ac.append(round(ac[-1] + r.get(k, 0), 2))
                S = set(ac); ok = any(round(a + T[k], 2) in S for a in ac)
            if not ok: bad.append((T["label"], k))
    print(e["file"], len(t["rows"]), len(t["totals"]), "planted" if t["planted"] else "", "MISSING" if miss else "", miss[:4], "BAD", bad)
