# Canadian warehouse, few tenants, card-like records with rent schedule at right
import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='Dorval_Distribution_Centre_rent_roll_2025-03-31.pdf'
W,H=letter;c=canvas.Canvas(doc(N),pagesize=letter)
f=lambda v:f'{v:,.2f}'
def T(x,y,t,b=0,s=8,a='l'):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',s);{'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,t)
pg=0
def head():
    global pg
    pg+=1
    c.setFillColorRGB(.16,.29,.22);c.rect(0,H-58,W,58,stroke=0,fill=1);c.setFillColorRGB(1,1,1)
    T(40,H-28,'Dorval Distribution Centre',1,14);T(40,H-44,'2100 boul. Hymus, Dorval (Québec)     Property 7710',0,8.5)
    T(W-40,H-28,'Tenancy Schedule with Rent Escalations',1,10,'r');T(W-40,H-44,'As at 2025-03-31  |  CAD',0,8.5,'r');c.setFillColorRGB(0,0,0)
    T(40,28,'Spectra  tenschd_esc v8.2',0,6.5);T(W-40,28,f'{pg} / 2',0,6.5,'r')
    return H-78
D=[('01','Distribution Papineau inc.','NET',88400,dt.date(2019,7,1),dt.date(2029,6,30),8.10,[(dt.date(2022,7,1),8.60),(dt.date(2025,7,1),9.15),(dt.date(2027,7,1),9.75)],'1 x 5 yrs, market, 9 mo notice',120000),
('02','Les Meubles Rive-Ouest ltée','NET',46250,dt.date(2022,11,1),dt.date(2027,10,31),10.25,[(dt.date(2024,11,1),10.75),(dt.date(2025,11,1),11.05)],'None',82000),
('03A','Arctique Cold Chain Canada Corp.','NET',31980,dt.date(2023,2,1),dt.date(2033,1,31),12.40,[(dt.date(2026,2,1),12.90),(dt.date(2029,2,1),13.75)],'2 x 5 yrs, ROFR on 03B',66087.33),
('03B','VACANT',None,15320,None,None,None,[],None,None),
('04','Groupe Montclair Transport s.e.c.','SEMI-GROSS',22750,dt.date(2014,10,1),dt.date(2024,9,30),9.00,[],'Overholding at 125%',0),
('YARD-1','Groupe Montclair Transport s.e.c.','LICENCE',40000,dt.date(2014,10,1),dt.date(2025,9,30),1.20,[],'Trailer parking, 38 stalls',0)]
rows=[];y=head();tot={};ta=tv=tr=tt=td=0;n=0
for u,nm,lt,a,st,en,ps,steps,opt,dep in D:
    hgt=118 if nm!='VACANT' else 40
    if y-hgt<60: c.showPage();y=head()
    c.setLineWidth(.6);c.setFillGray(.92);c.rect(40,y-6,W-80,16,stroke=0,fill=1);c.setFillGray(0)
    T(46,y-2,f'Unit {u}',1,9);T(118,y-2,nm,1,9);T(W-46,y-2,f'{a:,} sq ft',1,9,'r')
    row=dict(unit=u,area=a);
    if not u.startswith('YARD'):ta+=a
    if nm=='VACANT':
        tv+=a;T(118,y-20,'Available immediately. 24\' clear, 3 docks.  Asking $13.00 net.',0,8);row['statusText']='VACANT';rows.append(row);y-=52;continue
    cur=ps
    for d,p in steps:
        if d<=dt.date(2025,3,31):cur=p
    m=round(a*cur/12,2)
    if lt=='SEMI-GROSS': m=round(m*1.25,2)
    ch=[('Basic rent',m)]
    if lt=='NET': ch+=[('Operating costs',round(a*2.05/12,2)),('Realty taxes',round(a*2.72/12,2)),('Management fee',round(m*.03,2))]
    if u=='03A': ch+=[('Hydro sub-meter',6140.0)]
    if lt=='SEMI-GROSS': ch+=[('Tax escalation',417.08)]
    yy=y-20
    for l,v in (('Lease type',lt),('Commencement',iso(st)),('Expiry',iso(en)),('Deposit held',f(dep) if dep else '0.00'),('Options',opt)):
        T(46,yy,l,0,7.2);T(112,yy,v,0,8);yy-=11
    yy=y-20;T(232,yy,'Monthly billing',1,7.4);yy-=11
    s=0
    for l,v in ch: T(232,yy,l,0,7.8);T(366,yy,f(v),0,7.8,'r');yy-=10.5;s+=v;tot[l]=round(tot.get(l,0)+v,2)
    c.setLineWidth(.4);c.line(312,yy+8,366,yy+8);T(232,yy-1,'Total monthly',1,7.8);T(366,yy-1,f(s),1,7.8,'r')
    yy=y-20;T(392,yy,'Basic rent escalations',1,7.4);yy-=11
    T(392,yy,'Effective',0,7);T(476,yy,'$/sq ft',0,7,'r');T(566,yy,'Monthly',0,7,'r');yy-=10.5
    rs=[]
    for d,p in steps:
        x=round(a*p/12,2);T(392,yy,iso(d),0,7.8);T(476,yy,f(p),0,7.8,'r');T(566,yy,f(x),0,7.8,'r');yy-=10.5
        if d>dt.date(2025,3,31):rs.append(dict(date=iso(d),amount=x))
    if not steps:T(392,yy,'none scheduled',0,7.8)
    row.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),deposit=dep,contractRent=m,charges=[dict(code=l,amount=v) for l,v in ch],totalCharges=round(s,2),rentSteps=rs)
    rows.append(row);td+=dep;tt+=s;y-=hgt
if y<200:c.showPage();y=head()
c.setLineWidth(1);c.line(40,y+8,W-40,y+8);T(46,y-6,'Property summary',1,10);y-=22
for l,v in tot.items(): T(46,y,l);T(240,y,f(v),0,8,'r');y-=11
c.line(180,y+8,240,y+8);T(46,y-2,'Total monthly billing',1);T(240,y-2,f(tt),1,8,'r')
y+=11*len(tot)
for l,v in (('Leased area (building)',f'{ta-tv:,}'),('Vacant area',f'{tv:,}'),('Building area',f'{ta:,}'),('Occupancy',f'{100*(ta-tv)/ta:.1f} %'),('Deposits held',f(td))): T(320,y,l);T(500,y,v,0,8,'r');y-=11
T(320,y-4,'Yard licence area is not building area.',0,7)
c.save()
save(N,dict(propertyName='Dorval Distribution Centre',asOnDate='2025-03-31',units=None,occupied=None,vacant=1,rows=rows),'WAREHOUSE','Spectra-like Canadian card records, three blocks side by side','no table header: one card per unit with labels, charges and escalations side by side; past and future steps; overholding; yard licence')
