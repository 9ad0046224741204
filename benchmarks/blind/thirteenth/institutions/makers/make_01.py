# MRI Commercial Management rent roll, office tower, PDF
from common import *
from reportlab.pdfgen import canvas
R=random.Random(4101)
NAME='bellwether_tower_mri_rr.pdf'; W,H=1008,612
B='04410'; AS=dt.date(2025,6,30)
ten=["Ardmore Reinsurance Company","Pryce Hollander LLP","Castlegate Wealth Advisors, Inc.","Lumen & Frost Architects","Northbay Actuarial Group","Vireo Health Analytics","Dunstan Maritime Claims Svcs","Kestrel Title & Escrow Co.","Osprey Mutual Insurance","The Quillon Group","Harrow Street Capital Mgmt","Meridian Tax Counsel, P.C.","Tamarind Software Holdings","Bluff Point Engineering","Consulate of the Rep. of Velmora","Saltire Energy Trading","Wexcombe Executive Suites","Grayling Public Affairs","Ironbridge Construction Law","Fennimore & Sons Brokerage","Opaline Dental Partners","Parable Coffee Roasters","Tower Newsstand","Skyline Wireless (Rooftop)","Metrolink Fiber License"]
rows=[];vac=[]
fl=3;i=0
def steps(start,exp,base,area):
    out=[];d=start
    k=0
    while len(out)<4:
        d=addm(d,12 if area<30000 else 24)
        if d>=exp: break
        if d>AS:
            k+=1; amt=round(base*(1.03**k),2); out.append((d,amt,round(amt*12/area,2) if area>50 else None))
    return out
for t in ten[:20]:
    n=1+ (i in(0,8))*2+(i in(1,12))
    for j in range(n):
        area=R.choice([18452,18452,9120,6377,4015,12208,3290,7741]) if n==1 else 18452
        start=dt.date(R.choice([2016,2018,2019,2020,2021,2022,2023,2024]),R.choice([1,3,4,6,9,11]),1)
        if j and n>1: start,exp=rows[-1]['s'],rows[-1]['e']
        else: exp=eom(addm(start,R.choice([84,96,120,125,132])-1))
        if exp<AS and not j: exp=dt.date(2026,R.randint(1,12),1); exp=eom(exp)
        psf=R.uniform(34,58); base=round(area*psf/12,2)
        rec=round(area*R.uniform(.2,1.1),2) if R.random()<.8 else 0.0
        oth=R.choice([0.0,0.0,0.0,450.0,1225.0,300.0,2175.5])
        stop=R.choice([0.0,11.40,12.75,13.10,14.02])
        suite=f"{fl:02d}{'00' if area>=18000 else R.choice(['10','20','50','75'])}"
        while suite in [r['u'] for r in rows]: suite=str(int(suite)+5).zfill(4)
        rows.append(dict(u=suite,t=t,add=j>0,s=start,e=exp,a=area,b=base,p=round(base*12/area,2),r=rec,stop=stop,o=oth,st=steps(start,exp,base,area)))
        if area>=9000 or R.random()<.45: fl+=1
    i+=1
for t,u,a,b,o in [(ten[20],'0140',2260,6780.0,150.0),(ten[21],'0110',1145,4771.25,0.0),(ten[22],'LBY1',180,950.0,0.0),(ten[23],'ROOF1',0,0.0,3850.0),(ten[24],'MTR02',0,0.0,1190.0)]:
    s=dt.date(2022,R.randint(1,12),1); rows.append(dict(u=u,t=t,add=False,s=s,e=eom(addm(s,83)),a=a,b=b,p=round(b*12/a,2) if a else 0.0,r=round(a*.55,2),stop=0.0,o=o,st=steps(s,addm(s,83),b,a) if a else []))
for u,a in [('0275',3318),('0900X',9120),('1460',2104),('STO-B1',640)]: vac.append(dict(u=u,a=a))
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1)
X=dict(u=30,t=112,s=300,e=352,a=432,b=500,p=548,r=612,stop=660,o=722,cat=745,d=780,m=905,ps=960)
pg=[0];y=[0]
def head():
    pg[0]+=1
    c.setFont('Helvetica',7.5)
    for k,(a,b) in enumerate([('Database:','CORVUSPROD'),('Bldg Status:','Active only'),('','')]):
        c.drawString(30,582-k*10,a); c.drawString(85,582-k*10,b)
    for k,(a,b) in enumerate([('Page:',str(pg[0])),('Date:','7/8/2025'),('Time:','10:42 AM')]):
        c.drawString(900,582-k*10,a); c.drawRightString(978,582-k*10,b)
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,582,'Rent Roll')
    c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2,569,'Bellwether Tower'); c.drawCentredString(W/2,557,'6/30/2025')
    c.setFont('Helvetica-Bold',7.2)
    def h(x,ls,right=True):
        for k,l in enumerate(ls):
            (c.drawRightString if right else c.drawString)(x,522-(len(ls)-1)*0-(2-len(ls)+k+1)*9+9,l)
    h(30,['Bldg Id-Suit Id'],0);h(112,['Occupant Name'],0);h(300,['Rent','Start'],0);h(352,['Expiration'],0);h(432,['GLA','Sqft']);h(500,['Monthly','Base Rent']);h(548,['Annual','Rate PSF']);h(612,['Monthly Cost','Recovery']);h(660,['Expense','Stop']);h(722,['Monthly','Other Income'])
    c.drawCentredString(862,531,'- - - - - - - - - - -  Future Rent Increases  - - - - - - - - - - -')
    h(745,['','Cat'],0);h(780,['','Date'],0);h(905,['','Monthly Amount']);h(960,['','PSF'])
    c.setLineWidth(.8); c.line(28,508,980,508); y[0]=495
