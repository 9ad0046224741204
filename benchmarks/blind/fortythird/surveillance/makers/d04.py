# regional mall quarter statement, mono system print, 2+ pages, actual/budget/variance
from lib import *
from reportlab.pdfgen import canvas
R=random.Random(404);FN='RPT_FSC04_WestfordMall_3Q24.pdf'
cols=['Current Quarter Actual','Current Quarter Budget','Current Quarter Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance']
s=S('Comparative Income Statement','Westford Galleria','2024-01-01','2024-09-30',cols,fav=(2,5),dp=0)
def L(code,label,q,exp=False,n=.05,yf=3.0,bud=None):
    qa=round(q*(1+R.uniform(-n,n)));qb=round(q,-2) if bud is None else bud
    ya=qa+round(q*(yf-1)*(1+R.uniform(-n,n)));yb=round(q*yf,-2) if bud is None else round(bud*yf)
    if n==0: qb,yb=qa,ya
    sg=-1 if exp else 1
    return s.line(label,[int(z) for z in (qa,qb,sg*(qa-qb),ya,yb,sg*(ya-yb))],code)
def sec(head,items,tl,exp=False,**k):
    s.head(head);ix=[L(c,l,q,exp,**kw) for c,l,q,kw in items];return s.tot(tl,ix,**k)
