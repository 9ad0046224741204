# Receiver's Excel unit mix of garden apartments: grouped headers, bedroom blocks with weighted subtotals, text cover sheet
from common import *
import xlsxwriter
F = 'um_magnolia_receiver.xlsx'
# plan, desc, br, ba, sf, asking, occ, avg in-place, ready, notready, down
G = [('Studios', [('S1', 'Efficiency, garden level', 0, 1, 438, 745, 9, 698, 1, 2, 0)]),
     ('1 Bedroom', [('A1', '1x1 flat', 1, 1, 612, 865, 31, 811, 2, 3, 0), ('A1-R', '1x1 flat, renovated 2022\n(vinyl plank, new kitchen)', 1, 1, 612, 945, 13, 918, 0, 1, 2), ('A2', '1x1 w/ den', 1, 1, 724, 925, 14, 873, 1, 0, 1)]),
     ('2 Bedroom', [('B1', '2x1 flat', 2, 1, 846, 1015, 26, 948, 3, 5, 2), ('B2', '2x2 flat', 2, 2, 918, 1090, 21, 1022, 1, 2, 4), ('B3', '2x1.5 townhouse', 2, 1.5, 1040, 1165, 15, 1107, 0, 1, 0)]),
     ('3 Bedroom', [('C1', '3x2 flat', 3, 2, 1186, 1295, 10, 1214, 2, 1, 1), ('C2', '3x2.5 townhouse', 3, 2.5, 1310, 1380, 5, 1298, 0, 0, 1)]),
     ('Non-revenue', [('EMP', 'Courtesy officer / mgr 1x1', 1, 1, 612, None, 2, 0, 0, 0, 0)])]
O = 'other:Vacancy Ready', 'other:Vacancy Not Ready'
MON = ['units', 'sf', 'market', 'market_sf', 'occupied', 'actual', 'actual_total', *O, 'down', 'pct_occ']
wb = xlsxwriter.Workbook(doc(F)); base = {'font_name': 'Calibri', 'font_size': 10}
def f(**k): return wb.add_format({**base, **k})
cv = wb.add_worksheet('Cover'); cv.hide_gridlines(2); cv.set_column(0, 0, 4); cv.set_column(1, 1, 95)
for i, t in enumerate(['RECEIVER\'S INITIAL REPORT - EXHIBIT D', 'Magnolia Terrace Apartments, 2200 Old Shell Road Ext., Mobile AL', 'Cause pending in the Circuit Court; order of appointment entered this summer', '',
   'Tab "Unit Mix" was rebuilt by walking every unit with the site team; it replaces the borrower\'s mix in the offering memorandum.', 'Asking rents are those quoted by the leasing office on the day of the walk. In-place rents are from signed leases, before concessions.']):
    cv.write(1 + i, 1, t, f(bold=i == 0, text_wrap=True))
ws = wb.add_worksheet('Unit Mix'); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1, 1)
ws.set_column('A:A', 2); ws.set_column('B:B', 9); ws.set_column('C:C', 25); ws.set_column('D:E', 5.5); ws.set_column('F:G', 8); ws.set_column('H:P', 9.5); ws.set_column('M:O', 7.5)
ws.write('B2', 'MAGNOLIA TERRACE APARTMENTS', f(bold=1, font_size=14, font_color='#1F4E3D')); ws.write('B3', 'Unit mix and physical occupancy as of Aug 29, 2025 (receiver\'s walk)', f(italic=1))
h = f(bold=1, bg_color='#1F4E3D', font_color='white', align='center', valign='vcenter', border=1, text_wrap=1)
for a in ('B5:B6|Plan', 'C5:C6|Description', 'D5:D6|BR', 'E5:E6|BA', 'F5:F6|# Units', 'G5:G6|Avg SF', 'H5:I5|Asking Rent', 'J5:J6|Occupied', 'K5:L5|In-Place Rent', 'M5:O5|Vacancy', 'P5:P6|% Occ'):
    ref, t = a.split('|'); ws.merge_range(ref, t, h)
