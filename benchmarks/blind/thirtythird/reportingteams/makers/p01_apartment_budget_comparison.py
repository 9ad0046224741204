from core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(101)
def dv(b,k):  # mtd act,bud ; ytd act,bud ; annual
    return [b[0],b[1],k*(b[0]-b[1]),b[2],b[3],k*(b[2]-b[3]),b[4]]
s=St('Budget Comparison','Harbor Brook Apartments','2025-01-01','2025-09-30',['MTD Actual','MTD Budget','MTD Variance','YTD Actual','YTD Budget','YTD Variance','Annual'],dv)
def L(code,label,m,k=1,nz=.09,lvl=2):
    mb=round(m/5)*5; 
    if R.random()<.1 and abs(m)<2500: a=0.0
    else: a=m*(1+R.uniform(-nz,nz))
    ya=m*8*(1+R.uniform(-nz,nz)/2)+a
    return s.l(label,[a,mb,ya,mb*9,mb*12],code,lvl,k)
def G(hc,hl,tc,tl,lines,k=1,nz=.09):
    s.h(hl,hc,1); it=[L(c,l,m,k,nz) for c,l,m in lines]
    return s.t(tl,it,code=tc,lvl=1,k=k)
s.h('REVENUE','4000-0000')
a=G('4010-0000','RENTAL INCOME','4099-9999','NET RENTAL INCOME',[('4010-1000','Market Rent Potential',612400),('4010-2000','Gain/(Loss) to Old Leases',-14350),('4020-1000','Loss to Vacancy',-31240),('4020-2000','Loss to Model/Admin Units',-3890),('4030-1000','Rent Concessions',-8725),('4030-1500','Employee Discounts',-2410),('4040-1000','Bad Debt Expense',-6930),('4040-1100','Bad Debt Recovery',1180)],nz=.04)
b=G('4200-0000','OTHER RENTAL INCOME','4299-9999','TOTAL OTHER RENTAL INCOME',[('4210-1000','Garage & Carport Rent',9450),('4210-2000','Storage Rent',2140),('4220-1000','Pet Rent',5960),('4220-1100','Pet Fees, Non-Refundable',1750),('4230-1000','Month-to-Month Premium',2300),('4240-1000','Application Fees',1890),('4240-2000','Administrative Fees',3120),('4250-1000','Late Fees & NSF',4475),('4260-1000','Lease Break Fees',5200),('4270-1000','Damages & Cleaning Recovered',2650)])
c=G('4300-0000','REIMBURSED UTILITIES','4399-9999','TOTAL REIMBURSED UTILITIES',[('4310-1000','Water & Sewer Reimbursement',13480),('4310-2000','Trash Reimbursement',4830),('4310-3000','Pest Control Reimbursement',1210),('4310-4000','Bulk Internet / Cable Income',11900)])
ti=s.t('TOTAL REVENUE',[a,b,c],code='4999-9999',lvl=0,key='total_income',T='TOTAL')
s.h('OPERATING EXPENSES','5000-0000')
e=[]
s.h('CONTROLLABLE EXPENSES','5001-0000',0)
e.append(G('5100-0000','PAYROLL & BENEFITS','5199-9999','TOTAL PAYROLL & BENEFITS',[('5110-1000','Manager Salaries',12600),('5110-2000','Leasing Salaries',10450),('5110-3000','Maintenance Salaries',21780),('5110-4000','Bonuses & Commissions',4950),('5120-1000','Payroll Taxes',3980),('5120-2000','Health Insurance',5240),('5120-3000','Workers Compensation',1120),('5120-4000','401(k) Match',880)],-1))
e.append(G('5200-0000','REPAIRS & MAINTENANCE','5299-9999','TOTAL REPAIRS & MAINTENANCE',[('5210-1000','Appliance Parts & Repair',1340),('5210-1500','Electrical & Lighting',920),('5210-2000','Plumbing Supplies & Repair',2870),('5210-2500','HVAC Supplies & Repair',3640),('5210-3000','Keys, Locks & Access Gates',1180),('5210-3500','Pool Supplies',760),('5210-4000','Fire & Life Safety',1430),('5210-4500','Roof & Gutter Repair',690)],-1,.3))
e.append(G('5300-0000','MAKE-READY / TURNOVER','5399-9999','TOTAL MAKE-READY / TURNOVER',[('5310-1000','Contract Painting',5870),('5310-2000','Contract Cleaning',3110),('5310-3000','Carpet Clean & Repair',1480),('5310-4000','Make-Ready Supplies',1265)],-1,.25))
e.append(G('5400-0000','CONTRACT SERVICES','5499-9999','TOTAL CONTRACT SERVICES',[('5410-1000','Landscape Contract',6350),('5410-2000','Pest Control Contract',1320),('5410-3000','Trash Removal & Valet',5950),('5410-4000','Courtesy Patrol',3200),('5410-5000','Elevator Contract',1440)],-1,.05))
e.append(G('5500-0000','MARKETING','5599-9999','TOTAL MARKETING',[('5510-1000','Internet Listing Services',5480),('5510-2000','Paid Search & Social',2650),('5510-3000','Resident Referrals',900),('5510-4000','Resident Events & Retention',1150)],-1,.2))
e.append(G('5600-0000','GENERAL & ADMINISTRATIVE','5699-9999','TOTAL GENERAL & ADMINISTRATIVE',[('5610-1000','Software & Property Technology',3870),('5610-2000','Office Supplies & Postage',640),('5610-3000','Telephone & Internet',1240),('5610-4000','Legal & Eviction',1980),('5610-5000','Bank & Merchant Charges',730),('5610-6000','Training & Travel',810)],-1,.2))
tc=s.t('TOTAL CONTROLLABLE EXPENSES',e,code='5899-9999',lvl=0,k=-1)
s.h('NON-CONTROLLABLE EXPENSES','6000-0000',0)
f=[G('6100-0000','UTILITIES','6199-9999','TOTAL UTILITIES',[('6110-1000','Electric - Common Area',6240),('6110-1500','Electric - Vacant Units',1080),('6110-2000','Natural Gas',2310),('6110-3000','Water & Sewer',17880),('6110-4000','Bulk Internet / Cable Expense',8650)],-1),
 G('6200-0000','TAXES & INSURANCE','6299-9999','TOTAL TAXES & INSURANCE',[('6210-1000','Real Estate Taxes',68400),('6210-2000','Personal Property Tax',610),('6220-1000','Property & Liability Insurance',15980)],-1,.02),
 G('6300-0000','MANAGEMENT FEES','6399-9999','TOTAL MANAGEMENT FEES',[('6310-1000','Property Management Fees',17650)],-1,.03)]
