# Rent Manager-like PDF: mobile home & RV park, recurring charges stacked as code rows, header per page; planted row dropped
from common import *
from reportlab.pdfgen import canvas
r=R(404); NAME='RM_cottonwood_mhp_rentroll.pdf'; W,Hh=612,792
c=canvas.Canvas(DOC+'/'+NAME,pagesize=(W,Hh),invariant=1); pgno=0
X=dict(unit=36,type=74,ten=118,sq=262,mi=272,le=322,code=374,amt=468,tot=520,bal=576)
def R_(x,y,t,f='Courier',s=7.5): c.setFont(f,s); c.drawRightString(x,y,t)
def L_(x,y,t,f='Courier',s=7.5): c.setFont(f,s); c.drawString(x,y,t)
def head():
    global pgno,y
    pgno+=1
    L_(36,756,'Rent Roll - Detail','Courier-Bold',12); R_(576,756,f'Page {pgno} of 3'); L_(36,742,'Property: CWOOD - Cottonwood Draw MHP & RV'); R_(576,742,'Date: 09/05/2025  8:14 AM')
    L_(36,731,'Rent roll as of 08/31/2025'); c.line(36,726,576,726)
    for k,t in (('unit','Space'),('type','Type'),('ten','Resident'),('mi','Move In'),('le','Lease End'),('code','Charge')): L_(X[k],716,t,'Courier-Bold')
    for k,t in (('amt','Amount'),('tot','Total'),('bal','Balance')): R_(X[k],716,t,'Courier-Bold')
    c.line(36,711,576,711); y=701
head(); rows=[]; S={}; TB=0; TT=0; occ=0; CNT={}
units=[(f'{i:02d}',r.choice(['SGL','SGL','DBL'])) for i in range(1,43)]+[(f'RV-{i}','RV') for i in range(1,9)]
DROP='27'
for u,t in units:
    base={'SGL':485,'DBL':545,'RV':610}[t]; q=dict(unit=u,unitType=t)
    vac=r.random()<.12 and u!=DROP; CNT[t]=CNT.get(t,0)+1
    if vac: lines=[]; q['statusText']='Vacant'
    else:
        occ+=1; nm=r.lf().upper(); mi=r.day(D(2009,5,1),D(2025,8,10)); ch=[('RENT',base+r.choice([0,0,10,-15]))]
        if t!='RV': ch.append(('TRASH',18.50))
        if r.random()<.35: ch.append(('WATER',round(r.uniform(21,64),2)))
        if r.random()<.2: ch.append(('PET',r.choice([15,30])))
        if t!='RV' and r.random()<.1: ch.append(('STORG',40))
        tot=round(sum(a for _,a in ch),2); bal=r.choices([0,tot,round(-r.uniform(5,60),2),round(r.uniform(12,300),2)],[72,10,8,10])[0]
        le='MTM' if r.random()<.6 else leaseend(D(2025,r.choice([1,3,6,8]),1),12)
        q.update(tenantName=nm,statusText='Occupied',contractRent=ch[0][1],moveInDate=iso(mi),leaseEndDate=le if le=='MTM' else iso(le),charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=tot,balance=bal)
        for a,b in ch: S[a]=S.get(a,0)+b
        TB+=bal;TT+=tot
    if u==DROP: continue
    h=10*max(1,len(q.get('charges',[])))+4
    if y-h<60: c.showPage(); head()
    L_(X['unit'],y,u); L_(X['type'],y,t)
    if vac: L_(X['ten'],y,'** VACANT **'); y-=14
    else:
        L_(X['ten'],y,nm[:30]); L_(X['mi'],y,us(mi)); L_(X['le'],y,le if le=='MTM' else us(le))
        for i,(a,b) in enumerate(ch):
            L_(X['code'],y,a); R_(X['amt'],y,m2(b))
            if i==len(ch)-1: R_(X['tot'],y,m2(tot)); R_(X['bal'],y,m2(bal) if bal>=0 else f'({m2(-bal)})')
            y-=10
        y-=4
    rows.append(q)
if y<60+10*len(S)+70: c.showPage(); head()
c.line(36,y+6,576,y+6); L_(36,y-5,'Total CWOOD','Courier-Bold'); R_(X['tot'],y-5,m2(TT),'Courier-Bold'); R_(X['bal'],y-5,m2(TB),'Courier-Bold'); y-=22
L_(118,y,'Charge Summary','Courier-Bold'); L_(374,y,'Occupancy','Courier-Bold'); yy=y
for a,b in S.items(): y-=10; L_(118,y,a); R_(262,y,m2(b))
y-=12; L_(118,y,'Total'); R_(262,y,m2(TT))
for t,v in (('Spaces',len(units)),('Occupied',occ),('Vacant',len(units)-occ)): yy-=10; L_(374,yy,t); R_(468,yy,str(v))
print(pgno)
c.save()
save(NAME,dict(propertyName='Cottonwood Draw MHP & RV',asOnDate='2025-08-31',units=len(units),occupied=occ,vacant=len(units)-occ,planted=dict(what='row of space 27 is missing from the list though the printed totals and counts include it',kind='row_dropped')),rows,'MANUFACTURED_HOUSING','Rent Manager-like text print, stacked charge codes per space',True)
