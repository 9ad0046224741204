# Asset manager's tenancy cards (one block per lease), logistics park, PDF portrait
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
NAME='gannet_road_tenancy_cards.pdf'; W,H=595,842; AS=dt.date(2025,9,30)
L=[('Unit 1','Marlowe Freight Systems',84200,'2021-04-01','2031-03-31',52625.00,[('2026-04-01',54203.75),('2027-04-01',55829.86)],'L/C $315,750 (Bank of Tarn)',None,9120.50,4210.00,'1 x 5 yrs, FMV, 9 months notice','CAM cap 5% cumulative'),
('Unit 2A','Pellworm Beverage Importers',31050,'2023-08-15','2028-08-31',21735.00,[('2026-09-01',22387.05)],'Cash',43470.00,3363.75,1552.50,'None','None'),
('Unit 2B',None,28400,None,None,None,[],None,None,None,None,None,None),
('Unit 3','Drayline 3PL, LLC',120600,'2019-11-01','2026-10-31',66330.00,[],'Parent guaranty',None,13064.00,6030.00,'2 x 5 yrs at 95% FMV','Insurance pass-through uncapped'),
('Unit 4','Cobalt Tile & Stone',18900,'2024-02-01','2029-03-31',14017.50,[('2026-02-01',14508.11),('2027-02-01',15015.90),('2028-02-01',15541.45)],'Cash',14017.50,2047.50,945.00,'1 x 3 yrs','CAM cap 4%'),
('Yard E','Tidewater Trailer Leasing',None,'2025-01-01','MTM',7500.00,[],'None',0.0,None,None,'30 days notice either side','None'),
('Mast 1','Skerry Wireless (antenna licence)',None,'2016-07-01','2026-06-30',2185.40,[],'None',0.0,None,None,'Auto-renew 5 yrs +12%','None')]
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1); D=lambda s:dt.date.fromisoformat(s).strftime('%d %B %Y') if s and s[0]=='2' else ('Month-to-month (MTM)' if s else ''); m=lambda v:f'${v:,.2f}'
def head(p):
    c.setFillColor(HexColor('#7a1f2b')); c.rect(0,800,W,42,stroke=0,fill=1); c.setFillColor(HexColor('#ffffff')); c.setFont('Helvetica-Bold',14); c.drawString(40,818,'Gannet Road Logistics Park'); c.setFont('Helvetica',9); c.drawString(40,806,'Rent roll in lease-card form  |  position at 30 September 2025'); c.drawRightString(555,806,f'Page {p} of 2'); c.setFillColor(HexColor('#000000'))
head(1); y=780; T=[]
for k,(u,t,a,s,e,b,st,sk,dep,cam,tax,opt,cap) in enumerate(L):
    if k==4: c.showPage(); head(2); y=780
    hh=168 if t else 62
    c.setStrokeColor(HexColor('#7a1f2b')); c.setLineWidth(.7); c.rect(40,y-hh,515,hh-4); c.setFillColor(HexColor('#f2e6e7')); c.rect(40,y-22,515,18,stroke=0,fill=1); c.setFillColor(HexColor('#000000'))
    c.setFont('Helvetica-Bold',10); c.drawString(48,y-17,u); c.drawString(130,y-17,t or 'VACANT - being marketed')
    def f(x,yy,l,v,w=92):
        if v is None: return
        c.setFont('Helvetica',7.5); c.setFillColor(HexColor('#666666')); c.drawString(x,yy,l); c.setFillColor(HexColor('#000000')); c.setFont('Helvetica',8.5); c.drawString(x+w,yy,v)
    row=dict(unit=u,area=a,statusText='Occupied' if t else 'VACANT',tenantName=t)
    f(48,y-38,'Floor area',f'{a:,} sq ft' if a else 'n/a (land / mast)')
    if t:
        tot=round(b+(cam or 0)+(tax or 0),2)
        f(48,y-53,'Lease start',D(s)); f(48,y-68,'Lease end',D(e)); f(48,y-83,'Security',sk); 
        if dep is not None and dep>0: f(48,y-98,'Cash deposit held',m(dep))
        f(48,y-113,'Options',opt); f(48,y-128,'Caps',cap)
        f(300,y-38,'Base rent, monthly',m(b),105); f(300,y-53,'CAM estimate, monthly',m(cam) if cam else None,105); f(300,y-68,'Tax estimate, monthly',m(tax) if tax else None,105); f(300,y-83,'Total billed, monthly',m(tot),105); f(300,y-98,'Base rent, annual',m(b*12),105)
        f(300,y-113,'Rent steps (monthly)','none' if not st else None,105)
        if st:
            f(300,y-113,'Rent steps (monthly)','',105); c.setFont('Helvetica',8)
            for i,(d,v) in enumerate(st): c.drawString(405,y-113-i*12,dt.date.fromisoformat(d).strftime('%d %b %Y')+'   '+m(v))
        row.update(leaseStartDate=s,leaseEndDate=e if e!='MTM' else 'Month-to-month (MTM)',contractRent=b,annualRent=round(b*12,2),deposit=dep if dep else None,totalCharges=tot,rentSteps=[dict(date=d,amount=v) for d,v in st] or None,charges=[dict(code='Base rent',amount=b)]+([dict(code='CAM estimate',amount=cam),dict(code='Tax estimate',amount=tax)] if cam else []))
    else: f(300,y-38,'Asking rent, monthly',m(20590.0),105); row['marketRent']=20590.0
    T.append(row); y-=hh+8
tb=round(sum(r.get('contractRent',0) for r in T),2); tt=round(sum(r.get('totalCharges',0) for r in T),2); ta=sum(r.get('area') or 0 for r in T); td=sum(r.get('deposit') or 0 for r in T)
y-=6; c.setFont('Helvetica-Bold',9); c.drawString(40,y-10,'Park totals')
for i,(l,v) in enumerate([('Building floor area',f'{ta:,} sq ft'),('Base rent, monthly',m(tb)),('Total billed, monthly',m(tt)),('Base rent, annual',m(tb*12)),('Cash deposits held',m(td)),('Lettable parcels','7 (6 let, 1 vacant)')]): c.setFont('Helvetica',8.5); c.drawString(40,y-26-i*13,l); c.drawRightString(300,y-26-i*13,v)
c.save()
put(NAME,'INDUSTRIAL','One lease card per block, label/value pairs, steps listed in card',True,dict(propertyName='Gannet Road Logistics Park',asOnDate=iso(AS),units=7,occupied=6,vacant=1,rows=T,totals=dict(area=ta,contractRent=tb,totalCharges=tt,annualRent=round(tb*12,2),deposit=td)))
