# MRI-like commercial rent roll, two-level header, future increases below each other
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
N='p01_harlan_crossing_cmrr.pdf'
V=[('4410-106',None,1450),('4410-113',None,2210),('4410-200B',None,975)]
# suite,name,start,exp,sf,rent,rec,other,[(cat,date,amt)]
O=[('4410-101','Brannock Foods #218','3/1/2012','2/28/2032',38500,27270.83,9625.00,0,[('RNT','3/1/2027',28875.00)]),
('4410-102','Suds & Sons Cleaners','6/1/2019','5/31/2029',1600,3466.67,986.67,0,[('RNT','6/1/2026',3573.33),('RNT','6/1/2027',3680.00),('RNT','6/1/2028',3790.40)]),
('4410-103','Nail Atelier LLC','9/15/2021','9/30/2026',1200,2650.00,740.00,0,[]),
('4410-104','Pho Lantern Inc.','4/1/2018','3/31/2028',2400,5400.00,1480.00,150.00,[('RNT','4/1/2027',5562.00)]),
('4410-105','Add',None,None,900,1912.50,555.00,0,[]),
('4410-107','Quill & Parcel Shipping','1/1/2023','12/31/2027',1450,3081.25,894.17,0,[('RNT','1/1/2027',3173.69)]),
('4410-108','Cedar Ridge Dental PLLC','7/1/2016','6/30/2026',3100,7491.67,1911.67,0,[]),
('4410-109','Tri-County Credit Union','11/1/2014','10/31/2029',2850,8312.50,1757.50,325.00,[('RNT','11/1/2026',8550.00)]),
('4410-110','Bark Avenue Pet Supply','5/1/2022','4/30/2032',5200,9533.33,3206.67,0,[('RNT','5/1/2027',10486.67)]),
('4410-111','Mattson Vision Center','8/1/2020','7/31/2025',1875,4218.75,1156.25,0,[]),
('4410-112','Kettle & Crumb Bakery','2/1/2024','1/31/2034',2020,4881.67,1245.67,0,[('RNT','2/1/2027',5028.12),('RNT','2/1/2029',5230.00)]),
('4410-114','Rapid Loop Fitness','10/1/2019','9/30/2029',11800,14258.33,7276.67,0,[('RNT','10/1/2026',14750.00)]),
('4410-115','Goodfellow Tax Service','12/1/2023','4/30/2027',1050,2231.25,647.50,0,[]),
('4410-200A','Sunbelt Title Agency','3/1/2021','2/28/2026',1650,2750.00,1017.50,0,[]),
('4410-OP1','Wagon Burger Corp.','1/1/2009','12/31/2028',3400,9916.67,0,0,[]),
]
c=canvas.Canvas(doc(N),pagesize=landscape(letter)); W,H=landscape(letter)
F='Courier';S=7
X=dict(u=28,n=100,s=240,e=290,a=372,r=428,p=468,c=522,st=562,o=612,cat=624,d=648,m=732,ps=764)
pg=[0]
def R(k,y,t): c.drawRightString(X[k],y,t)
def head():
    pg[0]+=1
    c.setFont(F,S);c.drawString(28,H-30,'Database:  HARLANPM');c.drawRightString(764,H-30,'Page:   %d'%pg[0])
    c.drawRightString(764,H-40,'Date:  4/06/2026');c.drawRightString(764,H-50,'Time:  09:14 AM');c.drawString(28,H-40,'Bldg Status: Active only')
    c.setFont('Courier-Bold',10);c.drawCentredString(W/2,H-32,'Rent Roll');c.setFont(F,8);c.drawCentredString(W/2,H-43,'Harlan Crossing Shopping Center');c.drawCentredString(W/2,H-54,'3/31/2026')
    c.setFont('Courier-Bold',S);y=H-76
    for k,ls in dict(r=('','Monthly','Base Rent'),p=('Annual','Rate','PSF'),c=('Monthly','Cost','Recovery'),st=('','Expense','Stop'),o=('Monthly','Other','Income'),a=('','GLA','Sqft'),m=('','Monthly','Amount'),ps=('','','PSF')).items():
        for i,t in enumerate(ls): R(k,y-9*i,t)
    for k,ls in dict(u=('','','Bldg Id-Suit Id'),n=('','','Occupant Name'),s=('','','Rent Start'),e=('','','Expiration'),cat=('','','Cat'),d=('','','Date')).items():
        for i,t in enumerate(ls): c.drawString(X[k],y-9*i,t)
    c.drawString(640,y,'---Future Rent Increases---');c.line(28,y-22,764,y-22);c.setFont(F,S)
    return y-34
