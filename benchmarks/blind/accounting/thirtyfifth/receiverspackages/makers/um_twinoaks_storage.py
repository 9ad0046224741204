# Small owner's self storage unit mix in Excel: size in text, unnamed feature column, percents as plain numbers, sums only in subtotals
from common import *
import xlsxwriter
F = 'um_twinoaks_storage.xlsx'
# size, feature, units, occ, down, sf, asking, in-place total
G = [('INSIDE - climate control (Bldg 1, 2 floors)', 'Inside', [("5' x 5'", 'Up', 34, 19, 0, 25, 39, 741.00), ("5' x 5'", 'Ground', 18, 15, 0, 25, 49, 702.50), ("5' x 10'", 'Up', 46, 29, 2, 50, 64, 1798.00), ("5' x 10'", 'Ground', 24, 22, 0, 50, 79, 1793.50), ("7.5' x 10'", 'Up', 12, 5, 0, 75, 88, 415.00), ("10' x 10'", 'Up', 38, 22, 3, 100, 99, 2156.75), ("10' x 10'", 'Ground', 22, 20, 0, 100, 125, 2634.00), ("10' x 15'", 'Ground', 14, 12, 0, 150, 165, 2076.00), ("10' x 20'", 'Ground', 6, 6, 0, 200, 205, 1311.00)]),
     ('OUTSIDE - roll up (Bldgs 3 to 7)', 'Outside', [("5' x 10'", None, 20, 17, 0, 50, 49, 850.00), ("10' x 10'", None, 62, 51, 1, 100, 79, 4182.25), ("10' x 15'", None, 44, 33, 0, 150, 99, 3415.50), ("10' x 20'", None, 71, 62, 4, 200, 119, 7688.00), ("10' x 20'", 'w/ power', 8, 8, 0, 200, 139, 1144.00), ("10' x 25'", None, 16, 9, 0, 250, 139, 1287.00), ("10' x 30'", None, 28, 25, 1, 300, 159, 4112.50), ("12' x 40'", 'RV garage', 6, 4, 0, 480, 265, 1120.00)]),
     ('PARKING & MISC', 'Parking & Misc', [("10' x 25'", 'Uncovered', 22, 13, 0, 250, 45, 598.00), ("12' x 40'", 'Canopy', 12, 10, 0, 480, 95, 987.50), ('Wine lockers', 'never finished', 16, 0, 16, 9, 25, 0.00), ('Billboard', 'Clear Sky lease', 1, 1, 0, None, None, 650.00)])]
OS, PS, GP = 'other:Occ\'d SF', 'other:% Occ SF', 'other:Vacancy & Discount $'
MON = ['units', 'occupied', 'vacant', 'down', 'pct_occ', 'sf', 'total_sf', OS, PS, 'market', 'market_total', 'actual', 'actual_total', GP]
HD = ['# Units', 'Occ\'d', 'Vacant', 'Down', '% Occ Units', 'SF / Unit', 'Total SF', 'Occ\'d SF', '% Occ SF', 'Asking / Mo', 'Asking Total', 'Avg In-Place', 'In-Place Total', 'Vacancy & Discount $']
wb = xlsxwriter.Workbook(doc(F)); b0 = {'font_name': 'Arial', 'font_size': 9}
def f(**k): return wb.add_format({**b0, **k})
ws = wb.add_worksheet('Mix 9-30'); ws.set_landscape(); ws.fit_to_pages(1, 1)
ws.write('A1', 'Twin Oaks Mini Storage & RV', f(bold=1, font_size=12)); ws.write('A2', 'Hwy 287 frontage, Waxahachie TX    mix at 9/30/2025 for the bank (Darla - please tie to SiteLink mgmt summary)', f())
hf = f(bold=1, bg_color='#FFE699', bottom=2, text_wrap=1, align='center', valign='bottom')
ws.set_row(3, 36); ws.write('A4', 'Unit Size', hf); ws.write('B4', '', hf)
for j, t in enumerate(HD): ws.write(3, 2 + j, t, hf)
ws.set_column('A:A', 24); ws.set_column('B:B', 14); ws.set_column('C:P', 9.3)
FM = {**{k: '#,##0' for k in ('units', 'occupied', 'vacant', 'down', 'sf', 'total_sf', OS)}, 'pct_occ': '0.0', PS: '0.0', 'market': '$#,##0', 'market_total': '#,##0.00', 'actual': '#,##0.00', 'actual_total': '#,##0.00', GP: '#,##0.00_);[Red](#,##0.00)'}
CL = {k: chr(67 + j) for j, k in enumerate(MON)}
def put(r, x, fo, **st):
    for k in MON:
        fm = f(num_format=FM[k], **st)
        if k not in x: ws.write_blank(f'{CL[k]}{r}', None, fm) if st else None; continue
        if k in fo: ws.write_formula(f'{CL[k]}{r}', fo[k], fm, x[k])
        else: ws.write_number(f'{CL[k]}{r}', x[k], fm)
