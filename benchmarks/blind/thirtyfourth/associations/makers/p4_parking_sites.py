from kit import *
import random
from reportlab.pdfgen import canvas
rnd=random.Random(3402)
F='cobaltpark-multisite-q3-2025.pdf'
sites=['Fulton St Garage','Union Sq Deck','Mercy Hospital Lot C','Harbor East Garage','Airport Economy Lot','Ninth & Vine Lot','Stadium North Lot']
s=St([f'Site {n} {t}' for n,t in zip((101,104,112,118,203,207,211),sites)]+['All Locations'])
sc=[1.35,1.0,.62,1.18,1.9,.28,.74]
def ln(label,base,mask=None,sg=1):
    v=[]
    for k in range(7):
        w=1 if mask is None else mask[k]
        v.append(sg*round(base*sc[k]*w*rnd.uniform(.8,1.22)) if w else None)
    return s.l(label,v+[sum(x for x in v if x)])
s.h('PARKING REVENUE')
g=[ln('Transient – Hourly/Daily',148000,[1,1,1,1,1.6,1,.5]),ln('Monthly Permits',92000,[1,1.1,.9,1.1,0,.8,0]),ln('Validation Program',14500,[1,.6,2.2,1,0,0,0]),ln('Event Parking',31000,[.8,1.4,0,1.9,0,0,6]),ln('Online Reservations (aggregator)',22000,[1,1,0,1,1.7,0,1.2]),ln('EV Charging',2900,[1,1,0,1.3,.4,0,0]),ln('Lost Ticket & Violation Fees',1900)]
gr=s.t('Gross Parking Receipts',g)
s.h('Less:')
d=[ln('Parking Sales Tax',28500,[1,1,1,1,1,1,1],-1),ln('Credit Card Chargebacks & Refunds',1050,None,-1),ln('Aggregator Commissions',4100,[1,1,0,1,1.7,0,1.2],-1)]
nd=s.t('Total Deductions',d)
np=s.t('Net Parking Revenue',[gr,nd])
o=[ln('Billboard & Antenna Rent',4200,[1,1,0,1,.6,0,0]),ln('Vending, Car Wash & Other',900,[1,0,1,1,1,0,0])]
ti=s.t('TOTAL REVENUE',[np]+o,kind='TOTAL')
s.h('OPERATING EXPENSES')
s.h('Labor')
L=[ln('Cashiers & Attendants',24500,[1,1,1.2,1,1,0,1.1]),ln('Site Supervisors',11800,[1,1,1,1,1,0,.5]),ln('Payroll Tax, Health & Workers Comp',9400,[1,1,1.2,1,1,0,.8]),ln('Contract Traffic Control',3300,[0,1,0,1.2,0,0,4])]
tl=s.t('Total Labor',L)
s.h('Operations')
O=[ln('Access & Revenue Control Maintenance',4400),ln('Credit Card Merchant Fees',7600),ln('Electricity',5900),ln('Water & Stormwater Fee',1500),ln('Sweeping, Striping & Power Wash',3700),ln('Elevator Service Contract',3100,[1,1,0,1,0,0,0]),ln('Security Patrol',6200,[1,1,0,1,1.3,0,1]),ln('Snow & Ice Removal',240,[0,0,1,0,1,1,1]),ln('Shuttle Vans – Fuel & Lease',31000,[0,0,0,0,1,0,0]),ln('Tickets, Signs & Supplies',1100)]
to=s.t('Total Operations',O)
s.h('Fixed')
X_=[ln('Property & Garagekeepers Insurance',8800),ln('Real Estate Taxes',26500,[1,1,0,1,.7,1.3,1]),ln('Ground Rent / Concession Fee',52000,[0,0,1.2,0,.9,0,.4]),ln('Licenses & Permits',620)]
tx=s.t('Total Fixed',X_)
ln2=ln('Management & Admin Allocation',12400)
te=s.t('TOTAL OPERATING EXPENSES',[tl,to,tx,ln2],kind='TOTAL')
no=s.t('NET OPERATING INCOME',[ti,te],[1,-1],kind='TOTAL')
s.h('Below the line')
B=[ln('Interest – Term Loan',17600,[1,1,0,1,0,0,0]),ln('Capital Projects',9500,[1,0,0,1.4,1,0,1])]
s.t('NET INCOME AFTER DEBT & CAPITAL',[no]+B,[1,-1,-1],kind='TOTAL')
# planted: one digit changed in one printed cell
t=O[2]; v=s.rows[t]['vals']; old=v[3]; sss=str(old); 
nd_='7' if sss[1]!='7' else '2'; new=int(sss[0]+nd_+sss[2:]); v[3]=new
planted=dict(what=f"row 'Electricity', column 'Harbor East Garage': printed {new:,} where {old:,} belongs; the row's All Locations total and Total Operations were made with {old:,}",kind='digit_changed')
W,H=1008,612
c=canvas.Canvas(str(DOCS/F),pagesize=(W,H))
c.setFillColorRGB(.05,.2,.45); c.rect(0,H-44,W,44,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',15); c.drawString(30,H-29,'CobaltPark Holdings LLC'); c.setFont('Helvetica',10); c.drawRightString(W-30,H-20,'Location Comparison – Statement of Operations'); c.drawRightString(W-30,H-34,'Quarter ended September 30, 2025 (unaudited, U.S. dollars)')
c.setFillGray(0)
X=[302+k*88 for k in range(7)]+[978-20]
y=H-60
hdr=[('101','Fulton St','Garage'),('104','Union Sq','Deck'),('112','Mercy Hospital','Lot C'),('118','Harbor East','Garage'),('203','Airport','Economy Lot'),('207','Ninth & Vine','Lot'),('211','Stadium','North Lot'),('','All','Locations')]
for x,h in zip(X,hdr):
    c.setFont('Helvetica',6.5); c.drawRightString(x,y,('Site '+h[0]) if h[0] else '')
    c.setFont('Helvetica-Bold',8); c.drawRightString(x,y-9,h[1]); c.drawRightString(x,y-18,h[2])
c.setLineWidth(1); c.line(28,y-22,W-28,y-22)
y-=32
z=0
for r in s.rows:
    if r['typ']=='HEADING':
        c.setFont('Helvetica-BoldOblique' if not r['label'].isupper() else 'Helvetica-Bold',8); c.setFillColorRGB(.05,.2,.45); c.drawString(30 if r['label'].isupper() else 38,y,r['label']); c.setFillGray(0); y-=9.3; z=0; continue
    tot=r['typ']=='TOTAL'; sub=r['typ']=='SUBTOTAL'
    if tot: c.setFillColorRGB(.82,.88,.95); c.rect(28,y-2.4,W-56,9.2,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold' if tot or sub else 'Helvetica',7.8)
    c.drawString(30 if tot else 38 if sub else 46,y,r['label'])
    if sub: c.setLineWidth(.3); [c.line(x-50,y+7.5,x,y+7.5) for x in X]
    for x,v in zip(X,r['vals']):
        c.drawRightString(x,y,'-' if v is None or v==0 else f'{v:,}' if v>=0 else f'-{-v:,}')
    y-=9.1
print('y',y)
y-=4
c.setFont('Helvetica-Bold',7); c.drawString(30,y,'Operating data (not part of the statement)')
c.setFont('Helvetica',7)
for lab,vals in [('Stalls',[612,430,288,540,1150,96,510]),('Tickets issued',[48210,33875,12904,39416,51022,4105,14877])]:
    y-=9; c.drawString(46,y,lab)
    for x,v in zip(X,vals+[sum(vals)]): c.drawRightString(x,y,f'{v:,}')
c.setFont('Helvetica-Oblique',6.5); c.drawString(30,14,'Site 112 is operated under a concession agreement; site 203 includes shuttle operation. Prepared by CobaltPark accounting 10/22/2025.'); c.drawRightString(W-30,14,'1 of 1')
c.save()
s.save(F,'Location Comparison – Statement of Operations','CobaltPark Holdings LLC','2025-07-01','2025-09-30',{'total_income':'TOTAL REVENUE','total_operating_expenses':'TOTAL OPERATING EXPENSES','noi':'NET OPERATING INCOME','net_income':'NET INCOME AFTER DEBT & CAPITAL'},'PARKING','OPERATING_STATEMENT','multi-site comparison, legal landscape, banded totals, minus signs',hard=True,planted=planted,dash=True)
