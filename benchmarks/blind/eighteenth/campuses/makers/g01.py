# Entrata-like by-bed roll, student, charge lines beneath each lease, canvas drawn
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=R(2001);F='stu_entrata_beds.pdf'
c=canvas.Canvas(doc(F),pagesize=landscape(letter));W,H=landscape(letter)
X=dict(bed=30,fp=78,sq=150,res=158,st=268,mi=335,le=387,mk=482,code=490,amt=615,tot=665,dep=712,bal=762)
pg=[0]
def head():
    pg[0]+=1
    c.setFont('Helvetica-Bold',13);c.drawString(30,H-34,'Rent Roll (Lease Detail by Space)')
    c.setFont('Helvetica',8);c.drawString(30,H-46,'The Gantry at Copperfield   |   As of: Sep 30, 2025   |   Lease Term: 2025-2026 Academic   |   Post Month: 09/2025')
    c.setFillGray(.88);c.rect(26,H-76,740,24,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',7)
    for k,a,b in[('bed','Bldg-Unit-','Space'),('fp','','Floor Plan'),('res','','Resident'),('st','Lease','Status'),('mi','','Move-In'),('le','Lease','End')]:
        c.drawString(X[k],H-62,a);c.drawString(X[k],H-72,b)
    for k,a,b in[('sq','','SQFT'),('mk','Market','Rent'),('amt','Scheduled','Charge'),('tot','Total','Charges'),('dep','Deposit','Held'),('bal','','Balance')]:
        c.drawRightString(X[k],H-62,a);c.drawRightString(X[k],H-72,b)
    c.drawString(X['code'],H-72,'Charge Code')
    c.setFont('Helvetica',6.5);c.drawString(30,20,'Entrata  |  Generated 10/01/2025 07:14 AM MDT by regional.reporting');c.drawRightString(766,20,f'Page {pg[0]}')
    return H-87
y=head();rows=[]
FP={'B2':('2x2 Deluxe',412,1015),'C4':('4x4 Classic',338,865),'S1':('Studio',455,1390)}
lay=[('1',f'{fl}{n:02d}',k) for fl in(1,2,3) for n,k in((1,'C4'),(2,'C4'),(3,'B2'),(4,'S1'))]
for b,u,k in lay:
    for s in {'B2':'AB','C4':'ABCD','S1':'A'}[k]:
        nm,sq,mk=FP[k];mk+=int(u[0])*10;st=r.choices(['Current','Vacant','Notice','Vacant - Leased'],[80,9,6,5])[0]
        id=f'{b}-{u}-{s}';row=dict(unit=id,unitType=nm,area=sq,marketRent=float(mk));ch=[]
        if st in('Current','Notice'):
            rent=mk-r.choice([0,0,15,25,40,65]);row.update(tenantName=r.person(),moveInDate=D.date(2025,8,r.choice([16,17,18,21])),leaseEndDate=D.date(2026,7,31) if st=='Current' else D.date(2025,12,19))
            ch=[('Rent - Installment',float(rent)),('Amenity Fee',35.0)]
            if r.random()<.5: ch.append(('Furniture Package',45.0))
            if r.random()<.3: ch.append(('Parking - Garage',95.0))
            if r.random()<.25: ch.append(('Concession - Look & Lease',-r.choice([25.,50.])))
            row.update(contractRent=float(rent),deposit=r.choice([0.,250.,rent/1.]),balance=r.choice([0.,0.,0.,-12.5,148.33,rent+35.]))
            row['totalCharges']=sum(a for _,a in ch)
            row['charges']=[dict(code=a,amount=v) for a,v in ch]
        row['statusText']=st;rows.append(row)
        n=max(1,len(ch))
        if y-n*9<45: c.showPage();y=head()
        c.setFont('Helvetica',7)
        c.drawString(X['bed'],y,id);c.drawString(X['fp'],y,nm);c.drawRightString(X['sq']-4,y,str(sq));c.drawString(X['res'],y,row.get('tenantName','')[:28]);c.drawString(X['st'],y,st);c.drawRightString(X['mk'],y,m(mk))
        if ch:
            c.drawString(X['mi'],y,us(row['moveInDate']));c.drawString(X['le'],y,us(row['leaseEndDate']))
            for q in('deposit','balance'): c.drawRightString(X[q[:3]],y,m(row[q]))
            for i,(a,v) in enumerate(ch):
                c.drawString(X['code'],y-9*i,a);c.drawRightString(X['amt'],y-9*i,m(v))
            c.drawRightString(X['tot'],y,m(row['totalCharges']))
        y-=n*9+4;c.setStrokeGray(.8);c.line(26,y+9,766,y+9)
T={k:sum(x.get(k,0) for x in rows) for k in('marketRent','totalCharges','deposit','balance')}
occ=sum('tenantName' in x for x in rows)
if y<210: c.showPage();y=head()
c.setFont('Helvetica-Bold',7);c.drawString(30,y,f'Totals: {len(rows)} spaces')
for k,q in(('marketRent','mk'),('totalCharges','tot'),('deposit','dep'),('balance','bal')): c.drawRightString(X[q],y,m(T[k]))
y-=28;c.drawString(30,y,'Summary by Floor Plan')
for x,t in((190,'Spaces'),(240,'Occupied'),(300,'% Occ'),(370,'Market Rent'),(450,'Rent')): c.drawRightString(x,y,t)
c.setFont('Helvetica',7)
for nm in('2x2 Deluxe','4x4 Classic','Studio'):
    y-=10;q=[x for x in rows if x['unitType']==nm];o=[x for x in q if 'tenantName' in x];c.drawString(30,y,nm)
    for x,t in((190,len(q)),(240,len(o)),(300,f'{len(o)/len(q):.1%}'),(370,m(sum(z['marketRent'] for z in q))),(450,m(sum(z['contractRent'] for z in o)))): c.drawRightString(x,y,str(t))
y-=22;c.setFont('Helvetica-Bold',7);c.drawString(30,y,'Summary by Charge Code');c.setFont('Helvetica',7);cc={}
for x in rows:
    for z in x.get('charges',[]): cc[z['code']]=cc.get(z['code'],0)+z['amount']
for k,v in sorted(cc.items()): y-=10;c.drawString(30,y,k);c.drawRightString(240,y,m(v))
y-=10;c.drawString(30,y,'Total');c.drawRightString(240,y,m(T['totalCharges']))
y-=20;c.drawString(30,y,f'Spaces occupied: {occ}   Spaces vacant: {len(rows)-occ}   (Vacant - Leased counts as vacant)')
c.save()
save(F,'STUDENT_HOUSING','Entrata by-space roll, charge lines under lease',True,'The Gantry at Copperfield','2025-09-30',len(rows),occ,len(rows)-occ,rows,totals=[dict(label='Totals',**T)])
