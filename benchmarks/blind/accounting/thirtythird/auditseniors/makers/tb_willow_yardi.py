# Yardi Voyager style trial balance, apartments, PDF
import random
from decimal import Decimal as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
rnd = random.Random(3301)
NAME = 'willow_bend_tb_dec24'
def amt(x): return D(str(round(x, 2))).quantize(D('0.01'))
def jit(x, p=.12): return amt(x * (1 + rnd.uniform(-p, p)) )
# code, name, forward, debit, credit
A = []
def a(code, name, f, dr=0, cr=0, exact=False):
    g = (lambda v: amt(v)) if exact else (lambda v: jit(v) if v else D('0.00'))
    A.append([code, name, g(f), g(dr), g(cr)])
a('1110-0000','Petty Cash',500,exact=True)
a('1121-0000','Cash - Operating (First Meridian)',0,0,0)          # plug
a('1122-0000','Cash - Security Deposit Trust',71410,2900,2350)
a('1123-0000','Cash - Money Market',402118.37,1339.06,0,exact=True)
a('1210-0000','Accounts Receivable - Residents',24871,438200,436900)
a('1215-0000','A/R - Subsidized (HAP)',3208,9412,9560)
a('1240-0000','Allowance for Doubtful Accounts',-9800,0,1500,exact=True)
a('1310-0000','Prepaid Insurance',68244.45,0,13648.89,exact=True)
a('1315-0000','Prepaid Real Estate Taxes',0,0,0)
a('1320-0000','Prepaid Expenses - Other',6120,1890,2044)
a('1410-0000','Escrow - Real Estate Taxes',211884.12,23542.68,197310.40,exact=True)
a('1420-0000','Escrow - Insurance',57220.15,8911.25,0,exact=True)
a('1430-0000','Escrow - Replacement Reserve',318446.90,5950.00,21480.00,exact=True)
a('1510-0000','Land',3850000,exact=True)
a('1520-0000','Buildings',24716300,exact=True)
a('1530-0000','Building Improvements',1402388.16,21480.00,0,exact=True)
a('1540-0000','Land Improvements',611240,exact=True)
a('1550-0000','Furniture, Fixtures & Equipment',982417.55,4316.22,0,exact=True)
a('1599-0000','Accumulated Depreciation',-6288114.06,0,88412.71,exact=True)
a('1610-0000','Deferred Loan Costs',384000,exact=True)
a('1615-0000','Accum. Amortization - Loan Costs',-131200,0,3200,exact=True)
a('1690-0000','Utility Deposits',8450,exact=True)
a('2110-0000','Accounts Payable - Trade',-58320,121400,109870)
a('2115-0000','Accrued Expenses',-21450,11800,18240)
a('2120-0000','Accrued Real Estate Taxes',-215247.70,197310.40,19567.97,exact=True)
a('2125-0000','Accrued Interest Payable',-68811.46,68811.46,68690.02,exact=True)
a('2130-0000','Accrued Payroll',-9377,9377,11206,exact=True)
a('2135-0000','Due to Management Company',-12960,12960,13188)
a('2140-0000','Unclaimed Property',-1184.62,exact=True)
a('2210-0000','Prepaid Rent',-18940,17220,21310)
a('2310-0000','Security Deposits Payable',-68725,2150,2700,exact=True)
a('2315-0000','Pet Deposits Payable',-6300,300,600,exact=True)
a('2320-0000','Security Deposit Clearing',0,1475,1475,exact=True)
a('2510-0000','Mortgage Note Payable - Senior',-17935411.80,31702.55,0,exact=True)
a('3110-0000','Partner Capital - Willow Bend GP LLC',-92400,exact=True)
a('3120-0000','Partner Capital - Limited Partners',0)                # plug
a('3210-0000','Distributions - GP',7250,0,0,exact=True)
a('3220-0000','Distributions - Limited Partners',717750,0,0,exact=True)
a('3910-0000','Retained Earnings',1288410.07,exact=True)
a('4110-0000','Gross Potential Rent',-4870400,0,447850,exact=True)
a('4115-0000','Gain / (Loss) to Lease',91220,9104,2260)
a('4120-0000','Vacancy Loss',281300,27110,1150)
a('4125-0000','Rent Concessions',43880,4475,0)
a('4130-0000','Employee Unit Allowance',30250,2750,0,exact=True)
a('4135-0000','Model Unit',15785,1435,0,exact=True)
a('4140-0000','Bad Debt Expense',38190,5210,940)
a('4145-0000','Bad Debt Recovery',-6100,0,412)
a('4210-0000','Application Fees',-12480,0,900)
a('4215-0000','Administrative Fees',-14600,0,1050)
a('4220-0000','Late Fees',-28810,175,2660)
a('4225-0000','NSF Fees',-1295,0,105,exact=True)
a('4230-0000','Month-to-Month Fees',-9700,0,800)
a('4235-0000','Pet Rent',-32640,0,2985)
a('4240-0000','Garage & Carport Rent',-61380,0,5640)
a('4245-0000','Utility Reimbursement - Water/Sewer',-148770,610,13420)
a('4250-0000','Trash Reimbursement',-36310,0,3320)
a('4255-0000','Lease Termination Fees',-21455,0,3090)
a('4260-0000','Damages',-17220,250,1875)
a('4290-0000','Interest Income',-14101.18,0,1339.06,exact=True)
a('5110-0000','Salaries - Manager & Leasing',181760,16980,1210)
a('5115-0000','Salaries - Maintenance',154300,14470,930)
a('5120-0000','Payroll Taxes',29410,2610,0)
a('5125-0000','Group Health Insurance',41230,3785,0)
a('5130-0000',"Workers' Compensation",11870,1080,0)
a('5210-0000','Repairs - Plumbing',33560,2880,0)
a('5215-0000','Repairs - HVAC',41900,1960,340)
a('5220-0000','Repairs - Appliances',16340,1210,0)
a('5225-0000','Repairs - Building Exterior',22810,0,0)
a('5230-0000','Turnover - Painting & Cleaning',78120,5470,0)
a('5235-0000','Turnover - Carpet & Vinyl',24600,1820,0)
a('5310-0000','Landscaping Contract',50600,4600,0,exact=True)
a('5315-0000','Pest Control',9020,820,0,exact=True)
a('5320-0000','Pool Service',13900,480,0)
a('5325-0000','Trash Removal',45230,4140,0)
a('5410-0000','Electric - Common Area',38170,3410,0)
a('5415-0000','Electric - Vacant Units',7440,705,88)
a('5420-0000','Water & Sewer',189350,17220,0)
a('5425-0000','Gas',11280,1640,0)
a('5510-0000','Advertising - Internet',37900,3390,0)
a('5515-0000','Resident Functions',6180,1120,0)
a('5610-0000','Management Fee',143210,13188,0)
a('5615-0000','Telephone & Internet',13480,1215,0)
a('5620-0000','Software & Licenses',26710,2425,0)
a('5625-0000','Legal - Evictions',8960,735,0)
a('5630-0000','Audit & Tax',21500,0,0,exact=True)
a('5710-0000','Real Estate Taxes',215247.67,19567.97,0,exact=True)
a('5715-0000','Property Insurance',150137.79,13648.89,0,exact=True)
a('6110-0000','Interest Expense - Mortgage',759811.30,68690.02,0,exact=True)
a('6210-0000','Depreciation Expense',972539.81,88412.71,0,exact=True)
a('6215-0000','Amortization - Loan Costs',35200,3200,0,exact=True)
by = {r[0]: r for r in A}
by['1121-0000'][2] = D('143608.92'); by['1121-0000'][3] = D('463918.24')
by['1121-0000'][4] = D('0')
by['1121-0000'][4] = sum(r[3] for r in A) - sum(r[4] for r in A)
assert by['1121-0000'][4] > 100000, by['1121-0000']
by['3120-0000'][2] = -sum(r[2] for r in A)
print(by['1121-0000'], by['3120-0000'], len(A))
for r in A: r.append(r[2] + r[3] - r[4])
f = lambda v: f'{v:,.2f}'
rows = [{"account": c, "name": n, "beginning": float(b), "debit": float(d), "credit": float(k), "ending": float(e)} for c, n, b, d, k, e in A]
T = [sum(r[i] for r in A) for i in (2, 3, 4, 5)]
assert T[0] == 0 and T[3] == 0 and T[1] == T[2]
c = canvas.Canvas(doc(NAME + '.pdf'), pagesize=letter)
W, H = letter
X = [272+62, 410, 486, 572]
def head(p, n):
    c.setFont('Helvetica-Bold', 8); 
    c.drawString(40, H-40, 'Willow Bend Apartments LP (wbend)')
    c.setFont('Helvetica', 7); c.drawRightString(572, H-40, f'Page {p}')
    c.setFont('Helvetica-Bold', 13); c.drawString(40, H-58, 'Trial Balance')
    c.setFont('Helvetica', 8); c.drawString(40, H-70, 'Period = Dec 2024'); c.drawString(40, H-80, 'Book = Accrual ; Tree = ysi_tb')
    y = H-106
    c.setFillGray(.86); c.rect(38, y-5, 536, 24, stroke=0, fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold', 8)
    c.drawString(40, y, 'Account')
    for x, (u, l) in zip(X, [('Forward','Balance'), ('','Debit'), ('','Credit'), ('Ending','Balance')]):
        c.drawRightString(x, y+9, u); c.drawRightString(x, y, l)
    return y-18
per = 52
pages = (len(A)+per-1)//per
i = 0; p = 1; y = head(1, pages)
for k, r in enumerate(A):
    if k and k % per == 0:
        c.setFont('Helvetica', 6.5); c.drawRightString(572, 28, '1/14/2025 10:42 AM')
        c.showPage(); p += 1; y = head(p, pages)
    c.setFont('Helvetica', 8); c.drawString(40, y, r[0]); c.drawString(92, y, r[1])
    for x, v in zip(X, r[2:]): c.drawRightString(x, y, f(v))
    y -= 11.6
y -= 2
c.setLineWidth(.6)
for x in X: c.line(x-66, y+9.5, x, y+9.5)
c.setFont('Helvetica-Bold', 8); c.drawString(92, y-2, 'Total')
for x, v in zip(X, T): c.drawRightString(x, y-2, f(v))
c.setFont('Helvetica', 6.5); c.drawRightString(572, 28, '1/14/2025 10:42 AM')
c.save()
save_truth(NAME, 'TB', ["beginning","debit","credit","ending"], rows,
  [{"label": "Total", "beginning": 0, "debit": float(T[1]), "credit": float(T[2]), "ending": 0}])
