from common import *
from reportlab.pdfgen import canvas
rnd=random.Random(101)
N='prairie_rose_gl_income.pdf'
s=S('INCOME STATEMENT','PRAIRIE ROSE MOTOR LODGE','2025-01-01','2025-09-30',['CURRENT PERIOD','YEAR TO DATE'],dec=2,dash=False)
def L(code,label,ytd,share=0.118,zero=False):
    c=0 if zero else round(ytd*share*(1+rnd.uniform(-.12,.12)),2)
    y=round(ytd*(1+rnd.uniform(-.01,.01))+rnd.randint(-99,99)/100,2)
    return s.line(label,[c,y],code)
def sec(h,lines,t,**k):
    s.head(h); ids=[L(*x) for x in lines]; return s.tot(t,ids,**k)
rm=sec('ROOMS REVENUE',[('4010','TRANSIENT ROOM RENTAL',498200.),('4015','WEEKLY GUESTS',61840.),('4020','GROUP AND CREW ROOMS',88410.),('4025','NO SHOW AND LATE CANCEL',3120.),('4090','ALLOWANCES AND REFUNDS',-7460.)],'TOTAL ROOMS REVENUE')
ot=sec('OTHER REVENUE',[('4210','VENDING COMMISSIONS',2218.),('4220','GUEST LAUNDRY',1904.),('4230','PET FEES',4560.),('4240','TELEPHONE',0.0,0,True),('4250','RENT - BILLBOARD',5400.,1/9),('4290','SALES TAX DISCOUNT EARNED',611.)],'TOTAL OTHER REVENUE')
s.rows[[i for i,r in enumerate(s.rows) if r['code']=='4240'][0]]['vals']=[0,38.5]
b=[i for i,r in enumerate(s.rows) if r['code']=='4250'][0]; s.rows[b]['vals']=[600.,5400.]
t=s.rows[ot]; t['vals']=[r2(sum(s.rows[i]['vals'][c] for i in t['items'])) for c in (0,1)]
ti=s.tot('TOTAL REVENUE',[rm,ot],'TOTAL',key='total_income')
re_=sec('ROOMS EXPENSE',[('5010','WAGES - HOUSEKEEPING',92400.),('5015','WAGES - FRONT DESK',81200.),('5020','PAYROLL TAXES',14350.),('5025','WORKERS COMPENSATION',4380.),('5030','LINEN AND LAUNDRY SUPPLIES',12870.),('5035','GUEST SUPPLIES',9915.),('5040','CLEANING SUPPLIES',5240.),('5045','CONTINENTAL BREAKFAST',21660.),('5050','CABLE TV AND INTERNET',8730.),('5055','TRAVEL AGENT AND OTA COMMISSIONS',47820.),('5060','RESERVATION SYSTEM',6030.)],'TOTAL ROOMS EXPENSE')
ud=sec('UNDISTRIBUTED OPERATING EXPENSE',[('6010','MANAGER SALARY',40500.,1/9),('6020','OFFICE SUPPLIES AND POSTAGE',2140.),('6030','CREDIT CARD DISCOUNT',17480.),('6040','LEGAL AND ACCOUNTING',6150.,.05),('6050','DUES AND LICENSES',1485.,.02),('6060','CASH OVER AND SHORT',-62.,.9),('6110','ADVERTISING AND BILLBOARDS',10920.),('6120','FRANCHISE ROYALTY',32410.),('6210','REPAIRS - BUILDING',13705.,.16),('6220','REPAIRS - HVAC UNITS',6890.,.21),('6230','GROUNDS AND SNOW REMOVAL',5330.,.03),('6240','POOL',3980.,.14),('6310','ELECTRICITY',27940.,.13),('6320','NATURAL GAS',9870.,.03),('6330','WATER AND SEWER',11260.),('6340','TRASH REMOVAL',3240.,.111)],'TOTAL UNDISTRIBUTED EXPENSE')
te=s.tot('TOTAL DEPT AND UNDISTRIBUTED EXP',[re_,ud],'TOTAL')
gop=s.tot('GROSS OPERATING PROFIT',[ti,(te,-1)],'TOTAL')
fx=sec('FIXED CHARGES',[('7010','REAL ESTATE TAXES',25650.,1/9),('7020','PERSONAL PROPERTY TAX',1512.,1/9),('7030','PROPERTY AND LIABILITY INSURANCE',21330.,1/9),('7040','MANAGEMENT FEE',25940.)],'TOTAL FIXED CHARGES')
noi=s.tot('NET OPERATING INCOME',[gop,(fx,-1)],'TOTAL',key='noi')
ob=sec('OTHER DEDUCTIONS',[('8010','INTEREST - FIRST MORTGAGE',96300.,.109),('8020','DEPRECIATION',64800.,1/9),('8030','GAIN ON SALE OF EQUIPMENT',-1250.,0,True)],'TOTAL OTHER DEDUCTIONS')
ni=s.tot('NET INCOME OR LOSS',[noi,(ob,-1)],'TOTAL',key='net_income')
rev=s.rows[ti]['vals']
def f(v): return f'{abs(v):,.2f}'+('-' if v<0 else ' ')
def pc(v,c): p=v/rev[c]*100; return f'{abs(p):.1f}'+('-' if p<-.04 else ' ')
W=canvas.Canvas(doc(N),pagesize=(612,792)); W.setTitle('GLR220')
page=0;y=0
def newpage():
    global page,y
    if page: W.showPage()
    page+=1;y=752
    put('GLR220-02'.ljust(31)+'PRAIRIE ROSE MOTOR LODGE'.ljust(41)+f'PAGE {page:3d}')
    put('RUN 10/14/25 16:02'.ljust(35)+'INCOME STATEMENT')
    put(' '*27+'PERIOD 01/01/25 THRU 09/30/25')
    put('');
    put(' '*42+'CURRENT              YEAR TO')
    put('ACCT  DESCRIPTION'.ljust(43)+'PERIOD     PCT         DATE      PCT')
    put('-'*80)
def put(t):
    global y
    W.setFont('Courier',9.2);W.drawString(68,y,t);y-=11.6
newpage()
def row(r):
    lab=(r['code']+'  ' if r['code'] else '      ')+r['label']+' '
    lab=(lab+('.' if len(lab)%2 else '')).ljust(38,'.') if r['rt']=='LINE' else lab.ljust(38)
    a,b=r['vals']
    put(lab[:38]+f(a).rjust(13)+pc(a,0).rjust(8)+f(b).rjust(15)+pc(b,1).rjust(8))
for r in s.rows:
    if y<(110 if r['rt']!='HEADING' else 150): put(' '*30+'*** CONTINUED ***'); newpage()
    if r['rt']=='HEADING': put('');put('      '+r['label']);continue
    if r['items'] and r['rt']=='SUBTOTAL': put(' '*38+'-'*12+' '*11+'-'*13)
    row(r)
    if r['rt']=='TOTAL': put(' '*38+'='*12+' '*11+'='*13)
put('');put('ROOMS AVAIL 16,926   ROOMS SOLD 9,418   OCC PCT 55.6   (YEAR TO DATE)')
put('*** END OF REPORT ***')
W.save()
save(N,[s],'HOSPITALITY','OPERATING_STATEMENT','s47c','Courier print of an old GL system, dotted leaders, trailing minus, percent columns, 2 pages',True)
