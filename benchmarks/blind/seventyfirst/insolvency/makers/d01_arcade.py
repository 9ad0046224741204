from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
F='Wool_Exchange_Arcade_Tenancy_Schedule.pdf'
# unit, tenant, use, sqft, start, term months, review, rent pa (None=blank), rateable, arrears, note, steps
L=[
('GROUND FLOOR – MARKET STREET MALL',[
('1-2','Halcyon Bakehouse Limited','Class E – café',1465,D(2019,6,24),120,D(2024,6,24),31500,24250,0,'Review 06/24 outstanding. Inside 1954 Act.',None),
('3','Tilly & Gant Opticians LLP','Class E – optician',880,D(2021,9,29),120,D(2026,9,29),21000,16500,0,'Tenant break 29/09/2026, 6 months’ notice.',None),
('4','VACANT','Class E – shop',905,None,0,None,None,16750,None,'Former shoe shop. Under offer at £17,500 pa – not exchanged.',None),
('5','Mobile Phone Clinic (Bradleigh) Ltd','Class E – repairs',410,D(2023,3,1),36,None,9600,7400,1600,'Contracted out. Two months in arrears.',None),
('6','Greenfield Hospice Shops Ltd','Charity shop',1120,D(2022,1,10),60,None,14000,19000,0,'Licence to assign refused 2024.',None),
('7A','Nail Atelier (Ms T Vuong)','Class E – beauty',365,D(2024,5,1),36,None,8250,6100,687.5,'',[(D(2026,5,1),9000)]),
('7B','VACANT','Class E – shop',372,None,0,None,None,6200,None,'No services. Strip-out required.',None),
('8','Penhaligon Cards & Gifts Limited','Class E – shop',1240,D(2016,12,25),120,D(2021,12,25),26000,20500,6500,'Q3 rent unpaid; CRAR instructed.',None),
('9','Bradleigh Credit Union Limited','Class E – financial',1035,D(2020,3,25),180,D(2025,3,25),22750,18250,0,'No increase at 2025 review (memo on file).',None),
('10','Cobbler & Key (Mr S Rahim)','Sui generis',290,D(2018,4,2),None,None,7200,5100,0,'Holding over.',None)]),
('GROUND FLOOR – CHAPEL WALK',[
('11','Vintage Vinyl Cooperative Ltd','Class E – shop',760,D(2023,10,1),60,None,12000,12500,1000,'',[(D(2026,10,1),13500)]),
('12','Saffron Thread Fabrics Limited','Class E – shop',1510,D(2017,6,24),120,D(2022,6,24),27500,23000,0,'Schedule of condition annexed.',None),
('14','Yorkshire Sweet Emporium Ltd','Class E – shop',540,D(2022,8,15),60,None,11500,9300,-958.33,'Paid one month in advance.',None),
('15','VACANT','Class E – shop',1180,None,0,None,None,19250,None,'Roof leak; insurer notified 12/08/2025.',None),
('16','Barber & Sons (D Kettlewell)','Class E – barber',455,D(2021,2,1),60,None,9000,7900,750,'',None),
('17','Community Arts Bradleigh CIO','Gallery',820,D(2024,11,1),12,None,0,13750,0,'Rates mitigation licence, nil rent. Rolling 1 month.',None)]),
('FIRST FLOOR AND KIOSKS',[
('F1','Lotus Yoga Studio Limited','Class E – fitness',2140,D(2022,5,16),120,D(2027,5,16),19500,15250,0,'Guarantor: director.',None),
('F2','VACANT','Offices',1890,None,0,None,None,12000,None,'EPC F – cannot be let without works.',None),
('F3','Marsden Quill Accountants Limited','Offices',1325,D(2020,9,29),60,None,13250,10750,3312.5,'Lease expired 28/09/2025 – holding over, s.25 notice to be served.',None),
('F4','Inkwell Tattoo Collective','Sui generis',610,D(2023,7,3),36,None,7800,6400,0,'',None),
('K1','Hot Doughnut Company','Kiosk',85,D(2025,1,6),12,None,5200,2850,433.33,'Weekly licence fee invoiced monthly.',None),
('K2','VACANT','Kiosk',85,None,0,None,None,2850,None,'',None)]),
('EXTERNAL',[
('Sub','Northern Grid Distribution plc','Substation',None,D(1988,1,1),1188,None,50,None,0,'Wayleave and lease.',None),
('ATM','CashSpot Machines UK Ltd','ATM site',None,D(2021,4,12),60,None,2400,1950,0,'Rent fixed for term.',None)]),
]
rows=[]
c7=PS('c',fontName='Helvetica',fontSize=6.8,leading=8); cb=PS('b',parent=c7,fontName='Helvetica-Bold')
P=lambda t,s=c7:Paragraph(t,s)
f=lambda v:'' if v is None else (f'{v:,.2f}' if v>=0 else f'({-v:,.2f})')
g=lambda v:'' if v is None else f'{v:,.0f}'
dd=lambda d:d.strftime('%d/%m/%Y') if d else ''
data=[['Unit','Tenant','Permitted use','NIA\n(sq ft)','Lease\ncommencement','Lease\nexpiry','Next/last\nreview','Rateable\nvalue (£)','Passing rent\n(£ per annum)','Arrears at\n30/09/2025 (£)','Receivers’ comments']]
st=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('FONT',(0,1),(-1,-1),'Helvetica',6.8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#26364d')),('TEXTCOLOR',(0,0),(-1,0),colors.white),
('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(7,0),(9,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#b9c0ca')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
TA=TR=TB=TV=0; occ=vac=0
for sec,us in L:
    data.append([sec]+['']*10); i=len(data)-1
    st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e3e7ee'))]
    sa=sr=sb=sv=0
    for u,t,use,a,s,m,rv,rent,ratv,arr,note,steps in us:
        exp=endterm(s,m) if s and m else ('Holding over' if s else None)
        if steps: note=(note+' ' if note else '')+'; '.join(f'Rent rises to £{x:,.0f} pa from {dd(q)}.' for q,x in steps)
        data.append([u,P(t,cb if t=='VACANT' else c7),P(use),g(a),dd(s),exp if isinstance(exp,str) else dd(exp),dd(rv),g(ratv),f(rent),f(arr),P(note)])
        sa+=a or 0; sr+=rent or 0; sb+=arr or 0; sv+=ratv or 0
        v=t=='VACANT'; occ+=not v; vac+=v
        rows.append(dict(unit=u,section=sec,unitType=use,area=a,tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',annualRent=rent,leaseStartDate=s,leaseEndDate=exp,balance=arr,rentSteps=[dict(date=q.isoformat(),amount=x,per='year') for q,x in steps] if steps else None))
    data.append(['',P('Sub-total',cb),'',g(sa) if sa else '','','','',g(sv),f(sr),f(sb),'']); i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',6.8),('LINEABOVE',(0,i),(-1,i),.6,colors.black)]
    TA+=sa;TR+=sr;TB+=sb;TV+=sv
data.append(['',P('TOTAL',cb),'',g(TA),'','','',g(TV),f(TR),f(TB),'']); i=len(data)-1
st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1.6,colors.black)]
h1=PS('h1',fontName='Times-Bold',fontSize=15,leading=18); h2=PS('h2',fontName='Times-Roman',fontSize=9.5,leading=12)
def foot(c,d):
    c.setFont('Times-Italic',7.5); c.drawString(30,20,'Harcourt Vane Advisory LLP – Joint Fixed Charge Receivers. The Receivers act as agents of the borrower and without personal liability.'); c.drawRightString(812,20,f'Page {d.page}')
    if d.page>1: c.setFont('Times-Roman',8); c.drawString(30,572,'The Wool Exchange Arcade – Tenancy Schedule (continued)')
b=SimpleDocTemplate(doc(F),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=32,bottomMargin=36,title='Tenancy schedule')
t=Table(data,repeatRows=1,colWidths=[30,128,78,40,60,56,52,50,62,62,164]); t.setStyle(TableStyle(st))
s2=Table([['Number of units',str(occ+vac)],['Let or licensed',str(occ)],['Vacant',str(vac)],['Passing rent per annum',f'£{TR:,.2f}']],colWidths=[150,80],hAlign='LEFT')
s2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('ALIGN',(1,0),(1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
b.build([Paragraph('TENANCY SCHEDULE',h1),Paragraph('<b>The Wool Exchange Arcade</b>, Market Street, Bradleigh BL1 4QW',h2),Paragraph('Wool Exchange Estates Limited (in fixed charge receivership) – position as at 30 September 2025',h2),Spacer(1,8),t,Spacer(1,10),KeepTogether([s2,Spacer(1,5),Paragraph('Rents are stated exclusive of VAT. Arrears in brackets are credit balances. The schedule has been prepared from the leases and from the records of the former managing agent and has not been audited.',PS('n',fontName='Times-Italic',fontSize=8,leading=10))])],onFirstPage=foot,onLaterPages=foot)
save(F,'RETAIL','reportlab tenancy schedule, sections per mall, comments column with steps',False,dict(propertyName='The Wool Exchange Arcade',asOnDate='2025-09-30',units=occ+vac,occupied=occ,vacant=vac,rows=rows,_totals=None) if 0 else dict(propertyName='The Wool Exchange Arcade',asOnDate='2025-09-30',units=occ+vac,occupied=occ,vacant=vac,rows=rows))
