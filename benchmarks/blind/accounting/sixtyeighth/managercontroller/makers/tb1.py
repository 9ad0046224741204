from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=R(11)
A=[]  # code,name,forward,debit,credit
def c(x): return round(x,2)
def bs(code,name,f,d,cr): A.append([code,name,c(f),c(d),c(cr)])
bs('1105-0000','Petty Cash',500,0,0)
A.append(['1110-0000','Operating Cash - Regions 4471',0,0,0]); cash=A[-1]
bs('1112-0000','Payroll Clearing',0,41822.17,41822.17)
bs('1115-0000','Cash - Security Deposit Trust',118450.00,4200,3650)
bs('1120-0000','Money Market Reserve',264118.93,611.42,0)
bs('1210-0000','Accounts Receivable - Residents',38214.66,372908.15,369442.80)
bs('1212-0000','Accounts Receivable - Subsidy',6102,5377,6102)
bs('1215-0000','Allowance for Doubtful Accounts',-12500,0,1500)
bs('1220-0000','Suspense / NSF Clearing',0,3215,3215)
bs('1310-0000','Prepaid Insurance',71204.58,0,11867.43)
bs('1320-0000','Prepaid Taxes & Licenses',1850,0,308.33)
bs('1330-0000','Prepaid Software',4980,0,830)
bs('1340-0000','Utility Deposits',9425,0,0)
bs('1410-0000','Escrow - Real Estate Taxes',188640.12,31440.02,0)
bs('1420-0000','Escrow - Insurance',60112.5,12022.5,0)
bs('1430-0000','Escrow - Replacement Reserve',143227.81,6200,18450)
bs('1510-0000','Land',3450000,0,0)
bs('1520-0000','Buildings',24118200,0,0)
bs('1525-0000','Building Improvements',1204366.4,28612.5,0)
bs('1530-0000','Furniture, Fixtures & Equipment',386771.09,2147.36,0)
bs('1535-0000','Appliances',214480.75,3318.4,0)
bs('1540-0000','Carpet & Flooring Replacement',166309.2,5204.81,0)
bs('1550-0000','Vehicles',28400,0,0)
bs('1610-0000','Accum. Depreciation - Buildings',-5261244,0,73085.45)
bs('1630-0000','Accum. Depreciation - FF&E',-402217.6,0,6911.2)
bs('1710-0000','Loan Costs',298000,0,0)
bs('1715-0000','Accum. Amortization - Loan Costs',-111750,0,2483.33)
bs('2110-0000','Accounts Payable',-64218.37,118402.66,109811.2)
bs('2115-0000','Accrued Expenses',-22140,22140,19875)
bs('2120-0000','Accrued Real Estate Taxes',-251520,0,31440)
bs('2125-0000','Accrued Interest',-70416.67,70416.67,70221.94)
bs('2130-0000','Accrued Payroll',-14905.22,14905.22,15118.4)
bs('2140-0000','Due to Management Company',-4417.8,4417.8,5120.35)
bs('2210-0000','Security Deposits - Refundable',-112300,3650,4050)
bs('2212-0000','Pet Deposits',-6150,0,150)
bs('2220-0000','Prepaid Rent',-31877.41,28840.9,33012.04)
bs('2230-0000','Deferred Cable Revenue',-18750,625,0)
bs('2310-0000','Mortgage Payable - First',-18420911.02,32614.77,0)
bs('3110-0000','Partner Contributions',-9850000,0,0)
bs('3120-0000','Partner Distributions',2140000,95000,0)
A.append(['3210-0000','Retained Earnings',0,0,0]); re_=A[-1]
inc=[('5110','Gross Potential Rent',361240),('5115','Gain (Loss) to Lease',-8420),('5120','Vacancy Loss',-19866),('5125','Concessions',-4410),('5127','Employee Unit Discount',-1150),('5128','Model / Admin Unit',-1395),('5130','Bad Debt Write-Off',-3204),('5135','Bad Debt Recovery',412),('5140','Month-to-Month Premium',1750),('5145','Short Term Lease Fees',600),('5210','Application Fees',1265),('5215','Administrative Fees',2100),('5220','Late Fees',3118),('5225','NSF Fees',210),('5230','Pet Rent',2485),('5235','Pet Fees - Non Refundable',900),('5240','Garage Rent',4650),('5245','Carport Income',1925),('5250','Storage Income',840),('5255','Laundry Income',411),('5260','Utility Reimb. - Water/Sewer',9844),('5265','Utility Reimb. - Trash',3720),('5270','Pest Control Reimb.',1116),('5275','Valet Trash Income',6200),('5280','Cable & Internet Revenue Share',625),('5285','Damages Billed',1388),('5290','Lease Termination Fees',2790),('5295','Clubhouse Rental',150),('5299','Miscellaneous Income',86),('5310','Interest Income',611)]
exp=[('6105','Manager Salary',6250),('6110','Assistant Manager Salary',4420),('6115','Leasing Salaries',6180),('6120','Maintenance Supervisor',5410),('6125','Maintenance Technicians',9240),('6130','Porter / Grounds',3120),('6135','Overtime',612),('6140','Leasing Commissions',2150),('6145','Bonuses',1100),('6150','Payroll Taxes',3340),('6155','Health Insurance',4410),('6160','Workers Compensation',905),('6165','401(k) Match',611),('6170','Temporary Labor',1480),('6210','Management Fee',9120),('6305','Advertising - Internet Listing',3899),('6310','Advertising - Signage',240),('6315','Resident Retention',615),('6320','Referral Fees',500),('6325','Locator Fees',1875),('6405','Accounting & Audit',1150),('6410','Legal - Evictions',1862),('6415','Bank Charges',318),('6420','Office Supplies',402),('6425','Postage & Delivery',97),('6430','Telephone & Internet',1144),('6435','Answering Service',210),('6440','Software & Licenses',2315),('6445','Credit / Background Checks',588),('6450','Dues & Subscriptions',175),('6455','Training & Education',290),('6460','Travel & Mileage',184),('6465','Uniforms',120),('6470','Copier Lease',264),('6505','Electric - Common Area',3918),('6510','Electric - Vacant Units',806),('6515','Gas',622),('6520','Water',8840),('6525','Sewer',7615),('6530','Trash Removal',3240),('6535','Valet Trash Service',4805),('6540','Utility Billing Service',744),('6605','Plumbing Repairs',1922),('6610','Electrical Repairs',713),('6615','HVAC Repairs',3388),('6620','Appliance Repairs',604),('6625','Roof Repairs',850),('6630','Gate & Access Control',395),('6635','Locks & Keys',288),('6640','Fire & Life Safety',460),('6645','Pool Supplies & Service',1240),('6650','Landscaping Contract',5200),('6655','Landscaping Extras',911),('6660','Pest Control',1085),('6665','Irrigation Repairs',377),('6670','Maintenance Supplies',1644),('6675','Small Tools & Equipment',208),('6680','Fitness Center',180),('6705','Turnover - Painting',3610),('6710','Turnover - Cleaning',1720),('6715','Turnover - Carpet Cleaning',905),('6720','Turnover - Drywall & Resurfacing',640),('6810','Real Estate Taxes',31440),('6815','Franchise Tax',308.33),('6820','Property Insurance',11867.43),('7110','Mortgage Interest',70221.94),('7120','Amortization - Loan Costs',2483.33),('7130','Depreciation - Buildings',73085.45),('7135','Depreciation - FF&E',6911.2),('7210','Owner Legal & Professional',1250),('7220','Asset Management Fee',4560),('7230','Casualty Loss - Unit 1214',0)]
for k,n,b in inc+exp:
    e=k>='6'; fixed=(b!=int(b))
    cur=b if fixed else c(b*r.uniform(.8,1.2)+r.random())
    if b and r.random()<.10 and not fixed and abs(b)<2000: cur=0
    f=c(sum((b if fixed else b*r.uniform(.75,1.25)) for _ in range(8)))
    if k=='7230': f,cur=18211.06,0
    rev=c(abs(cur)*r.uniform(.02,.2)) if (r.random()<.12 and not fixed) else 0
    if e or cur<0:
        A.append([k+'-0000',n,f if e else -f,c(abs(cur)),rev])
    else: A.append([k+'-0000',n,-f,rev,c(cur)])
