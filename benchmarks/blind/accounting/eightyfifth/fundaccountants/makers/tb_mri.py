# MRI-style trial balance, Courier, two pages+, trailing minus
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(8501)
NAME = 'MRI_TB_LoneStarCommerce_0925.pdf'
# account, name, opening(0 = to be set)
A = [('H', 'CURRENT ASSETS'),
('GW1010-0000','CASH - OPERATING',412883.17),('GW1015-0000','CASH - SECURITY DEPOSITS',96250.00),('GW1020-0000','CASH - LENDER CONTROLLED',158402.66),
('GW1110-0000','TENANT RECEIVABLES',121947.38),('GW1115-0000','ALLOWANCE FOR DOUBTFUL ACCTS',-18500.00),('GW1120-0000','UNBILLED RECOVERIES',64210.00),
('GW1130-0000','DEFERRED RENT RECEIVABLE',287614.09),('GW1140-0000','PREPAID INSURANCE',42918.72),('GW1145-0000','PREPAID EXPENSES - OTHER',3750.00),
('GW1150-0000','ESCROW - REAL ESTATE TAXES',338410.25),('T','TOTAL CURRENT ASSETS'),
('H','FIXED ASSETS'),
('GW1510-0000','LAND',3150000.00),('GW1520-0000','BUILDING',14862340.00),('GW1530-0000','BUILDING IMPROVEMENTS',618275.40),('GW1540-0000','TENANT IMPROVEMENTS',1204887.91),
('GW1545-0000','CONSTRUCTION IN PROGRESS',37200.00),('GW1550-0000','LEASING COMMISSIONS',572316.44),('GW1610-0000','ACCUM DEPR - BUILDING',-2294873.12),
('GW1620-0000','ACCUM DEPR - IMPROVEMENTS',-143820.56),('GW1630-0000','ACCUM AMORT - TI',-498114.07),('GW1640-0000','ACCUM AMORT - LEASING COMM',-231560.83),('T','TOTAL FIXED ASSETS'),
('H','LIABILITIES'),
('GW2010-0000','ACCOUNTS PAYABLE',-71884.29),('GW2020-0000','ACCRUED EXPENSES',-28650.00),('GW2030-0000','ACCRUED REAL ESTATE TAXES',-331200.00),('GW2040-0000','ACCRUED INTEREST',-44791.67),
('GW2110-0000','SECURITY DEPOSIT LIABILITY',-96250.00),('GW2120-0000','PREPAID RENT',-39118.55),('GW2130-0000','DUE TO / FROM AFFILIATE',0.0),('GW2510-0000','MORTGAGE NOTE PAYABLE',-11250000.00),
('GW2520-0000','DEFERRED FINANCING COSTS',118402.33),('T','TOTAL LIABILITIES'),
('H','EQUITY'),
('GW3010-0000','PARTNERS CAPITAL - GP',-82000.00),('GW3020-0000','PARTNERS CAPITAL - LP',-8118000.00),('GW3030-0000','DISTRIBUTIONS',1425000.00),('GW3090-0000','RETAINED EARNINGS',None),('T','TOTAL EQUITY'),
('H','REVENUE'),
('GW4010-0000','BASE RENT - WAREHOUSE',-1122416.00),('GW4012-0000','BASE RENT - OFFICE/FLEX',-198752.00),('GW4020-0000','STRAIGHT LINE RENT ADJ',-31208.16),('GW4110-0000','RECOVERY - CAM',-141880.00),
('GW4120-0000','RECOVERY - REAL ESTATE TAX',-268440.00),('GW4130-0000','RECOVERY - INSURANCE',-52316.00),('GW4210-0000','TRAILER PARKING INCOME',-21600.00),('GW4220-0000','LATE FEES',-2418.77),('GW4290-0000','MISC INCOME',0.0),('T','TOTAL REVENUE'),
('H','OPERATING EXPENSES'),
('GW5010-0000','LANDSCAPE CONTRACT',24800.00),('GW5020-0000','SWEEPING & TRASH',9416.50),('GW5030-0000','FIRE SPRINKLER MONITORING',6120.00),('GW5040-0000','R&M - ROOF',18322.75),('GW5045-0000','R&M - DOCK DOORS & LEVELERS',11945.20),
('GW5050-0000','R&M - PLUMBING/ELECTRICAL',7812.36),('GW5060-0000','UTILITIES - WATER & SEWER',15237.84),('GW5065-0000','UTILITIES - COMMON ELECTRIC',8604.11),('GW5110-0000','PROPERTY INSURANCE',51480.00),
('GW5120-0000','REAL ESTATE TAXES',331200.00),('GW5210-0000','MANAGEMENT FEES',54116.40),('GW5220-0000','PROFESSIONAL FEES',14250.00),('GW5230-0000','BAD DEBT EXPENSE',6000.00),('T','TOTAL OPERATING EXPENSES'),
('H','NON-OPERATING'),
('GW6010-0000','MORTGAGE INTEREST',356250.00),('GW6020-0000','AMORT - FINANCING COSTS',15786.96),('GW6110-0000','DEPRECIATION - BUILDING',254056.24),('GW6120-0000','AMORTIZATION - TI & LC',118204.80),('GW6900-0000','INTEREST INCOME',-3106.42),('T','TOTAL NON-OPERATING')]
acc = {a[0]: a[1] for a in A if a[0] not in 'HT'}
op = {a[0]: a[2] for a in A if a[0] not in 'HT'}
op['GW3090-0000'] = r2(-sum(v for v in op.values() if v is not None))
print('retained', op['GW3090-0000'])
dr = {a: 0.0 for a in op}; cr = {a: 0.0 for a in op}
def J(*lines):
    assert abs(sum(l[1] for l in lines)) < .005, lines
    for a, v in lines:
        a = f'GW{a}-0000'
        if v > 0: dr[a] = r2(dr[a] + v)
        else: cr[a] = r2(cr[a] - v)
