# MRI-like commercial rent roll, suburban office
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(404); f='MRI_CMRROLL_crestwood.pdf'
asof=D(2026,10,31);rows=[]
T=["Brightwater Actuarial Group, LLP","Norden Family Dentistry PC","Halyard Mortgage Corp.","TriCounty Title & Escrow","Pinnacle Ridge Engineering, Inc","US General Svcs Admin - SSA","Lumen Behavioral Health LLC","Castle Rock Insurance Agency","Veritas Court Reporting","Osprey Software Holdings","Mid-State Wealth Advisors","Fairmont Hearing Center","Delphi Staffing of Ohio Inc.","Keystone Home Health","Arbor Architects Ltd","Grove & Tell Marketing","Quantum Allergy Associates","Summit Court Deli","Crestwood Conf. Center (Mgmt)","Anchor Freight Brokerage","Rivera Immigration Law PLLC"]
C='Courier';B='Courier-Bold'
p=P(f,landscape(letter));y=0;pg=0
X=dict(s=24,n=62,rs=216,ex=268,sf=352,mb=412,ps=452,cr=510,st=556,oi=606,cat=618,fd=644,fa=732,fp=770)
def head():
    global y,pg;pg+=1
    p.t(24,24,'Database:   KPPPROD',C,7.5);p.t(24,33,'Bldg Status: Active only',C,7.5);p.t(24,42,'1 CRES',C,7.5)
    p.t(396,24,'Rent Roll',B,10,'c');p.t(396,34,'Crestwood Corporate Center',B,8.5,'c');p.t(396,44,'10/31/2026',C,8,'c')
    p.t(768,24,f'Page:        {pg}',C,7.5,'r');p.t(768,33,'Date: 11/3/2026',C,7.5,'r');p.t(768,42,'Time: 02:51 PM',C,7.5,'r')
    p.t(692,60,'---- Future Rent Increases ----',B,6.8,'c')
    hs=[('s','Suite','Id','l'),('n','','Occupant Name','l'),('rs','Rent','Start','l'),('ex','','Expiration','l'),('sf','GLA','Sqft','r'),('mb','Monthly','Base Rent','r'),('ps','Annual','Rate PSF','r'),('cr','Monthly Cost','Recovery','r'),('st','Expense','Stop','r'),('oi','Mo. Other','Income','r'),('cat','','Cat','l'),('fd','','Date','l'),('fa','Monthly','Amount','r'),('fp','','PSF','r')]
    for k,a,b,al in hs:p.t(X[k],71,a,B,6.5,al);p.t(X[k],79,b,B,6.5,al)
    p.line(22,82,772,82,.6);y=95
head()
def need(h):
    if y+h>590:p.page();head()
vac=[('135',1640),('210',2215),('320',3875)]
occ=[]
ss=['100','110','115','120','125','130','140','150','200','205','215','220','225','230','300','305','310','315','330','340','LL1']
p.t(24,y,'Vacant Suites',B,8);y+=12
for s,a in vac:
    p.t(24,y,s,C,7);p.t(62,y,'Vacant',C,7);p.t(X['sf'],y,m0(a),C,7,'r');y+=12
    rows.append(dict(unit=s,statusText='Vacant',section='Vacant Suites',area=a))
y+=4;p.t(24,y,'Occupied Suites',B,8);y+=12
tot=dict(sf=0,mb=0,cr=0,oi=0)
for s,n in zip(ss,T):
    a=r.choice([1120,1385,1770,2040,2490,3115,4260,5380]);psf=round(r.uniform(17,24)*4)/4
    if n.startswith('US Gen'):a,psf=6875,25.5
    mg='(Mgmt)' in n
    st=D(r.randint(2017,2025),r.randint(1,12),1);term=r.choice([36,60,63,84,120]);ex=eom(addm(st,term-1))
    while ex<asof and not(n.startswith('Veritas')):ex=addm(ex,36);ex=eom(ex)
    mb=0 if mg else round(a*psf/12,2);cr=0 if mg else round(a*r.choice([.0,.35,.52,1.1])/12,2);oi=r.choice([0,0,0,75,150]) if not mg else 0
    if n.startswith('Veritas'):ex=D(2026,6,30)
    v=dict(mb=mb,cr=cr,oi=oi,sf=a)
    steps=[]
    if not mg and not n.startswith('Veritas'):
        d=addm(st,12)
        q=psf
        while len(steps)<4:
            if d>asof and d<ex: q=round(q+.5,2);steps.append((d,round(a*q/12,2),q))
            d=addm(d,12)
            if d>ex:break
    if n.startswith('US Gen'):steps=[]
    need(9*max(1,len(steps))+8)
    p.t(24,y,s,C,7);nm_=p.t(62,y,n,C,7,maxw=150);p.t(X['rs'],y,mdys(st),C,7);p.t(X['ex'],y,mdys(ex),C,7)
    for k in v:p.t(X[k],y,m0(v[k]) if k=='sf' else m2(v[k]),C,7,'r')
    p.t(X['ps'],y,f'{0 if mg else psf:.2f}',C,7,'r')
    if not mg and cr:p.t(X['st'],y,f'{r.choice([7.85,8.2,9.1]):.2f}',C,7,'r')
    for i,(d,m,q) in enumerate(steps):
        p.t(X['cat'],y,'BRT',C,7);p.t(X['fd'],y,mdys(d),C,7);p.t(X['fa'],y,m2(m),C,7,'r');p.t(X['fp'],y,f'{q:.2f}',C,7,'r');y+=9
    if not steps:y+=9
    if n.startswith('Veritas'): p.t(70,y,'*** Holdover / month to month ***',C,6.5);y+=9
    y+=5
    for k in v:tot[k]+=v[k]
    rows.append(row(unit=s,tenantName=nm_,statusText='Occupied',section='Occupied Suites',area=a,contractRent=mb,leaseStartDate=iso(st),leaseEndDate=iso(ex),charges=[dict(code='Cost Recovery',amount=cr),dict(code='Other Income',amount=oi)],rentSteps=[dict(date=iso(d),amount=m) for d,m,q in steps] or None))
need(70);y+=4;va=sum(a for _,a in vac);ta=va+tot['sf']
p.line(60,y-9,612,y-9,.5);p.t(24,y,'Totals:',B,7.5)
for l,pc,nu,sf in(('Occupied Sqft:',100*tot['sf']/ta,f'{len(ss)} Units',tot['sf']),('Leased/Unoccupied Sqft:',0,'0 Units',0),('Vacant Sqft:',100*va/ta,f'{len(vac)} Units',va),('Total Sqft:',None,f'{len(ss)+len(vac)} Units',ta)):
    p.t(72,y,l,B,7);p.t(X['sf'],y,m0(sf),C,7,'r');p.t(222,y,(f'{pc:6.2f}%' if pc is not None else '       ')+'  '+nu,C,7)
    if l[0]=='O':
        for k in('mb','cr','oi'):p.t(X[k],y,m2(tot[k]),B,7,'r')
    y+=10
p.save();save(f,'OFFICE','MRI-like commercial roll in Courier, vacant first, future increases beside the row',False,'Crestwood Corporate Center',asof,24,21,3,rows)
