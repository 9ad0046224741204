# restaurant with flats above: accounting-package P&L by class
from lib import *
from reportlab.pdfgen import canvas
N='corner_of_mill_and_third_pl_by_class.pdf'
s=St('Profit and Loss by Class','114 Mill Street','2024-01-01','2024-12-31',['Flats (4)','Restaurant','Not specified','TOTAL'])
def L(lab,a=None,b=None,c=None,lv=1): return s.l(lab,a,b,c,round((a or 0)+(b or 0)+(c or 0),2),lv=lv)
s.h('Income')
s.h('Food and Beverage Sales',lv=1)
x=[L('Bar Sales',None,118204.35,lv=2),L('Dining Room Sales',None,402618.9,lv=2),L('Takeout and Delivery',None,76540.22,lv=2)]
X=s.sub('Total Food and Beverage Sales',x,lv=1)
s.h('Rental Income',lv=1)
y=[L('Flat Rents',52800.0,lv=2),L('Laundry Room',1146.75,lv=2),L('Parking Stalls',2400.0,lv=2)]
Y=s.sub('Total Rental Income',y,lv=1)
z=L('Sales Discounts and Comps',None,-9418.6)
w=L('Uncategorized Income',None,None,385.0)
TI=s.t('Total Income',[X,Y,z,w],key='total_income')
s.h('Cost of Goods Sold')
g=[L('Beverage Purchases',None,31377.48),L('Food Purchases',None,158962.04),L('Paper and To-Go Supplies',None,10284.11)]
G=s.sub('Total Cost of Goods Sold',g)
GP=s.t('Gross Profit',[TI],[G])
s.h('Expenses')
e=[L('Advertising and Promotion',410,6218.4),L('Bank Service Charges',None,216,88.5),L('Cleaning and Janitorial',1260,8944.72),L('Computer and POS Fees',None,7380),L('Delivery App Commissions',None,15308.05),L('Insurance Expense',3955,11862),L('Licenses and Permits',320,2745),L('Merchant Card Fees',None,14911.63),L('Payroll Expenses',None,187640.88),L('Payroll Taxes',None,16203.19),L('Pest Control',540,1140),L('Professional Fees',750,4850,1200),L('Property Taxes',7215.36,10823.04),L('Repairs and Maintenance',6388.14,12904.57),L('Smallwares and Linen',None,5417.9),L('Telephone and Internet',None,3126.6),L('Trash Removal',1476,3444),L('Utilities',5207.83,29870.41)]
E_=s.t('Total Expenses',e,key='total_operating_expenses')
NO=s.t('Net Operating Income',[GP],[E_],key='noi')
s.h('Other Expenses')
d=[L('Depreciation Expense',8412,21655),L('Interest Expense - Mortgage',11283.6,16925.41),L('Interest Expense - SBA Equipment Loan',None,4077.29),L("Owner's Auto",None,None,2950)]
O=s.sub('Total Other Expenses',d)
NN=s.t('Net Other Income',[],[O],type='SUBTOTAL'); s.rows[NN]['foots']=[O]
s.t('Net Income',[NO,NN],key='net_income')
c=canvas.Canvas(D+'documents/'+N,pagesize=(612,792)); X=[338,418,494,576]
def hdr():
    c.setFont('Helvetica',15);c.drawCentredString(306,752,'114 Mill Street');c.setFont('Helvetica',12);c.drawCentredString(306,735,'Profit and Loss by Class');c.setFont('Helvetica',10);c.drawCentredString(306,720,'January - December 2024')
    c.setStrokeGray(.6);c.line(36,708,580,708);c.setFont('Helvetica-Bold',8)
    for x,h in zip(X,['FLATS (4)','RESTAURANT','NOT SPECIFIED','TOTAL']): c.drawRightString(x,697,h)
    c.line(36,691,580,691); return 677
def foot(p): c.setFont('Helvetica',7.5);c.drawCentredString(306,26,f'Tuesday, February 11, 2025 10:14 AM GMT-06:00   Accrual Basis                     {p}/2')
yy=hdr()
def f(v,d): return '' if v is None else ('-' if v<0 else '')+('$' if d else '')+f'{abs(v):,.2f}'
for r in s.rows:
    if yy<60: foot(1);c.showPage();c.setStrokeGray(.6);yy=hdr()
    T=r['t'] in('SUBTOTAL','TOTAL'); c.setFont('Helvetica-Bold' if T else 'Helvetica',8.6)
    lab=r['label'] if not(T and r['label'] in('Gross Profit','Net Operating Income','Net Other Income','Net Income')) else r['label'].upper()
    c.drawString(36+r['lv']*11,yy,lab)
    if T: c.line(268,yy+10,580,yy+10)
    for x,v in zip(X,r['v']): c.drawRightString(x,yy,f(v,T))
    if r['label']=='Net Income': c.line(268,yy-3,580,yy-3);c.line(268,yy-5,580,yy-5)
    r['label']=lab; yy-=14.2
foot(2);c.save()
save(N,[s],'MIXED_USE','OPERATING_STATEMENT','cloud bookkeeping P&L by class, nested totals, COGS, cents, blanks',False)
