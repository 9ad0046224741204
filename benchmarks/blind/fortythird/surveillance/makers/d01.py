# hotel T12, management company print, legal landscape, reportlab
from lib import *
from reportlab.pdfgen import canvas
R=random.Random(101);FN='Lakeshore_Garden_Inn_T12_Dec2024.pdf'
M=['Jan-24','Feb-24','Mar-24','Apr-24','May-24','Jun-24','Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24']
s=S('Trailing Twelve Month Operating Statement','Lakeshore Garden Inn & Suites','2024-01-01','2024-12-31',M+['T-12 Total'])
days=[31,29,31,30,31,30,31,31,30,31,30,31]
occ=[.512,.561,.634,.688,.741,.823,.871,.858,.762,.731,.588,.497];adr=[104,106,112,118,127,141,152,149,131,129,111,106]
av=[142*d for d in days];sold=[round(a*(o+R.uniform(-.012,.012))) for a,o in zip(av,occ)]
rr=[round(x*(a+R.uniform(-2,2))) for x,a in zip(sold,adr)]
T=lambda v:list(v)+[sum(v)]
s.head('STATISTICS')
AV,SO,RR=T(av),T(sold),T(rr)
s.line('Rooms Available',AV,f='n');s.line('Rooms Sold',SO,f='n')
s.line('Occupancy %',[round(b/a,3) for a,b in zip(AV,SO)],f='p')
s.line('Average Daily Rate',[round(b/a,2) for a,b in zip(SO,RR)],f='d')
s.line('RevPAR',[round(b/a,2) for a,b in zip(AV,RR)],f='d')
s.head('OPERATING REVENUE')
tr=[0]*12
def pct(p,base,n=.06): return T([round(b*p*(1+R.uniform(-n,n))) for b in base])
a=[s.line('Rooms',RR)]
fb=pct(.118,rr);od=pct(.021,rr,.2);mi=pct(.009,rr,.25)
a+=[s.line('Food & Beverage',fb),s.line('Other Operated Departments',od),s.line('Miscellaneous Income',mi)]
REV=s.tot('TOTAL OPERATING REVENUE',a,rt='TOTAL',key='total_income');tr=s.rows[REV].v[:12]
fix=lambda b,n=.04:T([round(b*(1+R.uniform(-n,n))) for _ in range(12)])
s.head('DEPARTMENTAL EXPENSES');
semi=lambda b,p,base,n=.04:T([round((b+p*x)*(1+R.uniform(-n,n))) for x in base])
b=[s.line('Rooms - Payroll & Related',semi(21500,.055,rr)),s.line('Rooms - Travel Agent Commissions',pct(.041,rr)),s.line('Rooms - Guest Supplies & Linen',pct(.028,rr)),s.line('Rooms - Complimentary Breakfast',pct(.037,rr)),s.line('Rooms - Other',pct(.012,rr,.15)),
 s.line('Food & Beverage',pct(.78,fb[:12])),s.line('Other Operated Departments',pct(.42,od[:12],.12))]
DE=s.tot('Total Departmental Expenses',b)
DP=s.tot('TOTAL DEPARTMENTAL PROFIT',[REV],[DE],rt='SUBTOTAL',)
s.head('UNDISTRIBUTED OPERATING EXPENSES')
u=[s.line('Administrative & General',semi(17800,.022,tr)),s.line('Credit Card Commissions',pct(.0235,tr,.03)),s.line('Information & Telecom Systems',fix(4650)),s.line('Franchise Fees - Royalty',T([round(.055*x) for x in rr])),s.line('Franchise Fees - Program & Loyalty',T([round(.0425*x) for x in rr])),s.line('Sales & Marketing',fix(9150,.1)),s.line('Property Operation & Maintenance',fix(15900,.14)),s.line('Utilities - Electric',fix(6900,.18)),s.line('Utilities - Gas',T([round(x*(1+R.uniform(-.05,.05))) for x in (5200,4900,3600,2300,1300,1100,1050,1100,1250,2100,3500,4800)])),s.line('Utilities - Water & Sewer',fix(3450,.1))]
UE=s.tot('Total Undistributed Expenses',u)
G=s.tot('GROSS OPERATING PROFIT',[DP],[UE],rt='SUBTOTAL')
s.line('GOP %',[round(x/y,3) for x,y in zip(s.rows[G].v,s.rows[REV].v)],f='p')
MF=s.line('Base Management Fee (3.0%)',T([round(.03*x) for x in tr]))
IB=s.tot('INCOME BEFORE FIXED CHARGES',[G],[MF])
s.head('FIXED CHARGES')
fx=[s.line('Real Estate Taxes',T([14320]*6+[14885]*6)),s.line('Property & Liability Insurance',T([5410]*4+[6025]*8)),s.line('Equipment Leases',T([612]*12)),s.line('State Franchise Tax',T([0,0,0,4850]+[0]*8))]
FT=s.tot('Total Fixed Charges',fx)
N=s.tot('NET OPERATING INCOME',[IB],[FT],rt='TOTAL',key='noi')
RS=s.line('FF&E Reserve (4.0%)',T([round(.04*x) for x in tr]))
s.tot('NET CASH FLOW AFTER RESERVE',[N],[RS],rt='TOTAL',key='net_cash_flow')
def F(x,f):
    if f=='p': return f'{x*100:.1f}%'
    if f=='d': return f'{x:,.2f}'
    return f'({abs(x):,})' if x<0 else f'{x:,}'
W,H=1008,612;c=canvas.Canvas(f'{B}/documents/{FN}',pagesize=(W,H),invariant=1)
c.setFont('Helvetica-Bold',12);c.drawString(30,H-36,'Lakeshore Garden Inn & Suites');c.setFont('Helvetica',8)
c.drawString(30,H-48,'142 keys  |  Managed by Corvane Hotel Management LLC');c.drawString(30,H-59,'Trailing Twelve Month Operating Statement - January 2024 through December 2024')
c.drawRightString(W-30,H-36,'Unaudited');c.drawRightString(W-30,H-48,'Run 01/21/2025 9:14 AM')
y=H-78;x0=165;cw=(W-30-x0)/13
c.setFillGray(.2);c.rect(28,y-3,W-56,11,fill=1,stroke=0);c.setFillGray(1);c.setFont('Helvetica-Bold',6.8)
for i,h in enumerate(s.cols): c.drawRightString(x0+cw*(i+1)-2,y,h)
c.setFillGray(0);y-=12
for r in s.out():
    b=r.rt!='LINE'
    if r.rt=='HEADING': y-=3
    c.setFont('Helvetica-Bold' if b else 'Helvetica',6.6)
    c.drawString(30 if b else 38,y,r.label)
    if r.rt!='HEADING':
        if r.rt!='LINE' : c.setLineWidth(.4);c.line(x0+8,y+7,W-30,y+7)
        for i,x in enumerate(r.v): c.drawRightString(x0+cw*(i+1)-2,y,F(x,r.get('f')))
        if r.rt=='TOTAL': c.setLineWidth(.4);c.line(x0+8,y-2,W-30,y-2)
    y-=9.4 if not b else 10.6
c.setFont('Helvetica-Oblique',6);c.drawString(30,20,'Statistics exclude out-of-order rooms. Prepared on an accrual basis in accordance with the Uniform System.');c.drawRightString(W-30,20,'Page 1 of 1')
print('y',y);c.save()
save(FN,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','hotel management company','legal landscape print, 12 months and total, statistics on top',False)
