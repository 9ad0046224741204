import random
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
R = random.Random(3006)
mo = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
cols = [f"{m} 2024 {'Actual' if k < 9 else 'Budget'}" for k, m in enumerate(mo)]+["Total 2024 Reforecast", "2024 Original Budget", "Variance Fav/(Unfav)"]
S = Stmt("12 Month Reforecast", "Two Prescott Place", "2024-01-01", "2024-12-31", cols, sheet="Report1")
def L(code, label, base, var=.06, bud=1.0, zero=(), step=None, spike={}, exp=True):
    v = []
    for k in range(12):
        x = base if not step or k < step[0] else step[1]
        x = x*R.uniform(1-var, 1+var) if k < 9 else round(x/5)*5
        v.append(0.0 if k in zero else round(x, 2))
    for k, a in spike.items(): v[k] = a
    b = float(round(sum(v)*bud/12/10)*10*12); t = round(sum(v), 2)
    return S.line(label, v+[t, b, round((b-t) if exp else (t-b), 2)], code)
def T(label, it, exp, typ="SUBTOTAL", key=None, code=None):
    return S.tot(label, it, typ, code, key)
IN = dict(exp=False)
S.head("REVENUE")
a = [L("401000", "Base Rent - Office", 288415.66, 0, 1.03, step=(5, 271903.21), **IN), L("401050", "Base Rent - Storage", 1840, 0, 1, **IN), L("401900", "Free Rent / Abatements", -9116.67, 0, .8, zero=(0,1,2,8,9,10,11), **IN), L("402100", "Operating Expense Escalations", 38960, .0, .99, spike={3: 61288.14}, **IN), L("402200", "Real Estate Tax Escalations", 22174, 0, 1.0, **IN), L("402300", "Tenant Electric", 17420, .09, 1.02, **IN), L("403000", "After-Hours HVAC", 1985, .5, .9, **IN), L("403500", "Garage - Monthly Permits", 12600, .03, 1.04, **IN), L("403510", "Garage - Transient", 3150, .2, 1.1, **IN), L("404000", "Antenna / Rooftop License", 2750, 0, 1, **IN), L("409000", "Miscellaneous Tenant Income", 880, .8, .5, **IN)]
inc = T("TOTAL REVENUE", a, False, "TOTAL", "total_income")
S.head("OPERATING EXPENSES")
S.head("Cleaning")
c = [L("501000", "Contract Cleaning", 24380, .01), L("501100", "Window Washing", 0, 0, spike={3: 5860.0, 9: 5900.0}), L("501200", "Trash & Recycling", 2265, .04), L("501300", "Cleaning Supplies", 1140, .3)]
s1 = T("Total Cleaning", c, True)
S.head("Repairs & Maintenance")
c = [L("502000", "Engineering Payroll", 21950, .03), L("502100", "HVAC Maintenance", 4820, .6, .9), L("502200", "Elevator Contract", 3612.5, 0), L("502300", "Plumbing", 1190, .9), L("502400", "Fire & Life Safety", 1450, .5), L("502500", "Roof & Structural", 640, .9, zero=(0,1,4)), L("502600", "Landscaping / Snow", 2480, .2, spike={0: 9614.2, 1: 7120.85})]
s2 = T("Total Repairs & Maintenance", c, True)
S.head("Utilities")
c = [L("503000", "Electricity", 31240, .12, 1.04), L("503100", "Gas", 2930, .3, spike={0: 9820.41, 1: 9077.66, 2: 6914.09}), L("503200", "Water & Sewer", 2615, .12)]
s3 = T("Total Utilities", c, True)
S.head("Security & Administration")
c = [L("504000", "Security Guard Service", 14860, .02), L("505000", "Management Office Payroll", 11725, .03), L("505100", "Office Expense", 1340, .3), L("505200", "Accounting & Audit", 0, 0, spike={2: 16500.0}), L("505300", "Legal - Lease Enforcement", 1450, .9, .6), L("505400", "Management Fee", 11480, .02)]
s4 = T("Total Security & Administration", c, True)
S.head("Fixed")
c = [L("506000", "Real Estate Taxes", 62845.33, 0, .98), L("507000", "Insurance", 8914.25, 0, 1.0, step=(5, 10377.5))]
s5 = T("Total Fixed", c, True)
ox = T("TOTAL OPERATING EXPENSES", [s1, s2, s3, s4, s5], True, "TOTAL", "total_operating_expenses")
# a variance favours both ways, so NOI's variance is the sum
noi = S.tot("NET OPERATING INCOME", [inc, (ox, -1)], "TOTAL", key="noi"); n = len(cols)-1
def fixvar(i, add):
    S.rows[i]["values"][n] = round(S.rows[i]["values"][n-2]-S.rows[i]["values"][n-1], 2)
