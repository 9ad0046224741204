from common import *
import xlsxwriter, datetime
from xlsxwriter.utility import xl_rowcol_to_cell as RC
MN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()

def put(ws, s, n, k, row, col, rowpos, fmt, formulas=True):
    """one amount; totals as a formula with its cached value"""
    r = s.rows[n]; v = r['v'].get(k)
    if v is None: return
    if r['items'] and formulas:
        f = '='
        for j, sg in r['items']: f += ('-' if sg < 0 else ('+' if f != '=' else '')) + RC(rowpos[j], col)
        ws.write_formula(row, col, f, fmt, v)
    else: ws.write_number(row, col, v, fmt)

# ------------------------------------------------ 1 owner's template, student housing, month and YTD
def x1():
    R = rng('x1'); fn = 'Alder_Row_Owner_Package_Oct25.xlsx'; BEDS = 212
    K = ['ma', 'mb', 'ya', 'yb']
    def der(v, f): v['mv'] = f * (v['ma'] - v['mb']); v['yv'] = f * (v['ya'] - v['yb'])
    s = S('Property Operating Statement', 'Alder Row Student Apartments', '2025-10-01', '2025-10-31',
          [('MONTH TO DATE Actual', 'ma'), ('MONTH TO DATE Budget', 'mb'), ('MONTH TO DATE Variance', 'mv'), ('YEAR TO DATE Actual', 'ya'), ('YEAR TO DATE Budget', 'yb'), ('YEAR TO DATE Variance', 'yv')], K, der, zero='-', sheet='Op Stmt')
    def L(code, label, an, fav=1, n=.07, once=None):
        b = round(an / 12)
        v = dict(ma=0, mb=0, ya=once, yb=an) if once is not None else dict(ma=int(b * (1 + R.uniform(-n, n))), mb=b, ya=int(b * 10 * (1 + R.uniform(-n / 2, n / 2))), yb=b * 10)
        return s.l(label, v, code, 2, fav)
    s.h('Revenue', '400000', 0)
    rr = [L('400100', 'Bed Rent - 2x2', 806400, 1, .01), L('400110', 'Bed Rent - 4x4', 1094400, 1, .01), L('400200', 'Vacancy', -91200, 1, .15), L('400210', 'Model & Staff Beds', -18000, 1, 0), L('400300', 'Concessions Amortized', -33600, 1, .1)]
    nr = s.t('Net Rental Revenue', rr, '400999', 1)
    oo = [L('410100', 'Parking', 37200, 1, .1), L('410200', 'Utility Cap Overage', 21600, 1, .2), L('410300', 'Application Fees', 10800, 1, .4), L('410400', 'Pet Rent', 7200, 1, .1), L('410500', 'Forfeited Deposits', 4800, 1, .6), L('410600', 'Guarantor Waiver Fees', 0, 1, once=5400)]
    ot = s.t('Other Revenue', oo, '410999', 1)
    ti = s.t('Total Revenue', [nr, ot], '499999', 0, 'TOTAL', key='total_income')
    s.h('Expenses', '500000', 0); tt = []
    for tl, tc, ls in [('Personnel', '510999', [('510100', 'Property Manager', 66000), ('510200', 'Leasing Staff (hourly)', 43200), ('510300', 'Maintenance Technician', 52800), ('510400', 'Burden', 30000)]),
                       ('Contract Services', '520999', [('520100', 'Landscape', 14400), ('520200', 'Refuse', 16800), ('520300', 'Pest', 4800), ('520400', 'Bulk Internet', 50880), ('520500', 'Courtesy Officer', 19200)]),
                       ('Maintenance & Turn', '530999', [('530100', 'Supplies', 13200), ('530200', 'Appliance & HVAC Repair', 18000), ('530300', 'Plumbing', 8400), ('530400', 'Turn Vendor Costs', -1)]),
                       ('Utilities', '540999', [('540100', 'Electric', 98400), ('540200', 'Water & Sewer', 62400), ('540300', 'Gas', 9600)]),
                       ('Marketing & Admin', '550999', [('550100', 'Advertising', 21600), ('550200', 'Resident Activities', 7200), ('550300', 'Office & Technology', 16800), ('550400', 'Professional Fees', 8400), ('550500', 'Bad Debt', 15600)]),
                       ('Fixed', '560999', [('560100', 'Management Fee 3.5%', 63600), ('560200', 'Property Taxes', 186000), ('560300', 'Insurance', 79200)])]:
        ids = [L(c, l, 58500, -1, once=63218) if a < 0 else L(c, l, a, -1, 0 if c in ('520400', '560200') else .09) for c, l, a in ls]
        tt.append(s.t('Total ' + tl, ids, tc, 1, fav=-1))
    te = s.t('Total Operating Expenses', tt, '599999', 0, 'TOTAL', -1, key='total_operating_expenses')
    noi = s.t('Net Operating Income', [ti, (te, -1)], '600000', 0, 'TOTAL', key='noi')
    s.h('Below NOI', '700000', 0)
    b = [L('700100', 'Interest - Senior Loan', 396000, -1, .01), L('700200', 'Principal - Senior Loan', 122400, -1, .01), L('700300', 'FF&E Replacement', 30000, -1, once=27845), L('700400', 'Building Envelope', 0, -1, once=18960)]
    bt = s.t('Total Below NOI', b, '709999', 1, fav=-1)
    s.t('Cash Flow After Debt & Capital', [noi, (bt, -1)], '800000', 0, 'TOTAL', key='net_cash_flow')
    wb = xlsxwriter.Workbook(path(fn)); ins = wb.add_worksheet('Cover'); ws = wb.add_worksheet('Op Stmt'); F = lambda **k: wb.add_format({**dict(font_name='Arial', font_size=9), **k})
    ins.hide_gridlines(2); ins.write('B3', 'Monthly Owner Package', F(bold=1)); ins.write('B4', 'Alder Row Student Apartments', F()); ins.write('B5', 'Prepared for: Finch Hollow Partners LP', F()); ins.write('B7', 'Contents: Op Stmt. Bank reconciliation and rent roll are sent separately.', F(italic=1)); ins.write('B8', 'Variance: positive is favorable to the owner.', F(italic=1))
    ws.set_column(0, 0, 9); ws.set_column(1, 1, 34); ws.set_column(2, 10, 11.5); ws.set_column(6, 6, 1.5); ws.hide_gridlines(2)
    ws.merge_range('A1:L1', 'ALDER ROW STUDENT APARTMENTS', F(bold=1, align='center', font_color='white', bg_color='#7a1f2b')); ws.merge_range('A2:L2', s.title, F(align='center', bold=1)); ws.merge_range('A3:L3', 'Period: 10/01/2025 - 10/31/2025 (year to date from 01/01/2025)', F(align='center'))
    hd = F(bold=1, align='center', bottom=1, text_wrap=True)
    ws.merge_range('C5:F5', 'MONTH TO DATE', hd); ws.merge_range('H5:L5', 'YEAR TO DATE', hd)
    ws.set_column(11, 11, 10)
    C = {'ma': 2, 'mb': 4, 'mv': 5, 'ya': 7, 'yb': 9, 'yv': 10}
    for c, t in [(0, 'Account'), (1, 'Description'), (2, 'Actual'), (3, '% of Rev'), (4, 'Budget'), (5, 'Variance'), (7, 'Actual'), (8, '% of Rev'), (9, 'Budget'), (10, 'Variance'), (11, 'Actual per Bed')]: ws.write(5, c, t, hd)
    nf = '_(#,##0_);(#,##0);_("-"??_)'; pos = {}; r0 = 6
    for n, r in enumerate(s.rows):
        if r['kind'] == 'HEADING' and n: r0 += 1
        pos[n] = r0; tot = bool(r['items']); top = 1 if tot else 0; bot = 6 if r['kind'] == 'TOTAL' else 0
        ws.write_string(r0, 0, r['code'], F(font_color='#666666')); ws.write(r0, 1, r['label'], F(bold=tot or r['kind'] == 'HEADING', indent=r['ind']))
        if r['v']:
            f = F(num_format=nf, bold=tot, top=top, bottom=bot); p = F(num_format='0.0%', italic=1, font_color='#555555')
            for k, c in C.items(): put(ws, s, n, k, r0, c, pos, f, formulas=k in K)
            ws.write_number(r0, 3, r['v']['ma'] / s.rows[ti]['v']['ma'], p); ws.write_number(r0, 8, r['v']['ya'] / s.rows[ti]['v']['ya'], p); ws.write_number(r0, 11, round(r['v']['ya'] / BEDS, 2), F(num_format='#,##0.00', font_color='#555555'))
        r0 += 1
    ws.write(r0 + 1, 0, 'Beds: 212. Turn Vendor Costs are booked in August only.', F(italic=1)); ws.freeze_panes(6, 2); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(0, 5); ws.set_footer('&L&8Owner package&R&8&P of &N'); ws.activate(); wb.close()
    save(fn, [s], 'STUDENT_HOUSING', 'OPERATING_STATEMENT', "owner's Excel template, codes, indents, percent and per-bed columns, grouped header, cover sheet")

