# manufactured-home community: workbook with budget-variance sheet and balance sheet, code before label in one cell
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng = random.Random(3312)
NAME = 'Prairie Wind MHC - May 2025 financials.xlsx'
P = 'Prairie Wind MHC'
def d(b, k):
    s_ = 1 if k == 'inc' else -1
    return [b[0], b[1], s_ * (b[0] - b[1]), round(s_ * (b[0] - b[1]) / abs(b[1]), 3) if b[1] else None, b[2], b[3], s_ * (b[2] - b[3]), round(s_ * (b[2] - b[3]) / abs(b[3]), 3) if b[3] else None]
A = S('Budget vs. Actual', P, None, '2025-05-31', ['May 2025 Actual', 'May 2025 Budget', 'May 2025 Variance', 'Year to Date Actual', 'Year to Date Budget', 'Year to Date Variance'], derive=d, keep=[0, 1, 2, 4, 5, 6], sheet='BvA')
def g(m, vol=.06): return [round(m * (1 + rng.uniform(-vol, vol))), m, round(5 * m * (1 + rng.uniform(-vol, vol))), 5 * m]
def sec(code, nm, ls, k, tl, lv=1):
    A.head(nm, code=code, lv=lv); it = [A.line(l, v if isinstance(v, list) else g(*v), code=c, lv=lv + 1, kind=k) for c, l, v in ls]
    return A.tot(tl, it, lv=lv, kind=k)
A.head('Revenue')
r1 = sec('400', 'Site Income', [('401', 'Site rent', [61420, 62000, 305915, 310000]), ('402', 'RV and storage lot', (1850, .1)), ('403', 'Vacant site loss', [-3330, -2960, -15910, -14800]), ('404', 'Home rental premium', (7200, .04))], 'inc', 'Net site income')
r2_ = sec('410', 'Utility & Other Income', [('411', 'Water reimbursement', (5150,)), ('412', 'Sewer reimbursement', (3480,)), ('413', 'Trash reimbursement', (1960, .02)), ('414', 'Late charges', (900, .3)), ('415', 'Application and background fees', (225, .4)), ('419', 'Clubhouse rental', [0, 75, 150, 375])], 'inc', 'Total utility & other income')
TI = A.tot('Total Revenue', [r1, r2_], rt='TOTAL', key='total_income')
A.head('Expenses')
t = [sec('500', 'Staffing', [('501', 'On-site manager', [4150, 4150, 20750, 20750]), ('502', 'Maintenance hourly', (3300, .1)), ('503', 'Payroll burden', (980, .08))], 'exp', 'Total staffing'),
     sec('520', 'Community Upkeep', [('521', 'Grounds and mowing', [2875, 2400, 5460, 4800]), ('522', 'Road repair', [0, 1000, 6218, 5000]), ('523', 'Water and sewer line repair', (1400, .5)), ('524', 'Rental home repair', (1250, .4)), ('525', 'Snow plowing', [0, 0, 7140, 6500]), ('526', 'Supplies and fuel', (420, .3))], 'exp', 'Total upkeep'),
     sec('540', 'Utilities', [('541', 'Water', (5400,)), ('542', 'Sewer', (3650,)), ('543', 'Electric', (1180, .12)), ('544', 'Trash', (2040, .02))], 'exp', 'Total utilities'),
     sec('560', 'General', [('561', 'Management fee', (3950, .02)), ('562', 'Bookkeeping', [850, 850, 4250, 4250]), ('563', 'Legal and evictions', [1264, 400, 2893, 2000]), ('564', 'Office and phone', (390, .15)), ('565', 'Insurance', [2116, 2100, 10580, 10500]), ('566', 'Property tax', [5380, 5380, 26900, 26900]), ('567', 'Licenses and permits', [0, 0, 1475, 1450])], 'exp', 'Total general')]
