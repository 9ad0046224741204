# MRI-style accrual trial balance, text report in Courier, landscape
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R = random.Random(9101)
P = 'Y'
# code, desc, kind, beg, dr, cr   (whole-ish dollars, cents added)  kind B= as typed, E= expense monthly typed (beg = 8 months), I= income monthly
A = [
("1010-0100","Petty Cash",'B',500,0,0),
("1020-0100","Operating Account - First Lake Bank",'C',0,0,0),
("1020-0300","Security Deposit Trust Account",'B',148211,6150,4925),
("1020-0500","Replacement Reserve Escrow - Lender Held",'B',211842,5300,0),
("1030-0100","Real Estate Tax Escrow",'B',184310,26330,0),
("1030-0200","Insurance Escrow",'B',41202,9115,0),
("1110-0100","Tenant Receivables",'B',38114,329847,325106),
("1110-0900","Allowance for Doubtful Accounts",'B',-12500,0,1500),
("1120-0100","Accounts Receivable - HAP",'B',3406,7211,6958),
("1210-0100","Prepaid Insurance",'B',61877,0,8839),
("1210-0200","Prepaid Expenses - Other",'B',7403,2100,1283),
("1410-0100","Land",'B',4850000,0,0),
("1420-0100","Buildings and Improvements",'B',31466280,0,0),
("1420-0200","Unit Renovations in Progress",'B',418752,37640,0),
("1430-0100","Furniture, Fixtures and Equipment",'B',1127905,3214,0),
("1490-0100","Accumulated Depreciation",'B',-6902118,0,96240),
("1510-0100","Deferred Financing Costs",'B',388000,0,0),
("1510-0900","Accumulated Amortization - Financing Costs",'B',-121250,0,4042),
("2010-0100","Accounts Payable - Trade",'B',-71340,118206,102977),
("2010-0200","Accrued Expenses",'B',-28455,28455,31120),
("2020-0100","Accrued Interest Payable",'B',-97833,97833,94677),
("2030-0100","Accrued Real Estate Taxes",'B',-210640,0,26330),
("2040-0100","Prepaid Rents",'B',-22977,22977,25104),
("2050-0100","Security Deposits Payable",'B',-141350,4925,6150),
("2050-0200","Pet Deposits Payable",'B',-6200,300,550),
("2060-0100","Due to/from Management Company",'B',-4118,4118,3907),
("2090-0100","Unclaimed Property",'B',-913,0,0),
("2510-0100","Mortgage Note Payable - Senior",'B',-22715400,0,0),
("3010-0100","Members' Capital - Tamarack Holdings",'Q',0,0,0),
("3020-0100","Distributions",'B',960000,80000,0),
("3090-0100","Retained Earnings",'B',1288417,0,0),
("4010-0100","Gross Potential Rent",'I',0,0,338215),
("4020-0100","Loss/Gain to Lease",'E',0,11402,640),
("4030-0100","Vacancy Loss",'E',0,17936,2210),
("4030-0200","Model and Employee Units",'E',0,3140,0),
("4040-0100","Rent Concessions",'E',0,4725,0),
("4050-0100","Bad Debt Write-Offs, net of Recoveries",'E',0,3818,742),
("4110-0100","Application Fees",'I',0,0,1150),
("4110-0200","Late Fees and NSF Charges",'I',0,225,3475),
("4110-0300","Pet Rent",'I',0,0,2640),
("4110-0400","Parking and Garage Income",'I',0,75,6180),
("4110-0500","Utility Reimbursement - Water/Sewer/Trash",'I',0,318,14206),
("4110-0600","Lease Cancellation Fees",'I',0,0,3110),
("4110-0900","Miscellaneous Income",'I',0,0,412),
("5010-0100","Salaries - Manager",'E',0,7250,0),
("5010-0200","Salaries - Leasing",'E',0,8316,0),
("5010-0300","Salaries - Maintenance",'E',0,13880,0),
("5010-0800","Payroll Taxes and Workers Comp",'E',0,3207,0),
("5010-0900","Employee Benefits",'E',0,3964,410),
("5110-0100","Internet Listing Services",'E',0,2895,0),
("5110-0300","Resident Functions",'E',0,388,0),
("5110-0500","Locator Commissions",'E',0,1200,0),
("5210-0100","Telephone and Answering Service",'E',0,641,0),
("5210-0200","Office Supplies and Postage",'E',0,507,0),
("5210-0400","Software and Licensing",'E',0,1854,0),
("5210-0600","Legal - Evictions",'E',0,1430,0),
("5310-0100","Electric - Common Area",'E',0,5118,0),
("5310-0200","Electric - Vacant Units",'E',0,904,0),
("5310-0300","Water and Sewer",'E',0,15377,0),
("5310-0500","Trash Removal",'E',0,3960,0),
("5410-0100","Plumbing Repairs",'E',0,2266,0),
("5410-0200","HVAC Repairs",'E',0,4812,385),
("5410-0400","Appliance Parts",'E',0,731,0),
("5410-0700","Pest Control",'E',0,880,0),
("5410-0800","Landscaping Contract",'E',0,6150,0),
("5410-0850","Pool Service and Chemicals",'E',0,1245,0),
("5510-0100","Turnover - Painting",'E',0,4390,0),
("5510-0200","Turnover - Cleaning",'E',0,2175,0),
("5510-0300","Turnover - Carpet Cleaning and Repair",'E',0,1344,0),
("5710-0100","Management Fees",'E',0,9764,0),
("5810-0100","Real Estate Taxes",'E',0,26330,0),
("5810-0300","Property and Liability Insurance",'E',0,8839,0),
("6010-0100","Mortgage Interest Expense",'E',0,94677,0),
("7010-0100","Depreciation Expense",'E',0,96240,0),
("7020-0100","Amortization of Financing Costs",'E',0,4042,0),
("7090-0100","Owner Legal and Professional Fees",'E',0,0,0),
]
def ct(x): return 0 if x == 0 else int(x) * 100 + (R.choice([0, 0, R.randint(1, 99), R.randint(1, 99)]) if abs(x) > 20000 or x % 10 else 0) * (1 if x > 0 else -1)
L = []
for code, d, k, b, dr, cr in A:
    b, dr, cr = ct(b), ct(dr), ct(cr)
    if k in 'EI':
        n = dr - cr
        b = int(n * 8 * R.uniform(.93, 1.06)) if n else 1875000
        if code in ("5810-0100", "7010-0100", "7020-0100"): b = n * 8
    L.append([code, d, k, b, dr, cr])
