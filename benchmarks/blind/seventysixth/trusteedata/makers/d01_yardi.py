from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
n=N(101);r=n.r;asof=dt.date(2025,8,31)
types=[('wra1',715,1295),('wra2',802,1380),('wrb1',1040,1655),('wrb2',1118,1740),('wrc1',1344,2085)]
units=[];rows=[]
for b in (1,2,3):
  for f in (1,2,3):
    for k in range(1,6):
      t=types[(k*2+b+f)%5];units.append((f"{b}{f}{k:02d}",t))
tc=[31000]
def mk(u,t,kind):
    tc[0]+=r.randint(3,40);d=dict(u=u,t=t,kind=kind)
    d['mk']=t[2]+r.choice([0,0,15,25,-20])
    if kind=='V': return d
    f,l=n();d['name']=r.choice([f"{f} {l}",f"{f} {l}",f"{l}, {f}"]) if False else f"{f} {l}";d['code']=f"t00{tc[0]}"
    ch=[('rent',d['mk']-r.choice([0,20,45,60,95,130]))]
    if r.random()<.35: ch.append(('petrent',r.choice([25,35,50])))
    ch.append(('trash',12.5))
    if r.random()<.3: ch.append(('garage',r.choice([95,110])))
    if r.random()<.2: ch.append(('conrent',-r.choice([50,75,100])))
    if r.random()<.25: ch.append(('mtmfee',150)) if False else None
    d['ch']=ch;d['dep']=r.choice([250,300,500,0]);d['od']=r.choice([0,0,0,200]);
    mi=addm(dt.date(2025,8,r.randint(1,28)),-r.randint(1,40))
    le=addm(mi,12)
    while le<=asof: le=addm(le,12)
    d['mi']=mi;d['le']=le-dt.timedelta(1);d['mo']=None
    if kind=='N': d['mo']=dt.date(2025,9,r.randint(5,30))
    if kind=='F': d['mi']=dt.date(2025,9,r.randint(5,28));d['le']=addm(d['mi'],12)-dt.timedelta(1)
    d['bal']=r.choice([0,0,0,0,r.randint(20,1800)+r.randint(0,99)/100,-r.randint(10,300)-.5]) if kind!='F' else 0
    return d
cur=[];fut=[]
for u,t in units:
    x=r.random();cur.append(mk(u,t,'V' if x<.08 else 'N' if x<.16 else 'C'))
vac=[d for d in cur if d['kind']=='V'];nt=[d for d in cur if d['kind']=='N']
for d in (vac[:2]+nt[:2]): fut.append(mk(d['u'],d['t'],'F'))
fn='r76a_willow_ridge_rrlc.pdf'
W,H=landscape(letter);c=canvas.Canvas(D+fn,pagesize=(W,H))
X=dict(u=30,t=66,sf=132,res=140,nm=192,mk=345,cc=352,am=440,dep=492,od=540,mi=548,le=598,mo=650,bal=762)
pg=[0];y=[0]
def T(x,s,b=False,a='l',sz=7): c.setFont('Helvetica-Bold' if b else 'Helvetica',sz);(c.drawString if a=='l' else c.drawRightString)(x,y[0],s)
def head():
    pg[0]+=1;y[0]=H-34;c.setFont('Helvetica-Bold',11);c.drawString(30,y[0],'Rent Roll with Lease Charges');c.setFont('Helvetica',7);c.drawRightString(762,y[0],f'Page {pg[0]}')
    y[0]-=11;T(30,'Willow Ridge Apartments (wrid)',True,sz=8);y[0]-=10;T(30,'As Of = 08/31/2025');y[0]-=9;T(30,'Month Year = 08/2025');y[0]-=14
    for k,a,l1,l2,al in [('u','','Unit','','l'),('t','','Unit Type','','l'),('sf','','Unit','Sq Ft','r'),('res','','Resident','','l'),('nm','','Name','','l'),('mk','','Market','Rent','r'),('cc','','Charge','Code','l'),('am','','Amount','','r'),('dep','','Resident','Deposit','r'),('od','','Other','Deposit','r'),('mi','','Move In','','l'),('le','','Lease','Expiration','l'),('mo','','Move Out','','l'),('bal','','Balance','','r')]:
        T(X[k],l1,True,al);y[0]-=8;T(X[k],l2,True,al);y[0]+=8
    y[0]-=11;c.setLineWidth(.6);c.line(30,y[0],762,y[0]);y[0]-=10
def nl(h=9.2):
    y[0]-=h
def need(h):
    if y[0]-h<34: c.showPage();head()
