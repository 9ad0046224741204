import xlsxwriter
from tlib import *
NAME = 'Pinecrest Plaza income analysis.xlsx'; SF = 23_840
COLS = ['Prior Owner 2024', 'In-Place 3/1/25', 'Market / Stabilized']
s = S('Income & Expense Analysis', 'Pinecrest Plaza', None, None, COLS, sheet='Sheet1')
def L(l, a, b, c, n=None, **m): return s.line(l, [a, b, c], n=n, **m)
b = L('Base Rent - Leased Space', 402_316.04, 431_772.00, 431_772.00, 'Per rent roll; Nail salon stepped 2/1/25')
lu = L('Base Rent - Lease Up (2,100 SF)', None, None, 46_200.00, '$22.00 NNN')
cam = L('NNN Reimbursements', 118_040.55, 129_655.20, 143_040.00, '$6.00 PSF')
pct = L('Percentage Rent', 4_218.77, 0.00, 0.00, 'Pizza tenant below breakpoint')
sg = L('Pylon Sign Income', 3_600.00, 3_600.00, 4_800.00)
pg = s.tot('Potential Gross Revenue', [b, lu, cam, pct, sg], 'SUBTOTAL')
vc = L('Less: General Vacancy', None, -28_251.36, -31_290.60, '5% of PGR')
s.rows[vc]['v'] = [None]+[-round(s.rows[pg]['v'][k]*.05, 2) for k in (1, 2)]
cl = L('Less: Credit Loss', -6_904.18, 0.00, -3_129.06, '0.5%'); s.rows[cl]['v'][2] = -round(s.rows[pg]['v'][2]*.005, 2)
egi = s.tot('Effective Gross Revenue', [pg, vc, cl], key='total_income')
s.head('Operating Expenses')
e = [L('Real Estate Taxes', 71_440.26, 73_922.10, 84_150.00, 'Reassessed at 85% of price'), L('Insurance', 14_207.00, 17_880.00, 17_880.00, 'Quote attached'), L('CAM', 36_518.93, 37_000.00, 35_760.00, '$1.50 PSF'), L('Management', 21_660.00, 0.00, 0.00, '4%'), L('Non-Reimbursable', 3_975.50, 2_500.00, 2_500.00)]
for k in (1, 2): s.rows[e[3]]['v'][k] = round(s.rows[egi]['v'][k]*.04, 2)
te = s.tot('Total Expenses', e, key='total_operating_expenses')
noi = s.tot('Net Operating Income', [egi, ('-', te)], key='noi')
rs = L('TI / LC & Reserves', None, -23_840.00, -23_840.00, '$1.00 PSF')
ncf = s.tot('Net Cash Flow', [noi, rs], key='net_cash_flow')
ds = L('Debt Service', None, -265_118.64, -265_118.64, '$3.3MM, 7.0%, 30 yr')
cf = s.line('Cash Flow to Equity', [None]+[round(s.rows[ncf]['v'][k]-265_118.64, 2) for k in (1, 2)], n=None); s.rows[cf]['rt'] = 'TOTAL'; s.rows[cf]['items'] = [ncf, ds]
wb = xlsxwriter.Workbook(doc(NAME)); ws = wb.add_worksheet('Sheet1')
f = lambda **k: wb.add_format(dict(font_name='Times New Roman', font_size=11, **k))
ws.merge_range('A1:H1', 'Pinecrest Plaza', f(bold=1, align='center', border=1, bg_color='#FFFFCC')); ws.merge_range('A2:H2', '5512 Old Mill Rd  -  23,840 SF GLA  -  9 suites  -  91.2% leased', f(align='center')); ws.merge_range('A3:H3', 'Income & Expense Analysis', f(align='center', italic=1))
H = f(bold=1, align='center', text_wrap=1, border=1, valign='vcenter')
ws.merge_range('A5:A6', 'Description', H); ws.merge_range('B5:C5', 'Prior Owner 2024', H); ws.merge_range('D5:E5', 'In-Place 3/1/25', H); ws.merge_range('F5:G5', 'Market / Stabilized', H); ws.merge_range('H5:H6', 'Notes', H)
for c in (1, 3, 5): ws.write(5, c, 'PSF', H); ws.write(5, c+1, 'Annual', H)
y = 6
for i, r in enumerate(s.rows):
    b_ = r['rt'] != 'LINE'
    o = dict(left=1, right=1)
    if b_: o['bold'] = 1
    if r['rt'] == 'TOTAL': o.update(top=1, bottom=1, bg_color='#E0E0E0')
    if r['rt'] == 'HEADING':
        ws.merge_range(y, 0, y, 7, r['label'], f(bold=1, underline=1, left=1, right=1)); y += 1; continue
    ws.write(y, 0, r['label'], f(**o))
    for k, c in enumerate((1, 3, 5)):
        v = r['v'][k]
        if v is None:
            ws.write(y, c, '', f(**o)); ws.write(y, c+1, 'n/a' if i in (vc,) else '-' if i == lu else '', f(align='right', **o)); continue
        p = v/SF
        # the broker pasted everything as text
        ws.write_string(y, c, '$%.2f' % p if p >= 0 else '($%.2f)' % -p, f(align='right', **o))
        if k == 0: ws.write_string(y, c+1, '${:,.2f}'.format(v) if v >= 0 else '(${:,.2f})'.format(-v), f(align='right', **o))
        else: ws.write_number(y, c+1, v, f(num_format='$#,##0.00_);($#,##0.00)', **o))
    ws.write(y, 7, r['m'].get('n') or '', f(italic=1, left=1, right=1)); y += 1
y += 1
ws.write(y, 0, 'Purchase Price', f(bold=1)); ws.write(y, 4, 5_075_000, f(num_format='$#,##0', bold=1)); ws.write(y+1, 0, 'Cap Rate', f(bold=1)); ws.write(y+1, 4, s.rows[noi]['v'][1]/5075000, f(num_format='0.00%')); ws.write(y+1, 6, s.rows[noi]['v'][2]/5075000, f(num_format='0.00%'))
ws.set_column(0, 0, 34); ws.set_column(7, 7, 38)
for c in (1, 3, 5): ws.set_column(c, c, 10); ws.set_column(c+1, c+1, 16)
ws.set_landscape(); ws.fit_to_pages(1, 1); wb.close()
save(NAME, [s], 'RETAIL', 'small broker strip-center worksheet, PSF before Annual in merged two-line header, one money column typed as text, n/a cells, notes', False)
