# QuickBooks-like "Profit and Loss by Class" of single-family rentals: a column per house, vertical-ish 3-line headers, landscape, blanks where nothing.
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import LETTER, landscape
R = random.Random(3707)
F = "larkspur_lane_pl_by_class_9m25.pdf"
HO = ["114 Birchwood Ln", "2207 Canal St", "31 Dory Ct", "808 Elkhorn Ave", "5 Fennimore Pl", "1440 Garnet Rd"]
s = Stmt("Profit and Loss by Class", "Larkspur Lane Rentals LLC", "2025-01-01", "2025-09-30", HO+["TOTAL"])
def L(lab, vals, code=None, ind=2):
    t = round(sum(v or 0 for v in vals), 2)
    return s.line(lab, list(vals)+[t], code=code, ind=ind)
def rnd(lo, hi, p=1.0): return [round(R.uniform(lo, hi), 2) if R.random() < p else None for _ in HO]
s.head("Income", ind=0)
s.head("Rental Income", ind=1)
rents = [1450, 1625, 1395, 1710, 1280, 1850]
a = [L("Base Rent", [r*9 if i != 4 else r*7 for i, r in enumerate(rents)], ind=2), L("Pet Rent", [225.00, None, 225.00, 450.00, None, None], ind=2), L("Section 8 Adjustment", [None, -312.00, None, None, None, None], ind=2)]
A = s.tot("Total Rental Income", a, ind=1)
b = [L("Late Fee Income", [75.00, None, 150.00, None, 225.00, None], ind=1), L("Application Fees", [None, None, None, None, 135.00, None], ind=1), L("Utility Reimbursement", [None, 512.40, None, 388.15, None, None], ind=1)]
TI = s.tot("Total Income", [A]+b, ind=0, key="total_income")
s.head("Expense", ind=0)
e1 = [L("Advertising", [None, None, None, None, 189.00, None], ind=1), L("Bank Service Charges", [12.00]*6, ind=1)]
s.head("Insurance", ind=1)
i1 = [L("Dwelling Policy", rnd(640, 990), ind=2), L("Umbrella", [61.50]*6, ind=2)]
e1.append(s.tot("Total Insurance", i1, ind=1))
e1 += [L("HOA Dues", [None, None, 1305.00, None, None, 990.00], ind=1), L("Legal & Professional", [70.00, 70.00, 70.00, 70.00, 495.00, 70.00], ind=1), L("Management Fee", [round(.08*r*(9 if i != 4 else 7), 2) for i, r in enumerate(rents)], ind=1)]
s.head("Repairs and Maintenance", ind=1)
r1 = [L("Appliances", [None, 689.00, None, None, 742.50, None], ind=2), L("HVAC Service", rnd(95, 640, .7), ind=2), L("Lawn & Tree", rnd(90, 420, .6), ind=2), L("Painting & Turn", [None, None, None, None, 2875.00, None], ind=2), L("Plumbing", rnd(85, 910, .7), ind=2), L("Roof / Gutters", rnd(150, 700, .4), ind=2), L("Repairs and Maintenance - Other", rnd(40, 380, .8), ind=2)]
e1.append(s.tot("Total Repairs and Maintenance", r1, ind=1))
s.head("Taxes", ind=1)
t1 = [L("City Rental License", [85.00]*6, ind=2), L("Property Tax", rnd(1380, 2260), ind=2)]
e1.append(s.tot("Total Taxes", t1, ind=1))
s.head("Utilities", ind=1)
u1 = [L("Electric (vacancy)", [None, None, None, None, 143.27, None], ind=2), L("Water & Sewer", [None, 548.91, None, 402.66, 71.30, None], ind=2)]
e1.append(s.tot("Total Utilities", u1, ind=1))
TE = s.tot("Total Expense", e1, ind=0, key="total_operating_expenses")
NO = s.tot("Net Ordinary Income", [TI, TE], [1, -1], ind=0, key="noi")
s.head("Other Income/Expense", ind=0)
s.head("Other Expense", ind=0)
o = [L("Mortgage Interest", [3318.44, 4102.17, None, 4655.90, 2987.35, None], ind=1)]
TO = s.tot("Total Other Expense", o, ind=0)
NOI2 = s.tot("Net Other Income", [TO], [-1], ind=0)
s.tot("Net Income", [NO, NOI2], typ="TOTAL", ind=0, key="net_income")
# blanks: subtotal cells where no addend has a value are printed blank -> null
for q in s.rows:
    if q.get("footsFrom") and q["rowType"] == "SUBTOTAL":
        for c in range(s.n):
            if all(s.rows[k]["values"][c] is None for k in q["footsFrom"]["items"]): q["values"][c] = None
del s.rows[NOI2]["footsFrom"]  # one addend with turned sign
def fm(v): return "" if v is None else f"{v:,.2f}"
P = landscape(LETTER); W, H = P
c = canvas.Canvas(str(ROOT/"documents"/F), pagesize=P, invariant=1); XS = [282+i*78 for i in range(7)]
pg = 0
def page():
    global y, pg
    if pg: c.showPage()
    pg += 1
    c.setFont("Helvetica-Bold", 7.5); c.drawString(30, H-32, "3:41 PM"); c.drawString(30, H-42, "10/14/25"); c.drawString(30, H-52, "Cash Basis")
    c.setFont("Helvetica-Bold", 13); c.drawCentredString(W/2, H-34, "Larkspur Lane Rentals LLC"); c.setFont("Helvetica-Bold", 15); c.drawCentredString(W/2, H-51, "Profit and Loss by Class"); c.setFont("Helvetica-Bold", 10); c.drawCentredString(W/2, H-64, "January through September 2025")
    c.setFont("Helvetica-Bold", 8)
    for x, h in zip(XS, HO+["TOTAL"]):
        w = pdfw(h); c.drawCentredString(x-32, H-84, h); c.setLineWidth(1); c.line(x-68, H-88, x+1, H-88)
    y = H-102
    c.setFont("Helvetica-Bold", 7); c.drawCentredString(W/2, 24, f"Page {pg} of 2")
from reportlab.pdfbase.pdfmetrics import stringWidth
def pdfw(t): return stringWidth(t, "Helvetica-Bold", 8)
page()
for i, q in enumerate(s.rows):
    if y < 44: page()
    t = q["rowType"]; c.setFont("Helvetica-Bold", 8)
    c.drawString(34+11*q["x"]["ind"], y, q["label"])
    if t != "HEADING":
        c.setFont("Helvetica", 8)
        for x, v in zip(XS, q["values"]):
            c.drawRightString(x, y, fm(v)); c.setLineWidth(.5)
            if t != "LINE" and v is not None: c.line(x-60, y+8.2, x+1, y+8.2)
            if t == "TOTAL": c.line(x-60, y-2.4, x+1, y-2.4); c.line(x-60, y-4, x+1, y-4)
    y -= 11.4
    if t == "SUBTOTAL": y -= 3.5
c.save()
save(F, [s], "SINGLE_FAMILY_RENTAL", "OPERATING_STATEMENT", "small-business accounting export, profit and loss by class, one column per house, blanks", True)
