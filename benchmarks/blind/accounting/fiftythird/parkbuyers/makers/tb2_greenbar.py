# Marina / boatyard ledger system: line-printer style, greenbar, trailing minus. One digit changed.
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor, black
from common import doc, truth
SEED = 5302
CH = [('CURRENT ASSETS', [('1010', 'PETTY CASH & TILL FUNDS', 1500), ('1020', 'CASH - FIRST COASTAL OPERATING', 412000), ('1025', 'CASH - PAYROLL CLEARING', 0), ('1030', 'CASH - MONEY MARKET', 655000), ('1040', 'CREDIT CARD CLEARING', 8600),
  ('1110', 'A/R - SLIP HOLDERS', 96400), ('1120', 'A/R - SERVICE & YARD WORK ORDERS', 71200), ('1130', 'A/R - BROKERAGE COMMISSIONS RECEIVABLE', 22000), ('1190', 'RESERVE FOR BAD DEBT', -14000),
  ('1210', 'INVENTORY - PARTS DEPARTMENT', 184300), ('1220', 'INVENTORY - GASOLINE', 26400), ('1230', 'INVENTORY - DIESEL', 31800), ('1240', 'INVENTORY - SHIPS STORE', 44900), ('1250', 'WORK IN PROCESS - LABOR', 12700), ('1310', 'PREPAID INSURANCE', 61500), ('1320', 'PREPAID BOTTOMLAND LEASE', 18000)]),
 ('FIXED & OTHER ASSETS', [('1510', 'LAND', 2850000), ('1520', 'DOCKS & PILINGS', 4116000), ('1530', 'BULKHEAD & DREDGING', 1378000), ('1540', 'DRY STACK BUILDING A', 1925000), ('1545', 'DRY STACK BUILDING B', 1204000), ('1550', 'TRAVEL LIFT & FORKLIFTS', 688000), ('1560', 'FUEL DOCK & TANKS', 412000), ('1570', 'SHOP EQUIPMENT', 156000), ('1580', 'VEHICLES', 94000), ('1590', 'ACCUM DEPRECIATION', -3902000), ('1710', 'LOAN ORIGINATION COSTS - NET OF AMORTIZATION', 41000), ('1720', 'UTILITY DEPOSITS', 9400)]),
 ('CURRENT LIABILITIES', [('2010', 'ACCOUNTS PAYABLE TRADE', -142000), ('2020', 'FUEL VENDOR PAYABLE', -38000), ('2030', 'CUSTOMER DEPOSITS - SLIPS', -118000), ('2035', 'CUSTOMER DEPOSITS - SERVICE', -26500), ('2040', 'DEFERRED SLIP REVENUE - ANNUAL CONTRACTS', -688000), ('2045', 'DEFERRED WINTER STORAGE', -204000), ('2050', 'GIFT CARDS OUTSTANDING', -3100), ('2110', 'ACCRUED PAYROLL', -31000), ('2120', 'PAYROLL TAXES PAYABLE', -8800), ('2130', 'SALES TAX PAYABLE', -11900), ('2140', 'FUEL TAX PAYABLE', -4200), ('2150', 'ACCRUED REAL ESTATE TAX', -58000), ('2210', 'CURRENT PORTION LTD', -210000)]),
 ('LONG TERM DEBT & EQUITY', [('2510', 'MORTGAGE - BAYLINE SAVINGS', -5120000), ('2520', 'EQUIPMENT NOTE - TRAVEL LIFT', -244000), ('2530', 'STOCKHOLDER LOAN', -300000), ('2910', 'COMMON STOCK', -50000), ('2920', 'PAID IN CAPITAL', -1150000), ('2930', 'DISTRIBUTIONS', 0), ('2990', 'RETAINED EARNINGS', 0)]),
 ('SALES', [('3010', 'SLIP RENT - ANNUAL WET', -1684000), ('3015', 'SLIP RENT - SEASONAL', -322000), ('3020', 'SLIP RENT - TRANSIENT', -148000), ('3030', 'DRY STACK STORAGE', -1126000), ('3035', 'WINTER STORAGE - LAND', -297000), ('3040', 'TRAILER STORAGE', -38000), ('3050', 'LAUNCH & HAUL FEES', -216000), ('3060', 'ELECTRIC & WATER REBILL', -121000), ('3065', 'LIVEABOARD FEES', -44000), ('3110', 'SERVICE LABOR', -688000), ('3120', 'PARTS SALES', -412000), ('3130', 'SUBLET SALES', -96000), ('3140', 'SHOP SUPPLIES & ENVIRONMENTAL FEE', -36000), ('3210', 'GASOLINE SALES', -744000), ('3220', 'DIESEL SALES', -518000), ('3230', 'SHIPS STORE SALES', -187000), ('3240', 'ICE & BAIT', -29000), ('3310', 'BROKERAGE COMMISSIONS', -164000), ('3320', 'RESTAURANT GROUND LEASE', -96000), ('3330', 'BOAT CLUB LICENSE FEE', -60000), ('3390', 'DISCOUNTS & ALLOWANCES', 27400)]),
 ('COST OF SALES', [('4110', 'DIRECT LABOR - TECHNICIANS', 301000), ('4120', 'COST OF PARTS', 268000), ('4130', 'COST OF SUBLET', 79000), ('4210', 'COST OF GASOLINE', 598000), ('4220', 'COST OF DIESEL', 402000), ('4230', 'COST OF SHIPS STORE', 112000), ('4240', 'COST ICE & BAIT', 15500), ('4310', 'BROKER COMMISSION SPLITS', 84000), ('4390', 'INVENTORY ADJUSTMENTS', 6100)]),
 ('OPERATING EXPENSES', [('5010', 'WAGES - DOCKHANDS', 214000), ('5020', 'WAGES - FORKLIFT OPERATORS', 162000), ('5030', 'WAGES - OFFICE', 148000), ('5040', 'OFFICER SALARY', 185000), ('5050', 'PAYROLL TAXES', 71000), ('5060', 'HEALTH INSURANCE', 88000), ('5070', 'WORKERS COMP (USL&H)', 46000), ('5110', 'R&M DOCKS', 81000), ('5120', 'R&M BUILDINGS', 39000), ('5130', 'R&M LIFTS & FORKLIFTS', 57000), ('5140', 'DREDGING - MAINTENANCE', 30000), ('5210', 'ELECTRIC', 134000), ('5220', 'WATER & PUMPOUT', 41000), ('5230', 'TRASH & WASTE OIL', 26500), ('5310', 'INSURANCE - MARINA OPERATORS LEGAL', 169000), ('5320', 'REAL ESTATE TAX', 117000), ('5330', 'SUBMERGED LAND LEASE - STATE', 72000), ('5410', 'ADVERTISING & BOAT SHOWS', 33000), ('5420', 'CREDIT CARD FEES', 94000), ('5430', 'OFFICE & SOFTWARE', 38000), ('5440', 'LEGAL & ACCOUNTING', 44000), ('5450', 'BAD DEBT EXPENSE', 9000), ('5460', 'OVER / SHORT', 310), ('5470', 'OWNER AUTO & BOAT', 31000)]),
 ('OTHER (INCOME) & EXPENSE', [('6010', 'INTEREST EXPENSE', 318000), ('6020', 'INTEREST INCOME', -17500), ('6030', 'DEPRECIATION', 386000), ('6040', 'AMORTIZATION', 8200), ('6050', 'GAIN ON SALE OF EQUIPMENT', -12000), ('6060', 'HURRICANE REPAIRS - UNINSURED', 0)])]
