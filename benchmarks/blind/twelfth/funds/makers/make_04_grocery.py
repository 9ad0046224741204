# grocery-anchored centre, page out of a sponsor's offering memorandum
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import landscape
F='Quail_Hollow_Marketplace_OM_rent_roll.pdf'
asof=D.date(2025,11,1); tabloid=(792,1224)
T=[('1','Harvest Barn Grocers','Anchor',48250,'09/01/2012','08/31/2032',11.5,[('9/1/2027',12.65)],'4 x 5 yr @ 10%','NNN'),
('2','Dollar Depot Express','Inline',9600,'02/15/2019','02/28/2029',12.75,[],'2 x 5 yr','NNN'),
('3A','Lucky Lotus Nail Spa','Inline',1260,'06/01/2021','05/31/2026',26.0,[],'None','NNN'),
('3B','The UPS-It Store','Inline',1400,'11/01/2018','10/31/2028',27.32,[('11/1/2026',28.14),('11/1/2027',28.98)],'1 x 5 yr FMV','NNN'),
('4','VACANT','',2100,None,None,None,[],'',''),
('5','Fuego Real Taqueria','Inline',2450,'03/01/2023','02/28/2033',29.5,[('3/1/2026',30.39),('3/1/2027',31.3),('3/1/2028',32.24)],'2 x 5 yr @ 3%/yr','NNN'),
('6','Clearwell Urgent Care','Jr. Anchor',5200,'08/01/2020','07/31/2030',31.0,[('8/1/2026',31.93)],'2 x 5 yr','NNN'),
('7-8','Ironpeak Fitness 24','Jr. Anchor',12400,'01/01/2017','12/31/2026',14.0,[],'2 x 5 yr @ 8%','Mod. Gross'),
('9','Sudsy Paws Grooming','Inline',1400,'05/01/2024','04/30/2029',25.0,[('5/1/2026',25.75),('5/1/2027',26.52)],'1 x 5 yr','NNN'),
('10','VACANT (former Hallmark Cottage)','',3600,None,None,None,[],'',''),
('11','Quail Wine & Spirits','Inline',3850,'10/01/2015','09/30/2030',22.4,[('10/1/2026',23.07)],'None','NNN'),
('12','Dr. Smile Orthodontics','Inline',2200,'04/01/2022','03/31/2032',28.41,[('4/1/2026',29.26),('4/1/2028',31.04)],'2 x 5 yr','NNN'),
('13','Sierra Vista Credit Union','Inline',2800,'07/01/2016','06/30/2026',30.1,[],'1 x 5 yr (notice given)','NNN'),
('14','Kwik Alterations','Inline',900,'MTM','MTM',20.0,[],'None','Gross'),
('PAD A','Burger Junction (ground lease)','Pad',3100,'12/01/2013','11/30/2033',41.94,[('12/1/2028',46.13)],'4 x 5 yr @ 10%','Abs. NNN'),
('PAD B','Bluestem Bank (ground lease)','Pad',4100,'01/01/2020','12/31/2039',34.15,[('1/1/2030',37.57)],'3 x 5 yr @ 10%','Abs. NNN')]
REC={'NNN':8.35,'Mod. Gross':3.1,'Gross':0,'Abs. NNN':2.05}
ps=ParagraphStyle('a',fontName='Helvetica',fontSize=8,leading=9.5)
data=[['','','','','Lease Term','','Base Rent (current)','','','Contractual Increases','','','','',''],
 ['Suite','Tenant','Category','GLA (SF)','Start','End','Per SF','Monthly','Annual','Date','Per SF','Annual Rent','Options','Lease\nType','NNN Reimb.\n(Annual)']]
