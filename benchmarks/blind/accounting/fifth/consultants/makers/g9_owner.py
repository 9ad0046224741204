# US small owner's hand-made rent breakdown, printed from a spreadsheet by LibreOffice (PDF)
import random, subprocess, os
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R = random.Random(66)
B = [('Front building (1968, 2-story)', [('Efficiency', 'eff', 0, 1, 4, 4, 410, 725, 775), ('1x1 small', '1 / 1', 1, 1, 8, 7, 590, 875, 925), ('1x1 large w/ balcony', '1 / 1', 1, 1, 6, 6, 640, 925, 995), ('2x1', '2 / 1', 2, 1, 8, 8, 815, 1095, 1150)]),
     ('Back building (1974)', [('2x1', '2 / 1', 2, 1, 10, 8, 830, 1095, 1175), ('2x1.5 townhouse', '2 / 1½', 2, 1.5, 6, 6, 1010, 1275, 1350), ('2x1.5 TH renovated', '2 / 1½', 2, 1.5, 4, 3, 1010, 1425, 1495), ('3x2 end unit', '3 / 2', 3, 2, 2, 2, 1240, 1550, 1595)]),
     ('Cottages on Pecan St', [('Cottage 2 bed', '2 / 1', 2, 1, 3, 3, 880, 1200, 1250), ("Manager's cottage", '1 / 1', 1, 1, 1, 1, 620, 0, 0)])]
M = ['units', 'occupied', 'vacant', 'pct_occ', 'sf', 'total_sf', 'rent_low', 'rent_high', 'actual', 'actual_total', 'other:RUBS Income /Mo.']
COL = dict(zip(M, 'DEFGHIJKLMN'))
wb = Workbook(); ws = wb.active; ws.title = 'mix'
f = lambda **k: Font(name='Comic Sans MS' if 0 else 'Liberation Sans Narrow', size=k.pop('size', 11), **k)
for c, w in zip('ABCDEFGHIJKLMN', (23, 8, 2, 7, 8, 8, 9, 8, 10, 10, 10, 11, 12, 10)): ws.column_dimensions[c].width = w
ws['A1'] = 'MAGNOLIA COURT APTS – 2216 Pecan St., Denton TX'; ws['A1'].font = f(size=16, bold=True); ws['A2'] = 'Unit & rent breakdown as of 8/1/25 (from my rent book, J. Tidwell)'; ws['A2'].font = f(italic=True)
ws['D4'] = 'How many'; ws.merge_cells('D4:F4'); ws['H4'] = 'Square Feet'; ws.merge_cells('H4:I4'); ws['J4'] = 'Asking Rent'; ws.merge_cells('J4:K4'); ws['L4'] = 'Actual Rent Now'; ws.merge_cells('L4:M4'); ws['G4'] = '%'; ws['N4'] = 'RUBS'; ws['B4'] = 'Bed /'
for a, v in dict(A='Floor plan', B='Bath', D='Total', E='Rented', F='Vacant', G='Rented', H='Each', I='All', J='From', K='To', L='Average', M='All / Mo.', N='Income /Mo.').items(): ws[f'{a}5'] = v
for a in 'ABDEFGHIJKLMN':
    for r in (4, 5): c = ws[f'{a}{r}']; c.font = f(bold=True); c.alignment = Alignment(horizontal='left' if a == 'A' else 'center', wrap_text=False)
    ws[f'{a}5'].border = Border(bottom=Side(style='medium'))
NF = {'pct_occ': '0%', 'sf': '#,##0', 'total_sf': '#,##0', 'actual': '$#,##0', 'actual_total': '$#,##0', 'rent_low': '$#,##0', 'rent_high': '$#,##0', M[10]: '$#,##0'}
rows, totals = [], []; r = 6
def put(v, b=False, top=None):
    for m in M:
        if m in v:
            c = ws[f'{COL[m]}{r}']; x = v[m]; c.value = x / 100 if m == 'pct_occ' else x; c.number_format = NF.get(m, '0'); c.font = f(bold=b)
            c.alignment = Alignment(horizontal='center' if m in M[:4] else 'right')
            if top: c.border = Border(top=Side(style=top))
