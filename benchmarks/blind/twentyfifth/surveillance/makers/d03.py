# Entrata style by-bed student hall roll
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(3703); N=Namer(r); FN='thornfield_hall_beds.pdf'
cols=[(30,'l'),(92,'l'),(165,'l'),(300,'l'),(378,'l'),(432,'l'),(535,'r'),(590,'r'),(640,'r'),(695,'r'),(755,'r')]
def head(s):
    s.c.setFillColorRGB(.13,.3,.45);s.c.rect(0,s.H-52,s.W,52,0,1);s.c.setFillGray(1)
    s.t(30,'Thornfield Hall','l','Helvetica-Bold',15,s.H-26);s.t(30,'Rent Roll by Space   |   Effective Date: Oct 15, 2025   |   Lease Term: AY 25-26','l',None,8,s.H-42)
    s.c.setFillGray(0);s.y=s.H-68
    s.r(cols,['Bldg-Unit-Space','Space Type','Resident','Space Status','Lease From','Lease To','Budgeted','Installment','Furniture','Utility','A/R'],'Helvetica-Bold');s.line(28,758,5,1);s.y-=4
def foot(s): s.t(s.W/2,f'Generated on 10/16/2025 07:02 AM MDT by system   -  {s.p}','c',None,6,18)
P=Pg(FN,landscape(letter),head,foot,fs=7.3,lh=11,bottom=34)
rows=[];T=[0]*5;st={}
N0=[('A',101,4),('A',102,4),('A',201,4),('A',202,2),('A',301,4),('B',101,2),('B',102,2),('B',201,4),('B',202,4),('B',301,1),('B',302,1)]
vac={'A-102-C','B-201-D','B-302-A'};dn={'A-202-B'};ra={'A-301-A'};nt={'B-101-A'};ev={'A-201-D'};mod={'A-101-A'}
i=0
for b,u,nb in N0:
    for x in 'ABCD'[:nb]:
        k=f'{b}-{u}-{x}';ty=f'{nb}x{min(nb,2) if nb<4 else 4}'+(' Deluxe' if u>=300 else '');bud={1:1320,2:1045,4:829}[nb]+(40 if u>=300 else 0)
        T[0]+=bud;P.need(12)
        if i%2: P.c.setFillGray(.95);P.c.rect(28,P.y-3,730,11,0,1);P.c.setFillGray(0)
        i+=1
        if k in vac|dn|mod:
            s='Vacant Unrented' if k in vac else 'Down' if k in dn else 'Model'
            if k=='B-201-D': s='Vacant Rented'
            P.r(cols,[k,ty,'--' ,s,'','',mm(bud)]);rows.append(row(unit=k,unitType=ty,statusText=s,marketRent=bud))
            st[s]=st.get(s,0)+1; continue
        s='Notice Unrented' if k in nt else 'Eviction' if k in ev else 'Occupied'
        st[s]=st.get(s,0)+1
        rent=bud-r.choice([0,10,25,45,-15]);fu=r.choice([0,25,25]);ut=r.choice([0,35,35]);bal=r.choice([0,0,0,round(r.uniform(30,1500),2)])
        if k in ra: rent=0;fu=0;ut=0
        if k in ev: bal=2871.44
        ls=dt.date(2025,8,r.choice([18,18,20,22]));le=dt.date(2026,7,31) if k not in nt else dt.date(2025,12,19)
        nm=N(1)+(' (RA)' if k in ra else '')
        P.r(cols,[k,ty,nm,s,ls.strftime('%b %d, %Y'),le.strftime('%b %d, %Y'),mm(bud),mm(rent),mm(fu),mm(ut),mm(bal)])
        for j,v in enumerate([bud,rent,fu,ut,bal]): T[j]+=v if j else 0
        rows.append(row(unit=k,unitType=ty,tenantName=nm,statusText=s,leaseStartDate=ls,leaseEndDate=le,marketRent=bud,contractRent=rent,charges=[dict(code='Furniture',amount=fu),dict(code='Utility',amount=ut)],balance=bal))
P.line(28,758,8,1);P.y-=2;P.r(cols,[f'{i} spaces','','','','','']+[mm(v) for v in T],'Helvetica-Bold');P.y-=14
P.need(110);P.t(30,'Space Status Summary','l','Helvetica-Bold',9);P.y-=13
for k in ['Occupied','Notice Unrented','Eviction','Vacant Rented','Vacant Unrented','Model','Down']: P.t(30,k);P.t(170,st[k],'r');P.t(215,f'{100*st[k]/i:.1f}%','r');P.y-=10
P.t(30,'Total Spaces','l','Helvetica-Bold');P.t(170,i,'r','Helvetica-Bold')
P.end();oc=st['Occupied']+1+1;save(FN,'STUDENT_HOUSING','Entrata by-space roll, AY lease',False,rows,i,oc,st['Vacant Rented']+st['Vacant Unrented'],'Thornfield Hall','2025-10-15')
