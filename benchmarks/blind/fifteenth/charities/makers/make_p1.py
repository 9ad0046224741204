# Housing association, audited, GBP'000, note column; SoCI + SoFP (pages 2 and 3)
from truthlib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
N = "wharfemoor_homes_fs_2025.pdf"
P = "Wharfemoor Homes Limited"
a = St("Statement of Comprehensive Income", P, "2024-04-01", "2025-03-31", ["2025", "2024"], page=2)
t = a.l("Turnover", 61482, 58207, note="3"); a.key("total_income", t)
o = a.l("Operating expenditure", -48916, -45871, note="3"); a.key("total_operating_expenses", o)
g = a.l("Gain on disposal of property, plant and equipment (fixed assets)", 1204, 986, note="6", wrap=2)
iv = a.l("(Decrease)/increase in valuation of investment properties", -310, 145, note="14", wrap=2)
os_ = a.sub("Operating surplus", [t, o, g, iv], note="5")
ir = a.l("Interest receivable", 427, 388, note="7")
ic = a.l("Interest and financing costs", -9033, -8412, note="8")
mv = a.l("Movement in fair value of financial instruments", 52, -19)
sb = a.sub("Surplus before tax", [os_, ir, ic, mv])
tx = a.l("Taxation", None, None, note="11")
sy = a.tot("Surplus for the year", [sb, tx], key="net_income")
ac = a.l("Actuarial loss in respect of pension schemes", -264, -731, note="10")
he = a.l("Change in fair value of hedged financial instrument", 618, 1107, note="27")
tc = a.tot("Total comprehensive income for the year", [sy, ac, he])
b = St("Statement of Financial Position", P, None, "2025-03-31", ["2025", "2024"], page=3)
b.h("Fixed assets")
x = [b.l("Tangible fixed assets - housing properties", 412870, 396114, note="12"), b.l("Other tangible fixed assets", 6291, 6508, note="13"),
     b.l("Investment properties", 7455, 7765, note="14"), b.l("Homebuy loans receivable", 1083, 1120, note="15"), b.l("Investment in subsidiaries", 50, 50, note="16")]
