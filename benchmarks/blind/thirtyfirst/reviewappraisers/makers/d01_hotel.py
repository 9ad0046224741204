import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor, black, white
random.seed(3101)
NAME = "harborline_inn_usali_2022_2024.pdf"
st = St("Summary Operating Statement", "Harborline Inn & Suites", "2022-01-01", "2024-12-31", ["2022", "2023", "2024"])
rooms = 128; days = [365, 365, 366]
occ = [random.uniform(.61, .64), random.uniform(.66, .69), random.uniform(.69, .72)]
sold = [round(rooms*d*o) for d, o in zip(days, occ)]
avail = [rooms*d for d in days]
adr = [128.4, 137.9, 142.6]
rev = [round(s*a + random.randint(-400, 400)) for s, a in zip(sold, adr)]
def pct(base, p, j=.06): return [round(b*p*random.uniform(1-j, 1+j)) for b in base]
st.head("OPERATING REVENUE")
a = st.line("Rooms", rev); b = st.line("Food and Beverage", pct(rev, .142)); c = st.line("Other Operated Departments", pct(rev, .021)); d = st.line("Miscellaneous Income", pct(rev, .008, .3))
TR = st.tot("Total Operating Revenue", [a, b, c, d], key="total_income")
st.head("DEPARTMENTAL EXPENSES")
e = st.line("Rooms", pct(rev, .262)); f = st.line("Food and Beverage", pct(st.rows[b]["v"], .79)); g = st.line("Other Operated Departments", pct(st.rows[c]["v"], .58))
TD = st.tot("Total Departmental Expenses", [e, f, g])
DP = st.tot("TOTAL DEPARTMENTAL PROFIT", [TR, ~TD])
st.head("UNDISTRIBUTED OPERATING EXPENSES")
tr = st.rows[TR]["v"]
u = [st.line(l, pct(tr, p)) for l, p in [("Administrative and General", .086), ("Information and Telecommunications Systems", .014), ("Sales and Marketing", .061), ("Franchise Fees", .062), ("Property Operation and Maintenance", .048), ("Utilities", .039)]]
TU = st.tot("Total Undistributed Expenses", u)
GOP = st.tot("GROSS OPERATING PROFIT", [DP, ~TU])
MF = st.line("MANAGEMENT FEES", [round(x*.03) for x in tr], lvl=0)
IB = st.tot("INCOME BEFORE NON-OPERATING INCOME AND EXPENSES", [GOP, ~MF])
st.head("NON-OPERATING INCOME AND EXPENSES")
n = [st.line("Rent (Copier, Shuttle Van)", [14220, 14220, 15180]), st.line("Property and Other Taxes", [198344, 204611, 221907]), st.line("Insurance", [71480, 88236, 104915]), st.line("Other", [0, 6250, 0])]
TN = st.tot("Total Non-Operating Income and Expenses", n)
EB = st.tot("EARNINGS BEFORE INTEREST, TAXES, DEPRECIATION AND AMORTIZATION", [IB, ~TN])
RR = st.line("REPLACEMENT RESERVE", [round(x*.04) for x in tr], lvl=0)
st.tot("EBITDA LESS REPLACEMENT RESERVE", [EB, ~RR], t="TOTAL", key="noi")

W, H = landscape(letter)
cv = canvas.Canvas(out(NAME), pagesize=(W, H), invariant=1)
cv.setFont("Helvetica-Bold", 13); cv.drawString(36, H-40, "Harborline Inn & Suites")
cv.setFont("Helvetica", 9); cv.drawString(36, H-53, "Summary Operating Statement  -  Years Ended December 31")
cv.drawRightString(W-36, H-40, "Uniform System of Accounts, 11th Rev. Ed."); cv.drawRightString(W-36, H-53, "Prepared by Tidewater Lodging Mgmt., unaudited")
X = [252, 428, 604]   # left of each year block
sub = [("$", 66), ("% Rev.", 104), ("PAR", 140), ("POR", 168)]
y = H-74
for i, yr in enumerate(["2022", "2023", "2024"]):
    cv.setFillColor(HexColor("#1f3a4d")); cv.rect(X[i]+12, y-4, 158, 13, fill=1, stroke=0)
    cv.setFillColor(white); cv.setFont("Helvetica-Bold", 8.5); cv.drawCentredString(X[i]+90, y-1, yr)
cv.setFillColor(black)
y -= 15; cv.setFont("Helvetica", 6.8)
stat = [("Rooms Available", [f"{x:,}" for x in avail]), ("Rooms Sold", [f"{x:,}" for x in sold]), ("Occupancy", [f"{s/v*100:.1f}%" for s, v in zip(sold, avail)]),
        ("Average Daily Rate", [f"${r/s:.2f}" for r, s in zip(rev, sold)]), ("RevPAR", [f"${r/s:.2f}" for r, s in zip(rev, avail)])]
for l, vs in stat:
    cv.drawString(36, y, l)
    for i, v in enumerate(vs): cv.drawRightString(X[i]+66, y, v)
    y -= 9.5
y -= 3
cv.setFont("Helvetica-Oblique", 6.5)
for i in range(3):
    for l, dx in sub: cv.drawRightString(X[i]+dx, y, l)
cv.setLineWidth(.4); cv.line(36, y-3, W-36, y-3); y -= 13
base = {}
for k, r in enumerate(st.rows):
    big = r["t"] in ("SUBTOTAL", "TOTAL")
    if r["t"] == "HEADING": y -= 3
    cv.setFont("Helvetica-Bold" if big or r["t"] == "HEADING" else "Helvetica", 6.9)
    lab = r["label"]
    if len(lab) > 50:   # long captions wrap on two lines, figures stand beside the second
        a1, a2 = ("EARNINGS BEFORE INTEREST, TAXES,", "DEPRECIATION AND AMORTIZATION"); cv.drawString(36, y, a1); y -= 8.5; cv.drawString(36, y, a2)
    else: cv.drawString(36 + (10 if r["lvl"] else 0), y, lab)
    if r["t"] != "HEADING":
        if big: cv.setLineWidth(.35); [cv.line(X[i]+14, y+7.5, X[i]+168, y+7.5) for i in range(3)]
        for i, v in enumerate(r["v"]):
            cv.drawRightString(X[i]+66, y, ("$" if k in (a, TR) or r["t"] == "TOTAL" else "") + f"{v:,}")
            den = tr[i]
            if k in (e, f, g): den = st.rows[{e: a, f: b, g: c}[k]]["v"][i]
            cv.drawRightString(X[i]+104, y, f"{v/den*100:.1f}%")
            cv.drawRightString(X[i]+140, y, f"{v/rooms:,.0f}"); cv.drawRightString(X[i]+168, y, f"{v/sold[i]:.2f}")
        if r["t"] == "TOTAL":
            for i in range(3): cv.line(X[i]+14, y-2.5, X[i]+168, y-2.5); cv.line(X[i]+14, y-4, X[i]+168, y-4)
    y -= 10.6 + (3 if big else 0)
cv.setFont("Helvetica", 6); cv.drawString(36, 30, "PAR = per available room (128 rooms).  POR = per occupied room.  Departmental expense ratios are to the revenue of the respective department.  Franchise fees shown apart from Sales and Marketing at owner's request.")
cv.drawRightString(W-36, 20, "Page 1 of 1"); cv.save()
save(NAME, [st], "HOSPITALITY", "OPERATING_STATEMENT", "USALI hotel summary, three years each with $, % of revenue, PAR and POR; reportlab landscape", True)
