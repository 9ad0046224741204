# Mixed-use building, year actual vs budget vs last year; GL account BETWEEN label and money; header band repeated per block; over/(under) in money and percent; sheets in front and behind; one hidden empty row group; frozen.
from common import *
import random, xlsxwriter
R = random.Random(3713)
F = "lantern_square_mixed_use_2025_actual_budget.xlsx"
SH = "FY25 P&L"
s = Stmt("Profit & Loss - Actual vs Budget vs Prior Year", "Lantern Square", "2025-01-01", "2025-12-31", ["2025 Actual", "2025 Budget", "Over / (Under)", "2024 Actual"], sheet=SH)
def L(lab, code, b, vol=.08, act=None):
    """b = budget for the year"""
    a = round(b*R.uniform(1-vol, 1+vol), 2) if act is None else act; p = round(b*R.uniform(.92-vol/2, 1.0+vol/2), 2)
    return s.line(lab, [a, b, round(a-b, 2), p], code=str(code))
def sec(head, items, tot, key=None):
    s.head(head); return s.tot(tot, [L(*x) for x in items], key=key)
s.head("RESIDENTIAL", band=1)
rr = sec("Residential Income", [("Market Rent", "4010", 1148400, .02), ("Loss to Lease", "4015", -31200, .2), ("Vacancy", "4020", -57420, .3), ("Concessions", "4025", -12000, .5), ("Employee Unit", "4030", -21600, 0), ("Bad Debt - Residential", "4035", -9000, .5), ("Pet Fees & Rent", "4050", 11400), ("Garage - Residents", "4055", 46800, .04), ("Storage Lockers", "4060", 8640, .05), ("Laundry", "4065", 9800), ("Application & Admin Fees", "4070", 6250, .2), ("Late / NSF", "4075", 7400, .3), ("Utility Reimbursement (RUBS)", "4080", 58200, .06), ("Lease Break Fees", "4085", 5000, .7)], "Total Residential Income")
e = [sec("Residential Payroll", [("Resident Manager", "5010", 58500, .02), ("Leasing Agent (shared)", "5015", 26400, .05), ("Maintenance Tech", "5020", 54080, .04), ("Porter", "5025", 33800, .05), ("Payroll Burden", "5030", 31900, .06)], "Total Residential Payroll"),
     sec("Residential Turnover & Repairs", [("Unit Painting", "5110", 15600, .2), ("Unit Cleaning", "5115", 6900, .2), ("Flooring Repairs", "5120", 8400, .3), ("Appliance Repairs", "5125", 5200, .3), ("Plumbing - Units", "5130", 9600, .3), ("Electrical - Units", "5135", 3900, .3), ("HVAC - Units", "5140", 11200, .25), ("Keys & Access Fobs", "5145", 1800, .3), ("Pest Control - Units", "5150", 3420, .06)], "Total Residential Turnover & Repairs"),
     sec("Residential Marketing", [("Listing Sites", "5210", 14400, .05), ("Website & Photos", "5215", 3000, .2), ("Resident Retention", "5220", 4200, .3), ("Referral Bonus", "5225", 2500, .5)], "Total Residential Marketing")]
re_ = s.tot("Total Residential Direct Expense", e)
rn = s.tot("RESIDENTIAL NET", [rr, re_], [1, -1])
s.head("COMMERCIAL", band=1)
cr = sec("Commercial Income", [("Base Rent - Retail", "4510", 412800, .02), ("Base Rent - Office 2nd Floor", "4515", 187200, .03), ("Percentage Rent", "4520", 9500, .6), ("Abated Rent", "4525", -15600, 0), ("CAM Reimbursement", "4530", 94200, .05), ("Tax Reimbursement", "4535", 71300, .03), ("Insurance Reimbursement", "4540", 18700, .03), ("Prior-Year Reconciliation", "4545", 0, 0, 6183.27), ("Signage & Rooftop License", "4550", 25200, .01), ("Public Parking (net of operator)", "4555", 62000, .12)], "Total Commercial Income")
c1 = [sec("Commercial Direct Expense", [("Janitorial - Office", "5510", 28800, .05), ("Window Washing", "5515", 4600, .1), ("HVAC Service - Rooftops", "5520", 13200, .15), ("Storefront & Door Repairs", "5525", 5400, .4), ("Grease Trap & Exhaust Cleaning", "5530", 3960, .08), ("Commercial Refuse", "5535", 16800, .05), ("Leasing - Legal", "5540", 7500, .5), ("Commercial Marketing", "5545", 6000, .4)], "Total Commercial Direct Expense")]
cn = s.tot("COMMERCIAL NET", [cr]+c1, [1, -1])
s.head("WHOLE BUILDING", band=1)
TI = s.tot("Total Property Income", [rr, cr], typ="TOTAL", key="total_income")
sh = [sec("Utilities", [("Electric - House", "6010", 41400, .08), ("Gas - Boilers", "6015", 37800, .12), ("Water", "6020", 33600, .06), ("Sewer", "6025", 38200, .06), ("Trash - Residential", "6030", 17900, .04), ("Internet & Phones", "6035", 6480, .03)], "Total Utilities"),
      sec("Building Maintenance", [("Elevator Contract", "6110", 15840, .01), ("Elevator Repairs", "6115", 4000, .7), ("Fire & Life Safety", "6120", 9300, .2), ("Roof & Envelope", "6125", 8000, .6), ("Garage Repairs", "6130", 6500, .5), ("Common Area Cleaning", "6135", 24600, .05), ("Landscape & Planters", "6140", 7800, .08), ("Snow & Ice", "6145", 14500, .4), ("Supplies", "6150", 5600, .2), ("Security Cameras & Monitoring", "6155", 4380, .05)], "Total Building Maintenance"),
      sec("Administrative", [("Management Fee", "6210", 79800, .03), ("Accounting & Tax", "6215", 14500, .04), ("Legal", "6220", 9000, .5), ("Software & Subscriptions", "6225", 11250, .05), ("Office & Postage", "6230", 3800, .2), ("Bank Fees", "6235", 2100, .1), ("Licenses & Inspections", "6240", 3650, .1)], "Total Administrative"),
      sec("Taxes & Insurance", [("Real Estate Tax", "6310", 231400, .02), ("Business Improvement District", "6315", 8960, .01), ("Property Insurance", "6320", 57200, .04), ("Liability & Umbrella", "6325", 14100, .04)], "Total Taxes & Insurance")]
