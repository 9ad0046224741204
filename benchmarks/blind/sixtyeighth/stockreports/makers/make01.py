# Big residential system: rent roll with lease charges, one line a charge
from common import *
R=random.Random(6801); N=Names(R)
FN='rr01_laurel_bend_lease_charges.pdf'
asof=D(2025,3,31)
types=[('lb1a',640,1295),('lb1b',715,1365),('lb2a',940,1640),('lb2r',985,1715),('lb3a',1210,1985)]
units=[]
for fl in (1,2,3):
    for n in range(1,19): units.append(f'{fl}{n:02d}')
rows=[];cat={}
VAC={'107','203','214','309','316'}; FUT={'203':None,'309':None,'112':None}
NOT={'112','218','305'}
tn=21450
for u in units:
    t=types[(int(u[1:])*3)%5 if int(u[1:])<16 else 1]
    mk=t[2]+{'1':0,'2':10,'3':25}[u[0]]
    r=dict(unit=u,unitType=t[0],area=t[1],marketRent=float(mk),section='Current/Notice/Vacant Residents')
    if u in VAC:
        r.update(statusText='VACANT',_res='VACANT',_nm='VACANT',deposit=0.0,_od=0.0,balance=0.0,charges=[],totalCharges=0.0)
    else:
        mi=D(R.choice([2019,2021,2022,2023,2023,2024,2024,2024]),R.randint(1,12),R.choice([1,1,5,12,15,20,28]))
        le=eom(D(2025,R.randint(4,12),1)) if R.random()<.93 else eom(D(2025,2,1))
        if mi>asof: mi=D(2024,6,1)
        rent=float(mk-R.choice([0,0,15,35,60,90,125]))
        ch=[('rent',rent)]
        if R.random()<.3: ch.append(('petrent',35.0))
        if R.random()<.35: ch.append(('garage',R.choice([75.0,110.0])))
        ch.append(('trash',12.0))
        if R.random()<.12: ch.append(('conc',-float(R.choice([50,75,100]))))
        if le<asof: ch.append(('mtm',150.0))
        tn+=R.randint(7,190)
        od=250.0 if any(c[0]=='petrent' for c in ch) else 0.0
        bal=R.choice([0.0]*6+[round(rent+12,2),-35.0,61.37,-float(R.randint(20,400)),143.9])
        r.update(statusText='Occupied',_res=f't{tn:07d}',_nm=N.get('{f} {l}'),deposit=R.choice([200.0,300.0,500.0]),_od=od,moveInDate=mi,leaseEndDate=le,
                 balance=bal,charges=[dict(code=a,amount=b) for a,b in ch],contractRent=rent,totalCharges=round(sum(b for _,b in ch),2))
        if u in NOT: r['moveOutDate']=D(2025,4,R.choice([14,27,30]))
    rows.append(r)
fut=[]
for u in sorted(FUT):
    b=[r for r in rows if r['unit']==u][0]
    tn+=77; rent=b['marketRent']-20
    ch=[('rent',rent),('trash',12.0)]
    mi=D(2025,4,R.choice([5,12,18])) if u!='112' else D(2025,5,3)
    fut.append(dict(unit=u,unitType=b['unitType'],area=b['area'],marketRent=b['marketRent'],section='Future Residents/Applicants',statusText='Future',
      _res=f't{tn:07d}',_nm=N.get('{f} {l}'),deposit=300.0,_od=0.0,moveInDate=mi,leaseEndDate=eom(addm(mi,11)),balance=0.0,
      charges=[dict(code=a,amount=x) for a,x in ch],contractRent=rent,totalCharges=rent+12))
