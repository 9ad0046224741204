import random, os
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
NAME = 'Referee_schedule_Philo_Block_mixed_use.xlsx'
rng = random.Random(6613); N = Names(rng)
com = [('Store 1', 'Halftone Records', 1310, D(2022, 8), D(2027, 7, 31), 2650, 2650), ('Store 2', 'Mr. Bao Dumpling House Inc', 1745, D(2020, 3), D(2030, 2, 28), 3980, 3500), ('Store 3', None, 905, None, None, None, None), ('Store 4', 'Gloria Passementerie', 640, D(2017, 1), 'MTM', 1325, 1000), ('Corner', 'First Prairie Credit Union (ATM)', 120, D(2024, 6), D(2029, 5, 31), 800, 0)]
rows = []
for u, t, sf, s, e, rent, dep in com:
    r = dict(unit=u, section='Ground floor - stores', area=sf)
    if not t: r.update(statusText='Vacant', _v=1)
    else:
        r.update(tenantName=t, leaseStartDate=s, leaseEndDate=e, contractRent=float(rent), annualRent=float(rent * 12), deposit=float(dep)); inc = []
        for d in (D(2026, 1), D(2027, 1), D(2028, 1)):
            if not isinstance(e, str) and d < e: inc.append(dict(date=d, amount=float(round(rent * 1.03 ** (d.year - 2025)))))
        r['rentSteps'] = inc
    rows.append(r)
for fl, name in ((2, 'Second floor - flats'), (3, 'Third floor - flats')):
    for k in 'ABCDEF':
        sf = rng.choice([560, 610, 740, 880]); r = dict(unit='%d%s' % (fl, k), section=name, area=sf)
        if (fl, k) in ((2, 'E'),): r.update(statusText='Vacant', _v=1)
        elif (fl, k) == (3, 'C'): r.update(tenantName='N. Philo (heir, occupies)', contractRent=0.0, annualRent=0.0)
        else:
            rent = round(sf * rng.choice([1.42, 1.5, 1.61]) / 5) * 5; s = D(rng.choice([2019, 2023, 2024, 2025]), rng.randint(1, 9))
            r.update(tenantName=N.fl(), leaseStartDate=s, leaseEndDate='MTM' if s.year < 2023 else eom(addm(s, 11 + 12 * (2025 - s.year))), contractRent=float(rent), annualRent=float(rent * 12), deposit=float(rent if rng.random() < .7 else 500))
            if k in 'AD': r['rentSteps'] = [dict(date=D(2026, 1), amount=float(rent + 40))]
        rows.append(r)
