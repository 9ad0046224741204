# ResMan-like export: grouped by floor plan, merged cells with empty columns between as report designers leave them, numbers as text, averages below totals, header repeated at each group
from common import *
import openpyxl
from openpyxl.styles import *
NAME = 'RentRoll - The Quarry at Stonehaven.xlsx'
R = random.Random(4111); P = People(4111); AS = d(2025, 9, 15)
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Rent Roll'
# logical column -> (first sheet col, last sheet col)
C = {'Unit': (1, 1), 'Status': (2, 3), 'Resident': (4, 6), 'Move In': (7, 7), 'Lease End': (8, 9), 'Sq Ft': (10, 10), 'Market': (11, 12), 'Rent': (13, 13), 'Pet': (14, 14), 'W/D': (15, 16), 'Trash': (17, 17), 'Concession': (18, 19), 'Total': (20, 20), 'Deposits': (21, 22), 'Balance': (23, 23), 'Notice / Out': (24, 24)}
def put(r, k, v, **f):
    a, z = C[k]; c = ws.cell(r, a, v); c.font = Font(name='Segoe UI', size=8, **f)
    if a != z: ws.merge_cells(start_row=r, end_row=r, start_column=a, end_column=z)
    c.alignment = Alignment(horizontal='right' if k in ('Sq Ft', 'Market', 'Rent', 'Pet', 'W/D', 'Trash', 'Concession', 'Total', 'Deposits', 'Balance') else 'left', vertical='top'); return c
def money(x): return f'{x:,.2f}' if x >= 0 else f'({-x:,.2f})'
ws['A1'] = 'The Quarry at Stonehaven'; ws['A1'].font = Font(name='Segoe UI', size=14, bold=True); ws.merge_cells('A1:X1')
ws['A2'] = 'Rent Roll by Floor Plan'; ws['A2'].font = Font(name='Segoe UI', size=11); ws.merge_cells('A2:X2'); ws['A3'] = 'As of 9/15/2025'; ws.merge_cells('A3:X3')
for a in ('A1', 'A2', 'A3'): ws[a].alignment = Alignment(horizontal='center')
plans = [('Granite', '0 bed / 1 bath', 495, 1210, ['1102','1108','1202','1208','1302','1308','2102','2202','2302']), ('Slate', '1 bed / 1 bath', 705, 1435, ['1101','1103','1107','1109','1201','1203','1207','1209','1301','1303','1307','1309','2101','2103','2201','2203','2301','2303']),
         ('Marble', '2 bed / 2 bath', 1020, 1825, ['1104','1105','1204','1205','1304','1305','2104','2105','2204','2205','2304','2305']), ('Limestone TH', '3 bed / 2.5 bath', 1440, 2350, ['TH1','TH2','TH3','TH4'])]
VAC = {'1208': 'Vacant Ready', '1307': 'Vacant Not Ready', '2203': 'Vacant Ready - Preleased', '2105': 'Vacant Ready', '1305': 'Down'}; NTV = {'1103', '2304', 'TH2'}
rows = []; r = 5; pv = None
MK = [('Sq Ft', 'area'), ('Market', 'marketRent'), ('Rent', 'contractRent'), ('Pet', '_pet'), ('W/D', '_wd'), ('Trash', '_tr'), ('Concession', '_co'), ('Total', 'totalCharges'), ('Deposits', 'deposit'), ('Balance', 'balance')]
def totals(lbl, rs):
    global r
    put(r, 'Unit', lbl, bold=True); 
    for k, f in MK:
        t = tot(rs, f); c = put(r, k, f'{t:,}' if k == 'Sq Ft' else money(t), bold=True); c.border = Border(top=Side('thin'))
    r += 1
def average(rs):
    global r
    put(r, 'Unit', 'Average', italic=True); oc = [q for q in rs if 'tenantName' in q]
    for k, f in MK[:3]:
        b = oc if k == 'Rent' else rs; put(r, k, f'{tot(rs, f)/len(b):,.0f}' if k == 'Sq Ft' else money(tot(rs, f) / len(b)), italic=True)
    r += 1
