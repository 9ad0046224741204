from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(202); n=N(r); F='OneSite_RentRollDetail_PalisadeRun.pdf'; asof=D.date(2025,4,15)
W,H=landscape(letter); c=canvas.Canvas(doc(F),pagesize=(W,H)); y=0; pg=0
X=dict(unit=24,fp=52,des=92,sf=150,st=156,nm=214,mi=312,ls=356,le=400,mk=484,tc=492,lr=568,oc=616,tb=664,dep=712,bal=764)
def hdr():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-28,'RENT ROLL DETAIL'); c.setFont('Helvetica',7.5)
    c.drawString(24,H-26,'OneSite Rents v3.0'); c.drawString(24,H-36,'04/16/2025 8:52:11AM'); c.drawCentredString(W/2,H-39,'As of 04/15/2025')
    c.drawRightString(W-24,H-26,f'Page {pg} of @@'.replace(' of @@','')); c.drawString(24,H-50,'Kestrel Ridge Residential - Palisade Run'); c.drawString(24,H-60,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Sort by - Unit;')
    y=H-78; c.setFont('Helvetica-Bold',6.5)
    for k,a,b in (('unit','','Unit'),('fp','','Floorplan'),('des','Unit','Designation'),('st','Unit/Lease','Status'),('nm','','Name'),('mi','Move-In','Move-Out'),('ls','Lease','Start'),('le','Lease','End'),('tc','Trans','Code')):
        c.drawString(X[k],y,a); c.drawString(X[k],y-8,b)
    for k,a,b in (('sf','','SQFT'),('mk','Market','+ Addl.'),('lr','Lease','Rent'),('oc','Other Chgs/','Credits'),('tb','Total','Billing'),('dep','Dep','On Hand'),('bal','','Balance')):
        c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-8,b)
    c.line(24,y-11,W-24,y-11); y-=22; c.setFont('Helvetica',6.8)
hdr()
def L(k,v,yy=None): c.drawString(X[k],yy or y,v)
def Rr(k,v,bold=0): c.drawRightString(X[k],y,v)
dm=lambda d:d.strftime('%m/%d/%Y')
fps={'A1':(655,1410),'A2':(742,1505),'A2R':(742,1620),'B1':(1012,1825),'B2':(1105,1910),'C1':(1330,2265)}
rows=[]; tot=[0]*6; byfp={k:[0,0,0,0.] for k in fps}; units=[f'{b:02d}{f}{k:02d}' for b in range(1,7) for f in (1,2,3) for k in range(1,9)][:140]
occ=0;vc=0
for u in units:
    fp=r.choice(list(fps)); sf,mk=fps[fp]; mk=float(mk+r.choice([0,0,20,35,-15])); des=r.choice(['N/A','N/A','N/A','POOL','TOP FLR'])
    q=r.random(); st='Occupied' if q<.83 else 'Occupied-NTV' if q<.88 else 'Occupied-NTVL' if q<.905 else 'Vacant' if q<.96 else 'Vacant-Leased'
    isv=st.startswith('V'); b=byfp[fp]; b[0]+=1
    todo=[st]+(['Applicant'] if st in('Vacant-Leased','Occupied-NTVL') else [])
    for s in todo:
        if y<60: hdr()
        L('unit',u); L('fp',fp); L('des',des); Rr('sf',f'{sf:,}'); L('st',s)
        t=dict(unit=u,unitType=fp,area=sf,statusText=s)
        if s.startswith('V'):
            vc+=1; L('nm','VACANT'); Rr('mk',m(mk)); Rr('lr','0.00');Rr('oc','0.00');Rr('tb','0.00');Rr('dep','0.00');Rr('bal','0.00'); tot[0]+=mk
            t.update(marketRent=mk,contractRent=0.0,deposit=0.0,balance=0.0,totalCharges=0.0); rows.append(row(**t)); y-=13; continue
        nm=n('lf'); 
        if s=='Applicant':
            mi=D.date(2025,4,r.randint(18,30)); ls=mi; le=addm(mi,13)-D.timedelta(1); rent=mk
        else: mi,ls,le=lease(r,asof); rent=float(round(mk*r.uniform(.9,1.01)))
        mo=le if 'NTV' in s else None
        ch=[('RENT',rent)]
        if s!='Applicant':
            ch.append(('TRASH',10.0))
            if r.random()<.28: ch.append(('PETRENT',30.0))
            if r.random()<.2: ch.append(('CARPORT',45.0))
            if r.random()<.07: ch.append(('CONC/RES',-75.0))
        tb=sum(a for _,a in ch); star=' *' if s=='Applicant' else ''
        dep=float(r.choice([150,150,300,500,750])); bal=0.0 if s=='Applicant' else r.choice([0.0]*7+[-20.0,round(r.uniform(40,2400),2)])
        L('nm',nm[:24]); L('mi',dm(mi)); L('ls',dm(ls)); L('le',dm(le))
        if s!='Applicant': Rr('mk',m(mk)); tot[0]+=mk; occ+=1; b[1]+=1; b[3]+=rent; t['marketRent']=mk
        Rr('dep',m(dep)); Rr('bal',m(bal))
        for i,(k,a) in enumerate(ch):
            L('tc',k)
            if k=='RENT': c.drawRightString(X['lr'],y,m(a)); star and c.drawString(X['lr']+1,y,'*'); Rr('oc','0.00') 
            else: Rr('lr','0.00'); Rr('oc',m(a))
            if i==0 and len(ch)==1: Rr('tb',m(tb))
            if i==1 and mo: L('mi',dm(mo))
            y-=8.6
        if len(ch)>1:
            c.line(X['tc'],y+6.8,X['tb'],y+6.8); Rr('lr',m(rent)); Rr('oc',m(tb-rent)); Rr('tb',m(tb)); y-=8.6
        y-=4
        if s!='Applicant':
            for i,v in ((1,rent),(2,tb-rent),(3,tb),(4,dep),(5,bal)): tot[i]+=v
        t.update(tenantName=nm,contractRent=rent,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=tb,deposit=dep,balance=bal,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo)
        rows.append(row(**t))
if y<190: hdr()
c.setFont('Helvetica-Bold',6.8); c.line(24,y+8,W-24,y+8); L('nm','Totals:')
for k,v in zip(('mk','lr','oc','tb','dep','bal'),tot): Rr(k,m(v))
y-=12; c.setFont('Helvetica',6.5); c.drawString(24,y,'* Applicant lease rent is not included in the totals.'); y-=22
c.setFont('Helvetica-Bold',8); c.drawString(24,y,'Unit Summary by Floorplan'); y-=12; c.setFont('Helvetica-Bold',6.8)
cx=(24,140,210,280,380)
for x,s in zip(cx,('Floorplan','# Units','# Occupied','# Vacant','Lease Rent')): c.drawString(x,y,s) if x==24 else c.drawRightString(x,y,s)
c.setFont('Helvetica',6.8); y-=10
for k,b in list(byfp.items())+[('Totals',[sum(v[i] for v in byfp.values()) for i in range(4)])]:
    c.drawString(24,y,k)
    for x,s in zip(cx[1:],(str(b[0]),str(b[1]),str(b[0]-b[1]),m(b[3]))): c.drawRightString(x,y,s)
    y-=10
assert occ+vc==140
c.save(); save(F,'MULTIFAMILY','analyst r74a','OneSite rent roll detail, stacked transaction codes, applicants',True,T('Palisade Run',asof,140,occ,vc,rows))
