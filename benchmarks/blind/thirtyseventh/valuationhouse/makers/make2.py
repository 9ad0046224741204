# P3 hotel departmental (label in the middle), P4 multifamily T12, P5 balance sheet in account form, P6 fund cash flows
import random, os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal, TABLOID
from reportlab.lib import colors

def p3():
    fn = 'TideCourt_Departmental_P05.pdf'; rng = random.Random(3703); R = 186
    avail = [R*31, R*31, R*31, R*151, R*151, R*152]
    occ = [.742, .760, .721, .681, .694, .668]; sold = [int(a*o) for a, o in zip(avail, occ)]
    adr = [168.4, 171.0, 163.2, 154.9, 157.5, 151.3]
    s = S(6)
    s.H('STATISTICS'); s.L('av', 'Rooms Available', avail, st='n'); s.L('so', 'Rooms Sold', sold, st='n')
    room = [int(a*b) for a, b in zip(sold, adr)]
    s.L('oc', 'Occupancy', [round(a/b, 3) for a, b in zip(sold, avail)], st='p')
    s.L('ad', 'Average Daily Rate', [round(a/b, 2) for a, b in zip(room, sold)], st='r'); s.L('rv', 'RevPAR', [round(a/b, 2) for a, b in zip(room, avail)], st='r')
    def fr(x, n=.05): return [int(v*x*(1+rng.uniform(-n, n))) for v in room]
    mixes = [('t', 'Transient', .62), ('g', 'Group', .27), ('c', 'Contract', .09)]
    def dept(name, pre, rev, exp, relab, exlab, prlab):
        s.H(name)
        for k, l, f in rev[:-1]: s.L(pre+k, l, fr(f), base=pre)
        k, l, f = rev[-1]
        if pre == 'r': s.L(pre+k, l, [room[i]-sum(s.v(pre+q[0])[i] for q in rev[:-1]) for i in range(6)], base=pre)
        else: s.L(pre+k, l, fr(f), base=pre)
        s.T(pre+'rev', relab, [pre+q[0] for q in rev], base=pre)
        for k, l, f in exp: s.L(pre+'x'+k, l, fr(f), base=pre)
        s.T(pre+'exp', exlab, [pre+'x'+q[0] for q in exp], base=pre); s.T(pre+'pr', prlab, [pre+'rev', '-'+pre+'exp'], base=pre)
    dept('ROOMS', 'r', mixes+[('o', 'Other Rooms Revenue', 0)], [('w', 'Salaries and Wages', .118), ('b', 'Payroll Taxes and Benefits', .036), ('l', 'Laundry and Linen', .017), ('s', 'Guest Supplies', .019), ('t', 'Travel Agent Commissions', .031), ('r', 'Reservations', .014), ('o', 'Other Rooms Expense', .011)],
         'Total Rooms Revenue', 'Total Rooms Expense', 'Rooms Department Profit')
    dept('FOOD AND BEVERAGE', 'f', [('f', 'Food', .142), ('b', 'Beverage', .061), ('q', 'Banquets and Room Rental', .083)], [('cf', 'Cost of Food Sold', .058), ('cb', 'Cost of Beverage Sold', .014), ('w', 'F&B Salaries and Wages', .088), ('p', 'F&B Payroll Taxes and Benefits', .027), ('o', 'F&B Other Expense', .022)],
         'Total Food and Beverage Revenue', 'Total Food and Beverage Expense', 'Food and Beverage Department Profit')
    dept('OTHER OPERATED DEPARTMENTS', 'o', [('p', 'Valet Parking', .029), ('s', 'Sundries Shop', .011)], [('p', 'Parking Expense', .013), ('s', 'Cost of Sundries', .006)], 'Total Other Operated Revenue', 'Total Other Operated Expense', 'Other Operated Departments Profit')
    s.L('mi', 'Miscellaneous Income', fr(.009, .2))
    s.T('rev', 'TOTAL OPERATING REVENUE', ['rrev', 'frev', 'orev', 'mi'], 'TOTAL'); s.T('dp', 'TOTAL DEPARTMENTAL PROFIT', ['rpr', 'fpr', 'opr', 'mi'], 'TOTAL')
    s.H('UNDISTRIBUTED OPERATING EXPENSES')
    un = [('ag', 'Administrative and General', .088), ('it', 'Information and Telecommunications', .017), ('sm', 'Sales and Marketing', .071), ('frn', 'Franchise Fees', .0), ('po', 'Property Operation and Maintenance', .049), ('ut', 'Utilities', .041)]
    for k, l, f in un: s.L(k, l, fr(f) if f else [int(x*.085) for x in room])
    s.T('und', 'Total Undistributed Expenses', [u[0] for u in un]); s.T('gop', 'GROSS OPERATING PROFIT', ['dp', '-und'], 'TOTAL')
    s.L('mf', 'Base Management Fee', [int(x*.03) for x in s.v('rev')]); s.T('ibn', 'INCOME BEFORE NON-OPERATING INCOME AND EXPENSES', ['gop', '-mf'], 'TOTAL')
    s.H('NON-OPERATING INCOME AND EXPENSES'); mm = [1, 1, 1, 5, 5, 5]
    s.L('ci', 'Cell Tower Income', [-1850*m for m in [1, 1, 1, 5, 5, 5]], note=1); s.L('tx', 'Property and Other Taxes', [a*m for a, m in zip([24850, 24850, 23910]*2, mm)]); s.L('in', 'Property Insurance', [a*m for a, m in zip([11240, 10900, 9375]*2, mm)]); s.L('eq', 'Equipment Leases', [a*m for a, m in zip([1310, 1310, 1310]*2, mm)])
    s.T('non', 'Total Non-Operating Income and Expenses', ['ci', 'tx', 'in', 'eq']); s.T('noi', 'NET OPERATING INCOME', ['ibn', '-non'], 'TOTAL')
    s.L('ffe', 'FF&E Reserve', [int(x*.04) for x in s.v('rev')]); s.T('ncr', 'NET OPERATING INCOME AFTER RESERVE', ['noi', '-ffe'], 'TOTAL')
    s.L('int', 'Mortgage Interest', [a*m for a, m in zip([118420, 118420, 120815]*2, mm)]); s.L('pri', 'Mortgage Principal', [a*m for a, m in zip([31277, 31277, 28882]*2, mm)])
    s.T('ncf', 'NET CASH FLOW', ['ncr', '-int', '-pri'], 'TOTAL')
    W, Hh = landscape(legal); c = canvas.Canvas(os.path.join(DOC, fn), pagesize=(W, Hh), invariant=1)
    Xa = [108, 148, 230, 270, 352, 392]; LX = W/2; Xb = [W-302, W-262+2, W-182+2, W-140, W-62+2, W-24]
    def head(p):
        c.setFont('Courier-Bold', 10); c.drawCentredString(LX, Hh-30, 'TIDE COURT HOTEL & CONFERENCE CENTER'); c.setFont('Courier', 8.5)
        c.drawCentredString(LX, Hh-42, 'DEPARTMENTAL INCOME STATEMENT - PERIOD ENDING 05/31/25'); c.drawString(30, Hh-30, 'RUN 06/09/25 07:14'); c.drawRightString(W-24, Hh-30, f'PAGE {p}'); c.drawString(30, Hh-42, 'GL430R-2')
        c.setFont('Courier-Bold', 8.5); c.drawCentredString(215, Hh-62, '----------- CURRENT MONTH -----------'); c.drawCentredString(W-190, Hh-62, '----------- YEAR TO DATE -----------')
        for X in (Xa, Xb):
            for x, h in zip(X, ['ACTUAL', '%', 'BUDGET', '%', 'LAST YEAR', '%']): c.drawRightString(x, Hh-74, h)
        return Hh-90
    p = 1; y = head(p); rev = s.v('rev')
    for r in s.rows:
        if y < 40 or (r['label'] == 'OTHER OPERATED DEPARTMENTS'):
            c.showPage(); p += 1; y = head(p)
        h = r['type'] == 'HEADING'; t = r['type'] == 'TOTAL'; b = r['type'] != 'LINE'
        c.setFont('Courier-Bold' if b else 'Courier', 8.3)
        if h: y -= 5
        if h: c.drawCentredString(LX, y, r['label'])
        else: c.drawString(LX-102, y, r['label'][:60]) if len(r['label']) < 42 else (c.setFont('Courier-Bold', 7), c.drawString(LX-102, y, r['label']), c.setFont('Courier-Bold', 8.3))
        if not h:
            den = s.v(r['m']['base']+'rev') if r['m'].get('base') else rev
            for i, v in enumerate(r['vals']):
                X = (Xa if i < 3 else Xb); j = (i % 3)*2; st = r['m'].get('st')
                if st: c.drawRightString(X[j], y, f'{v:,.0f}' if st == 'n' else f'{v*100:.1f}%' if st == 'p' else f'{v:,.2f}')
                else:
                    c.drawRightString(X[j], y, num(v, neg='trail')); q = v/den[i]*100; c.drawRightString(X[j+1], y, f'{abs(q):.1f}'+('-' if q < 0 else ''))
            if b:
                c.setLineWidth(.5); [c.line(x-50, y+8, x, y+8) for X in (Xa, Xb) for x in X[::2]]
        y -= 11
        if t or r['type'] == 'SUBTOTAL' and r['key'].endswith('pr'): y -= 4
        if r['key'] == 'rv': c.drawString(30, y+3, '-'*200 if False else ''); 
    c.setFont('Courier', 7.5); c.drawString(30, 24, '% OF DEPARTMENT REVENUE IN OPERATED DEPARTMENTS, OTHERWISE % OF TOTAL OPERATING REVENUE. CREDIT AMOUNTS IN NON-OPERATING SECTION ARE INCOME.'); c.save()
    t = s.truth('Departmental Income Statement', 'Tide Court Hotel & Conference Center', '2025-01-01', '2025-05-31',
        ['Current Month Actual', 'Current Month Budget', 'Current Month Last Year', 'Year to Date Actual', 'Year to Date Budget', 'Year to Date Last Year'], dict(total_income='rev', noi='noi', net_cash_flow='ncf'))
    save(fn, t, 'HOSPITALITY', 'OPERATING_STATEMENT', 'hotel operator', 'mono system print, label column in the middle, month left and year to date right, ratios', 'centre labels, trailing minus, % columns, statistics rows')

