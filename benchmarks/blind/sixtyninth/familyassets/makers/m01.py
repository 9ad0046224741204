# Lease-charge blocks under each resident, landscape, cloud software export
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=R(6901); FN='Larkspur_Commons_RR_Charges_0825.pdf'
AS=D(2025,8,31)
plans={'A1 - 1x1':(688,1285),'A2 - 1x1 Den':(742,1360),'B1 - 2x1':(905,1495),'B2 - 2x2':(1010,1610),'C1 - 3x2':(1244,1890)}
order=['A1 - 1x1','B1 - 2x1','B2 - 2x2','A2 - 1x1 Den','A1 - 1x1','C1 - 3x2']
units=[f'{b}{f}{n:02d}' for b in '12' for f in '12' for n in range(1,11)]
blocks=[]; rows=[]
vac={'1107','1205','2110','2203'}; model={'1101'}; ntv={'1203':D(2025,9,30),'2106':D(2025,9,14),'2209':D(2025,10,31)}
for i,u in enumerate(units):
    p=order[i%6]; sf,mk=plans[p]; mk+=r.choice([0,0,15,25,40])
    b=dict(unit=u,plan=p,sf=sf,mk=mk,ch=[])
    if u in vac or u in model: b['status']='Vacant' if u in vac else 'Model'
    else:
        b['status']='Notice' if u in ntv else 'Current'
        b['name']=r.name('LF'); mi=r.day(D(2020,3,1),D(2025,8,10)); b['mi']=mi
        ls=mi
        while term_end(ls,12)<D(2025,7,20): ls=addm(ls,12)
        if ls!=mi: ls=D(ls.year,ls.month,1)
        b['ls']=ls; b['le']=eom(addm(ls,11)) if u not in ntv else ntv[u]
        if u in ntv: b['mo']=ntv[u]
        rent=mk-r.choice([0,10,35,60,85,120,145]); b['ch'].append(('RENT','Residential Rent',float(rent)))
        b['ch'].append(('VTR','Valet Trash',27.5))
        b['ch'].append(('PEST','Pest Control',4.0))
        if r.random()<.35: b['ch'].append(('PETR','Pet Rent',r.choice([25.,35.,50.])))
        if r.random()<.3: b['ch'].append(('CARP','Carport',40.))
        if r.random()<.18: b['ch'].append(('W/D','Washer/Dryer Rental',45.))
        if r.random()<.12: b['ch'].append(('CONC','Recurring Concession',-r.choice([50.,75.,100.])))
        b['dep']=r.choice([200.,300.,300.,500.]); b['bal']=r.choice([0.]*9+[-27.5,112.48,1433.5,68.,-4.,845.25])
    blocks.append(b)
fut=[]
for u in ('1107','2203'):
    b=[x for x in blocks if x['unit']==u][0]
    s=r.choice([D(2025,9,5),D(2025,9,19)])
    fut.append(dict(unit=u,plan=b['plan'],sf=b['sf'],mk=b['mk'],status='Pending Move-In',name=r.name('LF'),mi=s,ls=s,le=eom(addm(s,11)),dep=300.,bal=-300.,ch=[('RENT','Residential Rent',float(b['mk']-20)),('VTR','Valet Trash',27.5),('PEST','Pest Control',4.)]))