ss = s.tot("Total Shared Expense", sh)
TE = s.tot("Total Property Operating Expense", [re_]+c1+[ss], typ="TOTAL", key="total_operating_expenses")
N = s.tot("NET OPERATING INCOME", [TI, TE], [1, -1], typ="TOTAL", key="noi")
D = sec("Debt & Other", [("Interest - 1st Mortgage", "7010", 298416, 0), ("Interest - Line", "7015", 12000, .4), ("Depreciation", "7020", 214500, .01), ("Amortization", "7025", 18240, 0), ("Partnership Expense", "7030", 6000, .3)], "Total Debt & Other")
s.tot("NET INCOME", [N, D], [1, -1], typ="TOTAL", key="net_income")
print(len(s.rows))
wb = xlsxwriter.Workbook(str(ROOT/"documents"/F)); f = lambda **k: wb.add_format({"font_name": "Verdana", "font_size": 9, **k})
w = wb.add_worksheet("Occupancy"); w.set_column(0, 0, 28)
for r, x in enumerate([["Lantern Square - occupancy 12/31/2025"], ["Apartments", 48, "occupied", 46], ["Retail bays", 7, "leased", 7], ["Office suites", 5, "leased", 4]]):
    for k, v in enumerate(x): w.write(r, k, v)
w = wb.add_worksheet(SH); w.set_column(0, 0, 38); w.set_column(1, 1, 8); w.set_column(2, 4, 15); w.set_column(5, 5, 9); w.set_column(6, 6, 2); w.set_column(7, 7, 15)
w.write(0, 0, "Lantern Square", f(bold=1, font_size=14)); w.write(1, 0, "Profit & Loss - Actual vs Budget vs Prior Year"); w.write(2, 0, "January 1 - December 31, 2025"); w.write(2, 4, "modified accrual")
band = f(bold=1, bg_color="#375623", font_color="white"); bandr = f(bold=1, bg_color="#375623", font_color="white", align="right", text_wrap=1)
row = 4
for q in s.rows:
    t = q["rowType"]
    if q["x"].get("band"):
        row += 1
        w.write(row, 0, q["label"], band)
        for c, h in ((1, "GL"), (2, "2025 Actual"), (3, "2025 Budget"), (4, "Over / (Under)"), (5, "% Var"), (6, ""), (7, "2024 Actual")): w.write(row, c, h, bandr)
        row += 1; continue
    b = t != "LINE"; kw = dict(bold=b)
    if t == "SUBTOTAL": kw["top"] = 1
    if t == "TOTAL": kw.update(top=1, bottom=6, bg_color="#E2EFDA")
    w.write(row, 0, q["label"], f(**kw, indent=2 if t == "LINE" else 1 if t == "HEADING" or (t == "SUBTOTAL" and not q["label"].isupper()) else 0))
    if t != "HEADING":
        w.write(row, 1, int(q["accountCode"]) if q["accountCode"] else "", f(**kw, align="right"))
        nf = f(**kw, num_format="#,##0.00;(#,##0.00)")
        for c, v in zip((2, 3, 4, 7), q["values"]): w.write_number(row, c, v, nf)
        w.write(row, 5, q["values"][2]/abs(q["values"][1]) if q["values"][1] else "n/a", f(**kw, num_format="0.0%;(0.0%)", align="right"))
    row += 1
    if t == "TOTAL": row += 1
w.freeze_panes(4, 1); w.set_landscape(); w.fit_to_pages(1, 0)
x = wb.add_worksheet("Var notes"); x.set_column(0, 0, 90)
for r, v in enumerate(["Snow & Ice: contract is per push.", "Prior-Year Reconciliation is not budgeted.", "Elevator repairs: door operator car 2."]): x.write(r, 0, v)
w.activate(); wb.close()
save(F, [s], "MIXED_USE", "OPERATING_STATEMENT", "year actual vs budget vs prior, GL column between label and money, header band per block, occupancy sheet in front", True)
