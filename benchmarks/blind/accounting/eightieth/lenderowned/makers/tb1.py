from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R = random.Random(8011)
j = lambda v, s=.18: int(round(v*100*R.uniform(1-s, 1+s))) if v else 0
# code, name, kind, size  (B = beginning, dr, cr given; I/E = monthly)
S = """1110-0000|Cash - Operating|C|
1112-0000|Cash - Payroll Imprest|B|5000,0,0
1115-0000|Cash - Security Deposit|B|88450,3100,9275
1118-0000|Petty Cash|B|500,0,0
1120-0000|Lender Lockbox - DACA|B|214300,261900,248700
1125-0000|Real Estate Tax Escrow|B|131200,21870,0
1126-0000|Insurance Escrow|B|48900,9640,0
1127-0000|Replacement Reserve|B|176300,7800,14215
1210-0000|A/R - Residents|B|63480,274500,281600
1212-0000|A/R - Former Residents|B|41290,6120,2380
1215-0000|Allowance for Doubtful Accts|B|-38000,0,3500
1220-0000|A/R - Parent Guarantor Billbacks|B|3310,940,1275
1230-0000|Due from Univ. Housing Office|B|12600,0,12600
1310-0000|Prepaid Insurance|B|42100,0,6014
1315-0000|Prepaid Software Licenses|B|9860,0,1232
1320-0000|Utility Deposits|B|7250,0,0
1410-0000|Land|B|2350000,0,0
1420-0000|Building|B|18640000,0,0
1425-0000|Building Improvements|B|1127600,14215,0
1430-0000|Furniture & Fixtures - Units|B|812400,22600,0
1435-0000|Clubhouse Equipment|B|146900,0,0
1440-0000|Computer Equipment|B|38750,0,0
1490-0000|Accum. Depreciation - Building|B|-2914000,0,56480
1495-0000|Accum. Depreciation - FF&E|B|-524700,0,11900
2110-0000|Accounts Payable|B|-71850,168400,159900
2115-0000|Accrued Expenses|B|-24600,24600,21350
2120-0000|Accrued Payroll|B|-18200,18200,19460
2130-0000|Accrued Real Estate Taxes|B|-142700,0,20400
2140-0000|Accrued Interest Payable|B|-67300,67300,67300
2150-0000|Prepaid Rent|B|-58900,44600,71250
2155-0000|Unapplied Housing Aid|B|-6400,2100,3850
2210-0000|Security Deposits Held|B|-84925,9275,3100
2215-0000|Pet Deposits Held|B|-3525,450,300
2220-0000|Last Month Rent Held|B|-22400,5600,2800
2310-0000|Due to Receiver|B|-11200,11200,9650
2410-0000|Mortgage Payable - Note A|B|-14860000,21300,0
2420-0000|Protective Advances|B|-406000,0,18500
3110-0000|Member Capital|B|-4300000,0,0
3120-0000|Contributions|B|-250000,0,0
3130-0000|Distributions|B|0,0,0
3210-0000|Retained Earnings|R|
4010-0000|Market Rent|I|248600
4020-0000|Gain/Loss to Old Lease|X|-3140
4030-0000|Vacancy Loss|X|21700
4035-0000|Model / Staff Unit|X|2150
4040-0000|Concessions - Lease Up|X|6400
4045-0000|Referral Concessions|X|850
4050-0000|Bad Debt|X|4900
4055-0000|Bad Debt Recovery|I|1120
4110-0000|Application Fees|I|2350
4115-0000|Administration Fees|I|5100
4120-0000|Late Fees|I|3240
4125-0000|NSF Fees|I|210
4130-0000|Parking Income|I|6480
4135-0000|Pet Rent|I|2210
4140-0000|Furniture Package Income|I|8900
4145-0000|Utility Overage Billback|I|7350
4150-0000|Damage & Cleaning Income|I|11400
4155-0000|Short Term Premium|I|900
4160-0000|Laundry / Vending|I|640
4190-0000|Interest Income|I|318
5010-0000|Manager Salary|E|7100
5012-0000|Leasing Salaries|E|6850
5014-0000|Community Assistants|E|3900
5016-0000|Maintenance Salaries|E|9200
5018-0000|Turn Labor - Temporary|E|12800
5020-0000|Payroll Taxes|E|2540
5022-0000|Employee Benefits|E|3180
5024-0000|Workers Compensation|E|760
5110-0000|Plumbing Repairs|E|1850
5112-0000|Electrical Repairs|E|940
5114-0000|HVAC Repairs|E|3620
5116-0000|Appliance Repairs|E|1275
5118-0000|Locks & Keys|E|680
5120-0000|Pest Control|E|925
5122-0000|Landscaping|E|3400
5124-0000|Pool Maintenance|E|1100
5126-0000|Snow Removal|Z|4310
5130-0000|Turnover - Painting|E|9600
5132-0000|Turnover - Cleaning|E|7450
5134-0000|Turnover - Carpet & Flooring|E|6200
5210-0000|Electricity - House|E|4150
5212-0000|Electricity - Units|E|13900
5214-0000|Water & Sewer|E|11350
5216-0000|Gas|E|1420
5218-0000|Trash Removal|E|2760
5220-0000|Internet / Cable Bulk|E|9870
5310-0000|Internet Advertising|E|3600
5312-0000|Resident Events|E|1450
5314-0000|Campus Sponsorships|E|500
5410-0000|Office Supplies|E|720
5412-0000|Telephone|E|515
5414-0000|Software & Licenses|E|1232
5416-0000|Bank Charges|E|385
5418-0000|Legal - Evictions|E|1900
5420-0000|Receiver Fees|E|6500
5510-0000|Management Fee|E|8640
5610-0000|Real Estate Taxes|E|20400
5620-0000|Property Insurance|E|6014
6110-0000|Mortgage Interest|E|67300
6120-0000|Depreciation - Building|E|56480
6130-0000|Depreciation - FF&E|E|11900"""
rows = []
for l in S.split('\n'):
    c, n, k, v = l.split('|')
    if k == 'B':
        b, d, cr = [float(x) for x in v.split(',')]
        r = [int(b*100) if b in (5000,500) else j(b, .03), j(d, .04), j(cr, .04)]
    elif k == 'I': x = float(v); r = [-j(x*7, .06), j(x*.02) if R.random() < .25 else 0, j(x, .08)]
    elif k == 'E': x = float(v); r = [j(x*7, .06), j(x, .1), j(x*.05) if R.random() < .12 else 0]
    elif k == 'X': x = float(v); r = [j(x*7, .06), max(j(x, .1), 0), max(-j(x, .1), 0)]
    elif k == 'Z': r = [j(float(v)), 0, 0]
    else: r = [0, 0, 0]
    rows.append([c, n, k] + r)
