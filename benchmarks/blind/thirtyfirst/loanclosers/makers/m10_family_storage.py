# family spreadsheet with formulas, one sheet a year, total column on the left
import random, os, datetime
from core import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
rng = random.Random(3110)
name = 'Grandpas storage - income and bills.xlsx'
wb = xlsxwriter.Workbook(os.path.join(DOCS, name)); wb.set_properties({'created': datetime.datetime(2026, 1, 25)})
MN = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split()
def build(year, g):
    s = St(f'Route 9 Mini Storage - money in and out {year}', 'Route 9 Mini Storage', f'{year}-01-01', f'{year}-12-31', [f'{year} TOTAL']+MN, sheet=str(year))
    def m(a, k='flat'):
        v = months12(rng, a*g, k, whole=(k != 'flat')); return [sum(v)]+v
    s.H('MONEY IN')
    k = [s.L(n, m(*a)) for n, *a in [('10x10 units', 71200), ('10x20 units', 88400), ('5x10 units', 29800), ('Climate building', 54600), ('RV & boat spots', 23100), ('Locks, boxes', 1900, 'lumpy'), ('Late fees', 6200, 'lumpy'), ('Auction money', 2100, 'rare'), ('Billboard lease', 4800, 'semi')]]
    k.append(s.L('Refunds given back', m(-1450, 'lumpy')))
    ti = s.T('Total in', k, key='total_income', fn='sum')
    s.H('BILLS')
    k = [s.L(n, m(*a)) for n, *a in [('Property tax (county)', 31800, 'semi'), ('Insurance - Farm Mutual', 11400, 'quarter'), ('Electric', 8300), ('Gate system + internet', 3480, 'fixed'), ('Aunt Jo - office pay', 26400, 'fixed'), ('Payroll tax', 2020, 'quarter'), ('Mowing/snow (Dale)', 5200, 'lumpy'), ('Repairs - doors, roof', 9600, 'lumpy'), ('Pest guy', 1080, 'quarter'), ('Software', 2388, 'fixed'), ('Credit card fees', 6900), ('Ads / website', 3300, 'lumpy'), ('Dumpster', 1740, 'fixed'), ('Tax lady', 1350, 'rare'), ('Misc.', 1500, 'lumpy')]]
    te = s.T('Total bills', k, key='total_operating_expenses', fn='sum')
    noi = s.T('Left before the bank', [ti, te], [1, -1], key='noi', fn='sub')
    b = s.L('Bank loan payment', m(79200/g, 'fixed'), lvl=0); p = s.L('New doors bldg C' if year == 2025 else 'Paved the north drive', m(14800, 'rare'), lvl=0)
    s.T('WHAT WE KEPT', [noi, b, p], [1, -1, -1], t='TOTAL', key='net_cash_flow', fn='sub2')
    ws = wb.add_worksheet(str(year))
    F = lambda **k: wb.add_format(dict(font_name='Comic Sans MS' if 0 else 'Verdana', font_size=9, **k))
    ws.write(0, 0, f'Route 9 Mini Storage - money in and out {year}', F(bold=1, font_color='#7A3E00'))
    ws.write(1, 0, 'cash as it came in / checks as they went out', F(italic=1))
    if year == 2025: ws.write_comment(5, 0, 'Raised rates June 1')
    hrow = 3; ws.write(hrow, 0, '', F())
    for j, t in enumerate(s.columns): ws.write(hrow, 1+j, t, F(bold=1, align='center', bg_color='#FFE699' if j == 0 else '#FFF8E1', border=1))
    row = hrow+1; pos = {}
    for i, r in enumerate(s.rows):
        if r['t'] == 'HEADING' and i: row += 1
        pos[i] = row
        b = r['t'] != 'LINE'
        ws.write(row, 0, r['label'], F(bold=b, bg_color='#E2EFDA') if r['t'] == 'HEADING' else F(bold=b))
        if r['t'] == 'HEADING': row += 1; continue
        for j, v in enumerate(r['v']):
            col = 1+j; f = F(bold=b, num_format='#,##0.00;[Red]-#,##0.00', **({'top': 1} if b else {}), **({'bg_color': '#FFE699'} if j == 0 else {}))
            if r['items']:
                a = [rc(pos[x], col) for x in r['items']]
                fx = f'=SUM({a[0]}:{a[-1]})' if r['fn'] == 'sum' else '=' + '-'.join(a)
                ws.write_formula(row, col, fx, f, v/100)
            elif j == 0: ws.write_formula(row, col, f'=SUM({rc(row, 2)}:{rc(row, 13)})', f, v/100)
            elif v == 0 and r['label'] != 'Auction money': ws.write_blank(row, col, None, f); r['v'][j] = None
            else: ws.write_number(row, col, v/100, f)
        row += 1
        if r['t'] == 'SUBTOTAL': row += 1
    ws.set_column(0, 0, 26); ws.set_column(1, 1, 14); ws.set_column(2, 13, 11.5); ws.freeze_panes(4, 2); ws.set_landscape(); ws.fit_to_pages(1, 1)
    return s
n = wb.add_worksheet('READ ME')
for i, t in enumerate(['For the bank:', 'Each year is on its own tab. Yellow column is the whole year.', '212 units and 31 outside spots. Mom keeps the checkbook, I type it in.', 'Loan payment is principal + interest together.', 'Questions call the office']): n.write(i+1, 1, t)
n.set_column(1, 1, 60)
a = build(2025, 1.0); b = build(2024, .955)
x = wb.add_worksheet('units'); x.write_row(0, 0, ['size', 'how many', 'street rate']); [x.write_row(1+i, 0, r) for i, r in enumerate([['5x10', 60, 48], ['10x10', 74, 88], ['10x20', 54, 142], ['climate', 24, 195], ['RV', 31, 65]])]
wb.close(); print(name)
save(name, [a, b], 'SELF_STORAGE', 'OPERATING_STATEMENT_T12', 'family spreadsheet with formulas, sheet a year, total column first, blank months', True)