fixvar(noi, 0)
S.head("LEASING & CAPITAL")
c = [L("181000", "Tenant Improvements", 0, 0, spike={4: 118640.0, 6: 74215.5, 10: 150000.0}), L("182000", "Leasing Commissions", 0, 0, spike={4: 61377.9, 10: 82000.0}), L("183000", "Building Improvements", 0, 0, spike={7: 46900.0})]
s6 = T("Total Leasing & Capital", c, True)
ds = L("251000", "Debt Service - Principal & Interest", 118406.12, 0)
ncf = S.tot("CASH FLOW AFTER DEBT SERVICE", [noi, (s6, -1), (ds, -1)], "TOTAL", key="net_cash_flow"); fixvar(ncf, 0)
# plain footing check handles Fav/(Unfav) by hand: column of variances nets with opposite signs
ck = Stmt.check
def check(s=S):
    out = []
    for b in ck(s):
        i, lab, col, v, t = b
        if col == cols[n] and i in (noi, ncf):
            t = sum(s.rows[j]["values"][n] for j, _ in s.meta[i]["foots"])
            if abs(t-v) < .006: continue
        out.append(b)
    return out
S.check = check
v = S.rows[s3]["values"]; v[5] = round(v[5]+900.0, 2)
S.planted = {"what": f"Total Utilities, Jun 2024 Actual: printed {v[5]:,.2f}, its three lines add to {v[5]-900:,.2f} (total operating expenses and the year are of the right amount)", "kind": "total_wrong"}
F = "x06_two_prescott_reforecast.xlsx"
wb = Workbook(); w0 = wb.active; w0.title = "Criteria"
for q in (["Report", "12 Month Reforecast"], ["Entity", "PRE02"], ["Ledger", "ACTUAL thru 09/24; BUDGET RF3 10/24-12/24"], ["Run", "10/15/2024 08:51"], ["User", "asst-mgr"]): w0.append(q)
w0.column_dimensions["B"].width = 45
ws = wb.create_sheet("Report1"); wb.active = 1
fb, fr = Font(name="Tahoma", size=8, bold=True), Font(name="Tahoma", size=8); th = Side(style="thin")
ws["B1"] = "Two Prescott Place (PRE02)"; ws["B2"] = "12 Month Reforecast"; ws["B3"] = "January 2024 through December 2024"; ws["B4"] = "Basis: Accrual"
for k in range(1, 5): ws.cell(k, 2).font = Font(name="Tahoma", size=11 if k < 3 else 8, bold=k < 3)
ws.column_dimensions["A"].width = 8; ws.column_dimensions["A"].hidden = True; ws.column_dimensions["B"].width = 42
for k in range(15):
    c = 3+k+(1 if k >= 12 else 0); ws.column_dimensions[CL(c)].width = 11.2 if k < 12 else 13.5
    top, bot = (mo[k]+" 2024", "Actual" if k < 9 else "Budget") if k < 12 else (("Total 2024", "Reforecast"), ("2024", "Original Budget"), ("Variance", "Fav/(Unfav)"))[k-12]
    for r, t in ((6, top), (7, bot)):
        x = ws.cell(r, c, t); x.font = fb; x.alignment = Alignment(horizontal="right"); x.border = Border(bottom=th) if r == 7 else Border()
ws.column_dimensions["O"].width = 1.5
r = 8
for row, m in zip(S.rows, S.meta):
    t = row["rowType"]; lab = row["label"]; up = lab.isupper()
    if t == "HEADING" and up: r += 1
    x = ws.cell(r, 2, (row["accountCode"]+" - " if row["accountCode"] else "")+lab); x.font = fr if t == "LINE" else fb; x.alignment = Alignment(indent=0 if up else 2 if t == "LINE" else 1); ws.cell(r, 1, "PRE02").font = fr
    if t != "HEADING":
        for k, v in enumerate(row["values"]):
            x = ws.cell(r, 3+k+(1 if k >= 12 else 0), v); x.font = fr if t == "LINE" else fb; x.number_format = '#,##0.00;(#,##0.00);0.00'
            if t != "LINE": x.border = Border(top=th, bottom=Side(style="double") if t == "TOTAL" else None)
    r += 2 if t in ("SUBTOTAL", "TOTAL") else 1
ws.freeze_panes = "C8"; ws.page_setup.orientation = "landscape"; ws.page_setup.paperSize = 5; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = "1:7"
wb.save(os.path.join(DOC, F))
save(F, [S], "OFFICE", "OPERATING_STATEMENT_T12", "third-party office manager", "code and name in one cell, hidden entity column, months actual then budget, budget and variance after a spacer column", "planted subtotal; code inside the label cell; actual/budget second header line; fav/unfav variance")
