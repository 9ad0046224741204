# AppFolio income statement, manufactured housing, PDF
from common import *
from reportlab.pdfgen import canvas
R=random.Random(4502); fn='income_statement-20250630.pdf'
s=S('Income Statement','Blue Heron Estates - 4410 Old Ferry Rd, Bradenton, FL 34208',None,'2025-06-30',['Selected Month','Year to Month End'])
def v(x,vol=.06,rate=1): 
    a=r2(x*(1+R.uniform(-vol,vol))); return [a,r2(a+5*x*(1+R.uniform(-vol/2,vol/2)))]
L=s.line
s.head('Operating Income & Expense')
s.head('Income',lv=1)
s.head('Rental Income',lv=2)
a=[L('Lot Rent',v(88410,.01),lv=3),L('Home Rent - Park Owned',v(11875,.03),lv=3),L('Prepaid Rent',v(-640,.4),lv=3),L('Rent Concessions',[0.0,-1350.0],lv=3)]
a=s.tot('Total Rental Income',a,lv=2)
b=[L('Utility Income - Water/Sewer',v(9120,.05),lv=2),L('Utility Income - Trash',v(2436,.02),lv=2),L('Late Fee',v(1015,.3),lv=2),L('NSF Fees Collected',[35.0,245.0],lv=2),L('Application Fee Income',[180.0,1260.0],lv=2),L('RV / Boat Storage Income',v(1340,.04),lv=2),L('Laundry Income',[0.0,612.25],lv=2),L('Interest Income',[12.44,71.9],lv=2)]
ti=s.tot('Total Operating Income',[a]+b,t='TOTAL',key='total_income',lv=1)
s.head('Expense',lv=1)
G=[]
def grp(h,ls,t):
    s.head(h,lv=2); G.append(s.tot(t,[L(n,x,lv=3) for n,x in ls],lv=2))
grp('Cleaning and Maintenance',[('General Maintenance Labor',v(3150,.15)),('Landscaping',[2400.0,14400.0]),('Tree Trimming',[1850.0,4325.0]),('Pest Control',[0.0,480.0]),('Pool Service & Chemicals',v(565,.1)),('Septic / Lift Station',v(720,.5)),('Park Owned Home Repairs',v(1490,.5)),('Road & Gate Repairs',[0.0,2790.55])],'Total Cleaning and Maintenance')
grp('Payroll',[('Community Manager Salary',[4166.67,25000.02]),('Payroll Taxes',[331.25,2102.4]),('Manager Housing Allowance',[650.0,3900.0])],'Total Payroll')
grp('Utilities',[('Electricity',v(1420,.1)),('Water',v(6240,.08)),('Sewer',v(5875,.08)),('Garbage and Recycling',v(2510,.02)),('Telephone / Internet',[214.9,1289.4])],'Total Utilities')
x=[L(n,w,lv=2) for n,w in [('Property Management Fees',[r2(s.rows[ti]['v'][0]*.04),r2(s.rows[ti]['v'][1]*.04)]),('Legal Fees',[375.0,1612.5]),('Property Taxes',v(8815,0)),('Insurance - Property & Liability',[3942.17,23653.02]),('Permits & Licenses',[0.0,1108.0]),('Advertising',[129.0,774.0]),('Bank Fees',[25.0,150.0]),('Office Expense',v(188,.3))]]
te=s.tot('Total Operating Expense',G+x,t='TOTAL',key='total_operating_expenses',lv=1)
noi=s.tot('NOI - Net Operating Income',[ti,te],t='TOTAL',key='noi',neg=[te],lv=1)
s.head('Other Income & Expense'); s.head('Other Expense',lv=1)
o=[L('Mortgage Interest',[21844.19,131902.77],lv=2),L('Capital Improvements - Electrical Pedestals',[0.0,18460.0],lv=2)]
oe=s.tot('Total Other Expense',o,lv=1)
no=s.tot('Net Other Income',[oe],neg=[oe],lv=1)
T1=len(s.rows)
s.tot('Total Income',[ti],t='TOTAL'); s.tot('Total Expense',[te,oe],t='TOTAL')
s.tot('Net Income',[noi,no],t='TOTAL',key='net_income')
c=canvas.Canvas(f'{B}/documents/{fn}',pagesize=(612,792))
f=lambda x:f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}'
inc=s.rows[ti]['v']
def top(p):
    c.setFont('Helvetica-Bold',15);c.drawString(36,748,'Income Statement')
    y=730
    if p==1:
        c.setFont('Helvetica',8)
        for t in ['Gulfline Community Management, LLC','Properties: Blue Heron Estates - 4410 Old Ferry Rd, Bradenton, FL 34208','As of: Jun 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']:
            c.drawString(36,y,t);y-=11
    y-=8;c.setFillGray(.92);c.rect(36,y-14,540,26,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',8)
    c.drawString(40,y-4,'Account Name')
    for x,h1,h2 in [(345,'Selected','Month'),(415,'% of Selected','Month'),(495,'Year to','Month End'),(572,'% of Year to','Month End')]: c.drawRightString(x,y+2,h1);c.drawRightString(x,y-8,h2)
    return y-28
def foot(p): c.setFont('Helvetica',7);c.drawString(36,24,'Created on 07/11/2025');c.drawRightString(576,24,f'Page {p}')
p=1;y=top(1)
for i,r in enumerate(s.rows):
    if y<50: foot(p);c.showPage();p+=1;y=top(p)
    bold=r['t'] in('HEADING','TOTAL','SUBTOTAL');c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
    if i==T1: y-=8
    c.drawString(40+r['lv']*10,y,r['label'])
    if r['t']!='HEADING':
        if r['t']!='LINE': c.setLineWidth(.4);c.line(285,y+8.5,576,y+8.5)
        for k,(xv,xp) in enumerate([(345,415),(495,572)]):
            c.drawRightString(xv,y,f(r['v'][k]));c.drawRightString(xp,y,f'{r["v"][k]/inc[k]*100:.2f}')
    y-=13
foot(p);c.save()
save(fn,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','AppFolio income statement with percent columns, pdf',False)