tn=s.t('TOTAL NON-CONTROLLABLE EXPENSES',f,code='6899-9999',lvl=0,k=-1)
te=s.t('TOTAL OPERATING EXPENSES',[tc,tn],code='6999-9999',lvl=0,k=-1,key='total_operating_expenses',T='TOTAL')
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],code='7000-0000',lvl=0,key='noi',T='TOTAL')
g=G('7100-0000','DEBT SERVICE','7199-9999','TOTAL DEBT SERVICE',[('7110-1000','Interest - First Mortgage',128900),('7110-2000','Lender & Agency Fees',550)],-1,.01)
h=G('7200-0000','DEPRECIATION & AMORTIZATION','7299-9999','TOTAL DEPRECIATION & AMORTIZATION',[('7210-1000','Depreciation Expense',94200),('7210-2000','Amortization of Loan Costs',3110)],-1,.01)
s.t('NET INCOME / (LOSS)',[noi,g,h],[1,-1,-1],code='9999-0000',lvl=0,key='net_income',T='TOTAL')
W,H=landscape(letter); c=canvas.Canvas(DOC+'harbor_brook_budget_comparison_0925.pdf',pagesize=(W,H))
X=[300,357,410,445,515,577,634,672,735]; per=51; pages=(len(s.rows)+per-1)//per
def head(p):
    c.setFont('Helvetica-Bold',9); c.drawString(30,H-30,'Harbor Brook Apartments (hbrook)')
    c.setFont('Helvetica-Bold',11); c.drawString(30,H-45,'Budget Comparison'); c.setFont('Helvetica',8)
    c.drawString(30,H-56,'Period = Sep 2025'); c.drawString(30,H-66,'Book = Accrual ; Tree = ysi_opr_is')
    c.drawRightString(W-30,H-30,f'Page {p} of {pages}'); c.setFont('Helvetica-Bold',7)
    for x,t in zip(X,['MTD Actual','MTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): c.drawRightString(x,H-82,t)
    c.setLineWidth(.6); c.line(30,H-86,W-50,H-86)
def pct(v,b): return 'N/A' if b==0 else f'{v/abs(b)*100:,.2f}'
for p in range(pages):
    head(p+1); y=H-96
    for r in s.rows[p*per:(p+1)*per]:
        bold=r['t']!='LINE'; c.setFont('Helvetica-Bold' if bold else 'Helvetica',6.8)
        c.drawString(30,y,r['code']); c.drawString(78+r['lvl']*8,y,r['label'])
        if r['v']:
            v=r['v']; o=[neg(v[0]),neg(v[1]),neg(v[2]),pct(v[2],v[1]),neg(v[3]),neg(v[4]),neg(v[5]),pct(v[5],v[4]),neg(v[6])]
            for x,t in zip(X,o): c.drawRightString(x,y,t)
            if r['t']!='LINE':
                c.setLineWidth(.3)
                for x in (X[0],X[1],X[2],X[4],X[5],X[6],X[8]): c.line(x-44,y+6.6,x,y+6.6)
        y-=9.3
    c.setFont('Helvetica',6.5); c.drawString(30,22,'10/14/2025 4:12 PM'); c.showPage()
c.save(); save('harbor_brook_budget_comparison_0925.pdf',s,'MULTIFAMILY','OPERATING_STATEMENT','Coded budget comparison, month and year to date, header on each page')
