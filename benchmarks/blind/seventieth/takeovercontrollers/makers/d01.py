from common import *
from reportlab.pdfgen import canvas
rng=random.Random(7001); N=Names(rng); fn='HarlowCreek_TransitionRentRoll_0925.pdf'
ASOF=dt.date(2025,9,30)
plans=[('A1','1BR/1BA',702,1285),('A2','1BR/1BA Den',788,1365),('B1','2BR/1BA',914,1490),('B2','2BR/2BA',1026,1610),('C1','3BR/2BA',1248,1895)]
rows=[];fut=[]
units=[]
for b in range(1,7):
    for fl in range(1,4):
        for n in range(1,9 if fl==1 else 8):
            units.append((b,f'{b}{fl}{n:02d}'))
assert len(units)==132
st={}
ids=[u for _,u in units]; sp=rng.sample(ids,23)
for u in sp[:7]: st[u]='VAC'
for u in sp[7:11]: st[u]='VLS'
st[sp[11]]='MDL'; st[sp[12]]='DWN'
for u in sp[13:]: st[u]='NTV'
data=[]
for b,u in units:
    p=plans[rng.choices(range(5),[4,3,4,5,2])[0]]
    s=st.get(u,'OCC'); r=dict(unit=u,building=f'Building {b}',unitType=p[0],area=p[2],statusText=s,marketRent=p[3]+rng.choice([0,0,15,25,-10])+(20 if u[1]=='3' else 0))
    if s in('OCC','NTV'):
        mi=dt.date(2018+rng.choice([0,2,3,4,5,5,6,6,6,7,7]),rng.randint(1,9),rng.randint(1,28))
        le=eom(addm(ASOF,rng.randint(0,12))) if s=='OCC' else eom(addm(ASOF,rng.randint(0,1)))
        ch=[('Pet Fee',35 if rng.random()<.25 else None),('Reserved Parking',rng.choice([45,60]) if rng.random()<.3 else None),('Utility Reimb.',{'A':48,'B':62,'C':78}[p[0][0]])]
        r.update(tenantName=N('LF'),contractRent=r['marketRent']-rng.choice([0,0,20,35,55,80,110]),moveInDate=iso(mi),leaseEndDate=iso(le),
          charges=[dict(code=c,amount=a) for c,a in ch if a],deposit=rng.choice([250,300,300,500,r['marketRent']]),
          balance=rng.choice([0]*8+[round(rng.uniform(20,1900),2),-round(rng.uniform(5,300),2)]))
        r['totalCharges']=r['contractRent']+sum(c['amount'] for c in r['charges'])
    data.append(r)
for u in sp[7:11]:
    s=[x for x in data if x['unit']==u][0]; mi=dt.date(2025,10,rng.choice([3,4,10,11,17]))
    fut.append(dict(unit=u,unitType=s['unitType'],area=s['area'],tenantName=N('LF'),statusText='FUT',section='Future Residents',contractRent=s['marketRent']-rng.choice([0,25]),moveInDate=iso(mi),leaseEndDate=iso(eom(addm(mi,11))),deposit=300))
