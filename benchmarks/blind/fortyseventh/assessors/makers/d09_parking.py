from common import *
import csv
rnd=random.Random(909)
N='ramp4_t12_export.csv'
ms=[f'{m}-25' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
s=S('TRAILING 12 MONTH INCOME STATEMENT','Cathedral Street Parking Ramp','2025-01-01','2025-12-31',ms+['T-12'],dec=2,dash=False)
sea=[.82,.85,.98,1.02,1.08,1.1,1.12,1.08,1.02,1.05,.95,.93]
def L(code,l,an,vol=.05,season=None,spots=None,flat=False):
    v=[0.]*12 if spots else [r2(an/12)]*12 if flat else months(rnd,an,vol,2,season)
    for k,x in (spots or {}).items(): v[k]=float(x)
    return s.line(l,v+[r2(sum(v))],code)
s.head('Revenue','4000')
a=[L('4010','Transient - Daily Tickets',612450,.05,sea),L('4020','Monthly Permits',498300,.015),L('4030','Event Parking',143880,.35),L('4040','Validations - Merchants',58720,.12,sea),L('4050','EV Charging',11985,.15),L('4060','Lost Ticket and Replacement Cards',3260,.4),L('4090','Refunds and Chargebacks',-7415,.4)]
g=s.tot('Gross Parking Revenue',a,code='4099')
x=L('4110','Less: City Parking Tax (12%)',-142000,.05)
# the tax is twelve percent of the month
v=[r2(-.12*s.rows[g]['vals'][i]) for i in range(12)];s.rows[x]['vals']=v+[r2(sum(v))]
ti=s.tot('Net Parking Revenue',[g,x],'TOTAL',code='4199',key='total_income')
s.head('Operating Expenses','5000')
e=[L('5010','Attendant and Cashier Wages',168900,.05),L('5020','Payroll Burden',25410,.06),L('5030','Operator Base Fee',36000,flat=True),L('5040','Operator Incentive Fee',0,spots={11:18245.30}),L('5050','Credit Card Processing',31870,.06,sea),L('5060','Revenue Control Equipment Maintenance',22740,.2),L('5070','Elevator Contract',10680,flat=True),L('5080','Electricity and Lighting',41215,.1),L('5090','Sweeping and Power Washing',19460,.4),L('5100','Snow and De-icing',0,spots={0:8840,1:11375.5,2:4120,11:6915.25}),L('5110','Concrete and Membrane Repair',0,spots={4:7350,5:21885,8:3240}),L('5120','Security Patrol',54300,.04),L('5130','Uniforms and Supplies',6140,.4),L('5140','Tickets and Printing',4870,.6),L('5150','Liability and Garagekeepers Insurance',28920,flat=True),L('5160','Damage Claims',0,spots={3:1240,7:685.4}),L('5170','Real Estate Taxes',118440,flat=True),L('5180','Accounting and Audit',0,spots={2:6500})]
te=s.tot('Total Operating Expenses',e,'TOTAL',code='5999',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[ti,(te,-1)],'TOTAL',code='6000',key='noi')
def f(v): return f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}'
with open(doc(N),'w',newline='',encoding='utf-8') as fh:
    w=csv.writer(fh)
    w.writerow(['Entity: 004','Cathedral Street Parking Ramp','','','','','','','','','','','','',''])
    w.writerow(['',s.title]);w.writerow(['','Jan-25 through Dec-25','Book: ACCRUAL']);w.writerow([])
    w.writerow(['GL','Description']+s.cols)
    for r in s.rows:
        w.writerow([r['code'],r['label']]+(['']*13 if r['rt']=='HEADING' else [f(v) for v in r['vals']]))
        if r['rt']!='LINE' and r['items'] and r['rt']=='TOTAL': w.writerow([])
    w.writerow(['','Spaces: 640   Monthly permits outstanding 12/31: 288'])
save(N,[s],'PARKING','OPERATING_STATEMENT_T12','s47c','CSV export with title lines, quoted thousands, parentheses, totals with own GL numbers',False)
