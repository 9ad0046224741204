# car wash owner's letter, typed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN='sudsy_lane_letter_july_2025.pdf'
s=St('Income and Expenses, January thru June','Sudsy Lane Express Wash','2025-01-01','2025-06-30',['Jan-June 2025','Jan-June 2024'])
L=lambda l,a,b:s.l(l,[a,b],ind=1)
s.h('MONEY IN')
ti=s.t('Total money in',[L('Tunnel washes, single',148206.50,161337.25),L('Monthly club members',203884.00,171920.00),L('Self-serve bays (2)',19412.75,20118.50),L('Vacuums & vending',8650.25,8904.00),L('Detail tent rent from Marco',6000.00,4500.00)],kind='TOTAL',key='total_income')
s.h('MONEY OUT TO RUN IT')
te=s.t('Total money out to run it',[L('Wages & payroll tax',84310.44,79226.18),L('Soap, wax, towels',31877.09,30450.62),L('Water & sewer',22604.31,21377.90),L('Electric & gas',19240.77,18006.35),L('Repairs on the tunnel',12918.60,21544.02),L('Credit card fees',9877.15,8712.40),L('Property tax (1st half)',14206.00,13811.00),L('Insurance',7410.00,6228.00),L('Advertising, signs',3355.00,4120.85),L('Phone, office, bookkeeper',4488.12,4395.00)],kind='TOTAL',key='total_operating_expenses')
noi=s.t('Left before the bank',[ti,te],[1,-1],kind='TOTAL',key='noi')
s.h('AFTER THAT')
x=s.t('Total after that',[L('Your loan, 6 payments',51834.60,51834.60),L('Equipment note - pay station',6240.00,0),L('New vacuum motors (bought)',11275.00,0),L('My draws',60000.00,54000.00)])
s.t('LEFT IN THE BUSINESS',[noi,x],[1,-1],kind='TOTAL',key='net_cash_flow')
s.d['planted']=None
W,H=letter; c=canvas.Canvas(doc(FN),pagesize=letter,invariant=1); F='Courier'
c.setFont('Courier-Bold',14); c.drawString(72,H-58,'SUDSY LANE EXPRESS WASH'); c.setFont(F,10); c.drawString(72,H-71,'2218 Tolliver Pike - Kearsburg, Tenn.')
y=H-98
def tx(t,f=F):
    global y
    c.setFont(f,10); c.drawString(72,y,t); y-=12.2
for t in ['July 19, 2025','','Loan Dept., Kearsburg Savings Bank','Re: loan 7710-2','','Here are the half year figures you asked for. Cash basis, same as always,','next to the same six months of last year. Nobody has checked them but me.','','Income and Expenses, January thru June','']: tx(t)
tx(' '*38+'Jan-June 2025  Jan-June 2024','Courier-Bold')
for r,m in s.rows():
    ty=r['rowType']
    if ty=='HEADING': y-=5; tx(r['label'],F); continue
    if ty!='LINE': tx(' '*39+'------------   ------------')
    f=lambda v:'0.00' if v==0 else f'{v:,.2f}'
    d='$' if ty!='LINE' else ''
    tx(('  ' if ty=='LINE' else '')+ f"{r['label']:<{36 if ty=='LINE' else 38}}"+(d+f(r['values'][0])).rjust(13)+(d+f(r['values'][1])).rjust(15))
tx(' '*39+'============   ============')
y-=6
for t in ['Members were 1,412 at June 30 (1,190 a year ago). The pay station note is','with the maker, 36 months. Repairs were high last year due to the gearbox.','','Dale R. Hutchence, owner']: tx(t)
print('y',y); c.save()
save(FN,[s],'OTHER','OPERATING_STATEMENT','typed owner letter, car wash, plain words for the totals, six months v prior year',True)
