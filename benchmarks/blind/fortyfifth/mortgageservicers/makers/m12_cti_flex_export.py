# CTI style text export to Excel: six flex buildings in Orange County, every cell text, page headers repeated; planted digit_changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import random
R = random.Random(4512); D = dt.date
NAME = '12_tustin_flex_cti_export.xlsx'
NM = '''Accurate Spindle Repair|Alvarado Upholstery|Apex Laser Engraving|Arroyo Vista Plumbing|Baja Tuned Suspension|Bluewave Pool Controls|Boyd & Sandoval Millwork|Cal-Pacific Valve|Canyon Dental Lab|Catalina Sign Works|Coastal Crossfit Tustin|Coda Drum Company|Duarte Stone & Tile|El Toro Fasteners|Faircrest Catering|Firefly EV Conversions|Fleet Lettering OC|Fuji-Ya Tea Importers|Golden Reel Grip Rental|Hi-Temp Coatings|Irvine Robotics Club|Jacaranda Florals Wholesale|K-Town Apparel Samples|Lantern Brewing|Magnolia Print Finishing|Metro Glass & Mirror|Norcal Belting (So. Div.)|Oak & Anvil Ironworks|Orchard Audio Visual|Pinnacle Orthotics|Precision Gasket West|Quik-Cool Refrigeration|Red Hill Machine|Saddleback Mailing Svc|Skyframe Drones|Surfside Skate Mfg|Trident Alarm|Tustin Cabinet Outlet|Vela Sailmakers|Warner Bench Optics|Westminster Vape Dist.|Zenobia Candle Co.'''.split('|')
R.shuffle(NM); it = iter(NM)
B = [('VK1', '2501 Von Ketter Ave', 8), ('VK2', '2511 Von Ketter Ave', 8), ('VK3', '2521 Von Ketter Ave', 9), ('VK4', '2531 Von Ketter Ave', 7), ('VK5', '2541 Von Ketter Ave', 8), ('VK6', '2551 Von Ketter Ave', 8)]
wb = Workbook(); ws = wb.active; ws.title = 'rrchg_20250602'
F = Font(name='MS Sans Serif', size=8); FB = Font(name='MS Sans Serif', size=8, bold=True)
# columns with spacers: A unit C tenant E sf G start H expire J base K cam L tax M ins N other P total R deposit S past due
COL = dict(u=1, t=3, sf=5, a=7, e=8, base=10, cam=11, tax=12, ins=13, oth=14, tot=16, dep=18, pd=19)
r = 0; pg = 0; on = 99
def put(k, v, f=F, al=None):
    c = ws.cell(r, COL[k] if isinstance(k, str) else k, v); c.font = f
    c.alignment = Alignment(horizontal=al or ('right' if k in ('sf', 'base', 'cam', 'tax', 'ins', 'oth', 'tot', 'dep', 'pd') else 'left'))
def nl(need=1):
    global r, on, pg
    if on + need > 38:
        pg += 1; on = 0
        if r: r += 2
        r += 1; put(1, 'CTI 4.7', F); put('base', 'VON KETTER BUSINESS PARK', FB, 'left'); put('pd', f'Page: {pg}', F)
        r += 1; put(1, '06/02/2025 07:44', F); put('base', 'Commercial Rent Roll - Recurring Charges', FB, 'left')
        r += 1; put('base', 'For Month Ending 05/31/2025', F, 'left'); r += 1
        for lab in ({'sf': 'Leased', 'a': 'Lease', 'e': 'Lease', 'base': 'Base', 'oth': 'Other', 'tot': 'Monthly', 'dep': 'Security', 'pd': 'Past'}, {'u': 'Unit', 't': 'Occupant', 'sf': 'Sq Ft', 'a': 'Start', 'e': 'Expires', 'base': 'Rent', 'cam': 'CAM', 'tax': 'Taxes', 'ins': 'Insur', 'oth': 'Charges', 'tot': 'Total', 'dep': 'Deposit', 'pd': 'Due'}):
            r += 1
            for k, v in lab.items(): put(k, v, FB)
        r += 1
    r += 1; on += 1