W,H=landscape(letter); c=canvas.Canvas(path(FN),pagesize=(W,H)); c.setTitle('Rent Roll with Lease Charges')
X=dict(unit=30,plan=66,sf=158,name=170,status=290,mi=362,ls=412,le=462,mo=512,mk=600,dep=652,bal=W-32)
pg=[0]; y=[0]
def head():
    pg[0]+=1; c.setFont('Helvetica-Bold',12); c.drawString(30,H-34,'Larkspur Commons'); c.setFont('Helvetica',8)
    c.drawString(30,H-46,'Rent Roll Detail - Residents and Recurring Charges'); c.drawString(30,H-57,'As of 08/31/2025   |   Subtotal by: Section   |   Residents: Current, Notice, Vacant, Pending')
    c.drawRightString(W-30,H-34,'Printed 09/02/2025 7:41 AM by tvalle'); c.drawRightString(W-30,H-46,f'Page {pg[0]}')
    yy=H-76; c.setFillGray(.25); c.rect(26,yy-13,W-52,24,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',7)
    for k,a,b in (('unit','','Unit'),('plan','','Floor Plan'),('name','','Resident'),('status','Occupancy','Status'),('mi','Moved','In'),('ls','Lease','Begin'),('le','Lease','End'),('mo','Move','Out')):
        c.drawString(X[k],yy+2,a); c.drawString(X[k],yy-8,b)
    for k,a,b in (('sf','','SqFt'),('mk','Market','Rent'),('dep','Deposits','on Hand'),('bal','Ending','Balance')):
        c.drawRightString(X[k],yy+2,a); c.drawRightString(X[k],yy-8,b)
    c.setFillGray(0); y[0]=yy-26
def foot():
    c.setFont('Helvetica-Oblique',6.5); c.drawString(30,20,'Market rent shown includes amenity premiums. Charges are recurring scheduled charges active on the as-of date.'); c.showPage()
def need(h):
    if y[0]-h<34: foot(); head()
def draw(b):
    need(12+9*len(b['ch'])+(14 if b['ch'] else 4))
    c.setFillGray(.93); c.rect(26,y[0]-3,W-52,11,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',7.2)
    c.drawString(X['unit'],y[0],b['unit']); c.setFont('Helvetica',7.2); c.drawString(X['plan'],y[0],b['plan']); c.drawRightString(X['sf'],y[0],m0(b['sf']))
    if 'name' in b: c.drawString(X['name']+0,y[0],b['name'])
    c.drawString(X['status'],y[0],b['status'])
    for k in ('mi','ls','le','mo'):
        if k in b: c.drawString(X[k],y[0],us(b[k]))
    c.drawRightString(X['mk'],y[0],m2(b['mk']))
    if 'dep' in b: c.drawRightString(X['dep'],y[0],m2(b['dep'])); c.drawRightString(X['bal'],y[0],par(b['bal']))
    y[0]-=11
    for code,d,a in b['ch']:
        c.drawString(190,y[0],code); c.drawString(230,y[0],d); c.drawRightString(356,y[0],par(a)); y[0]-=9
    if b['ch']:
        c.setLineWidth(.4); c.line(310,y[0]+7,356,y[0]+7); c.setFont('Helvetica-Bold',7.2); c.drawString(230,y[0]-1,'Total scheduled'); c.drawRightString(356,y[0]-1,par(sum(a for *_,a in b['ch']))); y[0]-=14
    else: y[0]-=4
def tot(lbl,bs,mk=True):
    need(16); c.setLineWidth(.8); c.line(26,y[0]+8,W-26,y[0]+8); c.setFont('Helvetica-Bold',7.4)
    c.drawString(30,y[0]-1,lbl); c.drawRightString(356,y[0]-1,m2(sum(a for b in bs for *_,a in b['ch'])))
    if mk: c.drawRightString(X['sf'],y[0]-1,m0(sum(b['sf'] for b in bs))); c.drawRightString(X['mk'],y[0]-1,m2(sum(b['mk'] for b in bs)))
    c.drawRightString(X['dep'],y[0]-1,m2(sum(b.get('dep',0) for b in bs))); c.drawRightString(X['bal'],y[0]-1,par(sum(b.get('bal',0) for b in bs))); y[0]-=20
def sec(t):
    need(40); c.setFont('Helvetica-Bold',8.5); c.drawString(30,y[0],t); y[0]-=14
head(); S1='Current / Notice / Vacant Residents'; S2='Pending Move-Ins'
sec(S1); [draw(b) for b in blocks]; tot('Section total',blocks)
sec(S2); [draw(b) for b in fut]; tot('Section total',fut,False)
need(150); y[0]-=6; c.setFont('Helvetica-Bold',8.5); c.drawString(30,y[0],'Charge recap (current residents)'); c.drawString(330,y[0],'Occupancy recap'); y0=y[0]-13
agg={}
for b in blocks:
    for code,d,a in b['ch']: agg.setdefault((code,d),[0,0]); agg[code,d][0]+=1; agg[code,d][1]+=a
yy=y0; c.setFont('Helvetica',7.4)
for (code,d),(n,a) in sorted(agg.items()): c.drawString(40,yy,code); c.drawString(80,yy,d); c.drawRightString(200,yy,str(n)); c.drawRightString(270,yy,par(a)); yy-=10
c.setFont('Helvetica-Bold',7.4); c.drawString(80,yy,'Total'); c.drawRightString(270,yy,m2(sum(v[1] for v in agg.values())))
nocc=sum(1 for b in blocks if b['status'] in('Current','Notice')); yy=y0; c.setFont('Helvetica',7.4)
for l,v in (('Total units',len(blocks)),('Occupied - no notice',nocc-3),('Occupied - on notice',3),('Vacant',4),('Model',1),('Physical occupancy',f'{100*nocc/len(blocks):.2f}%')):
    c.drawString(340,yy,l); c.drawRightString(480,yy,str(v)); yy-=10
foot(); c.save()
for s,bs in ((S1,blocks),(S2,fut)):
    for b in bs:
        t=dict(unit=b['unit'],unitType=b['plan'],area=b['sf'],tenantName=b.get('name'),statusText=b['status'],section=s,marketRent=b['mk'],leaseStartDate=b.get('ls'),leaseEndDate=b.get('le'),moveInDate=b.get('mi'),moveOutDate=b.get('mo'),deposit=b.get('dep'),balance=b.get('bal'))
        if b['ch']: t['contractRent']=b['ch'][0][2]; t['charges']=[dict(code=k,amount=a) for k,_,a in b['ch']]; t['totalCharges']=sum(a for *_,a in b['ch'])
        rows.append(t)
save(FN,'MULTIFAMILY','recurring charges listed below each resident, shaded block headers, pending section, recaps',False,'Larkspur Commons','2025-08-31',40,nocc,4,rows)