for nm, bb, sf, mk, us_ in plans:
    c = ws.cell(r, 1, f'{nm} ({bb})'); c.font = Font(name='Segoe UI', size=9, bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='5B6770'); ws.merge_cells(start_row=r, end_row=r, start_column=1, end_column=24); r += 1
    for k in C: put(r, k, k, bold=True).border = Border(bottom=Side('thin'))
    r += 1; rs = []
    for u in us_:
        m = mk + (20 if u[1] == '3' else 0); q = dict(unit=u, unitType=f'{nm} ({bb})', area=sf, marketRent=float(m))
        s = VAC.get(u) or ('Occupied - NTV' if u in NTV else 'Occupied'); q['statusText'] = s
        if u not in VAC:
            mi = d(R.choice([2022, 2023, 2024, 2024, 2025, 2025]), R.randint(1, 9), R.choice([1, 3, 8, 14, 15])); end = lease_end(mi, 12)
            while end < AS: end = addm(end, 12)
            rent = float(m - R.choice([0, 0, 15, 26, 47, 80, 110])); pet = R.choice([0, 0, 0, 35]); wd = R.choice([0, 55, 55]); tr = 25; co = R.choice([0] * 8 + [-100, -150])
            q.update(tenantName=P('lf'), moveInDate=mi, leaseEndDate=end, contractRent=rent, _pet=pet, _wd=wd, _tr=tr, _co=co, charges=[('Rent', rent), ('Pet', pet), ('W/D', wd), ('Trash', tr), ('Concession', co)], totalCharges=rent + pet + wd + tr + co, deposit=float(R.choice([250, 250, 500, rent])), balance=R.choice([0.0] * 7 + [rent + 25, -25.0, 140.0]))
            if u in NTV: q['moveOutDate'] = end if end < d(2025, 12, 31) else d(2025, 10, 31)
        put(r, 'Unit', u); put(r, 'Status', s); put(r, 'Sq Ft', str(sf)); put(r, 'Market', money(m))
        if 'tenantName' in q:
            put(r, 'Resident', q['tenantName']); put(r, 'Move In', us0(q['moveInDate'])); put(r, 'Lease End', us0(q['leaseEndDate'])); put(r, 'Notice / Out', us0(q.get('moveOutDate')))
            for k, f in MK[2:]: put(r, k, money(q[f]))
        else:
            put(r, 'Resident', ''); put(r, 'Move In', ''); put(r, 'Lease End', '')
        r += 1; rs.append(q)
    totals(f'{nm} - {len(rs)} units', rs); average(rs); r += 1; rows += rs
totals('Property Totals', rows); average(rows)
occ = sum(1 for q in rows if 'tenantName' in q); r += 1
for a, b in (('Total units', len(rows)), ('Occupied', occ), ('Occupied - NTV (in occupied)', len(NTV)), ('Vacant (incl. 1 down)', len(rows) - occ), ('Physical occupancy', f'{occ/len(rows):.2%}')):
    ws.cell(r, 1, a).font = Font(name='Segoe UI', size=8); ws.cell(r, 7, b).font = Font(name='Segoe UI', size=8, bold=True); ws.cell(r, 7).alignment = Alignment(horizontal='left'); r += 1
for j, w in enumerate([8, 12, 8, 10, 8, 6, 10, 6, 5, 7, 6, 6, 10, 7, 4, 4, 7, 6, 5, 10, 6, 5, 10, 11]): ws.column_dimensions[openpyxl.utils.get_column_letter(j + 1)].width = w
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.oddFooter.left.text = 'Printed 9/16/2025 by kmercer'
wb.save(f'{DOC}/{NAME}')
finish(NAME, rows, 'The Quarry at Stonehaven', AS, len(rows), occ, len(rows) - occ, 'MULTIFAMILY', 'apartment operator', 'ResMan-like by floor plan, merged cells, text numbers', hard=True, sheet='Rent Roll', sums=[(k, tot(rows, f), tot(rows, f)) for k, f in MK if not f.startswith('_')])
