from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor
r=G(8304); fn='rent_roll-20250815.pdf'
props=[('Cedar Fork Flats','4410 Cedar Fork Rd, Lubbock, TX 79407',8,'2/1.00',860,985),('Mesa Verde Fourplex','1127 E 38th St, Lubbock, TX 79404',4,'2/1.50',940,1050),('Pecan Court Apartments','2203-2231 Pecan Ct, Wolfforth, TX 79382',12,'1/1.00',640,810),('Slide Road Duplexes','7714 Slide Rd, Lubbock, TX 79424',4,'3/2.00',1310,1495)]
p=P(fn,landscape(letter),fs=7)
ks=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','Late Count']
xs=[30,72,108,222,320,374,424,474,484,534,584,634,716,762]; al='llllrrrrllllrr'
def head():
    if p.page==1:
        p.t(30,p.H-36,'Rent Roll',b=True,fs=15)
        p.t(30,p.H-52,'Properties: Cedar Fork Flats, Mesa Verde Fourplex, Pecan Court Apartments and Slide Road Duplexes',fs=7.5)
        p.t(30,p.H-63,'Units: Active',fs=7.5); p.t(30,p.H-74,'As of: 08/15/2025',fs=7.5); p.t(30,p.H-85,'Include Non-Revenue Units: No',fs=7.5); y=p.H-106
    else: y=p.H-40
    for x,k,a in zip(xs,ks,al): p.t(x,y,k,'l' if a=='l' else 'r',True)
    p.line(28,y-4,p.W-28,.7); p.y=y-16
def foot(): p.t(30,20,'Created on 08/15/2025',fs=6.5,color=HexColor('#666666')); p.t(p.W-30,20,f'Page {p.page}','r',fs=6.5,color=HexColor('#666666'))
def need(h):
    if p.y-h<36: foot(); p.next(); head()
def put(v,b=False):
    for x,s,a in zip(xs,v,al): p.t(x,p.y,s,'l' if a=='l' else 'r',b)
head(); rows=[]; g=[0]*7
T=lambda L,k: sum(x.get(k,0) for x in L)
for nm,ad,n,bd,sf,mk in props:
    L=[];need(60)
    p.t(30,p.y,nm,b=True,fs=8); p.t(30,p.y-10,ad,fs=6.8,color=HexColor('#555555')); p.y-=23
    for i in range(n):
        u={8:f'{i+1:02d}',4:'ABCD'[i] if nm[0]=='M' else ['7714A','7714B','7716A','7716B'][i%4],12:f'#{2203+i*2+(i//6)*4}'}[n]
        x=dict(unit=u,propertyName=nm,unitType=bd if r.random()<.75 else {'2/1.00':'1/1.00','2/1.50':'2/1.50','1/1.00':'2/1.00','3/2.00':'3/2.00'}[bd],area=sf+r.choice([0,0,15,30]),marketRent=float(mk+r.choice([0,0,25,40])))
        q=r.random(); st='Current'
        if (nm[0],i) in (('C',3),('P',7)): st='Vacant-Unrented'
        elif (nm[0],i)==('P',10): st='Vacant-Rented'
        elif (nm[0],i) in (('C',6),('S',1)): st='Notice-Unrented'
        elif (nm[0],i)==('P',2): st='Evict'
        x['statusText']=st
        if 'Vacant' not in st:
            x['tenantName']=r.name(); x['contractRent']=x['marketRent']-r.choice([0,10,35,60,95]); x['deposit']=float(r.choice([500,600,750,x['contractRent']]))
            mi=r.date(D(2019,5,1),D(2025,7,20)); ls=mi
            while addm(ls,12)<D(2025,8,1): ls=addm(ls,12)
            x['moveInDate']=mi; x['leaseStartDate']=ls
            if r.random()<.85: x['leaseEndDate']=addm(ls,12)-dt.timedelta(days=1)
            if st=='Notice-Unrented': x['moveOutDate']=D(2025,9,r.choice([1,15,30]))
            x['balance']=0.0 if r.random()<.7 else round(r.uniform(25,700),2)
            if st=='Evict': x['balance']=2471.5
            x['_late']=r.choice([0,0,0,1,2,5])
        L.append(x)
        if st=='Vacant-Rented':
            L.append(dict(unit=u,propertyName=nm,unitType=x['unitType'],area=x['area'],statusText='Future',tenantName=r.name(),contractRent=x['marketRent'],deposit=800.0,leaseStartDate=D(2025,9,1),leaseEndDate=D(2026,8,31),moveInDate=D(2025,9,1),balance=0.0,_late=0,_f=1))
    for x in L:
        need(14); put([x['unit'],x['unitType'],x.get('tenantName',''),x['statusText'],m0(x['area']),n2(x['marketRent']) if 'marketRent' in x else '',n2(x['contractRent']) if 'contractRent' in x else '',n2(x['deposit']) if 'deposit' in x else '',mdy(x.get('leaseStartDate')),mdy(x.get('leaseEndDate')),mdy(x.get('moveInDate')),mdy(x.get('moveOutDate')),n2(x['balance']) if 'balance' in x else '',x.get('_late','')])
        p.line(28,p.y-3.5,p.W-28,.25,col=HexColor('#cccccc')); p.y-=13
    C=[x for x in L if not x.get('_f')]; O=[x for x in C if 'tenantName' in x]
    p.t(30,p.y,f'{len(C)} Units',b=True); p.t(222,p.y,f'{100*len(O)/len(C):.1f}% Occupied',b=True)
    for x,v in zip((320,374,424,474,716),(m0(T(C,'area')),n2(T(C,'marketRent')),n2(T(C,'contractRent')),n2(T(L,'deposit')),n2(T(L,'balance')))): p.t(x,p.y,v,'r',True)
    p.y-=20; rows+=L
need(24); C=[x for x in rows if not x.get('_f')]; O=[x for x in C if 'tenantName' in x]
p.line(28,p.y+9,p.W-28,.9); p.t(30,p.y,f'Total {len(C)} Units',b=True); p.t(222,p.y,f'{100*len(O)/len(C):.1f}% Occupied',b=True)
for x,v in zip((320,374,424,474,716),(m0(T(C,'area')),n2(T(C,'marketRent')),n2(T(C,'contractRent')),n2(T(rows,'deposit')),n2(T(rows,'balance')))): p.t(x,p.y,v,'r',True)
p.y-=14; p.t(30,p.y,'Future residents are excluded from unit counts, area and rent totals.',fs=6.5)
foot(); p.done()
save(fn,'MULTIFAMILY','AppFolio rent roll of a four-property portfolio, PDF',False,None,'2025-08-15',len(C),len(O),len(C)-len(O),rows)
