# OneSite style rent roll detail, PDF, garden apartments
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(7501); nm=Names(r); FN='cypress_bend_onesite_rrdetail.pdf'
asof=D(2025,9,30)
FP={'A1':('1x1',648,1065),'A2':('1x1',712,1120),'B1':('2x1',905,1285),'B2':('2x2',988,1360),'C1':('3x2',1210,1590)}
recs=[];rows=[]
units=[f'{b:02d}{n}' for b in range(1,6) for n in (['01','02','03','04','05','06','07','08'])]+['0601','0602','0603','0604']
st={3:'Occupied-NTV',11:'Vacant',17:'Occupied-NTVL',22:'Vacant-Leased',30:'Vacant',37:'Vacant-Leased',40:'Occupied-NTV'}
tot=dict(mk=0,rent=0,oth=0,dep=0,bal=0); fps={}; codes={}; cnt={}
for i,u in enumerate(units):
    fp=r.choice(list(FP)); _,sf,mk=FP[fp]; mk+=r.choice([0,0,15,25]); s=st.get(i,'Occupied'); cnt[s]=cnt.get(s,0)+1
    f=fps.setdefault(fp,[0,0,0,0,0]); f[0]+=1; f[1]+=sf; f[2]+=mk
    tot['mk']+=mk
    if s.startswith('Vacant'):
        recs.append((u,fp,'N/A',sf,s,'VACANT',None,None,None,None,mk,[],0,0,True))
        rows.append(row(unit=u,unitType=fp,area=sf,statusText=s,marketRent=mk))
    else:
        mi=addm(D(2025,r.randint(1,9),r.choice([1,5,12,18,27])),-r.choice([0,0,12,12,24,36])); 
        if mi>asof: mi=addm(mi,-12)
        ls=mi
        while addm(ls,12)<=asof: ls=addm(ls,12)
        le=addm(ls,12)-dt.timedelta(1); mo=None
        if s.startswith('Occupied-N'): mo=D(2025,10,r.choice([15,20,31]))
        rent=mk-r.choice([0,10,25,40,65,-5])
        ch=[('RENT',rent)]
        if r.random()<.3: ch.append(('PETRENT',r.choice([25,35])))
        if r.random()<.2: ch.append(('GARAGE',85))
        ch.append(('TRASH',12)); 
        if r.random()<.12: ch.append(('CONC/REN',-50))
        if i==14: ch.append(('EMPLCRED',-250))
        a,b=nm(); n=f'{b}, {a}'; dep=r.choice([200,200,300,0,500]); bal=r.choice([0,0,0,0,-12,rent+37.5,64.13])
        recs.append((u,fp,'N/A',sf,s,n,mi,mo,ls,le,mk,ch,dep,bal,True))
        rows.append(row(unit=u,unitType=fp,area=sf,statusText=s,tenantName=n,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=rent,charges=ch,totalCharges=sum(x for _,x in ch),deposit=dep,balance=bal))
        f[3]+=1; f[4]+=rent
        tot['rent']+=rent; tot['oth']+=sum(x for c,x in ch[1:]); tot['dep']+=dep; tot['bal']+=bal
        for c,x in ch: codes[c]=codes.get(c,0)+x
    if s in('Vacant-Leased','Occupied-NTVL'):
        a,b=nm(); n=f'{b}, {a}'; ls=D(2025,10,r.choice([4,11,18])) if s[0]=='V' else D(2025,11,1); le=addm(ls,12)-dt.timedelta(1)
        rent=mk-10; ch=[('RENT',rent),('TRASH',12)]
        recs.append((u,fp,'N/A',sf,'Applicant',n,ls,None,ls,le,None,ch,0,-150.,False))
        rows.append(row(unit=u,unitType=fp,area=sf,statusText='Applicant',tenantName=n,moveInDate=ls,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=ch,totalCharges=rent+12,deposit=0,balance=-150))
