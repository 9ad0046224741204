# neighbourhood centre, commercial rent roll with future increases block (planted digit)
from common import *
from reportlab.pdfgen import canvas
r=random.Random(7002); fn='RR_CedarFord_Commons.pdf'; AS=D.date(2025,9,1)
V=[("CFC-108",1400),("CFC-126",2250),("CFC-127",980)]
O=[("CFC-100","Greenbasket Market #214","2014-11-01","2034-10-31",38450,11.25,4),
("CFC-101","Paws & Suds Grooming","2022-05-01","2027-04-30",1250,24.0,1),
("CFC-102","Lumen Nail Bar","2023-02-01","2028-01-31",1100,25.5,2),
("CFC-103","Ember & Oak Pizzeria LLC","2019-07-01","2029-06-30",2600,23.0,3),
("CFC-104","Sunward Dental PLLC","2020-03-01","2030-02-28",2150,26.5,3),
("CFC-105","Parcel Depot of Cedar Ford","2021-09-01","2026-08-31",1200,22.75,0),
("CFC-106","Great Plains Credit Union","2016-01-01","2026-12-31",3000,27.0,1),
("CFC-107","Nova Martial Arts Academy","2024-06-01","2029-05-31",2800,18.5,3),
("CFC-110","Kowloon Garden Restaurant","2008-04-01","2025-03-31",3200,21.0,0),
("CFC-112","Vision Corner Optical","2022-10-01","2027-09-30",1500,25.0,1),
("CFC-114","Fit Forge 24","2023-08-01","2033-07-31",6400,15.5,4),
("CFC-118","Little Sprouts Learning Ctr","2018-09-01","2028-08-31",5200,17.25,2),
("CFC-120","Dollar Plaza Stores, Inc.","2017-02-01","2027-01-31",8600,10.75,0),
("CFC-122","Cedar Cleaners","2015-06-01","2026-05-31",1350,22.0,0),
("CFC-124","T-Link Wireless","2024-11-01","2027-10-31",1600,28.0,2),
("CFC-125","Saffron Leaf Grocers","2021-12-01","2026-11-30",2400,19.5,1),
("CFC-PAD1","Burgermaster Drive-In (ground lease)","2011-01-01","2030-12-31",3150,None,1),
("CFC-PAD2","First Tallgrass Bank, N.A.","2013-05-01","2033-04-30",4100,None,1),
("CFC-ATM","CashPoint ATM Network","2020-01-01","2026-12-31",0,None,0)]
c=canvas.Canvas(out(fn),pagesize=(1008,612));pg=[0];Y=[0]
F,B='Times-Roman','Times-Bold'
def tx(a,x,y,s,f=F,z=8.2):
    c.setFont(f,z);{'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
H=[('l',30,["Bldg Id-Suit Id"]),('l',112,["Occupant Name"]),('c',322,["Rent Start"]),('c',378,["Expiration"]),('r',446,["GLA","Sqft"]),('r',512,["Monthly","Base Rent"]),('r',560,["Annual","Rate PSF"]),('r',622,["Monthly","Cost","Recovery"]),('r',668,["Expense","Stop"]),('r',734,["Monthly","Other","Income"]),('l',762,["Cat"]),('l',796,["Date"]),('r',912,["Monthly","Amount"]),('r',970,["PSF"])]
def head():
    pg[0]+=1
    tx('l',30,582,'Database:  PRAIRIECO');tx('c',504,582,'Rent Roll',B,13);tx('r',978,582,f'Page:  {pg[0]}')
    tx('l',30,570,'Bldg Status: Active only');tx('c',504,569,'Cedar Ford Commons',B,10);tx('r',978,570,'Date:  9/4/2025')
    tx('c',504,557,'9/1/2025',F,9);tx('r',978,558,'Time:  09:41 AM')
    tx('c',866,538,'-------- Future Rent Increases --------',B,8)
    for a,x,h in H:
        for j,s in enumerate(h): tx(a,x,508+9*(len(h)-1-j),s,B,8)
    c.setLineWidth(1);c.line(30,503,978,503);Y[0]=490
def need(h):
    if Y[0]-h<40:c.showPage();head()
head();rows=[]
tx('l',30,Y[0],'Vacant Suites',B,9);Y[0]-=14
for u,a in V:
    tx('l',30,Y[0],u);tx('l',112,Y[0],'Vacant');tx('r',446,Y[0],m0(a));Y[0]-=14
    rows.append(row(unit=u,area=a,statusText='Vacant',section='Vacant Suites'))
Y[0]-=4;tx('l',30,Y[0],'Occupied Suites',B,9);Y[0]-=14
tm=tc=to=0;ta=0;planted=None
for i,(u,n,f,t,a,psf,ns) in enumerate(O):
    f,t=D.date.fromisoformat(f),D.date.fromisoformat(t)
    mon=round(a*psf/12,2) if psf else {"CFC-PAD1":7916.67,"CFC-PAD2":10250.00,"CFC-ATM":325.00}[u]
    rec=0.0 if u=="CFC-ATM" else round(a*{0:3.1,12:3.35}.get(i,5.62)/12,2)
    oth={0:0,3:150.0,10:275.0,16:85.0}.get(i,0.0)
    st=[];dt=D.date(2025,f.month,1)
    if dt<=AS:dt=D.date(2026,f.month,1)
    v=mon
    for _ in range(ns):
        if dt>t:break
        g=1.03
        if i==0: dt=D.date(2024+5*(len(st)+1),11,1) if len(st)<1 else addm(dt,60);g=1.05;dt=D.date(2029,11,1) if not st else dt
        if dt>t:break
        v=round(v*g,2) if psf and i else round(v*(1.05 if i==0 else 1.1),2)
        st.append((dt,v));dt=addm(dt,12)
    tm+=mon;tc+=rec;to+=oth;ta+=a
    pm=mon
    if u=="CFC-107":
        s=m2(mon);assert s[0]=='4',s   # 4,316.67 -> 4,816.67
        pm=round(mon+500,2);planted=dict(what=f"CFC-107 Nova Martial Arts Academy: monthly base rent printed {m2(pm)}, the books (totals, annual rate PSF) have {m2(mon)}",kind='digit_changed')
    need(13*max(1,len(st)));y=Y[0]
    tx('l',30,y,u);tx('l',112,y,n);tx('c',322,y,smdy(f));tx('c',378,y,smdy(t));tx('r',446,y,m0(a))
    tx('r',512,y,m2(pm));
    if a: tx('r',560,y,m2(mon*12/a))
    tx('r',622,y,m2(rec));tx('r',668,y,'0.00');tx('r',734,y,m2(oth))
    for j,(d,v) in enumerate(st):
        tx('l',762,y-j*11,'GLR' if 'PAD' in u else 'RNT');tx('l',796,y-j*11,smdy(d));tx('r',912,y-j*11,m2(v));tx('r',970,y-j*11,m2(v*12/a))
    Y[0]=y-11*max(1,len(st))-4
    rows.append(row(unit=u,tenantName=n,area=a,section='Occupied Suites',statusText='Occupied',leaseStartDate=f,leaseEndDate=t,contractRent=pm,charges=[dict(code='Monthly Cost Recovery',amount=rec),dict(code='Monthly Other Income',amount=oth)],rentSteps=[dict(date=iso(d),amount=v) for d,v in st]))
need(90);y=Y[0]-6;c.line(30,y+10,978,y+10);va=sum(a for _,a in V);A=ta+va
tx('l',30,y-2,'Totals:',B)
for j,(l,a,n) in enumerate((("Occupied Sqft:",ta,len(O)),("Leased/Unoccupied Sqft:",0,0),("Vacant Sqft:",va,len(V)),("Total Sqft:",A,len(O)+len(V)))):
    yy=y-2-12*j;tx('r',260,yy,l,B);tx('r',310,yy,f"{a/A*100:.2f}%" if j<3 else '');tx('r',378,yy,f"{n} Units");tx('r',446,yy,m0(a))
    if j in(0,3):tx('r',512,yy,m2(tm));tx('r',622,yy,m2(tc));tx('r',734,yy,m2(to))
c.save()
assert planted
tie(rows,'contractRent',round(tm+500,2));tie(rows,'area',A)
save(fn,'RETAIL','commercial rent roll, vacant section first, future increases block at right',False,dict(propertyName='Cedar Ford Commons',asOnDate='2025-09-01',units=len(rows),occupied=len(O),vacant=len(V),planted=planted,rows=rows))
