from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black
rng=random.Random(404); fn='rent_roll-20260831 (2).pdf'
W,H=792,612; c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=[0]
asof=D(2026,8,31)
props=[('Willow Bend Cottages Phase I','100 Willow Bend Ln Huntsville, AL 35806','Willow Bend Ln',[*range(104,160,2)]),('Willow Bend Cottages Phase II','2 Heron Cove Huntsville, AL 35806','Heron Cove',[*range(3,39,2)])]
nm=names(rng,60);k=0
X=dict(unit=28,bd=112,ten=150,st=258,sf=352,mk=404,rent=452,dep=500,lf=508,lt=556,mi=604,mo=652,pd=764)
hd=[('unit','Unit',0),('bd','BD/BA',0),('ten','Tenant',0),('st','Status',0),('sf','Sqft',1),('mk','Market Rent',1),('rent','Rent',1),('dep','Deposit',1),('lf','Lease From',0),('lt','Lease To',0),('mi','Move-in',0),('mo','Move-out',0),('pd','Past Due',1)]
def header():
    pg[0]+=1; y=H-30
    if pg[0]==1:
        c.setFont('Helvetica-Bold',15); c.drawString(28,y,'Rent Roll'); y-=16; c.setFont('Helvetica',7.5)
        for l in ['Properties: Willow Bend Cottages Phase I and Willow Bend Cottages Phase II','Units: Active','As of: 08/31/2026','Include Non-Revenue Units: No']: c.drawString(28,y,l); y-=10
        y-=6
    c.setFillColor(HexColor('#e8e8e8')); c.rect(24,y-5,W-48,16,fill=1,stroke=0); c.setFillColor(black)
    c.setFont('Helvetica-Bold',6.8)
    for a,l,r in hd: (c.drawRightString if r else c.drawString)(X[a],y,l)
    return y-16
def foot(): c.setFont('Helvetica',6.5); c.drawString(28,18,'Created on 09/01/2026'); c.drawRightString(W-28,18,f'Page {pg[0]}'); c.showPage()
y=header(); rows=[]; data=[]
def chk(h=22):
    global y
    if y-h<30: foot(); y=header()
def total(lab,l):
    global y
    chk(); oc=sum(1 for r in l if r['t'])
    c.setLineWidth(.5); c.line(24,y+9,W-24,y+9); c.setFont('Helvetica-Bold',6.8)
    c.drawString(28,y,f'{len(l)} Units'); c.drawString(X['ten'],y,lab); c.drawString(X['st'],y,f'{100*oc/len(l):.1f}% Occupied')
    for a in('sf','mk','rent','dep','pd'): c.drawRightString(X[a],y,(n0 if a=='sf' else n2)(sum(r[a] or 0 for r in l)))
    y-=18
tp=[('3/2.00',1402,1895),('3/2.50',1618,2040),('4/2.50',1884,2265)]
for pn,ad,stn,nums in props:
    chk(40); c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,f'{pn} - {ad}'); y-=13
    l=[]
    for no in nums:
        bd,sf,mk=rng.choice(tp); mk+=rng.choice([0,0,25,50])
        x=rng.random(); status='Current' if x<.78 else 'Notice-Unrented' if x<.85 else 'Notice-Rented' if x<.88 else 'Vacant-Unrented' if x<.94 else 'Vacant-Rented' if x<.97 else 'Evict'
        r=dict(unit=f'{no} {stn}',bd=bd,sf=sf,mk=float(mk),s=status,t=None,rent=None,dep=None,lf=None,lt=None,mi=None,mo=None,pd=0.0,t2=None)
        if not status.startswith('Vacant'):
            f,la=nm[k];k+=1; r['t']=f'{f} {la}'
            mi=asof-dt.timedelta(rng.randint(20,900)); lf=mi
            while addm(lf,12)<=asof: lf=addm(lf,12)
            r.update(mi=mi,lf=lf,lt=addm(lf,12)-dt.timedelta(1),rent=float(mk-rng.choice([0,20,45,70,95,-15])),dep=float(rng.choice([500,1000,1895,2040])),pd=float(rng.choice([0]*7+[rng.randint(50,300),round(rng.uniform(1500,2300),2)])))
            if status=='Evict': r['pd']=round(mk*2.4,2)
            if status.startswith('Notice'): r['mo']=D(2026,9,rng.choice([15,30])); 
        l.append(r)
        two = r['t'] and len(r['t'])>24
        if r['t'] and no%10==4+len(l)%3: r['t']+=', '+rng.choice(['Noemi','Garrick','Lucinda','Desmond'])+' '+r['t'].split()[-1]
        wr=bool(r['t'] and ', ' in r['t'])
        chk(20 if wr else 12); c.setFont('Helvetica',6.8)
        c.drawString(28,y,r['unit']);c.drawString(X['bd'],y,bd)
        if wr: a1,a2=r['t'].split(', '); c.drawString(X['ten'],y,a1+','); c.drawString(X['ten'],y-8,a2)
        elif r['t']: c.drawString(X['ten'],y,r['t'])
        c.drawString(X['st'],y,status)
        for a in('sf','mk','rent','dep','pd'):
            if r[a] is not None: c.drawRightString(X[a],y,(n0 if a=='sf' else n2)(r[a]))
        for a in('lf','lt','mi','mo'): c.drawString(X[a],y,mdy(r[a]))
        y-=20.5 if wr else 12.5
        rows.append(R(unit=r['unit'],propertyName=pn,unitType=bd,area=sf,tenantName=r['t'],statusText=status,marketRent=r['mk'],contractRent=r['rent'],deposit=r['dep'],leaseStartDate=r['lf'],leaseEndDate=r['lt'],moveInDate=r['mi'],moveOutDate=r['mo'],balance=r['pd']))
    total('',l); data+=l
total('Total',data) if 0 else total('',data)
foot(); c.save()
oc=sum(1 for r in data if r['t'])
S=lambda a: sum(r[a] or 0 for r in data)
save(fn,'SINGLE_FAMILY_RENTAL','AppFolio rent roll print, two properties grouped, totals per group',False,None,'2026-08-31',len(data),oc,len(data)-oc,rows,totals=dict(area=S('sf'),marketRent=S('mk'),contractRent=S('rent'),deposit=S('dep'),balance=S('pd')))
