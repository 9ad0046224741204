# Warehouse owner; Rent Manager-like fixed-pitch report, two lines per unit, charges in columns, buildings as sections, page heads
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME = 'RM_CommRentRoll_Tidewater.pdf'
R = random.Random(4104); 
B = [('BLDG 1 - 4400 Cargo Way', [
 ('1A', 12000, 'Carolina Tile & Stone Dist.', d(2021,3,1), d(2026,2,28), .62), ('1B', 8400, 'Bayline Marine Supply Inc', d(2023,7,1), d(2028,6,30), .68), ('1C', 8400, 'Pinnacle Crating Co', d(2024,1,1), d(2028,12,31), .70),
 ('1D', 6000, None,0,0,0), ('1E', 6000, 'Quickstep Flooring LLC', d(2022,10,15), d(2027,10,14), .66), ('1F', 12000, 'Carolina Tile & Stone Dist.', d(2021,3,1), d(2026,2,28), .62)]),
 ('BLDG 2 - 4420 Cargo Way', [('201', 22500, 'Northgate Cold Chain Logistics', d(2020,9,1), d(2030,8,31), .81), ('202', 15000, 'Jessup Bros Millwork', d(2018,5,1), 'MTM', .55), ('203', 7500, 'Harbor Theatrical Rigging', d(2025,2,1), d(2028,1,31), .74), ('204', 7500, 'Sable Coffee Roasters', d(2024,6,1), d(2029,5,31), .73)]),
 ('BLDG 3 - 118 Spur Rd (Flex)', [('3-100', 2800, 'Ogunleye HVAC Services', d(2023,4,1), d(2026,3,31), .95), ('3-110', 2800, 'Print Foundry, The', d(2024,9,1), d(2027,8,31), .97), ('3-120', 3600, None,0,0,0), ('3-130', 2800, 'Tri-Cities Fire & Safety', d(2022,1,1), d(2026,12,31), .92), ('3-140', 4200, 'Apex Dental Laboratories', d(2025,8,1), d(2030,7,31), 1.02), ('3-150', 2800, 'Ledbetter Locksmiths', d(2019,11,1), 'MTM', .88), ('3-160', 1400, 'R & J Cabinet Refacing', d(2025,5,15), d(2026,5,14), 1.05), ('3-170', 1400, None,0,0,0)]),
 ('YARD', [('LOT-W', 30000, 'Statewide Scaffold Rental', d(2022,6,1), d(2027,5,31), .11), ('LOT-E', 18000, 'Dahl Trucking', d(2024,3,1), 'MTM', .10)])]
USE = {'1A':'Warehouse','1B':'Warehouse','1C':'Warehouse','1D':'Warehouse','1E':'Warehouse','1F':'Warehouse'}
W, H = landscape(letter); c = canvas.Canvas(f'{DOC}/{NAME}', pagesize=(W, H), invariant=1); c.setTitle('Commercial Rent Roll')
fs = 7.6; lh = 9.6; y = 0; pg = 0
#      Unit(8) Tenant(30) SqFt(8) From(11) To(11) Deposit(12) BASE(12) CAM(11) TAX(11) INS(10) Total(13) Balance(12)
def line(u='', t='', sf='', a='', z='', dep='', b='', cam='', tax='', ins='', tt='', bal=''):
    return f'{u:<8}{t:<31}{sf:>8}  {a:<11}{z:<11}{dep:>11}{b:>12}{cam:>11}{tax:>11}{ins:>10}{tt:>13}{bal:>12}'
def out(s, bold=False):
    global y
    c.setFont('Courier-Bold' if bold else 'Courier', fs); c.drawString(36, y, s); y -= lh
def head():
    global y, pg
    pg += 1; y = H - 36
    out('Date: 10/14/2025'.ljust(60) + 'Tidewater Industrial Holdings'.center(34) + f'Page: {pg}'.rjust(56))
    out('Time: 08:41 AM'.ljust(60) + 'COMMERCIAL RENT ROLL'.center(34))
    out('User: DEBORAH'.ljust(60) + 'Property: CARGOWAY Cargo Way Commerce Park'.center(34)); y -= 4
    out('-' * 151)
    out(line('Unit', 'Tenant', 'Sq Ft', 'Lease', 'Lease', 'Security', 'BASE', 'CAM', 'TAX', 'INS', 'Total', 'Balance'), True)
    out(line('', '  Unit Type / Next Increase', '', 'Start', 'End', 'Deposit', 'Rent', 'Recovery', 'Recovery', 'Recovery', 'Charges', 'Due'), True)
    out('=' * 151)