W,H=landscape(letter); c=canvas.Canvas(f'{ROOT}/documents/{FN}',pagesize=(W,H))
X=dict(u=28,fp=62,de=98,sf=158,st=166,nm=226,mi=322,ls=368,le=412,mk=496,tc=502,re=592,ot=640,tb=684,dp=724,bl=768)
pg=0
def head():
    global pg,y; pg+=1
    c.setFont('Helvetica',6.5); c.drawString(28,H-26,'OneSite Rents v3.0'); c.drawString(28,H-35,'10/01/2025 8:14:07AM')
    c.drawRightString(W-24,H-26,f'Page {pg}'); c.drawRightString(W-24,H-35,'mgt-521-003')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-28,'Harlan Ridge Residential - Cypress Bend Apartments'); c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2,H-40,'RENT ROLL DETAIL'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-51,'As of 09/30/2025')
    c.setFont('Helvetica',5.5); c.drawString(28,H-62,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;')
    y=H-74
def colh():
    global y
    c.setFillGray(.88); c.rect(24,y-22,W-48,24,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',6)
    for k,t in dict(u='\nUnit',fp='\nFloorplan',de='Unit\nDesignation',st='Unit/Lease\nStatus',nm='\nName',mi='Move-In\nMove-Out',ls='Lease\nStart',le='Lease\nEnd',tc='Trans\nCode').items():
        for j,p in enumerate(t.split('\n')): c.drawString(X[k],y-8-j*8,p)
    for k,t in dict(sf='\nSQFT',mk='Market\n+ Addl.',re='Lease\nRent',ot='Other Charges/\nCredits',tb='Total\nBilling',dp='Dep\nOn Hand',bl='\nBalance').items():
        for j,p in enumerate(t.split('\n')): c.drawRightString(X[k],y-8-j*8,p)
    y-=30
def detail(h):
    global y
    if y-h<34: c.showPage(); head(); c.setFont('Helvetica-Oblique',6); c.drawString(28,y,'details (continued)'); y-=6; colh()
head(); c.setFont('Helvetica-Oblique',6); c.drawString(28,y,'details'); y-=6; colh()
for u,fp,de,sf,s,n,mi,mo,ls,le,mk,ch,dep,bal,cur in recs:
    detail(9*max(len(ch)+1,2)); c.setFont('Helvetica',6.5)
    st_='' if cur else ' *'
    c.drawString(X['u'],y,u); c.drawString(X['fp'],y,fp); c.drawString(X['de'],y,de); c.drawRightString(X['sf'],y,str(sf)); c.drawString(X['st'],y,s); c.drawString(X['nm'],y,n)
    if mi: c.drawString(X['mi'],y,us(mi)); c.drawString(X['ls'],y,us(ls)); c.drawString(X['le'],y,us(le))
    if mo: c.drawString(X['mi'],y-9,us(mo))
    if mk: c.drawRightString(X['mk'],y,m2(mk))
    if ch: c.drawRightString(X['dp'],y,m2(dep)); c.drawRightString(X['bl'],y,par(bal))
    for j,(cd,x) in enumerate(ch):
        c.drawString(X['tc'],y,cd); c.drawRightString(X['re' if cd=='RENT' else 'ot'],y,par(x)+('' if cur else ''))
        if not cur: c.drawString(X['re' if cd=='RENT' else 'ot']+1,y,'*')
        y-=9
    if ch:
        c.setFont('Helvetica-Bold',6.5); c.drawRightString(X['re'],y,m2(ch[0][1])); c.drawRightString(X['ot'],y,par(sum(x for _,x in ch[1:]))); c.drawRightString(X['tb'],y,m2(sum(x for _,x in ch)))
        if not cur: [c.drawString(X[k]+1,y,'*') for k in('re','ot','tb')]
        y-=9
    else: y-=9
    y-=4
detail(40); c.line(24,y+6,W-24,y+6); c.setFont('Helvetica-Bold',6.5); c.drawString(X['u'],y-4,'Totals:')
for k,v in (('mk',tot['mk']),('re',tot['rent']),('ot',tot['oth']),('tb',tot['rent']+tot['oth']),('dp',tot['dep']),('bl',tot['bal'])): c.drawRightString(X[k],y-4,par(v))
y-=16; c.setFont('Helvetica-Oblique',6); c.drawString(28,y,'* Indicates amounts not included in detail totals')
c.showPage(); head()
c.setFont('Helvetica-Bold',7); c.drawString(28,y,'Amt / SQFT: Market = %s SQFT; Leased = Occupied units only'%m0(sum(f[1] for f in fps.values()))); y-=16
hx=[28,140,210,300,390,480]
for x,t in zip(hx,['Floorplan','# Units','Average SQFT','Average Market + Addl.','Units Occupied','Occupancy %']): (c.drawString if x==28 else c.drawRightString)(x+(0 if x==28 else 40),y,t)
y-=11; c.setFont('Helvetica',7)
for k in sorted(fps):
    f=fps[k]
    for x,t in zip(hx,[k,f[0],m0(f[1]/f[0]),m2(f[2]/f[0]),f[3],f'{100*f[3]/f[0]:.2f}']): (c.drawString if x==28 else c.drawRightString)(x+(0 if x==28 else 40),y,str(t))
    y-=10
occ=sum(f[3] for f in fps.values()); c.setFont('Helvetica-Bold',7)
for x,t in zip(hx,['Totals / Averages:',len(units),m0(sum(f[1] for f in fps.values())/len(units)),m2(tot['mk']/len(units)),occ,f'{100*occ/len(units):.2f}']): (c.drawString if x==28 else c.drawRightString)(x+(0 if x==28 else 40),y,str(t))
y-=24; c.drawString(28,y,'occupancy and rents summary for current date'); y-=12
for k in ['Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased']:
    c.setFont('Helvetica',7); c.drawString(28,y,k if k[0]=='V' or k!='Occupied' else 'Occupied, no NTV'); c.drawRightString(180,y,str(cnt[k])+(' units' if 0 else '')); y-=10
c.setFont('Helvetica-Bold',7); c.drawString(28,y,'Totals:'); c.drawRightString(180,y,str(len(units))); y-=24
c.drawString(28,y,'summary billing by transaction code for current date'); y-=12; c.setFont('Helvetica',7)
for k in sorted(codes): c.drawString(28,y,k); c.drawRightString(180,y,par(codes[k])); y-=10
c.setFont('Helvetica-Bold',7); c.drawString(28,y,'Total:'); c.drawRightString(180,y,m2(sum(codes.values()))); c.save()
cu=[x for x in rows if x['statusText']!='Applicant']
save(FN,T(propertyName='Cypress Bend Apartments',asOnDate=asof.isoformat(),units=len(units),occupied=occ,vacant=len(units)-occ,rows=rows),'MULTIFAMILY','OneSite rent roll detail, charges below each unit, applicants inline',True,
 [('mk',tot['mk'],ssum(cu,'marketRent')),('rent',tot['rent'],ssum(cu,'contractRent')),('tb',tot['rent']+tot['oth'],ssum(cu,'totalCharges')),('dep',tot['dep'],ssum(cu,'deposit')),('bal',tot['bal'],ssum(cu,'balance'))])