bill = [('4010',140302.00),('4012',24844.00),('4110',17735.00),('4120',33555.00),('4130',6539.50),('4210',2700.00),('4220',385.12)]
J(('1110', r2(sum(b for _, b in bill))), *[(a, -b) for a, b in bill])
J(('1010',219867.48),('1110',-208214.11),('2120',-11653.37)); J(('2120',18220.40),('1110',-18220.40))
J(('1130',3901.02),('4020',-3901.02))
inv = [('5010',3100.00),('5020',1177.06),('5030',765.00),('5040',2640.00),('5045',1882.45),('5050',914.18),('5060',2108.77),('5065',1066.93),('5210',6782.42),('5220',1875.00),('1545',18400.00)]
J(('2010',-r2(sum(b for _, b in inv))), *inv); J(('2010',52316.04),('1010',-52316.04))
J(('5110',6435.00),('1140',-6435.00)); J(('5120',41400.00),('2030',-41400.00)); J(('1150',42000.00),('1020',-42000.00)); J(('1020',135000.00),('1010',-135000.00))
J(('6010',44531.25),('2040',-44531.25)); J(('2040',44791.67),('1020',-44791.67)); J(('6020',1973.37),('2520',-1973.37))
J(('6110',31757.03),('1610',-31757.03)); J(('6120',14775.60),('1630',-9604.30),('1640',-5171.30)); J(('5230',1500.00),('1115',-1500.00)); J(('1010',388.30),('6900',-388.30))
J(('2110',4500.00),('1015',-4500.00)); J(('1015',8000.00),('2110',-8000.00)); J(('2020',28650.00),('5060',-4150.00),('5040',-9500.00),('5220',-15000.00)) ; J(('5060',4400.00),('5220',15000.00),('5040',9500.00),('2020',-28900.00)); J(('3030',75000.00),('1010',-75000.00))
assert abs(sum(dr.values())-sum(cr.values()))<.005
f = lambda v: f'{abs(v):,.2f}' + ('-' if v < -.004 else ' ')
W, H = letter
c = canvas.Canvas(doc(NAME), pagesize=letter)
pages = [0]; y = [0]
X = [302, 392, 476, 572]
def head():
    if pages[0]: c.showPage()
    pages[0] += 1
    c.setFont('Courier', 8)
    c.drawString(36, H-40, 'Database:  DALPROD'); c.drawCentredString(W/2, H-40, 'Trial Balance'); c.drawRightString(576, H-40, f'Page:{pages[0]:>9}')
    c.drawString(36, H-50, 'ENTITY:    4410'); c.drawCentredString(W/2, H-50, 'Greywater Industrial Partners III LP'); c.drawRightString(576, H-50, 'Date: 10/08/2025')
    c.drawCentredString(W/2, H-60, 'Lone Star Commerce Center'); c.drawRightString(576, H-60, 'Time: 09:14 AM')
    c.drawString(36, H-70, 'Accrual, Tax basis excluded'); c.drawCentredString(W/2, H-70, 'Period: 09/25'); 
    c.setFont('Courier-Bold', 8)
    for x, a, b in zip(X, ('Opening','Period','Period','Ending'), ('Balance','Debits','Credits','Balance')):
        c.drawRightString(x, H-92, a); c.drawRightString(x, H-101, b)
    c.drawString(36, H-101, 'Account'); c.drawString(104, H-101, 'Description')
    c.setLineWidth(.6); c.line(36, H-105, 576, H-105); y[0] = H-118
