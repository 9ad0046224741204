import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(1101); R=random.Random(1101)
NAME='hpa114_budget_comparison_mar25.pdf'
s=St('Budget Comparison','Harbor Pointe Apartments',None,'2025-03-31',
 ['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'])
def ln(lab,code,mon,exp=False,lv=2,zero=False,unb=False,noise=.12):
    if unb: b=0;a=int(mon*100*R.uniform(.6,1.4)); y=a if R.random()<.5 else a+int(mon*100*R.random()); yb=0; an=0
    else:
        b=round(mon)*100; a=int(b*R.uniform(1-noise,1+noise)); yb=b*3; y=a+int(b*R.uniform(1-noise,1+noise))+int(b*R.uniform(1-noise,1+noise)); an=b*12
    if zero: a=0
    sg=-1 if exp else 1
    return s.L(lab,[a,b,sg*(a-b),y,yb,sg*(y-yb),an],code,lv)
H=s.H
H('INCOME','4000-0000',0)
H('RENTAL INCOME','5100-0000',1)
g=[ln('Gross Potential Rent','5110-0000',418650,noise=.004),ln('Gain/(Loss) to Lease','5115-0000',-9150,noise=.2),
 ln('Vacancy Loss','5120-0000',-22610),ln('Model/Office Units','5125-0000',-3190,noise=.001),ln('Employee Units','5126-0000',-1595,noise=.0),
 ln('Concessions - Rental','5130-0000',-4200,noise=.5),ln('Concessions - Renewal','5131-0000',-850,noise=.6),ln('Bad Debt - Write Off','5140-0000',-2800,noise=.7),ln('Bad Debt Recovery','5145-0000',350,noise=.9)]
nri=s.T('NET RENTAL INCOME',g,'5199-0000',1)
H('OTHER INCOME','5200-0000',1)
g=[ln('Application Fees','5210-0000',1100,noise=.4),ln('Administrative Fees','5212-0000',1850,noise=.4),ln('Late Fees','5215-0000',2900),ln('NSF Fees','5218-0000',150,noise=.7),
 ln('Pet Rent','5225-0000',3275,noise=.05),ln('Non-Refundable Pet Fees','5226-0000',900,noise=.5),ln('Garage/Carport Rent','5230-0000',4410,noise=.04),ln('Storage Rent','5232-0000',640,noise=.05),
 ln('Termination Fees','5240-0000',1500,noise=.9,zero=True),ln('Damages/Cleaning Charges','5245-0000',1250,noise=.5),ln('Renters Insurance Admin','5250-0000',720),ln('Month to Month Fees','5255-0000',600,noise=.4),ln('Miscellaneous Income','5290-0000',210,unb=True)]
oi=s.T('TOTAL OTHER INCOME',g,'5299-0000',1)
H('UTILITY REIMBURSEMENTS','5300-0000',1)
g=[ln('Water/Sewer Reimbursement','5310-0000',9850),ln('Trash Reimbursement','5320-0000',3180,noise=.03),ln('Pest Control Reimbursement','5330-0000',795,noise=.03),ln('Cable/Internet Revenue','5340-0000',6300,noise=.02)]
ur=s.T('TOTAL UTILITY REIMBURSEMENTS',g,'5399-0000',1)
ti=s.T('TOTAL INCOME',[nri,oi,ur],'5990-0000',0,'TOTAL',key='total_income')
H('OPERATING EXPENSES','6000-0000',0)
secs=[('PAYROLL & BENEFITS','6100-0000','6199-0000',[('Manager Salaries','6110',7250),('Leasing Salaries','6112',8400),('Maintenance Salaries','6115',14600),('Porter/Housekeeping','6118',3600),('Bonuses & Commissions','6120',2400),('Payroll Taxes','6130',3010),('Health Insurance','6135',3900),('Workers Compensation','6138',1140),('Temporary Labor','6145',0)]),
('REPAIRS & MAINTENANCE','6200-0000','6299-0000',[('Appliance Repair','6210',650),('Electrical & Lighting','6212',700),('Plumbing','6215',1450),('HVAC','6218',1800),('Doors, Locks & Keys','6221',420),('Fire & Life Safety','6225',600),('Pool Supplies & Repair','6230',900),('Gate & Access Control','6233',350),('General Maintenance Supplies','6240',1150)]),
('TURNOVER / MAKE READY','6300-0000','6399-0000',[('Painting - Contract','6310',3300),('Cleaning - Contract','6315',1900),('Carpet Cleaning','6320',760),('Drywall/Counter Resurface','6325',880)]),
('CONTRACT SERVICES','6400-0000','6499-0000',[('Landscaping Contract','6410',4250),('Trash Removal','6415',3890),('Pest Control','6420',915),('Courtesy Patrol','6425',2200),('Snow Removal','6430',1500)]),
('UTILITIES','6500-0000','6599-0000',[('Electric - Common Area','6510',4100),('Electric - Vacant Units','6512',650),('Gas','6515',1320),('Water & Sewer','6520',14350)]),
('MARKETING','6600-0000','6699-0000',[('Internet Listing Services','6610',3150),('Resident Referrals','6615',500),('Resident Functions','6620',600),('Signage & Collateral','6625',250)]),
('GENERAL & ADMINISTRATIVE','6700-0000','6799-0000',[('Office Supplies','6710',380),('Telephone & Answering Service','6715',940),('Software & Subscriptions','6720',2250),('Legal & Evictions','6725',1000),('Bank & Merchant Fees','6730',460),('Training & Travel','6735',500),('Credit Screening','6740',520)])]
tots=[];
for nm,c0,c1,its in secs:
    H(nm,c0,1); g=[]
    for lab,c,mon in its:
        g.append(ln(lab,c+'-0000',mon or 1900,True,unb=(mon==0),noise=.35 if mon<5000 else .08))
    tots.append(s.T('TOTAL '+nm,g,c1,1))
