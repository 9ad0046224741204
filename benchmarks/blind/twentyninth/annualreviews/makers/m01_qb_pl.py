"""QuickBooks Desktop 'Profit & Loss Prev Year Comparison' print of a strip center (PDF)."""
import random
from tlib import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
R = random.Random(2901)
F = "magnolia_crossing_PL_2025.pdf"
s = St(["Jan - Dec 25", "Jan - Dec 24", "$ Change"], derive=lambda v: [v[0], v[1], v[0] - v[1]])
c = lambda a, b: (a, b)
s.H("Ordinary Income/Expense", ind=1)
s.H("Income", ind=2)
s.H("CAM Reimbursements", ind=3)
a = [s.L("CAM Recon Prior Year", c(-1842.66, 2310.14), ind=4), s.L("CAM Estimates", c(61284.00, 58920.00), ind=4),
     s.L("CAM Reimbursements - Other", c(412.50, 0), ind=4)]
cam = s.S("Total CAM Reimbursements", a, ind=3)
ins = s.L("Insurance Reimbursement", c(18360.00, 15744.00), ind=3)
lf = s.L("Late Fees", c(1275.00, 600.00), ind=3)
pr = s.L("Percentage Rent - Dollar Store", c(7731.18, 6904.55), ind=3)
s.H("Rental Income", ind=3)
rent = [s.L(n, v, ind=4) for n, v in [
  ("Suite A - Pho Kitchen", (50400.00, 48900.00)), ("Suite B - Nails by T", (31200.00, 31200.00)),
  ("Suite C - Vacant thru 5/31", (16450.00, 0.00)), ("Suite D/E - Dollar Store", (96250.08, 96250.08)),
  ("Suite F - Tri-County Dental", (57680.04, 56000.04)), ("Suite G - Insurance Agency", (27000.00, 26400.00)),
  ("Outparcel - ATM ground lease", (9600.00, 9600.00))]]
ri = s.S("Total Rental Income", rent, ind=3)
tx = s.L("Tax Reimbursement", c(39811.32, 37204.08), ind=3)
inc = s.T("Total Income", [cam, ins, lf, pr, ri, tx], ind=2)
gp = s.S("Gross Profit", [inc], ind=1)
s.H("Expense", ind=2)
e = []
e.append(s.L("Accounting & Legal", c(5350.00, 9812.50), ind=3))
e.append(s.L("Bank Service Charges", c(186.00, 204.00), ind=3))
s.H("Common Area Maintenance", ind=3)
k = [s.L(n, v, ind=4) for n, v in [("Dumpster / Trash", (8964.12, 8421.60)), ("Landscape Contract", (11400.00, 11100.00)),
   ("Parking Lot Sweeping", (4680.00, 4680.00)), ("Parking Lot Repair & Striping", (6215.00, 1180.00)),
   ("Pest Control", (1020.00, 960.00)), ("Repairs - Building", (9377.46, 13502.91)), ("Repairs - Roof", (2850.00, 0.00)),
   ("Sign Maintenance", (744.20, 1396.75))]]
e.append(s.S("Total Common Area Maintenance", k, ind=3))
e.append(s.L("Insurance Expense", c(21487.00, 18093.00), ind=3))
e.append(s.L("Leasing Commissions", c(5544.00, 0), ind=3))
e.append(s.L("Licenses and Permits", c(325.00, 325.00), ind=3))
e.append(s.L("Management Fees", c(15620.38, 14581.36), ind=3))
e.append(s.L("Office Supplies", c(211.87, 348.02), ind=3))
e.append(s.L("Reconciliation Discrepancies", c(-0.04, 0.31), ind=3))
s.H("Taxes", ind=3)
k = [s.L("Franchise Tax", c(800.00, 800.00), ind=4), s.L("Property Tax", c(46107.58, 43386.92), ind=4)]
e.append(s.S("Total Taxes", k, ind=3))
s.H("Utilities", ind=3)
k = [s.L("Electric - House Meter", c(7318.44, 6889.03), ind=4), s.L("Water & Sewer", c(9902.17, 9140.60), ind=4)]
e.append(s.S("Total Utilities", k, ind=3))
ex = s.T("Total Expense", e, ind=2)
no = s.S("Net Ordinary Income", [gp, ex], [1, -1], ind=1)
s.H("Other Income/Expense", ind=1)
s.H("Other Income", ind=2)
k = [s.L("Interest Income", c(318.77, 190.25), ind=3)]
oi = s.S("Total Other Income", k, ind=2)
s.H("Other Expense", ind=2)
k = [s.L("Amortization Expense", c(2133.00, 2133.00), ind=3), s.L("Depreciation Expense", c(58410.00, 58410.00), ind=3),
     s.L("Interest Expense - 1st Mortgage", c(71936.29, 74418.83), ind=3)]
