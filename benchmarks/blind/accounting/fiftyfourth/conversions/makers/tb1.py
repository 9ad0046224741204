# residential, big property-management system, portrait PDF: forward balance, debit, credit, ending
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(5401)
NAME='larkspur_tb_2024-09.pdf'
A=[]  # code,name,fwd,deb,cred  (cents)
def a(c,n,f=0,d=0,k=0): A.append([c,n,cents(f),cents(d),cents(k)])
def v(x,p=.12): return round(x*R.uniform(1-p,1+p),2)
inc=[('5120-0000','Market Rent',0,2415830.00),('5125-0000','Loss / Gain to Lease',88412.17,14209.40),('5140-0000','Vacancy',141208.55,0),('5142-0000','Model / Employee Units',17505.00,0),('5150-0000','Concessions - Move In',23350.00,1195.00),
('5151-0000','Concessions - Renewal',8925.00,0),('5190-0000','Bad Debt Expense',36118.92,0),('5195-0000','Bad Debt Recovery',0,4871.36),('5910-0000','Late Charges',1050.00,17775.00),('5915-0000','NSF Charges',0,1015.00),('5920-0000','Application Fees',100.00,9350.00),
('5922-0000','Administrative Fees',300.00,18300.00),('5925-0000','Pet Rent',0,20475.00),('5926-0000','Pet Fees (Non-Refundable)',0,7200.00),('5930-0000','Month-to-Month Premium',0,9450.00),('5935-0000','Garage / Carport Income',90.00,33120.00),('5940-0000','Utility Reimb - Water/Sewer',2204.81,83917.66),
('5942-0000','Utility Reimb - Trash',0,21384.00),('5944-0000','Valet Trash Income',0,38910.00),('5950-0000','Damages and Cleaning',640.00,15288.43),('5955-0000','Termination Fees',0,11482.00),('5990-0000','Miscellaneous Income',0,2917.55)]
exp=[('6310-0000','Salaries - Manager',51200),('6311-0000','Salaries - Leasing',63800),('6312-0000','Salaries - Maintenance',88400),('6315-0000','Bonuses and Commissions',18400),('6320-0000','Payroll Taxes',18100),('6322-0000','Employee Insurance',21900),
('6325-0000','Workers Compensation',5200),('6410-0000','Advertising - Internet Listing Services',19900),('6412-0000','Resident Relations',4700),('6420-0000','Credit Bureau / Screening',3800),('6430-0000','Office Supplies',3100),('6432-0000','Postage and Delivery',540),('6435-0000','Telephone and Internet',9300),('6440-0000','Computer / Software',14700),
('6450-0000','Legal - Evictions',8100),('6455-0000','Bank Fees',1900),('6460-0000','Licenses and Permits',1450),('6480-0000','Management Fee',68100),('6510-0000','Electric - Common Area',24300),('6512-0000','Electric - Vacant Units',5600),('6515-0000','Water and Sewer',97500),('6518-0000','Natural Gas',7800),('6520-0000','Trash Removal',23600),
('6530-0000','Landscaping Contract',29700),('6532-0000','Pest Control',6400),('6534-0000','Pool Service and Supplies',9100),('6540-0000','Plumbing Repairs',13200),('6542-0000','HVAC Repairs',16400),('6544-0000','Appliance Parts',5300),('6546-0000','Electrical and Lighting',4900),('6548-0000','Keys and Locks',1300),
('6560-0000','Painting - Turnover',22800),('6562-0000','Carpet Cleaning - Turnover',7900),('6564-0000','Make Ready Cleaning',11200),('6710-0000','Real Estate Taxes',216000),('6720-0000','Property Insurance',121500)]
# balance sheet
inc_c=sum(cents(k)-cents(d) for _,_,d,k in inc)
a('1110-0000','Cash - Operating',214306.88); a('1115-0000','Cash - Security Deposit',61875.00,14250,12600); a('1190-0000','Petty Cash',500)
billed=sum(k for *_,k in inc)-14209.40
credd=sum(d for _,_,d,_k in inc)-88412.17
ar_receipts=2319455.18
a('1210-0000','Resident Receivables',41877.43,round(billed,2),round(credd+88412.17-14209.40+ar_receipts,2))
a('1215-0000','Allowance for Doubtful Accounts',-12500.00,0,0)
a('1250-0000','Escrow - Real Estate Taxes',72000,216000,232811.94); a('1255-0000','Escrow - Insurance',40500,121500,158900); a('1260-0000','Replacement Reserve',188214.50,40500,61204.77)
a('1310-0000','Prepaid Insurance',26484.00,158900,121500)
a('1410-0000','Land',3150000); a('1420-0000','Building',16840000); a('1430-0000','Building Improvements',1218644.10,87219.35,0); a('1440-0000','Furniture and Equipment',342918.66,14388.20,0); a('1490-0000','Accumulated Depreciation',-4418205.33,0,505125)
a('1510-0000','Loan Costs',286400); a('1515-0000','Accum Amortization - Loan Costs',-95466.64,0,21480.03)
tot_opex=0; E=[]
for c,n,x in exp:
    if n in('Real Estate Taxes','Property Insurance'): d,k=x,0
    else:
        d=v(x); k=round(d*R.choice([0,0,0,.004,.021]),2)
    E.append((c,n,round(d,2),k)); 
