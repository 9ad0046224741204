"""Office tower by floor, MRI-like 'Rent Roll' PDF with charges and future steps to the right."""
import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
r=random.Random(909); F='Meridian Tower MRI CMROLL 0825.pdf'
W,H=landscape(legal)
# suite, tenant, sf, start, end, rent psf, step psf per year (None = no steps), opex/mo , deposit cat
T=[('0100','Lobby Provisions LLC',1842,D(2022,5,1),D(2029,4,30),38.00,1.00,None),
('0110','VACANT',2215,None,None,None,None,None),
('0200','Kestrel & Lowe Architects PC',11306,D(2020,2,1),D(2027,1,31),31.50,.50,2401.15),
('0225','Bradenfield Title Agency, Inc.',4418,D(2023,9,1),D(2028,11,30),33.25,.75,611.00),
('0240','VACANT',3970,None,None,None,None,None),
('0300','Northlight Actuarial Group',19694,D(2017,7,1),D(2027,6,30),29.75,None,5233.40),
('0400','Summit Pediatric Billing Svcs',8250,D(2024,1,1),D(2031,3,31),34.00,1.00,0),
('0410','Ostrander Pyle & Wick LLP',11444,D(2021,11,1),D(2031,10,31),32.50,.65,1877.62),
('0500','Ostrander Pyle & Wick LLP',19694,D(2021,11,1),D(2031,10,31),32.50,.65,3231.19),
('0600','VACANT',6105,None,None,None,None,None),
('0605','Tallgrass Wealth Partners',3280,D(2025,3,1),D(2030,5,31),35.00,1.05,None),
('0620','Corvid Analytics Inc',5877,D(2023,2,15),D(2028,2,29),33.90,.85,702.44),
('0640','Harrow Immigration Law',4432,D(2022,10,1),D(2025,12,31),30.25,None,980.10),
('0700','Fieldstone Surety Company',19694,D(2018,4,1),D(2028,3,31),30.00,.60,4890.00),
('0800','Quillon Biostatistics, LP',12960,D(2025,6,1),D(2032,8,31),36.25,1.10,None),
('0820','VACANT',6734,None,None,None,None,None)]
SPARE=[('ROOF1','Clearspan Wireless (Antenna)',0,D(2019,1,1),D(2028,12,31)),('STOR2','Kestrel & Lowe Architects PC',415,D(2020,2,1),D(2027,1,31))]
rows=[]
for s,t,sf,a,b,psf,st,ox in T:
    w=dict(unit=s,area=sf,section=f'Floor {int(s[:2])}')
    if t=='VACANT': w.update(statusText='Vacant')
    else:
        m=round(psf*sf/12,2); w.update(tenantName=t,leaseStartDate=a,leaseEndDate=b,contractRent=m,_psf=psf,statusText='Occupied')
        ch=[('BRN',m)]
        if ox is not None and ox>0: ch.append(('OPX',ox))
        if sf>8000 and t!='Summit Pediatric Billing Svcs': ch.append(('PKG',float(round(sf/1000)*85)))
        if s=='0100': ch.append(('CAM',921.0)); ch.append(('RET',476.29))
        w['charges']=[dict(code=x,amount=y) for x,y in ch]; w['totalCharges']=round(sum(y for _,y in ch),2)
        if st:
            steps=[]; d=D(2025 if a.month>8 else 2026,a.month,1); p=psf
            while d<b and len(steps)<5:
                p=round(p+st,2); steps.append(dict(date=d,amount=round(p*sf/12,2),_p=p)); d=D(d.year+1,d.month,1)
            w['rentSteps']=steps
    rows.append(w)
rows.append(dict(unit='ROOF1',area=0,section='Roof / Storage',tenantName=SPARE[0][1],leaseStartDate=SPARE[0][3],leaseEndDate=SPARE[0][4],contractRent=2150.0,charges=[dict(code='ANT',amount=2150.0)],totalCharges=2150.0,statusText='Occupied',_psf=None,rentSteps=[dict(date=D(2026,1,1),amount=2214.5,_p=None),dict(date=D(2027,1,1),amount=2280.94,_p=None),dict(date=D(2028,1,1),amount=2349.36,_p=None)]))
rows.append(dict(unit='STOR2',area=415,section='Roof / Storage',tenantName=SPARE[1][1],leaseStartDate=SPARE[1][3],leaseEndDate=SPARE[1][4],contractRent=415.0,charges=[dict(code='STG',amount=415.0)],totalCharges=415.0,statusText='Occupied',_psf=12.0))
c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H)); FN,FB='Times-Roman','Times-Bold'
X=dict(u=36,t=96,b=262,e=322,sf=420,psf=472,cat=486,mo=582,tot=662,sd=690,sm=812,sp=872); pg=0
def m(x): return f'{x:,.2f}'
def head():
    global pg,y; pg+=1; c.setFont(FN,8); c.drawString(36,H-30,'Database:  MERIDIAN'); c.drawString(36,H-41,'BLDG:      MT1'); c.drawRightString(W-36,H-30,f'Page:  {pg}'); c.drawRightString(W-36,H-41,'Date:  9/4/2025'); c.drawRightString(W-36,H-52,'Time:  4:12 PM')
    c.setFont(FB,12); c.drawCentredString(W/2,H-30,'Rent Roll'); c.setFont(FB,10); c.drawCentredString(W/2,H-43,'Meridian Tower'); c.setFont(FN,9); c.drawCentredString(W/2,H-55,'8/31/2025')
    y=H-78; c.setFont(FB,8); c.drawCentredString((X['cat']+X['tot'])/2-10,y,'Current Monthly Charges'); c.drawCentredString((X['sd']+X['sp'])/2,y,'Future Rent Increases'); c.setLineWidth(.4); c.line(X['cat'],y-3,X['tot'],y-3); c.line(X['sd'],y-3,X['sp'],y-3); y-=13
    for k,a,b,al in(('u','Bldg Id-','Suit Id',0),('t','','Occupant Name',0),('b','Rent','Start',0),('e','','Expiration',0),('sf','GLA','Sqft',1),('psf','Annual','Rate PSF',1),('cat','','Cat',0),('mo','Monthly','Amount',1),('tot','Suite','Total',1),('sd','','Date',0),('sm','Monthly','Amount',1),('sp','','PSF',1)):
        fn=c.drawRightString if al else c.drawString
        fn(X[k],y,a); fn(X[k],y-9,b)
    c.setLineWidth(1); c.line(36,y-13,W-36,y-13); y-=26
