# UK multi-let office tenancy schedule, A4 landscape, two-tier header, comments column
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import ParagraphStyle
D=dt.date
N="uk_tenancy_schedule_halden_house.pdf"
S=ParagraphStyle("s",fontName="Helvetica",fontSize=6.6,leading=7.8)
B=ParagraphStyle("b",parent=S,fontName="Helvetica-Bold")
R=ParagraphStyle("r",parent=S,alignment=2); RB=ParagraphStyle("rb",parent=B,alignment=2)
# demise, tenant, use, nia, start, term yrs, break, review, pa, erv psf, comment, step
data=[
("Lower Ground","Corrigan Street Fitness Ltd","E(d)",4210,D(2019,6,24),15,"24 Jun 2029","24 Jun 2029",105250,27.5,"Upwards-only OMR. Guarantor: Brightstep Holdings Ltd.",None),
("Ground (Retail 1)","Mulberry & Flint Coffee Ltd","E(b)",1165,D(2022,3,25),10,"25 Mar 2027","25 Mar 2027",72500,62.5,"Tenant break on 6 months' notice.",None),
("Ground (Retail 2)",None,"E",980,None,0,None,None,None,62.5,"Formerly Tannoy Opticians (surrendered March 2025). Under refurbishment.",None),
("Ground Reception Suite","Abacus Notary Services LLP","E(g)",740,D(2024,9,29),5,None,None,42920,59.0,"Outside the Landlord & Tenant Act 1954.",None),
("1st Floor East","Penhallow Risk Partners LLP","E(g)",3875,D(2021,12,25),10,"25 Dec 2026","25 Dec 2026",220875,61.0,"Schedule of condition.",None),
("1st Floor West","Orsino Data Ltd","E(g)",4120,D(2023,6,24),5,None,None,239000,61.0,"Stepped rent: £251,320 p.a. from 24 Jun 2026. Outside the Act.",("2026-06-24",251320)),
("2nd Floor","Hartgrave Shipping Agencies (UK) Ltd","E(g)",8240,D(2018,9,29),15,"29 Sep 2028","29 Sep 2028",469680,62.0,"2023 review settled at £57.00 psf.",None),
("3rd Floor North","Coldfell Capital Management LLP","E(g)",4015,D(2024,3,25),10,"25 Mar 2029","25 Mar 2029",253000,63.0,"Half rent until 24 Mar 2026; schedule shows the headline rent, vendor to top up.",None),
("3rd Floor South",None,"E(g)",4180,None,0,None,None,None,63.0,"Cat A fitted. Terms out with two parties.",None),
("4th Floor","Wyndle Architects Ltd","E(g)",7960,D(2020,6,24),10,None,"24 Jun 2025",437800,64.0,"June 2025 rent review outstanding.",None),
("5th Floor","Saltmarsh Media Group plc","E(g)",6890,D(2022,9,29),10,"29 Sep 2027","29 Sep 2027",427180,66.0,"Stepped rent: £440,960 p.a. from 29 Sep 2026.",("2026-09-29",440960)),
("6th Floor & Terrace","Lomond Quill Private Office Ltd","E(g)",5105,D(2023,12,25),10,"25 Dec 2028","25 Dec 2028",357350,70.0,"Terrace not included in NIA.",None),
("Car Park (7 spaces)","Hartgrave Shipping Agencies (UK) Ltd","Sui gen.",None,D(2018,9,29),15,"29 Sep 2028","29 Sep 2028",28000,None,"£4,000 per space.",None),
("Substation","Eastmere Power Networks plc","Sui gen.",None,D(1988,3,25),99,None,None,"Peppercorn",None,"Not in occupation of NIA space.",None)]
f=lambda d:d.strftime("%d %b %Y").lstrip("0") if d else "-"
P=lambda t,s=S:Paragraph(str(t).replace("&","&amp;"),s)
rows=[];tb=[[P("Demise",B),P("Tenant",B),P("Use<br/>Class",B),P("Area",RB),P("Lease",B),"","","",P("Current rent",RB),"",P("ERV",RB),P("Comments",B)],
["","","",P("NIA sq ft",RB),P("Start",B),P("Expiry",B),P("Tenant break",B),P("Next review",B),P("£ per annum",RB),P("£ psf",RB),P("£ psf",RB),""]]
ta=tr=va=0
for u,t,use,a,s,y,b,rv,pa,erv,c,st in data:
    e=endterm(s,12*y) if s else None; num=isinstance(pa,int)
    tb.append([P(u),P(t or "Vacant",S if t else B),P(use),P(f"{a:,}" if a else "-",R),f(s),f(e),b or "-",rv or "-",P(f"{pa:,}" if num else (pa or "-"),R),P(f"{pa/a:.2f}" if num and a else "-",R),P(f"{erv:.2f}" if erv else "-",R),P(c)])
    ta+=a or 0; tr+=pa if num else 0; va+=(a or 0) if not t else 0
    rows.append(dict(unit=u,area=a,tenantName=t,statusText="Occupied" if t else "Vacant",annualRent=pa if num else None,leaseStartDate=iso(s),leaseEndDate=iso(e),
      rentSteps=[{"date":st[0],"amount":st[1],"per":"year"}] if st else None))
tb.append([P("Total",B),"","",P(f"{ta:,}",RB),"","","","",P(f"{tr:,}",RB),"","",P(f"14 demises: 12 let, 2 vacant ({va:,} sq ft; {va/ta:.1%} of NIA)",B)])
t=Table(tb,colWidths=[74,104,34,40,50,50,50,50,54,32,32,206],repeatRows=2)
t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",6.6),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("SPAN",(4,0),(7,0)),("SPAN",(8,0),(9,0)),("SPAN",(0,0),(0,1)),("SPAN",(1,0),(1,1)),("SPAN",(2,0),(2,1)),("SPAN",(11,0),(11,1)),
 ("BACKGROUND",(0,0),(-1,1),colors.HexColor("#dfe5ea")),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("LINEBELOW",(0,2),(-1,-2),.25,colors.grey),("LINEABOVE",(0,-1),(-1,-1),.8,colors.black),("LINEBELOW",(4,0),(7,0),.3,colors.grey),("LINEBELOW",(0,-1),(-1,-1),.8,colors.black),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
def foot(c,d):
    c.setFont("Helvetica",6);c.drawString(36,22,"Subject to contract. All rents exclusive of VAT, service charge and insurance, payable quarterly in advance on the usual English quarter days.");c.drawRightString(806,22,"Appendix 3")
doc=SimpleDocTemplate(path(N),pagesize=landscape(A4),leftMargin=33,rightMargin=33,topMargin=34,bottomMargin=38,title="Tenancy Schedule")
doc.build([Paragraph("TENANCY SCHEDULE",ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=13,leading=16)),Paragraph("Halden House, 41-47 Corrigan Street, London EC2",ParagraphStyle("h2",fontName="Helvetica",fontSize=9,leading=12)),Paragraph("As at 24 June 2025",ParagraphStyle("h3",fontName="Helvetica-Oblique",fontSize=8,leading=14)),t],onFirstPage=foot,onLaterPages=foot)
save(N,"OFFICE","UK tenancy schedule, two-tier header, rents p.a., comments with stepped rents, peppercorn row",True,dict(propertyName="Halden House",asOnDate="2025-06-24",units=14,occupied=12,vacant=2,printedTotals={"area":ta,"annualRent":tr},rows=rows))
