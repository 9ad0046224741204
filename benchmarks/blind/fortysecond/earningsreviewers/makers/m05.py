"""Consolidating statement of a self-storage portfolio: a column a property, corporate, eliminations, combined (xlsx). Planted: one digit changed."""
from h import *
import xlsxwriter, datetime
rng = random.Random(5505)
props = [('Ashby Rd','Store 101',1.0),('Cotton Mill','Store 102',.72),('Eastgate','Store 104',1.31),('Harbor Pt','Store 107',.55),('Junction 9','Store 108',.88),('Old Depot','Store 110',.41)]
cols = [f'{a} {b}' for a, b, _ in props] + ['Corporate Office', 'Eliminations', 'Combined']
st = S('Consolidating Statement of Income', 'Ironlatch Storage Portfolio', '2024-01-01', '2024-12-31', cols, dec=0, sheet='Consol IS FY24')
L, H, T = st.line, st.head, st.tot
def P(label, base, vol=.1, corp=0, code=None, pv=None):
    v = pv or [round(base*f*(1+rng.gauss(0, vol))) for *_, f in props]
    v = v + [corp, 0]; return L(label, v + [sum(v)], code)
H('REVENUE')
r = [P('Unit rental', 684200, .05), P('Less: discounts', -24100, .2), P('Less: bad debt', -11300, .25)]
nr = T('Net unit rental', r)
o = [P('Tenant insurance commissions', 38600, .12), P('Late and auction fees', 27300, .15), P('Administration fees', 12100, .2), P('Retail merchandise', 8350, .2),
     P('Truck rental', 0, pv=[6120, 0, 9842, 0, 4377, 0]), P('Billboard and cell tower', 0, pv=[0, 14400, 0, 0, 21600, 0])]
per = [sum(st.rows[i]['v'][k] for i in [nr]+o) for k in range(6)]; fee = [round(x*.05) for x in per]
mi = L('Intercompany management fees', [0]*6 + [sum(fee), -sum(fee), 0])
ot = T('Total other revenue', o + [mi])
ti = T('TOTAL REVENUE', [nr, ot], typ='TOTAL', key='total_income')
H('OPERATING EXPENSES')
e = [P('Store payroll', 92400, .1), P('Payroll taxes and benefits', 15800, .1), P('Corporate salaries', 0, pv=[0]*6, corp=164250), P('Real estate taxes', 71250, .2), P('Property insurance', 17400, .1, corp=2860),
     P('Utilities', 21900, .12, corp=3418), P('Repairs and maintenance', 26700, .3), P('Snow and landscaping', 9200, .3), P('Advertising', 19800, .2, corp=6500), P('Merchant card fees', 14100, .1), P('Telephone and internet', 5100, .1, corp=4127),
     P('Software and website', 7900, .05, corp=11340), P('Office and supplies', 4300, .2, corp=5209), P('Cost of merchandise', 4200, .2), P('Professional fees', 2500, .3, corp=28775),
     L('Management fee', fee + [0, -sum(fee), 0])]
te = T('TOTAL OPERATING EXPENSES', e, typ='TOTAL', key='total_operating_expenses')
n = T('NET OPERATING INCOME', [ti, te], minus=[te], typ='TOTAL', key='noi')
x = [P('Interest expense', 118000, .2, corp=9150), P('Depreciation', 96500, .15, corp=3200), P('Amortization of loan costs', 4100, .2)]
tx = T('Total other expenses', x)
T('NET INCOME', [n, tx], minus=[tx], typ='TOTAL', key='net_income')
# plant: digit changed in Eastgate / Property insurance
pi = st.rows[e[4]]; old = pi['v'][2]; s = list(str(old)); s[1] = str((int(s[1])+4) % 10); pi['v'][2] = int(''.join(s))
st.planted = {'what': f'Property insurance of Eastgate (Store 104) printed {pi["v"][2]:,} where the column total and the Combined column hold {old:,}', 'kind': 'digit_changed'}
fn = 'Ironlatch_consolidating_FY2024.xlsx'
wb = xlsxwriter.Workbook(DOC + '/' + fn); wb.set_properties({'created': datetime.datetime(2025, 2, 11)})
cv = wb.add_worksheet('Index'); cv.write(1, 1, 'Ironlatch Storage Portfolio'); cv.write(2, 1, 'Data room item 4.2 - consolidating schedules'); cv.write(4, 1, 'Consol IS FY24'); cv.write(4, 2, 'Statement of income by store'); cv.set_column(1, 2, 34); cv.fit_to_pages(1, 1)
ws = wb.add_worksheet('Consol IS FY24'); ws.set_landscape(); ws.fit_to_pages(1, 1)
f = lambda **k: wb.add_format({'font_name': 'Calibri', 'font_size': 10, **k}); nf = '#,##0_);(#,##0);"-"_)'
ws.set_column(0, 0, 2); ws.set_column(1, 1, 32); ws.set_column(2, 7, 11.5); ws.set_column(8, 8, 1.5); ws.set_column(9, 10, 12.5); ws.set_column(11, 11, 1.5); ws.set_column(12, 12, 13)
ws.merge_range('B2:M2', 'Ironlatch Storage Portfolio', f(bold=True, font_size=14, align='center')); ws.merge_range('B3:M3', 'Consolidating Statement of Income', f(align='center', bold=True)); ws.merge_range('B4:M4', 'For the year ended December 31, 2024', f(align='center', italic=True))
pos = [2,3,4,5,6,7,9,10,12]; h1 = f(bold=True, align='center', bg_color='#1F3A4D', font_color='white'); h2 = f(bold=True, align='center', bottom=1, bg_color='#D6E1E8')
ws.merge_range('C6:H6', 'P R O P E R T I E S', h1)
for c, (a, b) in zip(pos, [(a, b) for a, b, _ in props] + [('Corporate', 'Office'), ('', 'Eliminations'), ('', 'Combined')]): ws.write(6, c, a, h2); ws.write(7, c, b, h2)
rw = 8
for q in st.rows:
    t = q['type']
    if t == 'HEADING': ws.write(rw, 1, q['label'], f(bold=True)); rw += 1; continue
    k = dict(num_format=nf, bold=t != 'LINE'); k.update({'top': 1} if t == 'SUBTOTAL' else {'top': 1, 'bottom': 6} if t == 'TOTAL' else {}); g = f(**k)
    ws.write(rw, 1, q['label'], f(indent=1 if t == 'LINE' else 0, bold=t != 'LINE'))
    for c, v in zip(pos, q['v']): ws.write_number(rw, c, v, g)
    rw += 1 + (t == 'TOTAL')
ws.write(rw+1, 1, 'Eliminations: management fee of 5% of store revenue charged by the corporate office.', f(italic=True, font_size=8)); wb.get_worksheet_by_name('Consol IS FY24').activate(); wb.close()
save(fn, [st], 'SELF_STORAGE', 'OPERATING_STATEMENT', 'consolidation, a column a property, eliminations; digit changed', True, blankzero=True)
