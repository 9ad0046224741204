# England, high street parade, auction catalogue page (reportlab), lease terms in prose
from common import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.units import mm
fn='13_lot_47_market_place_thornbridge.pdf'
Z=[('14','Hollis & Wray (Bakers) Ltd','Ground floor shop with basement','1,145',1145,'15 years from 25/03/2019. Rent reviews 2024 and 2029. FR&I.',D(2019,3,25),D(2034,3,24),21500),
('16','Barnabus Hospice Trading Ltd','Ground floor shop','862',862,'10 years from 29/09/2021. Tenant break 2026. FR&I.',D(2021,9,29),D(2031,9,28),16750),
('18','A. Demir t/a Golden Comb','Ground floor shop','540',540,'5 years from 01/06/2024. Outside the L&T Act 1954.',D(2024,6,1),D(2029,5,31),11000),
('20-22','Coppice Opticians (Midlands) Ltd','Ground floor double shop and first floor treatment rooms','2,310',2310,'10 years from 24/06/2016. Terms for a new 5 year lease in solicitors\' hands.',D(2016,6,24),D(2026,6,23),34000),
('24','Vacant','Ground floor shop','905',905,'',None,None,0),
('16A','Vacant','First and second floor maisonette','',None,'Requires modernisation.',None,None,0),
('18A','Ms R. Ellery','First and second floor flat (2 bedrooms)','',None,'Assured shorthold tenancy, 12 months from 14/02/2025.',D(2025,2,14),D(2026,2,13),9300),
('24A','Private individual','First floor flat (1 bedroom)','',None,'125 years from 01/01/2004. Sold off on long lease.',D(2004,1,1),D(2128,12,31),100)]
B=PS('b',fontName='Times-Roman',fontSize=8,leading=9.6); R=PS('r',parent=B,alignment=2); HB=PS('hb',parent=B,fontName='Times-Bold')
f=lambda d:d.strftime('%d/%m/%Y')
data=[[Paragraph(x,HB) for x in ('No.','Present Lessee','Accommodation','Sq ft','Lease Terms','Expiry','Current Rent<br/>£ p.a.x.')]]; rows=[]; T=0
for u,l,acc,at,a,tm,s,e,r in Z:
    v=l=='Vacant'
    data.append([Paragraph(u,B),Paragraph(l.replace('&','&amp;'),B),Paragraph(acc,B),Paragraph(at,R),Paragraph(tm.replace('&','&amp;'),B),Paragraph(f(e) if e else '',B),Paragraph(f'£{r:,}' if r else '—',R)]); T+=r
    rows.append(dict(unit=u,unitType=acc,area=a,tenantName=None if v else l,statusText='Vacant' if v else 'Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=r or None))
data.append(['','','','','',Paragraph('Total',HB),Paragraph(f'<b>£{T:,}</b>',R)])
tb=Table(data,colWidths=[x*mm for x in (13,34,38,13,42,20,21)]); tb.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEBELOW',(0,-2),(-1,-2),.6,colors.black),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]))
h=PS('h',fontName='Times-Bold',fontSize=15,leading=18); p=PS('p',parent=B,fontSize=9,leading=11.5,spaceAfter=4,alignment=4); k=PS('k',fontName='Times-Bold',fontSize=9.5,leading=12,spaceBefore=3)
S=[Table([[Paragraph('<font color="white">LOT 47</font>',PS('l',fontName='Times-Bold',fontSize=14,leading=17)),Paragraph('<font color="white">Guide price £925,000 – £975,000</font>',PS('g',fontName='Times-Roman',fontSize=11,alignment=2,leading=17))]],colWidths=[60*mm,121*mm],style=[('BACKGROUND',(0,0),(-1,-1),colors.HexColor('#8b1a1a')),('VALIGN',(0,0),(-1,-1),'MIDDLE')]),Spacer(1,4*mm),
Paragraph('14–24 Market Place, Thornbridge',h),Paragraph('Staffordshire ST14 7XQ',p),Paragraph('Freehold parade of five shops with three flats above',k),Spacer(1,2*mm),Paragraph('LOCATION',k),Paragraph('Thornbridge is a market town about twelve miles north-east of Stafford. The parade occupies a prominent trading position on the west side of Market Place, close to branches of several national retailers and opposite the town\'s short stay car park.',p),Paragraph('DESCRIPTION',k),Paragraph('A terrace arranged on ground and two upper floors, of brick beneath a pitched slate roof. The flats are reached from the rear, where there is parking for six vehicles.',p),Paragraph('TENANCIES AND ACCOMMODATION',k),Spacer(1,1*mm),tb,Spacer(1,3*mm),Paragraph('Areas are net internal and taken from the Valuation Office Agency website where shown. No VAT is payable. The position is stated at 3 November 2025.',PS('n',parent=B,fontSize=7.5)),Spacer(1,3*mm),Paragraph('Seller\'s solicitors: Pargeter Lund LLP, Stafford. Auction: Tuesday 9 December 2025, online from 9.30 am. See the general and special conditions of sale.',p)]
def ft(c,d): c.setFont('Times-Italic',8); c.drawString(14*mm,10*mm,'Aldersgate & Finch Auctioneers'); c.drawRightString(196*mm,10*mm,'58')
SimpleDocTemplate(doc(fn),pagesize=A4,leftMargin=14*mm,rightMargin=14*mm,topMargin=14*mm,bottomMargin=16*mm).build(S,onFirstPage=ft)
assert sum(r.get('annualRent') or 0 for r in rows)==T
save(fn,'14-24 Market Place, Thornbridge','2025-11-03',rows,8,6,2,'MIXED_USE','Auction catalogue page, lease terms in prose, serif, long-leasehold flat',True)
