# Yardi-like Rent Roll with Lease Charges, garden apartments, 128 units
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(7301); nm=N(rng)
F='Stonegate Crossing - RR with Lease Charges 0925.pdf'
asof=D(2025,9,30)
types={'stgA1':(692,1195),'stgA1r':(692,1290),'stgB1':(948,1480),'stgB2':(1016,1560),'stgC1':(1244,1825)}
units=[]
for b in range(1,9):
    for fl in (1,2):
        for k in range(1,9):
            t={1:'stgB1',2:'stgA1',3:'stgA1r' if b%3==0 else 'stgA1',4:'stgB2',5:'stgB1',6:'stgA1',7:'stgB2',8:'stgC1'}[k]
            units.append((f'{b:02d}-{fl}0{k}',t))
vac=set(rng.sample(range(128),8)); model=3
vac.discard(model)
recs=[]
for i,(u,t) in enumerate(units):
    sf,mk=types[t]; mk=mk+rng.choice([0,0,0,10,20,-10])
    if i==model: recs.append(dict(u=u,t=t,sf=sf,mk=mk,kind='MODEL')); continue
    if i in vac: recs.append(dict(u=u,t=t,sf=sf,mk=mk,kind='VACANT')); continue
    mi=D(2025,9,1)-dt.timedelta(rng.randint(5,1500))
    a=addm(mi,12*((asof-mi).days//365))
    le=term(a,rng.choice([12,12,12,13,15]))
    ch=[('rent',float(mk-rng.choice([0,15,25,40,55,80,110]))),('trash',12.0),('pestctrl',4.0)]
    if rng.random()<.3: ch.append(('petrent',rng.choice([25.,35.])))
    if rng.random()<.22: ch.append(('garage',110.))
    if rng.random()<.12: ch.append(('storage',45.))
    if rng.random()<.4: ch.append(('rliab',13.5))
    if rng.random()<.06: ch.append(('conc/emp',-round(ch[0][1]*.2,2)))
    if rng.random()<.04: ch=[c for c in ch if c[0]!='rent'][:0]+[ch[0],('mtmfee',150.)]+ch[1:]; le=addm(asof,-1); le=eom(le)
    mo=addm(asof,1,rng.randint(1,28)) if rng.random()<.05 else None
    bal=0.0
    if rng.random()<.2: bal=round(rng.choice([rng.uniform(5,60),rng.uniform(200,1900),-rng.uniform(5,200)]),2)
    recs.append(dict(u=u,t=t,sf=sf,mk=mk,kind='R',code=f't{rng.randint(112000,139999):07d}',name=nm.fl(),ch=ch,dep=rng.choice([200.,300.,300.,500.,0.]),mi=mi,le=le,mo=mo,bal=bal))
fut=[]
for i in sorted(vac)[:3]:
    r=recs[i]; mi=addm(asof,1,rng.randint(3,24))
    fut.append(dict(u=r['u'],t=r['t'],sf=r['sf'],mk=0.0,kind='F',code=f't{rng.randint(140000,140999):07d}',name=nm.fl(),ch=[('rent',float(r['mk'])),('trash',12.),('pestctrl',4.)],dep=300.,mi=mi,le=term(mi,12),mo=None,bal=0.0))
PW,PH=landscape(letter)
c=canvas.Canvas(DOC+F,pagesize=(PW,PH)); c.setTitle('Rent Roll with Lease Charges')
X=dict(u=24,t=66,sf=134,code=142,name=186,mk=332,cc=340,am=430,dep=482,od=526,mi=532,le=584,mo=636,bal=764)
pg=0; y=0
def head():
    global pg,y
    pg+=1
    draw(c,PW/2,PH-30,'Rent Roll with Lease Charges','c','Helvetica-Bold',11)
    draw(c,PW/2,PH-42,'Stonegate Crossing Apartments (stg)','c','Helvetica',8.5)
    draw(c,PW/2,PH-53,'As Of = 09/30/2025','c','Helvetica',8.5)
    draw(c,PW/2,PH-64,'Month Year = 09/2025','c','Helvetica',8.5)
    draw(c,PW-26,PH-30,f'Page {pg}','r','Helvetica',7)
    yy=PH-82
    for x,a,b,al in [(X['u'],'Unit','','l'),(X['t'],'Unit Type','','l'),(X['sf'],'Unit','Sq Ft','r'),(X['code'],'Resident','','l'),(X['name'],'Name','','l'),(X['mk'],'Market','Rent','r'),(X['cc'],'Charge','Code','l'),(X['am'],'Amount','','r'),(X['dep'],'Resident','Deposit','r'),(X['od'],'Other','Deposit','r'),(X['mi'],'Move In','','l'),(X['le'],'Lease','Expiration','l'),(X['mo'],'Move Out','','l'),(X['bal'],'Balance','','r')]:
        draw(c,x,yy,a,al,'Helvetica-Bold',7)
        if b: draw(c,x,yy-9,b,al,'Helvetica-Bold',7)
    c.setLineWidth(.8); c.line(22,yy-13,PW-26,yy-13)
    y=yy-24
def foot():
    draw(c,24,18,'Wednesday, October 01, 2025','l','Helvetica',6.5); draw(c,PW-26,18,'08:14 AM','r','Helvetica',6.5)
def need(h):
    global y
    if y-h<34: foot(); c.showPage(); head()
LH=8.9
rows=[]
def put(r,section):
    global y
    n=len(r.get('ch',[]))+1
    need(n*LH+3)
    f='Helvetica'
    draw(c,X['u'],y,r['u']); draw(c,X['t'],y,r['t']); draw(c,X['sf'],y,m2(r['sf']),'r')
    if r['kind'] in('VACANT','MODEL'):
        draw(c,X['code'],y,r['kind']); draw(c,X['name'],y,r['kind']); draw(c,X['mk'],y,m2(r['mk']),'r')
        draw(c,X['am'],y,'0.00','r'); draw(c,X['dep'],y,'0.00','r'); draw(c,X['od'],y,'0.00','r'); draw(c,X['bal'],y,'0.00','r')
        rows.append(row(unit=r['u'],unitType=r['t'],area=r['sf'],statusText=r['kind'],section=section,marketRent=r['mk'],deposit=0.0,balance=0.0))
        y-=LH
        draw(c,X['cc'],y,'Total','l','Helvetica-Bold'); draw(c,X['am'],y,'0.00','r','Helvetica-Bold')
        rows[-1]['totalCharges']=0.0
        y-=LH+3
        return
    draw(c,X['code'],y,r['code']); draw(c,X['name'],y,r['name'],w=112); draw(c,X['mk'],y,m2(r['mk']),'r')
    draw(c,X['dep'],y,m2(r['dep']),'r'); draw(c,X['od'],y,'0.00','r'); draw(c,X['mi'],y,us(r['mi'])); draw(c,X['le'],y,us(r['le'])); draw(c,X['mo'],y,us(r['mo'])); draw(c,X['bal'],y,mm(r['bal']),'r')
    for cc,a in r['ch']:
        draw(c,X['cc'],y,cc); draw(c,X['am'],y,mm(a),'r'); y-=LH
    tot=round(sum(a for _,a in r['ch']),2)
    draw(c,X['cc'],y,'Total','l','Helvetica-Bold'); draw(c,X['am'],y,mm(tot),'r','Helvetica-Bold'); y-=LH+3
    rows.append(row(unit=r['u'],unitType=r['t'],area=r['sf'],tenantName=r['name'],statusText='Occupied' if r['kind']=='R' else 'Future Residents/Applicants',section=section,marketRent=r['mk'],contractRent=r['ch'][0][1],moveInDate=r['mi'],leaseEndDate=r['le'],moveOutDate=r['mo'],deposit=r['dep'],balance=r['bal'],charges=[dict(code=a,amount=b) for a,b in r['ch']],totalCharges=tot))
head()
draw(c,X['u'],y,'Current/Notice/Vacant Residents','l','Helvetica-Bold',7.5); y-=12
for r in recs: put(r,'Current/Notice/Vacant Residents')
need(40); draw(c,X['u'],y,'Future Residents/Applicants','l','Helvetica-Bold',7.5); y-=12
for r in fut: put(r,'Future Residents/Applicants')
occ=[r for r in recs if r['kind']=='R']; vc=[r for r in recs if r['kind']=='VACANT']; md=[r for r in recs if r['kind']=='MODEL']
S=lambda rs,f:sum(f(r) for r in rs)
tc=lambda r:sum(a for _,a in r.get('ch',[]))
allsf=S(recs,lambda r:r['sf'])
need(12); c.line(22,y+9,PW-26,y+9)
draw(c,X['u'],y,'Total','l','Helvetica-Bold'); draw(c,130,y,'Stonegate Crossing Apartments(stg)','l','Helvetica-Bold'); draw(c,X['mk'],y,m2(S(recs,lambda r:r['mk'])),'r','Helvetica-Bold'); draw(c,X['am'],y,m2(S(recs,tc)),'r','Helvetica-Bold'); draw(c,X['dep'],y,m2(S(occ,lambda r:r['dep'])),'r','Helvetica-Bold'); draw(c,X['od'],y,'0.00','r','Helvetica-Bold'); draw(c,X['bal'],y,mm(S(occ,lambda r:r['bal'])),'r','Helvetica-Bold'); y-=26
need(330)
sx=[24,240,320,400,480,540,600,660,740]
for x,a,b in zip(sx,['Summary Groups','Square','Market','Lease','Security','Other','# Of','% Unit','Balance'],['','Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','']):
    draw(c,x,y,a,'l' if x==24 else 'r','Helvetica-Bold',7)
    if b: draw(c,x,y-9,b,'r','Helvetica-Bold',7)
y-=12; c.line(22,y,PW-26,y); y-=11
def srow(lab,rs,pct=True,mkz=False):
    global y
    v=[m2(float(S(rs,lambda r:r['sf']))),m2(float(S(rs,lambda r:r['mk']))),m2(S(rs,tc)),m2(float(S(rs,lambda r:r.get('dep',0)))),'0.00',str(len(rs)),f'{len(rs)/128*100:.2f}' if pct else '',mm(float(S(rs,lambda r:r.get('bal',0))))]
    draw(c,24,y,lab)
    for x,s in zip(sx[1:],v): draw(c,x,y,s,'r')
    y-=10
srow('Current/Notice/Vacant Residents',recs,False); srow('Future Residents/Applicants',fut,False); srow('Occupied Units',occ); srow('Total Non Rev Units',md); srow('Total Vacant Units',vc); srow('Totals:',recs)
y-=14
draw(c,24,y,'Summary of Charges by Charge Code','l','Helvetica-Bold',7.5); y-=9
draw(c,24,y,'(Current/Notice Residents Only)','l','Helvetica-Bold',7); y-=13
draw(c,24,y,'Charge Code','l','Helvetica-Bold'); draw(c,180,y,'Amount','r','Helvetica-Bold'); c.line(22,y-3,184,y-3); y-=13
by={}
for r in occ:
    for k,a in r['ch']: by[k]=by.get(k,0)+a
for k in sorted(by): draw(c,24,y,k); draw(c,180,y,mm(by[k]),'r'); y-=10
draw(c,24,y,'Total','l','Helvetica-Bold'); draw(c,180,y,mm(sum(by.values())),'r','Helvetica-Bold')
foot(); c.save()
assert abs(sum(by.values())-S(recs,tc))<.01
assert abs(sum(r.get('totalCharges',0) for r in rows if r['section'][0]=='C')-S(recs,tc))<.01
save(F,'MULTIFAMILY','Yardi rent roll with lease charges (rows of charge codes), 128 units',False,dict(propertyName='Stonegate Crossing Apartments',asOnDate='2025-09-30',units=128,occupied=len(occ),vacant=len(vc),sheet=None,planted=None,rows=rows))
