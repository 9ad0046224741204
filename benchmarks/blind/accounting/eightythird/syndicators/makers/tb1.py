import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(8311)
j=lambda x,s=.04: r2(x*(1+R.uniform(-s,s)))
B,I,E='B','I','E'
A=[('1110-0000','Cash - Operating',B,412884.17,0,0),('1110-0100','Cash - Payroll Clearing',B,0,41268.55,41268.55),('1115-0000','Cash - Security Deposits',B,61850,2400,1150),
('1120-0000','Petty Cash',B,500,0,0),('1210-0000','Accounts Receivable - Residents',B,88417.62,571904.33,548120.9),('1215-0000','Accounts Receivable - Commercial',B,4120,4120,4120),
('1220-0000','Allowance for Doubtful Accounts',B,-31500,0,6200),('1290-0000','A/R Other',B,2765.4,0,880),('1310-0000','Prepaid Insurance',B,118304.52,0,13144.95),
('1320-0000','Prepaid Expenses - Other',B,9422.18,3600,2107.31),('1330-0000','Utility Deposits',B,14275,0,0),('1410-0000','Escrow - Real Estate Taxes',B,391206.08,57420.33,0),
('1420-0000','Escrow - Insurance',B,62110.44,13580,0),('1430-0000','Replacement Reserve',B,214880.71,14600,38215.5),
('1510-0000','Land',B,5240000,0,0),('1520-0000','Buildings',B,38610450,0,0),('1530-0000','Site Improvements',B,1422300,0,0),('1540-0000','Furniture, Fixtures & Equipment',B,2318772.61,27415.08,0),
('1550-0000','Capital Projects in Progress',B,146208.9,38215.5,0),('1590-0000','Accumulated Depreciation',B,-6418220.36,0,132415.2),('1610-0000','Deferred Financing Costs',B,486900,0,0),('1615-0000','Accum. Amortization - Financing',B,-129840,0,4057.5),
('2110-0000','Accounts Payable - Trade',B,-103266.74,174022.1,161388.27),('2115-0000','Accrued Expenses',B,-48210.05,48210.05,52377.6),('2120-0000','Accrued Payroll',B,-18443.2,18443.2,20116.72),
('2130-0000','Accrued Real Estate Taxes',B,-451320,0,56415),('2140-0000','Accrued Interest Payable',B,-118604.17,118604.17,114778.23),('2150-0000','Sales & Occupancy Tax Payable',B,-1204.88,1204.88,1188.02),
('2210-0000','Security Deposits - Residents',B,-61850,1150,2400),('2220-0000','Pet Deposits',B,-7500,300,900),('2230-0000','Prepaid Rent',B,-146922.8,146922.8,93470.41),('2240-0000','Unearned Last Month Rent',B,-38215,0,0),
('2250-0000','Deferred Cable Door Fee',B,-42000,1000,0),('2310-0000','Due To/From Affiliate',B,-12860.33,12860.33,9411.9),('2510-0000','Mortgage Note Payable',B,-31250000,0,0),
('3110-0000','Capital - Limited Partners',B,-14200000,0,0),('3120-0000','Capital - General Partner',B,-750000,0,0),('3210-0000','Distributions - Limited Partners',B,2640000,0,0),('3310-0000','Retained Earnings',B,0,0,0),
('4110-0000','Gross Potential Rent',I,566200),('4120-0000','Gain/(Loss) to Lease',E,8120),('4210-0000','Vacancy Loss',E,31044.5),('4220-0000','Concessions',E,7350),('4230-0000','Employee Unit Discount',E,2150),('4240-0000','Model Unit',E,1598),('4290-0000','Bad Debt Expense',E,6200),
('4310-0000','Application Fees',I,2250),('4320-0000','Administrative Fees',I,4125),('4330-0000','Late Fees',I,3480),('4340-0000','NSF Fees',I,175),('4350-0000','Pet Rent',I,2415),('4360-0000','Parking Income',I,11860),('4370-0000','Utility Reimbursement',I,18332.4),('4380-0000','Relet / Sublease Fees',I,1850),('4385-0000','Damages & Cleaning',I,9620),('4390-0000','Cable Door Fee Income',I,1000),('4395-0000','Retail Income - Coffee Kiosk',I,4120),('4399-0000','Miscellaneous Income',I,640),
('5110-0000','Salaries - Management',E,17240),('5115-0000','Salaries - Leasing / CA Staff',E,9815),('5120-0000','Salaries - Maintenance',E,14206),('5130-0000','Payroll Taxes',E,3308),('5140-0000','Employee Benefits',E,4977),('5150-0000','Workers Compensation',E,812),
('5210-0000','Repairs - HVAC',E,3290),('5215-0000','Repairs - Plumbing',E,2744),('5220-0000','Repairs - Electrical',E,1120),('5225-0000','Maintenance Supplies',E,4418),('5230-0000','Elevator Contract',E,1985),('5235-0000','Pest Control',E,940),('5240-0000','Landscaping Contract',E,3650),('5245-0000','Fire & Life Safety',E,1512),('5310-0000','Turn - Painting',E,11280),('5315-0000','Turn - Cleaning',E,8465),('5320-0000','Turn - Carpet',E,3980),
('5410-0000','Electricity - Common & Units',E,21377),('5415-0000','Water & Sewer',E,14620),('5420-0000','Gas',E,1188),('5425-0000','Trash Removal',E,3905),('5430-0000','Internet - Bulk',E,12960),('5510-0000','Advertising - Digital',E,6120),('5515-0000','Resident Events',E,2240),('5520-0000','Locator / Referral Fees',E,1450),
('5610-0000','Office Supplies',E,788),('5615-0000','Telephone',E,1104),('5620-0000','Software & Licenses',E,3216),('5625-0000','Legal & Eviction',E,1975),('5630-0000','Bank & Merchant Fees',E,2017),('5635-0000','Travel & Training',E,1290),('5710-0000','Management Fee',E,16544),('5810-0000','Real Estate Taxes',E,56415),('5820-0000','Property Insurance',E,13144.95),
('6110-0000','Interest Expense',E,114778.23),('6120-0000','Depreciation',E,132415.2),('6130-0000','Amortization',E,4057.5),('6210-0000','Asset Management Fee',E,4600),('6220-0000','Owner Legal & Accounting',E,2350)]
rows=[]
for a in A:
    if a[2]==B: rows.append([a[0],a[1],a[3],a[4],a[5]])
    else:
        fixed=a[0] in('5810-0000','5820-0000','6110-0000','6120-0000','6130-0000','4395-0000','4390-0000','6210-0000')
        m=a[3] if fixed else j(a[3],.09); bg=r2(a[3]*8) if fixed else j(a[3]*8,.06)
        small=0
        if not fixed and R.random()<.28: small=r2(m*R.uniform(.02,.2))
        if a[2]==I: rows.append([a[0],a[1],-bg,small,r2(m+small)])
        else: rows.append([a[0],a[1],bg,r2(m+small),small])
