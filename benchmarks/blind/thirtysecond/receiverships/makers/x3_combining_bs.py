import random, xlsxwriter, datetime
from common import *
rnd = random.Random(32113)
NAME = 'Combining_BS_Motel_Estates_06302024.xlsx'
s = S(5, 1)
def L(label, a, b, c, el=0, **m): return s.line(label, [a, b, c, el, a + b + c + el], **m)
H, T = s.head, s.tot
H('Assets')
H('Current assets', lv=1)
x = [L('Cash - house banks', 2500, 1800, 1500), L('Cash - receivership operating', 118342, 64907, 22118), L('Cash - FF&E reserve', 41260, 0, 0), L('Credit card receivables in transit', 14871, 9266, 3187), L('Guest and city ledger', 22984, 6120, 0), L('Less: allowance for doubtful accounts', -3500, -1100, 0), L('Inventories - linen and supplies', 8430, 5215, 2960), L('Prepaid expenses', 11702, 7344, 4189), L('Due from related estates', 86500, 0, 12000, -98500)]
ca = T('Total current assets', x, lv=1)
H('Property, at carrying amount', lv=1)
x = [L('Land', 820000, 540000, 310000), L('Buildings and improvements', 4915300, 2870650, 1442000), L('Furniture, fixtures and equipment', 766418, 402290, 188705), L('Accumulated depreciation', -2388129, -1610744, -1102360)]
pp = T('Net property', x, lv=1)
H('Other assets', lv=1)
x = [L('Franchise fee, net', 31250, 18400, 0), L('Liquor license', 0, 12500, 0), L('Deposits with utilities', 6300, 4150, 2200)]
oa = T('Total other assets', x, lv=1)
ta = T('Total assets', [ca, pp, oa], 'TOTAL')
H('Liabilities and owners\u2019 deficit')
H('Liabilities incurred by the receiver', lv=1)
x = [L('Accounts payable', 38144, 19827, 11650), L('Accrued payroll and payroll taxes', 27316, 14902, 8044), L('Occupancy and sales taxes payable', 16990, 8431, 3126), L('Advance deposits', 9275, 2140, 0), L('Receiver\u2019s certificates', 150000, 0, 75000), L('Due to related estates', 12000, 86500, 0, -98500)]
l1 = T('Total liabilities incurred by the receiver', x, lv=1)
H('Liabilities at date of appointment', lv=1)
x = [L('Mortgage notes, in default', 4650000, 2975000, 1260000), L('Accrued interest', 402188, 281430, 133071), L('Trade creditors', 96421, 60118, 44907), L('Delinquent property taxes', 58230, 71944, 39516), L('SBA disaster loan', 0, 149900, 0)]
l2 = T('Total liabilities at date of appointment', x, lv=1)
tl = T('Total liabilities', [l1, l2])
H('Owners\u2019 deficit', lv=1)
tv = s.rows[ta].vals; lv_ = s.rows[tl].vals
loss = [-48816, -71204, -39377]; cap = [900000, 450000, 275000]
acc = [tv[k] - lv_[k] - loss[k] - cap[k] for k in range(3)]
x = [L('Contributed capital', *cap), L('Accumulated deficit', *acc), L('Loss since appointment', *loss)]
te = T('Total owners\u2019 deficit', x, lv=1)
tle = T('Total liabilities and owners\u2019 deficit', [tl, te], 'TOTAL')
assert s.rows[tle].vals == s.rows[ta].vals
cols = ['Sandpiper Inn, LLC', 'Elk Run Motor Lodge, LLC', 'Route 40 Court, LLC', 'Eliminations', 'Combined']
wb = xlsxwriter.Workbook(DOCS / NAME); wb.set_properties({'created': datetime.datetime(2024, 7, 22)})
ws = wb.add_worksheet('Sched B-1'); wn = wb.add_worksheet('Accountant notes')
F = lambda **k: wb.add_format({'font_name': 'Cambria', 'font_size': 10, **k})
nf = '_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'; nd = '_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'
ws.merge_range('A1:L1', 'COASTAL & PLAINS MOTELS RECEIVERSHIP ESTATES', F(bold=1, align='center', font_size=12))
ws.merge_range('A2:L2', 'Combining Balance Sheet', F(bold=1, align='center')); ws.merge_range('A3:L3', 'As of June 30, 2024  (unaudited, modified cash basis)', F(italic=1, align='center'))
ws.merge_range('D5:H5', 'Receivership Entities', F(bold=1, align='center', bottom=1))
C = [3, 5, 7, 9, 11]
for c, t in zip(C, ['Sandpiper\nInn, LLC', 'Elk Run Motor\nLodge, LLC', 'Route 40\nCourt, LLC', 'Eliminations', 'Combined']): ws.write(5, c, t, F(bold=1, align='center', valign='bottom', text_wrap=1, bottom=1))
ws.set_row(5, 30); ws.set_column(0, 1, 2.2); ws.set_column(2, 2, 42)
for c in C: ws.set_column(c, c, 14.5)
for c in (4, 6, 8, 10): ws.set_column(c, c, 1.2)
ws.set_column(12, 12, 10, None, {'hidden': 1}); ws.write(5, 12, 'tie')
r0 = 6
for k, r in enumerate(s.rows):
    lv = r.m.get('lv', 0)
    if r.kind == 'HEADING':
        if lv == 0: r0 += 1
        ws.write(r0, min(lv, 1), r.label, F(bold=1, italic=lv)); r0 += 1; continue
    ws.write(r0, 2 if r.kind == 'LINE' else (1 if lv else 0), r.label, F(bold=r.kind != 'LINE'))
    d = r.kind == 'TOTAL' or k in (2,)
    for c, v in zip(C, r.vals):
        ws.write_number(r0, c, v, F(num_format=nd if d else nf, bold=r.kind != 'LINE', **({'top': 1} if r.kind != 'LINE' else {}), **({'bottom': 6} if r.kind == 'TOTAL' else {})))
    ws.write_number(r0, 12, 0)
    r0 += 1
    if r.kind != 'LINE': r0 += 1
ws.write(r0 + 1, 0, 'See Accountant notes. No assurance is provided.', F(italic=1, font_size=8))
ws.fit_to_pages(1, 1); ws.hide_gridlines(2)
wn.set_column(0, 0, 90)
for i, t in enumerate(['1. Pre-appointment liabilities are shown at book amounts of the former owners and have not been allowed by the court.', '2. Inter-estate advances were approved by order of March 4, 2024 and are eliminated in combination.', '3. Depreciation has not been recorded since the date of appointment.']): wn.write(i, 0, t)
wb.close()
save(NAME, [s.truth('Combining Balance Sheet', 'COASTAL & PLAINS MOTELS RECEIVERSHIP ESTATES', None, '2024-06-30', cols, {'total_assets': ta, 'total_liabilities': tl, 'total_equity': te}, sheet='Sched B-1', dash_zero=True)])
