# UK housing association plot schedule for rent, XLSX, formulas recalculated by LibreOffice
import random, subprocess, os, shutil
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R = random.Random(31)
HT = {'Ashdown': (2, 1, 70.2, 985), 'Ashdown (end)': (2, 1, 71.0, 1000), 'Bramley': (3, 1.5, 84.6, 1195), 'Coppice': (3, 2, 93.4, 1275), 'Drayton': (4, 2, 107.9, 1495), 'Elm FOG': (2, 1, 66.3, 940), 'Fern (1B flat)': (1, 1, 50.0, 795), 'Fern (2B flat)': (2, 1, 61.8, 895), 'Gorse bungalow': (2, 1, 64.5, 1050)}
PH = [('PHASE 1 – handover May 2025', 'AR', [(1, 'Ashdown (end)'), (2, 'Ashdown'), (3, 'Ashdown (end)'), (4, 'Bramley'), (5, 'Bramley'), (6, 'Coppice'), (7, 'Elm FOG'), (8, 'Drayton'), (9, 'Bramley')]),
      ('PHASE 2 – handover September 2025', 'AR', [(21, 'Fern (1B flat)'), (22, 'Fern (1B flat)'), (23, 'Fern (2B flat)'), (24, 'Fern (2B flat)'), (25, 'Fern (1B flat)'), (26, 'Fern (2B flat)'), (33, 'Gorse bungalow'), (34, 'Gorse bungalow')]),
      ('PHASE 3 – handover January 2026', 'SR', [(40, 'Coppice'), (41, 'Drayton'), (42, 'Ashdown'), (43, 'Ashdown'), (44, 'Bramley'), (45, 'Elm FOG'), (46, 'Coppice')])]
M = ['other:Floor area m²', 'sf', 'market', 'other:Rent payable £ pcm Net rent', 'other:Rent payable £ pcm Service charge', 'other:Rent payable £ pcm Gross rent', 'other:% of OMR']
COL = dict(zip(M, 'HIKLMNO'))
wb = Workbook(); ws = wb.active; ws.title = 'Plots'
f = lambda **k: Font(name='Trebuchet MS', size=k.pop('size', 10), **k)
for c, w in zip('ABCDEFGHIJKLMNO', (3, 6, 17, 18, 7, 7, 9, 9, 9, 2, 12, 11, 11, 11, 9)): ws.column_dimensions[c].width = w
ws['B1'] = 'Willowmere Homes'; ws['B1'].font = f(size=14, bold=True, color='00695C'); ws['B2'] = 'Schedule of plots – Land off Priory Lane, Kempsey (S.106 rented units)'; ws['B2'].font = f(bold=True); ws['B3'] = 'Rents at 2025/26 levels; affordable rent capped at LHA'; ws['B3'].font = f(italic=True)
box = Border(*(Side(style='thin', color='999999'),) * 4)
ws['H5'] = 'Floor area'; ws.merge_cells('H5:I5'); ws['L5'] = 'Rent payable £ pcm'; ws.merge_cells('L5:N5')
for a, v in dict(B='Plot', C='House type', D='Postal address', E='Beds', F='Baths', G='Tenure', H='m²', I='sq ft', K='Open market\nrent £ pcm', L='Net rent', M='Service\ncharge', N='Gross rent', O='% of\nOMR').items(): ws[f'{a}6'] = v
for a in 'BCDEFGHIKLMNO':
    for r in (5, 6): c = ws[f'{a}{r}']; c.font = f(bold=True); c.fill = PatternFill('solid', fgColor='B2DFDB'); c.alignment = Alignment(horizontal='center', vertical='center', wrap_text=True); c.border = box
ws.row_dimensions[6].height = 30
NF = {M[0]: '0.0', 'sf': '#,##0', 'market': '£#,##0.00', M[3]: '#,##0.00', M[4]: '#,##0.00', M[5]: '#,##0.00', M[6]: '0.0%'}
r = 7; rows, totals, subs = [], [], []; st = ['Priory Lane', 'Teazel Close']; G = dict.fromkeys(M, 0)
def num(m, v, b=False):
    c = ws[f'{COL[m]}{r}']; c.value = v; c.number_format = NF[m]; c.font = f(bold=b); c.border = box
for ph, ten, pl in PH:
    ws[f'B{r}'] = ph; ws.merge_cells(f'B{r}:O{r}'); ws[f'B{r}'].font = f(bold=True, color='00695C'); r += 1; r0 = r; T = dict.fromkeys(M, 0)
    for p, ht in pl:
        bd, ba, m2, omr = HT[ht]; omr += R.choice([0, 0, 5, 10, -5]); sf = round(m2 * 10.7639)
        gross = round(omr * .8, 2) if ten == 'AR' else round(omr * R.choice([.58, .6, .61]), 2); sc = 38.5 if 'Fern' in ht else R.choice([12.25, 12.25, 14.6]); net = round(gross - sc, 2)
        v = {M[0]: m2, 'sf': sf, 'market': omr, M[3]: net, M[4]: sc, M[5]: gross, M[6]: round(gross / omr * 100, 1)}
        for a, x in dict(B=p, C=ht, D=f'{p + (p > 12)} {st[p > 20]}', E=bd, F=ba, G={'AR': 'Aff. rent', 'SR': 'Social'}[ten]).items():
            c = ws[f'{a}{r}']; c.value = x; c.font = f(); c.border = box; c.alignment = Alignment(horizontal='left' if a in 'CD' else 'center')
        for m in M: num(m, v[m])
        num(M[5], f'=L{r}+M{r}'); num(M[6], f'=ROUND(N{r}/K{r},3)')
        rows.append({'type': ht, 'beds': bd, 'baths': ba, **v}); r += 1
        for m in M[:6]: T[m] = round(T[m] + v[m], 2)
    lab = f'{ph.split(" –")[0].title()}: {len(pl)} plots'; ws[f'C{r}'] = lab; ws[f'C{r}'].font = f(bold=True)
    for m in M[:6]: num(m, f'=SUM({COL[m]}{r0}:{COL[m]}{r-1})', True)
    subs.append(r); totals.append({'label': lab, **{m: T[m] for m in M[:6]}}); r += 2
    for m in M[:6]: G[m] = round(G[m] + T[m], 2)
lab = f'All phases: {len(rows)} plots'; ws[f'C{r}'] = lab; ws[f'C{r}'].font = f(bold=True)
for m in M[:6]: num(m, '=' + '+'.join(f'{COL[m]}{s}' for s in subs), True)
num(M[6], f'=ROUND(N{r}/K{r},3)', True); totals.append({'label': lab, **{m: G[m] for m in M[:6]}, M[6]: round(G[M[5]] / G['market'] * 100, 1)}); r += 2
for t in ('FOG = flat over garage.  Plots 10–20 and 27–32 are for open market sale by the developer and are not listed.', 'Service charge: estate management company budget v3; flats include communal cleaning.'): ws[f'B{r}'] = t; ws[f'B{r}'].font = f(italic=True, size=9); r += 1
ws.page_setup.orientation = 'landscape'; ws.page_setup.paperSize = 9; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
name = 'Priory Lane plot schedule v3.xlsx'; lo = os.path.join(HERE, 'lo'); os.makedirs(lo + '/in', exist_ok=True); wb.save(f'{lo}/in/{name}')
subprocess.run(['nice', 'soffice', '--headless', f'-env:UserInstallation=file://{lo}', '--convert-to', 'xlsx', '--outdir', os.path.join(HERE, 'documents'), f'{lo}/in/{name}'], check=True, capture_output=True)
truth(name, 'UM', M, rows, totals)
