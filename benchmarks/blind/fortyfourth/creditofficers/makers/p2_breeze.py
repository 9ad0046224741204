import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F='breeze_lease_charges_heron_landing.pdf'; R=random.Random(4402); N=Names(R)
W,H=landscape(letter)
PLAN={'hl11a':(702,1185),'hl21b':(948,1340),'hl22c':(1064,1455),'hl32d':(1288,1690)}
units=[]
for bld in range(1,8):
    for fl in (1,2):
        for n in range(1,9):
            units.append(('%d%d%02d'%(bld,fl,n),['hl11a','hl21b','hl22c','hl22c','hl32d','hl11a','hl21b','hl22c'][n-1]))
rows=[]; recs=[]
m=lambda x: format(x,',.2f')
asof=dt.date(2026,2,28)
def tenant(u,pl,fut=False):
    a,l=N.pair(); area,mk=PLAN[pl]
    mi=dt.date(2026,R.randint(3,4),R.randint(1,28)) if fut else dt.date(R.choice([2021,2022,2023,2024,2025,2025,2025]),R.randint(1,12),R.randint(1,28))
    if fut: le=dt.date(mi.year+1,mi.month,mi.day)-dt.timedelta(1)
    else:
        le=dt.date(2026,R.randint(3,12),28) if R.random()<.85 else dt.date(2026,1,31)
    rent=mk-R.choice([0,5,15,20,30,45,60,75])
    ch=[('rent',rent)]
    if R.random()<.9: ch.append(('trash',12)); 
    if R.random()<.85: ch.append(('pest',5))
    if R.random()<.35: ch.append(('petrent',R.choice([20,25,40])))
    if R.random()<.25: ch.append(('garage',95))
    if R.random()<.2: ch.append(('insfee',14.5))
    if R.random()<.08: ch.append(('conc',-R.choice([50,75,100])))
    if R.random()<.12 and not fut and le<asof: ch.append(('mtm',150))
    dep=R.choice([0,250,300,500]); oth=R.choice([0,0,0,300]); bal=0 if fut else R.choice([0]*7+[-12.5,23.17,rent+31.5,411.06,-rent])
    mo=le if (not fut and le>asof and R.random()<.15) else None
    code='t%07d'%R.randint(23000,68000)
    return dict(code=code,name=('%s, %s'%(l,a)),area=area,mk=mk,rent=rent,ch=ch,dep=dep,oth=oth,mi=mi,le=le,mo=mo,bal=bal)
vacs=set(R.sample(range(112),7)); futs=[]; occ=0
for i,(u,pl) in enumerate(units):
    area,mk=PLAN[pl]
    if i in vacs:
        recs.append(('v',u,pl,area,mk)); rows.append(dict(unit=u,unitType=pl,area=area,tenantName=None,statusText='VACANT',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=0.0,deposit=0.0,balance=0.0,totalCharges=0.0))
        if len(futs)<4: futs.append((u,pl))
    elif u=='1101':
        recs.append(('m',u,pl,area,mk)); rows.append(dict(unit=u,unitType=pl,area=area,statusText='MODEL',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=0.0,deposit=0.0,balance=0.0,totalCharges=0.0))
    else:
        t=tenant(u,pl); occ+=1; recs.append(('t',u,pl,t))
        rows.append(dict(unit=u,unitType=pl,area=area,tenantName=t['name'],statusText='Occupied',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=t['rent'],moveInDate=t['mi'],leaseEndDate=t['le'],moveOutDate=t['mo'],deposit=t['dep'],balance=t['bal'],charges=[dict(code=c,amount=a) for c,a in t['ch']],totalCharges=sum(a for _,a in t['ch'])))
frecs=[]
for u,pl in futs[:3]+[('4207','hl21b')]:
    t=tenant(u,pl,True); frecs.append(('f',u,pl,t))
    rows.append(dict(unit=u,unitType=pl,area=t['area'],tenantName=t['name'],statusText='Future',section='Future Residents/Applicants',marketRent=t['mk'],contractRent=t['rent'],moveInDate=t['mi'],leaseEndDate=t['le'],deposit=t['dep'],balance=t['bal'],charges=[dict(code=c,amount=a) for c,a in t['ch']],totalCharges=sum(a for _,a in t['ch'])))
c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H)); c.setTitle('Rent Roll with Lease Charges')
X=dict(u=30,pl=66,sf=140,res=146,nm=196,mk=338,cc=350,am=440,dep=500,oth=552,mi=562,le=612,mo=662,bal=762)
pg=0; y=0
def header():
    global y,pg
    pg+=1
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-34,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-46,'Heron Landing Apartments (heronlnd)'); c.drawCentredString(W/2,H-56,'As Of = 02/28/2026'); c.drawCentredString(W/2,H-66,'Month Year = 02/2026')
    c.setFont('Helvetica-Bold',7); yy=H-84
    for k,a,b,r in (('u','Unit','',0),('pl','Unit Type','',0),('sf','Unit','Sq Ft',1),('res','Resident','',0),('nm','Name','',0),('mk','Market','Rent',1),('cc','Charge','Code',0),('am','Amount','',1),('dep','Resident','Deposit',1),('oth','Other','Deposit',1),('mi','Move In','',0),('le','Lease','Expiration',0),('mo','Move Out','',0),('bal','Balance','',1)):
        d=c.drawRightString if r else c.drawString
        d(X[k],yy,a); d(X[k],yy-8,b)
    c.line(28,yy-12,W-28,yy-12); y=yy-22
    c.setFont('Helvetica',6); c.drawCentredString(W/2,20,'Saturday, February 28, 2026   05:14 PM'); c.drawRightString(W-30,20,'Page %d'%pg)
    c.setFont('Helvetica',7)
