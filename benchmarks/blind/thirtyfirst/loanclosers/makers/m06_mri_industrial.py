# MRI budget comparison (month + YTD + annual), landscape
import random, os
from core import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
rng = random.Random(3106)
cols = ['Current Period Actual', 'Current Period Budget', 'Current Period Variance', 'Year-To-Date Actual', 'Year-To-Date Budget', 'Year-To-Date Variance', 'Annual Budget']
s = St('Comparative Income Statement', 'Tollgate Commerce Center', '2025-01-01', '2025-09-30', cols, scale=1)
def v(a, exp=False, sp=.06, fixed=False, mz=False):
    bud = int(round(a/12)); ab = bud*12; yb = bud*9
    if mz: bud, yb, ab = 0, int(a), int(a)
    ac = bud if fixed else int(bud*rng.uniform(1-sp, 1+sp)); ya = yb if fixed else int(yb*rng.uniform(1-sp*.6, 1+sp*.6))
    sg = -1 if exp else 1
    return [ac, bud, sg*(ac-bud), ya, yb, sg*(ya-yb), ab]
def sec(head, lines, total, exp):
    s.H(head, lvl=0); k = [s.L(n, v(a, exp, *rest), c) for c, n, a, *rest in lines]
    return s.T(total, k, lvl=0)
r1 = sec('RENTAL REVENUE', [('401100', 'Base Rent', 2148300, .01), ('401150', 'Free Rent / Abatement', -38400, .3), ('401200', 'Yard & Trailer Storage Rent', 74400, .03), ('401900', 'Straight-Line Rent', 22680, .0)], 'TOTAL RENTAL REVENUE', False)
r2 = sec('RECOVERIES', [('411100', 'CAM Recovery', 296400), ('411200', 'Tax Recovery', 411600), ('411300', 'Insurance Recovery', 88200), ('411400', 'Management Fee Recovery', 64800), ('411900', 'Prior Year Recovery Adj.', 7350, .9, False, True)], 'TOTAL RECOVERIES', False)
r3 = sec('OTHER REVENUE', [('421100', 'Late Charges', 1800, .8), ('421500', 'Rooftop License', 18000, 0), ('421900', 'Miscellaneous Revenue', 600, .9)], 'TOTAL OTHER REVENUE', False)
ti = s.T('TOTAL REVENUE', [r1, r2, r3], lvl=0, key='total_income')
e = [sec('REPAIRS & MAINTENANCE', [('511100', 'R&M - HVAC', 31200, .4), ('511200', 'R&M - Plumbing', 10800, .4), ('511300', 'R&M - Electrical', 12600, .4), ('511400', 'R&M - Dock Doors & Levelers', 19200, .5), ('511500', 'R&M - Roof', 14400, .5), ('511600', 'Fire Sprinkler & Alarm', 16200, .2), ('511900', 'R&M - Other', 9000, .5)], 'TOTAL REPAIRS & MAINTENANCE', True),
 sec('EXTERIOR SERVICES', [('521100', 'Landscaping Contract', 42000, 0), ('521200', 'Parking Lot & Truck Court', 18000, .5), ('521300', 'Snow & Ice', 36500, .15, False, True), ('521400', 'Detention Pond Maintenance', 3600, 0)], 'TOTAL EXTERIOR SERVICES', True),
 sec('UTILITIES', [('531100', 'Electric - Common Area', 27600), ('531200', 'Water/Sewer', 31800), ('531300', 'Stormwater Fee', 9600, 0)], 'TOTAL UTILITIES', True),
 sec('MANAGEMENT & ADMINISTRATIVE', [('541100', 'Management Fee', 84600, .02), ('541200', 'Property Management Payroll', 66000, .04), ('541300', 'Office & Telephone', 4800, .2), ('541400', 'Legal - Tenant Matters', 6000, .9), ('541900', 'Bank Fees', 1200, .1)], 'TOTAL MANAGEMENT & ADMINISTRATIVE', True),
 sec('FIXED EXPENSES', [('551100', 'Real Estate Taxes', 423600, .01), ('551150', 'Tax Consultant', 8500, .3, False, True), ('551200', 'Property Insurance', 91200, .02)], 'TOTAL FIXED EXPENSES', True)]
