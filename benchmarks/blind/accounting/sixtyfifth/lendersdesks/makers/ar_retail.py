import random
from lib import *
from datetime import date,timedelta
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
rnd=random.Random(654)
N='Aging_Detail_Quarry_Bend.pdf'
AS=date(2026,5,31)
T=[('0101','Suite 100','Kessler Family Grocers, Inc.',[('CAMR','CAM Reconciliation 2025',date(2026,4,15),1843217),('TAXR','RE Tax Reconciliation 2025',date(2026,4,15),912480)]),
('0118','Suite 104','Blue Heron Coffee Roasters LLC',[('RENT','Base Rent',date(2026,5,1),462500),('CAM','Common Area Maint.',date(2026,5,1),98840),('INS','Insurance Recovery',date(2026,5,1),14715),('LATE','Late Charge',date(2026,5,11),23125),('RENT','Base Rent',date(2026,4,1),262500)]),
('0122','Suite 108','Pearl Nail Studio',[('PREP','Prepaid - June rent',date(2026,5,28),-318400)]),
('0097','Suite 112-116','Titan Fitness of Quarry Bend, LLC',[('RENT','Base Rent',date(2026,5,1),2287500),('CAM','Common Area Maint.',date(2026,5,1),431250),('TAX','RE Tax Recovery',date(2026,5,1),298775),('RENT','Base Rent',date(2026,4,1),2287500),('CAM','Common Area Maint.',date(2026,4,1),431250),('TAX','RE Tax Recovery',date(2026,4,1),298775),('RENT','Base Rent',date(2026,3,1),2287500),('CAM','Common Area Maint.',date(2026,3,1),431250),('RENT','Base Rent',date(2026,2,1),1143750),('LATE','Late Charge',date(2026,2,11),114375)]),
('0131','Suite 120','Dr. A. Vance Optometry PC',[('WATR','Water Submeter',date(2026,5,18),11862)]),
('0134','Suite 124','Señor Lobo Taqueria',[('RENT','Base Rent',date(2026,5,1),541200),('CAM','Common Area Maint.',date(2026,5,1),117600),('WATR','Water Submeter',date(2026,4,18),48290),('TRSH','Trash Overage',date(2026,3,22),17500),('UNAP','Unapplied Receipt',date(2026,5,27),-300000)]),
('0089','Suite 128','Cedar & Oak Home Furnishings',[('CAMR','CAM Reconciliation 2024',date(2025,5,9),618344),('CAMR','CAM Reconciliation 2025',date(2026,4,15),704129),('DISP','Disputed Roof Repair Chg',date(2025,11,3),385000)]),
('0140','Suite 132','Wag Shop Pet Supply',[('PREP','Prepaid - June rent',date(2026,5,29),-687500),('PREP','Prepaid - June CAM',date(2026,5,29),-134025)]),
('0142','Suite 136','Metro Cellular Partners, Inc.',[('RENT','Base Rent',date(2026,5,1),398750),('PCTR','Percentage Rent 2025',date(2026,3,31),221460)]),
('0075','Suite 140','Harmon Tax & Bookkeeping (vacated 12/31/25)',[('RENT','Base Rent',date(2025,12,1),245000),('CAM','Common Area Maint.',date(2025,12,1),53820),('RENT','Base Rent',date(2025,11,1),245000),('DAMG','Move-out Damages',date(2026,1,14),187500),('DEPA','Deposit Applied',date(2026,1,20),-245000)]),
('0147','Pad A','Sunrise Fuel & Wash, L.P.',[('TAXR','RE Tax Reconciliation 2025',date(2026,4,15),391806),('GRND','Ground Rent',date(2026,5,1),1250000)]),
('0150','Pad C','First Prairie Credit Union',[('CAM','Common Area Maint.',date(2026,5,1),82415)]),
('0153','Kiosk 2','Glow Phone Repair',[('LICF','License Fee',date(2026,5,1),125000),('LICF','License Fee',date(2026,4,1),125000),('ELEC','Electric',date(2026,4,20),8144)])]
K=['b0_30','b31_60','b61_90','b90','prepaid','total']
def split(d,a):
    v=[0]*6;age=(AS-d).days
    if a<0 and True: v[4]=a
    else: v[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3]=a
    v[5]=a
    return v
