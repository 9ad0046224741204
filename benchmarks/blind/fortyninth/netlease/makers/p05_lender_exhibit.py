"""Exhibit to a loan agreement: certified rent roll of a community centre. Planted: total of monthly base rent."""
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(505)
NAME = "Exhibit C-2 Certified Rent Roll.pdf"
B = ParagraphStyle("b", fontName="Times-Roman", fontSize=10, leading=12.5); C = ParagraphStyle("c", parent=B, fontName="Times-Bold", alignment=1, fontSize=12, leading=15)
q = ParagraphStyle("q", fontName="Times-Roman", fontSize=8.2, leading=9.4); qh = ParagraphStyle("qh", parent=q, fontName="Times-Bold", alignment=1)
ten = [("A","Harvest Barrel Market of Ohio, LLC",46200,10.75,2011,11,20),("B","Stretch Fitness 24, Inc.",21500,12.5,2019,4,10),("C","Ridgeway Pharmacy Stores, L.P.",14600,24.0,2013,6,20),("D-1","Trailhead Outfitters Retail Corp.",11850,15.25,2020,10,10),("D-2","Craft Cupboard Holdings, Inc.",9900,14.0,2022,3,7),("E-1","Meridian Dental of Dublin, P.C.",3200,25.5,2018,9,10),("E-2","Kumo Karate LLC",2600,19.0,2023,1,5),("E-3",None,1850,None,0,0,0),("E-4","R & S Dough Junction, Inc. d/b/a Dough Junction Pizza",1850,23.5,2021,8,5),("F-1","Bluebonnet Veterinary Clinic, PLLC",3400,22.25,2024,5,7),("F-2","Golden Ladle Franchising 118, LLC",2200,27.0,2022,12,10),("F-3","Tidy Threads of Dublin, Inc.",1500,21.0,2016,2,10),("F-4",None,2750,None,0,0,0),("OP-1","First Prairie Federal Savings Bank (ground lease)",4100,32.5,2015,7,20)]
T = [[Paragraph(x, qh) for x in ["Space","Tenant (legal name)","Leased Area (sq. ft.)","Commence-<br/>ment","Expiration","Monthly Base Rent","CAM","Real Estate Taxes","Insurance","Total Monthly","Security Deposit","Renewal Options","Rent Arrears over 30 days"]]]
rows = []; S = dict(a=0, m=0, c=0, t=0, i=0, x=0, d=0, r=0)
f = lambda v: f"{v:,.2f}"
for u, n, a, rate, y, mo, yrs in ten:
    S["a"] += a
    if not n: T.append([u, Paragraph("<i>Vacant</i>", q), f"{a:,}"]+[""]*10); rows.append(dict(unit=u, area=a, statusText="Vacant")); continue
    s = dt.date(y, mo, 1); e = term_end(s, yrs*12); 
    if e < dt.date(2025,4,1): e = term_end(s, yrs*12+60)
    m = round(a*rate/12, 2); gl = u == "OP-1"
    cam = round(a*(1.2 if gl else 3.35)/12, 2); tx = round(a*2.9/12, 2) if not gl else 0; ins = round(a*.62/12, 2) if not gl else 0
    dep = round(m, -2) if a < 4000 and R.random() < .8 else 0; arr = {"E-2": 1840.17, "F-2": 612.50}.get(u, 0)
    tot = round(m+cam+tx+ins, 2)
    for k, v in zip("actixdrm", (0, cam, tx, ins, tot, dep, arr, m)): S[k] += v
    T.append([u, Paragraph(n, q), f"{a:,}", s.strftime("%m-%d-%Y"), e.strftime("%m-%d-%Y"), f(m), f(cam), f(tx), f(ins), f(tot), f(dep), R.choice(["None","Two 5-yr","Four 5-yr","One 5-yr"]), f(arr)])
    rows.append(dict(unit=u, tenantName=n, area=a, statusText="Occupied", leaseStartDate=s, leaseEndDate=e, contractRent=m, charges=[dict(code="Monthly Base Rent", amount=m), dict(code="CAM", amount=cam), dict(code="Real Estate Taxes", amount=tx), dict(code="Insurance", amount=ins)], totalCharges=tot, deposit=dep, balance=arr))
printed = round(S["m"]+2700, 2)
T.append([Paragraph("<b>Total</b>", q), "", f"{S['a']:,}", "", "", f(printed), f(S["c"]), f(S["t"]), f(S["i"]), f(S["x"]), f(S["d"]), "", f(S["r"])])
tb = Table(T, colWidths=[34,142,46,56,56,56,48,50,46,58,52,48,50], repeatRows=1)
tb.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8.2),("FONT",(0,-1),(-1,-1),"Times-Bold",8.2),("BOX",(0,0),(-1,-1),1,colors.black),("INNERGRID",(0,0),(-1,-1),.4,colors.black),("ALIGN",(2,0),(2,-1),"RIGHT"),("ALIGN",(5,0),(10,-1),"RIGHT"),("ALIGN",(12,0),(12,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
st = [Paragraph("EXHIBIT C-2", C), Paragraph("CERTIFIED RENT ROLL", C), Spacer(1,6), Paragraph("Attached to and made a part of that certain Loan Agreement between FAIRWATER LIFE ASSURANCE COMPANY, as Lender, and MUIRHAVEN COMMONS OWNER LLC, as Borrower. Property: <b>Muirhaven Commons</b>, 6100 Post Road, Dublin, Ohio. The following sets forth all Leases in effect as of April 1, 2025:", B), Spacer(1,8), tb, PageBreak(),
 Paragraph("Borrower hereby certifies to Lender that (i) the foregoing is true, correct and complete in all material respects; (ii) no Tenant has prepaid rent more than one month in advance; (iii) except as shown in the last column, no Tenant is in monetary default; and (iv) there are no brokerage commissions or tenant allowances unpaid, other than $41,250.00 due under the Lease of Space F-1.", B), Spacer(1,20), Paragraph("MUIRHAVEN COMMONS OWNER LLC,<br/>a Delaware limited liability company", B), Spacer(1,26), Paragraph("By: ______________________________<br/>Name: ____________________________<br/>Title: Authorized Signatory", B)]
def foot(c, d): c.setFont("Times-Roman", 8); c.drawCentredString(396, 24, f"Exhibit C-2 - Page {d.page}"); c.drawString(25, 24, "48812-0017/LEGAL-3390217.4")
SimpleDocTemplate(str(DOCS/NAME), pagesize=landscape(letter), topMargin=40, bottomMargin=42, leftMargin=25, rightMargin=25, invariant=1).build(st, onFirstPage=foot, onLaterPages=foot)
save(NAME, "RETAIL", "lender's exhibit, boxed serif table with legal names, arrears, certification", False, "Muirhaven Commons", dt.date(2025,4,1), 14, 12, 2, rows, planted=dict(what=f"printed total of Monthly Base Rent {printed:,.2f}, the rows sum to {S['m']:,.2f}", kind="total_wrong"))
