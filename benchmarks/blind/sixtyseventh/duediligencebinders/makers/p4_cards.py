"""Cards, two abreast: one panel per premises of a mixed-use block (shops, offices, flats)."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
r=rng(6714); N=Names(r); A=dt.date(2026,4,15); F='Halcyon Block - tenant cards Apr-2026.pdf'
spec=[('Shop 1','Retail','Juniper & Salt Provisions',2140,32),('Shop 2','Retail','Cinderbox Ceramics',1385,34),('Shop 3','Retail',None,1610,30),('Shop 4','Restaurant','Ottoway Noodle House',2890,36),
('Office 2A','Office','Lockridge Survey Group',3320,21),('Office 2B','Office','Verity Title Agency',1875,22.5),('Office 2C','Office','Tolliver & Nairn CPAs',2260,22)]
apts=[('Apt 3A','1 Bed',690,1725),('Apt 3B','1 Bed',705,1750),('Apt 3C','2 Bed',980,2290),('Apt 3D','Studio',495,1395),('Apt 4A','1 Bed',690,1760),('Apt 4B','2 Bed',1010,2375),('Apt 4C','2 Bed',980,2340)]
rows=[];cards=[]
for u,t,n,a,p in spec:
    if not n: q=dict(unit=u,unitType=t,area=a,statusText='Vacant',marketRent=float(round(a*p/12,-1))); rows.append(q); cards.append((q,[('Use',t),('Area',f'{a:,} sq ft'),('Asking rent',f"${m2(q['marketRent'])} / mo"),('Comment','Former florist; white box, grease line at rear wall')],None)); continue
    s,e=term(r,A,5,96,(60,84,120)); mo=float(round(a*p/12)); cam=rd(a*.31); tx=rd(a*.22); ins=rd(a*.04); dep=float(r.choice([mo,mo*2,5000]))
    st=[];d=dt.date(2026,s.month,1);v=mo
    if d<=A:d=addm(d,12)
    while d<e and len(st)<3: v=float(round(v*1.03)); st.append(dict(date=iso(d),amount=v)); d=addm(d,12)
    q=dict(unit=u,unitType=t,area=a,tenantName=n,statusText='Occupied',contractRent=mo,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,charges=[dict(code='CAM',amount=cam),dict(code='Taxes',amount=tx),dict(code='Insurance',amount=ins)],rentSteps=st)
    L=[('Use',t),('Area',f'{a:,} sq ft'),('Lease',f'{us(s)} to {us(e)}'),('Base rent',f'${m2(mo)} / mo'),('Recoveries / mo',f'CAM ${m2(cam)}   Taxes ${m2(tx)}   Insurance ${m2(ins)}'),('Deposit held','$'+m2(dep)),('Rent steps','; '.join(f"{us(dt.date.fromisoformat(x['date']))} ${m2(x['amount'])}" for x in st) or 'none remaining'),('Options',r.choice(['2 x 5 yrs at FMV, 9 months notice','1 x 5 yrs at 103% of last rent','None']))]
    if t=='Restaurant': L.append(('% rent','6% of gross sales over $1,450,000'))
    rows.append(q); cards.append((q,L,'C'))
for u,t,a,p in apts:
    if u=='Apt 4B': q=dict(unit=u,unitType=t,area=a,statusText='Vacant',marketRent=float(p)); rows.append(q); cards.append((q,[('Plan',t),('Area',f'{a:,} sq ft'),('Asking rent',f'${m2(p)} / mo'),('Comment','Make-ready; floors being refinished')],None)); continue
    s,e=term(r,A,1,11,(12,)); mo=float(p-r.choice([0,25,60,110])); dep=float(r.choice([500,mo])); bal=float(r.choice([0,0,0,185.5,mo]))
    q=dict(unit=u,unitType=t,area=a,tenantName=N.person('{f} {l}'),statusText='Occupied',marketRent=float(p),contractRent=mo,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,balance=bal)
    if u=='Apt 3D': q['leaseEndDate']='month-to-month'
    L=[('Plan',t),('Area',f'{a:,} sq ft'),('Lease',f"{us(s)} to {us(e) if u!='Apt 3D' else 'month-to-month'}"),('Rent',f'${m2(mo)} / mo'),('Asking rent',f'${m2(p)} / mo'),('Deposit held','$'+m2(dep)),('Balance owed','$'+m2(bal))]
    rows.append(q); cards.append((q,L,'R'))
c=canvas.Canvas(DOC+'/'+F,pagesize=(612,792))
def top(p):
    c.setFillColor(HexColor('#23435c')); c.rect(0,752,612,40,stroke=0,fill=1); c.setFillColor(HexColor('#ffffff')); c.setFont('Helvetica-Bold',15); c.drawString(30,766,'THE HALCYON BLOCK'); c.setFont('Helvetica',9); c.drawRightString(582,767,'Tenant cards  |  rents in place at April 15, 2026'); c.setFillColor(HexColor('#000000')); c.setFont('Helvetica',7); c.drawString(30,24,'Prepared by Quayside Asset Advisors for the buyer; from leases and the owner\'s ledger'); c.drawRightString(582,24,f'{p} / 3')
H=132;p=1;top(1);n=0
import textwrap
for q,L,k in cards:
    if n==8 or (n and p==2 and n==8): c.showPage(); p+=1; top(p); n=0
    x=30+(n%2)*280; y=736-(n//2)*(H+34)
    col={'C':'#3f7d58','R':'#8a5a2b',None:'#9a9a9a'}[k]
    hh=H+26
    c.setStrokeColor(HexColor(col)); c.rect(x,y-hh,272,hh,fill=0); c.setFillColor(HexColor(col)); c.rect(x,y-18,272,18,fill=1,stroke=0); c.setFillColor(HexColor('#ffffff')); c.setFont('Helvetica-Bold',9.5)
    c.drawString(x+6,y-13,q['unit']); c.drawRightString(x+266,y-13,q.get('tenantName','VACANT')); c.setFillColor(HexColor('#000000'))
    yy=y-31
    for a,b in L:
        c.setFont('Helvetica-Bold',7.2); c.drawString(x+6,yy,a); c.setFont('Helvetica',7.6)
        for w in textwrap.wrap(b,52) if a!='Recoveries / mo' else [b]: c.drawString(x+72,yy,w); yy-=10.5
        yy-=2
    n+=1
c.showPage(); p+=1; top(p); y=700
c.setFont('Helvetica-Bold',11); c.drawString(30,y,'Recap'); y-=18
com=[q for q in rows if not q['unit'].startswith('Apt')]; res=[q for q in rows if q['unit'].startswith('Apt')]
c.setFont('Helvetica-Bold',8)
for x,t in((200,'Premises'),(270,'Let'),(330,'Vacant'),(410,'Sq ft'),(510,'Rent / mo')): c.drawRightString(x,y,t)
y-=13
for l,g in(('Shops and offices',com),('Apartments',res),('Whole block',rows)):
    c.setFont('Helvetica-Bold' if g is rows else 'Helvetica',8); o=[q for q in g if 'tenantName' in q]; c.drawString(30,y,l)
    for x,t in((200,len(g)),(270,len(o)),(330,len(g)-len(o)),(410,m0(S(q['area'] for q in g))),(510,'$'+m2(S(q.get('contractRent') for q in g)))): c.drawRightString(x,y,str(t))
    y-=13
c.save(); o=[q for q in rows if 'tenantName' in q]
save(F,'THE HALCYON BLOCK','2026-04-15',rows,len(rows),len(o),len(rows)-len(o))
