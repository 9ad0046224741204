# Yardi Voyager "Rent Roll with Lease Charges", garden apartments
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(3701); N=Namer(r); FN='quail_hollow_rrlc.pdf'
cols=[(30,'l'),(68,'l'),(138,'r'),(146,'l'),(192,'l'),(345,'r'),(355,'l'),(440,'r'),(492,'r'),(538,'r'),(548,'l'),(598,'l'),(648,'l'),(762,'r')]
def head(s):
    if s.p==1:
        s.t(s.W/2,'Rent Roll with Lease Charges','c','Helvetica-Bold',11); s.y-=12
        s.t(s.W/2,'Quail Hollow Apartments (qhollow)','c',None,8); s.y-=10
        s.t(s.W/2,'As Of = 06/30/2025','c',None,8); s.y-=10
        s.t(s.W/2,'Month Year = 06/2025','c',None,8); s.y-=16
    b='Helvetica-Bold'
    s.r(cols,['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance'],b)
    s.r(cols,['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','',''],b)
    s.line(28,764,6); s.y-=4
def foot(s): s.t(30,f'Rent Roll with Lease Charges','l',None,6,24); s.t(762,f'Page {s.p}','r',None,6,24)
P=Pg(FN,landscape(letter),head,foot,fs=6.6,lh=9)
FP={'qh1a':(642,1145),'qh1b':(718,1210),'qh2a':(940,1420),'qh2b':(1012,1495),'qh3a':(1230,1765)}
units=[f'{b:02d}-{f}{n:02d}' for b in (1,2,3,4) for f in (1,2) for n in range(1,7)]
special={'01-101':'MODEL','01-102':'ADMIN','03-204':'DOWN'}
vac={'02-203','04-106','04-201'}; notice={'01-205','03-101','03-206','04-103'}
rows=[];tot=dict(occ=[0]*7,vac=[0]*7,non=[0]*7,fut=[0]*7); codes={}
P.t(30,'Current/Notice/Vacant Residents','l','Helvetica-Bold'); P.y-=11
SEC='Current/Notice/Vacant Residents'
def emit(u,ft,sf,rc,nm,mk,ch,dep,od,mi,le,mo,bal):
    P.need((len(ch)+3)*9)
    first=[u,ft,m0(sf),rc,nm,mm(mk)]
    ch=ch or [(None,None)]
    for i,(c,a) in enumerate(ch):
        P.r(cols,(first if i==0 else ['']*6)+[c or '',mm(a) if a is not None else '']+([mm(dep),mm(od),us(mi),us(le),us(mo),mm(bal)] if i==0 else []))
    if c:
        P.line(400,440,7,.3); P.r(cols,['','','','','','','Total',mm(sum(a for _,a in ch))],'Helvetica-Bold')
    P.y-=4
for u in units:
    ft=r.choices(list(FP),[3,3,4,3,1])[0]; sf,mk=FP[ft]; mk=mk+r.choice([0,0,15,25])
    k='non' if u in special else 'vac' if u in vac else 'occ'
    T=tot[k]; T[0]+=sf; T[1]+=mk; T[5]+=1
    if k!='occ':
        st=special.get(u,'VACANT'); emit(u,ft,sf,st,st,mk,[],0,0,None,None,None,0)
        rows.append(row(unit=u,unitType=ft,area=sf,statusText=st,section=SEC,marketRent=mk,deposit=0,balance=0)); continue
    mi=D(r,'2020-03-01','2025-05-20'); le=eom(D(r,'2025-07-01','2026-05-30')); mo=D(r,'2025-07-05','2025-08-15') if u in notice else None
    rent=mk-r.choice([0,20,35,60,85,-10]); ch=[('rent',rent),('trash',12)]
    if r.random()<.6: ch.append(('water',r.choice([38.5,44.25,51])))
    if r.random()<.3: ch.append(('petrent',r.choice([25,35])))
    if r.random()<.2: ch.append(('carport',40))
    if u in('01-206','03-103'): ch.append(('conemp',-round(rent*.25,2)))
    ch.sort(key=lambda c:c[0]!='rent')
    dep=r.choice([200,250,300,500]); od=r.choice([0,0,0,300]); bal=r.choice([0,0,0,0,round(r.uniform(20,1800),2),-round(r.uniform(5,90),2)])
    nm=N(); emit(u,ft,sf,f't{r.randint(12000,48999):07d}',nm,mk,ch,dep,od,mi,le,mo,bal)
    tc=sum(a for _,a in ch); T[2]+=tc;T[3]+=dep;T[4]+=od;T[6]+=bal
    for c,a in ch: codes[c]=codes.get(c,0)+a
    rows.append(row(unit=u,unitType=ft,area=sf,tenantName=nm,statusText='Occupied',section=SEC,marketRent=mk,contractRent=rent,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=round(tc,2)))