TE = A.tot('Total Expenses', t, kind='exp', rt='TOTAL', key='total_operating_expenses')
NO = A.tot('Net Operating Income', [TI, (TE, -1)], rt='TOTAL', key='noi')
A.head('Below the Line')
bl = [A.line('Loan interest', [14720, 14720, 74018, 74018], code='701', kind='exp'), A.line('Infill home purchases', [0, 0, 38500, 40000], code='702', kind='exp'), A.line('Water main replacement', [9850, 12000, 9850, 12000], code='703', kind='exp')]
TB = A.tot('Total below the line', bl, kind='exp'); A.tot('Net Cash After Capital', [NO, (TB, -1)], rt='TOTAL', key='net_cash_flow')
B = S('Balance Sheet', P, None, '2025-05-31', ['5/31/2025', '12/31/2024', 'Change'], derive=lambda b, k: b + [b[0] - b[1]], sheet='BS')
L = lambda c, l, a, b, lv=1: B.line(l, [a, b], code=c, lv=lv)
B.head('Assets')
a1 = [L('101', 'Operating account', 73418, 66205), L('102', 'Deposit trust account', 28450, 27900), L('110', 'Resident receivables', 6127, 8340), L('115', 'Notes receivable - homes', 91260, 84715), L('120', 'Prepaids', 10580, 5290)]
q1 = B.tot('Current assets', a1, lv=1)
a2 = [L('150', 'Land', 910000, 910000), L('155', 'Site improvements', 2386400, 2376550), L('160', 'Rental homes', 412700, 374200), L('165', 'Equipment', 58915, 58915), L('170', 'Accumulated depreciation', -884205, -842330)]
q2 = B.tot('Fixed assets, net', a2, lv=1)
ta = B.tot('Total Assets', [q1, q2], rt='TOTAL', key='total_assets')
B.head('Liabilities')
l = [L('201', 'Accounts payable', 11873, 16420), L('205', 'Resident deposits', 28450, 27900), L('210', 'Prepaid site rent', 4815, 3960), L('215', 'Accrued property tax', 26900, 0), L('250', 'Mortgage - Great Plains Bank', 2214806, 2243917)]
tl = B.tot('Total Liabilities', l, rt='TOTAL', key='total_liabilities')
B.head('Equity')
E0 = [B.rows[ta]['base'][k] - B.rows[tl]['base'][k] for k in (0, 1)]
e = [L('301', 'Members\' capital', E0[1], E0[1]), L('310', 'Distributions', -60000, 0), L('399', 'Current year earnings', E0[0] - E0[1] + 60000, 0)]
tq = B.tot('Total Equity', e, rt='TOTAL', key='total_equity'); B.tot('Total Liabilities & Equity', [tl, tq], rt='TOTAL')
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'BvA'; fn = 'Verdana'
def put(ws, r, c, v, **k): x = ws.cell(r, c, v); x.font = Font(name=fn, size=k.pop('sz', 9), **{q: k[q] for q in k}); return x
put(ws, 1, 1, P, sz=14, bold=True); put(ws, 2, 1, 'Budget vs. Actual', sz=12); put(ws, 3, 1, 'Period ending 05/31/2025 - Accrual', sz=9, italic=True)
ws.merge_cells('B5:E5'); ws.merge_cells('G5:J5')
for c0, t_ in ((2, 'May 2025'), (7, 'Year to Date')):
    x = put(ws, 5, c0, t_, bold=True, color='FFFFFF'); x.alignment = Alignment(horizontal='center'); x.fill = PatternFill('solid', fgColor='7B3F00')
    for q, h in enumerate(['Actual', 'Budget', 'Variance', 'Var %']): x = put(ws, 6, c0 + q, h, bold=True); x.alignment = Alignment(horizontal='right'); x.border = Border(bottom=Side('thin', color='7B3F00'))
R = 7
for r in A.rows:
    lab = (r['code'] + ' - ' if r['code'] else '') + r['label']
    x = put(ws, R, 1, lab, bold=r['rt'] != 'LINE'); x.alignment = Alignment(indent=r['lv'])
    if r['full']:
        for q, v in enumerate(r['full']):
            if q in (3, 7): v = round(r['full'][q - 1] / abs(r['full'][q - 2]), 3) if r['full'][q - 2] else None
            if v is None: continue
            x = put(ws, R, (2 if q < 4 else 3) + q, v, bold=r['rt'] != 'LINE'); x.number_format = '0.0%;(0.0%)' if q in (3, 7) else '#,##0;(#,##0);0'
            if r['rt'] != 'LINE': x.border = Border(top=Side('hair' if r['rt'] == 'SUBTOTAL' else 'thin'))
            if r['rt'] == 'TOTAL': x.fill = PatternFill('solid', fgColor='F4E7DA')
    if r['rt'] == 'TOTAL': R += 1
    R += 1
put(ws, R + 1, 1, 'Variance: positive is favorable.', sz=8, italic=True)
ws.column_dimensions['A'].width = 40; ws.column_dimensions['F'].width = 2
for l_ in 'BCDEGHIJ': ws.column_dimensions[l_].width = 12
w2 = wb.create_sheet('BS')
put(w2, 1, 1, P, sz=14, bold=True); put(w2, 2, 1, 'Balance Sheet', sz=12); put(w2, 3, 1, 'As of 05/31/2025', italic=True)
for q, h in enumerate(B.columns): x = put(w2, 5, 2 + q, h, bold=True); x.alignment = Alignment(horizontal='right'); x.border = Border(bottom=Side('thin', color='7B3F00'))
R = 6
for r in B.rows:
    lab = (r['code'] + ' - ' if r['code'] else '') + r['label']
    x = put(w2, R, 1, lab, bold=r['rt'] != 'LINE'); x.alignment = Alignment(indent=r['lv'])
    for q, v in enumerate(r['full'] or []):
        x = put(w2, R, 2 + q, v, bold=r['rt'] != 'LINE'); x.number_format = '#,##0;(#,##0);0'
        if r['rt'] != 'LINE': x.border = Border(top=Side('hair' if r['rt'] == 'SUBTOTAL' else 'thin'))
    R += 1 + (r['rt'] == 'TOTAL')
w2.column_dimensions['A'].width = 40
for l_ in 'BCD': w2.column_dimensions[l_].width = 14
w3 = wb.create_sheet('Notes')
for k, t_ in enumerate(['Notes to owner', '1. Road repair deferred to July; contractor scheduled.', '2. Two evictions filed in May (sites 14, 61).', '3. Water main replacement 82% complete.']): put(w3, k + 1, 1, t_, bold=k == 0)
for w in (ws, w2): w.page_setup.fitToHeight = 0; w.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.page_setup.orientation = 'landscape'
wb.save(f'{DOC}/{NAME}'); save(NAME, [A, B])