f=lambda d:d.strftime('%m/%d/%Y') if d else ''
head()
tot={}
for sec,lst in (('Current/Notice/Vacant Residents',cur),('Future Residents/Applicants',fut)):
    need(40);T(30,sec,True,sz=7.5);nl(11);S=dict(mk=0,ch=0,dep=0,od=0,bal=0,sf=0)
    for d in lst:
        ch=d.get('ch',[]);need(9.2*(len(ch)+1.3))
        T(X['u'],d['u']);T(X['t'],d['t'][0]);T(X['sf'],f"{d['t'][1]:,}.00" if False else f"{d['t'][1]:,}",a='r')
        T(X['res'],'VACANT' if d['kind']=='V' else d['code']);T(X['nm'],'VACANT' if d['kind']=='V' else d['name']);T(X['mk'],m2(d['mk']),a='r')
        T(X['dep'],m2(d.get('dep',0)),a='r');T(X['od'],m2(d.get('od',0)),a='r');T(X['bal'],m2(d.get('bal',0)),a='r')
        T(X['mi'],f(d.get('mi')));T(X['le'],f(d.get('le')));T(X['mo'],f(d.get('mo')))
        tt=0
        if not ch: T(X['am'],'0.00',a='r')
        for i,(k,a) in enumerate(ch):
            T(X['cc'],k);T(X['am'],m2(a),a='r');nl();tt+=a
        if not ch: nl()
        T(X['cc'],'Total',True);T(X['am'],m2(tt),True,'r');nl(12)
        for k,v in (('mk',d['mk']),('ch',tt),('dep',d.get('dep',0)),('od',d.get('od',0)),('bal',d.get('bal',0)),('sf',d['t'][1])): S[k]+=v
        row=dict(unit=d['u'],unitType=d['t'][0],area=d['t'][1],section=sec,marketRent=d['mk'],deposit=d.get('dep',0),balance=d.get('bal',0),totalCharges=tt,moveInDate=d.get('mi'),leaseEndDate=d.get('le'),moveOutDate=d.get('mo'))
        if d['kind']=='V': row.update(statusText='VACANT')
        else: row.update(tenantName=d['name'],statusText='Occupied' if d['kind']!='F' else 'Future Residents/Applicants',contractRent=ch[0][1],charges=[dict(code=k,amount=a) for k,a in ch])
        rows.append(row)
    need(14);c.line(290,y[0]+8,762,y[0]+8);T(192,'Total',True);T(245,'Willow Ridge Apartments(wrid)' if False else '',True)
    for k,kk in (('mk','mk'),('am','ch'),('dep','dep'),('od','od'),('bal','bal')): T(X[k],m2(S[kk]),True,'r')
    nl(16);tot[sec]=S
# summary
c.showPage();head();y[0]+=0
cols=[(250,'Square','Footage'),(320,'Market','Rent'),(400,'Lease','Charges'),(470,'Security','Deposit'),(530,'Other','Deposits'),(580,'# Of','Units'),(640,'% Unit','Occupancy'),(700,'% Sqft','Occupied'),(762,'Balance','')]
T(30,'Summary Groups',True)
for x,a,b in cols: T(x,a,True,'r');y[0]-=8;T(x,b,True,'r');y[0]+=8
nl(20)
def line(lbl,sf,mk,ch,dep,od,k,po,ps,bal,b=False):
    T(30,lbl,b)
    for (x,_,_),v in zip(cols,[f'{sf:,}',m2(mk),m2(ch),m2(dep),m2(od),k,po,ps,m2(bal)]): T(x,str(v),b,'r')
    nl(11)
sf0=sum(d['t'][1] for d in cur);nu=len(cur)
def grp(lbl,L,ind=True):
    line(lbl,sum(d['t'][1] for d in L),sum(d['mk'] for d in L),sum(a for d in L for _,a in d.get('ch',[])),sum(d.get('dep',0) for d in L),sum(d.get('od',0) for d in L),len(L),f"{100*len(L)/nu:.2f}" if ind else '',f"{100*sum(d['t'][1] for d in L)/sf0:.2f}" if ind else '',sum(d.get('bal',0) for d in L))
occ=[d for d in cur if d['kind']!='V']
grp('Current/Notice/Vacant Residents',cur,False);grp('Future Residents/Applicants',fut,False);grp('Occupied Units',occ);grp('Total Non Rev Units',[]);grp('Total Vacant Units',vac);grp('Totals:',cur)
nl(14);T(30,'Summary of Charges by Charge Code',True);nl(9);T(30,'(Current/Notice Residents Only)');nl(12);T(30,'Charge Code',True);T(190,'Amount',True,'r');nl(10)
by={}
for d in cur:
    for k,a in d.get('ch',[]): by[k]=by.get(k,0)+a
for k in sorted(by): T(30,k);T(190,m2(by[k]),a='r');nl()
T(30,'Total',True);T(190,m2(sum(by.values())),True,'r')
c.save()
assert abs(sum(by.values())-tot['Current/Notice/Vacant Residents']['ch'])<.01
save(fn,dict(propertyName='Willow Ridge Apartments',asOnDate='2025-08-31',units=nu,occupied=len(occ),vacant=len(vac),rows=rows),'MULTIFAMILY','property manager, Yardi Voyager','Rent Roll with Lease Charges, charge lines below each unit, future section, summary page')
