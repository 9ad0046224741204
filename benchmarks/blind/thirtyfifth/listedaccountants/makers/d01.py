"""Yardi Voyager, budget comparison (with PTD): multifamily, letter landscape, several pages."""
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from .core import *
L = '/usr/share/fonts/truetype/liberation/'
INC = [('4000-0000', 'INCOME', None), ('4005-0000', 'RENTAL INCOME', [
    ('4010-0000', 'Gross Potential Rent', 243850), ('4015-0000', 'Gain/Loss to Lease', -6420), ('4020-0000', 'Vacancy Loss', -12190),
    ('4025-0000', 'Concessions', -2850), ('4027-0000', 'Concessions - Renewal', -600), ('4030-0000', 'Non-Revenue Units - Model', -1695),
    ('4032-0000', 'Employee Unit Discount', -820), ('4035-0000', 'Delinquent Rent / Bad Debt', -2400), ('4037-0000', 'Bad Debt Recovery', 350),
    ('4040-0000', 'Prepaid Rent Adjustment', 0)], '4099-9999', 'NET RENTAL INCOME'),
 ('4200-0000', 'OTHER TENANT INCOME', [
    ('4210-0000', 'Application Fees', 900), ('4212-0000', 'Administrative Fees', 1250), ('4215-0000', 'Late Fees', 1600), ('4217-0000', 'NSF Fees', 75),
    ('4220-0000', 'Pet Rent', 2150), ('4222-0000', 'Pet Fees - Nonrefundable', 600), ('4230-0000', 'Month-to-Month Premium', 700),
    ('4232-0000', 'Lease Termination Fees', 1500), ('4240-0000', 'Garage & Carport Rent', 3900), ('4242-0000', 'Storage Rent', 640),
    ('4250-0000', 'Cleaning & Damage Charges', 800), ('4255-0000', 'Renters Insurance Program', 1110), ('4260-0000', 'Legal / Eviction Recovery', 300)], '4299-9999', 'TOTAL OTHER TENANT INCOME'),
 ('4300-0000', 'UTILITY REIMBURSEMENT', [
    ('4310-0000', 'Water/Sewer Reimbursement', 7650), ('4315-0000', 'Trash Reimbursement', 2960), ('4320-0000', 'Pest Control Reimbursement', 590),
    ('4330-0000', 'Cable / Internet Revenue Share', 1480)], '4399-9999', 'TOTAL UTILITY REIMBURSEMENT'),
 ('4400-0000', 'MISCELLANEOUS INCOME', [('4410-0000', 'Laundry Income', 420), ('4420-0000', 'Vending', 60), ('4430-0000', 'Interest Income - Operating', 35), ('4450-0000', 'Clubhouse Rental', 100)], '4499-9999', 'TOTAL MISCELLANEOUS INCOME')]
