# Marina-side mixed use: workbook with cover, roll sheet "RR 9-30", slip sheet and notes; grouped three-line headings; retail NNN, apartments, slips in one roll; formulas for totals with cached values (xlsxwriter)
from common import *
import xlsxwriter
NAME = 'PelicanLanding_Sept2025.xlsx'
wb = xlsxwriter.Workbook(f'{DOC}/{NAME}'); cv = wb.add_worksheet('Cover'); ws = wb.add_worksheet('RR 9-30'); nt = wb.add_worksheet('Expiring'); 
b = {'font_name': 'Calibri', 'font_size': 10}
F = lambda **k: wb.add_format({**b, **k})
cv.write('B3', 'PELICAN LANDING', F(bold=True, font_size=22, font_color='#1B6E8C')); cv.write('B4', 'Dockside shops, apartments & transient marina', F(italic=True)); cv.write('B6', 'Monthly package to receiver — September 2025', F(bold=True)); cv.write('B8', 'Tab RR 9-30     rent roll'); cv.write('B9', 'Tab Expiring    leases that end within six months'); cv.write('B11', 'Hollis Bay Holdings, L.P. (in receivership)')
ws.merge_range('A1:P1', 'PELICAN LANDING — RENT ROLL AS OF SEPTEMBER 30, 2025', F(bold=True, font_size=13, align='center', font_color='white', bg_color='#1B6E8C'))
g = F(bold=True, align='center', bottom=1, bg_color='#D9EEF3'); h = F(bold=True, text_wrap=True, align='center', valign='bottom', bottom=2)
ws.merge_range('A3:D3', 'SPACE', g); ws.merge_range('F3:H3', 'TERM', g); ws.merge_range('J3:N3', 'MONTHLY CHARGES', g); ws.merge_range('O3:P3', 'ACCOUNT', g)
HD = {0: 'Space', 1: 'Kind', 2: 'Sq ft', 3: 'Tenant or\nslip holder', 5: 'Begins', 6: 'Ends', 7: 'Opt.', 9: 'Rent', 10: 'CAM /\nDock fee', 11: 'Water &\nElectric', 12: 'Parking', 13: 'Total', 14: 'Deposit', 15: 'Balance\n9/30'}
for j, x in HD.items(): ws.write(3, j, x, h)
ws.set_row(3, 28)
ret = [('S-1', 'Restaurant', 3600, 'The Salty Heron Grill', d(2019,4,1), d(2029,3,31), '2x5', 8100, 1260, 0, 300, 16200, 8860.00),
 ('S-2', 'Retail', 1250, 'Bluewater Outfitters', d(2023,3,1), d(2026,2,28), '1x3', 2656.25, 437.5, 0, 50, 2656.25, 0),
 ('S-3', 'Retail', 900, None),
 ('S-4', 'Retail', 900, 'Scoops on the Dock', d(2024,5,1), d(2027,4,30), '1x3', 2100, 315, 65, 0, 2100, 0),
 ('S-5', 'Office', 1100, 'Gulf Coast Yacht Brokers, Inc.', d(2022,8,1), d(2027,7,31), None, 2200, 385, 0, 100, 2000, -385.0),
 ('S-6', 'Bait shop', 640, 'Cap\'n Dag\'s Bait & Ice', d(2008,6,1), 'M-T-M', None, 750, 0, 120, 0, 0, 1740.0)]
apt = [('A-201', '1 BR', 690, 'Lucinda Montague', d(2025,2,1), d(2026,1,31), None, 1650, 0, 85, 40, 1650, 0), ('A-202', '2 BR', 960, 'Terrell & Ines Okafor', d(2024,10,1), d(2025,9,30), None, 2050, 0, 85, 0, 2050, 0), ('A-203', '1 BR', 690, None),
 ('A-204', '2 BR', 960, 'Rolf Amundsen', d(2025,7,15), d(2026,7,14), None, 2125, 0, 85, 40, 2125, 62.5), ('A-205', '1 BR', 690, 'Orla Joubert', d(2025,9,1), d(2026,8,31), None, 1695, 0, 85, 0, 1000, 0), ('A-206', 'Manager apt', 690, 'Wendell Paquette (mgr)', d(2021,3,1), 'M-T-M', None, 0, 0, 0, 0, 0, 0)]
slip = [('D-1', "Slip 30'", 30, 'Sea Fever — G. Ibarra', d(2025,4,1), d(2026,3,31), None, 420, 30, 45, 0, 420, 0), ('D-2', "Slip 30'", 30, 'Reel Therapy — V. Labonte', d(2025,4,1), d(2026,3,31), None, 420, 30, 45, 0, 420, 0), ('D-3', "Slip 30'", 30, None),
 ('D-4', "Slip 40'", 40, 'Second Wind — Kettering', d(2025,1,1), d(2025,12,31), None, 600, 30, 60, 25, 600, 0), ('D-5', "Slip 40'", 40, 'Bluewater Outfitters (demo boat)', d(2023,3,1), d(2026,2,28), None, 600, 30, 0, 0, 0, 0), ('D-6', "Slip 40'", 40, 'Ma Chérie — Thibodeaux', d(2025,6,1), d(2026,5,31), None, 600, 30, 60, 0, 600, 1380.0), ('D-7', "Slip 40'", 40, None),
 ('D-8', "T-head 65'", 65, 'Salty Heron water taxi', d(2024,6,1), 'M-T-M', None, 1105, 30, 110, 0, 1105, 0)]