for r in rows:
    if r[1] == 'Distributions': r[3] = 0; r[4] = r[5] = 0
rows = [r for r in rows if r[1] != 'Distributions']
by = {r[0][:4]: r for r in rows}
for e, b in (('5610', '2130'), ('5620', '1310'), ('6120', '1490'), ('6130', '1495'), ('5414', '1315')): by[e][4] = by[b][5]; by[e][5] = 0
by['1425'][4] = by['1127'][5]; by['2210'][4] = by['1115'][5]; by['2210'][5] = by['1115'][4]; by['2210'][3] = -by['1115'][3]+352500; by['2215'][3] = -352500
cash = rows[0]; cash[3] = 31284417; cash[4] = 29811062
cash[5] = sum(r[4] for r in rows) - sum(r[5] for r in rows)
assert cash[5] > 0
re = [r for r in rows if r[2] == 'R'][0]; re[3] = -sum(r[3] for r in rows)
print('cash', m(cash[3]), m(cash[4]), m(cash[5]), 'RE', m(re[3]))
for r in rows: r.append(r[3]+r[4]-r[5])
tot = [sum(r[i] for r in rows) for i in (3, 4, 5, 6)]
assert tot[0] == tot[3] == 0 and tot[1] == tot[2]
n = 'TB_harlan_court_aug25.pdf'
c = canvas.Canvas(path(n), pagesize=letter, invariant=1); W, H = letter
X = [352, 424, 496, 574]
PER = 52; pages = [rows[i:i+PER] for i in range(0, len(rows), PER)]
f = lambda v: f"{v/100:,.2f}"
for p, pg in enumerate(pages):
    c.setFont('Helvetica', 8); c.drawString(36, H-36, 'Harlan Court Student Living (hcsl)')
    c.drawRightString(576, H-36, f'Page {p+1}')
    c.setFont('Helvetica-Bold', 11); c.drawString(36, H-51, 'Trial Balance')
    c.setFont('Helvetica', 8); c.drawString(36, H-63, 'Period = Aug 2025'); c.drawString(36, H-74, 'Book = Accrual ; Tree = ysi_tb')
    y = H-96; c.setFont('Helvetica-Bold', 8)
    for x, h in zip(X, [('Forward','Balance'),('','Debit'),('','Credit'),('Ending','Balance')]):
        c.drawRightString(x, y+9, h[0]); c.drawRightString(x, y, h[1])
    c.drawString(36, y, 'Account'); c.setLineWidth(.6); c.line(36, y-4, 576, y-4)
    y -= 15; c.setFont('Helvetica', 8)
    for r in pg:
        c.drawString(36, y, r[0]); c.drawString(92, y, r[1])
        for x, v in zip(X, r[3:7]): c.drawRightString(x, y, f(v))
        y -= 11.6
    if p == len(pages)-1:
        c.line(36, y+8, 576, y+8); c.setFont('Helvetica-Bold', 8); y -= 3; c.drawString(92, y, 'Total')
        for x, v in zip(X, tot): c.drawRightString(x, y, f(v))
        c.line(300, y-3, 576, y-3); c.line(300, y-5, 576, y-5)
    c.setFont('Helvetica-Oblique', 7); c.drawString(36, 28, 'Wednesday, September 10, 2025   9:14 AM')
    c.showPage()
c.save()
K = ['beginning', 'debit', 'credit', 'ending']
save(n, 'TB', 'Yardi-like, signed forward/ending with period debit and credit, student housing', False, K,
     [dict(account=r[0], name=r[1], **{k: v/100 for k, v in zip(K, r[3:7])}) for r in rows],
     [dict(label='Total', **{k: v/100 for k, v in zip(K, tot)})])
