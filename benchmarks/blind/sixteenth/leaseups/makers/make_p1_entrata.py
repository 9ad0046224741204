"""P1: Entrata-like rent roll with scheduled charges, apartment lease-up, PDF landscape letter, canvas."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(151); AS=dt.date(2025,9,15); FN='harlow_mill_rr_detail.pdf'
plans={'S1 - Studio':(512,1565),'A1 - 1x1':(688,1795),'A3 - 1x1 Den':(801,1995),'B2 - 2x2':(1054,2540)}
m=lambda d:d.strftime('%m/%d/%Y'); f=lambda x:(f'({-x:,.2f})' if x<0 else f'{x:,.2f}')
recs=[]
for fl in range(1,6):
    for n in range(1,13):
        u=f'{fl}{n:02d}'; p=list(plans)[(n*7+fl)%4]; sf,b=plans[p]; mk=b+15*(fl-1)+(40 if n in(1,12) else 0)
        base=dict(unit='1-'+u,unitType=p,area=sf,marketRent=mk)
        def resident(start,term,fut=False):
            a,l=person(R); rent=mk-R.choice([0,0,20,35]); ch=[('Rent',rent)]
            if R.random()<.55: ch.append(('Concession - Upfront',-r2(rent/12*R.choice([1,1.5]))))
            if R.random()<.5: ch.append(('Garage Parking',R.choice([125,150])))
            if R.random()<.3: ch.append(('Pet Rent',R.choice([35,50])))
            if not fut or True: ch.append(('Trash Valet',25)); 
            return dict(base,tenantName=f'{l}, {a}',leaseStartDate=start,leaseEndDate=endlease(start,term),moveInDate=start,contractRent=rent,deposit=R.choice([0,250,500]),
              balance=0 if fut else R.choice([0,0,0,0,rent+25,-75.5,12.4]),charges=[dict(code=c,amount=x) for c,x in ch],totalCharges=sum(x for _,x in ch))
        r=R.random()
        if fl==1 and n==1: recs.append(dict(base,statusText='Model',kind='model'));continue
        if r<.60:
            s=dt.date(2025,2,1)+dt.timedelta(days=R.randrange(0,220)); x=resident(s,R.choice([12,13,15])); x['statusText']='Occupied No Notice' ; x['kind']='occ'
            if R.random()<.07: x['statusText']='Notice Unrented'; x['moveOutDate']=dt.date(2025,10,R.randrange(4,30))
            recs.append(x)
        elif r<.80:
            recs.append(dict(base,statusText='Vacant Unrented Ready' if R.random()<.6 else 'Vacant Unrented Not Ready',kind='vac'))
        else:
            recs.append(dict(base,statusText='Vacant Rented Ready',kind='vac'))
            x=resident(dt.date(2025,9,16)+dt.timedelta(days=R.randrange(1,45)),R.choice([12,14,15]),True); x['statusText']='Future'; x['kind']='fut'; recs.append(x)
W,H=landscape(letter); c=canvas.Canvas(doc(FN),pagesize=(W,H),invariant=1); c.setTitle('Rent Roll Detail')
X=dict(unit=28,ut=66,sf=152,st=158,nm=248,mi=352,ls=396,le=440,mo=484,mk=566,code=572,amt=700,dep=734,bal=770)
pg=[0]
def head():
    pg[0]+=1; c.setFont('Helvetica-Bold',13); c.drawString(28,H-34,'Rent Roll Detail'); c.setFont('Helvetica',8)
    c.drawString(28,H-47,'The Harlow at Mill District'); c.drawString(28,H-58,'As of Date: 09/15/2025   |   Lease Occupancy Types: Conventional   |   Include Future Leases: Yes')
    c.drawRightString(770,H-34,'Page %d'%pg[0]); c.drawRightString(770,H-47,'Generated 09/15/2025 08:14 AM CDT')
    c.setFillGray(.88); c.rect(24,H-90,W-48,24,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',6.8)
    y1,y2=H-75,H-85
    for k,a,b,al in (('unit','','Bldg-Unit',0),('ut','','Unit Type',0),('sf','','SQFT',1),('st','','Unit Status',0),('nm','','Resident',0),('mi','Move-','In',0),('ls','Lease','Start',0),('le','Lease','End',0),('mo','Move-','Out',0),('mk','Market','Rent',1),('code','Charge','Code',0),('amt','Scheduled','Charges',1),('dep','Deposit','Held',1),('bal','','Balance',1)):
        for t,y in((a,y1),(b,y2)):
            (c.drawRightString if al else c.drawString)(X[k],y,t)
    return H-101
y=head()
def fit(t,w,font='Helvetica',s=7):
    assert c.stringWidth(t,font,s)<=w,(t,w)
    return t
for x in recs:
    n=max(1,len(x.get('charges',[]))+ (1 if x.get('charges') else 0))
    if y-n*9.2<40: c.showPage(); y=head()
    c.setFont('Helvetica',7)
    c.drawString(X['unit'],y,x['unit']); c.drawString(X['ut'],y,x['unitType']); c.drawRightString(X['sf'],y,str(x['area'])); c.drawString(X['st'],y,fit(x['statusText'],90))
    if x.get('tenantName'): c.drawString(X['nm'],y,fit(x['tenantName'],102))
    for k,kk in(('mi','moveInDate'),('ls','leaseStartDate'),('le','leaseEndDate'),('mo','moveOutDate')):
        if x.get(kk): c.drawString(X[k],y,m(x[kk]))
    if x['kind']=='fut': x.pop('marketRent')
    else: c.drawRightString(X['mk'],y,f(x['marketRent']))
    if 'deposit' in x: c.drawRightString(X['dep'],y,f(x['deposit'])); c.drawRightString(X['bal'],y,f(x['balance']))
    for ch in x.get('charges',[]):
        c.drawString(X['code'],y,ch['code']); c.drawRightString(X['amt'],y,f(ch['amount'])); y-=9.2
    if x.get('charges'):
        c.setFont('Helvetica-Bold',7); c.drawString(X['code'],y,'Total'); c.drawRightString(X['amt'],y,f(x['totalCharges'])); y-=9.2
    else: y-=9.2
    c.setStrokeGray(.8); c.line(24,y+6.5,W-24,y+6.5); y-=2.5
if y<240: c.showPage(); y=head()
K=lambda k:[x for x in recs if x['kind']==k]
c.setFont('Helvetica-Bold',7.5); y-=6
tm=sum(x.get('marketRent',0) for x in recs)
occ,fut=K('occ'),K('fut')
for lab,S in(('Total - Current Leases',occ),('Total - Future Leases',fut)):
    c.drawString(28,y,lab)
    if S is occ: c.drawRightString(X['mk'],y,f(tm))
    c.drawRightString(X['amt'],y,f(sum(x['totalCharges'] for x in S))); c.drawRightString(X['dep'],y,f(sum(x['deposit'] for x in S))); c.drawRightString(X['bal'],y,f(sum(x['balance'] for x in S))); y-=12
y-=14; c.setFont('Helvetica-Bold',9); c.drawString(28,y,'Unit Status Summary'); c.drawString(380,y,'Charge Code Summary'); y-=13
yy=y; c.setFont('Helvetica-Bold',7)
for t,xx in(('Status',28),('Units',190),('% Units',230),('SQFT',280)): (c.drawString if xx==28 else c.drawRightString)(xx,yy,t)
for t,xx in(('Charge Code',380),('Current',570),('Future',640)): (c.drawString if xx==380 else c.drawRightString)(xx,yy,t)
c.setFont('Helvetica',7); phys=[x for x in recs if x['kind']!='fut']; a=yy-11
for s in sorted({x['statusText'] for x in phys}):
    S=[x for x in phys if x['statusText']==s]; c.drawString(28,a,s)
    for xx,v in((190,str(len(S))),(230,f'{len(S)/len(phys)*100:.2f}%'),(280,f"{sum(q['area'] for q in S):,}")): c.drawRightString(xx,a,v)
    a-=10
c.setFont('Helvetica-Bold',7); c.drawString(28,a,'Total'); c.drawRightString(190,a,str(len(phys))); c.drawRightString(230,a,'100.00%'); c.drawRightString(280,a,f"{sum(q['area'] for q in phys):,}")
c.setFont('Helvetica',7); a=yy-11
for code in('Rent','Concession - Upfront','Garage Parking','Pet Rent','Trash Valet'):
    c.drawString(380,a,code)
    for xx,S in((570,occ),(640,fut)): c.drawRightString(xx,a,f(sum(h['amount'] for q in S for h in q['charges'] if h['code']==code)))
    a-=10
c.setFont('Helvetica-Bold',7); c.drawString(380,a,'Total')
for xx,S in((570,occ),(640,fut)): c.drawRightString(xx,a,f(sum(q['totalCharges'] for q in S)))
c.save()
chk=[['marketRent',tm,None],['totalCharges',sum(x['totalCharges'] for x in occ)+sum(x['totalCharges'] for x in fut),None]]
rows=[{k:v for k,v in x.items() if k!='kind'} for x in recs]
save(FN,'MULTIFAMILY','Entrata rent roll detail, charge lines per lease, future leases in own rows under the vacant unit',True,rows,'The Harlow at Mill District',AS,len(phys),len(occ),len(K('vac')),checks=chk)
