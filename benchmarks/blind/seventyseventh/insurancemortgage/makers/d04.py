# MRI-like commercial rent roll, grocery-anchored center, future increases to the right, multi-line records
from common import *; from reportlab.lib.pagesizes import legal,landscape
r=R(774); F='RR_Harrow_Crossing_SC.pdf'; AS=D.date(2025,8,31)
C=[(30,'l'),(100,'l'),(285,'c'),(340,'c'),(410,'r'),(485,'r'),(545,'r'),(615,'r'),(685,'r'),(705,'l'),(745,'l'),(850,'r'),(910,'r')]
def head(p):
    p.t(30,'Database: PINEBROOK',fs=6.5); p.t(p.W/2,'Commercial Rent Roll','c',True,10); p.t(p.W-60,f'Page: {p.n}','r',fs=6.5); p.y-=10
    p.t(30,'Bldg Status: Active only',fs=6.5); p.t(p.W/2,'Harrow Crossing Shopping Center','c',fs=8); p.t(p.W-60,'Date: 9/3/2025','r',fs=6.5); p.y-=10
    p.t(p.W/2,'8/31/2025','c',fs=8); p.y-=14
    p.t(850,'------- Future Rent Increases -------','r'); p.y-=9
    p.row(C,['','','','','GLA','Monthly','Annual','Monthly','Monthly','','','Monthly','']); p.row(C,['Bldg Id-Suit Id','Occupant Name','Rent Start','Expiration','Sqft','Base Rent','Rate PSF','Cost Recovery','Other Income','Cat','Date','Amount','PSF']); p.line(30,p.W-60,dy=6,w=.8); p.y-=5
p=Pg(F,landscape(legal),head,lh=10,font='Courier',fs=6.4); rows=[]
T=[('Greenleaf Market',52140,13.25,2006,2031),('Pharmassist Drugs #418',11200,21.5,2012,2032),('Bellwether Wine & Spirits',4100,24,2019,2029),('Pho Saigon Kitchen',2400,29.5,2021,2028),('Summit Dental Partners PLLC',3150,31,2017,2027),('Luxe Nail Studio',1400,33,2022,2027),('Corner Cup Coffee Co.',1850,38,2020,2030),('Dollar Depot, Inc.',9600,14,2015,2030),('FitForge Gym LLC',18200,11.75,2018,2033),('Harrow Dry Cleaners',1600,28,2009,2026),('Tri-County Credit Union',3600,34,2014,2029),('Taqueria El Faro',2200,30,2023,2033),('Bright Minds Tutoring',1750,27.5,2024,2029),('Paws & Claws Veterinary',2900,29,2016,2026)]
su=iter(['0100','0104','0106','0108','0110','0112','0114','0120','0130','0132','0134','0136','0138','0140'])
p.t(30,'Vacant Suites',b=True); p.y-=12
V=[('5120 -0142',1500),('5120 -0116',2650)]
for u,a in V: p.row(C,[u,'Vacant','','',f'{a:,}']); rows.append(dict(unit=u,statusText='Vacant',section='Vacant Suites',area=a)); p.y-=3
p.y-=4; p.t(30,'Occupied Suites',b=True); p.y-=12
tb=tr=to=0
for nm,a,psf,y0,y1 in T:
    u='5120 -'+next(su); mo=round(a*psf/12,2); rec=round(a*r.uniform(4.9,6.3)/12,2) if nm[0]!='G' else round(a*3.6/12,2); oth=r.choice([None,None,None,75.0,150.0]); s=D.date(y0,r.randint(1,12),1); e=eom(D.date(y1,r.randint(1,12),1)); st=[]; d=D.date(2026,s.month,1); x=mo
    if nm[0]=='G': st=[]
    else:
        while d<addm(e,-6) and len(st)<4: x=round(x*1.03,2); st.append((d,x)); d=addm(d,12 if a<5000 else 36)
    p.need(max(2,len(st)+1))
    p.row(C,[u,nm,us2(s),us2(e),f'{a:,}',m(mo),f'{psf:.2f}',m(rec),m(oth)]+(['BRR',us2(st[0][0]),m(st[0][1]),f'{st[0][1]*12/a:.2f}'] if st else []))
    for q in st[1:]: p.row(C,['']*9+['BRR',us2(q[0]),m(q[1]),f'{q[1]*12/a:.2f}'])
    p.y-=5; tb+=mo;tr+=rec;to+=oth or 0
    rows.append(dict(unit=u,tenantName=nm,statusText='Occupied',section='Occupied Suites',area=a,contractRent=mo,leaseStartDate=s,leaseEndDate=e,charges=[dict(code='Base Rent',amount=mo),dict(code='Cost Recovery',amount=rec)]+([dict(code='Other Income',amount=oth)] if oth else []),rentSteps=[dict(date=iso(q[0]),amount=q[1]) for q in st]))
p.need(7); p.line(30,p.W-60,dy=8); oa=sum(t[1] for t in T); va=sum(v[1] for v in V); ta=oa+va
for lab,n,a,z in (('Occupied Sqft:',len(T),oa,1),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',len(V),va,0),('Total Sqft:',len(T)+len(V),ta,1)):
    p.row([(30,'l'),(130,'l'),(200,'l'),(285,'c'),C[4],C[5],C[7],C[8]],['Totals:' if lab[0]=='O' else '',lab,'',f'{n} Units  {100*a/ta:.2f}%',f'{a:,}']+([m(tb),m(tr),m(to)] if z else []))
p.done(); save(F,'RETAIL','asset manager','MRI-like courier, step lines to right, vacant first',True,'Harrow Crossing Shopping Center','2025-08-31',len(rows),len(T),rows)
