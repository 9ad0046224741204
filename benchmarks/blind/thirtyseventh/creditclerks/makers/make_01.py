# CPA compiled, two years side by side, whole dollars, Times; compilation letter in front.
from common import *
from reportlab.lib.pagesizes import LETTER
from reportlab.pdfgen import canvas
F = "hollis_court_compiled_2024_2023.pdf"
T = "Statements of Revenues and Expenses - Income Tax Basis"
s = Stmt(T, "Hollis Court Apartments", "2024-01-01", "2024-12-31", ["2024", "2023"])
s.head("REVENUES")
r = [s.line("Gross apartment rents", [612480, 589320]), s.line("Less: vacancies and concessions", [-31866, -40215])]
n = s.tot("Net rental revenue", r)
o = [s.line("Laundry commissions", [6214, 5987]), s.line("Parking and storage", [14400, 13650]), s.line("Late charges and forfeited deposits", [3875, 5210]), s.line("Interest income", [412, 96])]
ti = s.tot("Total revenues", [n]+o, key="total_income", typ="TOTAL")
s.head("OPERATING EXPENSES")
s.head("Administrative", ind=1)
a = [s.line("Accounting and legal", [7850, 7200], ind=2), s.line("Advertising", [2140, 3615], ind=2), s.line("Management fees", [30277, 28702], ind=2), s.line("Office and telephone", [4463, 4718], ind=2)]
A = s.tot("Total administrative", a, ind=1)
s.head("Utilities", ind=1)
u = [s.line("Electricity - common areas", [11932, 11347], ind=2), s.line("Gas heat", [24618, 27950], ind=2), s.line("Water and sewer", [33107, 30884], ind=2)]
U = s.tot("Total utilities", u, ind=1)
s.head("Maintenance", ind=1)
m = [s.line("Contract labor", [22455, 19870], ind=2), s.line("Elevator contract", [5160, 5040], ind=2), s.line("Painting and decorating", [13288, 9764], ind=2), s.line("Repairs and supplies", [28951, 34102], ind=2), s.line("Rubbish removal", [8424, 8112], ind=2), s.line("Snow removal and grounds", [9675, 7330], ind=2)]
M = s.tot("Total maintenance", m, ind=1)
s.head("Taxes and insurance", ind=1)
x = [s.line("Insurance", [27316, 22940], ind=2), s.line("Real estate taxes", [84702, 81655], ind=2), s.line("Payroll taxes", [None, 1486], ind=2)]
X = s.tot("Total taxes and insurance", x, ind=1)
te = s.tot("Total operating expenses", [A, U, M, X], key="total_operating_expenses", typ="TOTAL")
noi = s.tot("INCOME FROM OPERATIONS BEFORE OTHER EXPENSES", [ti, te], [1, -1], key="noi", typ="TOTAL")
s.head("OTHER EXPENSES")
e = [s.line("Mortgage interest", [118640, 121903]), s.line("Depreciation", [76215, 74880]), s.line("Amortization of loan costs", [2350, 2350])]
E = s.tot("Total other expenses", e)
s.tot("NET INCOME", [noi, E], [1, -1], key="net_income", typ="TOTAL", dbl=1)
c = canvas.Canvas(str(ROOT/"documents"/F), pagesize=LETTER, invariant=1)
W, H = LETTER
# letter
c.setFont("Times-Bold", 15); c.drawCentredString(W/2, H-80, "Brandvold & Tesch, CPAs, P.C.")
c.setFont("Times-Italic", 10); c.drawCentredString(W/2, H-95, "Certified Public Accountants   |   418 Merchant Row, Suite 6")
c.setFont("Times-Bold", 12); c.drawCentredString(W/2, H-170, "INDEPENDENT ACCOUNTANTS' COMPILATION REPORT")
c.setFont("Times-Roman", 11.5)
y = H-210
for t in ["To the Members", "Hollis Court Associates, LLC", "", "Management is responsible for the accompanying financial statements of Hollis Court Associates, LLC", "(owner of Hollis Court Apartments, 42 units), which comprise the statements of revenues and expenses -",
 "income tax basis for the years ended December 31, 2024 and 2023, in accordance with the income tax basis", "of accounting. We have performed compilation engagements in accordance with Statements on Standards", "for Accounting and Review Services promulgated by the Accounting and Review Services Committee of the", "AICPA. We did not audit or review the financial statements nor were we required to perform any procedures",
 "to verify the accuracy or completeness of the information provided by management. We do not express an", "opinion, a conclusion, nor provide any form of assurance on these financial statements.", "",
 "Management has elected to omit substantially all of the disclosures ordinarily included in financial", "statements prepared in accordance with the income tax basis of accounting.", "", "", "Brandvold & Tesch, CPAs, P.C.", "March 11, 2025"]:
    c.drawString(72, y, t); y -= 16
c.showPage()
def fm(v): return "-" if v is None else (f"({-v:,})" if v < 0 else f"{v:,}")
c.setFont("Times-Bold", 12.5); y = H-54
for t in ["HOLLIS COURT APARTMENTS", "(Hollis Court Associates, LLC)"]:
    c.drawCentredString(W/2, y, t); y -= 14; c.setFont("Times-Roman", 11)
c.setFont("Times-Bold", 11.5); c.drawCentredString(W/2, y-2, "STATEMENTS OF REVENUES AND EXPENSES - INCOME TAX BASIS"); y -= 16
c.setFont("Times-Roman", 11); c.drawCentredString(W/2, y, "Years Ended December 31, 2024 and 2023"); y -= 26
c.setFont("Times-Bold", 11); R = [440, 530]
for xx, t in zip(R, ["2024", "2023"]): c.drawCentredString(xx-30, y, t); c.line(xx-62, y-3, xx+2, y-3)
y -= 18
first = True
for i, q in enumerate(s.rows):
    ind = q["x"].get("ind", 0); st = q["rowType"]
    if st == "HEADING" and not ind: y -= 5
    c.setFont("Times-Bold" if (st == "TOTAL" or (st == "HEADING" and not ind)) else "Times-Roman", 10.5)
    c.drawString(72+14*ind+(12 if st == "LINE" and not ind else 0)+(20 if st == "SUBTOTAL" and ind else 0), y, q["label"])
    if st != "HEADING":
        for k, (xx, v) in enumerate(zip(R, q["values"])):
            if st != "LINE": c.setLineWidth(.6); c.line(xx-58, y+10, xx, y+10)
            t = fm(v); c.drawRightString(xx+(3.5 if t.endswith(")") else 0), y, t)
            if first or q["x"].get("dbl"): c.drawString(xx-58, y, "$")
            if q["x"].get("dbl"): c.line(xx-58, y-3, xx, y-3); c.line(xx-58, y-5, xx, y-5)
        first = False
    y -= 13.6
c.setFont("Times-Italic", 9.5); c.drawCentredString(W/2, 44, "See independent accountants' compilation report."); c.drawCentredString(W/2, 30, "- 2 -")
c.save()
s.h["title"] = "STATEMENTS OF REVENUES AND EXPENSES - INCOME TAX BASIS"; s.h["page"] = None
save(F, [s], "MULTIFAMILY", "OPERATING_STATEMENT", "CPA compilation, letter page, two years, whole dollars", False)
