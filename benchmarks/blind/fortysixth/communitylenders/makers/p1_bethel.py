# senior HUD building, system report with charge lines under every unit
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(4601)
ids=[f"{f}{n:02d}" for f in range(2,9) for n in range(1,9)]  # 56
nm=names(rng,80,"{l}, {f}")
vac={'304','507','802'}; emp='201'
rows=[]
types={1:('1BR-A',540),2:('1BR-A',540),3:('1BR-B',565),4:('EFF',410),5:('EFF',410),6:('1BR-B',565),7:('1BR-AC',588),8:('2BR',742)}
contract={'1BR-A':968,'1BR-B':984,'EFF':846,'1BR-AC':984,'2BR':1172}
for u in ids:
    ty,sf=types[int(u[-1])]; cr=contract[ty]
    r=dict(unit=u,unitType=ty,area=sf)
    if u in vac:
        r.update(statusText='VACANT',contractRent=0.0,charges=[],totalCharges=0.0,deposit=0.0,balance=0.0,marketRent=float(cr)); rows.append(r); continue
    mi=rdate(rng,dt.date(2008,1,1),dt.date(2025,2,1)); 
    r.update(tenantName=nm.pop(),statusText='Occupied',marketRent=float(cr),moveInDate=mi)
    le=eom(addm(first(mi),11)); 
    while le<dt.date(2025,3,31): le=eom(addm(first(le),12))
    r['leaseEndDate']=le
    ch=[]
    if u==emp:
        r['tenantName']=r['tenantName']+' (Mgr)'; ch=[('empl',float(cr)),('emcr',-float(cr))]; tr=0
        dep=0.
    else:
        tr=rng.randint(168,520); ch=[('trnt',float(tr)),('hap',float(cr-tr))]
        if rng.random()<.3: ch.append(('cable',31.5))
        if rng.random()<.22: ch.append(('acchg',18.0))
        if rng.random()<.15: ch.append(('petfe',10.0))
        if rng.random()<.2: ch.append(('prkng',25.0))
        dep=float(tr) if rng.random()<.8 else 50.
    r['charges']=[dict(code=c,amount=a) for c,a in ch]; r['totalCharges']=sum(a for _,a in ch)
    r['contractRent']=float(cr) if u!=emp else 0.0
    r['deposit']=dep; r['balance']=rng.choice([0.,0.,0.,0.,0.,float(rng.randint(3,300)),-float(rng.randint(2,90)),tr*1.])
    rows.append(r)
fut=[]
for u,ty in (('304','EFF'),('802','1BR-A')):
    mi=dt.date(2025,4,rng.choice([3,14]))
    if u=='802': ty=types[2][0]
    sf=types[int(u[-1])][1]; cr=float(contract[ty]); tr=float(rng.randint(200,400))
    fut.append(dict(unit=u,unitType=ty,area=sf,tenantName=nm.pop(),statusText='Future Residents/Applicants',section='Future Residents/Applicants',marketRent=cr,contractRent=cr,moveInDate=mi,leaseEndDate=dt.date(2026,3,31),charges=[dict(code='trnt',amount=tr),dict(code='hap',amount=cr-tr)],totalCharges=cr,deposit=tr,balance=0.0))
for r in rows: r['section']='Current/Notice/Vacant Residents'
F='bethel_towers_charge_roll.pdf'
W,H=landscape(letter)
c=canvas.Canvas(str(DOC/F),pagesize=(W,H),invariant=1)
X=dict(unit=30,ty=66,sf=150,nm=160,mk=345,cr=405,code=418,amt=497,dep=560,mi=572,le=632,bal=752)
pg=0;y=0
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawString(30,H-34,'Rent Roll - Charge Detail')
    c.setFont('Helvetica',7.5); c.drawString(30,H-46,'Property: bthl202 - Bethel Towers Senior Apartments'); c.drawString(30,H-56,'As Of = 03/31/2025   Month Year = 03/2025   Sort = Unit')
    c.drawRightString(W-30,H-34,f'Page {pg}'); c.setFont('Helvetica-Bold',7)
    yy=H-74
    for t,k,rt in (('Unit','unit',0),('Unit Type','ty',0),('Unit','sf',1),('Resident','nm',0),('Market','mk',1),('Contract','cr',1),('Charge','code',0),('Amount','amt',1),('Resident','dep',1),('Move In','mi',0),('Lease','le',0),('Balance','bal',1)):
        (c.drawRightString if rt else c.drawString)(X[k],yy,t)
    for t,k,rt in (('Sq Ft','sf',1),('Rent','mk',1),('Rent','cr',1),('Code','code',0),('Deposit','dep',1),('Expiration','le',0)):
        (c.drawRightString if rt else c.drawString)(X[k],yy-8.5,t)
    c.setLineWidth(.8); c.line(30,yy-12,W-30,yy-12); y=yy-22
    c.setFont('Helvetica',6.5); c.drawString(30,22,'Wednesday, April 2, 2025  09:47 AM'); c.setFont('Helvetica',7.5)
