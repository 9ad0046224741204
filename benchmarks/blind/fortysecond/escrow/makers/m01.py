# AppFolio print, apartments, status sections none, totals per type
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
from datetime import date,timedelta
rng=random.Random(4101); F='larkspur_court_rent_roll.pdf'
nm=names(rng,40,'{f} {l}')
rows=[];T={'1/1.00':(640,1395),'2/1.00':(845,1650),'2/2.00':(930,1795),'--/--':(0,0)}
fd=lambda d:d.strftime('%m/%d/%Y')
for b in 'ABC':
    for k in range(9 if b!='C' else 8):
        u=f"{b}{101+k if k<5 else 201+k-5}"
        t=['1/1.00','2/1.00','2/1.00','2/2.00'][k%4];sf,mk=T[t]
        st='Current'
        if u in('A202','C103'): st='Vacant-Unrented'
        if u=='B104': st='Vacant-Rented'
        if u in('B201','C201'): st='Notice-Unrented'
        r=dict(unit=u,unitType=t,statusText=st,area=sf,marketRent=float(mk))
        if not st.startswith('Vac'):
            mi=date(2024,1,1)+timedelta(days=rng.randrange(0,560));
            r.update(tenantName=nm.pop(),contractRent=float(mk-rng.choice([0,25,45,70,95,120])),deposit=float(rng.choice([500,600,750,mk//2])),moveInDate=mi.isoformat())
            f=date(mi.year,mi.month,1) if mi.year==2025 else date(mi.year+1,mi.month,1)
            r['leaseStartDate']=f.isoformat() if f<=date(2025,7,31) else mi.isoformat()
            s=date.fromisoformat(r['leaseStartDate']); r['leaseEndDate']=(date(s.year+1,s.month,1)-timedelta(days=1)).isoformat()
            if rng.random()<.12: r['leaseEndDate']=None
            if st[0]=='N': r['moveOutDate']='2025-08-31'
            r['balance']=rng.choice([0.0]*6+[45.5,-20.0,118.75,1240.0])
        rows.append(r)
W,H=landscape(letter);c=canvas.Canvas(doc(F),pagesize=(W,H));c.setTitle('Rent Roll')
X=[36,84,128,224,300,336,388,440,492,548,604,660,756]
HD=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
RT={4,5,6,7,12}
XX=[36,76,116,216,318,366,416,464,474,530,586,642,756]
def head(first):
    y=H-40
    if first:
        c.setFont('Helvetica-Bold',15);c.drawString(36,y,'Rent Roll');y-=15
        c.setFont('Helvetica',8)
        for s in ['Properties: Larkspur Court Apartments - 4410 NE 68th Ave Vancouver, WA 98661','Units: Active','As of: 07/31/2025','Include Non-Revenue Units: No']:
            c.drawString(36,y,s);y-=10
        y-=6
    c.setFillGray(.88);c.rect(34,y-5,W-68,16,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',7.5)
    for i,h in enumerate(HD):(c.drawRightString if i in RT else c.drawString)(XX[i],y,h)
    return y-16
pg=[1]
def foot():
    c.setFont('Helvetica',7);c.drawString(36,24,'Created on 08/04/2025');c.drawRightString(W-36,24,f'Page {pg[0]}')
y=head(True)
c.setFont('Helvetica-Bold',8);c.drawString(36,y,'Larkspur Court Apartments - 4410 NE 68th Ave Vancouver, WA 98661');y-=14
def dd(s): return fd(date.fromisoformat(s)) if s else ''
for r in rows:
    if y<50: foot();c.showPage();pg[0]+=1;y=head(False)
    c.setFont('Helvetica',7.5)
    v=[r['unit'],r['unitType'],r.get('tenantName',''),r['statusText'],m(r['area'],0),m(r['marketRent']),m(r['contractRent']) if 'contractRent' in r else '',m(r['deposit']) if 'deposit' in r else '',dd(r.get('leaseStartDate')),dd(r.get('leaseEndDate')),dd(r.get('moveInDate')),dd(r.get('moveOutDate')),m(r['balance']) if 'balance' in r else '']
    for i,s in enumerate(v):(c.drawRightString if i in RT else c.drawString)(XX[i],y,s)
    c.setStrokeGray(.85);c.line(34,y-4,W-34,y-4);y-=14
occ=[r for r in rows if 'tenantName' in r];n=len(rows)
S=lambda k:sum(r.get(k) or 0 for r in rows)
for lab in (f'{n} Units',f'Total {n} Units'):
    if y<50: foot();c.showPage();pg[0]+=1;y=head(False)
    c.setFont('Helvetica-Bold',7.5);c.drawString(36,y,lab);c.drawString(216,y,f'{len(occ)/n*100:.1f}% Occupied')
    for i,k in((4,'area'),(5,'marketRent'),(6,'contractRent'),(7,'deposit'),(12,'balance')):c.drawRightString(XX[i],y,m(S(k),0 if i==4 else 2))
    y-=16
foot();c.save()
save(F,'MULTIFAMILY','AppFolio Rent Roll print, landscape',False,'Larkspur Court Apartments','2025-07-31',rows,n,len(occ),n-len(occ))
