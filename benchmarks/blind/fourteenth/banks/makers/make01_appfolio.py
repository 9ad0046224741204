from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(7101); F='linden_portfolio_rent_roll_2026-03.pdf'
W,H=landscape(letter); AS=dt.date(2026,3,31)
c=canvas.Canvas(f'{D}/{F}',pagesize=(W,H),invariant=1)
cols=[('Unit',30,'l',34),('BD/BA',66,'l',42),('Tenant',110,'l',104),('Status',216,'l',72),('Sqft',316,'r',30),('Market Rent',366,'r',46),('Rent',416,'r',46),('Deposit',464,'r',44),('Lease From',472,'l',48),('Lease To',522,'l',48),('Move-in',572,'l',48),('Move-out',622,'l',48),('Past Due',714,'r',40),('Late\nCount',756,'r',30)]
pg=0;y=0
def head():
    global y,pg
    if pg: foot(); c.showPage()
    pg+=1; y=H-40
    if pg==1:
        put(c,30,y,'Rent Roll','Helvetica-Bold',17); put(c,W-36,y+2,'Harborlight Property Management','Helvetica-Bold',9,'r')
        for t in ['Properties: Linden Court Apartments and Fawcett Row','Units: Active','As of: 03/31/2026','Include Non-Revenue Units: No']:
            y-=12; put(c,30,y,t,z=8)
        y-=22
    c.setFillGray(.9); c.rect(28,y-12,W-64,24,0,1); c.setFillGray(0)
    for n,x,a,w in cols:
        p=n.split('\n') if '\n' in n else [n]
        for i,t in enumerate(p): put(c,x,y-1+(4 if len(p)>1 else 0)-i*9,t,'Helvetica-Bold',7.5,a)
    y-=24
def foot(): put(c,30,22,'Created on 04/02/2026',z=7); put(c,W-36,22,f'Page {pg}',z=7,al='r')
props=[('Linden Court Apartments','2210 Linden Ave Tacoma, WA 98403',[f'{f}{n:02d}' for f in (1,2,3) for n in range(1,9)]),
       ('Fawcett Row','1718 Fawcett Ave Tacoma, WA 98402',[f'{b}{n}' for b in 'ABC' for n in range(1,7)])]
plans=[('1/1.00',612,1395),('2/1.00',798,1695),('2/2.00',871,1845),('--',455,1150)]
nm=iter(names(r,90)); rows=[]; G=[0]*8
head()
for pi,(pn,ad,us) in enumerate(props):
    if y<90: head()
    c.setFillGray(.97); c.rect(28,y-4,W-64,13,0,1); c.setFillGray(0)
    put(c,30,y,f'{pn} - {ad}','Helvetica-Bold',8); y-=15
    S=[0]*8
    for k,u in enumerate(us):
        bd,sf,mk=plans[(k+pi)%4] if k%5 else plans[1]
        sf+=r.choice([0,0,4,-6]); mk+=r.choice([0,25,50,-20])
        st=r.choices(['Current','Notice-Unrented','Notice-Rented','Vacant-Unrented','Vacant-Rented'],[78,6,4,8,4])[0]
        if (pi,k) in ((0,5),(1,11)): st='Vacant-Unrented'
        vac=st.startswith('Vac'); R={}
        if vac: vals=[u,bd,[],st,f'{sf:,}',m2(mk),'','','','','','','','']; R=row(unit=u,propertyName=pn,unitType=None if bd=='--' else bd,area=sf,statusText=st,marketRent=float(mk))
        else:
            a=next(nm); t=f'{a[0]} {a[1]}'
            if r.random()<.22: b=next(nm); t+=f', {b[0]} {b[1]}'
            mi=dt.date(2026,3,1)-dt.timedelta(r.randint(20,1900))
            mtm=r.random()<.12
            ls=addm(AS.replace(day=1),-r.randint(0,11)); ls=max(ls,mi) if (ls-mi).days>-400 else mi
            le=eom(addm(ls,11)) if not mtm else None
            mo=None
            if st.startswith('Not'): mo=AS+dt.timedelta(r.randint(5,50))
            rent=mk-r.choice([0,0,35,60,110,145,20]); dep=r.choice([500,750,300,rent])
            pdz=r.choice([0]*7+[rent,125,48.5,rent*0.5]); lc=r.choice([0,0,0,0,1,2,5])
            dep=float(dep)
            vals=[u,bd,wrap(t,'Helvetica',7.5,102),st,f'{sf:,}',m2(mk),m2(rent),m2(dep),ls.strftime('%m/%d/%Y'),le.strftime('%m/%d/%Y') if le else 'Month-to-month',mi.strftime('%m/%d/%Y'),mo.strftime('%m/%d/%Y') if mo else '',m2(pdz),lc]
            if mtm: vals[9]='MTM'
            R=row(unit=u,propertyName=pn,unitType=None if bd=='--' else bd,area=sf,tenantName=t,statusText=st,marketRent=float(mk),contractRent=float(rent),leaseStartDate=ls,leaseEndDate=le or 'MTM',moveInDate=mi,moveOutDate=mo,deposit=dep,balance=float(pdz))
            S[3]+=rent;S[4]+=dep;S[5]+=pdz;S[6]+=lc;S[7]+=1
        S[0]+=1;S[1]+=sf;S[2]+=mk
        n=max(1,len(vals[2])); 
        if y-9*n<46: head()
        for (h,x,a,w),v in zip(cols,vals):
            if isinstance(v,list):
                for i,t in enumerate(v): put(c,x,y-9*i,t,z=7.5,w=w)
            else: put(c,x,y,v,z=7.5,al=a,w=w)
        y-=9*n+4; c.setStrokeGray(.85); c.line(28,y+8.5,W-36,y+8.5); c.setStrokeGray(0)
        rows.append(R)
    if y<70: head()
    def tot(lbl,S):
        global y
        put(c,30,y,lbl,'Helvetica-Bold',7.5); put(c,110,y,f'{100*S[7]/S[0]:.1f}% Occupied','Helvetica-Bold',7.5)
        for x,v in ((316,f'{S[1]:,}'),(366,m2(S[2])),(416,m2(S[3])),(464,m2(S[4])),(714,m2(S[5])),(756,S[6])): put(c,x,y,v,'Helvetica-Bold',7.5,'r')
        y-=20
    tot(f'{S[0]} Units',S); G=[a+b for a,b in zip(G,S)]
c.line(28,y+12,W-36,y+12); tot(f'Total {G[0]} Units',G); foot(); c.save()
save(F,dict(propertyName=None,asOnDate='2026-03-31',units=G[0],occupied=G[7],vacant=G[0]-G[7],printedTotals=dict(area=G[1],marketRent=G[2],contractRent=G[3],deposit=G[4],balance=G[5]),rows=rows),'MULTIFAMILY','AppFolio rent roll, two properties grouped','two properties, wrapped co-tenants, floor plan printed as --, MTM')