rows=[];A=M=N=X=VA=0
for s,n,cat,a,b,e,psf,st,op,lt in T:
    v=psf is None
    an=0 if v else round(a*psf/12)*12; mo=an//12; rb=0 if v else round(a*REC[lt]); 
    iso_=lambda z:z if z=='MTM' or z is None else D.datetime.strptime(z,'%m/%d/%Y').date()
    sd='\n'.join(x[0] for x in st); sp='\n'.join(f"${x[1]:.2f}" for x in st); sa=[round(a*x[1]) for x in st]
    data.append([s,Paragraph(n if not v else f'<i>{n}</i>',ps),cat,f"{a:,}",b or '',e or '',f"${psf:.2f}" if psf else '',f"${mo:,}" if mo else '',f"${an:,}" if an else '',sd,sp,'\n'.join(f"${q:,}" for q in sa),op,lt,f"${rb:,}" if rb else ('–' if not v else '')])
    rows.append(row(unit=s,tenantName=None if v else n,unitType=cat or None,statusText='VACANT' if v else 'Occupied',area=a,leaseStartDate=iso_(b),leaseEndDate=iso_(e),
      contractRent=float(mo) if mo else None,annualRent=float(an) if an else None,rentSteps=[dict(date=D.datetime.strptime(x[0],'%m/%d/%Y').date(),amount=float(q),per='year') for x,q in zip(st,sa)],
      charges=[dict(code='NNN Reimb. (Annual)',amount=float(rb),per='year')] if rb else None))
    A+=a;M+=mo;N+=an;X+=rb;VA+=a if v else 0
n=len(T)
data+=[['Occupied','','',f"{A-VA:,}",f"{(A-VA)/A*100:.1f}%",'',f"${N/(A-VA):.2f}",f"${M:,}",f"${N:,}",'','','','','',f"${X:,}"],['Vacant','','',f"{VA:,}",f"{VA/A*100:.1f}%"]+['']*10,['Total / WA','','',f"{A:,}",'100.0%','','',f"${M:,}",f"${N:,}",'','','','','',f"${X:,}"]]
g=colors.HexColor('#2f5d50'); lg=colors.HexColor('#eef4f1')
t=Table(data,colWidths=[48,172,60,56,66,66,46,62,72,62,46,66,122,62,76],repeatRows=2)
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,1),g),('TEXTCOLOR',(0,0),(-1,1),colors.white),
 ('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(11,0)),('ALIGN',(4,0),(11,0),'CENTER'),('LINEBELOW',(4,0),(5,0),.5,colors.white),('LINEBELOW',(6,0),(8,0),.5,colors.white),('LINEBELOW',(9,0),(11,0),.5,colors.white),
 ('ALIGN',(3,1),(3,-1),'RIGHT'),('ALIGN',(6,1),(8,-1),'RIGHT'),('ALIGN',(10,1),(11,-1),'RIGHT'),('ALIGN',(14,1),(14,-1),'RIGHT'),('VALIGN',(0,2),(-1,-1),'TOP'),('VALIGN',(0,1),(-1,1),'BOTTOM'),
 ('FONT',(0,-3),(-1,-1),'Helvetica-Bold',8),('LINEABOVE',(0,-3),(-1,-3),1,g),('LINEABOVE',(0,-1),(-1,-1),.7,g),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
st+=[('BACKGROUND',(0,i),(-1,i),lg) for i in range(3,n+2,2)]
t.setStyle(TableStyle(st))
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=20,textColor=g,leading=24); sm=ParagraphStyle('s',fontName='Helvetica',fontSize=8,leading=10.5)
def foot(c,d):
    c.setFillColor(g); c.rect(0,0,tabloid[1],26,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica',8); c.drawString(40,10,'QUAIL HOLLOW MARKETPLACE  |  Confidential Offering Memorandum'); c.drawRightString(tabloid[1]-40,10,'27')
doc=SimpleDocTemplate(os.path.join(DOC,F),pagesize=landscape(tabloid),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=40,invariant=1)
doc.build([Paragraph('RENT ROLL',h),Paragraph('Quail Hollow Marketplace  &nbsp;•&nbsp; 3100–3188 Quail Hollow Rd. &nbsp;•&nbsp; As of November 1, 2025',sm),Spacer(1,8),t,Spacer(1,8),
 Paragraph('(1) Fuego Real Taqueria pays percentage rent of 5% over a natural breakpoint; none was due for 2024. (2) Sierra Vista Credit Union has given notice of its intent to renew; terms under negotiation. (3) NNN reimbursements per 2025 budget. (4) Pad rents are shown on building area for ground leases. Square footages have not been field verified.',sm)],onFirstPage=foot)
save(F,'RETAIL','Offering-memorandum table, tabloid, grouped header, stacked annual increases','annual and monthly rent; steps per year; MTM; vacancy in tenant cell with former tenant note','Quail Hollow Marketplace',asof,n,n-2,2,rows,dict(area=A,occupiedArea=A-VA,vacantArea=VA,contractRent=M,annualRent=N,reimbursementsAnnual=X))
