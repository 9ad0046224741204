import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(4401); D=dt.date
ASOF=D(2025,6,30)
F='p01_riverline_tower.pdf'
# (suites [(suite,sf)], tenant, start, end, rate psf/yr, step kind)
T=[
 ([('0100',4210)],'Old Canal Coffee & Provisions LLC',D(2021,4,1),D(2031,3,31),31.0,'pct'),
 ([('0110',6875)],'First Heartland Savings Bank',D(2016,9,1),D(2026,8,31),34.5,'flat'),
 ([('0300',19840),('0400',19840),('0450',3118)],'Brandt Kessler Mutual Insurance Co.',D(2018,1,1),D(2030,12,31),24.25,'pct'),
 ([('0510',5206)],'Scioto Actuarial Group',D(2022,7,1),D(2027,6,30),25.0,'pct'),
 ([('0520',3347)],'Pell & Oyler, CPAs',D(2020,11,1),D(2025,10,31),24.0,None),
 ([('0530',2988)],'Midland Title Agency, Ltd.',D(2023,2,15),D(2028,2,29),26.0,'fifty'),
 ([('0600',11960),('0700',19840),('0800',19840)],'Harmon Veil LLP',D(2019,5,1),D(2034,4,30),26.75,'pct'),
 ([('0610',7655)],'Ohio Valley Grain Exchange',D(2017,3,1),D(2027,2,28),23.5,'fifty'),
 ([('0900',9412)],'Tessellate Software, Inc.',D(2024,1,1),D(2029,12,31),27.5,'pct'),
 ([('0920',4120),('0925',1290)],'Marrow Street Advertising',D(2022,10,1),D(2026,9,30),25.25,'fifty'),
 ([('1000',19840)],'State Pension Actuaries Board',D(2015,7,1),D(2025,6,30),22.0,'hold'),
 ([('1110',6604)],'Lindqvist Engineering, P.C.',D(2021,6,1),D(2026,5,31),25.5,'fifty'),
 ([('1120',2215)],'Dr. Benefit Advisors LLC',D(2023,9,1),D(2026,8,31),27.0,None),
 ([('1140',3902),('1150',2477)],'Garrity, Nolan & Swett Co., L.P.A.',D(2020,1,1),D(2029,12,31),26.0,'pct'),
 ([('1200',19840),('1300',9870)],'Allegheny & Lakes Energy Services',D(2023,1,1),D(2033,12,31),27.0,'pct'),
 ([('1340',4015)],'Kestrel Court Reporting',D(2024,8,1),D(2027,7,31),26.5,'fifty'),
 ([('1400',12240)],'U.S. Prime Freight Brokers, Inc.',D(2022,3,1),D(2029,2,28),26.0,'pct'),
 ([('1500',19840),('1600',19840),('1700',19840),('1705',612)],'Corvane Health Plans of Ohio',D(2020,10,1),D(2032,9,30),25.75,'pct'),
 ([('1810',7340)],'Mapleton Capital Partners LP',D(2024,5,1),D(2031,4,30),29.5,'pct'),
 ([('1830',3125)],'Consulate Travel Services',D(2021,12,1),D(2025,11,30),27.75,None),
 ([('1900',15110)],'Stroud Whitcomb Architects',D(2019,9,1),D(2029,8,31),27.0,'fifty'),
 ([('2000',19210)],'Delmarch Private Wealth Management',D(2025,2,1),D(2035,7,31),32.0,'pct'),
 ([('RF01',0)],'Buckeye Wireless Towers, LLC',D(2018,6,1),D(2028,5,31),None,'ant'),
 ([('ST03',845)],'Harmon Veil LLP - File Storage',D(2021,1,1),'MTM',12.0,None),
]
VAC=[('0120',1655),('0500',2890),('0910',3610),('1100',4480),('1320',5120),('1410',7115),('1820',8870),('1910',4330)]
rows=[];recs=[]
def m2(x): return f"{x:,.2f}"
for suites,ten,s,e,rate,kind in T:
    for i,(su,sf) in enumerate(suites):
        if kind=='ant': rent=2750.00
        else: rent=round(sf*(rate-(4 if su in('0450','1705','0925') else 0))/12,2)
        opex=round(sf*R.choice([3.1,3.4,3.85,4.2])/12,2) if sf>900 else 0
        tax=round(sf*1.62/12,2) if sf>900 else 0
        oth=R.choice([0,0,0,150,425,900.0]) if i==0 and sf>2000 else 0
        steps=[]
        if kind in('pct','fifty','ant'):
            cur=rent;n=0;d=s
            while True:
                d=addm(d,12)
                if d>=e or n>=(5 if kind!='fifty' else 3): break
                if d<=ASOF: continue
                cur=round(cur*1.025,2) if kind!='fifty' else round(cur+sf*.5/12,2)
                steps.append((d,cur)); n+=1
        if kind=='flat':steps=[(D(2025,9,1),round(sf*35.25/12,2))]
        if kind=='hold':steps=[(D(2025,7,1),round(rent*1.5,2))]
        recs.append((su,ten,s,e,sf,rent,opex,tax,oth,steps,'Occupied'))