def need(h):
    if y[0]-h < 50: head()
head(); rows = []; totals = []; sec = []
for a in A:
    if a[0] == 'H':
        need(40); c.setFont('Courier-Bold', 8); y[0] -= 3; c.drawString(36, y[0], a[1]); y[0] -= 11; sec = []; continue
    if a[0] == 'T':
        v = [r2(sum(s[k] for s in sec)) for k in range(4)]
        need(24); 
        for x in X: c.line(x-70, y[0]+8, x, y[0]+8)
        c.setFont('Courier-Bold', 7.6); c.drawString(104, y[0]-1, a[1])
        for x, n in zip(X, v): c.drawRightString(x+4, y[0]-1, f(n))
        totals.append(dict(label=a[1], beginning=v[0], debit=v[1], credit=v[2], ending=v[3])); y[0] -= 20; continue
    k = a[0]; v = [op[k], dr[k], cr[k], r2(op[k]+dr[k]-cr[k])]
    if not any(abs(t) > .004 for t in v): continue   # zero accounts suppressed
    need(11); c.setFont('Courier', 7.6); c.drawString(36, y[0], k); c.drawString(104, y[0], a[1])
    for x, n in zip(X, v): c.drawRightString(x+4, y[0], f(n))
    rows.append(dict(account=k, name=a[1], beginning=v[0], debit=v[1], credit=v[2], ending=v[3])); sec.append(v); y[0] -= 10.6
need(30); g = [r2(sum(r[k] for r in rows)) + 0 for k in ('beginning','debit','credit','ending')]
g = [0.0 if abs(t) < .005 else t for t in g]
c.setFont('Courier-Bold', 7.6); c.line(36, y[0]+10, 576, y[0]+10); c.drawString(36, y[0], 'GRAND TOTAL  Entity 4410')
for x, n in zip(X, g): c.drawRightString(x+4, y[0], f(n))
c.line(36, y[0]-4, 576, y[0]-4); c.line(36, y[0]-6, 576, y[0]-6)
totals.append(dict(label='GRAND TOTAL Entity 4410', beginning=g[0], debit=g[1], credit=g[2], ending=g[3]))
c.setFont('Courier', 7); c.drawString(36, y[0]-22, '* Accounts with no balance and no activity are suppressed.')
c.save()
save(NAME, 'TB', ['beginning','debit','credit','ending'], rows, totals, 'MRI trial balance, Courier, portrait letter, trailing minus, account-type subtotals', False)
