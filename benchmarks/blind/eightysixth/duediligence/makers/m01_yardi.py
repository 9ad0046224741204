from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(8601); nm=Names(r); N='larkspur_glen_rrlc.pdf'
ASOF=D(2025,9,30)
types={'lg1a':(702,1285),'lg1b':(764,1340),'lg2a':(988,1595),'lg2b':(1046,1660),'lg3a':(1262,1945)}
units=[]
for b in range(1,9):
    for u in range(1,13):
        units.append((f'{b:02d}{u:02d}',['lg1a','lg1b','lg2a','lg2b','lg2a','lg3a'][(u-1)%6]))
units=units[:92]
vac=set(r.sample(range(92),7)); vac.discard(40); model=40
recs=[];t=203117
def charges(mk,full=True):
    c=[('rent',round(mk*r.uniform(.9,1.01)))]
    if r.random()<.35: c.append(('petrent',r.choice([35,35,70])))
    if r.random()<.22: c.append(('carport',45))
    if r.random()<.55: c.append(('trash',25))
    if r.random()<.45: c.append(('pest',6.5))
    if r.random()<.3: c.append(('renttech',68))
    if r.random()<.12: c.append(('conc/mo',-r.choice([100,125,75])))
    return c
for i,(u,ty) in enumerate(units):
    sf,mk=types[ty]; mk=mk+r.choice([0,0,15,25,-20])
    if i==model: recs.append(dict(u=u,ty=ty,sf=sf,res='MODEL',name='MODEL',mk=mk,ch=[],dep=0,od=0,bal=0)); continue
    if i in vac: recs.append(dict(u=u,ty=ty,sf=sf,res='VACANT',name='VACANT',mk=mk,ch=[],dep=0,od=0,bal=0)); continue
    t+=r.randint(3,40); mi=rd(r,D(2021,3,1),D(2025,9,20))
    le=mi
    while le<=ASOF-dt.timedelta(40): le=addm(le,r.choice([12,12,12,13,10]))
    le=le-dt.timedelta(1)
    mo=le if (le<D(2025,11,20) and r.random()<.6) else None
    recs.append(dict(u=u,ty=ty,sf=sf,res=f't{t:07d}',name=nm('{f} {l}'),mk=mk,ch=charges(mk),dep=r.choice([250,250,300,500,0,mk]),od=r.choice([0]*5+[300]),
        mi=mi,le=le,mo=mo,bal=r.choice([0]*7+[round(r.uniform(-120,900),2),-25.0,1432.5,75])))
fut=[]
for i in sorted(r.sample(sorted(vac),4)):
    q=recs[i]; t+=9; mi=rd(r,D(2025,10,3),D(2025,10,31))
    fut.append(dict(u=q['u'],ty=q['ty'],sf=q['sf'],res=f't{t:07d}',name=nm(),mk=q['mk'],ch=charges(q['mk']),dep=r.choice([250,300]),od=0,mi=mi,le=addm(mi,12)-dt.timedelta(1),mo=None,bal=r.choice([0,-250])))
W,H=landscape(letter); c=canvas.Canvas(out(N),pagesize=(W,H))
X=dict(u=30,ty=66,sf=138,res=148,name=200,mk=342,code=352,amt=440,dep=500,od=556,mi=566,le=616,mo=668,bal=758)
pg=0; y=0
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawString(30,H-34,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8); c.drawString(30,H-46,'Larkspur Glen Apartments (lkgl)'); c.drawString(30,H-56,'As Of = 09/30/2025'); c.drawString(30,H-66,'Month Year = 09/2025')
    c.setFont('Helvetica-Bold',7)
    for a,b,x,al in [('Unit','',X['u'],0),('Unit Type','',X['ty'],0),('Unit','Sq Ft',X['sf'],1),('Resident','',X['res'],0),('Name','',X['name'],0),('Market','Rent',X['mk'],1),('Charge','Code',X['code'],0),('Amount','',X['amt'],1),('Resident','Deposit',X['dep'],1),('Other','Deposit',X['od'],1),('Move In','',X['mi'],0),('Lease','Expiration',X['le'],0),('Move Out','',X['mo'],0),('Balance','',X['bal'],1)]:
        for k,s in enumerate((a,b)):
            (c.drawRightString if al else c.drawString)(x,H-84-k*9,s)
    c.setLineWidth(.6); c.line(28,H-97,762,H-97); y=H-108
def foot():
    c.setFont('Helvetica',6.5); c.drawString(30,22,'Tuesday, September 30, 2025  04:17 PM'); c.drawRightString(762,22,f'Page {pg}')
def need(n):
    global y
    if y-n*9.6<36: foot(); c.showPage(); head()
def sec(s):
    global y
    need(4); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y,s); y-=11
