import random
from tlib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor, black
R = random.Random(305)
NAME = 'logistics_fund_iii_property_statements_3Q25.pdf'
COLS = ['Quarter Ended September 30, 2025 Actual', 'Quarter Ended September 30, 2025 Budget', 'Quarter Ended September 30, 2025 Variance',
        'Nine Months Ended September 30, 2025 Actual', 'Nine Months Ended September 30, 2025 Budget', 'Nine Months Ended September 30, 2025 Variance', 'Full Year Budget']
def build(prop, page, sf, rent, spec):
    s = S('Statement of Operations', prop, '2025-01-01', '2025-09-30', COLS, page=page)
    s.sf = sf
    def L(l, q, exp=False, neg=False, noise=.03, flat=False, ref=None, unb=False):
        n = 0 if flat else noise
        b = round(q); a = round(q*(1+R.uniform(-n, n))); yb = b*3; ya = round(3*q*(1+R.uniform(-n, n)/2)); fb = b*4
        if unb: b = yb = fb = 0
        v = [a, b, (b-a) if exp else (a-b), ya, yb, (yb-ya) if exp else (ya-yb), fb]
        if neg: v = [-x for x in v]
        return s.line(l, v, ref=ref)
    def sub(label, x, ys, rt='TOTAL', **m):
        i = s.tot(label, [x]+[('-', y) for y in ys], rt, **m); v = s.rows[i]['v']; v[2] = v[0]-v[1]; v[5] = v[3]-v[4]; return i
    s.head('Revenues')
    inc = [L(*a, **k) for a, k in spec['inc'](rent)]
    ti = s.tot('Total revenues', inc, key='total_income', b=1)
    s.head('Property operating expenses')
    ex = [L(*a, exp=True, **k) for a, k in spec['rec'](sf)]
    tr = s.tot('Total recoverable expenses', ex, 'SUBTOTAL')
    nx = [L(*a, exp=True, **k) for a, k in spec['non'](sf)]
    tn = s.tot('Total non-recoverable expenses', nx, 'SUBTOTAL')
    te = s.tot('Total property operating expenses', [tr, tn], key='total_operating_expenses', b=1)
    noi = sub('Net operating income', ti, [te], key='noi', b=1)
    s.head('Other (income) and expenses')
    ot = [L(*a, exp=True, **k) for a, k in spec['oth'](sf)]
    to = s.tot('Total other expenses', ot, 'SUBTOTAL')
    sub('Net income' if not spec.get('loss') else 'Net income (loss)', noi, [to], key='net_income', b=1, dbl=1)
    return s
A = build('Ridgeway Commerce Park', 2, 412_300, 0, dict(
    inc=lambda r: [(('Base rent', 742_140), dict(noise=.01, ref='a')), (('Straight-line rent', 38_216), dict(flat=True)), (('Free rent', 46_500), dict(neg=True, ref='a')), (('Recoveries - real estate taxes', 131_200), {}), (('Recoveries - insurance', 24_100), {}), (('Recoveries - CAM', 96_840), {}), (('Interest and other income', 1_260), dict(noise=.4)), (('Provision for credit loss', 3_700), dict(neg=True, noise=.6))],
    rec=lambda f: [(('Real estate taxes', 139_480), dict(noise=.01)), (('Insurance', 25_733), dict(noise=.01)), (('Common area maintenance', 41_870), dict(noise=.12, ref='b')), (('Utilities', 22_615), dict(noise=.1)), (('Property management fees', 22_260), {}), (('Security', 14_400), dict(flat=True))],
    non=lambda f: [(('Legal and professional', 6_000), dict(noise=.6)), (('Vacant space costs', 4_850), dict(noise=.3)), (('Bank charges', 240), dict(flat=True))],
    oth=lambda f: [(('Interest expense', 268_875), dict(flat=True)), (('Amortization of financing costs', 8_117), dict(flat=True)), (('Depreciation and amortization', 344_902), dict(noise=.005)), (('Asset management fee', 31_500), dict(flat=True))], ))
B = build('Cutler Road Distribution Center', 3, 655_000, 0, dict(
    inc=lambda r: [(('Rental income', 1_179_000), dict(flat=True)), (('Straight-line rent adjustment', 21_480), dict(neg=True, flat=True)), (('Tenant reimbursements', 318_770), dict(ref='a')), (('Solar rooftop lease', 15_625), dict(flat=True))],
    rec=lambda f: [(('Property taxes', 214_660), dict(noise=.008)), (('Insurance', 47_310), dict(noise=.01)), (('Landscaping', 13_200), dict(noise=.1)), (('Snow removal', 2_950), dict(noise=.8)), (('Fire and life safety', 6_480), dict(noise=.15)), (('Roof maintenance', 9_000), dict(noise=.5, ref='b')), (('Management fee', 29_475), dict(flat=True))],
    non=lambda f: [(('Owner legal', 2_500), dict(noise=.9)), (('Lease administration', 3_000), dict(flat=True))],
    oth=lambda f: [(('Depreciation', 402_118), dict(flat=True)), (('Amortization of lease intangibles', 118_355), dict(flat=True)), (('Asset management fee', 58_900), dict(flat=True)), (('Appraisal and audit fees', 9_750), dict(noise=.2))]))
