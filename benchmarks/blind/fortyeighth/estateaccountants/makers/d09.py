import xlwt
from common import *
F = 'PROTEA_SQUARE_MGT_ACC_P09.xls'
cols = ['Month: November 2024 Actual', 'Month: November 2024 Budget', 'Month: November 2024 Variance', 'Year to Date Actual', 'Year to Date Budget', 'Year to Date Variance', 'Prior Year YTD']
s = S('Income Statement', 'Protea Square', '2024-03-01', '2024-11-30', cols, sheet='IS')
def L(code, l, m, mb, y, yb, p): return s.line(l, [float(m), float(mb), float(m-mb), float(y), float(yb), float(y-yb), float(p)], code)
s.head('INCOME')
i = [L('1000/001', 'Basic Rental - Anchor', 412500, 412500, 3712500, 3712500, 3471200), L('1000/002', 'Basic Rental - Line Shops', 688214, 702000, 6091377, 6204000, 5744918), L('1000/003', 'Turnover Rental', 18743, 0, 61290, 40000, 37415), L('1000/010', 'Parking Rental', 26400, 25500, 231850, 229500, 214360), L('1000/015', 'Kiosks and Promotions', 31900, 28000, 247615, 252000, 226940), L('1000/020', 'Cellular Mast', 9450, 9450, 85050, 85050, 80235)]
A = s.tot('Rental Income', i)
r = [L('1100/001', 'Electricity Recovery', 297318, 305000, 2811946, 2790000, 2466701), L('1100/002', 'Water and Sewer Recovery', 44207, 42000, 380915, 378000, 351228), L('1100/003', 'Rates Recovery', 96580, 96580, 869220, 869220, 814095), L('1100/004', 'Refuse Recovery', 14620, 14600, 131402, 131400, 122918), L('1100/005', 'Marketing Levy', 38150, 38150, 341900, 343350, 322047), L('1100/006', 'Operating Cost Recovery', 121044, 121000, 1087650, 1089000, 1013372)]
C = s.tot('Recoveries', r)
o = [L('1200/001', 'Interest Received - Debtors', 2211, 1500, 17093, 13500, 19870), L('1200/002', 'Sundry Income', 850, 1000, 6240, 9000, 8815)]
O = s.tot('Other Income', o)
TI = s.tot('TOTAL INCOME', [A, C, O], t='TOTAL', key='total_income')
s.head('EXPENDITURE')
u = [L('2000/001', 'Electricity - Municipal', 318662, 322000, 2986470, 2940000, 2644117), L('2000/002', 'Water and Sewer', 47915, 45000, 408233, 405000, 379346), L('2000/003', 'Assessment Rates', 148590, 148590, 1337310, 1337310, 1252455), L('2000/004', 'Refuse', 21874, 21500, 195027, 193500, 182140), L('2000/005', 'Generator Diesel', 12480, 30000, 206915, 270000, 498332)]
U = s.tot('Municipal and Energy', u)
p = [L('2100/001', 'Security Contract', 86400, 86400, 777600, 777600, 731430), L('2100/002', 'Cleaning Contract', 54820, 54820, 493380, 493380, 464210), L('2100/003', 'Hygiene and Pest Control', 7935, 8000, 71415, 72000, 67080), L('2100/004', 'Landscaping', 9200, 9200, 82800, 82800, 78200), L('2100/005', 'Repairs - Building', 41377, 35000, 338402, 315000, 296915), L('2100/006', 'Repairs - Plumbing and Electrical', 18264, 20000, 171839, 180000, 188406), L('2100/007', 'Aircon and Lift Maintenance', 22710, 22500, 203190, 202500, 191775), L('2100/008', 'Fire Equipment', 0, 0, 24618, 26000, 22340)]
Q = s.tot('Property Operating', p)
a = [L('2200/001', 'Management Fee', 57890, 57500, 514316, 517500, 485227), L('2200/002', 'Letting Commission', 34200, 15000, 148730, 135000, 121905), L('2200/003', 'Centre Manager Salary', 48500, 48500, 436500, 436500, 411750), L('2200/004', 'Marketing', 62145, 60000, 329480, 343350, 318862), L('2200/005', 'Insurance', 33816, 33816, 304344, 304344, 281907), L('2200/006', 'Legal and Eviction Costs', 0, 5000, 52911, 45000, 38270), L('2200/007', 'Audit Fees', 0, 0, 71500, 70000, 66300), L('2200/008', 'Bad Debts', 8312, 10000, 64127, 90000, 103455), L('2200/009', 'Bank Charges', 1946, 2000, 17422, 18000, 16930)]
AA = s.tot('Administration', a)
TE = s.tot('TOTAL EXPENDITURE', [U, Q, AA], t='TOTAL', key='total_operating_expenses')
N = s.tot('NET PROPERTY INCOME', [TI], [TE], t='TOTAL', key='noi')
b = [L('3000/001', 'Bond Interest', 402118, 410000, 3688540, 3690000, 3811926), L('3000/002', 'Depreciation - Equipment', 14250, 14250, 128250, 128250, 119700)]
FB = s.tot('Finance and Depreciation', b)
s.tot('NET PROFIT BEFORE TAX', [N], [FB], t='TOTAL', key='net_income')
ix = p[0]
good = s.rows[ix]['v'][3]; assert good == 777600.0
s.plant(ix, 3, 717600.0, "2100/001 'Security Contract', YTD Actual: printed 717 600, should be 777 600 (one digit changed); the variance and 'Property Operating' use 777 600", 'digit_changed')
wb = xlwt.Workbook(); ws = wb.add_sheet('IS'); pr = wb.add_sheet('Debtors Summary')
num = '# ##0;(# ##0);0'; num = '#\\ ###\\ ##0;(#\\ ###\\ ##0);0'
num = '[>=1000000]# ### ##0;[<=-1000]-# ##0;0'
# South African spaces: explicit sections so that no stray blanks show
def xf(v, st):
    f = ('# ### ##0' if abs(v) >= 1e6 else '# ##0' if abs(v) >= 1000 else '0').replace(' ', '" "')
    return xlwt.easyxf(st, num_format_str=f'{f};({f});0')
