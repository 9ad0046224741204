from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
R = random.Random(3108); N = 'Kestrel Park YTD by building.xlsx'
bl = ['Bldg A', 'Bldg B', 'Bldg C', 'Bldg D', 'Park Common']; cols = bl+['Kestrel Park']
S = St('Statement of Operations by Building', 'Kestrel Logistics Park', '2025-01-01', '2025-06-30', cols, lambda v, e: list(v)+[sum(v)], sheet='By Bldg')
sf = [312000, 248500, 196200, 121800, 0]
def q(rate, on=(1,1,1,1,0), neg=False, fix=None):
    if fix: return [round(x*100) for x in fix]
    return [(-1 if neg else 1)*round(s*rate/2*R.uniform(.93, 1.07)*100) if o and s else 0 for s, o in zip(sf, on)]
S.head('INCOME')
i = [S.line('Base rent', q(7.4)), S.line('Rent abatement', q(.9, (0,0,1,0,0), True)), S.line('CAM reimbursement', q(1.05)), S.line('Tax reimbursement', q(1.62)), S.line('Insurance reimbursement', q(.31)), S.line('Trailer stall licence', q(.22, (1,1,0,0,0))), S.line('Rooftop solar lease', q(.1, (1,0,0,0,0))), S.line('Interest income', q(0, fix=(0,0,0,0,1844.62)))]
inc = S.sub('TOTAL INCOME', i, 'TOTAL', key='total_income')
S.head('OPERATING EXPENSES')
e = [S.line(l, q(*a)) for l, *a in [('Landscaping & irrigation',.16),('Snow & ice control',.21),('Paving & yard repairs',.08,(1,0,1,0,0)),('Roof maintenance',.07,(1,1,0,1,0)),('Dock door & leveler repairs',.05),('Fire pump & sprinkler',.06),('Exterior lighting',.04),('Water & storm drainage',.09)]]
e += [S.line('Gatehouse security', q(0, fix=(0,0,0,0,86212.4))), S.line('Park association dues', q(0, fix=(0,0,0,0,31500)))]
e += [S.line('Management fee', q(.23)), S.line('Property insurance', q(.33))]
e += [S.line('Real estate taxes', q(1.71))]
ox = S.sub('TOTAL OPERATING EXPENSES', e, 'TOTAL', key='total_operating_expenses', exp=True)
noi = S.sub('NET OPERATING INCOME', [inc, ox], 'TOTAL', signs=[1, -1], key='noi')
x = [S.line('Interest expense', q(1.55)), S.line('Depreciation & amortization', q(2.2, (1,1,1,1,0))), S.line('Legal – lease disputes', q(.05, (0,1,0,0,0)))]
S.sub('NET INCOME (LOSS)', [noi]+x, 'TOTAL', signs=[1, -1, -1, -1], key='net_income')
old = S.rows[ox]['f'][1]; S.plant(ox, 1, old+1845000, f'TOTAL OPERATING EXPENSES of Bldg B is printed 18,450.00 too high ({(old+1845000)/100:,.2f} instead of {old/100:,.2f}); NOI and the Kestrel Park column are right', 'total_wrong')
S.keys  # key totals give the printed value
wb = Workbook(); ws = wb.active; ws.title = 'By Bldg'; wb.create_sheet('Notes')
ws['B2'] = 'Kestrel Logistics Park'; ws['B2'].font = Font(name='Arial', size=16, bold=True, color='7F3F00')
ws['B3'] = 'Statement of Operations by Building'; ws['B4'] = 'Six months ended June 30, 2025'; ws['B4'].font = Font(italic=True)
pos = [4, 5, 6, 7, 9, 11]; t = Side(style='thin'); d = Side(style='double')
ws.cell(6, 4, 'Leasable buildings').alignment = Alignment(horizontal='center'); ws.merge_cells('D6:G6')
for p, c, s in zip(pos, cols, sf+[sum(sf)]):
    a = ws.cell(7, p, c); a.font = Font(name='Arial', bold=True); a.alignment = Alignment(horizontal='right', wrap_text=True); a.border = Border(bottom=t)
    if s: b = ws.cell(8, p, f'{s:,} sf'); b.alignment = Alignment(horizontal='right'); b.font = Font(name='Arial', size=8, color='777777')
y = 9
for r in S.rows:
    if r['t'] == 'HEADING': y += 1
    c = ws.cell(y, 2 if r['t'] != 'LINE' else 3, r['label']); c.font = Font(name='Arial', size=10, bold=r['t'] != 'LINE')
    if r['v']:
        for p, v in zip(pos, r['f']):
            if v == 0: continue
            c = ws.cell(y, p, v/100); c.number_format = '#,##0.00_);(#,##0.00)'; c.font = Font(name='Arial', size=10, bold=r['t'] != 'LINE')
            if r['t'] == 'TOTAL': c.border = Border(top=t, bottom=d if 'NET' in r['label'] else None)
    y += 1
    if r['t'] == 'TOTAL': y += 1
for l, w in zip('ABCDEFGHIJK', (2, 3, 30, 15, 15, 15, 15, 2, 15, 2, 17)): ws.column_dimensions[l].width = w
ws.sheet_view.showGridLines = False; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
n = wb['Notes']
for k, s in enumerate(('Notes to the June package', 'Park Common is allocated to the buildings only at year end.', 'Bldg C abatement burns off in October 2025.', 'Solar lease on Bldg A roof commenced February 2025.'), 1): n.cell(k, 1, s)
wb.save(DOCS/N)
save(N, [S], 'INDUSTRIAL', 'OPERATING_STATEMENT', 'columns by building with spacer columns and blanks for zero, notes sheet; planted total', True)
