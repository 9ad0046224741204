from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, white, black
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(303); fn='Saltgrass_Commons_OM_RentRoll.pdf'
W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H))
navy=HexColor('#1d3b53'); sand=HexColor('#f3efe6'); gold=HexColor('#b5893c')
asof=D(2026,11,1)
# suite, tenant, sf, start, end, psf, steps[(date,psf)], options, recov
def d(y,m,dd=1): return D(y,m,dd)
T=[
('A','Fresh Furrow Market',48210,d(2014,5),d(2034,4,30),11.25,[(d(2029,5),12.25)],'Four 5-Yr; 10% bumps','NNN; CAM cap 4%'),
('B-1','Tidewell Fitness',22040,d(2019,9),d(2029,8,31),13.50,[],'Two 5-Yr @ $14.85','NNN'),
('B-2',None,6125,None,None,None,[],'',''),
('101','Maribel Nail & Spa',1400,d(2022,2),d(2027,1,31),29.00,[],'One 5-Yr @ FMV','NNN'),
('102','Quickstep Shoe Repair',1050,d(2024,8),d(2029,7,31),27.50,[(d(2027,8),28.33),(d(2028,8),29.18)],'None','NNN'),
('103-104','Bayou Crab Kitchen',4235,d(2021,6),d(2031,5,31),31.00,[(d(2027,6),31.93),(d(2028,6),32.89),(d(2029,6),33.87),(d(2030,6),34.89)],'Two 5-Yr','NNN; 6% over $2.4M'),
('105','Coastline Vision Center',2100,d(2020,1),d(2029,12,31),28.75,[(d(2028,1),30.19)],'One 5-Yr','NNN'),
('106','Pelican Cleaners',1575,d(2016,11),'MTM',26.00,[],'None','Gross'),
('107','Sunny Scoop Creamery',1400,d(2025,3),d(2030,2,28),33.00,[(d(2027,3),33.99),(d(2028,3),35.01),(d(2029,3),36.06)],'Two 3-Yr','NNN'),
('108',None,1890,None,None,None,[],'',''),
('109','Gulf & Grain Tax Advisors',1680,d(2023,1),d(2027,12,31),25.50,[(d(2027,1),26.27)],'One 3-Yr','NNN; excl. mgmt fee'),
('110-112','Palmetto Pet Hospital',5460,d(2018,4),d(2028,3,31),27.25,[(d(2027,4),28.07)],'Two 5-Yr @ 95% FMV','NNN'),
('113','Wireless Junction',1400,d(2024,4),d(2027,3,31),34.00,[],'One 3-Yr','NNN'),
('114','Cutz by Lorenzo',1120,d(2026,6),d(2031,5,31),30.00,[(d(2028,6),31.50),(d(2030,6),33.08)],'None','NNN'),
('OP-1','Dockside Savings Bank (Ground Lease)',4800,d(2012,10),d(2032,9,30),27.08,[(d(2027,10),29.79)],'Four 5-Yr; 10% bumps','NNN'),
]
rows=[];tot=sum(t[2] for t in T)
fm=lambda x: f'{x.month}/{x.day}/{x:%y}' if isinstance(x,D) else x
# page 1
c.setFillColor(navy); c.rect(0,H-54,W,54,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',18); c.drawString(36,H-36,'SALTGRASS COMMONS'); c.setFont('Helvetica',9); c.drawRightString(W-36,H-34,'Offering Memorandum  |  Financial Analysis')
c.setFillColor(gold); c.rect(0,H-58,W,4,fill=1,stroke=0)
def foot(n):
    c.setFillColor(HexColor('#777777')); c.setFont('Helvetica',6.5); c.drawString(36,20,'Brenmoor Retail Advisors makes no warranty as to the accuracy of the information herein. Confidential - do not distribute.'); c.drawRightString(W-36,20,str(n))
c.setFillColor(navy); c.setFont('Helvetica-Bold',13); c.drawString(36,H-78,'Rent Roll'); c.setFont('Helvetica-Oblique',8.5); c.drawString(98,H-78,'Leases in effect as of November 1, 2026')
cols=[('Suite','',36,'l'),('Tenant','',76,'l'),('GLA','(SF)',258,'r'),('% of','GLA',290,'r'),('Lease','Start',298,'l'),('Lease','End',338,'l'),('Annual','Base Rent',430,'r'),('Rent','PSF',462,'r'),('Increase','Date',474,'l'),('Annual Rent','After Increase',570,'r'),('Options','',582,'l'),('Expense','Recovery',676,'l')]
def head(y):
    c.setFillColor(navy); c.rect(30,y-6,W-60,26,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',7.5)
    for a,b,x,al in cols:
        f=c.drawString if al=='l' else c.drawRightString
        f(x,y+9,a); f(x,y,b)
    return y-18
y=head(H-112); oA=0; oS=0; vS=0; page=12
for i,(s,t,sf,st,en,psf,stp,opt,rec) in enumerate(T):
    n=max(1,len(stp)); h=11*n+6
    if y-h<48: foot(page); page+=1; c.showPage(); y=head(H-60)
    if i%2==0: c.setFillColor(sand); c.rect(30,y-h+9,W-60,h,fill=1,stroke=0)
    c.setFillColor(black); c.setFont('Helvetica',7.5); c.drawString(36,y,s)
    if t: c.drawString(76,y,t)
    else: c.setFont('Helvetica-Bold',7.5); c.setFillColor(gold); c.drawString(76,y,'AVAILABLE'); c.setFillColor(black); c.setFont('Helvetica',7.5)
    c.drawRightString(258,y,n0(sf)); c.drawRightString(290,y,f'{100*sf/tot:.1f}%')
    if t:
        a=round(psf*sf); oA+=a; oS+=sf
        c.drawString(298,y,fm(st)); c.drawString(338,y,fm(en)); c.drawRightString(430,y,'$'+n0(a)); c.drawRightString(462,y,f'${psf:.2f}')
        for j,(dd,p) in enumerate(stp): c.drawString(474,y-11*j,fm(dd)); c.drawRightString(570,y-11*j,'$'+n0(round(p*sf)))
        if not stp: c.drawString(474,y,'-'); 
        c.setFont('Helvetica',7); c.drawString(582,y,opt); c.drawString(676,y,rec)
        rows.append(R(unit=s,tenantName=t,area=sf,leaseStartDate=st,leaseEndDate=en,annualRent=a,statusText='Occupied',rentSteps=[dict(date=iso(dd),amount=round(p*sf),per='year') for dd,p in stp]))
    else:
        vS+=sf; rows.append(R(unit=s,area=sf,statusText='AVAILABLE'))
    y-=h
y-=4; c.setStrokeColor(navy); c.setLineWidth(1.2); c.line(30,y+10,W-30,y+10)
c.setFillColor(black)
occ=sum(1 for t in T if t[1])
for l,a,b,r in(('Total Occupied',oS,oS/tot,oA),('Total Available',vS,vS/tot,None),('Total Property',tot,1,oA)):
    c.setFont('Helvetica-Bold',7.5); c.drawString(76,y,l); c.drawRightString(258,y,n0(a)); c.drawRightString(290,y,f'{100*b:.1f}%')
    if r is not None: c.drawRightString(430,y,'$'+n0(r))
    if l=='Total Occupied': c.drawRightString(462,y,f'${oA/oS:.2f}')
    y-=12
y-=10; c.setFont('Helvetica-Oblique',7)
for l in ['(1) Dockside Savings Bank owns its building; rent shown is for the pad under a ground lease.','(2) Pelican Cleaners is holding over; Landlord is negotiating a three-year renewal.','(3) Tidewell Fitness has a one-time right to terminate effective 8/31/2028 upon 180 days notice and payment of unamortized costs.']:
    c.drawString(36,y,l); y-=9.5
foot(page); c.save()
save(fn,'RETAIL','broker OM schedule, designed page, steps stacked in cell, footnotes',False,'SALTGRASS COMMONS','2026-11-01',len(T),occ,len(T)-occ,rows,totals=dict(area=tot,annualRent=oA))
