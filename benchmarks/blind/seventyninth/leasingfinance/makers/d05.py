# SiteLink-like self storage rent roll, large, portrait
from common import *
from reportlab.lib.pagesizes import letter
r=random.Random(505); f='L042_RentRoll_0930.pdf'
asof=D(2026,9,30);nm=iter(names(r,300));rows=[]
p=P(f,letter);y=0;pg=0
X=dict(u=30,sz=66,ty=106,n=176,mi=286,pt=336,st=416,re=456,ins=492,dep=530,bal=582)
ty={'5x5':('Climate',49),'5x10':('Climate',79),'10x10':('Climate',139),'10x15':('Drive-Up',159),'10x20':('Drive-Up',199),'10x30':('Drive-Up',269),'12x35':('RV Parking',145)}
def head():
    global y,pg;pg+=1
    p.t(30,26,'L042 - StoreRight Self Storage of Cade Valley','Helvetica-Bold',10);p.t(30,38,'3310 Cade Valley Pkwy, Ellerbe TX 79999',sz=7.5)
    p.t(582,26,'Rent Roll',"Helvetica-BoldOblique",12,'r');p.t(582,38,'As of Wednesday, September 30, 2026',sz=7.5,al='r')
    for k,t,al in(('u','Unit','l'),('sz','Unit Type','l'),('n','Tenant','l'),('mi','Moved In','l'),('pt','Paid Thru','l'),('st','Std Rate','r'),('re','Rent','r'),('ins','Insur.','r'),('dep','Deposit','r'),('bal','Balance','r')):p.t(X[k],54,t,'Helvetica-Bold',7,al)
    p.line(28,57,584,57);p.line(28,58.5,584,58.5);y=69
    p.t(30,774,'SL-RR 5.2   Site L042',sz=6);p.t(582,774,f'Page {pg}',sz=6,al='r')
head()
us=[]
for bl,lo,n,sizes in(('A',1,48,['5x5','5x10','5x10','10x10']),('B',1,60,['5x10','10x10','10x10']),('C',1,40,['10x15','10x20','10x20','10x30']),('P',1,14,['12x35'])):
    for i in range(n):us.append((f'{bl}{lo+i:03d}',sizes[(i*7//5)%len(sizes)]))
g=dict(st=0,re=0,ins=0,dep=0,bal=0);bys={};oc=va=0;un=0
for i,(u,s) in enumerate(us):
    if y>762:p.page();head()
    t,rate=ty[s];q=r.random();v=dict(st=rate);name=mi=pt=None
    status='Occupied'
    if q<.11:status='Vacant'
    elif q<.13:status='Unrentable'
    elif q<.145:status='Company'
    if status=='Occupied':
        a,b=next(nm);name=f'{b}, {a}' if r.random()>.07 else r.choice(['Cade Valley Youth Soccer','Bluestem Plumbing LLC','Hart HVAC Service','Northgate Realty'])
        v['re']=round(rate*r.choice([1,1,1.08,1.15,.9,.75]));v['ins']=r.choice([0,12,12,17]);v['dep']=r.choice([0,0,0,25]);v['bal']=r.choice([0]*8+[v['re']+v['ins'],2*(v['re']+v['ins'])+20,-30])
        mi=D(r.randint(2015,2026),r.randint(1,9),r.randint(1,28));pt=D(2026,10,r.randint(1,28)) if v['bal']<=0 else D(2026,r.choice([8,9]),r.randint(1,28))
        oc+=1
    elif status=='Unrentable':un+=1
    elif status=='Company':
        name=None
    if status in('Vacant','Unrentable','Company'):va+=status=='Vacant'
    p.t(X['u'],y,u,sz=7);p.t(X['sz'],y,f'{s} {t}',sz=7);p.t(X['n'],y,name or f'** {status} **',sz=7)
    if mi:p.t(X['mi'],y,mdys(mi),sz=7);p.t(X['pt'],y,mdys(pt),sz=7)
    for k in v:p.t(X[k],y,m2(v[k]),sz=7,al='r');g[k]+=v[k]
    y+=9.3
    if i+1<len(us) and us[i+1][0][0]!=u[0]:y+=5
    b=bys.setdefault((s,t),[0,0,0,0]);b[0]+=1;b[1]+=status=='Occupied';b[2]+=v['st'];b[3]+=v.get('re',0)
    w,d=s.split('x')
    rows.append(row(unit=u,unitType=f'{s} {t}',tenantName=name,statusText=status,marketRent=rate,contractRent=v.get('re'),moveInDate=iso(mi) if mi else None,deposit=v.get('dep'),balance=v.get('bal'),charges=[dict(code='Insur.',amount=v['ins'])] if 'ins' in v else None))
y+=3;p.line(28,y-8,584,y-8);p.t(30,y,f'Total {len(us)} units','Helvetica-Bold',7)
for k in g:p.t(X[k],y,m2(g[k]),'Helvetica-Bold',7,'r')
if y>620:p.page();head()
y+=24;p.t(30,y,'Unit Mix','Helvetica-Bold',8);y+=11
hx=[(30,'l','Size'),(80,'l','Type'),(190,'r','Total Units'),(250,'r','Rented'),(310,'r','% Rented'),(390,'r','Gross Potential'),(460,'r','Actual Rent')]
for x,al,t in hx:p.t(x,y,t,'Helvetica-Bold',7,al)
p.line(28,y+3,462,y+3);y+=12
for (s,t),b in bys.items():
    for (x,al,_),z in zip(hx,[s,t,b[0],b[1],f'{100*b[1]/b[0]:.1f}%',m2(b[2]),m2(b[3])]):p.t(x,y,z,sz=7,al=al)
    y+=10
B=[sum(b[i] for b in bys.values()) for i in range(4)]
for (x,al,_),z in zip(hx,['Total','',B[0],B[1],f'{100*B[1]/B[0]:.1f}%',m2(B[2]),m2(B[3])]):p.t(x,y,z,'Helvetica-Bold',7,al)
y+=16;p.t(30,y,f'Vacant: {va}    Unrentable: {un}    Company: {len(us)-oc-va-un}',sz=7)
p.save();print(pg,len(us),oc,va,un);save(f,'SELF_STORAGE','SiteLink-like dense portrait roll, vacancy in tenant cell, unit mix table',False,'StoreRight Self Storage of Cade Valley',asof,len(us),oc,None,rows)