p=P(FN,ps.landscape(ps.letter))
F,B='Helvetica','Helvetica-Bold'
X=dict(u=30,t=66,a=128,res=134,nm=182,mk=342,cd=352,am=436,rd=494,od=546,mi=556,le=610,mo=664,ba=762)
def head():
    p.page(); p.font(B,11); p.c(396,34,'Rent Roll with Lease Charges'); p.font(F,8)
    p.c(396,46,'Laurel Bend Apartments (lb210)'); p.c(396,56,'As Of = 03/31/2025'); p.c(396,66,'Month Year = 03/2025')
    p.font(B,7); y=84; p.line(28,76,764,76,.8)
    for x,a,b,al in [('u','Unit','','l'),('t','Unit Type','','l'),('a','Unit','Sq Ft','r'),('res','Resident','','l'),('nm','Name','','l'),('mk','Market','Rent','r'),('cd','Charge','Code','l'),
        ('am','Amount','','r'),('rd','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('ba','Balance','','r')]:
        f=p.l if al=='l' else p.r
        f(X[x],y,a); f(X[x],y+9,b)
    p.line(28,97,764,97,.8)
    p.font(F,6.5); p.l(30,594,'Tuesday, April 1, 2025'); p.l(30,602,'07:42 AM'); p.r(762,602,'Page {p} of {n}')
    return 108
y=head()
def block(r):
    global y
    k=max(len(r['charges']),1)+1
    if y+k*10>580: y=head()
    p.font(F,7)
    p.l(X['u'],y,r['unit']);p.l(X['t'],y,r['unitType']);p.r(X['a'],y,m0(r['area']));p.l(X['res'],y,r['_res']);p.l(X['nm'],y,r['_nm']);p.r(X['mk'],y,m2(r['marketRent']))
    p.r(X['rd'],y,m2(r['deposit']));p.r(X['od'],y,m2(r['_od']));p.l(X['mi'],y,us(r.get('moveInDate')));p.l(X['le'],y,us(r.get('leaseEndDate')));p.l(X['mo'],y,us(r.get('moveOutDate')));p.r(X['ba'],y,m2(r['balance']))
    for c in r['charges']:
        p.l(X['cd'],y,c['code']);p.r(X['am'],y,m2(c['amount']));y+=10
    if not r['charges']: y+=10
    p.font(B,7);p.l(X['cd'],y,'Total');p.line(398,y-7.5,437,y-7.5,.4);p.r(X['am'],y,m2(r['totalCharges']));y+=12
p.font(B,7.5);p.l(30,y,'Current/Notice/Vacant Residents');y+=12
for r in rows: block(r)
p.font(B,7.5)
if y>540:y=head()
p.font(B,7.5);p.l(30,y,'Future Residents/Applicants');y+=12
for r in fut: block(r)
def S(rs,k): return round(sum(r[k] for r in rs),2)
p.line(28,y-6,764,y-6,.8);p.font(B,7);p.l(30,y+4,'Total');p.l(182,y+4,'Laurel Bend Apartments(lb210)');p.r(X['mk'],y+4,m2(S(rows,'marketRent')));p.r(X['am'],y+4,m2(S(rows+fut,'totalCharges')))
p.r(X['rd'],y+4,m2(S(rows+fut,'deposit')));p.r(X['od'],y+4,m2(S(rows+fut,'_od')));p.r(X['ba'],y+4,m2(S(rows+fut,'balance')))
# recap page
p.page();p.font(B,11);p.c(396,34,'Rent Roll with Lease Charges');p.font(F,8);p.c(396,46,'Laurel Bend Apartments (lb210)');p.c(396,56,'As Of = 03/31/2025');p.c(396,66,'Month Year = 03/2025')
p.font(F,6.5); p.l(30,594,'Tuesday, April 1, 2025'); p.l(30,602,'07:42 AM'); p.r(762,602,'Page {p} of {n}')
y=90;p.font(B,7)
cx=[260,330,400,470,530,585,640,700,760]
for x,a,b in zip(cx,['Square','Market','Lease','Security','Other','# Of','% Unit','% Sqft','Balance'],['Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','Occupied','']):
    p.r(x,y,a);p.r(x,y+9,b)
p.l(30,y+9,'Summary Groups');p.line(28,y+12,764,y+12,.8);y+=24
occ=[r for r in rows if r['statusText']=='Occupied'];vac=[r for r in rows if r['statusText']=='VACANT']
tu,ta=len(rows),S(rows,'area')
def sl(lab,rs,bold=False,pct=True,ch=True):
    global y
    p.font(B if bold else F,7);p.l(30,y,lab)
    v=[m0(S(rs,'area')),m2(S(rs,'marketRent')),m2(S(rs,'totalCharges')) if ch else '',m2(S(rs,'deposit')) if ch else '',m2(S(rs,'_od')) if ch else '',str(len(rs)),
       m2(100*len(rs)/tu) if pct else '',m2(100*S(rs,'area')/ta) if pct else '',m2(S(rs,'balance')) if ch else '']
    for x,t in zip(cx,v):p.r(x,y,t)
    y+=12
sl('Current/Notice/Vacant Residents',rows,pct=False);sl('Future Residents/Applicants',fut,pct=False);sl('Occupied Units',occ,ch=False);sl('Total Non Rev Units',[],ch=False);sl('Total Vacant Units',vac,ch=False)
p.line(28,y-8,764,y-8,.5);p.font(B,7);p.l(30,y+2,'Totals:')
for x,t in zip(cx,[m0(ta),m2(S(rows,'marketRent')),m2(S(rows+fut,'totalCharges')),m2(S(rows+fut,'deposit')),m2(S(rows+fut,'_od')),str(tu),'100.00','100.00',m2(S(rows+fut,'balance'))]):p.r(x,y+2,t)
y+=34;p.font(B,8);p.c(150,y,'Summary of Charges by Charge Code');p.font(F,7);p.c(150,y+10,'(Current/Notice Residents Only)');y+=24
p.font(B,7);p.l(70,y,'Charge Code');p.r(240,y,'Amount');p.line(68,y+3,242,y+3);y+=14;p.font(F,7)
tot=0
for c in ['conc','garage','mtm','petrent','rent','trash']:
    a=sum(x['amount'] for r in rows for x in r['charges'] if x['code']==c);tot+=a
    if a: p.l(70,y,c);p.r(240,y,m2(a));y+=11
p.line(68,y-7,242,y-7);p.font(B,7);p.l(70,y+3,'Total');p.r(240,y+3,m2(tot));tie('codes',tot,S(rows,'totalCharges'))
p.save('Rent Roll with Lease Charges')
out=[]
for r in rows+fut:
    o={k:v for k,v in r.items() if k[0]!='_'}
    if r['statusText']!='VACANT': o['tenantName']=r['_nm']
    out.append(o)
save(FN,'MULTIFAMILY','r68a','large residential system, charge lines per unit, future residents, recap page',False,'Laurel Bend Apartments',asof,out,len(rows),len(occ),len(vac))
