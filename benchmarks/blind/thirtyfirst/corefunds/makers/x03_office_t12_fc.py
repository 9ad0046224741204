from core import *
import xlsxwriter, datetime
R = random.Random(3109); N = 'LX2200_T12_actual_forecast.xlsx'
cols = []
for qn in range(4): cols += [f'{MON[qn*3+k]} 2025' for k in range(3)]+[f'Q{qn+1} 2025']
cols += ['FY 2025']
def ex(v, e):
    o = []
    for k in range(4): o += v[3*k:3*k+3]+[sum(v[3*k:3*k+3])]
    return o+[sum(v)]
S = St('2025 Reforecast (9+3)', '2200 Lexmoor Drive', '2025-01-01', '2025-12-31', cols, ex, sheet='9+3')
q = lambda b, k='flat', neg=False: series(R, b, k, 12, 1, 0, neg)
def lines(L, lvl=1): return [S.line(l, q(*a), lvl=lvl) for l, *a in L]
S.head('Revenue')
r1 = S.sub('Rental revenue', lines([('Office rent',318400,'fixed'),('Free rent',22000,'lumpy',True),('Storage',2150,'fixed'),('Signage licence',1200,'fixed')], 2), lvl=1)
r2 = S.sub('Recoverable revenue', lines([('Opex escalations',46100,'fixed'),('Tax escalations',39700,'fixed'),('Electric inclusion',15800,'summer')], 2), lvl=1)
r3 = S.sub('Miscellaneous revenue', lines([('Conference centre',1900,'var'),('Sundry tenant billings',2700,'var'),('Cafe percentage rent',2400,'qtr')], 2), lvl=1)
inc = S.sub('Effective gross revenue', [r1, r2, r3], 'TOTAL', key='total_income')
S.head('Expenses')
o = lines([('Cleaning',23800,'fixed'),('Electric',27400,'summer'),('Fuel & gas',5200,'winter'),('Water & sewer',2450,'var'),('Repairs & maintenance',18900,'var'),('Elevator',6150,'fixed'),('Security & life safety',17400,'fixed'),('Snow removal',4100,'snow'),('Landscaping',2300,'summer'),('Wages – building staff',34900,'flat'),('Administration',7800,'var'),('Management fee',11700,'flat')])
c = S.sub('Controllable expenses', o)
u = lines([('Insurance',9350,'fixed'),('Real estate taxes',57250,'semi')]); u2 = S.sub('Non-controllable expenses', u)
ox = S.sub('Total operating expenses', [c, u2], 'TOTAL', key='total_operating_expenses')
noi = S.sub('Net operating income', [inc, ox], 'TOTAL', signs=[1, -1], key='noi')
S.head('Capital and leasing')
k = S.sub('Total capital and leasing', lines([('Base building capital',21000,'lumpy'),('Tenant improvements',64000,'lumpy'),('Leasing commissions',31000,'lumpy')]))
ds = S.line('Debt service', q(124800, 'fixed'), lvl=0)
S.sub('Cash flow after debt service', [noi, k, ds], 'TOTAL', signs=[1, -1, -1], key='net_cash_flow')
wb = xlsxwriter.Workbook(str(DOCS/N)); wb.set_properties({'created': datetime.datetime(2025, 10, 16)})
cv = wb.add_worksheet('Assumptions'); ws = wb.add_worksheet('9+3')
F = lambda **k: wb.add_format({'font_name': 'Garamond', 'font_size': 11, **k})
for i, t in enumerate(('2200 Lexmoor Drive – reforecast assumptions', 'Actuals through September; October to December from the leasing plan', 'Suite 410 renewal at 38.50 / sf, two months free', 'Second half tax bill payable August')): cv.write(i, 0, t, F(bold=i == 0))
cv.set_column(0, 0, 70)
ws.write(0, 0, '2200 LEXMOOR DRIVE', F(bold=True, font_size=15)); ws.write(1, 0, '2025 Reforecast (9+3)', F()); ws.write(1, 5, 'US$, whole dollars', F(italic=True))
g1 = F(bold=True, bg_color='#E2EFDA', align='center'); g2 = F(bold=True, bg_color='#FFF2CC', align='center'); g3 = F(bold=True, bg_color='#D9D9D9', align='center')
ws.merge_range(3, 2, 3, 13, 'ACTUAL', g1); ws.merge_range(3, 14, 3, 17, 'FORECAST', g2); ws.write(3, 18, 'TOTAL', g3)
for j, h in enumerate(cols): ws.write(4, 2+j, h.split()[0], F(bold=True, align='right', italic=h[0] == 'Q')); ws.write(5, 2+j, int(h.split()[1]), F(align='right', bottom=2))
ws.write(5, 0, '', F(bottom=2)); y = 6
for i, r in enumerate(S.rows):
    b = r['t'] != 'LINE'
    ws.write(y, 0, '   '*r['lvl']+r['label'], F(bold=b))
    if r['v']:
        for j, x in enumerate(r['f']):
            kw = {'bg_color': '#F2F2F2'} if cols[j][0] == 'Q' or j == 16 else {}
            if r['t'] == 'TOTAL': kw.update(top=1, bottom=1)
            elif b: kw['top'] = 4
            ws.write_number(y, 2+j, x/100, F(bold=b, num_format='#,##0_);[Red](#,##0);"–"_)', **kw))
    y += 2 if r['t'] == 'TOTAL' else 1
ws.set_column(0, 0, 31); ws.set_column(1, 1, 1.5); ws.set_column(2, 17, 10); ws.set_column(18, 18, 12); ws.hide_gridlines(2); ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1, 1); ws.freeze_panes(6, 2); ws.activate(); wb.close()
save(N, [S], 'OFFICE', 'OPERATING_STATEMENT_T12', '9+3 actual/forecast with quarter subtotal columns, two-line header plus band, totals after lines, second sheet of assumptions', True)