# ------------------------------------------------ 2 bookkeeper's plain sheet
def x2():
    R = rng('x2'); fn = 'lindgren mini storage jan-june 25.xlsx'
    K = [f'm{i}' for i in range(6)]
    def der(v, f): v['t'] = round(sum(v[k] for k in K), 2)
    hd = ['Jan', 'Feb', 'March', 'April', 'May', 'June']
    s = S('Income and bills', 'Lindgren Mini Storage', '2025-01-01', '2025-06-30', list(zip(hd, K)) + [('6 months', 't')], K, der, zero='', dec=2, sheet='Sheet1')
    def L(label, m, n=.05, lump=None, **x):
        v = [round(m * (1 + R.uniform(-n, n)), 2) for _ in K] if lump is None else [lump.get(i, 0) for i in range(6)]
        return s.l(label, dict(zip(K, v)), None, 0, **x)
    s.h('MONEY IN')
    a = [L('units rent - old buildings', 9240, .02), L('units rent - new building (heated)', 6115, .03), L('outside parking boats & RV', 1385, .08, note='winter rate thru march'), L('late charges', 410, .4), L('locks and boxes', 155.5, .4), L('auction', 0, lump={2: 640, 5: 285}), L('refunds to tenants', -120, .6)]
    ti = s.t('total in', a, kind='TOTAL', key='total_income')
    s.h('BILLS')
    b = [L('Tammy (office)', 2150, .04), L('weekend helper', 480, .15), L('payroll tax', 214, .05), L('power co', 742, .2), L('water', 61.4, .1), L('dumpster', 138, 0), L('phone + internet + gate software', 329.95, 0), L('plowing / mowing', 0, lump={0: 1150, 1: 975, 2: 525, 4: 380, 5: 380}, note='none in april'), L('door repairs', 265, .7), L('county taxes', 0, lump={3: 7418.36}, note='first half, 2nd half due Oct'), L('insurance', 896.17, 0), L('card machine fees', 372, .06), L('ads (road sign, facebook)', 240, .3), L('our fee', 1030, .03), L('postage, misc', 47, .5)]
    te = s.t('total bills', b, kind='TOTAL', key='total_operating_expenses')
    noi = s.t('left before loan', [ti, (te, -1)], kind='TOTAL', key='noi')
    c = [L('bank loan', 3864.52, 0), L('new roof bldg 2 (deposit + balance)', 0, lump={4: 4500, 5: 9350})]
    cf = s.t('left over', [noi] + [(q, -1) for q in c], kind='TOTAL', key='net_cash_flow')
    wb = xlsxwriter.Workbook(path(fn)); ws = wb.add_worksheet('Sheet1'); wb.add_worksheet('Sheet2')
    ws.set_column(0, 0, 33); ws.set_column(1, 7, 11); ws.set_column(8, 8, 2); ws.set_column(9, 9, 26); b_ = wb.add_format(dict(bold=1)); m = wb.add_format(dict(num_format='#,##0.00;-#,##0.00')); mb = wb.add_format(dict(num_format='#,##0.00;-#,##0.00', bold=1)); rt = wb.add_format(dict(align='right')); bh = wb.add_format(dict(bold=1, align='right'))
    ws.write(0, 0, 'Lindgren Mini Storage', b_); ws.write(1, 0, 'Income and bills, January to June 2025'); pos = {}; r0 = 3
    for i, h in enumerate(hd + ['6 months']): ws.write(3, 1 + i, h, bh)
    for n, r in enumerate(s.rows):
        if r['kind'] == 'HEADING' and n: r0 += 1
        pos[n] = r0; tot = bool(r['items']); ws.write(r0, 0, r['label'], b_ if tot or r['kind'] == 'HEADING' else None)
        for i, k in enumerate(K + ['t']):
            v = r['v'].get(k)
            if not v: continue
            if r['label'] in ('dumpster', 'bank loan') and i < 6: ws.write_string(r0, 1 + i, f'${v:,.2f}', rt)      # typed as text
            elif r['items'] or r['label'] in ('dumpster', 'bank loan'): ws.write_number(r0, 1 + i, v, mb if tot else m)
            elif k == 't': ws.write_formula(r0, 7, f'=SUM(B{r0 + 1}:G{r0 + 1})', m, v)
            else: ws.write_number(r0, 1 + i, v, m)
        if r['x'].get('note'): ws.write(r0, 9, r['x']['note'])
        r0 += 1
        if r['label'] == 'refunds to tenants': ws.write(r0, 0, '(2 tenants moved out early, ok per owner)'); r0 += 1
        if r['label'] == 'total in': r0 += 1
        if r['label'] == 'total bills': r0 += 1
    ws.write(r0 + 1, 0, 'June door invoice came late, see email'); ws.set_landscape(); ws.fit_to_pages(1, 1); wb.close()
    save(fn, [s], 'SELF_STORAGE', 'OPERATING_STATEMENT', "bookkeeper's plain sheet, months across, some amounts typed as text, blanks for nothing, loose notes", True)

