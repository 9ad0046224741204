# Yardi "Rent Roll with Lease Charges", garden
from common import *
g=R(3501); fn='hollow_creek_lease_charges.pdf'; A=D.date(2025,9,30)
W,Hh=612,792; c=canvas.Canvas(f'{H}/documents/{fn}',pagesize=(Hh,W)); W,Hh=Hh,W
FP={'hc1a':('1x1',712,1285),'hc1b':('1x1 Den',804,1360),'hc2a':('2x2',1015,1595),'hc3a':('3x2',1248,1890)}
cols=[(30,'l','Unit',''),(72,'l','Unit Type',''),(150,'r','Unit','Sq Ft'),(160,'l','Resident',''),(212,'l','Name',''),(350,'r','Market','Rent'),(362,'l','Charge','Code'),(438,'r','Amount',''),(508,'r','Resident','Deposit'),(560,'r','Other','Deposit'),(570,'l','Move In',''),(620,'l','Lease','Expiration'),(672,'l','Move Out',''),(762,'r','Balance','')]
pg=[0]
def head():
    pg[0]+=1; y=585
    tx(c,W/2,y,'Rent Roll with Lease Charges','c','Helvetica-Bold',11)
    tx(c,W/2,y-12,'Hollow Creek Apartments (hollowck)','c','Helvetica-Bold',8)
    tx(c,W/2,y-22,'As Of = 09/30/2025','c',z=8); tx(c,W/2,y-32,'Month Year = 09/2025','c',z=8)
    tx(c,762,y,f'Page {pg[0]}','r'); 
    for x,a,h1,h2 in cols: tx(c,x,y-50,h1,a,'Helvetica-Bold'); tx(c,x,y-59,h2,a,'Helvetica-Bold')
    c.line(28,y-62,764,y-62); return y-74
y=head(); rows=[]; cc={}; T=dict(m=0,a=0,d=0,b=0,sf=0); st=dict(occ=0,vac=0,ntc=0,model=0,down=0); fut=dict(n=0,m=0,a=0)
def foot(): tx(c,W/2,20,'Monday, October 06, 2025  08:41 AM','c',z=6)
def need(h):
    global y
    if y-h<35: foot(); c.showPage(); y=head()
def put(unit,fp,s,code,name,mkt,ch,dep,mi,le,mo,bal):
    global y; need(9*(len(ch)+2))
    vals=[unit,fp,format(s,',.2f') if s is not None else '',code,name,m2(mkt) if mkt is not None else '',ch[0][0] if ch else '',m2(ch[0][1]) if ch else '0.00' if name=='VACANT' else '',m2(dep),m2(0),us(mi),us(le),us(mo),m2(bal)]
    if not ch: vals[7]=''
    for (x,a,_,_),v in zip(cols,vals): tx(c,x,y,v,a,z=6.8)
    y-=9
    for k,v in ch[1:]: tx(c,362,y,k,z=6.8); tx(c,438,y,m2(v),'r',z=6.8); y-=9
    if ch:
        tx(c,362,y,'Total','l','Helvetica-Bold',6.8); tx(c,438,y,m2(sum(v for _,v in ch)),'r','Helvetica-Bold',6.8); y-=9
    y-=4
tx(c,30,y,'Current/Notice/Vacant Residents','l','Helvetica-Bold',8); y-=13
units=[f'{b:02d}-{n}' for b in (1,2,3,4) for n in (101,102,103,104,201,202,203,204)]
for i,u in enumerate(units):
    fp=g.choice(list(FP)); _,s,mk=FP[fp]; mk+=g.choice([0,0,25,40,-15])
    kind='model' if u=='01-101' else 'down' if u=='03-204' else 'vac' if g.random()<.1 else 'ntc' if g.random()<.12 else 'occ'
    st[kind]+=1; T['m']+=mk; T['sf']+=s
    if kind in('model','down','vac'):
        nm={'model':'MODEL','down':'DOWN','vac':'VACANT'}[kind]
        put(u,fp,s,nm,nm,mk,[],0,None,None,None,0)
        rows.append(row(unit=u,unitType=fp,area=s,statusText=nm,section='Current/Notice/Vacant Residents',marketRent=mk,deposit=0,balance=0)); continue
    a,b=g.nm(); rent=mk+g.randint(-95,20); ch=[('rent',rent)]
    if g.random()<.3: ch.append(('petrent',g.choice([35,50])))
    if g.random()<.8: ch.append(('trash',28)); ch.append(('pest',5))
    if g.random()<.25: ch.append(('garage',125))
    if g.random()<.12: ch.append(('conc/rec',-75))
    if g.random()<.06: ch.append(('mtm',200))
    mi=g.day(D.date(2021,3,1),D.date(2025,8,30)); le=D.date(2025,10,1)+D.timedelta(g.randint(10,330)); mo=g.day(D.date(2025,10,4),D.date(2025,11,28)) if kind=='ntc' else None
    dep=g.choice([250,300,500,0]); bal=g.choice([0,0,0,-42.5,118.36,r2(rent+33.4)]); nm=f'{a} {b}'
    put(u,fp,s,f't00{41022+i*37}',nm,mk,ch,dep,mi,le,mo,bal)
    for k,v in ch: cc[k]=cc.get(k,0)+v
    T['a']+=sum(v for _,v in ch); T['d']+=dep; T['b']+=bal
    rows.append(row(unit=u,unitType=fp,area=s,tenantName=nm,section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=rent,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=sum(v for _,v in ch),statusText='Occupied'))
