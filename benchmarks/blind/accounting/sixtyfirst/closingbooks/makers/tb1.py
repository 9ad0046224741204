# Yardi-like trial balance, PDF, large
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(6101)
A=[]  # acct,name,beg,dr,cr
def a(acct,name,beg=0.0,dr=0.0,cr=0.0): A.append([acct,name,r2(beg),r2(dr),r2(cr)])
def j(m,s=.12): return r2(m*R.uniform(1-s,1+s))
def inc(acct,name,m,dr=0.0,s=.05): a(acct,name,-sum(j(m,s) for _ in range(11)),dr,j(m,s))
def con(acct,name,m,s=.2): a(acct,name,sum(j(m,s) for _ in range(11)),j(m,s),j(m*.05) if R.random()<.4 else 0)
def ex(acct,name,m,s=.25,p=.22):
    a(acct,name,sum(j(m,s) for _ in range(11)),j(m,s),j(m*.4) if R.random()<p else 0)
a('1110-0000','Cash - Operating',412806.33)      # plug
a('1112-0000','Cash - Security Deposits',148225.00,4650,5125)
a('1114-0000','Cash - Capital Reserve Account',86410.77,118.35,0)
a('1118-0000','Petty Cash',500,0,0)
a('1130-0000','Accounts Receivable - Residents',39214.18)   # set
a('1131-0000','Allowance for Doubtful Accounts',-14500,0,1200)
a('1135-0000','Accounts Receivable - Subsidy',6218,11904,12118)
a('1140-0000','Accounts Receivable - Other',3310.44,0,1150)
a('1145-0000','Utility Reimbursements Receivable',17882.06,18440.19,17905.5)
a('1210-0000','Escrow - Real Estate Taxes',264118.9,31250,0)
a('1212-0000','Escrow - Insurance',58204.15,9875,0)
a('1214-0000','Escrow - Replacement Reserve',122406.22,6200,18540)
a('1310-0000','Prepaid Insurance',49375,0,9875)
a('1312-0000','Prepaid Expenses - Other',8216.67,2400,1141.67)
a('1314-0000','Utility Deposits',11250,0,0)
a('1410-0000','Land',5850000); a('1420-0000','Buildings',31426000); a('1422-0000','Building Improvements',2118406.5,18540,0)
a('1424-0000','Unit Renovations',1384220.16,37612.4,0); a('1430-0000','Land Improvements',946118); a('1440-0000','Furniture, Fixtures & Equipment',688214.73,4218.88,0)
a('1441-0000','Computer Equipment',41806.19); a('1442-0000','Maintenance Vehicles',28940)
a('1450-0000','Accum. Depreciation - Buildings',-5713818.2,0,95230.3); a('1452-0000','Accum. Depreciation - Improvements',-622418.94,0,17840.22)
a('1454-0000','Accum. Depreciation - FF&E',-408216.5,0,9116.04)
a('1510-0000','Deferred Financing Costs',418250); a('1512-0000','Accum. Amortization - Financing Costs',-202154.17,0,3485.42)
a('2110-0000','Accounts Payable - Trade',-96418.22)  #set
a('2112-0000','Accounts Payable - Affiliates',-12480,12480,13120)
a('2115-0000','Accrued Expenses',-48216.4,48216.4,52118.75)
a('2118-0000','Accrued Payroll',-18240.16,18240.16,21608.9)
a('2120-0000','Accrued Real Estate Taxes',-343750,0,31250)
a('2122-0000','Accrued Interest Payable',-107812.5,107812.5,111406.25)
a('2125-0000','Accrued Management Fees',-17044.3,17044.3,17218.61)
a('2130-0000','Prepaid Rents',-31816.52,31816.52,36204.18)
a('2135-0000','Security Deposits Payable',-134800,5125,4650)
a('2136-0000','Pet Deposits Payable',-13425,0,0)
a('2138-0000','Unclaimed Property',-2218.45,0,186.4)
a('2140-0000','Sales Tax Payable',-614.2,614.2,588.93)
a('2145-0000','Insurance Claims Clearing',0,0,0)
a('2150-0000','Due to/from Owner',0,0,0)
a('2210-0000','Mortgage Payable - First',-28750000,0,0)
a('3110-0000','Partners\' Capital')  # plug
a('3120-0000','Contributions',-450000,0,0); a('3130-0000','Distributions',1375000,125000,0)
a('3300-0000','Retained Earnings',1808146.77)
inc('4110-0000','Gross Potential Rent',428600,s=.01); con('4120-0000','Loss / Gain to Lease',9400); con('4130-0000','Vacancy Loss',24100); con('4135-0000','Concessions',4850,.5)
con('4137-0000','Model / Office Units',1725,.0001); con('4138-0000','Employee Unit Discount',1190,.01); con('4140-0000','Bad Debt Write-offs',3650,.6)
for x in [('4210-0000','Late Fees',2450),('4212-0000','NSF Fees',190),('4215-0000','Application Fees',1350),('4217-0000','Administrative Fees',1875),('4220-0000','Pet Rent',4120),('4222-0000','Pet Fees - Non-refundable',900),('4225-0000','Parking - Garage',3150),('4226-0000','Parking - Carport',1480),('4228-0000','Storage Units',865),('4230-0000','Month-to-Month Premiums',1240),('4232-0000','Lease Termination Fees',2350),('4235-0000','Damages & Cleaning',1610),('4240-0000','Laundry Income',540),('4242-0000','Cable / Internet Revenue Share',2210),('4245-0000','Valet Trash Income',5680),('4247-0000','Renters Insurance Program',1140),('4250-0000','Water / Sewer Reimbursement',11240),('4252-0000','Electric Reimbursement',2870),('4254-0000','Gas Reimbursement',960),('4256-0000','Pest Control Reimbursement',1010),('4270-0000','Clubhouse Rental',120),('4280-0000','Miscellaneous Income',310),('4290-0000','Interest Income',415)]:
    inc(*x,s=.2,dr=r2(R.uniform(25,150)) if R.random()<.25 else 0)
