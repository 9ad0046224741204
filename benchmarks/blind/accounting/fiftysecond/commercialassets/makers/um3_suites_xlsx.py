"""Borrower's one-sheet suite mix: mixed retail centre and office building, transposed-free summary with yearly per-foot rents, title banner, merged category cells, rent-roll sheet absent."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from common import *
R = random.Random(520909)
FILE = "Quarry Bend - suite mix & mark-to-market (lender).xlsx"
CAT = [("Retail – ground floor", [("Anchor (> 20,000 SF)", 2, [31200, 24650], 14.5), ("Junior anchor (10–20,000 SF)", 2, [14880, 11240], 18.0), ("Inline, large (3,000–9,999 SF)", 5, None, 24.0), ("Inline, small (< 3,000 SF)", 14, None, 31.0), ("Restaurant w/ patio", 3, None, 36.0), ("Drive-thru / outparcel pad", 2, [4200, 3150], 48.0), ("Kiosk", 3, [120, 120, 160], 145.0)]),
       ("Office – floors 2–4", [("Full floor", 1, [18400], 26.5), ("Half floor", 3, [9120, 9080, 8840], 27.0), ("Suite 2,500–5,000 SF", 6, None, 28.5), ("Executive suite (< 2,500 SF)", 9, None, 33.0), ("Storage – basement", 8, None, 9.0)])]
RANGE = {"Inline, large": (3100, 7200), "Inline, small": (1020, 2900), "Restaurant": (2400, 4600), "Suite 2": (2550, 4900), "Executive": (310, 1900), "Storage": (120, 450)}
COL = ["units", "leased", "vacant", "total_sf", "sf", "leased_sf", "pct_leased", "annual", "actual_sf", "market_sf", "mk_annual", "mtm"]
NM = {"leased": "occupied", "leased_sf": "other:GLA Leased SF", "mk_annual": "other:MARK-TO-MARKET Market Rent on Leased SF", "mtm": "other:MARK-TO-MARKET Upside $"}
def mk(t, n, areas, mkt):
    if areas is None:
        lo, hi = next(v for k, v in RANGE.items() if t.startswith(k)); areas = [round(R.uniform(lo, hi) / 10) * 10 for _ in range(n)]
    lv = [R.random() < .86 for _ in areas]; 
    if n <= 2: lv = [True] * n
    if t.startswith("Half"): lv = [True, False, True]
    lsf = sum(a for a, l in zip(areas, lv) if l); ann = r2(sum(round(a * mkt * R.uniform(.78, 1.04), 2) for a, l in zip(areas, lv) if l))
    return dict(type=t, units=n, leased=sum(lv), vacant=n - sum(lv), total_sf=sum(areas), leased_sf=lsf, annual=ann, mk_annual=r2(lsf * mkt), market_sf=mkt, gpr=sum(areas) * mkt)
def fin(d):
    d["sf"] = round(d["total_sf"] / d["units"]); d["pct_leased"] = round(d["leased_sf"] / d["total_sf"], 3); d["actual_sf"] = r2(d["annual"] / d["leased_sf"]); d["mtm"] = r2(d["mk_annual"] - d["annual"]); return d
def tot(xs):
    t = {k: r2(sum(x[k] for x in xs)) for k in ("units", "leased", "vacant", "total_sf", "leased_sf", "annual", "mk_annual", "gpr")}
    for k in ("units", "leased", "vacant", "total_sf", "leased_sf"): t[k] = int(t[k])
    t["market_sf"] = r2(t["gpr"] / t["total_sf"]); return fin(t)
wb = Workbook(); ws = wb.active; ws.title = "Mix"
FN = "Georgia"
ws.merge_cells("B2:O2"); ws["B2"] = "QUARRY BEND TOWN SQUARE"; ws["B2"].font = Font(name=FN, size=16, bold=True, color="FFFFFF"); ws["B2"].fill = PatternFill("solid", fgColor="4A4E69"); ws["B2"].alignment = Alignment(horizontal="center")
ws.merge_cells("B3:O3"); ws["B3"] = "Suite mix and mark-to-market as of 30-Sep-2026 (rents are annual, $ per SF are per year, NNN retail / MG office)"; ws["B3"].font = Font(name=FN, italic=True, size=9); ws["B3"].alignment = Alignment(horizontal="center")
CX = dict(zip(COL, range(4, 16)))
hf = Font(name=FN, size=9, bold=True); med = Side(style="medium", color="4A4E69"); thin = Side(style="thin", color="9A8C98")
for a, b, t in ((4, 6, "Suites"), (7, 10, "GLA"), (11, 13, "Rents"), (14, 15, "MARK-TO-MARKET")):
    ws.merge_cells(start_row=5, start_column=a, end_row=5, end_column=b); c = ws.cell(5, a, t); c.font = hf; c.alignment = Alignment(horizontal="center"); c.fill = PatternFill("solid", fgColor="C9ADA7")
HD = dict(units="Total", leased="Occupied", vacant="Vacant", total_sf="Total SF", sf="Avg SF / suite", leased_sf="Leased SF", pct_leased="% leased (SF)", annual="In-place annual base rent", actual_sf="In-place $/SF", market_sf="Market $/SF", mk_annual="Market Rent on Leased SF", mtm="Upside $")
for k, j in CX.items():
    c = ws.cell(6, j, HD[k]); c.font = hf; c.alignment = Alignment(wrap_text=True, horizontal="center", vertical="center"); c.border = Border(bottom=med)
ws.cell(6, 2, "Component").font = hf; ws.cell(6, 3, "Suite type").font = hf; ws.row_dimensions[6].height = 44
for j in (2, 3): ws.cell(6, j).border = Border(bottom=med)
FM = dict(total_sf="#,##0", sf="#,##0", leased_sf="#,##0", pct_leased="0.0%", annual="$#,##0.00", actual_sf="$0.00", market_sf="$0.00", mk_annual="$#,##0.00", mtm="$#,##0.00;($#,##0.00)")
def put(r, d, font, fill=None):
    for k, j in CX.items():
        c = ws.cell(r, j, d[k]); c.number_format = FM.get(k, "0"); c.font = font
        if fill: c.fill = fill
ws.row_dimensions[2].height = 27; ws["B2"].alignment = Alignment(horizontal="center", vertical="center")
r = 7; rows, totals, allx = [], [], []
for cat, us in CAT:
    xs = [fin(mk(*u)) for u in us]; s = r
    for x in xs:
        ws.cell(r, 3, x["type"]).font = Font(name=FN, size=9); put(r, x, Font(name=FN, size=9)); rows.append(x); r += 1
        for j in range(3, 16): ws.cell(r - 1, j).border = Border(bottom=thin)
    ws.merge_cells(start_row=s, start_column=2, end_row=r - 1, end_column=2); c = ws.cell(s, 2, cat); c.alignment = Alignment(text_rotation=90, vertical="center", horizontal="center", wrap_text=True); c.font = Font(name=FN, size=10, bold=True)
    t = tot(xs); lab = f"Subtotal {cat.split(' –')[0].lower()}"; ws.cell(r, 3, lab).font = hf; put(r, t, hf, PatternFill("solid", fgColor="F2E9E4")); totals.append({"label": lab, **t}); r += 2; allx += xs
t = tot(allx); ws.cell(r, 3, "Quarry Bend – total").font = hf; put(r, t, hf, PatternFill("solid", fgColor="C9ADA7")); totals.append({"label": "Quarry Bend – total", **t}); r += 2
for s in ("1) Market $/SF per Colter Vane broker opinion 8/2026; subtotals weighted by GLA.", "2) In-place $/SF is on leased SF only; percentage rent, recoveries and parking excluded.", "3) Upside = market rent on leased SF less in-place rent; negative where leases are above market."):
    ws.cell(r, 3, s).font = Font(name=FN, size=8, italic=True); r += 1
for j, w in zip("ABCDEFGHIJKLMNO", (2, 9, 31, 7, 8, 8, 10, 9, 10, 9, 15, 10, 10, 16, 15)): ws.column_dimensions[j].width = w
ws.sheet_view.showGridLines = False; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(f"{DOCS}/{FILE}")
ren = lambda d: {NM.get(k, k): v for k, v in d.items() if k != "gpr"}
save_truth(FILE, "UM", [NM.get(k, k) for k in COL], [ren(x) for x in rows], [ren(x) for x in totals])
