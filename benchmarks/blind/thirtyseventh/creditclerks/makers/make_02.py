# Budget comparison export of a property system, landscape Helvetica 7, month and YTD groups, codes 4-digit-dash.
from common import *
import random
from reportlab.lib.pagesizes import LETTER, landscape
from reportlab.pdfgen import canvas
R = random.Random(3702)
F = "quarrystone_plaza_budget_comparison_aug25.pdf"
s = Stmt("Budget Comparison Cash Flow", "Quarrystone Plaza", "2025-08-01", "2025-08-31", ["MTD Actual", "MTD Budget", "Variance", "YTD Actual", "YTD Budget", "Variance", "Annual"])
def mk(mon, kind, inc, vol=.06):
    """mon: budget per month."""
    b = mon; yb = round(mon*8, 2); an = round(mon*12, 2)
    if kind == "fix": a = b; ya = yb
    elif kind == "zero": b = 0; a = 0; yb = round(mon*8, 2); ya = round(yb*R.uniform(.8, 1.3), 2)
    else: a = round(b*R.uniform(1-vol, 1+vol), 2); ya = round(a+7*b*R.uniform(1-vol, 1+vol), 2)
    g = 1 if inc else -1
    return [a, b, round(g*(a-b), 2)+0, ya, yb, round(g*(ya-yb), 2)+0, an]
def sec(head, items, tot, inc, base):
    s.head(head, code=base); ix = []
    for code, lab, mon, kind in items:
        ix.append(s.line(lab, mk(mon, kind, inc, .25 if kind == "vol" else .04), code=code))
    return s.tot(tot, ix, code=items[-1][0][:2]+"99-0000")
s.head("INCOME", code="4000-0000")
a = sec("RENTAL INCOME", [("4110-0000", "Base Rent - Retail", 68415.00, "fix"), ("4115-0000", "Base Rent - Pad/Ground", 9250.00, "fix"), ("4120-0000", "Percentage Rent", 850.00, "zero"), ("4130-0000", "Storage Rent", 475.00, "fix"), ("4180-0000", "Rent Abatement", -1500.00, "fix")], "TOTAL RENTAL INCOME", True, "4100-0000")
b = sec("RECOVERIES", [("4210-0000", "CAM Recovery", 11380.00, "n"), ("4220-0000", "Real Estate Tax Recovery", 13145.00, "n"), ("4230-0000", "Insurance Recovery", 2960.00, "n"), ("4240-0000", "Utility Recovery - Water", 640.00, "vol"), ("4290-0000", "Prior Year Recovery Adjustment", 300.00, "zero")], "TOTAL RECOVERIES", True, "4200-0000")
c_ = sec("OTHER INCOME", [("4310-0000", "Late Fees", 125.00, "vol"), ("4320-0000", "Signage Income", 350.00, "fix"), ("4390-0000", "Miscellaneous Income", 60.00, "vol")], "TOTAL OTHER INCOME", True, "4300-0000")
ti = s.tot("TOTAL INCOME", [a, b, c_], code="4999-0000", typ="TOTAL", key="total_income")
s.head("EXPENSES", code="5000-0000")
e = [sec("CAM - GROUNDS", [("5110-0000", "Landscape Contract", 1850.00, "fix"), ("5115-0000", "Landscape Extras", 300.00, "vol"), ("5120-0000", "Parking Lot Sweeping", 960.00, "fix"), ("5125-0000", "Parking Lot Repairs & Striping", 700.00, "vol"), ("5130-0000", "Snow Removal", 1450.00, "zero"), ("5140-0000", "Exterior Lighting", 280.00, "vol")], "TOTAL CAM - GROUNDS", False, "5100-0000"),
     sec("CAM - BUILDING", [("5210-0000", "Roof Repairs", 450.00, "vol"), ("5220-0000", "Plumbing", 325.00, "vol"), ("5230-0000", "HVAC Maintenance Contract", 540.00, "fix"), ("5240-0000", "Fire/Life Safety", 295.00, "vol"), ("5250-0000", "Janitorial & Porter", 1375.00, "fix"), ("5260-0000", "Trash Removal", 1620.00, "n"), ("5270-0000", "Pest Control", 95.00, "fix"), ("5280-0000", "Security Patrol", 875.00, "fix")], "TOTAL CAM - BUILDING", False, "5200-0000"),
     sec("UTILITIES", [("5310-0000", "Electric - Common Area", 1190.00, "vol"), ("5320-0000", "Electric - Vacant Suites", 210.00, "vol"), ("5330-0000", "Water/Sewer", 1085.00, "n"), ("5340-0000", "Telephone - Alarm Lines", 130.00, "n")], "TOTAL UTILITIES", False, "5300-0000"),
     sec("NON-RECOVERABLE", [("5410-0000", "Leasing/Marketing", 250.00, "vol"), ("5420-0000", "Legal", 400.00, "vol"), ("5430-0000", "Accounting/Tax Return", 375.00, "zero"), ("5440-0000", "Bank Charges", 38.00, "n"), ("5450-0000", "Bad Debt Expense", 500.00, "zero")], "TOTAL NON-RECOVERABLE", False, "5400-0000"),
     sec("FIXED EXPENSES", [("5510-0000", "Management Fee", 4218.00, "n"), ("5520-0000", "Real Estate Taxes", 13680.00, "fix"), ("5530-0000", "Insurance - Property & Liability", 3105.00, "fix")], "TOTAL FIXED EXPENSES", False, "5500-0000")]
