"""Family-owned shopping centre: home-made month-by-month sheet, calendar 2025, quarter totals between the months, prior year and change at the end; every amount typed as text; a merged title; label in column C with section names in column B, two-row header, legal/arial narrow; openpyxl. Unreal rows: a remark column at the end."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
rng = random.Random(31111)
FN = 'PEACHTREE_CORNERS_2025_monthly.xlsx'
mm = ['January','February','March','April','May','June','July','August','September','October','November','December']
cols = []
for i in range(4): cols += mm[3*i:3*i+3] + [f'{["1st","2nd","3rd","4th"][i]} Qtr']
cols += ['2025 TOTAL', '2024 TOTAL', 'CHANGE']
def der(b, n):
    o = []
    for i in range(4): o += list(b[3*i:3*i+3]) + [sum(b[3*i:3*i+3])]
    t = sum(b[:12]); return o + [t, b[12], t-b[12]]
S = Stmt(cols, 13, der, scale=100)
def m(a, z, py=None): v = [int(x*100) for x in spread(rng, a, 12, z)]; return v+[round((py if py is not None else a*.96)*100)]
def fl(x, py): return [round(x*100)]*12+[round(py*100)]
def at(d, py): return [int(round(d.get(i, 0)*100)) for i in range(12)]+[int(round(py*100))]
L = lambda l, v, nat='exp', rem='': S.line(l, v, None, 1, nat, rem=rem)
S.head('RENT & REIMBURSEMENTS')
a = [L('Space 1 - Grocery Outlet', fl(14250, 171000),'inc'), L('Space 2 - Nail Salon', fl(3100, 36000),'inc'), L('Space 3 - Pharmacy', [572500]*7+[590000]*5+[6780000],'inc','bump 8/1'), L('Space 4 - Vacant', at({}, 17600),'inc','cafe left 11/24'), L('Space 5 - Dry Cleaner', [285000]*12+[3420000],'inc'),
     L('Space 6 - Tax Office', [196000]*4+[0]*2+[210000]*6+[2352000],'inc','2 mos free on renewal'), L('Space 7/8 - Fitness', fl(8840, 104400),'inc'), L('Pad - Drive-thru Bank', fl(7500, 90000),'inc'), L('CAM Billed', m(61800,.01,59420),'inc'), L('Taxes Billed (Nov.)', at({10: 68114.37}, 64890.12),'inc'), L('Insurance Billed', m(13900,.01,12206.4),'inc'), L('Late Fees', at({1:142.5,5:285,8:71.25,11:427.5}, 641.25),'inc')]
ti = S.total('TOTAL RECEIVED', a, nat='inc', key='total_income')
S.head('EXPENSES PAID')
b = [L('Property Tax', at({10: 79410.22}, 75615.9)), L('Insurance - Package', at({2: 9820, 5: 9820, 8: 10475.5, 11: 10475.5}, 35204)), L('Insurance - Umbrella', at({2: 3114}, 2940)), L('Landscaper', fl(1350, 15600)), L('Lot Sweeping', fl(680, 7800)), L('Lights / Electrician', at({0:418.75,3:1265,6:390,9:842.4,11:2210}, 4118.3)), L('Power Company', m(9640,.2,9212.44)), L('City Water', m(7120,.18,6884.1)), L('Dumpsters', fl(745.5, 8640)), L('Roof Patch', at({3:4850,8:1975}, 3300)), L('HVAC - Space 4', at({1:1288.64}, 0), rem='moved to tenant'), L('Asphalt Patching & Striping', at({4:16840}, 0)), L('Snow / De-ice', at({0:1425,1:2850}, 950)), L('Legal', at({5:1800,10:3125.5}, 2250)), L('Bookkeeper', fl(425, 4800)), L('Leasing Commission - Space 6', at({6:6048}, 0)), L('Management (family)', fl(2500, 27600)), L('Bank Charges', at({i:18.95 for i in range(12)}, 227.4)), L('Repairs - Other', m(5400,.9,6331.27))]
te = S.total('TOTAL PAID', b, key='total_operating_expenses')
S.total('NET BEFORE LOAN', [ti, te], minus=(te,), nat='inc', key='noi')
d = L('Loan Payment - Credit Union', fl(21846.3, 262155.6)); S.rows[d]['level'] = 0
S.total('NET TO FAMILY', [S.key['noi'], d], minus=(d,), nat='inc', key='net_cash_flow')
wb = Workbook(); ws = wb.active; ws.title = '2025'; wb.create_sheet('Loan').append(['Credit Union loan', 'Orig. $3,400,000', '5.85%', 'Matures 4/1/2031', 'P&I $21,846.30'])
A = 'Arial Narrow'
ws.merge_cells('B2:T2'); ws['B2'] = 'PEACHTREE CORNERS - income and expense by month, 2025'; ws['B2'].font = Font(name=A, size=16, bold=True); ws['B2'].alignment = Alignment(horizontal='left')
ws['B3'] = 'cash basis - Jan. 1 to Dec. 31, 2025 - from check register'; ws['B3'].font = Font(name=A, size=9, italic=True)
yl = PatternFill('solid', fgColor='FFF2CC'); bl = PatternFill('solid', fgColor='DDEBF7')
HR = 5; r = HR
def hd(r):
    for j, t in enumerate(cols):
        c = ws.cell(r, 4+j, t); c.font = Font(name=A, size=9, bold=True); c.alignment = Alignment(horizontal='center', wrap_text=True); c.border = Border(bottom=Side(style='medium')); c.fill = yl if 'Qtr' in t or 'TOTAL' in t else PatternFill()
    ws.cell(r, 4+len(cols), 'remarks').font = Font(name=A, size=9, italic=True)
hd(r); r += 1
def tx(v): return '' if v == 0 else (f'{v/100:,.2f}' if v > 0 else f'({-v/100:,.2f})')
for q in S.rows:
    if q['type'] == 'HEADING': r += 1 if r > HR+1 else 0; ws.cell(r, 2, q['label']).font = Font(name=A, size=10, bold=True, color='C00000'); r += 1; continue
    b_ = q['type'] == 'TOTAL'
    ws.cell(r, 2 if b_ else 3, q['label']).font = Font(name=A, size=9, bold=b_)
    for j, v in enumerate(q['values']):
        c = ws.cell(r, 4+j, tx(v)); c.font = Font(name=A, size=9, bold=b_); c.alignment = Alignment(horizontal='right'); c.number_format = '@'
        if b_: c.border = Border(top=Side(style='thin'), bottom=Side(style='double'))
        if 'Qtr' in cols[j] or 'TOTAL' in cols[j]: c.fill = yl
        elif b_: c.fill = bl
    if q.get('rem'): ws.cell(r, 4+len(cols), q['rem']).font = Font(name=A, size=8, italic=True, color='7F7F7F')
    r += 2 if b_ else 1
for q in S.rows: q['values'] = [None if v == 0 else v for v in q['values']]  # blank text cells
ws.column_dimensions['A'].width = 2; ws.column_dimensions['B'].width = 3; ws.column_dimensions['C'].width = 27
for j in range(len(cols)): ws.column_dimensions[CL(4+j)].width = 11
ws.freeze_panes = 'D6'; ws.page_setup.orientation = 'landscape'; ws.page_setup.paperSize = 5; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(os.path.join(DOCS, FN))
save(FN, [S.truth('PEACHTREE CORNERS - income and expense by month, 2025', 'PEACHTREE CORNERS', '2025-01-01', '2025-12-31', sheet='2025')], 'RETAIL', 'OPERATING_STATEMENT_T12', 'family owner (home-made sheet)', 'openpyxl, amounts typed as text, quarter totals between months, prior year and change, section names one column left, remarks column, blanks for nothing', True)
print([q['values'][-3:] for q in S.rows if q['type'] == 'TOTAL'])
