from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import legal
N='1480_marlowe_avenue_60_units.pdf';r=random.Random(133);nm=names(r,70,lambda a,b:f'{a[0]}. {b}');nm[8]='R. & T. Vasquero-Ashdown';rows=[];allr=[]
Wd,Ht=legal;c=canvas.Canvas(f'{R}/documents/{N}',pagesize=legal);pg=0
X=[40,74,196,236,300,362,420,478,530,572]
def head():
    global y,pg
    if pg:c.showPage()
    pg+=1;c.setFont('Times-Bold',12);c.drawString(40,Ht-45,'1480 MARLOWE AVENUE');c.setFont('Times-Roman',10);c.drawString(40,Ht-58,'Rider 2 to Contract of Sale: Rent Roll, rents payable for December 2025');c.drawRightString(572,Ht-45,f'Rider 2, p. {pg}')
    y=Ht-84;c.setFont('Times-Bold',8.5);c.drawString(40,y,'Apt.');c.drawString(74,y,'Tenant of Record');c.drawString(200,y,'Reg.')
    for x,a,b in((300,'Legal','Reg. Rent'),(362,'Rent','Collected'),(420,'Lease','From'),(478,'Lease','To'),(530,'Security',''),(572,'Arrears','')):
        c.drawRightString(x,y+(9 if b else 0),a);c.drawRightString(x,y,b)
    c.line(38,y-4,574,y-4);y-=17
head();n=0
for fl in range(1,7):
    if y<130:head()
    c.setFont('Times-BoldItalic',9);c.drawString(40,y,['First','Second','Third','Fourth','Fifth','Sixth'][fl-1]+' Floor');y-=13;sub=[]
    for l in 'ABCDEFGHJK':
        if y<70:head()
        n+=1;u=f'{fl}{l}';reg=r.choice(['RS','RS','RS','RC','FM']);leg=r.randint(88000,235000)/100
        if u in('2D','5H','6A'):
            x=dict(unit=u,statusText='VACANT');vals=[u,'VACANT','RS',m2(leg),'','','','',''];x['_l']=leg
        else:
            rent=leg if r.random()<.7 else round(leg-r.randint(20,190),2);s=addm(D(2024,2,1),r.randint(0,20));e=eom(addm(s,r.choice([11,23])));dep=rent if r.random()<.7 else round(rent*.8,2);b=r.choice([0,0,0,0,rent,rent*2,112.4]);fm=reg=='FM'
            if fm:leg=None;rent=float(r.randrange(2200,2900,50));dep=rent;b=0
            rc=reg=='RC'
            x=dict(unit=u,tenantName=nm[n],statusText='Occupied',contractRent=rent,leaseStartDate=None if rc else iso(s),leaseEndDate=None if rc else iso(e),deposit=dep,balance=b or None,_l=leg or 0)
            vals=[u,nm[n],reg,m2(leg) if leg else 'n/a',m2(rent),'' if rc else usl(s),'statutory' if rc else usl(e),m2(dep),m2(b) if b else '-']
            if rc:x['leaseEndDate']='statutory'
        allr.append(x);sub.append(x)
        if u=='4F':continue   # planted
        rows.append(x);c.setFont('Times-Roman',8.7);c.drawString(40,y,u);c.drawString(74,y,vals[1]);c.drawString(200,y,vals[2])
        for q,v in zip((300,362,420,478,530,572),vals[3:]):c.drawRightString(q,y,v)
        y-=12.6
    c.setFont('Times-Bold',8.7);c.line(250,y+9,574,y+9);c.drawString(74,y-1,f'Floor total (10 apts.)')
    for q,k in((300,'_l'),(362,'contractRent'),(530,'deposit'),(572,'balance')):c.drawRightString(q,y-1,m2(S(sub,k)))
    y-=22
if y<190:head()
c.setFont('Times-Bold',9);c.drawString(40,y,'BUILDING TOTAL, 60 APARTMENTS')
for q,k in((300,'_l'),(362,'contractRent'),(530,'deposit'),(572,'balance')):c.drawRightString(q,y,m2(S(allr,k)))
c.line(250,y-3,574,y-3);c.line(250,y-5,574,y-5);y-=22;c.setFont('Times-Roman',9)
for t in('57 apartments occupied, 3 vacant. RS = rent stabilized; RC = rent controlled (statutory tenancy, no lease); FM = free market.','Seller represents only that the foregoing is accurate in all material respects as of December 1, 2025.','','SELLER: Marlowe Equities Associates L.P.','','By: ____________________________   Name: Theodora Quillan   Title: General Partner'):c.drawString(40,y,t);y-=14
c.save()
for x in allr:x.pop('_l',0)
save(N,'MULTIFAMILY','legal size rider, floor totals, legal and collected rent',True,dict(propertyName='1480 Marlowe Avenue',asOnDate='2025-12-01',units=60,occupied=57,vacant=3,planted=dict(what='Apartment 4F is not printed though the fourth-floor and building totals and the count of 60 include it',kind='row_dropped'),rows=rows))
