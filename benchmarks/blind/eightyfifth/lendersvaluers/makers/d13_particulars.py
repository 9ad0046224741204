from common import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
F='Saltergate_Retail_Park_Investment_Particulars.pdf'
OR=colors.HexColor('#c8501e'); b=PS('b',fontName='Helvetica',fontSize=9,leading=12.5); h=PS('h',fontName='Helvetica-Bold',fontSize=12,textColor=OR,spaceBefore=9,spaceAfter=4)
U=[("1","Homestead Carpets & Beds Ltd","Retail warehouse",10040,D(2019,9,29),D(2029,9,28),"29/09/2024\n(outstanding)",185740,"18.50"),
("2A","Barkwell Pet Stores plc","Retail warehouse",5025,D(2021,3,25),D(2031,3,24),"25/03/2026",105525,"21.00"),
("2B","Vacant",'Retail warehouse',5010,None,None,"",None,""),
("3","Brightly Discount Stores Ltd","Retail warehouse",15110,D(2016,6,24),D(2031,6,23),"24/06/2026",249315,"16.50"),
("4","Tyne Fitness (Gyms) Ltd","Leisure",8200,D(2023,12,25),D(2038,12,24),"25/12/2028",98400,"12.00"),
("Drive-thru","Bean Harbour Coffee Ltd","Drive-thru",1800,D(2022,2,1),D(2037,1,31),"01/02/2027",82500,"45.83"),
("PFS","Northway Forecourts Ltd","Petrol filling station & shop",3420,D(2014,11,11),D(2034,11,10),"11/11/2029",146000,""),
("Trade A","Tolson Electrical Wholesale Ltd","Trade counter",3200,D(2024,4,1),D(2029,3,31),"–",40000,"12.50"),
("Trade B","Plumb Right Centres Ltd","Trade counter",3180,D(2020,10,12),D(2030,10,11),"12/10/2025\n(outstanding)",36570,"11.50")]
TR=sum(u[7] or 0 for u in U); TA=sum(u[3] for u in U)
el=[Spacer(1,250),Paragraph('INVESTMENT SUMMARY',h)]
for t in (f'Established retail park and roadside scheme on the A61, 1.2 miles south of Chesterfield town centre.',f'Nine units extending in total to {TA:,} sq ft (GIA) with 312 car spaces.',f'Passing rent of £{TR:,} per annum.','Freehold. Site of 7.9 acres.','Offers are invited in excess of £11,400,000, subject to contract and exclusive of VAT, reflecting a net initial yield of 7.75% after purchaser\'s costs of 6.80%.'):
    el.append(Paragraph('•&nbsp; '+t,b))
el+=[Paragraph('SITUATION',h),Paragraph('The property is prominently situated on Saltergate Way at its junction with the A61 dual carriageway. Surrounding occupiers include a 78,000 sq ft foodstore, a builders\' merchant and a 64-bedroom hotel. The town has a primary catchment population of 118,000 persons.',b),
Paragraph('DESCRIPTION',h),Paragraph('Units 1 to 4 are of steel portal frame construction beneath pitched roofs with eaves of 6.0 m, arranged in a single terrace. The drive-thru, the petrol filling station and a pair of trade counter units are self-contained at the front of the site.',b),PageBreak(),
Paragraph('TENANCY SCHEDULE',h)]
s=PS('s',parent=b,fontSize=7.6,leading=9.2); r=PS('r',parent=s,alignment=2); sh=PS('sh',parent=s,fontName='Helvetica-Bold',textColor=colors.white)
data=[[Paragraph(x,sh) for x in ('Unit','Tenant','Use','GIA<br/>sq ft','Lease<br/>start','Lease<br/>expiry','Next rent<br/>review','Rent<br/>pa','Rent<br/>psf')]]; rows=[]
E=lambda x:x.replace('&','&amp;')
for u,t,us,a,ls,le,rv,rent,psf in U:
    v=t=='Vacant'
    data.append([Paragraph(u,s),Paragraph(E(t),s),Paragraph(E(us),s),Paragraph(f'{a:,}',r)]+[Paragraph(x.strftime('%d/%m/%Y') if x else '',s) for x in(ls,le)]+[Paragraph(rv.replace('\n','<br/>'),s),Paragraph(f'£{rent:,}' if rent else '',r),Paragraph('£'+psf if psf else '',r)])
    q=dict(unit=u,unitType=us,area=a,statusText='Vacant' if v else 'Occupied')
    if not v: q.update(tenantName=t,leaseStartDate=ls,leaseEndDate=le,annualRent=rent)
    rows.append(q)
