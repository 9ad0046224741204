# garden apartments, ledger-system export with lease charges
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
rng=random.Random(8401)
AS=D(2025,3,31)
FP={'sb1x1':(688,1185),'sb2x1':(874,1345),'sb2x2':(1012,1460),'sb3x2':(1236,1715)}
nm=names(rng,80)
units=[]
for b in range(1,5):
    for fl in (1,2):
        for k in range(1,8):
            ft='sb1x1' if k in(1,2) else 'sb2x1' if k in(3,4) else 'sb2x2' if k in (5,6) else 'sb3x2'
            units.append((f'{b:02d}{fl}{k:02d}',ft))
rng2=rng
vac={5,19,33,34,50};notice={8,27,41};
rows=[];i=0
code=lambda:f't00{rng.randint(41200,68990)}'
for k,(u,ft) in enumerate(units):
    sf,mk=FP[ft]; mk+= rng.choice([0,0,10,15,-10])
    if u[2]=='2': mk+=20
    if k in vac:
        rows.append(dict(u=u,ft=ft,sf=sf,mk=mk,res='VACANT',name='VACANT',ch=[],dep=0,mi=None,le=None,mo=None,bal=0));continue
    f,l=nm[i];i+=1
    rent=mk-rng.choice([0,0,15,25,40,55,70,-5])
    ch=[('rent',rent)]
    if k==0: ch=[('rent',mk),('empl',-round(mk*.2,2))]
    if rng.random()<.9: ch.append(('trash',25.0))
    if rng.random()<.85: ch.append(('pestctrl',5.0))
    if rng.random()<.3: ch.append(('petrent',rng.choice([25.0,35.0,50.0])))
    if rng.random()<.2: ch.append(('carport',40.0))
    if k%17==3: ch.append(('mtmfee',150.0))
    mtm=k%17==3
    mi=addm(AS,-rng.randint(2,46)).replace(day=rng.randint(1,28))
    le=eom(addm(AS,rng.randint(1,12))) if not mtm else eom(addm(AS,-rng.randint(1,4)))
    if mtm and mi>addm(le,-10): mi=addm(le,-12).replace(day=5)
    mo=D(2025,4,rng.choice([12,20,30])) if k in notice else None
    bal=0
    if rng.random()<.2: bal=round(rng.choice([rng.uniform(20,300),-rng.uniform(5,80),rent+30]),2)
    rows.append(dict(u=u,ft=ft,sf=sf,mk=mk,res=code(),name=f'{l}, {f}',ch=ch,dep=rng.choice([250,250,300,500,0]),mi=mi,le=le,mo=mo,bal=bal))
fut=[]
for k,d in ((8,D(2025,4,25)),(19,D(2025,4,5)),(34,D(2025,4,14))):
    u,ft=units[k];f,l=nm[i];i+=1;mk=[r for r in rows if r['u']==u][0]['mk']
    fut.append(dict(u=u,ft=ft,sf=FP[ft][0],mk=mk,res=code(),name=f'{l}, {f}',ch=[('rent',mk-20),('trash',25.0),('pestctrl',5.0)],dep=300,mi=d,le=eom(addm(d,11)),mo=None,bal=rng.choice([0,-300])))
W,H=landscape(letter)
c=canvas.Canvas(B+'documents/cedarbrook_glen_rrlc_0325.pdf',pagesize=(W,H))
X=dict(u=30,ft=70,sf=150,res=160,name=212,mk=372,code=384,amt=482,dep=548,mi=560,le=614,mo=668,bal=762)
page=0;y=0
def head():
    global page,y
    if page: foot();c.showPage()
    page+=1
    put(c,30,H-34,'Rent Roll with Lease Charges','Helvetica-Bold',11)
    put(c,30,H-46,'Cedarbrook Glen Apartments (cbrkgln)',z=8)
    put(c,30,H-56,'As Of = 03/31/2025',z=8)
    put(c,30,H-66,'Month Year = 03/2025',z=8)
    y=H-84
    for t,b,x,a in (('Unit','',30,'l'),('Unit Type','',70,'l'),('Unit','Sq Ft',150,'r'),('Resident','',160,'l'),('Name','',212,'l'),('Market','Rent',372,'r'),('Charge','Code',384,'l'),('Amount','',482,'r'),('Resident','Deposit',548,'r'),('Move In','',560,'l'),('Lease','Expiration',614,'l'),('Move Out','',668,'l'),('Balance','',762,'r')):
        put(c,x,y,t,'Helvetica-Bold',7.5,a)
        if b: put(c,x,y-9,b,'Helvetica-Bold',7.5,a)
    c.setLineWidth(.7);c.line(30,y-13,762,y-13);y-=25
def foot():
    put(c,30,22,'User: dharmon   Database: Live',z=6.5);put(c,762,22,f'Page {page}',z=6.5,a='r');put(c,W/2,22,'Thursday, April 03, 2025  09:14 AM',z=6.5,a='c')
def sec(t):
    global y
    put(c,30,y,t,'Helvetica-Bold',8);y-=12
