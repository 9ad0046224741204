# AppFolio-like, scattered small apartment buildings, planted wrong property total
from common import *; from reportlab.lib.pagesizes import letter,landscape
r=R(777); F='rent_roll-20250715.pdf'
C=[(36,'l'),(84,'l'),(140,'l'),(270,'l'),(362,'r'),(415,'r'),(470,'r'),(528,'r'),(545,'l'),(600,'l'),(655,'l'),(756,'r')]
def head(p):
    if p.n==1:
        p.t(36,'Rent Roll',b=True,fs=15); p.y-=14
        for x in ('Properties: Ashby Street Portfolio','Units: Active','As of: 07/15/2025','Include Non-Revenue Units: No'): p.t(36,x,fs=7); p.y-=9
        p.y-=6
    p.c.setFillColorRGB(.2,.33,.47); p.c.rect(32,p.y-4,p.W-64,14,0,1); p.c.setFillGray(1)
    p.row(C,['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Past Due'],b=True); p.c.setFillGray(0); p.y-=6
def foot(p): p.t(36,'Created on 07/15/2025',y=24,fs=6); p.t(p.W-36,f'Page {p.n}','r',y=24,fs=6)
p=Pg(F,landscape(letter),head,foot,lh=13,fs=7); rows=[];G=[0]*5; occ=0
P=[('1412 Ashby Street - 1412 Ashby Street Toledo, OH 43607',6),('Ashby Court - 1500-1510 Ashby Street Toledo, OH 43607',12),('Detroit Avenue Flats - 3309 Detroit Avenue Toledo, OH 43610',8)]
for pi,(pr,n) in enumerate(P):
    p.need(3); p.t(36,pr,b=True,fs=7.5); p.y-=13; Z=[0]*5
    for i in range(n):
        u=(f'{i+1}' if pi==0 else f'{chr(65+i//2)}{i%2+1}' if pi==1 else f'{1+i//4}0{i%4+1}'); bd,a,mk=r.choice([('1/1.00',610,795),('2/1.00',840,925),('2/1.50',905,985),('3/1.00',1080,1150)]); p.need(1)
        d=dict(unit=u,propertyName=pr,unitType=bd,area=a,marketRent=float(mk))
        if r.random()<.12:
            st=r.choice(['Vacant-Unrented','Vacant-Rented']); p.row(C,[u,bd,'',st,f'{a:,}',m(mk),'','','','','','']); d.update(statusText=st)
            for k,v in enumerate((a,mk)): Z[k]+=v
        else:
            rt=float(mk-r.choice([0,0,25,50,70])); le=r.random(); ls=r.date(D.date(2024,8,1),D.date(2025,7,1)).replace(day=1); mi=ls if r.random()<.5 else addm(ls,-12*r.randint(1,4)); lt=eom(addm(ls,11)); mtm=le<.15; st='Notice-Unrented' if r.random()<.1 else 'Current'; dep=rt if r.random()<.6 else 500.0; pd=r.choice([0.0]*4+[rt,55.0,412.5]); nm=r.nm()
            p.row(C,[u,bd,nm,st,f'{a:,}',m(mk),m(rt),m(dep),us(ls),'' if mtm else us(lt),us(mi),m(pd)]); occ+=1
            d.update(tenantName=nm,statusText=st,contractRent=rt,deposit=dep,leaseStartDate=ls,leaseEndDate=None if mtm else lt,moveInDate=mi,balance=pd)
            for k,v in enumerate((a,mk,rt,dep,pd)): Z[k]+=v
        rows.append(d); p.c.setStrokeGray(.85); p.line(32,p.W-32,dy=9); p.c.setStrokeGray(0)
    pr_rent=Z[2]
    if pi==1: pr_rent=Z[2]+270; wrong=(Z[2],pr_rent)
    p.need(1); oc=sum(1 for x in rows if x['propertyName']==pr and 'tenantName' in x)
    p.row(C,[f'{n} Units','','',f'{100*oc/n:.1f}% Occupied',f'{Z[0]:,}',m(Z[1]),m(pr_rent),m(Z[3]),'','','',m(Z[4])],b=True); p.y-=6; G=[a+b for a,b in zip(G,Z)]
p.need(2); p.line(32,p.W-32,dy=10,w=1); p.row(C,[f'Total {len(rows)} Units','','',f'{100*occ/len(rows):.1f}% Occupied',f'{G[0]:,}',m(G[1]),m(G[2]),m(G[3]),'','','',m(G[4])],b=True)
p.done(); save(F,'MULTIFAMILY','property manager','AppFolio-like, grouped by property',False,'Ashby Street Portfolio','2025-07-15',len(rows),occ,rows,planted=dict(what=f'Ashby Court property total of Rent is printed {wrong[1]:,.2f}, its rows sum to {wrong[0]:,.2f} (grand total is right)',kind='total_wrong'))
