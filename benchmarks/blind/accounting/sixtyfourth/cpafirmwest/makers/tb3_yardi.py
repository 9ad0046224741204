# Yardi Voyager trial balance, 3-property apartment owner, landscape PDF, large. PLANTED digit_changed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME='TrialBalance_junigrp_2024-09.pdf'
rng=random.Random(6403)
# (code,name,forward,debit,credit)
BS=[('1110-0000','Petty Cash',600.0,0,0),('1120-0000','Cash - Operating',None,None,None),('1122-0000','Cash - Operating Sweep',142880.61,61502.4,80000.0),('1125-0000','Cash - Security Deposits',98450.0,21750.0,18325.0),('1130-0000','Cash - Payroll Clearing',0.0,418206.33,418206.33),('1140-0000','Replacement Reserve - Lender',211408.9,40500.0,28416.75),('1142-0000','Tax & Insurance Escrow',86210.44,174600.0,131877.02),
('1210-0000','Accounts Receivable - Tenants',27416.82,2684310.57,2679988.06),('1211-0000','Accounts Receivable - Subsidy',4128.0,37152.0,36890.0),('1215-0000','Allowance for Doubtful Accounts',-9500.0,0,3600.0),('1220-0000','Accounts Receivable - Other',1862.5,5410.0,6272.5),('1230-0000','Due From Affiliate - Mesa Mgmt',15000.0,0,0),('1310-0000','Prepaid Insurance',31740.0,74210.0,63480.0),('1320-0000','Prepaid Property Taxes',0.0,0,0),('1330-0000','Prepaid Expenses - Other',4915.33,9860.0,8120.49),('1340-0000','Utility Deposits',7350.0,0,0),
('1410-0000','Land',2360000.0,0,0),('1420-0000','Buildings',14872600.0,0,0),('1425-0000','Building Improvements',894216.37,128430.9,0),('1430-0000','Land Improvements',418750.0,22640.0,0),('1440-0000','Appliances',231885.14,28716.3,0),('1445-0000','Carpet & Flooring',318204.55,41208.77,0),('1450-0000','Furniture & Fixtures',88416.0,6112.48,0),('1455-0000','Maintenance Equipment',41230.25,0,0),('1460-0000','Vehicles',28900.0,0,0),('1490-0000','Accumulated Depreciation',-5218330.0,0,412875.0),('1510-0000','Loan Costs',186400.0,0,0),('1515-0000','Accumulated Amortization - Loan Costs',-71453.33,0,13980.0),('1590-0000','Construction in Progress',36218.0,84115.2,96330.0),
('2110-0000','Accounts Payable',-61308.47,1148206.91,1163480.36),('2115-0000','Accrued Expenses',-18420.0,54300.0,51215.0),('2120-0000','Accrued Payroll',-11206.9,98410.33,101862.18),('2130-0000','Accrued Property Taxes',-92416.0,131877.02,138624.0),('2140-0000','Accrued Interest Payable',-46120.83,415087.47,413206.52),('2150-0000','Accrued Management Fees',-10240.15,95813.6,96420.44),('2160-0000','Sales/Lodging Tax Payable',0.0,0,0),('2210-0000','Prepaid Rents',-24180.55,214630.12,219874.0),('2220-0000','Security Deposits - Refundable',-91250.0,18325.0,20450.0),('2225-0000','Pet Deposits',-7200.0,1500.0,1300.0),('2230-0000','Security Deposit Clearing',0.0,16840.0,16840.0),('2240-0000','Unclaimed Property',-1214.38,0,385.0),('2310-0000','Mortgage Payable - First',-9841206.4,148330.61,0),('2320-0000','Mortgage Payable - Second',-1120000.0,0,0),('2350-0000','Due To Affiliate - Mesa Mgmt',-6300.0,6300.0,4150.0),
('3110-0000','Partners Capital - General',-318420.0,0,0),('3120-0000','Partners Capital - Limited',-6480000.0,0,0),('3130-0000','Partners Contributions',0.0,0,0),('3140-0000','Partners Distributions',1680000.0,None,0),('3900-0000','Retained Earnings','plug',0,0)]
INC=[('5110-0000','Market Rent',2618400),('5115-0000','Gain/(Loss) to Lease',-118230),('5120-0000','Vacancy Loss',-131420),('5125-0000','Concessions',-38450),('5130-0000','Employee Units',-21600),('5135-0000','Model Units',-11475),('5140-0000','Subsidy Rent',37152),('5150-0000','Short Term Premium',6830),('5160-0000','Month to Month Fees',9240),('5195-0000','Bad Debt - Rent',-17308),('5196-0000','Bad Debt Recovery',3416),
('5210-0000','Application Fees',8925),('5215-0000','Administrative Fees',14350),('5220-0000','Late Fees',19412),('5225-0000','NSF Fees',875),('5230-0000','Legal Fees Recovered',2310),('5235-0000','Damages & Cleaning',11846),('5240-0000','Pet Rent',17640),('5245-0000','Non-Refundable Pet Fees',6300),('5250-0000','Laundry Income',12208),('5255-0000','Vending Income',614),('5260-0000','Carport & Garage Rent',28650),('5265-0000','Storage Rent',7425),('5270-0000','Utility Reimbursement - Water',82416),('5272-0000','Utility Reimbursement - Trash',24180),('5274-0000','Utility Reimbursement - Gas',0),('5280-0000','Cable Revenue Share',5420),('5285-0000','Lease Termination Fees',9875),('5290-0000','Clubhouse Rental',450),('5295-0000','Interest Income',1832),('5299-0000','Miscellaneous Income',1263)]
EXP=[('6110-0000','Salaries - Manager',92416),('6115-0000','Salaries - Leasing',61230),('6120-0000','Salaries - Maintenance',118402),('6125-0000','Salaries - Grounds',31208),('6130-0000','Bonuses & Commissions',14860),('6135-0000','Payroll Taxes',26214),('6140-0000','Workers Compensation',9418),('6145-0000','Health Insurance',34206),('6150-0000','401(k) Match',4812),('6155-0000','Contract Labor',7650),('6160-0000','Employee Housing Allowance',0),
('6210-0000','Electricity - House',31460),('6215-0000','Electricity - Vacant',8416),('6220-0000','Natural Gas',42318),('6225-0000','Water',71208),('6230-0000','Sewer',54916),('6235-0000','Trash Removal',29874),('6240-0000','Telephone & Internet',11206),
('6310-0000','Appliance Repair',6418),('6315-0000','Electrical Repair',4120),('6320-0000','Plumbing Repair',17316),('6325-0000','HVAC Repair',14208),('6330-0000','Roof & Gutter Repair',9840),('6335-0000','Locks & Keys',2116),('6340-0000','Glass & Screens',1845),('6345-0000','Pool & Spa',8430),('6350-0000','Fire & Life Safety',6975),('6355-0000','Exterminating',7208),('6360-0000','Landscape Contract',28350),('6365-0000','Snow Removal',18640),('6370-0000','Irrigation Repair',3214),('6375-0000','Parking Lot & Concrete',4860),('6380-0000','Elevator Maintenance',0),('6385-0000','Maintenance Supplies',12416),('6390-0000','Small Tools & Equipment',1908),('6395-0000','Vehicle Expense',3420),
('6410-0000','Turnover - Painting',26418),('6415-0000','Turnover - Cleaning',17230),('6420-0000','Turnover - Carpet Cleaning',9615),('6425-0000','Turnover - Drywall',2840),('6430-0000','Turnover - Supplies',5316),
('6510-0000','Internet Listing Services',24860),('6515-0000','Signage & Banners',2140),('6520-0000','Resident Events',3618),('6525-0000','Referral Fees',4200),('6530-0000','Locator Fees',1750),('6535-0000','Credit Checks',4416),
('6610-0000','Management Fees',96420),('6615-0000','Accounting & Audit',16500),('6620-0000','Legal - Evictions',9318),('6625-0000','Office Supplies',4206),('6630-0000','Postage & Delivery',1134),('6635-0000','Software & Licenses',18416),('6640-0000','Bank Charges',2870),('6645-0000','Dues & Subscriptions',3115),('6650-0000','Training & Travel',4628),('6655-0000','Uniforms',1216),('6660-0000','Answering Service',1890),('6665-0000','Licenses & Permits',1475),('6670-0000','Collection Costs',2318),
('6710-0000','Real Estate Taxes',138624),('6715-0000','Personal Property Taxes',2416),('6720-0000','Property Insurance',63480),('6725-0000','Liability Umbrella',9860),('6730-0000','Insurance Claims - Deductible',5000),
('8110-0000','Mortgage Interest - First',362506),('8115-0000','Mortgage Interest - Second',50700),('8120-0000','Loan Servicing Fees',1350),('8210-0000','Depreciation Expense',412875),('8220-0000','Amortization Expense',13980),('8310-0000','Partnership Expenses',7416),('8320-0000','Asset Management Fee',27000),('8330-0000','Casualty (Gain)/Loss',0),('8340-0000','Prior Year Adjustments',1875)]
rows=[]
def add(c,n,f,d,cr): rows.append({'account':c,'name':n,'beginning':f,'debit':d,'credit':cr})
for c,n,f,d,cr in BS: add(c,n,f,d,cr)
for c,n,v in INC:
    if v==0: add(c,n,0.0,0.0,0.0);continue
    x=r2(abs(v)+rng.randint(0,99)/100); o=r2(x*rng.choice([0,0,.004,.011,.02]))
    add(c,n,0.0,*( (o,r2(x+o)) if v>0 else (r2(x+o),o)))
