# RealPage-like floor plan availability, XLSX, two subproperties with repeated headers
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as gl
from common import *
R = random.Random(9808)
F = [("Phase I - Garden", [("1x1A", "1 Bed 1 Bath Patio", 1, 1, 640, 32, 1215), ("1x1B", "1 Bed 1 Bath w/ Den", 1, 1, 728, 16, 1290), ("2x1A", "2 Bed 1 Bath", 2, 1, 880, 24, 1410), ("2x2A", "2 Bed 2 Bath", 2, 2, 965, 40, 1545), ("2x2AR", "2 Bed 2 Bath Upgraded", 2, 2, 965, 12, 1680), ("3x2A", "3 Bed 2 Bath", 3, 2, 1180, 12, 1825)]),
     ("Phase II - Mid-Rise", [("E0", "Efficiency", 0, 1, 498, 10, 1160), ("1x1M", "1 Bed 1 Bath City View", 1, 1, 702, 45, 1455), ("1x1.5M", "1 Bed 1.5 Bath Corner", 1, 1.5, 811, 9, 1575), ("2x2M", "2 Bed 2 Bath City View", 2, 2, 1048, 36, 1810), ("2x2PH", "2 Bed 2 Bath Penthouse", 2, 2, 1310, 4, 2440)])]
KEY = ["sf", "units", "occ_nontv", "ntv_rented", "ntv_unrented", "vac_rented", "vac_unrented", "down", "pct_occ", "pct_leased", "market", "actual", "other:Avg Lease Term (mos.)"]
HD = ["Avg SQFT", "Units", "Occupied\nNo NTV", "NTV\nRented", "NTV\nUnrented", "Vacant\nRented", "Vacant\nUnrented", "Admin/\nDown", "% Occ", "% Leased", "Avg Market\nRent", "Avg Actual\nRent", "Avg Lease\nTerm (mos.)"]
wb = Workbook(); ws = wb.active; ws.title = 'Floor Plan Availability'
fn = 'Verdana'; n = Font(name=fn, size=8); b = Font(name=fn, size=8, bold=True)
for r, t, f in ((1, 'Marlin Creek Apartments', Font(name=fn, size=12, bold=True)), (2, 'Unit Availability and Rent Summary by Floor Plan', b), (3, 'As of 09/28/2025   Exclude non-revenue: No   Rents: scheduled billing', n)):
    ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=17); ws.cell(r, 1, t).font = f; ws.cell(r, 1).alignment = Alignment(horizontal='center')
COL = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]  # 1 code, 2 desc, 3 Bd, 4 Ba
thin = Side(style='thin', color='7F7F7F'); box = Border(top=thin, bottom=thin, left=thin, right=thin); yl = PatternFill('solid', fgColor='FFF4CC')
FM = {"sf": '#,##0', "pct_occ": '0.00%', "pct_leased": '0.00%', "market": '"$"#,##0.00', "actual": '"$"#,##0.00', KEY[-1]: '0.0'}
rows, totals = [], []; r = 5
def occ(v): return v["occ_nontv"] + v["ntv_rented"] + v["ntv_unrented"]
def leased(v): return v["occ_nontv"] + v["ntv_rented"] + v["vac_rented"]
def put(r, v, font, fill=None, bd=True):
    for k, c in zip(KEY, COL):
        a = ws.cell(r, c)
        if k in v: a.value = round(v[k] / 100, 4) if k[:3] == 'pct' else v[k]; a.number_format = FM.get(k, '0')
        a.font = font
    for c in range(1, 18):
        if bd: ws.cell(r, c).border = box
        if fill: ws.cell(r, c).fill = fill
