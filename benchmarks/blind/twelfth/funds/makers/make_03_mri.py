# office tower, MRI-style commercial rent roll: vacant first, steps stacked at right
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(3303); asof=D.date(2026,1,31)
F='MRI_CRR_Halvorsen_Plaza_0126.pdf'
vac=[('0310',4218),('0560',2975),('0800',11640)]
# suite, name, rent start, expiration, sf, psf, recov, stop, other, steps[(months from 2026-02, psf)]
ten=[('0100','Copperline Bank, N.A.',D.date(2016,4,1),D.date(2031,3,31),6120,38.5,4102.4,9.85,250,[(15,39.66),(27,40.84)]),
('0110','Grindstone Coffee Roasters LLC',D.date(2022,6,1),D.date(2027,5,31),1384,34.0,0,0,0,[(5,35.02)]),
('0200','Pellworth, Ash & Dunmore LLP',D.date(2019,9,1),D.date(2029,8,31),14870,33.25,3866.2,10.1,1870,[(8,34.08),(20,34.93),(32,35.81)]),
('0305','Tidewater Actuarial Group, Inc.',D.date(2023,2,1),D.date(2028,4,30),5544,31.0,1293.6,11.4,440,[(1,31.93),(13,32.89)]),
('0320','Vantaro Staffing Solutions',D.date(2024,11,1),D.date(2027,10,31),3310,30.5,0,12.2,220,[(10,31.42)]),
('0400','State of Wenona - Dept. of Licensing',D.date(2015,7,1),D.date(2026,6,30),15210,27.75,0,0,0,[]),
('0510','Kestrel Geosciences Ltd.',D.date(2021,1,1),D.date(2026,12,31),7012,32.1,2044.9,10.35,660,[]),
('0540','Orrery Software Company',D.date(2025,5,1),D.date(2032,8,31),4890,35.0,0,12.75,880,[(4,36.05),(16,37.13),(28,38.24),(40,39.39)]),
('0600','Marchetti Brandt Architects PC',D.date(2018,10,1),D.date(2028,9,30),9105,31.8,2580.75,9.95,1100,[(9,32.6),(21,33.41)]),
('0650','Lumen & Loam Foundation',D.date(2022,3,1),D.date(2027,2,28),5660,29.0,990.5,11.1,0,[(2,29.87)]),
('0700','Cascadia Surety Underwriters',D.date(2020,8,1),D.date(2030,7,31),14770,34.4,4923.33,10.2,2200,[(7,35.43),(19,36.49),(31,37.58),(43,38.71)]),
('0850','Bright Harbor Dental Billing',D.date(2025,12,1),D.date(2026,11,30),2215,28.0,0,0,110,[]),
('0900','Ferndale Capital Advisors',D.date(2017,1,1),D.date(2027,12,31),6480,36.0,2106,9.4,1320,[(12,37.08)]),
('0910','Ferndale Capital Advisors',D.date(2021,4,1),D.date(2027,12,31),2190,36.0,711.75,9.4,0,[(12,37.08)]),
('ROOF1','Nimbus Tower Holdings (antenna)',D.date(2014,5,1),D.date(2034,4,30),0,None,0,0,0,[(4,2163.0),(16,2227.89)]),
('STOR2','Pellworth, Ash & Dunmore LLP',D.date(2019,9,1),D.date(2029,8,31),410,12.0,0,0,0,[])]
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H),invariant=1); p=Pen(c,'Courier','Courier-Bold',6.4); pg=[0]
C=[('Bldg Id-Suit Id','','',28,'l'),('Occupant Name','','',92,'l'),('Rent','Start','',244,'l'),('','Expiration','',290,'l'),('GLA','Sqft','',372,'r'),('Monthly','Base Rent','',424,'r'),('Annual','Rate','PSF',458,'r'),('Monthly','Cost','Recovery',506,'r'),('Expense','Stop','',544,'r'),('Monthly','Other','Income',590,'r')]
C2=[('Cat','',604,'l'),('Date','',628,'l'),('Monthly Amount','',728,'r'),('PSF','',764,'r')]
def head():
    pg[0]+=1
    p(28,H-30,'Database:   HALVPROD'); p(28,H-39,'Bldg Status: Active only'); p(W/2,H-30,'Rent Roll','c',1,9); p(W/2,H-41,'Halvorsen Plaza','c',1,8); p(W/2,H-51,'1/31/2026','c')
    p(W-28,H-30,f'Page:  {pg[0]}','r'); p(W-28,H-39,'Date:  2/4/2026','r'); p(W-28,H-48,'Time:  04:12 PM','r')
    p(690,H-66,'---- Future Rent Increases ----','c')
    for i in range(3):
        for q in C: p(q[3],H-68-i*8,q[i],q[4],1)
    for q in C2: p(q[2],H-84,q[0],q[3],1)
    c.setDash(1,1); c.line(28,H-89,W-28,H-89); c.setDash()
    return H-101
