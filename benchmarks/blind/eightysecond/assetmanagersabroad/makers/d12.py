from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
F='uk_care_home_portfolio_rent_roll.pdf'
R=[ # ref, home, town, operator, beds, start, end, rent, basis, next date, next rent, cover
('CH01','Aldersyde House','Harrowgate Spa','Meadowbank Care (North) Limited',64,'2016-03-31','2051-03-30',548000,'RPI 1.5% - 4.0%, annual','2026-03-31',566900,'1.9x'),
('CH02','Birch Court','Penhallow','Meadowbank Care (North) Limited',48,'2016-03-31','2051-03-30',396250,'RPI 1.5% - 4.0%, annual','2026-03-31',409900,'1.7x'),
('CH03','Cedar Lodge','Stowmere','Meadowbank Care (North) Limited',55,'2016-03-31','2051-03-30',431700,'RPI 1.5% - 4.0%, annual','2026-03-31',446600,'2.1x'),
('CH04','Dovecote Manor','Thurlby-on-Sea','Harbourlight Healthcare Limited',72,'2019-10-18','2054-10-17',702000,'Fixed 2.5%, annual','2026-10-18',719550,'1.8x'),
('CH05','Elmhurst','Little Barton','Harbourlight Healthcare Limited',40,'2019-10-18','2054-10-17',318500,'Fixed 2.5%, annual','2026-10-18',326462.5,'1.4x'),
('CH06','Fernleigh Grange','Kirkton','Harbourlight Healthcare Limited',60,'2020-12-04','2055-12-03',571200,'Fixed 2.5%, annual','2026-12-04',585480,'2.0x'),
('CH07','Glenmorrie','Dunfallon','Strathlea Nursing Homes Limited',38,'2014-06-02','2044-06-01',287900,'CPI 1.0% - 3.5%, 5 yearly','2029-06-02',None,'1.6x'),
('CH08','Hollins View','Overdale','',44,None,None,None,'','',None,''),
('CH09','Ivy Bank','Marsh Tarrant','St Brelade Care Group plc',66,'2022-05-27','2057-05-26',815000,'CPI 2.0% - 4.0%, annual','2026-05-27',831300,'1.9x'),
('CH10','Juniper Park','Whitstone','St Brelade Care Group plc',80,'2023-08-11','2058-08-10',1040000,'CPI 2.0% - 4.0%, annual','2026-08-11',1060800,'1.5x'),
('CH11','Knightsfield','Abbots Lea','St Brelade Care Group plc',62,'2023-08-11','2058-08-10',744000,'CPI 2.0% - 4.0%, annual','2026-08-11',758880,'1.7x'),
]
W,H=landscape(A4); c=canvas.Canvas(f'{B}/documents/{F}',pagesize=(W,H))
c.setFillColorRGB(.36,.16,.35); c.rect(0,H-54,W,54,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Times-Bold',18); c.drawString(30,H-35,'Rowan Tree Healthcare Property Fund'); c.setFont('Times-Roman',11); c.drawRightString(W-30,H-34,'Portfolio Rent Roll at 31 December 2025'); c.setFillColorRGB(0,0,0)
cols=[('Ref',30,'l'),('Care Home',62,'l'),('Location',152,'l'),('Tenant',232,'l'),('Reg.\nBeds',405,'r'),('Lease\nStart',458,'r'),('Lease\nExpiry',512,'r'),('Annual Rent\n£',578,'r'),('Rent per\nBed £',624,'r'),('Next\nReview',676,'r'),('Rent after\nReview £ pa',738,'r'),('Rent\nCover',812,'r')]
y=H-84; c.setFont('Helvetica-Bold',7.6)
for h,x,a in cols:
    for i,l in enumerate(h.split('\n') if '\n' in h else ['',h]): (c.drawRightString if a=='r' else c.drawString)(x,y-i*10,l)
y-=16; c.setLineWidth(.8); c.line(28,y,814,y); y-=14; rows=[]; uk=lambda s:D(s).strftime('%d.%m.%y')
d4=lambda s:D(s).strftime('%d.%m.%Y')
m=lambda v:f'{v:,.2f}'
for ref,h,tn,op,bd,s,e,r,ba,nd,nr,cv in R:
    c.setFont('Helvetica',7.6)
    v=[ref,h,tn,op or 'VACANT (closed, for sale)',str(bd),d4(s) if s else '',d4(e) if e else '',m(r) if r else '',f'{r/bd:,.0f}' if r else '',d4(nd) if nd else '',m(nr) if nr else ('tbc' if r else ''),cv]
    for (_,x,a),t in zip(cols,v): (c.drawRightString if a=='r' else c.drawString)(x,y,t)
    c.setFont('Helvetica-Oblique',6.4); c.setFillGray(.35)
    if ba: c.drawString(232,y-9,'Review: '+ba)
    c.setFillGray(0); y-=14 if not ba else 22; c.setLineWidth(.2); c.line(28,y+9,814,y+9); y-=3
    rows.append(dict(unit=ref,propertyName=h,tenantName=op or None,leaseStartDate=s,leaseEndDate=e,annualRent=r,statusText='Occupied' if op else 'VACANT',rentSteps=[dict(date=nd,amount=nr,per='year')] if nr else []))
T=sum(x[7] or 0 for x in R); c.setFont('Helvetica-Bold',8); bd=sum(x[4] for x in R)
c.drawString(62,y,'Portfolio total (11 homes, 10 let)'); c.drawRightString(405,y,str(bd)); c.drawRightString(578,y,m(T)); c.setLineWidth(1); c.line(28,y-5,814,y-5); y-=30
c.setFont('Times-Bold',10); c.drawString(30,y,'Rent by tenant'); y-=14
by={}
for x in R:
    if x[3]: q=by.setdefault(x[3],[0,0]); q[0]+=1; q[1]+=x[7]
for k,(n_,v) in by.items(): c.setFont('Times-Roman',9); c.drawString(30,y,k); c.drawRightString(250,y,f'{n_} homes' if n_>1 else '1 home'); c.drawRightString(330,y,m(v)); c.drawRightString(380,y,f'{v/T:.1%}'); y-=12
c.setFont('Times-Italic',8); c.drawString(30,24,'All leases are full repairing and insuring with parent company guarantees. Rent cover is EBITDARM based, last twelve months as reported by tenants, unaudited.'); c.save()
save(F,'Rowan Tree Healthcare Property Fund','2025-12-31',rows,11,10,1,'SENIOR_HOUSING','UK care home fund, one line a home with review basis below, rent after review, tenant summary',False,{'annualRent':[T,m(T)]})
