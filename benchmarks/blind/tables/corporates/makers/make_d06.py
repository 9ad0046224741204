# Rate card of a carrier, made in a spreadsheet and printed by LibreOffice Calc
import subprocess, os
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as gl
from make_lib import write_truth, HERE
wb = Workbook(); ws = wb.active; ws.title = 'Rates'
Wd = [17]+[8.3]*10; ML = 36.0; MT = 36.0
for i, w in enumerate(Wd): ws.column_dimensions[gl(i+1)].width = w
wpt = [7.0*w for w in Wd]
xs = [ML]
for w in wpt: xs.append(xs[-1]+w)
th = Side(style='thin', color='8A6D3B'); bd = Border(left=th, right=th, top=th, bottom=th)
hts = {}; tables = []
def put(r, c, t, b=False, al='right', fill=None, border=True, size=9, color='000000', i=False, wrap=False):
    x = ws.cell(r, c, t); x.font = Font(name='Liberation Sans', size=size, bold=b, italic=i, color=color); x.alignment = Alignment(horizontal=al, vertical='center', wrap_text=wrap)
    if fill: x.fill = PatternFill('solid', fgColor=fill)
    if border: x.border = bd
def merge(r0, c0, r1, c1, t, **k):
    for r in range(r0, r1+1):
        for c in range(c0, c1+1): put(r, c, None, **k)
    put(r0, c0, t, **k); ws.merge_cells(start_row=r0, start_column=c0, end_row=r1, end_column=c1)
put(1, 1, 'NORDFJELL PARCEL & PALLET – Export rate card 2025', b=True, al='left', border=False, size=15, color='8A3B12'); hts[1] = 24
put(2, 1, 'Door to door, euro per consignment, before fuel surcharge and tax. Valid for consignments collected from 6 January 2025.', al='left', border=False, i=True); hts[2] = 16
hts[3] = 8
O = 'F4B183'; P = 'FBE5D6'
merge(4, 1, 5, 1, 'Chargeable weight', b=True, al='left', fill=O); merge(4, 2, 4, 6, 'Road, three to six days', b=True, al='center', fill=O); merge(4, 7, 4, 11, 'Air, one to two days', b=True, al='center', fill=O)
cells = [[0, 0, 1, 0, 'Chargeable weight'], [0, 1, 0, 5, 'Road, three to six days'], [0, 6, 0, 10, 'Air, one to two days']]
for k in range(10):
    z = f'Zone {k%5+1}'; put(5, k+2, z, b=True, al='center', fill=P); cells.append([1, k+1, 1, k+1, z])
wts = ['up to 0.5 kg', 'up to 1 kg', 'up to 2 kg', 'up to 5 kg', 'up to 10 kg', 'up to 15 kg', 'up to 20 kg', 'up to 30 kg', 'up to 50 kg', 'up to 75 kg', 'up to 100 kg', 'each further 10 kg']
kg = [.5, 1, 2, 5, 10, 15, 20, 30, 50, 75, 100]
for i, w in enumerate(wts):
    r = 6+i; f = 'FFFFFF' if i % 2 else 'FDF4EC'
    put(r, 1, w, al='left', fill=f, b=(i == 11)); cells.append([2+i, 0, 2+i, 0, w])
    for k in range(10):
        air = k >= 5; z = k % 5
        if i < 11: v = (6.4+z*2.1+(9.5+z*3.7 if air else 0))+kg[i]**.86*(.72+z*.21)*(2.6 if air else 1)
        else: v = (4.1+z*1.15)*(2.35 if air else 1)
        t = f'{round(v*20)/20:,.2f}'
        if air and z == 4 and i > 8: t = 'on request' if i < 11 else '–'
        if not air and i == 0: t = '–'
        put(r, k+2, t, fill=f, al='right' if t != 'on request' else 'center', size=9 if t != 'on request' else 8)
        cells.append([2+i, k+1, 2+i, k+1, t])
for r in range(4, 18): hts[r] = 16.5
top = lambda r: MT+sum(hts[q] for q in range(1, r))
tables.append(dict(rows=(4, 17), cols=(1, 11), n=(14, 11), cells=cells))
hts[18] = 15; put(18, 1, 'Chargeable weight is the greater of gross weight and volume (length × width × height in cm / 5,000 by air, / 4,000 by road).', al='left', border=False, i=True, size=8)
hts[19] = 10; hts[20] = 18
put(20, 1, 'Zones by country', b=True, al='left', border=False, size=11, color='8A3B12'); put(20, 8, 'Surcharges', b=True, al='left', border=False, size=11, color='8A3B12')
z = [('Zone', 'Countries', 'Customs'), ('1', 'Denmark, Finland, Sweden', 'No'), ('2', 'Benelux, Germany, Poland, the Baltic states', 'No'), ('3', 'Austria, Czechia, France, Ireland, Italy', 'No'), ('4', 'Iberia, Greece, Hungary, Romania, Bulgaria', 'No'), ('5', 'Switzerland, United Kingdom, Turkey', 'Yes')]
sc = [('Kind', 'Charge'), ('Oversize, above 120 cm', '14.50'), ('Not stackable', '22.00'), ('Remote postcode', '11.75'), ('Second delivery', '9.90'), ('Customs entry', '38.00')]
c1 = []; c2 = []
for i, (a, b, c) in enumerate(z):
    r = 21+i; hts[r] = 15.5; hd = i == 0; f = O if hd else None
    put(r, 1, a, b=hd, al='center', fill=f); merge(r, 2, r, 5, b, b=hd, al='left', fill=f); put(r, 6, c, b=hd, al='center', fill=f)
    for j, t in enumerate((a, b, c)): c1.append([i, j, i, j, t])
    merge(r, 8, r, 10, sc[i][0], b=hd, al='left', fill=f); put(r, 11, sc[i][1], b=hd, fill=f)
    for j, t in enumerate(sc[i]): c2.append([i, j, i, j, t])
tables.append(dict(rows=(21, 26), cols=(1, 6), n=(6, 3), cells=c1)); tables.append(dict(rows=(21, 26), cols=(8, 11), n=(6, 2), cells=c2))
hts[27] = 20; put(27, 1, 'Questions: rates@nordfjell.example. Contracts of carriage are subject to our general terms, edition 11.', al='left', border=False, size=8)
for r, h in hts.items(): ws.row_dimensions[r].height = h
ws.page_setup.orientation = 'landscape'; ws.page_setup.paperSize = 9; ws.page_setup.scale = 100
ws.page_margins.left = ws.page_margins.right = ML/72; ws.page_margins.top = ws.page_margins.bottom = MT/72; ws.page_margins.header = ws.page_margins.footer = 0
ws.sheet_view.showGridLines = False
x = os.path.join(HERE, 'd06_rate_card.xlsx'); wb.save(x)
subprocess.run(['nice', 'soffice', '--headless', f'-env:UserInstallation=file://{HERE}/lo', '--convert-to', 'pdf', '--outdir', HERE, x], check=True, capture_output=True)
os.remove(x)
write_truth('d06_rate_card', [{'page': 1, 'bbox': [round(v, 1) for v in (xs[t['cols'][0]-1], top(t['rows'][0]), xs[t['cols'][1]], top(t['rows'][1]+1))], 'n_rows': t['n'][0], 'n_cols': t['n'][1], 'cells': t['cells']} for t in tables])
