"""Self storage unit mix, sections by product, three grouped heads. fpdf2 landscape."""
import random, datetime
from common import *
from fpdf import FPDF
R = random.Random(5151)
NAME = "Ironbark_Self_Storage_size_mix_0826"
SEC = [("Climate Controlled - Ground Floor", "5x5 5x10 5x15 7x10 10x10 10x15 10x20 10x25", 2.05), ("Climate Controlled - Upper Floors", "4x5 5x5 5x8 5x10 5x15 8x10 10x10 10x12 10x15 10x20", 1.72), ("Drive-Up Non-Climate", "5x10 10x10 10x15 10x20 10x25 10x30 12x30 15x40", 1.22), ("Wine / Specialty", "3x3 4x4 5x6", 3.9), ("Outdoor Parking", "12x20 12x25 12x30 12x40", .42)]
K = ["sf", "units", "occupied", "vacant", "total_sf", "market", "actual", "market_total", "actual_total", "pct_occ", "other:Occupancy % Area"]
X = [72, 86, 104, 120, 141, 160, 178, 203, 227, 246, 264]
pdf = FPDF("L", "mm", "letter"); pdf.set_auto_page_break(False); pdf.set_creation_date(datetime.datetime(2026, 9, 3, tzinfo=datetime.timezone.utc))
rt = lambda s, x, y: pdf.text(x-pdf.get_string_width(s), y, s)
def head(first):
    global y
    pdf.add_page(); pdf.set_font("Helvetica", "B", 14 if first else 10); pdf.text(15, 16, "IRONBARK SELF STORAGE" + ("" if first else "  (continued)"))
    pdf.set_font("Helvetica", "", 8.5); pdf.text(15, 21, "Site 0151 - 4480 Tannery Pike      Unit size mix as of 08/31/2026      Prepared by Bellhaven Storage Mgmt for the lender")
    pdf.set_font("Helvetica", "B", 8)
    for a, b, s in ((76, 120, "Number of"), (144, 178, "Monthly Rent / Unit"), (182, 227, "Monthly Rent Total"), (231, 264, "Occupancy %")):
        pdf.text((a+b-pdf.get_string_width(s))/2, 29, s); pdf.line(a, 30.3, b, 30.3)
    pdf.text(15, 34, "Size"); pdf.text(40, 34, "")
    for x, s in zip(X, ["Unit SF", "Units", "Occupied", "Vacant", "Total SF", "Market", "Actual", "Market", "Actual", "Units", "Area"]): rt(s, x, 34)
    pdf.set_line_width(.5); pdf.line(15, 35.5, 264, 35.5); pdf.set_line_width(.2); y = 41
F = {"market": "{:,.2f}", "actual": "{:,.2f}", "market_total": "{:,.2f}", "actual_total": "{:,.2f}", "pct_occ": "{:.1f}", "other:Occupancy % Area": "{:.1f}"}
def line(L, d, b=False):
    global y
    pdf.set_font("Helvetica", "B" if b else "", 8.5); pdf.text(15 if b else 19, y, L)
    for x, k in zip(X, K):
        if k in d: rt(F.get(k, "{:,}").format(d[k]), x, y)
        elif not b: rt("-", x, y)
    y += 5.6
def tot(L, g):
    d = {k: round(sum(x.get(k, 0) for x in g), 2) for k in ("units", "occupied", "vacant", "total_sf", "market_total", "actual_total")}
    d["pct_occ"] = round(100*d["occupied"]/d["units"], 1); osf = sum(x["occupied"]*x.get("sf", 0) for x in g)
    if d["total_sf"]: d["other:Occupancy % Area"] = round(100*osf/d["total_sf"], 1)
    else: del d["total_sf"]
    pdf.set_line_width(.2); pdf.line(76, y-4, 264, y-4); line(L, d, True); totals.append({"label": L, **d})
rows, totals, al = [], [], []; head(True)
for s, sz, ps in SEC:
    z = sz.split()
    if y + 5.6*(len(z)+3) > 200: head(False)
    pdf.set_font("Helvetica", "BU", 9); pdf.text(15, y, s); y += 5.6; g = []
    for q in z:
        a, b = map(int, q.split("x")); sf = a*b; n = R.randint(4, 14) if sf < 16 or sf > 250 else R.randint(12, 74); o = min(n, round(n*R.uniform(.72, .98)))
        if q == "15x40": n, o = 2, 0
        mk = round(sf*ps*(140/(sf+60))**.35) - .05*0; ac = round(mk*R.uniform(.84, 1.12), 2)
        d = {"type": q, "sf": sf, "units": n, "occupied": o, "vacant": n-o, "total_sf": sf*n, "market": mk, "actual": ac, "market_total": mk*n, "actual_total": round(ac*o, 2), "pct_occ": round(100*o/n, 1), "other:Occupancy % Area": round(100*o/n, 1)}
        if "Parking" in s:
            for k in ("sf", "total_sf", "other:Occupancy % Area"): del d[k]
        if not o: d["actual"] = 0; d["actual_total"] = 0
        g.append(d); p = dict(d)
        if s.startswith("Drive") and q == "10x20":        # planted: units digits as printed
            p["units"] += 30; print("planted", d["units"], p["units"])
        rows.append(p); line(q, p)
    tot("Total " + s, g); al += g; y += 2
pdf.set_line_width(.5); tot("TOTAL SITE", al)
pdf.set_font("Helvetica", "I", 7.5); pdf.text(15, y+3, "Actual = average rate in place of occupied units, before discounts. Parking spaces carry no net rentable area. Market = posted rate on 8/31, web specials excluded.")
pdf.output(doc(NAME + ".pdf"))
truth(NAME, "UM", K, rows, totals, {"what": "Drive-Up 10x20: number of units printed 30 too high (tens digit changed); occupied, vacant, areas, rents and the totals are right", "kind": "digit_changed"})
