"""MRI budget comparison of an office building, exported through a report viewer (xlsx, numbers as text, spacer columns, merged cells, page heads repeated in the sheet)."""
import random
from tlib import *
from openpyxl import Workbook
from openpyxl.worksheet.pagebreak import Break
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
R = random.Random(2909)
F = "4120_BudCmp_202506.xlsx"
s = St(["Current Period Actual", "Current Period Budget", "Current Period Variance", "Year-To-Date Actual", "Year-To-Date Budget", "Year-To-Date Variance", "Annual Budget"], nd=0)
s.varcols = {2, 5}
def L(code, label, ma, mb, ya, yb, an, exp=False):
    g = -1 if exp else 1
    return s.L(label, (ma, mb, g * (ma - mb), ya, yb, g * (ya - yb), an), code=code)
E = lambda *a: L(*a, exp=True)
s.H("REVENUE")
s.H("Rental Revenue")
a = [L("41100-000", "Base Rent - Office", 412806, 418350, 2463112, 2498700, 5031600), L("41120-000", "Base Rent - Retail", 18420, 18420, 110520, 110520, 221592), L("41150-000", "Storage Rent", 2140, 1980, 12655, 11880, 23760),
     L("41180-000", "Rent Abatements", -31275, -24600, -171840, -147600, -246000), L("41190-000", "Antenna / Rooftop License", 6250, 6250, 37500, 37500, 75750)]
r1 = s.S("Total Rental Revenue", a)
s.H("Recoveries")
a = [L("42100-000", "Operating Expense Escalations", 38614, 36200, 229907, 217200, 434400), L("42200-000", "Real Estate Tax Escalations", 21840, 22650, 131040, 135900, 271800), L("42300-000", "Electric Submeter Billings", 17933, 19400, 101266, 108500, 226400), L("42500-000", "Prior Year Recoveries", -4412, 0, -4412, 0, 0)]
r2 = s.S("Total Recoveries", a)
s.H("Other Revenue")
a = [L("43100-000", "Parking - Monthly", 24310, 25500, 147905, 153000, 306000), L("43150-000", "Parking - Transient", 7188, 6400, 41276, 38400, 76800), L("43300-000", "After Hours HVAC", 3960, 2500, 17820, 15000, 30000), L("43400-000", "Conference Center Rental", 850, 1200, 6275, 7200, 14400), L("43900-000", "Miscellaneous Income", 0, 150, 1138, 900, 1800)]
r3 = s.S("Total Other Revenue", a)
tr = s.T("TOTAL REVENUE", [r1, r2, r3])
s.H("OPERATING EXPENSES"); ex = []
def grp(name, lines):
    s.H(name); k = [E(*q) for q in lines]; ex.append(s.S("Total " + name, k))
grp("Cleaning", [("51100-000", "Janitorial Contract - Night", 26340, 26340, 158040, 158040, 316080), ("51120-000", "Day Porter", 7215, 7400, 43890, 44400, 88800), ("51150-000", "Window Washing", 0, 0, 9850, 11200, 22400), ("51180-000", "Cleaning Supplies", 2611, 2300, 14907, 13800, 27600), ("51190-000", "Trash & Recycling", 3188, 3050, 18774, 18300, 36600)])
grp("Repairs & Maintenance", [("52100-000", "Engineering Payroll", 31877, 32500, 192418, 195000, 391000), ("52200-000", "HVAC Maintenance", 8426, 5500, 44903, 39000, 72000), ("52210-000", "Chemical Treatment", 915, 950, 5490, 5700, 11400), ("52300-000", "Elevator Contract", 6180, 6180, 37080, 37080, 74160), ("52350-000", "Elevator - Non-contract", 2240, 500, 3910, 3000, 6000),
   ("52400-000", "Plumbing", 1377, 1500, 10722, 9000, 18000), ("52500-000", "Electrical & Lighting", 3018, 2000, 11264, 12000, 24000), ("52600-000", "Roof & Waterproofing", 0, 4000, 6450, 8000, 12000), ("52700-000", "Fire & Life Safety", 4890, 1200, 12336, 13200, 21500), ("52900-000", "General Building", 1904, 2500, 13081, 15000, 30000)])
