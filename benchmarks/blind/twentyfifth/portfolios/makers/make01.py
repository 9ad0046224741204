# Yardi-like budget comparison PDF, multifamily
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(3701)
dv=lambda b,e:[b[0],b[1],(b[1]-b[0]) if e else (b[0]-b[1]),b[2],b[3],(b[3]-b[2]) if e else (b[2]-b[3]),b[4]]
s=S('Budget Comparison','Larkspur Commons (larksp)','2025-01-01','2025-08-31',['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'],dv)
def m(x,j=.12):
    a=round(x*R.uniform(1-j,1+j),2); b=round(x/5)*5.0 or x; 
    return [a,b,round(a*8*R.uniform(.93,1.07),2),b*8,b*12]
z=lambda y:[0,0,round(y,2),0,0]
I='4000-0000'
s.head('INCOME','4000-0000',0)
g=s.sec('RENTAL INCOME',[('4005-0000','Gross Potential Rent',m(318400,.01)),('4010-0000','Loss/Gain to Old Lease',m(-6120)),('4020-0000','Vacancy Loss',m(-17900)),('4025-0000','Rent Concessions',m(-3450,.4)),('4030-0000','Employee Unit Discount',m(-1395,0)),('4035-0000','Write-Off - Bad Debt',m(-2600,.5)),('4036-0000','Bad Debt Recovery',m(400,.6))],'NET RENTAL INCOME',1,False,'4001-0000','4099-0000')
o=s.sec('OTHER INCOME',[('4105-0000','Application Fees',m(1150)),('4110-0000','Administrative Fees',m(1600)),('4115-0000','Late Fees',m(1975)),('4120-0000','NSF Fees',m(105,.5)),('4125-0000','Month to Month Fees',z(450)),('4130-0000','Pet Rent',m(3380)),('4140-0000','Garage / Carport',m(2890)),('4145-0000','Storage',m(610)),('4150-0000','Termination Fees',z(7820.5)),('4160-0000','Valet Trash Reimbursement',m(5270)),('4165-0000','Water/Sewer Reimbursement',m(9120)),('4170-0000','Damages/Cleaning Recovered',m(880,.6)),('4190-0000','Interest Income',m(38,.3))],'TOTAL OTHER INCOME',1,False,'4100-0000','4199-0000')
ti=s.tot('TOTAL INCOME',[g,o],'4999-0000',0,key='total_income',type='TOTAL')
s.head('OPERATING EXPENSES','5000-0000',0)
E=[]
def x(n,c0,ls):
    k=int(c0); E.append(s.sec(n,[(f'{k+5*(i+1)}-0000',l,b if isinstance(b,list) else m(b,.3)) for i,(l,b) in enumerate(ls)],'TOTAL '+n,1,True,f'{k}-0000',f'{k+99}-0000'))
x('PAYROLL','5100',[('Manager Salary',6250),('Assistant Manager Salary',4300),('Leasing Salaries',3900),('Leasing Bonuses',850),('Maintenance Supervisor',5600),('Maintenance Technicians',7900),('Payroll Taxes',2450),('Health Insurance',3100),("Worker's Compensation",870),('Temporary Labor',z(3216))])
x('ADMINISTRATIVE','5200',[('Office Supplies',310),('Telephone & Internet',890),('Software / Licenses',1420),('Legal & Eviction',650),('Bank Charges',115),('Dues & Subscriptions',95),('Training & Travel',z(1204.77)),('Resident Functions',250)])
x('MARKETING','5300',[('Internet Listings',2250),('Signage & Banners',140),('Locator Commissions',600),('Resident Referral',300)])
x('REPAIRS & MAINTENANCE','5400',[('HVAC Repairs',1150),('Plumbing',890),('Electrical',340),('Appliance Parts',460),('Pest Control',520),('Landscape Contract',3150),('Pool Maintenance',475),('Fire Safety / Alarm',380),('Gate & Access',z(2744.1)),('Trash Valet Service',3120)])
x('TURNOVER','5500',[('Painting',3100),('Carpet Cleaning',780),('Cleaning',1450),('Vinyl/Carpet Repair',420)])
x('UTILITIES','5600',[('Electric - Common',2250),('Electric - Vacant',390),('Gas',270),('Water & Sewer',11300),('Trash Removal',1900),('Utility Billing Fee',610)])
x('TAXES, INSURANCE & FEES','5700',[('Real Estate Taxes',m(38250,0)),('Property Insurance',m(13480,0)),('Management Fee',m(9050,.04)),('Franchise Tax',z(1850))])
te=s.tot('TOTAL OPERATING EXPENSES',E,'5999-0000',0,True,'TOTAL','total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,(te,-1)],'6000-0000',0,key='noi',type='TOTAL')
d=s.sec('NON-OPERATING EXPENSES',[('7010-0000','Mortgage Interest',m(71900,.005)),('7020-0000','Loan Servicing Fee',m(450,0)),('7110-0000','Asset Management Fee',m(4500,.02)),('7210-0000','Depreciation',m(52700,0)),('7220-0000','Amortization of Loan Costs',m(2310,0))],'TOTAL NON-OPERATING EXPENSES',0,True,'7000-0000','7990-0000')
s.tot('NET INCOME',[noi,(d,-1)],'9999-0000',0,key='net_income',type='TOTAL')
fn='larkspur_budget_comparison_0825.pdf'
W,H=landscape(letter); cv=canvas.Canvas(f'{D}/documents/{fn}',pagesize=(W,H),invariant=1)
X=[308,372,432,478,550,622,688,728,772]
def hdr():
    cv.setFont('Helvetica-Bold',10)
    for i,t in enumerate(['Larkspur Commons (larksp)','Budget Comparison']): cv.drawString(30,H-34-12*i,t)
    cv.setFont('Helvetica',8)
    cv.drawString(30,H-58,'Period = Aug 2025'); cv.drawString(30,H-68,'Book = Accrual ; Tree = ysi_is')
    cv.setFont('Helvetica-Bold',7)
    for xx,t in zip(X,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): cv.drawRightString(xx,H-84,t)
    cv.line(30,H-88,W-18,H-88); return H-99
pg=1;y=hdr()
def foot():
    cv.setFont('Helvetica',7); cv.drawString(30,18,'Tuesday, September 9, 2025  04:12 PM'); cv.drawRightString(W-20,18,f'Page {pg} of 3')
for r in s.rows:
    if y<36: foot(); cv.showPage(); pg+=1; y=hdr()
    b=r['type']!='LINE'; cv.setFont('Helvetica-Bold' if b else 'Helvetica',7)
    if r['type']=='HEADING': y-=2
    cv.drawString(30,y,r['code']); cv.drawString(80+8*r['ind'],y,r['label'])
    if r['values']:
        v=r['values']
        pc=lambda a,q:'N/A' if q==0 else f'{a/abs(q)*100:,.2f}'
        o=[c(v[0],neg='-'),c(v[1],neg='-'),c(v[2],neg='-'),pc(v[2],v[1]),c(v[3],neg='-'),c(v[4],neg='-'),c(v[5],neg='-'),pc(v[5],v[4]),c(v[6],neg='-',nd=0)]
        if b:
            cv.setLineWidth(.4)
            for xx in X: cv.line(xx-34,y+6.6,xx,y+6.6)
        for xx,t in zip(X,o): cv.drawRightString(xx,y,t)
    y-=10.6 if r['type']!='TOTAL' else 14
    if r['type']=='SUBTOTAL': y-=3
foot(); cv.save(); print('pages',pg)
save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT','Yardi budget comparison, PTD/YTD/annual with codes, 3 pages','no')
