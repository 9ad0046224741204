# self-storage trailing twelve, newest month first, totals at left
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
rng=random.Random(2206)
FN='keepsafe_rt9_ttm_jun25.pdf'
M=['Jun-25','May-25','Apr-25','Mar-25','Feb-25','Jan-25','Dec-24','Nov-24','Oct-24','Sep-24','Aug-24','Jul-24']
s=St('Store Profit & Loss - Trailing Twelve Months','KeepSafe Storage - Route 9','2024-07-01','2025-06-30',['TTM']+M+['T3 Annualized'])
def pack(m): return [sum(m)]+m+[4*sum(m[:3])]
def ln(l,base,n=.05,trend=0,p=1,fixed=None):
    m=[]
    for i in range(12):
        v=base*(1+trend*(11-i)/11)*(1+rng.uniform(-n,n))
        if rng.random()>p: v=0
        m.append(round(v))
    if fixed is not None: m=[fixed]*12
    return s.l(l,pack(m),ind=1)
def neg(l,base,n): 
    return s.l(l,pack([-round(base*(1+rng.uniform(-n,n))) for _ in range(12)]),ind=1)
s.h('Revenue')
r1=s.t('Net Rental Revenue',[ln('Rent at Street Rate',71800,.01,.04),neg('Below-Street Adjustment',9400,.08),neg('Discounts & Promotions',2150,.35),neg('Write-Offs',820,.5)])
r2=s.t('Ancillary Revenue',[ln('Tenant Protection Plan',5280,.04,.06),ln('Late & Lien Fees',2410,.18),ln('Admin Fees',940,.25),ln('Retail - Locks & Boxes',510,.3),ln('Truck Rental Commission',690,.35),ln('Cell Tower',0,fixed=1150)])
ti=s.t('Total Revenue',[r1,r2],kind='TOTAL',key='total_income')
s.h('Controllable Expenses')
e1=s.t('Total Controllable',[ln('Store Payroll',8640,.06),ln('Payroll Burden',1320,.08),ln('Call Center & Software',1275,.04),ln('Paid Search & Aggregators',2380,.2),ln('Merchant Fees',1710,.07),ln('Repairs & Maintenance',1450,.6),ln('Snow Removal & Grounds',640,.5),ln('Electric & Gas',1390,.3),ln('Water, Trash, Pest',405,.1),ln('Office & Telephone',590,.15),ln('Auction & Legal',280,.4,p=.6),ln('Cost of Retail Sold',230,.3)])
s.h('Fixed Expenses')
e2=s.t('Total Fixed',[ln('Real Estate Tax',0,fixed=6915),ln('Property Insurance',0,fixed=1284),ln('Management Fee',4290,.03)])
te=s.t('Total Operating Expenses',[e1,e2],kind='TOTAL',key='total_operating_expenses')
noi=s.t('Net Operating Income',[ti,te],[1,-1],kind='TOTAL',key='noi')
s.h('Below the Line')
b=s.t('Total Below the Line',[ln('Interest Expense',0,fixed=17480),ln('Principal',0,fixed=6905),ln('Capital - Doors & Paving',3900,.8,p=.35),ln('Partner Draws',9000,0,p=.75)])
s.t('Net Cash After Capital & Draws',[noi,b],[1,-1],kind='TOTAL',key='net_cash_flow')
W,H=landscape(legal); c=canvas.Canvas(doc(FN),pagesize=(W,H),invariant=1)
c.setFillColor(colors.HexColor('#d9541e')); c.rect(28,H-52,6,30,fill=1,stroke=0); c.setFillGray(0)
c.setFont('Helvetica-Bold',13); c.drawString(42,H-35,'KeepSafe Storage - Route 9'); c.setFont('Helvetica',8.5); c.drawString(42,H-48,'Store Profit & Loss - Trailing Twelve Months    |    July 2024 - June 2025    |    512 units, 61,340 NRSF')
c.drawRightString(W-30,H-35,'Store 0147'); c.drawRightString(W-30,H-48,'whole dollars, accrual')
xs=[218]+[218+57*(i+1) for i in range(12)]+[W-30]; y=H-78
c.setFillGray(.9); c.rect(28,y-4,W-56,14,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',7)
for x,t in zip(xs,['TTM']+M+['T3 Ann.']): c.drawRightString(x,y,t)
s.d['columns'][-1]='T3 Ann.'
y-=15
for r,m in s.rows():
    ty=r['rowType']; b=ty!='LINE'; 
    if ty=='HEADING': y-=2
    if ty=='TOTAL': c.setFillColor(colors.HexColor('#fbe6dc')); c.rect(28,y-3,W-56,11,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7); c.drawString(30+9*m['ind'],y,r['label'])
    if ty!='HEADING':
        if ty=='SUBTOTAL': c.setLineWidth(.4); c.line(165,y+8,W-30,y+8)
        for x,v in zip(xs,r['values']): c.drawRightString(x+(2.2 if v<0 else 0),y,par(v))
    y-=11
c.setLineWidth(.5); c.line(218+6,H-68,218+6,y+8)
c.setFont('Helvetica-Oblique',6.5); c.drawString(30,y-8,'T3 Ann. = last three months x 4.  Real estate tax accrued at 1/12 of the 2024 bill. Draws per partnership agreement.')
print('y',y); c.save()
save(FN,[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','self-storage TTM on legal landscape, newest month first, total column at the left, T3 annualized at the right',True)
