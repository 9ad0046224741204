import random
from datetime import date
from common import *
from reportlab.pdfgen import canvas
R=random.Random(909)
NAME='CactusCrossing_AgingDetail_0225.pdf'
ASOF=date(2025,2,28)
BK=['current','b31_60','b61_90','b91_120','b120']
def bk(d):
    a=(ASOF-d).days
    return BK[0] if a<=30 else BK[1] if a<=60 else BK[2] if a<=90 else BK[3] if a<=120 else BK[4]
M={'N':date(2024,11,1),'D':date(2024,12,1),'J':date(2025,1,1),'F':date(2025,2,1),'O':date(2024,10,1),'S':date(2024,9,1),'A':date(2024,8,1)}
# suite, tenant, id, base, cam, tax, ins, status, spec list
def mth(code,desc,amt,ms): return [(M[m],code,desc+' '+M[m].strftime('%m/%y'),amt) for m in ms]
T=[('101','Sunny\'s Smoke & Vape #4','SUNN04','Current',mth('RNT','Base Rent',2875.00,'F')+mth('CAM','CAM Estimate',412.50,'F')+[(date(2025,2,11),'LAT','Late Charge',143.75)]),
('102-103','Desert Bloom Nail Spa LLC','DESE01','Current',mth('RNT','Base Rent',4120.00,'JF')+mth('CAM','CAM Estimate',610.00,'JF')+mth('RET','RE Tax Estimate',388.20,'F')+[(date(2025,1,14),'OPN','Unapplied Cash ck 2207',-2500.00)]),
('104','Taqueria El Ranchito','TAQU01','Current',mth('CAM','CAM Estimate',455.00,'F')+[(date(2024,7,22),'CAM','2023 CAM Reconciliation',1876.41)]),
('106','Mesa Discount Mattress','MESA02','Eviction',mth('RNT','Base Rent',6850.00,'SONDJF')+mth('CAM','CAM Estimate',1040.00,'SONDJF')+mth('LAT','Late Charge',342.50,'ONDJ')+[(date(2024,10,9),'LEG','Atty Fees - 5 day notice',675.00)]),
('108','Kwik Tax & Notary','KWIK01','Seasonal',mth('RNT','Base Rent',1650.00,'F')),
('109','Bright Smiles Family Dental PC','BRIG01','Current',[(date(2024,12,18),'UTL','Water Submeter Q4',214.86),(date(2025,2,3),'CRM','Credit - HVAC repair',-385.00)]),
('110A','PhoneFixx Wireless','PHON01','Current',mth('RNT','Base Rent',1980.00,'DJF')+mth('CAM','CAM Estimate',247.50,'DJF')+[(date(2025,1,11),'LAT','Late Charge',99.00),(date(2025,2,11),'LAT','Late Charge',99.00),(date(2025,1,27),'NSF','Returned Check Fee',35.00)]),
('112','Golden Wok Express Inc','GOLD03','Current',mth('RNT','Base Rent',3240.00,'F')+mth('CAM','CAM Estimate',480.00,'F')+mth('RET','RE Tax Estimate',301.75,'F')+mth('INS','Insurance Estimate',96.40,'F')),
('114','Cutz by Design Barbershop','CUTZ01','Current',[(date(2024,8,1),'RNT','Deferred Rent Agreement',4500.00),(date(2025,2,6),'OPN','Unapplied Cash',-750.00)]),
('115','(Former) Ace Karate Academy','ACEK01','Past',mth('RNT','Base Rent',3560.00,'ASO')+mth('CAM','CAM Estimate',530.00,'ASO')+[(date(2024,10,31),'DEP','Deposit Applied',-3560.00)]),
('116','Pawz & Clawz Grooming','PAWZ01','Current',mth('UTL','Water Submeter',88.14,'F')),
('118','Cactus Liquor Mart','CACT01','Current',[(date(2025,1,31),'OPN','Prepaid Mar Rent',-5215.00)]),
('120','Rightway Check Cashing LLC','RIGH01','Current',mth('RNT','Base Rent',2710.00,'JF')+mth('CAM','CAM Estimate',396.00,'JF')+mth('RET','RE Tax Estimate',252.10,'JF')+mth('INS','Insurance Estimate',80.55,'JF')),
('PAD 1','Burger Barn Holdings LP','BURG01','Current',[(date(2024,12,30),'RET','2024 2nd Half Tax Bill',11842.66),(date(2025,2,14),'PCT','2024 Percentage Rent',6318.09)]),
('PAD 2','Saguaro Federal Credit Union','SAGU01','Current',mth('CAM','CAM Estimate',1125.00,'F')),
('SIGN','Lone Peak Outdoor Media','LONE01','License',mth('LIC','Billboard License',900.00,'NDJF')),
]
inv=40117
for t in T:
    t[4].sort(key=lambda x:(x[0],['RNT','CAM','RET','INS'].index(x[1]) if x[1] in('RNT','CAM','RET','INS') else 9))