head()
rows = []; planted_add = 0
def foot(lbl, rs, cnt=True, add=0):
    out(line('', '', '-'*8, '', '', '-'*10, '-'*11, '-'*10, '-'*10, '-'*9, '-'*11, '-'*10))
    ch = lambda k: sum(dict(r.get('charges', [])).get(k, 0) for r in rs)
    out(line('', lbl, m0(tot(rs,'area')), '', '', m2(tot(rs,'deposit')), m2(ch('BASE Rent')), m2(ch('CAM Recovery')), m2(ch('TAX Recovery')), m2(ch('INS Recovery')), m2(tot(rs,'totalCharges')), m2(tot(rs,'balance'))), True)
for bn, us_ in B:
    if y < 36 + 7 * lh: c.showPage(); head()
    y -= 3; out(bn, True); rs = []
    typ = {'BLDG 1': 'Grade-level whse', 'BLDG 2': 'Dock-high warehouse', 'BLDG 3': 'Flex'}.get(bn[:6], 'Outside storage')
    for u, sf, t, a, z, rt in us_:
        if y < 36 + 3 * lh: c.showPage(); head(); out(bn + '  (continued)', True)
        ut = typ
        q = dict(unit=u, building=bn, unitType=ut, area=sf)
        if t:
            base = round(sf * rt, 2); yard = bn == 'YARD'
            cam, tax, ins = (0, round(sf * .004, 2), 0) if yard else tuple(round(sf * k, 2) for k in (.085, .071, .0165))
            if z == 'MTM' and not yard: cam, tax, ins = 0, 0, 0   # gross
            q.update(tenantName=t, leaseStartDate=a, leaseEndDate=z, deposit=round(base, -2) * 1.0, contractRent=base, charges=[('BASE Rent', base), ('CAM Recovery', cam), ('TAX Recovery', tax), ('INS Recovery', ins)], totalCharges=round(base + cam + tax + ins, 2), balance=R.choice([0, 0, 0, 0, round(base + cam + tax + ins, 2), round(cam * .31, 2), -round(base * .02, 2)]), statusText='Occupied')
            out(line(u, t, m0(sf), us(a), us(z) if z != 'MTM' else 'MTM', m2(q['deposit']), *[m2(x) for _, x in q['charges']], m2(q['totalCharges']), m2(q['balance']) if q['balance'] >= 0 else f"({-q['balance']:.2f})"))
            sub = ut
            if z != 'MTM':
                nx = addm(a, 12)
                while nx <= d(2025, 10, 14): nx = addm(nx, 12)
                if nx < z and (a.year * 3 + a.month) % 4:
                    am = round(base * 1.03, 2); q['rentSteps'] = [(nx, am)]; sub = f'{ut:<22} Next increase {us(nx)} BASE to {am:,.2f}'
            out(' ' * 10 + sub)
        else:
            q['statusText'] = '** VACANT **'
            out(line(u, '** VACANT **', m0(sf))); out(' ' * 10 + ut)
        rs.append(q)
    foot(f'{bn[:6].strip() if bn[0]=="B" else bn} TOTAL', rs); rows += rs
if y < 36 + 9 * lh: c.showPage(); head()
y -= 4; foot('PROPERTY TOTAL', rows); y -= 8
oc = sum(1 for r in rows if 'tenantName' in r)
so = tot(rows, 'area', lambda r: 'tenantName' in r); sa = tot(rows, 'area')
out(f'Units: {len(rows)}     Occupied: {oc}     Vacant: {len(rows)-oc}     Occupied Sq Ft: {so:,}  ({so/sa*100:.2f}%)')
out('*** End of Report ***')
c.save()
finish(NAME, rows, 'Cargo Way Commerce Park', None, len(rows), oc, len(rows)-oc, 'INDUSTRIAL', 'warehouse owner', 'Rent Manager-like fixed pitch, two-line records', hard=True,
  sums=[(k, tot(rows, k), tot(rows, k)) for k in ('area','deposit','totalCharges','balance')] + [('base vs charges', tot(rows,'contractRent'), sum(dict(r.get('charges',[])).get('BASE Rent',0) for r in rows))])