ix={r[0]:r for r in rows}
ix['3310-0000'][2]=-r2(sum(r[2] for r in rows))
net=r2(sum(r[3]-r[4] for r in rows)); c=ix['1110-0000']
c[3]=587412.36; c[4]=r2(c[3]+net)
print('RE',ix['3310-0000'][2],'cash',c)
for r in rows: r.append(r2(r[2]+r[3]-r[4]))
tot=['Total']+[r2(sum(r[k] for r in rows)) for k in (2,3,4,5)]
assert abs(tot[1])<.01 and abs(tot[4])<.01 and abs(tot[2]-tot[3])<.01,tot
n='TB_rowan_sep25.pdf'; cv=canvas.Canvas(doc(n),pagesize=letter,invariant=1)
per=52; pages=[rows[i:i+per] for i in range(0,len(rows),per)]
f=lambda v:f'{v+0.0:,.2f}'
X=[372,440,508,580]
for p,pg in enumerate(pages):
    cv.setFont('Helvetica',7); cv.drawString(30,770,'The Rowan on Tenth (rowan10)'); cv.drawRightString(582,770,f'Page {p+1}')
    cv.setFont('Helvetica-Bold',11); cv.drawCentredString(306,756,'Trial Balance'); cv.setFont('Helvetica',8)
    cv.drawCentredString(306,745,'Period = Sep 2025'); cv.drawCentredString(306,735,'Book = Accrual ; Tree = ysi_tb')
    cv.setFillGray(.86); cv.rect(28,710,556,20,stroke=0,fill=1); cv.setFillGray(0); cv.setFont('Helvetica-Bold',7.5)
    cv.drawString(32,716,'Account'); 
    for x,a,b in zip(X,('Forward','','','Ending'),('Balance','Debit','Credit','Balance')):
        cv.drawRightString(x,721,a); cv.drawRightString(x,713,b)
    cv.setFont('Helvetica',7.5); y=699
    for r in pg:
        cv.drawString(32,y,r[0]); cv.drawString(86,y,r[1])
        for x,v in zip(X,r[2:]): cv.drawRightString(x,y,f(v))
        y-=12
    if p==len(pages)-1:
        cv.line(310,y+9,582,y+9); cv.setFont('Helvetica-Bold',7.5); cv.drawString(86,y-2,'Total')
        for x,v in zip(X,tot[1:]): cv.drawRightString(x,y-2,f(abs(v) if abs(v)<.005 else v))
        cv.line(310,y-5,582,y-5); cv.line(310,y-7,582,y-7)
    cv.setFont('Helvetica',6.5); cv.drawString(30,28,'Tuesday, October 07, 2025'); cv.drawRightString(582,28,'09:42 AM'); cv.showPage()
cv.save()
K=['beginning','debit','credit','ending']
save(n,'TB',K,[dict(account=r[0],name=r[1],**dict(zip(K,r[2:]))) for r in rows],[dict(label='Total',**dict(zip(K,[abs(v) if abs(v)<.005 else v for v in tot[1:]])))],'Yardi Voyager trial balance, forward balance / debit / credit / ending, minus signs',False)
