# big commercial ledger system: bldg-suite, future increases at right, shops
from common import *
R=random.Random(6805)
FN='rr05_harrow_point_commercial.pdf'; asof=D(2025,6,30)
ten=[('101','Brassica Market Hall',21480,11.75,2017,120),('104','Tidewater Nail Bar',1240,27.5,2022,60),('106','Cobblestone Eye Care',2210,26,2021,84),('108','Sunup Breakfast Company LLC',3360,24.25,2019,120),('112','PetFolk Supply #218',6150,17.5,2020,120),
('114','Lantern Dry Cleaners',1400,25,2023,60),('116','Marrow & Vine',2875,28,2024,84),('118',None,1600),('120','Ironclad Fitness 24',8900,14.5,2021,120),('124','Quick Draft Tax Services',1050,26.5,2024,36),
('126','Peony Asian Bistro',2640,25.5,2018,120),('128',None,2050),('130','Halyard Federal Credit Union',3100,31,2016,180),('132','Grand Slice Pizza',1520,27.25,2022,60),('134','Second Stitch Alterations',880,24,2025,24),
('136','Mobile Harbor Wireless',1325,33,2023,60),('140','Dollar Lane Stores, Inc.',9960,9.85,2019,120),('144','Kindred Pediatric Dentistry, PLLC',2720,27.75,2023,120),('146','Vapor Junction',1010,29,2024,36),('148',None,1275),('150','Bluebottle Learning Center',4480,19.5,2020,120),('OP1','Crescent Oil Express Lube',3200,22,2015,240),('OP2','Tallgrass Coffee Drive-Thru',1850,41,2022,180)]
vac=[];occ=[]
for t in ten:
    if t[1] is None: vac.append(dict(unit=f'4410 -{t[0]}',area=t[2],statusText='Vacant',section='Vacant Suites'));continue
    s,n,a,psf,y0,term=t
    rs=D(y0,R.randint(1,5),R.choice([1,1,15]));ex=addm(rs,term)-dt.timedelta(1)
    while ex<asof: ex=addm(ex,60)
    mb=round(psf*a/12,2);cr=round(a*R.choice([.42,.46,.51]),2);es=0.0;ot=R.choice([0,0,0,75.,150.])
    st=[];d=D(2025 if rs.month>6 else 2026,rs.month,1);f=mb
    for i in range(3):
        if d<ex and R.random()<.85: f=round(f*1.03,2);st.append((d,f));
        d=addm(d,12)
    occ.append(dict(unit=f'4410 -{s}',tenantName=n,area=a,section='Occupied Suites',statusText='Occupied',leaseStartDate=rs,leaseEndDate=ex,contractRent=mb,_cr=cr,_ot=ot,_psf=12*mb/a,_st=st,
        charges=[dict(code='Monthly Base Rent',amount=mb),dict(code='Monthly Cost Recovery',amount=cr),dict(code='Monthly Other Income',amount=ot)],
        rentSteps=[dict(date=iso(a_),amount=b) for a_,b in st]))
p=P(FN,ps.landscape(ps.letter));F,B='Times-Roman','Times-Bold'
def head():
    p.page();p.font(F,8);p.l(30,28,'Database:  HPTRUST');p.l(30,38,'Bldg Status: Active only');p.l(30,48,'Layout: Standard w/ Increases')
    p.font(B,12);p.c(396,30,'Commercial Rent Roll');p.font(B,9);p.c(396,43,'Harrow Point Shopping Center');p.font(F,8);p.c(396,54,'6/30/2025')
    p.r(762,28,'Page:  {p}');p.r(762,38,'Date:  7/02/2025');p.r(762,48,'Time:  10:21 AM')
    y=76;p.font(B,7.2)
    H=[(30,'l',['','Bldg Id-Suit Id','']),(92,'l',['','Occupant Name','']),(268,'r',['','Rent','Start']),(318,'r',['','','Expiration']),(360,'r',['GLA','Sqft','']),(418,'r',['Monthly','Base','Rent']),(452,'r',['Annual','Rate','PSF']),(508,'r',['Monthly','Cost','Recovery']),(548,'r',['Expense','Stop','']),(600,'r',['Monthly','Other','Income'])]
    for x,a,ls in H:
        for i,t in enumerate(ls):(p.l if a=='l' else p.r)(x,y+i*9,t)
    p.c(690,y,'----- F u t u r e   R e n t   I n c r e a s e s -----')
    for x,t in((622,'Cat'),(672,'Date'),(724,'Mo. Amount'),(762,'PSF')):p.r(x,y+18,t)
    p.line(28,y+22,764,y+22,.6);return y+34
y=head()
p.font(B,7.5);p.l(30,y,'Vacant Suites');y+=13
for r in vac:
    p.font(F,7.5);p.l(30,y,r['unit']);p.l(92,y,'Vacant');p.r(360,y,m0(r['area']));y+=14
y+=2;p.font(B,7.5);p.l(30,y,'Occupied Suites');y+=13
for r in occ:
    k=max(1,len(r['_st']))
    if y+k*10>570:y=head()
    p.font(F,7.5);p.l(30,y,r['unit']);p.l(92,y,r['tenantName']);p.r(268,y,usn(r['leaseStartDate']));p.r(318,y,usn(r['leaseEndDate']));p.r(360,y,m0(r['area']))
    p.r(418,y,m2(r['contractRent']));p.r(452,y,m2(r['_psf']));p.r(508,y,m2(r['_cr']));p.r(600,y,m2(r['_ot']))
    for d,a in r['_st']:
        p.l(612,y,'RNT');p.r(672,y,usn(d));p.r(724,y,m2(a));p.r(762,y,m2(12*a/r['area']));y+=10
    if not r['_st']:y+=10
    y+=5
if y>480:y=head()
S=lambda k:sum(r[k] for r in occ)
oa,va=S('area'),sum(r['area'] for r in vac);no,nv=len(occ),len(vac)
y+=4;p.font(B,7.5);p.line(330,y-9,764,y-9,.5)
p.l(92,y,'Totals:')
for lab,a,n in(('Occupied Sqft:',oa,no),('Leased/Unoccupied Sqft:',0,0),('Vacant Sqft:',va,nv),('Total Sqft:',oa+va,no+nv)):
    p.l(140,y,lab)
    if lab!='Total Sqft:':p.r(258,y,f'{100*a/(oa+va):.2f}%')
    p.r(302,y,f'{n} Units');p.r(360,y,m0(a))
    if lab[0]=='O':p.r(418,y,m2(S('contractRent')));p.r(508,y,m2(S('_cr')));p.r(600,y,m2(S('_ot')))
    if lab=='Total Sqft:':p.r(418,y,m2(S('contractRent')))
    y+=12
y+=10;p.line(28,y-9,764,y-9,1);p.l(30,y,'Grand Total:')
for lab,a,n in(('Occupied Sqft:',oa,no),('Vacant Sqft:',va,nv),('Total Sqft:',oa+va,no+nv)):
    p.l(140,y,lab);p.r(302,y,f'{n} Units');p.r(360,y,m0(a))
    if lab[0]=='T':p.r(418,y,m2(S('contractRent')));p.r(508,y,m2(S('_cr')));p.r(600,y,m2(S('_ot')))
    y+=12
p.save('Commercial Rent Roll')
save(FN,'RETAIL','r68a','commercial ledger system, vacant suites first, future increases block at right',False,'Harrow Point Shopping Center',asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in vac+occ],no+nv,no,nv)