fa = b.sub("Total fixed assets", x)
b.h("Current assets")
y = [b.l("Properties held for sale", 5214, 3877, note="17"), b.l("Trade and other debtors", 4166, 4490, note="18"), b.l("Cash and cash equivalents", 11732, 9604)]
ca = b.sub("", y)
cr = b.l("Creditors: amounts falling due within one year", -17391, -18744, note="19")
nc = b.sub("Net current assets/(liabilities)", [ca, cr])
tl = b.sub("Total assets less current liabilities", [fa, nc])
cl = b.l("Creditors: amounts falling due after more than one year", -334950, -0, note="20")
b.h("Provisions for liabilities")
pp = b.l("Pension provision", -2108, -2260, note="10"); op = b.l("Other provisions", -415, -390, note="24")
# closing reserves: 2024 chosen, 2025 = 2024 + TCI
r24 = [72133, 8015, -2194]; 
net24 = sum(r24); net25 = net24 + a.v(tc, 0)
b.d["rows"][cl]["values"] = [net25 - b.v(tl, 0) - b.v(pp, 0) - b.v(op, 0), net24 - b.v(tl, 1) - b.v(pp, 1) - b.v(op, 1)]
na = b.tot("Total net assets", [tl, cl, pp, op])
b.h("Reserves")
r25 = [net25 - (8015 - 96) - (-2194 + 618), 8015 - 96, -2194 + 618]
rr = [b.l("Income and expenditure reserve", r25[0], r24[0]), b.l("Revaluation reserve", r25[1], r24[1]), b.l("Cash flow hedge reserve", r25[2], r24[2])]
te = b.tot("Total reserves", rr, key="total_equity")
assert b.v(na, 0) == b.v(te, 0) and b.v(na, 1) == b.v(te, 1)
f = lambda v: "-" if v is None else (f"({-v:,})" if v < 0 else f"{v:,}")
c = canvas.Canvas(f"{HERE}/documents/{N}", pagesize=A4, invariant=1); W, H = A4
NAVY = (.05, .16, .35)
c.setFillColorRGB(*NAVY); c.rect(0, H-330, W, 330, fill=1, stroke=0); c.setFillColorRGB(1, 1, 1); c.setFont("Helvetica-Bold", 26); c.drawString(60, H-180, P)
c.setFont("Helvetica", 14); c.drawString(60, H-212, "Report and Financial Statements"); c.drawString(60, H-232, "Year ended 31 March 2025")
c.setFillColorRGB(0, 0, 0); c.setFont("Helvetica", 9); c.drawString(60, 110, "Registered under the Co-operative and Community Benefit Societies Act 2014: 31877R"); c.drawString(60, 96, "Regulator of Social Housing registered number: L4997"); c.showPage()
def page(st, sub, no, extra):
    c.setFont("Helvetica", 8); c.setFillColorRGB(.35, .35, .35); c.drawString(60, H-40, P); c.drawRightString(W-60, H-40, "Report and Financial Statements"); c.line(60, H-45, W-60, H-45)
    c.setFillColorRGB(*NAVY); c.setFont("Helvetica-Bold", 15); c.drawString(60, H-80, st.d["title"]); c.setFont("Helvetica", 10.5); c.drawString(60, H-96, sub); c.setFillColorRGB(0, 0, 0)
    y = H-130; c.setFont("Helvetica-Bold", 9.5); c.drawCentredString(355, y, "Note"); c.drawRightString(440, y, "2025"); c.drawRightString(525, y, "2024"); c.drawRightString(440, y-12, "£'000"); c.drawRightString(525, y-12, "£'000"); y -= 34
    for i, r, x in st.rows():
        bold = r["rowType"] != "LINE"; c.setFont("Helvetica-Bold" if bold else "Helvetica", 9.5)
        if r["rowType"] in ("SUBTOTAL", "TOTAL"):
            y -= 2
            for xx in (440, 525): c.line(xx-62, y+11, xx+2, y+11)
        lab = r["label"]
        if x.get("wrap"):
            w = lab.split(); k = len(w)*2//3; c.drawString(60, y, " ".join(w[:k])); y -= 12; c.drawString(60, y, " ".join(w[k:]))
        else: c.drawString(60, y, lab)
        c.setFont("Helvetica", 9.5)
        if x.get("note"): c.drawCentredString(355, y, x["note"])
        if bold: c.setFont("Helvetica-Bold", 9.5)
        if r["rowType"] != "HEADING":
            for xx, v in zip((440, 525), r["values"]):
                s = f(v); c.drawRightString(xx + (3 if s.endswith(")") else 0), y, s)
        if r["rowType"] == "TOTAL":
            for xx in (440, 525): c.line(xx-62, y-4, xx+2, y-4); c.line(xx-62, y-6, xx+2, y-6)
            y -= 6
        y -= 20 if r["rowType"] != "LINE" else 16
    c.setFont("Helvetica", 8.5)
    for e in extra: y -= 12; c.drawString(60, y, e)
    c.setFont("Helvetica", 8); c.drawCentredString(W/2, 36, str(no)); c.showPage()
page(a, "for the year ended 31 March 2025", 34, ["All amounts relate to continuing activities.", "The notes on pages 38 to 71 form part of these financial statements."])
page(b, "as at 31 March 2025", 35, ["The financial statements were approved by the Board on 24 July 2025 and signed on its behalf by:", "", "R. Ashdowne, Chair            T. Mellory, Board member            P. Quillane, Company Secretary"])
c.save(); save(N, [a, b], "MULTIFAMILY", "OPERATING_STATEMENT", "UK housing association SoCI and SoFP, GBP'000, Note column, cover page")
