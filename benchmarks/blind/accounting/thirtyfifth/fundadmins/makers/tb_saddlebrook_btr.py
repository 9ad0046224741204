# Yardi Voyager trial balance, build-to-rent community, PDF portrait
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
A = [
('1110-0000','Cash - Operating',412806.37),('1120-0000','Cash - Security Deposit Trust',168450.00),('1130-0000','Cash - Payroll Clearing',0),
('1135-0000','Petty Cash',500),('1160-0000','Escrow - Real Estate Taxes',391220.48),('1162-0000','Escrow - Insurance',88410.12),
('1165-0000','Replacement Reserve - Lender',143772.90),('1210-0000','Accounts Receivable - Residents',61904.55),('1211-0000','A/R - Subsidized',0),
('1230-0000','Allowance for Doubtful Accounts',-22150),('1310-0000','Prepaid Insurance',54118.73),('1320-0000','Prepaid Expenses - Other',9804.16),
('1410-0000','Land',6480000),('1420-0000','Buildings - Detached Cottages',31866412),('1422-0000','Buildings - Duplex Villas',11204870.50),
('1430-0000','Land Improvements',3914226.18),('1440-0000','Furniture, Fixtures & Equipment',688315.44),('1445-0000','Smart Home Hardware',203764.02),
('1490-0000','Accumulated Depreciation',-3644918.77),('1510-0000','Deferred Financing Costs',512600),('1515-0000','Accum. Amort. - Financing Costs',-146457.12),
('2110-0000','Accounts Payable - Trade',-48216.39),('2120-0000','Accrued Expenses',-36410.82),('2130-0000','Accrued Real Estate Taxes',-418904.64),
('2140-0000','Accrued Interest Payable',-157833.33),('2150-0000','Due to/from Affiliate - Mgmt Co',-4122.60),('2210-0000','Security Deposits Held',-164950.00),
('2215-0000','Pet Deposits Held',-3500),('2220-0000','Prepaid Rents',-27381.09),('2310-0000','Mortgage Payable - Agency Note A',-32400000),
('3110-0000','Capital Contributions - LP',-21850000),('3120-0000','Capital Contributions - GP',-1150000),('3130-0000','Distributions',1612500),
('3900-0000','Retained Earnings',0),
('5110-0000','Gross Potential Rent',-3218640),('5120-0000','Gain/Loss to Lease',64207.11),('5130-0000','Vacancy Loss',186322.94),('5140-0000','Concessions',41875),
('5150-0000','Bad Debt Write-off',28461.20),('5160-0000','Model / Admin Home',38880),('5310-0000','Pet Rent',-34265),('5320-0000','Smart Home Package',-74880),
('5330-0000','Lawn & Landscape Fee',-61920),('5340-0000','Late Fees',-17350),('5350-0000','Application & Admin Fees',-15870),('5360-0000','Garage Rental',-20160),
('5370-0000','Utility Reimbursement - Water/Sewer',-96418.35),('5375-0000','Utility Reimbursement - Trash',-33280),('5390-0000','Miscellaneous Income',-2219.87),
('6110-0000','Salaries - Manager & Leasing',131404.16),('6120-0000','Salaries - Maintenance',118927.70),('6130-0000','Payroll Taxes & Benefits',57380.22),
('6210-0000','Repairs - Plumbing',18406.77),('6215-0000','Repairs - HVAC',29315.42),('6220-0000','Repairs - Appliances',8840.63),('6230-0000','Make Ready - Paint & Clean',47216.50),
('6235-0000','Make Ready - Flooring',16980),('6240-0000','Landscaping Contract',96400),('6245-0000','Pest Control',6656),('6250-0000','Pool & Amenity',14212.84),
('6310-0000','Electric - Common',15327.93),('6320-0000','Water & Sewer',121604.88),('6330-0000','Trash Removal',38116),('6340-0000','Gas',1904.27),('6350-0000','Internet / Phone',7260.40),
('6410-0000','Advertising & ILS',31415.90),('6420-0000','Resident Retention',4120.36),('6510-0000','Management Fee',102887.15),('6520-0000','Office Supplies & Postage',5318.46),
('6530-0000','Software & Licenses',23104.00),('6540-0000','Legal - Evictions',7485),('6550-0000','Bank & Merchant Fees',3960.71),('6610-0000','Real Estate Taxes',418904.64),
('6620-0000','Property Insurance',134806.08),('7110-0000','Mortgage Interest Expense',1262666.64),('7210-0000','Depreciation Expense',1044216.00),('7220-0000','Amortization - Financing Costs',48819.04),
('7310-0000','Asset Management Fee',90000),('7320-0000','Audit & Tax',21500),('7330-0000','Casualty (Gain) Loss',-12408.55),
]
L = Ledger(A, '3900-0000'); P = L.post
AR='1210-0000'; OP='1110-0000'; AP='2110-0000'
P(AR,'5110-0000',403920); P('5120-0000',AR,7318.44); P('5130-0000',AR,21406.90); P('5140-0000',AR,3650); P('5160-0000',AR,4860)
for k,a in [('5310',4310),('5320',9360),('5330',7740),('5340',2150),('5350',1695),('5360',2520),('5370',12204.18),('5375',4160),('5390',285.50)]: P(AR,k+'-0000',a)
P('5340-0000',AR,300)
P(OP,AR,401316.22); P('2220-0000',AR,11806.40); P(OP,'2220-0000',14220.75); P('1230-0000',AR,3916.08); P('5150-0000','1230-0000',4200)
P('1120-0000',OP,4500); P(OP,'2210-0000',7250); P('2210-0000','1120-0000',3400); P('2210-0000',AR,1150); P(OP,'2215-0000',500)
for k,a in [('6110',16412.08),('6120',14920.33),('6130',7204.91)]: P(k+'-0000','1130-0000',a)
P('1130-0000',OP,38537.32)
for k,a in [('6210',2318.40),('6215',4877.16),('6220',1260.09),('6230',6480),('6235',2215),('6240',12050),('6245',832),('6250',1706.20),('6310',1988.47),('6320',15316.02),
            ('6330',4764.50),('6340',121.33),('6350',907.55),('6410',3820),('6420',415.27),('6520',688.14),('6530',2888),('6540',1240),('7320',2750)]: P(k+'-0000',AP,a)