def rec(q):
    global y
    need(max(2,len(q['ch'])+1)); c.setFont('Helvetica',7)
    S=lambda k,s:c.drawString(X[k],y,s); R=lambda k,s:c.drawRightString(X[k],y,s)
    S('u',q['u']);S('ty',q['ty']);R('sf',f"{q['sf']:,}");S('res',q['res']);S('name',q['name']);R('mk',m2(q['mk']));R('dep',m2(q['dep']));R('od',m2(q['od']));R('bal',m2(q['bal']))
    if 'mi' in q: S('mi',us(q['mi']));S('le',us(q['le']))
    if q.get('mo'): S('mo',us(q['mo']))
    for cd,a in q['ch']: S('code',cd);R('amt',m2(a)); y-=9.6
    if not q['ch']: y-=9.6
    c.setLineWidth(.3); c.line(400,y+8,440,y+8); c.setFont('Helvetica-Bold',7); S('code','Total'); R('amt',m2(sum(a for _,a in q['ch']))); y-=12
head(); sec('Current/Notice/Vacant Residents')
for q in recs: rec(q)
def tot(label,L):
    global y
    need(2); c.setFont('Helvetica-Bold',7); c.line(28,y+8,762,y+8); c.drawString(30,y,label)
    c.drawRightString(X['mk'],y,m2(sum(q['mk'] for q in L)));c.drawRightString(X['amt'],y,m2(sum(a for q in L for _,a in q['ch'])));c.drawRightString(X['dep'],y,m2(sum(q['dep'] for q in L)));c.drawRightString(X['od'],y,m2(sum(q['od'] for q in L)));c.drawRightString(X['bal'],y,m2(sum(q['bal'] for q in L))); y-=14
tot('Total',recs); sec('Future Residents/Applicants')
for q in fut: rec(q)
tot('Total',fut)
need(26) if y<300 else None
y-=8; c.setFont('Helvetica-Bold',8); c.drawString(30,y,'Summary Groups'); y-=12
c.setFont('Helvetica-Bold',7)
cx=[230,300,370,430,490,530,590,650,720]
for x,(a,b) in zip(cx,[('Square','Footage'),('Market','Rent'),('Lease','Charges'),('Security','Deposit'),('Other','Deposits'),('# Of','Units'),('% Unit','Occupancy'),('% Sqft','Occupied'),('','Balance')]): c.drawRightString(x,y,a);c.drawRightString(x,y-9,b)
y-=21
occ=[q for q in recs if q['ch']]; va=[q for q in recs if q['res']=='VACANT']; mo=[q for q in recs if q['res']=='MODEL']
T=sum(q['sf'] for q in recs)
for lab,Ls,cnt,pc in [('Current/Notice/Vacant Residents',recs,len(recs),0),('Future Residents/Applicants',fut,len(fut),0),('Occupied Units',occ,len(occ),1),('Total Non Rev Units',mo,1,1),('Total Vacant Units',va,len(va),1)]:
    c.setFont('Helvetica',7); c.drawString(30,y,lab); g=lambda k:sum(q[k] for q in Ls)
    v=[f"{g('sf'):,}",m2(g('mk')),m2(sum(a for q in Ls for _,a in q['ch'])),m2(g('dep')),m2(g('od')),str(cnt),f'{cnt/len(recs)*100:.2f}' if pc else '',f"{g('sf')/T*100:.2f}" if pc else '',m2(g('bal'))]
    for x,s in zip(cx,v): c.drawRightString(x,y,s)
    y-=10
y-=10; c.setFont('Helvetica-Bold',8); c.drawString(30,y,'Summary of Charges by Charge Code'); y-=9; c.setFont('Helvetica',6.5); c.drawString(30,y,'(Current/Notice Residents Only)'); y-=11
c.setFont('Helvetica-Bold',7); c.drawString(30,y,'Charge Code'); c.drawRightString(180,y,'Amount'); y-=10; c.setFont('Helvetica',7)
by={}
for q in recs:
    for k,a in q['ch']: by[k]=by.get(k,0)+a
for k in sorted(by): c.drawString(30,y,k); c.drawRightString(180,y,m2(by[k])); y-=9.6
c.setFont('Helvetica-Bold',7); c.drawString(30,y,'Total'); c.drawRightString(180,y,m2(sum(by.values())))
foot(); c.save()
rows=[]
for Ls,s in ((recs,'Current/Notice/Vacant Residents'),(fut,'Future Residents/Applicants')):
    for q in Ls:
        o=bool(q['ch'])
        rows.append(dict(unit=q['u'],unitType=q['ty'],area=q['sf'],tenantName=q['name'] if o else None,statusText=('Occupied' if Ls is recs else 'Future') if o else q['res'],section=s,marketRent=q['mk'],
          contractRent=q['ch'][0][1] if o else None,charges=[dict(code=k,amount=a) for k,a in q['ch']],totalCharges=sum(a for _,a in q['ch']),deposit=q['dep'],balance=q['bal'],moveInDate=q.get('mi'),leaseEndDate=q.get('le'),moveOutDate=q.get('mo')))
save(N,dict(propertyName='Larkspur Glen Apartments',asOnDate='2025-09-30',units=len(recs),occupied=len(occ),vacant=len(va),rows=rows),'MULTIFAMILY','Yardi Voyager print','rent roll with lease charges, stacked charge lines')
