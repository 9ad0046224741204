"""M3-like hotel profit and loss: label column in the middle, month at left and year to date at right, legal landscape."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
R=random.Random(1604); NAME='PL_Summary_Quarrystone_Lodge_P08.pdf'
def c(x): return int(round(x))*100
s=St(6)  # mA mB mLY yA yB yLY
AV=[142*31]*3+[142*243]*2+[142*244]
OCC=[.7421,.76,.7013,.6688,.69,.6415]; SOLD=[round(a*o) for a,o in zip(AV,OCC)]
ADR=[141.2,143.5,138.9,133.7,136.0,131.1]
def rn(rate,v=.1,fix=None):  # per sold room
    return [c(n*rate*R.uniform(1-v,1+v)*f) for n,f in zip(SOLD,[1,1.02,.97,1,1.02,.97])]
def fx(m,v=.05,b=True):  # fixed per month
    return [c(m*k*R.uniform(1-v,1+v)*f) for k,f in zip([1,1,1,8,8,8],[1,1,.96,1,1,.96])]
s.H('STATISTICS'); 
s.L('Available Rooms',AV,raw=True,kind='st'); s.L('Rooms Sold',SOLD,raw=True,kind='st')
occ=s.L('Occupancy %',[round(a/b,4) for a,b in zip(SOLD,AV)],raw=True,kind='pct')
h=s.H('ROOMS REVENUE')
tr=[c(n*a*.71) for n,a in zip(SOLD,ADR)]; gp=[c(n*a*.2) for n,a in zip(SOLD,ADR)]; ct=[c(n*a*.09) for n,a in zip(SOLD,ADR)]
a=[s.L('Transient',tr),s.L('Group',gp),s.L('Contract - Airline Crew',ct),s.L('Allowances & Rebates',[-x for x in rn(.9)])]
trm=s.T('Total Rooms Revenue',a); RR=s.rows[trm]['vals']
adr=dict(label='ADR',vals=[round(x/100/n,2) for x,n in zip(RR,SOLD)]); rvp=dict(label='RevPAR',vals=[round(x/100/n,2) for x,n in zip(RR,AV)])
# ADR / RevPAR belong to the statistics block printed at top
for k,d in enumerate((adr,rvp)): s.rows.insert(4+k,dict(label=d['label'],ind=1,code=None,typ='LINE',vals=d['vals'],foots=None,kind='rate',raw=True))
trm+=2; s.rows[trm]['foots']=[x+2 for x in s.rows[trm]['foots']]
s.H('FOOD & BEVERAGE REVENUE'); a=[s.L('Restaurant & Bar',rn(14.1)),s.L('Banquets',rn(8.2,.25)),s.L('Meeting Room Rental',rn(2.1,.3))]; tfb=s.T('Total Food & Beverage Revenue',a)
s.H('OTHER REVENUE'); a=[s.L('Sundry Shop',rn(1.35)),s.L('Guest Laundry',rn(.3)),s.L('Cancellation / No-Show',rn(.8,.3)),s.L('Antenna Lease',fx(1150,0))]; tot=s.T('Total Other Revenue',a)
TR=s.T('TOTAL OPERATING REVENUE',[trm,tfb,tot],typ='TOTAL')
s.H('DEPARTMENTAL EXPENSES'); a=[s.L('Rooms - Payroll & Related',rn(22.5),kind='exp'),s.L('Rooms - Travel Agent Commissions',rn(6.4),kind='exp'),s.L('Rooms - Complimentary Breakfast',rn(5.2),kind='exp'),s.L('Rooms - Linen & Guest Supplies',rn(4.1),kind='exp')]
trx=s.T('Total Rooms Expense',a,kind='exp')
a=[s.L('F&B - Cost of Sales',rn(7.3),kind='exp'),s.L('F&B - Payroll & Related',rn(9.8),kind='exp'),s.L('F&B - Other Expenses',rn(1.9,.2),kind='exp')]; tfx=s.T('Total Food & Beverage Expense',a,kind='exp')
ox=s.L('Other Operated Departments',rn(1.2),kind='exp')
TD=s.T('TOTAL DEPARTMENTAL EXPENSES',[trx,tfx,ox],kind='exp')
DP=s.T('DEPARTMENTAL PROFIT',[TR,neg(TD)])
s.H('UNDISTRIBUTED OPERATING EXPENSES'); a=[s.L(t,v,kind='exp') for t,v in [('Administrative & General',fx(38400)),('Credit Card Commissions',rn(4.3)),('Information & Telecommunications',fx(7100)),('Sales & Marketing',fx(21900)),('Franchise Fees',[c(x/100*.095) for x in RR]),('Property Operations & Maintenance',fx(24800,.1)),('Utilities',fx(22300,.1))]]
TU=s.T('TOTAL UNDISTRIBUTED EXPENSES',a,kind='exp')
G=s.T('GROSS OPERATING PROFIT',[DP,neg(TU)])
mf=s.L('Base Management Fee',[c(x/100*.03) for x in s.rows[TR]['vals']],kind='exp')
IB=s.T('INCOME BEFORE NON-OPERATING EXPENSES',[G,neg(mf)])
s.H('NON-OPERATING EXPENSES'); a=[s.L('Real Estate & Personal Property Tax',fx(19870,0),kind='exp'),s.L('Insurance',fx(12240,.02),kind='exp'),s.L('Ground Lease',fx(6500,0),kind='exp'),s.L('Equipment Leases',fx(1890,0),kind='exp'),s.L("Receiver's Fees & Counsel",[c(11460),c(9000),None,c(48215),c(45000),None],kind='exp')]
TN=s.T('TOTAL NON-OPERATING EXPENSES',a,kind='exp')
EB=s.T('EBITDA',[IB,neg(TN)])
rv=s.L('FF&E Replacement Reserve (4%)',[c(x/100*.04) for x in s.rows[TR]['vals']],kind='exp',ind=0)
NO=s.T('NET OPERATING INCOME AFTER RESERVE',[EB,neg(rv)],typ='TOTAL')
# --- draw
P=landscape(legal); W,H=P; cv=canvas.Canvas(f'{BASE}/documents/{NAME}',pagesize=P,invariant=1)
LB=504; XM=[92,132,196,236,300,340]; XY=[740,780,844,884,944,982]
def top():
    cv.setFillColorRGB(.12,.25,.36); cv.rect(28,H-58,W-56,30,fill=1,stroke=0); cv.setFillGray(1); cv.setFont('Helvetica-Bold',12); cv.drawString(36,H-48,'Quarrystone Lodge - Airport North')
    cv.setFont('Helvetica',8.5); cv.drawRightString(W-36,H-42,'Profit & Loss - Summary with Detail'); cv.drawRightString(W-36,H-53,'Period 08 ending 08/31/2025'); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',8); cv.drawCentredString(216,H-72,'Current Month'); cv.drawCentredString(850,H-72,'Year To Date'); cv.line(50,H-75,342,H-75); cv.line(690,H-75,984,H-75)
    cv.setFont('Helvetica-Bold',7)
    for X in (XM,XY):
        for x,t in zip(X,['Actual','%','Budget','%','Last Year','%']): cv.drawRightString(x,H-85,t)
    cv.setLineWidth(.6); cv.line(28,H-89,W-28,H-89)
def foot(p): cv.setFont('Helvetica-Oblique',6.5); cv.drawString(28,20,'Prepared by receiver\'s agent from hotel accounting system; unaudited.'); cv.drawRightString(W-28,20,f'09/12/2025  {p} of 2')
top(); y=H-101; n=0; TRv=s.rows[TR]['vals']
for r in s.rows:
    if r['label']=='UNDISTRIBUTED OPERATING EXPENSES': foot(1); cv.showPage(); top(); y=H-101
    if r['typ']=='HEADING': y-=3; cv.setFont('Helvetica-Bold',7.6); cv.drawCentredString(LB+6,y,r['label']); y-=10.6; continue
    t=r['typ']!='LINE'
    if t: cv.setFillGray(.93); cv.rect(28,y-3,W-56,10.4,fill=1,stroke=0); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold' if t else 'Helvetica',7.4); cv.drawCentredString(LB+6,y,r['label'])
    for X,o in ((XM,0),(XY,3)):
        for k in range(3):
            v=r['vals'][o+k]
            if r['kind']=='st': z=f'{v:,}'
            elif r['kind']=='pct': z=f'{v*100:.2f}%'
            elif r['kind']=='rate': z=f'{v:,.2f}'
            else:
                z=money(v,0); 
                if v is not None: cv.drawRightString(X[2*k+1],y,f'{v/TRv[o+k]*100:.1f}')
            cv.drawRightString(X[2*k],y,z)
    y-=10.6
foot(2); cv.showPage(); cv.save()
cols=['Current Month Actual','Current Month Budget','Current Month Last Year','Year To Date Actual','Year To Date Budget','Year To Date Last Year']
# index keys were taken after the insertion of the two statistics rows except trm (shifted above)
save(NAME,[s.truth('Profit & Loss - Summary with Detail','Quarrystone Lodge - Airport North','2025-08-01','2025-08-31',cols,dict(total_income=TR,noi=NO))],'HOSPITALITY','OPERATING_STATEMENT','M3 hotel P&L, labels between month and YTD',True)
