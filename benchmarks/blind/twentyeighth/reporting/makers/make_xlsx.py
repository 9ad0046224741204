import random, datetime
from lib import *
from make_pdf import budget_vals, t12_vals, bs, pct
import trees as T
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
D = lambda fn: os.path.join(DOCS, fn)

# ------------------------------------------------ X1 Yardi 12 month statement export
def x1():
    r = random.Random(28111); ms = months(2024, 11)
    st = S(T.X1, t12_vals(r, ms, True)).finish(list(range(13)))
    fn = 'IS_12Month_bellwether_10-2025.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'Report1'
    for i, t in enumerate(['Bellwether Station (bellwthr)', 'Statement (12 months)', 'Period = Nov 2024-Oct 2025', 'Book = Accrual ; Tree = ysi_is_hp'], 1):
        ws.merge_cells(start_row=i, start_column=1, end_row=i, end_column=15); c = ws.cell(i, 1, t); c.font = Font(name='Verdana', size=11 if i < 3 else 9, bold=i < 3); c.alignment = Alignment(horizontal='center')
    thin = Side(style='thin')
    for j, h in enumerate([f'{MON[m]} {y}' for y, m in ms] + ['Total'], 3):
        c = ws.cell(5, j, h); c.font = Font(name='Verdana', size=8, bold=True); c.alignment = Alignment(horizontal='right')
    for j in range(1, 16): ws.cell(5, j).border = Border(bottom=thin)
    rr = 6
    for row in st.rows:
        b = row['type'] != 'LINE'
        f = Font(name='Verdana', size=8, bold=b)
        ws.cell(rr, 1, row['code'][:4] + '-' + row['code'][4:]).font = f; row['code'] = row['code'][:4] + '-' + row['code'][4:]
        ws.cell(rr, 2, '   ' * row['level'] + row['label']).font = f
        if row['v']:
            for j, v in enumerate(row['v'], 3):
                c = ws.cell(rr, j, num(v)); c.number_format = '#,##0.00'; c.font = f
                if row['foots']: c.border = Border(top=thin)
        rr += 1
        if row['type'] == 'TOTAL': rr += 1
    ws.column_dimensions['A'].width = 12; ws.column_dimensions['B'].width = 38
    for j in range(3, 16): ws.column_dimensions[cn(j - 1)].width = 13 if j < 15 else 15
    ws.freeze_panes = 'C6'
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '1:5'
    ws.oddFooter.center.text = 'Page &P of &N'
    wb.save(D(fn))
    save(fn, st, 'Statement (12 months)', 'Bellwether Station', '2024-11-01', '2025-10-31', [f'{MON[m]} {y}' for y, m in ms] + ['Total'], sheet='Report1', dtype='OPERATING_STATEMENT_T12', style='Yardi 12-month statement xlsx, Verdana, leading-space indents')