P.need(60);P.t(30,'Future Residents/Applicants','l','Helvetica-Bold'); P.y-=11
for u in ('02-203','03-101'):
    ft,sf=[(x['unitType'],x['area']) for x in rows if x['unit']==u][0]; mk=FP[ft][1]
    nm=N(); mi=D(r,'2025-07-08','2025-08-20'); le=mi.replace(year=2026)-dt.timedelta(1); dep=250
    emit(u,ft,sf,f't{r.randint(49000,49900):07d}',nm,mk,[('rent',mk-30),('trash',12)],dep,0,mi,le,None,0)
    tot['fut'][2]+=mk-18; tot['fut'][3]+=dep
    rows.append(row(unit=u,unitType=ft,area=sf,tenantName=nm,statusText='Future Residents/Applicants',section='Future Residents/Applicants',marketRent=mk,contractRent=mk-30,moveInDate=mi,leaseEndDate=le,deposit=dep,balance=0,charges=[dict(code='rent',amount=mk-30),dict(code='trash',amount=12)],totalCharges=mk-18))
A=[sum(tot[k][i] for k in('occ','vac','non')) for i in range(7)]
P.need(20);P.r(cols,['Total','','','','Quail Hollow Apartments(qhollow)',mm(A[1]),'',mm(A[2]+tot['fut'][2]),mm(A[3]+tot['fut'][3]),mm(A[4]),'','','',mm(A[6])],'Helvetica-Bold')
P.need(190);P.y-=12
sc=[(30,'l'),(240,'r'),(310,'r'),(385,'r'),(455,'r'),(525,'r'),(575,'r'),(640,'r'),(700,'r'),(762,'r')];b='Helvetica-Bold'
P.r(sc,['Summary Groups','Square','Market','Lease','Security','Other','# Of','% Unit','% Sqft','Balance'],b)
P.r(sc,['','Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','Occupied',''],b); P.line(28,764,6)
n=len(units)
def sm(l,t,o=None): P.r(sc,[l,m0(t[0]),mm(t[1]),mm(t[2]),mm(t[3]),mm(t[4]),t[5] or '',mm(100*t[5]/n) if o else '',mm(100*t[0]/A[0]) if o else '',mm(t[6])])
sm('Current/Notice/Vacant Residents',A);sm('Future Residents/Applicants',tot['fut']);sm('Occupied Units',tot['occ'],1);sm('Total Non Rev Units',tot['non'],1);sm('Total Vacant Units',tot['vac'],1)
sm('Totals:',[A[0],A[1],A[2]+tot['fut'][2],A[3]+tot['fut'][3],A[4],A[5],A[6]],1)
P.y-=14;P.t(200,'Summary of Charges by Charge Code','l',b);P.y-=9;P.t(200,'(Current/Notice Residents Only)');P.y-=11
for c in sorted(codes): P.t(200,c);P.t(340,mm(codes[c]),'r');P.y-=9
P.line(270,340,7);P.t(200,'Total','l',b);P.t(340,mm(sum(codes.values())),'r',b)
assert abs(sum(codes.values())-A[2])<.01
P.end(); save(FN,'MULTIFAMILY','Yardi rent roll with lease charges, charges below',True,rows,n,tot['occ'][5],tot['vac'][5],'Quail Hollow Apartments','2025-06-30')
