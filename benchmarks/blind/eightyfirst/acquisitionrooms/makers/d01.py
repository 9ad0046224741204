from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(101); fn='CedarHollow_RentRollwithLeaseCharges_0926.pdf'
asof=D(2026,9,30)
plans=[('ch1a',1,684,1245),('ch1ar',1,684,1365),('ch2b',2,962,1540),('ch2br',2,962,1675),('ch3c',3,1218,1910)]
nm=names(rng,70); res=[];k=0
units=[]
for b in range(1,5):
    for f in (1,2):
        for i in range(1,8):
            if f==2 and i==7 and b in(2,4): continue
            units.append(f"{b:02d}{f}{i:02d}")
tcode=412
cur=[];fut=[]
special={4:'VACANT',11:'VACANT',12:'VACANT',19:'MODEL',27:'DOWN',33:'VACANT',46:'VACANT'}
for j,u in enumerate(units):
    p=plans[(j*3+j//7)%5]; mk=p[3]+rng.choice([0,0,15,25,-10])
    r=dict(unit=u,type=p[0],sf=p[2],mk=float(mk))
    if j in special:
        r.update(st=special[j],ch=[],dep=0,odep=0,bal=0,mi=None,le=None,mo=None,code=special[j],name=special[j])
    else:
        f,l=nm[k];k+=1; tcode+=rng.randint(3,29)
        mi=D(2026,9,1)-dt.timedelta(rng.randint(0,1500)); 
        le=eom(addm(mi,12)) 
        while le<asof: le=eom(addm(le,12))
        mtm = rng.random()<.05
        if mtm: le=D(2026,rng.choice([5,6,7]),30)
        rent=float(mk-rng.choice([0,15,30,45,60,85,110,-20]))
        ch=[('rent',rent)]
        if rng.random()<.35: ch.append(('petrent',35.0 if rng.random()<.8 else 70.0))
        ch.append(('trash',15.0)); ch.append(('pestctrl',5.0))
        if rng.random()<.2: ch.append(('garage',95.0))
        if rng.random()<.12: ch.append(('mtmfee',150.0)) if mtm else ch.append(('conc',-float(rng.choice([50,75,100,125]))))
        if rng.random()<.4: ch.append(('valettr',25.0))
        if j==22: ch.append(('empcred',-round(rent*.2,2)))
        bal=rng.choice([0]*6+[-12.5,round(rng.uniform(20,220),2),round(rent+20,2),-rng.randint(5,40)])
        mo=None
        if rng.random()<.1 and le>asof and not mtm: mo=D(2026,rng.choice([10,11]),rng.choice([9,15,28,31 if 0 else 30])); 
        r.update(st='OCC',ch=ch,dep=float(rng.choice([0,250,300,500,500])),odep=float(300 if any(c=='petrent' for c,_ in ch) else 0),bal=float(bal),mi=mi,le=le,mo=mo,code=f"t{tcode:07d}",name=f"{f} {l}")
    cur.append(r)
for j in (4,33,11):
    c=cur[j]; f,l=nm[k];k+=1; tcode+=rng.randint(3,29)
    mi=D(2026,10,rng.choice([2,9,16])); rent=c['mk']-10
    fut.append(dict(unit=c['unit'],type=c['type'],sf=c['sf'],mk=0.0,st='FUT',ch=[('rent',rent),('trash',15.0),('pestctrl',5.0)],dep=250.0,odep=0.0,bal=0.0,mi=mi,le=eom(addm(mi,11)),mo=None,code=f"t{tcode:07d}",name=f"{f} {l}"))
W,H=landscape(letter)
c=canvas.Canvas(doc(fn),pagesize=(W,H))
# columns
X=dict(unit=24,type=58,sf=118,code=126,name=176,mk=330,cc=340,amt=430,dep=482,odep=530,mi=540,le=592,mo=644,bal=762)
page=[0]
def header():
    page[0]+=1
    c.setFont('Helvetica-Bold',11); c.drawString(24,H-30,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',7.5)
    c.drawString(24,H-42,'Cedar Hollow Apartments (cedhol)'); c.drawString(24,H-52,'As Of = 09/30/2026'); c.drawString(24,H-62,'Month Year = 09/2026')
    y=H-78
    c.setFont('Helvetica-Bold',6.8)
    for a,(l1,l2),al in [('unit',('Unit',''),0),('type',('Unit Type',''),0),('sf',('Unit','Sq Ft'),1),('code',('Resident',''),0),('name',('Name',''),0),('mk',('Market','Rent'),1),('cc',('Charge','Code'),0),('amt',('Amount',''),1),('dep',('Resident','Deposit'),1),('odep',('Other','Deposit'),1),('mi',('Move In',''),0),('le',('Lease','Expiration'),0),('mo',('Move Out',''),0),('bal',('Balance',''),1)]:
        f=c.drawRightString if al else c.drawString
        f(X[a],y,l1); f(X[a],y-8,l2)
    c.setLineWidth(.6); c.line(24,y-11,W-26,y-11)
    return y-21
def foot():
    c.setFont('Helvetica',6.5); c.drawString(24,18,'Monday, October 05, 2026'); c.drawRightString(W-26,18,f'Page {page[0]}'); c.showPage()
y=header()
def need(h):
    global y
    if y-h<30: foot(); y=header()
def put(r):
    global y
    n=max(1,len(r['ch'])); need(8.6*(n+1)+2)
    c.setFont('Helvetica',6.8)
    c.drawString(X['unit'],y,r['unit']);c.drawString(X['type'],y,r['type']);c.drawRightString(X['sf'],y,n2(r['sf']))
    c.drawString(X['code'],y,r['code']);c.drawString(X['name'],y,r['name']);c.drawRightString(X['mk'],y,n2(r['mk']))
    c.drawRightString(X['dep'],y,n2(r['dep']));c.drawRightString(X['odep'],y,n2(r['odep']))
    for a in('mi','le','mo'): c.drawString(X[a],y,mdy(r[a]))
    c.drawRightString(X['bal'],y,n2(r['bal']))
    if not r['ch']: c.drawRightString(X['amt'],y,'0.00')
    for cc,a in r['ch']:
        c.drawString(X['cc'],y,cc); c.drawRightString(X['amt'],y,n2(a)); y-=8.6
    if not r['ch']: y-=8.6
    c.setFont('Helvetica-Bold',6.8); c.drawString(X['cc'],y,'Total'); c.drawRightString(X['amt'],y,n2(sum(a for _,a in r['ch'])))
    c.setLineWidth(.3); c.line(X['amt']-40,y+7,X['amt'],y+7); y-=11
rows=[]
def truth(r,sec):
    occ=r['st'] in('OCC','FUT')
    rows.append(R(unit=r['unit'],unitType=r['type'],area=r['sf'],tenantName=r['name'] if occ else None,statusText='Occupied' if r['st']=='OCC' else 'Future' if r['st']=='FUT' else r['st'],section=sec,
      marketRent=r['mk'],contractRent=r['ch'][0][1] if r['ch'] else None,moveInDate=r['mi'],leaseEndDate=r['le'],moveOutDate=r['mo'],deposit=r['dep'],balance=r['bal'],
      charges=[dict(code=a,amount=b) for a,b in r['ch']],totalCharges=float(sum(b for _,b in r['ch']))))
for sec,lst in(('Current/Notice/Vacant Residents',cur),('Future Residents/Applicants',fut)):
    need(40); c.setFont('Helvetica-Bold',7.5); c.drawString(24,y,sec); y-=12
    for r in lst: put(r); truth(r,sec)
    need(20); c.setFont('Helvetica-Bold',6.8)
    S=lambda k,l=lst: sum(r[k] for r in l)
    c.drawString(X['code'],y,'Total'); c.drawString(X['name'],y,'Cedar Hollow Apartments (cedhol)'); c.drawRightString(X['mk'],y,n2(S('mk'))); c.drawRightString(X['amt'],y,n2(sum(a for r in lst for _,a in r['ch'])));c.drawRightString(X['dep'],y,n2(S('dep')));c.drawRightString(X['odep'],y,n2(S('odep')));c.drawRightString(X['bal'],y,n2(S('bal')))
    c.setLineWidth(.6); c.line(X['mk']-50,y+8,W-26,y+8); y-=20
need(150)
c.setFont('Helvetica-Bold',7.5)
hx=[260,330,400,460,520,575,640,700,762]
y-=8
for x,(a,b) in zip(hx,[('Square','Footage'),('Market','Rent'),('Lease','Charges'),('Security','Deposit'),('Other','Deposits'),('# Of','Units'),('% Unit','Occupancy'),('% Sqft','Occupied'),('','Balance')]):
    c.drawRightString(x,y,a);c.drawRightString(x,y-9,b)
c.drawString(24,y-9,'Summary Groups'); c.line(24,y-12,W-26,y-12); y-=22
occ=[r for r in cur if r['st']=='OCC'];non=[r for r in cur if r['st'] in('MODEL','DOWN')];vac=[r for r in cur if r['st']=='VACANT']
tsf=sum(r['sf'] for r in cur)
def srow(lab,l,n,pct,bold=False):
    global y
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7)
    c.drawString(24,y,lab)
    vals=[n2(sum(r['sf'] for r in l)),n2(sum(r['mk'] for r in l)),n2(sum(a for r in l for _,a in r['ch'])),n2(sum(r['dep'] for r in l)),n2(sum(r['odep'] for r in l)),str(n),f"{100*n/len(cur):.2f} %" if pct else '',f"{100*sum(r['sf'] for r in l)/tsf:.2f} %" if pct else '',n2(sum(r['bal'] for r in l))]
    for x,v in zip(hx,vals): c.drawRightString(x,y,v)
    y-=10
srow('Current/Notice/Vacant Residents',cur,len(cur),0); srow('Future Residents/Applicants',fut,len(fut),0)
srow('Occupied Units',occ,len(occ),1);srow('Total Non Rev Units',non,len(non),1);srow('Total Vacant Units',vac,len(vac),1);srow('Totals:',cur,len(cur),1,True)
y-=14; need(120)
c.setFont('Helvetica-Bold',7.5); c.drawString(24,y,'Summary of Charges by Charge Code'); c.setFont('Helvetica',7); y-=10; c.drawString(24,y,'(Current/Notice Residents Only)'); y-=12
c.setFont('Helvetica-Bold',7); c.drawString(24,y,'Charge Code'); c.drawRightString(180,y,'Amount'); c.line(24,y-3,180,y-3); y-=12; c.setFont('Helvetica',7)
T={}
for r in cur:
    for a,b in r['ch']: T[a]=T.get(a,0)+b
for a in sorted(T): c.drawString(24,y,a); c.drawRightString(180,y,n2(T[a])); y-=9.5
c.setFont('Helvetica-Bold',7); c.drawString(24,y,'Total'); c.drawRightString(180,y,n2(sum(T.values())))
foot(); c.save()
cs='Current/Notice/Vacant Residents'
save(fn,'MULTIFAMILY','Yardi rent roll with lease charges, multi-line charges, future section, summary groups',False,'Cedar Hollow Apartments','2026-09-30',len(cur),len(occ),len(vac),rows,
 totals=dict(section=cs,marketRent=sum(r['mk'] for r in cur),totalCharges=sum(T.values()),deposit=sum(r['dep'] for r in cur),balance=sum(r['bal'] for r in cur)))