def need(n):
    global y
    if y-n<34: c.showPage(); header()
def sec(t):
    global y
    need(30); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y,t); c.setFont('Helvetica',7); y-=11
def put(r):
    global y
    if r[0] in 'vm':
        need(24); _,u,pl,sf,mk=r; w='VACANT' if r[0]=='v' else 'MODEL'
        c.drawString(X['u'],y,u); c.drawString(X['pl'],y,pl); c.drawRightString(X['sf'],y,format(sf,',.2f')); c.drawString(X['res'],y,w); c.drawString(X['nm'],y,w); c.drawRightString(X['mk'],y,m(mk)); c.drawRightString(X['am'],y,'0.00'); c.drawRightString(X['dep'],y,'0.00'); c.drawRightString(X['oth'],y,'0.00'); c.drawRightString(X['bal'],y,'0.00'); y-=9
        c.setFont('Helvetica-Bold',7); c.drawString(X['cc'],y,'Total'); c.drawRightString(X['am'],y,'0.00'); c.setFont('Helvetica',7); y-=12; return
    _,u,pl,t=r; need(9*(len(t['ch'])+1)+4)
    c.drawString(X['u'],y,u); c.drawString(X['pl'],y,pl); c.drawRightString(X['sf'],y,format(t['area'],',.2f')); c.drawString(X['res'],y,t['code']); c.drawString(X['nm'],y,t['name']); c.drawRightString(X['mk'],y,m(t['mk']))
    c.drawRightString(X['dep'],y,m(t['dep'])); c.drawRightString(X['oth'],y,m(t['oth'])); c.drawString(X['mi'],y,t['mi'].strftime('%m/%d/%Y')); c.drawString(X['le'],y,t['le'].strftime('%m/%d/%Y'))
    if t['mo']: c.drawString(X['mo'],y,t['mo'].strftime('%m/%d/%Y'))
    c.drawRightString(X['bal'],y,m(t['bal']))
    for k,a in t['ch']:
        c.drawString(X['cc'],y,k); c.drawRightString(X['am'],y,m(a)); y-=9
    c.setFont('Helvetica-Bold',7); c.drawString(X['cc'],y,'Total'); c.drawRightString(X['am'],y,m(sum(a for _,a in t['ch']))); c.setFont('Helvetica',7); y-=12
header(); sec('Current/Notice/Vacant Residents')
for r in recs: put(r)
def tot(label,rs):
    global y
    need(20); c.line(28,y+7,W-28,y+7); c.setFont('Helvetica-Bold',7); c.drawString(30,y-2,label); ts=[r[3] for r in rs if r[0] in 'tf']
    mk=sum(t['mk'] for t in ts)+sum(r[4] for r in rs if r[0] in 'vm')
    c.drawRightString(X['mk'],y-2,m(mk)); c.drawRightString(X['am'],y-2,m(sum(a for t in ts for _,a in t['ch']))); c.drawRightString(X['dep'],y-2,m(sum(t['dep'] for t in ts))); c.drawRightString(X['oth'],y-2,m(sum(t['oth'] for t in ts))); c.drawRightString(X['bal'],y-2,m(sum(t['bal'] for t in ts))); c.setFont('Helvetica',7); y-=18
tot('Total Current/Notice/Vacant',recs)
sec('Future Residents/Applicants')
for r in frecs: put(r)
tot('Total Future',frecs)
# summaries
need(190); y-=4; c.setFont('Helvetica-Bold',8); c.drawString(30,y,'Summary Groups'); xs=[300,380,460,540,620]
for x,h in zip(xs,('Square Footage','Market Rent','Lease Charges','# Of Units','% Occupancy')): c.drawRightString(x,y,h)
y-=11; c.setFont('Helvetica',7)
area=sum(r['area'] for r in rows if r['section'][0]=='C'); mkt=sum(r['marketRent'] for r in rows if r['section'][0]=='C')
def grp(lbl,f,tot=False,fut=False):
    global y
    q=[r for r in rows if f(r)]
    c.drawString(40,y,lbl); c.drawRightString(xs[0],y,format(sum(r['area'] for r in q),',.2f')); c.drawRightString(xs[1],y,m(sum(r['marketRent'] for r in q))); c.drawRightString(xs[2],y,m(sum(r['totalCharges'] for r in q))); c.drawRightString(xs[3],y,str(len(q)))
    if not fut: c.drawRightString(xs[4],y,'%.2f'%(100*len(q)/112))
    y-=10
cur=lambda r:r['section'][0]=='C'
grp('Occupied Units',lambda r:cur(r) and r['statusText']=='Occupied'); grp('Non Rev Units (Model)',lambda r:r['statusText']=='MODEL'); grp('Vacant Units',lambda r:r['statusText']=='VACANT'); grp('Totals:',cur); grp('Future Residents/Applicants',lambda r:not cur(r),fut=True)
y-=8; c.setFont('Helvetica-Bold',8); c.drawString(30,y,'Summary of Charges by Charge Code'); c.setFont('Helvetica',7); y-=9; c.drawString(30,y,'(Current/Notice Residents only)'); y-=11
d={}
for r in recs:
    if r[0]=='t':
        for k,a in r[3]['ch']: d[k]=d.get(k,0)+a
for k in sorted(d): c.drawString(40,y,k); c.drawRightString(180,y,m(d[k])); y-=9.5
c.setFont('Helvetica-Bold',7); c.drawString(40,y,'Total'); c.drawRightString(180,y,m(sum(d.values())))
c.save()
save(F,rows,'MULTIFAMILY','r44c','Yardi Breeze-like rent roll with lease charges, charge rows under each resident, future section and summaries',propertyName='Heron Landing Apartments',asOnDate='2026-02-28',units=112,occupied=occ,vacant=7)
