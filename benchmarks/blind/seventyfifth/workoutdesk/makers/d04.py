# MRI commercial rent roll, strip centre, PDF canvas, Courier-ish
from common import *
from reportlab.pdfgen import canvas
r=random.Random(7504); FN='mri_CMROLL_2210_tamarack_plaza.pdf'
asof=D(2025,8,31)
W,H=1008,612
TN=[('101','Prairie Sun Tanning & Spa',1400,17.5,'2021-03-01','2026-02-28'),('103','Hoang Family Dental PLLC',2150,22,'2019-06-01','2029-05-31'),('105',None,1600,0,0,0),('107','Big Tony\'s Slice House',1850,21.25,'2022-10-01','2027-09-30'),('109','Northern Loan & Title Co.',1200,19,'2023-01-01','2025-12-31'),('111','MidState Wireless #0447',1650,24.5,'2024-05-01','2029-04-30'),('113','Kettle & Thread Quilt Shop',2400,13.75,'2018-09-01','2028-08-31'),('115',None,3100,0,0,0),('117','Dollar Junction Stores Inc.',8600,9.5,'2016-02-01','2031-01-31'),('121','Tamarack Veterinary Clinic, P.C.',3350,18.4,'2020-11-01','2030-10-31'),('125','Paws & Suds Self Wash',1100,16,'2025-04-01','2028-03-31'),('127','Golden Lotus Buffet',4700,12.6,'2017-07-01','2027-06-30'),('ATM1','First Prairie Credit Union ATM',60,150,'2022-01-01','2026-12-31'),('PAD','Burger Corral of Fargo LLC',3800,23.1,'2015-08-01','2035-07-31')]
c=canvas.Canvas(f'{ROOT}/documents/{FN}',pagesize=(W,H)); pg=0
X=dict(b=36,s=84,n=128,rs=316,ex=376,sf=478,mb=556,ps=612,cr=690,st=736,oi=800,cat=820,dt_=850,ma=936,fp=980)
def head():
    global pg,y; pg+=1; c.setFont('Times-Roman',8.5); c.drawString(36,H-34,'Database:  NORLAKE'); c.drawString(36,H-45,'Bldg Status:  All'); c.drawRightString(W-36,H-34,f'Page:  {pg}'); c.drawRightString(W-36,H-45,'Date:  9/3/2025'); c.drawRightString(W-36,H-56,'Time:  11:22 AM')
    c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-34,'Rent Roll'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-47,'Tamarack Plaza'); c.drawCentredString(W/2,H-59,'8/31/2025')
    y=H-82; c.setFont('Times-Bold',8)
    c.drawCentredString(900,y,'--------------- Future Rent Increases ---------------')
    y-=11
    for k,t in dict(b='Bldg|Id',s='Suit|Id',n='|Occupant Name',rs='|Rent Start',ex='|Expiration',cat='|Cat',dt_='|Date').items():
        for j,p in enumerate(t.split('|')): c.drawString(X[k],y-j*10,p)
    for k,t in dict(sf='GLA|Sqft',mb='Monthly|Base Rent',ps='Annual|Rate PSF',cr='Monthly|Cost Recovery',st='Expense|Stop',oi='Monthly|Other Income',ma='Monthly|Amount',fp='|PSF').items():
        for j,p in enumerate(t.split('|')): c.drawRightString(X[k],y-j*10,p)
    y-=14; c.setLineWidth(1); c.line(36,y,W-36,y); y-=14
head(); rows=[]
vac=[t for t in TN if not t[1]]; occ=[t for t in TN if t[1]]
c.setFont('Times-Bold',8.5); c.drawString(36,y,'Vacant Suites'); y-=13
for s,_,sf,*_r in vac:
    c.setFont('Times-Roman',8.5); c.drawString(X['b'],y,'2210'); c.drawString(X['s'],y,s); c.drawString(X['n'],y,'Vacant'); c.drawRightString(X['sf'],y,m0(sf)); y-=13
    rows.append(row(building='2210',unit=s,statusText='Vacant',area=sf,section='Vacant Suites'))
