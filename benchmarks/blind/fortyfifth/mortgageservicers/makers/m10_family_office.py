# Family office Excel roll of Manhattan/Westchester storefronts, by hand: formulas, month-only dates, hidden row and column, notes
from common import *
import xlsxwriter
D = dt.date
NAME = '10_halloran_storefronts_july.xlsx'
def mt(s): 
    try: return dt.datetime.strptime(s, '%b-%y').strftime('%b %Y')
    except ValueError: return s
# unit, tenant, use, sf, from, to, rent, tax, water, sec, bump text, steps, note
B = [('1142-1148 Third Avenue', [
  ('1142', 'Luca & Figlio Shoe Repair', 'shoe rep', 450, 'Jun-21', 'May-26', 5150, 212.5, 45, 10300, 'Jun-25 done', [], ''),
  ('1144', 'Pemberton Chocolates', 'candy', 780, 'Nov-19', 'Oct-29', 11240, 380, 60, 33720, 'Nov-25 $11,577.20', [('Nov-25', 11577.20)], ''),
  ('1146', 'VACANT', '', 1100, '', '', None, None, None, None, '', [], 'was eyewear; asking $14,000/mo'),
  ('1148', 'Third Ave Apothecary Corp', 'pharmacy', 1950, 'Feb-14', 'Jan-29', 24600, 1105, 60, 62000, 'Feb-26 $25,338; Feb-27 $26,098.14', [('Feb-26', 25338.0), ('Feb-27', 26098.14)], 'Good guy gty')]),
 ('77 Lydig Place (Bronx)', [
  ('Store A', 'New Canton Kitchen', 'take-out', 900, 'Sep-16', 'MTM', 3900, 0, 125, 5000, '', [], 'owes Jun water'),
  ('Store B', 'E-Z Tax & Travel', 'office', 600, 'Jan-23', 'Dec-27', 2704.5, 0, 40, 5200, 'Jan-26 $2,785.64', [('Jan-26', 2785.64)], ''),
  ('Store C', 'Mi Barrio Barber Shop', 'barber', 550, 'Apr-22', 'Mar-27', 2575, 0, 40, 5000, 'Apr-26 $2,652.25', [('Apr-26', 2652.25)], ''),
  ('Bsmt', 'New Canton Kitchen', 'storage', 700, 'Sep-16', 'MTM', 450, 0, 0, None, '', [], '')]),
 ('210 Purchase Street, Rye', [
  ('210', 'Seabreeze Yoga LLC', 'fitness', 1640, 'May-24', 'Apr-34', 8610, 540, 75, 25830, 'May-26 $8,868.30', [('May-26', 8868.30)], '3 mos free May-Jul 24'),
  ('212', 'Rye Ridge Stationers', 'cards', 1225, 'Aug-09', 'Jul-25', 6125, 402, 50, 9000, '', [], 'exp! renewal out for sig.'),
  ('214', 'VACANT', '', 1300, '', '', None, None, None, None, '', [], 'LOI - wine shop $7,150/mo'),
  ('2nd fl', 'Dr. Ilse Brandt, Podiatry', 'medical', 1500, 'Oct-20', 'Sep-25', 4800, 0, 0, 9600, '', [], 'gross lease')]),
 ('38-40 Bayard Row', [
  ('38', 'Golden Lychee Bakery', 'bakery', 1300, 'Mar-18', 'Feb-28', 13913, 610, 240, 36000, 'Mar-26 $14,330.39; Mar-27 $14,760.30', [('Mar-26', 14330.39), ('Mar-27', 14760.30)], ''),
  ('40', 'United Eastern Remittance', 'finl svc', 640, 'Jul-22', 'Jun-32', 7725, 300, 40, 15000, 'Jul-26 $7,956.75', [('Jul-26', 7956.75)], ''),
  ('40 roof', 'Hi-Line Outdoor Media', 'sign', None, 'Jan-20', 'Dec-29', 3500, None, None, 7000, 'Jan-26 $3,675', [('Jan-26', 3675.0)], 'wallscape')])]