y=head(); rows=[]
def need(k):
    global y
    if y<50+k: c.showPage(); y=head()
m=lambda v:f'{v:,.2f}'
c.setFont('Courier-Bold',S);c.drawString(28,y,'Vacant Suites');c.setFont(F,S);y-=14
for u,_,a in V:
    c.drawString(28,y,u);c.drawString(X['n'],y,'Vacant');R('a',y,f'{a:,}');y-=14
    rows.append(dict(unit=u,area=a,statusText='Vacant',section='Vacant Suites'))
c.setFont('Courier-Bold',S);c.drawString(28,y,'Occupied Suites');c.setFont(F,S);y-=14
from datetime import datetime
iso=lambda s:datetime.strptime(s,'%m/%d/%Y').strftime('%Y-%m-%d') if s else None
for i,(u,n,s,e,a,r,cr,o,fs) in enumerate(O):
    need(50)
    add=n=='Add'
    if add: n='  Additional Space';s,e='4/1/2018','3/31/2028'
    c.drawString(28,y,u);c.drawString(X['n'],y,n);c.drawString(X['s'],y,s);c.drawString(X['e'],y,e);R('a',y,f'{a:,}');R('r',y,m(r));R('p',y,m(r*12/a))
    if cr:R('c',y,m(cr))
    if o:R('o',y,m(o))
    yy=y
    for ct,d,am in fs:
        c.drawString(X['cat'],yy,ct);c.drawString(X['d'],yy,d);R('m',yy,m(am));R('ps',yy,m(am*12/a));yy-=9
    y=min(y-14,yy-5)
    ch=[dict(code='Cost Recovery',amount=cr)] if cr else []
    if o: ch.append(dict(code='Other Income',amount=o))
    rows.append(dict(unit=u,tenantName=None if add else n,leaseStartDate=iso(s),leaseEndDate=iso(e),area=a,contractRent=r,charges=ch,section='Occupied Suites',statusText='Occupied',rentSteps=[dict(date=iso(d),amount=am) for _,d,am in fs]))
    if add:
        c.drawString(X['n']+60,y,'Total');R('a',y,'3,300');c.line(X['s'],y+8,X['o'],y+8);R('r',y,m(5400+1912.5));R('c',y,m(2035));R('o',y,'150.00');y-=16
need(80)
oa=sum(x[4] for x in O);va=sum(x[2] for x in V);tr=sum(x[5] for x in O);tc=sum(x[6] for x in O);to=sum(x[7] for x in O)
y-=6;c.line(X['s'],y+10,X['o'],y+10)
c.setFont('Courier-Bold',S);c.drawString(28,y,'Totals:')
for l,p,n,a in (('Occupied Sqft:',oa/(oa+va),len(O),oa),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',va/(oa+va),len(V),va),('Total Sqft:',None,len(O)+len(V),oa+va)):
    c.drawRightString(210,y,l)
    if p is not None:c.drawRightString(250,y,f'{p*100:.2f}%')
    c.drawRightString(310,y,f'{n} Units');R('a',y,f'{a:,}')
    if l[:3] in('Occ','Tot'):R('r',y,m(tr));R('c',y,m(tc));R('o',y,m(to))
    y-=11
c.save()
save(N,'RETAIL','MRI CMRR style, Courier, 3-line header, future increases',True,dict(propertyName='Harlan Crossing Shopping Center',asOnDate='2026-03-31',units=len(O)+len(V),occupied=len(O),vacant=len(V),printedTotals=dict(area=oa+va,contractRent=round(tr,2),costRecovery=round(tc,2)),rows=rows))
