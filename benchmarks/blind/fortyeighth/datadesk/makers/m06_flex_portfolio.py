# Small-bay industrial, small-system (cloud) rent roll grouped by property, 3 properties; portrait
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(4806); W,H=792,612; N='rent_roll-20260403.pdf'
props=[('Gravel Pit Road Shops - 4410 Gravel Pit Rd Boise, ID 83716',14,''),('Ustick Bays - 9127 W Ustick Rd Boise, ID 83704',11,'B-'),('Yard 7 - 707 Commerce Loop Nampa, ID 83687',9,'#')]
biz=['Sawtooth Cabinetry LLC','Payette Powder Coating','Kuna Kettle Corn','Rimrock Overhead Doors','Treasure Valley Tile & Stone','Bitterbrush Garage Gym','Cold Creek HVAC','Owyhee Offroad','Lava Bed Glass','Northend Woodturners','Elkhorn Fire & Safety','Boise Bike Works','Camas Sign Shop','Magpie Print Co','Foothill Drywall Supply','Snake River Smoker Co','Tamarack Electric','Ridgeback Concrete Cutting','Pioneer Plumbing & Drain','Gem Auto Detail','Whitepine Upholstery','Harvest Table Catering','Bogus Basin Ski Repair','Sagehen Landscape','Desert Iron Fab','Clearwater Pool Svc','Hopper Courier','Badger Tool Rental','Mesa Mobile Mechanics','Juniper Soap Co','Quickset Fence']
nm=names(r,6); bi=0; rows=[]; groups=[]
for p,n,pre in props:
    g=[]
    for i in range(n):
        u=f'{pre}{i+1}' if pre!='' else f'{101+i}'; sf=r.choice([1200,1500,1500,1800,2400,3000])
        if (p[0],i) in (('G',5),('U',2),('U',9)): g.append(dict(unit=u,area=sf,statusText='Vacant-Unrented' if i!=9 else 'Vacant-Rented',marketRent=round(sf*.98),section=p,propertyName=p.split(' - ')[0])); continue
        t=biz[bi] if bi<len(biz) else ' '.join(nm[bi-len(biz)]); bi+=1
        st=dt.date(r.randint(2020,2025),r.randint(1,12),1); en=lend(st,r.choice([12,24,36,60])); stt='Current'
        if en<dt.date(2026,3,31): en='MTM' if r.random()<.4 else lend(add_m(st,60),36)
        if r.random()<.08: stt='Notice-Unrented'
        rent=round(sf*r.choice([.82,.86,.9,.95,.98])); cam=round(sf*.19,2)
        g.append(dict(unit=u,area=sf,tenantName=t,statusText=stt,marketRent=round(sf*.98),contractRent=rent,charges=[('CAM',cam)],deposit=r.choice([rent,rent,1000,0]),leaseStartDate=st,leaseEndDate=en,balance=r.choice([0,0,0,0,rent+cam,-rent,75]),section=p,propertyName=p.split(' - ')[0]))
    groups.append((p,g)); rows+=g
c=canvas.Canvas(f'{D}/{N}',pagesize=(W,H)); pg=1
cols=[(36,'Unit','l'),(78,'Tenant','l'),(218,'Status','l'),(330,'Sq. Ft.','r'),(390,'Market Rent','r'),(446,'Rent','r'),(496,'CAM','r'),(556,'Deposit','r'),(566,'Lease From','l'),(628,'Lease To','l'),(752,'Past Due','r')]
def hdr():
    global y
    c.setFillGray(.25); c.rect(32,y-5,W-64,16,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',8)
    for x,t,a in cols: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
    c.setFillGray(0); y-=17
def foot(): c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(36,20,'Created on 04/03/2026'); c.drawRightString(W-36,20,f'Page {pg}'); c.setFillGray(0)
def np():
    global y,pg
    foot(); c.showPage(); pg+=1; y=H-44; hdr()
c.setFont('Helvetica-Bold',16); c.drawString(36,H-46,'Rent Roll'); c.setFont('Helvetica',8.5)
for i,t in enumerate(['Properties: Gravel Pit Road Shops, Ustick Bays, Yard 7','Units: Active','As of: 03/31/2026','Include Non-Revenue Units: No']): c.drawString(36,H-62-11*i,t)
y=H-116; hdr()
def put(w,b=False):
    global y
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.8)
    ch=dict(w.get('charges',[])); vals=[w['unit'],w.get('tenantName') or '',w.get('statusText',''),m0(w['area']),m2(w.get('marketRent')),m2(w.get('contractRent')),m2(ch.get('CAM')),m2(w.get('deposit')),us(w.get('leaseStartDate')),us(w.get('leaseEndDate')),m2(w.get('balance'))]
    if not b and not w.get('tenantName'): pass
    for (x,_,a),v in zip(cols,vals): (c.drawString if a=='l' else c.drawRightString)(x,y,v)
    c.setStrokeGray(.85); c.line(32,y-4,W-32,y-4); c.setStrokeGray(0); y-=14
S=lambda g,k: sum(w.get(k) or 0 for w in g)
def tot(lab,g,tn=''):
    put(dict(unit=lab,tenantName='',area=S(g,'area'),marketRent=S(g,'marketRent'),contractRent=S(g,'contractRent'),charges=[('CAM',sum(a for w in g for _,a in w.get('charges',[])))],deposit=S(g,'deposit'),balance=S(g,'balance'),statusText=tn),True)
for p,g in groups:
    if y<90: np()
    c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,p); y-=14
    for w in g:
        if y<44: np()
        put(w)
    o=sum(1 for w in g if w.get('tenantName'))
    if y<44: np()
    tot(f'{len(g)} Units',g,f'{100*o/len(g):.1f}% Occupied'); y-=6
o=sum(1 for w in rows if w.get('tenantName'))
if y<44: np()
tot(f'Total {len(rows)} Units',rows,f'{100*o/len(rows):.1f}% Occupied')
foot(); c.save()
save(N,'INDUSTRIAL','cloud small-landlord system, grouped by property with address heading',True,rows,None,'2026-03-31',len(rows),o,len(rows)-o)
