"""Yardi-like twelve-month statement of a student property (xlsx, openpyxl): GL codes on every row incl. headings, date headers, per-bed column, hidden rows."""
import random, datetime
from tlib import *
from openpyxl import Workbook
from openpyxl.worksheet.properties import PageSetupProperties
PSP = PageSetupProperties(fitToPage=True)
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as CLT
R = random.Random(2908)
F = "T12_vantage_on_university_Aug25.xlsx"
MD = [datetime.date(2024 + (8 + i) // 12, (8 + i) % 12 + 1, 1) for i in range(12)]
s = St([d.strftime("%b %Y") for d in MD] + ["Total"], derive=lambda v: v + [sum(v)])
BEDS = 432
seas = [1, 1, 1, 1, 1.01, 1.01, 1.01, 1.01, 1.01, .93, .90, .955]
def se(b, sd=.004): return [round(b * x * (1 + R.uniform(-sd, sd)), 2) for x in seas]
def fl(b, sd=.08): return [round(b * (1 + R.uniform(-sd, sd)), 2) for _ in range(12)]
def at(d): return [float(d.get(i, 0)) for i in range(12)]
def H(c, l, d): return s.H(l, code=c, d=d)
def L(c, l, v, d=2): return s.L(l, v, code=c, d=d)
def S(c, l, it, sg=None, d=1, typ="SUBTOTAL"): return s.S(l, it, sg, typ=typ, code=c, d=d)
H("4000-0000", "INCOME", 0)
H("4100-0000", "RENTAL INCOME", 1)
gpr = [392040.0] * 11 + [407160.0]
a = [L("4105-0000", "Gross Potential Rent - Installments", gpr), L("4110-0000", "Gain/(Loss) to Lease", [-round(x, 2) for x in fl(7420, .2)]),
     L("4120-0000", "Vacancy Loss", [-round(392040 * (1 - o) , 2) for o in (.958, .96, .956, .953, .962, .963, .961, .961, .958, .884, .846, .931)]),
     L("4125-0000", "Model/Staff Unit", [-1780.0] * 12), L("4130-0000", "Concessions - Upfront", at({0: -4200, 10: -8350, 11: -21475})), L("4135-0000", "Concessions - Gift Cards", at({3: -1500, 4: -2250, 5: -3000, 6: -750})),
     L("4140-0000", "Bad Debt - Rent", [-round(abs(R.gauss(2400, 1500)), 2) for _ in range(12)]), L("4145-0000", "Bad Debt Recovery", fl(410, .9))]
nr = S("4199-0000", "NET RENTAL INCOME", a)
H("4200-0000", "OTHER INCOME", 1)
b = [L("4205-0000", "Utility Overage Billback", se(6420, .2)), L("4210-0000", "Parking - Garage", se(14850, .02)), L("4215-0000", "Furniture Premium", se(3960, .01)), L("4220-0000", "Application / Admin Fees", at({0: 600, 1: 2250, 2: 5850, 3: 4200, 4: 7950, 5: 9300, 6: 8100, 7: 5400, 8: 3150, 9: 2250, 10: 4350, 11: 1950})),
     L("4225-0000", "Late Fees", fl(3120, .35)), L("4230-0000", "Relet / Sublease Fees", at({0: 1600, 3: 2400, 4: 3200, 8: 800, 11: 1200})), L("4235-0000", "Damages & Cleaning", at({0: 2210.5, 4: 1340, 9: 1875.25, 10: 28640.18, 11: 6115.4})),
     L("4240-0000", "Pet Fees", fl(1480, .1)), L("4245-0000", "Vending / Laundry", fl(388, .2)), L("4250-0000", "Retail Income - Coffee Kiosk", [2150.0] * 7 + [2214.5] * 5)]
no = S("4299-0000", "TOTAL OTHER INCOME", b)
ti = S("4999-0000", "TOTAL INCOME", [nr, no], d=0, typ="TOTAL")
T = s.rows[ti]["v"][:12]
H("5000-0000", "OPERATING EXPENSES", 0); tot = []
def grp(c0, name, lines, c9):
    H(c0, name, 1); k = [L(*q) for q in lines]; tot.append(S(c9, "TOTAL " + name, k))
grp("5100-0000", "PAYROLL", [("5105-0000", "Manager Salary", [7083.33] * 12), ("5110-0000", "Leasing & CA Wages", fl(11240, .15)), ("5115-0000", "Maintenance Wages", fl(14310, .06)), ("5120-0000", "Leasing Bonuses", at({2: 1450, 4: 3825, 5: 4100, 6: 3900, 7: 1275, 10: 2600})),
    ("5125-0000", "Payroll Taxes & Benefits", fl(8060, .05)), ("5130-0000", "CA Housing Allowance", [1335.0] * 12)], "5199-0000")
grp("5200-0000", "REPAIRS & MAINTENANCE", [("5205-0000", "Plumbing", fl(1890, .6)), ("5210-0000", "HVAC", fl(2240, .7)), ("5215-0000", "Electrical / Lighting", fl(640, .6)), ("5220-0000", "Elevator Contract", [1185.0] * 12), ("5225-0000", "Fire & Life Safety", at({1: 4480, 7: 2935.6})),
    ("5230-0000", "Landscaping", [2640.0] * 12), ("5235-0000", "Pool", [585.0] * 12), ("5240-0000", "Trash Valet / Hauling", fl(5215, .02))], "5299-0000")
grp("5300-0000", "TURN COSTS", [("5305-0000", "Turn - Painting", at({9: 640, 10: 38215.5, 11: 21440.75})), ("5310-0000", "Turn - Cleaning", at({9: 415, 10: 22860, 11: 19775})), ("5315-0000", "Turn - Carpet / Flooring", at({10: 9312.4, 11: 7480.2})), ("5320-0000", "Turn - Temp Labor", at({10: 6400, 11: 11825}))], "5399-0000")
grp("5400-0000", "MARKETING", [("5405-0000", "Internet Listing Services", [3485.0] * 12), ("5410-0000", "Social / Paid Search", fl(2600, .25)), ("5415-0000", "Resident Events", fl(1150, .5)), ("5420-0000", "Signage & Collateral", at({1: 780.25, 4: 1622, 10: 2315.88}))], "5499-0000")
grp("5500-0000", "UTILITIES", [("5505-0000", "Electric", [round(x, 2) for x in (24110.4, 19880.2, 15325.7, 16240.9, 18015.3, 17102.8, 14990.1, 15240.5, 18470.9, 21980.6, 25640.2, 27310.4)]), ("5510-0000", "Water & Sewer", se(11830, .06)), ("5515-0000", "Gas", fl(1210, .5)), ("5520-0000", "Bulk Internet / Cable", [9936.0] * 12), ("5525-0000", "Utility Billing Service", [1512.0] * 12)], "5599-0000")
grp("5600-0000", "GENERAL & ADMINISTRATIVE", [("5605-0000", "Office Supplies", fl(540, .4)), ("5610-0000", "Software & Licenses", [2418.0] * 12), ("5615-0000", "Credit Card & Bank Fees", fl(1090, .2)), ("5620-0000", "Legal / Collections", fl(620, .9)), ("5625-0000", "Training & Travel", at({0: 410, 4: 2280.4, 7: 1675}))], "5699-0000")
mf = L("5710-0000", "MANAGEMENT FEE", [round(.03 * x, 2) for x in T], d=1); pt = L("5720-0000", "REAL ESTATE TAXES", [48215.0] * 4 + [51306.25] * 8, d=1); ins = L("5730-0000", "INSURANCE", [13870.5] * 7 + [15944.0] * 5, d=1)
te = S("5999-0000", "TOTAL OPERATING EXPENSES", tot + [mf, pt, ins], d=0, typ="TOTAL")
noi = S("6000-0000", "NET OPERATING INCOME", [ti, te], [1, -1], d=0, typ="TOTAL")
H("7000-0000", "NON-OPERATING", 0)
q = [L("7110-0000", "Mortgage Interest", [round(112480.0 - 96.5 * i, 2) for i in range(12)]), L("7120-0000", "Asset Management Fee", [round(.01 * x, 2) for x in T]), L("7130-0000", "Replacement Reserve", [7200.0] * 12), L("7140-0000", "Depreciation & Amortization", [98412.66] * 12)]
tn = S("7999-0000", "TOTAL NON-OPERATING", q, d=0)
ni = S("9000-0000", "NET INCOME", [noi, tn], [1, -1], d=0, typ="TOTAL")
s.key = dict(total_income=ti, total_operating_expenses=te, noi=noi, net_income=ni)
wb = Workbook(); ws = wb.active; ws.title = "Report1"
ar = lambda **k: Font(name="Arial", size=8, **k)
for n, t in enumerate(("Vantage on University (vou432)", "Statement (12 months)", "Period = Sep 2024-Aug 2025", "Book = Accrual ; Tree = stu_is_t12")):
    ws.cell(n + 1, 1, t).font = Font(name="Arial", size=10 if n < 2 else 8, bold=n < 2); ws.cell(n + 1, 1).alignment = Alignment(horizontal="center"); ws.merge_cells(start_row=n + 1, start_column=1, end_row=n + 1, end_column=17)
hr = 6
for j, d in enumerate(MD): 
    c = ws.cell(hr, 4 + j, d); c.number_format = "mmm yyyy"
ws.cell(hr, 16, "Total"); ws.cell(hr, 17, "Per Bed"); ws.cell(hr, 3, "map")
for j in range(1, 18):
    c = ws.cell(hr, j); c.font = ar(bold=True); c.alignment = Alignment(horizontal="right" if j > 3 else "left"); c.border = Border(bottom=Side("thin")); c.fill = PatternFill("solid", fgColor="D9E1F2")
ws.column_dimensions["C"].hidden = True; y = hr + 1
HID = {"4245-0000": ("4248-0000", "Cable Commissions"), "5240-0000": ("5245-0000", "Snow Removal"), "5515-0000": ("5518-0000", "Steam")}
def put(y, code, label, vals, d, tot):
    ws.cell(y, 1, code).font = ar(bold=tot); c = ws.cell(y, 2, "   " * d + label); c.font = ar(bold=tot); ws.cell(y, 3, "M" + code[:4]).font = ar()
    if vals:
        for j, v in enumerate(vals + [round(vals[12] / BEDS, 2)]):
            c = ws.cell(y, 4 + j, v); c.font = ar(bold=tot, italic=j == 13); c.number_format = "#,##0.00" if j < 13 else "#,##0.00;-#,##0.00"
            if tot: c.border = Border(top=Side("thin"))
for r in s.rows:
    put(y, r["code"], r["label"], r["v"], r["x"]["d"], bool(r["items"]) or not r["v"]); y += 1
    if r["code"] in HID: put(y, *HID[r["code"]], [0.0] * 13, 2, False); ws.row_dimensions[y].hidden = True; y += 1
    if r["t"] == "TOTAL" or (r["items"] and r["code"] < "4500"): y += 1
ws.cell(y + 1, 1, "432 beds / 144 units. Printed by m.tran on 9/12/2025 10:41 AM").font = ar(italic=True)
ws.column_dimensions["A"].width = 11; ws.column_dimensions["B"].width = 38
for j in range(4, 18): ws.column_dimensions[CLT(j)].width = 12.5
ws.freeze_panes = "D7"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = PSP; ws.print_title_rows = "1:6"
wb.save(os.path.join(DOC, F))
save(F, [s.truth("Statement (12 months)", "Vantage on University", "2024-09-01", "2025-08-31", sheet="Report1")], [s],
     assetType="STUDENT_HOUSING", documentType="OPERATING_STATEMENT_T12", author="Yardi export of a student housing operator", style="GL codes on headings and totals, date cells as headers, space-indented names, per-bed column", hard="hidden zero rows and a hidden mapping column, per-bed rate column, single-line expenses beside subtotals")
