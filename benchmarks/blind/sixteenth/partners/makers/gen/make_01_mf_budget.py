# Multifamily budget comparison, landscape, account codes on the left, page header on each page, commentary at the end
import random
from st import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(1101); N='Wexmoor_Landing_Budget_Comparison_0925.pdf'
def dv(b,k):
    a,bu,ya,yb,an=b; g=1 if k=='inc' else -1
    return [a,bu,g*(a-bu),ya,yb,g*(ya-yb),an]
s=St('Budget Comparison','Wexmoor Landing Apartments',None,'2025-09-30',
 ['PTD Actual','PTD Budget','PTD Variance','YTD Actual','YTD Budget','YTD Variance','Annual Budget'],page=1,derive=dv,cents=True)
def ln(code,label,mb,kind='exp',lump=False):
    bud=round(mb/10)*10.0
    a=round(mb*(1+R.uniform(-.13,.13)),2)
    if lump: a=R.choice([0.0,round(mb*2.4,2)])
    ya=round(mb*9*(1+R.uniform(-.07,.07)),2)
    return s.L(label,[a,bud,ya,bud*9,bud*12],code,kind,2)
def sec(head,hc,tot,tc,lines,kind='exp',signed=None):
    s.H(head,hc,1)
    it=[ln(c,l,m,kind,*x) for c,l,m,*x in lines]
    return s.T(tot,it,code=tc,kind=kind,lvl=1)
s.H('INCOME','4000-000',0)
a=sec('Rental Income','4001-000','Total Rental Income','4099-000',[('4010-000','Gross Potential Rent',418600),('4015-000','Gain/(Loss) to Old Leases',-7200),('4020-000','Vacancy Loss',-24100),('4025-000','Concessions',-6150),('4027-000','Concessions - Renewal',-1400),('4030-000','Model/Admin Unit',-1890),('4040-000','Employee Discounts',-1120),('4050-000','Bad Debt - Write-offs',-5300),('4055-000','Bad Debt - Recoveries',900)],'inc')
b=sec('Other Income','4100-000','Total Other Income','4299-000',[('4110-000','Application Fees',1650),('4115-000','Administrative Fees',2400),('4120-000','Late Fees',3300),('4125-000','NSF Fees',150,True),('4130-000','Pet Rent',3950),('4135-000','Pet Fees - Non-refundable',1200),('4140-000','Garage & Storage Rent',5800),('4150-000','Lease Termination Fees',3100),('4160-000','Month-to-Month Fees',650),('4170-000','Cable/Internet Revenue Share',1900,True),('4180-000','Damage Collections',1050),('4190-000','Renter Liability Program',2750)],'inc')
c=sec('Utility Reimbursements','4300-000','Total Utility Reimbursements','4399-000',[('4310-000','Water/Sewer Reimbursement',11300),('4320-000','Trash Reimbursement',4100),('4330-000','Pest Control Reimbursement',830),('4340-000','Electric Reimbursement - Vacant',420)],'inc')
inc=s.T('TOTAL INCOME',[a,b,c],code='4999-000',type='TOTAL',key='total_income')
s.H('OPERATING EXPENSES','5000-000',0)
e=[]
e.append(sec('Payroll & Benefits','5100-000','Total Payroll & Benefits','5199-000',[('5110-000','Manager Salary',6900),('5115-000','Leasing Salaries',9200),('5120-000','Maintenance Salaries',14100),('5125-000','Overtime',850),('5130-000','Leasing Commissions & Bonus',2600),('5140-000','Payroll Taxes',2700),('5150-000','Group Insurance',3900),('5155-000','Workers Compensation',900),('5160-000','Temporary Labor',700,True)]))
e.append(sec('Administrative','5200-000','Total Administrative','5299-000',[('5210-000','Office Supplies',520),('5215-000','Postage & Overnight',130),('5220-000','Telephone & Internet',1460),('5225-000','Software & Licenses',2900),('5230-000','Bank Charges',310),('5240-000','Legal & Eviction',1800),('5250-000','Training & Travel',480,True),('5260-000','Resident Screening',990)]))
e.append(sec('Marketing','5300-000','Total Marketing','5399-000',[('5310-000','Internet Listing Services',4100),('5320-000','Signage & Collateral',450,True),('5330-000','Resident Events',700),('5340-000','Locator Fees',1200)]))
e.append(sec('Repairs & Maintenance','5400-000','Total Repairs & Maintenance','5499-000',[('5410-000','HVAC',2450),('5415-000','Plumbing',1750),('5420-000','Electrical & Lighting',820),('5425-000','Appliance Parts',940),('5430-000','Landscaping Contract',4200),('5435-000','Pool Service',980),('5440-000','Pest Control',890),('5445-000','Fire & Life Safety',610,True),('5450-000','Gate & Access Repairs',500),('5455-000','Snow Removal',350,True)]))
e.append(sec('Turnover','5500-000','Total Turnover','5599-000',[('5510-000','Painting - Interior',3600),('5520-000','Cleaning',2150),('5530-000','Carpet Cleaning',1090),('5540-000','Make-Ready Supplies',670)]))
e.append(sec('Utilities','5600-000','Total Utilities','5699-000',[('5610-000','Electric - Common Area',4300),('5615-000','Electric - Vacant',620),('5620-000','Gas',380),('5630-000','Water & Sewer',14400),('5640-000','Trash Removal',4650),('5650-000','Utility Billing Service',960)]))
ctrl=s.T('TOTAL CONTROLLABLE EXPENSES',e,code='5999-000',kind='exp')
f=sec('Taxes, Insurance & Fees','6000-000','Total Taxes, Insurance & Fees','6099-000',[('6010-000','Real Estate Taxes',52300),('6020-000','Property Insurance',15900),('6030-000','Franchise Tax',400,True),('6040-000','Management Fee',11900)])
op=s.T('TOTAL OPERATING EXPENSES',[ctrl,f],code='6499-000',kind='exp',type='TOTAL',key='total_operating_expenses')
noi=s.T('NET OPERATING INCOME',[inc,op],[1,-1],code='6500-000',type='TOTAL',key='noi')
g=sec('Non-Operating','7000-000','Total Non-Operating','7099-000',[('7010-000','Mortgage Interest',98700),('7020-000','Asset Management Fee',4000),('7030-000','Partnership Legal & Audit',1100,True)])
net=s.T('NET INCOME (LOSS)',[noi,g],[1,-1],code='7999-000',type='TOTAL',key='net_income')
W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
X=[262,326,388,426,500,568,636,674,752]
heads=[('PTD','Actual'),('PTD','Budget'),('','Variance'),('','% Var'),('YTD','Actual'),('YTD','Budget'),('','Variance'),('','% Var'),('Annual','Budget')]
X=[296,358,414,452,520,584,640,678,752]
pg=[0]
def head():
    pg[0]+=1; c.setFont('Helvetica-Bold',10); c.drawString(36,H-34,'Wexmoor Landing Apartments (wexm)')
    c.setFont('Helvetica-Bold',9); c.drawString(36,H-46,'Budget Comparison'); c.setFont('Helvetica',8)
    c.drawString(36,H-57,'Period = Sep 2025     Book = Accrual ; Tree = jv_is'); c.drawRightString(W-36,H-34,'Page %d of 4'%pg[0])
    c.setFont('Helvetica-Bold',7.5)
    for x,(p,q) in zip(X,heads): c.drawRightString(x,H-72,p); c.drawRightString(x,H-81,q)
    c.setLineWidth(.6); c.line(36,H-85,W-36,H-85); return H-96
