"""Storage operator's unit-group statistics for two facilities in one sheet (export from the PMS, header repeated per facility). Planted: one row left out."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from common import *
R = random.Random(520808)
FILE = "UnitGroupStats_20260630.xlsx"
FAC = [("Tollgate Road Storage (TGR)", [("Climate Lvl 1", "C1", [("5x5", 25, 18, 62), ("5x10", 50, 40, 99), ("10x10", 100, 52, 158), ("10x15", 150, 26, 209), ("10x20", 200, 11, 258)]), ("Climate Lvl 2 (elevator)", "C2", [("5x5", 25, 30, 49), ("5x10", 50, 64, 82), ("5x15", 75, 12, 108), ("10x10", 100, 70, 132), ("10x15", 150, 22, 176)]), ("Drive-Up", "DU", [("5x10", 50, 16, 72), ("10x10", 100, 38, 119), ("10x15", 150, 44, 149), ("10x20", 200, 60, 179), ("10x30", 300, 14, 249)]), ("Locker", "LK", [("4x4x4", 16, 24, 29)])]),
       ("Old Mill Self Storage (OMS)", [("Drive-Up", "DU", [("5x10", 50, 28, 59), ("10x10", 100, 72, 89), ("10x15", 150, 40, 109), ("10x20", 200, 66, 134), ("10x25", 250, 10, 158), ("12x30", 360, 8, 199)]), ("Interior Non-Climate", "IN", [("5x5", 25, 14, 34), ("5x10", 50, 36, 52), ("10x10", 100, 18, 81)]), ("Parking", "PK", [("10x20 gravel", 200, 22, 45), ("12x35 gravel", 420, 16, 70), ("12x45 paved", 540, 9, 105)]), ("Office / Other", "OF", [("Mgr apt", 840, 1, 0), ("Office 12x24", 288, 2, 425)])])]
COL = ["sf", "market", "units", "occupied", "vacant", "down", "pct_occ", "total_sf", "occ_sf", "market_total", "actual_total", "actual", "ltl", "econ"]
NM = {"occ_sf": "other:Area (sq ft) Occupied", "ltl": "other:Monthly Rent Variance", "econ": "other:Monthly Rent Econ Occ %"}
def mk(pre, s, sf, n, m):
    d = 0 if n < 10 else R.choice([0, 0, 0, 1, 2]); v = R.randint(0, max(1, int(n * .17))) if n > 2 else 0; v = min(v, n - d - 1) if n > 2 else 0; o = n - v - d
    if s == "Mgr apt": d, v, o = 1, 0, 0
    x = dict(type=f"{s}", code={"Mgr apt": "OFAPT", "Office 12x24": "OF1224"}.get(s, pre + s.split()[0].replace("x", "")), sf=float(sf), market=float(m), units=n, occupied=o, vacant=v, down=d, total_sf=float(sf * n), occ_sf=float(sf * o), market_total=float(n * m))
    x["actual_total"] = r2(sum(round(m * R.uniform(.82, 1.12)) for _ in range(o))); return x
def fin(x):
    x["pct_occ"] = round(x["occupied"] / x["units"], 4); x["actual"] = r2(x["actual_total"] / x["occupied"]) if x["occupied"] else None
    x["ltl"] = r2(x["market_total"] - x["actual_total"]); x["econ"] = round(x["actual_total"] / x["market_total"], 4) if x["market_total"] else None; return x
def tot(xs):
    t = {k: sum(x[k] for x in xs) for k in ("units", "occupied", "vacant", "down", "total_sf", "occ_sf", "market_total", "actual_total")}
    t["sf"] = round(t["total_sf"] / t["units"], 1); t["market"] = r2(t["market_total"] / t["units"]); return fin(t)
wb = Workbook(); ws = wb.active; ws.title = "Unit Group Statistics"
B = Font(name="Arial", size=9, bold=True); N = Font(name="Arial", size=9); thin = Side(style="thin")
gray = PatternFill("solid", fgColor="E7E6E6")
FM = dict(sf="#,##0.0", market="$#,##0.00", units="0", occupied="0", vacant="0", down="0", pct_occ="0.00%", total_sf="#,##0", occ_sf="#,##0", market_total="#,##0.00", actual_total="#,##0.00", actual="#,##0.00", ltl="#,##0.00;[Red](#,##0.00)", econ="0.00%")
COLX = dict(zip(COL, (4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18)))
ws["A1"] = "Unit Group Statistics"; ws["A1"].font = Font(name="Arial", size=14, bold=True); ws["A2"] = "Facilities: TGR, OMS     Date: 06/30/2026     Rates: Standard"; ws["A2"].font = N
r = 4; rows, totals, allx = [], [], []; planted = None
def put(r, d, font):
    for k, j in COLX.items():
        if d.get(k) is None: continue
        c = ws.cell(r, j, d[k]); c.number_format = FM[k]; c.font = font
for fac, gs in FAC:
    ws.cell(r, 1, fac).font = Font(name="Arial", size=11, bold=True, color="7B2D26"); r += 1
    for l, a, b in (("Standard", 5, 5), ("Units", 6, 10), ("Area (sq ft)", 12, 13), ("Monthly Rent", 14, 18)):
        if a != b: ws.merge_cells(start_row=r, start_column=a, end_row=r, end_column=b)
        c = ws.cell(r, a, l); c.font = B; c.alignment = Alignment(horizontal="center"); c.fill = gray
        for j in range(a, b + 1): ws.cell(r, j).border = Border(bottom=thin)
    r += 1
    for j, h in ((1, "Group"), (2, "Size"), (3, "Code"), (4, "Unit Area"), (5, "Rate"), (6, "Total"), (7, "Occupied"), (8, "Vacant"), (9, "Unrentable"), (10, "Occ %"), (12, "Total"), (13, "Occupied"), (14, "Gross Potential"), (15, "Gross Occupied (Actual)"), (16, "Avg Actual / Unit"), (17, "Variance"), (18, "Econ Occ %")):
        c = ws.cell(r, j, h); c.font = B; c.fill = gray; c.alignment = Alignment(wrap_text=True, horizontal="left" if j < 4 else "right", vertical="bottom"); c.border = Border(bottom=thin)
    ws.row_dimensions[r].height = 38; r += 1
    fx = []
    for gname, pre, us in gs:
        xs = [fin(mk(pre, *u)) for u in us]; first = True
        for x in xs:
            if fac.startswith("Tollgate") and x["code"] == "C2515":
                planted = {"what": f"TGR, Climate Lvl 2, size 5x15 (code C2515, {x['units']} units, gross potential {x['market_total']:,.2f}, actual {x['actual_total']:,.2f}) is not printed but is in all sums", "kind": "row_dropped"}; continue
            if first: ws.cell(r, 1, gname).font = N; first = False
            ws.cell(r, 2, x["type"]).font = N; ws.cell(r, 3, x["code"]).font = N; put(r, x, N)
            rows.append(x); r += 1
        if len(xs) > 1:
            t = tot(xs); ws.cell(r, 2, "Subtotal").font = Font(name="Arial", size=9, italic=True); put(r, t, Font(name="Arial", size=9, italic=True)); totals.append({"label": "Subtotal", **t})
            for j in COLX.values(): ws.cell(r, j).border = Border(top=Side(style="dotted"))
            r += 1
        fx += xs
    t = tot(fx); lab = f"Total {fac[-4:-1]}"; ws.cell(r, 1, lab).font = B; put(r, t, B); totals.append({"label": lab, **t})
    for j in range(1, 19): ws.cell(r, j).border = Border(top=thin, bottom=thin)
    r += 3; allx += fx
t = tot(allx); ws.cell(r - 1, 1, "Grand Total – 2 facilities").font = B; put(r - 1, t, B); totals.append({"label": "Grand Total – 2 facilities", **t})
for j in range(1, 19): ws.cell(r - 1, j).fill = gray
ws.cell(r + 1, 1, "Manager's apartment carried at no rate; Variance = Gross Potential less Actual.").font = Font(name="Arial", size=8, italic=True)
for j, w in zip("ABCDEFGHIJKLMNOPQR", (24, 13, 9, 9, 10, 7, 10, 8, 11, 9, 1.5, 10, 10, 13, 13, 11, 12, 9)): ws.column_dimensions[j].width = w
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(f"{DOCS}/{FILE}")
ren = lambda d: {NM.get(k, k): v for k, v in d.items()}
assert planted
save_truth(FILE, "UM", [NM.get(k, k) for k in COL], [ren(x) for x in rows], [ren(x) for x in totals], planted)
