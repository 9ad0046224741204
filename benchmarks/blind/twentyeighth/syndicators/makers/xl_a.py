from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as CL
from openpyxl.worksheet.properties import PageSetupProperties
import datetime as dt
def page(ws, land=True, h=0, paper=1):
    ws.page_setup.orientation = 'landscape' if land else 'portrait'; ws.page_setup.paperSize = paper; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = h
    ws.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True); ws.page_margins.left = ws.page_margins.right = .4
thin, med, dbl = Side(style='thin'), Side(style='medium'), Side(style='double')
# ---------------- X1 senior living by department ----------------
def x1():
    R = random.Random(2861)
    cols = ['Current Month Actual', 'Current Month Budget', 'Current Month Variance', 'Year to Date Actual', 'Year to Date Budget', 'Year to Date Variance', 'Prior Year YTD']
    st = St('Departmental Operating Statement', 'Windmere Gardens Senior Living', '2025-01-01', '2025-05-31', cols, fav=(2, 5), sheet='Dept P&L')
    def ln(l, mo, ie, n=.05):
        b = mo; a = round(mo * (1 + R.uniform(-n, n))); yb = round(mo * 5 * (1 + R.uniform(-.005, .005))); ya = round(yb * (1 + R.uniform(-n, n) * .6)); py = round(ya / (1.035 + R.uniform(-.03, .04)))
        g = 1 if ie == 'I' else -1; return st.L(l, [a, b, g * (a - b), ya, yb, g * (ya - yb), py])
    def sec(h, ls, t, ie, **k):
        st.H(h); ids = [ln(x[0], x[1], ie, *x[2:]) for x in ls]; return st.T(t, ids, **k)
    st.H('REVENUE')
    r1 = sec('Room and Board', [('Independent Living', 148600, .02), ('Assisted Living', 236400, .03), ('Memory Care', 164900, .04), ('Second Person Fees', 9800, .08), ('Respite / Short Stay', 7400, .4), ('Rent Concessions', -8200, .3)], 'Total Room and Board', 'I')
    r2 = sec('Care and Ancillary', [('Level of Care - AL', 61700, .05), ('Level of Care - MC', 38200, .05), ('Medication Management', 14300, .05), ('Community Fees', 12000, .5), ('Guest Meals and Catering', 2150, .25), ('Beauty / Barber and Other', 1800, .2), ('Medicaid Waiver (HCBS)', 27900, .06)], 'Total Care and Ancillary', 'I')
    tr = st.T('TOTAL REVENUE', [r1, r2], kind='TOTAL', key='total_income')
    st.H('DEPARTMENTAL EXPENSES')
    D = [sec('Resident Care - Assisted Living', [('Wages - Nurses and Med Techs', 46100), ('Wages - Caregivers', 52300, .07), ('Agency Staffing', 4000, .9), ('Payroll Taxes and Benefits', 17900), ('Medical Supplies', 1650, .3)], 'Total Resident Care - AL', 'E'),
         sec('Resident Care - Memory Care', [('Wages - Nurses', 19800), ('Wages - Caregivers', 41200, .06), ('Payroll Taxes and Benefits', 11300), ('Programming Supplies', 900, .3)], 'Total Resident Care - MC', 'E'),
         sec('Dining Services', [('Wages', 47800), ('Payroll Taxes and Benefits', 8100), ('Raw Food', 33600, .06), ('Dietary Supplies and Smallwares', 3200, .2)], 'Total Dining Services', 'E'),
         sec('Housekeeping and Laundry', [('Wages', 15700), ('Payroll Taxes and Benefits', 2900), ('Supplies and Linen', 2600, .2)], 'Total Housekeeping and Laundry', 'E'),
         sec('Life Enrichment and Transportation', [('Wages', 11900), ('Payroll Taxes and Benefits', 2100), ('Entertainment and Outings', 1900, .2), ('Vehicle Expense', 1150, .3)], 'Total Life Enrichment and Transportation', 'E'),
         sec('Plant Operations', [('Wages', 11200), ('Payroll Taxes and Benefits', 2000), ('Repairs and Maintenance', 7300, .25), ('Service Contracts', 5900, .05), ('Electricity', 11400, .1), ('Natural Gas', 4300, .2), ('Water, Sewer and Trash', 6700, .06), ('Cable and Telecom', 4100, .03)], 'Total Plant Operations', 'E'),
         sec('Sales and Marketing', [('Wages and Commissions', 12600, .1), ('Payroll Taxes and Benefits', 2100), ('Referral Agency Fees', 6500, .5), ('Advertising and Events', 4800, .25)], 'Total Sales and Marketing', 'E'),
         sec('Administration', [('Wages', 25300), ('Payroll Taxes and Benefits', 4500), ('Licenses, Dues and Subscriptions', 1300, .15), ('Software and IT', 5600, .05), ('Professional Fees', 2000, .4), ('Office and Travel', 2300, .2), ('Bad Debt', 2000, .5)], 'Total Administration', 'E')]
    td = st.T('TOTAL DEPARTMENTAL EXPENSES', D, kind='TOTAL')
    fx = sec('FIXED AND MANAGEMENT', [('Management Fee (5%)', 35850, .01), ('Property and GL/PL Insurance', 14200, .01), ('Real Estate Taxes', 21300, .005), ('Provider / Bed Tax', 2600, .02)], 'Total Fixed and Management', 'E')
    te = st.T('TOTAL OPERATING EXPENSES', [td, fx], kind='TOTAL', key='total_operating_expenses')
    noi = st.T('NET OPERATING INCOME', [tr, te], signs=[1, -1], kind='TOTAL', key='noi')
    ob = sec('OTHER (INCOME) EXPENSE', [('Bond Interest', 47250, .002), ('Trustee and Letter of Credit Fees', 1950, .02), ('Depreciation', 58300, .002)], 'Total Other Expense', 'E')
    st.T('NET INCOME', [noi, ob], signs=[1, -1], kind='TOTAL', key='net_income')
    wb = Workbook(); ws = wb.active; ws.title = 'Dept P&L'; page(ws)
    F = lambda **k: Font(name='Segoe UI', size=k.pop('size', 9), **k)
    ws['B1'] = 'Windmere Gardens Senior Living'; ws['B1'].font = F(bold=True, size=14, color='5B2C6F'); ws['B2'] = 'Departmental Operating Statement'; ws['B2'].font = F(bold=True, size=11); ws['B3'] = 'For the month and five months ended May 31, 2025'; ws['B3'].font = F(italic=True)
    for a, l, v, nf in (('J1', 'Units available', 112, '0'), ('J2', 'Average occupied', 101.6, '0.0'), ('J3', 'Resident days', 3288, '#,##0')):
        ws[a] = l; ws[a].font = F(color='777777', size=8); c = ws.cell(int(a[1]), 12, v); c.number_format = nf; c.font = F(color='777777', size=8)
    pur = PatternFill('solid', fgColor='5B2C6F'); lav = PatternFill('solid', fgColor='EBDEF0')
    ws.merge_cells('C5:G5'); ws['C5'] = 'Current Month'; ws.merge_cells('I5:M5'); ws['I5'] = 'Year to Date'
    heads = ['Actual', 'Budget', 'Variance', 'Var %', 'PRD', None, 'Actual', 'Budget', 'Variance', 'Var %', 'Prior Year YTD']
    for j in range(2, 14):
        for r in (5, 6):
            if j != 8: ws.cell(r, j).fill = pur
            ws.cell(r, j).font = F(bold=True, color='FFFFFF'); ws.cell(r, j).alignment = Alignment(horizontal='center' if j > 2 else 'left', wrap_text=True)
        if j > 2: ws.cell(6, j, heads[j - 3])
    mc = [3, 4, 5, 9, 10, 11, 13]; n = 7
    ws.column_dimensions['A'].width = 2; ws.column_dimensions['B'].width = 36; ws.column_dimensions['H'].width = 1.5
    for j in range(3, 14):
        if j != 8: ws.column_dimensions[CL(j)].width = 11.5 if j in mc else 8
    for r in st.rows:
        T = r['type']; c = ws.cell(n, 2, r['label']); top = r['label'].isupper()
        c.font = F(bold=T != 'LINE', italic=(T == 'HEADING' and not top)); c.alignment = Alignment(horizontal='left', indent={'LINE': 2, 'SUBTOTAL': 1, 'HEADING': 0 if top else 1, 'TOTAL': 0}[T])
        if T != 'HEADING':
            for j, v in zip(mc, r['vals']): x = ws.cell(n, j, v); x.number_format = '#,##0_);(#,##0)'
            for j, a, b in ((6, 2, 1), (12, 5, 4)):
                x = ws.cell(n, j, round(r['vals'][a] / abs(r['vals'][b]), 4) if r['vals'][b] else None); x.number_format = '0.0%_);(0.0%)'
            x = ws.cell(n, 7, round(r['vals'][0] / 3288, 2)); x.number_format = '0.00_);(0.00)'
            for j in range(3, 14):
                if j == 8: continue
                x = ws.cell(n, j); x.font = F(bold=T != 'LINE')
                if T != 'LINE': x.border = Border(top=thin, bottom=med if T == 'TOTAL' else None)
        if T == 'TOTAL':
            for j in range(2, 14):
                if j != 8: ws.cell(n, j).fill = lav
            n += 1
        n += 1
    ws.print_title_rows = '5:6'; ws.freeze_panes = 'C7'; ws.oddFooter.left.text = 'Tamarack Senior Management - confidential'; ws.oddFooter.right.text = 'Page &P of &N'
    w2 = wb.create_sheet('Census'); page(w2)
    for r in [['Census - May 2025'], ['Level', 'Units', 'Avg Occupied', 'Occ %'], ['Independent Living', 44, 40.2, .9136], ['Assisted Living', 46, 41.9, .9109], ['Memory Care', 22, 19.5, .8864]]: w2.append(r)
    for i in (3, 4, 5): w2.cell(i, 4).number_format = '0.0%'
    w2.column_dimensions['A'].width = 24
    name = 'Windmere Gardens May 2025 Dept PL.xlsx'; wb.save(doc(name)); save(name, [st], 'SENIOR_HOUSING', 'OPERATING_STATEMENT', 'senior living by department, grouped month/YTD with Var % and PRD columns, spacer column, census sheet', False)
