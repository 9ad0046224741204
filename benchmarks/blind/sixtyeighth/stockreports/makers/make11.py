# student system: by the bed, legal landscape, bands by building, grouped charge head
from common import *
R=random.Random(6811); N=Names(R)
FN='rr11_quad_on_ninth_by_bed.pdf'; asof=D(2024,9,30)
fps={'S1':('Studio',410,1250),'2x2':('2x2 Classic',880,945),'4x4':('4x4 Deluxe',1388,815)}
plan=[('North',[('101','2x2'),('102','4x4'),('103','4x4'),('104','S1'),('201','2x2'),('202','4x4'),('203','4x4'),('204','S1')]),('South',[('101','4x4'),('102','2x2'),('103','4x4'),('201','4x4'),('202','2x2'),('203','2x2')])]
CH=['Rent','Furniture','Parking','Utility Fee','Concession']
rows=[]
for b,us_ in plan:
    for u,f in us_:
        nm,sf,mk=fps[f];nb={'S1':1,'2x2':2,'4x4':4}[f]
        for i in range(nb):
            x=R.random();uid=f'{b[0]}{u}-{"ABCD"[i]}'
            r=dict(unit=uid,building=b+' Building',unitType=nm,area=sf,marketRent=float(mk))
            if x<.1: r.update(statusText='Vacant Unrented Ready' if x<.06 else 'Vacant Unrented Not Ready',_v=None)
            else:
                nt=x>.94
                rent=float(mk-R.choice([0,0,10,25,40]));v=[rent,R.choice([0,0,25.]),R.choice([0,0,60.]),35.,R.choice([0]*6+[-45.])]
                r.update(statusText='Occupied No Notice' if not nt else 'Notice Unrented',tenantName=N.get(),moveInDate=D(2024,8,R.choice([17,17,17,18,20])),leaseStartDate=D(2024,8,17),leaseEndDate=D(2025,7,31) if not nt else D(2024,12,20),_v=v,contractRent=rent,
                  charges=[dict(code=c,amount=a) for c,a in zip(CH,v) if a],totalCharges=sum(v),deposit=R.choice([0.,0.,200.]),balance=R.choice([0.]*6+[sum(v),-15.,45.]))
                if nt:r['moveOutDate']=D(2024,12,20)
            rows.append(r)
p=P(FN,ps.landscape(ps.legal));F,B='DejaVuSansCondensed','DejaVuSansCondensed-Bold';ttf(F);ttf(B)
C=[('Bldg-Unit-\nSpace',30,'l'),('Floor Plan',76,'l'),('SQFT',158,'r'),('Space Status',166,'l'),('Resident',272,'l'),('Move-In',378,'l'),('Lease\nStart',424,'l'),('Lease\nEnd',470,'l'),('Move-Out',516,'l'),('Market\nRent',606,'r')]
XC=[652,698,740,784,832];XT=[880,926,972]
X2=[XC[i] for i in range(5)]
def head():
    p.page();p.font(B,12);p.l(30,36,'Rent Roll');p.font(F,8);p.l(30,48,'The Quad on Ninth');p.l(30,58,'As of 09/30/2024  |  Lease Interval: Fall 2024 - Summer 2025  |  Space Option: All  |  Consolidate By: Space')
    p.r(978,36,'Bright Harbor Student Living');p.r(978,48,'Created: 10/01/2024 11:27 AM MDT')
    p.box(28,66,952,32,(.16,.24,.36));p.font(B,7);w=(1,1,1)
    for t,x,a in C:
        ls=t.split('\n');y=82 if len(ls)==2 else 91
        for i,s in enumerate(ls):(p.l if a=='l' else p.r)(x,y+i*9,s,w)
    p.c(725,75,'Scheduled Charges',w);p.line(616,77.5,834,77.5,.5,1)
    for x,t in zip(XC,['Rent','Furniture','Parking','Utility\nFee','Concession']):
        ls=t.split('\n')
        for i,s in enumerate(ls):p.r(x,(85.5 if len(ls)==2 else 91)+i*7.5,s,w)
    for x,t in zip(XT,['Total\nCharges','Deposit\nHeld','Balance']):
        ls=t.split('\n')
        for i,s in enumerate(ls):p.r(x,(82 if len(ls)==2 else 91)+i*9,s,w)
    p.font(F,7);p.c(504,598,'Page {p} of {n}')
    return 112
y=head()
def S(g,k):return sum(r.get(k,0) for r in g)
def tot(lab,g):
    global y
    p.line(28,y-9,980,y-9,.7);p.font(B,7);p.l(30,y,lab);o=[r for r in g if 'tenantName' in r]
    p.l(166,y,f'{len(o)} of {len(g)} spaces occupied ({100*len(o)/len(g):.2f}%)');p.r(606,y,m2(S(g,'marketRent'),cur='$'))
    for i,x in enumerate(XC):p.r(x,y,m2(sum(r['_v'][i] for r in o),paren=True))
    for x,k in zip(XT,['totalCharges','deposit','balance']):p.r(x,y,m2(S(g,k)))
    y+=16
for b,_ in plan:
    g=[r for r in rows if r['building']==b+' Building']
    if y>540:y=head()
    p.font(B,8);p.l(30,y,b+' Building');y+=12
    for k,r in enumerate(g):
        if y>556:y=head();p.font(B,8);p.l(30,y,b+' Building (cont.)');y+=12
        if k%2: p.box(28,y-8,952,10.6,.95)
        p.font(F,7)
        vals=[r['unit'],r['unitType'],m0(r['area']),r['statusText'],r.get('tenantName',''),us(r.get('moveInDate')),us(r.get('leaseStartDate')),us(r.get('leaseEndDate')),us(r.get('moveOutDate')),m2(r['marketRent'])]
        for (t,x,a),v in zip(C,vals):(p.l if a=='l' else p.r)(x,y,v)
        if r['_v']:
            for x,v in zip(XC,r['_v']):p.r(x,y,m2(v,dash='-',paren=True))
            for x,k2 in zip(XT,['totalCharges','deposit','balance']):p.r(x,y,m2(r[k2],paren=True))
        y+=10.6
    y+=4;tot(b+' Building',g);y+=4
tot('Property Total',rows)
if y>470:y=head()
y+=10;p.font(B,8);p.l(30,y,'Floor Plan Summary');y+=12;p.font(B,7)
for x,t in((30,'Floor Plan'),):p.l(x,y,t)
for x,t in((180,'Spaces'),(230,'Occupied'),(280,'Vacant'),(340,'Avg Market'),(400,'Avg Rent')):p.r(x,y,t)
p.line(28,y+3,402,y+3);y+=13;p.font(F,7)
for k,(nm,sf,mk) in fps.items():
    g=[r for r in rows if r['unitType']==nm];o=[r for r in g if 'tenantName' in r]
    p.l(30,y,nm)
    for x,t in((180,str(len(g))),(230,str(len(o))),(280,str(len(g)-len(o))),(340,m2(mk)),(400,m2(S(o,'contractRent')/len(o)))):p.r(x,y,t)
    y+=11
o=[r for r in rows if 'tenantName' in r];p.line(28,y-8,402,y-8);p.font(B,7);p.l(30,y+1,'Total')
for x,t in((180,str(len(rows))),(230,str(len(o))),(280,str(len(rows)-len(o)))):p.r(x,y+1,t)
p.save('Rent Roll')
save(FN,'STUDENT_HOUSING','r68a','student system by the bed, legal paper, grouped charge heads, zebra',False,'The Quad on Ninth',asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],len(rows),len(o),len(rows)-len(o))