for x in """5110-0000|Manager Salary|6850
5112-0000|Assistant Manager Salary|4680
5114-0000|Leasing Salaries|7240
5116-0000|Leasing Commissions / Bonuses|2150
5120-0000|Maintenance Supervisor|5820
5122-0000|Maintenance Technicians|11350
5124-0000|Grounds / Porter|3120
5126-0000|Housekeeping Wages|2840
5128-0000|Overtime|1060
5130-0000|Payroll Taxes|3640
5132-0000|Group Health Insurance|4915
5134-0000|Workers Compensation|1130
5136-0000|401(k) Match|690
5138-0000|Payroll Processing Fees|315
5210-0000|Internet Listing Services|3860
5212-0000|Paid Search / Social|1480
5214-0000|Resident Referrals|650
5216-0000|Resident Events|540
5218-0000|Signage & Collateral|310
5220-0000|Locator Fees|1175
5310-0000|Office Supplies|385
5312-0000|Telephone & Answering Service|865
5314-0000|Internet - Office|410
5316-0000|Software & Licenses|2940
5318-0000|Bank Charges|285
5320-0000|Credit Reports / Screening|720
5322-0000|Legal - Evictions|1390
5324-0000|Dues & Subscriptions|240
5326-0000|Postage & Courier|95
5328-0000|Training & Travel|465
5330-0000|Uniforms|180
5410-0000|Electricity - House|4250
5412-0000|Electricity - Vacant|910
5414-0000|Gas|1650
5416-0000|Water & Sewer|14180
5418-0000|Trash Removal|3960
5420-0000|Valet Trash Contract|4310
5422-0000|Utility Billing Service|990
5510-0000|Landscape Contract|4475
5512-0000|Landscape - Extras|820
5514-0000|Irrigation Repairs|390
5516-0000|Pest Control|880
5518-0000|Pool Contract & Supplies|760
5520-0000|Access Gates & Patrol|1520
5522-0000|Fire & Life Safety|645
5524-0000|Elevator Contract|0
5526-0000|Snow Removal|210
5610-0000|Appliance Repairs|1140
5612-0000|HVAC Repairs|1985
5614-0000|Plumbing Repairs|2240
5616-0000|Electrical Repairs|630
5618-0000|Roof & Gutter Repairs|480
5620-0000|Doors, Locks & Keys|515
5622-0000|Light Bulbs & Ballasts|290
5624-0000|Hardware & Supplies|965
5626-0000|Fitness Equipment Repairs|175
5628-0000|Golf Cart Repairs|120
5710-0000|Turnover - Painting|3870
5712-0000|Turnover - Carpet Cleaning|1080
5714-0000|Turnover - Cleaning|1960
5716-0000|Turnover - Resurfacing|540
5718-0000|Turnover - Drywall & Repairs|710
5810-0000|Property Management Fees|13950
5820-0000|Real Estate Taxes|31250
5822-0000|Personal Property Tax|415
5824-0000|Tax Consultant Fees|0
5830-0000|Property & Liability Insurance|9875
5832-0000|Franchise Tax|560
6110-0000|Mortgage Interest|109300
6112-0000|Amortization - Financing Costs|3485.42
6120-0000|Depreciation - Buildings|95230.3
6122-0000|Depreciation - Improvements|17840.22
6124-0000|Depreciation - FF&E|9116.04
6130-0000|Asset Management Fee|5210
6132-0000|Audit & Tax Preparation|1450
6134-0000|Legal - Partnership|620
6140-0000|Casualty Loss|0
6150-0000|Interior Renovation - Non-capital|1830""".split('\n'):
    c,n,m=x.split('|'); m=float(m)
    fix={'5820-0000':31250,'5830-0000':9875,'6112-0000':3485.42,'6120-0000':95230.3,'6122-0000':17840.22,'6124-0000':9116.04}
    if c in fix: a(c,n,m*11,m,0)
    elif m==0: a(c,n,{'5824-0000':7350,'6140-0000':14218.6}.get(c,0),0,0)
    elif c=='6110-0000': a(c,n,1179062.5,111406.25,0)
    else: ex(c,n,m)