sd=sum(a[3] for a in A); sc=sum(a[4] for a in A)
cash[3]=371906.44; cash[4]=c(sd+371906.44-sc); cash[2]=412633.18
assert cash[4]>0
re_[2]=c(-sum(a[2] for a in A))
name='tb_larkspur_sep25.pdf'
cv=canvas.Canvas(D+name,pagesize=letter,invariant=1); W,H=letter
X=[318,402,486,572]
def head(first):
    y=H-40
    if first:
        cv.setFont('Helvetica-Bold',10)
        cv.drawString(36,y,'Larkspur Creek Apartments (larkcrk)'); y-=14
        cv.setFont('Helvetica-Bold',12); cv.drawString(36,y,'Trial Balance'); y-=13
        cv.setFont('Helvetica',8.5); cv.drawString(36,y,'Period = Sep 2025'); y-=11
        cv.drawString(36,y,'Book = Accrual ; Tree = ysi_tb'); y-=16
    cv.setFillGray(.87); cv.rect(36,y-14,W-72+4,24,stroke=0,fill=1); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',8)
    for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
        cv.drawRightString(x,y+1,a); cv.drawRightString(x,y-9,b)
    cv.drawString(38,y-9,'Account')
    return y-26
pg=1; y=head(True); rows=[]
def foot():
    cv.setFont('Helvetica',7); cv.drawString(36,26,'Monday, October 06, 2025  09:14 AM'); cv.drawRightString(W-36,26,f'Page {pg} of 3')
tot=[0]*4
for a in A:
    if y<48: foot(); cv.showPage(); pg+=1; y=head(False)
    e=c(a[2]+a[3]-a[4]); v=[a[2],a[3],a[4],e]
    cv.setFont('Helvetica',8); cv.drawString(38,y,a[0]); cv.drawString(96,y,a[1])
    for i,(x,q) in enumerate(zip(X,v)): cv.drawRightString(x,y,m(q)); tot[i]+=q
    rows.append(dict(account=a[0],name=a[1],beginning=a[2],debit=a[3],credit=a[4],ending=e)); y-=12.6
tot=[abs(c(t)) if abs(t)<.005 else c(t) for t in tot]
cv.line(250,y+8,W-36,y+8); y-=4; cv.setFont('Helvetica-Bold',8); cv.drawString(96,y,'Total')
for x,q in zip(X,tot): cv.drawRightString(x,y,m(q))
foot(); cv.save(); print(len(rows),pg,tot)
save(name,'TB','Yardi Voyager trial balance, apartments, forward/debit/credit/ending',False,['beginning','debit','credit','ending'],rows,[dict(label='Total',beginning=tot[0],debit=tot[1],credit=tot[2],ending=tot[3])])
