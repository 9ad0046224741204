# MHP: management company statement, roll on page 3
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(60317);P=People(rng);NAME='Owner_Statement_Willow_Bend_Jan2026.pdf'
rows=[];rec=[]
for i in range(1,42):
    if i==13: continue
    u=str(i)+('A' if i in(7,) else '')
    x=rng.random()
    if x<.12: rows.append(dict(unit=u,statusText='Vacant lot')); rec.append((u,'Vacant lot','','',0,0,0,0,0,None)); continue
    poh=rng.random()<.22
    if poh and rng.random()<.2: rows.append(dict(unit=u,unitType='POH',statusText='Vacant home')); rec.append((u,'Vacant home','POH','',0,0,0,0,0,None)); continue
    a,b=P.pair(); nm=f"{a[0]}. {b}" if rng.random()<.3 else f"{b}, {a}"
    sr=rng.choice([425,425,440,455,410]); hr=rng.choice([475,525,560]) if poh else 0; wt=round(rng.uniform(28,71),2); tr=18.0
    tot=round(sr+hr+wt+tr,2); bal=rng.choice([0,0,0,0,0,tot,round(tot/2,2),-15,62.5]); mi=dt.date(rng.randint(2003,2025),rng.randint(1,12),rng.choice([1,1,15,8]))
    rec.append((u,nm,'POH' if poh else 'TOH',mi.strftime('%b-%y'),sr,hr,wt,tr,tot,bal))
    ch=[{"code":"Lot Rent","amount":float(sr)}]+([{"code":"Home Rent","amount":float(hr)}] if hr else [])+[{"code":"Water/Sewer","amount":wt},{"code":"Trash","amount":tr}]
    rows.append(dict(unit=u,unitType='POH' if poh else 'TOH',tenantName=nm,statusText='Occupied',moveInDate=mi.strftime('%b-%y'),contractRent=float(sr),charges=ch,totalCharges=tot,balance=float(bal)))
c=canvas.Canvas(docpath(NAME),pagesize=letter,invariant=1);W,H=letter
m=lambda v:f"{v:,.2f}" if v>=0 else f"{-v:,.2f}-"
def frame(t,p):
    c.setFillColorRGB(.16,.33,.25); c.rect(0,H-46,W,46,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',14); c.drawString(40,H-29,'Cobblefield Community Management'); c.setFont('Helvetica',9); c.drawRightString(W-40,H-29,'Owner Statement - January 2026'); c.setFillGray(0)
    c.setFont('Helvetica-Bold',12); c.drawString(40,H-70,t); c.setFont('Helvetica',7.5); c.drawString(40,26,'Willow Bend Mobile Home Community  *  Owner: WB Parkland Partners LLC'); c.drawRightString(W-40,26,f'{p} / 4')
S=[round(sum(r[k] for r in rec),2) for k in (4,5,6,7,8)]; BAL=round(sum(r[9] or 0 for r in rec),2)
frame('Owner Statement',1); y=H-100; c.setFont('Helvetica',10)
rc=round(S[4]-BAL*.6,2); ex=[('Management fee 6%',round(rc*.06,2)),('On-site manager wages',2150.0),('Water & sewer - city',1688.14),('Trash hauling',712.0),('Repairs - POH units',946.55),('Snow removal',625.0)]; te=round(sum(v for _,v in ex),2)
for t in ('WB Parkland Partners LLC','c/o Dunmore County Savings, Loan Servicing','','Statement period 01/01/2026 through 01/31/2026','Statement date February 6, 2026'): c.drawString(40,y,t); y-=14
y-=12
for t,v in [('Beginning balance',5000.0),('Rent and fee receipts',rc),('Disbursements (see page 2)',-te),('Owner draw 02/06/2026',-round(rc-te,2)),('Ending balance / reserve',5000.0)]:
    c.drawString(60,y,t); c.drawRightString(380,y,m(v)); y-=17
y-=20
for t in ('Enclosures: disbursements, rent roll, notes from the community manager.','Please call our office with questions about this statement.'): c.drawString(40,y,t); y-=14
c.showPage(); frame('Disbursements',2); y=H-98; c.setFont('Helvetica',9.5)
for t,v in ex: c.drawString(60,y,t); c.drawRightString(380,y,m(v)); y-=15
c.line(320,y+11,380,y+11); c.setFont('Helvetica-Bold',9.5); c.drawString(60,y,'Total disbursements'); c.drawRightString(380,y,m(te)); c.showPage()
frame('Rent Roll as of January 31, 2026',3); y=H-92
X=[(40,'l','','Space'),(78,'l','','Resident'),(206,'l','','Home'),(240,'l','','Since'),(312,'r','Lot','Rent'),(362,'r','Home','Rent'),(418,'r','Water/','Sewer'),(456,'r','','Trash'),(510,'r','Total','Charges'),(572,'r','Balance','1/31/26')]
c.setFont('Helvetica-Bold',8)
for x,a,p,q in X:
    f=c.drawString if a=='l' else c.drawRightString; f(x,y,p); f(x,y-9,q)
c.setStrokeColorRGB(.16,.33,.25); c.line(38,y-13,574,y-13); y-=23
for r in rec:
    c.setFont('Helvetica-Oblique' if r[9] is None else 'Helvetica',8)
    v=[r[0],r[1],r[2],r[3]]+([m(z) if z else '' for z in r[4:9]]+[m(r[9]) ] if r[9] is not None else ['']*6)
    for (x,a,_,_),s in zip(X,v): (c.drawString if a=='l' else c.drawRightString)(x,y,s)
    y-=12.6
c.line(38,y+9,574,y+9); c.setFont('Helvetica-Bold',8); y-=2; c.drawString(78,y,'Totals')
for (x,_,_,_),v in zip(X[4:],S+[BAL]): c.drawRightString(x,y,m(v))
n=len(rec);o=sum(1 for r in rec if r[9] is not None)
y-=16; c.setFont('Helvetica',8); c.drawString(78,y,f"{n} spaces   {o} occupied   {n-o} vacant   ({o/n:.1%} occupied)      POH = park-owned home   TOH = tenant-owned home"); c.showPage()
frame('Notes from the Community Manager',4); c.setFont('Helvetica',10); y=H-100
for t in ('Space 13 does not exist. Meter at space 22 replaced on January 14.','Two notices to quit served January 20. Lot rent increase of $15 planned for the','June 1 anniversary; letters go out with the March bills.'): c.drawString(40,y,t); y-=15
c.showPage(); c.save()
finish(NAME,'MANUFACTURED_HOUSING','Management company owner statement, rent roll on page 3 of 4, lot/home/utility charge columns',False,'Willow Bend Mobile Home Community','2026-01-31',n,o,n-o,rows)