P(AP,OP,71904.36); P('2120-0000','6530-0000',410.25); P('6250-0000','2120-0000',980.00); P('6550-0000',OP,502.18); P('6510-0000','2150-0000',12891.44); P('2150-0000',OP,12610.02)
P('6610-0000','2130-0000',52363.08); P('6620-0000','1310-0000',16850.76); P('1160-0000',OP,52400); P('1162-0000',OP,17100); P('1165-0000',OP,4160); P('7110-0000','2140-0000',157833.33)
P('2140-0000',OP,157833.33); P('7210-0000','1490-0000',130527); P('7220-0000','1515-0000',6102.38); P('7310-0000',OP,11250); P('3130-0000',OP,180000); P('1445-0000',AP,6318.75); P('1440-0000',AP,2904.11)
P('1320-0000',AP,3600); P('6530-0000','1320-0000',1225.52)
T = Truth('tb_saddlebrook_btr','pdf','TB',['beginning','debit','credit','ending'])
cv = canvas.Canvas(path('tb_saddlebrook_btr.pdf'), pagesize=letter, invariant=1); W,H = letter
X = [352, 424, 496, 574]; pg = 0; y = 0
def head():
    global y, pg
    if pg: cv.showPage()
    pg += 1
    cv.setFont('Helvetica',8); cv.drawString(36,H-34,'Saddlebrook Crossing Cottages (sbcc)'); cv.drawRightString(576,H-34,f'Page {pg}')
    cv.setFont('Helvetica-Bold',11); cv.drawString(36,H-50,'Trial Balance')
    cv.setFont('Helvetica',8); cv.drawString(36,H-62,'Period = Aug 2025'); cv.drawString(36,H-72,'Book = Accrual ;  Tree = ysi_tb')
    cv.setFont('Helvetica-Bold',7.6)
    for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']): cv.drawRightString(x,H-92,a); cv.drawRightString(x,H-101,b)
    cv.setFillGray(.82); cv.rect(36,H-105.5,540,.8,fill=1,stroke=0); cv.setFillGray(0); y = H-118
    cv.setFont('Helvetica',8); cv.drawString(36,24,'Wednesday, September 10, 2025'); cv.drawRightString(576,24,'04:51 PM')
head(); n=0
for k in L.order:
    v = [L.fwd[k], L.dr[k], L.cr[k], L.end(k)]
    if k=='1211-0000' or not any(v) and k!='1130-0000': continue
    if y < 48: head()
    cv.setFont('Helvetica',7.6); cv.drawString(36,y,k); cv.drawString(92,y,L.names[k])
    for x,a in zip(X,v): cv.drawRightString(x,y,f'{a/100:,.2f}')
    T.row(account=k,name=L.names[k],beginning=d(v[0]),debit=d(v[1]),credit=d(v[2]),ending=d(v[3])); y -= 11.4
s = [sum(L.fwd.values()),sum(L.dr.values()),sum(L.cr.values()),0]
cv.setLineWidth(.5)
for x in X: cv.line(x-62,y+8.5,x,y+8.5)
cv.setFont('Helvetica-Bold',7.6); cv.drawString(92,y-1,'Total')
for x,a in zip(X,s): cv.drawRightString(x,y-1,f'{a/100:,.2f}')
T.total('Total',dict(beginning=d(s[0]),debit=d(s[1]),credit=d(s[2]),ending=d(s[3])))
cv.save(); T.save('SINGLE_FAMILY_RENTAL','Yardi Voyager trial balance, forward/debit/credit/ending, two-line header, two pages')
print(s, sum(L.end(k) for k in L.order), {k:L.end(k)/100 for k in ['1110-0000','3900-0000','1210-0000']})