ap_exp=round(sum(d-k for c,n,d,k in E if n not in('Real Estate Taxes','Property Insurance')),2)
a('2110-0000','Accounts Payable',-58214.09,round(ap_exp+87219.35+14388.20-9204.11,2),round(ap_exp+87219.35+14388.20,2))
a('2120-0000','Accrued Expenses',-21380.00,21380,18744.25); a('2130-0000','Accrued Real Estate Taxes',-72000,232811.94,216000); a('2140-0000','Accrued Interest',-54118.75,54118.75,53206.11)
a('2210-0000','Security Deposits Held',-61875,12600,14250); a('2220-0000','Prepaid Rent',-19288.14,151730.60,157461.29); a('2310-0000','Due to / from Management Co.',-3311.60,3311.60,0)
a('2510-0000','Mortgage Payable - First',-13120544.31,0,0)
A[-1][3]=cents(221655.29)
a('3110-0000','Partner Contributions',-6200000); a('3210-0000','Partner Distributions',1980000,360000,0); a('3910-0000','Retained Earnings',0)
for c,n,d,k in inc: a(c,n,0,d,k)
for c,n,d,k in E: a(c,n,0,d,k)
a('6810-0000','Mortgage Interest',0,478900.52,0); a('6850-0000','Asset Management Fee',0,27000,0); a('6910-0000','Depreciation Expense',0,505125,0); a('6915-0000','Amortization Expense',0,21480.03,0); a('6990-0000','Partnership / Owner Legal',0,6120.50,0)
re=next(r for r in A if r[0]=='3910-0000'); re[2]=-sum(r[2] for r in A)
cash=A[0]; cash[3]=cents(ar_receipts)+cents(157461.29)-cents(151730.60)+cents(232811.94+158900+61204.77)
cash[4]=sum(r[3] for r in A)-sum(r[4] for r in A)
assert sum(r[3] for r in A)==sum(r[4] for r in A) and sum(r[2] for r in A)==0
print('cash end',(cash[2]+cash[3]-cash[4])/100, 're',re[2]/100,len(A))
f=lambda c:f'{c/100:,.2f}'
W,H=letter; c=canvas.Canvas(doc(NAME),pagesize=letter)
X=[340,415,490,572]
def head():
    c.setFont('Helvetica',7.5); c.drawString(40,H-34,'Larkspur Commons Apartments (lark01)'); 
    c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2,H-56,'Trial Balance')
    c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-69,'Period = Jan 2024-Sep 2024'); c.drawCentredString(W/2,H-80,'Book = Accrual ; Tree = ysi_tb')
    y=H-100; c.setFont('Helvetica-Bold',8)
    for x,a1,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
        c.drawRightString(x,y,a1); c.drawRightString(x,y-10,b)
    c.setLineWidth(.7); c.line(40,y-14,572,y-14); return y-25
pg=1
def foot():
    c.setFont('Helvetica',7); c.drawString(40,28,'Wednesday, October 9, 2024'); c.drawRightString(572,28,'09:14 AM'); c.drawCentredString(W/2,28,f'Page {pg} of 2')
y=head(); rows=[]
for i,(cd,n,fw,d,k) in enumerate(A):
    if i==56: foot(); c.showPage(); pg+=1; y=head()
    c.setFont('Helvetica',7.8); c.drawString(40,y,cd); c.drawString(98,y,n)
    en=fw+d-k
    for x,val in zip(X,[fw,d,k,en]): c.drawRightString(x,y,f(val))
    rows.append(dict(account=cd,name=n,beginning=fw/100,debit=d/100,credit=k/100,ending=en/100)); y-=10.9
c.line(270,y+7,572,y+7); c.setFont('Helvetica-Bold',7.8); c.drawString(98,y-3,'Total')
D=sum(r[3] for r in A)
for x,val in zip(X,[0,D,D,0]): c.drawRightString(x,y-3,f(val))
c.line(270,y-7,572,y-7); c.line(270,y-9,572,y-9); foot(); c.save()
save(NAME,'TB',['beginning','debit','credit','ending'],rows,[dict(label='Total',beginning=0,debit=D/100,credit=D/100,ending=0)],'Apartment PM system print-out, portrait, forward/debit/credit/ending, two pages',False)
