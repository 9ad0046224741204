import random, os, datetime
from common import *
import xlwt
NAME = 'PW_RentRoll_scattered_houses.xls'
rng = random.Random(6611); N = Names(rng)
streets = ['Tansy Ct', 'Quarrel Rd', 'Bellows St', 'Ninepin Way', 'Ochre Hill Dr', 'Periwinkle Pl', 'Samphire Ln', 'Tollhouse Rd', 'Wicket Cir', 'Orrery Ave']
cities = ['Dunmore Falls', 'Eastover', 'Kittredge']
rows = []; seen = set()
for port in ('Vasquez Heirs LLC', 'Vasquez Trust B'):
    for i in range(19 if port.endswith('LLC') else 15):
        while True:
            ad = '%d %s' % (rng.randint(101, 4899), rng.choice(streets))
            if ad not in seen: seen.add(ad); break
        if i in (4, 9): ads = [ad + ' #A', ad + ' #B']
        else: ads = [ad]
        for ad in ads:
            bd = '2/1' if '#' in ad else rng.choice(['3/2', '3/1', '4/2', '2/1']); sf = {'2/1': 880, '3/1': 1120, '3/2': 1340, '4/2': 1710}[bd] + rng.randint(-6, 9) * 10; mk = {'2/1': 1150, '3/1': 1325, '3/2': 1550, '4/2': 1795}[bd] + rng.choice([0, 25, 45])
            r = dict(unit=ad, section=port, unitType=bd, area=sf, marketRent=float(mk), _city=rng.choice(cities))
            if rng.random() < .09: r.update(statusText='Vacant', _v=1)
            else:
                s = D(rng.choice([2022, 2023, 2024, 2025]), rng.randint(1, 6), rng.choice([1, 1, 15])); e = eom(addm(s.replace(day=1), rng.choice([11, 23])))
                r.update(statusText='Occupied', tenantName=N.fl(), leaseStartDate=s, leaseEndDate='MTM' if e < D(2025, 7, 1) else e, contractRent=float(mk - rng.choice([0, 25, 55, 80, 130])), deposit=float(rng.choice([1000, 1200, mk])), balance=rng.choice([0.0] * 5 + [-15.0, 640.0, 1325.0]))
            rows.append(r)
def draw():
    wb = xlwt.Workbook(); ws = wb.add_sheet('RentRoll'); e = xlwt.easyxf
    T = e('font: name Tahoma, bold on, height 260'); S = e('font: name Tahoma, height 160'); H = e('font: name Tahoma, bold on, height 160; pattern: pattern solid, fore_colour light_yellow; align: horiz center, wrap on; borders: bottom thin, top thin, left thin, right thin')
    P = e('font: name Tahoma, bold on, height 180; pattern: pattern solid, fore_colour ice_blue'); M = e('font: name Tahoma, height 160', num_format_str='$#,##0.00;($#,##0.00)'); MB = e('font: name Tahoma, bold on, height 160; borders: top thin', num_format_str='$#,##0.00;($#,##0.00)'); DD = e('font: name Tahoma, height 160; align: horiz left', num_format_str='dd-mmm-yyyy'); B = e('font: name Tahoma, bold on, height 160; borders: top thin'); I = e('font: name Tahoma, height 160', num_format_str='#,##0')
    ws.write_merge(0, 0, 0, 11, 'Rent Roll by Portfolio', T); ws.write_merge(1, 1, 0, 11, 'Effective 30-Jun-2025; Status: Active; Run by: dkessler', S)
    ws.write_merge(3, 3, 0, 3, 'Building', H); ws.write_merge(3, 3, 4, 7, 'Current lease', H); ws.write_merge(3, 3, 8, 9, 'Monthly', H); ws.write_merge(3, 3, 10, 11, 'Tenant ledger', H)
    for j, h in enumerate(['Address', 'City', 'Bd/Ba', 'Area', 'Status', 'Tenant', 'Start', 'End', 'Target rent', 'Scheduled rent', 'Deposit held', 'Balance due']): ws.write(4, j, h, H)
    k = 5
    for port in ('Vasquez Heirs LLC', 'Vasquez Trust B'):
        ws.write_merge(k, k, 0, 11, 'Portfolio: ' + port, P); k += 1; rs = [r for r in rows if r['section'] == port]
        for r in rs:
            ws.write(k, 0, r['unit'], S); ws.write(k, 1, r['_city'], S); ws.write(k, 2, r['unitType'], S); ws.write(k, 3, r['area'], I); ws.write(k, 4, r['statusText'], S); ws.write(k, 8, r['marketRent'], M)
            if not r.get('_v'):
                ws.write(k, 5, r['tenantName'], S); ws.write(k, 6, r['leaseStartDate'], DD); ws.write(k, 7, r['leaseEndDate'], S if isinstance(r['leaseEndDate'], str) else DD); ws.write(k, 9, r['contractRent'], M); ws.write(k, 10, r['deposit'], M); ws.write(k, 11, r['balance'], M)
            k += 1
        occ = sum(not r.get('_v') for r in rs); ws.write(k, 0, 'Portfolio total', B); ws.write(k, 5, '%d doors, %d occupied' % (len(rs), occ), B)
        for j, key in ((8, 'marketRent'), (9, 'contractRent'), (10, 'deposit'), (11, 'balance')): ws.write(k, j, sum(r.get(key, 0) for r in rs), MB)
        k += 2
    ws.write(k, 0, 'Report total', B); ws.write(k, 5, '%d doors, %d occupied' % (len(rows), sum(not r.get('_v') for r in rows)), B)
    for j, key in ((8, 'marketRent'), (9, 'contractRent'), (10, 'deposit'), (11, 'balance')): ws.write(k, j, sum(r.get(key, 0) for r in rows), MB)
    for j, w in enumerate((22, 15, 7, 8, 10, 26, 13, 13, 13, 14, 13, 13)): ws.col(j).width = 256 * w
    ws.row(0).height_mismatch = True; ws.row(0).height = 400; ws.portrait = False; ws.fit_num_pages = 1; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 0
    wb.save(os.path.join(DOC, NAME))
draw(); v = sum(bool(r.get('_v')) for r in rows)
write_truth(NAME, None, '2025-06-30', rows, len(rows), len(rows) - v, v)
