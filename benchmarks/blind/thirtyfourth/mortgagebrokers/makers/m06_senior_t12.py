"""Senior-living income statement by month, trailing twelve, openpyxl workbook with a census sheet."""
import random
from common import Book, DOCS
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
F = "Maplecrest Commons T12 Oct24-Sep25.xlsx"
R = random.Random(406)
M = ["Oct-24","Nov-24","Dec-24","Jan-25","Feb-25","Mar-25","Apr-25","May-25","Jun-25","Jul-25","Aug-25","Sep-25"]
days = [31,30,31,31,28,31,30,31,30,31,31,30]
b = Book(13)
def run(base, jit=.04, trend=0.0, byday=False, neg=False, step=None):
    v = []
    for m in range(12):
        x = base*(1+trend*m/11)*(1+R.uniform(-jit, jit))*(days[m]/30.4 if byday else 1)
        if step and m >= 3: x *= step
        v.append(round(x)*(-1 if neg else 1))
    return v+[sum(v)]
def once(d):
    v = [d.get(m, 0) for m in M]; return v+[sum(v)]
def ln(code, lab, v): return b.line(lab, v, code)
b.head("REVENUE"); b.head("Resident Fees")
r1 = [ln("4010-00","Independent Living Rent", run(148200, .012, .02, step=1.045)), ln("4020-00","Assisted Living Rent", run(231400, .02, .03, step=1.05)), ln("4030-00","Memory Care Rent", run(118900, .03, .01, step=1.05)),
      ln("4035-00","Second Person Fees", run(7650, .06)), ln("4040-00","Less: Concessions & Incentives", run(9400, .35, neg=True)), ln("4045-00","Respite Stays", run(5200, .5))]
S1 = b.total("Total Resident Fees", r1, code="4099-00")
b.head("Care & Ancillary Revenue")
r2 = [ln("4110-00","Level of Care - Assisted Living", run(62300, .05, .04)), ln("4120-00","Level of Care - Memory Care", run(33800, .05)), ln("4130-00","Medication Management", run(11850, .03)), ln("4210-00","Community Fees", run(13500, .45)),
      ln("4220-00","Guest Meals", run(1150, .3)), ln("4230-00","Beauty / Barber Income", run(2240, .1)), ln("4290-00","Other Income", run(640, .6))]
S2 = b.total("Total Care & Ancillary Revenue", r2, code="4299-00")
bd = ln("4310-00","Bad Debt Expense", once({"Dec-24": -4210, "Mar-25": -1875, "Jun-25": -3390, "Sep-25": -2640}))
TR = b.total("TOTAL NET REVENUE", [S1, S2, bd], code="4999-00")
b.head("OPERATING EXPENSES")
depts = [("Resident Care", "51", [("Wages - Nursing Administration", 17900, .03, 0), ("Wages - Caregivers AL", 78400, .04, 1), ("Wages - Caregivers MC", 41200, .04, 1), ("Agency Labor", 8900, .6, 0), ("Medical Supplies", 3150, .2, 0), ("Resident Transportation", 1480, .2, 0)]),
  ("Dietary", "52", [("Wages - Dietary", 43600, .03, 1), ("Raw Food", 38150, .05, 1), ("Dietary Supplies", 4420, .15, 0), ("Guest & Special Events", 950, .4, 0)]),
  ("Housekeeping & Laundry", "53", [("Wages - Housekeeping", 17300, .04, 1), ("Cleaning Supplies", 3080, .15, 0), ("Linen Replacement", 720, .5, 0)]),
  ("Maintenance", "54", [("Wages - Maintenance", 12850, .03, 0), ("Repairs - Building", 6900, .45, 0), ("Repairs - Equipment & Elevator", 3320, .4, 0), ("Grounds & Snow Removal", 4100, .5, 0), ("Contract Services", 2875, .08, 0)]),
  ("Activities", "55", [("Wages - Activities", 11700, .04, 0), ("Activity Supplies & Entertainment", 2260, .2, 0)]),
  ("Utilities", "56", [("Electricity", 13650, .18, 1), ("Natural Gas", 5200, .5, 0), ("Water & Sewer", 6480, .08, 0), ("Cable, Phone & Internet", 5125, .02, 0), ("Trash", 1610, .03, 0)]),
  ("Sales & Marketing", "57", [("Wages - Sales", 13250, .03, 0), ("Sales Commissions", 4700, .4, 0), ("Advertising & Internet Leads", 6150, .25, 0), ("Referral Fees", 7800, .6, 0)]),
  ("Administration", "58", [("Wages - Administration", 25400, .02, 0), ("Payroll Taxes", 21850, .04, 1), ("Employee Benefits", 18900, .05, 0), ("Workers Compensation", 6725, .04, 0), ("Licenses, Dues & Training", 1290, .4, 0), ("Office & Computer", 3870, .15, 0), ("Professional Fees", 1450, .5, 0), ("Bank & Credit Card Charges", 985, .1, 0)])]
ts = []
for nm, pre, items in depts:
    b.head(nm); ids = [ln(f"{pre}{10*(k+1):02d}-00", l, run(a, j, .02, bool(d))) for k, (l, a, j, d) in enumerate(items)]
    ts.append(b.total("Total "+nm, ids, code=f"{pre}99-00"))