need(60); tx(c,30,y,'Future Residents/Applicants','l','Helvetica-Bold',8); y-=13
for u in [r['unit'] for r in rows if r['statusText']=='VACANT'][:2]+[r['unit'] for r in rows if 'moveOutDate' in r][:1]:
    b0=[r for r in rows if r['unit']==u][0]; a,b=g.nm(); rent=b0['marketRent']-10; ch=[('rent',rent),('trash',28)]; mi=g.day(D.date(2025,10,8),D.date(2025,11,30)); le=addm(mi,12)
    put(u,b0['unitType'],b0['area'],f't00{g.randint(44000,44999)}',f'{a} {b}',b0['marketRent'],ch,100,mi,le,None,0)
    rows.append(row(unit=u,unitType=b0['unitType'],area=b0['area'],tenantName=f'{a} {b}',section='Future Residents/Applicants',statusText='Future Residents/Applicants',marketRent=b0['marketRent'],contractRent=rent,moveInDate=mi,leaseEndDate=le,deposit=100,balance=0,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=rent+28)); fut['n']+=1; fut['m']+=b0['marketRent']; fut['a']+=rent+28
need(40); c.line(28,y+6,764,y+6); tx(c,30,y-4,'Total','l','Helvetica-Bold'); tx(c,160,y-4,'Hollow Creek Apartments(hollowck)','l','Helvetica-Bold')
for x,v in((350,T['m']),(438,T['a']),(508,T['d']),(560,0),(762,T['b'])): tx(c,x,y-4,m2(v),'r','Helvetica-Bold',6.8)
y-=26; need(190)
n=len(units); occ=st['occ']+st['ntc']
tx(c,30,y,'Summary Groups','l','Helvetica-Bold'); 
for x,h in((250,'Square Footage'),(330,'Market Rent'),(410,'Lease Charges'),(460,'# Of Units'),(530,'% Unit Occ')): tx(c,x,y,h,'r','Helvetica-Bold')
def agg(f): 
    z=[r for r in rows if f(r)]; return sum(r['area'] for r in z),sum(r['marketRent'] for r in z),sum(r.get('totalCharges',0) for r in z),len(z)
cur=lambda r:r['section'][0]=='C'
for lab,f in(('Current/Notice/Vacant Residents',cur),('Future Residents/Applicants',lambda r:not cur(r)),('Occupied Units',lambda r:cur(r) and 'tenantName' in r),('Total Non Rev Units',lambda r:cur(r) and r['statusText'] in('MODEL','DOWN')),('Total Vacant Units',lambda r:cur(r) and r['statusText']=='VACANT')):
    y-=11; s,m,a,k=agg(f); tx(c,30,y,lab); tx(c,250,y,m2(s),'r'); tx(c,330,y,m2(m),'r'); tx(c,410,y,m2(a),'r'); tx(c,460,y,k,'r'); tx(c,530,y,f'{100*k/n:.2f}','r')
y-=24; tx(c,30,y,'Summary of Charges by Charge Code','l','Helvetica-Bold'); tx(c,30,y-10,'(Current/Notice Residents Only)'); y-=24
for k in sorted(cc): tx(c,30,y,k); tx(c,180,y,m2(cc[k]),'r'); y-=10
tx(c,30,y-2,'Total','l','Helvetica-Bold'); tx(c,180,y-2,m2(sum(cc.values())),'r','Helvetica-Bold')
foot(); c.save()
assert abs(sum(cc.values())-T['a'])<.01
save(fn,'MULTIFAMILY','Yardi lease charges, stacked charges, future section',True,rows,'Hollow Creek Apartments','2025-09-30',n,occ,st['vac'])