C = build('Sable Creek Cold Storage', 4, 188_450, 0, dict(loss=1,
    inc=lambda r: [(('Base rent', 514_468), dict(noise=.02, ref='a')), (('Above/below market rent amortization', 12_944), dict(flat=True)), (('Expense recoveries', 268_310), dict(noise=.05)), (('Power recoveries', 187_230), dict(noise=.08, ref='b')), (('Termination fee', 74_000), dict(unb=True, ref='c')), (('Bad debt', 11_250), dict(neg=True, noise=.7))],
    rec=lambda f: [(('Real estate taxes', 88_260), dict(noise=.01)), (('Insurance', 41_900), {}), (('Electricity', 193_775), dict(noise=.08, ref='b')), (('Refrigeration service contract', 52_350), dict(flat=True)), (('Repairs and maintenance', 37_610), dict(noise=.25)), (('Water and sewer', 16_240), {}), (('Management fee', 31_190), {}), (('Janitorial and trash', 8_085), {})],
    non=lambda f: [(('Professional fees', 5_500), dict(noise=.5)), (('Marketing and leasing', 7_250), dict(noise=.5)), (('Non-recoverable repairs', 9_000), dict(noise=.7))],
    oth=lambda f: [(('Interest expense - mezzanine', 131_400), dict(flat=True)), (('Interest expense - senior', 240_187), dict(flat=True)), (('Depreciation and amortization', 297_660), dict(flat=True)), (('Unrealized (gain) loss on interest rate cap', 21_300), dict(noise=.9, unb=True)), (('Asset management fee', 18_750), dict(flat=True))]))
REFS = [['(a) Suite 140 (38,500 SF) commenced August 1 against a budgeted July 1 start; two months abated.', '(b) Dock leveller replacements at Building C.'],
        ['(a) 2024 reconciliation billed in May.', '(b) Annual roof inspection moved to the second quarter.'],
        ['(a) Blast-freezer bay returned to landlord June 30.', '(b) Utility tariff change effective April 2025.', '(c) Fees from outgoing tenants, not budgeted.']]
c = canvas.Canvas(doc(NAME), pagesize=landscape(letter), invariant=1); W, H = landscape(letter)
c.setFont('Times-Roman', 26); c.drawString(90, 380, 'Meridian Logistics Fund III, L.P.'); c.setFont('Times-Roman', 15); c.drawString(90, 350, 'Property-Level Statements of Operations'); c.drawString(90, 328, 'Third Quarter 2025 (Unaudited)'); c.setFont('Times-Roman', 10)
for k, t in enumerate(['Ridgeway Commerce Park   2', 'Cutler Road Distribution Center   3', 'Sable Creek Cold Storage   4']): c.drawString(90, 270-16*k, t)
c.showPage()
X = [300, 355, 407, 449, 512, 567, 619, 661, 708, 756]
def fm(v): return u'\u2014' if v == 0 else '(%s)' % format(-v, ',') if v < 0 else format(v, ',')
for s, rf in zip((A, B, C), REFS):
    c.setFont('Times-Bold', 13); c.drawString(36, H-44, s.prop); c.setFont('Times-Roman', 10.5); c.drawString(36, H-58, 'Statement of Operations (Unaudited)'); c.drawRightString(756, H-44, 'Meridian Logistics Fund III, L.P.'); c.drawRightString(756, H-58, '{:,} rentable square feet'.format(s.sf))
    c.setFont('Times-Bold', 9); c.drawCentredString(350, H-82, 'Quarter Ended'); c.drawCentredString(350, H-92, 'September 30, 2025'); c.drawCentredString(562, H-82, 'Nine Months Ended'); c.drawCentredString(562, H-92, 'September 30, 2025'); c.line(252, H-95, 449, H-95); c.line(466, H-95, 661, H-95)
    c.drawRightString(708, H-92, 'YTD'); c.drawRightString(756, H-92, 'Full Year')
    for x, t in zip(X, ['Actual', 'Budget', 'Variance', '% Var', 'Actual', 'Budget', 'Variance', '% Var', '$ / SF', 'Budget']): c.drawRightString(x, H-106, t)
    y = H-124
    for i, r in enumerate(s.rows):
        v, m = r['v'], r['m']
        if r['rt'] == 'HEADING': y -= 5; c.setFont('Times-Bold', 9.5); c.drawString(36, y, r['label']); y -= 12.6; continue
        c.setFont('Times-Bold' if m.get('b') else 'Times-Roman', 9.5)
        c.drawString(36+(0 if m.get('b') else 22 if r['rt'] != 'LINE' else 10), y, r['label']+(' '+'(%s)' % m['ref'] if m.get('ref') and 0 else ''))
        if m.get('ref'): c.setFont('Times-Italic', 7.5); c.drawString(222, y, '(%s)' % m['ref']); c.setFont('Times-Roman', 9.5)
        pv = lambda d, b: u'\u2014' if not b or not d else ('%.1f%%' % (abs(d/b)*100) if d > 0 else '(%.1f%%)' % (abs(d/b)*100))
        cells = [fm(v[0]), fm(v[1]), fm(v[2]), pv(v[2], v[1]), fm(v[3]), fm(v[4]), fm(v[5]), pv(v[5], v[4]), ('%.2f' % (v[3]/s.sf) if v[3] >= 0 else '(%.2f)' % (-v[3]/s.sf)), fm(v[6])]
        for x, t in zip(X, cells): c.drawRightString(x, y, t)
        if r['rt'] != 'LINE':
            c.setLineWidth(.4)
            for x in X: c.line(x-36, y+9, x, y+9)
        if m.get('dbl'):
            for x in X: c.line(x-36, y-2.5, x, y-2.5); c.line(x-36, y-4, x, y-4)
        y -= 12.6
        if r['label'].startswith('Total revenues') or r['label'] == 'Net operating income': y -= 3
        r['m']['dash0'] = 1
    y = 52
    c.setFont('Times-Italic', 8)
    for t in rf: c.drawString(36, y, t); y -= 10
    c.drawRightString(756, 24, str(s.page)); c.showPage()
c.save()
save(NAME, [A, B, C], 'INDUSTRIAL', 'institutional fund, three property statements in one PDF; QTD/YTD actual-budget-variance, % and $/SF columns, reference letters', True)
