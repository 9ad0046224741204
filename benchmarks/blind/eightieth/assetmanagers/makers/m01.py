from lib import *
from reportlab.pdfgen import canvas
r=random.Random(8001); asof=d(2026,9,30)
F='willow_creek_leasecharges.pdf'; c=canvas.Canvas(D+F,pagesize=(792,612))
types={'wc1a':(685,1245),'wc1b':(742,1310),'wc2a':(968,1560),'wc2r':(968,1685),'wc3a':(1204,1895)}
units=[]
for b in (1,2,3):
    for fl in (1,2):
        for k in range(1,9): units.append(f'{b:02d}-{fl}{k:02d}')
nm=names(r,80); vac=set(r.sample(range(1,48),5)); rows=[]; rec=[]
for i,u in enumerate(units):
    ty=r.choice(list(types)); sf,mk=types[ty]; mk+=r.choice([0,0,15,25,-20])
    if i in vac: rec.append(dict(u=u,ty=ty,sf=sf,res='VACANT',n='VACANT',mk=mk,ch=[],dep=0,od=0,mi=None,le=None,mo=None,bal=0,s='VACANT'));continue
    mi=d(r.choice([2021,2022,2023,2024,2025]),r.randint(1,12),r.randint(1,28)) if r.random()<.7 else d(2026,r.randint(1,9),r.randint(1,28))
    le=eom(d(2026,r.randint(10,12),1)) if r.random()<.35 else eom(d(2027,r.randint(1,9),1))
    ch=[('rent',float(mk+r.choice([-90,-60,-45,-25,0,0,10,20])))]
    if r.random()<.3: ch.append(('petrent',r.choice([35.,50.])))
    if r.random()<.35: ch.append(('garage',r.choice([95.,125.])))
    ch.append(('trash',12.)); 
    if r.random()<.5: ch.append(('renins',14.5))
    if r.random()<.12: ch.append(('conc/rnt',-r.choice([50.,75.,104.17])))
    mo=d(2026,r.choice([10,11]),r.randint(1,28)) if r.random()<.1 else None
    rec.append(dict(u=u,ty=ty,sf=sf,res=f't00{r.randint(41000,68999)}',n=nm.pop(),mk=mk,ch=ch,dep=r.choice([250.,300.,500.,mk*1.]),od=r.choice([0,0,0,250.]),mi=mi,le=le,mo=mo,bal=r.choice([0,0,0,0,-12.5,round(r.uniform(20,900),2),-35.]),s='Occupied'))
fut=[]
vl=[x for x in rec if x['s']=='VACANT'][:3]
for x in vl: 
    mi=d(2026,10,r.randint(2,25)); fut.append(dict(u=x['u'],ty=x['ty'],sf=x['sf'],res=f't00{r.randint(69000,69999)}',n=nm.pop(),mk=x['mk'],ch=[('rent',x['mk']-15.),('trash',12.)],dep=250.,od=0,mi=mi,le=eom(addm(mi,11)),mo=None,bal=r.choice([0,-250.]),s='Future'))
X=dict(u=30,ty=72,sf=128,res=140,n=192,mk=345,cc=352,am=440,dep=496,od=550,mi=560,le=612,mo=664,bal=758)
y=0;pg=0
def head():
    global y,pg
    if pg: foot(); c.showPage()
    pg+=1
    c.setFont('Times-Bold',12);c.drawString(30,580,'Rent Roll with Lease Charges')
    c.setFont('Times-Roman',8.5);c.drawString(30,568,'Willow Creek Crossing (wcc)');c.drawString(30,557,'As Of = 09/30/2026');c.drawString(30,546,'Month Year = 09/2026')
    c.setFont('Times-Bold',7.5);y=528
    for k,a,b,al in [('u','Unit','',0),('ty','Unit Type','',0),('sf','Unit','Sq Ft',1),('res','Resident','',0),('n','Name','',0),('mk','Market','Rent',1),('cc','Charge','Code',0),('am','Amount','',1),('dep','Resident','Deposit',1),('od','Other','Deposit',1),('mi','Move In','',0),('le','Lease','Expiration',0),('mo','Move Out','',0),('bal','Balance','',1)]:
        f=c.drawRightString if al else c.drawString
        f(X[k],y,a); 
        if b:f(X[k],y-9,b)
    c.setLineWidth(.6);c.line(28,y-13,762,y-13);y-=24
def foot():
    c.setFont('Times-Roman',7);c.drawString(30,22,'Thursday, October 01, 2026');c.drawRightString(762,22,f'Page {pg}')
def sec(t):
    global y
    c.setFont('Times-Bold',8);c.drawString(30,y,t);y-=12
def tl(a,v,fn='Times-Roman'):
    pass
