# Availability and occupancy roll, sections by availability status
import random, datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
N='stonegate_availability_occupancy.pdf'; g=random.Random(4404); W,H=landscape(letter); ppl=iter(people(g,80))
PL=[('Sage 1BR',702,1340),('Thyme 1BR+',815,1445),('Laurel 2BR',1012,1695),('Juniper 3BR',1276,2050)]
S=[('Vacant - Unrented Ready',3),('Vacant - Unrented Not Ready',2),('Vacant - Rented',2),('Notice - Unrented',4),('Notice - Rented',2),('Occupied - No Notice',39)]
units=[f'{b}{n}' for b in 'ABCD' for n in (101,102,103,104,105,201,202,203,204,205,301,302,303)]; g.shuffle(units); it=iter(units); rows=[]
for s,n in S:
    us=sorted(next(it) for _ in range(n))
    for u in us:
        p=PL[(ord(u[0])+int(u[-1]))%4]; r=dict(unit=u,unitType=p[0],area=p[1],marketRent=p[2]+10*int(u[1]),section=s,statusText=s)
        if s.startswith('Vacant'):
            r['moveOutDate']=D.date(2025,g.randint(3,5),g.randint(1,28)); r['av']='Now' if s.endswith('ed Ready') else '06/%02d/2025'%g.randint(9,27)
            if s=='Vacant - Rented': r['fut']='%s %s'%next(ppl); r['av']='Leased'
        else:
            a,b=next(ppl); mi=D.date(g.randint(2020,2024),g.randint(1,12),g.randint(1,28)); e=D.date(2025 if s[0]=='N' else g.choice([2025,2026]),g.randint(6,7) if s[0]=='N' else g.randint(7,12),g.choice([28,30])); 
            r.update(tenantName=f'{a} {b}',moveInDate=mi,leaseEndDate=e,contractRent=r['marketRent']-g.randint(-15,120),deposit=g.choice([250,400,400,600]))
            if s[0]=='N':
                r['moveOutDate']=e; r['av']=(e+D.timedelta(days=5)).strftime('%m/%d/%Y')
                if s.endswith('- Rented'): r['fut']='%s %s'%next(ppl); r['av']='Leased'
        rows.append(r)
c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0
C=[('Unit',36,0),('Floor Plan',72,0),('SF',166,1),('Market',216,1),('Resident',228,0),('Moved In',340,0),('Lease Ends',394,0),('Vacate/Vacated',448,0),('In-Place Rent',572,1),('Deposit',618,1),('Available',630,0),('Next Resident',684,0)]
f=lambda x:x.strftime('%m/%d/%Y') if x else ''
def hdr():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFillGray(0); c.setFont('Helvetica-Bold',12); c.drawString(36,H-36,'Availability & Occupancy Roll'); c.setFont('Helvetica',9); c.drawString(36,H-49,'Stonegate at Mill Creek   -   All floor plans   -   As of June 5, 2025'); c.drawRightString(756,H-36,f'{pg} of 2'); y=H-70
    c.setFillColorRGB(.85,.89,.95); c.rect(34,y-4,724,13,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',7.6)
    for h,x,a in C: (c.drawRightString if a else c.drawString)(x,y,h)
    y-=16
hdr()
for s,n in S:
    rs=[r for r in rows if r['section']==s]
    if y<70: hdr()
    c.setFont('Helvetica-Bold',8.2); c.setFillColorRGB(.1,.2,.5); c.drawString(36,y,s); c.setFillGray(0); y-=11
    for r in rs:
        if y<36: hdr()
        c.setFont('Helvetica',7.6)
        v=[r['unit'],r['unitType'],r['area'],f"{r['marketRent']:,}",r.get('tenantName',''),f(r.get('moveInDate')),f(r.get('leaseEndDate')),f(r.get('moveOutDate')),f"{r['contractRent']:,}" if 'contractRent' in r else '',r.get('deposit',''),r.get('av',''),r.get('fut','')]
        for (h,x,a),t in zip(C,v): (c.drawRightString if a else c.drawString)(x,y,str(t))
        y-=10.5
    c.setFont('Helvetica-Oblique',7.6); c.drawString(72,y,f'{len(rs)} unit(s)'); c.drawRightString(216,y,f"{sum(r['marketRent'] for r in rs):,}")
    t=sum(r.get('contractRent',0) for r in rs)
    if t: c.drawRightString(572,y,f'{t:,}'); c.drawRightString(618,y,f"{sum(r['deposit'] for r in rs):,}")
    y-=15
if y<110: hdr()
c.line(34,y+8,758,y+8); c.setFont('Helvetica-Bold',8)
c.drawString(36,y-3,'Community total   52 units'); c.drawRightString(216,y-3,f"{sum(r['marketRent'] for r in rows):,}"); c.drawRightString(572,y-3,f"{sum(r.get('contractRent',0) for r in rows):,}"); c.drawRightString(618,y-3,f"{sum(r.get('deposit',0) for r in rows):,}"); y-=20
c.setFont('Helvetica',8)
for a in('Occupied units (incl. notice): 45     86.5%','Vacant units: 7     13.5%','Leased (occupied + vacant rented - notice unrented): 43     82.7%','Exposure (vacant unrented + notice unrented): 9     17.3%'): c.drawString(36,y,a); y-=11
c.save(); print('pages',pg)
for r in rows:
    r.pop('av',0); r.pop('fut',0)
    for k in list(r):
        if isinstance(r[k],D.date): r[k]=iso(r[k])
save(N,dict(propertyName='Stonegate at Mill Creek',asOnDate='2025-06-05',units=52,occupied=45,vacant=7,rows=rows),'MULTIFAMILY','availability sections, next-resident column, exposure recap')
