import random,datetime as dt
from common import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
fn='corn_parade_tenancy_schedule.pdf'
d=lambda s:dt.datetime.strptime(s,'%d/%m/%Y').date()
# unit, demise, tenant, area, start, expiry, review, rent pa, step(date, amt), deposit, notes
D=[("12 Corn Parade","Ground floor shop and basement","Pennyfarthing Cycles Limited",1140,"24/06/2019","23/06/2029","24/06/2024",28500,None,7125,"Review outstanding. Landlord's notice served. Outside 1954 Act."),
("12A Corn Parade","First floor flat, 2 bed","Ms F. Haverstock",612,"01/03/2024","28/02/2026",None,14400,None,1384,"AST."),
("14 Corn Parade","Ground floor shop","Tamarind Kitchen Ltd",985,"29/09/2021","28/09/2031","29/09/2026",24000,("29/09/2026",26500),6000,"Tenant break 29/09/2026 on 6 months' notice."),
("14A Corn Parade","First floor flat, 1 bed","Mr O. Pemberley and Miss R. Stokes",498,"15/08/2024","14/08/2025",None,12300,None,1182,"AST."),
("14B Corn Parade","Second floor flat, 1 bed","Vacant",455,None,None,None,None,None,None,"Refurbishment in hand, to be marketed in May."),
("16 Corn Parade","Ground floor shop","Lacewing Dry Cleaners (a partnership)",870,"25/12/2012","24/12/2022",None,17250,None,None,"Holding over."),
("16A Corn Parade","First and second floor maisonette, 3 bed","Dr S. Oyelaran",910,"01/11/2023","31/10/2025",None,19200,None,1846,"AST."),
("18 Corn Parade","Ground floor shop and yard","Hobb & Daughter Ironmongers Ltd",1625,"25/03/2018","24/03/2033","25/03/2028",33000,("25/03/2028",36300),None,"Full repairing. Surety: Mr G. Hobb."),
("18A Corn Parade","First floor office","Westlea Bookkeeping LLP",740,"01/10/2022","30/09/2027",None,11100,None,2775,"Service charge capped."),
("Roof, 18 Corn Parade","Telecoms aerial site","Airspan Masts (UK) Limited",None,"01/04/2016","31/03/2026",None,6500,None,None,"Code rights."),
("Garage 1, rear","Lock-up garage","Pennyfarthing Cycles Limited",None,"24/06/2019","23/06/2029",None,1080,None,None,"With 12 Corn Parade."),]
P=lambda s,b=False,al=0:Paragraph(s,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=7.6,leading=9.2,alignment=al))
H=["Unit","Demise","Tenant","NIA<br/>sq ft","Lease<br/>start","Lease<br/>expiry","Next<br/>review","Passing rent<br/>£ p.a.","Fixed uplift<br/>from / to £ p.a.","Rent<br/>£ psf","Deposit<br/>held £","Remarks"]
data=[[P(h,True,2 if i in(3,7,9,10) else 0) for i,h in enumerate(H)]];rows=[];S=A=E=0
for u,de,t,a,s,e,rv,r,stp,dep,n in D:
    data.append([P(u,True),P(de),P(t),P(f"{a:,}" if a else '',al=2),P(s or ''),P(e or ''),P(rv or ''),P(f"{r:,.0f}" if r else '',al=2),P(f"{stp[0]}<br/>{stp[1]:,}" if stp else ''),P(f"{r/a:.2f}" if r and a else '',al=2),P(f"{dep:,}" if dep else '',al=2),P(n)])
    S+=r or 0;A+=a or 0;E+=dep or 0
    k=dict(unit=u,unitType=de,area=a)
    if t=="Vacant": k.update(statusText="Vacant")
    else: k.update(tenantName=t,statusText="Occupied",annualRent=r,leaseStartDate=d(s),leaseEndDate=d(e),deposit=dep)
    if stp:k['rentSteps']=[{"date":d(stp[0]).isoformat(),"amount":stp[1],"per":"year"}]
    rows.append(R(**k))
data.append([P("TOTAL",True),'','',P(f"{A:,}",True,2),'','','',P(f"£{S:,}",True,2),'','',P(f"{E:,}",True,2),''])
T=Table(data,colWidths=[66,84,98,36,50,50,50,58,60,36,44,130],repeatRows=1)
T.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.4,colors.grey),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e7dfc9')),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#f4f0e4'))]))
SimpleDocTemplate(out(fn),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=36,invariant=1).build([
Paragraph("TENANCY SCHEDULE",ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=17)),
Paragraph("12–18 Corn Parade, Frome, Somerset BA11",ParagraphStyle('h2',fontName='Helvetica',fontSize=11,leading=15)),
Paragraph("Freehold. Rents passing as at Lady Day, 25 March 2025. Prepared by Marchbank &amp; Tuffin, Chartered Surveyors, for the owners.",ParagraphStyle('h3',fontName='Helvetica',fontSize=8.5,leading=12,spaceAfter=8)),T,Spacer(1,6),
Paragraph("Floor areas are net internal for shops and offices and gross internal for flats, and have not been check measured. Nine lettable premises, of which one (14B) is vacant; the aerial site and the garage are additional. AST: assured shorthold tenancy.",ParagraphStyle('f',fontName='Helvetica-Oblique',fontSize=7.5,leading=9.5))])
save(fn,'MIXED_USE','UK surveyor tenancy schedule, wrapped cells, pounds a year',True,'12–18 Corn Parade','2025-03-25',rows,9,8,1)
