from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
for n, f in (('Vera', 'Vera.ttf'), ('VeraBd', 'VeraBd.ttf'), ('VeraIt', 'VeraIt.ttf')):
    pdfmetrics.registerFont(TTFont(n, f))
MN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()

def wrap(text, font, size, w):
    out, cur = [], ''
    for word in text.split():
        t = (cur + ' ' + word).strip()
        if SW(t, font, size) > w and cur: out.append(cur); cur = word
        else: cur = t
    return out + [cur]

# ---------------------------------------------------------------- 1 student housing, trailing 12
def p1():
    R = rng('p1'); fn = 'halloway_commons_T12_aug2025.pdf'
    ms = [(8 + i) % 12 for i in range(12)]; yr = [2024 if m >= 8 else 2025 for m in ms]
    heads = [f'{MN[m]} {y}' for m, y in zip(ms, yr)]; K = [f'm{i}' for i in range(12)]
    def der(v, f): v['tot'] = round(sum(v[k] for k in K), 2)
    s = S('Income Statement - 12 Month Trailing', 'Halloway Commons', '2024-09-01', '2025-08-31',
          list(zip(heads, K)) + [('Total', 'tot')], K, der, zero='0', dec=2)
    def L(code, label, annual, **o):
        return s.l(label, dict(zip(K, spread(R, annual, dec=2, **o))), code, 2)
    def block(head, hc, lines, tot, tc):
        s.h(head, hc, 1); ids = [L(*a[:3], **(a[3] if len(a) > 3 else {})) for a in lines]
        return s.t(tot, ids, tc, 1)
    s.h('INCOME', '4000-000')
    summer = [1, 1, 1, 1, 1, 1, 1, 1, 1, .62, .58, .9]
    r = block('Rental Income', '4005-000', [
        ('4010-000', 'Student Rent - By the Bed', 4218600, dict(noise=.012)),
        ('4015-000', 'Short Term Premium', 38400, dict(season=[1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1])),
        ('4020-000', 'Vacancy Loss', -263400, dict(season=[1, 1, 1, 1, 1.3, 1.2, 1.2, 1.2, 1.3, 3.1, 3.3, 1.2])),
        ('4030-000', 'Leasing Concessions', -74200, {}),
        ('4035-000', 'Employee / CA Bed Allowance', -31680, dict(noise=0)),
        ('4040-000', 'Bad Debt Expense', -46900, dict(noise=.3))], 'Total Rental Income', '4099-000')
    o = block('Other Income', '4100-000', [
        ('4110-000', 'Application & Administrative Fees', 81250, dict(season=[1, 2, 3, 2, 3, 3, 2, 2, 1, 1, 2, 2])),
        ('4120-000', 'Parking Permits', 96800, dict(season=[2, 1, 1, 1, 1, 1, 1, 1, 1, .6, .6, 3])),
        ('4130-000', 'Utility Overage Recovery', 58400, {}),
        ('4140-000', 'Late & NSF Fees', 27150, dict(noise=.25)),
        ('4150-000', 'Damage Recovery', 44300, dict(lump={0: .11, 4: .06, 10: .31, 11: .52})),
        ('4160-000', 'Vending & Laundry Commission', 9120, {})], 'Total Other Income', '4199-000')
    ti = s.t('TOTAL INCOME', [r, o], '4999-000', 0, 'TOTAL', key='total_income')
    s.h('OPERATING EXPENSES', '5000-000')
    ex = []
    ex.append(block('Payroll', '5100-000', [('5110-000', 'General Manager & Office Wages', 214600, {}), ('5120-000', 'Maintenance Wages', 168300, {}),
        ('5130-000', 'Community Assistants', 52400, {}), ('5140-000', 'Payroll Taxes & Benefits', 97850, {})], 'Total Payroll', '5199-000'))
    ex.append(block('Leasing & Marketing', '5200-000', [('5210-000', 'Digital Advertising', 58200, dict(noise=.2)), ('5220-000', 'Campus Events & Sponsorship', 21900, dict(noise=.5)),
        ('5230-000', 'Renewal Gift Cards', 18750, dict(lump={2: .4, 3: .35, 5: .25})), ('5240-000', 'Internet Listing Services', 15480, dict(noise=0))], 'Total Leasing & Marketing', '5299-000'))
    ex.append(block('Turn Costs', '5300-000', [('5310-000', 'Turn - Painting', 61200, dict(lump={10: .35, 11: .65})), ('5320-000', 'Turn - Cleaning', 48700, dict(lump={4: .05, 10: .3, 11: .65})),
        ('5330-000', 'Turn - Carpet & Flooring', 33900, dict(lump={10: .2, 11: .8})), ('5340-000', 'Turn - Temporary Labor', 22450, dict(lump={11: 1}))], 'Total Turn Costs', '5399-000'))
    ex.append(block('Repairs & Maintenance', '5400-000', [('5410-000', 'HVAC', 38600, dict(noise=.5)), ('5415-000', 'Plumbing', 29400, dict(noise=.5)), ('5420-000', 'Electrical & Lighting', 12700, dict(noise=.5)),
        ('5430-000', 'Elevator Contract', 16800, dict(noise=0)), ('5440-000', 'Landscaping & Snow', 41200, dict(noise=.3)), ('5450-000', 'Pest Control', 9600, dict(noise=0)), ('5460-000', 'Pool & Fitness', 17350, dict(noise=.3))],
        'Total Repairs & Maintenance', '5499-000'))
    ex.append(block('Utilities', '5500-000', [('5510-000', 'Electricity', 231700, dict(noise=.12)), ('5520-000', 'Water & Sewer', 142300, dict(noise=.1)), ('5530-000', 'Natural Gas', 26800, dict(season=[1, 1, 2, 3, 4, 4, 3, 2, 1, .5, .5, .5])),
        ('5540-000', 'Trash Removal', 39900, dict(noise=.05)), ('5550-000', 'Bulk Internet & Cable', 118800, dict(noise=0))], 'Total Utilities', '5599-000'))
    ex.append(block('General & Administrative', '5600-000', [('5610-000', 'Office Supplies & Postage', 11400, dict(noise=.3)), ('5620-000', 'Software & Licenses', 34700, dict(noise=.05)), ('5630-000', 'Legal & Collections', 19800, dict(noise=.6)),
        ('5640-000', 'Courtesy Patrol', 64200, dict(noise=.05)), ('5650-000', 'Bank & Card Charges', 22900, dict(noise=.1))], 'Total General & Administrative', '5699-000'))
    mf = spread(R, 127300, dec=2, noise=.02)
    ex.append(block('Management, Taxes & Insurance', '5700-000', [('5710-000', 'Management Fee', 127300, dict(noise=.02)), ('5720-000', 'Real Estate Taxes', 412600, dict(noise=0)), ('5730-000', 'Property Insurance', 158400, dict(noise=0)),
        ('5740-000', 'Franchise Tax', 8250, dict(lump={8: 1}))], 'Total Management, Taxes & Insurance', '5799-000'))
    te = s.t('TOTAL OPERATING EXPENSES', ex, '5999-000', 0, 'TOTAL', key='total_operating_expenses')
    noi = s.t('NET OPERATING INCOME', [ti, (te, -1)], '6000-000', 0, 'TOTAL', key='noi')
    d = block('Debt & Owner Expense', '7000-000', [('7010-000', 'Mortgage Interest', 918200, dict(noise=.01)), ('7020-000', 'Asset Management Fee', 42000, dict(noise=0)), ('7030-000', 'Depreciation & Amortization', 732000, dict(noise=0))], 'Total Debt & Owner Expense', '7099-000')
    ni = s.t('NET INCOME', [noi, (d, -1)], '7999-000', 0, 'TOTAL', key='net_income')
    s.h('CASH FLOW ADJUSTMENTS', '8000-000')
    c = [L('8010-000', 'Add Back Depreciation', 732000, noise=0), L('8020-000', 'Mortgage Principal', -241800, noise=.01), L('8030-000', 'Furniture Replacement', -88600, lump={9: .22, 10: .3, 11: .48}),
         L('8040-000', 'Roof & Exterior Projects', -64750, lump={1: .4, 7: .6}), L('8050-000', 'Change in Prepaid Rent', -12340.55, noise=2.5), L('8060-000', 'Security Deposits Received / (Refunded)', 6120.4, noise=3)]
    ct = s.t('TOTAL CASH FLOW ADJUSTMENTS', c, '8099-000', 0)
    s.t('CASH FLOW', [ni, ct], '9000-000', 0, 'TOTAL', key='net_cash_flow')
    # draw: legal landscape
    W, H = 1008, 612; c = canvas.Canvas(path(fn), pagesize=(W, H), invariant=1)
    xs = [262 + 55.5 * i for i in range(13)]; per = 46
    pages = -(-len(s.rows) // per); i = 0
    for p in range(pages):
        c.setFont('Helvetica-Bold', 10); c.drawString(30, H - 34, 'Halloway Commons (hcom)')
        c.setFont('Helvetica', 8); c.drawString(30, H - 46, s.title); c.drawString(30, H - 57, 'Period = Sep 2024 - Aug 2025'); c.drawString(30, H - 68, 'Book = Accrual')
        c.drawRightString(W - 30, H - 34, f'Page {p + 1} of {pages}')
        c.setFont('Helvetica-Bold', 6.6); y = H - 86
        for h, x in zip([a for a, _ in s.cols], xs): c.drawRightString(x + 20, y, h)
        c.line(30, y - 3, W - 30, y - 3); y -= 14
        for r in s.rows[i:i + per]:
            tot = r['kind'] != 'LINE'
            f = 'Helvetica-Bold' if tot else 'Helvetica'
            c.setFont(f, 6.4); c.drawString(30, y, r['code']); c.drawString(68 + 6 * r['ind'], y, r['label'])
            if r['items']:
                c.setLineWidth(.3)
                for x in xs: c.line(x - 24, y + 6.8, x + 20, y + 6.8)
            for (h, k), x in zip(s.cols, xs):
                if k in r['v']: c.drawRightString(x + 20, y, fmt(r['v'][k], 2, 'minus'))
            y -= 10.2
        i += per
        c.setFont('Helvetica-Oblique', 6.5); c.drawRightString(W - 30, 24, 'Tuesday, September 16, 2025 09:42 AM'); c.showPage()
    c.save()
    save(fn, [s], 'STUDENT_HOUSING', 'OPERATING_STATEMENT_T12', 'accounting system print, legal landscape, 12 months across with codes, cash flow below net income')

# ---------------------------------------------------------------- 2 self storage, monospaced month / YTD
def p2():
    R = rng('p2'); fn = 'keystash_storage_rpt0925.pdf'
    K = ['ma', 'mb', 'ya', 'yb', 'an']
    def der(v, f): v['mv'] = f * (v['ma'] - v['mb']); v['yv'] = f * (v['ya'] - v['yb'])
    s = S('STATEMENT OF OPERATIONS - ACTUAL VS BUDGET', 'KeyStash Self Storage - Brannock Road', '2025-09-01', '2025-09-30',
          [('Current Period Actual', 'ma'), ('Current Period Budget', 'mb'), ('Current Period Variance', 'mv'), ('Year-to-Date Actual', 'ya'), ('Year-to-Date Budget', 'yb'), ('Year-to-Date Variance', 'yv'), ('Annual Budget', 'an')], K, der)
    def L(code, label, an, fav, n=.08, once=False):
        b = round(an / 12); sg = 1
        if once: v = dict(ma=0, mb=0, ya=int(an * R.uniform(.85, 1.1)), yb=an, an=an)
        else: v = dict(ma=int(b * (1 + R.uniform(-n, n))), mb=b, ya=int(b * 9 * (1 + R.uniform(-n / 2, n / 2))), yb=b * 9, an=b * 12)
        return s.l(label, v, code, 1, fav)
    s.h('OPERATING INCOME')
    g = [L('41000', 'Gross Potential Unit Rent', 1284000, 1, .01), L('41100', 'Vacant Unit Loss', -141600, 1, .1), L('41200', 'Move-In Specials', -38400, 1, .3), L('41300', 'Rent Write-Offs', -16800, 1, .4), L('41400', 'Gain/(Loss) to Street Rate', -52800, 1, .2)]
    nr = s.t('NET UNIT RENT', g, ind=0)
    a = [L('42000', 'Late Fees', 32400, 1, .2), L('42100', 'Administration Fees', 19200, 1, .2), L('42200', 'Tenant Protection Plan', 86400, 1, .05), L('42300', 'Lock & Box Sales', 11400, 1, .2), L('42400', 'Truck Rental Commission', 7800, 1, .3), L('42500', 'Auction Proceeds', 4200, 1, .6), L('42600', 'Cell Tower Lease', 21600, 1, 0)]
    an = s.t('TOTAL ANCILLARY INCOME', a)
    ti = s.t('TOTAL OPERATING INCOME', [nr, an], kind='TOTAL', key='total_income')
    tots = []
    for head, tot, ls in [
        ('STORE PAYROLL', 'TOTAL STORE PAYROLL', [('51000', 'Store Manager', 58800), ('51100', 'Assistant & Relief', 38400), ('51200', 'Bonus', 6000), ('51300', 'Employer Taxes & Workers Comp', 11400)]),
        ('OCCUPANCY COSTS', 'TOTAL OCCUPANCY COSTS', [('52000', 'Property Tax', 124800), ('52100', 'Insurance', 27600), ('52200', 'Electric', 22800), ('52300', 'Water, Sewer & Refuse', 7200), ('52400', 'Telephone & Internet', 5400)]),
        ('REPAIR & UPKEEP', 'TOTAL REPAIR & UPKEEP', [('53000', 'Door & Spring Repair', 9600), ('53100', 'Gate, Camera & Access System', 8400), ('53200', 'HVAC - Climate Building', 10800), ('53300', 'Grounds & Snow Removal', 13200), ('53400', 'Elevator', 6600)]),
        ('SELLING & ADMINISTRATIVE', 'TOTAL SELLING & ADMINISTRATIVE', [('54000', 'Online Advertising', 36000), ('54100', 'Call Center', 10200), ('54200', 'Credit Card Charges', 25200), ('54300', 'Office & Software', 12600), ('54400', 'Legal & Lien Sale Costs', 3000), ('54500', 'Management Fee 5.5%', 64800)])]:
        s.h(head); tots.append(s.t(tot, [L(c_, l_, a_, -1, .12 if c_ not in ('52000', '52100') else 0) for c_, l_, a_ in ls], fav=-1))
    te = s.t('TOTAL OPERATING COSTS', tots, kind='TOTAL', fav=-1, key='total_operating_expenses')
    noi = s.t('NET OPERATING INCOME', [ti, (te, -1)], kind='TOTAL', key='noi')
    s.h('BELOW THE LINE')
    b = [L('61000', 'Loan Interest', 246000, -1, .01), L('61100', 'Loan Principal', 91200, -1, .01), L('62000', 'Capital - Roof Coating Bldg C', 48500, -1, once=True), L('62100', 'Capital - Unit Conversions', 17200, -1, once=True), L('63000', 'Owner Accounting & Tax Prep', 6000, -1, .0)]
    bt = s.t('TOTAL BELOW THE LINE', b, fav=-1)
    s.t('NET CASH FLOW', [noi, (bt, -1)], kind='TOTAL', key='net_cash_flow')
    W, H = 792, 612; c = canvas.Canvas(path(fn), pagesize=(W, H), invariant=1); fs = 7.6
    def ln(r):
        def pc(a, b): return '' if not b else f'{100 * a / abs(b):.1f}%'
        v = r['v']; lab = (f"{r['code']}  " if r['code'] else '') + r['label']
        if not v: return lab
        A = lambda k: fmt(v[k], 0, 'paren').rjust(11)
        return f"{lab:<40}{A('ma')}{A('mb')}{A('mv')}{pc(v['mv'], v['mb']):>9}  {A('ya')}{A('yb')}{A('yv')}{pc(v['yv'], v['yb']):>9}  {A('an')}"
    out = []
    for r in s.rows:
        if r['items']: out.append(('', ' ' * 40 + '  ---------' * 3 + ' ' * 11 + '  ---------' * 3 + ' ' * 11 + '  ---------'))
        if r['kind'] == 'HEADING': out.append(('', ''))
        out.append(('b' if r['kind'] == 'TOTAL' else '', ln(r)))
        if r['kind'] == 'TOTAL': out.append(('', ' ' * 40 + '  =========' * 3 + ' ' * 11 + '  =========' * 3 + ' ' * 11 + '  =========' if r['label'].startswith('NET CASH') else ''))
    per = 42; pages = -(-len(out) // per)
    for p in range(pages):
        y = H - 40; c.setFont('Courier', fs)
        wd = 140
        for t in ['RUN 10/08/25 17:13' + 'KEYSTASH SELF STORAGE - BRANNOCK ROAD'.center(wd - 36) + f'PAGE {p + 1:>3}', ('STATEMENT OF OPERATIONS - ACTUAL VS BUDGET').center(wd), 'FOR THE PERIOD 09/01/2025 - 09/30/2025'.center(wd), 'FAVORABLE / (UNFAVORABLE) VARIANCES   WHOLE DOLLARS'.center(wd), '',
                  ' ' * 40 + '|------------ CURRENT PERIOD -----------|'.rjust(42) + '  ' + '|------------- YEAR-TO-DATE ------------|' + '      ANNUAL',
                  f"{'ACCOUNT':<40}{'ACTUAL':>11}{'BUDGET':>11}{'VARIANCE':>11}{'VAR %':>9}  {'ACTUAL':>11}{'BUDGET':>11}{'VARIANCE':>11}{'VAR %':>9}  {'BUDGET':>11}", '']:
            c.drawString(30, y, t); y -= 10.4
        for st, t in out[p * per:(p + 1) * per]:
            c.setFont('Courier-Bold' if st else 'Courier', fs); c.drawString(30, y, t); y -= 10.6
        c.setFont('Courier', fs); c.drawString(30, 26, '*** END OF REPORT ***' if p == pages - 1 else '(CONTINUED ON NEXT PAGE)'); c.showPage()
    c.save()
    save(fn, [s], 'SELF_STORAGE', 'OPERATING_STATEMENT', 'monospaced line-printer style, month and YTD vs budget with variance percent', False)

# ---------------------------------------------------------------- 3 office comparative, serif, wrapped labels, notes
def p3():
    R = rng('p3'); fn = 'Quarrier_Square_comparative_H1.pdf'
    def der(v, f): v['d'] = v['a'] - v['b']
    s = S('Comparative Statement of Income and Cash Flow', 'Quarrier Square Professional Building', '2025-01-01', '2025-06-30', [('2025', 'a'), ('2024', 'b'), ('Increase (Decrease)', 'd')], ['a', 'b'], der, zero='-')
    def L(label, a, b, **x): return s.l(label, dict(a=a, b=b), None, 1, **x)
    s.h('Revenue')
    rv = [L('Base rent', 418236, 401904), L('Recovery of common area maintenance and property taxes from tenants under modified gross leases', 61447, 58212, note='2025 includes a catch-up billing of $3,150 to Suite 210 for calendar 2024.'),
          L('Electric sub-meter billings', 17893, 16640), L('Covered parking', 12600, 12150), L('Lease termination fee', 0, 22500, note='Suite 305 bought out its lease in February 2024.'), L('Interest and miscellaneous', 1382, 964)]
    ti = s.t('Total revenue', rv, kind='TOTAL', key='total_income')
    s.h('Operating expenses')
    ls = [('Janitorial, day porter and window cleaning', 36918, 35277), ('Heating, ventilation and air conditioning repairs, including the annual chiller service contract', 21340, 14865), ('Electricity', 44106, 41987), ('Water and sewer', 6284, 5930), ('Elevator maintenance', 5850, 5670), ('Grounds, snow and parking lot', 9475, 12208),
          ('Building engineer (shared, 40%)', 22160, 21320), ('Security and fire alarm monitoring', 4212, 4086), ('Real property taxes', 58900, 57150), ('Insurance', 13728, 12246), ('Management fee', 20364, 19882), ('Professional fees', 5925, 8410), ('Office, telephone and sundry', 3107, 2894)]
    e = [L(*a, **({'note': 'Compressor no. 2 replaced in May 2025; the warranty claim is pending.'} if a[0].startswith('Heating') else {})) for a in ls]
    te = s.t('Total operating expenses', e, kind='TOTAL', key='total_operating_expenses')
    noi = s.t('Net operating income', [ti, (te, -1)], kind='TOTAL', key='noi')
    s.h('Other charges')
    oc = [L('Mortgage interest', 71218, 73904), L('Depreciation and amortization of tenant improvements and leasing commissions', 64380, 62115)]
    ot = s.t('Total other charges', oc)
    ni = s.t('Net income', [noi, (ot, -1)], kind='TOTAL', key='net_income')
    s.h('Adjustments to arrive at cash flow')
    ad = [L('Depreciation and amortization', 64380, 62115), L('Mortgage principal payments', -39872, -37186), L('Tenant improvements', -28450, -9600), L('Leasing commissions', -11725, 0), L('Lobby renovation', 0, -46310), L('Decrease (increase) in tenant receivables', -4018, 2277)]
    at = s.t('Total adjustments', ad)
    s.t('Cash flow available for distribution', [ni, at], kind='TOTAL', key='net_cash_flow')
    W, H = 612, 792; c = canvas.Canvas(path(fn), pagesize=(W, H), invariant=1); xr = [366, 440, 514]; xp = 568; pg = [0]
    def head():
        pg[0] += 1
        c.setFont('Times-Bold', 14); c.drawCentredString(W / 2, H - 52, s.prop.upper()); c.setFont('Times-Roman', 11.5)
        c.drawCentredString(W / 2, H - 68, s.title + (' (continued)' if pg[0] > 1 else '')); c.setFont('Times-Italic', 10); c.drawCentredString(W / 2, H - 82, 'Six Months Ended June 30, 2025 and 2024  (Unaudited)')
        c.setFont('Times-Bold', 9.5); y = H - 112
        c.drawRightString(xr[0], y, '2025'); c.drawRightString(xr[1], y, '2024'); c.drawRightString(xr[2], y + 11, 'Increase'); c.drawRightString(xr[2], y, '(Decrease)'); c.drawRightString(xp, y + 11, 'Percent'); c.drawRightString(xp, y, 'Change')
        for x in xr: c.line(x - 54, y - 3, x, y - 3)
        c.line(xp - 34, y - 3, xp, y - 3)
        return y - 18
    def foot(): c.setFont('Times-Roman', 8); c.drawCentredString(W / 2, 34, f'– {pg[0]} –'); c.drawString(50, 46, 'Prepared by the managing agent from the books of the owner. See notes in italics.'); c.showPage()
    y = head(); first = True
    for r in s.rows:
        lw = wrap(r['label'], 'Times-Roman', 10, 226)
        if y - 12 * (len(lw) + 2) < 66: foot(); y = head()
        if r['kind'] == 'HEADING':
            y -= 4; c.setFont('Times-Bold', 10); c.drawString(50, y, r['label'] + ':'); y -= 13; first = True; continue
        tot = bool(r['items']); c.setFont('Times-Bold' if r['kind'] == 'TOTAL' else 'Times-Roman', 10)
        if tot: y -= 3
        for j, t in enumerate(lw):
            c.drawString((50 if tot else 62) + (8 if j else 0), y, t)
            if j < len(lw) - 1: y -= 11
        for (h, k), x in zip(s.cols, xr):
            if tot: c.line(x - 54, y + 9.5, x, y + 9.5)
            t = fmt(r['v'][k], 0, 'paren', '-').replace('-', '–'); c.drawRightString(x if t.endswith(')') else x - 3, y, t)
            if first or r['kind'] == 'TOTAL': c.drawString(x - 54, y, '$')
            if r['label'].startswith('Cash flow av'): c.line(x - 54, y - 3, x, y - 3); c.line(x - 54, y - 5, x, y - 5)
        if r['v']['b']: c.drawRightString(xp, y, fmt(100 * r['v']['d'] / abs(r['v']['b']), 1, 'paren') + '%')
        else: c.drawRightString(xp, y, 'n/m')
        first = False; y -= 13
        if r['x'].get('note'):
            c.setFont('Times-Italic', 8.5); c.drawString(74, y + 1, r['x']['note']); y -= 12
        if r['kind'] == 'TOTAL': y -= 4
    foot(); c.save()
    save(fn, [s], 'OFFICE', 'OPERATING_STATEMENT', 'accountant-style serif, comparative with prior year, wrapped labels, notes between lines', True)

# ---------------------------------------------------------------- 4 marina by quarter (planted)
def p4():
    R = rng('p4'); fn = 'Sandpiper_Cove_Marina_FY25.pdf'
    K = ['q1', 'q2', 'q3', 'q4']
    def der(v, f): v['t'] = sum(v[k] for k in K)
    H4 = ['1st Qtr Nov-Jan', '2nd Qtr Feb-Apr', '3rd Qtr May-Jul', '4th Qtr Aug-Oct']
    s = S('Departmental Operating Statement', 'Sandpiper Cove Marina & Boatyard', '2024-11-01', '2025-10-31', list(zip(H4, K)) + [('Fiscal Year', 't')], K, der, zero='-')
    def L(label, an, w, noise=.04): return s.l(label, dict(zip(K, [5 * round(x / 5) if False else x for x in spread(R, an, 4, noise, w)])), None, 1)
    S_ = [.3, 1, 2, 1.6]; WN = [2.4, 1.4, .2, .9]; E = [1, 1, 1, 1]
    s.h('DOCKAGE & STORAGE')
    a = [L('Annual slip leases', 612000, E, .01), L('Seasonal slips', 284000, [0, .6, 2, 1.2]), L('Transient dockage', 118500, [.05, .4, 2.6, 1.7]), L('Moorings & dinghy dock', 41200, [0, .5, 2, 1.4]), L('Winter dry storage', 196400, WN), L('Shore power metered to slips', 47300, S_), L('Refunds & allowances', -8200, S_)]
    d = s.t('Total Dockage & Storage', a)
    s.h('BOATYARD')
    b = [L('Haul, launch & block', 148700, [1.1, 2, .6, 1.5]), L('Yard labor billed', 337800, [1.2, 2.1, 1, 1.1]), L('Parts & materials sold', 163900, [1, 2.2, 1.1, 1]), L('Bottom paint & detailing', 74600, [.4, 2.6, .9, .5]), L('Subcontractor mark-up', 18350, [1, 1.6, 1, 1])]
    by = s.t('Total Boatyard', b)
    s.h('FUEL DOCK & STORE')
    f = [L('Gasoline & diesel sales', 486500, [.1, .7, 2.7, 1.6]), L('Ship store & ice', 69800, [.1, .6, 2.6, 1.5]), L('Pump-out', 6150, [0, .4, 2, 1.4])]
    fu = s.t('Total Fuel Dock & Store', f)
    s.h('OTHER REVENUE')
    o = [L('Restaurant ground lease', 84000, E, 0), L('Brokerage office rent', 15600, E, 0), L('Late fees & misc.', 7900, E, .3)]
    ot = s.t('Total Other Revenue', o)
    ti = s.t('TOTAL REVENUE', [d, by, fu, ot], kind='TOTAL', key='total_income')
    s.h('COST OF SALES')
    cs = [L('Fuel purchased', 402300, [.1, .7, 2.7, 1.6], .02), L('Store goods', 41900, [.1, .6, 2.6, 1.5], .02), L('Parts & materials used', 114800, [1, 2.2, 1.1, 1], .02), L('Direct yard wages', 187200, [1.2, 2, 1, 1.1], .02)]
    ct = s.t('Total Cost of Sales', cs)
    gp = s.t('GROSS PROFIT', [ti, (ct, -1)], kind='TOTAL')
    s.h('OPERATING EXPENSES')
    ex = [L(*z) for z in [('Dock staff & office wages', 268400, [.7, 1, 1.5, 1.1]), ('Payroll taxes & benefits', 71900, [.8, 1, 1.4, 1.1]), ('Dock & piling repairs', 64700, [1, 1.8, .8, .7]), ('Travel lift & forklift', 27850, [1, 1.6, .7, 1]), ('Dredging accrual', 48000, E, 0),
        ('Utilities', 83600, [.8, .9, 1.4, 1.1]), ('Environmental compliance & waste oil', 19400, E, .2), ('Submerged land lease (State)', 36500, E, 0), ('Marine & property insurance', 121600, E, 0), ('Real estate taxes', 97800, [0, 1, 0, 1], 0), ('Advertising & boat shows', 22700, [1.5, 1.8, .5, .4]), ('Card processing', 31200, S_), ('Professional fees', 16900, E, .3), ('Management fee', 101300, S_)]]
    te = s.t('Total Operating Expenses', ex, kind='TOTAL', key='total_operating_expenses')
    noi = s.t('NET OPERATING INCOME', [gp, (te, -1)], kind='TOTAL', key='noi')
    x = [L('Interest expense', 176400, E, .01), L('Depreciation', 214000, E, 0)]
    s.t('NET INCOME (LOSS)', [noi, (x[0], -1), (x[1], -1)], kind='TOTAL', key='net_income')
    true = s.rows[by]['v']['q2']; base = true
    s.plant(by, 'q2', true + 9000, f'Total Boatyard, 2nd Qtr: printed {true + 9000:,}, its lines sum to {true:,} (9,000 too high); Fiscal Year column and TOTAL REVENUE are right', 'total_wrong')
    W, H = 792, 612; c = canvas.Canvas(path(fn), pagesize=(W, H), invariant=1); xr = [352, 430, 508, 586, 672]; xp = 736; pg = [0]; TR = s.rows[ti]['v']['t']
    navy = colors.HexColor('#1d3b5c'); lt = colors.HexColor('#e4ecf3')
    def head():
        pg[0] += 1; c.setFillColor(navy); c.rect(0, H - 54, W, 54, fill=1, stroke=0); c.setFillColor(colors.white)
        c.setFont('Helvetica-Bold', 15); c.drawString(40, H - 26, s.prop); c.setFont('Helvetica', 9.5); c.drawString(40, H - 42, s.title + '   |   Fiscal year November 1, 2024 - October 31, 2025')
        c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 8.5); y = H - 72
        for h, x in zip(H4, xr): a_, b_ = h.rsplit(' ', 1); c.drawRightString(x, y, a_); c.drawRightString(x, y - 10, b_)
        c.drawRightString(xr[4], y, 'Fiscal'); c.drawRightString(xr[4], y - 10, 'Year'); c.drawRightString(xp, y, '% of'); c.drawRightString(xp, y - 10, 'Revenue')
        return y - 26
    def foot(): c.setFont('Helvetica', 7); c.setFillColor(colors.grey); c.drawString(40, 22, 'Owner copy - amounts in US dollars, accrual basis'); c.drawRightString(W - 40, 22, f'{pg[0]}'); c.setFillColor(colors.black); c.showPage()
    y = head()
    for n, r in enumerate(s.rows):
        need = 60 if r['kind'] == 'HEADING' else 40
        if y < need: foot(); y = head()
        if r['kind'] == 'HEADING':
            y -= 3; c.setFillColor(lt); c.rect(36, y - 3.5, W - 72, 13, fill=1, stroke=0); c.setFillColor(navy); c.setFont('Helvetica-Bold', 8.8); c.drawString(40, y, r['label']); c.setFillColor(colors.black); y -= 13.5; continue
        tot = bool(r['items']); c.setFont('Helvetica-Bold' if tot else 'Helvetica', 8.8)
        if tot: c.setLineWidth(.4); c.line(290, y + 9, W - 40, y + 9)
        c.drawString(40 if r['kind'] == 'TOTAL' else (48 if tot else 56), y, r['label'])
        for (h, k), x in zip(s.cols, xr): c.drawRightString(x, y, fmt(r['v'][k], 0, 'paren', '-'))
        c.setFont('Helvetica-Oblique', 8); c.drawRightString(xp, y, fmt(100 * r['v']['t'] / TR, 1, 'paren') + '%'); y -= 13
        if r['kind'] == 'TOTAL': c.setLineWidth(1); c.line(290, y + 9.5, W - 40, y + 9.5); y -= 5
    foot(); c.save()
    save(fn, [s], 'OTHER', 'OPERATING_STATEMENT', 'departmental marina statement by fiscal quarter, cost of sales, percent of revenue; planted total', True)

# ---------------------------------------------------------------- 5 balance sheet
def p5():
    R = rng('p5'); fn = 'BS_Tannery_Block_2025-03.pdf'
    def der(v, f): v['d'] = round(v['a'] - v['b'], 2)
    s = S('Balance Sheet', 'The Tannery Block', None, '2025-03-31', [('Mar 31, 2025', 'a'), ('Dec 31, 2024', 'b'), ('Net Change', 'd')], ['a', 'b'], der, zero='0', dec=2)
    def L(code, label, a, b, ind=3): return s.l(label, dict(a=a, b=b), code, ind)
    s.h('ASSETS', ind=0); s.h('Current Assets', ind=1); s.h('Cash', ind=2)
    cash = s.t('Total Cash', [L('1010', 'Operating Account', 148226.41, 131907.88), L('1020', 'Security Deposit Account', 62480.00, 61230.00), L('1030', 'Petty Cash', 500.00, 500.00)], ind=2)
    s.h('Receivables', ind=2)
    rec = s.t('Total Receivables', [L('1110', 'Residential Tenant Receivables', 11874.35, 9620.10), L('1120', 'Retail Tenant Receivables', 28410.77, 33952.02), L('1130', 'CAM Reconciliation Receivable', 7315.60, 18204.15), L('1190', 'Allowance for Doubtful Accounts', -6500.00, -5200.00)], ind=2)
    s.h('Prepaids & Escrows', ind=2)
    pre = s.t('Total Prepaids & Escrows', [L('1210', 'Prepaid Insurance', 21943.08, 31347.25), L('1220', 'Tax Escrow', 47118.90, 22461.30), L('1230', 'Replacement Reserve Escrow', 88754.66, 84329.66), L('1240', 'Utility Deposits', 3250.00, 3250.00)], ind=2)
    ca = s.t('Total Current Assets', [cash, rec, pre], ind=1)
    s.h('Fixed Assets', ind=1)
    fa = s.t('Net Fixed Assets', [L('1510', 'Land', 1140000.00, 1140000.00, 2), L('1520', 'Building', 6284500.00, 6284500.00, 2), L('1530', 'Building Improvements', 418963.22, 397213.22, 2), L('1540', 'Tenant Improvements', 152300.00, 152300.00, 2), L('1590', 'Accumulated Depreciation', -1386117.45, -1341208.02, 2)], ind=1)
    s.h('Other Assets', ind=1)
    oa = s.t('Total Other Assets', [L('1610', 'Deferred Leasing Commissions, Net', 37882.16, 39915.91, 2), L('1620', 'Loan Costs, Net', 44701.33, 46563.89, 2), L('1630', 'Due from Affiliate', 0.00, 12500.00, 2)], ind=1)
    ta = s.t('TOTAL ASSETS', [ca, fa, oa], ind=0, kind='TOTAL', key='total_assets')
    s.h('LIABILITIES & CAPITAL', ind=0); s.h('Current Liabilities', ind=1)
    cl = s.t('Total Current Liabilities', [L('2010', 'Accounts Payable', 39418.72, 47226.05, 2), L('2020', 'Accrued Real Estate Taxes', 50250.00, 25125.00, 2), L('2030', 'Accrued Interest', 18904.39, 18992.15, 2), L('2040', 'Prepaid Rents', 14761.00, 20318.50, 2), L('2050', 'Security Deposits - Residential', 38980.00, 37730.00, 2), L('2060', 'Security Deposits - Retail', 23500.00, 23500.00, 2), L('2070', 'Sales Tax Payable', 1127.84, 1206.31, 2)], ind=1)
    s.h('Long-Term Liabilities', ind=1)
    ll = s.t('Total Long-Term Liabilities', [L('2510', 'First Mortgage - Harrow Savings', 4612380.17, 4633809.62, 2), L('2520', 'Facade Improvement Loan (City)', 131250.00, 135000.00, 2)], ind=1)
    tl = s.t('TOTAL LIABILITIES', [cl, ll], ind=0, kind='TOTAL', key='total_liabilities')
    s.h('Capital', ind=1)
    A, T = s.rows[ta]['v'], s.rows[tl]['v']; ea, eb = round(A['a'] - T['a'], 2), round(A['b'] - T['b'], 2)
    ctr, dist24, ni24 = 1850000.00, -180000.00, 214680.37
    re_b = round(eb - ctr - dist24 - ni24, 2); re_a = round(re_b + dist24 + ni24, 2); dist25 = -45000.0; ni25 = round(ea - ctr - re_a - dist25, 2)
    te = s.t('TOTAL CAPITAL', [L('3010', "Members' Contributions", ctr, ctr, 2), L('3020', "Members' Distributions", dist25, dist24, 2), L('3500', 'Retained Earnings', re_a, re_b, 2), L('3900', 'Current Year Earnings', ni25, ni24, 2)], ind=0, kind='TOTAL', key='total_equity')
    s.t('TOTAL LIABILITIES & CAPITAL', [tl, te], ind=0, kind='TOTAL')
    print('bs ni25', ni25, 're', re_a)
    W, H = 595, 842; c = canvas.Canvas(path(fn), pagesize=(W, H), invariant=1); xr = [362, 456, 548]; y = 0; pg = [0]
    def head():
        pg[0] += 1; c.setFont('VeraBd', 11); c.drawString(45, H - 50, 'Balance Sheet'); c.setFont('Vera', 8); c.drawString(45, H - 63, 'Property: The Tannery Block'); c.drawString(45, H - 74, 'As of: 03/31/2025    Accounting Basis: Accrual    Level of Detail: Detail View')
        y = H - 98; c.setFillColor(colors.HexColor('#f0f0f0')); c.rect(45, y - 5, W - 90, 16, fill=1, stroke=0); c.setFillColor(colors.black); c.setFont('VeraBd', 7.5); c.drawString(48, y, 'Account Name')
        for (h, _), x in zip(s.cols, xr): c.drawRightString(x, y, h)
        return y - 18
    def foot(): c.setFont('VeraIt', 6.5); c.drawString(45, 30, 'Created on 04/11/2025'); c.drawRightString(W - 47, 30, f'Page {pg[0]}'); c.showPage()
    y = head()
    for r in s.rows:
        if y < 70: foot(); y = head()
        f = 'VeraBd' if r['kind'] != 'LINE' else 'Vera'; c.setFont(f, 7.2)
        if r['label'] in ('LIABILITIES & CAPITAL',): y -= 6
        c.drawString(48 + 10 * r['ind'], y, (r['code'] + ' - ' if r['code'] else '') + r['label'])
        for (h, k), x in zip(s.cols, xr):
            if r['v']:
                c.drawRightString(x, y, fmt(r['v'][k], 2, 'minus'))
                if r['items']: c.setLineWidth(.3); c.line(x - 62, y + 8.5, x, y + 8.5)
                if r['kind'] == 'TOTAL': c.line(x - 62, y - 3, x, y - 3); c.line(x - 62, y - 4.6, x, y - 4.6)
        y -= 16 if r['kind'] == 'TOTAL' else 13.6
        if r['items'] and r['kind'] != 'TOTAL': y -= 2
    foot(); c.save()
    save(fn, [s], 'MIXED_USE', 'BALANCE_SHEET', 'cloud accounting print, balance sheet with prior year-end and net change')

# ---------------------------------------------------------------- 6 lender form, manufactured housing
def p6():
    R = rng('p6'); fn = 'Lender_OSA_Cedar_Bend_MHC.pdf'
    K = ['y22', 'y23', 'y24', 'ttm']
    s = S('Annual Property Operating Statement', 'Cedar Bend Manufactured Home Community', None, '2025-06-30', [('Year End 12/31/2022', 'y22'), ('Year End 12/31/2023', 'y23'), ('Year End 12/31/2024', 'y24'), ('Trailing 12 6/30/2025', 'ttm')], K, None)
    ln = [0]
    def L(label, v, g=.035, note='', n=.02, vals=None):
        ln[0] += 1; vv = vals or [int(v * (1 + g) ** q * (1 + R.uniform(-n, n))) for q in (0, 1, 2, 2.5)]
        return s.l(label, dict(zip(K, vv)), None, 1, no=ln[0], note=note)
    def T(label, items, **k): ln[0] += 1; return s.t(label, items, no=ln[0], **k)
    s.h('INCOME')
    g = [L('Gross Potential Site Rent', 1098000, .055, '184 sites; +$25 each Apr 1', .002), L('Park-Owned Home Rent', 64800, -.12, '6 homes sold to residents')]
    t1 = T('Gross Potential Rent', g)
    v = [L('Less: Vacancy', 76860, -.06), L('Less: Concessions', 9400, -.2, 'Move-in credits'), L('Less: Collection Loss', 11200, .08)]
    t2 = T('Net Rental Income', [t1] + [(q, -1) for q in v])
    o = [L('Water / Sewer Reimbursement', 92300, .07, 'Sub-metered since 2021'), L('Trash Reimbursement', 33100, .03), L('Laundry / Vending', 4150, -.08), L('Other Income', 18700, .02, 'Late fees, RV storage', .1)]
    ti = T('Effective Gross Income', [t2] + o, kind='TOTAL', key='total_income')
    s.h('OPERATING EXPENSES')
    e = [L('Real Estate Taxes', 88400, .04, 'Reassessed 2024'), L('Property Insurance', 21900, .13), L('Utilities', 131500, .06, 'Master-metered water', .03), L('Repairs and Maintenance', 58700, .03, 'Incl. tree work', .12), L('Janitorial', 0, 0, '', vals=[0, 0, 0, 0]), L('Management Fees', 49900, .05), L('Payroll & Benefits', 96300, .045, 'On-site manager + 1'), L('Advertising & Marketing', 4300, .0, '', .2),
         L('Professional Fees', 9800, .02, 'Eviction counsel', .25), L('General and Administrative', 17350, .03, '', .08), L('Other Expenses', 0, 0, 'Storm clean-up', vals=[2650, 0, 14380, 3120]), L('Ground Rent', 0, 0, 'Fee simple', vals=[0, 0, 0, 0])]
    te = T('Total Operating Expenses', e, kind='TOTAL', key='total_operating_expenses')
    noi = T('Net Operating Income', [ti, (te, -1)], kind='TOTAL', key='noi')
    s.h('CAPITAL ITEMS AND DEBT')
    r1 = L('Replacement Reserves', 0, 0, '$50 per site', vals=[9200] * 4); r2 = L('Capital Expenditures', 0, 0, 'Road paving 2024', vals=[12480, 7315, 61240, 38905])
    ncf = T('Net Cash Flow Before Debt Service', [noi, (r1, -1), (r2, -1)], kind='TOTAL')
    ds = [L('Debt Service - Interest', 0, 0, '', vals=[281640, 276915, 271970, 269410]), L('Debt Service - Principal', 0, 0, '', vals=[101376, 106101, 111046, 113606])]
    tds = T('Total Debt Service', ds)
    cf = T('Net Cash Flow After Debt Service', [ncf, (tds, -1)], kind='TOTAL', key='net_cash_flow')
    s.h('RATIOS')
    ln[0] += 1
    dv = {k: round(s.rows[noi]['v'][k] / s.rows[tds]['v'][k], 2) for k in K}; dr = s.l('Debt Service Coverage (NOI)', dv, None, 1, no=ln[0], note='', f='x')
    ln[0] += 1; oc = s.l('Physical Occupancy at Period End', dict(zip(K, [.929, .940, .951, .957])), None, 1, no=ln[0], note='176 of 184 at 6/30/25', f='%')
    W, H = 612, 792; c = canvas.Canvas(path(fn), pagesize=(W, H), invariant=1)
    cx = [36, 58, 222, 292, 362, 432, 502, 578]
    y = H - 40; c.setFont('Helvetica-Bold', 12); c.drawCentredString(W / 2, y, 'ANNUAL PROPERTY OPERATING STATEMENT'); y -= 12
    c.setFont('Helvetica', 7); c.drawCentredString(W / 2, y, 'Servicing Form AS-204 (Rev. 3/21) - To be completed by Borrower and returned within 45 days'); y -= 10
    c.setLineWidth(.6); bx = [('Property Name', s.prop, 36, 300), ('Loan Number', '07-0041926', 300, 420), ('Property Type', 'Manufactured Housing', 420, 578)]
    for lab, val, x0, x1 in bx: c.rect(x0, y - 26, x1 - x0, 26); c.setFont('Helvetica', 5.5); c.drawString(x0 + 3, y - 7, lab); c.setFont('Helvetica-Bold', 8); c.drawString(x0 + 3, y - 19, val)
    y -= 26
    for lab, val, x0, x1 in [('Address', '2280 Old Quarry Pike, Dunmore Falls', 36, 300), ('Statement Through', '06/30/2025', 300, 420), ('Number of Sites', '184', 420, 578)]: c.rect(x0, y - 26, x1 - x0, 26); c.setFont('Helvetica', 5.5); c.drawString(x0 + 3, y - 7, lab); c.setFont('Helvetica-Bold', 8); c.drawString(x0 + 3, y - 19, val)
    y -= 36
    rh = 13.6; c.setFillColor(colors.HexColor('#d9d9d9')); c.rect(36, y - 22, 542, 22, fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 7)
    c.drawString(39, y - 14, 'Line'); c.drawString(62, y - 14, 'Item')
    for i, (h, _) in enumerate(s.cols): a_, b_ = h.rsplit(' ', 1); m = (cx[2 + i] + cx[3 + i]) / 2; c.drawCentredString(m, y - 9, a_); c.drawCentredString(m, y - 18, b_)
    c.drawCentredString((cx[6] + cx[7]) / 2, y - 14, 'Comments')
    for x in cx[1:-1]: c.line(x, y, x, y - 22)
    y -= 22; c.setLineWidth(.35)
    for r in s.rows:
        tot = bool(r['items'])
        if r['kind'] == 'HEADING':
            c.setFillColor(colors.HexColor('#efefef')); c.rect(36, y - rh, 542, rh, fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 7.2); c.drawString(62, y - 9.8, r['label']); y -= rh; continue
        c.rect(36, y - rh, 542, rh)
        for x in cx[1:-1]: c.line(x, y, x, y - rh)
        c.setFont('Helvetica', 6.5); c.drawCentredString(47, y - 9.8, str(r['x']['no']))
        c.setFont('Helvetica-Bold' if tot else 'Helvetica', 7.4); c.drawString(62, y - 9.8, r['label'])
        for i, (_, k) in enumerate(s.cols):
            q = r['v'][k]; f_ = r['x'].get('f')
            c.drawRightString(cx[3 + i] - 4, y - 9.8, f'{q:.2f}' if f_ == 'x' else f'{q:.1%}' if f_ == '%' else fmt(q, 0, 'paren', '0', '$' if tot else ''))
        c.setFont('Helvetica-Oblique', 5.6); c.drawString(cx[6] + 2, y - 9.5, r['x'].get('note') or ''); y -= rh
    y -= 12; c.setFont('Helvetica', 6.5); c.drawString(36, y, 'The undersigned certifies that the above is true and complete and taken from the books and records of the Borrower.')
    y -= 26; c.line(36, y, 240, y); c.line(290, y, 440, y); c.line(480, y, 578, y); y -= 8; c.drawString(36, y, 'Borrower / authorized agent'); c.drawString(290, y, 'Title'); c.drawString(480, y, 'Date')
    c.drawCentredString(W / 2, 22, 'AS-204   Page 1 of 1'); print('p6 y', y); c.save()
    save(fn, [s], 'MANUFACTURED_HOUSING', 'OPERATING_STATEMENT', "lender's boxed statement form with line numbers, four periods, comments, ratios", True)

ALL = [p1, p2, p3, p4, p5, p6]
