from common import *
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(3107); nm=Nm(r); N='appfolio_build_to_rent.pdf'
C=[('Unit',30,'l'),('BD/BA',92,'l'),('Tenant',124,'l'),('Status',232,'l'),('Sqft',328,'r'),('Market Rent',378,'r'),('Rent',424,'r'),('Deposit',470,'r'),('Lease From',478,'l'),('Lease To',524,'l'),('Move-in',570,'l'),('Move-out',616,'l'),('Past Due',706,'r'),('NSF',728,'r'),('Late',752,'r')]
def head(p):
    if p.n==1:
        p.t(30,'Rent Roll',b=True,fs=15); p.y-=14
        for l in ('Properties: Willow Bend Phase I - 4100 Tallgrass Loop Kyle, TX 78640 and Willow Bend Phase II - 4300 Tallgrass Loop Kyle, TX 78640','Units: Active','GL Accounts: 4100 - Rent Income','As of: 08/31/2025','Include Non-Revenue Units: Yes'):
            p.t(30,l,fs=7.5); p.y-=10
        p.y-=8
    p.c.setFillGray(.93); p.c.rect(28,p.y-4,734,13,stroke=0,fill=1); p.c.setFillGray(0)
    for n,x,a in C: p.t(x,n,a,True,7)
    p.y-=16
def foot(p): p.t(30,'Created on 09/04/2025',fs=6.5,y=20); p.t(756,f'Page {p.n}','r',fs=6.5,y=20)
p=Pg(N,landscape(letter),head,foot,fs=7,lead=11.5)
rows=[];GT=[0]*6;GU=[0,0,0]
pl={'Dogwood':('3/2.00',1412,2150),'Cypress':('3/2.50',1605,2295),'Live Oak':('4/2.50',1893,2590)}
def gline(l,n,oc,sq,t): p.line(30,756,8.5,.4); p.row([(30,l,'l'),(124,f'{n} Units','l'),(232,f'{100*oc/n:.1f}% Occupied','l'),(328,m0(sq),'r'),(378,m2n(t[0]),'r'),(424,m2n(t[1]),'r'),(470,m2n(t[2]),'r'),(706,m2n(t[3]),'r')],b=True); p.y-=5
for ph,add,st,cnt in (('Willow Bend Phase I','4100 Tallgrass Loop Kyle, TX 78640',4101,22),('Willow Bend Phase II','4300 Tallgrass Loop Kyle, TX 78640',4301,17)):
    full=f'{ph} - {add}'; p.need(30); p.row([(30,full,'l')],b=True,fs=8); T=[0]*4; sq=oc=0
    for k in range(cnt):
        u=f'{st+2*k} TL'; nm_,P=r.choice(list(pl.items())); x=r.random()
        S='Current' if x<.76 else 'Notice-Unrented' if x<.82 else 'Notice-Rented' if x<.86 else 'Evict' if x<.89 else 'Vacant-Rented' if x<.94 else 'Vacant-Unrented'
        if k==0: S='Vacant-Unrented'
        if k==5: S='Vacant-Rented'
        if k==9: S='Notice-Unrented'
        b=dict(unit=u,propertyName=full,unitType=P[0],area=P[1],statusText=S,marketRent=P[2]); sq+=P[1];T[0]+=P[2];GU[0]+=1
        c=[(30,u,'l'),(92,P[0],'l'),(232,S,'l'),(328,m0(P[1]),'r'),(378,m2n(P[2]),'r')]
        if S[:3]!='Vac':
            oc+=1; n=nm(); rent=P[2]-r.choice([0,25,45,60,-20]); dep=r.choice([500,rent,rent]); lf=d(2024,r.randrange(9,13),r.randrange(1,28)) if r.random()<.4 else d(2025,r.randrange(1,8),r.randrange(1,28)); lt=addm(lf,12)-dt.timedelta(1)
            mi=lf if r.random()<.7 else addm(lf,-12); mo=d(2025,9,r.randrange(10,30)) if S[:2]in('No',) else None; pd=round(r.uniform(2000,5200),2) if S=='Evict' else r.choice([0,0,0,0,round(r.uniform(20,400),2)])
            c+=[(124,n,'l'),(424,m2n(rent),'r'),(470,m2n(dep),'r'),(478,us(lf),'l'),(524,us(lt),'l'),(570,us(mi),'l'),(616,us(mo),'l'),(706,m2n(pd),'r'),(728,r.choice([0,0,0,1]),'r'),(752,r.choice([0,0,1,3]),'r')]
            T[1]+=rent;T[2]+=dep;T[3]+=pd
            rows.append(R(**b,tenantName=n,contractRent=rent,deposit=dep,leaseStartDate=iso(lf),leaseEndDate=iso(lt),moveInDate=iso(mi),moveOutDate=iso(mo),balance=pd))
        else:
            GU[2]+=1; rows.append(R(**b))
        p.row(c)
    GU[1]+=oc; gline('',cnt,oc,sq,T); GT=[a+b for a,b in zip(GT,T+[sq,0])]
gline('Total',GU[0],GU[1],GT[4],GT); p.end()
save(N,'SINGLE_FAMILY_RENTAL',rows,None,'2025-08-31',GU[0],GU[1],GU[2],'AppFolio rent roll, two properties','property groups, percent occupied')