wb = xlsxwriter.Workbook(path(NAME)); wb.set_properties({'created': dt.datetime(2025, 7, 9)}); ws = wb.add_worksheet('JULY 25'); old = wb.add_worksheet('phone list')
f = lambda **k: wb.add_format(dict(font_name='Garamond', font_size=11, **k))
ws.merge_range('B1:N1', 'HALLORAN FAMILY HOLDINGS', f(bold=1, align='center')); ws.merge_range('B2:N2', 'STORE RENTS  -  JULY 2025', f(bold=1, align='center', underline=1))
hd = ['Store', 'Tenant', 'Use', 'old acct', 'SqFt', 'From', 'To', 'Rent', 'R.E. Tax', 'Water', 'Total', 'Security', 'Next bump(s)', 'Notes']
for j, h in enumerate(hd): ws.write(3, j + 1, h, f(bold=1, bottom=2, align='center'))
ws.set_column('A:A', 2); ws.set_column('B:B', 9); ws.set_column('C:C', 27); ws.set_column('D:D', 9); ws.set_column('E:E', 9, None, {'hidden': 1}); ws.set_column('F:F', 7); ws.set_column('G:H', 8); ws.set_column('I:L', 12); ws.set_column('M:M', 11); ws.set_column('N:N', 32); ws.set_column('O:O', 25)
m = f(num_format='$#,##0.00'); m0 = f(num_format='#,##0'); N = f(); R = f(align='right'); red = f(font_color='red', bold=1); bm = f(bold=1, num_format='$#,##0.00', top=1); my = f(num_format='mmm-yy', align='center'); ct = f(align='center')
r = 4; rows = []; subs = []; G = [0, 0, 0, 0]
for bn, us in B:
    ws.write(r, 1, bn, f(bold=1, bg_color='#FFF2CC')); 
    for j in range(2, 15): ws.write_blank(r, j, None, f(bg_color='#FFF2CC'))
    r += 1; r0 = r; T = [0, 0, 0, 0]
    for i, (u, t, use, sf, a, e, rent, tax, wa, sec, bt, st, nt) in enumerate(us):
        if bn.startswith('1142') and u == '1146':   # hidden old tenant line
            for j, v in [(1, '1146'), (2, 'Optique Sylvie (moved out 3/25)'), (3, 'eyewear'), (5, 1100)]: ws.write(r, j, v, N)
            ws.set_row(r, None, None, {'hidden': 1}); r += 1
        if u.isdigit() and i % 2 == 0: ws.write_number(r, 1, int(u), f(align='left'))
        else: ws.write_string(r, 1, u, N)
        ws.write(r, 2, t, red if t == 'VACANT' else N); ws.write(r, 3, use, N)
        if t != 'VACANT': ws.write(r, 4, 4000 + r, N)
        if sf: ws.write(r, 5, sf, m0)
        for j, v in ((6, a), (7, e)):
            if v == 'MTM' or (v and i % 3 == 2): ws.write_string(r, j, v, ct)
            elif v: ws.write_datetime(r, j, dt.datetime.strptime(v, '%b-%y'), my)
        for j, v in ((8, rent), (9, tax), (10, wa)):
            if v is not None: ws.write(r, j, v, m)
        tot = (rent or 0) + (tax or 0) + (wa or 0)
        if rent: ws.write_formula(r, 11, f'=SUM(I{r + 1}:K{r + 1})', m, tot)
        if sec is not None: ws.write(r, 12, sec, m)
        ws.write(r, 13, bt, N); ws.write(r, 14, nt, N)
        for k, v in enumerate((rent, tax, wa, tot)): T[k] += v or 0
        rows.append(dict(unit=u, propertyName=bn, unitType=use or None, area=sf, tenantName=None if t == 'VACANT' else t, statusText='VACANT' if t == 'VACANT' else 'Occupied', leaseStartDate=mt(a), leaseEndDate=mt(e), marketRent=14000 if u == '1146' else None,
            contractRent=rent, deposit=sec, totalCharges=tot if rent else None, charges=[dict(code=c, amount=v) for c, v in (('R.E. Tax', tax), ('Water', wa)) if v is not None], rentSteps=[dict(date=mt(x), amount=y) for x, y in st]))
        r += 1
    for k, j in enumerate((8, 9, 10, 11)):
        L = 'IJKL'[k]; ws.write_formula(r, j, f'=SUM({L}{r0 + 1}:{L}{r})', bm, round(T[k], 2)); G[k] += T[k]
    subs.append(r + 1); r += 2
ws.write(r, 2, 'GRAND TOTAL PER MONTH', f(bold=1))
for k, j in enumerate((8, 9, 10, 11)):
    L = 'IJKL'[k]; ws.write_formula(r, j, '=' + '+'.join(f'{L}{s}' for s in subs), f(bold=1, num_format='$#,##0.00', top=1, bottom=6), round(G[k], 2))
ws.write(r + 2, 1, 'R.E. Tax is monthly estimate, true-up in January. Sec. for 1148 in escrow at Westfield Savings.', f(italic=1))
for i, x in enumerate([('Super - Third Ave', '212-555-0143'), ('Water - Bronx', '718-555-0188'), ('Plumber', '914-555-0120')]): old.write_row(i, 0, x, N)
old.set_column('A:B', 20); ws.set_landscape(); ws.fit_to_pages(1, 1); wb.close()
nv = sum(1 for x in rows if x['statusText'] == 'VACANT')
save(NAME, 'RETAIL', 'family office bookkeeper, New York', 'hand-kept workbook: address bands, formulas, month-only dates partly as text, bumps in a text cell, hidden row and column', True, rows, None, '2025-07', len(rows), len(rows) - nv, nv, sheet='JULY 25')
