import os
from core import *
import xlsxwriter
NAME = 'Pro Forma - Alder Terrace 32 units.xlsx'
def make():
    s = St('Income and Expense Pro Forma', 'ALDER TERRACE APARTMENTS', ['CURRENT', 'MARKET', 'UPSIDE'], sheet='Pro Forma')
    mix = [('Studio', 6, 465, 1095, 1225), ('1 Bed / 1 Bath', 16, 640, 1340, 1495), ('2 Bed / 1 Bath', 8, 835, 1615, 1795), ('2 Bed TH', 2, 980, 1890, 2095)]
    U = 32; cur = sum(m[1] * m[3] for m in mix) * 12; mk = sum(m[1] * m[4] for m in mix) * 12
    def L(lab, a, b, note=None): return s.l(lab, [a, b, (b or 0) - (a or 0)], note=note)
    g = L('Scheduled Gross Income', cur, mk, 'See unit mix'); v = L('Vacancy Allowance', -round(cur * .03), -round(mk * .05), '3% actual / 5% market')
    n = s.t('Net Rental Income', [g, v]); o = [L('RUBS', 19440, 28800, '$75/unit/mo at market'), L('Laundry (leased machines)', 4116, 4800), L('Carports (20)', 6000, 10800, '$45/mo'), L('Pet Rent', 2520, 3600), L('Storage Lockers', 0, 3840, '16 x $20')]
    e = s.t('EFFECTIVE GROSS INCOME', [n] + o, 'total_income', 'TOTAL')
    s.h('Less: Expenses'); eg = s.rows[e].vals
    x = [L('Property Taxes', 58416, 60169, '3% cap'), L('Insurance', 21840, 22500, 'Quote'), L('Professional Management', round(eg[0] * .05), round(eg[1] * .05), '5% EGI'), L('Resident Manager', 10200, 10200, 'Rent credit'), L('Electricity', 4907, 5054), L('Gas', 8812, 9076), L('Water / Sewer', 23655, 24365), L('Garbage', 9980, 10279), L('Repairs & Maintenance', 27264, 24000, '$750/unit'), L('Turnover', 8120, 9600, '$300/unit'), L('Landscaping', 5400, 5562), L('Advertising', 1215, 1600), L('Admin / Licenses', 2938, 3026), L('Reserves', None, 8000, '$250/unit')]
    X = s.t('TOTAL EXPENSES', x, 'total_operating_expenses', 'TOTAL'); N = s.t('NET OPERATING INCOME', [e, -X], 'noi', 'TOTAL')
    d = L('Annual Debt Service (new loan)', -236469, -236469, '65% LTV, 5.75%, 30 yr'); s.t('Cash Flow Before Tax', [N, d], 'net_cash_flow', 'TOTAL')
    wb = xlsxwriter.Workbook(os.path.join(DOC, NAME)); w = wb.add_worksheet('Pro Forma'); F = lambda **k: wb.add_format(dict({'font_name': 'Tahoma', 'font_size': 9}, **k))
    w.hide_gridlines(2); w.set_row(0, 24); w.set_column('A:A', 31); w.set_column('B:B', 13); w.set_column('C:C', 8); w.set_column('D:D', 9); w.set_column('E:E', 13); w.set_column('F:F', 8); w.set_column('G:G', 9); w.set_column('H:H', 12); w.set_column('I:I', 24); w.set_column('J:J', 2); w.set_column('K:K', 17); w.set_column('L:P', 10)
    w.merge_range('A1:I1', 'ALDER TERRACE APARTMENTS', F(bold=1, font_size=16, font_color='white', bg_color='#4A2545', align='center')); w.merge_range('A2:I2', '3415 SE Alder Terrace  |  32 Units  |  Built 1972  |  Offered at $5,195,000', F(align='center', bg_color='#E9DDE7')); w.write('A3', 'Income and Expense Pro Forma', F(bold=1))
    hd = ['', 'CURRENT', '% EGI', 'Per Unit', 'MARKET', '% EGI', 'Per Unit', 'UPSIDE', 'Comment']
    for j, t in enumerate(hd): w.write(4, j, t, F(bold=1, bottom=2, align='right' if 0 < j < 8 else 'left'))
    i = 5; pos = {}
    for k, q in enumerate(s.rows):
        pos[k] = i; b = q.kind != 'LINE'; bg = {'bg_color': '#E9DDE7'} if q.kind == 'TOTAL' else {}
        w.write(i, 0, q.label, F(bold=b, indent=0 if b else 1, **bg))
        if q.kind != 'HEADING':
            for c, v in zip((1, 4, 7), q.vals):
                fm = F(bold=b, num_format='"$"#,##0;[Red]-"$"#,##0', top=1 if b else 0, **bg)
                if v is None: w.write(i, c, 'n/a', F(align='right')); continue
                if q.items and c < 7: w.write_formula(i, c, '=' + ''.join(f"{'+' if g_ > 0 else '-'}{'ABCDE'[c]}{pos[a]+1}" for a, g_ in zip(q.items, q.signs)).lstrip('+'), fm, v)
                else: w.write(i, c, v, fm)
            for c, v, z in ((2, q.vals[0], 0), (5, q.vals[1], 1)):
                if v is not None: w.write(i, c, v / eg[z], F(num_format='0.0%', **bg)); w.write(i, c + 1, round(v / U), F(num_format='#,##0', **bg))
                else: w.write(i, c, '', F()); w.write(i, c + 1, '', F())
            if q.x.get('note'): w.write(i, 8, q.x['note'], F(italic=1, font_size=8, indent=1))
        i += 1
        if q.kind == 'TOTAL': i += 1
    w.write(i, 0, '* Buyer to verify all information. Market rents are broker opinion and not a guarantee.', F(italic=1, font_size=8))
    w.merge_range('K5:P5', 'UNIT MIX', F(bold=1, align='center', bg_color='#4A2545', font_color='white'))
    for j, t in enumerate(['Type', 'Units', 'SF', 'Avg Rent', 'Mkt Rent', '$/SF']): w.write(5, 10 + j, t, F(bold=1, bottom=1))
    for r, m in enumerate(mix):
        for j, v in enumerate(m): w.write(6 + r, 10 + j, v, F(num_format='#,##0'))
        w.write(6 + r, 15, round(m[3] / m[2], 2), F(num_format='0.00'))
    w.write(10, 10, 'Total', F(bold=1, top=1)); w.write(10, 11, U, F(bold=1, top=1)); w.write(10, 12, sum(m[1] * m[2] for m in mix), F(bold=1, top=1, num_format='#,##0'))
    for r, (a, b, nf) in enumerate([('Price', 5195000, '"$"#,##0'), ('Price / Unit', 162344, '"$"#,##0'), ('Cap Rate - Current', s.rows[N].vals[0] / 5195000, '0.00%'), ('Cap Rate - Market', s.rows[N].vals[1] / 5195000, '0.00%'), ('GRM - Current', 5195000 / cur, '0.0'), ('GRM - Market', 5195000 / mk, '0.0')]): w.write(13 + r, 10, a, F()); w.write(13 + r, 12, b, F(num_format=nf, bold=1))
    w.set_landscape(); w.fit_to_pages(1, 1); wb.close(); print(s.rows[N].vals, s.rows[-1].vals)
    finish(NAME, [s], 'MULTIFAMILY', 'OPERATING_STATEMENT', 'broker', 'current/market/upside with percent and per-unit columns, comments, unit-mix and pricing side tables', False)
