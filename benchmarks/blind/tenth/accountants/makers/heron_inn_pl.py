from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random; sys.path.insert(0,HERE+'/makers')
from _t import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
random.seed(909)
NAME='blue_heron_inn_pl_sept.pdf'
s=St('Profit & Loss - Month and Year to Date','The Blue Heron Inn','2024-01-01','2024-09-30',['September 2024','September 2023','YTD 2024','YTD 2023'])
m={}
def L(x,a,code=None,neg=False,v=None):
    # a=Sept 24
    if v is None:
        y=a*random.uniform(7.2,8.6); v=[a,round(a*random.uniform(.86,1.06)),round(y),round(y*random.uniform(.9,1.03))]
    if neg: v=[-q for q in v]
    return s.l(x,v,code)
H=s.h
H('ROOMS')
r=[L('Room Revenue - Inn (14 rooms)',78410),L('Room Revenue - Carriage House (4)',21965),L('Online agency bookings',31480),L('No-shows & cancellations',1240),L('Less: OTA commissions',5660,neg=True),L('Less: refunds / allowances',845,neg=True)]
tr=s.t('Net Rooms',r,rt='SUBTOTAL')
H('FOOD & BEVERAGE')
fb=[L('Dining room',24870),L('Tavern',15310),L('Weddings & banquets',28600,v=[28600,19450,96320,104775])]
tf=s.t('Total F&B',fb,rt='SUBTOTAL')
H('OTHER')
ot=[L('Gift shop',2218),L('Bike & kayak rental',1655),L('Pet fee',480)]
to=s.t('Total Other',ot,rt='SUBTOTAL')
ti=s.t('TOTAL SALES',[tr,tf,to],'total_income')
H('COST OF SALES')
cs=[L('Food cost',17944),L('Beer/wine/liquor cost',5120),L('Gift shop cost',1206)]
tcs=s.t('Total Cost of Sales',cs,rt='SUBTOTAL')
gp=s.t('GROSS PROFIT',[ti,(tcs,-1)])
H('PAYROLL')
pr=[L('Innkeepers (2)',9600,v=[9600,9200,86400,82800]),L('Front desk & night',7385),L('Housekeeping',13912),L('Kitchen & service',22640),L('Payroll tax & WC',5877),L('Health insurance',3150)]
tp=s.t('Total Payroll',pr,rt='SUBTOTAL')
H('RUNNING EXPENSES')
re=[L('Laundry & linens',4386),L('Guest supplies, soaps, coffee',3012),L('Breakfast pantry',3744),L('Electric',4190),L('Propane & oil',1872),L('Water/sewer',2105),L('Internet, phones, cable',968),L('Reservation system',615,v=[615,590,5535,5310]),L('Credit card fees',4871),L('Advertising & website',2940),L('Repairs',6418),L('Grounds & snow',1925),L('Dues, licenses, music',406),L('Office, postage, misc.',733),L('Piano tuning',0,v=[0,175,350,525])]
tre=s.t('Total Running',re,rt='SUBTOTAL')
H('FIXED')
fx=[L('Property tax',3825,v=[3825,3710,34425,33390]),L('Insurance',2960,v=[2960,2615,26640,23535]),L('Accounting & legal',850)]
tfx=s.t('Total Fixed',fx,rt='SUBTOTAL')
te=s.t('TOTAL EXPENSES',[tp,tre,tfx],'total_operating_expenses')
noi=s.t('PROFIT BEFORE BANK & OWNERS',[gp,(te,-1)],'noi')
bk=[L('Interest - Union Savings',6217,v=[6217,6490,56844,59203]),L('Interest - SBA',1104,v=[1104,1196,10315,11140]),L('Depreciation (est.)',5500,v=[5500,5500,49500,49500]),L('Owners\' health & auto',1380)]
ni=s.t('NET PROFIT (LOSS)',[noi]+[(i,-1) for i in bk],'net_income')
W,Hh=letter
c=canvas.Canvas(HERE+'/documents/'+NAME,pagesize=letter)
X=[268,302,362,396,456,490,550,584]  # amt,% right edges
F='Helvetica';LH=11.4;y=0
def hd(p):
    global y
    c.setFillColor(colors.HexColor('#2b5c6b'));c.rect(28,Hh-64,W-56,36,fill=1,stroke=0)
    c.setFillColor(colors.white);c.setFont('Times-BoldItalic',17);c.drawString(36,Hh-52,'The Blue Heron Inn');c.setFont(F,9);c.drawRightString(W-36,Hh-45,'PROFIT & LOSS');c.drawRightString(W-36,Hh-57,'September 2024 and year to date')
    c.setFillColor(colors.black);c.setFont(F+'-Bold',8)
    c.drawCentredString(304,Hh-78,'MONTH OF SEPTEMBER');c.drawCentredString(494,Hh-78,'YEAR TO DATE (9 MONTHS)')
    c.setLineWidth(.5);c.line(222,Hh-81,396,Hh-81);c.line(410,Hh-81,584,Hh-81)
    for k,t in enumerate(['2024','%','2023','%']*2):c.drawRightString(X[k],Hh-91,t)
    y=Hh-105
def f(v):
    return f'{v:,}' if v>=0 else f'-{abs(v):,}'
hd(1)
sales=s.v(ti)
for i,rw in enumerate(s.rows):
    lab=rw['label']
    if y<50 or lab=='RUNNING EXPENSES' and False: c.showPage();hd(2)
    if rw['rowType']=='HEADING':
        y-=3;c.setFont(F+'-Bold',8.3);c.setFillColor(colors.HexColor('#2b5c6b'));c.drawString(32,y,lab);c.setFillColor(colors.black);y-=LH;continue
    big=rw['rowType']=='TOTAL'
    if big:
        c.setFillColor(colors.HexColor('#dce8ea'));c.rect(28,y-3,W-56,LH,fill=1,stroke=0);c.setFillColor(colors.black)
    elif rw['rowType']=='SUBTOTAL':
        for k in(0,2,4,6): c.line(X[k]-44,y+8.2,X[k],y+8.2)
    c.setFont(F+('-Bold' if rw['rowType']!='LINE' else ''),8.3)
    c.drawString(32 if big else 42,y,lab)
    for k,v in enumerate(rw['values']):
        c.drawRightString(X[2*k],y,f(v)); c.setFont(F+'-Oblique',7.2)
        c.drawRightString(X[2*k+1],y,f'{v/sales[k]*100:.1f}'); c.setFont(F+('-Bold' if rw['rowType']!='LINE' else ''),8.3)
    y-=LH+(2 if rw['rowType']!='LINE' else 0)
y-=12
c.setFont(F,8)
for t in ['Rooms sold 402 (2023: 389)     Occupancy 74.4 % (72.0 %)     Average rate $328.00     18 rooms x 30 nights = 540','Percent columns are percent of TOTAL SALES.   Prepared in house, not reviewed by R. Tolland CPA.']:
    c.drawString(32,y,t);y-=11
c.save()
save(NAME,[s],'HOSPITALITY','OPERATING_STATEMENT','Small inn in-house P&L; month and YTD, this and last year, each with common-size percent column; cost of sales; minus-sign contras',True)