SUM = ['units', 'occupied', 'vacant', 'down', 'total_sf', OS, 'market_total', 'actual_total', GP]
def agg(lab, L):
    t = {'label': lab, **{k: r2(sum(x.get(k, 0) for x in L)) for k in SUM}}
    t['pct_occ'] = hu(t['occupied'] * 100 / t['units'], 1); t[PS] = hu(t[OS] * 100 / t['total_sf'], 1); return t
rows = []; totals = []; r = 5; srows = []
for g, short, L in G:
    ws.write(f'A{r}', g, f(bold=1, italic=1)); r += 1; a = r; recs = []
    for z, ft, u, o, dn, sf, ask, ip in L:
        x = {'type': z + (f' {ft}' if 0 else ''), 'units': u, 'occupied': o, 'vacant': u - o - dn, 'down': dn, 'pct_occ': hu(o * 100 / u, 1), 'actual_total': ip}
        fo = {'vacant': f'=C{r}-D{r}-F{r}', 'pct_occ': f'=ROUND(D{r}/C{r}*100,1)'}
        if sf: x.update({'sf': sf, 'total_sf': u * sf, OS: o * sf, PS: hu(o * 100 / u, 1)}); fo.update({'total_sf': f'=C{r}*H{r}', OS: f'=D{r}*H{r}', PS: f'=ROUND(J{r}/I{r}*100,1)'})
        if ask: x.update({'market': ask, 'market_total': u * ask, GP: r2(ip - u * ask)}); fo.update({'market_total': f'=C{r}*L{r}', GP: f'=O{r}-M{r}'})
        if o: x['actual'] = hu(ip / o, 2); fo['actual'] = f'=ROUND(O{r}/D{r},2)'
        ws.write(f'A{r}', z, f(indent=1))
        if ft: ws.write(f'B{r}', ft, f())
        put(r, x, fo); recs.append(x); r += 1
    t = agg(f'Subtotal {short}', recs); ws.write(f'A{r}', t['label'], f(bold=1, top=1)); ws.write_blank(f'B{r}', None, f(top=1))
    fo = {k: f'=SUM({CL[k]}{a}:{CL[k]}{r-1})' for k in SUM}; fo.update({'pct_occ': f'=ROUND(D{r}/C{r}*100,1)', PS: f'=ROUND(J{r}/I{r}*100,1)'})
    put(r, t, fo, bold=1, top=1); srows.append(r); totals.append(t); rows += recs; r += 2
t = agg('TOTAL FACILITY', rows); totals.append(t); ws.write(f'A{r}', t['label'], f(bold=1, top=1, bottom=6)); ws.write_blank(f'B{r}', None, f(top=1, bottom=6))
fo = {k: '=' + '+'.join(f'{CL[k]}{s}' for s in srows) for k in SUM}; fo.update({'pct_occ': f'=ROUND(D{r}/C{r}*100,1)', PS: f'=ROUND(J{r}/I{r}*100,1)'})
put(r, t, fo, bold=1, top=1, bottom=6)
for i, s in enumerate(['down = roof leak in Bldg 1 upstairs (lender holding the claim check), hail doors Bldg 5', 'asking is the web rate; in-place includes the $1 first month deals', 'vacant does not include down units']): ws.write(r + 1 + i, 0, s, f(font_color='#7F7F7F'))
w2 = wb.add_worksheet('to do'); [w2.write(i, 0, s) for i, s in enumerate(['ask Darla re wine lockers - write off?', 'billboard lease copy to bank', 'new gate keypad quote'])]
wb.close(); print(t)
# the unnamed column beside the size is a feature, not part of the printed size
save(F, 'UM', MON, rows, totals, 'SELF_STORAGE', "small owner's Excel of a self storage unit mix, sections, formulas, percents without sign, second tab of notes", 'repeated sizes told apart only by an unnamed feature column; billboard without size; never-finished lockers; negative variance')