oe = s.S("Total Other Expense", k, ind=2)
noi2 = s.S("Net Other Income", [oi, oe], [1, -1], ind=1)
ni = s.T("Net Income", [no, noi2], ind=0)
s.key = dict(total_income=inc, total_operating_expenses=ex, net_income=ni)
# ---- print
W, Hh = letter
cv = canvas.Canvas(os.path.join(DOC, F), pagesize=letter); cv.setTitle("Profit & Loss Prev Year Comparison")
X = [392, 466, 530, 576]
def pct(r):
    a, b = r["v"][0], r["v"][1]
    return "100.0%" if b == 0 else "%.1f%%" % (100 * (a - b) / abs(b))
def head(pg):
    cv.setFont("Helvetica-Bold", 7.5); cv.drawString(36, Hh - 40, "3:47 PM"); cv.drawString(36, Hh - 50, "02/18/26"); cv.drawString(36, Hh - 60, "Accrual Basis")
    cv.setFont("Helvetica-Bold", 12); cv.drawCentredString(W/2, Hh - 42, "Magnolia Crossing Partners LLC")
    cv.setFont("Helvetica-Bold", 14); cv.drawCentredString(W/2, Hh - 58, "Profit & Loss Prev Year Comparison")
    cv.setFont("Helvetica-Bold", 10); cv.drawCentredString(W/2, Hh - 71, "January through December 2025")
    cv.setLineWidth(1.6); cv.line(36, Hh - 78, W - 36, Hh - 78)
    cv.setFont("Helvetica-Bold", 8); lefts = [330, 404, 474, 540]
    for x, l, t in zip(X, lefts, s.columns + ["% Change"]):
        cv.drawCentredString((x + l) / 2, Hh - 92, t); cv.setLineWidth(1.3); cv.line(l + 2, Hh - 95, x, Hh - 95)
    cv.setFont("Helvetica-Bold", 8); cv.drawRightString(W - 36, 30, "Page %d" % pg)
    return Hh - 108
pg = 1; y = head(1)
fm = lambda v: "{:,.2f}".format(v)
for i, r in enumerate(s.rows):
    if y < 52: cv.showPage(); pg += 1; y = head(pg)
    cv.setFont("Helvetica-Bold", 8); cv.drawString(36 + 13 * r["x"]["ind"], y, r["label"])
    if r["v"]:
        cv.setFont("Helvetica-Bold" if r["label"] == "Net Income" else "Helvetica", 8)
        for x, t in zip(X, [fm(v) for v in r["v"]] + [pct(r)]): cv.drawRightString(x, y, t)
        nx = s.rows[i + 1] if i + 1 < len(s.rows) else None
        if nx and nx["items"]:
            for x, l in zip(X, [338, 412, 482, 546]): cv.setLineWidth(.5); cv.line(l, y - 2.5, x, y - 2.5)
        if nx is None:
            for x, l in zip(X, [338, 412, 482, 546]):
                for d in (2.5, 4.3): cv.line(l, y - d, x, y - d)
    y -= 11.2 if not (r["items"]) else 14.5
cv.save()
save(F, [s.truth("Profit & Loss Prev Year Comparison", "Magnolia Crossing Partners LLC", "2025-01-01", "2025-12-31")], [s],
     assetType="RETAIL", documentType="OPERATING_STATEMENT", author="QuickBooks Desktop, owner's bookkeeper", style="QB previous year comparison, indented totals, % change column", hard="totals named after accounts, 'Gross Profit' between, % change, two pages")
