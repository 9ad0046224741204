# AppFolio income statement, month and year to month end, with % columns (PDF, letter portrait)
import random
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(7101)
FN='income_statement_maple_glen_20241031.pdf'
s=S('Income Statement','Maple Glen Apartments',None,'2024-10-31',['Selected Month','Year to Month End'])
def a(base,mult=10.0,w=.06):
    m=r2(base*(1+R.uniform(-w,w))); return [m,r2(base*mult*(1+R.uniform(-w,w)))]
s.head('Operating Income & Expense',ind=0,b=1)
s.head('Income',ind=1,b=1)
s.head('RENT INCOME',ind=2)
inc=[s.line(l,v,ind=3) for l,v in [('Rent Income',a(61840,9.86,.01)),('Section 8 Rent',a(7412,10,.01)),('Prepaid Rent',[1150.00,-2385.00]),('Less: Concessions',[-350.00,-4225.00])]]
t1=s.tot('Total RENT INCOME',inc,ind=2)
o=[s.line(l,v,ind=2) for l,v in [('Laundry Income',a(612.5)),('Late Fee',a(540,10.6,.2)),('NSF Fees Collected',[35.00,175.00]),('Pet Rent',a(475)),('Application Fee Income',[0.00,1260.00]),('Parking Income',a(900,10,.01)),('Utility Reimbursement (RUBS)',a(3310))]]
ti=s.tot('Total Operating Income',[t1]+o,typ='TOTAL',key='total_income',ind=2,b=1)
s.head('Expense',ind=1,b=1)
grp=[('CLEANING AND MAINTENANCE',[('General Maintenance Labor',a(3950)),('Cleaning Expense',a(620,10,.2)),('Painting',a(880,9,.3)),('Landscaping',a(1150,8)),('Snow Removal',[0.00,4210.00]),('Pest Control',[245.00,2450.00])]),
('REPAIRS',[('Plumbing',a(1340,10,.4)),('Electrical',a(415,10,.4)),('HVAC (Heat, Ventilation, Air)',a(960,9,.4)),('Appliance Repair',a(310,10,.3)),('Key/Lock Replacement',[86.42,731.18])]),
('UTILITIES',[('Electricity - Common',a(1480)),('Gas',a(920,12,.2)),('Water and Sewer',a(4875)),('Garbage and Recycling',a(1290,10,.02))])]
g=[]
for h,ls in grp:
    s.head(h,ind=2); ii=[s.line(l,v,ind=3) for l,v in ls]; g.append(s.tot('Total '+h,ii,ind=2))
g+=[s.line(l,v,ind=2) for l,v in [('Management Fees',[r2(s.v(ti)[0]*.05),r2(s.v(ti)[1]*.05)]),('Property Insurance',a(3105,10,.001)),('Property Tax',[0.00,58214.36]),('Accounting & Legal',a(450,9,.5)),('Bank Fees',[25.00,262.50]),('Advertising',a(389,10,.2)),('Office Supplies',a(112,10,.3))]]
te=s.tot('Total Operating Expense',g,typ='TOTAL',key='total_operating_expenses',ind=2,b=1)
noi=s.tot('NOI - Net Operating Income',[ti,te],[1,-1],typ='TOTAL',key='noi',ind=1,b=1)
s.head('Other Income & Expense',ind=0,b=1)
s.head('Other Income',ind=1,b=1)
oi=s.line('Interest on Bank Accounts',[41.17,388.02],ind=2)
toi=s.tot('Total Other Income',[oi],ind=2,b=1)
s.head('Other Expense',ind=1,b=1)
oe=[s.line('Mortgage Interest',[14218.77,144906.31],ind=2),s.line('Capital Expenses - Roof',[0.00,36800.00],ind=2)]
toe=s.tot('Total Other Expense',oe,ind=2,b=1)
noe=s.tot('Net Other Income',[toi,toe],[1,-1],ind=1,b=1)
gi=s.tot('Total Income',[ti,toi],ind=1,b=1)
ge=s.tot('Total Expense',[te,toe],ind=1,b=1)
s.tot('Net Income',[noi,noe],typ='TOTAL',key='net_income',ind=1,b=1)
c=canvas.Canvas(doc(FN),pagesize=letter); W,H=letter
X=[372,432,512,574]
def header(first):
    y=H-40
    if first:
        c.setFont('Helvetica-Bold',15);c.drawString(36,y,'Income Statement');y-=15
        c.setFont('Helvetica',8.5)
        for t in ['Hallberg Residential Management LLC','Properties: Maple Glen Apartments - 1420 Orchard Road Dayton, OH 45402','As of: Oct 2024','Accounting Basis: Cash','GL Account Map: None - use master chart of accounts','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']:
            c.drawString(36,y,t);y-=10.5
        y-=6
    c.setFillGray(.9);c.rect(36,y-13,540,22,fill=1,stroke=0);c.setFillGray(0)
    c.setFont('Helvetica-Bold',8);c.drawString(40,y-5,'Account Name')
    for x,t in zip(X,['Selected Month','% of Selected','Year to Month End','% of Year to']):
        if t[0]=='%': c.drawRightString(x,y+1,t);c.drawRightString(x,y-8,'Month' if 'Sel' in t else 'Month End')
        else: c.drawRightString(x,y-5,t)
    return y-26
def foot(p):
    c.setFont('Helvetica',7);c.drawString(36,24,'Created on 11/06/2024');c.drawRightString(576,24,f'Page {p}')
y=header(1);p=1
for r,d in zip(s.rows,s.disp):
    if y<48: foot(p);c.showPage();p+=1;y=header(0)
    c.setFont('Helvetica-Bold' if d.get('b') else 'Helvetica',8)
    c.drawString(40+d['ind']*9,y,r['label'])
    if r['rowType']!='HEADING':
        for k,v in enumerate(r['values']):
            c.drawRightString(X[2*k],y,f'{v:,.2f}'); c.drawRightString(X[2*k+1],y,f'{100*v/s.v(gi)[k]:,.2f}')
    c.setStrokeGray(.85);c.setLineWidth(.4);c.line(36,y-3.5,576,y-3.5)
    y-=13.2
foot(p);c.save()
save(FN,[s],'MULTIFAMILY','OPERATING_STATEMENT','AppFolio income statement, month + YTD with % columns, repeated header',False)
