"""Garden apartments, 12-month income statement out of a resident-management system; landscape legal, 4 pages, rolling Nov-Oct."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import random
from fpdf import FPDF
rng = random.Random(29101)
FN = 'cedar_bluff_12mo_income_statement.pdf'
mon = ['11/2024','12/2024','01/2025','02/2025','03/2025','04/2025','05/2025','06/2025','07/2025','08/2025','09/2025','10/2025']
cols = mon + ['Total']
S = Stmt(cols, 12, lambda b, n: list(b)+[sum(b)], scale=100)
def m(annual, noise=.06): return [int(a) for a in spread(rng, annual*100, 12, noise)]
def flat(x): return [x*100]*12
def drift(a, step): return [int(a*100 + i*step*100 + rng.randint(-9000, 9000)) for i in range(12)]
def lump(d):
    return [int(round(d.get(i, 0)*100)) for i in range(12)]
def rare(annual, k):
    ix = rng.sample(range(12), k); v = [0]*12
    for i in ix: v[i] = int(annual*100/k*rng.uniform(.55, 1.45))
    return v
H, L, T = S.head, S.line, S.sub
H('Income')
H('Rental Income', level=1)
a = [L('Gross Potential Rent', drift(281450, 610), '4010', 2, 'inc'),
     L('Gain/Loss to Lease', [-x for x in drift(11200, -240)], '4015', 2, 'inc'),
     L('Vacancy Loss', [-x for x in drift(16800, 130)], '4110', 2, 'inc'),
     L('Rent Concessions - New Lease', [-x for x in m(41200, .5)], '4120', 2, 'inc'),
     L('Rent Concessions - Renewal', [-x for x in rare(5200, 8)], '4122', 2, 'inc'),
     L('Employee Unit Allowance', flat(-1435), '4130', 2, 'inc'),
     L('Model / Admin Unit', flat(-1290), '4135', 2, 'inc'),
     L('Bad Debt - Rent', [-x for x in m(38400, .7)], '4210', 2, 'inc'),
     L('Bad Debt Recovery', rare(4100, 7), '4215', 2, 'inc')]
t1 = T('Total Rental Income', a, level=1, nat='inc')
H('Utility Reimbursement', level=1)
b = [L('RUBS - Water/Sewer', m(98600), '4310', 2, 'inc'), L('RUBS - Trash', m(31900), '4312', 2, 'inc'),
     L('Pest Control Fee', m(8350), '4316', 2, 'inc'), L('Valet Trash Fee', m(62300, .03), '4318', 2, 'inc'),
     L('Utility Billing Fee', m(9100), '4320', 2, 'inc')]
t2 = T('Total Utility Reimbursement', b, level=1, nat='inc')
H('Other Income', level=1)
c = [L('Application Fees', m(11250, .4), '4410', 2, 'inc'), L('Administrative Fees', m(14700, .4), '4412', 2, 'inc'),
     L('Late Charges', m(29800, .25), '4420', 2, 'inc'), L('NSF Fees', rare(975, 9), '4422', 2, 'inc'),
     L('Month-to-Month Premium', m(15900, .3), '4425', 2, 'inc'), L('Lease Termination Fee', rare(24300, 8), '4430', 2, 'inc'),
     L('Pet Rent', m(33800, .05), '4440', 2, 'inc'), L('Pet Fee - Non Refundable', m(10800, .5), '4442', 2, 'inc'),
     L('Carport / Reserved Parking', m(17600, .04), '4450', 2, 'inc'), L('Renters Liability Program', m(21500, .06), '4455', 2, 'inc'),
     L('Laundry Commission', rare(5280, 4), '4460', 2, 'inc'), L('Cable / Internet Revenue Share', lump({1: 7812.5, 4: 7640.25, 7: 7705.1, 10: 7718}), '4465', 2, 'inc'),
     L('Damages & Cleaning', m(18900, .6), '4470', 2, 'inc'), L('Miscellaneous Income', rare(1900, 9), '4490', 2, 'inc')]
t3 = T('Total Other Income', c, level=1, nat='inc')
ti = S.total('Total Income', [t1, t2, t3], nat='inc', key='total_income')
H('Expense')
subs = []
def group(name, rows):
    H(name, level=1)
    it = [L(l, v, code, 2) for code, l, v in rows]
    subs.append(T('Total ' + name, it, level=1))
group('Payroll & Benefits', [('5010','Community Manager',m(71800,.08)),('5012','Assistant Manager',m(48200,.08)),('5014','Leasing Agents',m(61300,.15)),
  ('5020','Maintenance Supervisor',m(66900,.08)),('5022','Maintenance Technicians',m(97400,.12)),('5026','Porter / Groundskeeper',m(37100,.12)),
  ('5030','Bonuses & Commissions',m(22800,.5)),('5040','Payroll Taxes',m(32900,.15)),('5042','Group Health Insurance',m(41300,.1)),
  ('5044','Workers Compensation',m(9700,.1)),('5046','401(k) Match',m(6150,.15)),('5050','Temporary Labor',rare(11200,5))])
group('Repairs & Maintenance', [('5110','Plumbing',m(19400,.5)),('5112','Electrical & Lighting',m(7600,.5)),('5114','HVAC Repairs',m(22700,.6)),
  ('5116','Appliance Repairs & Parts',m(10300,.5)),('5118','Doors, Locks & Keys',m(5900,.5)),('5120','Roof & Gutter Repairs',rare(8800,5)),
  ('5122','Fire & Life Safety',rare(12600,6)),('5124','Gate Repairs',rare(5400,6)),('5126','Pool Supplies & Service',m(11900,.5)),('5128','Golf Cart & Tools',rare(2400,6))])
group('Make Ready', [('5210','Interior Painting',m(38900,.4)),('5212','Cleaning',m(19800,.4)),('5214','Carpet Cleaning',m(8600,.4)),('5216','Resurfacing',m(7500,.5)),('5218','Drywall & Sheetrock',rare(4800,7))])
group('Contract Services', [('5310','Landscaping',flat(3850)),('5312','Pest Control',m(9900,.08)),('5314','Trash Hauling',m(43600,.06)),('5316','Valet Trash Service',m(47800,.02)),('5318','Courtesy Patrol',m(18600,.1))])
group('Marketing', [('5410','Internet Listing Services',m(33100,.1)),('5412','Resident Referrals',rare(4500,7)),('5414','Locator Commissions',rare(12900,9)),('5416','Resident Functions',m(5900,.7)),('5418','Signage & Collateral',rare(3100,5))])
group('General & Administrative', [('5510','Software & Licensing',m(27300,.06)),('5512','Office Supplies & Postage',m(5600,.4)),('5514','Telephone & Answering Service',m(11700,.06)),
  ('5516','Credit Screening',m(6700,.4)),('5518','Legal & Evictions',m(13900,.7)),('5520','Bank Charges',m(3900,.15)),('5522','Training & Travel',rare(5200,7)),('5524','Licenses & Permits',lump({2:1240,8:385.75}))])
group('Utilities', [('5610','Electricity - Common Area',m(34600,.15)),('5612','Electricity - Vacant Units',m(14300,.4)),('5620','Water & Sewer',m(139800,.1)),('5630','Natural Gas',[int(x*100) for x in (1420.18,2210.4,2688.91,2440.07,1630.55,980.12,610.9,488.33,470.2,468.77,502.4,744.05)])])
group('Management Fees', [('5710','Property Management Fee',None)]) if 0 else None
H('Management Fees', level=1)
mf = L('Property Management Fee', [int(round(S.rows[ti]['base'][k]*.0275)) for k in range(12)], '5710', 2)
subs.append(T('Total Management Fees', [mf], level=1))
group('Taxes & Insurance', [('5810','Real Estate Taxes',flat(37150)[:2]+flat(39480)[:10]),('5812','Tax Consultant Fee',lump({9:8420.0})),('5820','Property Insurance',[1946250]*7+[2108830]*5),('5822','Franchise Tax',lump({6:9316.44}))])
te = S.total('Total Expense', subs, key='total_operating_expenses')
noi = S.total('Net Operating Income', [ti, te], minus=(te,), nat='inc', key='noi')
H('Non-Operating Expense')
H('Debt Service', level=1)
ds = [L('Mortgage Interest', [int(11263208 - i*11850) for i in range(12)], '6110', 2), L('Loan Servicing Fee', flat(415), '6114', 2)]
d1 = T('Total Debt Service', ds, level=1)
H('Capital Expenditures', level=1)
cx = [L('Flooring Replacement', m(58700,.4), '6210', 2), L('Appliance Replacement', m(21600,.5), '6212', 2), L('HVAC Replacement', rare(33900,6), '6214', 2), L('Exterior / Site Improvements', rare(47500,4), '6220', 2), L('Unit Renovations', rare(92000,8), '6230', 2)]
d2 = T('Total Capital Expenditures', cx, level=1)
H('Ownership Expense', level=1)
ow = [L('Asset Management Fee', flat(2900), '6310', 2), L('Audit & Tax Preparation', lump({4:11750,5:4200}), '6312', 2)]
d3 = T('Total Ownership Expense', ow, level=1)
tn = S.total('Total Non-Operating Expense', [d1, d2, d3])
S.total('Net Income', [noi, tn], minus=(tn,), nat='inc', key='net_income')

class P(FPDF):
    def header(s):
        s.set_font('Helvetica', 'B', 12); s.cell(0, 6, 'Income Statement - 12 Month', align='L'); s.ln(5.5)
        s.set_font('Helvetica', '', 8); s.cell(0, 4, 'Cedar Bluff Apartments  |  November 2024 - October 2025  |  Accounting Method: Accrual  |  Report includes posted and unposted activity: Posted only'); s.ln(6.5)
        s.set_fill_color(66, 84, 102); s.set_text_color(255); s.set_font('Helvetica', 'B', 6.6)
        s.cell(W0, 5, ' Account', fill=True)
        for i, c in enumerate(cols): s.cell(WT if i == 12 else W, 5, c, fill=True, align='R')
        s.set_text_color(0); s.ln(6)
    def footer(s):
        s.set_y(-10); s.set_font('Helvetica', 'I', 6.5); s.set_text_color(110)
        s.cell(120, 4, 'Printed 11/14/2025 9:42 AM by k.ostrander'); s.cell(0, 4, f'Page {s.page_no()} of {{nb}}', align='R'); s.set_text_color(0)
W0, W, WT = 64, 21.2, 24
pdf = P('L', 'mm', (215.9, 355.6)); pdf.set_margins(8, 9, 8); pdf.set_auto_page_break(True, 13); pdf.add_page()
def f(v):
    if v == 0: return '0.00'
    t = f'{abs(v)/100:,.2f}'
    return f'({t})' if v < 0 else t
for r in S.rows:
    bold = r['type'] != 'LINE'
    h = 4.25
    if pdf.get_y() > 215.9-13-(9 if r['type'] == 'HEADING' else 5): pdf.add_page()
    if r['type'] == 'HEADING' and r['level'] == 0: pdf.ln(1.5)
    pdf.set_font('Helvetica', 'B' if bold else '', 6.6)
    y = pdf.get_y()
    if r['type'] in ('SUBTOTAL', 'TOTAL'):
        pdf.set_line_width(.12); pdf.line(8+W0+3, y, 8+W0+12*W+WT, y)
        if r['type'] == 'TOTAL': pdf.set_fill_color(226, 232, 238); pdf.rect(8, y+.2, W0+12*W+WT, h-.2, 'F')
    lab = (f"{r['code']} - " if r['code'] else '') + r['label']
    pdf.set_x(8+2.6*r['level']); pdf.cell(W0-2.6*r['level'], h, lab)
    if r['type'] != 'HEADING':
        for i, v in enumerate(r['values']): pdf.cell(WT if i == 12 else W, h, f(v), align='R')
    pdf.ln(h)
    if r['type'] == 'SUBTOTAL': pdf.ln(1)
pdf.output(os.path.join(DOCS, FN))
save(FN, [S.truth('Income Statement - 12 Month', 'Cedar Bluff Apartments', '2024-11-01', '2025-10-31')], 'MULTIFAMILY', 'OPERATING_STATEMENT_T12',
     'property manager (resident-management system)', 'fpdf2, legal landscape, code and name in one cell, shaded header repeated on each page, below-the-line section', False)