te = s.T('TOTAL OPERATING EXPENSES', e, lvl=0, key='total_operating_expenses')
def diff(a, b):
    A, B = s.rows[a]['v'], s.rows[b]['v']
    return [A[j]+B[j] if j in (2, 5) else A[j]-B[j] for j in range(7)]
noi = s.T('NET OPERATING INCOME', [ti, te], v=diff(ti, te), lvl=0, key='noi')
o = sec('NON-OPERATING', [('711100', 'Interest Expense', 588000, .01), ('721100', 'Depreciation', 496800, 0), ('721200', 'Amortization - Leasing Costs', 55200, 0), ('731100', 'Asset Management Fee', 36000, 0)], 'TOTAL NON-OPERATING', True)
s.T('NET INCOME (LOSS)', [noi, o], v=diff(noi, o), t='TOTAL', lvl=0, key='net_income')
name = 'TOLLGATE_MRI_CMPINC_0925.pdf'
W, Hh = landscape(letter)
c = canvas.Canvas(os.path.join(DOCS, name), pagesize=(W, Hh), invariant=1)
X = [288, 348, 406, 447, 515, 580, 642, 684, 762]
s.dashes()
def head(pn):
    c.setFont('Courier-Bold', 8); y = Hh-30
    c.drawString(28, y, 'Database:  GRANTOAK'); c.drawCentredString(W/2, y, 'Comparative Income Statement'); c.drawRightString(764, y, f'Page:      {pn}')
    y -= 10; c.drawString(28, y, 'ENTITY:    TGC'); c.drawCentredString(W/2, y, 'Grant Oak Logistics Income Fund'); c.drawRightString(764, y, 'Date: 10/14/2025')
    y -= 10; c.drawString(28, y, 'Accrual'); c.drawCentredString(W/2, y, 'Tollgate Commerce Center'); c.drawRightString(764, y, 'Time: 08:52 AM')
    y -= 10; c.drawString(28, y, 'Report:    CMPINC_STD'); c.drawCentredString(W/2, y, 'Period Ending September 30, 2025')
    y -= 18; c.setFont('Helvetica-Bold', 7.5); c.drawCentredString(345, y, 'Current Period'); c.drawCentredString(575, y, 'Year-To-Date'); c.line(240, y-2, 447, y-2); c.line(470, y-2, 684, y-2); c.drawRightString(762, y, 'Annual')
    y -= 10
    for x, t in zip(X, ['Actual', 'Budget', 'Variance', '% Var', 'Actual', 'Budget', 'Variance', '% Var', 'Budget']): c.drawRightString(x, y, t)
    c.line(28, y-3, 764, y-3); return y-14
y = head(1); pn = 1
for j, r in enumerate(s.rows):
    if y < 50 or r['label'] == 'UTILITIES':
        c.showPage(); pn += 1; y = head(pn)
    if r['t'] == 'HEADING': y -= 3
    c.setFont('Helvetica' if r['t'] == 'LINE' else 'Helvetica-Bold', 7.8)
    c.drawString(30, y, r['label']) if r['t'] != 'LINE' else (c.drawString(40, y, r['code']), c.drawString(80, y, r['label']))
    if r['t'] != 'HEADING':
        q = r['v']
        def pc(var, bud): return f'{var/abs(bud)*100:.1f}%' if bud else ('0.0%' if not var else 'N/A')
        t = [fmt(x, 1, 0, zero='-') for x in q]
        out = t[:3] + [pc(q[2], q[1])] + t[3:6] + [pc(q[5], q[4])] + t[6:]
        if r['items']: [c.line(x-44, y+7.5, x, y+7.5) for k_, x in enumerate(X) if k_ not in (3, 7)]
        for x, z in zip(X, out): c.drawRightString(x, y, z)
        if r['t'] == 'TOTAL': [(c.line(x-44, y-2, x, y-2), c.line(x-44, y-3.8, x, y-3.8)) for k_, x in enumerate(X) if k_ not in (3, 7)]
    y -= 12.5 if not r['items'] else 15
c.save(); print(name, pn)
save(name, [s], 'INDUSTRIAL', 'OPERATING_STATEMENT', 'MRI comparative income statement, grouped headers, variance and percent', True)
