from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng = random.Random(4801)
FN = 'tollgate_tenancy_schedule.pdf'
ten = ["Brightwater Pallet Co.","Orrin Freight Systems, Inc.","Cascadia Tile & Stone Distributors","MetroParts Supply LLC","Helix Packaging Corp","Northfork Beverage Logistics","Talbot HVAC Wholesale","Sunrise Import Foods, Inc.","Keystone Fastener Group","Lumen Display Rentals","Pinnacle Courier Services LLC","Greenbelt Janitorial Supply","Ferro Steel Trading Co.","Aster Home Goods","Quarry Road Flooring, LLC"]
suites = ["100","110","120","130","150","160","170-180","200","210","220","230","250","260","300","310","320","350"]
vac = {"130","310"}
asof = dt.date(2025,9,30)
rows=[]; ti=iter(ten)
for s in suites:
    area = rng.randrange(7200, 58000, 120)
    if s in vac: rows.append(dict(unit=s, area=area, statusText='VACANT')); continue
    start = dt.date(rng.choice([2019,2020,2021,2022,2023,2024]), rng.randrange(1,13), 1)
    term = rng.choice([60,63,84,120]);
    if addm(start,term) <= dt.date(2025,12,1): term += 60
    end = addm(start,term) - dt.timedelta(days=1)
    psf = rng.uniform(7.1,10.9); m = round(area*psf/12,2)
    ch=[("brent",m)]
    ch.append(("cam", round(area*1.38/12,2))); ch.append(("ret", round(area*1.92/12,2))); ch.append(("ins", round(area*.31/12,2)))
    if rng.random()<.3: ch.append(("yard", rng.choice([750.,1200.,1850.])))
    if rng.random()<.25: ch.append(("sprmon", 85.))
    steps=[]; d=start; r=m
    while d<=asof: d=addm(d,12)
    for _ in range(3):
        if d>end: break
        r=round(r*1.035,2); steps.append((d,r)); d=addm(d,12)
    dep = round(m*rng.choice([1,1,2]),2) if rng.random()<.85 else 0.0
    rows.append(dict(unit=s, tenantName=next(ti), area=area, statusText='Occupied', leaseStartDate=iso(start), leaseEndDate=iso(end), contractRent=m, annualRent=round(m*12,2), deposit=dep,
        charges=[dict(code=c,amount=a) for c,a in ch], totalCharges=round(sum(a for _,a in ch),2), rentSteps=[dict(date=iso(x),amount=a) for x,a in steps], _term=term, _s=start,_e=end))
W,H = landscape(letter)
c = canvas.Canvas(os.path.join(DOC,FN), pagesize=(W,H)); c.setTitle('Commercial Tenancy Schedule')
F='Helvetica'; B='Helvetica-Bold'
X=dict(unit=30,lease=84,type=252,area=330,frm=340,to=392,term=468,mo=540,moa=586,an=654,ana=696,dep=760)
us=lambda d:d.strftime('%m/%d/%Y')
page=0
def head():
    global page,y; page+=1
    c.setFont(B,11); c.drawCentredString(W/2,H-34,'Commercial Tenancy Schedule'); c.setFont(F,8)
    c.drawCentredString(W/2,H-46,'Property: tdc410   Tollgate Distribution Center'); c.drawCentredString(W/2,H-57,'As of Date: 09/30/2025      By Property')
    y=H-78; c.setFont(B,6.8)
    def two(x,a,b,right=False):
        f=c.drawRightString if right else c.drawString; f(x,y,a); f(x,y-8,b)
    two(X['unit'],'','Unit(s)'); two(X['lease'],'','Lease'); two(X['type'],'Lease','Type'); two(X['area'],'','Area',1); two(X['frm'],'Lease','From'); two(X['to'],'Lease','To')
    two(X['term'],'Term','(Mos.)',1); two(X['mo'],'Monthly','Rent',1); two(X['moa'],'Monthly','Rent/Area',1); two(X['an'],'Annual','Rent',1); two(X['ana'],'Annual','Rent/Area',1); two(X['dep'],'Security','Deposit',1)
    c.setLineWidth(.8); c.line(28,y-12,W-28,y-12); y-=24
def foot():
    c.setFont(F,6.5); c.drawString(30,22,'10/14/2025 4:07 PM'); c.drawRightString(W-30,22,'Page %d'%page); c.showPage()
def need(h):
    global y
    if y-h<36: foot(); head()
head()
for r in rows:
    n=len(r.get('charges',[]))+len(r.get('rentSteps',[])); need(16 if not n else 42+9*max(0,n))
    c.setFont(F,7.2); c.drawString(X['unit'],y,r['unit'])
    c.setFont(B if 'tenantName' in r else F,7.2); c.drawString(X['lease'],y,r.get('tenantName','VACANT')); c.setFont(F,7.2)
    c.drawRightString(X['area'],y,f"{r['area']:,.2f}")
    if 'tenantName' in r:
        c.drawString(X['type'],y,'Ind Net'); c.drawString(X['frm'],y,us(r['_s'])); c.drawString(X['to'],y,us(r['_e'])); c.drawRightString(X['term'],y,str(r['_term']))
        for k,v in (('mo',r['contractRent']),('moa',r['contractRent']/r['area']),('an',r['annualRent']),('ana',r['annualRent']/r['area']),('dep',r['deposit'])): c.drawRightString(X[k],y,f"{v:,.2f}")
        y-=12; c.setFont('Helvetica-Oblique',6.6); c.drawString(96,y,'Charge Schedules'); c.drawString(200,y,'Charge'); c.drawRightString(330,y,'Monthly Amt'); 
        if r['rentSteps']: c.drawString(396,y,'Future Rent Steps'); c.drawString(480,y,'From'); c.drawRightString(586,y,'Monthly Amt')
        yy=y; c.setFont(F,6.8)
        for k in r['charges']: yy-=9; c.drawString(200,yy,k['code']); c.drawRightString(330,yy,f"{k['amount']:,.2f}")
        yy-=9.5; c.setLineWidth(.3); c.line(282,yy+8,332,yy+8); c.drawString(200,yy,'Total'); c.drawRightString(330,yy,f"{r['totalCharges']:,.2f}")
        y2=y
        for s in r['rentSteps']: y2-=9; c.drawString(480,y2,us(dt.date.fromisoformat(s['date']))); c.drawRightString(586,y2,f"{s['amount']:,.2f}")
        y=yy-15
    else: y-=17
need(60); c.setLineWidth(.8); c.line(28,y+8,W-28,y+8)
occ=[r for r in rows if 'tenantName' in r]; va=[r for r in rows if 'tenantName' not in r]
c.setFont(B,7.2)
for lab,rs in (('Total Current',occ),('Total Vacant',va),('Grand Total Units: %d'%len(rows),rows)):
    c.drawString(84,y,lab); a=sum(r['area'] for r in rs); m=round(sum(r.get('contractRent',0) for r in rs),2); an=round(sum(r.get('annualRent',0) for r in rs),2)
    c.drawRightString(X['area'],y,f'{a:,.2f}')
    if m: 
        for k,v in (('mo',m),('moa',m/a),('an',an),('ana',an/a),('dep',sum(r.get('deposit',0) for r in rs))): c.drawRightString(X[k],y,f'{v:,.2f}')
    y-=12
foot(); c.save()
save(FN,'INDUSTRIAL','Commercial tenancy schedule, charge block and future steps side by side under each lease',True,rows,propertyName='Tollgate Distribution Center',asOnDate='2025-09-30',units=len(rows),occupied=len(occ),vacant=len(va))
