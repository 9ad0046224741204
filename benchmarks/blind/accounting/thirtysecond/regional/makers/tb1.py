# Voyager style trial balance, garden community
import random
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from common import *
R = random.Random(32101); NAME = 'copper_mill_tb_102025'
N = 9
A = []
def c(x): return int(round(x * 100))
def bs(code, name, beg, dr=0, cr=0): A.append([code, name, c(beg), c(dr), c(cr)])
def noise(x): return round(x * (1 + R.uniform(-.06, .06)), 2)
def inc(code, name, m, rev=0): A.append([code, name, -c(noise(m * N)), c(rev), c(noise(m))])
def exp(code, name, m, cr=0, zero=False): A.append([code, name, c(noise(m * N)), 0 if zero else c(noise(m)), c(cr)])
bs('1110-0000', 'Petty Cash', 400)
bs('1120-0000', 'Cash - Operating', 412873.55)  # plug activity
bs('1125-0000', 'Cash - Security Deposit', 96150.00, 3450, 2975)
bs('1130-0000', 'Cash - Clearing', 0, 18742.10, 18742.10)
bs('1210-0000', 'Accounts Receivable - Residents', 38416.27, 389204.18, 384977.03)
bs('1215-0000', 'Allowance for Doubtful Accounts', -14200, 0, 1850)
bs('1290-0000', 'Accounts Receivable - Other', 2217.40, 0, 640)
bs('1310-0000', 'Prepaid Insurance', 61204.88, 0, 8743.55)
bs('1320-0000', 'Prepaid Expenses - Other', 7350, 1200, 1450)
bs('1410-0000', 'Escrow - Real Estate Taxes', 288140.73, 34120, 0)
bs('1420-0000', 'Escrow - Insurance', 47911.06, 9250, 0)
bs('1430-0000', 'Escrow - Replacement Reserve', 173882.49, 6200, 21340)
bs('1510-0000', 'Land', 4180000)
bs('1520-0000', 'Buildings', 27640500)
bs('1530-0000', 'Building Improvements', 1894322.17, 21340, 0)
bs('1540-0000', 'Furniture, Fixtures & Equipment', 612440.90, 4187.62, 0)
bs('1590-0000', 'Accumulated Depreciation', -5213877.40, 0, 92416.67)
bs('1610-0000', 'Loan Costs', 331500)
bs('1690-0000', 'Accumulated Amortization - Loan Costs', -142080.36, 0, 2762.50)
bs('2110-0000', 'Accounts Payable', -74118.93, 141802.44, 138560.71)
bs('2120-0000', 'Accrued Expenses', -22340, 22340, 25117.50)
bs('2130-0000', 'Accrued Payroll', -11842.18, 11842.18, 13006.44)
bs('2140-0000', 'Accrued Real Estate Taxes', -281250, 0, 31250)
bs('2150-0000', 'Accrued Interest Payable', -67421.88, 67421.88, 69669.27)
bs('2160-0000', 'Due To/From Management Company', -3104.52, 12466.8, 13180.02)
bs('2210-0000', 'Prepaid Rent', -29477.15, 27980.6, 31206.45)
bs('2310-0000', 'Security Deposits Held', -93825, 2975, 3450)
bs('2315-0000', 'Pet Deposits Held', -2325)
bs('2320-0000', 'Security Deposits - Clearing', 0, 2410, 2410)
bs('2510-0000', 'Mortgage Payable - First (4.15% Fixed)', -19496480.22, 31866.05, 0)
bs('3110-0000', "Members' Capital Contributions", -12150000)
bs('3120-0000', "Members' Distributions", 3340000, 60000, 0)
bs('3900-0000', 'Retained Earnings', 0)  # plug
inc('5110-0000', 'Market Rent', 352640)
exp('5115-0000', 'Loss / Gain to Lease', 11870)
exp('5120-0000', 'Vacancy Loss', 19210)
exp('5130-0000', 'Concessions', 4820, cr=310)
exp('5140-0000', 'Model / Employee Units', 2495)
exp('5150-0000', 'Bad Debt Expense', 3840)
inc('5155-0000', 'Bad Debt Recovery', 710)
inc('5310-0000', 'Application Fees', 1350)
inc('5320-0000', 'Administrative Fees', 2175, 150)
inc('5330-0000', 'Late Fees', 3390, 425)
inc('5340-0000', 'Pet Rent', 2870)
inc('5350-0000', 'Lease Termination Fees', 1940)
inc('5360-0000', 'Garage & Carport Rent', 4610)
inc('5370-0000', 'Utility Reimbursement - Water/Sewer', 9940)
inc('5380-0000', 'Utility Reimbursement - Trash', 2480)
inc('5390-0000', 'Laundry & Vending Income', 605)
inc('5395-0000', 'Interest Income', 182)
exp('6110-0000', 'Manager Salaries', 7250)
exp('6120-0000', 'Leasing Salaries', 8340)
exp('6130-0000', 'Maintenance Salaries', 13270)
exp('6140-0000', 'Bonuses & Commissions', 1625)
exp('6150-0000', 'Payroll Taxes & Benefits', 6180)
exp('6210-0000', 'Advertising - Internet Listing', 3120)
exp('6220-0000', 'Resident Relations', 540)
exp('6310-0000', 'Office Supplies', 410)
exp('6320-0000', 'Telephone & Internet', 875)
exp('6330-0000', 'Software & Screening', 2240)
exp('6340-0000', 'Legal & Eviction', 1185, cr=225)
exp('6350-0000', 'Bank Charges', 212)
exp('6410-0000', 'Electricity - Common', 4190)
exp('6415-0000', 'Electricity - Vacant Units', 930)
exp('6420-0000', 'Water & Sewer', 12860)
exp('6430-0000', 'Trash Removal', 2990)
exp('6510-0000', 'Turnover - Painting', 3380)
exp('6520-0000', 'Turnover - Cleaning', 1720)
exp('6530-0000', 'Repairs - Plumbing', 1480)
exp('6535-0000', 'Repairs - HVAC', 2110)
exp('6540-0000', 'Repairs - Appliances', 990)
exp('6550-0000', 'Landscaping Contract', 4350)
exp('6555-0000', 'Snow Removal', 520, zero=True)
exp('6560-0000', 'Pest Control', 760)
exp('6570-0000', 'Pool Maintenance', 840)
exp('6710-0000', 'Management Fees', 10990)
A.append(['6720-0000', 'Real Estate Taxes', c(281250), c(31250), 0])
A.append(['6730-0000', 'Property Insurance', c(78691.95), c(8743.55), 0])
A.append(['7110-0000', 'Mortgage Interest', c(613204.44), c(69669.27), 0])
A.append(['8110-0000', 'Depreciation Expense', c(831750.03), c(92416.67), 0])
A.append(['8120-0000', 'Amortization Expense', c(24862.50), c(2762.50), 0])
idx = {a[0]: a for a in A}
idx['3900-0000'][2] = -sum(a[2] for a in A)
S = sum(a[3] - a[4] for a in A); cr = c(355804.27)
idx['1120-0000'][4] = cr; idx['1120-0000'][3] = cr - S
assert cr - S > 0
print(NAME, len(A), 'RE', d(idx['3900-0000'][2]), 'cash dr', d(cr - S))
W, H = letter
cv = canvas.Canvas(f'{DOC}/{NAME}.pdf', pagesize=letter)
cv.setTitle('Trial Balance')
X = [352, 424, 492, 571]
def m(v): return f'{v/100:,.2f}'
page = [0]
def head():
    page[0] += 1
    if page[0] == 1:
        cv.setFont('Helvetica-Bold', 10); cv.drawCentredString(W/2, H-40, 'Copper Mill Garden Apartments (cmga)')
        cv.setFont('Helvetica-Bold', 12); cv.drawCentredString(W/2, H-55, 'Trial Balance')
        cv.setFont('Helvetica', 8); cv.drawCentredString(W/2, H-67, 'Period = Oct 2025'); cv.drawCentredString(W/2, H-78, 'Book = Accrual ; Tree = ysi_tb')
        y = H-98
    else: y = H-44
    cv.setFont('Helvetica', 7); cv.drawRightString(574, H-26, f'Page {page[0]}')
    cv.setFillGray(.88); cv.rect(38, y-16, 536, 25, stroke=0, fill=1); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold', 8); cv.drawString(42, y-10, 'Account')
    for x, a, b in zip(X, ['Forward', '', '', 'Ending'], ['Balance', 'Debit', 'Credit', 'Balance']):
        cv.drawRightString(x, y, a); cv.drawRightString(x, y-10, b)
    return y-28