# ------------------------------------------------ X2 RealPage budget comparative, numbers as text
def x2():
    r = random.Random(28112)
    st = S(T.X2, budget_vals(r, months(2025, 1), 7, True)).finish([0, 1, ('diff', 0, 1), 2, 3, ('diff', 2, 3)])
    pr = st.rows[st.id['pay']]; old = pr['v'][3]; pr['v'][3] = old + 108000
    fn = 'Comparative_IS_Thornbury_Commons_0725.xlsx'
    wb = xlsxwriter.Workbook(D(fn)); ws = wb.add_worksheet('Comparative Income Statement')
    F = lambda **k: wb.add_format(dict(font_name='Arial', font_size=8, **k))
    ws.merge_range('A1:E1', 'Thornbury Commons', F(bold=True)); ws.merge_range('A2:E2', '3300 Quarry Mill Road, Eastlake, GA', F())
    ws.merge_range('F1:M1', 'COMPARATIVE INCOME STATEMENT', F(bold=True, align='center')); ws.merge_range('F2:M2', 'As of 07/31/2025    Fiscal Period 7 of 12', F(align='center'))
    ws.merge_range('N1:P1', 'Printed 08/08/2025 4:51:27PM', F(align='right'))
    ws.merge_range('N2:P2', 'Basis: Accrual', F(align='right'))
    g = F(bold=True, align='center', bottom=1)
    ws.merge_range('D4:I4', '----------  CURRENT PERIOD  ----------', F(bold=True, align='center')); ws.merge_range('K4:P4', '----------  YEAR-TO-DATE  ----------', F(bold=True, align='center'))
    hd = F(bold=True, align='right', bottom=1, text_wrap=True, valign='bottom')
    ws.set_row(4, 24)
    ws.write('A5', 'GL #', F(bold=True, bottom=1)); ws.write('B5', 'Description', F(bold=True, bottom=1)); ws.write('C5', '', F(bottom=1))
    cm = [3, 4, 6, 8, 10, 11, 13, 15]     # actual budget _ var _ pct, gap, ...
    for c, t in zip(cm, ['Actual', 'Budget', 'Variance\n($)', 'Var\n%'] * 2): ws.write(4, c, t, hd)
    rr = 5
    fr, fb = F(align='right'), F(align='right', bold=True, top=1)
    for row in st.rows:
        b = row['type'] != 'LINE'
        if row['type'] == 'HEADING' and row['level'] == 0: rr += 1
        if row['code']: ws.write_string(rr, 0, row['code'], F(bold=b))
        ws.write_string(rr, 1, row['label'], F(bold=b, indent=row['level']))
        if row['v']:
            v = row['v']; a = row['base']
            P = lambda d, q: '0.00%' if q == 0 else f'{d / abs(q) * 100:,.2f}%'
            for c, t in zip(cm, [fm(v[0], 2, True), fm(v[1], 2, True), fm(v[2], 2, True), P(v[2], a[1]), fm(v[3], 2, True), fm(v[4], 2, True), fm(v[5], 2, True), P(v[5], a[3])]):
                ws.write_string(rr, c, t, fb if row['foots'] else fr)
        rr += 1
        if row['type'] == 'TOTAL': rr += 1
    ws.write(rr + 1, 1, '*** End of report ***', F(italic=True))
    for c, w in {0: 6, 1: 27, 2: 3, 3: 12, 4: 12, 5: 1, 6: 11, 7: 1, 8: 9, 9: 2, 10: 13, 11: 13, 12: 1, 13: 11, 14: 1, 15: 9}.items(): ws.set_column(c, c, w)
    ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(0, 4); ws.hide_gridlines(2); ws.ignore_errors({'number_stored_as_text': 'A1:P200'})
    wb.close()
    save(fn, st, 'Comparative Income Statement', 'Thornbury Commons', '2025-01-01', '2025-07-31', ['Current Period Actual', 'Current Period Budget', 'Current Period Variance ($)', 'Year-to-Date Actual', 'Year-to-Date Budget', 'Year-to-Date Variance ($)'],
         sheet='Comparative Income Statement', expect=2, planted={'what': f'Total Payroll, Year-to-Date Actual printed {fm(old + 108000)} instead of {fm(old)}', 'kind': 'total_wrong'}, style='RealPage comparative, numbers as text, spacer columns, actual minus budget', hard=True)

