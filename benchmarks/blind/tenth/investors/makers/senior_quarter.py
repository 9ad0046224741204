import random, xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
from tlib import *
R = random.Random(308)
NAME = 'Maplehurst Q2-25 AM package.xlsx'
COLS = ['Apr-25', 'May-25', 'Jun-25', '2Q25 Actual', '2Q25 Budget', '2Q25 Var $', 'YTD Actual', 'YTD Budget', 'YTD Var $', '2024 YTD Actual']
s = S('Operating Results', 'Maplehurst Senior Living', '2025-01-01', '2025-06-30', COLS, sheet='P&L')
def L(l, m, exp=False, neg=False, noise=.03, bn=.02, note=None, flat=False):
    n = 0 if flat else noise
    mo = [round(m*(1+R.uniform(-n, n))) for _ in range(3)]; q = sum(mo); qb = round(3*m*(1+(0 if flat else R.uniform(-bn, bn))))
    ya = q+round(3*m*.985*(1+R.uniform(-n, n))); yb = qb+round(3*m*.99); py = round(6*m*.94*(1+R.uniform(-n, n)))
    if neg: mo = [-x for x in mo]; q, qb, ya, yb, py = -q, -qb, -ya, -yb, -py
    return s.line(l, mo+[q, qb, (qb-q) if exp else (q-qb), ya, yb, (yb-ya) if exp else (ya-yb), py], note=note)
def sub(label, x, ys, **m):
    i = s.tot(label, [x]+[('-', y) for y in ys], **m); v = s.rows[i]['v']; v[5] = v[3]-v[4]; v[8] = v[6]-v[7]; return i
s.head('Census')
occ = [127.4, 128.9, 130.2, 128.8, 131.0, -2.2, 127.1, 129.8, -2.7, 123.5]
s.line('Average Occupied Units', occ, k='d'); s.line('Average Occupancy (142 Units)', [round(x/142, 3) if i not in (5, 8) else None for i, x in enumerate(occ)], k='p')
v = s.rows[-1]['v']; v[5] = round(v[3]-v[4], 3); v[8] = round(v[6]-v[7], 3)
s.head('Resident Revenue')
rv = [L('Independent Living Rent', 148_300), L('Assisted Living Rent', 291_600), L('Memory Care Rent', 164_750), L('Levels of Care', 118_420, note='Reassessments completed in May; 61% of AL residents now on a care level.'), L('Second Person Fees', 9_880), L('Respite / Short Stay', 7_300, noise=.3), L('Community Fees', 16_500, noise=.35, bn=.1, note='11 move-ins vs. 14 budgeted.'), L('Rent Concessions & Move-In Incentives', 11_900, neg=True, noise=.25), L('Bad Debt', 2_150, neg=True, noise=.5)]
tr = s.tot('Total Resident Revenue', rv, 'SUBTOTAL')
s.head('Ancillary Revenue')
an = [L('Guest Meals', 1_460, noise=.2), L('Beauty Shop', 2_210, noise=.1), L('Therapy Space Rent', 3_500, flat=True), L('Other', 890, noise=.5)]
ta = s.tot('Total Ancillary Revenue', an, 'SUBTOTAL')
egi = s.tot('Total Operating Revenue', [tr, ta], key='total_income')
s.head('Labor')
lb = [L(*x, exp=True) for x in (('Resident Care - Wages', 148_900), ('Resident Care - Agency', 9_400), ('Dining', 49_300), ('Life Enrichment', 13_850), ('Housekeeping & Laundry', 18_440), ('Plant Operations', 12_720), ('Sales & Marketing', 14_100), ('Administration', 33_980), ('Payroll Taxes & Benefits', 58_270))]
s.rows[lb[1]]['m']['note'] = 'Two open med-tech shifts filled with agency through mid-June.'
tl = s.tot('Total Labor', lb, 'SUBTOTAL')
s.head('Non-Labor')
nl = [L('Raw Food', 38_610, True), L('Dining Supplies', 4_230, True, noise=.15), L('Resident Care Supplies', 5_980, True, noise=.15), L('Life Enrichment & Transportation', 4_410, True, noise=.2), L('Housekeeping & Laundry Supplies', 3_890, True, noise=.15), L('Repairs & Maintenance', 17_640, True, noise=.2, note='Walk-in cooler compressor $6,300 in May.'), L('Advertising & Referral Fees', 15_300, True, noise=.3), L('General & Administrative', 14_720, True, noise=.12), L('Utilities', 26_350, True, noise=.1), L('Cable & Internet', 4_600, True, flat=True)]
tn = s.tot('Total Non-Labor', nl, 'SUBTOTAL')
s.head('Fixed')
fx = [L('Property Taxes', 21_400, True, flat=True), L('Insurance', 15_870, True, noise=0.004), L('Management Fee (5%)', 1, True)]
mv = s.rows[fx[2]]['v']
for k in range(10):
    if k not in (3, 5, 6, 8): mv[k] = round(s.rows[egi]['v'][k]*.05)