y=head(); p(28,y,'Vacant Suites',b=1); y-=11; rows=[]
for s,a in vac:
    p(28,y,'HALV1 -'+s);p(92,y,'Vacant');p(372,y,f"{a:,}",'r'); y-=10
    rows.append(row(unit='HALV1 -'+s,statusText='Vacant',section='Vacant Suites',area=a))
y-=4; p(28,y,'Occupied Suites',b=1); y-=11
R=RC=O=A=0
for s,n,b,e,a,psf,rc,stp,oth,st in ten:
    base=round(a*psf/12,2) if psf else 2100.0
    k=max(1,len(st))
    if y-k*9<40: c.showPage(); y=head()
    p(28,y,'HALV1 -'+s);p(92,y,n,fit=150);p(244,y,mdy(b,0));p(290,y,mdy(e,0));p(372,y,f"{a:,}",'r');p(424,y,m2(base),'r');p(458,y,f"{psf or 0:.2f}",'r')
    p(506,y,m2(rc) if rc else '','r'); p(544,y,f"{stp:.2f}" if stp else '','r'); p(590,y,m2(oth) if oth else '','r')
    steps=[];yy=y
    for m,q in st:
        dt=am(D.date(2026,1,1),m); v=round(a*q/12,2) if a else q
        p(604,yy,'BRT' if a else 'ANT');p(628,yy,mdy(dt,0));p(728,yy,m2(v),'r'); p(764,yy,f"{q:.2f}" if a else '','r'); yy-=9
        steps.append(dict(date=dt,amount=v))
    y-=k*9+5
    ch=[dict(code='Cost Recovery',amount=float(rc))] if rc else []
    if oth: ch.append(dict(code='Other Income',amount=float(oth)))
    rows.append(row(unit='HALV1 -'+s,tenantName=n,section='Occupied Suites',statusText='Occupied',leaseStartDate=b,leaseEndDate=e,area=a,contractRent=base,charges=ch or None,rentSteps=steps))
    R+=base;RC+=rc;O+=oth;A+=a
R=round(R,2);RC=round(RC,2); VA=sum(a for _,a in vac)
if y<100: c.showPage(); y=head()
y-=6; c.line(28,y+12,W-28,y+12)
p(28,y,'Totals:',b=1)
for l,pc,n,a,mon in(('Occupied Sqft:',A/(A+VA),len(ten),A,1),('Vacant Sqft:',VA/(A+VA),len(vac),VA,0),('Total Sqft:',None,len(ten)+len(vac),A+VA,1)):
    p(170,y,l,'r'); p(222,y,f"{pc*100:.2f}%" if pc else '','r'); p(276,y,f"{n} Units",'r'); p(372,y,f"{a:,}",'r')
    if mon: p(424,y,m2(R),'r'); p(506,y,m2(RC),'r'); p(590,y,m2(O),'r')
    y-=11
y-=14; p(28,y,'Cat legend: BRT = Base Rent Office/Retail   ANT = Antenna / Rooftop License       Expense Stop shown in $/SF of 2nd-gen base year'); c.save()
save(F,'OFFICE','MRI commercial rent roll, Courier landscape, three-line header, future increases stacked','vacant suites first; building prefix in suite id; zero-area antenna; same tenant in two suites',
 'Halvorsen Plaza',asof,len(rows),len(ten),len(vac),rows,dict(area=A+VA,occupiedArea=A,vacantArea=VA,contractRent=R,costRecovery=RC,otherIncome=float(O)))
