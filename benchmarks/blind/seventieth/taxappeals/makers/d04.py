# self storage, 208 units, dense system report in mono, unit order, summary by size
from common import *
from reportlab.pdfgen import canvas
r=random.Random(7004); fn='GranitePass_RentRoll_20250731.pdf'; AS=D.date(2025,7,31)
ST={'5x5':('5 x 5',25,49),'5x10':('5 x 10',50,79),'5x10C':('5 x 10 CC',50,104),'10x10':('10 x 10',100,129),'10x10C':('10 x 10 CC',100,168),'10x15':('10 x 15',150,164),'10x20':('10 x 20',200,209),'10x30':('10 x 30',300,289),'P':('12 x 30 Pkg',360,95)}
units=[]
for a,b,k in((101,124,'10x20'),(125,140,'10x30'),(201,236,'10x10'),(237,252,'10x15'),(301,318,'5x5'),(319,350,'5x10'),(401,422,'10x10C'),(423,440,'5x10C')):
    units+= [(f"{n}",k) for n in range(a,b+1)]
units+=[(f"RV{n:02d}",'P') for n in range(1,27)]
co=["Tri-Lake Carpet Care","Summit Court Reporting","Bluebird Home Health","Ridge Electric Co","Pinecone Catering","Northgate Church","Frost Vending"]
c=canvas.Canvas(out(fn),pagesize=(612,792));Y=[0];pg=[0]
F,B='Courier','Courier-Bold';Z=6.9
def tx(a,x,y,s,f=F,z=Z):
    c.setFont(f,z);(c.drawString if a=='l' else c.drawRightString)(x,y,s)
C=[('l',28,'Unit'),('l',62,'Size'),('r',140,'Area'),('l',148,'Tenant'),('l',262,'Moved In'),('l',312,'Paid Thru'),('r',398,'Std Rate'),('r',442,'Rent'),('r',478,'Ins.'),('r',524,'Balance'),('r',550,'Days'),('l',556,'Status')]
def head():
    pg[0]+=1;tx('l',28,764,'Granite Pass Self Storage',B,10);tx('r',584,764,'RENT ROLL',B,10)
    tx('l',28,753,'Site 0047   2190 Quarry Rd');tx('r',584,753,'As of 31-Jul-2025   printed 01-Aug-2025 06:12   pg %d'%pg[0])
    c.setDash(1,1);c.line(28,747,584,747)
    for a,x,s in C:tx(a,x,739,s,B)
    c.line(28,735,584,735);c.setDash();Y[0]=725
head();rows=[];names=uniq(r,190,'LF');agg={};T=dict(std=0,rent=0,ins=0,bal=0,area=0);cnt=dict(o=0,v=0,u=0)
for u,k in units:
    nm,ar,std=ST[k]
    if Y[0]<40:c.showPage();head()
    y=Y[0];A=agg.setdefault(nm,[0,0,0,0,0.0,0.0,0])
    tx('l',28,y,u);tx('l',62,y,nm);tx('r',140,y,m0(ar));tx('r',398,y,m2(std))
    x=r.random();T['std']+=std;T['area']+=ar;A[0]+=1;A[4]+=std;A[6]+=ar
    if u in('212','344','RV19'):
        tx('l',148,y,'* UNRENTABLE *');tx('l',556,y,'Unrent');cnt['u']+=1;A[3]+=1
        rows.append(row(unit=u,unitType=nm,area=ar,marketRent=std,statusText='Unrent'))
    elif x<.13:
        tx('l',556,y,'Vacant');cnt['v']+=1;A[2]+=1
        rows.append(row(unit=u,unitType=nm,area=ar,marketRent=std,statusText='Vacant'))
    else:
        t=co.pop() if co and r.random()<.05 else names.pop()
        mi=D.date(r.choice([2016,2018,2019,2020,2021,2022,2023,2024,2024,2025]),r.randint(1,7),r.randint(1,28))
        rent=std if mi.year==2025 and r.random()<.5 else max(25,round(std*r.uniform(.8,1.28)))
        ins=r.choice([0,0,12,12,15,22]);z=r.random()
        if k=='P':ins=0
        if z<.78:pt=D.date(2025,8,r.randint(1,28));bal=0;dl=0
        elif z<.93:
            pt=D.date(2025,7,mi.day);dl=(AS-pt).days;bal=rent+ins+(20 if dl>6 else 0)
        elif z<.97: pt=D.date(2025,5,mi.day);dl=(AS-pt).days;bal=3*(rent+ins)+75
        else: pt=D.date(2025,11,mi.day);dl=0;bal=-(3*(rent+ins))
        s='Rented' if dl<45 else 'Lien'
        tx('l',148,y,t[:26]);tx('l',262,y,mi.strftime('%d-%b-%y'));tx('l',312,y,pt.strftime('%d-%b-%y'))
        tx('r',442,y,m2(rent));tx('r',478,y,m2(ins));tx('r',524,y,m2(bal) if bal>=0 else f"({m2(-bal)})");tx('r',550,y,str(dl));tx('l',556,y,s)
        T['rent']+=rent;T['ins']+=ins;T['bal']+=bal;A[1]+=1;A[5]+=rent;cnt['o']+=1
        rows.append(row(unit=u,unitType=nm,area=ar,marketRent=std,tenantName=t[:26],moveInDate=mi,contractRent=rent,charges=[dict(code='Ins.',amount=ins)],balance=bal,statusText=s))
    Y[0]-=9.6
def need(h):
    if Y[0]-h<36:c.showPage();head()
need(30);c.line(28,Y[0]+7,584,Y[0]+7);y=Y[0]-3
tx('l',28,y,f"{len(units)} units",B)
for x,v in((140,m0(T['area'])),(398,m2(T['std'])),(442,m2(T['rent'])),(478,m2(T['ins'])),(524,m2(T['bal']))):tx('r',x,y,v,B)
Y[0]-=30;need(150);y=Y[0]
tx('l',28,y,'UNIT MIX SUMMARY',B);y-=11
H=[('l',28,'Size'),('r',140,'Units'),('r',190,'Rented'),('r',240,'Vacant'),('r',290,'Unrent'),('r',345,'Total SF'),('r',415,'Std Rates'),('r',485,'Rented $'),('r',540,'Occ %')]
for a,x,s in H:tx(a,x,y,s,B)
for nm,A in list(agg.items())+[('Total',[sum(a[i] for a in agg.values()) for i in range(7)])]:
    y-=10;f=B if nm=='Total' else F
    tx('l',28,y,nm,f)
    for x,s in((140,A[0]),(190,A[1]),(240,A[2]),(290,A[3]),(345,m0(A[6])),(415,m2(A[4])),(485,m2(A[5])),(540,f"{A[1]/A[0]*100:.1f}")):tx('r',x,y,str(s),f)
c.save()
for k,a in(('contractRent','rent'),('marketRent','std'),('area','area'),('balance','bal')):tie(rows,k,T[a])
save(fn,'SELF_STORAGE','dense mono system report, 200+ units, unit mix summary',False,dict(propertyName='Granite Pass Self Storage',asOnDate='2025-07-31',units=len(units),occupied=cnt['o'],vacant=cnt['v'],rows=rows))