def need(n):
    if y[0]-n*11<45:
        c.showPage(); head()
m=lambda v:f"{v:,.2f}"
D=lambda d:f"{d.month}/{d.day}/{d.year}"
head()
c.setFont('Helvetica-Bold',8); c.drawString(30,y[0],'Vacant Suites'); y[0]-=14
T=[]
for v in vac:
    c.setFont('Helvetica',7.5); uid=f"{B} -{v['u']}"
    c.drawString(X['u'],y[0],uid); c.drawString(X['t'],y[0],'Vacant'); c.drawRightString(X['a'],y[0],f"{v['a']:,}"); y[0]-=13
    T.append(dict(unit=uid,area=v['a'],statusText='Vacant',section='Vacant Suites'))
y[0]-=6; c.setFont('Helvetica-Bold',8); c.drawString(30,y[0],'Occupied Suites'); y[0]-=14
for r in rows:
    need(max(1,len(r['st']))+2)
    if r['add']:
        c.setFont('Helvetica-Oblique',7); c.drawString(X['t']-0,y[0],'Additional Space'); y[0]-=10
    c.setFont('Helvetica',7.5); uid=f"{B} -{r['u']}"
    c.drawString(X['u'],y[0],uid); c.drawString(X['t'],y[0],r['t']); c.drawString(X['s'],y[0],D(r['s'])); c.drawString(X['e'],y[0],D(r['e']))
    c.drawRightString(X['a'],y[0],f"{r['a']:,}")
    for k in('b','p','r','stop','o'): c.drawRightString(X[k],y[0],m(r[k]))
    yy=y[0]
    for d,a,p in r['st']:
        c.drawString(X['cat'],yy,'BRR'); c.drawString(X['d'],yy,D(d)); c.drawRightString(X['m'],yy,m(a))
        if p: c.drawRightString(X['ps'],yy,m(p))
        yy-=10
    y[0]=min(yy,y[0]-10)-5
    T.append(dict(unit=uid,tenantName=r['t'],area=r['a'],contractRent=r['b'],leaseStartDate=r['s'],leaseEndDate=r['e'],section='Occupied Suites',statusText='Occupied',
      charges=[dict(code='Monthly Cost Recovery',amount=r['r']),dict(code='Monthly Other Income',amount=r['o'])],rentSteps=[dict(date=iso(d),amount=a) for d,a,p in r['st']] or None))
oa=sum(r['a'] for r in rows);va=sum(v['a'] for v in vac);ta=oa+va
need(8); y[0]-=4; c.line(28,y[0]+9,980,y[0]+9); c.setFont('Helvetica-Bold',7.8)
c.drawString(30,y[0]-2,'Totals:')
tb,tr,to=[round(sum(r[k] for r in rows),2) for k in 'bro']
for lab,pct,n,a in [('Occupied Sqft:',oa/ta,len(rows),oa),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',va/ta,len(vac),va),('Total Sqft:',None,len(rows)+len(vac),ta)]:
    c.drawString(112,y[0]-2,lab)
    if pct is not None: c.drawRightString(262,y[0]-2,f"{pct*100:.2f}%")
    c.drawRightString(330,y[0]-2,f"{n} Units"); c.drawRightString(X['a'],y[0]-2,f"{a:,}")
    if lab.startswith(('Occ','Total')):
        c.drawRightString(X['b'],y[0]-2,m(tb)); c.drawRightString(X['r'],y[0]-2,m(tr)); c.drawRightString(X['o'],y[0]-2,m(to))
    y[0]-=11
c.setFont('Helvetica',6.5); c.drawString(30,24,'CM_RENTROLL  v10.4   Amounts billed monthly. Cost recovery = estimated escalation billings; 2024 reconciliation billed 4/30/2025 excluded.'); c.save()
put(NAME,'OFFICE','MRI commercial rent roll, vacant section first, additional spaces, future increases stacked','hard' and True,
 dict(propertyName='Bellwether Tower',asOnDate=iso(AS),units=len(T),occupied=len(rows),vacant=len(vac),rows=T,totals=dict(area=ta,contractRent=tb,monthlyCostRecovery=tr,monthlyOtherIncome=to)))
