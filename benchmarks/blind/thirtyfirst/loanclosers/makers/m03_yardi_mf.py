# Yardi 12-month statement
import random, os
from core import *
from reportlab.pdfgen import canvas
rng = random.Random(3103)
M = [f'{m} 2025' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
s = St('Statement (12 months)', 'Quarry Ridge Apartments (qrry)', '2025-01-01', '2025-12-31', M+['Total'])
def m(a, k='flat'): return tot(months12(rng, a, k))
def sec(hcode, head, lines, tcode, total, lvl=1):
    s.H(head, hcode, lvl)
    k = [s.L(n, m(*a), c, lvl+1) for c, n, a in lines]
    return s.T(total, k, code=tcode, lvl=lvl)
s.H('REVENUE', '4000-0000', 0)
r1 = sec('4100-0000', 'RENTAL INCOME', [('4110-0000', 'Gross Potential Rent', (3124800,)), ('4115-0000', 'Gain/(Loss) to Lease', (-96400, 'lumpy'))], '4149-9999', 'TOTAL POTENTIAL RENT')
r2 = sec('4200-0000', 'VACANCY AND CONCESSIONS', [('4210-0000', 'Vacancy Loss', (-158700, 'lumpy')), ('4220-0000', 'Concessions - New Lease', (-31200, 'lumpy')), ('4222-0000', 'Concessions - Renewal', (-4800, 'rare')), ('4230-0000', 'Employee Unit', (-16800, 'fixed')), ('4235-0000', 'Model/Office Unit', (-17400, 'fixed')), ('4250-0000', 'Bad Debt Write-Off', (-22600, 'lumpy')), ('4255-0000', 'Bad Debt Recovery', (5100, 'rare'))], '4299-9999', 'TOTAL VACANCY AND CONCESSIONS')
nr = s.T('NET RENTAL INCOME', [r1, r2], code='4399-9999', lvl=1)
r3 = sec('4500-0000', 'OTHER INCOME', [(f'45{10+5*j}-0000', n, a) for j, (n, a) in enumerate([('Application Fees', (9900, 'lumpy')), ('Administrative Fees', (14250, 'lumpy')), ('Late Fees', (19800,)), ('NSF Fees', (900, 'lumpy')), ('Pet Rent', (32700,)), ('Pet Fees - Nonrefundable', (9600, 'lumpy')), ('Garage/Carport Rent', (44640,)), ('Storage Rent', (7560, 'fixed')), ('Month-to-Month Premium', (8800, 'lumpy')), ('Lease Termination Fees', (21500, 'rare')), ('Damages & Cleaning', (13350, 'lumpy')), ('Laundry Commissions', (6200, 'quarter')), ('Cable/Internet Revenue Share', (18900, 'quarter')), ('Interest Income', (640,))])], '4599-9999', 'TOTAL OTHER INCOME')
r4 = sec('4600-0000', 'UTILITY REIMBURSEMENT', [('4610-0000', 'RUBS - Water/Sewer', (96200,)), ('4620-0000', 'RUBS - Trash', (27300,)), ('4630-0000', 'RUBS - Gas', (31900, 'winter')), ('4640-0000', 'Pest Control Fee', (6720,))], '4699-9999', 'TOTAL UTILITY REIMBURSEMENT')
ti = s.T('TOTAL REVENUE', [nr, r3, r4], code='4999-9999', lvl=0, key='total_income')
s.H('OPERATING EXPENSES', '5000-0000', 0)
e = []
e.append(sec('5100-0000', 'PAYROLL', [('5110-0000', 'Manager Salary', (71500,)), ('5115-0000', 'Leasing Salaries', (84200,)), ('5120-0000', 'Maintenance Salaries', (128900,)), ('5125-0000', 'Overtime', (9700, 'lumpy')), ('5130-0000', 'Bonuses & Commissions', (18600, 'lumpy')), ('5140-0000', 'Payroll Taxes', (24400,)), ('5145-0000', 'Workers Compensation', (8300,)), ('5150-0000', 'Health Insurance', (37700,)), ('5160-0000', 'Contract/Temp Labor', (6200, 'rare'))], '5199-9999', 'TOTAL PAYROLL'))
e.append(sec('5200-0000', 'REPAIRS AND MAINTENANCE', [(f'52{10+5*j}-0000', n, a) for j, (n, a) in enumerate([('Appliance Repair', (7300, 'lumpy')), ('Electrical', (5900, 'lumpy')), ('Plumbing', (18800, 'lumpy')), ('HVAC Repair', (16700, 'summer')), ('Doors/Locks/Keys', (5200, 'lumpy')), ('Fire & Life Safety', (8900, 'rare')), ('Elevator', (0.0, 'fixed')), ('Roof & Gutter', (7400, 'rare')), ('Pool Repair', (4800, 'summer')), ('Maintenance Supplies', (13900,))])], '5299-9999', 'TOTAL REPAIRS AND MAINTENANCE'))
e.append(sec('5300-0000', 'TURNOVER', [('5310-0000', 'Painting - Contract', (31200, 'lumpy')), ('5320-0000', 'Cleaning - Contract', (17100, 'lumpy')), ('5330-0000', 'Carpet Cleaning/Repair', (9900, 'lumpy')), ('5340-0000', 'Turn Supplies', (5600, 'lumpy'))], '5399-9999', 'TOTAL TURNOVER'))
e.append(sec('5400-0000', 'CONTRACT SERVICES', [('5410-0000', 'Landscaping', (39600, 'fixed')), ('5420-0000', 'Snow Removal', (21400, 'snow')), ('5430-0000', 'Pest Control', (7080, 'fixed')), ('5440-0000', 'Trash Removal', (34100,)), ('5450-0000', 'Courtesy Patrol', (14400, 'fixed')), ('5460-0000', 'Pool Service', (8200, 'summer'))], '5499-9999', 'TOTAL CONTRACT SERVICES'))
e.append(sec('5500-0000', 'UTILITIES', [('5510-0000', 'Electric - House', (37200,)), ('5515-0000', 'Electric - Vacant', (5900, 'lumpy')), ('5520-0000', 'Gas', (48800, 'winter')), ('5530-0000', 'Water & Sewer', (121600,)), ('5540-0000', 'Utility Billing Service', (6300,))], '5599-9999', 'TOTAL UTILITIES'))
e.append(sec('5600-0000', 'MARKETING', [('5610-0000', 'Internet Listing Services', (26700,)), ('5620-0000', 'Resident Events', (5200, 'lumpy')), ('5630-0000', 'Referral Fees', (3000, 'rare')), ('5640-0000', 'Signage & Brochures', (1900, 'rare'))], '5699-9999', 'TOTAL MARKETING'))
e.append(sec('5700-0000', 'ADMINISTRATIVE', [('5710-0000', 'Bank Charges', (1440,)), ('5715-0000', 'Credit Checks', (4100, 'lumpy')), ('5720-0000', 'Legal - Evictions', (8700, 'lumpy')), ('5725-0000', 'Office Supplies', (5200, 'lumpy')), ('5730-0000', 'Software & Licensing', (19400, 'fixed')), ('5735-0000', 'Telephone & Internet', (9800,)), ('5740-0000', 'Training & Travel', (2700, 'rare'))], '5799-9999', 'TOTAL ADMINISTRATIVE'))
e.append(sec('5800-0000', 'TAXES, INSURANCE AND MANAGEMENT', [('5810-0000', 'Real Estate Taxes', (338400, 'fixed')), ('5815-0000', 'Personal Property Tax', (2600, 'semi')), ('5820-0000', 'Property Insurance', (121800, 'fixed')), ('5830-0000', 'Management Fees', (99800,))], '5899-9999', 'TOTAL TAXES, INSURANCE AND MANAGEMENT'))
te = s.T('TOTAL OPERATING EXPENSES', e, code='5999-9999', key='total_operating_expenses')
noi = s.T('NET OPERATING INCOME', [ti, te], [1, -1], code='6000-9999', key='noi')
d = sec('7000-0000', 'DEBT SERVICE', [('7010-0000', 'Mortgage Interest', (611300,)), ('7020-0000', 'Loan Servicing Fees', (1200, 'fixed'))], '7099-9999', 'TOTAL DEBT SERVICE')
x = sec('7500-0000', 'NON-OPERATING EXPENSES', [('7510-0000', 'Depreciation', (502800, 'fixed')), ('7520-0000', 'Amortization', (18600, 'fixed')), ('7530-0000', 'Owner Legal & Accounting', (14200, 'rare')), ('7540-0000', 'Casualty Loss', (8800, 'rare'))], '7599-9999', 'TOTAL NON-OPERATING EXPENSES')
s.T('NET INCOME', [noi, d, x], [1, -1, -1], t='TOTAL', code='9999-9999', key='net_income')
name = 'qrry_12mo_statement_2025.pdf'
W, H = 1008, 612  # legal landscape
c = canvas.Canvas(os.path.join(DOCS, name), pagesize=(W, H), invariant=1)
X = [272 + j*58.2 for j in range(13)]; X[12] = 984
pages = []; y = 0
per = 42; chunks = [s.rows[j:j+per] for j in range(0, len(s.rows), per)]
for pn, ch in enumerate(chunks):
    y = H-34
    c.setFont('Helvetica-Bold', 9)
    c.drawString(28, y, 'Quarry Ridge Apartments (qrry)'); c.setFont('Helvetica', 7); c.drawRightString(984, y, f'Page {pn+1}'); y -= 13
    c.setFont('Helvetica-Bold', 11); c.drawString(28, y, 'Statement (12 months)'); y -= 11
    c.setFont('Helvetica', 7.5); c.drawString(28, y, 'Period = Jan 2025-Dec 2025'); y -= 9; c.drawString(28, y, 'Book = Accrual ; Tree = ysi_is'); y -= 15
    c.setFillGray(.85); c.rect(26, y-3, 960, 11, stroke=0, fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold', 7)
    for x_, t in zip(X, s.columns): c.drawRightString(x_, y, t)
    y -= 14
    for r in ch:
        b = r['t'] != 'LINE'
        c.setFont('Helvetica-Bold' if b else 'Helvetica', 6.6)
        c.drawString(28, y, r['code']); c.drawString(72+5*r['lvl'], y, r['label'])
        if r['t'] != 'HEADING':
            for x_, v in zip(X, r['v']): c.drawRightString(x_, y, fmt(v, paren=False))
        y -= 11
    c.setFont('Helvetica', 6.5); c.drawString(28, 22, 'Tuesday, January 20, 2026'); c.drawRightString(984, 22, '10:41 AM'); c.showPage()
c.save(); print(name, len(s.rows))
save(name, [s], 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'Yardi 12-month statement, codes, legal landscape, three pages', False)
