# Yardi-Breeze-like aging of a strip mall by charge and month, tenant heading rows over charge lines; hidden column
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F = 'ar_palmetto_breeze.xlsx'
PR = 'other:Prior'; MON = ['m0', 'm1', 'm2', 'm3', PR, 'prepaid', 'total']
# suite, id, name, status, [(charge, desc, oct, sep, aug, jul, prior, prepaid)]
T = [('101', 't0001188', 'Sunrise Coin Laundry', 'Current', [('rent', 'Base Rent', 3150.0, 3150.0, 0, 0, 0, 0), ('cam', 'CAM Estimate', 612.5, 612.5, 0, 0, 0, 0), ('late', 'Late Charge', 188.13, 188.13, 0, 0, 0, 0)]),
 ('102-103', 't0002047', 'Lucky Panda Buffet, Inc.', 'Current', [('rent', 'Base Rent', 8840.0, 8840.0, 8840.0, 4420.0, 0, 0), ('cam', 'CAM Estimate', 1365.0, 1365.0, 1365.0, 1365.0, 0, 0), ('ret', 'Real Estate Tax', 780.0, 780.0, 780.0, 780.0, 2214.36, 0), ('ins', 'Insurance', 221.0, 221.0, 221.0, 221.0, 0, 0), ('stax', 'FL Sales Tax 2%', 224.12, 224.12, 224.12, 135.72, 44.29, 0), ('late', 'Late Charge', 571.51, 571.51, 0, 0, 1120.44, 0)]),
 ('104', 't0001901', 'Gulf Vapor & Glass', 'Eviction', [('rent', 'Base Rent', 2275.0, 2275.0, 2275.0, 2275.0, 9100.0, 0), ('cam', 'CAM Estimate', 437.5, 437.5, 437.5, 437.5, 1750.0, 0), ('legal', 'Legal Fees', 0, 1460.0, 385.0, 0, 0, 0), ('nsf', 'NSF Fee', 0, 0, 0, 50.0, 100.0, 0)]),
 ('106', 't0002210', 'Dr. Feelgood Chiropractic PA', 'Current', [('prepay', 'Prepayment', 0, 0, 0, 0, 0, -4112.75)]),
 ('107', 't0000954', 'Palm Nails & Spa', 'Current', [('camrec', '2024 CAM Reconciliation', 0, 0, 0, 0, 1846.02, 0), ('rent', 'Base Rent', 0.37, 0, 0, 0, 0, 0)]),
 ('108-110', 't0000310', 'Dollar Depot #4471', 'Current', [('camrec', '2024 CAM Reconciliation', 0, 0, 0, 0, -2390.58, 0), ('rent', 'Base Rent', 11916.67, 0, 0, 0, 0, 0), ('pctrent', 'Percentage Rent', 0, 0, 0, 6204.11, 0, 0)]),
 ('112', 't0001733', 'Havana Cigar Lounge (Guar: E. Ruvalcaba)', 'Past', [('rent', 'Base Rent', 0, 0, 0, 0, 19733.4, 0), ('accel', 'Accelerated Rent', 0, 0, 0, 0, 41250.0, 0), ('dep', 'Deposit Applied', 0, 0, 0, 0, -5500.0, 0)]),
 ('113', 't0002388', 'Tia Lucha Taqueria', 'Current', [('rent', 'Base Rent', 2981.25, 1490.62, 0, 0, 0, 0), ('water', 'Water Submeter', 318.47, 402.19, 296.8, 0, 0, 0), ('def', 'Deferred Rent Agmt 4/25', 500.0, 500.0, 0, 0, 0, 0)]),
 ('115A', 't0002401', 'Bay Pawn Partners LLC', 'Current', [('prepay', 'Prepayment', 0, 0, 0, 0, 0, -1875.0), ('late', 'Late Charge', 93.75, 0, 0, 0, 0, 0)]),
 ('115B', 't0002119', 'Vacant - ATM License (CashPoint)', 'Current', [('lic', 'License Fee', 225.0, 225.0, 225.0, 0, 0, 0)]),
 ('OUT 1', 't0000102', 'Seaboard Federal CU - Ground Lease', 'Current', [('ret', 'Real Estate Tax', 0, 0, 9644.0, 0, 0, 0), ('prepay', 'Prepayment', 0, 0, 0, 0, 0, -7333.33)])]
