# UK managing agent: service charge arrears, a line per demand, leaseholder and block sums
import random, datetime as D
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R = random.Random(1985)
AS = D.date(2025, 6, 30)
BL = [('Hartwell Gardens RTM Company Ltd', 'HWG', 612.40, 145.00, 'Flat', ['Mr & Mrs P Okonkwo', 'Estate of Miss J Tredwell', 'Ms F Lindgren', 'Cobb Street Investments Ltd', 'Dr S Raman']),
      ('12-18 Pembury Crescent (Freehold) Ltd', 'PEM', 438.75, 100.00, 'Flat', ['Mr G Attwood', 'Mrs N Bielak & Mr O Bielak', 'Ms T Harcourt-Vane']),
      ('Sail Loft Wharf Management Company Ltd', 'SLW', 971.08, 260.00, 'Apt', ['Mr K Yamada', 'Harbour Lets (SW) Ltd', 'Mr L Prendergast', 'Ms C Abioye', 'Mr & Mrs D Fenn', 'Quayline Property LLP'])]
M = ['other:Demanded £', 'other:Received £', 'total', 'b0_30', 'b31_90', 'b91_180', 'b180']
COL = dict(zip(M, 'FGHJKLM'))
wb = Workbook(); ws = wb.active; ws.title = 'SC Arrears'
f = lambda **k: Font(name='Verdana', size=k.pop('size', 8), **k)
for c, w in zip('ABCDEFGHIJKLM', (9, 11, 12, 34, 2, 12, 12, 13, 1.5, 12, 12, 12, 12)): ws.column_dimensions[c].width = w
ws['A1'] = 'Moorgate & Finch Block Management'; ws['A1'].font = f(bold=True, size=12); ws.merge_cells('A1:D1'); ws['M1'] = 'Report SCA-4'; ws['A2'] = 'Service charge arrears by client - position at 30/06/2025'; ws['A2'].font = f(size=9); ws['M2'] = 'User: CFINCH'
for a in ('M1', 'M2'): ws[a].font = f(); ws[a].alignment = Alignment(horizontal='right')
ws['J4'] = 'Balance due by age of demand (days)'; ws.merge_cells('J4:M4'); ws['J4'].font = f(bold=True); ws['J4'].alignment = Alignment(horizontal='center'); ws['J4'].border = Border(bottom=Side(style='hair'))
for a, v in dict(A='Unit', B='Demand date', C='Demand no.', D='Charge', F='Demanded £', G='Received £', H='Balance due £', J='0-30', K='31-90', L='91-180', M='Over 180').items():
    c = ws[f'{a}5']; c.value = v; c.font = f(bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='44546A'); c.alignment = Alignment(horizontal='left' if a in 'ABCD' else 'right')
for a in 'EI': ws[f'{a}5'].fill = PatternFill('solid', fgColor='44546A')
nf = '#,##0.00;-#,##0.00'; r = 6; rows, totals = [], []; no = 20417
def tot(label, T, fill=None, top='thin'):
    global r
    ws[f'D{r}'] = label; ws[f'D{r}'].font = f(bold=True)
    for m in M:
        c = ws[f'{COL[m]}{r}']; c.value = T[m] / 100; c.number_format = nf; c.font = f(bold=True); c.border = Border(top=Side(style=top))
    if fill:
        for a in 'ABCDEFGHIJKLM': ws[f'{a}{r}'].fill = PatternFill('solid', fgColor=fill)
    totals.append({'label': label, **{m: T[m] / 100 for m in M}}); r += 1
