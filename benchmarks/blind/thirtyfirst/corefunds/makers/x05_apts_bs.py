from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R = random.Random(3111); N = 'Fernhollow consolidating BS 2025-12.xlsx'
cols = ['Fernhollow PropCo LLC', 'Fernhollow Mezz LLC', 'Eliminations', 'Consolidated']
S = St('Consolidating Balance Sheet', 'Fernhollow Apartments', None, '2025-12-31', cols, lambda v, e: list(v)+[sum(v)], sheet='BS')
def L(c, l, a, b=0, e=0): return S.line(l, [round(a*100), round(b*100), round(e*100)], c, 1)
S.head('Assets')
a = [L('1010','Operating cash',618244.19,22310.4), L('1020','Security deposit account',214880), L('1100','Resident receivables',48216.75), L('1150','Allowance for doubtful accounts',-19500), L('1200','Due from affiliates',36000,112450,-148450), L('1300','Prepaid insurance',71905.33), L('1310','Prepaid other',8640.2,1250)]
ca = S.sub('Total current assets', a, code='1399')
b = [L('1410','Tax escrow',302117.86), L('1420','Insurance escrow',88402.1), L('1430','Replacement reserve',415660.24)]
es = S.sub('Total escrows and reserves', b, code='1499')
c = [L('1510','Land',6200000), L('1520','Buildings',38417205.5), L('1530','Land improvements',1906332), L('1540','Furniture and equipment',1284419.68), L('1590','Accumulated depreciation',-7318842.27)]
fa = S.sub('Net fixed assets', c, code='1599')
d = [L('1610','Investment in PropCo',0,15397866.01,-15397866.01), L('1650','Rate cap',41870,0)]
oa = S.sub('Total other assets', d, code='1699')
ta = S.sub('Total assets', [ca, es, fa, oa], 'TOTAL', '1999', key='total_assets')
S.head('Liabilities')
e = [L('2010','Accounts payable',127455.08,3900), L('2020','Accrued expenses',94318.6,18225.5), L('2030','Accrued property taxes',0), L('2040','Accrued interest',109266.67,31250), L('2050','Resident security deposits',209475), L('2060','Prepaid rent',83120.44), L('2070','Due to affiliates',112450,36000,-148450)]
cl = S.sub('Total current liabilities', e, code='2099')
f = [L('2110','Senior mortgage',26500000), L('2120','Mezzanine loan',0,4500000), L('2190','Deferred financing costs',-318400.22,-72115.9)]
ll = S.sub('Total long-term debt, net', f, code='2199')
tl = S.sub('Total liabilities', [cl, ll], 'TOTAL', '2999', key='total_liabilities')
A, B = S.rows[ta]['v'], S.rows[tl]['v']; eq = [A[k]-B[k] for k in range(3)]
S.head('Members\' equity')
ni = [31184206, -40218817, 0]; ct = [1650000000, 1480000000, -1539786601]; ds = [-90000000, -60000000, 0]
g = [S.line('Capital contributions', ct, '3010', 1), S.line('Distributions', ds, '3020', 1), S.line('Retained earnings', [eq[k]-ct[k]-ds[k]-ni[k] for k in range(3)], '3030', 1), S.line('Current year earnings', ni, '3040', 1)]
te = S.sub("Total members' equity", g, 'TOTAL', '3999', key='total_equity')
S.sub("Total liabilities and members' equity", [tl, te], 'TOTAL', '4000')
wb = Workbook(); w0 = wb.active; w0.title = 'Index'; ws = wb.create_sheet('BS'); w2 = wb.create_sheet('AR')
for k, t in enumerate(('Fernhollow Apartments – December 2025 close package', 'Tab 1  Index', 'Tab 2  BS – consolidating balance sheet', 'Tab 3  AR – receivable ageing summary'), 2): w0.cell(k, 2, t)
for k, t in enumerate((('Bucket', 'Amount'), ('0-30', 27110.25), ('31-60', 9844.5), ('61-90', 4980), ('Over 90', 6282)), 1):
    for j, z in enumerate(t): w2.cell(k, 1+j, z)
blue = PatternFill('solid', fgColor='305496'); t = Side(style='thin'); d = Side(style='double')
ws.merge_cells('A1:H1'); ws['A1'] = 'FERNHOLLOW APARTMENTS'; ws.merge_cells('A2:H2'); ws['A2'] = 'Consolidating Balance Sheet as of 12/31/2025'
for c in ('A1', 'A2'): ws[c].alignment = Alignment(horizontal='center'); ws[c].font = Font(name='Cambria', bold=True, size=13)
pos = [4, 5, 6, 8]
for p, h in [(1, 'GL'), (2, 'Description')]+list(zip(pos, ('Fernhollow\nPropCo LLC', 'Fernhollow\nMezz LLC', 'Eliminations', 'Consolidated'))):
    c = ws.cell(4, p, h); c.fill = blue; c.font = Font(name='Cambria', bold=True, color='FFFFFF'); c.alignment = Alignment(horizontal='center', vertical='center', wrap_text=True)
ws.row_dimensions[4].height = 32; y = 5
for r in S.rows:
    if r['t'] == 'HEADING': y += 1
    b = r['t'] != 'LINE'
    if r['code']: ws.cell(y, 1, int(r['code'])).font = Font(name='Cambria', color='808080', size=9)
    c = ws.cell(y, 2, r['label']); c.font = Font(name='Cambria', bold=b); c.alignment = Alignment(indent=r['lvl'])
    if r['v']:
        for p, x in zip(pos, r['f']):
            c = ws.cell(y, p, x/100); c.number_format = '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)' if r['t'] == 'TOTAL' else '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
            c.font = Font(name='Cambria', bold=b)
            if b: c.border = Border(top=t, bottom=d if r['t'] == 'TOTAL' else None)
    y += 2 if r['t'] == 'TOTAL' else 1
for l, w in zip('ABCDEFGH', (7, 36, 2, 19, 18, 19, 2, 20)): ws.column_dimensions[l].width = w
ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.sheet_view.showGridLines = False; wb.active = 1
wb.save(DOCS/N)
save(N, [S], 'MULTIFAMILY', 'BALANCE_SHEET', 'consolidating balance sheet by entity with eliminations column, workbook of three tabs')
