# AppFolio portfolio rent roll, several small mixed buildings, grouped by property
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(3707); N=Namer(r); FN='appfolio_rent_roll_20250831.pdf'
cols=[(34,'l'),(92,'l'),(215,'l'),(252,'l'),(338,'r'),(392,'r'),(446,'r'),(498,'r'),(512,'l'),(572,'l'),(632,'l'),(756,'r')]
def head(s):
    if s.p==1:
        s.t(34,'Rent Roll','l','Helvetica',18);s.y-=16
        for l in ['Ashgrove Holdings','Exported On: 09/03/2025 10:41 AM','Properties: Ashgrove Portfolio','Units: Active','As of: 08/31/2025','Include Non-Revenue Units: Yes']: s.t(34,l,'l',None,7.5);s.y-=9
        s.y-=8
    s.c.setFillGray(.93);s.c.rect(30,s.y-4,730,14,0,1);s.c.setFillGray(0)
    s.r(cols,['Unit','Tenant','BD/BA','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Past Due'],'Helvetica-Bold',7.5);s.y-=6
def foot(s): s.t(756,f'Page {s.p}','r',None,7,22);s.t(34,'Created on 09/03/2025','l',None,7,22)
P=Pg(FN,landscape(letter),head,foot,fs=7.5,lh=13,top=44,bottom=40)
rows=[];G=[0]*5;cnt=[0,0,0]
BL=[('112 Wexcombe St - 112 Wexcombe St Dunmoor, OH 45999',['Store','1F','1R','2F','2R','3F','3R']),('Linwood Court - 40-48 Linwood Ave Dunmoor, OH 45999',['40','42','44','46','48']),('The Foundry - 7 Mill Race Dunmoor, OH 45999',['C-1','C-2','201','202','203','204','301','302','303','304'])]
for nm0,us_ in BL:
    P.need(45);P.t(34,nm0,'l','Helvetica-Bold',8);P.y-=13;S=[0]*5;o=v=0
    for u in us_:
        P.need(14);com=u in('Store','C-1','C-2');bd='--/--' if com else r.choice(['1/1.00','2/1.00','2/1.50','3/2.00']);sf=r.choice([1850,2400]) if com else r.choice([640,720,905,1100]);mk=int(sf*1.6/10)*10 if com else r.choice([995,1150,1295,1450])
        if u in('2R','203','C-2'):
            s='Vacant-Unrented' if u!='203' else 'Vacant-Rented';P.r(cols,[u,'',bd,s,m0(sf),mm(mk)]);S[0]+=sf;S[1]+=mk;v+=1
            rows.append(row(unit=u,unitType=None if com else bd,propertyName=nm0.split(' - ')[0],area=sf,statusText=s,marketRent=mk));continue
        s='Notice-Unrented' if u in('46','302') else 'Evict' if u=='3F' else 'Current'
        t={'Store':'Tidewick Bakery LLC','C-1':'Copperline Yoga Studio'}.get(u) or N(1);rent=mk-r.choice([0,0,25,55,100]);dep=r.choice([rent,500,0]);lf=D(r,'2024-06-01','2025-08-01').replace(day=1);lt=eom(dt.date(lf.year+1,lf.month,1)-dt.timedelta(9)) if not com else dt.date(2029,5,31)
        if u in('40','301'): lt=None
        mi=lf if r.random()<.5 else D(r,'2016-01-01','2023-12-31');pd=r.choice([0,0,0,0,rent,75.5])
        P.r(cols,[u,t,bd,s,m0(sf),mm(mk),mm(rent),mm(dep),us(lf),us(lt),us(mi),mm(pd)]);o+=1
        for j,x in enumerate([sf,mk,rent,dep,pd]): S[j]+=x
        rows.append(row(unit=u,unitType=None if com else bd,propertyName=nm0.split(' - ')[0],area=sf,tenantName=t,statusText=s,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,balance=pd))
    n=o+v;P.line(30,760,9,.4);P.r(cols,[f'{n} Units',f'{100*o/n:.1f}% Occupied','','',m0(S[0]),mm(S[1]),mm(S[2]),mm(S[3]),'','','',mm(S[4])],'Helvetica-Bold');P.y-=8
    G=[a+b for a,b in zip(G,S)];cnt=[cnt[0]+n,cnt[1]+o,cnt[2]+v]
P.need(30);P.line(30,760,9,1);P.r(cols,[f'Total {cnt[0]} Units',f'{100*cnt[1]/cnt[0]:.1f}% Occupied','','',m0(G[0]),mm(G[1]),mm(G[2]),mm(G[3]),'','','',mm(G[4])],'Helvetica-Bold')
P.end();save(FN,'MIXED_USE','AppFolio portfolio export grouped by property',False,rows,*cnt,'Ashgrove Portfolio','2025-08-31')
