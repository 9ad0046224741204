# MRI Commercial Management rent roll as printed, office tower
import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
random.seed(4101)
N='rentroll_cascade_tower_0325.pdf'
AS=dt.date(2025,3,31)
names=["Harlan Voss & Partners LLP","Northgate Surety Company","Pell Street Capital, LLC","Brightwater Actuarial Group","Ostrander Kemp Architects","Tidewell Logistics, Inc.",
"U.S. General Services Admin.","Fennimore Reporting Svcs","Castellan Advisory Group","Quillon Software Corp.","Merrow Title & Escrow","Lakeview Cafe, Inc.","Stanhope Brokers","Dunmore Wealth Mgmt LLC",
"Arbutus Engineering, P.C.","Kestrel Pension Consultants","Vantry Staffing","The Orland Foundation"]
suites=["0100","0120","0200","0310","0340","0400","0500","0610","0650","0700","0805","0830","0900","1010","1040","1100","1200","1215"]
areas=[3412,1876,14220,5108,4417,14220,14195,6280,7725,14220,3960,4811,14220,6092,7940,14188,9344,4702]
rows=[];ri=0
recs=[]
for i,(s,n,a) in enumerate(zip(suites,names,areas)):
    psf=random.choice([26.5,27.25,28,29.5,30.75,31.5,32,33.25,24.75])
    start=dt.date(random.choice([2017,2018,2019,2020,2021,2022,2023,2024]),random.randint(1,12),1)
    exp=eom(addm(start,random.choice([60,84,96,120,126])-1))
    while exp<dt.date(2025,6,1): exp=eom(addm(exp,36))
    rec=round(a*random.choice([0.18,0.31,0.42,0.55,0.07])+random.random()*40,2); oth=random.choice([0,0,0,150,325,1100,480.5])
    stop=random.choice([9.85,10.4,11.12,10.77,None])
    steps=[];p=psf;d=dt.date(2025 if start.month>3 else 2026,start.month,1)
    for k in range(random.choice([0,1,2,3,3,4])):
        if d>=exp: break
        p=round(p+random.choice([.5,.75,1.0]),2); steps.append((d,round(a*p/12,2),p)); d=addm(d,12)
    recs.append(dict(s=s,n=n,a=a,psf=psf,b=round(a*psf/12,2),st=start,ex=exp,rec=rec,oth=oth,stop=stop,steps=steps,add=[]))
# holdover: expired lease still in occupancy
recs[7]['ex']=dt.date(2024,11,30);recs[7]['steps']=[]
recs[12]['add']=[dict(s='S-014',a=612,b=561.0,psf=11.0,st=recs[12]['st'],ex=recs[12]['ex'],rec=0,oth=0),]
recs[2]['add']=[dict(s='0210',a=1544,b=3667.0,psf=28.5,st=dt.date(2023,9,1),ex=recs[2]['ex'],rec=212.3,oth=0)]
recs[17]['b']=0.0;recs[17]['psf']=0.0   # abatement
recs[17]['st']=dt.date(2025,2,1);recs[17]['ex']=dt.date(2032,7,31);recs[17]['steps']=[(dt.date(2025,8,1),round(4702*30/12,2),30.0),(dt.date(2026,8,1),round(4702*30.75/12,2),30.75)]
vac=[("0130",1102),("0600",1420),("0820",5449),("1300",14188),("S-003",380)]
lu=[("1025","Corvane Health Advisors",2210,dt.date(2025,5,1),dt.date(2030,4,30))]
W,H=landscape(letter)
c=canvas.Canvas(doc(N),pagesize=(W,H))
X=dict(id=24,name=98,st=262,ex=312,gla=372,base=428,psf=466,rec=522,stop=560,oth=610,cat=620,date=646,amt=728,fp=766)
pg=[0]
def head():
    pg[0]+=1
    c.setFont('Helvetica',7)
    c.drawString(24,H-30,'Database:');c.drawString(70,H-30,'MERIDPROD')
    c.drawString(24,H-40,'Bldg Status:');c.drawString(70,H-40,'Active only')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-30,'Rent Roll')
    c.setFont('Helvetica-Bold',8.5);c.drawCentredString(W/2,H-42,'Cascade Tower');c.drawCentredString(W/2,H-53,mdy(AS))
    c.setFont('Helvetica',7)
    for k,(l,v) in enumerate([('Page:',str(pg[0])),('Date:','4/4/2025'),('Time:','09:41 AM')]):
        c.drawString(W-92,H-30-10*k,l);c.drawRightString(W-26,H-30-10*k,v)
    y=H-72
    c.setFont('Helvetica-Bold',6.6)
    c.drawRightString(X['gla'],y,'GLA');c.drawRightString(X['base'],y,'Monthly');c.drawRightString(X['psf'],y,'Annual');c.drawRightString(X['rec'],y,'Monthly')
    c.drawRightString(X['stop'],y,'Expense');c.drawRightString(X['oth'],y,'Monthly');c.drawCentredString(694,y,'------- Future Rent Increases -------')
    y-=9
    c.drawString(X['id'],y,'Bldg Id-Suit Id');c.drawString(X['name'],y,'Occupant Name');c.drawRightString(X['st']+36,y,'Rent Start');c.drawRightString(X['ex']+30,y,'Expiration')
    c.drawRightString(X['gla'],y,'Sqft');c.drawRightString(X['base'],y,'Base Rent');c.drawRightString(X['psf'],y,'Rate PSF');c.drawRightString(X['rec'],y,'Cost Recovery')
    c.drawRightString(X['stop'],y,'Stop');c.drawRightString(X['oth'],y,'Other Income');c.drawString(X['cat'],y,'Cat');c.drawString(X['date']+8,y,'Date');c.drawRightString(X['amt'],y,'Monthly Amount');c.drawRightString(X['fp'],y,'PSF')
    c.setLineWidth(.8);c.line(24,y-4,W-24,y-4)
    return y-16
