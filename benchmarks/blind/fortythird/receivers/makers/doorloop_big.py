# Large garden-apartment export, DoorLoop-like: one flat table, header in row 1, ISO-ish US dates as real dates, several lease rows per unit (Active, Future, Past-due), building in its own column, no totals but a summary sheet
from common import *
import openpyxl
from openpyxl.styles import *
NAME = 'Rent Roll_Cypress Bend_2025-10-01.xlsx'
R = random.Random(4109); P = People(4109); AS = d(2025, 10, 1)
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Report'
H = ['Property', 'Building', 'Unit', 'Beds', 'Baths', 'Size', 'Lease status', 'Tenants', 'Start date', 'End date', 'Rent', 'Other charges', 'Total recurring', 'Market rent', 'Deposits held', 'Balance due']
ws.append(['Rent Roll']); ws.append(['As of Oct 1, 2025']); ws.append([]); ws.append(H)
for c in ws[4]: c.font = Font(bold=True, name='Inter', size=10); c.fill = PatternFill('solid', fgColor='F3F4F6'); c.border = Border(bottom=Side('thin', color='9CA3AF'))
ws['A1'].font = Font(bold=True, size=16, name='Inter')
PL = {'1x1': (1, 1, 690, 1180), '2x1': (2, 1, 880, 1345), '2x2': (2, 2, 960, 1450), '3x2': (3, 2, 1210, 1720)}
rows = []; phys = occ = 0; r_ = 5; planted = None
for b in range(1, 10):
    for k in range(1, 25):
        fl = (k - 1) // 8 + 1; u = f'{b}{fl}{(k-1)%8+1:02d}'; pk = ['1x1', '2x1', '2x2', '2x2', '1x1', '3x2', '2x2', '1x1'][(k-1) % 8]
        bd, ba, sf, mk = PL[pk]; mk += 15 * (fl == 1)
        if b == 9 and k > 16: continue
        phys += 1; x = R.random()
        def rec(**kw): return dict(unit=u, building=f'Building {b}', propertyName='Cypress Bend Apartments', area=sf, marketRent=mk, _bd=bd, _ba=ba, **kw)
        def lease(st, n, status):
            rent = mk - R.choice([0, 0, 10, 20, 35, 60, 90]); o = R.choice([0, 0, 25, 35, 60, 75])
            t = P() + (', ' + P() if R.random() < .3 else '')
            return rec(statusText=status, tenantName=t, leaseStartDate=st, leaseEndDate=lease_end(st, n), contractRent=rent, _oth=o, charges=[('Rent', rent), ('Other charges', o)], totalCharges=rent + o, deposit=R.choice([300, 500, 500, rent]), balance=R.choice([0]*9 + [rent + 75.0, 48.25, -35.0, 610.4]))
        if x < .055:
            rows.append(rec(statusText='Vacant'))
            if x < .02: rows.append({**lease(d(2025, 10, R.choice([6, 10, 18])), 12, 'Future'), 'balance': 0})
        else:
            occ += 1; s = R.choice(['Active'] * 17 + ['Active - Notice given', 'Active - Month to month', 'Active - Eviction'])
            st = addm(d(2025, R.randint(1, 9), R.choice([1, 1, 5, 12, 20])), -12 * (R.random() < .12)) if 'Month' not in s else d(2024, R.randint(1, 8), 1)
            if addm(st, 12) < AS and 'Month' not in s: st = addm(st, 12)
            q = lease(st, 12, s)
            if 'Month' in s: q['leaseEndDate'] = 'Month-to-month'
            rows.append(q)
            if s == 'Active - Notice given' and R.random() < .5: rows.append({**lease(d(2025, 11, 1), 12, 'Future'), 'balance': 0})
for q in rows:
    v = ['Cypress Bend Apartments', q['building'], q['unit'], q['_bd'], q['_ba'], q['area'], q['statusText'], q.get('tenantName'), q.get('leaseStartDate'), q.get('leaseEndDate'), q.get('contractRent'), q.get('_oth'), q.get('totalCharges'), q['marketRent'], q.get('deposit'), q.get('balance')]
    ws.append(v)
    for c in ws[r_]:
        c.font = Font(name='Inter', size=10)
        if c.column in (9, 10) and c.value and not isinstance(c.value, str): c.number_format = 'mmm d, yyyy'
        if c.column in (11, 12, 13, 14, 15, 16): c.number_format = '"$"#,##0.00;-"$"#,##0.00'
    r_ += 1
for col, w in zip('ABCDEFGHIJKLMNOP', (25, 12, 8, 6, 6, 7, 23, 42, 13, 16, 12, 13, 15, 13, 14, 13)): ws.column_dimensions[col].width = w
ws.freeze_panes = 'A5'; ws.auto_filter.ref = f'A4:P{r_-1}'
cur = [q for q in rows if q['statusText'] != 'Future']; fut = [q for q in rows if q['statusText'] == 'Future']
# planted: one active row is exported twice
i = next(i for i, q in enumerate(rows) if q['building'] == 'Building 5' and q['statusText'] == 'Active' and i > 110)
dup = rows[i]; vals = [c.value for c in ws[5 + i]]
ws.insert_rows(6 + i)
for j, x in enumerate(vals):
    c = ws.cell(6 + i, j + 1, x); c.font = Font(name='Inter', size=10); c.number_format = ws.cell(5 + i, j + 1).number_format
ws.auto_filter.ref = f'A4:P{r_}'
trueT = {k: tot(cur, k) for k in ('contractRent', 'totalCharges', 'deposit', 'balance')}
rows.insert(i + 1, dict(dup))
s2 = wb.create_sheet('Summary')
for x in [['Summary of Cypress Bend Apartments'], ['Units', phys], ['Occupied', occ], ['Vacant', phys - occ], ['Occupancy', occ / phys], ['Future leases', len(fut)], ['Active rent', trueT['contractRent']], ['Active recurring charges', trueT['totalCharges']], ['Deposits held on active leases', trueT['deposit']], ['Balance due on active leases', trueT['balance']]]: s2.append(x)
s2['B5'].number_format = '0.0%'
for k in range(7, 11): s2[f'B{k}'].number_format = '"$"#,##0.00'
s2['A1'].font = Font(bold=True); s2.column_dimensions['A'].width = 34; s2.column_dimensions['B'].width = 16
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{DOC}/{NAME}')
act = lambda r: r['statusText'] != 'Future'
finish(NAME, rows, 'Cypress Bend Apartments', AS, phys, occ, phys - occ, 'MULTIFAMILY', 'apartment operator (large)', 'DoorLoop-like flat export with Future rows; summary sheet', hard=True, sheet='Report',
  planted={'what': f"unit {dup['unit']} ({dup['building']}) is listed twice, the same row repeated; summary counts {phys} units and rent without the repeat", 'kind': 'unit_doubled'},
  sums=[(k, tot(rows, k, act), v) for k, v in trueT.items()])