cache = {}
def sty(v, st):
    k = (st, 2 if abs(v) >= 1e6 else 1 if abs(v) >= 1000 else 0)
    if k not in cache: cache[k] = xf(v, st)
    return cache[k]
B8 = 'font: name Tahoma, height 160'; bold = 'font: name Tahoma, height 160, bold on'
ws.write(0, 0, 'PROTEA SQUARE (PTY) LTD', xlwt.easyxf('font: name Tahoma, height 220, bold on')); ws.write(1, 0, 'Income Statement', xlwt.easyxf(bold)); ws.write(2, 0, 'Protea Square, Polokwane', xlwt.easyxf(B8)); ws.write(3, 0, 'Period 9: 01/03/2024 to 30/11/2024', xlwt.easyxf(B8)); ws.write(3, 8, 'Amounts in Rand', xlwt.easyxf(B8 + '; align: horiz right'))
h = xlwt.easyxf(bold + '; align: horiz center; borders: top thin, bottom thin, left thin, right thin; pattern: pattern solid, fore_colour ice_blue')
ws.write_merge(5, 6, 0, 0, 'Account', h); ws.write_merge(5, 6, 1, 1, 'Description', h); ws.write_merge(5, 5, 2, 4, 'Month: November 2024', h); ws.write_merge(5, 5, 5, 7, 'Year to Date', h); ws.write(5, 8, 'Prior Year', h)
for j, t in enumerate(['Actual', 'Budget', 'Variance', 'Actual', 'Budget', 'Variance', 'YTD']): ws.write(6, 2+j, t, h)
y = 7
for r in s.rows:
    if r['t'] == 'HEADING': ws.write(y, 1, r['label'], xlwt.easyxf(bold)); y += 1; continue
    st = B8 if r['t'] == 'LINE' else bold + '; borders: top thin' + (', bottom double' if r['t'] == 'TOTAL' else '')
    if r['code']: ws.write(y, 0, r['code'], xlwt.easyxf(B8))
    ws.write(y, 1, r['label'], xlwt.easyxf(B8 if r['t'] == 'LINE' else bold))
    for j, v in enumerate(r['v']): ws.write(y, 2+j, v, sty(v, st))
    y += 1 + (r['t'] != 'LINE')
ws.col(0).width = 2900; ws.col(1).width = 9000
for j in range(2, 9): ws.col(j).width = 3500
ws.set_panes_frozen(True); ws.set_horz_split_pos(7); ws.set_vert_split_pos(2); ws.portrait = False; ws.paper_size_code = 9; ws.fit_num_pages = 1; ws.set_fit_width_to_pages = 1; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 0
for k, row in enumerate([['Debtors ageing at 30/11/2024', None], ['Current', 211480], ['30 days', 63915], ['60 days', 22140], ['90 days and over', 87266], ['Total', 384801]]):
    for j, v in enumerate(row):
        if v is not None: pr.write(k, j, v)
pr.col(0).width = 8000
wb.save(f'{B}/documents/{F}')
save(F, 'RETAIL', 'OPERATING_STATEMENT', 'South African shopping centre, month and YTD groups with prior YTD, ledger codes, old xls', True, [s])
