# MRI-style GL trial balance, shopping center, PDF, ~125 accounts, trailing minus
import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(7501)
BS=[ # code,name,beginning,debit,credit
('MR0110-0000','Cash - Operating (First Plains Bank #3317)','CASH',0,0),
('MR0112-0000','Cash - Tenant Security Deposits',148250.00,0,0),
('MR0115-0000','Cash - Lender Lockbox',61204.18,'LBX',0),
('MR0118-0000','Petty Cash',500.00,0,0),
('MR0130-0000','Escrow - Real Estate Taxes',291406.52,48900.00,0),
('MR0131-0000','Escrow - Property Insurance',63118.40,11850.00,0),
('MR0132-0000','Escrow - Replacement Reserve',187540.77,3412.50,9860.00),
('MR0133-0000','Escrow - TI/LC Reserve',412880.31,14583.33,0),
('MR0210-0000','Accounts Receivable - Tenants','AR',0,0),
('MR0212-0000','A/R - CAM/Tax Reconciliation PY',38417.22,0,6204.11),
('MR0215-0000','Allowance for Doubtful Accounts',-41500.00,0,2500.00),
('MR0218-0000','Accounts Receivable - Other',2160.00,0,0),
('MR0220-0000','Deferred Rent Receivable (Straight Line)',318642.09,0,4117.36),
('MR0250-0000','Due from Affiliate - Larkspur Outparcel LLC',15000.00,0,0),
('MR0310-0000','Prepaid Insurance',47399.96,0,11849.99),
('MR0312-0000','Prepaid Real Estate Taxes',0,0,0),
('MR0318-0000','Prepaid Other',4275.00,0,475.00),
('MR0410-0000','Land',6480000.00,0,0),
('MR0420-0000','Building & Improvements',21934118.66,0,0),
('MR0422-0000','Building Improvements - Roof 2022',684300.00,0,0),
('MR0425-0000','Site Improvements',1207455.10,9860.00,0),
('MR0430-0000','Tenant Improvements',1846230.75,22400.00,0),
('MR0440-0000','Signage',138612.00,0,0),
('MR0445-0000','Construction in Progress',57210.43,18366.90,22400.00),
('MR0510-0000','Accum Depr - Building & Improvements',-5077901.24,0,48337.28),
('MR0515-0000','Accum Depr - Site Improvements',-611840.09,0,6708.09),
('MR0520-0000','Accum Amort - Tenant Improvements',-988415.63,0,14966.11),
('MR0525-0000','Accum Depr - Signage',-77391.70,0,1155.10),
('MR0610-0000','Leasing Commissions',902318.44,6825.00,0),
('MR0615-0000','Accum Amort - Leasing Commissions',-481077.92,0,7120.40),
('MR0620-0000','Loan Costs',412600.00,0,0),
('MR0625-0000','Accum Amort - Loan Costs',-151286.54,0,3438.33),
('MR0690-0000','Utility Deposits',6120.00,0,0),
('MR1010-0000','Accounts Payable - Trade','AP',0,0),
('MR1012-0000','Accounts Payable - Retainage',-1836.69,0,1836.69),
('MR1015-0000','Accrued Expenses',-27640.00,27640.00,31115.00),
('MR1020-0000','Accrued Real Estate Taxes',-391200.00,0,48900.00),
('MR1025-0000','Accrued Interest Payable',-78602.41,78602.41,75904.87),
('MR1030-0000','Accrued Management Fees',-11944.30,11944.30,12208.76),
('MR1040-0000','Prepaid Rent',-52817.05,31260.44,27904.13),
('MR1045-0000','Tenant Security Deposits',-146150.00,0,2100.00),
('MR1048-0000','Gift Certificate Liability',0,0,0),
('MR1050-0000','Sales Tax Payable',-318.77,318.77,341.20),
('MR1060-0000','Due to/from Kestrel Realty Partners',-8411.62,0,0),
('MR1210-0000','Mortgage Note Payable - Loan #10-55218',-18244903.17,41226.05,0),
('MR1310-0000','Partners\' Capital Contributions',-9350000.00,0,0),
('MR1320-0000','Partners\' Distributions',3010000.00,85000.00,0),
('MR1390-0000','Retained Earnings','RE',0,0),
]
REV=[('MR3010-0000','Minimum Rent - Anchor',91208.33),('MR3012-0000','Minimum Rent - Junior Anchor',47916.67),('MR3015-0000','Minimum Rent - In-Line',118402.19),
('MR3018-0000','Ground Rent - Outparcels',16250.00),('MR3020-0000','Percentage Rent',3120.44),('MR3022-0000','Temporary / Seasonal Tenant Rent',2400.00),
('MR3025-0000','Rent Abatements & Concessions',-3850.00),('MR3030-0000','Straight-Line Rent Adjustment',-4117.36),('MR3110-0000','CAM Recoveries',51266.81),
('MR3111-0000','CAM Recoveries - Prior Year',0),('MR3115-0000','Real Estate Tax Recoveries',41880.12),('MR3116-0000','RE Tax Recoveries - Prior Year',-812.40),
('MR3120-0000','Insurance Recoveries',9744.06),('MR3125-0000','Trash Recoveries',1865.00),('MR3130-0000','Water/Sewer Recoveries',2718.39),('MR3135-0000','Promotional Fund Income',1950.00),
('MR3210-0000','Late Charges',418.02),('MR3215-0000','NSF Fees',35.00),('MR3220-0000','Rooftop / Antenna License',1475.00),('MR3225-0000','EV Charging Income',306.18),
('MR3230-0000','ATM Pad License',600.00),('MR3290-0000','Miscellaneous Income',112.50),('MR3310-0000','Interest Income - Escrows',1028.77)]
EXP=[('MR4010-0000','Parking Lot Sweeping',3180.00),('MR4012-0000','Parking Lot Repairs & Striping',1461.25),('MR4014-0000','Parking Lot Lighting R&M',874.60),
('MR4016-0000','Landscaping Contract',4225.00),('MR4018-0000','Landscaping - Extras & Irrigation',1136.48),('MR4020-0000','Snow Removal',0),
('MR4022-0000','Security Service',6890.00),('MR4024-0000','Security - Cameras & Monitoring',412.00),('MR4026-0000','Trash Removal',2706.44),('MR4028-0000','Porter / Day Cleaning',3950.00),
('MR4030-0000','Pest Control',285.00),('MR4032-0000','Pressure Washing',650.00),('MR4034-0000','Holiday Decorations',0),('MR4036-0000','Fire Sprinkler Inspection & Monitoring',538.75),
('MR4038-0000','Backflow Testing',0),('MR4040-0000','Roof Repairs',1720.00),('MR4042-0000','HVAC Repairs (LL Responsibility)',960.30),('MR4044-0000','Plumbing Repairs',744.18),
('MR4046-0000','Electrical Repairs',518.90),('MR4048-0000','Painting & Exterior Repairs',1290.00),('MR4050-0000','Sign Repairs',228.00),('MR4052-0000','Canopy & Gutter Cleaning',0),
('MR4054-0000','Lock & Key',62.40),('MR4056-0000','Graffiti Removal',140.00),('MR4110-0000','Electricity - Common Area',5188.72),('MR4112-0000','Electricity - Vacant Suites',391.55),
('MR4115-0000','Water & Sewer - Irrigation',2204.11),('MR4116-0000','Water & Sewer - Domestic',3061.84),('MR4118-0000','Storm Water Fee',877.30),('MR4120-0000','Gas - Common Area',46.19),('MR4125-0000','Telephone - Elevator/Fire Lines',318.62),
('MR4210-0000','Management Fees',12208.76),('MR4215-0000','On-Site Payroll - Maintenance',5416.00),('MR4216-0000','Payroll Taxes & Benefits',1380.24),('MR4220-0000','Office Supplies & Postage',96.31),
('MR4225-0000','Bank & Lockbox Charges',188.00),('MR4230-0000','Travel & Mileage',72.10),('MR4235-0000','Licenses & Permits',125.00),('MR4240-0000','Software / Tenant Portal',345.00),
('MR4310-0000','Property Insurance',9920.83),('MR4312-0000','General Liability Insurance',1929.16),('MR4410-0000','Real Estate Taxes',48900.00),('MR4415-0000','Tax Consultant Fees',0),('MR4418-0000','BID / Special Assessment',1012.50),
('MR5010-0000','Legal - Tenant Collections',2140.00),('MR5015-0000','Legal - Leasing',875.00),('MR5020-0000','Audit & Tax Return',1300.00),('MR5025-0000','Marketing & Promotion',1888.20),
('MR5030-0000','Leasing Travel & Entertainment',0),('MR5040-0000','Bad Debt Expense',2500.00),('MR5045-0000','Non-Recoverable Repairs',615.00),('MR5050-0000','Owner\'s Association Dues',250.00),('MR5055-0000','State Franchise Tax',400.00),
('MR6010-0000','Mortgage Interest',75904.87),('MR6110-0000','Depreciation - Building',48337.28),('MR6115-0000','Depreciation - Site Improvements',6708.09),('MR6118-0000','Depreciation - Signage',1155.10),
('MR6120-0000','Amortization - Tenant Improvements',14966.11),('MR6125-0000','Amortization - Leasing Commissions',7120.40),('MR6130-0000','Amortization - Loan Costs',3438.33)]
NONAP={'MR4210-0000','MR4410-0000','MR5040-0000','MR6010-0000','MR6110-0000','MR6115-0000','MR6118-0000','MR6120-0000','MR6125-0000','MR6130-0000','MR4310-0000','MR4312-0000'}
rows=[];rev_cr=0;ap_cr=0
pl=[]
for c,n,m in REV:
    k=8 if n not in('Percentage Rent',) else 3
    b=-r2(m*k*R.uniform(.965,1.03)) if m and m not in(16250.00,1475.00,600.00) else -r2(m*8)
    if c=='MR3111-0000': b=-14206.35
    deb=0;cr=0
    if m<0: deb=-m
    else: cr=m
    if c in('MR3015-0000','MR3110-0000','MR3210-0000'): deb=r2(R.uniform(60,1900))
    rev_cr+=(cr-deb) if c not in('MR3030-0000','MR3310-0000') else 0
    pl.append([c,n,b,deb,cr])
