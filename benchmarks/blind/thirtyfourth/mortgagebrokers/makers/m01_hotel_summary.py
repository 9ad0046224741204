"""Hotel summary operating statement by departments, PDF, landscape, platypus table."""
from common import Book, DOCS
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.units import inch
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
from reportlab.lib.styles import ParagraphStyle
F = "hotel_calloway_summary_2024.pdf"
b = Book(4)  # actual, budget, variance, prior
rev = lambda l, a, bu, p: b.line(l, [a, bu, a-bu, p])
exp = lambda l, a, bu, p: b.line(l, [a, bu, (bu-a) or None, p])
b.head("OPERATING REVENUE")
r = [rev("Rooms", 8431907, 8612400, 7988214), rev("Food and Beverage", 2614388, 2540000, 2457093),
     rev("Parking and Other Operated Departments", 718254, 690500, 701837), rev("Miscellaneous Income", 129466, 118000, 142720)]
TR = b.total("TOTAL OPERATING REVENUE", r)
b.head("DEPARTMENTAL EXPENSES")
d = [exp("Rooms", 2234862, 2265100, 2109338), exp("Food and Beverage", 2038119, 1955800, 1946407), exp("Parking and Other Operated Departments", 311045, 302300, 298116)]
def tot(label, items, signs=None, expense=False, kind="SUBTOTAL"):
    v = b.calc(items, signs)
    v[2] = (v[1]-v[0]) if expense else (v[0]-v[1])
    i = b.total(label, items, signs, kind, vals=v); return i
DE = tot("TOTAL DEPARTMENTAL EXPENSES", d, expense=True)
DP = tot("TOTAL DEPARTMENTAL PROFIT", [TR, DE], [1, -1])
b.head("UNDISTRIBUTED OPERATING EXPENSES")
u = [exp("Administrative and General", 1023574, 1005200, 968743), exp("Information and Telecommunications Systems", 187316, 180000, 176205),
     exp("Sales and Marketing", 1118402, 1140600, 1072958), exp("Property Operation and Maintenance", 562791, 541000, 533460), exp("Utilities", 431208, 446700, 419877)]
UE = tot("TOTAL UNDISTRIBUTED EXPENSES", u, expense=True)
GOP = tot("GROSS OPERATING PROFIT", [DP, UE], [1, -1])
MF = exp("Management Fees", 356820, 358827, 338696)
IB = tot("INCOME BEFORE NON-OPERATING INCOME AND EXPENSES", [GOP, MF], [1, -1])
b.head("NON-OPERATING INCOME AND EXPENSES")
n = [exp("Rent - Equipment and Ground", 48600, 48600, 48600), exp("Property and Other Taxes", 498733, 505000, 471920), exp("Insurance", 287415, 262000, 231884), exp("Other", 22180, 15000, None)]
NE = tot("TOTAL NON-OPERATING EXPENSES", n, expense=True)
EB = tot("EBITDA", [IB, NE], [1, -1])
RR = exp("Replacement Reserve (4.0% of Revenue)", 475761, 478436, 451595)
NOI = tot("NET OPERATING INCOME", [EB, RR], [1, -1], kind="TOTAL")

num = lambda x: "-" if not x else (f"{x:,.0f}" if x > 0 else f"({-x:,.0f})")
pct = lambda x, t: f"{100*(x or 0)/t:.1f}%"
tr = b.v(TR)
data = [["", "YEAR TO DATE - DECEMBER 31, 2024", "", "", "", "", "PRIOR YEAR", ""],
        ["", "Actual", "%", "Budget", "%", "Fav/(Unfav)", "Actual", "%"]]
st = [("FONT", (0,0), (-1,-1), "Helvetica", 8), ("ALIGN", (1,0), (-1,-1), "RIGHT"), ("SPAN", (1,0), (5,0)), ("SPAN", (6,0), (7,0)),
      ("ALIGN", (1,0), (-1,0), "CENTER"), ("FONT", (0,0), (-1,1), "Helvetica-Bold", 8), ("LINEBELOW", (1,0), (5,0), .5, colors.black),
      ("LINEBELOW", (6,0), (7,0), .5, colors.black), ("LINEBELOW", (0,1), (-1,1), 1, colors.HexColor("#24476b")),
      ("TOPPADDING", (0,0), (-1,-1), 1.6), ("BOTTOMPADDING", (0,0), (-1,-1), 1.6)]