def header(r):
    for c0, c1, t in ((7, 9, 'Occupied'), (10, 12, 'Vacant'), (13, 14, 'Occupancy'), (15, 16, 'Rents')):
        ws.merge_cells(start_row=r, start_column=c0, end_row=r, end_column=c1); ws.cell(r, c0, t).font = b; ws.cell(r, c0).alignment = Alignment(horizontal='center')
        for c in range(c0, c1 + 1): ws.cell(r, c).border = box
    for c, t in zip(range(1, 18), ['Floor Plan', 'Description', 'Bd', 'Ba'] + HD):
        a = ws.cell(r + 1, c, t); a.font = b; a.alignment = Alignment(wrap_text=True, horizontal='left' if c < 3 else 'center', vertical='bottom'); a.border = box; a.fill = PatternFill('solid', fgColor='D0D8E8')
    ws.row_dimensions[r + 1].height = 34
def summ(L):
    v = {k: sum(x[k] for x in L) for k in ["units", "occ_nontv", "ntv_rented", "ntv_unrented", "vac_rented", "vac_unrented", "down"]}; u = v["units"]; o = occ(v)
    v["sf"] = round(sum(x["sf"] * x["units"] for x in L) / u); v["pct_occ"] = round(100 * o / u, 2); v["pct_leased"] = round(100 * leased(v) / u, 2)
    v["market"] = round(sum(x["market"] * x["units"] for x in L) / u, 2); v["actual"] = round(sum(x["actual"] * occ(x) for x in L) / o, 2)
    return v
allL = []
for sp, L in F:
    ws.cell(r, 1, f'Subproperty: {sp}').font = Font(name=fn, size=9, bold=True, underline='single'); r += 1
    header(r); r += 2; D = []
    for code, d, bd, ba, sf, u, m in L:
        vr = R.choice([0, 0, 1, 1, 2]) if u > 8 else 0; vu = R.choice([0, 1, 1, 2, 3]) if u > 8 else 1; dn = 1 if code in ("2x1A", "1x1M") else 0; nr = R.choice([0, 1, 2]) if u > 10 else 0; nu = R.choice([0, 1, 2, 3]) if u > 10 else 1
        v = {"sf": sf, "units": u, "occ_nontv": u - vr - vu - dn - nr - nu, "ntv_rented": nr, "ntv_unrented": nu, "vac_rented": vr, "vac_unrented": vu, "down": dn, "market": float(m), "actual": round(m * R.uniform(.93, 1.01), 2), KEY[-1]: round(R.uniform(10.5, 13.5), 1)}
        v["pct_occ"] = round(100 * occ(v) / u, 2); v["pct_leased"] = round(100 * leased(v) / u, 2)
        for c, t in zip((1, 2, 3, 4), (code, d, bd, ba)): ws.cell(r, c, t).font = n
        put(r, v, n); D.append(v); rows.append({"type": code, "beds": bd, "baths": ba, **{k: v[k] for k in KEY}}); r += 1
    v = summ(D); lab = f'Totals/Averages {sp}'; ws.cell(r, 1, lab).font = b; put(r, v, b, yl); ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=4); totals.append({"label": lab, **{k: v[k] for k in KEY if k in v}}); allL += D; r += 3
v = summ(allL); ws.cell(r, 1, 'Property Totals/Averages').font = b; put(r, v, b, PatternFill('solid', fgColor='FFE08A')); ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=4); totals.append({"label": 'Property Totals/Averages', **{k: v[k] for k in KEY if k in v}}); r += 2
for t in ('% Occ = all occupied units, including on notice, over total units.  % Leased = occupied not on notice, notice rented and vacant rented over total units.', 'Admin/Down: 1 model, 1 unit off line (water damage).'):
    ws.cell(r, 1, t).font = Font(name=fn, size=7.5, italic=True); r += 1
for c, w in enumerate([11, 27, 5, 5, 8, 7, 10, 8.5, 10, 9, 10, 8, 9, 9.5, 12, 12, 11.5], 1): ws.column_dimensions[gl(c)].width = w
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
w2 = wb.create_sheet('Parameters'); w2.append(['Parameter', 'Value']); w2.append(['Property', 'Marlin Creek Apartments']); w2.append(['Run by', 'kpatel']); w2.append(['Run date', '09/28/2025 8:15 AM'])
name = 'MarlinCreek_FloorPlanSummary.xlsx'; wb.save(os.path.join(DOC, name)); print(len(rows), totals[-1])
truth(name, 'UM', KEY, rows, totals)