# ------------------------------------------------ X3 ResMan balance sheet
def x3():
    r = random.Random(28113)
    def f(l, m, p):
        c = int(round(m * 100))
        if p == 'fix': return [c, c, c]
        if p == 'zero': return [0, 0, int(r.uniform(3e5, 9e5))]
        if p == 'up': return [c, int(c * .992), int(c * .93)]
        if p == 'dep': return [c, c + 5180000, c + 51800000]
        if p == 'dep2': return [c, c + 178917, c + 1789170]
        if p == 'mort': return [c, c + 2134511, c + 20988274]
        return [c, int(c * r.uniform(.85, 1.15)), int(c * r.uniform(.7, 1.2))]
    st = bs(T.X3, f).finish([0, 1, ('diff', 0, 1), 2])
    # combined last line
    fn = 'ResMan_BalanceSheet_PRC_2025-10.xlsx'
    i = st.id['tl']; j = st.id['te']
    st.rows.append(dict(code=None, label='Total Liabilities and Equity', type='TOTAL', level=0, kind='inc', foots=[(i, 1), (j, 1)], id=None, base=[a + b for a, b in zip(st.rows[i]['base'], st.rows[j]['base'])], v=[a + b for a, b in zip(st.rows[i]['v'], st.rows[j]['v'])]))
    assert st.rows[-1]['v'] == st.rows[st.id['ta']]['v']
    wb = Workbook(); ws = wb.active; ws.title = 'Balance Sheet'
    A = lambda ref, v, **k: (ws.__setitem__(ref, v), setattr(ws[ref], 'font', Font(name='Segoe UI', **k)))
    A('A1', 'Balance Sheet', size=16, bold=True, color='1F4E79'); A('A2', 'Prairie Creek Village (PRC)', size=11); A('A3', 'Accrual | As of October 31, 2025', size=9); A('A4', 'Comparison: Prior Month, Prior Year End', size=9)
    fill = PatternFill('solid', fgColor='1F4E79')
    for c, t in {1: 'Account', 6: '10/31/2025', 7: '09/30/2025', 8: 'Change', 9: '12/31/2024'}.items():
        x = ws.cell(6, c, t)
    for c in range(1, 10):
        x = ws.cell(6, c); x.fill = fill; x.font = Font(name='Segoe UI', size=9, bold=True, color='FFFFFF'); x.alignment = Alignment(horizontal='left' if c < 6 else 'right')
    rr = 7
    for row in st.rows:
        b = row['type'] != 'LINE'
        lab = (row['code'] + ' - ' if row['code'] else '') + row['label']
        c = ws.cell(rr, 1 + row['level'], lab); c.font = Font(name='Segoe UI', size=9, bold=b)
        if row['v']:
            for k, v in enumerate(row['v'], 6):
                x = ws.cell(rr, k, num(v)); x.font = Font(name='Segoe UI', size=9, bold=b); x.number_format = '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)' if row['type'] == 'TOTAL' else '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
                if row['foots']: x.border = Border(top=Side(style='thin'), bottom=Side(style='double') if row['type'] == 'TOTAL' else None)
        rr += 2 if row['type'] == 'TOTAL' else 1
    for c, w in zip('ABCDE', (3, 3, 3, 3, 34)): ws.column_dimensions[c].width = w
    for c in 'FGHI': ws.column_dimensions[c].width = 18
    ws.sheet_view.showGridLines = False
    ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.oddFooter.left.text = 'ResMan  11/07/2025 2:20 PM'; ws.oddFooter.right.text = '&P / &N'
    wb.save(D(fn))
    save(fn, st, 'Balance Sheet', 'Prairie Creek Village', None, '2025-10-31', ['10/31/2025', '09/30/2025', 'Change', '12/31/2024'], sheet='Balance Sheet', dash=True, dtype='BALANCE_SHEET', style='ResMan balance sheet, comparison columns, labels stepped over columns A-E')