def fm(c):
    s = f'{abs(c)//100:,}.{abs(c)%100:02d}' if abs(c) >= 100 else f'.{abs(c):02d}'
    return s + ('-' if c < 0 else ' ')
def build():
    R = random.Random(SEED)
    pl = {c for c, _ in CH[4:]}
    D = []
    for cls, accs in CH:
        for a, n, b in accs:
            b *= 100
            z = lambda s: int(b * (1 + R.uniform(-s, s)) + R.randint(-9999, 9999)) if b else 0
            rnd = a in ('1010', '1510', '2910', '2920', '2530', '2210')
            if cls in pl:
                prior = z(.06); beg = 0; act = z(.09) + int(b*.03)
                if a == '6060': prior, act = 14833017, 2260450
                if a == '6050': prior, act = 0, -1187500
            else:
                prior = b if rnd else z(.03); beg = prior
                act = 0 if rnd else (z(.1) - int(b*.97))
                if b < 0 and a in ('2510', '2520'): act = 21043118 if a == '2510' else 4812936
                if a == '1590': act = -38904410
                if a in ('1520', '1550', '1570'): act = R.randint(1500000, 9000000)
                if a in ('1530', '1540', '1545', '1560', '1580', '1720'): act = 0
                if a == '1710': act = -820000
                if a == '2930': prior = 61250000; beg = 0; act = 196000000
            D.append(dict(a=a+'-00', n=n[:30], cls=cls, prior=prior, beg=beg, act=act))
    ix = {d['a'][:4]: d for d in D}
    ix['6040']['act'] = 820000; ix['6030']['act'] = 38904410
    ix['2990']['prior'] = -sum(d['prior'] for d in D)
    ix['2990']['beg'] = ix['2990']['prior'] + ix['2930']['prior'] + sum(d['prior'] for d in D if d['cls'] in pl)
    ix['1020']['act'] = 0; ix['1020']['act'] = -sum(d['act'] for d in D)
    assert sum(d['beg'] for d in D) == 0 and sum(d['prior'] for d in D) == 0
    for d in D:
        m = abs(d['act']); x = 0
        one = d['a'][0] in '3456' 
        if d['act'] or d['beg']:
            if one: x = int(m * R.choice([0, 0, 0, .004, .011, .02]))
            elif d['a'][:4] in ('1020',): x = 731442716
            elif d['a'][:4] == '1025': x = 0
            elif d['a'][0] == '1' and d['a'][1] in '123' and d['act']: x = int(abs(d['beg']) * R.uniform(.8, 7))
            elif d['a'][0] == '2' and d['a'][1] in '01' and d['act']: x = int(abs(d['beg']) * R.uniform(1, 6))
        if d['a'][:4] == '1025': x = 88412266
        d['dr'] = max(d['act'], 0) + x; d['cr'] = max(-d['act'], 0) + x
        d['end'] = d['beg'] + d['act']
    print('cash end', ix['1020']['end'], 'RE', ix['2990']['prior'], ix['2990']['beg'])
    K = ('prior', 'beg', 'dr', 'cr', 'act', 'end')
    cols = ['other:PRIOR YEAR ENDING BAL', 'beginning', 'debit', 'credit', 'activity', 'ending']
    # planted: ending balance of one account printed with a changed digit
    tgt = ix['3030']; shown = dict(tgt)
    s = str(abs(tgt['end'])); p = 2; nd = str((int(s[p]) + 3) % 10); bad = -int(s[:p] + nd + s[p+1:])
    f = 'GL0410_TidewaterPoint_FY25.pdf'
    W, H = landscape(letter); c = canvas.Canvas(doc(f), pagesize=(W, H)); c.setTitle('GL0410')
    FS, LH = 8.4, 11.2; cw = FS*.6; X0 = 26; st = dict(page=0, y=0, n=0)
    widths = (9, 31, 16, 17, 17, 17, 17, 17)
    def line(t, bar=True):
        if st['y'] < 40: page()
        if bar and (st['n']//3) % 2 == 0:
            c.setFillColor(HexColor('#dff0dc')); c.rect(20, st['y']-2.6, W-40, LH, stroke=0, fill=1); c.setFillColor(black)
        c.drawString(X0, st['y'], t); st['y'] -= LH; st['n'] += 1
    def page():
        if st['page']: c.showPage()
        st['page'] += 1; st['n'] = 0; c.setFont('Courier', FS); y = H-34
        c.drawString(X0, y, 'RUN 01/22/26 14:07:33'); c.drawCentredString(W/2, y, 'TIDEWATER POINT MARINA & BOATYARD INC'); c.drawRightString(W-26, y, f'PAGE {st["page"]:>4}')
        c.drawString(X0, y-LH, 'GL0410   USER DKH'); c.drawCentredString(W/2, y-LH, 'TRIAL BALANCE W/ PRIOR YEAR  -  COMPANY 01'); c.drawRightString(W-26, y-LH, 'FISCAL 2025 PERIODS 01-12')
        h1 = ''.join(t.ljust(w) if i < 2 else t.rjust(w-1)+' ' for i, (t, w) in enumerate(zip(('ACCOUNT', '', 'PRIOR YEAR', 'BEGINNING', 'TOTAL', 'TOTAL', 'NET', 'ENDING'), widths)))
        h2 = ''.join(t.ljust(w) if i < 2 else t.rjust(w-1)+' ' for i, (t, w) in enumerate(zip(('NUMBER', 'DESCRIPTION', 'ENDING BAL', 'BALANCE', 'DEBITS', 'CREDITS', 'CHANGE', 'BALANCE'), widths)))
        c.drawString(X0, y-3*LH, h1); c.drawString(X0, y-4*LH, h2); c.drawString(X0, y-4.75*LH, '-'*sum(widths)); st['y'] = y-5.8*LH
    def nums(v): return ''.join(fm(x).rjust(w) for x, w in zip(v, widths[2:]))
    page(); rows, totals = [], []; G = [0]*6
    for cls, _ in CH:
        S = [0]*6
        if st['y'] < 70: page()
        line(f'CLASS  {cls}')
        for d in [d for d in D if d['cls'] == cls]:
            v = [d[k] for k in K]
            S = [x+y for x, y in zip(S, v)]
            if d is tgt: v[5] = bad
            line(d['a'].ljust(9) + d['n'].ljust(31) + nums(v))
            rows.append({'account': d['a'], 'name': d['n'], **{cols[i]: v[i]/100 for i in range(6)}})
        lab = f'** TOTAL {cls}'
        line(lab.ljust(40) + nums(S)); line('')
        totals.append({'label': lab, **{cols[i]: S[i]/100 for i in range(6)}}); G = [x+y for x, y in zip(G, S)]
    line('='*sum(widths), False)
    line('*** REPORT TOTAL'.ljust(40) + nums(G)); totals.append({'label': '*** REPORT TOTAL', **{cols[i]: G[i]/100 for i in range(6)}})
    line('', False); line(f'{len(D)} ACCOUNTS PRINTED     ZERO BALANCE ACCOUNTS: INCLUDED     *** END OF REPORT ***', False)
    c.save()
    truth(f, 'TB', cols, rows, totals, {'what': f'{tgt["a"]} {tgt["n"]}: ending balance printed {fm(bad).strip()} instead of {fm(tgt["end"]).strip()}', 'kind': 'digit_changed'})
if __name__ == '__main__': build()