y-=5; c.setFont('Times-Bold',8.5); c.drawString(36,y,'Occupied Suites'); y-=13
tb=tc=to=0
for s,n,sf,p,a,z in occ:
    a=D.fromisoformat(a); z=D.fromisoformat(z); mb=round(sf*p/12,2); cr=0 if s in('ATM1',) else round(sf*(3.1 if s=='PAD' else 4.85)/12,2); oi={'107':75,'121':150,'PAD':0}.get(s,0)
    steps=[]; d=D(a.year,a.month,a.day); amt=mb
    while d<=asof: d=addm(d,12)
    if s not in('ATM1','109','101'):
        for q in range(5):
            if d<z and (s!='PAD' or True): 
                step=round(amt*(1.1 if s in('PAD','117') else 1.03),2); dd=d if s not in('PAD','117') else addm(d,24+36*q)
                if dd<z: steps.append((dd,step)); amt=step
            d=addm(d,12)
    nl=max(1,len(steps))+ (1 if n.startswith('MidState') else 0)
    if y-nl*11<60: c.showPage(); head()
    c.setFont('Times-Roman',8.5); c.drawString(X['b'],y,'2210'); c.drawString(X['s'],y,s); c.drawString(X['n'],y,n); c.drawString(X['rs'],y,usn(a)); c.drawString(X['ex'],y,usn(z))
    c.drawRightString(X['sf'],y,m0(sf)); c.drawRightString(X['mb'],y,m2(mb)); c.drawRightString(X['ps'],y,m2(p))
    if cr: c.drawRightString(X['cr'],y,m2(cr))
    if oi: c.drawRightString(X['oi'],y,m2(oi))
    for j,(d_,x) in enumerate(steps):
        c.drawString(X['cat'],y-11*j,'BRR' if s!='PAD' else 'GRD'); c.drawString(X['dt_'],y-11*j,usn(d_)); c.drawRightString(X['ma'],y-11*j,m2(x)); c.drawRightString(X['fp'],y-11*j,m2(x*12/sf))
    y-=11*max(1,len(steps))+4
    ch=[q for q in (('Monthly Cost Recovery',cr),('Monthly Other Income',oi)) if q[1]]
    rows.append(row(building='2210',unit=s,tenantName=n,statusText='Occupied',section='Occupied Suites',area=sf,leaseStartDate=a,leaseEndDate=z,contractRent=mb,charges=ch)|({'rentSteps':[{"date":d_.isoformat(),"amount":x} for d_,x in steps]} if steps else {}))
    tb+=mb; tc+=cr; to+=oi
if y<150: c.showPage(); head()
y-=4; c.line(X['mb']-60,y+8,X['oi'],y+8); c.setFont('Times-Bold',8.5)
so=sum(t[2] for t in occ); sv=sum(t[2] for t in vac)
c.drawString(X['n'],y-4,'Totals:')
for j,(l,v,k) in enumerate((('Occupied Sqft:',so,len(occ)),('Leased/Unoccupied Sqft:',0,0),('Vacant Sqft:',sv,len(vac)),('Total Sqft:',so+sv,len(TN)))):
    yy=y-4-12*j; c.setFont('Times-Roman' if j<3 else 'Times-Bold',8.5); c.drawString(200,yy,l); c.drawRightString(368,yy,f'{100*v/(so+sv):.2f}%'); c.drawRightString(410,yy,f'{k} Units'); c.drawRightString(X['sf'],yy,m0(v))
    if j in(0,3): [c.drawRightString(X[q],yy,m2(w)) for q,w in(('mb',tb),('cr',tc),('oi',to))]
y-=70; c.setFont('Times-Italic',8); c.drawString(36,y,'Total Tamarack Plaza:  14 Units.   Cat codes: BRR = Base Rent Retail, GRD = Ground Rent'); c.save()
save(FN,T(propertyName='Tamarack Plaza',asOnDate='2025-08-31',units=14,occupied=12,vacant=2,rows=rows),'RETAIL','MRI commercial rent roll with future increases',True,
 [('rent',tb,ssum(rows,'contractRent')),('cr',tc,sum(q['amount'] for x in rows for q in x.get('charges',[]) if 'Cost' in q['code'])),('sf',so+sv,ssum(rows,'area'))])