for col, t in zip('HIKLMNO', ['Unit/Mo', 'PSF', 'Avg/Mo', 'Total/Mo', 'Ready', 'Not\nReady', 'Down']): ws.write(f'{col}6', t, h)
ws.set_row(5, 28)
KEY = dict(zip(MON, 'FGHIJKLMNOP')); FM = {'market': '$#,##0', 'actual': '$#,##0', 'actual_total': '$#,##0', 'market_sf': '$0.00', 'pct_occ': '0.0%', 'sf': '#,##0'}
def put(r, rec, forms, **st):
    for k in MON:
        fm = f(num_format=FM.get(k, '0'), valign='top', **st); col = KEY[k]
        if rec.get(k) is None: ws.write_blank(f'{col}{r}', None, fm); continue
        v = r2(rec[k]) if k != 'pct_occ' else round(rec[k] / 100, 3)
        if k in forms: ws.write_formula(f'{col}{r}', forms[k], fm, v)
        else: ws.write_number(f'{col}{r}', v, fm)
r = 7; rows = []; totals = []; allr = []; subs = []
def agg(L):
    u = sum(x['units'] for x in L); oc = sum(x['occupied'] for x in L); pr = [x for x in L if 'market' in x]
    sf = hu(sum(x['units'] * x['sf'] for x in L) / u); mk = hu(sum(x['units'] * x['market'] for x in pr) / sum(x['units'] for x in pr)) if pr else None
    at = sum(x['actual_total'] for x in L)
    d = dict(units=u, sf=sf, market=mk, market_sf=hu(mk / sf, 2) if mk else None, occupied=oc, actual=hu(at / oc), actual_total=at, pct_occ=hu(oc * 100 / u, 1))
    for k in (*O, 'down'): d[k] = sum(x[k] for x in L)
    return d
for gname, L in G:
    ws.write(f'B{r}', gname.upper(), f(bold=1, font_color='#1F4E3D')); r += 1; a = r; recs = []
    for p, de, br, ba, sf, ask, oc, act, rd, nr, dn in L:
        u = oc + rd + nr + dn
        x = dict(type=p, beds=br, baths=ba, units=u, sf=sf, occupied=oc, actual=act, actual_total=oc * act, down=dn, pct_occ=hu(oc * 100 / u, 1)); x[O[0]] = rd; x[O[1]] = nr
        if ask: x['market'] = ask; x['market_sf'] = hu(ask / sf, 2)
        ws.write(f'B{r}', p, f(valign='top')); ws.write(f'C{r}', de, f(text_wrap=1, valign='top')); ws.write(f'D{r}', br, f(align='center', valign='top')); ws.write(f'E{r}', ba, f(align='center', valign='top', num_format='0.#' if ba % 1 else '0'))
        if '\n' in de: ws.set_row(r - 1, 27)
        put(r, x, {'units': f'=J{r}+SUM(M{r}:O{r})', 'actual_total': f'=J{r}*K{r}', 'pct_occ': f'=ROUND(J{r}/F{r},3)', 'market_sf': f'=ROUND(H{r}/G{r},2)'}); recs.append(x); r += 1
    if len(L) > 1:
        t = agg(recs); lab = f'Total / Wtd Avg {gname}'; ws.write(f'B{r}', lab, f(bold=1, top=1)); ws.write_blank(f'C{r}', None, f(top=1)); ws.write_blank(f'D{r}', None, f(top=1)); ws.write_blank(f'E{r}', None, f(top=1))
        put(r, t, {k: f'=SUM({KEY[k]}{a}:{KEY[k]}{r-1})' for k in ('units', 'occupied', 'actual_total', *O, 'down')}, bold=1, top=1); totals.append({'label': lab, **t}); r += 1
    rows += recs; r += 1
t = agg(rows); lab = 'Property Total'
for col in 'BCDE': ws.write(f'{col}{r}', lab if col == 'B' else '', f(bold=1, top=2, bottom=6, bg_color='#E2EFDA'))
put(r, t, {}, bold=1, top=2, bottom=6, bg_color='#E2EFDA'); totals.append({'label': lab, **t})
for i, s in enumerate(['Down: Bldg 7 (fire in February, upper floor shored) and three units with slab leaks in Bldg 12.', 'Asking average leaves out the two employee units, which carry no asking rent. BR "0" = studio.']): ws.write(r + 1 + i, 1, s, f(italic=1, font_size=9))
ws.activate(); wb.close()
assert t['units'] == sum(x['units'] for x in rows); print(t)
save(F, 'UM', MON, rows, totals, 'MULTIFAMILY', "receiver's hand-built Excel, merged two-line grouped headers, bedroom blocks, weighted subtotals, text cover tab", 'grouped header Vacancy Ready/Not Ready/Down, wrapped descriptions, employee units without asking rent')