# ------------------------------------------------ 3 office T12, totals above the detail
def x3():
    R = rng('x3'); fn = 'Office-1140-Vesper-Ave_T-12.xlsx'
    K = [f'm{i}' for i in range(12)]; ms = [(6 + i) % 12 for i in range(12)]; dt = [datetime.date(2024 if m >= 6 else 2025, m + 1, 1) for m in ms]
    def der(v, f): v['t'] = sum(v[k] for k in K)
    s = S('Trailing Twelve Month Operating Statement', '1140 Vesper Avenue', '2024-07-01', '2025-06-30', [(d.strftime('%b-%y'), k) for d, k in zip(dt, K)] + [('T-12 Total', 't')], K, der, zero='0', sheet='T12')
    def L(code, label, an, ind=2, **o): return s.l(label, dict(zip(K, spread(R, an, **o))), code, ind)
    def grp(tot, code, ls, ind=1):
        t = s.t(tot, None, code, ind); s.fill(t, [L(*z[:3], **(z[3] if len(z) > 3 else {})) for z in ls]); return t
    FX = dict(noise=0)
    ti = s.t('Effective Gross Income', None, '4', 0, 'TOTAL', key='total_income')
    i1 = grp('Rent', '41', [('4110', 'Office Rent', 512400, dict(noise=.015)), ('4120', 'Storage Rooms', 9600, FX), ('4130', 'Rooftop Antenna', 18000, FX), ('4190', 'Free Rent', -24500, dict(lump={1: .5, 2: .3, 3: .2}))])
    i2 = grp('Recoveries', '42', [('4210', 'CAM Estimates', 71400, FX), ('4220', 'Tax & Insurance Estimates', 58800, FX), ('4290', 'Prior Year True-Up', -3187, dict(lump={8: 1}))])
    i3 = grp('Miscellaneous', '43', [('4310', 'After-Hours HVAC', 6300, dict(noise=.5)), ('4320', 'Conference Room & Keys', 2150, dict(noise=.6))])
    s.fill(ti, [i1, i2, i3])
    te = s.t('Operating Expenses', None, '5', 0, 'TOTAL', key='total_operating_expenses')
    e = [grp('Cleaning', '51', [('5110', 'Night Cleaning', 38400, FX), ('5120', 'Windows', 3600, dict(lump={3: .5, 9: .5})), ('5130', 'Restroom Supplies', 4900, dict(noise=.25))]),
         grp('Utilities', '52', [('5210', 'Electric', 51800, dict(noise=.18)), ('5220', 'Gas', 8900, dict(season=[.2, .2, .4, .8, 1.5, 2.2, 2.6, 2.2, 1.4, .7, .3, .2])), ('5230', 'Water', 4300, dict(noise=.2))]),
         grp('Repairs', '53', [('5310', 'Mechanical', 17600, dict(noise=.7)), ('5320', 'Plumbing & Electrical', 9200, dict(noise=.7)), ('5330', 'Roof', 4150, dict(lump={4: .3, 10: .7})), ('5340', 'Parking Lot & Snow', 15800, dict(season=[.3, .3, .3, .3, .6, 2, 3, 2.6, 1, .4, .4, .4])), ('5350', 'Fire & Life Safety', 5100, dict(lump={0: .2, 3: .2, 6: .4, 9: .2}))]),
         grp('Administrative', '54', [('5410', 'Management Fee', 25900, dict(noise=.03)), ('5420', 'Accounting', 6000, FX), ('5430', 'Legal', 3850, dict(lump={2: .4, 7: .6}))]),
         grp('Fixed Charges', '55', [('5510', 'Real Estate Tax', 79300, dict(lump={2: .5, 8: .5})), ('5520', 'Insurance', 16680, FX)])]
    s.fill(te, e)
    noi = s.t('Net Operating Income', [ti, (te, -1)], '6', 0, 'TOTAL', key='noi')
    cap = s.t('Capital and Leasing', None, '7', 0)
    s.fill(cap, [L('7110', 'Tenant Improvements', 41250, 1, lump={1: .6, 2: .4}), L('7120', 'Commissions', 19330, 1, lump={1: 1}), L('7130', 'Boiler Replacement', 27900, 1, lump={3: .35, 4: .65})])
    dbt = s.t('Debt Service', None, '8', 0)
    s.fill(dbt, [L('8110', 'Interest', 121900, 1, noise=.01), L('8120', 'Principal', 48200, 1, noise=.01)])
    s.t('Net Cash Flow', [noi, (cap, -1), (dbt, -1)], '9', 0, 'TOTAL', key='net_cash_flow')
    wb = xlsxwriter.Workbook(path(fn)); ws = wb.add_worksheet('T12'); F = lambda **k: wb.add_format({**dict(font_name='Tahoma', font_size=8), **k})
    ws.set_column(0, 0, 7); ws.set_column(1, 2, 2); ws.set_column(3, 3, 27); ws.set_column(4, 4, 10, None, {'hidden': 1}); ws.set_column(5, 17, 9.3)
    ws.write(0, 0, '1140 Vesper Avenue', F(bold=1, font_size=12)); ws.write(1, 0, s.title, F()); ws.write(2, 0, 'July 2024 through June 2025 - cash basis', F(italic=1))
    hb = dict(bold=1, bg_color='#dde3ea', align='right', bottom=2)
    for c in range(5): ws.write(4, c, ['GL', '', '', '', 'map'][c], F(**{**hb, 'align': 'left'}))
    for i, d in enumerate(dt): ws.write_datetime(4, 5 + i, datetime.datetime(d.year, d.month, 1), F(**hb, num_format='mmm-yy'))
    ws.write(4, 17, 'T-12 Total', F(**hb)); nf = '#,##0;[Red](#,##0);0'; r0 = 5; pos = {}
    for n, r in enumerate(s.rows): pos[n] = r0 = r0 + (1 if r['ind'] == 0 and n else 0); r0 += 1
    for n, r in enumerate(s.rows):
        p = pos[n]; tot = bool(r['items']); st = dict(bold=1) if tot else {}
        if r['kind'] == 'TOTAL': st.update(bg_color='#f4f6f8', top=1, bottom=1)
        ws.write_string(p, 0, r['code'], F(**st))
        if r['kind'] == 'TOTAL':
            for c in (1, 2, 3): ws.write_blank(p, c, None, F(**st))
        ws.write(p, 1 + r['ind'], r['label'], F(**st)); ws.write_string(p, 4, 'PM' + r['code'].zfill(4), F())
        for i, k in enumerate(K): put(ws, s, n, k, p, 5 + i, pos, F(num_format=nf, **st))
        ws.write_formula(p, 17, f'=SUM(F{p + 1}:Q{p + 1})', F(num_format=nf, left=1, **st), r['v']['t'])
    ws.freeze_panes(5, 5); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4); wb.close()
    save(fn, [s], 'OFFICE', 'OPERATING_STATEMENT_T12', 'T-12 workbook, group totals above their details, labels stepped over three columns, hidden map column, date headers', True)