def need(n):
    if y-n*9.2<40: c.showPage(); head()
def put(r):
    global y
    need(max(1,len(r['charges']))+2)
    c.setFont('Helvetica',7.5)
    c.drawString(X['unit'],y,r['unit']); c.drawString(X['ty'],y,r['unitType']); c.drawRightString(X['sf'],y,f"{r['area']:.2f}")
    c.drawString(X['nm'],y,r.get('tenantName','VACANT'))
    c.drawRightString(X['mk'],y,m2(r['marketRent'])); c.drawRightString(X['cr'],y,m2(r['contractRent']))
    c.drawRightString(X['dep'],y,m2(r['deposit'])); c.drawRightString(X['bal'],y,m2(r['balance']))
    if 'moveInDate' in r: c.drawString(X['mi'],y,us(r['moveInDate'])); c.drawString(X['le'],y,us(r['leaseEndDate']))
    for ch in r['charges']:
        c.drawString(X['code'],y,ch['code']); c.drawRightString(X['amt'],y,m2(ch['amount'])); y-=9.2
    c.setFont('Helvetica-Bold',7.5); c.drawString(X['code'],y,'Total'); c.drawRightString(X['amt'],y,m2(r['totalCharges'])); y-=13
head()
def band(t):
    global y
    need(3); c.setFont('Helvetica-Bold',8); c.drawString(30,y,t); y-=12
band('Current/Notice/Vacant Residents')
for r in rows: put(r)
band('Future Residents/Applicants')
for r in fut: put(r)
S=lambda L,k: sum(r[k] for r in L)
need(4); c.line(30,y+6,W-30,y+6); y-=4; c.setFont('Helvetica-Bold',7.5); c.drawString(30,y,'Total   Bethel Towers Senior Apartments(bthl202)  excl. future residents')
for k,x in (('marketRent','mk'),('contractRent','cr'),('totalCharges','amt'),('deposit','dep'),('balance','bal')): c.drawRightString(X[x],y,m2(S(rows,k)))
c.showPage(); head(); y-=4
c.setFont('Helvetica-Bold',8); c.drawString(30,y,'Summary Groups'); 
cols=[(230,'Square'),(300,'Market'),(370,'Actual'),(440,'Security'),(490,'# Of'),(550,'% Unit'),(620,'Balance')]
for x,t in cols: c.drawRightString(x,y,t)
y-=9
for (x,_),t in zip(cols,('Footage','Rent','Charges','Deposit','Units','Occupancy','')): c.drawRightString(x,y,t)
y-=12; occ=[r for r in rows if r['statusText']!='VACANT']; va=[r for r in rows if r['statusText']=='VACANT']
for t,L,n in (('Current/Notice Residents',occ,len(occ)),('Future Residents/Applicants',fut,0),('Occupied Units',occ,len(occ)),('Total Vacant Units',va,len(va)),('Totals:',rows,len(rows))):
    c.setFont('Helvetica-Bold' if t=='Totals:' else 'Helvetica',7.5); c.drawString(30,y,t)
    vals=[m2(S(L,'area')),m2(S(L,'marketRent')),m2(S(L,'totalCharges')),m2(S(L,'deposit')),str(n) ,f'{100*n/len(rows):.2f}',m2(S(L,'balance'))]
    if t in('Occupied Units','Total Vacant Units'): vals[2]=vals[3]=vals[6]=''
    for (x,_),v in zip(cols,vals): c.drawRightString(x,y,v)
    y-=11
y-=14; c.setFont('Helvetica-Bold',8); c.drawString(30,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)'); y-=13
codes={}
for r in rows:
    for ch in r['charges']: codes[ch['code']]=codes.get(ch['code'],0)+ch['amount']
for k in sorted(codes):
    c.setFont('Helvetica',7.5); c.drawString(40,y,k); c.drawRightString(200,y,m2(codes[k])); y-=10
c.setFont('Helvetica-Bold',7.5); c.drawString(40,y,'Total'); c.drawRightString(200,y,m2(sum(codes.values())))
c.save()
allr=rows+fut
save(F,'SENIOR_HOUSING','system report, charge lines under unit, future section, summary pages',True,allr,'Bethel Towers Senior Apartments','2025-03-31',len(rows),len(occ),len(va),
 checks=[('totalCharges',S(rows,'totalCharges')+S(fut,'totalCharges'))])