EXP = [('5100-0000', 'PAYROLL & BENEFITS', [
    ('5110-0000', 'Property Manager', 6250), ('5112-0000', 'Assistant Manager', 4300), ('5114-0000', 'Leasing Consultants', 3650), ('5120-0000', 'Maintenance Supervisor', 5480),
    ('5122-0000', 'Maintenance Technicians', 7600), ('5124-0000', 'Porter / Grounds', 2900), ('5130-0000', 'Overtime', 450), ('5135-0000', 'Leasing Bonuses', 800),
    ('5140-0000', 'Payroll Taxes', 2540), ('5145-0000', 'Health Insurance', 2980), ('5150-0000', 'Workers Compensation', 760), ('5155-0000', '401(k) Match', 390)], '5199-9999', 'TOTAL PAYROLL & BENEFITS'),
 ('5200-0000', 'REPAIRS & MAINTENANCE', [
    ('5210-0000', 'Plumbing', 900), ('5215-0000', 'Electrical', 450), ('5220-0000', 'HVAC Repairs', 1100), ('5225-0000', 'Appliance Parts', 520), ('5230-0000', 'Locks & Keys', 150),
    ('5235-0000', 'Roof & Gutter', 250), ('5240-0000', 'Pool Supplies & Repair', 480), ('5245-0000', 'Fire & Life Safety', 375), ('5250-0000', 'General Supplies', 700)], '5299-9999', 'TOTAL REPAIRS & MAINTENANCE'),
 ('5300-0000', 'MAKE READY / TURNOVER', [('5310-0000', 'Painting - Contract', 1800), ('5315-0000', 'Carpet Cleaning', 640), ('5320-0000', 'Unit Cleaning', 1150), ('5325-0000', 'Flooring Repair', 400), ('5330-0000', 'Turnover Supplies', 350)], '5399-9999', 'TOTAL MAKE READY / TURNOVER'),
 ('5400-0000', 'CONTRACT SERVICES', [('5410-0000', 'Landscaping', 2950), ('5415-0000', 'Pest Control', 620), ('5420-0000', 'Trash Removal', 3150), ('5425-0000', 'Snow Removal', 1400), ('5430-0000', 'Courtesy Patrol', 1250), ('5435-0000', 'Pool Service', 0)], '5499-9999', 'TOTAL CONTRACT SERVICES'),
 ('5500-0000', 'UTILITIES', [('5510-0000', 'Electric - Common Area', 3350), ('5512-0000', 'Electric - Vacant Units', 410), ('5520-0000', 'Gas', 1960), ('5530-0000', 'Water', 4870), ('5535-0000', 'Sewer', 5310)], '5599-9999', 'TOTAL UTILITIES'),
 ('5600-0000', 'MARKETING', [('5610-0000', 'Internet Listing Services', 2400), ('5615-0000', 'Resident Events', 350), ('5620-0000', 'Locator & Referral Fees', 600), ('5625-0000', 'Signage & Print', 100)], '5699-9999', 'TOTAL MARKETING'),
 ('5700-0000', 'ADMINISTRATIVE', [('5710-0000', 'Office Supplies', 250), ('5715-0000', 'Telephone & Internet', 640), ('5720-0000', 'Software & Licenses', 1180), ('5725-0000', 'Legal - Evictions', 500), ('5730-0000', 'Bank Charges', 190), ('5735-0000', 'Screening Reports', 380), ('5740-0000', 'Postage & Delivery', 60), ('5745-0000', 'Audit & Tax Prep', 0)], '5799-9999', 'TOTAL ADMINISTRATIVE'),
 ('5800-0000', 'TAXES, INSURANCE & FEES', [('5810-0000', 'Real Estate Taxes', 24880), ('5820-0000', 'Property Insurance', 8125), ('5825-0000', 'Umbrella / Liability', 1240), ('5830-0000', 'Management Fees', 7290), ('5840-0000', 'Business License & Permits', 0)], '5899-9999', 'TOTAL TAXES, INSURANCE & FEES')]
NON = [('7110-0000', 'Mortgage Interest', 51240.55), ('7120-0000', 'Depreciation', 46833.33), ('7125-0000', 'Amortization - Loan Costs', 1912.08), ('7140-0000', 'Asset Management Fee', 2500), ('7150-0000', 'Partnership Expenses', 350)]

