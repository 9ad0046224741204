# mid-renovation apartments, Yardi-style rent roll with lease charges
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(1101); used=set(); asof=D.date(2025,9,30)
F='tamarack_court_lease_charges.pdf'
types={'tc11c':(612,1065,'c'),'tc11r':(612,1290,'r'),'tc21c':(848,1240,'c'),'tc21r':(848,1495,'r'),'tc22r':(921,1610,'r')}
units=[]
for b in 'ABC':
    for fl in (1,2,3):
        for n in range(1,6 if b!='C' else 5):
            units.append(f"{b}{fl}0{n}")
recs=[];fut=[]
down={'B103','C201','C302'}; vac={'A204','B301','B302','C104','A103'}
code=1482
for u in units:
    t=r.choice(['tc11c','tc11r','tc21c','tc21r','tc22r','tc21c'])
    sf,mk,k=types[t]; mk+=r.choice([0,0,15,25])*(int(u[1])-1)
    d=dict(u=u,t=t,sf=sf,mk=mk,res='',name='',ch=[],dep=0,mi=None,le=None,mo=None,bal=0)
    if u in down: d.update(res='DOWN',name='DOWN')
    elif u in vac: d.update(res='VACANT',name='VACANT')
    else:
        code+=r.randint(1,37); mi=D.date(2025,9,1)-D.timedelta(days=r.randint(10,900 if k=='c' else 380))
        le=eom(am(mi,11+12*((asof-mi).days//365)))
        rent=mk-r.choice([0,10,25,40,65]) if k=='r' else mk-r.choice([20,45,85,110])
        ch=[('rent',rent)]
        if r.random()<.35: ch.append(('petrent',r.choice([30,35,60])))
        if r.random()<.9: ch.append(('trash',18.5))
        if r.random()<.25: ch.append(('carport',45))
        ch.append(('utilflat',55 if sf<700 else 72))
        if k=='r' and r.random()<.3: ch.append(('conc',-r.choice([50,75,100])))
        mo=D.date(2025,10,r.choice([15,31])) if r.random()<.07 else None
        d.update(res=f"t000{code}",name=person(r,used),ch=ch,dep=r.choice([300,300,500,rent]),mi=mi,le=le,mo=mo,
                 bal=r.choice([0,0,0,0,0,-12.5,sum(x[1] for x in ch),86.4,-220]))
    recs.append(d)
for u in ('A204','B302'):
    s=[x for x in recs if x['u']==u][0]; code+=9
    ch=[('rent',s['mk']),('trash',18.5),('utilflat',55 if s['sf']<700 else 72)]
    mi=D.date(2025,10,r.choice([4,10]))
    fut.append(dict(s,res=f"t000{code}",name=person(r,used),ch=ch,dep=300,mi=mi,le=eom(am(mi,11)),bal=0))
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H),invariant=1); p=Pen(c,size=6.8)
X=dict(u=30,t=62,sf=128,res=136,name=190,mk=330,code=340,amt=425,dep=480,od=530,mi=540,le=594,mo=650,bal=762)
pg=[0]
def head():
    pg[0]+=1
    p(30,H-34,'Rent Roll with Lease Charges',b=1,size=11)
    p(30,H-46,'Tamarack Court Apartments (tamarack)',size=8); p(30,H-56,'As Of = 09/30/2025',size=8); p(30,H-66,'Month Year = 09/2025',size=8)
    y=H-84
    hs=[('u','Unit','','l'),('t','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('name','Name','','l'),('mk','Market','Rent','r'),
        ('code','Charge','Code','l'),('amt','Amount','','r'),('dep','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]
    for k,a,b,al in hs:
        p(X[k],y,a,al,1)
        if b: p(X[k],y-8,b,al,1)
    c.setLineWidth(.8); c.line(28,y-12,W-28,y-12)
    p(30,20,'Wednesday, October 01, 2025  09:14 AM',size=6.5); p(W-30,20,f'Page {pg[0]}','r',size=6.5)
    return y-22
y=head()
def block(d,y):
    n=max(1,len(d['ch']))+1
    if y-n*8.6<36: c.showPage(); y=head()
    p(X['u'],y,d['u']);p(X['t'],y,d['t']);p(X['sf'],y,f"{d['sf']:,.2f}",'r');p(X['res'],y,d['res']);p(X['name'],y,d['name']);p(X['mk'],y,m2(d['mk']),'r')
    p(X['dep'],y,m2(d['dep']),'r');p(X['od'],y,'0.00','r')
    for k in('mi','le','mo'): p(X[k],y,mdy(d[k]))
    p(X['bal'],y,m2(d['bal']).replace('(','-').replace(')',''),'r')
    for cd,a in d['ch']:
        p(X['code'],y,cd); p(X['amt'],y,f"{a:,.2f}",'r'); y-=8.6
    if not d['ch']: y-=8.6
    p(X['code'],y,'Total',b=1); p(X['amt'],y,f"{sum(a for _,a in d['ch']):,.2f}",'r',1)
    return y-11.5
p(30,y,'Current/Notice/Vacant Residents',b=1); y-=11
for d in recs: y=block(d,y)
def tot(lbl,ds,y):
    if y<60: c.showPage(); y=head()
    c.setLineWidth(.4); c.line(X['sf']-30,y+8,W-28,y+8)
    p(X['res'],y,lbl,b=1);p(X['mk'],y,m2(sum(d['mk'] for d in ds)),'r',1);p(X['amt'],y,m2(sum(a for d in ds for _,a in d['ch'])),'r',1)
    p(X['dep'],y,m2(sum(d['dep'] for d in ds)),'r',1);p(X['od'],y,'0.00','r',1);p(X['bal'],y,f"{sum(d['bal'] for d in ds):,.2f}",'r',1)
    return y-14
y=tot('Total Current/Notice/Vacant',recs,y)
p(30,y,'Future Residents/Applicants',b=1); y-=11
for d in fut: y=block(d,y)
c.line(X['sf']-30,y+8,W-28,y+8); p(X['res'],y,'Total Future',b=1); p(X['amt'],y,m2(sum(a for d in fut for _,a in d['ch'])),'r',1)
c.showPage(); y=head()
p(30,y,'Summary Groups',b=1); 
for x,t in((300,'Square Footage'),(400,'Market Rent'),(490,'Lease Charges'),(570,'# Of Units'),(660,'% Unit Occupancy')): p(x,y,t,'r',1)
occ=[d for d in recs if d['ch']]; vc=[d for d in recs if not d['ch']]
S=lambda ds,k:sum(d[k] for d in ds); CH=lambda ds:sum(a for d in ds for _,a in d['ch'])
for lbl,ds in (('Current/Notice Residents',occ),('Future Residents/Applicants',fut),('Occupied Units',occ),('Total Vacant Units (incl. 3 down)',vc),('Totals:',recs)):
    y-=12; p(30,y,lbl,b=lbl=='Totals:')
    p(300,y,f"{S(ds,'sf'):,.2f}",'r');p(400,y,m2(S(ds,'mk')),'r');p(490,y,m2(CH(ds)),'r');p(570,y,len(ds),'r')
    if ds is not fut: p(660,y,f"{100*len(ds)/len(recs):.2f}",'r')
y-=26; p(30,y,'Summary of Charges by Charge Code',b=1); p(30,y-9,'(Current/Notice Residents Only)'); y-=22
p(30,y,'Charge Code',b=1);p(200,y,'Amount','r',1)
cc={}
for d in occ:
    for k,a in d['ch']: cc[k]=cc.get(k,0)+a
for k in sorted(cc): y-=11; p(30,y,k); p(200,y,f"{cc[k]:,.2f}",'r')
y-=12; c.line(30,y+9,202,y+9); p(30,y,'Total',b=1); p(200,y,m2(sum(cc.values())),'r',1)
c.save()
rows=[]
for d in recs+fut:
    o=bool(d['ch']); f=d in fut
    rows.append(row(unit=d['u'],unitType=d['t'],area=d['sf'],tenantName=d['name'] if o else None,
      statusText='Future Residents/Applicants' if f else ('Occupied' if o else d['name']),
      section='Future Residents/Applicants' if f else 'Current/Notice/Vacant Residents',marketRent=float(d['mk']),
      contractRent=float(d['ch'][0][1]) if o else None,moveInDate=d['mi'],leaseEndDate=d['le'],moveOutDate=d['mo'],
      deposit=float(d['dep']),balance=float(d['bal']),charges=[dict(code=k,amount=float(a)) for k,a in d['ch']] or None,totalCharges=float(CH([d]))))
save(F,'MULTIFAMILY','Yardi lease charges, stacked charge rows, current + future sections, summaries','stacked charges; down units; future rows repeat unit ids',
 'Tamarack Court Apartments',asof,len(recs),len(occ),len(vc),rows,dict(marketRent=S(recs,'mk'),totalCharges=CH(recs),rentCharge=cc['rent'],deposit=S(recs,'dep'),balance=round(S(recs,'bal'),2)))