y=head()
def need(h):
    global y
    if y-h<34: c.showPage();y=head()
def R(x,t,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',6.9);c.drawRightString(x,y,t)
def L(x,t,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',6.9);c.drawString(x,y,t)
f=lambda v:f'{v:,.2f}'
L(24,'Vacant Suites',True);y-=12
for s,a in vac:
    L(X['id'],f'CT01 -{s}');L(X['name'],'Vacant');R(X['gla'],f'{a:,}');y-=11
    rows.append(dict(unit=f'CT01 -{s}',area=a,statusText='Vacant',section='Vacant Suites'))
y-=5;L(24,'Leased/Unoccupied Suites',True);y-=12
for s,n,a,st,ex in lu:
    L(X['id'],f'CT01 -{s}');L(X['name'],n);R(X['st']+36,mdy(st));R(X['ex']+30,mdy(ex));R(X['gla'],f'{a:,}');R(X['base'],f(0));R(X['psf'],f(0));R(X['rec'],f(0));R(X['oth'],f(0))
    L(X['cat'],'BRT');R(X['date']+34,mdy(st));R(X['amt'],f(5433.0*1));R(X['fp'],f(29.5));y-=11
    rows.append(dict(unit=f'CT01 -{s}',area=a,tenantName=n,leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=0,statusText='Leased/Unoccupied',section='Leased/Unoccupied Suites',
      charges=[dict(code='Monthly Cost Recovery',amount=0),dict(code='Monthly Other Income',amount=0)],rentSteps=[dict(date=iso(st),amount=5433.0)]))
y-=5;L(24,'Occupied Suites',True);y-=12
def line(r,n,add):
    global y
    L(X['id'],f"CT01 -{r['s']}")
    L(X['name']+(10 if add else 0),n)
    R(X['st']+36,mdy(r['st']));R(X['ex']+30,mdy(r['ex']));R(X['gla'],f"{r['a']:,}");R(X['base'],f(r['b']));R(X['psf'],f(r['psf']));R(X['rec'],f(r['rec']))
    if r.get('stop'): R(X['stop'],f(r['stop']))
    R(X['oth'],f(r['oth']))
    st=[]
    for k,(d,a,p) in enumerate(r.get('steps',[])):
        if k: y-=10
        L(X['cat'],'BRT');R(X['date']+34,mdy(d));R(X['amt'],f(a));R(X['fp'],f(p));st.append(dict(date=iso(d),amount=a))
    y-=11
    rows.append(dict(unit=f"CT01 -{r['s']}",area=r['a'],tenantName=None if add else n,statusText='Occupied',section='Occupied Suites',leaseStartDate=iso(r['st']),leaseEndDate=iso(r['ex']),contractRent=r['b'],
      charges=[dict(code='Monthly Cost Recovery',amount=r['rec']),dict(code='Monthly Other Income',amount=r['oth'])],rentSteps=st))
for r in recs:
    need(12+10*len(r['steps'])+26*len(r['add']))
    line(r,r['n'],False)
    for a in r['add']: line(a,'Additional Space',True)
    if r['add']:
        al=[r]+r['add']
        c.setLineWidth(.4);c.line(X['gla']-34,y+8,X['oth'],y+8)
        L(X['ex']-20,'Total',True);R(X['gla'],f"{sum(q['a'] for q in al):,}");R(X['base'],f(sum(q['b'] for q in al)));R(X['rec'],f(sum(q['rec'] for q in al)));R(X['oth'],f(sum(q['oth'] for q in al)));y-=11
    y-=3
occ=[r for r in recs]+[a for r in recs for a in r['add']]
so=sum(r['a'] for r in occ);sv=sum(a for _,a in vac);sl=sum(x[2] for x in lu);T=so+sv+sl
def totals(lbl):
    global y
    need(60)
    c.setLineWidth(.8);c.line(24,y+8,W-24,y+8)
    L(24,lbl,True)
    L(150,'Occupied Sqft:');R(262,f'{so/T*100:.2f}%');R(312,f'{len(occ)} Units');R(X['gla'],f'{so:,}',1);R(X['base'],f(sum(r['b'] for r in occ)),1);R(X['rec'],f(sum(r['rec'] for r in occ)),1);R(X['oth'],f(sum(r['oth'] for r in occ)),1);y-=10
    L(150,'Leased/Unoccupied Sqft:');R(262,f'{sl/T*100:.2f}%');R(312,f'{len(lu)} Units');R(X['gla'],f'{sl:,}');R(X['base'],f(0));R(X['rec'],f(0));R(X['oth'],f(0));y-=10
    L(150,'Vacant Sqft:');R(262,f'{sv/T*100:.2f}%');R(312,f'{len(vac)} Units');R(X['gla'],f'{sv:,}');y-=10
    L(150,'Total Sqft:');R(312,f'{len(vac)+len(occ)+len(lu)} Units');R(X['gla'],f'{T:,}',1);R(X['base'],f(sum(r['b'] for r in occ)),1);y-=18
totals('Totals:');totals('Grand Total:')
c.save()
save(N,dict(propertyName='Cascade Tower',asOnDate='2025-03-31',units=len(vac)+len(occ)+len(lu),occupied=len(occ),vacant=len(vac),rows=rows),'OFFICE','MRI CM rent roll, vacant/leased-unoccupied/occupied sections, additional space lines','status sections; additional-space rows without tenant name; wrapped rent increases; leased but unoccupied suite counted in neither')