fut=[('1410','Lindqvist Engineering, P.C. - Expansion',D(2025,10,1),D(2031,9,30),7115,0,0,0,0,[(D(2025,10,1),round(7115*27.0/12,2)),(D(2026,10,1),round(7115*27.5/12,2))])]
cv=canvas.Canvas(path(F),pagesize=landscape(letter),invariant=1)
W,H=landscape(letter); X=dict(su=30,ten=68,st=232,en=278,sf=348,rent=408,psf=442,ox=494,tx=544,ot=588,fd=598,fa=694,fp=728)
pg=0
def head():
    global pg,y
    pg+=1
    cv.setFont('Helvetica-Bold',11); cv.drawCentredString(W/2,H-34,'Rent Roll'); 
    cv.setFont('Helvetica',8); cv.drawCentredString(W/2,H-46,'RIVERLINE TOWER'); cv.drawCentredString(W/2,H-56,'Bldg RLT  -  180 West Quay Street, Columbus, OH')
    cv.drawCentredString(W/2,H-66,'6/30/2025')
    cv.setFont('Helvetica',7); cv.drawString(30,H-34,'Database: MIDCOMM'); cv.drawString(30,H-44,'Bldg Status: Active only')
    cv.drawRightString(W-30,H-34,f'Page: {pg}'); cv.drawRightString(W-30,H-44,'Date: 7/3/2025'); cv.drawRightString(W-30,H-54,'Time: 08:41 AM')
    y=H-88; cv.setFont('Helvetica-Bold',7)
    cv.drawCentredString(518,y,'-- Monthly Recoveries --'); cv.drawCentredString(664,y,'-------- Future Rent Increases --------')
    y-=9
    for k,t in(('sf','Rentable'),('rent','Monthly'),('psf','Annual'),('ox','Oper Exp'),('tx','R/E Tax'),('ot','Other'),('fa','Monthly'),): cv.drawRightString(X[k],y,t)
    cv.drawString(X['st'],y,'Rent'); 
    y-=9
    for k,t in(('su','Suite'),('ten','Occupant Name'),('st','Start'),('en','Expires'),('fd','Cat  Date')): cv.drawString(X[k],y,t)
    for k,t in(('sf','Sqft'),('rent','Base Rent'),('psf','PSF'),('ox','Escal'),('tx','Escal'),('ot','Income'),('fa','Amount'),('fp','PSF')): cv.drawRightString(X[k],y,t)
    y-=3; cv.setLineWidth(.8); cv.line(28,y,W-28,y); y-=12; cv.setFont('Helvetica',7)
def need(n):
    if y-n<40: cv.showPage(); head()