d={x[0]:x for x in A}
d['1130-0000'][3]=466218.37; d['1130-0000'][4]=459730.12
d['2110-0000'][3]=151204.66; d['2110-0000'][4]=162880.14
c=d['1110-0000']; c[3]=491883.27
D=sum(x[3] for x in A);C=sum(x[4] for x in A); c[4]=r2(D-C); assert c[4]>0
d['3110-0000'][2]=r2(-sum(x[2] for x in A)); print('cash cr',c[4],'cap',d['3110-0000'][2])
rows=[dict(account=x[0],name=x[1],beginning=x[2],debit=x[3],credit=x[4],ending=r2(x[2]+x[3]-x[4])) for x in A]
K=['beginning','debit','credit','ending']
T={k:r2(sum(r[k] for r in rows)) for k in K}; assert abs(T['debit']-T['credit'])<.005 and T['beginning']==0 and T['ending']==0,T
W,H=letter; n='tb_voyager_saltgrass_dec24.pdf'; cv=canvas.Canvas(doc(n),pagesize=letter)
per=50; pages=(len(rows)+per)//per
X={'beginning':322,'debit':406,'credit':490,'ending':578}
def m(v): return f'{v:,.2f}'
for p in range(pages):
    cv.setFont('Helvetica',8); cv.drawString(34,H-36,'Saltgrass Landing Apartments (saltgras)'); cv.drawRightString(578,H-36,f'Page {p+1}')
    cv.setFont('Helvetica-Bold',13); cv.drawString(34,H-54,'Trial Balance')
    cv.setFont('Helvetica',8); cv.drawString(34,H-67,'Period = Dec 2024'); cv.drawString(34,H-78,'Book = Accrual ; Tree = ysi_tb')
    y=H-100; cv.setFont('Helvetica-Bold',8)
    for k,h in zip(K,['Forward','','','Ending']): cv.drawRightString(X[k],y,h)
    y-=10; 
    for k,h in zip(K,['Balance','Debit','Credit','Balance']): cv.drawRightString(X[k],y,h)
    cv.setLineWidth(.7); cv.line(34,y-3,578,y-3); y-=14; cv.setFont('Helvetica',8)
    for r in rows[p*per:(p+1)*per]:
        cv.drawString(34,y,r['account']); cv.drawString(86,y,r['name'])
        for k in K: cv.drawRightString(X[k],y,m(r[k]))
        y-=11.6
    if p==pages-1:
        cv.line(255,y+8,578,y+8); cv.setFont('Helvetica-Bold',8); cv.drawString(86,y-3,'Total')
        for k in K: cv.drawRightString(X[k],y-3,m(T[k]))
        cv.line(255,y-7,578,y-7); cv.line(255,y-9,578,y-9)
    cv.setFont('Helvetica',7); cv.drawCentredString(W/2,28,'Thursday, January 09, 2025'); cv.drawCentredString(W/2,19,'10:42 AM')
    cv.showPage()
cv.save()
save(n,'TB',K,rows,[dict(label='Total',**T)],'Yardi Voyager trial balance, month activity, large',False)
