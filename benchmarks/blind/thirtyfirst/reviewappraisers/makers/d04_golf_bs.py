import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(3104)
NAME = "Quail_Ridge_GC_balance_sheet_compiled.pdf"
st = St("Statements of Assets, Liabilities and Members' Equity - Income Tax Basis", "Quail Ridge Golf Club, LLC", None, "2023-12-31", ["2023", "2022"])
L = st.line
st.head("ASSETS"); st.head("CURRENT ASSETS", lvl=1)
ca = [L("Cash and cash equivalents", [418236, 371904], lvl=2, d=1), L("Member accounts receivable, net of allowance of $6,500 and $5,000", [163482, 148077], lvl=2), L("Inventories - pro shop", [92417, 101866], lvl=2), L("Inventories - food and beverage", [38205, 33619], lvl=2), L("Prepaid insurance and expenses", [57340, 49912], lvl=2)]
TCA = st.tot("Total current assets", ca, lvl=3)
st.head("PROPERTY AND EQUIPMENT", lvl=1)
pe = [L("Land", [1850000, 1850000], lvl=2), L("Golf course improvements", [4216730, 4098215], lvl=2), L("Clubhouse and buildings", [3687540, 3687540], lvl=2), L("Irrigation system", [1124880, 1124880], lvl=2), L("Maintenance equipment and carts", [1396412, 1318067], lvl=2), L("Furniture and fixtures", [511968, 487350], lvl=2)]
SPE = st.tot("", pe, lvl=3)   # unlabelled sum, as accountants print it
AD = L("Less accumulated depreciation", [-5302417, -4876093], lvl=2)
NPE = st.tot("Net property and equipment", [SPE, AD], lvl=3)
st.head("OTHER ASSETS", lvl=1)
oa = [L("Loan costs, net", [22916, 28646], lvl=2), L("Liquor license", [45000, 45000], lvl=2), L("Utility deposits", [8250, 8250], lvl=2)]
TOA = st.tot("Total other assets", oa, lvl=3)
TA = st.tot("TOTAL ASSETS", [TCA, NPE, TOA], t="TOTAL", key="total_assets", d=1)
brk = len(st.rows)
st.head("LIABILITIES AND MEMBERS' EQUITY"); st.head("CURRENT LIABILITIES", lvl=1)
cl = [L("Accounts payable", [131877, 118450], lvl=2, d=1), L("Accrued payroll and payroll taxes", [64215, 59730], lvl=2), L("Sales tax payable", [9846, 8911], lvl=2), L("Deferred dues and advance deposits", [287400, 241650], lvl=2), L("Gift certificates outstanding", [31720, 28365], lvl=2), L("Current maturities of long-term debt", [214600, 203150], lvl=2)]
TCL = st.tot("Total current liabilities", cl, lvl=3)
st.head("LONG-TERM LIABILITIES, less current maturities", lvl=1)
ll = [L("Note payable - First Meridian Bank", [2876340, 3063185], lvl=2), L("Equipment and cart leases", [188412, 216167], lvl=2), L("Refundable initiation fees", [612500, 637500], lvl=2)]
TLL = st.tot("Total long-term liabilities", ll, lvl=3)
TL = st.tot("TOTAL LIABILITIES", [TCL, TLL], lvl=1, key="total_liabilities")
st.head("MEMBERS' EQUITY", lvl=1)
eq23 = st.rows[TA]["v"][0] - st.rows[TL]["v"][0]; eq22 = st.rows[TA]["v"][1] - st.rows[TL]["v"][1]
ni23 = 241306; dist = -140000
me = [L("Members' capital contributed", [3200000, 3200000], lvl=2), L("Undistributed earnings, beginning of year", [eq22-3200000, eq22-3200000-118772+90000], lvl=2), L("Net income for the year", [eq23-eq22-dist, 118772], lvl=2), L("Distributions", [dist, -90000], lvl=2)]
TE = st.tot("TOTAL MEMBERS' EQUITY", me, lvl=1, key="total_equity")
st.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY", [TL, TE], t="TOTAL", d=1)
# the unlabelled subtotal carries no words on the page
st.rows[SPE]["label"] = ""
cv = canvas.Canvas(out(NAME), pagesize=letter, invariant=1); W, H = letter
def f(v): return f"({-v:,})" if v < 0 else f"{v:,}"
X = [448, 540]
def top(cont):
    y = H-72
    for t, s in [("QUAIL RIDGE GOLF CLUB, LLC", 12), ("STATEMENTS OF ASSETS, LIABILITIES AND MEMBERS' EQUITY -", 10.5), ("INCOME TAX BASIS" + (" (Continued)" if cont else ""), 10.5), ("December 31, 2023 and 2022", 10.5)]:
        cv.setFont("Times-Bold", s); cv.drawCentredString(W/2, y, t); y -= 14
    y -= 18; cv.setFont("Times-Bold", 10)
    for x, t in zip(X, ["2023", "2022"]): cv.drawCentredString(x-30, y, t); cv.setLineWidth(.6); cv.line(x-62, y-3, x, y-3)
    return y-20