def make():
    R = random.Random(101)
    cols = ['PTD Actual', 'PTD Budget', 'Variance', 'YTD Actual', 'YTD Budget', 'Variance', 'Annual']
    s = St('Budget Comparison (with PTD)', 'Larkspur Commons Apartments', '2025-01-01', '2025-03-31', cols)
    def v7(b, exp):
        if b == 0:
            if R.random() < .5: return [0] * 7
            a = R.choice([0, round(R.uniform(80, 700), 2)]); ya = a
            an = R.choice([0, 2400, 4800]); r = [a, 0, 0, ya, 0, 0, an]
        else:
            fix = abs(b) > 20000 and not exp or (exp and abs(b - round(b)) > 0)
            k = .012 if fix else (.02 if abs(b) > 7000 else .28)
            m = [round(b * R.uniform(1 - k, 1 + k), 2) for _ in range(3)]
            if abs(b) < 400 and R.random() < .3: m[2] = 0
            if exp and abs(b - round(b)) > 0: m = [b, b, b]
            r = [m[2], b, 0, round(sum(m), 2), round(3 * b, 2), 0, round(12 * b, 2)]
        g = -1 if exp else 1
        r[2] = round(g * (r[0] - r[1]), 2); r[5] = round(g * (r[3] - r[4]), 2)
        return r
    s.head('INCOME', '4000-0000'); s.stack.append([])
    for blk in INC[1:]:
        c, h, ls, tc, tl = blk
        s.open(h, c, 1)
        for lc, ll, b in ls: s.line(ll, v7(b, False), lc, 2)
        s.close(tl, tc, 1)
    inc = s.close('TOTAL INCOME', '4999-9999', 0, 'TOTAL')
    s.head('OPERATING EXPENSES', '5000-0000'); s.stack.append([])
    for c, h, ls, tc, tl in EXP:
        s.open(h, c, 1)
        for lc, ll, b in ls: s.line(ll, v7(b, True), lc, 2)
        s.close(tl, tc, 1)
    ex = s.close('TOTAL OPERATING EXPENSES', '6999-9999', 0, 'TOTAL')
    def diff(a, b):
        A, B = s.rows[a].vals, s.rows[b].vals
        return [round(A[c] + (B[c] if c in (2, 5) else -B[c]), 2) for c in range(7)]
    noi = s.tot('NET OPERATING INCOME', [inc, ex], [1, -1], '6999-9995', vals=diff(inc, ex))
    s.open('NON-OPERATING EXPENSES', '7000-0000', 0)
    for c, l, b in NON: s.line(l, v7(b, True), c, 2)
    no = s.close('TOTAL NON-OPERATING EXPENSES', '7999-9999', 0)
    ni = s.tot('NET INCOME', [noi, no], [1, -1], '9090-0000', vals=diff(noi, no))
    s.key(total_income=inc, total_operating_expenses=ex, noi=noi, net_income=ni)
    fn = 'larkspur_budget_comparison_0325.pdf'
    for n, f in (('LS', 'LiberationSans-Regular'), ('LSB', 'LiberationSans-Bold')): pdfmetrics.registerFont(TTFont(n, L + f + '.ttf'))
    W, H = landscape(letter)
    c = canvas.Canvas(f'{DOCS}/{fn}', pagesize=(W, H), invariant=1)
    X = [322, 390, 452, 490, 566, 638, 700 - 4, 728 - 2, 772 - 6]   # right edges: 9 columns
    X = [306, 370, 428, 470, 544, 614, 672, 710, 774]
    H9 = ['PTD Actual', 'PTD Budget', 'Variance', '% Var', 'YTD Actual', 'YTD Budget', 'Variance', '% Var', 'Annual']
    per = 43; pages = [s.rows[i:i + per] for i in range(0, len(s.rows), per)]
    for pn, rows in enumerate(pages):
        c.setFont('LS', 8); c.drawString(30, H - 30, 'Larkspur Commons Apartments (lark01)')
        c.setFont('LSB', 11); c.drawString(30, H - 44, 'Budget Comparison (with PTD)')
        c.setFont('LS', 8); c.drawString(30, H - 55, 'Period = Jan 2025-Mar 2025'); c.drawString(30, H - 65, 'Book = Accrual ; Tree = ysi_is')
        c.drawRightString(W - 18, H - 30, f'Page {pn + 1}')
        c.setFillGray(.85); c.rect(28, H - 86, W - 46, 14, stroke=0, fill=1); c.setFillGray(0)
        c.setFont('LSB', 7.2)
        for x, h in zip(X, H9): c.drawRightString(x, H - 81, h)
        y = H - 97
        for r in rows:
            f = 'LS' if r.typ == 'LINE' else 'LSB'
            c.setFont(f, 7)
            c.drawString(30, y, r.code)
            lab = r.label; x0 = 76 + 7 * r.lvl
            c.drawString(x0, y, lab)
            if r.vals:
                v = r.vals
                def pc(a, b): return 'N/A' if b == 0 else f'{100 * a / abs(b):.2f}'
                t = [money(v[0], neg='-'), money(v[1], neg='-'), money(v[2], neg='-'), pc(v[2], v[1]), money(v[3], neg='-'), money(v[4], neg='-'), money(v[5], neg='-'), pc(v[5], v[4]), money(v[6], neg='-')]
                for x, q in zip(X, t): c.drawRightString(x, y, q)
                if r.typ != 'LINE':
                    c.setLineWidth(.4)
                    for i, x in enumerate(X):
                        if i not in (3, 7): c.line(x - 46, y + 7.2, x, y + 7.2)
            y -= 10.9
        c.setFont('LS', 6.5); c.drawString(30, 20, 'Thursday, April 10, 2025'); c.drawString(30, 12, '09:14 AM')
        c.showPage()
    c.save()
    save(fn, [s], 'MULTIFAMILY', 'OPERATING_STATEMENT', 's35a', 'Yardi Voyager budget comparison with PTD/YTD/annual, landscape, several pages', skipcols=(2, 5))
