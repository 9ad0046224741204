"""UM 1: RealPage OneSite floor-plan mix, garden apartments, XLSX; bedroom subtotals, spacer columns, market / actual blocks."""
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME = "um_cinderhill_onesite"
# floor plan|beds|baths|sf|units|occ|down|market|actual_total
D = [("Studio", """S1 - Wren|0|1|512|16|15|0|1195|17460"""),
("One Bedroom", """A1 - Finch|1|1|648|40|38|0|1310|48716
A1R - Finch Reno|1|1|648|24|23|1|1465|32867
A2 - Sparrow|1|1|731|36|34|0|1395|46138
A2D - Sparrow w/ Den|1|1|812|12|10|0|1525|14905"""),
("Two Bedroom", """B1 - Heron|2|1|905|28|27|0|1545|40608
B2 - Osprey|2|2|1014|44|41|1|1690|67404
B2R - Osprey Reno|2|2|1014|32|29|0|1875|53012
B3 - Kestrel TH|2|2.5|1186|16|16|0|2050|31216"""),
("Three Bedroom", """C1 - Condor|3|2|1248|20|18|0|2195|38412
C2 - Falcon|3|2|1342|8|8|0|2320|18144""")]
K = ["units", "sf", "total_sf", "occupied", "vacant", "down", "pct_occ", "market", "market_total", "market_sf", "actual", "actual_total", "actual_sf", "ltl"]
H = ["Floor Plan", "Beds", "Baths", "Units", "Avg\nSq Ft", "Total\nSq Ft", "Occupied", "Vacant", "Down", "Occ %", None, "Avg\nMarket Rent", "Total\nMarket Rent", "Market\nRent/SF", None, "Avg\nActual Rent", "Total\nActual Rent", "Actual\nRent/SF", "Loss to\nLease"]
COL = dict(zip(K, [4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 17, 18, 19]))  # 1-based sheet columns
FMT = dict(units="#,##0", sf="#,##0", total_sf="#,##0", occupied="#,##0", vacant="#,##0", down="#,##0", pct_occ="0.00%", market="#,##0.00", market_total="#,##0.00", market_sf="0.00", actual="#,##0.00", actual_total="#,##0.00", actual_sf="0.00", ltl="#,##0.00")
T = Truth(NAME, "UM", K)
wb = openpyxl.Workbook(); ws = wb.active; ws.title = "Unit Mix"
f = lambda b=False, s=9, col="000000": Font(name="Arial", size=s, bold=b, color=col)
ws["A1"] = "OneSite Leasing & Rents"; ws["A1"].font = f(False, 8, "7F7F7F")
ws["A2"] = "UNIT MIX BY FLOOR PLAN"; ws["A2"].font = f(True, 12)
ws["A3"] = "Ashgrove Residential - Cinder Hill Apartments"; ws["A3"].font = f(True)
ws["A4"] = "As of 09/30/2025"; ws["A4"].font = f()
ws["T1"] = "Page 1 of 1"; ws["T2"] = "10/06/2025 8:14:55 AM"; ws["T3"] = "mgt-521-014"
for c in ("T1", "T2", "T3"): ws[c].font = f(s=8); ws[c].alignment = Alignment(horizontal="right")
for c, h in enumerate(H, 1):
    if h: x = ws.cell(6, c, h); x.font = f(True); x.alignment = Alignment(wrap_text=True, horizontal="left" if c == 1 else "right", vertical="bottom"); x.border = Border(bottom=Side("medium"))
ws.row_dimensions[6].height = 26
def show(r, v, b=False):
    out = {}
    for k, x in v.items():
        c = ws.cell(r, COL[k], x / 100 if k == "pct_occ" else x); c.number_format = FMT[k]; c.font = f(b)
        if b: c.border = Border(top=Side("thin"))
def agg(a):
    u = sum(x["units"] for x in a); s = sum(x["total_sf"] for x in a); o = sum(x["occupied"] for x in a); mt = r2(sum(x["market_total"] for x in a)); at = r2(sum(x["actual_total"] for x in a))
    osf = sum(x["occupied"] * x["sf"] for x in a)
    return dict(units=u, sf=round(s / u), total_sf=s, occupied=o, vacant=u - o, down=sum(x["down"] for x in a), pct_occ=r2(o / u * 100), market=r2(mt / u), market_total=mt, market_sf=r2(mt / s), actual=r2(at / o), actual_total=at, actual_sf=r2(at / osf), ltl=r2(sum(x["ltl"] for x in a)))
r = 7; ALL = []
for g, t in D:
    A = []
    for l in t.split("\n"):
        n, bd, ba, sf, u, o, dn, m, at = l.split("|"); sf, u, o, dn, m, at = int(sf), int(u), int(o), int(dn), float(m), float(at)
        v = dict(units=u, sf=sf, total_sf=u * sf, occupied=o, vacant=u - o, down=dn, pct_occ=r2(o / u * 100), market=m, market_total=u * m, market_sf=r2(m / sf), actual=r2(at / o), actual_total=at, actual_sf=r2(at / o / sf), ltl=r2(o * m - at))
        assert 0 < v["ltl"], v
        ws.cell(r, 1, n).font = f(); ws.cell(r, 2, int(bd)).font = f(); x = ws.cell(r, 3, float(ba)); x.font = f(); x.number_format = "0.0"
        show(r, v); T.row(type=n, beds=int(bd), baths=float(ba), **v); A.append(v); r += 1
    s = agg(A); ws.cell(r, 1, f"{g} Total").font = f(True); show(r, s, True); T.total(f"{g} Total", s); ALL += A; r += 2
s = agg(ALL); ws.cell(r, 1, "Property Total").font = f(True); show(r, s, True); T.total("Property Total", s)
for c in range(1, 20): ws.cell(r, c).fill = PatternFill("solid", fgColor="FFF2CC")
r += 2; ws.cell(r, 1, "Avg Actual Rent and Loss to Lease are computed on occupied units only. Down units are counted in Vacant.").font = Font(name="Arial", size=8, italic=True)
for c, w in zip("ABCDEFGHIJKLMNOPQRST", [23, 6, 6.5, 7, 8, 9.5, 9.5, 8, 7, 9, 2, 12, 13, 9, 2, 12, 13, 9, 12, 4]): ws.column_dimensions[c].width = w
for c in "T": 
    for q in (1, 2, 3): ws.move_range(f"T{q}", cols=-1)
ws.freeze_panes = "B7"; ws.sheet_view.showGridLines = False
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(path(NAME, "xlsx")); print(s)
T.save("xlsx", "MULTIFAMILY", "property manager (RealPage OneSite)", "OneSite floor-plan mix with bedroom subtotals, spacer columns, market and actual blocks", False)
