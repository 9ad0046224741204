# p1: UK agents' tenancy schedule (office). p3: Australian logistics estate
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,A3,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfbase import pdfmetrics
random.seed(211)
b=PS('b',fontName='Times-Roman',fontSize=7.6,leading=8.8); h=PS('h',parent=b,fontName='Times-Bold',alignment=1)
hb=PS('hb',parent=b,fontName='Times-Bold')
n=lambda v:f'{v:,.0f}'
f=lambda d:d.strftime('%d/%m/%Y') if d else '–'
floors=[('Ground Floor',[('Reception Café','Beanworth Coffee Roasters Ltd',842,D(2021,3,25),D(2031,3,24),D(2026,3,25),None,17500,3990,4375,''),
 ('Suite G1','Harrowgate Dental Partners LLP',1910,D(2019,6,24),D(2029,6,23),None,D(2027,6,24),43930,9550,None,'1')]),
('First Floor',[('Suite 1A','Ostrava Engineering (UK) Limited',3265,D(2022,9,29),D(2032,9,28),D(2027,9,29),D(2027,9,29),83258,16325,20814,''),
 ('Suite 1B','Penmarric Recruitment Ltd',1480,D(2023,12,25),D(2028,12,24),None,D(2026,12,25),38480,7400,9620,''),
 ('Suite 1C',None,1525,None,None,None,None,None,7625,None,'Quoting £27.00 psf')]),
('Second Floor',[('Suite 2','Whitcombe Tait Actuaries LLP',6340,D(2017,9,29),D(2027,9,28),None,None,152160,31700,None,'2')]),
('Third Floor',[('Suite 3A','Luma Rail Data Limited',2980,D(2024,4,8),D(2034,4,7),D(2029,4,8),D(2029,4,8),81950,14900,24585,''),
 ('Suite 3B','Luma Rail Data Limited',1640,D(2024,10,14),D(2034,4,7),D(2029,4,8),D(2029,4,8),46740,8200,14022,''),
 ('Suite 3C',None,1690,None,None,None,None,None,8450,None,'Under offer at £28.00 psf')]),
('Fourth Floor',[('Suite 4A','Kestrel & Moor Architects Limited',4105,D(2020,1,20),D(2030,1,19),None,None,106730,20525,26682.5,''),
 ('Suite 4B','The Aldous Foundation',2150,D(2025,2,17),D(2030,2,16),None,D(2028,2,17),55900,10750,0,'3')]),
('Roof',[('Mast','Northspan Telecom Infrastructure Ltd',None,D(2015,5,1),D(2030,4,30),None,None,9250,None,None,'')]),
('Basement',[('Store B1','Whitcombe Tait Actuaries LLP',612,D(2017,9,29),D(2027,9,28),None,None,4284,None,None,'2'),('Store B2',None,388,None,None,None,None,None,None,None,'Vacant')])]
rows=[];data=[['Demise','Tenant','NIA\n(sq ft)','Lease',None,'Next rent\nreview',"Tenant's\nbreak",'Passing rent',None,'Service\ncharge\n(£ pa)','Rent\ndeposit\n(£)','Comment'],
 [None,None,None,'Start','Expiry',None,None,'£ pa','£ psf',None,None,None]]
