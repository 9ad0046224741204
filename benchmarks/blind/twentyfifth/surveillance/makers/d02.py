# RealPage OneSite "Rent Roll Detail", high-rise; charge columns; status codes in abbreviations
from common import *
from reportlab.lib.pagesizes import legal, landscape
r=random.Random(3702); N=Namer(r); FN='meridian_tower_onesite.pdf'
cols=[(24,'l'),(62,'l'),(112,'r'),(120,'l'),(182,'l'),(300,'l'),(346,'l'),(392,'l'),(442,'l'),(530,'r'),(586,'r'),(634,'r'),(680,'r'),(722,'r'),(764,'r'),(806,'r'),(862,'r'),(916,'r'),(980,'r')]
H1=['Bldg/','','','Unit/Lease','','Move-In','Lease','Lease','Make','Market','Lease','','','','','','Total','Dep','']
H2=['Unit','Floorplan','SQFT','Status','Name','Move-Out','Start','End','Ready','+ Addl.','Rent','PARK','PETR','STOR','TECH','CONC','Billing','On Hand','Balance']
def head(s):
    s.t(24,'Brightmoor Residential Services','l','Times-Roman',8);s.t(980,'Page %d of 4'%s.p,'r','Times-Roman',8);s.y-=11
    s.t(s.W/2,'RENT ROLL DETAIL','c','Times-Bold',12);s.t(980,'04/02/2025  9:14:27AM','r','Times-Roman',8);s.y-=11
    s.t(s.W/2,'Meridian Tower - As of 03/31/2025','c','Times-Bold',9);s.y-=10
    s.t(s.W/2,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit','c','Times-Italic',7);s.y-=16
    if s.p<4:
        s.c.setFillGray(.85);s.c.rect(20,s.y-13,s.W-40,22,0,1);s.c.setFillGray(0)
        s.r(cols,H1,'Times-Bold');s.r(cols,H2,'Times-Bold');s.y-=6
P=Pg(FN,landscape(legal),head,None,fs=7,lh=8.6,font='Times-Roman',top=30,bottom=30)
FP=[('S1',512,1890),('A2',688,2340),('A4',742,2455),('B1',1034,3150),('B3',1120,3325),('PH1',1585,5200)]
S={'0301':'Model','0302':'Admin/Down','0504':'Vacant','0706':'Vacant-Leased','0905':'Vacant','1103':'Occupied-NTV','1206':'Occupied-NTVL','0803':'Occupied-NTV','1004':'Vacant-Leased','0602':'Occupied'}
rows=[];agg={};tot=[0]*11;stc={}
for fl in range(3,15):
    for k in range(1,8):
        if fl==14 and k>3: continue
        u=f'{fl:02d}{k:02d}'; f=FP[5] if fl==14 else FP[(k-1)%5]
        mk=f[2]+(fl-3)*15; st=S.get(u,'Occupied'); a=agg.setdefault(f[0],[0]*6); a[0]+=1;a[1]+=f[1];a[2]+=mk
        stc[st]=stc.get(st,0)+1; tot[0]+=mk
        P.need(10)
        if st.startswith(('Vacant','Model','Admin')):
            nm={'Model':'MODEL','Admin/Down':'ADMIN'}.get(st,'VACANT')
            mr=D(r,'2025-02-10','2025-03-29') if st.startswith('Vac') else None
            P.r(cols,[u,f[0],m0(f[1]),st,nm,'','','',us(mr),mm(mk)]+['-']*9)
            rows.append(row(unit=u,unitType=f[0],area=f[1],statusText=st,marketRent=mk))
            if st=='Vacant-Leased':
                nm=N();ls=D(r,'2025-04-05','2025-05-10');le=ls.replace(year=2026)-dt.timedelta(1)
                P.r(cols,['','','','Applicant',nm,us(ls),us(ls),us(le),'','',m0(0)+'*','','','','','','','250.00*','0.00'])
                rows.append(row(unit=u,tenantName=nm,statusText='Applicant',moveInDate=ls,leaseStartDate=ls,leaseEndDate=le,contractRent=0,deposit=250,balance=0))
            continue
        ls=D(r,'2024-04-05','2025-03-20');le=dt.date(ls.year+1,ls.month,min(ls.day,28))-dt.timedelta(1)
        if u in S and 'NTV' in st: le=D(r,'2025-04-10','2025-05-30');ls=le.replace(year=2024)
        mi=ls if r.random()<.5 else D(r,'2019-05-01','2023-12-01')
        mo=le if 'NTV' in st else None
        rent=mk+r.choice([-120,-75,-40,0,0,25]); pk=r.choice([0,0,175,175,350]);pt=r.choice([0,0,0,50]);sr=r.choice([0,0,0,65]);cc=r.choice([0]*7+[-100,-150])
        tb=rent+pk+pt+sr+45+cc; dep=r.choice([250,500,rent]); bal=r.choice([0]*6+[45,-45.5,round(r.uniform(90,3900),2)])
        nm=N(2); z=lambda v: mm(v)if v else '-'
        P.r(cols,[u,f[0],m0(f[1]),st,nm,us(mi),us(ls),us(le),'',mm(mk),mm(rent),z(pk),z(pt),z(sr),mm(45),m2(cc)if cc else '-',mm(tb),mm(dep),m2(bal)])
        if mo: P.r(cols,['']*5+[us(mo)])
        for i,v in enumerate([rent,pk,pt,sr,45,cc,tb,dep,bal]): tot[i+1]+=v
        a[3]+=1;a[4]+=rent;a[5]+=tb
        rows.append(row(unit=u,unitType=f[0],area=f[1],tenantName=nm,statusText=st,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=v) for c,v in zip(['PARK','PETR','STOR','TECH','CONC'],[pk,pt,sr,45,cc]) if v],totalCharges=tb,deposit=dep,balance=bal))
