"""Direct cash flow by quarter, single-family rental portfolio, asset manager's workbook with an assumptions sheet behind it."""
import random, xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as X
from .core import *

def make():
    R = random.Random(1212)
    P = 'Juniper Homes Portfolio III'
    cols = ['Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024', 'FY 2024', 'FY 2024 Plan', 'Over / (Under) Plan']
    s = St('Cash Flow Statement (Direct)', P, '2024-01-01', '2024-12-31', cols, sheet='CF Direct', zero='dash', dp=0)
    def L(l, q, plan, sg=1):
        q = [round(sg * x) for x in q]; t = sum(q); plan = sg * plan; s.line(l, q + [t, plan, t - plan])
    def n(b, k): return [b * R.uniform(1 - k, 1 + k) for _ in range(4)]
    s.open('CASH RECEIPTS')
    L('Rent collected', n(812400, .02), 3260000); L('Section 8 housing assistance', n(96200, .03), 380000); L('Prepaid and last-month rents', n(21800, .25), 80000); L('Late, pet and application fees', n(18350, .12), 72000); L('Utility reimbursements', n(30900, .08), 120000); L('Security deposits received', n(41200, .2), 160000); L('Insurance claim proceeds', [0, 38415, 0, 6220], 0)
    rc = s.close('Total cash receipts')
    s.open('CASH OPERATING DISBURSEMENTS')
    for l, q, p in [('Repairs and maintenance', n(98400, .15), 380000), ('Turnover costs', n(57200, .2), 240000), ('Property management fees', n(76300, .02), 305000), ('Leasing fees', n(24150, .2), 96000), ('HOA dues', n(19840, .03), 79000), ('Utilities (vacant homes)', n(8420, .25), 32000), ('Landscaping', n(13300, .3), 52000), ('Real estate taxes', [18204, 231877, 12660, 244105], 500000), ('Insurance premiums', [0, 0, 164320, 0], 158000), ('Legal and evictions', n(6100, .4), 26000), ('Security deposits refunded', n(35600, .2), 140000), ('Entity taxes and filing fees', [4800, 0, 0, 0], 4800)]: L(l, q, p, -1)
    dc = s.close('Total operating disbursements')
    op = s.tot('NET CASH FROM OPERATIONS', [rc, dc])
    s.open('INVESTING')
    L('Home acquisitions (incl. closing costs)', [0, 612450, 288900, 0], 900000, -1); L('Acquisition rehab', [0, 71840, 96315, 22470], 150000, -1); L('Capital replacements (roofs, HVAC)', n(44800, .3), 200000, -1); L('Proceeds from home sales, net', [241680, 0, 0, 498115], 700000)
    iv = s.close('NET CASH FROM INVESTING', typ='TOTAL')
    s.open('FINANCING')
    L('Warehouse line draws', [0, 455000, 220000, 0], 675000); L('Warehouse line repayments', [150000, 0, 0, 380000], 500000, -1); L('Term loan principal', [61240, 62015, 62800, 63595], 249650, -1); L('Interest paid', [168420, 171305, 179660, 177218], 690000, -1); L('Lender reserves released', [0, 0, 25000, 0], 0); L('Capital contributions', [0, 150000, 0, 0], 150000); L('Distributions to partners', [120000, 90000, 60000, 150000], 480000, -1)
    fi = s.close('NET CASH FROM FINANCING', typ='TOTAL')
    net = s.tot('NET CHANGE IN CASH', [op, iv, fi])
    nv = s.rows[net].vals; b0 = 684217
    beg = [b0, b0 + nv[0], b0 + nv[0] + nv[1], b0 + sum(nv[:3]), b0, b0, 0]
    s.line('Cash, beginning of period', beg, lvl=0); b = len(s.rows) - 1
    en = s.tot('Cash, end of period', [net, b])
    print('   d12', s.rows[op].vals, nv, s.rows[en].vals)
    assert s.rows[en].vals[3] == s.rows[en].vals[4]
    s.key(net_cash_flow=net)
    fn = 'JHP3_cashflow_direct_FY24.xlsx'
    wb = xlsxwriter.Workbook(f'{DOCS}/{fn}')
    F = lambda **k: wb.add_format({'font_name': 'Georgia', 'font_size': 10, **k})
    hm = wb.add_worksheet('Homes'); hm.write_row(0, 0, ['Market', 'Homes', 'Avg. year built'], F(bold=1)); [hm.write_row(i + 1, 0, q) for i, q in enumerate([['Chattanooga', 61, 1998], ['Huntsville', 74, 2003], ['Greenville', 48, 1995]])]; hm.set_column(0, 0, 18)
    ws = wb.add_worksheet('CF Direct'); ws.activate(); ws.hide_gridlines(2)
    ws.set_column(0, 0, 2); ws.set_column(1, 1, 40); ws.set_column(2, 5, 13); ws.set_column(6, 6, 1.5); ws.set_column(7, 7, 14); ws.set_column(8, 8, 14); ws.set_column(9, 9, 14)
    ws.merge_range(1, 1, 1, 9, 'Juniper Homes Portfolio III', F(bold=1, font_size=16, bg_color='#FFE9C7'))
    ws.merge_range(2, 1, 2, 9, 'Cash Flow Statement (Direct)  |  Fiscal year ended December 31, 2024  |  US$', F(bg_color='#FFE9C7'))
    H = F(bold=1, align='center', bottom=2); C = [2, 3, 4, 5, 7, 8, 9]
    ws.merge_range(4, 2, 4, 5, '2024 ACTUAL BY QUARTER', F(bold=1, align='center', font_color='#A65E00')); ws.merge_range(4, 7, 4, 9, 'FULL YEAR', F(bold=1, align='center', font_color='#A65E00'))
    for c, h in zip(C, ('Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024', 'FY 2024', 'FY 2024 Plan', 'Over / (Under) Plan')): ws.write(5, c, h, F(bold=1, align='center', bottom=2, text_wrap=1, valign='bottom'))
    ws.write(5, 1, '', H); ws.set_row(5, 30)
    nf = '#,##0;(#,##0);"–"'; r = 6; pos = {}
    for i, q in enumerate(s.rows):
        pos[i] = r
        k = {} if q.typ == 'LINE' else {'bold': 1}
        if q.typ == 'TOTAL': k['bg_color'] = '#FFF6E6'
        ws.write(r, 1, q.label, F(indent=q.lvl, **k))
        if q.vals:
            for j, (c, v) in enumerate(zip(C, q.vals)):
                ff = F(num_format=nf, top=1 if q.items else 0, **k)
                if j == 4 and not q.label.startswith('Cash, beg'): ws.write_formula(r, c, f'=SUM({X(r, 2)}:{X(r, 5)})' if not q.items or not q.label.startswith('Cash, end') else '=' + '+'.join(X(pos[t], c) for t in q.items), ff, v)
                elif j == 6: ws.write_formula(r, c, f'={X(r, 7)}-{X(r, 8)}', ff, v)
                elif q.items: ws.write_formula(r, c, '=' + '+'.join(X(pos[t], c) for t in q.items), ff, v)
                else: ws.write_number(r, c, v, ff)
            if q.items: r += 1; ws.set_row(r, 7)
        r += 1
    ws.write(r + 1, 1, 'Reserve accounts held by lender are excluded from cash.', F(italic=1, font_size=9))
    ws.fit_to_pages(1, 1); ws.set_landscape()
    wb.close()
    save(fn, [s], 'SINGLE_FAMILY_RENTAL', 'CASH_FLOW_STATEMENT', 's35a', 'direct cash flow by quarter with plan and variance, formulas, second sheet with portfolio facts')
