# AppFolio-like rent roll over several small properties
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(303); f='Rent_Roll_20261101.pdf'
asof=D(2026,11,1);nm=iter(names(r,80));rows=[]
p=P(f,landscape(letter));y=0;pg=0
X=dict(u=26,bd=70,n=110,st=232,sf=338,mk=390,re=440,dep=492,lf=502,lt=556,mi=610,pd=706,lat=766)
def head(first=False):
    global y,pg;pg+=1;y=28
    if first:
        p.t(26,34,'Rent Roll','Helvetica',18);p.t(26,52,'Kestrel Property Partners LLC',sz=8,col=(.35,.35,.35));p.t(26,63,'Properties: Linden Court, Harbor Street Fourplex, Sycamore Row Townhomes, 1187 Ashby Ave',sz=8,col=(.35,.35,.35));p.t(26,74,'Units: Active    As of: 11/01/2026    Include Non-Revenue Units: Yes',sz=8,col=(.35,.35,.35));y=92
    for k,t,al in(('u','Unit','l'),('bd','BD/BA','l'),('n','Tenant','l'),('st','Status','l'),('sf','Sqft','r'),('mk','Market Rent','r'),('re','Rent','r'),('dep','Deposit','r'),('lf','Lease From','l'),('lt','Lease To','l'),('mi','Move-in','l'),('pd','Past Due','r'),('lat','NSF Count','r')):p.t(X[k],y,t,'Helvetica-Bold',7.5,al)
    p.line(24,y+4,768,y+4,1,(.3,.3,.3));y+=17
    p.t(768,602,f'Page {pg}',sz=7,al='r');p.t(26,602,'Created on 11/02/2026',sz=7)
head(True)
props=[('Linden Court - 400 Linden Ct Marlow, OH 43999',[(f'{a}',b,s,m) for a,b,s,m in [(i,['1/1.00','2/1.00','2/1.50'][i%3],[640,855,905][i%3],[985,1180,1240][i%3]) for i in range(1,17)]]),
('Harbor Street Fourplex - 22 Harbor St Marlow, OH 43999',[(a,'2/1.00',820,1150) for a in 'ABCD']),
('Sycamore Row Townhomes - 9 Sycamore Row Marlow, OH 43999',[(f'9-{a}','3/2.50',1390,1725) for a in range(1,9)]),
('1187 Ashby Ave - 1187 Ashby Ave Marlow, OH 43998',[('','4/2.00',1810,1950)])]
G=dict(sf=0,mk=0,re=0,dep=0,pd=0);gn=go=0
stats={('Linden Court','5'):'Vacant-Unrented',('Linden Court','12'):'Vacant-Rented',('Linden Court','8'):'Notice-Unrented',('Linden Court','15'):'Evict',('Harbor Street Fourplex','C'):'Vacant-Unrented',('Sycamore Row Townhomes','9-4'):'Notice-Rented'}
for head_,us in props:
    pn=head_.split(' - ')[0]
    if y>550:p.page();head()
    p.box(24,y-9,744,13,(.9,.9,.9));p.t(26,y,head_,'Helvetica-Bold',8);y+=15
    t=dict.fromkeys(G,0);o=0
    for u,bd,sf,mk in us:
        if y>586:p.page();head()
        st=stats.get((pn,u),'Current');v=dict(sf=sf,mk=mk);name=lf=lt=mi=None;ltt=''
        if not st.startswith('Vacant'):
            o+=1;a,b=next(nm);name=f'{a} {b}' 
            v['re']=mk-r.choice([0,30,55,80,125,5]);v['dep']=r.choice([v['re'],500,mk,0]);v['pd']=r.choice([0,0,0,0,75,v['re']]) if st!='Evict' else v['re']*3
            mi=D(r.randint(2018,2026),r.randint(1,10),r.randint(1,28));lf=D(2026,r.randint(1,10),1);lt=eom(addm(lf,11));lf=max(lf,mi) if mi>lf else lf
            if r.random()<.15: lt=None;lf=mi
        for k,s in(('u',u),('bd',bd),('n',name or ''),('st',st)):p.t(X[k],y,s,sz=7.5)
        for k in v:p.t(X[k],y,m0(v[k]) if k=='sf' else m2(v[k]),sz=7.5,al='r')
        if name:
            p.t(X['lf'],y,mdy(lf),sz=7.5);p.t(X['mi'],y,mdy(mi),sz=7.5);p.t(X['lat'],y,r.choice([0,0,0,1]),sz=7.5,al='r')
            p.t(X['lt'],y,mdy(lt) if lt else '',sz=7.5)
        p.line(24,y+3.5,768,y+3.5,.25,(.8,.8,.8));y+=13.5
        for k in v:t[k]+=v[k];G[k]+=v[k]
        rows.append(row(unit=u or None,propertyName=pn,section=head_,unitType=bd,area=sf,tenantName=name,statusText=st,marketRent=mk,contractRent=v.get('re'),deposit=v.get('dep'),balance=v.get('pd'),leaseStartDate=iso(lf) if lf else None,leaseEndDate=iso(lt) if lt else None,moveInDate=iso(mi) if mi else None))
    n=len(us);gn+=n;go+=o
    p.t(26,y,f'{n} Unit{"s" if n>1 else ""}','Helvetica-Bold',7.5);p.t(X['st'],y,f'{100*o/n:.1f}% Occupied','Helvetica-Bold',7.5)
    for k in t:p.t(X[k],y,m0(t[k]) if k=='sf' else m2(t[k]),'Helvetica-Bold',7.5,'r')
    y+=20
p.line(24,y-10,768,y-10,1)
p.t(26,y,f'Total {gn} Units','Helvetica-Bold',7.5);p.t(X['st'],y,f'{100*go/gn:.1f}% Occupied','Helvetica-Bold',7.5)
for k in G:p.t(X[k],y,m0(G[k]) if k=='sf' else m2(G[k]),'Helvetica-Bold',7.5,'r')
p.save();save(f,'MULTIFAMILY','AppFolio-like, several small properties as group headings, subtotals',False,None,asof,gn,go,gn-go,rows)