qi = [i for i, x in enumerate(L) if x[2] == 'Q'][0]; ci = [i for i, x in enumerate(L) if x[2] == 'C'][0]
L[ci][3] = 26418833
N = sum(x[4] - x[5] for x in L)
L[ci][4] = 33206419; L[ci][5] = 33206419 + N
L[qi][3] = -sum(x[3] for x in L)
print('cash', L[ci], 'equity', L[qi], L[ci][3] + L[ci][4] - L[ci][5])
def f(c): return f"{abs(c)/100:,.2f}" + ("-" if c < 0 else " ")
def line(a, d, b, dr, cr, e): return f"{a:<13}{d:<32}{f(b):>20}{f(dr):>20}{f(cr):>20}{f(e):>20}"
name = 'mri_tamarack_0925.pdf'
c = canvas.Canvas(os.path.join(DOC, name), pagesize=landscape(letter), invariant=1)
FS, LD = 8.4, 10.6
W, H = landscape(letter)
rows = []; pg = 0; PER = 35
npages = (len(L) + PER - 1) // PER
def head():
    global y
    y = H - 36; c.setFont('Courier', FS)
    def t(s):
        global y
        c.drawString(36, y, s); y -= LD
    t(f"{'Database:':<10}{'HARLOWRES':<38}{'Trial Balance':<50}{'Page:':<7}{pg:>10}")
    t(f"{'Entity:':<10}{'412':<38}{'Harlow Residential Services':<50}{'Date:':<7}{'10/07/2025':>10}")
    t(f"{'':<48}{'Tamarack Flats Apartments LLC':<50}{'Time:':<7}{'09:14 AM':>10}")
    t(f"{'Accrual':<48}{'Period: 09/25':<50}")
    t("")
    t(f"{'':<13}{'':<32}{'Beginning ':>20}{'Period-to-Date ':>20}{'Period-to-Date ':>20}{'Ending ':>20}")
    t(f"{'Account':<13}{'Description':<32}{'Balance ':>20}{'Debits ':>20}{'Credits ':>20}{'Balance ':>20}")
    t("-" * 12 + " " + "-" * 30 + " " + (" " * 3 + "-" * 16 + " ") * 4)
for i, (code, d, k, b, dr, cr) in enumerate(L):
    if i % PER == 0:
        if pg: c.showPage()
        pg += 1; head()
    e = b + dr - cr; d = d[:30].rstrip()
    c.drawString(36, y, line(code, d, b, dr, cr, e)); y -= LD
    if i % 5 == 4: y -= LD * .5
    rows.append({"account": code, "name": d, "beginning": c2(b), "debit": c2(dr), "credit": c2(cr), "ending": c2(e)})
T = [sum(x[3] for x in L), sum(x[4] for x in L), sum(x[5] for x in L), sum(x[3] + x[4] - x[5] for x in L)]
c.drawString(36, y, f"{'':<45}" + (" " * 3 + "=" * 16 + " ") * 4); y -= LD
c.drawString(36, y, line('', 'Total:', *T)); y -= 2.5 * LD
c.drawString(36, y, f"{len(L)} accounts printed.  Zero-balance accounts without activity suppressed."); y -= LD
c.drawString(36, y, "*** End of report ***")
c.save()
truth(name, 'TB', ["beginning", "debit", "credit", "ending"], rows, [{"label": "Total:", "beginning": c2(T[0]), "debit": c2(T[1]), "credit": c2(T[2]), "ending": c2(T[3])}])