# ------------------------------------------------ 4 marina cash flow statement
def x4():
    fn = 'Gullwing_Harbor_CashFlows_2025.xlsx'
    s = S('Statement of Cash Flows', 'Gullwing Harbor Marina & Boat Works', '2025-01-01', '2025-09-30', [('Nine Months 2025', 'a'), ('Nine Months 2024', 'b')], ['a', 'b'], None, zero='-', sheet='Cash Flows')
    L = lambda label, a, b, ind=1, **x: s.l(label, dict(a=a, b=b), None, ind, **x)
    s.h('Cash flows from operating activities')
    ni = L('Net income', 186432, 141907); s.keys['net_income'] = ni
    s.h('Adjustments to reconcile net income to net cash provided by operating activities:', ind=1, wrap=1)
    ad = [L('Depreciation', 158250, 149400, 2), L('Amortization of loan costs', 6075, 6075, 2), L('Loss (gain) on sale of work skiff and forklift', -4200, 1850, 2)]
    s.h('Changes in assets and liabilities:', ind=1)
    ch = [L('Slip holder receivables', -22918, -9304, 2), L('Fuel and store inventory', 8741, -11260, 2), L('Prepaid insurance', 14480, 13095, 2), L('Accounts payable and accrued yard wages', -6327, 18446, 2), L('Deferred slip revenue', -97350, -84120, 2), L('Customer deposits on boat work', 12600, -3975, 2)]
    op = s.t('Net cash provided by operating activities', [ni] + ad + ch, ind=0)
    s.h('Cash flows from investing activities')
    iv = [L('Floating dock C replacement', -118640, 0), L('Travel lift overhaul', 0, -46215), L('Purchase of equipment', -17385, -12940), L('Proceeds from sale of equipment', 9500, 3000)]
    it = s.t('Net cash used in investing activities', iv)
    s.h('Cash flows from financing activities')
    fi = [L('Principal payments on term loan', -71264, -67833), L('Advances on line of credit', 60000, 0), L('Repayments on line of credit', -25000, -40000), L("Distributions to owners", -85000, -60000)]
    ft = s.t('Net cash used in financing activities', fi)
    nc = s.t('Net increase (decrease) in cash', [op, it, ft], kind='TOTAL', key='net_cash_flow')
    b24 = 88310; nb = s.rows[nc]['v']['b']; beg = L('Cash, beginning of period', 131744, b24, 0)
    s.t('Cash, end of period', [nc, beg], kind='TOTAL')
    s.h('Supplemental disclosure')
    L('Cash paid for interest', 93418, 97206); L('Equipment acquired under capital lease', 0, 38500)
    wb = xlsxwriter.Workbook(path(fn)); ws = wb.add_worksheet('Cash Flows'); F = lambda **k: wb.add_format({**dict(font_name='Garamond', font_size=11), **k})
    ws.hide_gridlines(2); ws.set_column(0, 0, 2); ws.set_column(1, 1, 3); ws.set_column(2, 2, 52); ws.set_column(3, 3, 2); ws.set_column(4, 4, 14); ws.set_column(5, 5, 2); ws.set_column(6, 6, 14)
    for i, t in enumerate([s.prop, s.title, 'For the Nine Months Ended September 30, 2025 and 2024', '(Unaudited, compiled by the managing agent)']): ws.merge_range(i, 1, i, 6, t, F(align='center', bold=i < 2, italic=i == 3))
    h = F(bold=1, align='center'); hu = F(bold=1, align='center', bottom=1); ws.write(5, 4, 'Nine Months', h); ws.write(5, 6, 'Nine Months', h); ws.write_number(6, 4, 2025, hu); ws.write_number(6, 6, 2024, hu)
    pos = {}; r0 = 7; first = True
    for n, r in enumerate(s.rows):
        if r['kind'] == 'HEADING' and r['ind'] == 0: r0 += 1
        pos[n] = r0; tot = bool(r['items']); bold = tot or (r['kind'] == 'HEADING' and r['ind'] == 0)
        if r['ind'] == 0: ws.write(r0, 1, r['label'], F(bold=bold))
        else: ws.write(r0, 2, r['label'], F(indent=2 if r['ind'] == 2 else 0, text_wrap=bool(r['x'].get('wrap'))))
        if r['x'].get('wrap'): ws.set_row(r0, 31)
        d = '$* ' if first and r['v'] or r['kind'] == 'TOTAL' else '* '
        nf = f'_({d}#,##0_);_({d}(#,##0);_({d}"–"_)'
        for k, c in (('a', 4), ('b', 6)): put(ws, s, n, k, r0, c, pos, F(num_format=nf, bold=tot, top=1 if tot else 0, bottom=6 if r['label'].startswith('Cash, end') else 0))
        if r['v']: first = False
        r0 += 1
        if tot: r0 += 1
    ws.merge_range(r0 + 1, 1, r0 + 1, 6, 'See the letter of the managing agent. Deferred slip revenue falls through the season as annual slips are earned.', F(italic=1, font_size=9)); ws.fit_to_pages(1, 1); wb.close()
    save(fn, [s], 'OTHER', 'CASH_FLOW_STATEMENT', 'indirect cash flow statement with spacer columns, two-line header, en dashes for nil, supplemental lines')

