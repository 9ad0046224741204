# QuickBooks Desktop trial balance of a small owner of garden apartments, no account numbers, colon sub-accounts
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
D = [  # name, signed balance (debit +)
("Cash - Operating BOKF 4471", 18342.16), ("Cash - Operating BOKF 4471:Payroll Sweep", 0.0), ("Security Deposit Trust BOKF 4488", 21150.00),
("Petty Cash", 300.00), ("Accounts Receivable", 47618.92), ("Undeposited Funds", 2915.00), ("Prepaid Insurance", 33871.40),
("Lender Escrows:Tax Escrow - Keyline Servicing", 62940.18), ("Lender Escrows:Insurance Escrow", 8114.55), ("Lender Escrows:Replacement Reserve", 41266.03),
("Lender Escrows:Suspense (unapplied pmts)", 57230.44), ("Due from Sooner Creek Apts LLC", 64500.00),
("Land", 410000.00), ("Buildings", 3982600.00), ("Building Improvements:Roofs 2021", 188420.00), ("Building Improvements:HVAC Replacement", 71905.12),
("Appliances & Carpet", 96233.87), ("Accumulated Depreciation", -1264318.00), ("Loan Costs", 84200.00), ("Accumulated Amortization", -51922.00),
("Accounts Payable", -128904.37), ("Home Depot Commercial 2209", -6418.73), ("Payroll Liabilities:FICA & FWT", -3102.88), ("Payroll Liabilities:OK Withholding", -486.00),
("Tenant Security Deposits", -24875.00), ("Prepaid Rents", -9307.50), ("Accrued Property Taxes", -38650.00), ("Accrued Interest - Default Rate", -96441.67),
("Late Charges Due Lender", -14327.90), ("N/P - Keyline CMBS 2018-C11", -3618455.21), ("N/P - Member (J&L)", -75000.00),
("Members' Capital", -620000.00), ("Members' Draws", 48000.00), ("Opening Balance Equity", 0.0), ("Retained Earnings", None),
("Rental Income", -388214.65), ("Rental Income:Section 8 HAP", -61932.00), ("Other Income:Late Fees", -7325.00), ("Other Income:Laundry - WashCo", -3846.11),
("Other Income:Pet Fees", -2400.00), ("Other Income:Deposits Forfeited", -4175.00), ("Other Income:NSF Fees", -315.00), ("Advertising", 3218.49),
("Bad Debt", 26790.33), ("Bank Service Charges", 612.75), ("Contract Labor", 19480.00), ("Dues and Subscriptions", 1104.00),
("Insurance Expense:Property & Liability", 40645.68), ("Insurance Expense:Workers Comp", 2318.00), ("Interest Expense:Mortgage", 112806.54), ("Interest Expense:Default Interest", 64294.45),
("Legal & Professional:Evictions", 5940.00), ("Legal & Professional:Lender Counsel Reimb", 11275.50), ("Management Fee - Related", 22690.38), ("Payroll Expenses:Manager", 26400.00),
("Payroll Expenses:Maintenance", 31218.72), ("Payroll Expenses:Taxes", 4925.17), ("Repairs:Plumbing", 14377.09), ("Repairs:HVAC", 9842.61),
("Repairs:Make Ready", 23115.84), ("Repairs:Pest Control", 2160.00), ("Repairs:Grounds", 7800.00), ("Security Patrol", 6300.00),
("Taxes - Property", 38650.00), ("Utilities:Electric - PSO", 21437.26), ("Utilities:Gas - ONG", 8290.13), ("Utilities:Water/Sewer/Trash", 49871.95),
("Late Charges - Mortgage", 7163.95), ("Uncategorized Expense", 1986.22), ("Ask My Accountant", -840.00)]
plug = -r2(sum(v for n, v in D if v is not None))
D = [(n, plug if v is None else v) for n, v in D]
print('retained earnings', plug)
F = 'tb_willow_quickbooks.pdf'
c = canvas.Canvas(doc(F), pagesize=letter)
W, H = letter
XD, XC = 405, 495
def head():
    c.setFont('Helvetica-Bold', 8)
    for i, t in enumerate(['9:17 AM', '07/18/25', 'Accrual Basis']): c.drawString(40, H - 40 - i * 10, t)
    c.setFont('Helvetica-Bold', 13); c.drawCentredString(W / 2, H - 44, 'Willow Bend of Tulsa, LLC')
    c.setFont('Helvetica-Bold', 15); c.drawCentredString(W / 2, H - 62, 'Trial Balance')
    c.setFont('Helvetica-Bold', 10); c.drawCentredString(W / 2, H - 77, 'As of June 30, 2025')
    y = H - 96
    c.setFont('Helvetica-Bold', 8); c.drawCentredString((XD + XC) / 2 - 32, y, 'Jun 30, 25')
    c.setLineWidth(.8); c.line(XD - 68, y - 3, XC, y - 3)
    c.drawCentredString(XD - 32, y - 13, 'Debit'); c.drawCentredString(XC - 32, y - 13, 'Credit')
    c.setLineWidth(1.2); c.line(XD - 68, y - 17, XD, y - 17); c.line(XC - 68, y - 17, XC, y - 17)
    return y - 30
def foot(p): c.setFont('Helvetica-Bold', 8); c.drawRightString(W - 40, 26, f'Page {p}')
y = head(); page = 1; rows = []
for n, v in D:
    if y < 62: foot(page); c.showPage(); page += 1; y = head()
    c.setFont('Helvetica-Bold', 8); c.drawString(112, y, n); c.setFont('Helvetica', 8)
    c.drawRightString(XD if v >= 0 else XC, y, m(abs(v)))
    rows.append({'name': n, ('debit' if v >= 0 else 'credit'): abs(v)})
    y -= 11.6
td = r2(sum(r.get('debit', 0) for r in rows)); tc = r2(sum(r.get('credit', 0) for r in rows)); assert td == tc
c.setLineWidth(.6); c.line(XD - 68, y + 9, XD, y + 9); c.line(XC - 68, y + 9, XC, y + 9); y -= 3
c.setFont('Helvetica-Bold', 8); c.drawString(40, y, 'TOTAL'); c.drawRightString(XD, y, m(td)); c.drawRightString(XC, y, m(tc))
for d in (3, 5):
    c.line(XD - 68, y - d, XD, y - d); c.line(XC - 68, y - d, XC, y - d)
foot(page); c.save()
save(F, 'TB', ['debit', 'credit'], rows, [{'label': 'TOTAL', 'debit': td, 'credit': tc}], 'MULTIFAMILY', 'QuickBooks Desktop trial balance, debit/credit under a date, colon sub-accounts, 2 pages', 'no account codes; 0.00 rows; group header over two pages')