for i, row in enumerate(b.rows):
    k = len(data); v = row["values"]
    if row["rowType"] == "HEADING":
        data.append([row["label"]]+[""]*7); st.append(("FONT", (0,k), (0,k), "Helvetica-Bold", 8)); st.append(("TOPPADDING", (0,k), (-1,k), 5)); continue
    deep = row["rowType"] == "LINE" and i not in (MF, RR)
    base = tr
    data.append([("    " if deep else "")+row["label"], num(v[0]), pct(v[0], base[0]), num(v[1]), pct(v[1], base[1]), num(v[2]), num(v[3]), pct(v[3], base[3])])
    if row["rowType"] != "LINE":
        st += [("FONT", (0,k), (-1,k), "Helvetica-Bold", 8), ("LINEABOVE", (1,k), (-1,k), .4, colors.black)]
    if i in (GOP, EB, NOI): st.append(("BACKGROUND", (0,k), (-1,k), colors.HexColor("#dde6ef")))
    if i == NOI: st.append(("LINEBELOW", (1,k), (-1,k), 1.2, colors.black))
h = ParagraphStyle("h", fontName="Helvetica-Bold", fontSize=13, leading=16)
s = ParagraphStyle("s", fontName="Helvetica", fontSize=9, leading=11)
stat = Table([["Operating Statistics", "Actual", "Budget", "Prior Year"], ["Rooms Available", "54,168", "54,168", "54,020"], ["Rooms Sold", "39,597", "40,247", "38,246"],
              ["Occupancy", "73.1%", "74.3%", "70.8%"], ["ADR", "$212.94", "$213.99", "$208.86"], ["RevPAR", "$155.66", "$158.99", "$147.87"]], colWidths=[1.5*inch]+[.85*inch]*3, hAlign="LEFT")
stat.setStyle(TableStyle([("FONT", (0,0), (-1,-1), "Helvetica", 7.5), ("FONT", (0,0), (-1,0), "Helvetica-Bold", 7.5), ("ALIGN", (1,0), (-1,-1), "RIGHT"), ("BOX", (0,0), (-1,-1), .5, colors.grey),
      ("BACKGROUND", (0,0), (-1,0), colors.HexColor("#eeeeee")), ("TOPPADDING", (0,0), (-1,-1), 1), ("BOTTOMPADDING", (0,0), (-1,-1), 1)]))
def foot(c, doc):
    c.setFont("Helvetica", 7); c.drawString(.7*inch, .42*inch, "Harborline Hospitality Management LLC - Corporate Finance - For owner and lender use only")
    c.drawRightString(10.3*inch, .42*inch, f"Printed 02/18/2025 4:12 PM      Page {doc.page}")
doc = SimpleDocTemplate(str(DOCS/F), pagesize=landscape(letter), leftMargin=.7*inch, rightMargin=.7*inch, topMargin=.55*inch, bottomMargin=.7*inch, title="Summary Operating Statement")
t = Table(data, colWidths=[3.55*inch, .98*inch, .6*inch, .98*inch, .6*inch, .98*inch, .98*inch, .6*inch], repeatRows=2); t.setStyle(TableStyle(st))
doc.build([Paragraph("The Calloway Hotel at Pier Street", h), Paragraph("Summary Operating Statement by Department", s), Paragraph("For the Twelve Months Ended December 31, 2024 (in US dollars)", s), Spacer(1,6), t, Spacer(1,12), KeepTogether([stat])], onFirstPage=foot, onLaterPages=foot)
# variance totals are favourable/(unfavourable) so they add within like-signed groups only; checked separately
for i, r_ in enumerate(b.rows):
    if "footsFrom" in r_:
        it = r_["footsFrom"]["items"]; assert r_["values"][2] == sum((b.v(j)[2] or 0) for j in it), r_["label"]
b.save(F, "Summary Operating Statement by Department", "The Calloway Hotel at Pier Street", ["Actual", "Budget", "Fav/(Unfav)", "PRIOR YEAR Actual"],
       {"total_income": TR, "noi": NOI}, "HOSPITALITY", "OPERATING_STATEMENT", "hotel USALI summary, grouped header, percent columns, fav/unfav variance", "2024-01-01", "2024-12-31", variance_ok={2}, hard=False)
