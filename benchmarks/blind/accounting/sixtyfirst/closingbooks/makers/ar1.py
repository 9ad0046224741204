# MRI-like aged delinquencies, medical office, charge detail
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from datetime import date,timedelta
R=random.Random(6104)
n='Aged_Delinquencies_Northgate_MOB_2025-02.pdf'
asof=date(2025,2,28)
CD={'BRT':'Base Rent - Medical','CAM':'CAM Estimate','RET':'Real Estate Tax Estimate','LTC':'Late Charge','UTL':'Submetered Utilities','PKG':'Physician Parking','MWD':'Medical Waste Disposal','HVA':'After-Hours HVAC','CTU':'CAM Reconciliation','CSH':'Unapplied Cash'}
TEN=[('001841','100','Blue Heron Imaging Center, LLC','Dana Whitlow','(503) 555-0142',21840.5,[1]),
('001862','115','Summit Ridge Pediatrics, P.C.','A. Okonjo','(503) 555-0177',9412,[1,2]),
('001870','120','Cedar & Vine Pharmacy','Store Mgr.','(503) 555-0119',3850,[1]),
('001905','200','Hallam Orthopedic Group','Billing Dept.','(503) 555-0163',27118.4,[1,2,3]),
('001911','210','Vantage Sleep Diagnostics Inc.','R. Petrosyan','(503) 555-0188',6240,[1,2,3,4,5]),
('001933','225','Westlake Women\'s Health Assoc.','M. Trujillo','(503) 555-0104',14006.75,[]),
('001940','300','Tri-County Dialysis Partners, LP','AP Desk','(503) 555-0130',18880,[1,2]),
('001952','310','Lund Family Dentistry','K. Lund','(503) 555-0126',7215,[1]),
('001967','315','Aperture Eye Surgeons, P.C.','J. Fairweather','(503) 555-0151',11342,[]),
('001978','330','Kestrel Physical Therapy','P. Amsel','(503) 555-0199',5180,[1,2,3,4]),
('001990','400','Northgate Health System - Admin','Property Acctg','(503) 555-0111',42610,[1])]
def bucket(d):
    a=(asof-d).days
    return 'current' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b91_120' if a<=120 else 'b120'
K=['total','current','b31_60','b61_90','b91_120','b120']
rows=[];tot=[];blocks=[]
inv=40188
for no,su,nm,ct,ph,rent,mo in TEN:
    L=[]
    def add(d,c,src,v):
        global inv
        inv+=R.randint(3,19)
        L.append(dict(unit=su,name=nm,resident='4410-'+no,date=d.isoformat(),charge=c,invoice=str(inv) if src!='CR' else None,src=src,d=d,total=r2(v),**{bucket(d):r2(v)}))
    months=[date(2025,2,1),date(2025,1,1),date(2024,12,1),date(2024,11,1),date(2024,10,1)]
    for i in sorted(mo,reverse=True):
        d=months[i-1]
        if i==1 or R.random()<.75: add(d,'BRT','CH',rent)
        add(d,'CAM','CH',rent*.21)
        if R.random()<.6: add(d,'RET','CH',rent*.115)
        if R.random()<.4: add(d,'UTL','CH',R.uniform(120,890))
        if i>1: add(d+timedelta(days=10),'LTC','CH',rent*.05)
        if R.random()<.3: add(d,'PKG','CH',75*R.randint(1,5))
    if not mo:
        add(date(2024,12,18),'CTU','CH',R.uniform(800,3900)); add(date(2025,2,14),'HVA','CH',R.randint(3,12)*48)
        add(date(2025,2,1),'MWD','CH',185)
    if no in('001905','001940'): add(date(2025,2,20),'CSH','CR',-R.choice([5000,2750.5]))
    if no=='001911': add(date(2024,9,1),'BRT','CH',4110.35)
    L.sort(key=lambda x:x['d'])
    T={k:r2(sum(x.get(k,0) for x in L)) for k in K}
    blocks.append((no,su,nm,ct,ph,rent,L,T)); rows+=L; tot.append(dict(label=f'{nm} Total:',**T))