fut.sort(key=lambda r:r['unit'])
c=canvas.Canvas(D+fn,pagesize=(792,612)); c.setTitle('Transition Rent Roll')
X=dict(unit=34,type=66,sf=118,res=126,st=228,mk=292,lr=340,pet=374,pk=416,ut=456,tot=508,mi=516,le=570,dep=668,bal=728)
y=0; page=0
def head():
    global y,page
    page+=1
    c.setFont('Helvetica-Bold',12); c.drawString(34,578,'HARLOW CREEK APARTMENTS')
    c.setFont('Helvetica',8.5); c.drawString(34,566,'Transition Rent Roll  -  Bellhaven Residential Management, outgoing agent'); c.drawRightString(758,578,'As of September 30, 2025')
    c.drawRightString(758,566,'Run 10/02/2025  8:41 AM')
    c.setFillGray(.88); c.rect(30,532,732,24,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('Helvetica-Bold',7.5)
    for k,a,b,rt in [('unit','','Unit',0),('type','Floor','Plan',0),('sf','','Sq Ft',1),('res','','Resident Name',0),('st','','St',0),('mk','Market','Rent',1),('lr','Lease','Rent',1),('pet','Pet','Fee',1),('pk','Reserved','Parking',1),('ut','Utility','Reimb.',1),('tot','Total','Charges',1),('mi','Move','In',0),('le','Lease','Ends',0),('dep','Deposit','on Hand',1),('bal','','Balance',1)]:
        f=c.drawRightString if rt else c.drawString
        f(X[k],546,a); f(X[k],536,b)
    y=520
def foot():
    c.setFont('Helvetica-Oblique',6.5); c.drawString(34,22,'Status: OCC occupied   NTV notice to vacate   VAC vacant   VLS vacant, leased   MDL model   DWN down   FUT future resident'); c.drawRightString(758,22,f'Page {page}')
def need(h):
    global y
    if y-h<40: foot(); c.showPage(); head()
def line(r):
    global y
    need(11); c.setFont('Helvetica',7.5)
    c.drawString(X['unit'],y,r['unit']); c.drawString(X['type'],y,r['unitType']); c.drawRightString(X['sf'],y,m0(r['area']))
    c.drawString(X['res'],y,r.get('tenantName','')); c.drawString(X['st'],y,r['statusText'])
    if 'marketRent' in r: c.drawRightString(X['mk'],y,m0(r['marketRent']))
    if 'contractRent' in r:
        c.drawRightString(X['lr'],y,m0(r['contractRent']))
        for ch in r.get('charges',[]): c.drawRightString(X[{'P':'pet','R':'pk','U':'ut'}[ch['code'][0]]],y,m0(ch['amount']))
        if 'totalCharges' in r: c.drawRightString(X['tot'],y,m0(r['totalCharges']))
        c.drawString(X['mi'],y,us(dt.date.fromisoformat(r['moveInDate']))); c.drawString(X['le'],y,us(dt.date.fromisoformat(r['leaseEndDate'])))
        c.drawRightString(X['dep'],y,m0(r['deposit']))
        if 'balance' in r: c.drawRightString(X['bal'],y,m2(r['balance']) if r['balance']>=0 else f"({m2(-r['balance'])})")
    y-=11
def chs(rs,l): return sum(ch['amount'] for r in rs for ch in r.get('charges',[]) if ch['code'][0]==l)
def total(lbl,rs):
    global y
    need(16); c.setLineWidth(.5); c.line(34,y+8,760,y+8); c.setFont('Helvetica-Bold',7.5); c.drawString(34,y-1,lbl)
    for k,v in [('sf',tsum(rs,'area')),('mk',tsum(rs,'marketRent')),('lr',tsum(rs,'contractRent')),('pet',chs(rs,'P')),('pk',chs(rs,'R')),('ut',chs(rs,'U')),('tot',tsum(rs,'totalCharges')),('dep',tsum(rs,'deposit'))]:
        if k!='sf': c.drawRightString(X[k],y-1,m0(v))
    c.drawRightString(X['bal'],y-1,m2(tsum(rs,'balance'))); y-=20
head()
for b in range(1,7):
    rs=[r for r in data if r['building']==f'Building {b}']
    need(40); c.setFont('Helvetica-Bold',8.5); c.drawString(34,y,f'Building {b}'); y-=12
    for r in rs: line(r)
    total(f'Building {b}  ({len(rs)} units)',rs)
total('PROPERTY TOTAL  (132 units)',data)
need(70); c.setFont('Helvetica-Bold',8.5); c.drawString(34,y,'Future Residents'); c.setFont('Helvetica-Oblique',7); c.drawString(112,y,'(signed leases, not in the totals above)'); y-=12
for r in fut: line(r)
y-=10
occ=[r for r in data if r['statusText'] in('OCC','NTV')]; vac=len(data)-len(occ)
need(130); c.setFont('Helvetica-Bold',8.5); c.drawString(34,y,'Floor Plan Recap'); c.drawString(420,y,'Occupancy'); y0=y; y-=12
c.setFont('Helvetica-Bold',7)
for x,t in[(34,'Plan'),(64,'Description')]: c.drawString(x,y,t)
for x,t in[(170,'Units'),(215,'Occupied'),(270,'Total Sq Ft'),(335,'Market Rent')]: c.drawRightString(x,y,t)
y-=10; c.setFont('Helvetica',7)
for p in plans:
    rs=[r for r in data if r['unitType']==p[0]]
    c.drawString(34,y,p[0]); c.drawString(64,y,p[1])
    for x,t in[(170,str(len(rs))),(215,str(len([r for r in rs if r in occ]))),(270,m0(tsum(rs,'area'))),(335,m0(tsum(rs,'marketRent')))]: c.drawRightString(x,y,t)
    y-=10
yy=y0-12; c.setFont('Helvetica',7.5)
for a,b in[('Occupied (OCC 109, NTV 10)',len(occ)),('Vacant (incl. vacant leased, model, down)',vac),('Total units',132),('Physical occupancy',f'{len(occ)/132:.1%}')]:
    c.drawString(420,yy,a.replace('109',str(sum(r['statusText']=='OCC' for r in data)))); c.drawRightString(640,yy,str(b)); yy-=11
foot(); c.save()
rows=data+fut
finish(fn,dict(propertyName='Harlow Creek Apartments',asOnDate='2025-09-30',units=132,occupied=len(occ),vacant=vac,sheet=None,planted=None,rows=rows),'MULTIFAMILY','reportlab system roll by building, landscape, charge columns, future section',False,
 {k:tsum(data,k) for k in('marketRent','contractRent','totalCharges','deposit','balance')},[len(data)+i for i in range(4)])