# ---------------- X3 co-op T12, total first, expenses negative ----------------
def x3():
    R = random.Random(2863)
    months = [dt.date(2024 + (m > 12), (m - 1) % 12 + 1, 1) for m in range(4, 16)]
    st = St('Trailing 12 Months - Income, Expense and Reserves', 'Bayview Mutual Housing Cooperative', '2024-04-01', '2025-03-31', ['T-12 Total'] + [m.strftime('%b %Y') for m in months], sheet='T12')
    heat = [1, .6, .4, .3, .3, .4, .8, 1.3, 1.9, 2.1, 1.9, 1.4]
    def ln(l, ann, n=.05, s=None, only=None):
        v = split12(R, ann, n, s, 2, flat=n == 0)
        if only: v = [round(ann / len(only), 2) if i in only else None for i in range(12)]
        return st.L(l, [round(sum(x or 0 for x in v), 2)] + v, lv=2)
    def sec(h, ls, t, **k):
        st.H(h, lv=1); ids = [ln(*x) for x in ls]; return st.T(t, ids, lv=1, **k)
    st.H('REVENUE', lv=0)
    a = sec('Member Charges', [('Carrying charges', 1386000, 0), ('Section 8 LMSA subsidy', 192400, .02), ('Carrying charge vacancies', -21700, .4), ('Surcharges (over-income members)', 18600, .1)], 'Total Member Charges')
    b = sec('Other Revenue', [('Parking', 28800, .02), ('Laundry', 16900, .07), ('Resale administration fees', 7500, 0, None, [1, 4, 6, 10, 11]), ('Late fees and NSF', 5200, .35), ('Interest - general operating reserve', 8640, .05)], 'Total Other Revenue')
    ti = st.T('TOTAL REVENUE', [a, b], kind='TOTAL', key='total_income', lv=0)
    st.H('OPERATING EXPENSES', lv=0)
    E = [sec('Administration', [('Manager salary', -68400, .02), ('Office and board expense', -21300, .15), ('Management agent fee', -61200, 0), ('Legal', -14800, .6), ('Audit', -16500, 0, None, [1, 2]), ('Member education and NAHC dues', -4200, 0, None, [5, 9])], 'Total Administration'),
         sec('Utilities', [('Gas heat', -118300, .05, heat), ('Electricity', -46900, .07), ('Water and sewer', -121700, .04)], 'Total Utilities'),
         sec('Maintenance', [('Maintenance payroll', -151800, .03), ('Supplies and parts', -33600, .2), ('Elevator contract', -19200, 0), ('Grounds', -27400, .12, [1.4, 1.4, 1.3, 1.2, 1.2, 1, .9, .7, .4, .3, .3, .9]), ('Snow removal', -14250, 0, None, [8, 9, 10]), ('Exterminating', -8300, .05), ('Trash', -24600, .02), ('Painting and unit turns', -22900, .4)], 'Total Maintenance'),
         sec('Taxes and Insurance', [('Real estate taxes', -204360, 0), ('Payroll taxes and benefits', -58700, .04), ('Property insurance', -97400, .01), ('Fidelity bond and D&O', -5100, 0, None, [3])], 'Total Taxes and Insurance')]
    te = st.T('TOTAL OPERATING EXPENSES', E, kind='TOTAL', key='total_operating_expenses', lv=0)
    noi = st.T('NET OPERATING INCOME', [ti, te], kind='TOTAL', key='noi', lv=0)
    st.H('DEBT SERVICE AND RESERVES', lv=0)
    ids = [ln('Mortgage interest', -186400, .012), ln('Mortgage principal', -92100, .02), ln('Mortgage insurance premium', -19680, 0), ln('Replacement reserve contribution', -84000, 0), ln('General operating reserve contribution', -41580, 0)]
    d = st.T('TOTAL DEBT SERVICE AND RESERVES', ids, kind='TOTAL', lv=0)
    st.T('NET CASH AFTER RESERVES', [noi, d], kind='TOTAL', lv=0)
    wb = Workbook(); ws = wb.active; ws.title = 'T12'; page(ws, True, 1, 5)
    F = lambda **k: Font(name='Calibri', size=10, **k)
    ws['A1'] = 'Bayview Mutual Housing Cooperative'; ws['A1'].font = Font(name='Calibri', size=14, bold=True); ws['A2'] = 'Trailing 12 Months - Income, Expense and Reserves'; ws['A3'] = 'April 2024 through March 2025   (138 member units)'
    ws['E6'] = 'T-12 Total'; n0 = 6
    for i, m in enumerate(months): c = ws.cell(n0, 7 + i, m); c.number_format = 'mmm-yy'
    ws.cell(n0, 20, 'Per Unit')
    for j in range(1, 21):
        c = ws.cell(n0, j); c.font = F(bold=True); c.alignment = Alignment(horizontal='right' if j > 4 else 'left')
        if j not in (6, 19): c.border = Border(bottom=med)
    for k, w in dict(A=2, B=2, C=2, D=36, E=14, F=1.5, S=1.5, T=10).items(): ws.column_dimensions[k].width = w
    for i in range(12): ws.column_dimensions[CL(7 + i)].width = 12
    n = 7; nf = '#,##0.00_);(#,##0.00);"-"??_)'
    for r in st.rows:
        T = r['type']
        if r['m']['lv'] == 0 and (T == 'HEADING' or T == 'TOTAL'): n += (1 if T == 'HEADING' else 0)
        c = ws.cell(n, 2 + r['m']['lv'], r['label']); c.font = F(bold=T in ('TOTAL', 'HEADING') and r['m']['lv'] == 0, underline='single' if T == 'HEADING' and r['m']['lv'] == 1 else None)
        if T != 'HEADING':
            for j, v in zip([5] + list(range(7, 19)), r['vals']):
                x = ws.cell(n, j, v); x.number_format = nf; x.font = F(bold=T == 'TOTAL' or j == 5)
                if T != 'LINE': x.border = Border(top=thin, bottom=dbl if r['label'].startswith('NET') else None)
            x = ws.cell(n, 20, round(r['vals'][0] / 138, 2)); x.number_format = '#,##0.00_);(#,##0.00)'; x.font = F(italic=True, color='808080')
        n += 1
    ws.freeze_panes = 'G7'
    name = 'Bayview_T12_Mar-2025.xlsx'; wb.save(doc(name)); save(name, [st], 'COOPERATIVE', 'OPERATING_STATEMENT_T12', 'total column first, month dates as date cells, labels stepped over three columns, expenses negative, blanks for empty months, per-unit column', True)
