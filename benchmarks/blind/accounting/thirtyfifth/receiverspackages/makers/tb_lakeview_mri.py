# MRI-like six-column trial balance of an office building as an Excel export: opening, activity, closing, each Dr/Cr
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F = 'tb_lakeview_mri.xlsx'
# code, name, opening (dr +), activity debit, activity credit
G = [('ASSETS', [
 ('MR01000', 'Cash - Operating (DACA blocked)', 214880.37, 1702511.86, None), ('MR01005', 'Cash - Lockbox Clearing', 0, 1688904.11, 1688904.11), ('MR01020', 'Cash - Receiver Trust Acct', 0, 310500.0, 118224.65),
 ('MR01100', 'A/R - Tenants', 188214.09, 1934117.42, 1871960.77), ('MR01110', 'A/R - Straight Line', 402771.0, 0, 61308.0), ('MR01120', 'Allow. for Doubtful Accts', -75000.0, 0, 48500.0),
 ('MR01250', 'Prepaid Insurance', 61404.5, 98210.0, 116834.62), ('MR01255', 'Prepaid R.E. Taxes', None, None, None), ('MR01300', 'Escrow - R.E. Tax', 142903.66, 312750.0, 398416.22), ('MR01310', 'Escrow - TI/LC Reserve', 618440.18, 92250.0, 275119.4), ('MR01320', 'Escrow - Cash Sweep', 88016.92, 406377.15, None),
 ('MR01500', 'Land', 2850000.0, 0, 0), ('MR01510', 'Building', 16944200.0, 0, 0), ('MR01520', 'Tenant Improvements', 2416905.73, 188416.2, 94770.0), ('MR01590', 'Accum. Depreciation - Bldg', -4562411.0, 0, 325850.0), ('MR01592', 'Accum. Depreciation - TI', -1388014.0, 94770.0, 179425.0), ('MR01600', 'Deferred Leasing Costs (net)', 297640.12, 86703.2, 51284.0)]),
 ('LIABILITIES', [
 ('MR02000', 'Accounts Payable - Trade', -164088.51, 1012477.3, 1096310.06), ('MR02005', 'A/P - Accrued', -58211.0, 58211.0, 71940.35), ('MR02030', 'Due to Sponsor - Lakeview II GP', -240000.0, 0, 0), ('MR02100', 'Accrued Interest - Note A', -71320.83, 71320.83, 642887.5), ('MR02105', 'Accrued Default Interest', None, 0, 388015.28), ('MR02150', 'Accrued R.E. Taxes', -398416.22, 398416.22, 305625.0),
 ('MR02200', 'Security Deposits', -146302.75, 12880.0, 4150.0), ('MR02210', 'Prepaid Rent', -94116.4, 94116.4, 57208.33), ('MR02500', 'Mortgage Note A', -17250000.0, 0, 0), ('MR02510', 'Mezzanine Note B', -2500000.0, 0, 0)]),
 ('EQUITY', [('MR03000', 'Partners\' Capital', None, 0, 0), ('MR03010', 'Distributions', 1150000.0, 0, 0), ('MR03100', 'Prior Yr Earnings', 4218904.77, 0, 0)]),
 ('REVENUE', [
 ('MR04000', 'Base Rent', None, 38450.0, 1588204.8), ('MR04005', 'Free Rent Concessions', None, 96118.33, None), ('MR04020', 'Straight Line Rent', None, 61308.0, None), ('MR04100', 'Opex Recovery - CAM', None, 6214.9, 181940.12), ('MR04110', 'Tax Recovery', None, None, 94605.2), ('MR04200', 'Parking - Reserved', None, None, 27450.0), ('MR04250', 'Tenant HVAC O.T.', None, 310.0, 8842.5), ('MR04300', 'Lease Termination Fee', None, None, 62500.0), ('MR04900', 'Interest Income', None, None, 3114.76)]),
 ('EXPENSES', [
 ('MR05000', 'Janitorial Contract', None, 121860.4, 1375.0), ('MR05100', 'Electricity', None, 214977.18, 9308.44), ('MR05110', 'Water & Sewer', None, 24518.75, None), ('MR05120', 'Natural Gas', None, 18260.09, None), ('MR05200', 'HVAC R&M', None, 74418.6, 2200.0), ('MR05210', 'Elevator Contract', None, 31095.0, None), ('MR05220', 'Roof/Exterior', None, 12740.0, None), ('MR05300', 'Landscape & Snow', None, 38916.25, None), ('MR05400', 'Security & Life Safety', None, 57204.0, 1140.0), ('MR05600', 'Mgmt Fee', None, 49318.07, None), ('MR05650', 'Receiver Fees', None, 67500.0, None), ('MR05660', 'Legal - Loan Workout', None, 118406.88, 15000.0), ('MR05700', 'Insurance', None, 116834.62, None), ('MR05800', 'Real Estate Taxes', None, 305625.0, None), ('MR05900', 'Bad Debt', None, 48500.0, None), ('MR06000', 'Interest Expense - Note A', None, 642887.5, None), ('MR06005', 'Default Interest', None, 388015.28, None), ('MR06100', 'Depreciation', None, 505275.0, None), ('MR06110', 'Amortization', None, 51284.0, None)])]
