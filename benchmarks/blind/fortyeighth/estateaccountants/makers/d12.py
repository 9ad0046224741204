from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.worksheet.properties import PageSetupProperties
F = 'Almshouse Charity lettings by quarter 2024-25.xlsx'
cols = ['Midsummer 24 Jun 2024', 'Michaelmas 29 Sep 2024', 'Christmas 25 Dec 2024', 'Lady Day 25 Mar 2025', 'Year to 25 Mar 2025', 'Budget 2024/25', 'Year to 25 Mar 2024']
s = S('Letting Account - High Street Properties', "St Osyth's Almshouse Charity", '2024-03-26', '2025-03-25', cols, sheet='Letting a-c')
def L(l, q, b, p): return s.line(l, q + [sum(q), b, p])
s.head('Shops')
a = [L('41 High Street - butcher', [4250]*4, 17000, 17000), L('43 High Street - bookshop', [3625]*4, 14500, 13900), L('45 High Street - optician', [5500, 5500, 5750, 5750], 22500, 22000), L('47 High Street - vacant to Oct', [0, 0, 2900, 3875], 11625, 9200), L('Market stall pitches', [682, 741, 1036, 515], 2900, 2810)]
A = s.tot('Total shop rents', a)
s.head('Flats')
f = [L('Flat 41A', [2550]*4, 10200, 9900), L('Flat 43A', [2475, 2475, 2565, 2565], 10080, 9720), L('Flat 45A', [2700]*4, 10800, 10560), L('Flat 45B', [2325, 1550, 2400, 2400], 9450, 9180), L('Flat 47A', [2610]*4, 10440, 10200)]
Fl = s.tot('Total flat rents', f)
x = [L('Insurance recharged to tenants', [0, 2187, 0, 0], 2150, 2044), L('Ground rents', [0, 110, 0, 110], 220, 220)]
TI = s.tot('Total income from lettings', [A, Fl] + x, t='TOTAL', key='total_income')
s.head('Property expenses')
e = [L('Agents - Brackley Finch, 8% of rents', [2137, 2074, 2377, 2370], 9240, 8868), L('Buildings insurance', [0, 4362, 0, 0], 4300, 4088), L('Repairs - shops', [418, 1265, 3090, 744], 4500, 6137), L('Repairs - flats', [1187, 2409, 866, 1532], 6000, 5274), L('External decoration', [0, 8640, 0, 0], 8500, 0), L('Gas and electrical certificates', [392, 0, 614, 0], 950, 1013), L('Empty rates and council tax', [1248, 1902, 87, 0], 1250, 2316), L('Legal fees on new lease', [0, 300, 1850, 0], 2000, 680), L('Surveyor - rent review no. 45', [0, 0, 960, 0], 1000, 0)]
TE = s.tot('Total property expenses', e, t='TOTAL', key='total_operating_expenses')
s.tot('Net letting income', [TI], [TE], t='TOTAL', key='noi')
wb = Workbook(); w = wb.active; w.title = s.sheet; ft = lambda **k: Font(name='Garamond', size=k.pop('size', 11), **k)
w.sheet_view.showGridLines = False
w.merge_cells('A1:I1'); w['A1'] = s.prop; w['A1'].font = ft(bold=True, size=15); w.merge_cells('A2:I2'); w['A2'] = s.title; w['A2'].font = ft(bold=True, size=12); w.merge_cells('A3:I3'); w['A3'] = 'Year from 26 March 2024 to 25 March 2025'; w['A3'].font = ft(italic=True)
for q in ('A1', 'A2', 'A3'): w[q].alignment = Alignment(horizontal='center')
hair = Side(style='hair', color='888888'); med = Side(style='medium', color='7A1F2B'); fill = PatternFill('solid', fgColor='F4ECE0')
cx = [2, 3, 4, 5, 6, 8, 9]                      # column G is a narrow spacer
w.merge_cells('B5:E5'); w['B5'] = 'Rent quarter ending'; w['B5'].alignment = Alignment(horizontal='center'); w['B5'].font = ft(bold=True); w['B5'].border = Border(bottom=hair)
for c, (t1, t2) in zip(cx, [('Midsummer', '24 Jun 2024'), ('Michaelmas', '29 Sep 2024'), ('Christmas', '25 Dec 2024'), ('Lady Day', '25 Mar 2025'), ('Year to', '25 Mar 2025'), ('Budget', '2024/25'), ('Year to', '25 Mar 2024')]):
    for rr, t in ((6, t1), (7, t2)): q = w.cell(rr, c, t); q.font = ft(bold=True); q.alignment = Alignment(horizontal='right'); q.fill = fill
    z = w.cell(8, c, '£'); z.alignment = Alignment(horizontal='right'); z.font = ft(); z.fill = fill
y = 9
for r in s.rows:
    b = r['t'] != 'LINE'
    if r['t'] == 'HEADING': y += 1
    q = w.cell(y, 1, r['label']); q.font = ft(bold=b, color='7A1F2B' if r['t'] == 'HEADING' else '000000')
    if r['t'] != 'HEADING':
        for c, v in zip(cx, r['v']):
            q = w.cell(y, c, v); q.number_format = '#,##0;-#,##0;0'; q.font = ft(bold=b)
            q.border = Border(top=hair) if r['t'] == 'SUBTOTAL' else Border(top=med, bottom=med) if r['t'] == 'TOTAL' else Border()
    y += 2 if r['t'] == 'TOTAL' else 1
w.cell(y+1, 1, 'The almshouse dwellings themselves (nos. 1 to 12) are in the main charity account, not here.').font = ft(italic=True, size=9)
w.cell(y+2, 1, 'R. Aldous, Clerk to the Trustees, 14 May 2025').font = ft(italic=True, size=9)
w.column_dimensions['A'].width = 37; w.column_dimensions['G'].width = 2
for c in 'BCDEFHI': w.column_dimensions[c].width = 13.5
w.freeze_panes = 'B9'; w.page_setup.orientation = 'landscape'; w.page_setup.paperSize = 9; w.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True); w.page_setup.fitToHeight = 0
wb.save(f'{B}/documents/{F}')
save(F, 'MIXED_USE', 'OPERATING_STATEMENT', 'English charity, four rent quarters, year, budget, prior year, spacer column', False, [s])
