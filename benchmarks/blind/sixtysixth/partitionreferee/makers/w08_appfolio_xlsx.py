import random, os
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
NAME = 'rent_roll-20251101.xlsx'
rng = random.Random(6608); N = Names(rng)
props = [('Corliss Garden - 4410 Corliss Ave Bellhaven, OH 44971', ['%d%02d' % (f, k) for f in (1, 2, 3) for k in range(1, 9)]),
         ('Stellwagen Apts - 17 Stellwagen St Bellhaven, OH 44971', ['A', 'B', 'C', 'D', 'E', 'F']),
         ('The Ropewalk - 902 Hemp Aly Bellhaven, OH 44970', ['%d' % k for k in range(1, 21)])]
spec = {'4410': [('1/1.00', 640, 1045), ('2/1.00', 860, 1260)], '17 S': [('3/1.50', 1120, 1495)], '902 ': [('--/1.00', 405, 815), ('1/1.00', 590, 985), ('2/2.00', 980, 1420)]}
rows = []
for pi, (pn, us) in enumerate(props):
    key = pn.split(' - ')[1][:4]
    for i, u in enumerate(us):
        bb, sf, mk = spec[key][(i + i // 5) % len(spec[key])]
        r = dict(unit=u, propertyName=pn.split(' - ')[0], unitType=bb, area=sf, marketRent=float(mk), _p=pi)
        if (pi, u) in ((0, '104'), (0, '207'), (1, 'D'), (2, '11')):
            r.update(statusText='Vacant-Rented' if (pi, u) == (0, '207') else 'Vacant-Unrented', _v=1); rows.append(r)
            if (pi, u) == (0, '207'):
                rows.append(dict(unit=u, propertyName=r['propertyName'], unitType=bb, area=sf, marketRent=float(mk), tenantName=N.fl(), statusText='Future', contractRent=1240.0, deposit=1240.0, leaseStartDate=D(2025, 11, 15), leaseEndDate=D(2026, 11, 30), moveInDate=D(2025, 11, 15), balance=0.0, _p=pi, _f=1))
            continue
        s = D(rng.choice([2020, 2022, 2023, 2024, 2024, 2025, 2025]), rng.randint(1, 10), rng.choice([1, 1, 1, 6, 22])); le = eom(addm(s.replace(day=1), 11))
        while le < D(2025, 11, 1) and rng.random() < .8: le = eom(addm(le.replace(day=1), 12))
        st = 'Current'
        if rng.random() < .08: st = 'Notice-Unrented'; r['moveOutDate'] = D(2025, 11, 30)
        elif rng.random() < .03: st = 'Evict'
        r.update(tenantName=N.fl(), statusText=st, contractRent=float(mk - rng.choice([0, 10, 20, 45, 70, 120])), deposit=float(rng.choice([500, 700, mk])), leaseStartDate=s, leaseEndDate=le if le >= D(2025, 11, 1) else None, moveInDate=s,
                 balance=rng.choice([0.0] * 6 + [75.0, 412.33, -30.0]))
        rows.append(r)
def draw():
    wb = Workbook(); ws = wb.active; ws.title = 'Rent Roll'
    ws['A1'] = 'Rent Roll'; ws['A1'].font = Font(size=16, bold=True)
    for i, s in enumerate(['Exported On: 11/01/2025 08:02 AM', 'Properties: All', 'Units: Active', 'As of: 11/01/2025', 'Include Non-Revenue Units: No']): ws.cell(2 + i, 1, s)
    hd = ['Unit', 'Unit Tags', 'BD/BA', 'Tenant', 'Status', 'Sqft', 'Market Rent', 'Rent', 'Deposit', 'Lease From', 'Lease To', 'Move-in', 'Move-out', 'Past Due', 'NSF Count', 'Late Count']
    for j, h in enumerate(hd): c = ws.cell(8, 1 + j, h); c.font = Font(bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='3F6E8C')
    k = 9
    def num(k, j, v): c = ws.cell(k, j, v); c.number_format = '#,##0.00'; return c
    def tot(k, label, rs):
        phys = [r for r in rs if not r.get('_f')]; occ = sum(1 for r in phys if not r.get('_v'))
        ws.cell(k, 1, label); ws.cell(k, 5, '%.1f%% Occupied' % (100 * occ / len(phys))); ws.cell(k, 6, sum(r['area'] for r in phys)).number_format = '#,##0'
        num(k, 7, sum(r['marketRent'] for r in phys)); num(k, 8, sum(r.get('contractRent', 0) for r in phys)); num(k, 9, sum(r.get('deposit', 0) for r in phys)); num(k, 14, sum(r.get('balance', 0) for r in phys))
        for j in range(1, 17): ws.cell(k, j).font = Font(bold=True); ws.cell(k, j).border = Border(top=Side(style='thin'))
    for pi, (pn, us) in enumerate(props):
        ws.cell(k, 1, '-> ' + pn).font = Font(bold=True); k += 1; rs = [r for r in rows if r['_p'] == pi]
        for r in rs:
            ws.cell(k, 1, r['unit']); ws.cell(k, 3, r['unitType']); ws.cell(k, 4, r.get('tenantName')); ws.cell(k, 5, r['statusText']); ws.cell(k, 6, r['area']).number_format = '#,##0'; num(k, 7, r['marketRent'])
            if 'contractRent' in r:
                num(k, 8, r['contractRent']); num(k, 9, r['deposit'])
                for j, f in ((10, 'leaseStartDate'), (11, 'leaseEndDate'), (12, 'moveInDate'), (13, 'moveOutDate')):
                    if r.get(f): ws.cell(k, j, r[f]).number_format = 'MM/DD/YYYY'
                num(k, 14, r['balance']); ws.cell(k, 15, 0); ws.cell(k, 16, rng.choice([0, 0, 0, 1, 3]))
            k += 1
        tot(k, '%d Units' % len(us), rs); k += 1
    k += 1; tot(k, 'Total %d Units' % sum(len(u) for p, u in props), rows); ws.cell(k + 1, 1, 'Future leases are listed but not included in totals.')
    for col, w in zip('ABCDEFGHIJKLMNOP', (12, 9, 9, 26, 16, 8, 12, 12, 12, 11, 11, 11, 11, 11, 9, 9)): ws.column_dimensions[col].width = w
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.freeze_panes = 'A9'; wb.save(os.path.join(DOC, NAME))
draw()
write_truth(NAME, None, '2025-11-01', rows, 50, 46, 4)