def p4():
    fn = 'T12_Juniper_Terrace.pdf'; rng = random.Random(3704)
    mo = ['Sep 24', 'Oct 24', 'Nov 24', 'Dec 24', 'Jan 25', 'Feb 25', 'Mar 25', 'Apr 25', 'May 25', 'Jun 25', 'Jul 25', 'Aug 25']
    s = S(13)
    def m(base, n=.08, g=0.0, seas=None): 
        v = [round(base*(1+g*i)*(seas[i] if seas else 1)*(1+rng.uniform(-n, n)), 2) for i in range(12)]; return v+[round(sum(v), 2)]
    def sp(base, p=.4):
        v = [round(base*rng.uniform(.4, 1.8), 2) if rng.random() < p else 0 for i in range(12)]; return v+[round(sum(v), 2)]
    neg = lambda v: [-x if x else 0 for x in v]
    flat = lambda b: [b]*12+[round(b*12, 2)]
    A = lambda k, c, l, v, **q: s.L(k, l, v, code=c, **q)
    win = [.9, .85, 1.1, 1.35, 1.5, 1.4, 1.1, .95, .8, .85, .95, .95]
    s.H('REVENUE'); s.H('RENTAL INCOME')
    A('a1', '4010-000', 'Gross Market Rent', m(198400, 0, .003)); A('a2', '4020-000', 'Loss/Gain to Old Lease', neg(m(6100, .25))); A('a3', '4110-000', 'Vacancy Loss', neg(m(9800, .35))); A('a4', '4120-000', 'Model / Employee Units', neg(flat(2985.0)))
    A('a5', '4130-000', 'Concessions', neg(sp(1450, .6))); A('a6', '4150-000', 'Bad Debt Write-Offs', neg(sp(2300, .7))); A('a7', '4155-000', 'Bad Debt Recovery', sp(610, .45))
    s.T('nr', 'NET RENTAL INCOME', ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'])
    s.H('OTHER INCOME')
    oi = [('4310-000', 'Application Fees', m(1150, .3)), ('4315-000', 'Administration Fees', m(1900, .3)), ('4320-000', 'Late Charges', m(1480, .2)), ('4325-000', 'NSF Fees', sp(90, .6)), ('4330-000', 'Month-to-Month Premiums', m(720, .3)), ('4340-000', 'Pet Rent', m(2260, .05)), ('4345-000', 'Pet Fees (Non-Refundable)', sp(650, .7)), ('4350-000', 'Reserved Parking', m(1875, .04)), ('4360-000', 'Water/Sewer Rebill', m(7340, .05)), ('4365-000', 'Trash Rebill', m(2610, .03)), ('4370-000', 'Cable Revenue Share', [0, 0, 2914.22]*4+[11656.88]), ('4390-000', 'Damages & Cleaning', sp(1240, .8)), ('4395-000', 'Forfeited Deposits / Lease Breaks', sp(2200, .35))]
    for i, (c, l, v) in enumerate(oi): A(f'o{i}', c, l, v)
    s.T('ot', 'TOTAL OTHER INCOME', [f'o{i}' for i in range(len(oi))]); s.T('ti', 'EFFECTIVE GROSS INCOME', ['nr', 'ot'], 'TOTAL')
    s.H('OPERATING EXPENSES'); groups = [('PAYROLL', 'TOTAL PAYROLL', [('5010-000', 'Manager Salaries', m(6850, .03)), ('5020-000', 'Leasing Salaries', m(4120, .06)), ('5030-000', 'Maintenance Wages', m(8940, .08)), ('5050-000', 'Bonuses & Commissions', sp(1700, .8)), ('5070-000', 'Payroll Taxes', m(1990, .1)), ('5075-000', 'Health Insurance', m(2275, .04)), ("5080-000", "Workers' Compensation", m(610, .05))]),
      ('REPAIRS & MAINTENANCE', 'TOTAL REPAIRS & MAINTENANCE', [('5210-000', 'Appliance Parts', sp(420, .8)), ('5220-000', 'Plumbing', m(1180, .4)), ('5225-000', 'Electrical & Lighting', sp(560, .9)), ('5230-000', 'HVAC Repairs', m(1350, .5)), ('5240-000', 'Doors, Locks & Keys', sp(240, .9)), ('5260-000', 'Pool Service', [0 if i in (2, 3, 4, 5) else 685.0 for i in range(12)]+[5480.0]), ('5270-000', 'Snow Removal', [0, 0, 1240.5, 3118.0, 4402.75, 2290.0, 610.0, 0, 0, 0, 0, 0, 11661.25])]),
      ('MAKE READY', 'TOTAL MAKE READY', [('5310-000', 'Painting', m(1820, .4)), ('5320-000', 'Carpet Cleaning', m(540, .4)), ('5330-000', 'Cleaning Contract', m(960, .35))]),
      ('CONTRACT SERVICES', 'TOTAL CONTRACT SERVICES', [('5410-000', 'Landscaping Contract', flat(2150.0)), ('5420-000', 'Pest Control', flat(415.0)), ('5430-000', 'Trash Hauling', m(2740, .04)), ('5440-000', 'Courtesy Patrol', flat(1290.0))]),
      ('UTILITIES', 'TOTAL UTILITIES', [('5510-000', 'Electric - House', m(2260, .06)), ('5515-000', 'Electric - Vacant', m(540, .3)), ('5520-000', 'Gas', m(1310, .05, 0, win)), ('5530-000', 'Water & Sewer', m(9120, .05))]),
      ('MARKETING', 'TOTAL MARKETING', [('5610-000', 'Internet Listing Services', m(1875, .06)), ('5620-000', 'Resident Referrals', sp(400, .5)), ('5630-000', 'Resident Functions', sp(350, .7))]),
      ('ADMINISTRATIVE', 'TOTAL ADMINISTRATIVE', [('5710-000', 'Office Supplies', m(310, .4)), ('5720-000', 'Telephone & Internet', m(685, .04)), ('5730-000', 'Software Licenses', m(1120, .03)), ('5740-000', 'Legal & Evictions', sp(780, .6)), ('5750-000', 'Bank Charges', m(145, .2))]),
      ('TAXES, INSURANCE & MANAGEMENT', 'TOTAL TAXES, INSURANCE & MANAGEMENT', [('5810-000', 'Real Estate Taxes', [21840.0]*4+[23150.0]*8+[272560.0]), ('5820-000', 'Property Insurance', [9215.0]*7+[10480.0]*5+[116905.0]), ('5830-000', 'Management Fees', None)])]
    gk = []
    for g, (h, tl, ls) in enumerate(groups):
        s.H(h)
        for i, (c, l, v) in enumerate(ls):
            if v is None: v = [round(x*.03, 2) for x in s.v('ti')[:12]]; v = v+[round(sum(v), 2)]
            A(f'g{g}_{i}', c, l, v)
        s.T(f'g{g}', tl, [f'g{g}_{i}' for i in range(len(ls))]); gk.append(f'g{g}')
    s.T('te', 'TOTAL OPERATING EXPENSES', gk, 'TOTAL'); s.T('noi', 'NET OPERATING INCOME', ['ti', '-te'], 'TOTAL')
    s.H('CAPITAL & DEBT SERVICE'); A('c1', '7010-000', 'Flooring Replacement', sp(4200, .7)); A('c2', '7020-000', 'Appliance Replacement', sp(1500, .6)); A('c3', '7040-000', 'Roof & Exterior', [0]*8+[38750.0, 0, 12400.0, 0, 51150.0])
    A('c4', '8010-000', 'Mortgage Interest', (lambda v: v+[round(sum(v), 2)])([round(52610.4-71.3*i, 2) for i in range(12)])); A('c5', '8020-000', 'Mortgage Principal', (lambda v: v+[round(sum(v), 2)])([round(14302.6+71.3*i, 2) for i in range(12)]))
    s.T('bl', 'TOTAL CAPITAL & DEBT SERVICE', ['c1', 'c2', 'c3', 'c4', 'c5']); s.T('cf', 'NET CASH FLOW', ['noi', '-bl'], 'TOTAL')
    W, Hh = landscape(TABLOID); c = canvas.Canvas(os.path.join(DOC, fn), pagesize=(W, Hh), invariant=1); X = [304+i*72 for i in range(12)]+[1184]
    G = colors.HexColor('#e4f1e4')
    def head(p):
        c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 12); c.drawString(36, Hh-36, 'Juniper Terrace Apartments (jun118)'); c.setFont('Helvetica', 9); c.drawString(36, Hh-49, 'Statement (12 months)   Period = Sep 2024 - Aug 2025   Book = Accrual')
        c.setFont('Helvetica-Bold', 8); 
        for x, h in zip(X, mo+['Total']): c.drawRightString(x, Hh-72, h)
        c.setLineWidth(1); c.line(36, Hh-76, W-36, Hh-76); c.setFont('Helvetica', 7); c.drawRightString(W-36, 22, f'Page {p} of 2'); c.drawString(36, 22, 'Wednesday, September 10, 2025   11:02 AM'); return Hh-88
    p = 1; y = head(1)
    for k, r in enumerate(s.rows):
        if r['label'] == 'CONTRACT SERVICES': c.showPage(); p += 1; y = head(p)
        h = r['type'] == 'HEADING'; b = r['type'] != 'LINE'
        if k % 2: c.setFillColor(G); c.rect(36, y-3, W-72, 11.4, fill=1, stroke=0)
        c.setFillColor(colors.black); c.setFont('Helvetica-Bold' if b else 'Helvetica', 7.2)
        if r['code']: c.drawString(38, y, r['code'])
        c.drawString(84 if r['code'] else (84 if b and not h else 60), y, r['label'])
        if not h:
            for x, v in zip(X, r['vals']): c.drawRightString(x, y, num(v, 2, neg='paren', zero='0.00'))
            if b: c.setLineWidth(.4); [c.line(x-50, y+8, x, y+8) for x in X]
            if r['type'] == 'TOTAL': [c.line(x-50, y-2.6, x, y-2.6) for x in X]
        y -= 11.4
        if b and not h: y -= 4
    c.save()
    t = s.truth('Statement (12 months)', 'Juniper Terrace Apartments', '2024-09-01', '2025-08-31', mo+['Total'], dict(total_income='ti', total_operating_expenses='te', noi='noi', net_cash_flow='cf'))
    save(fn, t, 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'third-party manager system print', 'tabloid landscape, green bar, account codes, cents', '13 columns, small type, two pages with repeated header, long nested expense groups')

