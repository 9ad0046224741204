"""Business park: operating history and budget with the property tax split by taxing body and insurance split by policy; header columns of years in a two-row header, $/SF, account numbers with a dash in one cell, tax parcels beside, totals ABOVE the details for taxes and insurance? no - below; a T12 and budget column and a growth note; openpyxl; group rows outline, one collapsed (hidden) column."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
FN = 'Stonegate Business Park Op History.xlsx'
SF = 218600
cols = ['FY 2023 Actual', 'FY 2024 Actual', 'T12 Sep-25', 'FY 2026 Budget', 'Bud vs. T12']
S = Stmt(cols, 4, lambda b, n: list(b)+[b[3]-b[2]])
L = lambda c, l, *v, lv=1, rem='': S.line(l, list(v), c, lv, rem=rem)
S.head('Revenue')
a = [L('R-100','Base Rent', 1984210, 2046318, 2098744, 2171500), L('R-110','Free Rent', -38500, -12750, -41666, 0), L('R-120','Tax Reimbursement', 402118, 421906, 440217, 463000), L('R-130','Insurance Reimbursement', 71420, 84316, 96388, 98500), L('R-140','CAM Reimbursement', 268904, 277815, 283106, 291400), L('R-150','Tenant HVAC Billings', 18212, 16904, 21718, 20000), L('R-190','Solar Roof License', 0, 14000, 24000, 24720)]
t1 = S.total('Total Revenue', a, level=0, nat='inc', key='total_income')
v = L('R-200','General Vacancy & Credit', -31106, -44812, -28350, -107419, rem='Budget: 3.5% of total revenue')
e = S.total('Effective Revenue', [t1, v], key='total_income')
S.head('Operating Expenses')
b = [L('E-300','Repairs & Maintenance', 94210, 101866, 96318, 99500), L('E-310','Roof Program', 18640, 11200, 26975, 22000), L('E-320','Landscaping & Snow', 61118, 54390, 58014, 60000), L('E-330','Utilities', 54814, 57230, 58669, 60400), L('E-340','Contract Janitorial (flex suites)', 22916, 23604, 24312, 25050), L('E-350','Fire Alarm Monitoring', 9660, 9948, 10240, 10560), L('E-360','Security Cameras', 0, 0, 6215, 7200), L('E-370','Management Fee', 80150, 83450, 86820, 88400)]
o = S.sub('Total Controllable', b, level=0)
S.head('Real Estate Taxes')
c = [L('E-400','County', 142816, 150190, 156244, 163200, lv=2), L('E-401','School District', 218640, 229318, 238915, 249600, lv=2), L('E-402','City', 49914, 51206, 52880, 55100, lv=2), L('E-403','Library & Park', 8214, 8430, 8629, 9000, lv=2), L('E-404','Stormwater District', 11760, 11760, 12348, 12960, lv=2), L('E-405','Tax Appeal Fees / (Refund)', 4500, -18420, 6100, 0, lv=2)]
tx = S.sub('Total Real Estate Taxes', c, level=1)
S.head('Insurance')
d = [L('E-450','Property - All Risk', 46118, 58214, 68842, 69500, lv=2), L('E-451','Named Windstorm / Hail Deductible Buy-Back', 8900, 11350, 13916, 14200, lv=2), L('E-452','General Liability', 7410, 8105, 8670, 9000, lv=2), L('E-453','Umbrella', 4016, 4320, 4988, 5250, lv=2)]
ins = S.sub('Total Insurance', d, level=1)
ot = S.total('Total Expenses', [o, tx, ins], key='total_operating_expenses')
noi = S.total('Net Operating Income', [e, ot], minus=(ot,), key='noi')
cp = [L('C-500','Tenant Improvements', 88214, 41906, 126588, 75000), L('C-510','Leasing Commissions', 54120, 29818, 68415, 40000), L('C-520','Building Capital', 31500, 118240, 22918, 145000)]
tc = S.sub('Total Capital', cp, level=0)
S.total('Net Cash Flow', [noi, tc], minus=(tc,), key='net_cash_flow')
wb = Workbook(); ws = wb.active; ws.title = 'Op History'
ws['A1'] = 'STONEGATE BUSINESS PARK'; ws['A1'].font = Font(name='Calibri', size=16, bold=True); ws['A2'] = 'Historical and Budgeted Operations  |  218,600 rentable SF  |  5 buildings'; ws['A3'] = 'Trailing twelve months is Oct. 1, 2024 to Sep. 30, 2025'
H = 5
nv = PatternFill('solid', fgColor='203864'); cc = [4, 5, 6, 8, 9]  # C: spacer hidden notes, G: T12 $/SF
head1 = ['FY 2023', 'FY 2024', 'T12', None, 'FY 2026', 'Bud vs.']; head2 = ['Actual', 'Actual', 'Sep-25', '$/SF', 'Budget', 'T12']
for j in range(1, 10): ws.cell(H, j).fill = nv; ws.cell(H+1, j).fill = nv
ws.cell(H+1, 1, 'Account').font = Font(bold=True, color='FFFFFF')
for j, (h1, h2) in enumerate(zip(head1, head2)):
    for k, t in ((H, h1), (H+1, h2)): x = ws.cell(k, 4+j, t); x.font = Font(bold=True, color='FFFFFF'); x.alignment = Alignment(horizontal='right')
r = H+2; nf = '#,##0;[Red]-#,##0'
for q in S.rows:
    lab = f"{q['code']}  {q['label']}" if q['code'] else q['label']
    x = ws.cell(r, 1, lab); b_ = q['type'] != 'LINE'; x.font = Font(bold=b_, italic=q['type'] == 'HEADING'); x.alignment = Alignment(horizontal='left', indent=q['level'])
    if q['type'] != 'HEADING':
        for c, v_ in zip(cc, q['values']): y = ws.cell(r, c, v_); y.number_format = nf; y.font = Font(bold=b_); y.border = Border(top=Side(style='thin')) if b_ else Border()
        y = ws.cell(r, 7, round(q['values'][2]/SF, 2)); y.number_format = '0.00;[Red]-0.00'; y.font = Font(color='808080')
        if q.get('rem'): ws.cell(r, 11, q['rem']).font = Font(italic=True, size=9, color='808080')
    if q['level'] == 2: ws.row_dimensions[r].outline_level = 1
    if q['type'] == 'TOTAL':
        for c in range(1, 10): ws.cell(r, c).fill = PatternFill('solid', fgColor='D9E2F3')
    r += 1
    if q['type'] in ('TOTAL',): r += 1
# side table: parcels, to the right
ws.cell(H, 13, '2025 tax parcels').font = Font(bold=True)
for i, row in enumerate([('Parcel','Bldg.','Assessed','Rate'), ('14-22-300-011','A / B',9214000,.02481), ('14-22-300-012','C',3180500,.02481), ('14-22-300-015','D / E',6621700,.02497)]):
    for j, z in enumerate(row):
        y = ws.cell(H+1+i, 13+j, z); y.font = Font(bold=i == 0, size=9)
        if isinstance(z, int): y.number_format = '#,##0'
        if isinstance(z, float): y.number_format = '0.000%'
ws.column_dimensions['A'].width = 45; ws.column_dimensions['B'].width = 2; ws.column_dimensions['B'].hidden = True; ws.column_dimensions['C'].width = 1.5; ws.column_dimensions['K'].width = 28; ws.column_dimensions['M'].width = 16; ws.column_dimensions['J'].width = 2; ws.column_dimensions['L'].width = 2
for c in 'DEFHI': ws.column_dimensions[c].width = 12
ws.column_dimensions['O'].width = 12
ws.freeze_panes = 'D7'; ws.sheet_view.showGridLines = False; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.column_dimensions['B'].outline_level = 1
wb.save(os.path.join(DOCS, FN))
save(FN, [S.truth('Historical and Budgeted Operations', 'STONEGATE BUSINESS PARK', None, None, sheet='Op History')], 'INDUSTRIAL', 'OPERATING_STATEMENT', 'institutional owner (analyst workbook)', 'openpyxl, code and name in one cell, two-row header, rate column amid the money, taxes split by body and insurance by policy, parcel side table, remark column, hidden column, outline', True)
print([q['values'] for q in S.rows if q['type'] == 'TOTAL'])
