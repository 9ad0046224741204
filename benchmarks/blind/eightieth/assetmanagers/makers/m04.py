from lib import *
from reportlab.pdfgen import canvas
r=random.Random(8004); asof=d(2026,8,31)
F='keystone_storage_sitelink.pdf';c=canvas.Canvas(D+F,pagesize=(612,792))
ty=[('5x5',25,62,'Inside Climate'),('5x10',50,94,'Inside Climate'),('10x10',100,148,'Inside Climate'),('10x15',150,179,'Drive-Up'),('10x20',200,212,'Drive-Up'),('10x30',300,289,'Drive-Up'),('12x40',480,165,'RV Parking')]
us=[]
for p,t,n in [('A',0,14),('A',1,20),('B',1,18),('B',2,28),('C',3,20),('D',4,26),('D',5,10),('P',6,12)]:
    k=sum(1 for u in us if u[0].startswith(p))
    us+= [(f'{p}{k+i+1:03d}',t) for i in range(n)]
nm=names(r,190,'{l}, {f}');rows=[];recs=[]
for u,t in us:
    sz,a,sr,kind=ty[t];x=r.random()
    if x<.13: recs.append(dict(u=u,t=t,s='Vacant'));continue
    if x<.145: recs.append(dict(u=u,t=t,s='Unrentable'));continue
    mi=d(r.randint(2017,2025),r.randint(1,12),r.randint(1,28)) if r.random()<.8 else d(2026,r.randint(1,8),r.randint(1,28))
    rent=sr+r.choice([-20,-10,0,0,6,12,18,25,37]);ins=r.choice([0,0,11,15]);late=r.random()<.13
    pt=eom(asof) if not late else eom(d(2026,r.choice([6,7]),1)); 
    if not late and r.random()<.2: pt=eom(d(2026,r.choice([9,10,12]),1))
    bal=round((rent+ins)*(8-pt.month)+20,2) if late else 0.0
    recs.append(dict(u=u,t=t,s='Rented',n=nm.pop(),mi=mi,rent=rent,ins=ins,pt=pt,bal=bal,da=(asof-pt).days if late else 0))
y=0;pg=0
X=[('Unit',30,0),('Size',62,0),('Area',118,1),('Unit Type',124,0),('Status',188,0),('Tenant',234,0),('Move-In',338,0),('Paid Thru',382,0),('Std Rate',458,1),('Rent',494,1),('Insur.',524,1),('Balance',562,1),('Days',586,1)]
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1
    c.setFont('Helvetica-Bold',13);c.drawString(30,760,'Rent Roll');c.setFont('Helvetica',8)
    c.drawRightString(586,764,'Keystone Self Storage - Route 30');c.drawRightString(586,754,'Site: L0447   1180 Lincoln Highway, Greensburg PA 15601')
    c.drawString(30,748,'Through 8/31/2026');c.setFillGray(.88);c.rect(28,728,560,12,fill=1,stroke=0);c.setFillGray(0)
    c.setFont('Helvetica-Bold',7)
    for h,x,a in X: (c.drawRightString if a else c.drawString)(x,731,h)
    c.setFont('Helvetica',6);c.drawString(30,20,'SiteLink Web Edition   Printed 9/1/2026 7:02:41 AM by dmgr');c.drawRightString(586,20,f'Page {pg}')
    y=718
head()
for x in recs:
    if y<36: head()
    sz,a,sr,kind=ty[x['t']];c.setFont('Helvetica',7)
    V=[x['u'],sz,f'{a}',kind,x['s'],x.get('n',''),smdy(x.get('mi')),smdy(x.get('pt')),m2(sr),m2(x['rent']) if 'rent' in x else '',m2(x['ins']) if x.get('ins') else '',m2(x['bal']) if 'bal' in x else '',str(x['da']) if x.get('da') else '']
    for (h,xx,al),v in zip(X,V): (c.drawRightString if al else c.drawString)(xx,y,v)
    y-=10.4
    e=dict(unit=x['u'],unitType=f'{sz}',area=a,tenantName=x.get('n'),statusText=x['s'],marketRent=sr,contractRent=x.get('rent'),moveInDate=x.get('mi'),balance=x.get('bal'))
    e['unitType']=kind
    if x.get('ins'): e['charges']=[dict(code='Rent',amount=x['rent']),dict(code='Insur.',amount=x['ins'])]
    rows.append(e)
if y<230: head()
R=[x for x in recs if x['s']=='Rented'];V=[x for x in recs if x['s']=='Vacant'];U=[x for x in recs if x['s']=='Unrentable']
c.line(300,y+7,588,y+7);c.setFont('Helvetica-Bold',7);c.drawString(234,y-3,'Totals')
for k,xx in [('rent',494),('ins',524),('bal',562)]: c.drawRightString(xx,y-3,m2(sum(x[k] for x in R)))
c.drawRightString(458,y-3,m2(sum(ty[x['t']][2] for x in recs)));y-=30
c.setFont('Helvetica-Bold',8);c.drawString(30,y,'Occupancy by Size');y-=12;c.setFont('Helvetica-Bold',7)
hx=[(30,0),(150,1),(200,1),(250,1),(310,1),(370,1),(440,1),(510,1)]
def line(v,f='Helvetica'):
    global y
    c.setFont(f,7)
    for (xx,al),s in zip(hx,v): (c.drawRightString if al else c.drawString)(xx,y,str(s))
    y-=10
line(['Size / Type','Total','Rented','Vacant','Unrentable','Total Area','Rented Area','Actual Rent'],'Helvetica-Bold')
for i,(sz,a,sr,k) in enumerate(ty):
    q=lambda L:[x for x in L if x['t']==i]
    line([f'{sz} {k}',len(q(recs)),len(q(R)),len(q(V)),len(q(U)),f'{len(q(recs))*a:,}',f'{len(q(R))*a:,}',m2(sum(x['rent'] for x in q(R)))])
A=lambda L:sum(ty[x['t']][1] for x in L)
line(['Total',len(recs),len(R),len(V),len(U),f'{A(recs):,}',f'{A(R):,}',m2(sum(x['rent'] for x in R))],'Helvetica-Bold')
c.save()
save(F,'SELF_STORAGE','r80a','SiteLink style rent roll, 148 units, small type, occupancy by size',False,'Keystone Self Storage - Route 30',asof,len(recs),len(R),len(V),rows)