m = lambda v: f'{v:,.2f}' if v >= 0 else f'{-v:,.2f}-'
rows = []; GT = dict.fromkeys(['sf', 'base', 'cam', 'tax', 'ins', 'oth', 'tot', 'dep', 'pd'], 0); nv = 0; plant = None; cnt = 0
for code, adr, n in B:
    nl(3); put('u', f'Bldg {code}', FB); put('t', adr, FB); T = dict.fromkeys(GT, 0); bv = 0; vsf = 0
    for i in range(n):
        nl(); u = chr(65 + i); cnt += 1; sf = R.choice([1480, 1620, 1855, 2040, 2210, 2466, 2890, 3315, 4120, 5260])
        q = R.random(); nm = None if q < .13 else next(it, None)
        put('u', u); put('sf', f'{sf:,}'); T['sf'] += sf
        if not nm:
            put('t', '-Vacant-'); bv += 1; nv += 1; vsf += sf; rows.append(dict(unit=u, building=code, area=sf, statusText='-Vacant-')); continue
        a = D(R.randint(2017, 2024), R.randint(1, 12), 1); term = R.choice([24, 36, 36, 60, 60, 84]); e = addm(a, term) - dt.timedelta(1)
        while e < D(2024, 12, 1): e = addm(e + dt.timedelta(1), 36) - dt.timedelta(1)
        mtm = R.random() < .1
        base = round(sf * R.uniform(1.45, 2.05), 2); cam = round(sf * .21, 2); tax = round(sf * .17, 2); ins = round(sf * .03, 2)
        if R.random() < .2: cam = round(cam + tax + ins, 2); tax = ins = 0.0
        oth = R.choice([0, 0, 0, 0, 75.0, 150.0, 35.0, -200.0]) + 0.0; tot = round(base + cam + tax + ins + oth, 2); dep = R.choice([round(base * 1.1, 0), 3000.0, 2500.0, 5000.0]) + 0.0; pd = R.choice([0, 0, 0, 0, 0, tot, round(tot / 2, 2), -50.0]) + 0.0
        if code == 'VK4' and not plant and i >= 3:
            s = f'{base:.2f}'; j = 1; nd = str((int(s[j]) + 4) % 10); pb = float(s[:j] + nd + s[j + 1:])
            plant = dict(what=f'Base rent of Bldg VK4 unit {u} ({nm}) is printed {pb:,.2f} instead of {base:,.2f}; its monthly total and the building totals were made with {base:,.2f}', kind='digit_changed')
        else: pb = base
        put('t', nm); put('a', a.strftime('%m/%d/%Y')); put('e', 'MTM' if mtm else e.strftime('%m/%d/%Y'))
        for k, v in dict(base=pb, cam=cam, tax=tax, ins=ins, oth=oth, tot=tot, dep=dep, pd=pd).items(): put(k, m(v))
        for k, v in dict(base=base, cam=cam, tax=tax, ins=ins, oth=oth, tot=tot, dep=dep, pd=pd).items(): T[k] += v
        rows.append(dict(unit=u, building=code, area=sf, tenantName=nm, statusText='Occupied', leaseStartDate=a, leaseEndDate='MTM' if mtm else e, contractRent=pb, totalCharges=tot, deposit=dep, balance=pd,
            charges=[dict(code=c, amount=v) for c, v in (('CAM', cam), ('Taxes', tax), ('Insur', ins), ('Other Charges', oth))]))
    nl(); put('t', f'Total Bldg {code}  ({n} units, {bv} vacant)', FB)
    for k in GT: put(k, f'{T[k]:,}' if k == 'sf' else m(round(T[k], 2)), FB); GT[k] += T[k]
    nl()
nl(3); put('t', f'Total Property  ({cnt} units, {nv} vacant)', FB)
for k in GT: put(k, f'{GT[k]:,}' if k == 'sf' else m(round(GT[k], 2)), FB)
for j, w in {1: 10, 2: 1, 3: 36, 4: 1, 5: 9, 6: 1, 7: 11, 8: 11, 9: 1, 10: 12, 11: 10, 12: 10, 13: 9, 14: 10, 15: 1, 16: 12, 17: 1, 18: 11, 19: 11}.items(): ws.column_dimensions[chr(64 + j)].width = w
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.properties.created = wb.properties.modified = dt.datetime(2025, 6, 2)
wb.save(path(NAME)); print(plant)
save(NAME, 'INDUSTRIAL', 'CTI user, Orange County flex park manager', 'text export: page headers repeated in the sheet, spacer columns, numbers as text with trailing minus, charges in columns', True, rows, 'Von Ketter Business Park', D(2025,5,31), cnt, cnt - nv, nv, planted=plant)
