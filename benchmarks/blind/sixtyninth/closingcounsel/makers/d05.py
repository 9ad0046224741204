# Parking garage: schedule of licences and leases, reportlab platypus
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
b=PS('b',fontName='Helvetica',fontSize=7.6,leading=9); sm=PS('s',fontName='Helvetica',fontSize=7.2,leading=9.4); h=PS('h',fontName='Helvetica-Bold',fontSize=12,leading=15); hh=PS('hh',fontName='Helvetica-Bold',fontSize=7.2,leading=8.6,textColor=colors.white)
L=[ # part 1 licences: area,licensee,stalls,rate,start,end,dep,notice
('B1-R1','Hotel Marchetti Operating Co., LLC',85,165,D(2020,1,1),D(2029,12,31),28050,'Valet rights; reserved'),
('B1-R2','Dunwoody, Sharp & Ellis LLP',22,210,D(2021,7,1),D(2026,6,30),4620,'Reserved'),
('B1-U1',None,40,None,None,None,None,None),
('L1-R1','City of Port Alder - Fleet Division',36,150,D(2023,10,1),'30-day',0,'Unreserved; nights/weekends incl.'),
('L2-R1','Alder Health Partners, P.A.',60,155,D(2019,4,1),D(2027,3,31),9300,'Reserved'),
('L2-R2','Sandpiper Federal Credit Union',18,185,D(2022,2,1),D(2025,1,31),3330,'Reserved; 4 ADA'),
('L2-U1','Quayside Residences Owners Assn.',74,140,D(2018,9,1),D(2038,8,31),0,'Recorded easement; see n.2'),
('L3-U1','Tidewater Logistics, Inc.',30,150,D(2024,3,1),D(2025,2,28),4500,'Unreserved'),
('L3-U2','Bluefin Analytics, Inc.',45,150,D(2023,6,1),D(2026,5,31),6750,'Unreserved'),
('L3-U3',None,62,None,None,None,None,None),
('L4-U1','Harbor Community College District',120,110,D(2022,8,15),D(2025,8,14),0,'Unreserved; academic terms'),
]
R=[('C-1','Suds & Chrome Auto Detail, LLC',1450,2900.00,D(2021,5,1),D(2026,4,30),5800,'Guaranty: L. Fontaine'),
('C-2','Quick Latch Locksmith',210,525.00,D(2023,1,1),D(2025,12,31),525,'-'),
('C-3',None,640,None,None,None,None,None),
('ROOF','Vertex Tower Assets III, LP',300,3182.70,D(2015,11,1),D(2030,10,31),0,'3% annual escalator, Nov. 1'),
('EV','Ampere Grid Charging Corp.',0,1600.00,D(2024,1,1),D(2033,12,31),0,'16 ports, L1; $100/port')]
P=lambda t,s=b:Paragraph(t,s)
rows=[];el=[]
el+=[P('RIDER C — SCHEDULE OF PARKING LICENSES AND COMMERCIAL LEASES',h),P('Property: Alder Street Garage, 415 Alder Street (652 striped stalls, of which 60 are held for transient use outside this schedule)',sm),P('Rent Roll date: July 31, 2024 &nbsp;&nbsp;|&nbsp;&nbsp; Delivered under Section 5.1(k) of the Loan Agreement',sm),Spacer(1,8)]
def f(d): return d.strftime('%d-%b-%y') if isinstance(d,dt.date) else d
ra=lambda t:Paragraph(t,PS('r',parent=b,alignment=2))
S1='Part I. Monthly parking licenses'; S2='Part II. Commercial space, rooftop and equipment'
el.append(P('<b>%s</b>'%S1,b)); el.append(Spacer(1,3))
tb=[[P(x,hh) for x in['Block','Licensee','Stalls','Rate per stall','Monthly fee','Annualized','From','Until','Deposit held','Terms']]]
s=dict(st=0,m=0,d=0)
for u,n,st,ra_,a,e,dep,no in L:
    s['st']+=st
    if n is None: tb.append([u,P('<i>Unlicensed</i>'),str(st),'','','','','','','']); rows.append(dict(unit=u,statusText='Unlicensed',section=S1)); continue
    m=st*ra_; s['m']+=m;s['d']+=dep
    tb.append([u,P(n),str(st),m2(ra_),m2(m),m2(m*12),f(a),f(e),m2(dep) if dep else 'none',P(no,sm)])
    rows.append(dict(unit=u,tenantName=n,statusText='Occupied',section=S1,contractRent=m,annualRent=m*12,leaseStartDate=a,leaseEndDate=e,deposit=dep or None))