G = dict.fromkeys(['units', 'occupied', 'vacant', 'total_sf', 'actual_total', M[10]], 0); wa = 0
def avg(T): return {'pct_occ': round(T['occupied'] / T['units'] * 100), 'sf': round(T['total_sf'] / T['units']), 'actual': round(T['actual_total'] / T['occupied'])}
for b, l in B:
    ws[f'A{r}'] = b; ws[f'A{r}'].font = f(bold=True, underline='single'); r += 1; T = dict.fromkeys(G, 0)
    for t, bb, bd, ba, n, oc, sf, lo_, hi in l:
        v = {'units': n, 'occupied': oc, 'vacant': n - oc, 'pct_occ': round(oc / n * 100), 'sf': sf, 'total_sf': sf * n}
        if lo_: av = (lo_ + hi) // 2 - R.randrange(15, 90); v.update({'rent_low': lo_, 'rent_high': hi, 'actual': av, 'actual_total': av * oc, M[10]: oc * (35 if bd < 2 else 50 if bd == 2 else 65)})
        else: v.update({'actual': 0, 'actual_total': 0, M[10]: 0})
        ws[f'A{r}'] = t; ws[f'B{r}'] = bb; ws[f'A{r}'].font = f(); ws[f'B{r}'].font = f(); ws[f'B{r}'].alignment = Alignment(horizontal='center'); put(v)
        if not lo_: ws[f'J{r}'] = 'rent free'; ws[f'J{r}'].font = f(italic=True); ws[f'J{r}'].alignment = Alignment(horizontal='right')
        rows.append({'type': t, 'beds': bd, **({'baths': ba} if bd else {}), **{m: v[m] for m in M if m in v}}); r += 1
        for k in T: T[k] += v.get(k, 0)
    S = {**T, **avg(T)}; ws[f'A{r}'] = 'Subtotal'; ws[f'A{r}'].font = f(bold=True); put(S, True, 'thin'); totals.append({'label': 'Subtotal', **{m: S[m] for m in M if m in S}}); r += 2
    for k in G: G[k] += T[k]
S = {**G, **avg(G)}; ws[f'A{r}'] = 'WHOLE PROPERTY'; ws[f'A{r}'].font = f(bold=True, size=12); put(S, True, 'double'); totals.append({'label': 'WHOLE PROPERTY', **{m: S[m] for m in M if m in S}}); r += 2
for t in ('Averages on the total lines: sq. ft. per unit; actual rent over rented units (manager’s cottage counts as rented at $0).', 'RUBS = water/sewer/trash bill-back.'): ws[f'A{r}'] = t; ws[f'A{r}'].font = f(italic=True, size=10); r += 1
r += 1
for a, v in (('A', 'Other money'), ('D', 'Per mo.')): ws[f'{a}{r}'] = v; ws[f'{a}{r}'].font = f(bold=True)
for t, x in (('Washers & dryers', 412), ('Carports (14 @ $25)', 350), ('Pet rent', 285)): r += 1; ws[f'A{r}'] = t; ws[f'D{r}'] = x; ws[f'A{r}'].font = f(); ws[f'D{r}'].font = f(); ws[f'D{r}'].number_format = '$#,##0'
ws.page_setup.orientation = 'landscape'; ws.page_setup.paperSize = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.oddFooter.left.text = 'magnolia mix aug.xls'; ws.oddFooter.right.text = 'Page &P'
name = 'magnolia mix aug.pdf'; lo = os.path.join(HERE, 'lo'); os.makedirs(lo + '/in', exist_ok=True); wb.save(f'{lo}/in/magnolia mix aug.xlsx')
subprocess.run(['nice', 'soffice', '--headless', f'-env:UserInstallation=file://{lo}', '--convert-to', 'pdf', '--outdir', os.path.join(HERE, 'documents'), f'{lo}/in/magnolia mix aug.xlsx'], check=True, capture_output=True)
truth(name, 'UM', M, rows, totals)