b.head("Fixed Expenses")
tx = [29450]*3+[30920]*9; ins = [12815]*6+[14360]*6
fx = [ln("5910-00","Real Estate Taxes", tx+[sum(tx)]), ln("5920-00","Property & Liability Insurance", ins+[sum(ins)])]
mf = [round(b.v(TR)[m]*.05) for m in range(12)]; fx.append(ln("5930-00","Management Fee", mf+[sum(mf)]))
ts.append(b.total("Total Fixed Expenses", fx, code="5999-00"))
X = b.total("TOTAL OPERATING EXPENSES", ts, code="6000-00")
N = b.total("NET OPERATING INCOME", [TR, X], [1, -1], code="6999-00")
b.head("OTHER (INCOME) EXPENSE")
it = [round(88120-110*m) for m in range(12)]
o = [ln("7010-00","Interest Expense - Mortgage", it+[sum(it)]), ln("7020-00","Depreciation", [61450]*12+[61450*12]), ln("7030-00","Amortization", [3275]*12+[3275*12]), ln("7090-00","Owner / Partnership Expense", once({"Jan-25": 1500, "Apr-25": 8250, "Jul-25": 1500}))]
OT = b.total("Total Other Expense", o, code="7099-00")
NI = b.total("NET INCOME (LOSS)", [N, OT], [1, -1], kind="TOTAL", code="7999-00")
for i, r in enumerate(b.rows):  # months must add across
    if r["values"][0] is not None: assert sum(r["values"][:12]) == r["values"][12], r
rd = [round((38+52+24)*d*R.uniform(.90, .935)) for d in days]
wb = Workbook(); ws = wb.active; ws.title = "IS by Month"
ws["A1"] = "Maplecrest Commons Senior Living"; ws["A2"] = "Income Statement - Trailing Twelve Months"; ws["A3"] = "October 2024 through September 2025"; ws["A4"] = "Books: Accrual    Tree: SL_IS_DEPT"
for k in (1, 2): ws.cell(k, 1).font = Font(name="Arial", size=12, bold=True)
for k in (3, 4): ws.cell(k, 1).font = Font(name="Arial", size=9, italic=True)
hd = ["Account", "Description"]+M+["T-12 Total", "PPD"]; fill = PatternFill("solid", fgColor="D9D9D9")
for c, t in enumerate(hd, 1):
    x = ws.cell(6, c, t); x.font = Font(name="Arial", size=8, bold=True); x.fill = fill; x.alignment = Alignment(horizontal="center" if c > 2 else "left")
r = 7; thin = Side(style="thin"); dbl = Side(style="double")
for row in b.rows:
    k = row["rowType"]; lab = row["label"]; caps = lab.isupper()
    if k == "HEADING" and caps: r += 1
    if row["accountCode"]: ws.cell(r, 1, row["accountCode"])
    ws.cell(r, 2, lab).alignment = Alignment(indent=0 if caps else (1 if k != "LINE" else 2))
    for c in range(2):
        ws.cell(r, c+1).font = Font(name="Arial", size=8, bold=k != "LINE")
    if k != "HEADING":
        for m, v in enumerate(row["values"]):
            x = ws.cell(r, 3+m, v); x.number_format = '#,##0_);(#,##0)'
        x = ws.cell(r, 16, round(row["values"][12]/sum(rd), 2)); x.number_format = '0.00_);(0.00)'
        for c in range(3, 17):
            x = ws.cell(r, c); x.font = Font(name="Arial", size=8, bold=k != "LINE")
            if k != "LINE": x.border = Border(top=thin, bottom=dbl if k == "TOTAL" else None)
    r += 1
ws.column_dimensions["A"].width = 9; ws.column_dimensions["B"].width = 34
for c in range(3, 16): ws.column_dimensions[L(c)].width = 10.5
ws.column_dimensions["O"].width = 12; ws.column_dimensions["P"].width = 8
ws.freeze_panes = "C7"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = "1:6"
w2 = wb.create_sheet("Census")
w2["A1"] = "Maplecrest Commons - Census"; w2["A1"].font = Font(bold=True)
for c, t in enumerate(["", *M, "Total / Avg"], 1): w2.cell(3, c, t).font = Font(bold=True)
for k, (t, v) in enumerate([("Units Available", [114]*12+[114]), ("Resident Days", rd+[sum(rd)]), ("Average Daily Census", [round(a/d, 1) for a, d in zip(rd, days)]+[round(sum(rd)/365, 1)])]):
    for c, z in enumerate([t]+v, 1): w2.cell(4+k, c, z)
w2.column_dimensions["A"].width = 24
wb.save(DOCS/F)
b.save(F, "Income Statement - Trailing Twelve Months", "Maplecrest Commons Senior Living", M+["T-12 Total"], {"total_income": TR, "total_operating_expenses": X, "noi": N, "net_income": NI},
       "SENIOR_HOUSING", "OPERATING_STATEMENT_T12", "senior living month by month with account codes, PPD column, census sheet", "2024-10-01", "2025-09-30", "IS by Month", hard=False)
print([round(z) for z in (b.v(TR)[12], b.v(X)[12], b.v(N)[12])])
