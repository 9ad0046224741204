# Self storage site print, ~190 units
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(77203); P=People(rng); NAME='RentRoll_Larkin_Road_Storage_L014.pdf'
TY=[("5x5","Climate",25,59),("5x10","Climate",50,92),("10x10","Climate",100,148),("10x15","Climate",150,189),("5x10","Inside",50,72),("10x10","Drive-Up",100,124),("10x15","Drive-Up",150,155),("10x20","Drive-Up",200,182),("10x30","Drive-Up",300,246),("12x35","Parking",420,95)]
units=[]
for pre,n,ts in (('A',46,(0,1,2,3)),('B',58,(1,2,4)),('C',52,(5,6,7)),('D',24,(7,8)),('P',12,(9,))):
    k=1
    for i in range(n):
        units.append((f"{pre}{k:03d}",TY[rng.choice(ts)])); k+=1 if rng.random()<.93 else 2
BIZ=["Tarrow Electric LLC","Bluestem Landscaping","Pike & Daughters Movers","Larkin Rd Baptist Ch.","Oxbow HVAC Supply","Kid Kingdom Resale","County of Dunmore - Elections","Sable Notary Svcs"]
rows=[];recs=[]
for u,(sz,ty,sf,std) in units:
    x=rng.random()
    b=dict(unit=u,unitType=f"{sz} {ty}",area=sf,marketRent=float(std))
    if x<.115: b.update(statusText='Vacant'); recs.append((u,sz,ty,sf,std,'V',None)); rows.append(b); continue
    if x<.15: b.update(statusText='Unrentable'); recs.append((u,sz,ty,sf,std,'U',None)); rows.append(b); continue
    nm=BIZ.pop() if BIZ and rng.random()<.05 else P.last_first()
    mi=dt.date(2026,1,28)-dt.timedelta(rng.randint(3,2600)); age=(2026-mi.year)
    rent=round(std*(rng.uniform(.8,1.02) if age<1 else rng.uniform(.92,1.32))) + (0 if rng.random()<.8 else .5)
    ins=rng.choice([0,0,9,12,12,15,19]); pt=dt.date(2026,rng.choice([1,2,2,2,2]),mi.day if mi.day<28 else 28)
    bal=0.0 if pt>=dt.date(2026,1,31) else round(rent+ins+(20 if rng.random()<.6 else 0),2)
    if rng.random()<.03: bal=-round(rent/2,2)
    recs.append((u,sz,ty,sf,std,'O',(nm,mi,float(rent),float(ins),pt,bal)))
    b.update(tenantName=nm,statusText='Occupied',moveInDate=iso(mi),contractRent=float(rent),balance=bal,charges=[{"code":"Insur.","amount":float(ins)}] if ins else None)
    rows.append(b)
c=canvas.Canvas(docpath(NAME),pagesize=letter,invariant=1)
cols=[('Unit',30,'l'),('Size',62,'l'),('Type',94,'l'),('Area',152,'r'),('St',162,'l'),('Tenant Name',178,'l'),('Moved In',302,'l'),('Std Rate',388,'r'),('Rent',430,'r'),('Insur.',464,'r'),('Paid Thru',476,'l'),('Balance',582,'r')]
pg=0;y=0
def head():
    global y,pg
    pg+=1; c.setFont('Times-Bold',13); c.drawCentredString(306,762,'Rent Roll'); c.setFont('Times-Roman',9.5); c.drawCentredString(306,749,'Larkin Road Self Storage  (L014)'); c.drawCentredString(306,737,'As of: Saturday, January 31, 2026')
    c.setFont('Times-Bold',8.2); y=718
    for t,x,a in cols: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
    c.setLineWidth(.8); c.line(28,y-3,584,y-3); y-=14
def foot(): 
    c.setFont('Times-Roman',7.5); c.drawString(30,28,'Sunday, February 1, 2026  8:03 AM'); c.drawRightString(582,28,f'Page {pg} of @@'.replace('@@','4')); c.showPage()
head()
for i,(u,sz,ty,sf,std,st,d) in enumerate(recs):
    if y<50: foot(); head()
    if i%2: c.setFillGray(.94); c.rect(28,y-2.6,556,10.6,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Times-Roman',8.2)
    v=[u,sz,ty,str(sf),st,'',"",f"{std:.2f}"]+['']*4
    if st=='V': v[5]='Vacant'
    elif st=='U': v[5]='Unrentable'
    else: v[5]=d[0]; v[6]=f"{d[1].month}/{d[1].day}/{d[1].year}"; v[8]=f"{d[2]:.2f}"; v[9]=f"{d[3]:.2f}" if d[3] else ''; v[10]=f"{d[4].month}/{d[4].day}/{d[4].year}"; v[11]=f"{d[5]:,.2f}" if d[5]>=0 else f"({-d[5]:,.2f})"
    for (t,x,a),s in zip(cols,v): (c.drawString if a=='l' else c.drawRightString)(x,y,s)
    y-=10.6
if y<150: foot(); head()
O=[r for r in recs if r[5]=='O'];V=[r for r in recs if r[5]=='V'];U=[r for r in recs if r[5]=='U']
c.line(28,y+6,584,y+6); c.setFont('Times-Bold',8.2); y-=4; c.drawString(178,y,'Totals')
for x,v in ((152,sum(r[3] for r in recs)),): c.drawRightString(x,y,f"{v:,}")
for x,v in ((388,sum(r[4] for r in recs)),(430,sum(r[6][2] for r in O)),(464,sum(r[6][3] for r in O)),(582,sum(r[6][5] for r in O))): c.drawRightString(x,y,f"{v:,.2f}")
y-=26; c.drawString(60,y,'Unit Summary'); 
for x,t in ((220,'Units'),(280,'% Units'),(350,'Area'),(430,'Std Rate')): c.drawRightString(x,y,t)
c.line(58,y-3,432,y-3); c.setFont('Times-Roman',8.2)
for t,g in (('Occupied',O),('Vacant',V),('Unrentable',U),('Total',recs)):
    y-=12; c.drawString(60,y,t); c.drawRightString(220,y,str(len(g))); c.drawRightString(280,y,f"{len(g)/len(recs):.1%}"); c.drawRightString(350,y,f"{sum(r[3] for r in g):,}"); c.drawRightString(430,y,f"{sum(r[4] for r in g):,.2f}")
foot(); c.save(); print('pages',pg)
finish(NAME,'SELF_STORAGE','Self-storage site system print, one line per unit, status letter, unit summary at the end',False,'Larkin Road Self Storage','2026-01-31',len(recs),len(O),len(V),rows)
