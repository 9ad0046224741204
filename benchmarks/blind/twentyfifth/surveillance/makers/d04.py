# Rent Manager style, senior living, portrait, two-line records
from common import *
from reportlab.lib.pagesizes import letter
r=random.Random(3704); N=Namer(r); FN='Larkspur_Senior_RentManager.pdf'
c1=[(36,'l'),(80,'l'),(205,'l'),(290,'r'),(355,'r'),(415,'r'),(475,'r'),(572,'r')]
def head(s):
    if s.p==1:
        s.t(36,'Larkspur Commons Senior Living','l','Times-Bold',14);s.y-=14
        s.t(36,'Resident Rent Roll by Level of Care','l','Times-Roman',11);s.y-=12
        s.t(36,'For the quarter ended September 30, 2025','l','Times-Italic',9);s.y-=18
    else: s.t(36,'Larkspur Commons Senior Living - Resident Rent Roll (cont.)','l','Times-Italic',8);s.y-=14
    s.r(c1,['Apt.','Resident','Style','Street Rate','Base Rent','Care Fee','2nd Person','Total Monthly'],'Times-Bold',8)
    s.r(c1,['','    Move-in / Payor','','','','','','Comm. Fee / Balance'],'Times-Italic',7);s.line(36,572,6,1.2);s.y-=5
def foot(s): s.line(36,572,0,.3) if 0 else None; s.t(36,'Rent Manager  |  Printed 10/08/2025 by mlorne','l',None,6.5,26);s.t(572,f'{s.p}','r',None,6.5,26)
P=Pg(FN,letter,head,foot,fs=8,lh=10,font='Times-Roman')
rows=[];G=[0]*7;sm=[]
for sec,pre,n,sty,care in [('INDEPENDENT LIVING','1',14,[('1BR',3150),('2BR',3995),('Cottage',4650)],[0]),('ASSISTED LIVING','2',15,[('Studio',4200),('1BR',4850)],[450,825,1250,1600]),('MEMORY CARE','3',9,[('Private',6350),('Companion',5100)],[1100,1500])]:
    P.need(40);P.c.setFillGray(.9);P.c.rect(36,P.y-3,536,11,0,1);P.c.setFillGray(0);P.t(40,sec,'l','Times-Bold');P.y-=14
    S=[0]*7;oc=va=0
    for i in range(1,n+1):
        u=f'{pre}{i:02d}';t,mk=r.choice(sty);P.need(24);S[0]+=mk
        if u in('105','112','207','213','304'):
            P.r(c1,[u,'Vacant' if u!='213' else 'Vacant - reserved, deposit held',t,m0(mk)]);P.y-=5;va+=1
            rows.append(row(unit=u,unitType=t,statusText='Vacant' if u!='213' else 'Vacant - reserved, deposit held',section=sec,marketRent=mk));continue
        oc+=1;nm=N(0);nt=u in('103','210');b=mk-r.choice([0,50,150,275,400]);cf=r.choice(care);sp=r.choice([0,0,0,0,795]) if pre!='3' else 0
        tm=b+cf+sp;mi=D(r,'2018-01-10','2025-09-12');fee=r.choice([1500,2500,3000]);bal=r.choice([0,0,0,round(r.uniform(50,7000),2),-120.0])
        P.r(c1,[u,nm+(' & spouse' if sp else ''),t,m0(mk),m0(b),m0(cf) if cf else '',m0(sp) if sp else '',m0(tm)])
        P.r(c1,['','    '+mi.strftime('%-m/%-d/%y')+'  '+r.choice(['Private pay','Private pay','LTC insurance','Medicaid waiver','VA A&A'])+('   ** 30-day notice given' if nt else ''),'','','','','',m0(fee)+' / '+m2(bal)],'Times-Italic',7.5);P.y-=2
        for j,v in enumerate([0,b,cf,sp,tm,fee,bal]): S[j]+=v
        rows.append(row(unit=u,unitType=t,tenantName=nm+(' & spouse' if sp else ''),statusText='30-day notice given' if nt else 'Occupied',section=sec,marketRent=mk,contractRent=b,charges=[dict(code=c,amount=v) for c,v in (('Base Rent',b),('Care Fee',cf),('2nd Person',sp)) if v],totalCharges=tm,moveInDate=mi,balance=bal))
    P.need(24);P.line(240,572,8,.5);P.r(c1,['',f'{sec.title()}: {n} apts, {oc} occ., {va} vac.','']+[m0(v) for v in S[:5]],'Times-Bold');P.y-=8
    sm.append((sec,n,oc,va));G=[a+b for a,b in zip(G,S)]
n,oc,va=[sum(x[k] for x in sm) for k in(1,2,3)]
P.need(80);P.line(36,572,9,1.2);P.r(c1,['','COMMUNITY TOTAL','']+[m0(v) for v in G[:5]],'Times-Bold')
P.t(80,f'{n} apartments; {oc} occupied ({100*oc/n:.1f}%); {va} vacant');P.y-=11
P.t(80,f'Community fees collected {m0(G[5])}; resident balances {m2(G[6])}');P.y-=11
P.end();save(FN,'SENIOR_HOUSING','Rent Manager-like, two-line records, by care level',True,rows,n,oc,va,'Larkspur Commons Senior Living','2025-09-30')
