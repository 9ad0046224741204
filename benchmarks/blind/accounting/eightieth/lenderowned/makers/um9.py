from common import *
import xlwt
R = random.Random(8099)
n = 'UM_lockridge_storage_mix.xls'
SEC = [('CLIMATE CONTROLLED - LEVEL 1', [('5x5', 42, 49), ('5x10', 61, 82), ('7.5x10', 18, 104), ('10x10', 74, 134), ('10x15', 39, 176), ('10x20', 22, 219), ('10x25', 6, 258)]),
       ('CLIMATE CONTROLLED - LEVEL 2', [('5x5', 38, 42), ('5x10', 66, 69), ('5x15', 14, 92), ('10x10', 58, 112), ('10x15', 31, 149), ('10x20', 8, 189)]),
       ('DRIVE-UP', [('5x10', 28, 68), ('10x10', 52, 109), ('10x15', 46, 138), ('10x20', 60, 165), ('10x25', 18, 192), ('10x30', 24, 224), ('12x40', 4, 329)]),
       ('PARKING', [('Uncovered 12x25', 22, 65), ('Uncovered 12x40', 14, 95), ('Covered RV 14x45', 10, 185)])]
def area(s): a, b = s.split()[-1].split('x'); return float(a)*float(b)
wb = xlwt.Workbook(); ws = wb.add_sheet('Unit Mix')
E_ = lambda s, f=None: xlwt.easyxf('font: name Tahoma, height 180'+(', bold on' if 'b' in s else '')+';'+('pattern: pattern solid, fore_colour ice_blue;' if 'f' in s else '')+('borders: top thin;' if 't' in s else '')+('align: wrap on, horiz center, vert center;' if 'h' in s else ''), num_format_str=f or 'General')
cache = {}
def S_(s, f=None):
    if (s, f) not in cache: cache[s, f] = E_(s, f)
    return cache[s, f]
ws.write(0, 0, 'Lockridge Self Storage - Unit Mix & Occupancy', xlwt.easyxf('font: name Tahoma, height 260, bold on')); ws.write(1, 0, '9400 Old Tower Rd, Pascoe, OK   |   Run: 08/31/2025 11:58 PM   |   Receiver: Stannard Group', S_(''))
H = ['Size', 'Sq Ft', 'Total\nUnits', 'Occ', 'Vac', 'Occ %', 'Rentable\nSq Ft', 'Street\nRate', 'Gross\nPotential', 'Avg\nIn-Place', 'Actual\nOccupied Rent', 'Street\n$/SF/Mo']
K = ['sf', 'units', 'occupied', 'vacant', 'pct_occ', 'total_sf', 'market', 'market_total', 'actual', 'actual_total', 'market_sf']
FM = ['#,##0.0', '#,##0', '#,##0', '#,##0', '0.0%', '#,##0', '#,##0.00', '#,##0.00', '#,##0.00', '#,##0.00', '0.00']
for i, h in enumerate(H): ws.write(3, i, h, S_('bfh')); ws.col(i).width = 256*(22 if i == 0 else 12)
ws.row(3).height_mismatch = True; ws.row(3).height = 780
def tr(v): return {k: (round(x*100+1e-9, 1) if k == 'pct_occ' else round(x+1e-9, 1) if f == '#,##0.0' else round(x+1e-9, 2) if '0.00' in f else int(x+.5)) for k, x, f in zip(K, v, FM) if x is not None}
def put(r, lab, v, s):
    ws.write(r, 0, lab, S_(s))
    for i, x in enumerate(v): ws.write(r, i+1, '' if x is None else x, S_(s, FM[i]))
r = 4; rows = []; tots = []; G = [0]*5
for s, us in SEC:
    ws.write(r, 0, s, S_('b')); r += 1; T = [0]*5
    for z, u, st in us:
        a = area(z); oc = max(0, min(u, round(u*R.uniform(.7, 1.0)))); at = sum(st*100+R.randint(-1400, 1900) for _ in range(oc))/100
        v = [a, u, oc, u-oc, oc/u, a*u, st, st*u, round(at/oc, 2), at, st/a]; put(r, z, v, ''); rows.append(dict(type=z, **tr(v))); r += 1
        T = [p+q for p, q in zip(T, (u, oc, a*u, st*u, at))]
    tv = lambda t: [None, t[0], t[1], t[0]-t[1], t[1]/t[0], t[2], None, t[3], None, round(t[4], 2), t[3]/t[2]]
    lab = 'Subtotal '+s.title(); put(r, lab, tv(T), 'bt'); tots.append(dict(label=lab, **tr(tv(T)))); r += 2; G = [p+q for p, q in zip(G, T)]
put(r, 'FACILITY TOTAL', tv(G), 'bft'); tots.append(dict(label='FACILITY TOTAL', **tr(tv(G)))); r += 2
ws.write(r, 0, 'Occupied counts include 7 units in overlock. Company and manager units none.', S_('')); ws.portrait = False; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 1; ws.fit_num_pages = 1
wb.save(path(n))
save(n, 'UM', 'self storage unit mix by size in sections, old .xls export', False, K, rows, tots)