st=[('FONT',(0,0),(-1,1),'Times-Bold',7.6),('FONT',(0,2),(-1,-1),'Times-Roman',7.6),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(7,0),(10,-1),'RIGHT'),('ALIGN',(3,0),(6,-1),'CENTER'),
('SPAN',(3,0),(4,0)),('SPAN',(7,0),(8,0)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
TA=TR=TS=TD=0
for fl,us in floors:
    st+=[('FONT',(0,len(data)),(-1,len(data)),'Times-BoldItalic',8)]; data.append([fl]+['']*11); a=r=s=0
    for u,t,ar,ls,le,rv,br,rent,sc,dep,cm in us:
        c=cm if len(cm)>1 else ''
        data.append([u,Paragraph((t or 'Vacant')+(f' <super>({cm})</super>' if len(cm)==1 else ''),b),n(ar) if ar else '',f(ls),f(le),f(rv),f(br),n(rent) if rent else '–',(f'{rent/ar:.2f}' if rent and ar else ''),n(sc) if sc else '–',(f'{dep:,.2f}' if dep is not None else '–'),Paragraph(c,b)])
        a+=ar or 0;r+=rent or 0;s+=sc or 0;TD+=dep or 0
        rows.append(dict(unit=u,section=fl,area=ar,tenantName=t,statusText='Occupied' if t else 'Vacant',annualRent=rent,leaseStartDate=ls,leaseEndDate=le,deposit=dep,charges=[dict(code='Service charge',amount=sc,per='year')] if sc else None))
    if len(us)>1:
        st+=[('LINEABOVE',(2,len(data)),(2,len(data)),.4,colors.black),('LINEABOVE',(7,len(data)),(7,len(data)),.4,colors.black),('LINEABOVE',(9,len(data)),(9,len(data)),.4,colors.black)]
        data.append(['','',n(a),'','','','',n(r) if r else '–','',n(s) if s else '–','',''])
    TA+=a;TR+=r;TS+=s
st+=[('FONT',(0,len(data)),(-1,len(data)),'Times-Bold',8),('LINEABOVE',(0,len(data)),(-1,len(data)),1,colors.black),('LINEBELOW',(0,len(data)),(-1,len(data)),1,colors.black)]
data.append(['Total','',n(TA),'','','','',n(TR),'',n(TS),f'{TD:,.2f}',''])
T=Table(data,colWidths=[62,140,42,54,54,54,54,54,40,48,52,104],repeatRows=2);T.setStyle(st)
def foot(c,d):
    c.setFont('Times-Italic',7);c.drawString(36,22,'Rothbury Vane LLP  |  Calder House, Leeds  |  Tenancy schedule prepared at 24 June 2025, subject to contract');c.drawRightString(806,22,f'Page {d.page}')
SimpleDocTemplate(ROOT+'/documents/p1_calder_house_tenancy_schedule.pdf',pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=32,bottomMargin=36).build([
 Paragraph('<font size=15>Calder House</font>',PS('t',fontName='Times-Bold',fontSize=15,leading=18)),Paragraph('40–46 Wharf Street, Leeds LS2 7QX &nbsp;&nbsp;·&nbsp;&nbsp; Freehold multi-let office investment',b),Spacer(1,5),Paragraph('APPENDIX 2 – TENANCY &amp; ACCOMMODATION SCHEDULE',hb),Spacer(1,4),T,Spacer(1,6),
 Paragraph('(1) Rent subject to annual CPI uplift, collar 1% and cap 3%. (2) Outside the security of tenure provisions of the 1954 Act; the suite and the store share one lease. (3) Guarantee from parent in place of a deposit. All leases are full repairing and insuring by way of service charge. Areas are NIA measured by Plumb &amp; Marrow, 2023. VAT is payable on all sums.',b)],onFirstPage=foot,onLaterPages=foot)
save('p1_calder_house_tenancy_schedule.pdf','OFFICE','UK agent tenancy schedule, floors as headings, grouped header, subtotals unlabelled',True,rows,propertyName='Calder House',asOnDate='2025-06-24',units=len(rows),occupied=sum('tenantName' in r and r['tenantName'] is not None for r in rows),vacant=sum(r['tenantName'] is None for r in rows))

# ---- p3
random.seed(213)
ten=['Corrigal Freight Pty Ltd','Bluegum Packaging Pty Ltd','Tasco Cold Chain Pty Ltd','Merridew Tiles (Aust) Pty Ltd','Ironbark Tool Hire Pty Ltd','Vantara Solar Pty Ltd','Sorrento Wine Logistics Pty Ltd','Kooyong Fitness Supplies Pty Ltd','Paragon Tyres Wholesale Pty Ltd',None,'Wattle & Finch Furniture Pty Ltd','Hydrolink Pumps Pty Ltd','State of Victoria (Records Store)',None]
rv=['3.25% fixed','CPI','3.50% fixed','Greater of CPI & 3%','3.00% fixed']
op=['1 x 5 yrs','2 x 5 yrs','Nil','5 + 5 yrs','1 x 3 yrs']
w=PS('w',fontName='Helvetica',fontSize=9,leading=10.5);wh=PS('wh',fontName='Helvetica-Bold',fontSize=9,leading=10.5,textColor=colors.white,alignment=1)
heads=['Premises','Lessee','Warehouse m²','Office m²','Total GLA m²','Commence','Expiry','Option(s)','Rent review','Net Rent $ p.a.','$/m² net','Recoverable outgoings $ p.a.','Gross Rent $ p.a.','Bank guarantee $']
data=[[Paragraph(x,wh) for x in heads]];rows=[];tt=[0]*7
def ad(d):return d.strftime('%-d-%b-%y')
for i,t in enumerate(ten):
    bl='Estate A' 
    u=f'Warehouse {i+1}' if i<10 else f'Unit {"ABCD"[i-10]}, Lot 7'
    wa=random.randrange(180,900)*10 if i<10 else random.randrange(60,150)*5;of=random.choice([120,185,240,310,95]);g=wa+of
    rate=random.choice([118,124.5,131,127.25]) if i<10 else random.choice([158,162.5,149]);oc=random.choice([22.4,24.1,26.75])
    ls=D(random.choice([2019,2020,2021,2022,2023,2024]),random.choice([1,3,7,8,11]),1);le=D(ls.year+random.choice([7,8,10]),ls.month,1)-dt.timedelta(days=1)
    net=round(g*rate,2);og=round(g*oc,2)
    if t:
        bg=round((net+og)*1.1/4,0) if i not in(8,12) else None
        data.append([u,Paragraph(t,w),n(wa),n(of),n(g),ad(ls),ad(le),random.choice(op),Paragraph(random.choice(rv),w),f'{net:,.2f}',f'{rate:.2f}',f'{og:,.2f}',f'{net+og:,.2f}',n(bg) if bg else '-'])
        for k,v in enumerate([wa,of,g,net,og,net+og,bg or 0]):tt[k]+=v
        rows.append(dict(unit=u,tenantName=t,statusText='Occupied',area=g,leaseStartDate=ls,leaseEndDate=le,annualRent=net,deposit=bg,charges=[dict(code='Recoverable outgoings',amount=og,per='year')]))
    else:
        data.append([u,Paragraph('<b>VACANT</b> – rent guarantee by vendor, 12 mths' if i==9 else '<b>VACANT</b>',w),n(wa),n(of),n(g),'','','','','-','','-','-','-'])
        for k,v in enumerate([wa,of,g]):tt[k]+=v
        rows.append(dict(unit=u,statusText='VACANT',tenantName=None,area=g))
data.append(['TOTAL ESTATE','',n(tt[0]),n(tt[1]),n(tt[2]),'','','','',f'{tt[3]:,.2f}','',f'{tt[4]:,.2f}',f'{tt[5]:,.2f}',n(tt[6])])
st=[('FONT',(0,0),(-1,-1),'Helvetica',9),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#0b4f4a')),('ALIGN',(2,0),(4,-1),'RIGHT'),('ALIGN',(9,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#e3efee')]),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',9),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.HexColor('#0b4f4a'))]
T=Table(data,colWidths=[92,150,62,48,56,62,62,58,82,88,48,84,88,72]);T.setStyle(st)
def foot(c,d):
    c.setFont('Helvetica',8);c.setFillColor(colors.grey);c.drawString(50,26,'Information Memorandum – Section 5. Income as at 1 October 2025. Net of GST.')
    c.drawRightString(1140,26,'Halloran Drew Industrial  |  31')
SimpleDocTemplate(ROOT+'/documents/p3_mallee_creek_logistics.pdf',pagesize=landscape(A3),leftMargin=50,rightMargin=50,topMargin=50,bottomMargin=50).build([
 Paragraph('5.2 Tenancy Schedule',PS('x',fontName='Helvetica-Bold',fontSize=20,leading=26,textColor=colors.HexColor('#0b4f4a'))),Paragraph('Mallee Creek Logistics Estate, 210–268 Distribution Drive, Truganina VIC 3029',PS('y',fontName='Helvetica',fontSize=12,leading=20)),T,Spacer(1,10),
 Paragraph('Notes: GLA as certified by licensed surveyor. Vendor will top up Warehouse 10 for twelve months from settlement at $121.00/m² net plus outgoings. Bank guarantees are held in original; lessees marked “-” provide none.',w)],onFirstPage=foot)
save('p3_mallee_creek_logistics.pdf','WAREHOUSE','AU information memorandum A3, net/outgoings/gross pa, area split, as-of in the footer',True,rows,propertyName='Mallee Creek Logistics Estate',asOnDate='2025-10-01',units=14,occupied=12,vacant=2)