def foot():
    cv.setFont('Helvetica', 7); cv.drawRightString(574, 26, 'Wednesday, November 05, 2025'); cv.drawRightString(574, 17, '10:42 AM')
y = head(); rows = []
for a in A:
    if y < 48: foot(); cv.showPage(); y = head()
    cv.setFont('Helvetica', 7.6)
    cv.drawString(42, y, a[0]); cv.drawString(92, y, a[1])
    v = [a[2], a[3], a[4], a[2]+a[3]-a[4]]
    for x, z in zip(X, v): cv.drawRightString(x, y, m(z))
    rows.append(dict(account=a[0], name=a[1], beginning=d(v[0]), debit=d(v[1]), credit=d(v[2]), ending=d(v[3])))
    y -= 11.2
T = [sum(a[i] for a in A) for i in (2, 3, 4)]; assert T[0] == 0 and T[1] == T[2]
cv.line(280, y+7, 574, y+7); cv.setFont('Helvetica-Bold', 7.6); y -= 4
cv.drawString(92, y, 'Total')
for x, z in zip(X, [0, T[1], T[2], 0]): cv.drawRightString(x, y, m(z))
cv.line(280, y-3, 574, y-3); cv.line(280, y-5, 574, y-5)
foot(); cv.save()
save(NAME, 'TB', ['beginning', 'debit', 'credit', 'ending'], rows, [dict(label='Total', beginning=0.0, debit=d(T[1]), credit=d(T[2]), ending=0.0)])