G={k:r2(sum(x.get(k,0) for x in rows)) for k in K}; tot.append(dict(label='BLDG 4410 Total:',**G)); tot.append(dict(label='Grand Total:',**G))
W,H=landscape(letter); cv=canvas.Canvas(doc(n),pagesize=(W,H))
X={'total':330,'current':418,'b31_60':502,'b61_90':586,'b91_120':668,'b120':752}; pg=0;y=0
F='Times-Roman';FB='Times-Bold'
def head():
    global y,pg
    pg+=1; cv.setFont(F,8.5)
    cv.drawString(40,H-34,'Database:  NWPROD'); cv.drawString(40,H-45,'ENTITY:    4410')
    cv.setFont(FB,12); cv.drawCentredString(W/2,H-34,'Aged Delinquencies'); cv.setFont(F,9.5); cv.drawCentredString(W/2,H-46,'Stellan Healthcare Realty'); cv.drawCentredString(W/2,H-58,'Northgate Medical Office Building'); cv.drawCentredString(W/2,H-70,'Period: 02/25')
    cv.setFont(F,8.5); cv.drawRightString(752,H-34,f'Page:   {pg}'); cv.drawRightString(752,H-45,'Date:  3/4/2025'); cv.drawRightString(752,H-56,'Time:  4:07 PM')
    y=H-92; cv.setFont(FB,8.5)
    cv.drawString(40,y,'Invoice Date');cv.drawString(108,y,'Category');cv.drawString(160,y,'Source');cv.drawString(205,y,'Invoice No.')
    for k,h in zip(K,['Amount','Current','31 - 60','61 - 90','91 - 120','Over 120']): cv.drawRightString(X[k],y,h)
    cv.line(40,y-4,752,y-4); y-=18
def nums(o,b=False):
    cv.setFont(FB if b else F,8.5)
    for k in K:
        if k in o: cv.drawRightString(X[k],y,mn(o[k]) if o[k]>=0 else f'{o[k]:,.2f}')
def need(h):
    if y-h<44: cv.showPage(); head()
head()
for no,su,nm,ct,ph,rent,L,T in blocks:
    need(62)
    cv.setFont(FB,8.5); cv.drawString(40,y,f'4410-{no}'); cv.drawString(108,y,nm); cv.setFont(F,8.5); cv.drawString(330,y,f'Suite: {su}'); cv.drawString(418,y,f'Contact: {ct}   {ph}'); cv.drawString(625,y,'Status: Current')
    y-=11; lp=date(2025,2,R.randint(1,12)) if len(L)<6 else date(2024,R.choice([11,12]),R.randint(3,27))
    cv.drawString(108,y,f'Last Payment:  {lp.month}/{lp.day}/{lp.year}     {r2(rent*R.choice([1,1.21,1.325])):,.2f}'); y-=14
    for o in L:
        need(12); cv.setFont(F,8.5)
        cv.drawString(44,y,f"{o['d'].month}/{o['d'].day}/{o['d'].year}");cv.drawString(112,y,o['charge']);cv.drawString(166,y,o['src'])
        if o['invoice']: cv.drawString(208,y,o['invoice'])
        full={k:o.get(k,0.0) for k in K}; nums(full); o.update(full); y-=11.5
    need(14); cv.line(270,y+8.5,752,y+8.5); y-=2; cv.setFont(FB,8.5); cv.drawRightString(262,y,f'{nm} Total:'); nums(T,True); y-=20
need(40)
for l in('BLDG 4410 Total:','Grand Total:'):
    cv.line(270,y+9,752,y+9); cv.setFont(FB,8.5); cv.drawRightString(262,y,l); nums(G,True); y-=16
y-=8; need(150)
cv.setFont(FB,8.5); cv.drawString(40,y,'Recap by Category'); y-=12
for c in sorted(CD):
    q=[x for x in rows if x['charge']==c]
    if not q: continue
    cv.setFont(F,8.5); cv.drawString(44,y,c); cv.drawString(80,y,CD[c]); nums({k:r2(sum(x.get(k,0) for x in q)) for k in K}); y-=11.5
cv.save()
for o in rows: o.pop('d');o.pop('src')
save(n,'AR',K,rows,tot,'MRI aged delinquencies, medical office, charge lines under tenant headings',True)
