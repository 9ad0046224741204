from common import *
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(3104); N='mri_shopping_centre.pdf'
C=[('','Bldg Id-Suit Id',30,'l'),('','Occupant Name',108,'l'),('','Rent Start',256,'l'),('','Expiration',304,'l'),('GLA','Sqft',384,'r'),('Monthly','Base Rent',432,'r'),('Annual','Rate PSF',474,'r'),('Monthly Cost','Recovery',526,'r'),('Monthly','Other Income',578,'r'),('','Cat',592,'l'),('','Date',616,'l'),('','Monthly Amount',712,'r'),('','PSF',752,'r')]
def head(p):
    p.t(30,'Database:  QMRIPROD',fs=6.5); p.t(p.W/2,'Rent Roll','c',True,11); p.t(756,f'Page: {p.n}','r',fs=6.5); p.y-=11
    p.t(30,'Bldg Status: Active only',fs=6.5); p.t(p.W/2,'Quarry Ridge Marketplace','c',True,9); p.t(756,'Date:  11/06/2025','r',fs=6.5); p.y-=10
    p.t(p.W/2,'10/31/2025','c',fs=8); p.t(756,'Time: 10:22 AM','r',fs=6.5); p.y-=16
    p.t(672,'------ Future Rent Increases ------','c',True,6.5)
    for k in (0,1):
        for c in C:
            if c[k]: p.t(c[2],c[k],c[3],True,6.5)
        p.y-=8
    p.line(30,756,5); p.y-=6
p=Pg(N,landscape(letter),head,font='Times-Roman',fs=7.5,lead=9.2)
T=[('A100','Foodhaven Grocers #1142',48200,11.75,180,3),('A110','Sudsy Lane Cleaners',1450,27.5,60,2),('A112','Brightsmile Kids Dentistry PLLC',2310,31.0,120,3),('A114',None,1875,0,0,0),('A116','Noodle Cartel',2040,34.25,60,2),('A118','Ridge Nail Studio',1200,30,60,1),('B200','Fitforge Gyms LLC',19800,14.5,120,2),('B205','Cellular Corner (Authorized Dealer)',1680,36,60,2),('B207','Pho Delmonte',2215,32.4,84,3),('B209',None,3120,0,0,0),('B211','Hoof & Paw Veterinary',2850,28.75,120,2),('C300','First Quarry Federal Credit Union',3600,41,180,3),('C302','Mattress Meridian',4400,24,60,0),('C304','Ridge Liquors & Spirits',3975,26.1,120,1),('D400','Carbon Wash Express (Ground Lease)',0,0,240,2),('D402','Bean Depot Drive-Thru',950,68,120,2)]
rows=[];S=dict(g=0,b=0,c=0,o=0);cnt=dict(occ=0,lea=0,vac=0);sq=dict(occ=0,lea=0,vac=0)
p.row([(30,'Vacant Suites','l')],b=True)
for s,n,g,*_ in T:
    if n is None:
        p.row([(30,'QRM1  -'+s,'l'),(108,'Vacant','l'),(384,m0(g),'r')]); rows.append(R(unit='QRM1  -'+s,statusText='Vacant',area=g,section='Vacant Suites')); cnt['vac']+=1;sq['vac']+=g
p.y-=8; p.row([(30,'Occupied Suites','l')],b=True)
def ten(s,n,g,base,psf,rec,oth,rs,ex,steps,sec):
    p.need(9.2*max(1,len(steps))+4)
    for i in range(max(1,len(steps))):
        c=[]
        if i==0: c=[(30,'QRM1  -'+s,'l'),(108,n,'l'),(256,us(rs),'l'),(304,us(ex),'l'),(384,m0(g),'r'),(432,m2n(base),'r'),(474,m2n(psf) if g else '','r'),(526,m2n(rec),'r'),(578,m2n(oth),'r')]
        if steps: c+=[(592,'BRR','l'),(616,us(steps[i][0]),'l'),(712,m2n(steps[i][1]),'r'),(752,m2n(steps[i][1]*12/g) if g else '','r')]
        p.row(c)
    p.y-=4
    rows.append(R(unit='QRM1  -'+s,tenantName=n,area=g,contractRent=base,charges=[dict(code='Monthly Cost Recovery',amount=rec),dict(code='Monthly Other Income',amount=oth)],leaseStartDate=iso(rs),leaseEndDate=iso(ex),rentSteps=[dict(date=iso(a),amount=b) for a,b in steps],section=sec,statusText=sec.replace(' Suites','')))
    S['g']+=g;S['b']+=base;S['c']+=rec;S['o']+=oth
for s,n,g,psf,term,ns in T:
    if n is None: continue
    rs=addm(d(2018,1,1),r.randrange(0,80)); ex=eom(addm(rs,term-1))
    while ex<d(2026,2,1): ex=eom(addm(ex,60))
    base=round(g*psf/12,2) if g else 9750.0; rec=round(g*r.choice([6.85,7.1,7.42])/12,2); oth=r.choice([0.,0.,75.,150.])
    nx=d(2026,rs.month,1) ; st=[]; a=base
    for k in range(ns):
        dt_=addm(nx,12*k*(5 if g>9000 else 1)); a=round(a*1.03,2)
        if dt_<ex: st.append((dt_,a))
    ten(s,n,g,base,psf,rec,oth,rs,ex,st,'Occupied Suites'); cnt['occ']+=1;sq['occ']+=g
ten('SGN1','Quarry Outdoor Media (Pylon Panel)',0,425.0,0,0.0,0.0,d(2022,6,1),d(2027,5,31),[],'Occupied Suites')
p.y-=6; p.row([(30,'Leased / Unoccupied Suites','l')],b=True)
ten('B213','Glowlab Medspa',1760,0.0,0,0.0,0.0,d(2026,1,1),d(2032,12,31),[(d(2026,1,1),4693.33),(d(2027,1,1),4834.13)],'Leased / Unoccupied Suites'); cnt['lea']+=1;sq['lea']+=1760
p.need(70);p.line(30,756,5); p.y-=4
tt=sum(sq.values())
p.row([(108,'Totals:','l')],b=True)
for l,k in (('Occupied Sqft:','occ'),('Leased/Unoccupied Sqft:','lea'),('Vacant Sqft:','vac')):
    p.row([(108,l,'l'),(240,f'{100*sq[k]/tt:.2f}%','r'),(300,f'{cnt[k]} Units','r'),(384,m0(sq[k]),'r')]+([(432,m2n(S['b']),'r'),(526,m2n(S['c']),'r'),(578,m2n(S['o']),'r')] if k=='occ' else []))
p.row([(108,'Total Sqft:','l'),(300,f'{sum(cnt.values())} Units','r'),(384,m0(tt),'r'),(432,m2n(S['b']),'r'),(526,m2n(S['c']),'r'),(578,m2n(S['o']),'r')],b=True)
p.y-=8; p.row([(30,'Ground lease pad D400 and pylon panel SGN1 carry no GLA; SGN1 is not counted as a unit.','l')],fs=6.5)
p.end(); save(N,'RETAIL',rows,'Quarry Ridge Marketplace','2025-10-31',sum(cnt.values()),cnt['occ'],cnt['vac']+cnt['lea'],'MRI commercial rent roll, sections by occupancy','future rent increases, sign row, leased-unoccupied')
