"""Agents' tenancy schedule of a retail park for a sale (England)."""
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A3, landscape
NAME = "Tenancy Schedule - Colne Gate Retail Park.pdf"
S = ParagraphStyle("s", fontName="Times-Roman", fontSize=8, leading=9.4)
SR = ParagraphStyle("sr", parent=S, alignment=2); SB = ParagraphStyle("sb", parent=S, fontName="Times-Bold"); SBR = ParagraphStyle("sbr", parent=SB, alignment=2); HB = ParagraphStyle("hb", parent=SB, textColor=colors.white, alignment=1, fontSize=8)
D = dt.date
raw = [ # unit, tenant, guarantor/trading, area, start, expiry, break, review, passing, erv, comments, incentive
("1A","Harrowby Carpets Limited","Harrowby",9870,D(2019,3,25),D(2029,3,24),"-",D(2024,3,25),177660,172700,"2024 review settled at nil uplift. Photographic schedule of condition."),
("1B","Petal & Paw Stores Limited","Petal & Paw",5240,D(2021,9,29),D(2031,9,28),"29/09/2026",D(2026,9,29),104800,104800,"Tenant break on 6 months' notice; 3 months' rent penalty."),
("2","Dunbeck Home Furnishings Plc","Dunbeck",14985,D(2016,6,24),D(2026,6,23),"-",None,262240,254750,"Tenant has indicated that it wishes to renew. Heads of terms circulated."),
("3","Vacant","",7510,None,None,"",None,None,131400,"Vendor will top up rent, service charge and rates for 18 months from completion."),
("4A","Broadacre Pharmacies Limited","Broadacre Chemist",2980,D(2023,1,16),D(2033,1,15),"16/01/2028",D(2028,1,16),74500,74500,"RPI-linked review, collar 1% cap 3%."),
("4B","Fenwick Lane Coffee UK Limited","Fenwick Lane",1790,D(2022,11,7),D(2037,11,6),"07/11/2032",D(2027,11,7),62650,64400,"Pod unit with drive-thru lane. Turnover top-up 8% over base."),
("5","Stallion Sports Retail Limited","Stallion",10020,D(2018,12,25),D(2028,12,24),"-",D(2023,12,25),200400,185400,"Outstanding review 2023. Rent deposit GBP 50,100 held."),
("6","Tidewell Discount Stores Limited","Tidewell",15050,D(2020,9,29),D(2035,9,28),"29/09/2030",D(2025,9,29),233275,240800,"Guaranteed by Tidewell Group Plc."),
("7","Kettle & Crumb Restaurants Limited","Kettle & Crumb",3610,D(2017,5,15),D(2042,5,14),"-",D(2027,5,15),97500,97500,"Fixed uplift to GBP 107,650 pa on 15/05/2027."),
("8","Rapidfit Tyres Limited","Rapidfit",4480,D(2024,2,1),D(2034,1,31),"01/02/2029",D(2029,2,1),67200,69450,"Half rent to 31/01/2025, now expired."),
("Kiosk 1","Keyline Repairs Limited","Keyline",140,D(2023,6,1),D(2026,5,31),"-",None,11500,11500,"Contracted out of the 1954 Act."),
("Substation","Eastern Grid Networks Plc","",None,D(1988,12,25),D(2087,12,24),"-",None,1,1,"99 year lease at GBP 1 pa."),
]
H = ["Unit","Tenant","Trading Name","Area\n(sq ft GIA)","Lease\nStart","Lease\nExpiry","Break\nOption","Next Rent\nReview","Passing Rent\n(£ pa)","£ psf","ERV\n(£ pa)","£ psf","WAULT to\nexpiry (yrs)","Comments"]
T = [[Paragraph(h.replace("\n","<br/>"), HB) for h in H]]
ASON = D(2025,6,24); f = lambda d: d.strftime("%d/%m/%Y") if d else "-"
for u,t,tr,a,s,e,b,rv,p,erv,cm in raw:
    vac = p is None
    T.append([Paragraph(u,S),Paragraph("<b>VACANT</b>" if vac else t,S),Paragraph(tr,S),Paragraph(f"{a:,}" if a else "",SR),*( ["","","",""] if vac else [f(s),f(e),b,f(rv) if rv else "-"]),Paragraph("" if vac else f"£{p:,}",SR),Paragraph(f"£{p/a:.2f}" if p and a else "",SR),Paragraph(f"£{erv:,}",SR),Paragraph(f"£{erv/a:.2f}" if a else "",SR),"" if vac else (f"{(e-ASON).days/365.25:.1f}"),Paragraph(cm,S)])
pa = sum(r[8] or 0 for r in raw); ar = sum(r[3] or 0 for r in raw); er = sum(r[9] for r in raw)
T.append([Paragraph("TOTAL",SB),"","",Paragraph(f"{ar:,}",SBR),"","","","",Paragraph(f"£{pa:,}",SBR),"",Paragraph(f"£{er:,}",SBR),"","",""])
tb = Table(T, colWidths=[58,138,86,58,60,60,60,62,72,44,66,44,58,210], repeatRows=1)
tb.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#5b2333")),("GRID",(0,0),(-1,-1),.4,colors.HexColor("#a58c92")),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("ALIGN",(4,0),(7,-1),"CENTER"),("ALIGN",(12,0),(12,-1),"CENTER"),("BACKGROUND",(0,-1),(-1,-1),colors.HexColor("#efe6e8"))]))
big = ParagraphStyle("b", fontName="Times-Bold", fontSize=20, leading=24, textColor=colors.HexColor("#5b2333")); sm = ParagraphStyle("m", parent=S, fontSize=9.5, leading=12)
st = [Paragraph("Tenancy Schedule", big), Paragraph("Colne Gate Retail Park, Halstead Road, Colchester", sm), Paragraph("Rents passing as at 24 June 2025, subject to contract. All rents exclusive of VAT and service charge.", sm), Spacer(1,10), tb, Spacer(1,12),
 Paragraph("The property has a total passing rent of <b>£%s per annum</b>. Service charge budget for the year ending 31 March 2026 is £214,600, equating to approximately £2.83 per sq ft. An estate-wide cap applies to Units 4A and 4B (£1.95 per sq ft, RPI linked)." % f"{pa:,}", sm), Spacer(1,6), Paragraph("Pennard Lyle LLP for themselves and for the vendors of this property give notice that these particulars are set out as a general outline only and do not constitute part of an offer or contract.", ParagraphStyle("q", parent=S, fontSize=6.5, leading=8, textColor=colors.grey))]
SimpleDocTemplate(str(DOCS/NAME), pagesize=landscape(A3), topMargin=50, bottomMargin=40, leftMargin=45, rightMargin=45, invariant=1).build(st)
rows = []
for u,t,tr,a,s,e,b,rv,p,erv,cm in raw:
    v = p is None
    rows.append(dict(unit=u, tenantName=None if v else t, area=a, statusText="VACANT" if v else "Occupied", leaseStartDate=s, leaseEndDate=e, annualRent=p, deposit=50100 if u=="5" else None))
for r in rows: r.pop("deposit")  # only in free text
save(NAME, "RETAIL", "agents' tenancy schedule for a sale, UK, annual passing rent and ERV, comments", False, "Colne Gate Retail Park", ASON, None, None, None, rows)