s.head('REVENUE')
a=sec('MINIMUM RENT',[('4010','Base Rent - Permanent Tenants',1284600,dict(n=.02)),('4012','Base Rent - Anchors',212500,dict(n=0)),('4015','Percentage Rent in Lieu',61300,dict(n=.2)),('4020','Specialty Leasing - Carts & Kiosks',88400,dict(n=.15)),('4025','Temporary In-Line Tenants',54900,dict(n=.2)),('4030','Straight-Line Rent Adjustment',-7300,dict(n=.3))],'TOTAL MINIMUM RENT')
b=sec('PERCENTAGE RENT',[('4110','Percentage Rent - Current Year',37600,dict(n=.3)),('4115','Percentage Rent - Prior Year Adj.',0,dict(n=0))],'TOTAL PERCENTAGE RENT')
c=sec('TENANT RECOVERIES',[('4210','Common Area Maintenance',402700,dict(n=.03)),('4215','CAM Reconciliation - Prior Year',-18200,dict(n=.3,bud=0,yf=1.6)),('4220','Real Estate Tax Recovery',256100,dict(n=.03)),('4225','Insurance Recovery',41800,dict(n=.04)),('4230','Food Court Recovery',38900,dict(n=.05)),('4240','HVAC / Central Plant Charge',67200,dict(n=.05)),('4245','Electric Recharge',119400,dict(n=.1)),('4250','Trash Recovery',17500,dict(n=.06)),('4260','Marketing Fund Contribution',46600,dict(n=.03))],'TOTAL TENANT RECOVERIES')
d=sec('OTHER INCOME',[('4310','Sponsorship & Media',26500,dict(n=.3)),('4320','Vending, ATM & Photo Booth',9800,dict(n=.15)),('4330','Lease Termination Income',0,dict(n=0)),('4340','Late Charges & Interest',4200,dict(n=.4)),('4390','Miscellaneous',1500,dict(n=.6))],'TOTAL OTHER INCOME')
BD=L('4900','Less: Provision for Bad Debts',-21500,n=.5)
TI=s.tot('TOTAL REVENUE',[a,b,c,d,BD],rt='TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
e=[sec('COMMON AREA MAINTENANCE',[('5010','Housekeeping Contract',83200,dict(n=.03)),('5015','Security Contract',112600,dict(n=.04)),('5020','Maintenance Payroll & Benefits',71400,dict(n=.06)),('5025','Landscaping',15800,dict(n=.15)),('5030','Snow Removal',0,dict(n=0,)),('5035','Parking Lot Repairs & Sweeping',17900,dict(n=.3)),('5040','HVAC Maintenance',24600,dict(n=.25)),('5045','Elevator & Escalator',19300,dict(n=.08)),('5050','Roof Repairs',8200,dict(n=.6)),('5055','Life Safety & Sprinkler',7100,dict(n=.3)),('5060','Trash Removal',21700,dict(n=.06)),('5065','Supplies & Small Tools',9400,dict(n=.3))],'TOTAL COMMON AREA MAINTENANCE',True),
 sec('FOOD COURT',[('5110','Food Court Janitorial',29800,dict(n=.04)),('5115','Food Court Supplies',4100,dict(n=.2))],'TOTAL FOOD COURT',True),
 sec('UTILITIES',[('5210','Electricity - Common Area',131500,dict(n=.1)),('5220','Gas',6200,dict(n=.3)),('5230','Water & Sewer',18700,dict(n=.1))],'TOTAL UTILITIES',True),
 sec('MARKETING',[('5310','Advertising & Digital',27100,dict(n=.2)),('5320','Events & Seasonal Decor',13500,dict(n=.4)),('5330','Marketing Payroll',22800,dict(n=.04))],'TOTAL MARKETING',True),
 sec('ADMINISTRATIVE',[('5410','On-Site Administrative Payroll',48200,dict(n=.04)),('5420','Office Expense',7900,dict(n=.25)),('5430','Legal - Tenant Matters',14600,dict(n=.5)),('5440','Audit & Accounting',6500,dict(n=.1)),('5450','Management Fees',84100,dict(n=.02))],'TOTAL ADMINISTRATIVE',True),
 sec('TAXES AND INSURANCE',[('5510','Real Estate Taxes',291400,dict(n=.01)),('5520','Property & Liability Insurance',58300,dict(n=.03))],'TOTAL TAXES AND INSURANCE',True)]
TE=s.tot('TOTAL OPERATING EXPENSES',e,rt='TOTAL',key='total_operating_expenses')
N=s.tot('NET OPERATING INCOME',[TI],[TE],rt='TOTAL',key='noi')
s.head('OTHER DEDUCTIONS')
o=[L('6010','Mortgage Interest',412700,True,n=.004),L('6020','Depreciation & Amortization',388100,True,n=.01),L('6030','Ownership Expense',9300,True,n=.3)]
O=s.tot('TOTAL OTHER DEDUCTIONS',o)
s.tot('NET INCOME (LOSS)',[N],[O],rt='TOTAL',key='net_income')
def f(v):
    t=f'{abs(v):,}';return f'({t})' if v<0 else t+' '
def p(v,b):
    if not b: return '  0.0 '
    q=v/abs(b)*100
    if abs(q)>999: return ' ***.* '
    return (f'({abs(q):.1f})' if q<0 else f'{q:.1f} ')
pg=[0];W,H=792,612;c_=canvas.Canvas(f'{B}/documents/{FN}',pagesize=(W,H),invariant=1);FS=7.2;LH=9.1
lines=[]
for r in s.out():
    if r.rt=='HEADING':
        if r.label in('REVENUE','OPERATING EXPENSES','OTHER DEDUCTIONS'): lines+=['',r.label,'-'*len(r.label)]
        else: lines+=['','  '+r.label]
        continue
    v=r.v;row=(f"    {r.code or '':<6}{r.label:<36}" if r.rt=='LINE' else f"  {r.label:<44}")
    num=f"{f(v[0]):>13}{f(v[1]):>13}{f(v[2]):>12}{p(v[2],v[1]):>9}   {f(v[3]):>13}{f(v[4]):>13}{f(v[5]):>12}{p(v[5],v[4]):>9}"
    rule=' '*46+'  -----------'*2+' -----------'+'  -------'+'   '+'  -----------'*2+' -----------'+'  -------'
    if r.rt=='SUBTOTAL': lines+=[rule,row+num]
    elif r.rt=='TOTAL': lines+=[rule,row+num,rule.replace('-','=')] 
    else: lines.append(row+num)
def hdr():
    pg[0]+=1;y=H-34;c_.setFont('Courier',FS)
    for t in [f"{'Database:  ALDERPROP':<52}{'Comparative Income Statement':^50}{'Page:':>34} {pg[0]:>6}",f"{'Entity:    WGAL':<52}{'ALDERSHOT RETAIL TRUST':^50}{'Date:':>34}  10/22/2024",f"{'           Westford Galleria':<52}{'For the Quarter and Nine Months Ended September 30, 2024':^58}{'Time:':>26}    04:47 PM",f"{'Accrual':<52}",'',
      ' '*46+f"{'*************** Current Quarter ***************':^47}"+'   '+f"{'**************** Year-To-Date *****************':^47}",
      ' '*46+f"{'Actual ':>13}{'Budget ':>13}{'Variance ':>12}{'% Var ':>9}   {'Actual ':>13}{'Budget ':>13}{'Variance ':>12}{'% Var ':>9}"]:
        c_.drawString(40,y,t);y-=LH
    c_.line(40,y+5,W-40,y+5);return y-4
y=hdr()
k=0
while k<len(lines):
    if y<48 or (y<66 and lines[k].strip()[:3]=='---' and lines[k].startswith(' '*46)): c_.showPage();y=hdr()
    c_.setFont('Courier-Bold' if lines[k].startswith('  TOTAL') or lines[k].startswith('  NET') else 'Courier',FS);
    if not(lines[k]=='' and y>H-105): c_.drawString(40,y,lines[k]);y-=LH
    k+=1
c_.save();print('pages',pg)
save(FN,[s],'RETAIL','OPERATING_STATEMENT','mall owner accounting system','mono-spaced comparative print, quarter and YTD, actual/budget/variance, 3 pages',True)