def need(h):
    global y
    if y-h<40: c.showPage(); head()
def fd(d): return f'{d.month}/{d.day}/{d.year}'
head(); sec=None
def sub(rs,name):
    global y
    need(30); c.setLineWidth(.3); c.line(X['sf']-50,y+8,X['tot'],y+8); c.setFont(FB,8); c.drawString(X['t'],y-2,name); c.drawRightString(X['sf'],y-2,f"{sum(w['area'] for w in rs):,}"); c.drawRightString(X['tot'],y-2,m(sum(w.get('totalCharges',0) for w in rs))); y-=22
for i,w in enumerate(rows):
    if w['section']!=sec:
        need(60); sec=w['section']; c.setFont('Times-BoldItalic',9); c.drawString(36,y,sec); y-=13
    n=max(len(w.get('charges',[])) ,len(w.get('rentSteps',[])),1); need(n*10+6); c.setFont(FN,8)
    c.drawString(X['u'],y,w['unit'] if False else 'MT1 -'+w['unit'])
    w['unit']='MT1 -'+w['unit']
    c.drawString(X['t'],y,w.get('tenantName') or 'Vacant'); c.drawRightString(X['sf'],y,f"{w['area']:,}")
    if w.get('tenantName'):
        c.drawString(X['b'],y,fd(w['leaseStartDate'])); c.drawString(X['e'],y,fd(w['leaseEndDate']))
        if w['_psf']: c.drawRightString(X['psf'],y,m(w['_psf']))
        c.drawRightString(X['tot'],y,m(w['totalCharges']))
    for j,q in enumerate(w.get('charges',[])): c.drawString(X['cat'],y-10*j,q['code']); c.drawRightString(X['mo'],y-10*j,m(q['amount']))
    for j,q in enumerate(w.get('rentSteps',[])):
        c.drawString(X['sd'],y-10*j,fd(q['date'])); c.drawRightString(X['sm'],y-10*j,m(q['amount']))
        if q['_p']: c.drawRightString(X['sp'],y-10*j,m(q['_p']))
    y-=n*10+5
    if i+1==len(rows) or rows[i+1]['section']!=sec: sub([x for x in rows if x['section']==sec],f'{sec} Total:')
need(120); c.setFont(FB,9); c.drawString(36,y,'Totals:'); y-=14
oc=[w for w in rows if w.get('tenantName')]; vc=[w for w in rows if not w.get('tenantName')]; sq=lambda rs: sum(w['area'] for w in rs); tt=sq(rows)
c.setFont(FN,8)
for n,rs in (('Occupied Sqft:',oc),('Leased/Unoccupied Sqft:',[]),('Vacant Sqft:',vc),('Total Sqft:',rows)):
    c.drawString(84,y,n); c.drawRightString(230,y,f'{100*sq(rs)/tt:.2f}%'); c.drawString(250,y,f'{len(rs)} Units'); c.drawRightString(X['sf'],y,f'{sq(rs):,}')
    if n[:5] in('Occup','Total'): c.drawRightString(X['tot'],y,m(sum(w.get('totalCharges',0) for w in rs)))
    y-=11
y-=8; c.setFont(FN,7); c.drawString(36,y,'BRN - Base Rent Office   OPX - Operating Expense Estimate   PKG - Parking   CAM - Common Area Maint   RET - Real Estate Tax   ANT - Antenna License   STG - Storage'); c.save()
out=[]
for w in rows:
    w={k:v for k,v in w.items() if k[0]!='_'}
    if w.get('rentSteps'): w['rentSteps']=[dict(date=q['date'],amount=q['amount']) for q in w['rentSteps']]
    out.append(w)
save(F,dict(assetType='OFFICE',style='MRI Rent Roll, legal landscape, floor sections with subtotals, charge categories and future increases side by side in a record',hard=True),
 dict(propertyName='Meridian Tower',asOnDate='2025-08-31',units=len(rows),occupied=len(oc),vacant=len(vc),rows=out))