# ------------------------------------------------ 5 mobile-home park, three years (planted)
def x5():
    R = rng('x5'); fn = 'Pinewater_MHP_3yr_compare.xlsx'; K = ['y22', 'y23', 'y24']
    def der(v, f): v['d'] = v['y24'] - v['y23']
    s = S('Three Year Comparative Operating Statement', 'Pinewater Mobile Home Park', '2022-01-01', '2024-12-31', [('FY 2022', 'y22'), ('FY 2023', 'y23'), ('FY 2024', 'y24'), ("Change '24 v '23", 'd')], K, der, sheet='Ops 3yr')
    def L(code, label, v, g=.04, n=.03, vals=None, **x): return s.l(label, dict(zip(K, vals or [int(v * (1 + g) ** q * (1 + R.uniform(-n, n))) for q in range(3)])), code, 1, **x)
    s.h('RENTAL INCOME')
    a = [L('4010', 'Lot Rent - Singlewide', 386200, .05, .003), L('4015', 'Lot Rent - Doublewide', 214900, .05, .003), L('4020', 'RV Pads (Seasonal)', 31600, .06, .08), L('4050', 'Vacant Lots', -29700, -.1, .05), L('4060', 'Uncollected Rent', -8300, .1, .2)]
    t1 = s.t('Net Rental Income', a, '4099')
    s.h('OTHER INCOME')
    b = [L('4110', 'Water & Sewer Billed to Residents (submeter program began May 2022)', 28400, 0, vals=[19275, 34810, 37462], wrap=1), L('4120', 'Home Sales Commissions', 0, vals=[4500, 0, 7250]), L('4130', 'Late Charges', 6900, .02, .1), L('4140', 'Laundry Room', 3350, -.05, .1), L('4150', 'Community Hall Rental', 1200, .1, .2)]
    t2 = s.t('Total Other Income', b, '4199')
    ti = s.t('EFFECTIVE GROSS INCOME', [t1, t2], kind='TOTAL', key='total_income')
    s.h('OPERATING EXPENSES')
    e = [L(c, l, v, g, n, **x) for c, l, v, g, n, x in [('5010', 'Resident Manager', 39800, .04, .01, {}), ('5020', 'Grounds Labor', 21400, .04, .06, {}), ('5030', 'Payroll Taxes', 5900, .04, .03, {}), ('5110', 'Water & Sewer (City)', 61700, .06, .03, {}), ('5120', 'Electric - Common Area & Street Lights', 8450, .04, .06, dict(wrap=1)), ('5130', 'Trash', 24600, .03, .01, {}),
         ('5210', 'Road & Drainage Repair', 9700, .1, .4, {}), ('5220', 'Water Line Leaks', 7300, .1, .4, {}), ('5230', 'Tree Trimming & Removal', 6250, .1, .3, {}), ('5240', 'Park-Owned Home Repairs', 4900, -.2, .2, {}), ('5310', 'Real Estate Taxes', 47300, .03, .01, {}), ('5320', 'Insurance', 14100, .12, .02, {}), ('5330', 'State License & Permits', 1840, 0, .0, {}), ('5410', 'Management Fee', 31900, .05, .01, {}), ('5420', 'Legal & Evictions', 5200, .05, .3, {}), ('5430', 'Office, Phone & Software', 4700, .03, .1, {})]]
    te = s.t('TOTAL OPERATING EXPENSES', e, kind='TOTAL', key='total_operating_expenses')
    noi = s.t('NET OPERATING INCOME', [ti, (te, -1)], kind='TOTAL', key='noi')
    s.h('CASH FLOW')
    c = [L('8010', 'Interest on Mortgage', 0, vals=[148215, 145330, 142318]), L('8020', 'Principal on Mortgage', 0, vals=[57165, 60050, 63062]), L('8030', 'Septic Field Replacement', 0, vals=[0, 38400, 0]), L('8040', 'New Playground & Mailbox Pavilion', 0, vals=[0, 0, 21875]), L('8050', 'Purchase of Homes for Infill', 0, vals=[52000, 0, 46500])]
    ct = s.t('Total Debt Service and Capital', c, '8099')
    s.t('CASH FLOW TO OWNER', [noi, (ct, -1)], kind='TOTAL', key='net_cash_flow')
    i = e[5]; v = s.rows[i]['v']['y22']; bad = v + 3000 if str(v)[1] < '7' else v - 3000
    s.plant(i, 'y22', bad, f'Trash FY 2022: printed {bad:,}, the amount in the total of expenses is {v:,} (one digit changed); all totals are right', 'digit_changed')
    wb = xlsxwriter.Workbook(path(fn)); cv = wb.add_worksheet('Notes'); ws = wb.add_worksheet('Ops 3yr'); F = lambda **k: wb.add_format({**dict(font_name='Cambria', font_size=10, valign='bottom'), **k})
    for q, t in enumerate(['Pinewater Mobile Home Park', '124 lots and 18 RV pads; city water, private septic until 2023', 'Prepared for the owner for the loan renewal', 'Fiscal year is the calendar year; cash basis', 'EGI = effective gross income']): cv.write(q + 1, 1, t, F(bold=q == 0))
    ws.set_column(0, 0, 44); ws.set_column(1, 9, 11); ws.set_column(7, 7, 17); ws.set_column(8, 8, 13); ws.write(0, 0, s.prop, F(bold=1, font_size=14)); ws.write(1, 0, s.title); ws.write(2, 0, 'Years ended December 31, 2022, 2023 and 2024')
    col = {'y22': 1, 'y23': 3, 'y24': 5, 'd': 7}; hf = F(bold=1, align='right', bottom=1, bg_color='#e7efe2', text_wrap=True)
    for cc, t in [(0, ''), (1, 'FY 2022'), (2, '% EGI'), (3, 'FY 2023'), (4, '% EGI'), (5, 'FY 2024'), (6, '% EGI'), (7, "Change '24 v '23"), (8, '2024 per Lot')]: ws.write(4, cc, t, hf)
    ws.set_row(4, 28); r0 = 5
    for n, r in enumerate(s.rows):
        if r['kind'] == 'HEADING' and n: r0 += 1
        tot = bool(r['items']); st = dict(bold=1, top=1) if tot else {}
        if r['kind'] == 'TOTAL': st.update(bg_color='#f3f7f0', bottom=1)
        if r['x'].get('wrap'): ws.set_row(r0, 28 if len(r['label']) > 40 else 15)
        ws.write(r0, 0, (r['code'] + ' · ' if r['code'] else '') + r['label'], F(text_wrap=True, indent=r['ind'], **{**st, 'bold': tot or r['kind'] == 'HEADING'}))
        for k, cc in col.items():
            if r['v']: ws.write_number(r0, cc, r['v'][k], F(num_format='$#,##0;($#,##0)' if r['kind'] == 'TOTAL' else '#,##0;(#,##0)', **st))
        if r['v']:
            for k, cc in (('y22', 2), ('y23', 4), ('y24', 6)): ws.write_number(r0, cc, r['v'][k] / s.rows[ti]['v'][k], F(num_format='0.0%', font_color='#777777', **{k_: v_ for k_, v_ in st.items() if k_ != 'bold'}))
            ws.write_number(r0, 8, round(r['v']['y24'] / 124, 2), F(num_format='#,##0.00;(#,##0.00)', font_color='#777777', **{k_: v_ for k_, v_ in st.items() if k_ != 'bold'}))
        r0 += 1
        if r['label'] == 'Insurance': ws.write(r0, 0, '      2023-24 renewal raised by carrier after the hail claim', F(italic=1, font_size=8, font_color='#8a5a00')); r0 += 1
    ws.repeat_rows(4); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.activate(); wb.close()
    save(fn, [s], 'MANUFACTURED_HOUSING', 'OPERATING_STATEMENT', 'three fiscal years with percent of EGI and per-lot columns, code in the label cell, cash flow below NOI; planted digit', True)