GT = dict.fromkeys(M, 0)
for b, code, sc, rf, uw, ts in BL:
    r += 1; ws[f'A{r}'] = b; ws.merge_cells(f'A{r}:H{r}'); ws[f'A{r}'].font = f(bold=True, size=10, color='44546A'); r += 1; BT = dict.fromkeys(M, 0); u = 0
    for t in ts:
        u += R.randrange(1, 6); unit = f'{uw} {u}'; ws[f'A{r}'] = unit; ws[f'B{r}'] = f'{code}/{u:03d}'; ws[f'C{r}'] = t
        for a in 'ABC': ws[f'{a}{r}'].font = f(bold=True)
        r += 1; T = dict.fromkeys(M, 0); k = R.choice([2, 2, 3, 3, 4, 5]); L = []
        ev = [(D.date(2024, 6, 24), 'Half-yearly service charge in advance', sc * .96), (D.date(2024, 9, 29), 'Balancing charge y/e 24/06/2024', sc * .31), (D.date(2024, 12, 25), 'Half-yearly service charge in advance', sc), (D.date(2025, 3, 25), 'Reserve fund contribution', rf), (D.date(2025, 6, 24), 'Half-yearly service charge in advance', sc * 1.04)]
        if code != 'PEM': ev.insert(3, (D.date(2025, 1, 1), 'Ground rent 2025', 250.0 if code == 'SLW' else 100.0))
        ev = ev[-k:]
        if k > 3: ev += [(D.date(2025, 4, 17), 'Arrears admin fee', 60.0), (D.date(2025, 5, 9), 'Interest at 4% over base', round(R.uniform(8, 39), 2))]
        if k == 5: ev.append((D.date(2025, 6, 11), 'Solicitors’ LBA costs (s.60 notice)', 354.0))
        ev.sort(key=lambda e: e[0])
        pay = R.choice([0, 0, 1, .5])
        for i, (d, ch, am) in enumerate(ev):
            am = round(am * 100); rc = (R.choice([20000, 15000, 7500]) if pay == 1 and am > 20000 else am // 2 if pay == .5 else 0) if i == 0 else 0
            age = (AS - d).days; m = 'b0_30' if age <= 30 else 'b31_90' if age <= 90 else 'b91_180' if age <= 180 else 'b180'; no += R.randrange(1, 60) if 0 else 7
            v = {M[0]: am, M[1]: rc, 'total': am - rc, m: am - rc}
            L.append((d, ch, v))
        if R.random() < .25: v = {M[1]: 5000, 'total': -5000, 'b0_30': -5000}; L.append((D.date(2025, 6, 19), 'Unallocated receipt', v))
        for d, ch, v in L:
            ws[f'B{r}'] = d; ws[f'B{r}'].number_format = 'dd/mm/yyyy'; ws[f'B{r}'].alignment = Alignment(horizontal='left'); ws[f'D{r}'] = ch
            if 'Unall' not in ch: no += 3; ws[f'C{r}'] = f'D{no}'
            for a in 'BCD': ws[f'{a}{r}'].font = f()
            for m, x in v.items(): c = ws[f'{COL[m]}{r}']; c.value = x / 100; c.number_format = nf; c.font = f(); T[m] += x
            rows.append({'property': b, 'unit': unit, 'resident': f'{code}/{u:03d}', 'name': t, 'charge': ch, 'date': d.strftime('%d/%m/%Y'), **{m: v[m] / 100 for m in M if m in v}}); r += 1
        tot(f'Total {unit}', T); 
        for m in M: BT[m] += T[m]
    tot(f'Client total {code}', BT, 'D9E1F2', 'medium')
    for m in M: GT[m] += BT[m]
r += 1; tot('Total all clients', GT, 'B4C6E7', 'medium'); r += 1
ws[f'A{r}'] = 'Receipts are matched to the oldest demand. Reserve fund sums are held on trust (s.42 LTA 1987).'; ws[f'A{r}'].font = f(italic=True)
r += 2
for a, v in zip('DFG', ('Arrears by client', 'Lessees', '%')): ws[f'{a}{r}'] = v; ws[f'{a}{r}'].font = f(bold=True)
ct = [t for t in totals if t['label'].startswith('Client')]
for t, (b, code, *_x, ts) in zip(ct, BL):
    r += 1; ws[f'D{r}'] = b; ws[f'F{r}'] = len(ts); ws[f'G{r}'] = round(t['total'] / (GT['total'] / 100), 3); ws[f'G{r}'].number_format = '0.0%'
    for a in 'DFG': ws[f'{a}{r}'].font = f()
ws.freeze_panes = 'A6'; ws.print_title_rows = '4:5'; ws.page_setup.orientation = 'landscape'; ws.page_setup.paperSize = 9; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
name = 'MF_SC_arrears_300625.xlsx'; wb.save(doc(name)); truth(name, 'AR', M, rows, totals)