def p5():
    fn = 'Wellgate_Arcade_Balance_Sheet_FY24.pdf'
    s = S(2, dash=True)
    # left side
    s.H('ASSETS', side='L'); s.H('Real estate, at cost', side='L')
    L = lambda k, l, a, b, sd='L', **q: s.L(k, l, [a, b], side=sd, **q)
    L('ld', 'Land', 6150000, 6150000); L('bi', 'Buildings and improvements', 21874310, 21590225); L('ti', 'Tenant improvements', 2418660, 2107415); L('fu', 'Furniture and equipment', 186240, 171905)
    s.T('gr', 'Gross real estate', ['ld', 'bi', 'ti', 'fu'], side='L'); L('ad', 'Less accumulated depreciation', -7341882, -6598204); s.T('re', 'Net real estate', ['gr', 'ad'], side='L')
    s.H('Other assets', side='L')
    L('ca', 'Cash and cash equivalents', 871425, 642118); L('rc', 'Restricted cash - lender escrows', 418905, 395270); L('ar', 'Tenant receivables, net of allowance of $38,400 and $51,250', 164022, 221937, wrap=1); L('sl', 'Accrued straight-line rent', 512770, 468305); L('lc', 'Deferred leasing costs, net', 603418, 588020); L('pp', 'Prepaid insurance and taxes', 92344, 84116); L('dh', 'Interest rate cap, at fair value', 0, 47210)
    s.T('oa', 'Total other assets', ['ca', 'rc', 'ar', 'sl', 'lc', 'pp', 'dh'], side='L'); s.T('ta', 'TOTAL ASSETS', ['re', 'oa'], 'TOTAL', side='L')
    ta = s.v('ta')
    s.H("LIABILITIES AND MEMBERS' EQUITY", side='R'); s.H('Liabilities', side='R')
    R = lambda k, l, a, b, **q: L(k, l, a, b, 'R', **q)
    R('mo', 'Mortgage note payable', 17240000, 17655000); R('dc', 'Unamortized debt issuance costs', -154820, -202460); R('me', 'Mezzanine loan', 0, 750000); R('ai', 'Accrued interest', 78416, 83970); R('ap', 'Accounts payable and accrued expenses', 341208, 287640); R('rt', 'Accrued real estate taxes', 219450, 210880); R('sd', 'Tenant security deposits', 236118, 229507); R('pr', 'Prepaid rents', 127344, 98266); R('bm', 'Below-market lease intangibles, net', 61370, 84205)
    s.T('tl', 'TOTAL LIABILITIES', ['mo', 'dc', 'me', 'ai', 'ap', 'rt', 'sd', 'pr', 'bm'], side='R')
    s.H("Members' equity", side='R'); R('cc', 'Capital contributions', 12400000, 11650000); R('di', 'Cumulative distributions', -6125000, -5886000); tl = s.v('tl')
    ni = 618943; R('re0', 'Accumulated earnings, beginning of year', ta[0]-tl[0]-12400000+6125000-ni, ta[1]-tl[1]-11650000+5886000-504117); R('ni', 'Net income for the year', ni, 504117)
    assert abs(s.v('re0')[1]+504117-s.v('re0')[0]) >= 0
    # make earnings roll: adjust building cost of prior year so beginning 2024 = ending 2023
    d = s.v('re0')[0]-(s.v('re0')[1]+504117)
    s.get('sl')['vals'][1] += 0
    s.T('eq', "TOTAL MEMBERS' EQUITY", ['cc', 'di', 're0', 'ni'], side='R'); s.T('le', "TOTAL LIABILITIES AND MEMBERS' EQUITY", ['tl', 'eq'], 'TOTAL', side='R')
    assert s.v('le') == ta, (s.v('le'), ta)
    return fn, s, d