T=[]
def draw(r,section):
    global y
    n=max(1,len(r['ch']))+1
    if y-n*9.5<40: head()
    put(c,30,y,r['u'],z=7.5);put(c,70,y,r['ft'],z=7.5);put(c,150,y,m0(r['sf']),z=7.5,a='r');put(c,160,y,r['res'],z=7.5);put(c,212,y,r['name'],z=7.5,maxw=115)
    put(c,372,y,m2(r['mk']),z=7.5,a='r')
    put(c,548,y,m2(r['dep']),z=7.5,a='r');put(c,762,y,m2(r['bal']),z=7.5,a='r')
    for k in('mi','le','mo'):
        if r[k]: put(c,X[k],y,us(r[k]),z=7.5)
    if not r['ch']: put(c,482,y,'0.00',z=7.5,a='r')
    for j,(q,a) in enumerate(r['ch']):
        put(c,384,y-j*9.5,q,z=7.5);put(c,482,y-j*9.5,m2(a),z=7.5,a='r')
    y-=max(1,len(r['ch']))*9.5
    tot=round(sum(a for _,a in r['ch']),2)
    put(c,384,y,'Total','Helvetica-Bold',7.5);put(c,482,y,m2(tot),'Helvetica-Bold',7.5,'r');y-=13
    t=dict(unit=r['u'],unitType=r['ft'],area=r['sf'],section=section,marketRent=r['mk'],deposit=r['dep'],balance=r['bal'],totalCharges=tot)
    if r['name']=='VACANT': t['statusText']='VACANT'
    else:
        t.update(tenantName=r['name'],contractRent=r['ch'][0][1],charges=[dict(code=q,amount=a) for q,a in r['ch']],moveInDate=iso(r['mi']),leaseEndDate=iso(r['le']),moveOutDate=iso(r['mo']) if r['mo'] else None,statusText='Occupied' if section.startswith('Cur') else section)
    T.append(t)
head();S1='Current/Notice/Vacant Residents';S2='Future Residents/Applicants'
sec(S1)
for r in rows: draw(r,S1)
y-=4
if y<90: head()
sec(S2)
for r in fut: draw(r,S2)
head()
def tot(rs): return [sum(r['sf'] for r in rs),sum(r['mk'] for r in rs),sum(a for r in rs for _,a in r['ch']),sum(r['dep'] for r in rs),sum(r['bal'] for r in rs)]
c.setLineWidth(.5)
put(c,30,y,'Total','Helvetica-Bold',8);put(c,70,y,'Cedarbrook Glen Apartments','Helvetica-Bold',8)
t=tot(rows+fut);t[1]=sum(r['mk'] for r in rows)
for x,v in ((372,t[1]),(482,t[2]),(548,t[3]),(762,t[4])): put(c,x,y,m2(v),'Helvetica-Bold',7.5,'r')
y-=30
put(c,30,y,'Summary Groups','Helvetica-Bold',8)
cols=[('Square','Footage',240),('Market','Rent',320),('Lease','Charges',400),('Security','Deposit',470),('# Of','Units',525),('% Unit','Occupancy',590),('% Sqft','Occupied',655),('Balance','',740)]
for a,b,x in cols:
    put(c,x,y,a,'Helvetica-Bold',7.5,'r');put(c,x,y-9,b,'Helvetica-Bold',7.5,'r')
c.line(30,y-13,740,y-13);y-=24
occ=[r for r in rows if r['name']!='VACANT'];va=[r for r in rows if r['name']=='VACANT']
N=len(rows);SF=sum(r['sf'] for r in rows)
for lab,rs,inc in ((S1,rows,1),(S2,fut,0),('Occupied Units',occ,2),('Total Non Rev Units',[],3),('Total Vacant Units',va,2),('Totals:',rows+fut,4)):
    t=tot(rs);f='Helvetica-Bold' if lab=='Totals:' else 'Helvetica'
    if lab=='Totals:': c.line(30,y+9,740,y+9);t[0]=SF;t[1]=sum(r['mk'] for r in rows)
    put(c,30,y,lab,f,7.5)
    if inc==2 : vals=[m0(t[0]),m2(t[1]),'','',str(len(rs)),f'{len(rs)/N*100:.2f}',f'{t[0]/SF*100:.2f}','']
    elif inc==3: vals=['0','0.00','','','0','0.00','0.00','']
    elif inc==0: vals=[m0(t[0]),m2(t[1]),m2(t[2]),m2(t[3]),str(len(rs)),'','',m2(t[4])]
    else: vals=[m0(t[0]),m2(t[1]),m2(t[2]),m2(t[3]),str(N),'100.00','100.00',m2(t[4])]
    for (a,b,x),v in zip(cols,vals): put(c,x,y,v,f,7.5,'r')
    y-=13
y-=16
put(c,30,y,'Summary of Charges by Charge Code','Helvetica-Bold',8);y-=10;put(c,30,y,'(Current/Notice Residents Only)',z=7);y-=14
put(c,30,y,'Charge Code','Helvetica-Bold',7.5);put(c,200,y,'Amount','Helvetica-Bold',7.5,'r');c.line(30,y-3,200,y-3);y-=13
cc={}
for r in rows:
    for q,a in r['ch']: cc[q]=cc.get(q,0)+a
for q in sorted(cc): put(c,30,y,q,z=7.5);put(c,200,y,m2(cc[q]),z=7.5,a='r');y-=11
c.line(30,y+8,200,y+8);put(c,30,y-2,'Total','Helvetica-Bold',7.5);put(c,200,y-2,m2(sum(cc.values())),'Helvetica-Bold',7.5,'r')
foot();c.save()
save('cedarbrook_glen_rrlc_0325.pdf',dict(propertyName='Cedarbrook Glen Apartments',asOnDate='2025-03-31',units=N,occupied=len(occ),vacant=len(va),rows=T),'MULTIFAMILY','ledger system export, stacked lease charges, future section, summary groups',False,'accounting system')