def inv(i):  # expense variance sign already favourable(+)
    return i
te = s.tot("TOTAL OPERATING EXPENSES", e, code="5999-0000", typ="TOTAL", key="total_operating_expenses")
def diff(lab, i, js, code, key):
    v = [round(s.v(i)[c] - sum((-1 if c in (2, 5) else 1)*s.v(j)[c] for j in js), 2) for c in range(7)]
    return s.tot(lab, [i]+js, code=code, typ="TOTAL", key=key, values=v)
noi = diff("NET OPERATING INCOME", ti, [te], "6000-0000", "noi")
d = sec("DEBT SERVICE", [("7110-0000", "Mortgage Interest", 17246.38, "fix"), ("7120-0000", "Mortgage Principal", 8911.05, "fix")], "TOTAL DEBT SERVICE", False, "7100-0000")
k = sec("CAPITAL", [("7210-0000", "Tenant Improvements", 4000.00, "vol"), ("7220-0000", "Leasing Commissions", 1850.00, "zero"), ("7230-0000", "Building Improvements", 2100.00, "vol")], "TOTAL CAPITAL", False, "7200-0000")
ncf = diff("NET CASH FLOW", noi, [d, k], "9000-0000", "net_cash_flow")
P = landscape(LETTER); W, H = P
c = canvas.Canvas(str(ROOT/"documents"/F), pagesize=P, invariant=1)
X = [282, 342, 400, 436, 514, 580, 640, 678, 752]
hdr = ["MTD Actual", "MTD Budget", "Variance", "% Var", "YTD Actual", "YTD Budget", "Variance", "% Var", "Annual"]
def fm(v): return f"{v+0:,.2f}" if v >= 0 else f"-{-v:,.2f}"
def pc(v, b): return "N/A" if not b else f"{100*v/abs(b):.2f}"
pg = 0
def page():
    global y, pg
    if pg: c.showPage()
    pg += 1
    c.setFont("Helvetica-Bold", 11); c.drawString(30, H-34, "Quarrystone Plaza (qsp01)")
    c.setFont("Helvetica-Bold", 10); c.drawString(30, H-47, "Budget Comparison Cash Flow")
    c.setFont("Helvetica", 8); c.drawString(30, H-58, "Period = Aug 2025"); c.drawString(30, H-68, "Book = Cash ; Tree = ysi_cfr")
    c.drawRightString(W-30, H-34, f"Page {pg}"); c.drawRightString(W-30, H-44, "Thursday, September 11, 2025"); c.drawRightString(W-30, H-54, "02:17 PM")
    c.setFillGray(.87); c.rect(28, H-88, W-54, 14, stroke=0, fill=1); c.setFillGray(0)
    c.setFont("Helvetica-Bold", 7.2)
    for x, t in zip(X, hdr): c.drawRightString(x, H-84, t)
    y = H-100
page()
for q in s.rows:
    if y < 40: page()
    t = q["rowType"]; big = t == "TOTAL"
    c.setFont("Helvetica-Bold" if t != "LINE" else "Helvetica", 7)
    lv = 0 if big or q["label"] in ("INCOME", "EXPENSES") else (1 if t != "LINE" else 2)
    c.drawString(30, y, q["accountCode"]); c.drawString(76+7*lv, y, q["label"])
    if t != "HEADING":
        v = q["values"]; out = [fm(v[0]), fm(v[1]), fm(v[2]), pc(v[2], v[1]), fm(v[3]), fm(v[4]), fm(v[5]), pc(v[5], v[4]), fm(v[6])]
        if t != "LINE":
            c.setLineWidth(.4)
            for x in (0, 1, 2, 4, 5, 6, 8): c.line(X[x]-46, y+7.6, X[x], y+7.6)
        for x, o in zip(X, out): c.drawRightString(x, y, o)
    y -= 10.4
    if t in ("SUBTOTAL", "TOTAL"): y -= 5
c.save()
save(F, [s], "RETAIL", "OPERATING_STATEMENT", "property system budget comparison, MTD/YTD with variances, account codes, multi-page", False)
