import random
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R = random.Random(3010)
cols = ["Month to Date Aug 2024 Actual", "Month to Date Aug 2024 Budget", "Month to Date Aug 2024 Variance", "Year to Date Aug 2024 Actual", "Year to Date Aug 2024 Budget", "Year to Date Aug 2024 Variance", "2024 Annual Budget"]
S = Stmt("Budget Comparison", "The Rowan at Eastgate", None, "2024-08-31", cols, sheet="Budget Comparison"); S.fav = {2, 5}
def L(label, b, var=.07, inc=False, aug=1.0, months=8, augact=None):
    mb = round(b*aug); yb = round(b*(months-1)+mb); an = round(b*11+mb)
    ma = round(mb*R.uniform(1-var, 1+var), 2) if augact is None else augact
    ya = round((yb-mb)*R.uniform(1-var/2, 1+var/2)+ma, 2); sg = 1 if inc else -1
    return S.line(label, [ma, float(mb), round(sg*(ma-mb), 2)+0.0, ya, float(yb), round(sg*(ya-yb), 2)+0.0, float(an)])
I = dict(inc=True)
S.head("Income")
S.head("Rent Income")
a = [L("Gross Potential Rent (612 beds)", 544680, .0, **I), L("Gain/Loss to Lease", -9400, .3, **I), L("Vacancy - Between Leases (Turn)", -4100, .1, aug=33.2, **I), L("Vacancy - Beds", -27150, .15, **I), L("Concessions - Gift Cards", -3800, .5, aug=3, **I), L("Resident Assistant Beds", -7120, 0, **I), L("Prior-Term Collections", 1900, .4, **I), L("Bad Debt", -6230, .4, **I)]
t1 = S.tot("Total Rent Income", a)
S.head("Other Resident Income")
a = [L("Parking - Structured", 13680, .05, **I), L("Premium Floor / View Fee", 5210, .04, **I), L("Furniture Package", 9180, .02, **I), L("Application & Admin Fees", 6850, .2, aug=.4, **I), L("Late & Returned Check Fees", 3960, .2, **I), L("Relet & Sublease Fees", 2875, .3, aug=1.6, **I), L("Damages & Cleaning Billed", 2200, .3, aug=9, **I), L("Summer Conference Housing", 11000, .1, aug=.5, **I), L("Utility Overage Billback", 8920, .1, **I), L("Retail Bay - Coffee House", 4350, 0, **I), L("Vending / Laundry", 1430, .1, **I)]
t2 = S.tot("Total Other Resident Income", a)
inc = S.tot("Total Income", [t1, t2], "TOTAL", key="total_income")
S.head("Operating Expenses")
S.head("Payroll & Benefits")
e = []
def G(title, lines):
    e.append(S.tot("Total "+title, lines))
G("Payroll & Benefits", [L("Property Manager & Assistants", 17250, .03), L("Leasing & Community Assistants", 13400, .08, aug=1.5), L("Maintenance Staff", 15620, .05, aug=1.3), L("Payroll Taxes & Benefits", 11980, .05), L("Bonuses", 2500, .3, aug=2)])
S.head("Turn")
G("Turn", [L("Turn - Painting", 1200, .2, aug=41), L("Turn - Cleaning", 900, .2, aug=52), L("Turn - Carpet", 450, .3, aug=38), L("Turn - Temporary Labor & Trash Hauls", 300, .3, aug=44), L("Turn - Furniture Repair", 350, .4, aug=25)])
S.head("Maintenance & Contracts")
G("Maintenance & Contracts", [L("Repairs & Supplies", 9240, .2), L("Landscaping", 3300, .02), L("Elevators", 2140, .05), L("Courtesy Officer & Patrol", 6900, .06, aug=1.4), L("Pest & Trash", 4410, .05), L("Pool & Fitness", 1680, .2)])
S.head("Utilities & Internet")
G("Utilities & Internet", [L("Electricity", 22700, .1, aug=1.25), L("Water & Sewer", 14950, .1), L("Gas", 1850, .2, aug=.6), L("Bulk Internet & Cable", 16830, 0)])
S.head("Marketing & Resident Life")
G("Marketing & Resident Life", [L("Advertising & Social Media", 8100, .2), L("Locator / Ambassador Commissions", 1750, .4), L("Resident Events & Move-In", 1950, .3, aug=6)])
S.head("Administrative")
G("Administrative", [L("Office, Phones & Software", 6780, .1), L("Screening & Lease Processing", 1420, .3), L("Legal & Collections", 1600, .5), L("Travel & Training", 1150, .6), L("Shuttle Service", 9600, .03, aug=.5)])
S.head("Taxes, Insurance & Fees")
G("Taxes, Insurance & Fees", [L("Real Estate Taxes", 61240, 0), L("Property & Liability Insurance", 16475, .01), L("Management Fee - 3%", 16590, .04)])
ox = S.tot("Total Operating Expenses", e, "TOTAL", key="total_operating_expenses")
noi = S.tot("Net Operating Income", [inc, (ox, -1)], "TOTAL", key="noi")
S.head("Below the Line")
x = [L("Interest Expense - Senior Loan", 168420.0, 0), L("Replacement Reserve", 7650, 0), L("Furniture Replacement", 0, 0, augact=38214.6), L("Asset Management Fee", 4500, 0)]
bt = S.tot("Total Below the Line", x)
S.tot("Net Income", [noi, (bt, -1)], "TOTAL", key="net_income")
F = "x10_rowan_budget_comparison.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "Budget Comparison"
ws.merge_cells("A1:K1"); ws["A1"] = "The Rowan at Eastgate"; ws.merge_cells("A2:K2"); ws["A2"] = "Budget Comparison"; ws.merge_cells("A3:K3"); ws["A3"] = "Period: Aug 2024  |  Book: Accrual  |  GL Tree: Student - Standard"
for k, z in ((1, 14), (2, 12), (3, 9)): ws.cell(k, 1).font = Font(name="Segoe UI", size=z, bold=k < 3); ws.cell(k, 1).alignment = Alignment(horizontal="left")
fill = PatternFill("solid", fgColor="3B3F51"); wf = Font(name="Segoe UI", size=9, bold=True, color="FFFFFF")
for rng, t in (("B5:E5", "Month to Date\nAug 2024"), ("F5:I5", "Year to Date\nAug 2024"), ("J5:J6", "2024 Annual\nBudget"), ("K5:K6", "YTD Actual\nPer Bed")):
    ws.merge_cells(rng); ws[rng[:2]] = t