# ------------------------------------------------ 6 mixed-use by component + balance sheet
def x6():
    R = rng('x6'); fn = 'Corvane_Block_Q2-2025_statements.xlsx'; K = ['ret', 'apt', 'gar', 'com']
    def der(v, f): v['t'] = round(sum(v[k] for k in K), 2)
    s = S('Operating Results by Component', 'Corvane Block', '2025-04-01', '2025-06-30', [('Retail', 'ret'), ('Apartments', 'apt'), ('Garage', 'gar'), ('Common', 'com'), ('Combined', 't')], K, der, zero='-', dec=2, sheet='P&L by Component')
    def L(line, label, *v, fav=1): return s.l(label, dict(zip(K, v)), None, 1)
    s.h('Income')
    a = [L(0, 'Scheduled rents', 138750, 226480, 0, 0), L(0, 'Vacancy and free rent', -9250, -11327.5, 0, 0), L(0, 'Monthly parkers', 0, 0, 31860, 0), L(0, 'Transient parking (net of city tax)', 0, 0, 22417.35, 0), L(0, 'Expense recoveries', 41206.18, 9874, 0, 0), L(0, 'Percentage rent', 6318.44, 0, 0, 0), L(0, 'Laundry, storage & fees', 0, 5622.75, 0, 480)]
    ti = s.t('Total income', a, kind='TOTAL', key='total_income')
    s.h('Operating expenses')
    e = [L(0, 'Superintendent and porters', 0, 21340.6, 0, 18275.2), L(0, 'Garage attendants', 0, 0, 16982.4, 0), L(0, 'Cleaning', 3127, 4086.5, 1290, 2714.25), L(0, 'Repairs', 6844.9, 14273.18, 3951.07, 5208.66), L(0, 'Utilities', 2418.33, 19407.71, 4126.9, 7835.04), L(0, 'Security', 0, 0, 2700, 9450), L(0, 'Real estate taxes', 24612.5, 31487.5, 6150, 0), L(0, 'Insurance', 5204.25, 9871.5, 3318.75, 0), L(0, 'Management fee', 7080.98, 9225.97, 2171.09, 19.2), L(0, 'Leasing and advertising', 1250, 3418.4, 365, 0), L(0, 'Professional and bank charges', 0, 0, 0, 4916.83)]
    te = s.t('Total operating expenses', e, kind='TOTAL', key='total_operating_expenses')
    noi = s.t('Net operating income', [ti, (te, -1)], kind='TOTAL', key='noi')
    al = s.h('Allocation and financing')
    q = [L(0, 'Allocation of common cost', -17326.6, -25989.6, -4622.98, 47939.18), L(0, 'Mortgage interest', -28940.11, -43410.17, -8039.81, 0), L(0, 'Depreciation', -21750, -37400, -6280, 0)]
    s.t('Net income (loss)', [noi] + q, kind='TOTAL', key='net_income')
    # balance sheet
    b = S('Balance Sheet', 'Corvane Block', None, '2025-06-30', [('06/30/2025', 'a'), ('03/31/2025', 'b')], ['a', 'b'], None, zero='-', dec=2, sheet='Bal Sheet')
    B = lambda label, x, y, i=1: b.l(label, dict(a=x, b=y), None, i)
    b.h('Assets')
    c = [B('Cash - operating', 212604.17, 187955.29), B('Cash - tenant security', 98415, 97220), B('Rents receivable', 36118.92, 41874.5), B('Escrows held by lender', 143290.88, 108716.34), B('Prepaid expenses', 28664.1, 47058.6)]
    cur = b.t('Current assets', c)
    f = [B('Land and buildings', 9875000, 9875000), B('Improvements and equipment', 684217.45, 671942.45), B('Less: accumulated depreciation', -2318420, -2252990)]
    fx = b.t('Property, net', f); od = B('Deferred charges, net', 74806.3, 78240.55, 0)
    ta = b.t('Total assets', [cur, fx, od], kind='TOTAL', key='total_assets')
    b.h('Liabilities')
    l = [B('Accounts payable and accruals', 61872.43, 70431.2), B('Tenant security deposits', 98415, 97220), B('Rents received in advance', 17240, 12965.75), B('Mortgage payable', 6388104.66, 6421570.08), B('Due to management company', 0, 4118.6)]
    tl = b.t('Total liabilities', l, kind='TOTAL', key='total_liabilities')
    b.h("Owners' equity")
    NI = s.rows[-1]['v']['t']; A, T = b.rows[ta]['v'], b.rows[tl]['v']; eb = round(A['b'] - T['b'], 2); ea = round(A['a'] - T['a'], 2)
    pb = 31208.77; opn = round(eb - pb, 2); ya = round(pb + NI, 2); dist = round(ea - opn - ya, 2); print('x6 NI', NI, 'dist', dist, opn)
    o = [B('Balance, January 1, 2025', opn, opn), B('Net income, year to date', ya, pb), B('Contributions (distributions), year to date', dist, 0)]
    tq = b.t("Total owners' equity", o, kind='TOTAL', key='total_equity')
    b.t('Total liabilities and equity', [tl, tq], kind='TOTAL')
    wb = xlsxwriter.Workbook(path(fn)); F = lambda **k: wb.add_format({**dict(font_name='Verdana', font_size=9), **k}); nf = '#,##0.00_);[Red](#,##0.00);"-"_)'
    ws = wb.add_worksheet('P&L by Component'); ws.set_column(0, 0, 3); ws.set_column(1, 1, 38); ws.set_column(2, 6, 15); ws.hide_gridlines(2)
    ws.write('B2', 'CORVANE BLOCK', F(bold=1, font_size=13, font_color='#3b3b6d')); ws.write('B3', s.title, F()); ws.write('B4', 'Quarter from April 1, 2025 to June 30, 2025', F(italic=1))
    ws.set_row(5, 22)
    for i, (h, _) in enumerate(s.cols): ws.write(5, 2 + i, h, F(bold=1, align='center', valign='vcenter', border=1, bg_color='#3b3b6d', font_color='white'))
    pos = {}; r0 = 6
    for n, r in enumerate(s.rows):
        pos[n] = r0; tot = bool(r['items']); st = dict(bold=1, top=1, bottom=4, bg_color='#ececf6') if tot else {}
        ws.write(r0, 1, r['label'], F(**st, indent=0 if tot or r['kind'] == 'HEADING' else 1, **({'underline': 1} if r['kind'] == 'HEADING' else {})))
        for i, k in enumerate(K): put(ws, s, n, k, r0, 2 + i, pos, F(num_format=nf, **st))
        if r['v']: ws.write_formula(r0, 6, f'=SUM(C{r0 + 1}:F{r0 + 1})', F(num_format=nf, **{**st, 'bold': 1}), r['v']['t'])
        r0 += 2 if tot else 1
    ws.write(r0 + 1, 1, 'Common cost is allocated by floor area at quarter end and nets to nil.', F(italic=1, font_size=8)); ws.set_landscape(); ws.fit_to_pages(1, 1)
    w2 = wb.add_worksheet('Bal Sheet'); w2.set_column(0, 0, 44); w2.set_column(1, 2, 17); w2.merge_range('A1:C1', 'Corvane Block', F(bold=1, align='center')); w2.merge_range('A2:C2', 'Balance Sheet as of June 30, 2025 and March 31, 2025', F(align='center'))
    w2.write('B4', '06/30/2025', F(bold=1, align='right', bottom=1)); w2.write('C4', '03/31/2025', F(bold=1, align='right', bottom=1)); pos = {}; r0 = 4
    for n, r in enumerate(b.rows):
        if r['kind'] == 'HEADING' and n: r0 += 1
        pos[n] = r0; tot = bool(r['items']); st = dict(bold=1, top=1) if tot else {}
        w2.write(r0, 0, r['label'], F(indent=r['ind'], bold=tot or r['kind'] == 'HEADING'))
        for i, k in enumerate(['a', 'b']): put(w2, b, n, k, r0, 1 + i, pos, F(num_format=nf, **st))
        r0 += 1
    w2.fit_to_pages(1, 1); wb.close()
    save(fn, [s, b], 'MIXED_USE', 'OPERATING_STATEMENT', 'component columns with combined column, second sheet with a balance sheet', False)

ALL = [x1, x2, x3, x4, x5, x6]