for c,n,v in EXP:
    if v==0: add(c,n,0.0,0.0,0.0);continue
    x=float(v) if c in('8210-0000','8220-0000','8320-0000','6720-0000','6710-0000') else r2(v+rng.randint(0,99)/100); o=r2(x*rng.choice([0,0,0,.006,.015,.03]))
    add(c,n,0.0,r2(x+o),o)
by={r['account']:r for r in rows}
cash=by['1120-0000'];dist=by['3140-0000'];re=by['3900-0000']
cash['beginning']=184206.33;cash['credit']=2904118.42
cash['debit']=r2(cash['credit']+21847.36)
D=sum(r['debit'] for r in rows if r is not dist);C=sum(r['credit'] for r in rows)
dist['debit']=r2(C-D);print('dist',dist['debit'])
re['beginning']=r2(-sum(r['beginning'] for r in rows if r is not re));print('RE',re['beginning'])
for r in rows: r['ending']=r2(r['beginning']+r['debit']-r['credit'])
T={k:r2(sum(r[k] for r in rows)) for k in('beginning','debit','credit','ending')};print(T);assert T['beginning']==0 and T['ending']==0 and T['debit']==T['credit']
p=by['6360-0000'];good=p['ending'];bad=f"{good:.2f}";i=1;bad=float(bad[:i]+str((int(bad[i])+5)%10)+bad[i+1:]);p['ending']=bad
planted={"what":f"6360-0000 Landscape Contract: ending balance printed {bad:,.2f}; beginning + debit - credit gives {good:,.2f}, on which the total rests","kind":"digit_changed"}
tot=[{'label':'Total',**T}]
PS=landscape(letter);W,H=PS;c=canvas.Canvas(doc(NAME),pagesize=PS)
X={'beginning':470,'debit':560,'credit':650,'ending':752};per=40;n=-(-(len(rows)+1)//per)
def head(pg):
    c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,H-34,'Juniper Group Communities (junigrp)')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-47,'Trial Balance')
    c.setFont('Helvetica',8);c.drawCentredString(W/2,H-58,'Period = Jan 2024-Sep 2024');c.drawCentredString(W/2,H-68,'Book = Accrual ;  Tree = ysi_tb')
    c.setFont('Helvetica-Bold',8)
    for k,a,b in(('beginning','Forward','Balance'),('debit','','Debit'),('credit','','Credit'),('ending','Ending','Balance')):
        c.drawRightString(X[k],H-84,a);c.drawRightString(X[k],H-94,b)
    c.drawString(40,H-94,'Account');c.setLineWidth(.5);c.line(40,H-98,W-40,H-98)
    c.setFont('Helvetica',7);c.drawString(40,24,'Monday, October 14, 2024');c.drawCentredString(W/2,24,f'Page {pg} of {n}');c.drawRightString(W-40,24,'04:26 PM')
def line(y,r,f):
    c.setFont(f,8)
    for k in X:c.drawRightString(X[k],y,f2(r[k]))
pg=0
for i,r in enumerate(rows):
    if i%per==0:
        if pg:c.showPage()
        pg+=1;head(pg);y=H-109
    c.setFont('Helvetica',8);c.drawString(40,y,r['account']);c.drawString(104,y,r['name']);line(y,r,'Helvetica');y-=11.6
c.line(X['beginning']-62,y+9,W-40,y+9);c.setFont('Helvetica-Bold',8);c.drawString(104,y-1,'Total');line(y-1,T,'Helvetica-Bold')
c.save()
save(NAME,'TB',['beginning','debit','credit','ending'],rows,tot,'Yardi Voyager trial balance, apartments, forward/debit/credit/ending, four landscape pages',False,planted)
