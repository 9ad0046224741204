import random, xlsxwriter
from common import *
R = random.Random(202)
F = 'Wattle_Lane_Profit_and_Loss_FY2025.xlsx'
months = ['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025'][::-1]
s = S('Profit and Loss', 'Wattle Lane Property Holdings Pty Ltd ATF Brennock Family Trust', '2024-07-01', '2025-06-30', months + ['Total'], sheet='Profit and Loss')
def L(label, m):  # m in calendar order Jul..Jun
    m = [round(float(x), 2) for x in m][::-1]
    return s.line(label, m + [round(sum(m), 2)])
def rent(a, step=None, at=None): return [a if at is None or i < at else step for i in range(12)]
def bump(a, j=.12): return [a*R.uniform(1-j, 1+j) for _ in range(12)]
def at(d): return [d.get(i, 0) for i in range(12)]
s.head('Income')
I = [L('Rent - Shop 1 Bakery', rent(4583.33, 4743.75, 5)), L('Rent - Shop 2 Pharmacy', rent(7916.67)), L('Rent - Shop 3 Newsagent', rent(3250.00, 3347.50, 9)), L('Rent - Shop 4 Hair Salon', [2900.00]*7 + [0, 0] + [3050.00]*3), L('Rent - Shop 5/6 Medical Centre', rent(11250.00, 11643.75, 3)), L('Rent - First Floor Offices', rent(5416.67)), L('Outgoings Recovered', [6125.40]*11 + [8390.15]), L('Signage and ATM Licences', rent(475.00)), L('Direct Debit Dishonour Recoveries', at({4: 22.00, 9: 22.00}))]
TI = s.tot('Total Income', I, key='total_income')
s.head('Less Operating Expenses')
E = [L('Accounting Fees', at({2: 1980.00, 9: 3465.00})), L('Air Conditioning Maintenance', at({1: 742.50, 4: 742.50, 7: 1188.36, 10: 742.50})), L('Bank Fees', [12.50]*12), L('Cleaning - Common Areas', [1040.00]*6+[1071.20]*6), L('Council Rates', at({1: 4912.35, 4: 4912.35, 7: 4912.35, 10: 4912.40})), L('Electricity - Common Areas', bump(688)), L('Fire Services Testing', at({0: 395.00, 6: 395.00})), L('Gardening', [220.00]*12), L('Insurance - Building', at({3: 14866.27})), L('Land Tax', at({8: 21430.00})), L('Leasing Fees', at({9: 4026.00})), L('Legal Fees', at({5: 1650.00, 9: 2117.50})), L('Management Fees', [1637.84]*3+[1657.53]*2+[1665.55]*2+[1520.55]*2+[1672.35]*3), L('Pest Control', at({2: 330.00, 8: 330.00})), L('Repairs and Maintenance', [x if R.random() > .3 else 0 for x in bump(1320, .7)]), L('Rubbish Removal', bump(412, .05)), L('Security Monitoring', [96.80]*12), L('Water Rates', at({0: 1377.82, 3: 1405.19, 6: 1522.63, 9: 1466.08}))]
TE = s.tot('Total Operating Expenses', E, key='total_operating_expenses')
N = s.tot('Operating Profit', [TI], [TE], t='TOTAL', key='noi')
s.head('Plus Non-operating Income')
i1 = L('Interest Income', bump(61.4, .2)); t1 = s.tot('Total Non-operating Income', [i1])
s.head('Less Non-operating Expenses')
e = [L('Depreciation', [2215.00]*12), L('Interest - Commercial Bill Facility', [9420.55, 9420.55, 9116.66, 9420.55, 9116.66, 9420.55, 9420.55, 8508.88, 9102.30, 8808.67, 8790.41, 8506.85])]
t2 = s.tot('Total Non-operating Expenses', e)
s.tot('Net Profit', [N, t1], [t2], t='TOTAL', key='net_income')
wb = xlsxwriter.Workbook(f'{B}/documents/{F}'); ws = wb.add_worksheet('Profit and Loss')
f = lambda **k: wb.add_format(dict(font_name='Arial', font_size=9, **k)); nf = '#,##0.00;(#,##0.00);-'
nf = '#,##0.00;(#,##0.00);0.00'
ws.write(0, 0, s.title, f(bold=True)); ws.write(1, 0, s.prop, f()); ws.write(2, 0, 'For the year ended 30 June 2025', f()); 
ws.set_column(0, 0, 34); ws.set_column(1, 13, 11.2)
hd = f(bold=True, align='right', bottom=1)
ws.write(4, 0, 'Account', f(bold=True, bottom=1))
for j, m in enumerate(s.cols): ws.write(4, j+1, m, hd)
y = 5; pos = {}
for i, r in enumerate(s.rows):
    if r['t'] == 'HEADING': y += 1; ws.write(y, 0, r['label'], f(bold=True)); y += 1; continue
    b = r['t'] != 'LINE'
    if r['t'] == 'TOTAL': y += 1
    pos[i] = y
    ws.write(y, 0, r['label'], f(bold=b, indent=0 if b else 1, top=1 if b else 0))
    for j, v in enumerate(r['v']):
        ws.write(y, j+1, v, f(bold=b, num_format=nf, top=1 if b else 0, bg_color='#F2F4F5') if b else f(num_format=nf))
    y += 1
ws.write(y+1, 0, 'Accrual basis. All amounts exclude GST.', f(italic=True))
ws.freeze_panes(5, 1); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.set_paper(9); wb.close()
save(F, 'RETAIL', 'OPERATING_STATEMENT_T12', 'cloud ledger export, months newest first, cents', False, [s])
