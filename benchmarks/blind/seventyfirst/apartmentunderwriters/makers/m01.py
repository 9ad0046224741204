# lease charge detail, conventional garden community, stock system report
from common import *
from reportlab.pdfgen import canvas
R=Rng(7101); F='Kettle_Creek_RR_w_Lease_Charges_033125.pdf'; AS=D(2025,3,31)
T=Truth(F,'MULTIFAMILY','stock system lease-charge report, charges on lines under unit',True,'Harborstone at Kettle Creek','2025-03-31')
types=[('kc-a1',1,692,1365),('kc-a2',1,758,1440),('kc-b1',2,1014,1710),('kc-b2',2,1096,1795),('kc-c1',3,1288,2140)]
units=[]
for b in (1,2,3):
    for fl in (1,2,3):
        for n in range(1,7):
            if b==3 and fl==3 and n>4: continue
            units.append(f'{b}{fl}{n:02d}' )
recs=[]
vac={'1106','2204','3301'}; ntc={'1303':D(2025,4,30),'2105':D(2025,4,18),'3206':D(2025,5,31)}
for i,u in enumerate(units):
    ty=types[[0,2,3,2,1,4][int(u[-1])-1]]
    mk=ty[3]+R.r5(-20,60)+(25 if u[1]=='3' else 0)
    r=dict(u=u,ty=ty[0],sf=ty[2],mk=mk)
    if u in vac: r.update(st='VACANT',code='VACANT',ch=[],dep=0,od=0,bal=0)
    else:
        mi=D(2025,3,1)-dt.timedelta(days=R.randint(-20,1500)); 
        if mi>AS: mi=D(2025,3,14)
        le=lease_end(mi,R.choice([12,12,13,15]))
        while le<AS: le=eom(addm(le,12))
        mtm = R.random()<.05
        if mtm: le=eom(D(2024,R.randint(8,12),1))
        f,l=R.name()
        rent=mk-R.r5(-15,130)
        ch=[('rent',rent)]
        if R.random()<.35: ch.append(('amenrent',R.choice([15,25,40])))
        if R.random()<.3: ch.append(('petrent',R.choice([25,35,50])))
        if R.random()<.2: ch.append(('garage',125))
        ch.append(('trash',32)); ch.append(('pestctl',4.5))
        if mtm: ch.append(('mtmfee',200))
        if R.random()<.17: ch.append(('concrec',-R.choice([50,75,112.5])))
        if u=='1201': ch=[('rent',mk),('empcred',-round(mk*.3,2)),('trash',32),('pestctl',4.5)]
        r.update(code=f't00{R.randint(41000,98999)}',nm=f'{f} {l}',ch=ch,dep=R.choice([0,250,250,500,500,mk]),od=R.choice([0,0,0,200,300]),
                 mi=mi,le=le,mo=ntc.get(u),bal=R.choice([0,0,0,0,0,0,-36.5,R.r5(20,400)+.5,ch[0][1]+36.5]))
    recs.append(r)
fut=[]
for u,d in (('1106',D(2025,4,12)),('2204',D(2025,4,5)),('2105',D(2025,5,3))):
    base=[r for r in recs if r['u']==u][0]; f,l=R.name()
    fut.append(dict(u=u,ty=base['ty'],sf=base['sf'],mk=None,code=f't00{R.randint(99000,99900)}',nm=f'{f} {l}',ch=[('rent',base['mk']-10),('trash',32),('pestctl',4.5)],dep=R.choice([250,500]),od=0,mi=d,le=lease_end(d,12),mo=None,bal=0))
fut.sort(key=lambda r:r['u'])
def tr(r,sec):
    k=dict(unit=r['u'],unitType=r['ty'],area=r['sf'],section=sec,deposit=float(r['dep']),balance=float(r['bal']),totalCharges=float(sum(a for _,a in r['ch'])))
    if r['mk'] is not None: k['marketRent']=float(r['mk'])
    if r['code']=='VACANT': k.update(statusText='VACANT')
    else: k.update(tenantName=r['nm'],contractRent=float(r['ch'][0][1]),charges=r['ch'],moveInDate=r['mi'],leaseEndDate=r['le'],moveOutDate=r['mo'])
    T.row(**k)
