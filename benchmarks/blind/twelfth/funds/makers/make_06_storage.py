# boutique self-storage, dense unit listing by floor, portrait A4-ish
from common import *
from reportlab.pdfgen import canvas
r=random.Random(6606); used=set(); asof=D.date(2025,12,31)
F='Cobblestone_Storage_unit_roll_Dec25.pdf'
SZ={'5x5':(25,79,'CC'),'5x10':(50,124,'CC'),'10x10':(100,189,'CC'),'10x15':(150,239,'CC'),'10x20':(200,289,'DU'),'10x30':(300,379,'DU'),'Wine 3x4':(12,65,'WN')}
recs=[]
def add(u,z,fl):
    a,std,ty=SZ[z]; std+= -5 if fl=='SECOND FLOOR' and z!='Wine 3x4' else 0
    st=r.choices('RVOUC',[80,10,5,2,1.2])[0]
    d=dict(u=u,z=z,fl=fl,a=a,std=std,ty=ty,st=st,nm='',act=None,ins=None,mi=None,pt=None,dep=None,bal=None)
    if st in 'RO':
        mi=asof-D.timedelta(days=r.randint(6,2400)); d['nm']=person(r,used,'up') if r.random()<.93 else r.choice(['FOXGLOVE FLORAL DESIGN','PARISH OF ST ALBAN','NORTH CREEK HVAC','TALLY-HO CATERING','BARLOW STAGING CO'])
        d.update(mi=mi,act=round(std*r.choice([.72,.85,.9,1,1,1.08,1.14])) if r.random()<.9 else std+.5,ins=r.choice([0,12,12,17,23]),dep=r.choice([0,0,25]))
        d['pt']=D.date(2025,r.choice([10,11]),mi.day if mi.day<29 else 28) if st=='O' else D.date(2026,1,min(mi.day,28))
        d['bal']=round((d['act']+d['ins'])*r.choice([1,2])+20,2) if st=='O' else r.choice([0,0,0,0,-5.5,0])
    elif st=='C': d.update(nm='(COMPANY USE)')
    recs.append(d)
for n in range(1,63): add(f"1{n:03d}",r.choice(['5x10','10x10','10x10','10x15','5x5']),'FIRST FLOOR')
for n in range(1,59): add(f"2{n:03d}",r.choice(['5x5','5x5','5x10','5x10','10x10']),'SECOND FLOOR')
for n in range(1,25): add(f"D{n:02d}",r.choice(['10x20','10x20','10x30']),'DRIVE-UP')
for n in range(1,19): add(f"W-{n}",'Wine 3x4','WINE VAULT')
W,H=595,842; c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H),invariant=1); p=Pen(c,'Helvetica','Helvetica-Bold',6.4)
C=[('UNIT',30,'l','u'),('SIZE',62,'l','z'),('TY',102,'l','ty'),('SF',136,'r','a'),('ST',144,'l','st'),('TENANT',162,'l','nm'),('MOVED IN',290,'l','mi'),('PAID THRU',334,'l','pt'),('STD RATE',412,'r','std'),('ACT RATE',452,'r','act'),('INS',480,'r','ins'),('DEP',506,'r','dep'),('BALANCE',560,'r','bal')]
pg=0
def head():
    global pg; pg+=1
    c.setFillGray(.15); c.rect(26,H-46,W-52,20,fill=1,stroke=0); c.setFillGray(1); p(32,H-40,'COBBLESTONE STORAGE & WINE VAULT  —  UNIT ROLL','l',1,9); p(W-32,H-40,'12/31/2025','r',1,9); c.setFillGray(0)
    for t,x,al,_ in C: p(x,H-58,t,al,1)
    c.setLineWidth(.6); c.line(26,H-61,W-26,H-61); p(W/2,20,f'- {pg} -','c')
    return H-70
y=head(); cur=None
def fmt(k,v):
    if v is None: return ''
    if isinstance(v,D.date): return v.strftime('%d-%b-%y')
    if k in('std','act','ins','dep'): return f"{v:.2f}"
    if k=='bal': return f"{v:,.2f}"
    return str(v)
i=0
def sub(lbl,ds):
    global y
    c.line(380,y+6.5,W-26,y+6.5); p(162,y,lbl,'l',1)
    for t,x,al,k in C:
        if k in('std','act','ins','dep','bal'): p(x,y,f"{sum(d[k] or 0 for d in ds):,.2f}",'r',1)
    p(136,y,f"{sum(d['a'] for d in ds):,}",'r',1); y-=12
fls=['FIRST FLOOR','SECOND FLOOR','DRIVE-UP','WINE VAULT']
for fl in fls:
    g=[d for d in recs if d['fl']==fl]
    if y<70: c.showPage(); y=head()
    p(30,y,fl,'l',1,7.4); y-=10
    for d in g:
        if y<38: c.showPage(); y=head(); p(30,y,fl+' (cont.)','l',1,7.4); y-=10
        if i%2: c.setFillGray(.93); c.rect(26,y-2,W-52,8.2,fill=1,stroke=0); c.setFillGray(0)
        i+=1
        for t,x,al,k in C: p(x,y,fmt(k,d[k]),al)
        y-=8.2
    y-=1; sub(f'Subtotal {fl.title()} ({len(g)} units)',g)
sub('FACILITY TOTAL',recs)
if y<170: c.showPage(); y=head()
y-=8; p(30,y,'ST codes:  R = Rented   O = Rented, overlocked (delinquent)   V = Vacant   U = Unrentable / damaged   C = Company use.     TY:  CC climate, DU drive-up, WN wine locker'); y-=16
for x,t in((30,'OCCUPANCY'),(200,'UNITS'),(260,'SQ FT'),(330,'% UNITS')): p(x,y,t,'l' if x==30 else 'r',1)
from collections import Counter; k=Counter(d['st'] for d in recs)
oc=k['R']+k['O']
for t,cs in(('Rented (R + O)','RO'),('Vacant (V)','V'),('Unrentable (U)','U'),('Company use (C)','C'),('Total','ROVUC')):
    y-=9; g=[d for d in recs if d['st'] in cs]; p(30,y,t,b=t=='Total'); p(200,y,len(g),'r'); p(260,y,f"{sum(d['a'] for d in g):,}",'r'); p(330,y,f"{len(g)/len(recs)*100:.1f}%",'r')
c.save(); print(k)
rows=[row(unit=d['u'],unitType=d['z'],area=d['a'],statusText=d['st'],section=d['fl'],tenantName=d['nm'] if d['st'] in 'RO' else None,moveInDate=d['mi'],marketRent=float(d['std']),contractRent=None if d['act'] is None else float(d['act']),
  charges=None if d['ins'] is None else [dict(code='INS',amount=float(d['ins']))],deposit=None if d['dep'] is None else float(d['dep']),balance=None if d['bal'] is None else float(d['bal'])) for d in recs]
S=lambda q:round(sum(d[q] or 0 for d in recs),2)
save(F,'SELF_STORAGE','Dense self-storage unit roll, A4 portrait, floor sections, one-letter status codes','status code letters; unrentable and company-use units; dd-Mon-yy dates; vacant rows nearly blank','Cobblestone Storage & Wine Vault',asof,len(recs),oc,k['V'],rows,dict(area=S('a'),marketRent=S('std'),contractRent=S('act'),insurance=S('ins'),deposit=S('dep'),balance=S('bal')))