# ---------------- X5 balance sheet by fund ----------------
def x5():
    cols = ['Operating Fund', 'Replacement Reserve', 'General Operating Reserve', 'All Funds', 'Prior Year All Funds']
    st = St('Statement of Financial Position by Fund', 'Rosewood Senior Cooperative, Inc.', None, '2025-06-30', cols, sheet='BS by Fund')
    def L(code, l, o, r, g, p):
        t = round(sum(x or 0 for x in (o, r, g)), 2); return st.L(l, [o, r, g, t, p], code)
    st.H('CURRENT ASSETS')
    a = [L('1120', 'Cash - Operating', 118204.66, 0, 0, 96731.08), L('1121', 'Petty Cash', 500, 0, 0, 500), L('1130', 'Member Carrying Charges Receivable', 14382.1, 0, 0, 11906.45), L('1131', 'Allowance for Doubtful Accounts', -3150, 0, 0, -2800),
         L('1140', 'Accounts Receivable - HUD', 9877, 0, 0, 10412), L('1191', 'Member Security Deposits Held in Trust', 6240, 0, 0, 6120), L('1200', 'Prepaid Insurance', 31206.84, 0, 0, 28455.3), L('1195', 'Due From (To) Other Funds', -22000, 14500, 7500, 0)]
    ca = st.T('TOTAL CURRENT ASSETS', a, '1100T')
    st.H('RESTRICTED DEPOSITS AND FUNDED RESERVES')
    b = [L('1310', 'Mortgage Escrow Deposits', 58417.92, 0, 0, 55180.17), L('1320', 'Replacement Reserve - Money Market', 0, 204611.37, 0, 242018.9), L('1321', 'Replacement Reserve - Treasury Bills', 0, 349206.25, 0, 297340.5), L('1365', 'General Operating Reserve - Savings', 0, 0, 171094.48, 158226.11)]
    rb = st.T('TOTAL DEPOSITS', b, '1300T')
    st.H('PROPERTY AND EQUIPMENT')
    c = [L('1410', 'Land', 615000, 0, 0, 615000), L('1420', 'Buildings', 7842119, 0, 0, 7842119), L('1440', 'Building Equipment - Portable', 418266.5, 0, 0, 391040.5), L('1450', 'Furniture for Project Use', 96120, 0, 0, 96120)]
    gp = st.T('TOTAL PROPERTY AND EQUIPMENT', c, '1400T'); ad = L('1495', 'Accumulated Depreciation', -4106338.21, 0, 0, -3893114.02); nf = st.T('NET PROPERTY AND EQUIPMENT', [gp, ad], '1400N')
    ta = st.T('TOTAL ASSETS', [ca, rb, nf], '1000T', kind='TOTAL', key='total_assets')
    st.H('CURRENT LIABILITIES')
    l = [L('2110', 'Accounts Payable - Operations', 41877.35, 18960, 0, 36502.9), L('2120', 'Accrued Wages Payable', 9416.2, 0, 0, 8870.15), L('2130', 'Accrued Interest Payable - First Mortgage', 14208.77, 0, 0, 14512.03), L('2150', 'Accrued Property Taxes', 36150, 0, 0, 34800), L('2170', 'Mortgage Payable - Current Portion', 151306.4, 0, 0, 145771.8), L('2191', 'Member Deposits Held in Trust', 6240, 0, 0, 6120), L('2210', 'Prepaid Carrying Charges', 7318, 0, 0, 5944)]
    cl = st.T('TOTAL CURRENT LIABILITIES', l, '2122T')
    st.H('LONG-TERM LIABILITIES')
    m = [L('2320', 'Mortgage Payable - First Mortgage, Net of Current', 3284410.16, 0, 0, 3435716.56), L('2322', 'Energy Loan - State HFA', 128700, 0, 0, 141900)]
    lt = st.T('TOTAL LONG-TERM LIABILITIES', m, '2300T'); tl = st.T('TOTAL LIABILITIES', [cl, lt], '2000T', kind='TOTAL', key='total_liabilities')
    st.H("MEMBERS' EQUITY")
    A, Lb = st.rows[ta]['vals'], st.rows[tl]['vals']; eq = [rnd(x - y) for x, y in zip(A, Lb)]
    e1 = L('3110', 'Membership Certificates', 214500, 0, 0, 214500); e2 = L('3120', 'Paid-In Capital - Mortgage Amortization', 1416270.44, 0, 0, 1270498.64); e3 = L('3131', 'Appropriated for Reserves', 0, eq[1], eq[2], 697585.51)
    e4 = st.L('Accumulated Surplus (Deficit)', [rnd(eq[0] - 214500 - 1416270.44), 0, 0, rnd(eq[0] - 214500 - 1416270.44), rnd(eq[4] - 214500 - 1270498.64 - 697585.51)], '3140')
    te = st.T("TOTAL MEMBERS' EQUITY", [e1, e2, e3, e4], '3130', kind='TOTAL', key='total_equity')
    tt = st.T("TOTAL LIABILITIES AND MEMBERS' EQUITY", [tl, te], '2033T', kind='TOTAL'); assert st.rows[tt]['vals'] == st.rows[ta]['vals']
    for r in st.rows:
        if r['type'] != 'HEADING': assert abs(sum(r['vals'][:3]) - r['vals'][3]) < .005, r
    print('X5 eq', st.rows[e3]['vals'], st.rows[e4]['vals'])
    for r in st.rows: r['vals'] = [None if v == 0 else v for v in r['vals']]
    wb = Workbook(); w0 = wb.active; w0.title = 'Cover'
    for i, t in enumerate(['Rosewood Senior Cooperative, Inc.', 'Board Package - June 2025', '', 'Contents', 'BS by Fund', 'Interfund', '', 'Prepared by Halloran & Pike Cooperative Management'], 3): w0.cell(i, 2, t).font = Font(name='Arial', size=16 if i == 3 else 11, bold=i in (3, 6))
    ws = wb.create_sheet('BS by Fund'); page(ws, False, 1); F = lambda **k: Font(name='Arial', size=9, **k); gr = PatternFill('solid', fgColor='D9D9D9')
    for i, t in enumerate(['Rosewood Senior Cooperative, Inc.', 'Statement of Financial Position by Fund', 'As of 06/30/2025'], 1): ws.merge_cells(start_row=i, start_column=1, end_row=i, end_column=7); x = ws.cell(i, 1, t); x.font = F(bold=True); x.alignment = Alignment(horizontal='center')
    for j, t in enumerate(['Acct', 'Description', 'Operating\nFund', 'Replacement\nReserve', 'General Operating\nReserve', 'All\nFunds', 'Prior Year\nAll Funds'], 1):
        x = ws.cell(5, j, t); x.font = F(bold=True); x.fill = gr; x.alignment = Alignment(horizontal='center', vertical='center', wrap_text=True); x.border = Border(thin, thin, thin, thin)
    ws.row_dimensions[5].height = 28
    for k, w in zip('ABCDEFG', (7, 47, 15, 15, 17, 16, 16)): ws.column_dimensions[k].width = w
    n = 6
    for r in st.rows:
        T = r['type']
        if T == 'HEADING': n += 1
        x = ws.cell(n, 1, int(r['code']) if r['code'] and r['code'].isdigit() else r['code']); x.font = F(); x.alignment = Alignment(horizontal='left')
        x = ws.cell(n, 2, r['label']); x.font = F(bold=T != 'LINE'); x.alignment = Alignment(horizontal='left', indent=1 if T == 'LINE' else 0)
        if T != 'HEADING':
            for j, v in enumerate(r['vals'], 3):
                x = ws.cell(n, j, 0 if v is None else v); x.number_format = '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'; x.font = F(bold=T != 'LINE')
                if T != 'LINE': x.border = Border(top=thin, bottom=dbl if r['label'].startswith(('TOTAL ASSETS', 'TOTAL LIABILITIES AND')) else None)
        n += 1
    w3 = wb.create_sheet('Interfund')
    for r in [['Interfund balances 6/30/2025'], ['From', 'To', 'Amount'], ['Operating', 'Replacement Reserve', 14500], ['Operating', 'General Operating Reserve', 7500]]: w3.append(r)
    w3.column_dimensions['A'].width = w3.column_dimensions['B'].width = 28
    name = 'Rosewood Coop - Fund Balance Sheet 063025.xlsx'; wb.save(doc(name)); save(name, [st], 'COOPERATIVE', 'BALANCE_SHEET', 'three funds plus total and prior year, HUD chart numbers with T/N suffix, cover sheet first, dashes for zero', True)
