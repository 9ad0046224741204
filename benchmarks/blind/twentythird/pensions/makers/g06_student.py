from common import *
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(3106); nm=Nm(r); N='entrata_student_beds.pdf'
C=[('Bldg-Unit-','Space',36,'l'),('Unit','Type',92,'l'),('','SQFT',158,'r'),('','Resident',166,'l'),('','Status',262,'l'),('Lease','Start',332,'l'),('Lease','End',382,'l'),('Market','Rent',462,'r'),('Base','Rent',506,'r'),('Furniture','',550,'r'),('Utility','Pkg',590,'r'),('Parking','',628,'r'),('Total','Charges',674,'r'),('26-27','Preleased?',700,'l')]
def head(p):
    p.c.setFillGray(.25); p.c.rect(30,p.H-52,732,22,stroke=0,fill=1); p.c.setFillGray(1)
    p.t(38,'Rent Roll',b=True,fs=12,y=p.H-45); p.t(756,'The Quad at Fenwick','r',fs=9,y=p.H-45); p.c.setFillGray(0)
    p.y=p.H-64; p.t(38,'Period: As of 01/31/2026     Lease Occupancy: Space     Consolidate by: Unit Space',fs=7); p.y-=16
    p.c.setFillGray(.9); p.c.rect(30,p.y-12,732,22,stroke=0,fill=1); p.c.setFillGray(0)
    for k in(0,1):
        for c in C:
            if c[k]: p.t(c[2],c[k],c[3],True,6.5)
        p.y-=8
    p.y-=8
def foot(p): p.t(38,'Run on 02/03/2026 08:15 AM MST by cbrand',fs=6,y=20); p.t(756,f'{p.n}','r',fs=6,y=20)
p=Pg(N,landscape(letter),head,foot,fs=6.8,lead=11)
rows=[];tt=[0]*6;rc={};sc={}
ty={'D4':('4x4 Deluxe',1388,865),'C2':('2x2 Classic',902,1015),'S0':('Studio',455,1340)}
U=[('1',f'{f}{k:02d}',t) for f in(1,2,3) for k,t in ((1,'D4'),(2,'D4'),(3,'C2'),(4,'S0'))]+[('2',f'{f}{k:02d}',t) for f in(1,2) for k,t in ((1,'D4'),(2,'C2'),(3,'C2'))]
beds=[(b,u,t,s) for b,u,t in U for s in 'ABCD'[:{'D4':4,'C2':2,'S0':1}[t]]]
ix=list(range(len(beds))); r.shuffle(ix); st={}
for k,n in (('Vacant - Unrented Ready',4),('Vacant - Rented Ready',1),('Notice - Unrented',2),('Model',1),('Down',1),('Employee',0)):
    for _ in range(n): st[ix.pop()]=k
for i,(b,u,t,s) in enumerate(beds):
    T=ty[t]; id_=f'{b}-{u}-{s}'; S=st.get(i,'Occupied'); mk=T[2]; x=rc.setdefault(T[0],[0,0,0]); x[0]+=1; x[2]+=mk; sc[S]=sc.get(S,0)+1
    base=dict(unit=id_,unitType=T[0],area=T[1],statusText=S,marketRent=mk); tt[0]+=mk
    c=[(36,id_,'l'),(92,T[0],'l'),(158,m0(T[1]),'r'),(262,S,'l'),(462,m2n(mk),'r')]
    if S[:3] in('Occ','Not'):
        x[1]+=1; n=nm(); rent=mk-r.choice([0,10,20,35]); fu=r.choice([0,35]); ut=55; pk=r.choice([0,0,60]); tot=rent+fu+ut+pk; ls=d(2025,8,20) if r.random()<.85 else d(2026,1,5); le=d(2026,7,31) if S=='Occupied' else d(2026,2,28)
        c+=[(166,n,'l'),(332,us(ls),'l'),(382,us(le),'l'),(506,m2n(rent),'r'),(550,m2n(fu),'r'),(590,m2n(ut),'r'),(628,m2n(pk),'r'),(674,m2n(tot),'r'),(700,'Yes' if r.random()<.4 and S=='Occupied' else 'No','l')]
        for k,v in enumerate((rent,fu,ut,pk,tot)): tt[k+1]+=v
        rows.append(R(**base,tenantName=n,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code='Furniture',amount=fu),dict(code='Utility Pkg',amount=ut),dict(code='Parking',amount=pk)],totalCharges=tot))
    else:
        rows.append(R(**base)); c+=[(700,'No','l')]
    p.row(c,h=8); p.c.setStrokeGray(.8); p.line(30,762,5.5,.3); p.c.setStrokeGray(0); p.y-=3
p.need(20); p.row([(36,f'Total ({len(beds)} spaces)','l')]+[(x,m2n(v),'r') for x,v in zip((462,506,550,590,628,674),tt)],b=True)
p.need(140); p.y-=10; p.row([(36,'Summary by Unit Type','l'),(380,'Summary by Status','l')],b=True); y0=p.y
p.row([(36,'Unit Type','l'),(150,'Spaces','r'),(210,'Occupied','r'),(280,'Occ %','r'),(340,'Market Rent','r')],b=True)
for k,v in rc.items(): p.row([(36,k,'l'),(150,v[0],'r'),(210,v[1],'r'),(280,f'{100*v[1]/v[0]:.1f}%','r'),(340,m2n(v[2]),'r')])
oc=sum(v[1] for v in rc.values()); p.row([(36,'Total','l'),(150,len(beds),'r'),(210,oc,'r'),(280,f'{100*oc/len(beds):.1f}%','r'),(340,m2n(tt[0]),'r')],b=True)
p.y=y0; p.row([(380,'Status','l'),(520,'Spaces','r')],b=True)
for k,v in sc.items(): p.row([(380,k,'l'),(520,v,'r')])
p.row([(380,'Total','l'),(520,len(beds),'r')],b=True); p.end()
save(N,'STUDENT_HOUSING',rows,'The Quad at Fenwick','2026-01-31',len(beds),oc,sum(v for k,v in sc.items() if k[:3]=='Vac'),'Entrata student rent roll by bed, charges in columns','bed-level, prelease column')
