# indirect cash-flow statement of an office building LLC, line numbers, two half-years and the change
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME = 'Quarry Park Office SCF 1H25.xlsx'
s = S('Statement of Cash Flows', 'Quarry Park Office Building', '2025-01-01', '2025-06-30', ['Jun 30, 2025', 'Jun 30, 2024', '$ Change'], derive=lambda b, k: b + [r2(b[0] - b[1])], sheet='Cash Flow')
L = lambda l, a, b, lv=1: s.line(l, [a, b], lv=lv)
s.head('Operating Activities')
o = [L('Net income (loss)', 71442.18, 88310.55)]
s.head('Adjustments for items not using cash', lv=1)
o += [L('Depreciation', 96210.0, 93144.0, 2), L('Amortization of leasing costs', 14873.34, 12760.02, 2), L('Amortization of loan costs', 3105.6, 3105.6, 2), L('Straight-line rent', -8816.47, -11240.9, 2)]
s.head('Changes in assets and liabilities', lv=1)
o += [L('Rents receivable', -12604.25, 4418.3, 2), L('Prepaid expenses', 9377.0, 8126.5, 2), L('Tax and insurance escrow', -21550.0, -20380.0, 2), L('Accounts payable', -6215.39, 3902.77, 2), L('Accrued real estate taxes', 31240.5, 30118.0, 2), L('Rents received in advance', 4080.0, -9625.0, 2), L('Security deposits held', 0.0, 5400.0, 2)]
a = s.tot('Net Cash Provided by Operating Activities', o, rt='SUBTOTAL')
s.head('Investing Activities')
b = s.tot('Net Cash Used in Investing Activities', [L('Tenant improvements', -48655.0, -112380.0), L('Elevator modernization', -66200.0, 0.0), L('Leasing commissions paid', -17312.8, -23906.4), L('Deposits to lender reserve', -15000.0, -15000.0)])
s.head('Financing Activities')
c = s.tot('Net Cash Provided by (Used in) Financing Activities', [L('Principal payments - Lakeland Life', -41877.16, -40015.28), L('Draw on line of credit', 60000.0, 0.0), L('Member contributions', 0.0, 50000.0), L('Member distributions', -60000.0, -75000.0)])
n = s.tot('Net Increase (Decrease) in Cash', [a, b, c], rt='TOTAL', key='net_cash_flow')
bg = L('Cash, Beginning of Period', 112904.37, 138255.21, 0)
s.tot('Cash, End of Period', [n, bg], rt='TOTAL')
s.head('Supplemental Disclosure')
L('Interest paid', 118433.91, 120295.79); L('State franchise tax paid', 1850.0, 1850.0)
wb = openpyxl.Workbook(); w0 = wb.active; w0.title = 'Index'
for k, t in enumerate(['Quarry Park Office Building', 'Half-year workbook, June 30, 2025', None, 'Tab', 'Cash Flow - statement of cash flows', 'Open items - questions for owner', None, 'Meridian CFO Group, Tulsa OK']): w0.cell(k + 2, 2, t)
w0['B2'].font = Font(name='Calibri', size=18, bold=True, color='1F4E79'); w0['B5'].font = Font(bold=True)
w0.column_dimensions['B'].width = 48; w0.sheet_view.showGridLines = False
ws = wb.create_sheet('Cash Flow'); ws.sheet_view.showGridLines = False
N = 'Calibri'
for k, t in enumerate(['Quarry Park Office Building', 'Statement of Cash Flows', 'Six Months Ended June 30, 2025 and 2024']): ws.cell(k + 1, 2, t).font = Font(name=N, size=[16, 13, 11][k], bold=k < 2, color='1F4E79')
ws.merge_cells('C5:D5'); ws['C5'] = 'Six Months Ended'; ws['C5'].alignment = Alignment(horizontal='center'); ws['C5'].font = Font(name=N, bold=True)
ws['C5'].border = ws['D5'].border = Border(bottom=Side('thin'))
ws['A6'] = 'Line'; ws['A6'].font = Font(name=N, size=8, color='808080')
for j, h in enumerate(s.columns): x = ws.cell(6, 3 + j, h); x.font = Font(name=N, bold=True); x.alignment = Alignment(horizontal='right'); x.border = Border(bottom=Side('medium', color='1F4E79'))
ws['B6'].border = Border(bottom=Side('medium', color='1F4E79'))
R, at = 7, {}
for i, r in enumerate(s.rows):
    if r['rt'] == 'HEADING' and r['lv'] == 0: R += 1
    at[i] = R
    ws.cell(R, 1, i + 1).font = Font(name=N, size=8, color='808080')
    x = ws.cell(R, 2, r['label']); x.alignment = Alignment(indent=r['lv']); x.font = Font(name=N, bold=r['rt'] != 'LINE' and r['lv'] == 0, italic=r['rt'] == 'HEADING' and r['lv'] == 1, color='1F4E79' if r['rt'] == 'HEADING' and r['lv'] == 0 else '000000')
    if r['full']:
        for j in range(3):
            l = 'CDE'[j]
            if j == 2: v = f'=C{R}-D{R}'
            elif r['items']: v = '=' + '+'.join(f'{l}{at[k]}' for k, _ in r['items'])
            else: v = r['full'][j]
            x = ws.cell(R, 3 + j, v); x.number_format = '#,##0.00;[Red](#,##0.00)'; x.font = Font(name=N, bold=r['rt'] != 'LINE')
            if r['rt'] != 'LINE': x.border = Border(top=Side('thin'), bottom=Side('double') if r['label'].startswith('Cash, End') else None)
            if r['rt'] == 'TOTAL': x.fill = PatternFill('solid', fgColor='DDEBF7')
    R += 1
ws.column_dimensions['A'].width = 5; ws.column_dimensions['B'].width = 52
for l in 'CDE': ws.column_dimensions[l].width = 16
w2 = wb.create_sheet('Open items'); 
for k, t in enumerate([('No.', 'Question', 'Who'), (1, 'Confirm final elevator invoice and retainage', 'owner'), (2, 'Line of credit: need June statement', 'bank'), (3, 'Suite 210 TI allowance: second draw?', 'PM')]):
    for j, v in enumerate(t): w2.cell(k + 1, j + 1, v).font = Font(name=N, bold=k == 0)
w2.column_dimensions['B'].width = 46
ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active = 1
p = f'{DOC}/{NAME}'; wb.save(p); recalc(p); save(NAME, [s])
ws = openpyxl.load_workbook(p, data_only=True)['Cash Flow']
for i, r in enumerate(s.rows):
    if r['full']:
        for j, v in enumerate(r['full']): assert abs(ws.cell(at[i], 3 + j).value - v) < .006, (r['label'], j)
