# Servicer's annual operating statement analysis, multifamily
import random; from lib import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import letter; from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R = random.Random(501)
s = S("MULTIFAMILY OPERATING STATEMENT ANALYSIS REPORT", "Sycamore Landing Apartments", None, "2024-12-31",
      ["Underwriting", "2nd Preceding 12/31/2022", "Preceding 12/31/2023", "Current Year Normalized 12/31/2024"])
def g(b, gr=.035, w=.97): return [round(b*w*(1+R.uniform(-.02,.02))), round(b*(1+R.uniform(-.03,.03))), round(b*(1+gr)*(1+R.uniform(-.03,.03))), round(b*(1+2*gr)*(1+R.uniform(-.03,.03)))]
neg = lambda v: [-x for x in v]
s.H("INCOME:")
inc = [s.L("Gross Potential Rent", g(3412880)), s.L("Less: Vacancy Loss", neg(g(214300))), s.L("Less: Concessions", [None]+neg(g(18220))[1:]),
       s.L("Laundry / Vending Income", g(31400,.0)), s.L("Parking Income", g(58800)), s.L("Reimbursed Utilities", g(141900)), s.L("Other Income", g(118650))]
egi = s.T("Effective Gross Income", inc, key="total_income")
s.H("OPERATING EXPENSES:")
ex = [s.L("Real Estate Taxes", g(402770)), s.L("Property Insurance", g(131020,.14)), s.L("Utilities", g(213880)), s.L("Repairs and Maintenance", g(188410)),
      s.L("Management Fees", g(106000)), s.L("Payroll & Benefits", g(412350)), s.L("Advertising & Marketing", g(38240)), s.L("Professional Fees", g(17900)),
      s.L("General and Administrative", g(61330)), s.L("Other Expenses", [None, 8844, None, 3175]), s.L("Ground Rent", [None]*4)]
toe = s.T("Total Operating Expenses", ex, key="total_operating_expenses")
oer = [round(a/b,3) for a,b in zip(s.rows[toe]["v"], s.rows[egi]["v"])]
io = s.L("Operating Expense Ratio", oer, f="p")
noi = s.T("Net Operating Income", [egi, ("-",toe)], key="noi")
cap = [s.L("Capital Expenditures (Reserves)", [61200]*4), s.L("Extraordinary Capital Expenditures", [None, 88415, None, 214906])]
tc = s.T("Total Capital Items", cap)
ncf = s.T("Net Cash Flow", [noi, ("-",tc)], key="net_cash_flow")
ds = s.L("Debt Service (per Servicer)", [1124688]*4)
s.T("Net Cash Flow After Debt Service", [ncf, ("-",ds)])
dv = lambda i: [round(a/1124688,2) for a in s.rows[i]["v"]]
s.L("DSCR (NOI)", dv(noi), f="x"); s.L("DSCR (NCF)", dv(ncf), f="x")
P = lambda t, sz=6.6, b=0, al=0: Paragraph(t, ParagraphStyle("x", fontName="Helvetica-Bold" if b else "Helvetica", fontSize=sz, leading=sz+1.4, alignment=al))
doc = SimpleDocTemplate(D+"/sycamore_landing_OSAR_2024.pdf", pagesize=letter, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=30, invariant=1)
F = []
F.append(P("MULTIFAMILY OPERATING STATEMENT ANALYSIS REPORT", 11, 1, 1)); F.append(P("as of 12/31/2024", 8, 0, 1)); F.append(Spacer(1,5))
ov = [["PROPERTY OVERVIEW","","","","",""],
 ["Loan Number","30-0417729","Prospectus ID","27","Transaction","NPMT 2019-K4"],
 ["Property Name","Sycamore Landing Apartments","Property Type","Multifamily","Year Built / Renov.","1988 / 2014"],
 ["Property Address","4410 Landing Way, Dayton OH","No. of Units","204","Scheduled Loan Bal.","16,842,119.37"],
 ["Paid Through Date","12/01/2024","Occupancy / As of","94.1%  01/06/2025","DSCR at Contribution","1.66"]]
t = Table(ov, colWidths=[82,140,72,92,84,70], rowHeights=11)
t.setStyle([("FONT",(0,0),(-1,-1),"Helvetica",6.6),("SPAN",(0,0),(-1,0)),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#c9d3df")),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),
  ("GRID",(0,0),(-1,-1),.4,colors.black),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1)]); F += [t, Spacer(1,6)]
hd = [["PERIOD","Underwriting","2nd Preceding","Preceding","Current Year","% Change","% Change"],
      ["Twelve months each","Base Year","","","Normalized","UW to","Prec. to"],
      ["","","12/31/2022","12/31/2023","12/31/2024","Current","Current"]]
body = []; st = []
for r in s.rows:
    row = [r["label"]]
    if r["t"] == "HEADING": body.append(row+[""]*6); st.append(("BACKGROUND",(0,len(hd)+len(body)-1),(-1,len(hd)+len(body)-1),colors.HexColor("#e6e6e6"))); st.append(("FONT",(0,len(hd)+len(body)-1),(-1,len(hd)+len(body)-1),"Helvetica-Bold",7)); continue
    for v in r["v"]:
        f = r.get("f")
        row.append("" if v is None else f"{v*100:.1f}%" if f=="p" else f"{v:.2f}" if f=="x" else f"({-v:,})" if v<0 else f"{v:,}")
    a = r["v"]
    for o in (0,2): row.append("" if not a[o] or not a[3] or r.get("f") else f"{(a[3]/a[o]-1)*100:.2f}%")
    body.append(row); k = len(hd)+len(body)-1
    if r["t"]=="TOTAL": st += [("FONT",(0,k),(-1,k),"Helvetica-Bold",7.2),("LINEABOVE",(1,k),(-1,k),.9,colors.black)]
    if r["label"] in ("Net Operating Income","Net Cash Flow"): st.append(("BACKGROUND",(0,k),(-1,k),colors.HexColor("#dfe8d8")))
for i in range(len(hd)+len(body)): pass
t = Table(hd+body, colWidths=[172,64,68,64,66,52,54], rowHeights=[11]*3+[13.2]*len(body), repeatRows=3)
t.setStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.2),("FONT",(0,0),(-1,2),"Helvetica-Bold",6.8),("ALIGN",(1,0),(-1,2),"CENTER"),("ALIGN",(1,3),(-1,-1),"RIGHT"),
  ("BOX",(0,0),(-1,-1),.8,colors.black),("LINEBELOW",(0,2),(-1,2),.8,colors.black),("INNERGRID",(0,3),(-1,-1),.25,colors.grey),("LINEAFTER",(0,0),(-2,2),.25,colors.grey),
  ("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1)]+st)
F += [t, Spacer(1,6)]
for x in ("Source of Financial Data: Borrower year-end operating statement, rent roll dated 01/06/2025.",
  "Income: Concessions were netted from gross potential rent at underwriting. Reimbursed utilities include RUBS for water, sewer and trash billed to 197 units.",
  "Expense: Property insurance rose on the 05/2024 renewal; borrower supplied the binder. 2024 extraordinary items are roof replacement at bldgs 6-9 (3,041 squares, invoice of 08/14/2024).",
  "Comments on any variance over 10% are required of the preparer.  Prepared by: L. Okonjo-Reyes    Date: 03/18/2025"):
    F.append(P(x, 6.4))
doc.build(F)
save("sycamore_landing_OSAR_2024.pdf", [s], "MULTIFAMILY", "OPERATING_STATEMENT", "servicer OSAR form, underwriting + three years, three-line header, % change columns, overview block", "non-money rows (OER, DSCR), property overview block above, blanks")