data.append([Paragraph('<b>Total</b>',s),'','',Paragraph(f'<b>{TA:,}</b>',r),'','','',Paragraph(f'<b>£{TR:,}</b>',r),''])
t=Table(data,colWidths=[48,122,80,42,52,52,60,52,34]); t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),OR),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#fbeee6')]),('LINEABOVE',(0,-1),(-1,-1),1,OR),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
el+=[t,Spacer(1,6),Paragraph('<i>Tenancies as at 1 October 2025. All leases are drawn on full repairing and insuring terms by way of service charge. The vendor will provide a twelve month rent, rates and service charge guarantee on Unit 2B.</i>',PS('n',parent=s)),
Paragraph('COVENANT INFORMATION',h)]
ct=Table([['Tenant','Year to','Turnover','Pre-tax profit','Net assets'],['Brightly Discount Stores Ltd','31/01/2025','£412.6m','£18.2m','£96.1m'],['Barkwell Pet Stores plc','30/03/2025','£1,038.0m','£54.9m','£301.7m'],['Northway Forecourts Ltd','31/12/2024','£86.4m','£2.1m','£14.0m']],colWidths=[180,80,80,80,80]); ct.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('LINEBELOW',(0,0),(-1,-1),.4,OR)]))
el+=[ct,Paragraph('SERVICE CHARGE',h),Paragraph('The current year service charge budget equates to £1.42 per sq ft. Unit 4 is subject to a cap.',b),Paragraph('VAT',h),Paragraph('The property is elected for VAT and it is anticipated that the sale will be treated as a transfer of a going concern.',b),Paragraph('FURTHER INFORMATION',h),Paragraph('Carrow Denham LLP, 14 Park Row, Leeds. Viewings strictly by appointment.',b)]
def p1(c,d):
    c.setFillColor(OR); c.rect(0,770,595,72,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',22); c.drawString(40,806,'SALTERGATE RETAIL PARK'); c.setFont('Helvetica',12); c.drawString(40,785,'Chesterfield S40   |   Retail warehouse and roadside investment')
    c.setFillColor(colors.HexColor('#b9c7cf')); c.rect(0,560,595,210,fill=1,stroke=0); c.setFillColor(colors.HexColor('#7f8f98')); c.rect(60,590,330,70,fill=1,stroke=0); c.rect(430,590,90,45,fill=1,stroke=0); c.setFillColor(colors.HexColor('#55606a')); c.rect(0,560,595,28,fill=1,stroke=0)
    p2(c,d)
def p2(c,d): c.setFillColor(colors.grey); c.setFont('Helvetica',7); c.drawString(40,22,'Carrow Denham LLP  |  Saltergate Retail Park, Chesterfield'); c.drawRightString(555,22,str(d.page))
SimpleDocTemplate(doc(F),pagesize=A4,leftMargin=26,rightMargin=26,topMargin=40,bottomMargin=40).build(el,onFirstPage=p1,onLaterPages=p2)
save(F,dict(propertyName="Saltergate Retail Park",asOnDate="2025-10-01",units=9,occupied=8,vacant=1,rows=rows),'RETAIL','agents sales particulars, tenancy schedule on page 2 between narrative and covenant table',True)
print(TA,TR, TR/1.068/11.4e6)