PW,PH=landscape(letter);cv=canvas.Canvas(D(N),pagesize=(PW,PH),invariant=1)
cv.setTitle('Aging Detail')
XL=[36,92,132,278];XR=[395,462,529,596,663,748-0]
state=dict(y=0,p=0)
def head():
    if state['p']: cv.showPage()
    state['p']+=1;y=PH-36
    cv.setFont('Helvetica-Bold',12);cv.drawString(36,y,'Quarry Bend Marketplace')
    cv.setFont('Helvetica-Bold',10);cv.drawRightString(748,y,'Aged Receivables - Detail')
    cv.setFont('Helvetica',8);cv.drawString(36,y-12,'Property 2207   |   Kestrel Retail Management, agent for owner');cv.drawRightString(748,y-12,'Aged as of 05/31/2026 by charge date    Post month 05/2026')
    y-=34;cv.setFillGray(.88);cv.rect(34,y-5,716,23,stroke=0,fill=1);cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',7.5)
    for x,(a,b) in zip(XL,(('Invoice','No.'),('Charge','Code'),('','Description'),('Charge','Date'))): cv.drawString(x,y+9,a);cv.drawString(x,y,b)
    for x,(a,b) in zip(XR,(('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over 90','Days'),('Prepaid/','Unapplied'),('Balance','Due'))): cv.drawRightString(x,y+9,a);cv.drawRightString(x,y,b)
    cv.setFont('Helvetica',7);cv.drawString(36,24,'ar_agedetail.rpt   Printed 06/03/2026 4:11 PM');cv.drawRightString(748,24,'Page %d'%state['p'])
    state['y']=y-18
def need(h):
    if state['y']-h<40: head()
head();rows=[];totals=[];G=[0]*6;inv=51877;planted=None;code={}
for lid,su,nm,ch in T:
    need(46);y=state['y'];cv.setFont('Helvetica-Bold',8.5);cv.drawString(36,y,f'{su}');cv.drawString(110,y,nm);cv.setFont('Helvetica',7.5);cv.drawRightString(748,y,f'Lease {lid}');state['y']-=12
    ST=[0]*6
    for c,ds,d,a in sorted(ch,key=lambda q:q[2]):
        v=split(d,a);ST=[p+q for p,q in zip(ST,v)]
        inv+=rnd.randint(3,40);iv=f'R{inv}'
        code[c]=code.get(c,0)+a
        if 'Titan' in nm and c=='CAM' and d.month==4:
            planted=dict(what=f'charge {iv} CAM 04/01/2026 {f2(a)} of Titan Fitness (Suite 112-116) is not printed though the tenant total, grand total and code recap include it',kind='row_dropped');continue
        need(12);y=state['y'];cv.setFont('Helvetica',8)
        for x,t in zip(XL,(iv,c,ds,d.strftime('%m/%d/%Y'))): cv.drawString(x,y,t)
        for x,q in zip(XR,v):
            cv.drawRightString(x,y,f2(q,True))
        state['y']-=11.5
        rows.append(dict(unit=su,name=nm,resident=lid,date=d.isoformat(),charge=c,invoice=iv,**{k:n(q) for k,q in zip(K,v)}))
    need(14);y=state['y'];cv.setLineWidth(.4);cv.line(345,y+8.5,748,y+8.5);cv.setFont('Helvetica-Bold',8)
    lab=f'Total {su}';cv.drawString(132,y,lab)
    for x,q in zip(XR,ST): cv.drawRightString(x,y,f2(q,True))
    totals.append(dict(label=lab,**{k:n(q) for k,q in zip(K,ST)}));G=[p+q for p,q in zip(G,ST)];state['y']-=18
need(40);y=state['y'];cv.setLineWidth(1);cv.line(36,y+10,748,y+10);cv.setFont('Helvetica-Bold',8.5);cv.drawString(36,y,'Grand Total - Quarry Bend Marketplace')
for x,q in zip(XR,G): cv.drawRightString(x,y,f2(q,True))
totals.append(dict(label='Grand Total - Quarry Bend Marketplace',**{k:n(q) for k,q in zip(K,G)}))
y-=13;cv.setFont('Helvetica-Oblique',7.5);cv.drawString(36,y,'Percent of balance due')
for x,q in zip(XR,G): cv.drawRightString(x,y,f'{100*q/G[5]:.1f}%')
state['y']=y-26
need(40+11*len(code));y=state['y'];cv.setFont('Helvetica-Bold',8.5);cv.drawString(36,y,'Recap by Charge Code');y-=13
for c in sorted(code):
    cv.setFont('Helvetica',8);cv.drawString(46,y,c);cv.drawRightString(170,y,f2(code[c],True));y-=10.5
cv.line(100,y+8,170,y+8);cv.setFont('Helvetica-Bold',8);cv.drawString(46,y-2,'Total');cv.drawRightString(170,y-2,f2(sum(code.values()),True))
cv.save();print(len(rows),state['p'],planted,G)
save(N,'AR',K,rows,totals,'shopping-centre aging detail: tenant heading, invoices below, subtotals, prepaid/unapplied column, recap by charge code',False,planted)