for c,n,m in EXP:
    b=r2(m*8*R.uniform(.9,1.12)) if c not in('MR4410-0000',) else 391200.00
    if c=='MR4020-0000': b=38614.50
    if c=='MR4038-0000': b=465.00
    if c=='MR4415-0000': b=2500.00
    if c=='MR4052-0000': b=1180.00
    cr=0
    if m and R.random()<.12 and c not in NONAP: cr=r2(m*R.uniform(.05,.4))
    ap_cr+=(m-cr) if c not in NONAP else 0
    pl.append([c,n,b,m,cr])
bs=[list(x) for x in BS]
d={x[1]:x for x in bs}
ar=[x for x in bs if x[2]=='AR'][0]; ap=[x for x in bs if x[2]=='AP'][0]; ca=[x for x in bs if x[2]=='CASH'][0]; re_=[x for x in bs if x[2]=='RE'][0]; lb=[x for x in bs if x[3]=='LBX'][0]
ar[2]=176308.94; ar[3]=r2(rev_cr+2841.16); ar[4]=r2(rev_cr*.961)
ap[2]=-64117.80; ap[4]=r2(ap_cr+25191.90); ap[3]=r2(ap_cr*1.04+9102.6)
lb[3]=r2(ar[4]*.88); lb[4]=r2(ar[4]*.88-2044.15)
ca[2]=233871.46; ca[3]=r2(ar[4]+9860.0)
re_[2]=0
allr=bs+pl
re_[2]=r2(-sum(x[2] for x in allr)); 
ca[4]=0; ca[4]=r2(sum(x[3] for x in allr)-sum(x[4] for x in allr))
assert ca[4]>0; print('RE',re_[2],'cash cr',ca[4],'cash deb',ca[3])
rows=[]
for c,n,b,de,cr in allr: rows.append(dict(account=c,name=n,beginning=r2(b),debit=r2(de),credit=r2(cr),ending=r2(b+de-cr)))
tot=dict(label='Entity 4410 Total',**{k:r2(sum(x[k] for x in rows)) for k in('beginning','debit','credit','ending')})
N='tb_larkspur_commons_0925.pdf'
W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H)); c.setTitle('TRIALBAL')
RX=[430,525,620,716]
per=34; pages=[rows[i:i+per] for i in range(0,len(rows),per)]
for p,pg in enumerate(pages,1):
    c.setFont('Helvetica',8); c.drawString(40,H-36,'Database:'); c.drawString(88,H-36,'KESTRELPROD'); c.drawString(40,H-47,'ENTITY:'); c.drawString(88,H-47,'4410'); 
    c.drawString(40,H-58,'BOOK:'); c.drawString(88,H-58,'ACCRUAL')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-36,'Trial Balance'); c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2,H-48,'Kestrel Realty Partners'); c.drawCentredString(W/2,H-59,'Larkspur Commons Shopping Center')
    c.setFont('Helvetica',8); c.drawRightString(W-40,H-36,f'Page:   {p}'); c.drawRightString(W-40,H-47,'Date: 10/13/2025'); c.drawRightString(W-40,H-58,'Time: 04:52 PM')
    c.drawCentredString(W/2,H-70,'Period: 09/25 Through 09/25')
    y=H-92; c.setFont('Helvetica-Bold',8); c.drawString(40,y,'Account'); c.drawString(125,y,'Description')
    for x,a,b in zip(RX,('Beginning','','','Ending'),('Balance','Debit','Credit','Balance')):
        c.drawRightString(x,y+9,a); c.drawRightString(x,y,b)
    c.setLineWidth(.8); c.line(40,y-4,W-40,y-4); y-=17; c.setFont('Helvetica',8)
    for r in pg:
        c.drawString(40,y,r['account']); c.drawString(125,y,r['name'])
        for x,k in zip(RX,('beginning','debit','credit','ending')): 
            s=tm(r[k]); v=s.rstrip('-'); c.drawRightString(x,y,v)
            if s.endswith('-'): c.drawString(x+.5,y,'-')
        y-=12.8
    if p==len(pages):
        for x in RX: c.setLineWidth(.5); c.line(x-78,y+8,x,y+8)
        y-=5; c.setFont('Helvetica-Bold',8); c.drawString(125,y,tot['label'])
        for x,k in zip(RX,('beginning','debit','credit','ending')): c.drawRightString(x,y,tm(tot[k]))
        for x in RX: c.line(x-78,y-3,x,y-3); c.line(x-78,y-5,x,y-5)
        c.setFont('Helvetica-Oblique',7); c.drawString(40,y-24,'Report: MRI_TRIAL_BAL   *** End of Report ***')
    c.showPage()
c.save()
save(N,'TB',['beginning','debit','credit','ending'],rows,[tot],None,'MRI trial balance, shopping center, PDF landscape, 4 pages, trailing minus',False)
