import random, os
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
NAME = 'Estate_Szabo_KeepRite_Storage_inventory.xlsx'
rng = random.Random(6609); N = Names(rng)
sizes = {'5x5': (25, 42), '5x10': (50, 64), '10x10': (100, 98), '10x15': (150, 129), '10x20': (200, 158), '10x30': (300, 212), 'Pkg 12x30': (None, 55)}
biz = ['Gutter Kings', 'Pinecone Press', 'St. Brendan Parish', 'Loomis Flooring', 'Vintage Wheels Club', 'Hatch Election Cmte']
rows = []
for sec, n, pool in (('Bldg A (drive-up)', 48, ['10x10', '10x20', '10x15']), ('Bldg B (drive-up)', 40, ['10x20', '10x30']), ('Bldg C (heated)', 96, ['5x5', '5x10', '10x10']), ('Yard', 22, ['Pkg 12x30'])):
    for i in range(1, n + 1):
        sz = pool[(i - 1) * len(pool) // n]; sf, std = sizes[sz]
        if 'heated' in sec: std += 12
        u = {'A': 'A%03d', 'B': 'B%03d', 'C': 'C%03d'}.get(sec[5:6], 'P-%d') % i if sec != 'Yard' else 'P-%d' % i
        r = dict(unit=u, building=sec, unitType=sz, area=sf, marketRent=float(std)); x = rng.random()
        if x < .11: r.update(statusText='V', _v=1)
        else:
            st = 'R' if x < .9 else ('L' if x < .95 else 'A')
            r.update(statusText=st, tenantName=rng.choice(biz) if rng.random() < .06 else N.lf(), contractRent=float(max(20, std - rng.choice([0, 0, 4, 9, 14]) + rng.choice([0, 0, 0, 6]))), moveInDate=D(rng.randint(2009, 2025), rng.randint(1, 7), rng.randint(1, 28)), deposit=rng.choice([0.0, 0.0, 25.0]))
            ins = 11.0 if rng.random() < .45 and sec != 'Yard' else 0.0
            r['charges'] = [dict(code='Insurance', amount=ins)] if ins else []; r['_i'] = ins
            r['balance'] = round(r['contractRent'] * rng.choice([2, 3]) + 20, 2) if st == 'L' else rng.choice([0.0] * 8 + [r['contractRent']])
            r['_pt'] = D(2025, 6, 30) if st == 'L' else rng.choice([D(2025, 8, 31), D(2025, 8, 31), D(2025, 9, 30)])
        rows.append(r)
def draw():
    wb = Workbook(); a = wb.active; a.title = 'Cover'
    for i, s in enumerate(['ESTATE OF ILONA SZABO', 'Probate No. 25-PR-3307', 'Asset 4: Keep-Rite Mini Storage, 6600 Lathrop Pike', 'Prepared by the administrator from the gate computer', 'Unit list as of August 31, 2025', 'See tabs "Units" and "By size"']):
        a.cell(4 + i * 2, 3, s).font = Font(name='Georgia', size=16 if i == 0 else 11, bold=i == 0)
    ws = wb.create_sheet('Units'); f = Font(name='Arial Narrow', size=9); hb = Font(name='Arial Narrow', size=9, bold=True)
    ws.cell(1, 1, 'Keep-Rite Mini Storage').font = hb; ws.cell(1, 12, 'as of 08/31/2025').font = hb
    hd = [('Unit', ''), ('Bldg', ''), ('Size', ''), ('Sq', 'ft'), ('St', ''), ('Renter', ''), ('In', 'date'), ('Street', 'rate'), ('Renter', 'rate'), ('Ins.', ''), ('Paid', 'thru'), ('Owed', ''), ('Dep', '')]
    for j, (p, q) in enumerate(hd):
        for k, s in ((3, p), (4, q)): c = ws.cell(k, j + 1, s or None); c.font = hb; c.fill = PatternFill('solid', fgColor='DDDDDD'); c.alignment = Alignment(horizontal='center')
    k = 5
    for r in rows:
        v = [r['unit'], r['building'], r['unitType'], r['area'], r['statusText'], r.get('tenantName'), r.get('moveInDate'), r['marketRent'], r.get('contractRent'), r.get('_i') or None, r.get('_pt'), r.get('balance'), r.get('deposit')]
        for j, x in enumerate(v):
            c = ws.cell(k, j + 1, x); c.font = f
            if j in (6, 10): c.number_format = 'm/d/yy'
            if j in (7, 8, 9, 11, 12): c.number_format = '#,##0.00'
        k += 1
    S = lambda key: sum(r.get(key) or 0 for r in rows)
    for j, x in ((1, 'TOTAL'), (4, S('area')), (6, '%d units, %d rented, %d vacant' % (len(rows), sum(not r.get('_v') for r in rows), sum(bool(r.get('_v')) for r in rows))), (8, S('marketRent')), (9, S('contractRent')), (10, S('_i')), (12, S('balance')), (13, S('deposit'))):
        c = ws.cell(k, j, x); c.font = hb; c.number_format = '#,##0.00' if j > 6 else '#,##0'; c.border = Border(top=Side(style='double'))
    ws.cell(k + 2, 1, 'St: R = rented, V = vacant, L = overlocked (past due 60+), A = autopay').font = f
    for col, w in zip('ABCDEFGHIJKLM', (7, 17, 10, 6, 4, 24, 9, 9, 9, 7, 9, 9, 8)): ws.column_dimensions[col].width = w
    ws.print_title_rows = '3:4'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    b = wb.create_sheet('By size'); b.append(['Size', 'Units', 'Rented', 'Street rate total', 'Renter rate total'])
    for s in sizes:
        q = [r for r in rows if r['unitType'] == s]; b.append([s, len(q), sum(not r.get('_v') for r in q), sum(r['marketRent'] for r in q), sum(r.get('contractRent', 0) for r in q)])
    b.append(['All', len(rows), sum(not r.get('_v') for r in rows), S('marketRent'), S('contractRent')]); b.column_dimensions['D'].width = b.column_dimensions['E'].width = 18
    wb.save(os.path.join(DOC, NAME))
draw(); v = sum(bool(r.get('_v')) for r in rows)
write_truth(NAME, 'Keep-Rite Mini Storage', '2025-08-31', rows, len(rows), len(rows) - v, v, sheet='Units')