assert s['st']==592,s
tb.append(['','Part I total',str(s['st']),'',m2(s['m']),m2(s['m']*12),'','',m2(s['d']),''])
def style(n): return TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#3a4a5a')),('ALIGN',(2,1),(5,-1),'RIGHT'),('ALIGN',(8,1),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.6),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('LINEBELOW',(0,1),(-1,-2),.25,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)])
W=[44,168,38,48,60,66,54,54,62,130]
t=Table(tb,colWidths=W); t.setStyle(style(0)); el+=[t,Spacer(1,10),P('<b>%s</b>'%S2,b),Spacer(1,3)]
tb=[[P(x,hh) for x in['Space','Tenant','Sq. ft.','','Monthly rent','Annualized','From','Until','Deposit held','Terms']]]
q=dict(st=0,m=0,d=0)
for u,n,st,m,a,e,dep,no in R:
    q['st']+=st
    if n is None: tb.append([u,P('<i>Vacant</i>'),m0(st),'','','','','','','']); rows.append(dict(unit=u,area=st,statusText='Vacant',section=S2)); continue
    q['m']+=m;q['d']+=dep
    tb.append([u,P(n),m0(st) if st else 'n/a','',m2(m),m2(m*12),f(a),f(e),m2(dep) if dep else 'none',P(no,sm)])
    rows.append(dict(unit=u,tenantName=n,statusText='Occupied',section=S2,area=st or None,contractRent=m,annualRent=round(m*12,2),leaseStartDate=a,leaseEndDate=e,deposit=dep or None))
tb.append(['','Part II total',m0(q['st']),'',m2(q['m']),m2(q['m']*12),'','',m2(q['d']),''])
t=Table(tb,colWidths=W); t.setStyle(style(0)); el+=[t,Spacer(1,6)]
t=Table([['','GRAND TOTAL, PARTS I AND II','','',m2(s['m']+q['m']),m2((s['m']+q['m'])*12),'','',m2(s['d']+q['d']),'']],colWidths=W)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica-Bold',7.8),('ALIGN',(2,0),(8,0),'RIGHT'),('BOX',(0,0),(-1,-1),.8,colors.black)])); el+=[t,Spacer(1,8)]
for x in['n.1  Monthly fees are net of the 8% municipal parking tax, which licensees pay in addition.','n.2  The Quayside license runs with the declaration recorded as Instrument 2018-0088123; fee adjusts every five years by CPI.','n.3  Nothing is past due more than thirty days. No fee has been prepaid other than the current month.','n.4  Blocks and spaces on this schedule: 16. Under license or lease: 13. Unlicensed or vacant: 3.']: el.append(P(x,sm))
fn='Rider_C_Alder_Street_Garage.pdf'
SimpleDocTemplate(DOC+fn,pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=36,bottomMargin=30).build(el)
save(fn,'PARKING','Loan-agreement rider in two parts: stall licenses, then commercial leases; shaded header',True,
 dict(propertyName='Alder Street Garage',asOnDate='2024-07-31',units=16,occupied=13,vacant=3,sheet=None,planted=None,rows=rows,_totals=dict(contractRent=s['m']+q['m'],annualRent=round((s['m']+q['m'])*12,2),deposit=s['d']+q['d'])))
