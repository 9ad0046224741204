from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(404)
NAME='MOB_lease_charges_bookkeeper.pdf'
T=[('100','Lakeshore Family Practice, PC',4210),('110','Precision Hearing Center',1180),('120','Vantage Imaging Partners',5350),('130',None,1475),
('140','Stillwater Dermatology',2890),('150','Dogwood Pediatric Dental',2340),('160','Corner Apothecary',1020),('200','Women\'s Health Associates of Larkin',6125),
('210','Ambrose Podiatry, PLLC',1560),('215','Balance Point Counseling',940),('220',None,2010),('230','Larkin Eye Surgeons',3875),('240','Summit Sleep Lab',2215),
('250','Renal Care of Larkin #07',4780),('260','Community Health Outreach Inc.',1890),('270',None,1105),('280','Hollins Physical Medicine',2650),('ROOF','Skybridge Cellular Co.',None)]
W,H=letter
c=canvas.Canvas(DOC+'/'+NAME,pagesize=letter); pg=0
def t(x,y,s,f='Times-Roman',z=9,al='l'):
    c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,s)
def newpage():
    global y,pg
    if pg: c.showPage()
    pg+=1
    t(W/2,754,'Ledgerly Bookkeeping Service','Times-Roman',8,'c')
    t(W/2,740,'Larkin Medical Arts Building','Times-Bold',13,'c')
    t(W/2,726,'Tenant Lease & Recurring Charge Register','Times-Bold',11,'c')
    t(W/2,714,'As of November 30, 2025','Times-Roman',10,'c')
    t(40,740,'11/30/25','Times-Roman',8); t(40,730,'2:14 PM','Times-Roman',8); t(W-40,740,f'Page {pg}','Times-Roman',8,'r')
    y=694
    t(40,y,'Suite / Tenant','Times-Bold'); t(330,y,'Sq Ft','Times-Bold',9,'r'); t(345,y,'Lease From','Times-Bold'); t(410,y,'Lease To','Times-Bold'); t(572,y,'Deposit Held','Times-Bold',9,'r')
    y-=11
    t(75,y,'Item','Times-Italic'); t(130,y,'Description','Times-Italic'); t(330,y,'Monthly','Times-Italic',9,'r'); t(345,y,'Scheduled rent increases (date, new monthly rent)','Times-Italic')
    y-=4; c.setLineWidth(.8); c.line(40,y,572,y); y-=14
newpage()
rows=[]; tot={}; items={'RENT':'Base rent','CAM':'Common area maint. est.','TAX':'Real estate tax est.','JAN':'Janitorial in suite','PKG':'Reserved parking','BIO':'Bio-waste pickup'}
gt=0; area=0; dept=0
for u,n,sf in T:
    need=14*(2 if n is None else 6)
    if y-need<70: newpage()
    if n is None:
        t(40,y,f'{u}   * Vacant *','Times-Bold'); t(330,y,m0(sf),al='r'); y-=20; area+=sf
        rows.append(dict(unit=u,area=sf,statusText='Vacant')); continue
    st=first(r,D(2017,1,1),D(2025,6,1)); en=endof(st,r.choice([5,7,10]))
    while en<D(2026,2,1): en=endof(D(en.year,en.month,1),5,1)
    rate=r.choice([17.5,18,18.25,19,19.5,20,21.5]); rent=round(sf*rate/12,2) if sf else 1450.0
    ch=[('RENT',rent)]
    if sf:
        ch+=[('CAM',round(sf*4.1/12,2)),('TAX',round(sf*2.2/12,2))]
        if r.random()<.4: ch.append(('JAN',round(sf*1.3/12,2)))
        if r.random()<.3: ch.append(('PKG',r.choice([75,150,225.])))
        if r.random()<.4: ch.append(('BIO',r.choice([85.,120,165])))
    dep=round(rent) if r.random()<.7 else None
    steps=[]
    if r.random()<.75:
        yy=2025; v=rent
        while len(steps)<3:
            s=D(yy,st.month,1); yy+=1
            if s<=D(2025,11,30): continue
            if s>en: break
            v=round(v*1.025,2); steps.append((s,v))
    t(40,y,u,'Times-Bold'); t(75,y,n,'Times-Bold'); 
    if sf: t(330,y,m0(sf),al='r'); area+=sf
    t(345,y,us2(st)); t(410,y,us2(en))
    if dep: t(572,y,m2(dep),al='r'); dept+=dep
    y-=12
    for i,(k,v) in enumerate(ch):
        t(75,y,k); t(130,y,items[k]); t(330,y,m2(v),al='r'); tot[k]=tot.get(k,0)+v
        if i<len(steps): t(345,y,us2(steps[i][0])); t(460,y,m2(steps[i][1]),al='r')
        y-=11.5
    k=len(ch)
    for s,v in steps[k:]:
        t(345,y,us2(s)); t(460,y,m2(v),al='r')
        y-=11.5
    s=round(sum(v for _,v in ch),2); gt+=s
    c.setLineWidth(.4); c.line(275,y+9,330,y+9); t(130,y,f'Total suite {u}','Times-Bold',9); t(330,y,m2(s),'Times-Bold',9,'r'); y-=20
    rows.append(dict(unit=u,area=sf,tenantName=n,statusText='Occupied',contractRent=rent,leaseStartDate=st,leaseEndDate=en,deposit=dep,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=s,rentSteps=[dict(date=a,amount=b) for a,b in steps]))
if y<210: newpage()
c.setLineWidth(.8); c.line(40,y+6,572,y+6); y-=8
t(40,y,'Recap of monthly charges','Times-Bold',10); y-=14
for k in items:
    if k in tot: t(75,y,k); t(130,y,items[k]); t(330,y,m2(tot[k]),al='r'); y-=12
c.line(265,y+9,330,y+9); t(130,y,'Total monthly billing','Times-Bold'); t(330,y,m2(gt),'Times-Bold',9,'r'); c.line(265,y-3,330,y-3); c.line(265,y-5,330,y-5); y-=24
v=[x for x in T if x[1] is None]; va=sum(x[2] for x in v)
for a,b in [('Suites in building',17),('Suites leased',14),('Suites vacant',3)]: t(75,y,a); t(330,y,str(b),al='r'); y-=12
for a,b in [('Total rentable square feet',area),('Vacant square feet',va)]: t(75,y,a); t(330,y,m0(b),al='r'); y-=12
t(75,y,'Security deposits held'); t(330,y,m2(dept),al='r'); y-=18
t(75,y,'Rooftop license is not a suite. No audit or review has been performed by the preparer.','Times-Italic',8)
c.save()
save(NAME,dict(propertyName='Larkin Medical Arts Building',asOnDate='2025-11-30',units=17,occupied=14,vacant=3,rows=rows),'OFFICE','Bookkeeper\'s register: record blocks with charge lines, step list beside, recap by code; no rules',True)