# ------------------------------------------------ X4 board package
def x4():
    r = random.Random(28114); ms = months(2025, 1); k = 8
    bv = budget_vals(r, ms, k, False)
    def f(l, m, p, i):
        b = bv(l, m, p, i); return b + [b[2] + b[4] - b[3]]       # reforecast = ytd act + rest of budget
    st = S(T.X4, f)
    vis = [x for x in st.rows if x['label'] not in ('Rooftop antenna license', 'Strike contingency')]
    st.finish([0, 1, ('var', 0, 1), 2, 3, ('var', 2, 3), 5, 4, ('var', 5, 4)])
    fn = 'Board_Package_Aug2025_MeridianTower.xlsx'
    wb = xlsxwriter.Workbook(D(fn))
    F = lambda **z: wb.add_format(dict(dict(font_name='Calibri', font_size=10), **z))
    cov = wb.add_worksheet('Cover'); cov.hide_gridlines(2); cov.set_column('A:A', 4); cov.set_column('B:B', 70)
    cov.write('B6', 'Meridian Tower Apartments', F(font_size=26, bold=True, font_color='#7A1F2B')); cov.write('B7', 'Board of Managers - Monthly Financial Package', F(font_size=14)); cov.write('B8', 'August 2025', F(font_size=14)); cov.write('B11', 'Contents:  1 Highlights   2 Operating statement   3 Variance commentary', F(italic=True)); cov.write('B13', 'Prepared by Sandhill National Communities, Financial Reporting', F())
    hi = wb.add_worksheet('1 Highlights'); hi.set_column('A:A', 34); hi.set_column('B:D', 13); hi.fit_to_pages(1, 1); hi.set_landscape()
    for i, row in enumerate([('Measure', 'Aug 2025', 'Jul 2025', 'Budget'), ('Occupancy, end of month', .951, .947, .95), ('Leased, next 60 days', .962, .958, .955), ('New leases signed', 41, 47, 38), ('Average effective rent', 2213, 2207, 2190), ('Delinquency over 30 days (% of billed)', .018, .021, .015), ('Turn cost per unit', 684, 701, 650)]):
        for j, v in enumerate(row): hi.write(i + 1, j, v, F(bold=i == 0, bottom=1 if i == 0 else 0, num_format='0.0%' if isinstance(v, float) else '#,##0', align='left' if j == 0 else 'right'))
    ws = wb.add_worksheet('2 Op Stmt'); ws.hide_gridlines(2)
    ws.write('B1', 'Meridian Tower Apartments', F(bold=True, font_size=14, font_color='#7A1F2B')); ws.write('B2', 'Operating Statement with Reforecast', F(bold=True, font_size=11)); ws.write('B3', 'For the month and eight months ended August 31, 2025  |  fav / (unfav)', F(italic=True))
    gh = F(bold=True, align='center', bg_color='#7A1F2B', font_color='white', border=1, border_color='white'); h = F(bold=True, align='right', bottom=2)
    ws.merge_range('C5:F5', 'Month of August', gh); ws.merge_range('H5:K5', 'January - August', gh); ws.merge_range('M5:O5', 'Full Year 2025', gh)
    ws.write('A6', 'Ln', F(bold=True, bottom=2)); ws.write('B6', '', F(bottom=2))
    cm = [2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14]
    for c, t in zip(cm, ['Actual', 'Budget', 'Var', 'Var %', 'Actual', 'Budget', 'Var', 'Var %', 'Reforecast', 'Budget', 'Var']): ws.write(5, c, t, h)
    rr = 6; ln = 0
    nf = '#,##0_);(#,##0);"-"_)'; nt = '$#,##0_);($#,##0);"-"_)'
    for row in st.rows:
        hid = row not in vis
        t = row['type']; ln += 1
        top = dict(top=1) if row['foots'] else {}
        if t == 'TOTAL': top = dict(top=1, bottom=1, bg_color='#F3E4E6')
        ws.write_number(rr, 0, ln, F(font_color='#999999', font_size=8))
        if t == 'HEADING': ws.write(rr, 1, row['label'], F(bold=True, font_color='#7A1F2B'))
        else:
            b = t != 'LINE'
            ws.write(rr, 1, row['label'], F(bold=b, indent=0 if b else 1, **({} if t != 'TOTAL' else top)))
            v = row['v']; a = row['base']
            q = lambda d, z: 'n/a' if z == 0 else d / abs(z)
            for c, x, isp in zip(cm, [v[0], v[1], v[2], q(v[2], a[1]), v[3], v[4], v[5], q(v[5], a[3]), v[6], v[7], v[8]], [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]):
                if isp: ws.write(rr, c, x, F(num_format='0.0%_);(0.0%)', align='right', italic=True, font_color='#666666', **top))
                else: ws.write_number(rr, c, num(x), F(num_format=nt if t == 'TOTAL' else nf, bold=b, **top))
        if hid: ws.set_row(rr, None, None, {'hidden': True})
        rr += 1
        if t == 'TOTAL': rr += 1
    ws.set_column('A:A', 3.5); ws.set_column('B:B', 43); ws.set_column('C:E', 11.5); ws.set_column('F:F', 8); ws.set_column('G:G', 1.5); ws.set_column('H:J', 12.5); ws.set_column('K:K', 8); ws.set_column('L:L', 1.5); ws.set_column('M:O', 12.5)
    ws.set_landscape(); ws.fit_to_pages(1, 1); ws.freeze_panes(6, 2)
    nt3 = wb.add_worksheet('3 Commentary'); nt3.fit_to_pages(1, 1); nt3.set_column('A:A', 8); nt3.set_column('B:B', 100)
    for i, (a, b) in enumerate([('Line', 'Comment'), ('2', 'Market rents re-set in May; scheduled rent runs close to plan.'), ('4', 'Vacancy reflects fourteen homes held offline for riser replacement on floors 9-12.'), ('27', 'Turn volume peaked in August with 58 move-outs.')]): nt3.write(i, 0, a, F(bold=i == 0)); nt3.write(i, 1, b, F(bold=i == 0, text_wrap=True))
    ws.activate(); wb.close()
    # truth: hidden zero rows are not printed
    idx = [i for i, x in enumerate(st.rows) if x in vis]; mp = {o: n for n, o in enumerate(idx)}
    for x in st.rows: x['foots'] = [(mp[j], s) for j, s in x['foots'] if j in mp]
    st.id = {kk: mp[i] for kk, i in st.id.items()}; st.rows = vis
    save(fn, st, 'Operating Statement with Reforecast', 'Meridian Tower Apartments', '2025-01-01', '2025-08-31', ['Month of August Actual', 'Month of August Budget', 'Month of August Var', 'January - August Actual', 'January - August Budget', 'January - August Var', 'Full Year 2025 Reforecast', 'Full Year 2025 Budget', 'Full Year 2025 Var'], sheet='2 Op Stmt', dash=True, style='board package workbook, several sheets, line numbers, hidden zero rows, grouped headers', hard=True)

