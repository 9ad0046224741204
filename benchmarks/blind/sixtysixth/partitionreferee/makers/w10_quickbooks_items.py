import random, os
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
NAME = 'QB_memorized_invoices_by_unit.xlsx'
rng = random.Random(6610)
data = [('Foundry Lane Bays', [('Bay 1', 'Cardoza Cabinet Works'), ('Bay 2', 'Blue Heron Kayak Repair'), ('Bay 3', None), ('Bay 4', 'Mendelson Sign Co.'), ('Bay 5', 'J&T Overhead Doors'), ('Bay 6', 'Pho Real Food Truck Commissary'), ('Yard', 'Arrowpoint Paving')]),
        ('Shuttlecock Rd Warehouse', [('Dock 1', 'Nimbus Paper Recycling'), ('Dock 2', 'Nimbus Paper Recycling'), ('Dock 3', 'Estevez Granite & Tile'), ('Dock 4', None), ('Mezz office', 'Tidewrack Bookkeeping')])]
rows = []
for pn, us in data:
    for u, t in us:
        r = dict(unit=u, propertyName=pn)
        if not t: r.update(statusText='vacant', totalCharges=0.0, _v=1)
        else:
            base = {'B': 1450, 'Y': 600, 'D': 2875, 'M': 540}[u[0]] + rng.choice([0, 25, 75, 110]); ch = [('4010 Rent', float(base))]
            if u[0] in 'BD': ch.append(('4120 CAM reimb', round(base * .11, 2)))
            if rng.random() < .5: ch.append(('4130 Water/Sewer', rng.choice([35.0, 48.5])))
            if rng.random() < .35: ch.append(('4160 Dumpster', 85.0))
            if u == 'Bay 5': ch.append(('4190 Rent credit (roof leak)', -150.0))
            r.update(tenantName=t, contractRent=float(base), charges=[dict(code=a, amount=b) for a, b in ch], totalCharges=round(sum(b for a, b in ch), 2))
        rows.append(r)
def draw():
    wb = Workbook(); ws = wb.active; ws.title = 'Sheet1'; F = Font(name='Arial', size=8); B = Font(name='Arial', size=8, bold=True)
    def put(k, j, v, b=False, top=False):
        c = ws.cell(k, j, v); c.font = B if b else F
        if isinstance(v, float): c.number_format = '#,##0.00;-#,##0.00'
        if top: c.border = Border(top=Side(style='thin'))
        return c
    for i, s in enumerate(['Gullickson Family Partnership', 'Recurring Invoices by Customer:Job', 'Monthly, in effect September 1, 2025']):
        ws.merge_cells(start_row=1 + i, start_column=1, end_row=1 + i, end_column=9); c = put(1 + i, 1, s, True); c.alignment = Alignment(horizontal='center'); c.font = Font(name='Arial', size=(12, 14, 10)[i], bold=True)
    for j, s in ((5, 'Item'), (7, 'Memo'), (9, 'Amount')): c = put(5, j, s, True); c.alignment = Alignment(horizontal='center'); c.border = Border(bottom=Side(style='medium'))
    k = 6; gt = 0.0
    for pn, us in data:
        put(k, 1, pn, True); k += 1; pt = 0.0
        for r in [q for q in rows if q['propertyName'] == pn]:
            nm = r['unit'] + (' - ' + r['tenantName'] if not r.get('_v') else ' (vacant)'); put(k, 2, nm, True); k += 1
            for q in r.get('charges', []):
                put(k, 5, q['code']); put(k, 7, {'4010': 'Base rent, due 1st', '4120': 'est. 2025 CAM', '4130': 'flat', '4160': '1/4 share', '4190': 'thru 12/25'}[q['code'][:4]]); put(k, 9, q['amount']); k += 1
            put(k, 2, 'Total ' + nm, True); put(k, 9, r['totalCharges'], True, True); k += 1; pt += r['totalCharges']
        put(k, 1, 'Total ' + pn, True); put(k, 9, round(pt, 2), True, True); k += 2; gt += pt
    put(k, 1, 'TOTAL', True); c = put(k, 9, round(gt, 2), True); c.border = Border(top=Side(style='thin'), bottom=Side(style='double'))
    for col, w in zip('ABCDEFGHI', (3, 3, 3, 26, 26, 1, 20, 1, 13)): ws.column_dimensions[col].width = w
    ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.freeze_panes = 'A6'; wb.save(os.path.join(DOC, NAME))
draw()
write_truth(NAME, None, '2025-09-01', rows, 12, 10, 2)
