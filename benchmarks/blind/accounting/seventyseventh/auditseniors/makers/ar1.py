from common import *
import datetime as dt
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
R=random.Random(7703)
N='aged_receivable_detail-20251130.pdf'
ASOF=dt.date(2025,11,30)
nm=names(R,24,'{f} {l}');nm=sorted(nm,key=lambda s:s.split(' ',1)[1])
units=R.sample([f'{b}{f}{n:02d}' for b in 'ABCD' for f in(1,2,3) for n in range(1,9)],24)
RENT={1:1185,2:1340,3:1565}
def tenant(i):
    rent=R.choice([1095,1140,1185,1240,1295,1340,1410,1475,1565])+R.choice([0,0,15,-20])
    kind=R.choices(['few','month','two','deep','old'],[5,6,6,3,3])[0]
    L=[]
    d=lambda y,m,dd:dt.date(y,m,dd)
    def add(day,gl,amt): L.append((day,gl,round(amt,2)))
    if kind=='few':
        add(d(2025,11,6),'4460: Late Fees',75)
        if R.random()<.6:add(d(2025,11,1),'4520: Utility Reimbursement',R.uniform(38,96))
    if kind in('month','two','deep'):
        part=R.random()<.35
        add(d(2025,11,1),'4010: Rent Income',R.randint(120,700) if part else rent)
        add(d(2025,11,1),'4520: Utility Reimbursement',R.uniform(42,118))
        if R.random()<.5: add(d(2025,11,1),'4430: Pet Rent',R.choice([25,35,50]))
        add(d(2025,11,6),'4460: Late Fees',75)
    if kind in('two','deep'):
        add(d(2025,10,1),'4010: Rent Income',rent if kind=='deep' else R.randint(90,900))
        add(d(2025,10,1),'4520: Utility Reimbursement',R.uniform(42,118));
        add(d(2025,10,7),'4460: Late Fees',75)
    if kind=='deep':
        add(d(2025,9,1),'4010: Rent Income',rent);add(d(2025,9,8),'4460: Late Fees',75)
        if R.random()<.6: add(d(2025,9,22),'4480: Legal Fees',R.choice([185,245.5,310]))
        if R.random()<.6: add(d(2025,8,1),'4010: Rent Income',R.randint(200,rent))
    if kind=='old':
        add(d(2025,R.choice([6,7,8]),R.randint(2,27)),'4550: Damages & Cleaning',R.uniform(180,1240))
        if R.random()<.6:add(d(2025,R.choice([7,8]),R.randint(2,27)),'4490: Lease Break Fee',rent)
        if R.random()<.4:add(d(2025,9,15),'4520: Utility Reimbursement',R.uniform(42,118))
    return sorted(L,key=lambda x:x[0])
BK=['b0_30','b31_60','b61_90','b90']
def bk(day):
    a=(ASOF-day).days
    return BK[0] if a<=30 else BK[1] if a<=60 else BK[2] if a<=90 else BK[3]
K=['total']+BK
m=lambda v:f'{v:,.2f}'
W,H=landscape(letter);c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1);c.setTitle('Aged Receivable Detail')
XR=[470,540,610,680,752];claims=[];page=0
def head(first):
    global page;page+=1
    if first:
        c.setFont('Helvetica-Bold',14);c.drawString(40,H-46,'Aged Receivable Detail')
        c.setFont('Helvetica',8)
        for j,t in enumerate(('Sable Creek Residential Management','Properties: Kestrel Pointe Apartments - 2210 Marlow Ave Fort Tansey, OH 45399','Payers: All     Status: Current, Notice, Evict, Past','As of: 11/30/2025','GL Accounts: All     Receivable Type: Unpaid charges')): c.drawString(40,H-60-j*10.5,t)
        y=H-122
    else: y=H-48
    c.setStrokeGray(.6);c.setLineWidth(.5);c.line(40,y+11,W-40,y+11);c.line(40,y-4,W-40,y-4);c.setFont('Helvetica-Bold',8)
    for x,t in((40,'Payer Name'),(186,'Unit'),(222,'Charge Date'),(280,'GL Account')): c.drawString(x,y,t)
    for x,t in zip(XR,('Amount Receivable','0-30','31-60','61-90','91+')): c.drawRightString(x,y,t)
    c.setFont('Helvetica-Oblique',7);c.drawString(40,22,'Created on 12/02/2025');c.drawRightString(W-40,22,f'Page {page}')
    return y-15
y=head(True)
c.setFont('Helvetica-Bold',8.5);c.drawString(40,y,'Kestrel Pointe Apartments - 2210 Marlow Ave Fort Tansey, OH 45399');y-=13
rows=[];tots=[];G={k:0 for k in K};drop=None
for i,(n,u) in enumerate(zip(nm,units)):
    L=tenant(i)
    if y-13*1<60: c.showPage();y=head(False)
    T={k:0 for k in K}
    for j,(day,gl,a) in enumerate(L):
        T['total']+=a;T[bk(day)]+=a
        if drop is None and i>=8 and len(L)>=6 and j==3:
            drop=(n,u,day,gl,a);continue     # planted
        if y<44: c.showPage();y=head(False)
        c.setFont('Helvetica',8);c.drawString(40,y,n);c.drawString(186,y,u);c.drawString(222,y,day.strftime('%m/%d/%Y'));c.drawString(280,y,gl)
        row={'unit':u,'name':n,'date':day.isoformat(),'charge':gl,'total':a}
        for b in BK: row[b]=a if bk(day)==b else 0.0
        for x,k in zip(XR,K): c.drawRightString(x,y,m(row[k]));claims.append(m(row[k]))
        claims+= [n,u,day.strftime('%m/%d/%Y'),gl]
        rows.append(row);y-=11.5
    T={k:r2(v) for k,v in T.items()}
    for k in K:G[k]+=T[k]
    if y<44: c.showPage();y=head(False)
    c.setStrokeGray(.75);c.line(XR[0]-55,y+8.5,XR[-1],y+8.5)
    c.setFont('Helvetica-Bold',8);lb=f'Total {n}';c.drawString(280,y-1,lb)
    for x,k in zip(XR,K): c.drawRightString(x,y-1,m(T[k]));claims.append(m(T[k]))
    tots.append(dict(label=lb,**T));y-=16
G={k:r2(v) for k,v in G.items()}
if y<60: c.showPage();y=head(False)
c.setStrokeGray(0);c.setLineWidth(1);c.line(40,y+8,W-40,y+8);c.setFont('Helvetica-Bold',8.5);c.drawString(40,y-4,'Total')
for x,k in zip(XR,K): c.drawRightString(x,y-4,m(G[k]));claims.append(m(G[k]))
c.save();tots.append(dict(label='Total',**G))
save(N,'AR',K,rows,tots,'AppFolio style aged receivable detail, charge rows under each payer with payer totals, landscape PDF',False,
 {"what":f"One charge of {drop[0]} (unit {drop[1]}), {drop[2].isoformat()} {drop[3]} {drop[4]:,.2f}, is missing from the list; the payer's total and the grand total include it","kind":"row_dropped"},claims)
print(len(rows),page,drop,G)
