import os, random
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
NAME = 'Bellweather_corner_bldg_books_2024.xlsx'
def make():
    g = random.Random(3611); C = ['Jan-Mar', 'Apr-Jun', 'Jul-Sep', 'Oct-Dec', 'Year 2024', 'Year 2023', 'Change $']
    s = St('Owner Income & Expense Summary - 2024', 'BELLWEATHER CORNER BUILDING', C, '2024-01-01', '2024-12-31', sheet='2024', dec=2)
    def L(lab, q, py): t = round(sum(x or 0 for x in q), 2); return s.l(lab, list(q) + [t, py, round(t - (py or 0), 2)])
    s.h('RECEIPTS'); a = [L('Shop 1 - bakery', [7200, 7200, 7416, 7416], 28800), L('Shop 2 - tailor', [4350, 4350, 4350, 4350], 16950), L('Shop 3 - insurance office', [5100, 5100, 5100, 3400], 20400), L('Flat 2A', [4050, 4050, 4200, 4200], 15900), L('Flat 2B', [3900, 2600, 3975, 3975], 15450), L('Flat 3A', [4275, 4275, 4275, 4425], 16800), L('Flat 3B', [3825, 3825, 3825, 3825], 15300), L('Billboard', [900, 900, 900, 900], 3600), L('Shop share of taxes', [None, 5218.4, None, 5218.4], 9874.62), L('Late charges', [75, 150, None, 50], 325)]
    e = s.t('Total receipts', a, 'total_income', 'TOTAL')
    s.h('BUILDING EXPENSES'); r2 = lambda b, j: [round(b * (1 + g.uniform(-j, j)), 2) for _ in range(4)]
    s.h('Fixed'); f = s.t('Subtotal fixed', [L('Property tax', [None, 10436.8, None, 10436.8], 19749.24), L('Insurance', [2918.75] * 4, 10240), L('Fire alarm monitoring', [135] * 4, 540)])
    s.h('Utilities'); u = s.t('Subtotal utilities', [L('Natural gas', [3217.44, 1108.92, 402.15, 2265.8], 7740.03), L('Electricity', r2(865, .12), 3318.51), L('Water & sewer', r2(1142, .08), 4390.77), L('Trash', [489] * 4, 1860)])
    s.h('Upkeep'); k = s.t('Subtotal upkeep', [L('Repairs', r2(1310, .7), 6114.2), L('Plumbing', [None, 642.5, 1180, 295], 1487.35), L('Cleaning halls', [390] * 4, 1560), L('Snow and salt', [825, None, None, 310], 1040), L('Roof patch', [None, None, 3875, None], None), L('Exterminator', [165] * 4, 640)])
    s.h('Office'); o = s.t('Subtotal office', [L('Bookkeeping', [450] * 4, 1740), L('Legal', [None, 375, None, None], 820), L('Bank, postage, phone', r2(128, .3), 496.28), L('Management (son)', [2400] * 4, 9600)])
    X = s.t('Total expenses', [f, u, k, o], 'total_operating_expenses', 'TOTAL'); n = s.t('Net before loan', [e, -X], 'noi', 'TOTAL')
    m = s.l('Loan payments', [8835.66] * 4 + [35342.64, 35342.64, 0]); s.t('Cash left', [n, -m], 'net_cash_flow', 'TOTAL')
    wb = Workbook(); w3 = wb.active; w3.title = 'Loan'; ws = wb.create_sheet('2024', 0)
    w3.append(['Loan balance 1/1/2024', 268411.07]); w3.append(['Principal paid', 18120.33]); w3.append(['Interest paid', 17222.31]); w3.append(['Loan balance 12/31/2024', 250290.74])
    ws['A1'] = 'BELLWEATHER CORNER BUILDING'; ws['A1'].font = Font(name='Calibri', size=14, bold=True); ws['A2'] = 'Owner Income & Expense Summary - 2024'; ws['A3'] = 'January 1 - December 31, 2024 (cash basis)'
    heads = [None, 'Jan-Mar', 'Apr-Jun', 'Jul-Sep', 'Oct-Dec', 'Year\n2024', 'check', 'Year\n2023', 'Change\n$', 'Change\n%']
    for j, h in enumerate(heads):
        if h: z = ws.cell(5, j + 1, h); z.font = Font(bold=True); z.alignment = Alignment(horizontal='center', wrap_text=True, vertical='bottom'); z.fill = PatternFill('solid', fgColor='FFDDEBF7')
    ws.row_dimensions[5].height = 32; i = 6; cm = [2, 3, 4, 5, 6, 8, 9]
    for q in s.rows:
        b = q.kind != 'LINE'; top = q.kind == 'HEADING' and q.label.isupper()
        if top: i += 1
        z = ws.cell(i, 1, q.label); z.font = Font(bold=b, italic=q.kind == 'HEADING' and not top, color='FF1F3864' if top else None); z.alignment = Alignment(indent=0 if (top or q.kind == 'TOTAL') else 1 if b else 2)
        if q.kind != 'HEADING':
            for j, v in enumerate(q.vals):
                if v is None: continue
                z = ws.cell(i, cm[j]); z.alignment = Alignment(horizontal='right'); z.font = Font(bold=b)
                if q.label in ('Billboard', 'Trash', 'Cleaning halls') and j < 4: z.value = f'{v:,.2f}'   # typed as text
                else: z.value = v; z.number_format = '$#,##0.00;-$#,##0.00' if q.kind == 'TOTAL' else '#,##0.00;-#,##0.00'
                if b: z.border = Border(top=Side(style='thin'), bottom=Side(style='double') if q.label == 'Cash left' else None)
            ws.cell(i, 7, 0).number_format = '0.00'
            py = q.vals[5]
            if py: z = ws.cell(i, 10, round(q.vals[6] / py, 4)); z.number_format = '0.0%;-0.0%'
            else: ws.cell(i, 10, 'new').alignment = Alignment(horizontal='right')
        i += 1
        if q.kind == 'TOTAL': i += 1
    ws.cell(i, 1, 'Shop 3 moved out end of November. Flat 2B empty in June.').font = Font(italic=True)
    ws.column_dimensions['A'].width = 30; ws.column_dimensions['G'].hidden = True
    for c in 'BCDEFHI': ws.column_dimensions[c].width = 13.5
    ws.freeze_panes = 'B6'; ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 1; wb.active = 0
    for z in wb.worksheets: z.sheet_view.tabSelected = z is ws
    s.cols = C; wb.save(os.path.join(DOC, NAME))
    finish(NAME, [s], 'MIXED_USE', 'OPERATING_STATEMENT', 'small owner', 'quarters, year, prior year, change; hidden check column, some amounts typed as text, nested expense groups', True)