wb = Workbook(); ws = wb.active; ws.title = 'Report1'
Fn = lambda **k: Font(name='Segoe UI', size=9, **k); th = Side(style='thin', color='999999')
for r, (t, k) in enumerate([('Aging Detail by Charge', dict(bold=True)), ('Property: Palmetto Crossing Shoppes (palmetto)', {}), ('Period: Oct 2025   Age by: charge month   Show: nonzero charges', {})], 1):
    ws.merge_cells(start_row=r, end_row=r, start_column=1, end_column=12); ws.cell(r, 1, t).font = Fn(**k); ws.cell(r, 1).alignment = Alignment(horizontal='center')
HD = ['Unit', 'Tenant', 'Name / Charge', 'Status', 'ctrl_no', 'Oct 2025', 'Sep 2025', 'Aug 2025', 'Jul 2025', 'Prior', 'Prepaid', 'Total Owed']
for j, t in enumerate(HD, 1):
    c = ws.cell(5, j, t); c.font = Fn(bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='3B7DBE'); c.alignment = Alignment(horizontal='right' if j > 5 else 'left')
ws.column_dimensions['E'].hidden = True
COL = dict(zip(MON, range(6, 13))); FMT = '#,##0.00;(#,##0.00)'
def nums(r, x, **k):
    for m_, col in COL.items(): c = ws.cell(r, col, x[m_]); c.number_format = FMT; c.font = Fn(**k)
rows = []; totals = []; r = 6; ctl = 880412
for unit, tid, name, stt, L in T:
    for j, t in ((1, unit), (2, tid), (3, name), (4, stt)): c = ws.cell(r, j, t); c.font = Fn(bold=True); c.fill = PatternFill('solid', fgColor='EAF2FA')
    for j in range(5, 13): ws.cell(r, j).fill = PatternFill('solid', fgColor='EAF2FA')
    r += 1; recs = []
    for ch, de, *v in L:
        x = dict(zip(MON[:6], v)); x['total'] = r2(sum(v)); c = ws.cell(r, 3, f'{ch} - {de}'); c.font = Fn(); c.alignment = Alignment(indent=2); ctl += 37; ws.cell(r, 5, f'C-{ctl}').font = Fn()
        nums(r, x); ws.row_dimensions[r].outlineLevel = 1; r += 1
        recs.append({'unit': unit, 'resident': tid, 'name': name, 'status': stt, 'charge': f'{ch} - {de}', **x})
    t = {'label': f'Total {name}', **{k: r2(sum(x[k] for x in recs)) for k in MON}}
    ws.cell(r, 3, t['label']).font = Fn(italic=True)
    nums(r, t, italic=True)
    for j in range(3, 13): ws.cell(r, j).border = Border(top=th)
    totals.append(t); rows += recs; r += 1
t = {'label': 'Total palmetto', **{k: r2(sum(x[k] for x in rows)) for k in MON}}; totals.append(t)
ws.cell(r, 1, t['label']).font = Fn(bold=True); nums(r, t, bold=True)
for j in range(1, 13): ws.cell(r, j).border = Border(top=Side(style='medium'), bottom=Side(style='double'))
ws.cell(r + 2, 1, 'UserId: receiver_ap    Date: 11/4/2025    Time: 8:06 AM').font = Fn(color='777777')
for col, w in zip('ABCDEFGHIJKL', (9, 10, 42, 9, 10, 12, 12, 12, 12, 12, 12, 13)): ws.column_dimensions[col].width = w
ws.freeze_panes = 'F6'; ws.sheet_properties.outlinePr.summaryBelow = True; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '1:5'
wb.save(doc(F)); assert abs(sum(t[k] for k in MON[:-1]) - t['total']) < .01
save(F, 'AR', MON, rows, totals, 'RETAIL', 'Yardi-Breeze-like aging by charge and month, tenant heading rows over charge lines, outline levels, hidden control column', 'months as aging columns, negative credits, prepaid column, tenant totals, tenant named Vacant - ATM License')