# ------------------------------------------------ X5 T12 with quarters, live formulas
def x5():
    r = random.Random(28115); ms = months(2024, 10)
    def f(l, m, p, i):
        a = actual(r, float(m), p, ms, False); out = []
        for q in range(4): out += a[3 * q:3 * q + 3] + [sum(a[3 * q:3 * q + 3])]
        return out + [sum(a), sum(a[9:]) * 4]
    st = S(T.X5, f).finish(list(range(18)))
    fn = 'T12 Sable Creek - normalized.xlsx'
    wb = xlsxwriter.Workbook(D(fn)); ws = wb.add_worksheet('T-12'); nts = wb.add_worksheet('Assumptions')
    F = lambda **z: wb.add_format(dict(dict(font_name='Aptos Narrow', font_size=10), **z))
    ws.write('B2', 'SABLE CREEK APARTMENTS', F(bold=True, font_size=14)); ws.write('B3', 'T-12 Operating Statement, October 2024 through September 2025', F()); ws.write('B4', '168 units | Tulsa, OK | whole dollars', F(italic=True))
    ws.write('A6', 'map', F(font_color='#AAAAAA'))
    hb = dict(bold=True, bg_color='#DDEBF7', bottom=1, align='right')
    ws.write('B6', 'Line item', F(bold=True, bg_color='#DDEBF7', bottom=1))
    cols = []; c = 2
    qn = ['Q4 2024', 'Q1 2025', 'Q2 2025', 'Q3 2025']; names = []
    for q in range(4):
        for m in range(3):
            y, mo = ms[3 * q + m]; ws.write_datetime(5, c, datetime.datetime(y, mo, 1), F(num_format='mmm-yy', **hb)); names.append(f'{MON[mo]}-{y % 100}'); cols.append(c); c += 1
        ws.write(5, c, qn[q], F(**dict(hb, bg_color='#BDD7EE'))); names.append(qn[q]); cols.append(c); c += 1
    c += 1
    for t in ('T-12', 'T-3 Ann.'): ws.write(5, c, t, F(**dict(hb, bg_color='#9BC2E6'))); names.append(t); cols.append(c); c += 1
    ws.write(5, c, 'T-12 / Unit', F(**hb)); ws.write(5, c + 1, '% EGI', F(**hb)); pu = c
    egi = st.rows[st.id['egi']]['v'][16]
    rr = 6; at = {}
    for i, row in enumerate(st.rows):
        t = row['type']; at[i] = rr
        if row['label'] == 'Rental': pass
        ws.write(rr, 0, 'IE%03d' % (i + 1), F(font_color='#AAAAAA'))
        if t == 'HEADING': ws.write(rr, 1, row['label'], F(bold=True, underline=1 if row['level'] == 0 else 0, indent=row['level'])); rr += 1; continue
        st_ = dict(bold=True, top=1) if row['foots'] else {}
        if t == 'TOTAL': st_ = dict(bold=True, top=1, bottom=6)
        ws.write(rr, 1, row['label'], F(indent=row['level'] if t != 'TOTAL' else 0, **({'bold': True} if row['foots'] else {})))
        for k, cc in enumerate(cols):
            v = num(row['v'][k]); ex = dict(st_)
            if k in (3, 7, 11, 15): ex['bg_color'] = '#EEF5FB'
            fmt = F(num_format='#,##0;[Red](#,##0);0', **ex)
            if row['foots']: fx = '=' + ''.join(('-' if s < 0 else '+') + rc(at[j], cc) for j, s in row['foots']).lstrip('+')
            elif k in (3, 7, 11, 15): fx = f'=SUM({rc(rr, cc - 3)}:{rc(rr, cc - 1)})'
            elif k == 16: fx = '=' + '+'.join(rc(rr, cols[z]) for z in (3, 7, 11, 15))
            elif k == 17: fx = f'={rc(rr, cols[15])}*4'
            else: ws.write_number(rr, cc, v, fmt); continue
            ws.write_formula(rr, cc, fx, fmt, v)
        z = row['v'][16] / 100
        ws.write_formula(rr, pu, f'={rc(rr, cols[16])}/168', F(num_format='#,##0', **st_), round(z / 168, 6)); ws.write_formula(rr, pu + 1, f'={rc(rr, cols[16])}/{rc(at.get(st.id["egi"], 0) or 16, cols[16], True, True)}', F(num_format='0.0%', **st_), round(row['v'][16] / egi, 6))
        rr += 1
        if t == 'TOTAL': rr += 1
    ws.write(rr, 1, 'Real estate taxes and insurance are accrued evenly. T-3 Ann. = last three months x 4.', F(italic=True, font_size=8))
    ws.set_column('A:A', 7, None, {'hidden': True}); ws.set_column('B:B', 37); ws.set_column(2, c - 1, 9.5); ws.set_column(18, 18, 2); ws.set_column(19, 20, 11.5); ws.set_column(21, 22, 9.5)
    ws.freeze_panes(6, 2); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1, 0); ws.hide_gridlines(2)
    nts.set_column('A:A', 40)
    for i, (a, b) in enumerate([('Units', 168), ('Net rentable sq ft', 148512), ('Year built', 1998), ('Reserve per unit per year', 275)]): nts.write(i, 0, a); nts.write(i, 1, b)
    wb.close()
    save(fn, st, 'T-12 Operating Statement', 'Sable Creek Apartments', '2024-10-01', '2025-09-30', names, sheet='T-12', dtype='OPERATING_STATEMENT_T12', style='own T-12 with quarter subtotals between months, date headers, live formulas, hidden map column', hard=True)

