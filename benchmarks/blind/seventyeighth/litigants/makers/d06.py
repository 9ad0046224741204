from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
fn='Quarry_Bend_Plaza_rentroll_2025.pdf'; R=random.Random(66)
TN=[("Fresh Acre Markets, Inc.","Fresh Acre Grocery",38500,11.25),("Delmont Drug Stores LLC","Delmont Pharmacy",11200,15.5),("PJK Restaurants, LLC","Casa Marquez",3150,19),("Nguyen Enterprises","Polished Nail Studio",1200,21),("VACANT","",1600,0),("Harbor State Credit Union","",2400,24),("Sudsy's Laundry Co.","Spin City Coin Laundry",2800,17.5),("Two Brothers Wireless Inc.","TB Wireless",1400,22),("Lakota Fitness Holdings","Anvil Gym",9800,10.75),("VACANT","",2250,0),("A. Goldfarb, D.D.S., P.C.","Quarry Bend Dental",2100,20),("Paws & Claws Vet Svc PLLC","",2650,18.25),("Hometown Tax Prep, Inc.","",1000,20.5),("Golden Wok of Elkhart Inc","Golden Wok",1750,19.75),("MVT Holdings, LLC","Vape Depot",1100,22.5),("Fairlawn Dollar Corp.","Dollar Barn",8000,9.5)]
c=canvas.Canvas(D+fn,pagesize=letter,invariant=1); y=0;pg=0
X=[40,84,278,330,392,452,512,572]
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Times-Bold',14); c.drawString(40,752,'Quarry Bend Plaza'); c.setFont('Times-Roman',10); c.drawString(40,738,'Rent roll at January 1, 2025  -  prepared for decedent\'s Form 706, Schedule A, item 3'); c.drawRightString(572,752,'Page %d'%pg)
    c.setFont('Times-BoldItalic',9)
    for x,a,b in zip(X,('Space','Tenant','','Term from','Min. rent','CAM','Taxes/Ins','Total'),('','d/b/a   -   future rent','Sq. ft.','to','per month','per month','per month','per month')):
        f=c.drawString if x<200 else c.drawRightString
        f(x,720,a); f(x,710,b)
    c.line(40,705,572,705); y=690
head(); rows=[];T=[0]*5;V=0;va=0
for i,(n,dba,sf,rt) in enumerate(TN):
    u='%d'%(i+1) if i!=8 else '9-9A'
    if y<90: head()
    c.setFont('Times-Roman',9.5); c.drawString(X[0],y,u); c.drawRightString(X[2],y,m0(sf))
    T[0]+=sf
    if not rt: c.setFont('Times-Italic',9.5); c.drawString(X[1],y,'Vacant'); rows.append(dict(unit=u,area=sf,statusText='Vacant')); V+=1; va+=sf; y-=24; continue
    b=dt.date(R.randint(2015,2023),R.randint(1,12),1); yr=5
    while addm(b,12*yr)<dt.date(2025,3,1): yr+=5
    e=addm(b,12*yr)-dt.timedelta(1); mr=r2(sf*rt/12); cam=r2(sf*2.35/12); ti=r2(sf*1.9/12); tt=r2(mr+cam+ti)
    if i==0: cam=0; tt=r2(mr+ti)
    c.drawString(X[1],y,n); c.drawRightString(X[3],y,b.strftime('%m-%d-%y'))
    for x,z in zip(X[4:],(mr,cam,ti,tt)): c.drawRightString(x,y,m2(z))
    y-=11; c.drawRightString(X[3],y,e.strftime('%m-%d-%y'))
    if dba: c.setFont('Times-Italic',9.5); c.drawString(X[1],y,'d/b/a '+dba); c.setFont('Times-Roman',9.5)
    steps=[];
    if e.year>2025 and R.random()<.7:
        d=b
        while d<=dt.date(2025,1,1): d=addm(d,12)
        m=mr
        for k in range(2):
            if d<e: m=r2(m*1.025); steps.append(dict(date=iso(d),amount=m)); d=addm(d,12)
        if steps:
            y-=11; c.drawString(X[1],y,'Rent goes to '+', '.join('$%s on %s'%(m2(q['amount']),dt.date.fromisoformat(q['date']).strftime('%m-%d-%y')) for q in steps))
    y-=17
    T=[r2(a+z) for a,z in zip(T,(0,mr,cam,ti,tt))]
    rows.append(dict(unit=u,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=iso(b),leaseEndDate=iso(e),contractRent=mr,charges=[dict(code='CAM',amount=cam),dict(code='Taxes/Ins',amount=ti)],totalCharges=tt,rentSteps=steps))
c.line(40,y+9,572,y+9); c.setFont('Times-Bold',9.5); y-=5; c.drawString(84,y,'Total, %d spaces'%len(rows)); c.drawRightString(X[2],y,m0(T[0]))
for x,z in zip(X[4:],T[1:]): c.drawRightString(x,y,m2(z))
y-=13; c.setFont('Times-Roman',9.5); c.drawString(84,y,'Vacant (%d spaces)'%V); c.drawRightString(X[2],y,m0(va)); y-=22
c.drawString(40,y,'Fresh Acre pays taxes and insurance but no CAM under its 2016 amendment. Percentage rents, if any, are reported separately.')
c.save(); n=len(rows)
save(fn,'RETAIL','two/three lines per tenant, no grid',True,'Quarry Bend Plaza','2025-01-01',rows,n,n-V,V)
