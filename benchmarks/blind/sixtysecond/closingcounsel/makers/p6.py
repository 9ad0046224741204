# family ground lease book, portrait, serif, outparcels; quarterly & annual rents
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
FN='ground leases - Bascombe family.pdf'
d=dt
L=[('Pad 1','Cluckhouse Chicken (franchisee: Delmar Foods)',0.94,d(2011,5,1),d(2031,4,30),126000,d(2026,5,1),138600),
('Pad 2','Granger Federal Credit Union',1.10,d(2018,10,1),d(2038,9,30),148500,d(2028,10,1),163350),
('Pad 3','Vacant - old car wash, building to come down',0.71,None,None,None,None,None),
('Pad 4','Speedlane Fuel Stores #88',1.62,d(2006,1,1),d(2035,12,31),201240,d(2026,1,1),217339.20),
('Pad 5','Tire Ranch of Bascombe LLC',0.88,d(2020,3,15),d(2040,3,14),93600,d(2030,3,15),102960),
('Pad 6','Outland Signs (billboard, two faces)',0.05,d(2023,7,1),'Year to year',14400,None,None),
('Parcel 7','Homewright Building Supply',11.40,d(1999,9,1),d(2049,8,31),318000,d(2029,9,1),349800)]
rows=[]
for u,t,ac,s,e,an,sd,sa in L:
    r=dict(unit=u,_ac=ac)
    if an is None: r['statusText']='Vacant'
    else:
        r.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=an,_q=an/4)
        if sd: r['rentSteps']=[(sd,sa,'y')]
        if u in('Pad 5','Pad 6'): r['deposit']={'Pad 5':7800,'Pad 6':1200}[u]
    r['_t']=t; rows.append(r)
rows[0]['tenantName']='Cluckhouse Chicken (franchisee: Delmar Foods)'
def build():
    P=ParagraphStyle('p',fontName='Times-Roman',fontSize=9,leading=10.5); B=ParagraphStyle('b',parent=P,fontName='Times-Bold')
    ld=lambda x:x if isinstance(x,str) else (f"{x.strftime('%B')} {x.day}, {x.year}" if x else '')
    T=[[Paragraph(h,B) for h in('Parcel','Ground tenant','Acres','Began','Ends','Rent each quarter','Rent for the year','Goes to (per year)','On','Deposit')]]
    for r in rows:
        s=r.get('rentSteps')
        T.append([r['unit'],Paragraph(r['_t'],P),f"{r['_ac']:.2f}",Paragraph(ld(r.get('leaseStartDate')),P),Paragraph(ld(r.get('leaseEndDate')),P),'$'+m2(r['_q']) if r.get('_q') else '','$'+m2(r['annualRent']) if r.get('annualRent') else '','$'+m2(s[0][1]) if s else '',Paragraph(ld(s[0][0]),P) if s else '','$'+m0(r['deposit']) if r.get('deposit') else ''])
    T.append(['','Total',f"{sum(r['_ac'] for r in rows):.2f}",'','','$'+m2(sum(r.get('_q',0) for r in rows)),'$'+m2(sum(r.get('annualRent',0) for r in rows)),'','','$'+m0(sum(r.get('deposit',0) for r in rows))])
    t=Table(T,colWidths=[42,104,34,58,58,58,64,64,56,40]); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.6),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('LINEBELOW',(0,-1),(-1,-1),2,colors.black),('FONT',(0,-1),(-1,-1),'Times-Bold',8.6),('ALIGN',(5,1),(7,-1),'RIGHT'),('ALIGN',(9,1),(9,-1),'RIGHT'),('ALIGN',(2,1),(2,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,1),(-1,-2),7)]))
    S=[Paragraph('Bascombe Family Land Company',ParagraphStyle('t',fontName='Times-Bold',fontSize=15,alignment=1,leading=20)),Paragraph('Ground Leases at Bascombe Crossing, Route 41',ParagraphStyle('t2',fontName='Times-Roman',fontSize=12,alignment=1,leading=15)),Paragraph('as of December 31, 2025',ParagraphStyle('t3',fontName='Times-Italic',fontSize=10.5,alignment=1,leading=14)),Spacer(1,18),t,Spacer(1,16),
     Paragraph('1. All ground tenants pay their own real estate taxes, insurance and upkeep directly.',P),Paragraph('2. Speedlane also pays one cent a gallon over 2.2 million gallons, settled each February. It came to nothing in 2024.',P),Paragraph('3. Homewright has two options of ten years each; notice eighteen months ahead. Rent in the options by appraisal.',P),Paragraph('4. Pad 6 sits on the drainage strip; either side may end it on sixty days\' notice before July 1.',P),Spacer(1,20),Paragraph('Prepared by the office for Trulove Abstract &amp; Title, January 9, 2026',ParagraphStyle('x',parent=P,fontName='Times-Italic'))]
    SimpleDocTemplate(path(FN),pagesize=letter,leftMargin=16,rightMargin=16,topMargin=54,bottomMargin=40,invariant=1).build(S)
    save(FN,rows,'Bascombe Crossing',dt(2025,12,31),7,6,1,'LAND','closingcounsel','hand-made family list of ground leases, quarterly and yearly rent, acres',hard='quarterly rents, areas in acres')
build()