flat = [list(a) for _, L in G for a in L]
def S(i): return r2(sum(a[i] or 0 for a in flat))
for a in flat:
    if a[0] == 'MR03000': a[2] = -S(2)
    if a[0] == 'MR01000': a[4] = r2(S(3) - S(4))
byc = {a[0]: a for a in flat}; print(byc['MR03000'], byc['MR01000'])
MON = ['open_dr', 'open_cr', 'debit', 'credit', 'close_dr', 'close_cr']
def rec(a):
    o, d, c = a[2], a[3], a[4]; e = r2((o or 0) + (d or 0) - (c or 0)); x = dict(account=a[0], name=a[1])
    if o is not None: x['open_cr' if o < 0 else 'open_dr'] = abs(o)
    if d is not None: x['debit'] = d
    if c is not None: x['credit'] = c
    if (o, d, c) != (None,) * 3: x['close_cr' if e < 0 else 'close_dr'] = abs(e)
    return x
wb = Workbook(); ws = wb.active; ws.title = 'TB6COL'
B = lambda **k: Font(name='Arial', size=9, **k); th = Side(style='thin')
for r, (l, rt) in enumerate([('Database:   LKVW_PROD', 'Page:  1'), ('ENTITY:   214  Lakeview Corporate Center II, LP', 'Date:  10/14/2025'), ('', 'Time:  04:38 PM')], 1):
    ws.cell(r, 1, l).font = B(); ws.cell(r, 9, rt).font = B(); ws.cell(r, 9).alignment = Alignment(horizontal='right')
for r, t in ((2, 'Six Column Trial Balance'), (3, 'Period 01/25 thru 09/25')): ws.cell(r, 4, t).font = B(bold=True)
for col, t in ((4, 'Opening Balance'), (6, 'Period Activity'), (8, 'Closing Balance')):
    ws.merge_cells(start_row=5, end_row=5, start_column=col, end_column=col + 1); c = ws.cell(5, col, t); c.font = B(bold=True); c.alignment = Alignment(horizontal='center'); c.border = Border(bottom=th); ws.cell(5, col + 1).border = Border(bottom=th)
for col, t in enumerate(['Account', 'Description', None, 'Debit', 'Credit', 'Debit', 'Credit', 'Debit', 'Credit'], 1):
    c = ws.cell(6, col, t); c.font = B(bold=True); c.border = Border(bottom=Side(style='medium')); c.alignment = Alignment(horizontal='right' if col > 3 else 'left')
r = 7; rows = []; totals = []
def nums(r, x, bold=False, line=False):
    for k, col in zip(MON, range(4, 10)):
        c = ws.cell(r, col)
        if k in x: c.value = x[k]; c.number_format = '#,##0.00'; c.font = B(bold=bold)
        if line: c.border = Border(top=th)
def tot(lab, L):
    t = {'label': lab}
    for k in MON: t[k] = r2(sum(x.get(k, 0) for x in L))
    return t
for g, L in G:
    ws.cell(r, 1, g).font = B(bold=True, underline='single'); r += 1; recs = []
    for a in L:
        x = rec(byc[a[0]]); recs.append(x); ws.cell(r, 1, x['account']).font = B(); ws.cell(r, 2, x['name']).font = B(); nums(r, x); r += 1
    t = tot('Total ' + g, recs); ws.cell(r, 2, t['label']).font = B(bold=True); nums(r, t, True, True); totals.append(t); rows += recs; r += 2
t = tot('Entity 214 Total', rows); ws.cell(r, 1, t['label']).font = B(bold=True); nums(r, t, True, True)
for col in range(4, 10): ws.cell(r, col).border = Border(top=th, bottom=Side(style='double'))
totals.append(t)
for a, b in zip(MON[::2], MON[1::2]): assert abs(t[a] - t[b]) < .01, (a, t)
ws.cell(r + 2, 1, 'Balances before receiver\'s inventory and claims. Note A matured; no principal paid since maturity.').font = B(italic=True)
for col, w in zip('ABCDEFGHI', (10, 32, 2, 15, 15, 15, 15, 15, 15)): ws.column_dimensions[col].width = w
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '1:6'; ws.freeze_panes = 'D7'; ws.sheet_view.showGridLines = False
wb.save(doc(F))
save(F, 'TB', MON, rows, totals, 'OFFICE', 'MRI-like six-column trial balance exported to Excel, class headings and totals, blank spacer column', 'three Dr/Cr pairs under merged headers, a row without numbers, blanks mixed with 0.00')
