"""Hotel summary operating statement, USALI order, captions in the middle between month and YTD (PDF, landscape, Courier)."""
import random
from tlib import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
R = random.Random(2904)
F = "SOS_P09_2025_Harborlight_Inn.pdf"
C = ["Current Month Actual", "Current Month Budget", "Current Month Last Year", "Year-To-Date Actual", "Year-To-Date Budget", "Year-To-Date Last Year"]
s = St(C)
avail = [3840, 3840, 3840, 34944, 34944, 35072]
occ = [.756, .781, .742, .713, .729, .706]; adr = [143.18, 141.50, 138.77, 136.42, 137.90, 132.05]
sold = [round(a * o) for a, o in zip(avail, occ)]
rooms = [round(n * p) for n, p in zip(sold, adr)]
def per(base, k, noise=.06): return [round(b * k * (1 + R.uniform(-noise, noise))) for b in base]
s.H("STATISTICS", k="h")
s.L("Rooms Available", avail, k="n"); s.L("Rooms Sold", sold, k="n"); s.L("Complimentary Rooms", [11, 8, 14, 96, 72, 118], k="n")
s.L("Occupancy %", [round(a / b, 3) for a, b in zip(sold, avail)], k="p"); s.rows[-1]["v"] = [round(a / b, 3) for a, b in zip(sold, avail)]
s.L("Average Daily Rate", [round(a / b, 2) for a, b in zip(rooms, sold)], k="d"); s.L("RevPAR", [round(a / b, 2) for a, b in zip(rooms, avail)], k="d")
s.H("OPERATING REVENUE", k="h")
rv = [s.L("Rooms", rooms), s.L("Food and Beverage", per(sold, 9.4)), s.L("Other Operated Departments", per(sold, 1.75, .15)), s.L("Miscellaneous Income", per(sold, .9, .3))]
tr = s.T("TOTAL OPERATING REVENUE", rv, k="t"); T = s.rows[tr]["v"]
s.H("DEPARTMENTAL EXPENSES", k="h")
V = lambda i: s.rows[i]["v"]
de = [s.L("Rooms", per(V(rv[0]), .243)), s.L("Food and Beverage", per(V(rv[1]), .82)), s.L("Other Operated Departments", per(V(rv[2]), .44))]
td = s.S("TOTAL DEPARTMENTAL EXPENSES", de, k="t")
dp = s.S("TOTAL DEPARTMENTAL PROFIT", [tr, td], [1, -1], k="t")
s.H("UNDISTRIBUTED OPERATING EXPENSES", k="h")
ue = [s.L(n, per(T, k)) for n, k in (("Administrative and General", .083), ("Information and Telecommunications Systems", .017), ("Sales and Marketing", .051),
      ("Franchise Fees and Assessments", .092), ("Property Operation and Maintenance", .046), ("Utilities", .041))]
tu = s.S("TOTAL UNDISTRIBUTED EXPENSES", ue, k="t")
gop = s.S("GROSS OPERATING PROFIT", [dp, tu], [1, -1], k="t")
mf = s.L("Management Fees", [round(.03 * t) for t in T])
ib = s.S("INCOME BEFORE NON-OPERATING INC. & EXP.", [gop, mf], [1, -1], k="t")
s.H("NON-OPERATING INCOME AND EXPENSES", k="h")
no = [s.L("Cost Recovery Income", [-650, -650, -600, -5850, -5850, -5400]), s.L("Land Rent", [0, 0, 0, 0, 0, 0]),
      s.L("Property and Other Taxes", [15210, 14900, 14306, 136890, 134100, 128754]), s.L("Insurance", [7844, 8100, 6920, 70596, 72900, 62280]),
      s.L("Other - Legal/Ownership", [1250, 0, 0, 6318, 2500, 11940])]
tn = s.S("TOTAL NON-OPERATING INC. & EXP.", no, k="t")
eb = s.S("EBITDA", [ib, tn], [1, -1], k="t")
rr = s.L("Replacement Reserve (4%)", [round(.04 * t) for t in T])
noi = s.T("EBITDA LESS REPLACEMENT RESERVE (NOI)", [eb, rr], [1, -1], k="t")
s.key = dict(total_income=tr, noi=noi)
W, H = landscape(letter)
cv = canvas.Canvas(os.path.join(DOC, F), pagesize=(W, H)); fs = 7.6
LX = [84, 169, 254]; RX = [554, 645, 734]; PCT = 34  # right edges; each money followed by its %
def head():
    cv.setFont("Courier-Bold", 9.5)
    cv.drawString(40, H-36, "HARBORLIGHT INN & SUITES - NEW BEDFORD, MA"); cv.drawRightString(W-30, H-36, "SUMMARY OPERATING STATEMENT")
    cv.setFont("Courier", 8); cv.drawString(40, H-47, "Property 0417   128 rooms   USALI 11th Ed."); cv.drawRightString(W-30, H-47, "Period 09 Ending 09/30/2025")
    cv.setLineWidth(.8); cv.line(34, H-53, W-22, H-53)
    cv.setFont("Courier-Bold", 8); cv.drawCentredString(165, H-64, "--------------- C U R R E N T   M O N T H ---------------"[8:-8]); cv.drawCentredString(650, H-64, "------- Y E A R - T O - D A T E -------")
    for xs in (LX, RX):
        for x, t in zip(xs, ("Actual", "Budget", "Last Year")): cv.drawRightString(x, H-76, t); cv.drawRightString(x+PCT, H-76, "%")
    cv.line(34, H-80, W-22, H-80)
    return H - 92
y = head()
def num(v, k):
    if k == "p": return "%.1f%%" % (100 * v)
    if k == "d": return "%.2f" % v
    if v == 0: return "0"
    return ("(%s)" % format(int(-v), ",")) if v < 0 else format(int(v), ",")
for r in s.rows:
    k = r["x"].get("k", ""); mid = (LX[2] + PCT + RX[0] - 48) / 2
    if k == "h":
        y -= 3; cv.setFont("Courier-Bold", fs); cv.drawCentredString(mid, y, r["label"]); y -= 10.5; continue
    cv.setFont("Courier-Bold" if k == "t" else "Courier", fs)
    if k == "t": cv.drawCentredString(mid, y, r["label"])
    else: cv.drawString(LX[2] + PCT + 12, y, r["label"])
    for j, x in enumerate(LX + RX):
        cv.drawRightString(x + (4.5 if r["v"][j] < 0 else 0), y, num(r["v"][j], k))
        if k in ("", "t"): cv.drawRightString(x + PCT, y, "%.1f" % (100 * r["v"][j] / T[j]))
        if k == "t": cv.setLineWidth(.4); cv.line(x - 44, y + 7.5, x + PCT, y + 7.5)
    y -= 10.2 + (4 if k == "t" else 0)
cv.setLineWidth(.8); cv.line(34, y + 4, W-22, y + 4)
cv.setFont("Courier", 7); cv.drawString(40, 26, "Run 10/09/2025 08:14  M3SOS-4"); cv.drawCentredString(W/2, 26, "UNAUDITED - FOR MANAGEMENT USE ONLY"); cv.drawRightString(W-30, 26, "Page 1 of 1")
cv.save()
save(F, [s.truth("Summary Operating Statement", "Harborlight Inn & Suites", None, "2025-09-30")], [s],
     assetType="HOSPITALITY", documentType="OPERATING_STATEMENT", author="hotel management company", style="USALI summary, caption column in the middle, month left, YTD right", hard="captions between the number columns, % columns, statistics rows, same labels twice")
