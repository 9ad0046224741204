# QuickBooks Online Profit and Loss with prior-year comparison
import random, os
from core import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
rng = random.Random(3101)
C = ['Jan - Dec 2025', 'Jan - Dec 2024 (PY)', 'Change']
s = St('Profit and Loss', 'Ferncliff Plaza Partners, LLC', '2025-01-01', '2025-12-31', C)
def two(a, growth=.03, sp=.08, only=None):
    x = int(a*100*rng.uniform(.98, 1.02)); y = int(x*(1-growth)*rng.uniform(1-sp, 1+sp))
    if only == 'cy': return [x, None, x]
    if only == 'py': return [None, y, -y]
    return [x, y, x-y]
H, L, T = s.H, s.L, s.T
H('Income', lvl=0)
inc = []
p = L('Rental Income', two(4150), lvl=1, parent=True)
k = [p] + [L(n, two(v, sp=sp), lvl=2) for n, v, sp in [('Base Rent - Anchor (Grocer)', 214800, .005), ('Base Rent - Inline Shops', 391442.55, .04), ('Base Rent - Outparcel', 66000, .003), ('Percentage Rent', 11873.4, .3)]]
inc.append(T('Total Rental Income', k, lvl=1))
H('Tenant Reimbursements', lvl=1)
k = [L(n, two(v), lvl=2) for n, v in [('CAM', 88416.12), ('Insurance', 19904.36), ('Real Estate Tax', 101233.81), ('CAM Reconciliation - Prior Year', -2140.77)]]
inc.append(T('Total Tenant Reimbursements', k, lvl=1))
inc.append(L('Late Fees', two(1275, sp=.4), lvl=1)); inc.append(L('Pylon Sign Rental', two(3600, growth=0, sp=.001), lvl=1))
inc.append(L('Uncategorized Income', two(412.5, only='py'), lvl=1))
ti = T('Total Income', inc, key='total_income', cur=1)
gp = T('GROSS PROFIT', [ti], cur=1)
H('Expenses')
ex = []
for n, v, sp in [('Accounting & Tax Prep', 8450, .03), ('Bank Charges & Fees', 286.4, .3), ('Insurance - Property & Liability', 23180.66, .05)]: ex.append(L(n, two(v, sp=sp)))
H('Legal & Professional', lvl=1)
k = [L('Leasing Commissions', two(14220.5, only='cy'), lvl=2), L('Legal - Lease Review', two(6125, sp=.4), lvl=2)]
ex.append(T('Total Legal & Professional', k, lvl=1))
ex.append(L('Licenses & Permits', two(640, sp=.02))); ex.append(L('Management Fee', two(33950)))
p = L('Repairs & Maintenance', two(3318.09), lvl=1, parent=True); k = [p]
H('Building', lvl=2)
q = [L(n, two(v, sp=.3), lvl=3) for n, v in [('Electrical', 2790.2), ('HVAC', 7452.38), ('Plumbing', 3841), ('Roof', 9125)]]
k.append(T('Total Building', q, lvl=2))
H('Site', lvl=2)
q = [L(n, two(v, sp=.25), lvl=3) for n, v in [('Landscaping', 13680), ('Lot Sweeping', 8736), ('Parking Lot Striping & Patch', 5350), ('Snow Removal', 17915.25)]]
k.append(T('Total Site', q, lvl=2))
ex.append(T('Total Repairs & Maintenance', k, lvl=1))
ex.append(L('Security Patrol', two(9360)))
H('Taxes', lvl=1)
k = [L('Real Estate Taxes - County', two(96420.18, sp=.01), lvl=2), L('Real Estate Taxes - Township', two(18977.4, sp=.01), lvl=2), L('State Franchise Tax', two(800, growth=0, sp=0), lvl=2)]
ex.append(T('Total Taxes', k, lvl=1))
p = L('Utilities', two(218.44), lvl=1, parent=True)
k = [p] + [L(n, two(v), lvl=2) for n, v in [('Electric - Common', 14877.91), ('Gas', 2214.6), ('Water & Sewer', 11903.27), ('Trash', 10440)]]
ex.append(T('Total Utilities', k, lvl=1))
te = T('Total Expenses', ex, key='total_operating_expenses', cur=1)
noi = T('NET OPERATING INCOME', [gp, te], [1, -1], t='TOTAL', key='noi', cur=1)
H('Other Income'); oi = [L('Interest Income', two(1822.16, sp=.2))]
toi = T('Total Other Income', oi, cur=1)
H('Other Expenses'); oe = [L('Amortization Expense', two(4116.96, 0, 0)), L('Depreciation Expense', two(118224, 0, 0)), L('Mortgage Interest', two(162904.73, -.03, .002))]
toe = T('Total Other Expenses', oe, cur=1)
no = T('NET OTHER INCOME', [toi, toe], [1, -1], cur=1)
T('NET INCOME', [noi, no], t='TOTAL', key='net_income', cur=1, dbl=1)
name = 'Ferncliff Plaza - Profit and Loss 2025.pdf'
W, Hh = letter
c = canvas.Canvas(os.path.join(DOCS, name), pagesize=letter, invariant=1)
X = [372, 462, 524, 572]
def foot(p):
    c.setFont('Helvetica', 7); c.setFillGray(.4)
    c.drawString(40, 30, 'Accrual Basis   Monday, February 9, 2026 03:14 PM GMT-05:00'); c.drawRightString(572, 30, f'{p}/2'); c.setFillGray(0)
def head(y):
    c.setStrokeGray(.6); c.setLineWidth(.6); c.line(270, y+22, 572, y+22)
    c.setFont('Helvetica', 7); c.setFillGray(.3); c.drawCentredString(432, y+12, 'TOTAL')
    for x, t in zip(X, ['JAN - DEC 2025', 'JAN - DEC 2024 (PY)', 'CHANGE', '% CHANGE']): c.drawRightString(x, y, t)
    c.setFillGray(0); c.line(40, y-5, 572, y-5); return y-18
c.setFont('Helvetica-Bold', 14); c.drawCentredString(W/2, 742, 'Ferncliff Plaza Partners, LLC')
c.setFont('Helvetica', 12); c.drawCentredString(W/2, 725, 'Profit and Loss'); c.setFont('Helvetica', 10); c.drawCentredString(W/2, 710, 'January - December 2025')
y = head(675); pg = 1
for r in s.rows:
    if y < 60: foot(pg); c.showPage(); pg += 1; y = head(735)
    b = r['t'] in ('SUBTOTAL', 'TOTAL')
    f = 'Helvetica-Bold' if b else 'Helvetica'
    c.setFont(f, 8); c.drawString(42+r['lvl']*11, y, r['label'])
    if r['t'] != 'HEADING':
        if b: c.setLineWidth(.5); [c.line(x-52 if i else x-62, y+8.5, x, y+8.5) for i, x in enumerate(X[:3])]
        for x, v in zip(X, r['v']):
            t = fmt(v, paren=False, cur='$' if r.get('cur') else '')
            c.drawRightString(x, y, t)
        a, p_ = r['v'][0], r['v'][1]
        if a and p_: c.drawRightString(X[3], y, f'{(a-p_)/abs(p_)*100:,.2f} %')
        if r.get('dbl'): [ (c.line(x-55, y-3, x, y-3), c.line(x-55, y-5, x, y-5)) for x in X[:3]]
    y -= 13.2
foot(pg); c.save(); print(name, pg)
save(name, [s], 'RETAIL', 'OPERATING_STATEMENT', 'QuickBooks Online P&L, prior year and change, parents with own amounts', True)