def put(x):
    global y
    need=10*(len(x['ch'])+1)+4
    if y-need<38: head()
    c.setFont('Times-Roman',7.5)
    for k in('u','ty','res','n'): c.drawString(X[k],y,x[k])
    c.drawRightString(X['sf'],y,f"{x['sf']}");c.drawRightString(X['mk'],y,m2(x['mk']))
    c.drawRightString(X['dep'],y,m2(x['dep']));c.drawRightString(X['od'],y,m2(x['od']));c.drawRightString(X['bal'],y,m2(x['bal']))
    for k in('mi','le','mo'): c.drawString(X[k],y,mdy(x[k]))
    for cd,a in x['ch']:
        c.drawString(X['cc'],y,cd);c.drawRightString(X['am'],y,m2(a));y-=10
    if not x['ch']: c.drawString(X['cc'],y,'');c.drawRightString(X['am'],y,'0.00');y-=10
    t=sum(a for _,a in x['ch']);c.setFont('Times-Bold',7.5);c.drawString(X['cc'],y,'Total');c.drawRightString(X['am'],y,m2(t));y-=13
    e=dict(unit=x['u'],unitType=x['ty'],area=x['sf'],tenantName=None if x['s']=='VACANT' else x['n'],statusText=x['s'],section=None,marketRent=x['mk'],contractRent=x['ch'][0][1] if x['ch'] else None,leaseEndDate=x['le'],moveInDate=x['mi'],moveOutDate=x['mo'],deposit=x['dep'],balance=x['bal'],charges=[dict(code=a,amount=b) for a,b in x['ch']],totalCharges=t)
    e['section']='Future Residents/Applicants' if x['s']=='Future' else 'Current/Notice/Vacant Residents'
    rows.append(e)
head();sec('Current/Notice/Vacant Residents')
for x in rec: put(x)
def tot(lbl,L,mk=True):
    global y
    c.setFont('Times-Bold',7.5);c.line(300,y+8,762,y+8)
    c.drawString(30,y,lbl)
    c.drawRightString(X['mk'],y,m2(sum(x['mk'] for x in L if x['s']!='Future')));c.drawRightString(X['am'],y,m2(sum(a for x in L for _,a in x['ch'])))
    for k in('dep','od','bal'): c.drawRightString(X[k],y,m2(sum(x[k] for x in L)))
    y-=16
if y<70: head()
tot('Total Current/Notice/Vacant',rec)
if y<130: head()
sec('Future Residents/Applicants')
for x in fut: put(x)
tot('Total Willow Creek Crossing(wcc)',rec+fut)
head()
# summary
c.setFont('Times-Bold',8);hx=[180,260,340,420,500,570,640,720]
for h,x in zip(['Square Footage','Market Rent','Lease Charges','Security Dep.','# Of Units','% Unit Occ.','% Sqft Occ.','Balance'],hx): c.drawRightString(x,y,h)
c.drawString(30,y,'Summary Groups');y-=13
occ=[x for x in rec if x['s']=='Occupied'];va=[x for x in rec if x['s']=='VACANT'];S=sum(x['sf'] for x in rec)
c.setFont('Times-Roman',8)
for l,L in [('Current/Notice/Vacant Residents',rec),('Future Residents/Applicants',fut),('Occupied Units',occ),('Total Non Rev Units',[]),('Total Vacant Units',va)]:
    vals=[f"{sum(x['sf'] for x in L):,}",m2(sum(x['mk'] for x in L)),m2(sum(a for x in L for _,a in x['ch'])),m2(sum(x['dep'] for x in L)),str(len(L)),f'{100*len(L)/len(rec):.2f}',f"{100*sum(x['sf'] for x in L)/S:.2f}",m2(sum(x['bal'] for x in L))]
    c.drawString(30,y,l)
    for v,x in zip(vals,hx): c.drawRightString(x,y,v)
    y-=12
y-=14;c.setFont('Times-Bold',8);c.drawString(30,y,'Summary of Charges by Charge Code');y-=11;c.setFont('Times-Roman',8);c.drawString(30,y,'(Current/Notice Residents Only)');y-=13
cd={}
for x in rec:
    for k,a in x['ch']: cd[k]=cd.get(k,0)+a
for k in sorted(cd): c.drawString(60,y,k);c.drawRightString(260,y,m2(cd[k]));y-=11
c.setFont('Times-Bold',8);c.drawString(60,y,'Total');c.drawRightString(260,y,m2(sum(cd.values())))
foot();c.save()
save(F,'MULTIFAMILY','r80a','Yardi rent roll with lease charges, stacked charges, future residents, summary page',False,'Willow Creek Crossing',asof,len(rec),len(occ),len(va),rows)
