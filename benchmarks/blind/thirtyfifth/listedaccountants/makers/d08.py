"""Month-end package of a mixed-use property, hand-built workbook: cover, income statement by component, balance sheet, indirect cash flow, hidden mapping sheet."""
import xlsxwriter
from .core import *

def make():
    P = 'Foundry Quarter'
    o = St('Income Statement by Component', P, '2025-01-01', '2025-04-30', ['Residential', 'Retail', 'Office', 'Total'], sheet='IS', zero='dash', dp=2)
    def v(a, b, c): return [a, b, c, round(a + b + c, 2)]
    o.open('Revenue')
    for l, q in [('Base rent', (1184206.50, 402117.32, 318844.16)), ('Straight-line rent', (0, 12406.18, 27318.44)), ('Free rent and concessions', (-31450, 0, -18200)), ('Vacancy', (-52116.75, 0, 0)), ('Expense recoveries', (0, 118630.27, 44207.91)), ('Percentage rent', (0, 9312.55, 0)), ('Parking', (64120, 8800, 31260)), ('Resident fees and other', (38744.19, 1250, 600))]: o.line(l, v(*q))
    rev = o.close('Total revenue', typ='TOTAL')
    o.open('Operating expenses')
    for l, q in [('Payroll', (148220.63, 21406.11, 18355.20)), ('Repairs and maintenance', (61408.37, 17220.94, 22618.05)), ('Contract services', (44190, 26112.50, 31740)), ('Utilities', (58317.42, 20866.73, 39420.18)), ('Marketing and leasing', (27650.14, 4200, 1875.50)), ('General and administrative', (19866.08, 6112.40, 5208.77)), ('Insurance', (33420, 11140, 9280)), ('Real estate taxes', (158600, 68200, 54600)), ('Management fee', (36106.09, 16575.49, 12120.94))]: o.line(l, v(*q))
    ex = o.close('Total operating expenses', typ='TOTAL')
    noi = o.tot('Net operating income', [rev, ex], [1, -1])
    o.open('Non-operating')
    o.line('Interest expense', v(236118.40, 88420.15, 61307.92)); o.line('Depreciation', v(298116.68, 121340.32, 96208.44)); o.line('Amortization of leasing costs', v(0, 14206.12, 21318.76)); o.line('Entity-level costs', v(0, 0, 18650))
    no = o.close('Total non-operating', typ='SUBTOTAL')
    ni = o.tot('Net income (loss)', [noi, no], [1, -1])
    o.key(total_income=rev, total_operating_expenses=ex, noi=noi, net_income=ni)
    NI = o.rows[ni].vals[3]
    dep, am, sl = 515665.44, 35524.88, 39724.62
    d24 = dict(cash=1184206.15, esc=402118.40, ar=118340.22, slr=884120.50, pre=96210.75, land=8400000, bld=46218330.19, imp=3904417.66, acd=-9411206.48, lc=612408.33, aca=-204116.92, ap=318204.17, acc=188640.25, tax=0, sd=412350, ur=96418.33, mtg=31204117.82)
    ch = dict(esc=281400, ar=24118.60, slr=sl, pre=-41206.33, bld=0, imp=184206.90, acd=-dep, lc=62450, aca=-am, ap=-71204.55, acc=14208.16, tax=281400, sd=8600, ur=-12316.08, mtg=-214306.44)
    dist, con = 360000, 0
    f = St('Statement of Cash Flows', P, '2025-01-01', '2025-04-30', ['YTD 4/30/2025'], sheet='SCF', dp=2)
    f.open('OPERATING ACTIVITIES')
    f.line('Net income (loss)', [NI]); fn_ = len(f.rows) - 1
    for l, x in [('Add: depreciation', dep), ('Add: amortization', am), ('Less: straight-line rent', -sl), ('Change in accounts receivable', -ch['ar']), ('Change in prepaid expenses', -ch['pre']), ('Change in accounts payable', ch['ap']), ('Change in accrued expenses', ch['acc']), ('Change in accrued property taxes', ch['tax']), ('Change in unearned rent', ch['ur']), ('Change in security deposits', ch['sd'])]: f.line(l, [x])
    a = f.close('Cash from operations')
    f.open('INVESTING ACTIVITIES'); f.line('Building improvements', [-ch['imp']]); f.line('Leasing commissions', [-ch['lc']]); f.line('Funding of lender escrows', [-ch['esc']]); b_ = f.close('Cash from investing')
    f.open('FINANCING ACTIVITIES'); f.line('Mortgage principal', [ch['mtg']]); f.line('Partner contributions', [con]); f.line('Partner distributions', [-dist]); c_ = f.close('Cash from financing')
    net = f.tot('NET CHANGE IN CASH', [a, b_, c_])
    f.line('Cash - beginning (12/31/2024)', [d24['cash']], lvl=0); bg = len(f.rows) - 1
    en = f.tot('Cash - ending (4/30/2025)', [net, bg])
    f.key(net_income=fn_, net_cash_flow=net)
    ch['cash'] = f.rows[net].vals[0]
    b = St('Balance Sheet', P, None, '2025-04-30', ['4/30/2025', '12/31/2024', 'Change'], sheet='BS', dp=2)
    def w(k): x = round(d24[k] + ch.get(k, 0), 2); return [x, d24[k], round(x - d24[k], 2)]
    b.head('ASSETS'); b.stack.append([])
    b.open('Current assets', lvl=1)
    for l, k in [('Operating cash', 'cash'), ('Lender escrows', 'esc'), ('Accounts receivable', 'ar'), ('Prepaid expenses', 'pre')]: b.line(l, w(k), lvl=2)
    b.close('Total current assets', lvl=1)
    b.open('Real estate', lvl=1)
    for l, k in [('Land', 'land'), ('Buildings', 'bld'), ('Improvements', 'imp'), ('Accumulated depreciation', 'acd')]: b.line(l, w(k), lvl=2)
    b.close('Net real estate', lvl=1)
    b.open('Other assets', lvl=1)
    for l, k in [('Straight-line rent receivable', 'slr'), ('Leasing costs', 'lc'), ('Accumulated amortization', 'aca')]: b.line(l, w(k), lvl=2)
    b.close('Total other assets', lvl=1)
    ta = b.close('TOTAL ASSETS', typ='TOTAL')
    b.head('LIABILITIES AND EQUITY'); b.stack.append([])
    b.open('Liabilities', lvl=1)
    for l, k in [('Accounts payable', 'ap'), ('Accrued expenses', 'acc'), ('Accrued property taxes', 'tax'), ('Security deposits', 'sd'), ('Unearned rent', 'ur'), ('Mortgage payable', 'mtg')]: b.line(l, w(k), lvl=2)
    tl = b.close('Total liabilities', lvl=1, typ='TOTAL')
    b.open('Equity', lvl=1)
    e24 = round(b.rows[ta].vals[1] - b.rows[tl].vals[1], 2)
    b.line('Contributed capital', [24500000, 24500000, 0], lvl=2)
    cd = -3120000.0
    b.line('Cumulative distributions', [cd - dist, cd, -dist], lvl=2)
    b.line('Accumulated earnings (deficit)', [round(e24 - 24500000 - cd, 2)] * 2 + [0], lvl=2)
    b.line('Current year net income (loss)', [NI, 0, NI], lvl=2)
    te = b.close('Total equity', lvl=1, typ='TOTAL')
    end = b.close('TOTAL LIABILITIES AND EQUITY', typ='TOTAL')
    print('   d08 acc', b.rows[te - 2].vals, b.rows[ta].vals, b.rows[end].vals, 'NI', NI)
    for x, y in zip(b.rows[ta].vals, b.rows[end].vals): assert abs(x - y) < .006
    b.key(total_assets=ta, total_liabilities=tl, total_equity=te)
    fn = 'Foundry Quarter - April 2025 Close Package.xlsx'
    wb = xlsxwriter.Workbook(f'{DOCS}/{fn}')
    F = lambda **k: wb.add_format({'font_name': 'Calibri', 'font_size': 11, **k})
    cv = wb.add_worksheet('Cover'); cv.hide_gridlines(2); cv.set_column(1, 1, 60)
    cv.write(3, 1, 'FOUNDRY QUARTER', F(bold=1, font_size=22)); cv.write(4, 1, 'Monthly close package - April 2025', F(font_size=14)); cv.write(6, 1, 'Prepared by: Property Accounting, Millrace Partners'); cv.write(7, 1, 'Status: FINAL - reviewed 5/19/2025'); cv.write(9, 1, 'Contents: BS, IS, SCF'); cv.write(11, 1, 'Basis: GAAP (accrual), straight-line rent booked monthly')
    AC = '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'; PL = '#,##0.00_);(#,##0.00)'
    def sheet(st, name, sub, c0, r0, hdr, nf, lw, split=False):
        ws = wb.add_worksheet(name); ws.set_column(c0, c0, lw); ws.set_column(c0 + 1, c0 + len(st.cols), 17)
        if c0: ws.set_column(0, c0 - 1, 2)
        ws.fit_to_pages(1, 0)
        ws.write(0, c0, 'Foundry Quarter', F(bold=1, font_size=14)); ws.write(1, c0, st.title, F(bold=1)); ws.write(2, c0, sub, F(italic=1))
        for j, h in enumerate(st.cols):
            ws.write(r0, c0 + 1 + j, h, F(**hdr))
        pos = {}; r = r0 + 1
        from xlsxwriter.utility import xl_rowcol_to_cell as X
        for i, q in enumerate(st.rows):
            pos[i] = r
            k = {} if q.typ == 'LINE' else {'bold': 1}
            ws.write(r, c0, q.label, F(indent=q.lvl, **k))
            if q.vals:
                top = {'top': 1} if q.items else {}
                if q.typ == 'TOTAL' and (i == len(st.rows) - 1 or q.label.startswith('TOTAL ASSETS')): top['bottom'] = 6
                for j, x in enumerate(q.vals):
                    ff = F(num_format=nf, **k, **top)
                    if q.items:
                        it = [X(pos[t], c0 + 1 + j) for t in q.items]
                        if all(g == 1 for g in q.signs) and len(q.items) > 2 and q.items == list(range(q.items[0], q.items[0] + len(q.items))): fx = f'=SUM({it[0]}:{it[-1]})'
                        else: fx = '=' + ''.join(('+' if g > 0 else '-') + t for t, g in zip(it, q.signs)).lstrip('+')
                        ws.write_formula(r, c0 + 1 + j, fx, ff, x)
                    else: ws.write_number(r, c0 + 1 + j, x, ff)
                if q.typ == 'TOTAL' or (q.items and not split): r += 1
            r += 1
        return ws, r
    ws, _ = sheet(b, 'BS', 'As of April 30, 2025', 1, 4, dict(bold=1, bottom=1, align='center'), PL, 36)
    b.zero = 'zero'
    ws.freeze_panes(5, 2)
    ws, r = sheet(o, 'IS', 'For the four months ended 4/30/2025', 0, 5, dict(bold=1, bg_color='#404040', font_color='white', align='center'), AC, 34)
    ws.merge_range(4, 1, 4, 3, 'Component', F(bold=1, align='center', bottom=1)); ws.set_landscape(); ws.fit_to_pages(1, 1)
    ws.write(r + 1, 0, 'Retail recoveries include $14,300 of 2024 true-up billed in March.', F(italic=1, font_size=9))
    ws, r = sheet(f, 'SCF', 'Indirect method', 2, 3, dict(bold=1, align='right', bottom=2), PL, 44, True)
    ws.write(r + 1, 2, 'Check: ending cash agrees to BS operating cash', F(font_color='#808080', italic=1))
    mp = wb.add_worksheet('Mapping'); mp.write_row(0, 0, ['GL', 'Line']); [mp.write_row(i + 1, 0, [g, l]) for i, (g, l) in enumerate([('1010', 'Operating cash'), ('1200', 'Accounts receivable'), ('4010', 'Base rent'), ('4050', 'Straight-line rent')])]; mp.hide()
    wb.close()
    save(fn, [b, o, f], 'MIXED_USE', 'BALANCE_SHEET', 's35a', 'Excel close package: cover, BS, IS by component with formulas, indirect SCF, hidden sheet', hard=True)