def ds(d): return f"{d.month}/{d.day}/{d.year}" if isinstance(d,D) else d
head()
def emit(r,vac=False):
    global y
    su,ten,s,e,sf,rent,ox,tx,ot,st=r[:10]
    need(10*max(1,len(st))+4)
    cv.setFont('Helvetica',7)
    cv.drawString(X['su'],y,su); cv.drawString(X['ten'],y,ten)
    if s: cv.drawString(X['st'],y,ds(s)); cv.drawString(X['en'],y,ds(e))
    cv.drawRightString(X['sf'],y,f"{sf:,}")
    if not vac:
        cv.drawRightString(X['rent'],y,m2(rent))
        if sf and rent: cv.drawRightString(X['psf'],y,f"{rent*12/sf:.2f}")
        for k,v in(('ox',ox),('tx',tx),('ot',ot)):
            if v: cv.drawRightString(X[k],y,m2(v))
    yy=y
    for d,a in st:
        cv.drawString(X['fd'],yy,'RNT'); cv.drawString(X['fd']+18,yy,ds(d)); cv.drawRightString(X['fa'],yy,m2(a))
        if sf: cv.drawRightString(X['fp'],yy,f"{a*12/sf:.2f}")
        yy-=9
    y=min(y,yy+9)-12
truth=[]
def sect(t):
    global y
    need(30); y-=3; cv.setFont('Helvetica-Bold',7.5); cv.drawString(30,y,t); y-=12
def tr(r,sec,status):
    su,ten,s,e,sf,rent,ox,tx,ot,st=r[:10]
    ch=[{"code":c,"amount":v} for c,v in(('Oper Exp Escal',ox),('R/E Tax Escal',tx),('Other Income',ot)) if v]
    q=dict(unit=su,area=sf,section=sec,statusText=status)
    if status!='Vacant':
        q.update(tenantName=ten,contractRent=rent,leaseStartDate=iso(s),leaseEndDate=iso(e) if isinstance(e,D) else e,charges=ch,
          rentSteps=[{"date":iso(d),"amount":a} for d,a in st])
    truth.append(q)
sect('Occupied Suites')
order=sorted(recs,key=lambda r:(r[0][:2] in('RF','ST'),r[0]))
for r in order: emit(r); tr(r,'Occupied Suites','Occupied')
sect('Leased / Unoccupied Suites')
for r in fut: emit(r); tr(r,'Leased / Unoccupied Suites','Leased / Unoccupied')
sect('Vacant Suites')
V=[v for v in VAC if v[0]!='1410']
for su,sf in V:
    r=(su,'Vacant',None,None,sf,0,0,0,0,[]); emit(r,True); tr(r,'Vacant Suites','Vacant')
need(90); y-=6; cv.line(28,y+8,W-28,y+8)
osf=sum(r[4] for r in recs); lsf=7115; vsf=sum(v[1] for v in V); tot=osf+lsf+vsf
cv.setFont('Helvetica-Bold',7.5); cv.drawString(68,y-2,'Totals for Riverline Tower:')
for k,i in(('rent',5),('ox',6),('tx',7),('ot',8)): cv.drawRightString(X[k],y-2,m2(sum(r[i] for r in recs)))
cv.setFont('Helvetica',7.5); y-=16
for lab,n,a in(('Occupied Sqft:',len(recs),osf),('Leased/Unoccupied Sqft:',1,lsf),('Vacant Sqft:',len(V),vsf),('Total Sqft:',len(recs)+1+len(V),tot)):
    cv.drawString(90,y,lab); cv.drawRightString(228,y,f"{a/tot*100:.2f}%"); cv.drawString(240,y,f"{n} Units"); cv.drawRightString(X['sf'],y,f"{a:,}"); y-=11
cv.save()
n=len(recs)
finish(F,'OFFICE','mainframe-style office rent roll, future increases at the right running down, status sections','status sections; future suite; steps per suite',dict(propertyName='RIVERLINE TOWER',asOnDate='2025-06-30',units=n+1+len(V),occupied=n,vacant=None,rows=truth))
