# Canadian university estates: residences side by side, numbers held as text, hidden column, % column, notes text under the table
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
N = "kestrel_lake_univ_residences_2425.xlsx"; P = "Kestrel Lake University Residences"
C = ["Birch House", "Cedar House", "Tamarack Court (grad)", "Family Housing", "Total 2024-25", "Total 2023-24", "Change $"]
t = St("Statement of Operations by Residence", P, "2024-05-01", "2025-04-30", C, sheet="By residence")
def L(lab, *v):
    *b, p = v; T = sum(x or 0 for x in b); return t.l(lab, *b, T, p, T-(p or 0))
t.h("Revenues")
r = [L("Room fees - fall/winter", 1842300, 1516450, 988120, None, 4218600), L("Room fees - spring/summer", 96410, 58225, 201760, None, 331940), L("Apartment rents", None, None, None, 864212, 838470), L("Conference bookings", 143980, 61700, None, None, 188215), L("Parking permits", 22140, 18960, 14405, 31920, 84310), L("Laundry", 19875, 16240, 11030, 4460, 49120), L("Fines and sundry", 6310, 5145, 925, 1380, 12845)]
tr = t.sub("Gross revenues", r); ls = L("Less: scholarships and room waivers", -48500, -36200, -27750, None, -104600); lv = L("Less: bad debt", -7120, -4480, -1905, -9640, -20310)
nr = t.tot("Net revenues", [tr, ls, lv], key="total_income")
t.h("Direct expenses")
e = [L("Salaries and benefits", 418230, 355900, 166480, 88315, 992760), L("Student staff", 92400, 79200, 26400, None, 191800), L("Caretaking", 236115, 201740, 88260, 41905, 549330), L("Repairs and maintenance", 168902, 214377, 71955, 133480, 545216), L("Heat, light and water", 241560, 219385, 118740, 152066, 702190), L("Cable and wi-fi", 38400, 31680, 20160, 7200, 97440), L("Furnishings", 27815, 96330, 8140, None, 74285), L("Insurance", 31250, 27810, 19445, 24380, 97015), L("Grants in lieu of property tax", None, None, 40350, 51120, 88925), L("Supplies", 24108, 19966, 8730, 3915, 53405), L("Programming", 18745, 15220, 6880, 2450, 41610)]
te = t.tot("Total direct expenses", e, key="total_operating_expenses")
t.tot("Contribution before overhead and debt", [nr], [te], key="noi"); no = len(t.d["rows"])-1
t.h("Overhead, debt and reserves")
o = [L("University administrative charge (6%)", 124523, 98165, 71220, 53538, 335935), L("Mortgage and debenture payments", 402750, 318600, 264300, 118440, 1104090), L("Deferred maintenance reserve", 75000, 75000, 40000, 60000, 240000)]
to = t.sub("Total overhead, debt and reserves", o)
ns = t.tot("Net surplus (deficit)", [no], [to], key="net_income")
def tx(v, d):
    if v is None: return "–"
    s = f"{abs(v):,}"; s = ("$" if d else "") + s; return f"({s})" if v < 0 else s
wb = Workbook(); ws = wb.active; ws.title = "Cover"; ws["B3"] = "Kestrel Lake University"; ws["B4"] = "Ancillary Operations - Year-end package"; ws["B5"] = "April 30, 2025"; ws["B7"] = "Contents: By residence; Occupancy"; ws["B3"].font = Font(size=18, bold=True, color="1B3A6B")
ws = wb.create_sheet("By residence"); A = "Verdana"; F = Font(name=A, size=9); B = Font(name=A, size=9, bold=True); blue = PatternFill("solid", fgColor="1B3A6B")
ws["A1"] = P; ws["A1"].font = Font(name=A, size=12, bold=True); ws["A2"] = "Statement of Operations by Residence"; ws["A3"] = "Fiscal year May 1, 2024 - April 30, 2025 (in Canadian dollars)"; ws["A2"].font = B; ws["A3"].font = F
# grouped header: Undergraduate (B,C) Graduate & family (D,E); F spacer; G total; H hidden GL column; I prior; J change; K %
ws.merge_cells("B5:C5"); ws["B5"] = "Undergraduate"; ws.merge_cells("D5:E5"); ws["D5"] = "Graduate & family"; ws.merge_cells("G5:K5"); ws["G5"] = "All residences"
for c, h in zip("BCDEGHIJK", ["Birch House", "Cedar House", "Tamarack Court (grad)", "Family Housing", "Total 2024-25", "GL ref", "Total 2023-24", "Change $", "Change %"]): ws[c+"6"] = h
for c in "ABCDEFGHIJK":
    for rr in (5, 6): ws[f"{c}{rr}"].fill = blue; ws[f"{c}{rr}"].font = Font(name=A, size=9, bold=True, color="FFFFFF"); ws[f"{c}{rr}"].alignment = Alignment(horizontal="center", vertical="center", wrap_text=True)
ws.row_dimensions[6].height = 26
r_ = 7; first = True
for i, q, _ in t.rows():
    z = ws.cell(r_, 1, q["label"]); rt = q["rowType"]; z.font = F if rt == "LINE" else B; z.alignment = Alignment(indent=2 if rt == "LINE" else 0, wrap_text=True)
    if rt != "HEADING":
        v = q["values"]; d = first or rt == "TOTAL"; first = False
        for c, x in zip("BCDEGIJ", v):
            z = ws[f"{c}{r_}"]; z.value = tx(x, d); z.font = F if rt == "LINE" else B; z.alignment = Alignment(horizontal="right")
            if rt != "LINE": z.border = Border(top=Side(style="thin"), bottom=Side(style="double") if i == ns else None)
        ws[f"H{r_}"] = f"{4000+i*10}"; ws[f"K{r_}"] = f"{v[6]/abs(v[5])*100:.1f}%" if v[5] else "n/a"; ws[f"K{r_}"].alignment = Alignment(horizontal="right"); ws[f"K{r_}"].font = Font(name=A, size=8, italic=True)
    r_ += 2 if rt == "TOTAL" else 1
ws.column_dimensions["H"].hidden = True; ws.column_dimensions["A"].width = 40; ws.column_dimensions["F"].width = 2
for c in "BCDEGIJ": ws.column_dimensions[c].width = 15
ws.column_dimensions["K"].width = 10
ws.cell(r_, 1, "Beds: Birch 288, Cedar 240, Tamarack 120; Family Housing 66 apartments.").font = Font(name=A, size=8, italic=True); ws.freeze_panes = "B7"
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
w3 = wb.create_sheet("Occupancy")
for k, x in enumerate([("Residence", "Beds/units", "Fall %", "Winter %"), ("Birch House", 288, .98, .951), ("Cedar House", 240, .975, .94), ("Tamarack Court", 120, .992, .983), ("Family Housing", 66, .955, .97)]):
    for c, v in enumerate(x): z = w3.cell(2+k, 1+c, v); z.number_format = "0.0%" if isinstance(v, float) else "General"
for q in t.d["rows"]:
    if q["rowType"] == "LINE": assert q["values"][4] == sum(x or 0 for x in q["values"][:4])
wb.save(f"{HERE}/documents/{N}"); save(N, [t], "STUDENT_HOUSING", "OPERATING_STATEMENT", "Canadian university residences as columns, numbers as text with dollars and brackets, hidden column, spacer column, percent column, cover sheet", True); print(t.v(no, 4), t.v(ns, 4))
