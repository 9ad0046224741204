# Entrata-like 12-month income statement, academic year, openpyxl
import random, os
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as gl
rng = random.Random(3107)
M = [f'{m} 2024' for m in ('Aug', 'Sep', 'Oct', 'Nov', 'Dec')] + [f'{m} 2025' for m in ('Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul')]
s = St('Income Statement - 12 Month', 'The Lofts at Pennant Row', '2024-08-01', '2025-07-31', M+['Total'], sheet='Income Statement')
def m(a, k='flat'): return tot(months12(rng, a, k, start=7))
def sec(h, lines, total, lvl):
    s.H(h, lvl=lvl); k = [s.L(n, m(*a), c, lvl+1) for c, n, *a in lines]; return s.T(total, k, lvl=lvl)
s.H('Income', lvl=0); s.H('Rental Income', lvl=1)
a = sec('Gross Rent', [(40010, 'Student Rent - Per Bed', 4218600), (40020, 'Summer Short-Term Rent', 61200, 'rare'), (40030, 'Commercial Rent - Cafe', 38400, 'fixed')], 'Total Gross Rent', 2)
b = sec('Rent Adjustments', [(40110, 'Vacancy Loss - Beds', -189300, 'lumpy'), (40120, 'Gift Card & Lease Incentives', -74200, 'lumpy'), (40130, 'Community Assistant Units', -56400, 'fixed'), (40140, 'Write Offs', -31900, 'rare'), (40150, 'Collections Recovered', 8800, 'lumpy')], 'Total Rent Adjustments', 2)
ri = s.T('Total Rental Income', [a, b], lvl=1)
oi = sec('Other Income', [(41010, 'Application Fees', 21300, 'lumpy'), (41020, 'Administration Fees', 44800, 'lumpy'), (41030, 'Parking', 118200), (41040, 'Furniture Package', 52800, 'fixed'), (41050, 'Utility Overage Billback', 66100, 'winter'), (41060, 'Roommate Matching / Transfer', 7600, 'lumpy'), (41070, 'Damage Recovery', 49700, 'rare'), (41080, 'Late Fees', 31500), (41090, 'Vending', 2900, 'quarter')], 'Total Other Income', 1)
ti = s.T('Total Income', [ri, oi], lvl=0, key='total_income')
s.H('Expenses', lvl=0); s.H('Controllable', lvl=1)
e = [sec('Personnel', [(50010, 'General Manager', 78200), (50020, 'Leasing & Marketing', 69500), (50030, 'Community Assistants', 44300, 'lumpy'), (50040, 'Maintenance', 121700), (50050, 'Benefits & Taxes', 74900)], 'Total Personnel', 2),
 sec('Turn', [(51010, 'Turn Painting', 96400, 'turn'), (51020, 'Turn Cleaning', 81900, 'turn'), (51030, 'Turn Temp Labor', 33500, 'turn')], 'Total Turn', 2),
 sec('Maintenance', [(52010, 'Building Repairs', 46700, 'lumpy'), (52020, 'Appliances & Furniture', 22600, 'lumpy'), (52030, 'HVAC', 28400, 'summer'), (52040, 'Supplies', 19300), (52050, 'Elevator Contract', 16800, 'fixed'), (52060, 'Grounds', 38400, 'fixed')], 'Total Maintenance', 2),
 sec('Marketing', [(53010, 'Digital Advertising', 57200, 'lumpy'), (53020, 'Campus Events', 24600, 'lumpy'), (53030, 'Resident Programs', 18900, 'lumpy')], 'Total Marketing', 2),
 sec('General & Administrative', [(54010, 'Office', 15400), (54020, 'Software', 36200, 'fixed'), (54030, 'Shuttle Service', 94800, 'fixed'), (54040, 'Bulk Internet', 88200, 'fixed'), (54050, 'Legal', 6700, 'rare')], 'Total General & Administrative', 2)]
tc = s.T('Total Controllable', e, lvl=1)
s.H('Non-Controllable', lvl=1)
n = [sec('Utilities', [(55010, 'Electric', 189500), (55020, 'Water & Sewer', 133200), (55030, 'Gas', 21700, 'winter'), (55040, 'Trash', 41300)], 'Total Utilities', 2),
 sec('Taxes & Insurance', [(56010, 'Property Tax', 512400, 'fixed'), (56020, 'Insurance', 164300, 'fixed')], 'Total Taxes & Insurance', 2)]
mf = s.L('Management Fee', m(131400), 57010, 2)
tn = s.T('Total Non-Controllable', n+[mf], lvl=1)
te = s.T('Total Expenses', [tc, tn], lvl=0, key='total_operating_expenses')
noi = s.T('Net Operating Income', [ti, te], [1, -1], lvl=0, key='noi')
c1 = sec('Capital & Debt', [(60010, 'Mortgage Interest', 1092600), (60020, 'FF&E Replacement', 88400, 'rare'), (60030, 'Asset Management Fee', 42000, 'fixed')], 'Total Capital & Debt', 0)
s.T('Net Income', [noi, c1], [1, -1], t='TOTAL', lvl=0, key='net_income')
wb = Workbook(); ws = wb.active; ws.title = 'Income Statement'
ws['A1'] = 'Income Statement - 12 Month'; ws['A1'].font = Font(name='Arial', size=14, bold=True, color='1F3B57')
for j, t in enumerate(['Property: The Lofts at Pennant Row', 'Period: 08/2024 - 07/2025   |   Accounting Method: Accrual   |   GL Tree: Student Standard', 'Generated 08/19/2025 09:22 AM CDT by reporting user']): ws.cell(2+j, 1, t).font = Font(name='Arial', size=9, color='555555')
hr = 6; fill = PatternFill('solid', fgColor='1F3B57')
for j, t in enumerate(['GL Account'] + s.columns):
    q = ws.cell(hr, 1+j, t); q.font = Font(name='Arial', size=9, bold=True, color='FFFFFF'); q.fill = fill; q.alignment = Alignment(horizontal='left' if not j else 'right')
r_ = hr+1; top = Border(top=Side(style='thin'))
for r in s.rows:
    lab = f"{r['code']} - {r['label']}" if r['code'] else r['label']
    r['code'] = str(r['code']) if r['code'] else None
    q = ws.cell(r_, 1, lab); q.alignment = Alignment(horizontal='left', indent=r['lvl']*2); b = r['t'] != 'LINE'; q.font = Font(name='Arial', size=9, bold=b)
    for j, v in enumerate(r['v']):
        if v is None: continue
        q = ws.cell(r_, 2+j, v/100); q.number_format = '#,##0.00;(#,##0.00);0.00'; q.font = Font(name='Arial', size=9, bold=b)
        if r['items']: q.border = top
    r_ += 1
ws.column_dimensions['A'].width = 44
for j in range(13): ws.column_dimensions[gl(2+j)].width = 13.5
ws.freeze_panes = 'B7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '6:6'
import datetime; wb.properties.created = wb.properties.modified = datetime.datetime(2025, 8, 19)
name = 'PennantRow_IncomeStatement_12Month_AY2024-25.xlsx'; wb.save(os.path.join(DOCS, name)); print(name, len(s.rows))
save(name, [s], 'STUDENT_HOUSING', 'OPERATING_STATEMENT_T12', 'Entrata income statement, "code - name" cells, deep indents', False)