def foot(n):
    cv.setFont("Times-Italic", 9); cv.drawCentredString(W/2, 52, "See accompanying notes and independent accountants' compilation report."); cv.setFont("Times-Roman", 9); cv.drawCentredString(W/2, 36, f"- {n} -")
# page 1: compilation report
cv.setFont("Times-Bold", 12); cv.drawCentredString(W/2, H-100, "Dunmore, Pell & Associates, P.C."); cv.setFont("Times-Roman", 10); cv.drawCentredString(W/2, H-114, "Certified Public Accountants")
cv.setFont("Times-Bold", 11); cv.drawCentredString(W/2, H-160, "INDEPENDENT ACCOUNTANTS' COMPILATION REPORT")
tx = cv.beginText(72, H-195); tx.setFont("Times-Roman", 11); tx.setLeading(15)
for l in ["To the Members", "Quail Ridge Golf Club, LLC", "", "Management is responsible for the accompanying financial statements of Quail Ridge Golf Club, LLC,", "which comprise the statements of assets, liabilities and members' equity - income tax basis as of", "December 31, 2023 and 2022, in accordance with the income tax basis of accounting. We have performed", "compilation engagements in accordance with Statements on Standards for Accounting and Review Services.", "We did not audit or review the financial statements. Accordingly, we do not express an opinion, a", "conclusion, nor provide any form of assurance on these financial statements.", "", "Management has elected to omit substantially all disclosures ordinarily included in financial statements", "prepared in accordance with the income tax basis of accounting.", "", "", "March 18, 2024"]: tx.textLine(l)
cv.drawText(tx); foot(1); cv.showPage()
y = top(False)
for k, r in enumerate(st.rows):
    if k == brk: foot(2); cv.showPage(); y = top(True)
    cv.setFont("Times-Bold" if r["t"] == "HEADING" and r["lvl"] == 0 or r["t"] == "TOTAL" else "Times-Roman", 10)
    if r["t"] == "HEADING" and r["lvl"] == 0: cv.drawCentredString(W/2, y, r["label"]); y -= 20; continue
    if r["t"] == "HEADING": y -= 5
    ind = 66 + 14*max(0, r["lvl"]-1); lab = r["label"]
    if len(lab) > 52:
        a, b = lab[:lab.index("allowance")], lab[lab.index("allowance"):]
        cv.drawString(ind, y, a.strip()); y -= 12; cv.drawString(ind+10, y, b)
    else: cv.drawString(ind, y, lab)
    if r["t"] != "HEADING":
        if r["items"]:
            cv.setLineWidth(.6); [cv.line(x-62, y+10, x, y+10) for x in X]
        for x, v in zip(X, r["v"]):
            cv.drawRightString(x-(0 if v < 0 else 3), y, f(v))
            if r.get("d"): cv.drawString(x-62, y, "$")
        if r["t"] == "TOTAL": [cv.line(x-62, y-q, x, y-q) for x in X for q in (3, 5)]
        if r["items"]: y -= 6
    y -= 14.5
foot(3); cv.save()
save(NAME, [st], "OTHER", "BALANCE_SHEET", "Accountant's compiled comparative balance sheet of a golf club on pages 2-3 after report letter, serif, unlabelled subtotal; reportlab")
