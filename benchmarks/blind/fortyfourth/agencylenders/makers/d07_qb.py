from lib import *
from reportlab.pdfgen import canvas
r=random.Random(4407);N='P&L prev year - Ridgeline Self Storage.pdf'
s=S('Profit & Loss Prev Year Comparison','Ridgeline Self Storage, LLC','2024-01-01','2024-12-31',["Jan - Dec 24","Jan - Dec 23","$ Change"],expand=lambda b,k:[b[0],b[1],round(b[0]-b[1],2)])
def L(l,a,b,lv,k='I'): return s.line(l,[a,b],kind=k,lv=lv)
s.head('Ordinary Income/Expense',lv=0);s.head('Income',lv=2)
i=[L('Administration Fees',14175,13230,3),L('Late Fees',21408.5,19862.25,3),L('Lien & Auction Proceeds',3180,1940.75,3),L('Merchandise Sales',6214.37,6890.12,3)]
s.head('Rental Income',lv=3)
q=s.sub('Total Rental Income',[L('Climate Controlled Units',418906.22,396411.8,4),L('Drive-Up Units',287340.95,281772.1,4),L('RV / Boat Parking',46920,44115,4),L('Less: Discounts & Promotions',-18772.4,-25310.66,4)],lv=3)
i+=[q,L('Tenant Insurance Commissions',38615.08,33204.19,3)]
ti=s.sub('Total Income',i,lv=2,key='total_income')
s.head('Cost of Goods Sold',lv=2);cg=s.sub('Total COGS',[L('Merchandise Purchases',3390.18,3711.4,3,'E')],lv=2,kind='E')
gp=s.sub('Gross Profit',[ti,(cg,-1)],lv=1)
s.head('Expense',lv=2)
x=[L(l,a,b,3,'E') for l,a,b in [('Advertising and Promotion',16820.44,15277.9),('Auto Expense',1105.6,980.33),('Bank & Merchant Fees',19244.71,17810.02),('Computer & Software',7980,7140),('Dues & Subscriptions',845,845)]]
s.head('Insurance',lv=3);x.append(s.sub('Total Insurance',[L('Liability',4410,4150,4,'E'),L('Property',17932,15204,4,'E')],lv=3,kind='E'))
x+=[L(l,a,b,3,'E') for l,a,b in [('Licenses & Permits',610,610),('Management Fees',44180.39,42230.65),('Office Supplies',2216.8,2481.09)]]
s.head('Payroll Expenses',lv=3);x.append(s.sub('Total Payroll Expenses',[L('Payroll Taxes',6018.43,5722.9,4,'E'),L('Wages',76440.1,72615.5,4,'E')],lv=3,kind='E'))
x+=[L('Professional Fees',5350,4900,3,'E'),L('Property Taxes',68214.92,66907.34,3,'E')]
s.head('Repairs and Maintenance',lv=3);x.append(s.sub('Total Repairs and Maintenance',[L('Building Repairs',9612.75,14880.1,4,'E'),L('Doors & Locks',4075.3,3561.47,4,'E'),L('Gate & Security System',3390,5720.5,4,'E'),L('Landscaping & Snow',8890,7415,4,'E')],lv=3,kind='E'))
x.append(L('Telephone & Internet',4128.6,3996.24,3,'E'))
s.head('Utilities',lv=3);x.append(s.sub('Total Utilities',[L('Electric',23610.87,22704.55,4,'E'),L('Trash',2460,2280,4,'E'),L('Water & Sewer',1843.16,1790.62,4,'E')],lv=3,kind='E'))
te=s.sub('Total Expense',x,lv=2,kind='E',key='total_operating_expenses')
n=s.sub('Net Ordinary Income',[gp,(te,-1)],'SUBTOTAL',lv=0,key='noi')
s.head('Other Income/Expense',lv=0);s.head('Other Income',lv=1);oi=s.sub('Total Other Income',[L('Interest Income',1922.07,1140.38,2)],lv=1)
s.head('Other Expense',lv=1);oe=s.sub('Total Other Expense',[L('Depreciation Expense',92150,92150,2,'E'),L('Interest Expense',118406.73,121870.15,2,'E')],lv=1,kind='E')
no=s.sub('Net Other Income',[oi,(oe,-1)],lv=0)
s.sub('Net Income',[n,no],'TOTAL',lv=0,key='net_income')
c=canvas.Canvas(doc(N),pagesize=(612,792));X=[380,455,525,585];pg=0
f=lambda v:f'{v:,.2f}'
def hdr():
    global y,pg;pg+=1
    c.setFont('Helvetica-Bold',8);c.drawString(28,756,'9:41 AM');c.drawString(28,744,'02/03/25');c.drawString(28,732,'Cash Basis')
    c.setFont('Helvetica-Bold',12);c.drawCentredString(306,756,'Ridgeline Self Storage, LLC');c.setFont('Helvetica-Bold',14);c.drawCentredString(306,740,'Profit & Loss Prev Year Comparison');c.setFont('Helvetica-Bold',10);c.drawCentredString(306,726,'January through December 2024')
    c.setFont('Helvetica-Bold',8);c.setLineWidth(.7)
    for x,h in zip(X,['Jan - Dec 24','Jan - Dec 23','$ Change','% Change']): c.drawRightString(x,704,h);c.line(x-56,701,x,701)
    y=684
hdr()
for i,R in enumerate(s.rows):
    if y<50: c.setFont('Helvetica-Bold',8);c.drawRightString(585,30,f'Page {pg}');c.showPage();hdr()
    b=R['type']!='LINE';c.setFont('Helvetica-Bold',8);c.drawString(28+14*R['lv'],y,R['label'])
    if R['type']!='HEADING':
        c.setFont('Helvetica',8);v=R['vals'];p='0.0%' if v[2]==0 else f'{v[2]/abs(v[1])*100:,.1f}%'
        if R['items']:
            [c.line(x-(56 if x<585 else 42),y+8,x,y+8) for x in X]
        for x,tx in zip(X,[f(v[0]),f(v[1]),f(v[2]),p]): c.drawRightString(x,y,tx)
        if R['type']=='TOTAL': [(c.line(x-(56 if x<585 else 42),y-2,x,y-2),c.line(x-(56 if x<585 else 42),y-3.6,x,y-3.6)) for x in X]
    y-=12.4+(4 if R['items'] else 0)
c.setFont('Helvetica-Bold',8);c.drawRightString(585,30,f'Page {pg}');c.save();print(pg,len(s.rows))
save(N,[s.dump()],'SELF_STORAGE','OPERATING_STATEMENT','small owner, QuickBooks Desktop','previous-year comparison, $ change, nested sub-accounts, cost of goods sold, two pages',False)