ce=s.T('TOTAL CONTROLLABLE EXPENSES',tots,'6899-0000',1)
H('FIXED EXPENSES','6900-0000',1)
g=[ln('Management Fees','6910-0000',12900,True,noise=.03),ln('Real Estate Taxes','6920-0000',38416,True,noise=0),ln('Property Insurance','6930-0000',11204,True,noise=0),ln('Personal Property Tax','6925-0000',310,True,noise=0)]
fe=s.T('TOTAL FIXED EXPENSES',g,'6989-0000',1)
te=s.T('TOTAL OPERATING EXPENSES',[ce,fe],'6990-0000',0,'TOTAL',key='total_operating_expenses')
fav=[-1,-1,1,-1,-1,1,-1]
noi=s.T('NET OPERATING INCOME',[ti,te],'6999-0000',0,'TOTAL',signs=[1,fav],key='noi')
H('NON-OPERATING EXPENSES','7000-0000',0)
g=[ln('Mortgage Interest','7110-0000',96240,True,lv=2,noise=.004),ln('Asset Management Fee','7120-0000',4250,True,noise=0),ln('Partnership Legal & Accounting','7130-0000',850,True,noise=.6),ln('Depreciation','7210-0000',71500,True,noise=0),ln('Amortization - Loan Costs','7220-0000',2310,True,noise=0)]
no=s.T('TOTAL NON-OPERATING EXPENSES',g,'7990-0000',0,'TOTAL')
ni=s.T('NET INCOME','x' and [noi,no],'8000-0000',0,'TOTAL',signs=[1,fav],key='net_income')
W,Hh=landscape(letter)
c=canvas.Canvas(f'{ROOT}/documents/{NAME}',pagesize=(W,Hh)); c.setTitle('Budget Comparison')
xs=[310,370,428,470,540,604,662,704,768]   # right edges of 9 columns
hd=['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']
y=0;pg=0
def head():
    global y,pg
    pg+=1
    c.setFont('Helvetica-Bold',8); c.drawString(28,Hh-30,'Harbor Pointe Apartments (hpa114)'); 
    c.setFont('Helvetica',8); c.drawRightString(W-24,Hh-30,f'Page {pg}')
    c.setFont('Helvetica-Bold',12); c.drawString(28,Hh-46,'Budget Comparison')
    c.setFont('Helvetica',8); c.drawString(28,Hh-57,'Period = Mar 2025'); c.drawString(28,Hh-67,'Book = Accrual ; Tree = ysi_is_std')
    c.setFont('Helvetica-Bold',7.2)
    for x,h in zip(xs,hd): c.drawRightString(x,Hh-84,h)
    c.setLineWidth(.6); c.line(26,Hh-88,W-22,Hh-88); y=Hh-99
def foot():
    c.setFont('Helvetica',7); c.drawRightString(W-24,20,'Thursday, April 10, 2025'); c.drawRightString(W-24,12,'08:14 AM'); c.showPage()
head()
for r in s.rows:
    if y<38: foot(); head()
    b=r['rt']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',6.9)
    c.drawString(28,y,r['code']); c.drawString(76+r['lv']*8,y,r['label'])
    v=r['v']
    if r['rt']!='HEADING':
        if r['rt']!='LINE': c.setLineWidth(.4); [c.line(x-44,y+7,x,y+7) for x in xs[:3]+xs[4:7]+xs[8:]]
        def p(var,bud): return 'N/A' if bud==0 else f'{var/abs(bud)*100:,.2f}'
        M=lambda q:m(q,neg='-')
        for x,t in zip(xs,[M(v[0]),M(v[1]),M(v[2]),p(v[2],v[1]),M(v[3]),M(v[4]),M(v[5]),p(v[5],v[4]),M(v[6])]): c.drawRightString(x,y,t)
        if r['rt']!='LINE': y-=4
    y-=9.6
foot(); c.save()
save(NAME,[s],'MULTIFAMILY','OPERATING_STATEMENT','Yardi Voyager budget comparison, PTD/YTD/annual, minus signs, 3 pages landscape',False)