mv[3] = mv[0]+mv[1]+mv[2]; mv[6] = round(s.rows[egi]['v'][6]*.05); mv[5] = mv[4]-mv[3]; mv[8] = mv[7]-mv[6]
tf = s.tot('Total Fixed', fx, 'SUBTOTAL')
te = s.tot('Total Operating Expenses', [tl, tn, tf], key='total_operating_expenses')
noi = sub('Net Operating Income', egi, [te], key='noi')
V, E = s.rows[noi]['v'], s.rows[egi]['v']
s.line('NOI Margin', [None if k in (5, 8) else round(V[k]/E[k], 4) for k in range(10)], k='p')
cr = L('Capital Reserve ($450/unit/yr)', 5_325, True, flat=True)
for k, x in enumerate([5325]*3+[15975, 15975, 0, 31950, 31950, 0, 31950]): s.rows[cr]['v'][k] = x
ds = s.line('Debt Service', [142_610]*3+[427_830, 427_830, 0, 855_660, 855_660, 0, 855_660])
cf = sub('Net Cash Flow', noi, [cr, ds], key='net_cash_flow')
for r in s.rows:
    v = r['v']
    if v[3] is not None and not r['m'].get('k'): assert v[3] == v[0]+v[1]+v[2] and abs(v[5]) == abs(v[3]-v[4]) and abs(v[8]) == abs(v[6]-v[7]), r
wb = xlsxwriter.Workbook(doc(NAME)); cm = wb.add_worksheet('Commentary'); ws = wb.add_worksheet('P&L'); cs = wb.add_worksheet('Move-ins')
cm.write('B2', 'Maplehurst Senior Living - Second Quarter 2025', wb.add_format({'bold': 1, 'font_size': 14}))
for i, t in enumerate(['Census closed the quarter at 131 of 142 units; deposits on hand for four memory care units.', 'Rate increases averaging 6.2% were effective January 1.', 'State survey in May: two minor deficiencies, plan of correction accepted.']): cm.write(3+i, 1, t)
for i, r in enumerate([('Month', 'Move-ins', 'Move-outs'), ('Apr', 4, 3), ('May', 4, 2), ('Jun', 3, 2)]): cs.write_row(1+i, 1, r)
g = dict(font_name='Georgia', font_size=9)
def f(**k): return wb.add_format({**g, **k})
ws.write('A1', 'Maplehurst Senior Living', f(bold=1, font_size=14, font_color='#7B2D26')); ws.write('A2', 'Operating Results - Quarter and Six Months Ended June 30, 2025', f(italic=1))
HB = f(bold=1, bg_color='#7B2D26', font_color='white', align='center', valign='vcenter', text_wrap=1); HR = f(bold=1, align='right', bottom=2, valign='bottom', text_wrap=1)
# C D E | G H I J K L | N O P Q | S | U
pos = {0: 2, 1: 3, 2: 4, 3: 6, 4: 7, 5: 8, 6: 13, 7: 14, 8: 15, 9: 18}
ws.merge_range(3, 2, 3, 4, 'Monthly', HB); ws.merge_range(3, 6, 3, 11, 'Second Quarter 2025', HB); ws.merge_range(3, 13, 3, 16, 'Year to Date', HB); ws.write(3, 18, 'Prior Year', HB)
for c, t in zip([2, 3, 4, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 18, 20], ['Apr-25', 'May-25', 'Jun-25', 'Actual', 'Budget', 'Var $', 'Var %', 'Actual\nPRD', 'Budget\nPRD', 'Actual', 'Budget', 'Var $', 'Var %', '2024 YTD\nActual', 'Comments']): ws.write(4, c, t, HR)
ws.set_row(4, 26); ws.set_column(0, 0, 2.5); ws.set_column(1, 1, 36); ws.set_column(2, 18, 11)
for c in (5, 12, 17, 19): ws.set_column(c, c, 1.2)
for c in (9, 10, 11, 16): ws.set_column(c, c, 8)
ws.set_column(20, 20, 58)
RD = (11_916, 12_121); y = 5
for i, r in enumerate(s.rows):
    hd, tt, k, v = r['rt'] == 'HEADING', r['rt'] in ('TOTAL', 'SUBTOTAL'), r['m'].get('k'), r['v']
    if hd and i: y += 1
    o = dict(bold=1) if hd or tt else {}
    if r['rt'] == 'TOTAL': o['bg_color'] = '#F3E5E3'
    if r['rt'] == 'TOTAL':
        for c in range(0, 19): ws.write_blank(y, c, None, f(**o))
    ws.write(y, 0 if hd or tt or i in (cr, ds) and 0 else 1, r['label'], f(**o))
    if hd: y += 1; continue
    nf = '0.0%;(0.0%)' if k == 'p' else '#,##0.0;(#,##0.0)' if k == 'd' else '#,##0_);(#,##0);0_)'
    if tt: o['top'] = 1
    M = f(num_format=nf, **o); P = f(num_format='0.0%;(0.0%)', italic=1, **{a: b for a, b in o.items()}); D = f(num_format='0.00;(0.00)', font_color='#666666', **o)
    for q, c in pos.items():
        if v[q] is not None: ws.write_number(y, c, v[q], M)
    if not k:
        for c, n, b in ((9, 5, 4), (16, 8, 7)):
            if v[b]: ws.write_number(y, c, v[n]/abs(v[b]), P)
        ws.write_number(y, 10, v[3]/RD[0], D); ws.write_number(y, 11, v[4]/RD[1], D)
    if r['m'].get('note'): ws.write(y, 20, r['m']['note'], f(italic=1, font_size=8))
    y += 1
ws.write(y+1, 0, 'PRD = per resident day (11,916 actual / 12,121 budget resident days in the quarter). Favorable variances are positive.', f(font_size=8))
ws.freeze_panes(5, 2); ws.set_landscape(); ws.fit_to_pages(1, 1); ws.hide_gridlines(2); ws.activate(); wb.close()
save(NAME, [s], 'SENIOR_HOUSING', 'asset manager quarterly package: months + quarter + YTD groups, Var % and PRD columns, spacer columns, totals outdented into col A, comments', True)
