# marina, 126 slips; planted row_dropped
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
f='Slip_Roll_Heron_Cove_Marina_070125.pdf'
N=Names(99); r=random.Random(9)
BO="Second Wind,Reel Therapy,Knot Today,Blue Heron,Sea Biscuit,Lucky Strike,Miss Carol,Wanderer,Tide Runner,Salty Paws,Island Time,Nauti Buoy,High Cotton,Osprey,Gale Force,Plan B,Serenity,Dock Holiday,Sundance,Patience,Kestrel,Moonraker,Liquid Asset,Windfall,Bay Dreamer".split(',')
c=canvas.Canvas(D+f,pagesize=letter); W,H=letter; pg=[0]
C=[('Slip',36,0),('Size',76,0),('Slip Holder',106,0),('Vessel',226,0),('Agmt',294,0),('Begin',320,0),('Expire',360,0),('Slip',444,1),('Elec',486,1),('L/A',526,1),('Total',566,1)]
def head():
    pg[0]+=1; c.setFont('Courier-Bold',10); c.drawString(36,H-40,'HERON COVE MARINA'); c.drawRightString(566,H-40,'SLIP RENTAL ROLL')
    c.setFont('Courier',8); c.drawString(36,H-52,'Rock Hall, Maryland'); c.drawRightString(566,H-52,f'07/01/2025   Pg {pg[0]}')
    c.setFont('Helvetica-Bold',7.5); c.drawCentredString(486,H-70,'-------- monthly charges --------')
    for n,x,a in C: (c.drawRightString if a else c.drawString)(x,H-80,n)
    c.setLineWidth(.8); c.line(36,H-84,566,H-84); return H-96
y=head(); truth=[]; G=[0]*4
for dk,n,lo in (('A',30,'25'),('B',28,'30'),('C',30,'35'),('D',22,'40'),('T-Head',6,'60')):
    if y<90: c.showPage(); y=head()
    c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,f'DOCK {dk}' if dk!='T-Head' else 'T-HEADS'); sec=f'DOCK {dk}' if dk!='T-Head' else 'T-HEADS'; y-=12; S=[0]*4
    for i in range(1,n+1):
        u=f'{dk}-{i:02d}' if dk!='T-Head' else f'T{i}'
        L=int(lo)+r.choice([0,0,0,5]); rate=round(L*10.75/5)*5+ (40 if dk=='T-Head' else 0)
        vac=r.random()<.12 and u!='C-17'
        T=dict(unit=u,section=sec,unitType=f"{L}'")
        if not vac:
            nm=N.full('{l}, {f}'); 
            if u=='T2': nm='Chesapeake Sail Charters'
            ag=r.choice(['ANN','ANN','ANN','SEAS']); a=dt.date(2025,4,1) if ag=='SEAS' else first(rdate(r,(2024,8,1),(2025,7,1))); b=dt.date(2025,10,31) if ag=='SEAS' else eom(addm(a,11))
            el=r.choice([0,25,25,45]); la=r.choice([0]*9+[125]); v=(rate,el,la,rate+el+la)
            for k in range(4): S[k]+=v[k]
            if u=='C-17': continue   # planted: row not printed, totals include it
        if y<50: c.showPage(); y=head()
        c.setFont('Helvetica',7.5); c.drawString(36,y,u); c.drawString(76,y,f"{L}'")
        if vac:
            c.drawString(106,y,'* open *'); T['statusText']='open'
        else:
            c.drawString(106,y,nm); c.drawString(226,y,r.choice(BO)); c.drawString(294,y,ag); c.drawString(320,y,a.strftime('%m/%d/%y')); c.drawString(360,y,b.strftime('%m/%d/%y'))
            for x,w in zip((444,486,526,566),v):
                if w: c.drawRightString(x,y,f'{w:,.2f}')
            T.update(tenantName=nm,statusText='Occupied',leaseStartDate=a.isoformat(),leaseEndDate=b.isoformat(),contractRent=rate,totalCharges=v[3],charges=[dict(code=k,amount=w) for k,w in zip(('Slip','Elec','L/A'),v) if w])
        truth.append(T); y-=10.6
    c.setLineWidth(.4); c.line(402,y+7,566,y+7); c.setFont('Helvetica-Bold',7.5); c.drawString(294,y-2,f'Subtotal {sec.title() if dk!="T-Head" else "T-Heads"}')
    for x,w in zip((444,486,526,566),S): c.drawRightString(x,y-2,f'{w:,.2f}')
    for k in range(4): G[k]+=S[k]
    y-=22
if y<70: c.showPage(); y=head()
c.setLineWidth(1); c.line(402,y+8,566,y+8); c.setFont('Helvetica-Bold',8.5); c.drawString(294,y-2,'MARINA TOTAL')
c.setFont('Helvetica-Bold',7.5)
for x,w in zip((444,486,526,566),G): c.drawRightString(x,y-2,f'{w:,.2f}')
y-=24; c.setFont('Helvetica-Oblique',7.5); c.drawString(36,y,'ANN = annual agreement, SEAS = Apr-Oct season, L/A = live-aboard surcharge. Transient dockage, fuel and ship\'s store not included.')
c.save()
occ=sum('tenantName' in t for t in truth)
save(f,'OTHER','marina slip roll by dock, 4 pages',False,dict(propertyName='Heron Cove Marina',asOnDate='2025-07-01',units=len(truth),occupied=occ,vacant=len(truth)-occ,rows=truth,planted=dict(what='slip C-17 is not printed (C-16 is followed by C-18), but its charges are in the Dock C subtotal and the marina total; unit counts are of the printed rows',kind='row_dropped')),
 [('contractRent',G[0]),(chf('Elec'),G[1]),(chf('L/A'),G[2]),('totalCharges',G[3])])