S1='Current/Notice/Vacant Residents'; S2='Future Residents/Applicants'
for r in recs: tr(r,S1)
for r in fut: tr(r,S2)
W,H=792,612
c=canvas.Canvas(doc(F),pagesize=(W,H)); c.setTitle('Rent Roll with Lease Charges')
X=dict(u=30,ty=66,sf=142,res=150,nm=206,mk=356,cc=364,am=456,dep=512,od=556,mi=564,le=612,mo=660,bal=762)
pg=[0]; y=[0]
def head():
    pg[0]+=1
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-30,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-42,'Harborstone at Kettle Creek (kettlecr)'); c.drawCentredString(W/2,H-52,'As Of = 03/31/2025'); c.drawCentredString(W/2,H-62,'Month Year = 03/2025')
    c.setFont('Helvetica',7); c.drawRightString(W-30,H-30,f'Page {pg[0]}')
    c.setFont('Helvetica-Bold',7); yy=H-80
    for x,a,b,al in ((X['u'],'Unit','','l'),(X['ty'],'Unit Type','','l'),(X['sf'],'Unit','Sq Ft','r'),(X['res'],'Resident','','l'),(X['nm'],'Name','','l'),(X['mk'],'Market','Rent','r'),(X['cc'],'Charge','Code','l'),(X['am'],'Amount','','r'),(X['dep'],'Resident','Deposit','r'),(X['od'],'Other','Deposit','r'),(X['mi'],'Move In','','l'),(X['le'],'Lease','Expiration','l'),(X['mo'],'Move Out','','l'),(X['bal'],'Balance','','r')):
        f=c.drawString if al=='l' else c.drawRightString
        f(x,yy,a); 
        if b: f(x,yy-8,b)
    c.setLineWidth(.6); c.line(28,yy-12,W-28,yy-12); y[0]=yy-23
def foot():
    c.setFont('Helvetica',6.5); c.drawString(30,22,'Tuesday, April 01, 2025'); c.drawRightString(W-30,22,'08:14 AM'); c.showPage()
head()
def need(n):
    if y[0]-n*9.4<36: foot(); head()
def put(r):
    need(len(r['ch'])+2); c.setFont('Helvetica',7)
    c.drawString(X['u'],y[0],r['u']); c.drawString(X['ty'],y[0],r['ty']); c.drawRightString(X['sf'],y[0],m0(r['sf'])); 
    c.drawString(X['res'],y[0],r['code'])
    c.drawString(X['nm'],y[0],'VACANT' if r['code']=='VACANT' else r['nm'])
    if r['mk'] is not None: c.drawRightString(X['mk'],y[0],m2(r['mk']))
    c.drawRightString(X['dep'],y[0],m2(r['dep'])); c.drawRightString(X['od'],y[0],m2(r['od']))
    for k in ('mi','le','mo'):
        if r.get(k): c.drawString(X[k],y[0],us(r[k]))
    c.drawRightString(X['bal'],y[0],m2(r['bal']))
    for cd,a in r['ch']:
        c.drawString(X['cc'],y[0],cd); c.drawRightString(X['am'],y[0],m2(a)); y[0]-=9.4
    if not r['ch']: y[0]-=9.4
    c.setFont('Helvetica-Bold',7); c.drawString(X['cc'],y[0],'Total'); c.drawRightString(X['am'],y[0],m2(sum(a for _,a in r['ch']))); y[0]-=13
def sec(s):
    need(6); c.setFont('Helvetica-Bold',7.5); c.drawString(X['u'],y[0],s); y[0]-=12
