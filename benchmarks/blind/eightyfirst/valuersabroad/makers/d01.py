from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
F='kingsmead-house-reading-tenancy-schedule.pdf'
d=D.date
f=lambda x:x.strftime('%d/%m/%Y') if x else '-'
# demise, tenant, area, start, expiry, review, break, rent, comment, step
R=[
('Lower Ground Store','Kingsmead Facilities Ltd',1120,d(2022,3,25),d(2027,3,24),None,d(2025,9,29),11200,'Outside the 1954 Act. Rolling mutual break on 3 months\u2019 notice.',None),
('Ground (North)','Bramble & Oak Coffee Ltd',1846,d(2019,6,24),d(2029,6,23),None,None,49850,'Class E café. Service charge capped at £7.10 psf, RPI linked.',None),
('Ground (South)','Vacant',2975,None,None,None,None,None,'Refurbished to Cat A+ in 2024. Quoting £36.50 psf.',None),
('Reception Kiosk','Pollard Flowers (licence)',160,d(2024,11,1),d(2025,10,31),None,None,6000,'Licence, inclusive of service charge and insurance.',None),
('First (East)','Halden Marsh LLP',5410,d(2018,9,29),d(2028,9,28),None,None,189350,'Tenant did not exercise its 2023 break. 3 months\u2019 half rent received in lieu.',None),
('First (West)','Cormorant Actuarial Services Ltd',5225,d(2021,12,25),d(2031,12,24),d(2026,12,25),d(2026,12,25),177650,'6 months\u2019 prior written notice. 4 months\u2019 rent free if break is not exercised.',None),
('Second','Orrin Software (UK) Ltd',10780,d(2023,3,25),d(2033,3,24),d(2028,3,25),d(2028,3,25),355740,'Stepped rent: rising to £377,300 pa on 25/03/2026. Guarantor: Orrin Holdings BV.',[('2026-03-25',377300)]),
('Third (East)','Halden Marsh LLP',5410,d(2018,9,29),d(2028,9,28),None,None,192055,'Co-terminous with First (East).',None),
('Third (West)','Stannard Vale Wealth Management Ltd',5198,d(2025,2,3),d(2035,2,2),d(2030,2,3),d(2030,2,3),190500,'Rent free until 02/02/2026; vendor will top up. Break penalty 3 months\u2019 rent.',None),
('Fourth','Thames Basin Water Partnership',10655,d(2016,1,11),d(2026,1,10),None,None,314325,'Tenant has served s.27 notice. Schedule of condition attached.',None),
('Fifth (Part A)','Vacant',3320,None,None,None,None,None,'Under offer to an existing occupier of the town at £37.00 psf.',None),
('Fifth (Part B)','Ludgrove Recruitment Group Ltd',4105,d(2022,7,18),d(2027,7,17),None,d(2025,12,18),139570,'Stepped rent: rising to £147,780 pa on 18/07/2026.',[('2026-07-18',147780)]),
('Roof (Plant B)','Airmast Infrastructure Ltd',None,d(2015,5,1),d(2030,4,30),d(2025,5,1),None,14500,'Telecoms lease. 2025 review (open market) outstanding.',None),
('Car Park (11 spaces)','Reading Town Car Club CIC',None,d(2023,1,1),d(2025,12,31),None,None,13200,'£1,200 per space.',None),
]
def make():
    b=ParagraphStyle('b',fontName='Helvetica',fontSize=7,leading=8.4)
    bb=ParagraphStyle('bb',parent=b,fontName='Helvetica-Bold')
    h=ParagraphStyle('h',parent=b,fontName='Helvetica-Bold',textColor=colors.white,alignment=1)
    navy=colors.HexColor('#1d3146')
    data=[[Paragraph(x,h) for x in ['Demise','Tenant','NIA<br/>(sq ft)','Lease terms','','','','Passing rent','','Comments']],
          ['','',''] + [Paragraph(x,h) for x in ['Start','Expiry','Next<br/>review','Next break<br/>(T)','£ pa','£ psf']]+['']]
    rows=[];texts=[]
    for (dm,tn,a,s,e,rv,bk,rent,c,st) in R:
        v=tn=='Vacant'
        psf=f'{rent/a:.2f}' if rent and a else '-'
        data.append([Paragraph(dm,b),Paragraph(tn,bb if not v else ParagraphStyle('v',parent=b,textColor=colors.HexColor('#a03020'))),f'{a:,}' if a else 'n/a',f(s),f(e),f(rv),f(bk),f'{rent:,}' if rent else '-',psf,Paragraph(c,b)])
        rows.append(dict(unit=dm,tenantName=None if v else tn,area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=rent,statusText='Vacant' if v else 'Occupied',
            rentSteps=[{'date':x,'amount':y,'per':'year'} for x,y in st] if st else None))
        texts+=[dm.split()[0]]+([f'{a:,}'] if a else [])+([f'{rent:,}'] if rent else [])
    ta=sum(r[2] or 0 for r in R); tr=sum(r[7] or 0 for r in R)
    data.append([Paragraph('<b>Total</b>',b),'',f'{ta:,}','','','','',f'{tr:,}','',''])
    t=Table(data,colWidths=[27*mm,41*mm,14*mm,17.5*mm,17.5*mm,17.5*mm,18*mm,17*mm,12*mm,81*mm],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,2),(-1,-1),'Helvetica',7),('BACKGROUND',(0,0),(-1,1),navy),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
      ('SPAN',(3,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(9,0),(9,1)),
      ('LINEBELOW',(3,0),(8,0),.4,colors.white),('LINEBELOW',(0,2),(-1,-2),.25,colors.HexColor('#b8c0c8')),('ALIGN',(2,2),(2,-1),'RIGHT'),('ALIGN',(3,2),(6,-1),'CENTER'),('ALIGN',(7,2),(8,-1),'RIGHT'),
      ('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#e3e7eb')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
    T=ParagraphStyle('T',fontName='Times-Roman',fontSize=19,leading=22,textColor=navy)
    p=ParagraphStyle('p',fontName='Helvetica',fontSize=8,leading=11)
    wault=5.1
    el=[Paragraph('Tenancy schedule',T),Spacer(1,3*mm),
        Paragraph('<b>Kingsmead House</b>, 14–22 Abbot\u2019s Row, Reading RG1. The property is multi-let to 11 occupiers in accordance with the schedule below, as at 29 September 2025. All leases are effectively full repairing and insuring by way of service charge unless stated. VAT: the property has been elected and it is anticipated that the sale will be treated as a TOGC.',p),Spacer(1,3*mm),t,Spacer(1,2*mm),
        Paragraph('(T) tenant\u2019s option. NIA as measured by Fenner Survey Ltd, May 2025; areas of the roof and car park demises are not measured. Service charge budget for the year to 24 March 2026: £9.85 psf.',ParagraphStyle('n',parent=b,fontSize=6.5))]
    def pg(c,doc):
        c.setFillColor(navy); c.rect(0,landscape(A4)[1]-9*mm,landscape(A4)[0],9*mm,stroke=0,fill=1)
        c.setFillColor(colors.white); c.setFont('Helvetica',8); c.drawString(15*mm,landscape(A4)[1]-6*mm,'ASHDOWN CREWE  |  CAPITAL MARKETS'); 
        c.setFillColor(colors.grey); c.setFont('Helvetica',6.5); c.drawRightString(landscape(A4)[0]-15*mm,7*mm,'Kingsmead House, Reading   6')
    SimpleDocTemplate(DOC+F,pagesize=landscape(A4),leftMargin=15*mm,rightMargin=15*mm,topMargin=14*mm,bottomMargin=12*mm,title='Tenancy schedule').build(el,onFirstPage=pg,onLaterPages=pg)
    occ=len([1 for r in R if r[1]!='Vacant'])
    save(F,'OFFICE',dict(propertyName='Kingsmead House',asOnDate='2025-09-29',units=len(R),occupied=occ,vacant=len(R)-occ,sheet=None,planted=None,rows=rows),'agent','investment brochure page, grouped header, comments column',False,
      texts+[f'{ta:,}',f'{tr:,}'],[dict(key='area',printed=ta),dict(key='annualRent',printed=tr)])
make()