def p5draw():
    fn, s, d = p5()
    # let prior-year buildings absorb the difference so that accumulated earnings roll forward
    s.get('bi')['vals'][1] += d
    for k in ('gr', 're', 'ta'): s.get(k)['vals'][1] += d
    s.get('re0')['vals'][1] += d
    for k in ('eq', 'le'): s.get(k)['vals'][1] += d
    assert s.v('re0')[1]+s.v('ni')[1] == s.v('re0')[0]
    W, Hh = landscape(A4); c = canvas.Canvas(os.path.join(DOC, fn), pagesize=(W, Hh), invariant=1)
    c.setFont('Times-Bold', 14); c.drawCentredString(W/2, Hh-48, 'WELLGATE ARCADE HOLDINGS LLC'); c.setFont('Times-Roman', 11); c.drawCentredString(W/2, Hh-64, '(owner of Wellgate Arcade)'); c.setFont('Times-Bold', 12); c.drawCentredString(W/2, Hh-82, 'Balance Sheets'); c.setFont('Times-Italic', 11); c.drawCentredString(W/2, Hh-97, 'December 31, 2024 and 2023')
    y0 = Hh-125
    for x in ((330, 404), (720, 794)):
        c.setFont('Times-Bold', 9.5); c.drawRightString(x[0], y0, '2024'); c.drawRightString(x[1], y0, '2023'); c.setLineWidth(.6); c.line(x[0]-58, y0-3, x[0], y0-3); c.line(x[1]-58, y0-3, x[1], y0-3)
    c.setLineWidth(.6); c.line(W/2+2, y0+8, W/2+2, 96)
    for side, x0, xs in (('L', 40, (330, 404)), ('R', 436, (720, 794))):
        y = y0-18; rows = [r for r in s.rows if r['m']['side'] == side]; first = True
        for r in rows:
            h = r['type'] == 'HEADING'; t = r['type'] == 'TOTAL'; caps = r['label'].isupper() or r['label'].startswith('LIAB')
            if t: y = 112
            if h and not caps: y -= 4
            c.setFont('Times-Bold' if (h and caps) or t or r['key'] == 'tl' or r['key'] == 'eq' else 'Times-Italic' if h else 'Times-Roman', 9.5)
            if r['type'] == 'SUBTOTAL' and not caps: x = x0+24
            else: x = x0+(0 if caps or t else 4 if h else 12)
            if r['m'].get('wrap'):
                c.drawString(x, y, 'Tenant receivables, net of allowance of'); y -= 11; c.drawString(x+10, y, '$38,400 and $51,250')
            else: 
                if r['key'] == 'le': c.setFont('Times-Bold', 8.6)
                c.drawString(x, y, r['label'])
            if not h:
                for q, v in zip(xs, r['vals']):
                    if r['type'] != 'LINE': c.setLineWidth(.5); c.line(q-58, y+9.5, q, y+9.5)
                    c.setFont('Times-Bold' if t else 'Times-Roman', 9.5)
                    if t: c.line(q-58, y-2.5, q, y-2.5); c.line(q-58, y-4.5, q, y-4.5)
                    if t or r['key'] in ('ld', 'mo', 'ca'): c.drawString(q-57, y, '$')
                    c.drawRightString(q if not (v < 0) else q+3, y, num(v, dash='—'))
            y -= 13.6 if r['type'] == 'LINE' or h else 17
    c.setFont('Times-Italic', 8.5); c.drawCentredString(W/2, 60, 'See accompanying notes and independent accountants\u2019 compilation report.'); c.setFont('Times-Roman', 8.5); c.drawCentredString(W/2, 40, '- 3 -'); c.save()
    t = s.truth('Balance Sheets', 'Wellgate Arcade', None, '2024-12-31', ['2024', '2023'], dict(total_assets='ta', total_liabilities='tl', total_equity='eq'))
    save(fn, t, 'RETAIL', 'BALANCE_SHEET', 'outside accountant', 'account form, assets left and liabilities right, two years, Times', 'side-by-side panels with own year headers, wrapped label, contra accounts')