grp("Utilities", [("53100-000", "Electricity", 58914, 61500, 318227, 331000, 689500), ("53200-000", "Gas / Steam", 1266, 1400, 38915, 34300, 52800), ("53300-000", "Water & Sewer", 5377, 4900, 27846, 27400, 59600)])
grp("Security & Parking", [("54100-000", "Security Contract", 19826, 20100, 120371, 120600, 241200), ("54200-000", "Access Control & CCTV", 0, 600, 4275, 3600, 7200), ("54500-000", "Garage Management", 9240, 9240, 55440, 55440, 110880)])
grp("Grounds", [("55100-000", "Landscaping - Exterior", 3150, 3150, 14925, 15750, 31500), ("55150-000", "Interior Plants", 780, 780, 4680, 4680, 9360), ("55200-000", "Snow Removal", 0, 0, 28416, 21000, 34000)])
grp("Administrative", [("56100-000", "Property Management Fee", 15318, 15645, 93570, 93920, 189100), ("56150-000", "Management Payroll", 16240, 16500, 98104, 99000, 198500), ("56200-000", "Office & Telephone", 1188, 1350, 7842, 8100, 16200), ("56300-000", "Tenant Relations", 2905, 1000, 6618, 6000, 14000), ("56400-000", "Legal & Professional", 640, 1250, 11385, 7500, 15000)])
grp("Fixed Expenses", [("57100-000", "Real Estate Taxes", 68450, 69800, 410700, 418800, 837600), ("57200-000", "Property Insurance", 12904, 12250, 75078, 73500, 147000)])
te = s.T("TOTAL OPERATING EXPENSES", ex)
noi = s.T("NET OPERATING INCOME", [tr, te], [1, -1])
s.H("NON-OPERATING")
k = [E("61100-000", "Mortgage Interest", 109377, 109377, 662148, 662148, 1315806), E("62100-000", "Tenant Improvements", 42180, 60000, 188906, 310000, 545000), E("62200-000", "Leasing Commissions", 0, 18500, 71240, 94000, 160000), E("62300-000", "Building Capital", 16720, 0, 39805, 45000, 180000)]
tn = s.S("Total Non-Operating", k)
cf = s.T("NET CASH FLOW", [noi, tn], [1, -1])
s.key = dict(total_income=tr, total_operating_expenses=te, noi=noi, net_cash_flow=cf)
# ---- sheet: numbers as text; columns C..: money at E,G,I,K(%) / M,O,Q,S(%) / U
wb = Workbook(); ws = wb.active; ws.title = "Sheet1"
MC = [5, 7, 9, 13, 15, 17, 21]; PC = {2: 11, 5: 19}
for c in range(1, 22): ws.column_dimensions[CL(c)].width = 1.4
ws.column_dimensions["B"].width = 11; ws.column_dimensions["C"].width = 33
for c in MC: ws.column_dimensions[CL(c)].width = 13
for c in PC.values(): ws.column_dimensions[CL(c)].width = 9
tn_ = lambda **k: Font(name="Tahoma", size=8, **k)
RA = Alignment(horizontal="right"); CA = Alignment(horizontal="center")
def head(y, pg):
    for n, (l, m, r) in enumerate((("Database:  LKS_PROD", "Budget Comparison - Income Statement", f"Page:  {pg}"), ("ENTITY:  4120", "Two Lakeside Center", "Date:  7/11/2025"), ("", "Accrual", "Time:  09:26 AM"), ("", "For the Period Ending June 30, 2025", ""))):
        ws.cell(y + n, 2, l or None).font = tn_(); c = ws.cell(y + n, 7, m); c.font = tn_(bold=True); c.alignment = CA; ws.merge_cells(start_row=y + n, start_column=7, end_row=y + n, end_column=17); c = ws.cell(y + n, 21, r or None); c.font = tn_(); c.alignment = RA
    y += 5
    for c1, c2, t in ((5, 11, "Current Period"), (13, 19, "Year-To-Date")):
        c = ws.cell(y, c1, t); c.font = tn_(bold=True); c.alignment = CA; ws.merge_cells(start_row=y, start_column=c1, end_row=y, end_column=c2)
        for q in range(c1, c2 + 1): ws.cell(y, q).border = Border(bottom=Side("thin"))
    c = ws.cell(y, 21, "Annual"); c.font = tn_(bold=True); c.alignment = RA
    for c, t in ((5, "Actual"), (7, "Budget"), (9, "Variance"), (11, "% Var"), (13, "Actual"), (15, "Budget"), (17, "Variance"), (19, "% Var"), (21, "Budget")):
        q = ws.cell(y + 1, c, t); q.font = tn_(bold=True); q.alignment = RA
    return y + 3
num = lambda v: ("(%s)" % format(int(-v), ",")) if v < 0 else format(int(v), ",")
y = head(1, 1); n = 0; pg = 1
for i, r in enumerate(s.rows):
    if i in (36, 73): pg += 1; y += 2; ws.row_breaks.append(Break(id=y - 1)); y = head(y, pg)
    if r["code"]: ws.cell(y, 2, r["code"]).font = tn_()
    top = r["label"].isupper()
    c = ws.cell(y, 3 if r["code"] or not top else 2, ("  " if r["items"] and not top else "") + r["label"]); c.font = tn_(bold=not r["code"], underline="single" if not r["v"] and not top else None)
    if r["v"]:
        for j, v in enumerate(r["v"]):
            c = ws.cell(y, MC[j], num(v)); c.font = tn_(bold=bool(r["items"])); c.alignment = RA; c.number_format = "@"
            if r["items"]: c.border = Border(top=Side("thin"), bottom=Side("double") if r["t"] == "TOTAL" else None)
            if j in PC:
                b = r["v"][j - 1]; c = ws.cell(y, PC[j], "%.2f%%" % (100 * v / abs(b)) if b else "N/A"); c.font = tn_(); c.alignment = RA
    y += 2 if r["items"] else 1
ws.page_setup.orientation = "landscape"; ws.sheet_properties.pageSetUpPr = __import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight = 0
ws.sheet_view.showGridLines = False
wb.save(os.path.join(DOC, F)); print([(i, r["label"]) for i, r in enumerate(s.rows) if i in (36, 73)])
save(F, [s.truth("Budget Comparison - Income Statement", "Two Lakeside Center", None, "2025-06-30", sheet="Sheet1")], [s],
     assetType="OFFICE", documentType="OPERATING_STATEMENT", author="MRI through a report viewer export", style="month and YTD against budget, spacer columns, merged heads repeated down the sheet", hard="numbers as text, spacer columns, % Var columns, page heads inside the sheet, favourable variances")
