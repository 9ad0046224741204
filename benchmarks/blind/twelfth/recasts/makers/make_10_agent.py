# UK letting agent's quarterly statement to a landlord: dated lines with net / VAT / gross, drawn on a canvas
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
s = St("LANDLORD STATEMENT", "17 Cavendish Villas, Leeds LS7", "2025-07-01", "2025-09-30", ["Net £", "VAT £", "Gross £"])
def l(d, lab, n, vat=0): v = round(n*.2, 2) if vat else 0; return s.l(lab, [n, v if vat else None, round(n+v, 2)], d=d)
bf = s.l("Balance brought forward", [None, None, 350.00], d="01/07/2025")
s.h("Rent received")
R = []
for d, f, a in (("01/07", "Flat 1 – July", 925), ("01/07", "Flat 2 – July", 875), ("04/07", "Flat 3 – July (part)", 500), ("18/07", "Flat 3 – July (balance)", 310), ("01/08", "Flat 1 – August", 925), ("01/08", "Flat 2 – August", 875), ("05/08", "Flat 3 – August", 810), ("01/09", "Flat 1 – September", 925), ("02/09", "Flat 3 – September", 810), ("22/09", "Flat 2 – new tenancy, 9 days to 30 Sept", 276.92)):
    R.append(l(d+"/2025", f, float(a)))
tr = s.sub("Total rent received", R)
o = [l("12/08/2025", "Deposit scheme award – Flat 2 cleaning", 145.0)]
ti = s.t("TOTAL RECEIPTS", [tr]+o, key="total_income")
s.h("Less: fees and payments")
E = [l("31/07/2025", "Management fee 10% – July", 261.0, 1), l("31/08/2025", "Management fee 10% – August", 261.0, 1), l("30/09/2025", "Management fee 10% – September", 201.19, 1), l("22/09/2025", "Tenant find fee – Flat 2", 395.0, 1), l("19/09/2025", "Inventory and check-in – Flat 2", 110.0, 1),
     l("09/07/2025", "Ackroyd Plumbing – Flat 3 leak under sink", 84.0, 1), l("28/07/2025", "Gas safety certificates x 3", 195.0), l("14/08/2025", "Beeston Decorators – Flat 2 repaint", 640.0), l("21/08/2025", "Brite Carpet Care – Flat 2", 78.5, 1), l("03/09/2025", "Communal electricity (direct debit)", 61.27), l("15/09/2025", "EICR – common parts and Flat 1", 165.0, 1), l("29/09/2025", "Council tax Flat 2 – void 1 to 21 Sept", 72.4)]
te = s.t("TOTAL FEES AND PAYMENTS", E, key="total_operating_expenses")
nt = s.t("Net for the quarter", [ti], [te], key="net_cash_flow", vals=None)
v = s.rows[nt]["values"]; s.rows[nt]["values"] = [r2(q) for q in v]
s.h("Paid to you")
p1 = s.l("BACS to account ending 4471", [None, None, 1_950.00], d="08/07/2025"); p2 = s.l("BACS to account ending 4471", [None, None, 1_240.00], d="07/08/2025"); p3 = s.l("BACS to account ending 4471", [None, None, 1_375.00], d="08/09/2025")
tp = s.sub("Total paid to you", [p1, p2, p3], vals=[None, None, 4565.0])
bal = s.t("Balance held at 30 September 2025", [bf, nt], [tp], vals=[None, None, round(350+v[2]-4565, 2)])
N = '10_cavendish_landlord_statement.pdf'; c = canvas.Canvas(os.path.join(DOC, N), pagesize=A4, invariant=1)
X = [392, 452, 535]
def m(v): return '' if v is None else format(v, ',.2f')
def head(pg):
    c.setFillColorRGB(.48, .1, .25); c.setFont('Helvetica-Bold', 17); c.drawString(45, 795, 'Holbeck & Rowe'); c.setFont('Helvetica', 8); c.drawString(45, 783, 'Sales · Lettings · Management'); c.setFillGray(0)
    c.setFont('Helvetica', 8); c.drawRightString(550, 795, '3 Harrogate Parade, Leeds LS7 0QX'); c.drawRightString(550, 785, 'VAT reg. 000 1234 56'); c.line(45, 776, 550, 776)
    c.drawRightString(550, 30, f'Page {pg} of 2')
def th(y):
    c.setFillGray(.92); c.rect(45, y-5, 505, 17, fill=1, stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold', 8.5); c.drawString(50, y, 'Date'); c.drawString(112, y, 'Details')
    for x, t in zip(X, s.columns): c.drawRightString(x, y, t)
head(1); c.setFont('Helvetica', 9)
for k, t in enumerate(["Brackenmoor Estates Ltd", "Unit 6, Canal Wharf", "Skipton"]): c.drawString(45, 755-12*k, t)
c.setFont('Helvetica-Bold', 13); c.drawString(320, 753, 'LANDLORD STATEMENT'); c.setFont('Helvetica', 9); c.drawString(320, 738, 'Property: 17 Cavendish Villas, Leeds LS7'); c.drawString(320, 726, 'Period: 1 July 2025 to 30 September 2025'); c.drawString(320, 714, 'Statement no. LS/2025/0388')
y = 685; th(y); pg = 1
for i, r in enumerate(s.rows):
    T = r["rowType"]
    y -= 22 if T == "HEADING" else 15.5
    if r["label"] == "Less: fees and payments": c.setFont('Helvetica-Oblique', 8); c.drawRightString(550, 55, 'continued overleaf'); c.showPage(); pg = 2; head(2); y = 750; th(y); y -= 22
    c.setFont('Helvetica-Bold' if T != "LINE" else 'Helvetica', 8.5)
    c.drawString(50, y, s.extra[i].get('d', '')); c.drawString(112 if T != "HEADING" else 50, y, r["label"])
    for x, q in zip(X, r["values"]): c.drawRightString(x, y, m(q))
    if T in ("TOTAL", "SUBTOTAL"):
        c.setLineWidth(.5)
        for x, q in zip(X, r["values"]):
            if q is not None: c.line(x-50, y+10, x, y+10)
        if T == "TOTAL": c.line(X[2]-50, y-3, X[2], y-3); y -= 5
y -= 40; c.setFont('Helvetica', 8)
for t in ("Funds are held in our client account until paid to you. Please keep this statement for your tax return.", "Items without VAT were invoiced to you directly by contractors that are not VAT registered, or are exempt."): c.drawString(50, y, t); y -= 11
c.save()
save(N, [s], assetType="MULTIFAMILY", documentType="CASH_FLOW_STATEMENT", author="s2", style="UK letting agent's statement to landlord: dated lines, net/VAT/gross, brought forward and balance held", hard=True)
