"""Mobile home park lot list, two panels side by side on a landscape page (left panel first), owner's month sheet printed to PDF."""
import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor as C
r=random.Random(61); F='Piney Hollow MHP lot rent roll Oct 2025.pdf'; W,H=landscape(letter)
rows=[]
vl={'13','38','52'}; vh={'7','44','61'}; poh={'4','9','15','22','29','31','47','58','66'}; rv={'R1','R2','R3','R4'}
lots=[str(i) for i in range(1,69) if i not in(24,)]+['R1','R2','R3','R4']
for u in lots:
    w=dict(unit=u,unitType='RV' if u in rv else ('POH' if u in poh|vh else ('LOT' if u in vl else 'TOH')))
    if u in vl: w['statusText']='Vacant lot'
    elif u in vh: w['statusText']='Vacant home'
    elif u=='R3': w['statusText']='Vacant lot'
    else:
        a,l=person(r); w.update(tenantName=f'{l}, {a}' if r.random()>.12 else f'{l.upper()} {a[0]}.',statusText='Occupied')
        rent={'TOH':r.choice([385,385,400,400,400,410]),'POH':r.choice([850,895,925,975]),'RV':475}[w['unitType']]
        ws_=0 if w['unitType']=='RV' else r.choice([38,45,45,52,61.5]); oth=r.choice([0]*7+[15,25,50])
        if u=='36': rent=0; ws_=0; oth=0; w['tenantName']+=' (mgr)'
        w.update(contractRent=float(rent),charges=[dict(code=a_,amount=float(b)) for a_,b in(('Rent',rent),('W/S/T',ws_),('Other',oth))],totalCharges=float(rent+ws_+oth),balance=float(r.choice([0,0,0,0,0,0,45,-20,rent+ws_,2*rent+90 if r.random()<.4 else 0])))
        y=r.randint(2001,2025); w['moveInDate']=D(y,r.randint(1,12 if y<2025 else 9),1) if False else D(y,r.randint(1,9),r.choice([1,1,1,10,15]))
    rows.append(w)
c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H)); half=(W-48)/2
X=[0,24,52,176,214,246,274,316,350]
m=lambda v: f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
def panel(x0,rs,y):
    c.setFillColor(C('#4F6228')); c.rect(x0,y-3,half-14,13,fill=1,stroke=0); c.setFillColor(C('#FFFFFF')); c.setFont('Helvetica-Bold',6.8)
    for x,t,al in((2,'Lot',0),(24,'Type',0),(50,'Resident',0),(172,'Rent',1),(204,'W/S/T',1),(232,'Other',1),(274,'Total Due',1),(281,'Moved In',0),(half-18,'Past Due',1)): (c.drawRightString if al else c.drawString)(x0+x,y,t)
    y-=12.8; c.setFillColor(C('#000000'))
    for i,w in enumerate(rs):
        if not w.get('tenantName'): c.setFillColor(C('#FFF2A8')); c.rect(x0,y-3,half-14,11.6,fill=1,stroke=0); c.setFillColor(C('#000000'))
        c.setFont('Helvetica',7); c.drawString(x0+2,y,w['unit']); c.drawString(x0+24,y,w['unitType'])
        c.setFont('Helvetica-Oblique' if not w.get('tenantName') else 'Helvetica',7); c.drawString(x0+50,y,w.get('tenantName') or w['statusText']); c.setFont('Helvetica',7)
        if w.get('tenantName'):
            for x,v in((172,w['contractRent']),(204,w['charges'][1]['amount']),(232,w['charges'][2]['amount']),(274,w['totalCharges']),(half-18,w['balance'])): c.drawRightString(x0+x,y,m(v))
            c.drawString(x0+281,y,w['moveInDate'].strftime('%m/%d/%y'))
        c.setStrokeColor(C('#B0B0B0')); c.setLineWidth(.3); c.line(x0,y-3.2,x0+half-14,y-3.2); y-=11.6
    return y
c.setFont('Helvetica-Bold',14); c.drawString(24,H-34,'PINEY HOLLOW MOBILE HOME COMMUNITY'); c.setFont('Helvetica',9); c.drawString(24,H-47,'Lot Rent Roll   -   Month of October 2025'); c.drawRightString(W-24,H-47,'TOH = tenant owned home   POH = park owned home   RV = RV pad')
panel(24,rows[:36],H-70); y=panel(24+half+14-7,rows[36:],H-70)
c.setFont('Helvetica',6.5); c.drawString(24,18,'There is no lot 24. Lots 13, 38 and 52 are pads without a home.'); c.drawRightString(W-24,18,'Page 1 of 2'); c.showPage()
S=lambda f: sum(f(w) for w in rows if w.get('tenantName')); y=H-60
c.setFont('Helvetica-Bold',12); c.drawString(24,y,'Recap - October 2025'); y-=24; oc=[w for w in rows if w.get('tenantName')]
c.setFont('Helvetica-Bold',8)
for x,t in((24,'Type'),(180,'Sites'),(240,'Occupied'),(310,'Vacant'),(400,'Rent')): c.drawString(x,y,t)
c.setFont('Helvetica',8.5)
for n,k in(('Tenant owned homes','TOH'),('Park owned homes','POH'),('Empty lots','LOT'),('RV pads','RV'),('Total',None)):
    y-=15; g=[w for w in rows if k in(None,w['unitType'])]; o=[w for w in g if w.get('tenantName')]; c.setFont('Helvetica-Bold' if k is None else 'Helvetica',8.5)
    c.drawString(24,y,n); c.drawString(180,y,str(len(g))); c.drawString(240,y,str(len(o))); c.drawString(310,y,str(len(g)-len(o))); c.drawRightString(450,y,f"${sum(w['contractRent'] for w in o):,.2f}")
y-=30
for n,v in(('Rent',S(lambda w:w['contractRent'])),('Water / sewer / trash',S(lambda w:w['charges'][1]['amount'])),('Other (storage, pets)',S(lambda w:w['charges'][2]['amount'])),('Total due',S(lambda w:w['totalCharges'])),('Past due balances, net',S(lambda w:w['balance']))):
    c.setFont('Helvetica-Bold' if n=='Total due' else 'Helvetica',8.5); c.drawString(24,y,n); c.drawRightString(240,y,f'${v:,.2f}'); y-=14
c.setFont('Helvetica',6.5); c.drawRightString(W-24,18,'Page 2 of 2'); c.save()
save(F,dict(assetType='MANUFACTURED_HOUSING',style='mobile home park lot list, two panels side by side, POH/TOH types, month-of title, recap page',hard=True),
 dict(propertyName='PINEY HOLLOW MOBILE HOME COMMUNITY',asOnDate='2025-10',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),rows=rows))
