# Self storage T12 workbook: cover, current T12 (true date headers, spacer columns per quarter, section label in column A, row label in column B), prior T12 on a further sheet, unit mix behind.
from common import *
import random, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as gl
R = random.Random(3710)
F = "ironwood_self_storage_t12.xlsx"
def months(y, m): 
    out = []
    for k in range(12): out.append((y+(m-1+k)//12, (m-1+k) % 12+1))
    return out
MN = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
def build(y, m, sheet, g):
    mo = months(y, m); ly, lm = mo[-1]; last = (dt.date(ly+lm//12, lm % 12+1, 1)-dt.timedelta(1)).isoformat()
    s = Stmt("Trailing Twelve Months Income Statement", "Ironwood Self Storage", f"{y}-{m:02}-01", last, [f"{MN[b-1]}-{a%100}" for a, b in mo]+["T12"], sheet=sheet)
    s.mo = mo
    def L(lab, b, vol=.05, months_=None, season=0):
        v = []
        for a, k in mo:
            x = 0 if months_ and k not in months_ else b*g*(1+season*(1 if 5 <= k <= 9 else -.6))*R.uniform(1-vol, 1+vol)
            v.append(round(x, 2)+0)
        return s.line(lab, v+[round(sum(v), 2)])
    s.head("REVENUE")
    a = [L("Unit Rent - Climate", 41250, .025, season=.02), L("Unit Rent - Drive-Up", 33810, .025, season=.03), L("RV & Boat Parking", 5120, .04, season=.05), L("Discounts & Promotions", -3140, .25), L("Write-Offs", -690, .6)]
    A = s.tot("Net Rental Revenue", a)
    o = [L("Administration Fees", 1075, .3, season=.2), L("Late & Lien Fees", 2260, .2), L("Tenant Protection Plan", 5480, .05), L("Lock & Box Sales", 610, .35, season=.15), L("Truck Rental Commission", 415, .4, season=.2), L("Auction Proceeds", 380, .5, months_=(2, 5, 8, 11))]
    O = s.tot("Other Revenue", o)
    T = s.tot("Total Revenue", [A, O], typ="TOTAL", key="total_income")
    s.head("EXPENSES")
    p = [L("Store Manager", 4850, 0), L("Relief Manager", 1620, .12), L("Payroll Tax & Benefits", 1130, .08)]
    x = [s.tot("Payroll", p)]
    e = [L("Advertising - Web", 2480, .2), L("Aggregator Listings", 640, .3), L("Call Center", 395, .03)]
    x.append(s.tot("Marketing", e))
    e = [L("Electric", 1790, .08, season=.3), L("Water / Trash", 355, .05), L("Internet & Phones", 288, .01)]
    x.append(s.tot("Utilities", e))
    e = [L("Gate & Camera Service", 210, .5), L("Door / Latch Repairs", 480, .6), L("Landscape", 450, 0), L("Snow Plowing", 1350, .4, months_=(12, 1, 2, 3)), L("HVAC Service", 610, .2, months_=(4, 10)), L("Pest Control", 95, 0)]
    x.append(s.tot("Repairs & Maintenance", e))
    e = [L("Credit Card Fees", 2140, .04), L("Software", 425, 0), L("Office & Postage", 265, .3), L("Lien Notices & Auction Costs", 150, .4, months_=(2, 5, 8, 11)), L("Cost of Goods Sold - Merchandise", 305, .3)]
    x.append(s.tot("Administrative", e))
    e = [L("Property Tax", 37400/2, 0, months_=(1, 7)), L("Insurance", 1265, 0), L("Management Fee", 4890, .03)]
    x.append(s.tot("Taxes, Insurance & Management", e))
    E = s.tot("Total Expenses", x, typ="TOTAL", key="total_operating_expenses")
    N = s.tot("Net Operating Income", [T, E], [1, -1], typ="TOTAL", key="noi")
    d = [L("Loan Interest", 15320, .01), L("Loan Principal", 6240, .01), L("Capital - Door Replacement", 9800, .2, months_=(4, 9))]
    D = s.tot("Total Below the Line", d)
    s.tot("Cash Flow", [N, D], [1, -1], typ="TOTAL", key="net_cash_flow")
    return s
cur = build(2024, 8, "T12 thru Jul-25", 1.0); old = build(2023, 8, "T12 thru Jul-24", .957)
wb = Workbook(); w = wb.active; w.title = "Cover"
for r, t in enumerate(["Ironwood Self Storage", "4410 Ironwood Pkwy", "", "Package for renewal request, August 2025", "Contents: T12 current, T12 prior, Unit Mix"], 3): w.cell(r, 3, t).font = Font(size=20 if r == 3 else 12, bold=r == 3)
def put(s):
    w = wb.create_sheet(s.h["sheet"])
    w["A1"] = "Ironwood Self Storage"; w["A1"].font = Font(bold=True, size=13, name="Calibri"); w["A2"] = s.h["title"]; w["A3"] = f"{MN[s.mo[0][1]-1]} {s.mo[0][0]} - {MN[s.mo[-1][1]-1]} {s.mo[-1][0]}"
    cc = []; c = 3
    for k in range(12):
        cc.append(c); c += 1
        if k % 3 == 2: w.column_dimensions[gl(c)].width = 1.5; c += 1
    cc.append(c); note = c+1
    for k, x in enumerate(cc):
        h = w.cell(5, x); h.value = dt.datetime(*s.mo[k], 1) if k < 12 else "T12"; h.number_format = "mmm-yy"; h.font = Font(bold=True); h.alignment = Alignment(horizontal="right"); h.border = Border(bottom=Side(style="medium")); w.column_dimensions[gl(x)].width = 12
    w.cell(5, note, "map key"); w.column_dimensions[gl(note)].hidden = True
    r = 6
    for i, q in enumerate(s.rows):
        t = q["rowType"]
        w.cell(r, 1 if t in ("HEADING", "TOTAL") else 2, q["label"]).font = Font(bold=t != "LINE", italic=t == "SUBTOTAL")
        if t != "HEADING":
            for x, v in zip(cc, q["values"]):
                d = w.cell(r, x, v); d.number_format = "#,##0.00;-#,##0.00"; d.font = Font(bold=t != "LINE")
                if t != "LINE": d.border = Border(top=Side(style="thin"), bottom=Side(style="double") if t == "TOTAL" else None)
            if t == "LINE": w.cell(r, note, "ISS-"+q["label"][:3].upper())
        r += 2 if t != "LINE" and t != "HEADING" else 1
    w.column_dimensions["A"].width = 5; w.column_dimensions["B"].width = 32
    w.freeze_panes = "C6"; w.page_setup.orientation = "landscape"; w.page_setup.fitToHeight = 0; w.sheet_properties.pageSetUpPr.fitToPage = True
put(cur); put(old)
w = wb.create_sheet("Unit Mix")
for r in [["Size", "Type", "Units", "Occupied", "Street Rate"], ["5x5", "Climate", 64, 58, 62], ["5x10", "Climate", 118, 107, 98], ["10x10", "Climate", 142, 129, 149], ["10x15", "Drive-Up", 76, 71, 139], ["10x20", "Drive-Up", 110, 101, 178], ["10x30", "Drive-Up", 24, 22, 235], ["12x35", "Parking", 48, 41, 115]]: w.append(r)
wb.active = 1
for k, x in enumerate(wb.worksheets): x.sheet_view.tabSelected = k == 1
wb.save(ROOT/"documents"/F)
save(F, [cur, old], "SELF_STORAGE", "OPERATING_STATEMENT_T12", "two T12s on two sheets with cover and unit mix, true date headers, spacer columns, labels in two columns", True)
