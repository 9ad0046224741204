# Irish letter with a Word-like schedule
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
N="letter_kilbrannoch_parade.pdf"
B=ParagraphStyle("b",fontName="Times-Roman",fontSize=11,leading=14.5,spaceAfter=8,alignment=4)
L=ParagraphStyle("l",parent=B,alignment=0,spaceAfter=0); C=ParagraphStyle("c",fontName="Times-Roman",fontSize=8.5,leading=10)
CR=ParagraphStyle("cr",parent=C,alignment=2); CB=ParagraphStyle("cb",parent=C,fontName="Times-Bold"); CBR=ParagraphStyle("cbr",parent=CB,alignment=2)
D=[("1","Pharmacy shop unit","Muckross Vale Pharmacy Ltd t/a Allcare at the Parade",148.3,"1 March 2017","20 years","28 February 2037",38500,"1 March 2027","2017-03-01","2037-02-28"),
("2","Shop unit","Vacant",92.0,"","","",None,"","",""),
("3","Shop unit","Brídín Kerfoot & Seán Yelland t/a The Copper Kettle",88.6,"15 September 2021","10 years","14 September 2031",19750,"15 September 2026","2021-09-15","2031-09-14"),
("4 & 5","Double shop unit","Gathercole Retail (Ireland) DAC",241.9,"1 January 2012","25 years","31 December 2036",61000,"1 January 2027","2012-01-01","2036-12-31"),
("6","Takeaway","Golden Lantern Foods Ltd",79.4,"1 June 2023","4 years 9 months","29 February 2028",21600,"None","2023-06-01","2028-02-29"),
("7","Shop unit","Ormerod Turf Accountants",85.1,"1 October 2008","20 years","30 September 2028",24000,"None","2008-10-01","2028-09-30"),
("8","Shop unit","Vacant (ex-bank)",167.2,"","","",None,"","",""),
("8A","ATM site","Inishfree Cash Services",3.5,"1 April 2022","Licence","Rolling",4200,"None","2022-04-01","Rolling"),
("9","Hairdresser","Ms T. Penhaligon",64.8,"1 July 2024","4 years 9 months","31 March 2029",14850,"None","2024-07-01","2029-03-31"),
("First floor, left","Office suite","Fothergill & Trewin, Chartered Physiotherapists",112.7,"1 May 2020","10 years","30 April 2030",16500,"Agreed 2025","2020-05-01","2030-04-30"),
("First floor, right","Office suite","Vacant",108.4,"","","",None,"","",""),
("Kiosk","Car-park kiosk","Dunes Coffee Roasters Ltd",12.0,"1 February 2025","Licence","31 January 2026",7800,"None","2025-02-01","2026-01-31")]
rows=[];tb=[[Paragraph(t,CB) for t in ("Unit","Description","Occupier")]+[Paragraph("Floor area<br/>(m²)",CBR)]+[Paragraph(t,CB) for t in ("Date of lease","Term","Expiry")]+[Paragraph("Passing rent<br/>(€ p.a.)",CBR),Paragraph("Next review",CB)]]
for u,ds,t,a,s,tm,e,r,nr,si,ei in D:
    v=t.startswith("Vacant")
    rows.append(dict(unit=u,unitType=ds,tenantName=None if v else t,statusText=t if v else "Occupied",area=a,annualRent=r,leaseStartDate=si or None,leaseEndDate=ei or None))
    tb.append([Paragraph(x,C) for x in (u,ds,t)]+[Paragraph(f"{a:,.1f}",CR)]+[Paragraph(x,C) for x in (s,tm,e)]+[Paragraph(f"{r:,}" if r else "",CR),Paragraph(nr,C)])
A=tot(rows,"area");R=tot(rows,"annualRent")
tb.append([Paragraph("Total",CB),"","",Paragraph(f"{A:,.1f}",CBR),"","","",Paragraph(f"€{R:,.0f}",CBR),""])
occ=sum(1 for r in rows if r.get("tenantName"))
t=Table(tb,colWidths=[42,58,92,44,58,50,58,56,54],repeatRows=1)
t.setStyle([("GRID",(0,0),(-1,-1),.5,colors.black),("VALIGN",(0,0),(-1,-1),"TOP"),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#E7E6E6"))])
S=[Paragraph("<b>JELLICOE RATHBORNE &amp; PARTNERS</b><br/>Commercial Rates Advisers<br/>14 Merchant's Quay, Ballyvarra, Co. Clare",ParagraphStyle("h",parent=L,alignment=2)),Spacer(1,18),
Paragraph("The Appeals Officer<br/>Valuation Division<br/>Dublin 7",L),Spacer(1,10),Paragraph("Our ref: KP/25/0117<br/>17 November 2025",L),Spacer(1,12),
Paragraph("<b>Re: Kilbrannoch Parade, Ballyvarra, Co. Clare – representations on the proposed valuation certificates</b>",B),
Paragraph("Dear Sir or Madam,",B),
Paragraph("We act for the owner of the above neighbourhood parade, built in 1998 and comprising nine ground-floor shops, two first-floor office suites, a kiosk and an ATM site. We refer to your proposed certificates of 6 October and to the meeting with your valuer, at which the letting evidence was requested.",B),
Paragraph(f"In the attached Schedule we set out the letting position at <b>31 October 2025</b>. Of {len(rows)} lettable parts {occ} are let and {len(rows)-occ} are vacant; the former bank at unit 8 has been empty since the branch closed in April 2021. The passing rent amounts to €{R:,.0f} per annum, exclusive of VAT, insurance and service charge.",B),
Paragraph("The rents of units 4 &amp; 5 were fixed in 2012 on upward-only terms and do not, in our view, represent net annual value. A rate of €210 per m² for the shops is supported by the lettings of units 3, 6 and 9, the only ones agreed within the last five years.",B),
Paragraph("We would ask that the certificates be amended accordingly, and remain at your disposal for an inspection.",B),Spacer(1,6),
Paragraph("Yours faithfully,",L),Spacer(1,34),Paragraph("______________________<br/>for Jellicoe Rathborne &amp; Partners",L),Spacer(1,14),Paragraph("Encl.",L),PageBreak(),
Paragraph("<b>SCHEDULE</b>",ParagraphStyle("s",parent=B,alignment=1)),Paragraph("Kilbrannoch Parade – Tenancies at 31 October 2025",ParagraphStyle("s2",parent=B,alignment=1)),t,Spacer(1,10),
Paragraph("Notes: (1) Floor areas are net internal, measured by us in May 2025. (2) The rent of the first-floor left suite was reviewed in May 2025 with no increase. (3) “Rolling” means terminable by either party on three months' notice.",C)]
def ft(c,d): c.setFont("Times-Roman",8); c.drawCentredString(A4[0]/2,30,f"{d.page}")
SimpleDocTemplate(doc(N),pagesize=A4,leftMargin=42,rightMargin=42,topMargin=50,bottomMargin=50,invariant=1).build(S,onFirstPage=ft,onLaterPages=ft)
finish(N,"RETAIL","letter with a Word-like schedule, Irish, annual euro rents, wrapped cells",True,dict(propertyName="Kilbrannoch Parade",asOnDate="2025-10-31",units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet=None,planted=None,printedTotals=dict(area=A,annualRent=R),rows=rows))
