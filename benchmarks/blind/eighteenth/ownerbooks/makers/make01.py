# AppFolio 12 month income statement, landscape PDF
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(1701)
M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
s=St('Income Statement - 12 Month','Tanager Court Apartments','2025-01-01','2025-12-31',[m+' 2025' for m in M]+['Total'])
def T(v): return v+[round(sum(v),2)]
def mo(b,p=.06): return T([round(b*(1+r.uniform(-p,p)),2) for _ in M])
def fx(b): return T([b]*12)
def sp(d): return T([d.get(i,0.0) for i in range(1,13)])
s.h('Operating Income & Expense');s.h('Income',1)
s.h('RENTS',2)
a=[s.l('Rent Income',mo(23480,.04),3),s.l('Section 8 Rent',T([2914.0]*5+[3006.0]*7),3),s.l('Prepaid Rent',T([round(r.uniform(-900,900),2) for _ in M]),3),s.l('Rent Concession',sp({3:-450.0,9:-450.0,10:-225.0}),3)]
R=s.t('Total RENTS',a,2)
b=[s.l('Laundry Income',sp({2:412.25,5:398.5,8:441.75,11:405.0}),2),s.l('Late Fee',T([float(r.choice([0,50,100,150,200])) for _ in M]),2),s.l('Application Fee Income',T([float(r.choice([0,0,45,90])) for _ in M]),2),s.l('Pet Rent',T([140.0]*4+[175.0]*8),2),s.l('NSF Fees Collected',sp({4:35.0,10:35.0}),2)]
I=s.t('Total Operating Income',[R]+b,1,'TOTAL','total_income')
s.h('Expense',1)
s.h('REPAIRS & MAINTENANCE',2)
a=[s.l(n,v,3) for n,v in [('General Maintenance Labor',mo(1180,.3)),('Plumbing',T([round(r.choice([0,0,185.5,312.75,640.1]),2) for _ in M])),('Electrical',sp({2:228.0,7:514.4})),('Painting',sp({4:1150.0,9:1285.0})),('HVAC',sp({1:386.2,6:742.0,7:219.95,12:298.0})),('Supplies',mo(164,.5)),('Key / Lock Replacement',sp({3:88.0,10:96.5}))]]
e=[s.t('Total REPAIRS & MAINTENANCE',a,2)]
s.h('UTILITIES',2)
a=[s.l('Electricity (Common)',mo(318,.15),3),s.l('Gas',T([round(x*(1+r.uniform(-.1,.1)),2) for x in [1410,1325,1090,720,410,260,225,220,270,480,870,1240]]),3),s.l('Water & Sewer',mo(1492,.08),3),s.l('Garbage and Recycling',fx(367.4),3)]
e.append(s.t('Total UTILITIES',a,2))
s.h('CLEANING & GROUNDS',2)
a=[s.l('Janitorial Expense',fx(280.0),3),s.l('Landscaping / Snow',sp({1:540.0,2:395.0,4:310.0,5:310.0,6:310.0,7:310.0,8:310.0,9:310.0,10:310.0,12:625.0}),3)]
e.append(s.t('Total CLEANING & GROUNDS',a,2))
inc=s.rows[R]['values'][:12]
e+=[s.l('Management Fees',T([round(x*.06,2) for x in inc]),2),s.l('Leasing Commissions',sp({3:475.0,9:490.0,10:490.0}),2),s.l('Property Insurance',sp({1:4218.5,7:4218.5}),2),s.l('Property Tax',sp({2:14906.33,7:14906.33}),2),s.l('Advertising',T([float(r.choice([0,79,119])) for _ in M]),2),s.l('Legal and Evictions',sp({5:285.0,6:410.0}),2),s.l('Bank Charges',fx(12.0),2)]
E=s.t('Total Operating Expense',e,1,'TOTAL','total_operating_expenses')
N=s.t('NOI - Net Operating Income',[I,~E],0,'TOTAL','noi')
s.h('Other Income & Expense');s.h('Other Income',1)
oi=s.t('Total Other Income',[s.l('Interest on Bank Accounts',mo(6.2,.2),2)],1)
s.h('Other Expense',1)
bal=1148000.;mi=[]
for _ in M: mi.append(round(bal*.0525/12,2)); bal-=1890
oe=s.t('Total Other Expense',[s.l('Mortgage Interest',T(mi),2),s.l('Capital Improvement - Roof',sp({8:9875.0,9:9875.0}),2)],1)
no=s.t('Net Other Income',[oi,~oe],0)
ti=s.t('Total Income',[I,oi],0,'TOTAL');te=s.t('Total Expense',[E,oe],0,'TOTAL')
s.t('Net Income',[ti,~te],0,'TOTAL','net_income')
W,H=landscape(letter);c=canvas.Canvas(B+'documents/appfolio_12mo_tanager.pdf',pagesize=(W,H))
X0=30;xs=[186+i*46.6 for i in range(12)]+[W-28]
def head(y):
    c.setFillGray(.93);c.rect(X0-2,y-4,W-2*X0+6,13,stroke=0,fill=1);c.setFillGray(0)
    c.setFont('Helvetica-Bold',6.6);c.drawString(X0,y,'Account Name')
    for x,h in zip(xs,s.cols): c.drawRightString(x,y,h)
    return y-13
def foot(p):
    c.setFont('Helvetica',6);c.drawString(X0,18,'Created on 01/12/2026');c.drawRightString(W-28,18,f'Page {p}')
c.setFont('Helvetica-Bold',15);c.drawString(X0,H-42,'Income Statement - 12 Month')
c.setFont('Helvetica',7.5)
y=H-57
for t in ['Lantern & Oak Property Management','Properties: Tanager Court Apartments - 418 Tanager Ave Dayton, OH 45402','Owned By: Sorrel Ridge Holdings LLC','Period Range: Jan 2025 to Dec 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']:
    c.drawString(X0,y,t);y-=10
y=head(y-8);p=1
for i,w in enumerate(s.rows):
    if y<34: foot(p);c.showPage();p+=1;y=head(H-40)
    b=w['rowType']!='LINE';c.setFont('Helvetica-Bold' if b else 'Helvetica',6.4)
    c.drawString(X0+5*s.ind[i],y,w['label'])
    if w['rowType']!='HEADING':
        if b: c.setLineWidth(.3);c.line(150,y+7,W-28,y+7)
        for x,v in zip(xs,w['values']): c.setFont('Helvetica-Bold' if b else 'Helvetica',6.1);c.drawRightString(x,y,neg(v))
    y-=10.4
foot(p);c.save()
save('appfolio_12mo_tanager.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','AppFolio 12-month income statement, detail view, two pages',False)