sec(S1)
for r in recs: put(r)
def tot(rs,lab):
    need(2); c.setFont('Helvetica-Bold',7); c.line(X['nm'],y[0]+8,W-28,y[0]+8)
    c.drawString(X['res'],y[0],'Total'); c.drawString(X['nm'],y[0],lab)
    c.drawRightString(X['mk'],y[0],m2(sum(r['mk'] or 0 for r in rs))); c.drawRightString(X['am'],y[0],m2(sum(a for r in rs for _,a in r['ch'])))
    c.drawRightString(X['dep'],y[0],m2(sum(r['dep'] for r in rs))); c.drawRightString(X['od'],y[0],m2(sum(r['od'] for r in rs))); c.drawRightString(X['bal'],y[0],m2(sum(r['bal'] for r in rs))); y[0]-=18
tot(recs,'Current/Notice/Vacant')
sec(S2)
for r in fut: put(r)
tot(fut,'Future'); tot(recs+fut,'Harborstone at Kettle Creek')
# summary groups
need(18); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y[0],'Summary Groups'); cols=[250,330,410,490,560,610,670,740]
for x,a,b in zip(cols,['Square','Market','Lease','Security','Other','# Of','% Unit','Balance'],['Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','']):
    c.drawRightString(x,y[0],a); c.drawRightString(x,y[0]-8,b)
y[0]-=12; c.line(28,y[0],W-28,y[0]); y[0]-=11
occ=[r for r in recs if r['code']!='VACANT']; va=[r for r in recs if r['code']=='VACANT']; no=[r for r in occ if r['mo']]
N=len(recs)
def srow(l,rs,u,p,bold=False,mk=True):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7); c.drawString(30,y[0],l)
    v=[m0(sum(r['sf'] for r in rs)),m2(sum(r['mk'] or 0 for r in rs)),m2(sum(a for r in rs for _,a in r['ch'])),m2(sum(r['dep'] for r in rs)),m2(sum(r['od'] for r in rs)),u,p,m2(sum(r['bal'] for r in rs))]
    for x,s in zip(cols,v): c.drawRightString(x,y[0],s)
    y[0]-=10
pc=lambda n:f'{100*n/N:.2f}%'
srow('Current/Notice/Vacant Residents',recs,str(N),pc(len(occ)))
srow('Future Residents/Applicants',fut,'','')
srow('Occupied Units',occ,str(len(occ)),pc(len(occ))); srow('Total Non Rev Units',[],'0','0.00%'); srow('Total Vacant Units',va,str(len(va)),pc(len(va)))
c.line(28,y[0]+7,W-28,y[0]+7); y[0]-=3; srow('Totals:',recs,str(N),'100.00%',True)
y[0]-=8; 
codes={}
for r in recs:
    for k,a in r['ch']: codes[k]=codes.get(k,0)+a
need(len(codes)+4); c.setFont('Helvetica-Bold',7); c.drawString(30,y[0],'Summary of Charges by Charge Code (Current/Notice Residents Only)'); y[0]-=11
c.drawString(30,y[0],'Charge Code'); c.drawRightString(180,y[0],'Amount'); y[0]-=10; c.setFont('Helvetica',7)
for k in sorted(codes): c.drawString(30,y[0],k); c.drawRightString(180,y[0],m2(codes[k])); y[0]-=9.4
c.setFont('Helvetica-Bold',7); c.drawString(30,y[0],'Total'); c.drawRightString(180,y[0],m2(sum(codes.values())))
foot(); c.save()
cur=lambda r:r['section']==S1
T.tie('marketRent',sum(r['mk'] for r in recs)); T.tie('totalCharges',sum(codes.values()),cur); T.tie('deposit',sum(r['dep'] for r in recs+fut)); T.tie('balance',sum(r['bal'] for r in recs))
for k in codes: T.tie('charge:'+k,codes[k],cur)
T.counts(N,len(occ),len(va)); T.save()