order=sorted(((x[0],i,j) for i,t in enumerate(T) for j,x in enumerate(t[4])))
num={}
for d,i,j in order:
    inv+=R.randint(1,9); num[(i,j)]=str(inv)
def f(x): return f'{abs(x):,.2f}'+('-' if x<0 else ' ')
W,H=792,612
c=canvas.Canvas(doc(NAME),pagesize=(W,H))
X=dict(current=392,b31_60=462,b61_90=532,b91_120=602,b120=674,total=750)
HD=[('current','Current'),('b31_60','31-60 Days'),('b61_90','61-90 Days'),('b91_120','91-120 Days'),('b120','Over 120'),('total','Balance')]
pg=0
def head():
    global pg; pg+=1
    c.setFont('Helvetica-Bold',11); c.drawString(36,H-36,'AGED RECEIVABLES - DETAIL'); c.setFont('Helvetica',8.5)
    c.drawString(36,H-48,'Cactus Crossing Shopping Center (0088)'); c.drawString(36,H-59,'Aged by invoice date as of 02/28/2025')
    c.drawRightString(756,H-36,'Valle Alto Realty Services'); c.drawRightString(756,H-48,'Printed 03/04/2025 2:41 pm'); c.drawRightString(756,H-59,f'Page {pg}')
    y=H-78; c.setFont('Helvetica-Bold',7.5)
    c.drawString(50,y,'Invoice'); c.drawString(100,y,'Inv Date'); c.drawString(150,y,'Chg'); c.drawString(178,y,'Description')
    for k,t in HD: c.drawRightString(X[k],y,t)
    c.setLineWidth(.8); c.line(36,y-4,756,y-4); return y-16
rows=[];totals=[];G={k:0 for k in BK+['total']}
def vals(y,v,bold=False,zero=True):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.5)
    for k,_ in HD:
        if k in v and (zero or v[k]!=0): c.drawRightString(X[k]+(0 if v[k]<0 else 0),y,f(v[k]))
recap={}
y=head()
def band(y,t,cont=False):
    c.setFillGray(.92); c.rect(36,y-3,720,11,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',7.5)
    c.drawString(40,y,t[0]); c.drawString(84,y,t[1]+(' (continued)' if cont else '')); c.setFont('Helvetica',7.5); c.drawString(270,y,t[2]); c.drawString(330,y,'Status: '+t[3]); return y-12
for i,t in enumerate(T):
    if y<70: c.showPage(); y=head()
    y=band(y,t); S={k:0 for k in BK+['total']}
    for j,(d,code,desc,a) in enumerate(t[4]):
        if y<42: c.showPage(); y=head(); y=band(y,t,True)
        c.setFont('Helvetica',7.5); c.drawString(50,y,num[(i,j)]); c.drawString(100,y,d.strftime('%m/%d/%y')); c.drawString(150,y,code); c.drawString(178,y,desc)
        b=bk(d); vals(y,{b:a,'total':a})
        rows.append({'unit':t[0],'name':t[1],'resident':t[2],'date':d.isoformat(),'charge':code,'invoice':num[(i,j)],b:a,'total':a})
        S[b]=r2(S[b]+a); S['total']=r2(S['total']+a); recap[code]=r2(recap.get(code,0)+a); y-=10.2
    if y<42: c.showPage(); y=head()
    c.setLineWidth(.3); c.line(340,y+7.5,756,y+7.5)
    c.setFont('Helvetica-Oblique',7.5); lab='Total '+t[1]; c.drawString(178,y-1,lab[:46]); vals(y-1,S)
    totals.append(dict(label=lab,**S)); assert len(lab)<40
    for k in G: G[k]=r2(G[k]+S[k])
    y-=17
if y<150: c.showPage(); y=head()
c.setLineWidth(.8); c.line(36,y+8,756,y+8); c.setFont('Helvetica-Bold',7.5); c.drawString(84,y-2,'PROPERTY TOTAL  Cactus Crossing Shopping Center'); vals(y-2,G,True)
c.line(340,y-6,756,y-6); c.line(340,y-8,756,y-8)
totals.append(dict(label='PROPERTY TOTAL  Cactus Crossing Shopping Center',**G))
y-=34; c.setFont('Helvetica-Bold',7.5); c.drawString(84,y,'Recap by charge code'); y-=11
for k,v in sorted(recap.items()):
    c.setFont('Helvetica',7.5); c.drawString(94,y,k); c.drawRightString(190,y,f(v)); y-=9.5
c.drawRightString(190,y-2,f(r2(sum(recap.values()))))
c.save()
save(NAME,'AR','tenant headings with open charges below, aged by invoice date, trailing minus, unapplied cash in buckets, continued headings, recap by charge',True,BK+['total'],rows,totals)