for k, t in enumerate(("Actual", "Budget", "Variance", "% Var", "Actual", "Budget", "Variance", "% Var")): ws.cell(6, 2+k, t)
ws.merge_cells("A5:A6"); ws["A5"] = "Account"
for r in (5, 6):
    for c in range(1, 12): q = ws.cell(r, c); q.fill = fill; q.font = wf; q.alignment = Alignment(horizontal="left" if c == 1 else "center", vertical="center", wrap_text=True)
ws.row_dimensions[5].height = 28; ws.column_dimensions["A"].width = 40
for c in "BCDEFGHIJK": ws.column_dimensions[c].width = 14 if c not in "EI" else 9
tx = lambda v: f"({-v:,.2f})" if v < 0 else f"{v:,.2f}"
def pc(v, b): return "0.00%" if not v else "N/A" if not b else (f"({-v/abs(b)*100:,.2f}%)" if v < 0 else f"{v/abs(b)*100:,.2f}%")
r = 7; grey = PatternFill("solid", fgColor="EDEEF2")
for row in S.rows:
    t = row["rowType"]; l = row["label"]; top = l in ("Income", "Operating Expenses", "Below the Line") or t == "TOTAL"
    q = ws.cell(r, 1, l); q.alignment = Alignment(indent=0 if top else 1 if t != "LINE" else 2); q.font = Font(name="Segoe UI", size=9, bold=t != "LINE", italic=t == "HEADING" and not top)
    if t != "HEADING":
        v = row["values"]; s = [tx(v[0]), tx(v[1]), tx(v[2]), pc(v[2], v[1]), tx(v[3]), tx(v[4]), tx(v[5]), pc(v[5], v[4]), tx(v[6]), tx(round(v[3]/612, 2))]
        for k, z in enumerate(s):
            q = ws.cell(r, 2+k, z); q.alignment = Alignment(horizontal="right"); q.font = Font(name="Segoe UI", size=9, bold=t != "LINE", color="C00000" if z.startswith("(") and k in (2, 3, 6, 7) else "000000")
            if t != "LINE": q.border = Border(top=Side(style="thin"))
            if t == "TOTAL": q.fill = grey
        if t == "TOTAL": ws.cell(r, 1).fill = grey
    r += 1
r += 1; ws.cell(r, 1, "Generated by hgraves-ops on 09/16/2024 07:42 AM ET. Budget version: 2024 Final (approved 11/30/2023). Variance is favorable / (unfavorable).").font = Font(name="Segoe UI", size=8, italic=True)
ws.freeze_panes = "B7"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = "5:6"
wb.save(os.path.join(DOC, F))
save(F, [S], "STUDENT_HOUSING", "OPERATING_STATEMENT", "student housing operator", "budget comparison export: numbers as text, merged group heads, MTD and YTD, percent and per-bed columns", "all numbers are text with parentheses; two-line merged headers; favorable variance signs")