P.line(480,980,7);P.r(cols,['','','','','Totals:','','','','',mm(tot[0]),mm(tot[1])]+[m2(x) for x in tot[2:10]],'Times-Bold')
P.t(24,'* indicates amounts not included in detail totals');P.y-=8
while P.p<4: P.new()
b='Times-Bold';c2=[(24,'l'),(120,'r'),(190,'r'),(280,'r'),(370,'r'),(460,'r'),(550,'r'),(640,'r')]
P.t(24,'Amt / SQFT: Market = all units; Leased = occupied units','l','Times-Italic');P.y-=12
P.r(c2,['Floorplan','# Units','Average SQFT','Average Market','Average Leased','Units Occupied','Occupancy %','Units Available'],b)
for k,a in agg.items(): P.r(c2,[k,a[0],m0(a[1]/a[0]),mm(a[2]/a[0]),mm(a[4]/max(1,a[3])),a[3],f'{100*a[3]/a[0]:.2f}',a[0]-a[3]])
n=sum(a[0] for a in agg.values());oc=sum(a[3] for a in agg.values())
P.line(20,640,7);P.r(c2,['Totals / Avgs:',n,m0(sum(a[1] for a in agg.values())/n),mm(tot[0]/n),mm(tot[1]/oc),oc,f'{100*oc/n:.2f}',n-oc],b);P.y-=16
P.t(24,'Occupancy and Rents Summary for Current Date','l',b);P.y-=12
c3=[(24,'l'),(190,'r'),(280,'r')];P.r(c3,['Unit Status','# Units','% of Units'],b)
for k,v in [('Occupied, no NTV',stc['Occupied']),('Occupied, NTV',stc['Occupied-NTV']),('Occupied NTV Leased',stc['Occupied-NTVL']),('Vacant Leased',2),('Admin/Down',1),('Model',1),('Vacant Not Leased',stc['Vacant'])]: P.r(c3,[k,v,f'{100*v/n:.2f}%'])
P.r(c3,['Totals:',n,'100.00%'],b)
P.y-=16;P.t(24,'Summary Billing by Sub Journal for Current Date','l',b);P.y-=11
P.t(24,'RESIDENT');P.t(190,mm(tot[7]),'r');P.y-=9
P.t(24,'Total:','l',b);P.t(190,mm(tot[7]),'r',b)
print(P.p)
P.end();vac=stc['Vacant']+stc['Vacant-Leased'];save(FN,'MULTIFAMILY','OneSite rent roll detail, charge columns, NTV',True,rows,n,oc,vac,'Meridian Tower','2025-03-31')