def sheet(ws, rs, asof, bump):
    th = Side(style='thin'); f = Font(name='Cambria', size=10); b = Font(name='Cambria', size=10, bold=True)
    ws.merge_cells('B2:O2'); ws['B2'] = 'PHILO BLOCK, 300-308 GRAND TRUNK STREET'; ws['B2'].font = Font(name='Cambria', size=14, bold=True); ws['B2'].alignment = Alignment(horizontal='center')
    ws.merge_cells('B3:O3'); ws['B3'] = "Partition Referee's Schedule of Rents, " + asof; ws['B3'].alignment = Alignment(horizontal='center'); ws['B3'].font = f
    def mg(rng_, v): ws.merge_cells(rng_); c = ws[rng_.split(':')[0]]; c.value = v; c.font = b; c.alignment = Alignment(horizontal='center', vertical='center', wrap_text=True)
    mg('B5:B6', 'Premises'); mg('C5:C6', 'Tenant'); mg('D5:D6', 'Square feet'); mg('F5:G5', 'Term'); mg('H5:I5', 'Present rent'); mg('K5:M5', 'Monthly rent from'); mg('O5:O6', 'Security')
    for c, v in (('F6', 'Begins'), ('G6', 'Ends'), ('H6', 'Month'), ('I6', 'Year'), ('J6', 'psf'), ('K6', D(2026, 1)), ('L6', D(2027, 1)), ('M6', D(2028, 1))):
        ws[c] = v; ws[c].font = b; ws[c].alignment = Alignment(horizontal='center')
        if c[0] in 'KLM': ws[c].number_format = 'm/d/yyyy'
    for j in range(2, 16): ws.cell(6, j).border = Border(bottom=Side(style='medium'))
    k = 7; secs = []
    for r in rs:
        if r['section'] not in secs: secs.append(r['section'])
    tot = []
    for s in secs:
        k += 1; ws.merge_cells(start_row=k, start_column=2, end_row=k, end_column=15); c = ws.cell(k, 2, s); c.font = Font(name='Cambria', size=10, bold=True, italic=True); c.fill = PatternFill('solid', fgColor='E7E0D0'); k += 1; q = [r for r in rs if r['section'] == s]
        for r in q:
            ws.cell(k, 2, r['unit']); ws.cell(k, 3, r.get('tenantName') or 'Vacant'); ws.cell(k, 4, r['area']).number_format = '#,##0'
            for j, key in ((6, 'leaseStartDate'), (7, 'leaseEndDate')):
                if r.get(key): c = ws.cell(k, j, r[key]); c.number_format = 'd mmm yyyy'; c.alignment = Alignment(horizontal='right')
            for j, key in ((8, 'contractRent'), (9, 'annualRent'), (15, 'deposit')):
                if key in r: ws.cell(k, j, r[key] - (0 if j == 15 or not r[key] else bump * (12 if j == 9 else 1))).number_format = '$#,##0'
            if r.get('annualRent'): ws.cell(k, 10, round(r['annualRent'] / r['area'], 2))
            for st in r.get('rentSteps', []): ws.cell(k, {2026: 11, 2027: 12, 2028: 13}[st['date'].year], st['amount'] - bump).number_format = '$#,##0'
            for j in range(2, 16): ws.cell(k, j).font = f; ws.cell(k, j).border = Border(bottom=Side(style='hair'))
            k += 1
        n = sum(1 for r in q if r.get('annualRent'))
        ws.cell(k, 3, 'Subtotal'); S = lambda key: sum(r.get(key, 0) for r in q)
        for j, v in ((4, S('area')), (8, S('contractRent') - bump * n), (9, S('annualRent') - 12 * bump * n), (15, S('deposit'))): c = ws.cell(k, j, v); c.number_format = '$#,##0' if j > 4 else '#,##0'; c.font = b; c.border = Border(top=th)
        ws.cell(k, 3).font = b; tot.append((S('area'), S('contractRent') - bump * n, S('annualRent') - 12 * bump * n, S('deposit'))); k += 1
    k += 1; ws.cell(k, 3, 'ALL PREMISES').font = b
    for j, i in ((4, 0), (8, 1), (9, 2), (15, 3)): c = ws.cell(k, j, sum(t[i] for t in tot)); c.number_format = '$#,##0' if j > 4 else '#,##0'; c.font = b; c.border = Border(top=th, bottom=Side(style='double'))
    ws.cell(k + 2, 2, '17 premises: 15 taken, 2 vacant. Flat 3C is occupied by a party without rent.').font = Font(name='Cambria', size=9, italic=True)
    for col, w in dict(A=2, B=11, C=32, D=10, E=2, F=13, G=13, H=10, I=11, J=7, K=11, L=11, M=11, N=2, O=11).items(): ws.column_dimensions[col].width = w
    ws.column_dimensions['J'].hidden = True; ws.sheet_view.showGridLines = False; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb = Workbook(); n = wb.active; n.title = 'Notes'
for i, s in enumerate(['Notes to the schedule of rents', '1. Leases read by the referee on 6 and 7 October 2025.', '2. Store 4 has held over since 2022.', '3. Heir occupying 3C claims a set-off; see report, section V.', '4. Only premises with an agreed increase show one in the right-hand columns.']): n.cell(2 + i, 2, s)
n.column_dimensions['B'].width = 90
sheet(wb.create_sheet('Rents'), rows, 'October 1, 2025', 0); wb.active = 1
wb.save(os.path.join(DOC, NAME))
write_truth(NAME, 'Philo Block', '2025-10-01', rows, 17, 15, 2, sheet='Rents')