# ------------------------------------------------ X6 butterfly student housing
def x6():
    r = random.Random(28116); ms = months(2025, 8); k = 3
    st = S(T.X6, budget_vals(r, ms, k, True)).finish([0, 1, ('var', 0, 1), 2, 3, ('var', 2, 3), 4])
    fn = 'Lantern Hall FY26 P3 operating report.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'FY26-P03'
    ti = Font(name='Cambria', size=14, bold=True)
    for i, (t, f) in enumerate([('LANTERN HALL STUDENT RESIDENCES', ti), ('Operating Report - Actual to Budget', Font(name='Cambria', size=11)), ('October 2025 (Period 3 of fiscal year ending July 31, 2026)', Font(name='Cambria', size=10, italic=True))], 1):
        ws.merge_cells(start_row=i, start_column=1, end_row=i, end_column=13); c = ws.cell(i, 1, t); c.font = f; c.alignment = Alignment(horizontal='center')
    green = PatternFill('solid', fgColor='E2EFDA'); thin = Side(style='thin'); med = Side(style='medium')
    ws.merge_cells('A5:D5'); ws['A5'] = 'MONTH'; ws.merge_cells('H5:L5'); ws['H5'] = 'FISCAL YEAR TO DATE'; ws['M5'] = 'FY26'
    for ref in ('A5', 'H5', 'M5'): ws[ref].font = Font(name='Cambria', size=10, bold=True); ws[ref].alignment = Alignment(horizontal='center'); ws[ref].fill = green
    for c, t in {1: 'Actual', 2: 'Budget', 3: 'Fav/(Unfav)', 4: '%', 6: 'Account', 8: 'Actual', 9: 'Budget', 10: 'Fav/(Unfav)', 11: '%', 12: 'Per Bed', 13: 'Annual Budget'}.items():
        x = ws.cell(6, c, t); x.font = Font(name='Cambria', size=10, bold=True); x.alignment = Alignment(horizontal='center' if c == 6 else 'right')
    for c in range(1, 14): ws.cell(6, c).border = Border(bottom=med)
    rr = 7; n = '#,##0.00_);(#,##0.00)'
    for row in st.rows:
        b = row['type'] != 'LINE'; f = Font(name='Cambria', size=9.5, bold=b)
        if row['type'] == 'HEADING':
            rr += 1; x = ws.cell(rr, 6, row['label']); x.font = Font(name='Cambria', size=9.5, bold=True, underline='single'); rr += 1; continue
        if row['code']: ws.cell(rr, 5, int(row['code'])).font = f; ws.cell(rr, 5).alignment = Alignment(horizontal='center')
        x = ws.cell(rr, 6, row['label']); x.font = f; x.alignment = Alignment(indent=0 if b else 1)
        v = row['v']; a = row['base']
        P = lambda d, q: None if q == 0 else round(d / abs(q), 4)
        for c, z, nf in [(1, num(v[0]), n), (2, num(v[1]), n), (3, num(v[2]), n), (4, P(v[2], a[1]), '0.0%;(0.0%)'), (8, num(v[3]), n), (9, num(v[4]), n), (10, num(v[5]), n), (11, P(v[5], a[3]), '0.0%;(0.0%)'), (12, round(v[3] / 100 / 706, 2), n), (13, num(v[6]), n)]:
            x = ws.cell(rr, c, z); x.number_format = nf; x.font = f
            if row['foots']: x.border = Border(top=thin, bottom=Side(style='double') if row['type'] == 'TOTAL' else None)
        rr += 1
        if row['type'] == 'TOTAL': rr += 1
    ws.cell(rr + 1, 6, 'Beds: 706.  PILOT is billed quarterly.').font = Font(name='Cambria', size=8, italic=True)
    for c, w in zip('ABCDEFGHIJKLM', (14, 14, 14, 9, 7, 40, 2, 15, 15, 14, 9, 11, 16)): ws.column_dimensions[c].width = w
    ws.sheet_view.showGridLines = False
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '5:6'
    wb.save(D(fn))
    save(fn, st, 'Operating Report - Actual to Budget', 'Lantern Hall Student Residences', '2025-08-01', '2025-10-31', ['Month Actual', 'Month Budget', 'Month Fav/(Unfav)', 'Fiscal Year to Date Actual', 'Fiscal Year to Date Budget', 'Fiscal Year to Date Fav/(Unfav)', 'FY26 Annual Budget'], sheet='FY26-P03', asset='STUDENT_HOUSING', style='butterfly: account column in the middle, month left, year to date right; per bed and % columns', hard=True)

def run():
    for f in (x1, x2, x3, x4, x5, x6): f()