n = F(num_format='#,##0.00;(#,##0.00);0.00'); nb = F(num_format='#,##0.00;(#,##0.00);0.00', bold=True, top=1); dtf = F(num_format='m/d/yy', align='center'); t = F(); i0 = F(num_format='#,##0'); sb = F(bold=True, top=1); vf = F(italic=True, font_color='#C00000'); ct = F(align='center')
rows = []; i = 4; subrows = []; grand = []
for nm, L in (('DOCKSIDE SHOPS', ret), ('UPSTAIRS APARTMENTS', apt), ('MARINA SLIPS (annual)', slip)):
    ws.write(i, 0, nm, F(bold=True, font_color='#1B6E8C')); i += 1; s0 = i; rs = []
    for x in L:
        u, k, sf, who = x[:4]
        q = dict(unit=u, section=nm, unitType=k, area=sf if u[0] != 'D' else None)
        ws.write(i, 0, u, t); ws.write(i, 1, k, t); ws.write(i, 2, sf if u[0] != 'D' else '', i0)
        if who:
            a, z, op, rent, cam, we, pk, dep, bal = x[4:]
            ws.write(i, 3, who, t); ws.write_datetime(i, 5, dt.datetime(a.year, a.month, a.day), dtf)
            if isinstance(z, str): ws.write(i, 6, z, ct)
            else: ws.write_datetime(i, 6, dt.datetime(z.year, z.month, z.day), dtf)
            if op: ws.write(i, 7, op, ct)
            for j, v in ((9, rent), (10, cam), (11, we), (12, pk)): ws.write(i, j, v, n)
            tt = rent + cam + we + pk; ws.write_formula(i, 13, f'=SUM(J{i+1}:M{i+1})', n, tt); ws.write(i, 14, dep, n); ws.write(i, 15, bal, n)
            q.update(tenantName=who, leaseStartDate=a, leaseEndDate=z, contractRent=rent, charges=[('Rent', rent), ('CAM / Dock fee', cam), ('Water & Electric', we), ('Parking', pk)], totalCharges=tt, deposit=dep, balance=bal, statusText='Occupied')
        else: ws.write(i, 3, 'vacant', vf); q['statusText'] = 'vacant'
        rs.append(q); i += 1
    def csum(j): return {9: tot(rs,'contractRent'), 10: sum(dict(r.get('charges',[])).get('CAM / Dock fee',0) for r in rs), 11: sum(dict(r.get('charges',[])).get('Water & Electric',0) for r in rs), 12: sum(dict(r.get('charges',[])).get('Parking',0) for r in rs), 13: tot(rs,'totalCharges'), 14: tot(rs,'deposit'), 15: tot(rs,'balance')}[j]
    ws.write(i, 0, f'Subtotal — {len(rs)} spaces', sb)
    for j in range(1, 9): ws.write_blank(i, j, None, sb)
    ws.write(i, 2, tot(rs, 'area') or '', F(bold=True, top=1, num_format='#,##0'))
    for j in range(9, 16): c_ = chr(65 + j); ws.write_formula(i, j, f'=SUM({c_}{s0+1}:{c_}{i})', nb, csum(j))
    subrows.append((i + 1, {j: csum(j) for j in range(9, 16)})); i += 2; rows += rs
ws.write(i, 0, 'PELICAN LANDING TOTAL', F(bold=True, top=6)); G = {}
for j in range(1, 9): ws.write_blank(i, j, None, F(top=6))
for j in range(9, 16):
    c_ = chr(65 + j); G[j] = sum(s[1][j] for s in subrows); ws.write_formula(i, j, '=' + '+'.join(f'{c_}{s[0]}' for s in subrows), F(bold=True, top=6, num_format='#,##0.00;(#,##0.00);0.00'), G[j])
i += 2
for k, s in enumerate(['Slips are billed by the linear foot; apartments and shops by the month. Manager apartment is rent free as part of pay.', 'Heron owes August and part of September CAM reconciliation. Bait shop pays cash, usually by the 10th.']): ws.write(i + k, 0, s, F(italic=True, font_size=9))
ws.set_column(0, 0, 9); ws.set_column(1, 1, 12); ws.set_column(2, 2, 8); ws.set_column(3, 3, 31); ws.set_column(4, 4, 1.2); ws.set_column(5, 6, 9); ws.set_column(7, 7, 6); ws.set_column(8, 8, 1.2); ws.set_column(9, 15, 11)
ws.set_landscape(); ws.fit_to_pages(1, 0); ws.hide_gridlines(2)
nt.write_row(0, 0, ['Space', 'Tenant', 'Ends', 'Rent', 'Plan'], F(bold=True)); k = 1
for r in rows:
    z = r.get('leaseEndDate')
    if z and not isinstance(z, str) and z <= d(2026, 3, 31): nt.write(k, 0, r['unit']); nt.write(k, 1, r['tenantName']); nt.write_datetime(k, 2, dt.datetime(z.year, z.month, z.day), dtf); nt.write(k, 3, r['contractRent'], n); nt.write(k, 4, 'renew' if k % 2 else 'ask tenant'); k += 1
nt.set_column(1, 1, 32); ws.activate(); wb.close()
oc = sum(1 for r in rows if 'tenantName' in r)
finish(NAME, rows, 'Pelican Landing', d(2025,9,30), len(rows), oc, len(rows)-oc, 'MIXED_USE', 'marina-side mixed use', 'workbook with cover; grouped headings; shops, flats and slips', hard=True, sheet='RR 9-30',
  sums=[('rent', tot(rows,'contractRent'), G[9]), ('total', tot(rows,'totalCharges'), G[13]), ('dep', tot(rows,'deposit'), G[14]), ('bal', tot(rows,'balance'), G[15])])