def p6():
    fn = 'FernholtFund_II_CashFlows_Q2-2025.pdf'
    s = S(3, dash=True); rng = random.Random(3706)
    def L(k, l, a, **q):
        b = [x*1000+rng.randint(-480, 480) if x and abs(x) < 1e6 else x for x in a]
        if k in ('na', 'rd', 'nd'): b[1] = b[0]
        return s.L(k, l, b, **q)
    s.H('Cash flows from operating activities')
    L('ni', 'Net increase in net assets resulting from operations', [2418, 5107, 6934]); s.H('Adjustments to reconcile to net cash from operating activities:', ind=1)
    L('ug', 'Net unrealized (gain) loss on real estate investments', [-1206, -2940, 1877], ind=2, note='4'); L('ud', 'Net unrealized loss (gain) on mortgage loans', [318, 447, -1052], ind=2, note='7'); L('rg', 'Realized gain on sale of Quarry Street', [0, -1615, 0], ind=2, note='4'); L('eq', 'Equity in income of joint ventures', [-742, -1388, -2460], ind=2, note='5'); L('dj', 'Distributions of income from joint ventures', [690, 1275, 2218], ind=2, note='5'); L('am', 'Amortization of deferred financing costs', [61, 122, 239], ind=2); L('sl', 'Straight-line rent and lease incentives', [-94, -203, -418], ind=2)
    s.H('Changes in assets and liabilities:', ind=1); L('ar', 'Rents and other receivables', [-127, 88, -341], ind=2); L('pp', 'Prepaid expenses and other assets', [214, -166, 52], ind=2); L('ap', 'Accounts payable and accrued expenses', [-389, -1024, 777], ind=2); L('mf', 'Due to the Manager', [46, 31, -18], ind=2, note='9'); L('td', 'Tenant deposits and prepaid rents', [73, 109, 164], ind=2)
    s.T('op', 'Net cash provided by (used in) operating activities', ['ni', 'ug', 'ud', 'rg', 'eq', 'dj', 'am', 'sl', 'ar', 'pp', 'ap', 'mf', 'td'])
    s.H('Cash flows from investing activities'); L('aq', 'Acquisition of real estate', [0, -41250, -28600], note='3'); L('cx', 'Building and tenant improvements', [-1877, -3420, -6215], ind=0); L('lc', 'Leasing commissions paid', [-402, -688, -1190]); L('sp', 'Net proceeds from sale of real estate', [0, 23480, 0], note='4'); L('jc', 'Contributions to joint ventures', [-1500, -2250, -3975], note='5'); L('jd', 'Return of capital from joint ventures', [0, 860, 1430], note='5')
    s.T('iv', 'Net cash used in investing activities', ['aq', 'cx', 'lc', 'sp', 'jc', 'jd'])
    s.H('Cash flows from financing activities'); L('mp', 'Proceeds from mortgage loans', [0, 24000, 16500], note='7'); L('mr', 'Principal payments on mortgage loans', [-583, -12644, -2231], note='7'); L('lo', 'Borrowings on subscription line', [6000, 13500, 9000], note='8'); L('lr', 'Repayments of subscription line', [-4500, -16500, -6000], note='8'); L('fc', 'Financing costs paid', [0, -372, -248]); L('cc', 'Capital contributions from investors', [4200, 18750, 24300], note='10'); L('ds', 'Distributions to investors', [-3150, -6250, -11480], note='10'); L('rd', 'Redemptions paid', [-875, -875, -1320], note='10')
    s.T('fi', 'Net cash provided by (used in) financing activities', ['mp', 'mr', 'lo', 'lr', 'fc', 'cc', 'ds', 'rd'])
    s.T('nc', 'Net change in cash, cash equivalents and restricted cash', ['op', 'iv', 'fi']); n = s.v('nc')
    o24 = 11406218; e24 = o24+n[2]; e2 = e24+n[1]
    L('cb', 'Cash, cash equivalents and restricted cash, beginning of period', [e2-n[0], e24, o24]); s.T('ce', 'Cash, cash equivalents and restricted cash, end of period', ['nc', 'cb'], 'TOTAL')
    s.H('Supplemental disclosures'); L('ip', 'Cash paid for interest', [2166, 4290, 8114], ind=0); L('na', 'Accrued capital expenditures at period end', [711, 711, 894]); L('nd', 'Distributions declared but unpaid', [3100, 3100, 3050])
    W, Hh = letter; c = canvas.Canvas(os.path.join(DOC, fn), pagesize=letter, invariant=1)
    assert all(x > 0 for x in s.v('ce')+s.v('cb'))
    c.setFont('Helvetica', 12); c.drawString(56, Hh-50, 'Fernholt Diversified Property Fund II, L.P.'); c.setFont('Helvetica-Bold', 12); c.drawString(56, Hh-65, 'Consolidated Statements of Cash Flows (Unaudited)'); c.setFont('Helvetica-Oblique', 9); c.drawString(56, Hh-78, '(Expressed in U.S. dollars)'); c.setLineWidth(1.5); c.line(56, Hh-84, W-56, Hh-84)
    X = [410, 484, 556]; yy = Hh-98; c.setFont('Helvetica-Bold', 7.6)
    for x, ls in zip(X, (['Three months', 'ended', 'June 30, 2025'], ['Six months', 'ended', 'June 30, 2025'], ['Year ended', 'December 31,', '2024'])):
        for i, l in enumerate(ls): c.drawRightString(x, yy-9*i, l)
    c.drawCentredString(338, yy-18, 'Note'); c.setLineWidth(.5); c.line(56, yy-22, W-56, yy-22); y = yy-35
    for r in s.rows:
        h = r['type'] == 'HEADING'; b = r['type'] != 'LINE'; ind = r['m'].get('ind', 0)
        top = h and not ind
        if top: y -= 5
        c.setFont('Helvetica-Bold' if top or b and not h else 'Helvetica-Oblique' if h else 'Helvetica', 7.9)
        c.drawString(56+9*ind+(9 if not b and ind == 0 else 0), y, r['label'])
        c.setFont('Helvetica', 7.9); c.drawCentredString(338, y, r['m'].get('note', '')) if r['m'].get('note') else None
        if not h:
            c.setFont('Helvetica-Bold' if b else 'Helvetica', 7.9)
            for x, v in zip(X, r['vals']):
                if b: c.setLineWidth(.5); c.line(x-56, y+8, x+2, y+8)
                if r['type'] == 'TOTAL': c.line(x-56, y-2.5, x+2, y-2.5); c.line(x-56, y-4.3, x+2, y-4.3)
                if r['key'] in ('ni', 'ce', 'ip'): c.drawString(x-55, y, '$')
                c.drawRightString(x+(3 if v < 0 else 0), y, num(v, dash='–'))
        y -= 12.6
        if b and not h: y -= 4
    c.setFont('Helvetica', 7); c.drawString(56, 36, 'The accompanying notes are an integral part of these consolidated financial statements.'); c.drawRightString(W-56, 36, '6'); c.save()
    t = s.truth('Consolidated Statements of Cash Flows', 'Fernholt Diversified Property Fund II, L.P.', None, '2025-06-30', ['Three months ended June 30, 2025', 'Six months ended June 30, 2025', 'Year ended December 31, 2024'], dict(net_cash_flow='nc'))
    save(fn, t, 'OTHER', 'CASH_FLOW_STATEMENT', 'fund administrator', 'indirect method, three periods of different length, note column', 'note numbers between label and amounts, three-line headers, supplemental rows after the ending balance')

p3(); p4(); p5draw(); p6()