y=head()
fm=lambda v:('{:,.2f}'.format(v) if v>=0 else '-{:,.2f}'.format(-v))
for r in s.rows:
    if y<40: c.showPage(); y=head()
    bold=r['type']!='LINE'; c.setFont('Helvetica-Bold' if bold else 'Helvetica',7)
    c.drawString(36,y,r['code']); c.drawString(78+r['lvl']*7,y,r['label'])
    if r['base']:
        v=r['vals']; pc=lambda d,b: ('N/A' if not b else '{:.2f}'.format(100*d/abs(b)))
        out=[fm(v[0]),fm(v[1]),fm(v[2]),pc(v[2],v[1]),fm(v[3]),fm(v[4]),fm(v[5]),pc(v[5],v[4]),fm(v[6])]
        if r['type']!='LINE':
            for x in (X[0],X[1],X[2],X[4],X[5],X[6],X[8]): c.line(x-48,y+7.2,x,y+7.2)
        for x,t in zip(X,out): c.drawRightString(x,y,t)
        if r['type']!='LINE': y-=5
    y-=10.2
c.showPage(); pg[0]+=1
c.setFont('Helvetica-Bold',10); c.drawString(36,H-34,'Wexmoor Landing Apartments (wexm)'); c.setFont('Helvetica-Bold',9); c.drawString(36,H-46,'Variance Commentary - September 2025 (PTD variances over $1,000)'); c.setFont('Helvetica',8); c.drawRightString(W-36,H-34,'Page %d of 4'%pg[0])
y=H-70
for r in s.rows:
    if r['type']=='LINE' and abs(r['vals'][2])>1000 and y>60:
        c.setFont('Helvetica-Bold',8); c.drawString(36,y,r['code']+'  '+r['label']); c.setFont('Helvetica',8)
        fav='favorable' if r['vals'][2]>0 else 'unfavorable'
        c.drawString(250,y,'$%s %s.  %s'%('{:,.0f}'.format(abs(r['vals'][2])),fav,R.choice(['Timing; expected to reverse in Q4.','Permanent. Budget assumed different occupancy.','See operator call notes of 10/08. Accrual under review.','Invoice for two service periods posted in the month.','Driven by traffic and renewal mix.']))); y-=14
c.drawString(36,40,'Prepared by operator for the JV member. Unaudited.')
print(pg); c.save()
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT','Yardi-like PTD/YTD budget comparison, landscape, code column on every row, percent columns, commentary page',False)
