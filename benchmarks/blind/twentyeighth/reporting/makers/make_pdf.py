import random
from lib import *
import trees as T
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors

def budget_vals(r, ms, k, cents, q=1):
    """base columns: per act, per bud, ytd act, ytd bud, annual bud. q = months in the period"""
    def f(label, m, pat, i):
        a = actual(r, float(m), pat, ms, cents); b = budget(r, float(m), pat, ms)
        return [sum(a[k - q:k]), sum(b[k - q:k]), sum(a[:k]), sum(b[:k]), sum(b)]
    return f
def pct(v, b, dec=2, na='N/A'):
    if b == 0: return na
    return f'{v / abs(b) * 100:,.{dec}f}'

# ---------------------------------------------------------------- P1 Yardi budget comparison
def p1():
    r = random.Random(28101)
    st = S(T.P1, budget_vals(r, months(2025, 1), 9, True)).finish([0, 1, ('var', 0, 1), 2, 3, ('var', 2, 3), 4])
    fn = 'alder_ridge_budget_comparison_sep25.pdf'
    W, Hh = landscape(letter)
    c = canvas.Canvas(os.path.join(DOCS, fn), pagesize=(W, Hh))
    X = [306, 370, 434, 478, 554, 624, 690, 716, 762]
    X = [300, 364, 424, 464, 538, 608, 672, 712, 768]
    heads = ['PTD Actual', 'PTD Budget', 'Variance', '% Var', 'YTD Actual', 'YTD Budget', 'Variance', '% Var', 'Annual']
    def top(first):
        y = Hh - 34
        if first:
            c.setFont('Helvetica-Bold', 10); c.drawCentredString(W / 2, y, 'Alder Ridge Apartments (alderrdg)'); y -= 13
            c.drawCentredString(W / 2, y, 'Budget Comparison'); y -= 12
            c.setFont('Helvetica', 8); c.drawCentredString(W / 2, y, 'Period = Sep 2025'); y -= 10
            c.drawCentredString(W / 2, y, 'Book = Accrual ; Tree = hp_bc_std'); y -= 16
        c.setFont('Helvetica-Bold', 7)
        for x, h in zip(X, heads): c.drawRightString(x, y, h)
        c.setLineWidth(.8); c.line(24, y - 3, 770, y - 3)
        return y - 14
    def foot(n):
        c.setFont('Helvetica', 6.5); c.drawString(24, 20, 'Thursday, October 16, 2025'); c.drawCentredString(W / 2, 20, f'Page {n} of NPG'.replace('NPG', str(NP))); c.drawRightString(770, 20, '09:41 AM')
    NP = 2
    y = top(True); pg = 1
    for row in st.rows:
        if y < 38:
            foot(pg); c.showPage(); pg += 1; y = top(False)
        b = row['type'] != 'LINE'
        c.setFont('Helvetica-Bold' if b else 'Helvetica', 6.6)
        c.drawString(24, y, row['code']); c.drawString(68 + 5 * row['level'], y, row['label'])
        if row['v']:
            if row['foots']:
                c.setLineWidth(.35)
                for x in X: c.line(x - 36 if x in (X[3], X[7]) else x - 50, y + 7, x, y + 7)
            v = row['v']; a = row['base']
            cells = [fm(v[0]), fm(v[1]), fm(v[2]), pct(v[2], a[1]), fm(v[3]), fm(v[4]), fm(v[5]), pct(v[5], a[3]), fm(v[6])]
            for x, t in zip(X, cells): c.drawRightString(x, y, t)
        y -= 9.6
        if row['foots']: y -= 4
    foot(pg); c.save(); assert pg == NP, pg
    save(fn, st, 'Budget Comparison', 'Alder Ridge Apartments', '2025-01-01', '2025-09-30',
         ['PTD Actual', 'PTD Budget', 'Variance', 'YTD Actual', 'YTD Budget', 'Variance', 'Annual'],
         style='Yardi Voyager budget comparison, landscape, codes, header per page, % Var columns')

# ---------------------------------------------------------------- P2 Entrata T12 student, legal landscape
def t12_vals(r, ms, cents):
    def f(label, m, pat, i):
        a = actual(r, float(m), pat, ms, cents); return a + [sum(a)]
    return f
def p2():
    from fpdf import FPDF
    r = random.Random(28102); ms = months(2024, 9)
    st = S(T.P2, t12_vals(r, ms, True)).finish(list(range(13)))
    fn = 'foundry_college_row_t12.pdf'
    class D(FPDF):
        def header(self):
            self.set_fill_color(38, 70, 83); self.rect(20, 18, 968, 3, 'F')
            self.set_xy(20, 26); self.set_font('Helvetica', 'B', 13); self.set_text_color(38, 70, 83); self.cell(500, 14, 'Income Statement - Trailing 12')
            self.set_xy(700, 26); self.set_font('Helvetica', '', 7); self.set_text_color(90); self.cell(288, 8, 'Generated 09/12/2025 08:14 PM MDT by K. Ostrander', align='R')
            self.set_xy(20, 42); self.set_font('Helvetica', '', 8); self.set_text_color(0)
            self.cell(900, 10, 'The Foundry at College Row   |   Post Months: 09/2024 - 08/2025   |   GL Book: Accrual   |   GL Tree: Student Operating')
            self.set_xy(20, 58); self.set_font('Helvetica', 'B', 6.6); self.set_fill_color(226, 234, 236)
            self.cell(206, 13, 'GL Account', fill=True)
            for i, (y, m) in enumerate(ms): self.cell(57.6, 13, f'{MON[m]} {y}', align='R', fill=True)
            self.cell(70.8, 13, 'Total', align='R', fill=True)
            self.set_xy(20, 72)
        def footer(self):
            self.set_y(-24); self.set_font('Helvetica', '', 6.5); self.set_text_color(110)
            self.cell(0, 8, f'Entity: CRW Student Housing Venture II LLC                                   Page {self.page_no()} / {{nb}}', align='C'); self.set_text_color(0)
    d = D('L', 'pt', (612, 1008)); d.set_margins(20, 18, 20); d.set_auto_page_break(False); d.add_page()
    z = 0
    for row in st.rows:
        lab = (row['code'] + ' : ' if row['code'] else '') + row['label']
        x0 = 22 + 8 * row['level']; wl = 224 - x0
        bold = row['type'] != 'LINE'
        d.set_font('Helvetica', 'B' if bold else '', 6.4)
        lines = d.multi_cell(wl, 7.6, lab, dry_run=True, output='LINES')
        h = 7.6 * len(lines) + 2.4
        if d.get_y() + h > 580: d.add_page(); d.set_font('Helvetica', 'B' if bold else '', 6.4)
        y = d.get_y()
        if row['type'] == 'LINE':
            z += 1
            if z % 2: d.set_fill_color(246, 248, 249); d.rect(20, y, 968, h, 'F')
        else: z = 0
        if row['type'] == 'TOTAL': d.set_fill_color(214, 224, 228); d.rect(20, y, 968, h, 'F')
        for k, t in enumerate(lines): d.set_xy(x0, y + 1.2 + 7.6 * k); d.cell(wl, 7.6, t)
        if row['v']:
            d.set_xy(226, y + h - 8.8)
            for k, v in enumerate(row['v']):
                d.set_font('Helvetica', 'B' if bold or k == 12 else '', 6.4)
                d.cell(57.6 if k < 12 else 70.8, 7.6, fm(v, 2, True, '-'), align='R')
            if row['foots']: d.set_draw_color(120); d.set_line_width(.4); d.line(232, y + .2, 988, y + .2)
        d.set_xy(20, y + h)
        if row['type'] == 'TOTAL': d.set_y(y + h + 3)
    d.output(os.path.join(DOCS, fn))
    save(fn, st, 'Income Statement - Trailing 12', 'The Foundry at College Row', '2024-09-01', '2025-08-31', [f'{MON[m]} {y}' for y, m in ms] + ['Total'],
         dash=True, asset='STUDENT_HOUSING', dtype='OPERATING_STATEMENT_T12', style='Entrata T12, legal landscape, code : label, zebra, wrapped label, dashes')

# ---------------------------------------------------------------- P3 AppFolio balance sheet
def bs(dsl, f, asset_id='ta', other=('tl', 'te')):
    cache = {}
    plug = None
    def vf(label, m, pat, i):
        if pat == 'plug': return list(plug) if plug else [0] * n
        if i not in cache: cache[i] = f(label, float(m), pat)
        return list(cache[i])
    n = len(f('x', 1.0, ''))
    s = S(dsl, vf)
    A = s.rows[s.id['ta']]['base']; L = s.rows[s.id['tl']]['base']; E = s.rows[s.id['te']]['base']
    plug = [a - l - e for a, l, e in zip(A, L, E)]
    return S(dsl, vf)
def p3():
    st = bs(T.P3, lambda l, m, p: [int(round(m * 100))]).finish([0])
    assert st.rows[st.id['ta']]['v'] == st.rows[st.id['tlc']]['v']
    fn = 'balance_sheet-20251014.pdf'
    W, Hh = letter
    c = canvas.Canvas(os.path.join(DOCS, fn), pagesize=letter)
    c.setFont('Helvetica-Bold', 16); c.drawString(36, Hh - 50, 'Balance Sheet')
    c.setFont('Helvetica', 8.5); y = Hh - 68
    for t in ('Properties: Larkspur on Ninth - 900 SE Ninth Ave Portlow, OR 97299', 'As of: 09/30/2025', 'Accounting Basis: Accrual', 'GL Account Map: None - use master chart of accounts', 'Level of Detail: Detail View', 'Include Zero Balance GL Accounts: No'):
        k, v = t.split(': ', 1)
        c.setFont('Helvetica-Bold', 8.5); c.drawString(36, y, k + ':'); c.setFont('Helvetica', 8.5); c.drawString(38 + c.stringWidth(k + ': ', 'Helvetica-Bold', 8.5), y, v); y -= 12
    def head(y):
        c.setFillColor(colors.Color(.93, .93, .93)); c.rect(36, y - 4, W - 72, 15, stroke=0, fill=1); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold', 8.5); c.drawString(40, y, 'Account Number'); c.drawString(130, y, 'Account Name'); c.drawRightString(W - 42, y, 'Balance')
        return y - 17
    def foot(n):
        c.setFont('Helvetica', 7); c.drawString(36, 24, 'Created on 10/14/2025'); c.drawRightString(W - 36, 24, f'Page {n}')
    y = head(y - 8); pg = 1
    for row in st.rows:
        if y < 46: foot(pg); c.showPage(); pg += 1; y = head(Hh - 50)
        bold = row['type'] != 'LINE'
        c.setFont('Helvetica-Bold' if bold else 'Helvetica', 8.5)
        if row['code']: c.drawString(40, y, row['code'])
        c.drawString(130 + 9 * row['level'], y, row['label'])
        if row['v']: c.drawRightString(W - 42, y, fm(row['v'][0]))
        c.setStrokeColor(colors.Color(.85, .85, .85)); c.setLineWidth(.4); c.line(36, y - 4.2, W - 36, y - 4.2); c.setStrokeColor(colors.black)
        y -= 14.2
    foot(pg); c.save()
    save(fn, st, 'Balance Sheet', 'Larkspur on Ninth', None, '2025-09-30', ['Balance'], dtype='BALANCE_SHEET', style='AppFolio balance sheet, one column, account number column')

# ---------------------------------------------------------------- P4 cash flows, audited-look, platypus
def p4():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import ParagraphStyle
    r = random.Random(28104); ms = months(2025, 1); END = [61288417, 61288417, 52903366]
    def vf(label, m, pat, i):
        m = float(m)
        def one(k): 
            out = []
            for j in range(k):
                if pat == 'fix': out.append(m * 100)
                elif pat == 'st': out.append(m * 100 * r.uniform(.8, 1.2))
                elif pat == 'ni': out.append(m * 100 * r.uniform(-.5, 2))
                elif pat == 'qtr': out.append(m * 100 * (3 if (j + 1) % 3 == 0 else 0))
                elif pat == 'one': out.append(0)
                else: out.append(m * 100 * r.uniform(-.7, 1.9))
            return [int(round(x / 100) * 100) for x in out]
        if pat in ('beg', 'c1', 'c2', 'c3'): return [0, 0, 0]
        a = one(9); p = one(9)
        if pat == 'one':
            a[r.choice([2, 4, 5])] = int(m * 100 * 6) if r.random() < .6 or 'fire' in label else 0
            if 'Loss' in label: a[8] = int(m * 100)
            if 'Loan costs' in label: p[6] = int(m * 100) * 6
            if 'Member' in label: p[3] = int(m * 100) * 5
        return [a[8], sum(a), sum(p)]
    st = S(T.P4, vf)
    END = [161288400, 161288400, 92903300]
    for row in st.rows:   # roll cash
        lab = row['label']
        if row['id'] == 'ncf': net = row['base']
        if row['id'] == 'beg': row['base'] = [e - n for e, n in zip(END, net)]
        if row['id'] == 'end': row['base'] = list(END)
        if lab == 'Security deposit account': row['base'] = [14320000, 14320000, 13985000]
        if lab == 'Money market': row['base'] = [20000000, 20000000, 15000000]
        if lab == 'Operating accounts': row['base'] = [e - a - b for e, a, b in zip(END, [14320000, 14320000, 13985000], [20000000, 20000000, 15000000])]
        if lab == 'Total cash and cash equivalents': row['base'] = list(END)
    st.finish([0, 1, 2])
    fn = 'statement_of_cash_flows_q3.pdf'
    base = ParagraphStyle('b', fontName='Times-Roman', fontSize=9.5, leading=11)
    ctr = ParagraphStyle('c', parent=base, alignment=1, fontName='Times-Bold', fontSize=12, leading=15)
    ctr2 = ParagraphStyle('c2', parent=base, alignment=1, fontName='Times-Italic', fontSize=9.5, leading=13)
    data = [['', 'Month Ended', 'Nine Months Ended', 'Nine Months Ended'], ['', 'Sept. 30, 2025', 'Sept. 30, 2025', 'Sept. 30, 2024'], ['', '(unaudited)', '(unaudited)', '(unaudited)']]
    sty = [('FONT', (0, 0), (-1, -1), 'Times-Roman', 9), ('FONT', (0, 0), (-1, 1), 'Times-Bold', 9), ('FONT', (0, 2), (-1, 2), 'Times-Italic', 8), ('ALIGN', (1, 0), (-1, -1), 'RIGHT'), ('TOPPADDING', (0, 0), (-1, -1), .7), ('BOTTOMPADDING', (0, 0), (-1, -1), .9), ('LINEBELOW', (1, 2), (1, 2), .6, colors.black), ('LINEBELOW', (2, 2), (2, 2), .6, colors.black), ('LINEBELOW', (3, 2), (3, 2), .6, colors.black), ('VALIGN', (0, 0), (-1, -1), 'BOTTOM')]
    dollars = {'Net income (loss)', 'CASH AND CASH EQUIVALENTS, END OF PERIOD', 'Operating accounts', 'Total cash and cash equivalents'}
    for row in st.rows:
        i = len(data); lab = '\u00a0' * (3 * row['level']) + row['label']
        lines = [lab]
        if row['v']:
            cells = []
            for v in row['v']:
                t = fm(v, 0, True, '\u2014')
                if row['label'] in dollars: t = '$ ' + t
                cells.append(t if t.endswith(')') else t + '\u00a0')
            n = max(0, int((250 - c_w(lab)) / 4.5))
            data.append([lab + ' ' + '.' * 0] + cells)
            if row['foots']:
                sty += [('LINEABOVE', (k, i), (k, i), .5, colors.black) for k in (1, 2, 3)]
            if row['id'] == 'end' or row['label'].startswith('Total cash'):
                sty += [('LINEBELOW', (1, i), (-1, i), .5, colors.black, 0, None, None, 2, 1.2)]
            if row['type'] == 'TOTAL': sty.append(('FONT', (0, i), (-1, i), 'Times-Bold', 9))
        else:
            data.append([lab, '', '', ''])
            sty.append(('SPAN', (0, i), (-1, i)))
            if row['level'] == 0: sty += [('FONT', (0, i), (0, i), 'Times-Bold', 9), ('TOPPADDING', (0, i), (-1, i), 7)]
            else: sty.append(('FONT', (0, i), (0, i), 'Times-Italic', 9))
    t = Table(data, colWidths=[262, 82, 92, 92]); t.setStyle(TableStyle(sty))
    doc = SimpleDocTemplate(os.path.join(DOCS, fn), pagesize=letter, leftMargin=42, rightMargin=42, topMargin=40, bottomMargin=34, title='Statements of Cash Flows')
    doc.build([Paragraph('WREN HOLLOW APARTMENTS, LLC', ctr), Paragraph('STATEMENTS OF CASH FLOWS', ctr), Paragraph('(Indirect method; whole dollars)', ctr2), Spacer(1, 5), t, Spacer(1, 9),
               Paragraph('<font size="8">No assurance is provided on these financial statements. Substantially all disclosures required by accounting principles generally accepted in the United States are omitted.</font>', base)])
    save(fn, st, 'Statements of Cash Flows', 'Wren Hollow Apartments, LLC', '2025-01-01', '2025-09-30',
         ['Month Ended Sept. 30, 2025', 'Nine Months Ended Sept. 30, 2025', 'Nine Months Ended Sept. 30, 2024'], dash=True, dtype='CASH_FLOW_STATEMENT', style='indirect cash flows in accountants manner, serif, three-line header', hard=True)
def c_w(s): return len(s) * 4.4

# ---------------------------------------------------------------- P5 investor quarterly
def p5():
    from fpdf import FPDF
    r = random.Random(28105); ms = months(2025, 1)
    bv = budget_vals(r, ms, 9, False, 3)
    def vf(label, m, pat, i):
        b = bv(label, m, pat, i); py = int(round(b[2] / 100 * r.uniform(.93, 1.005))) * 100
        return b[:4] + [py]
    st = S(T.P5, vf).finish([0, 1, ('var', 0, 1), 2, 3, ('var', 2, 3), 4, ('var', 2, 4)])
    fn = 'Kestrel_Point_Q3_2025_investor_report.pdf'
    d = FPDF('L', 'pt', 'Letter'); d.set_margins(30, 30, 30); d.set_auto_page_break(False)
    navy = (20, 40, 80); tan = (196, 160, 96)
    d.add_page(); d.set_fill_color(*navy); d.rect(0, 0, 260, 612, 'F'); d.set_fill_color(*tan); d.rect(260, 0, 6, 612, 'F')
    d.set_text_color(255); d.set_font('Times', 'B', 24); d.set_xy(30, 190); d.multi_cell(210, 28, 'Kestrel Point\nApartments'); d.set_font('Helvetica', '', 11); d.set_xy(30, 262); d.multi_cell(210, 15, 'Quarterly Report to Limited Partners\nThird Quarter 2025')
    d.set_text_color(*navy); d.set_font('Times', 'B', 14); d.set_xy(300, 80); d.cell(0, 16, 'Property snapshot'); d.set_text_color(40)
    facts = [('Ownership', 'Harrow & Pike Growth Partners IV, L.P.'), ('Units / year built', '472 / 2011'), ('Average occupancy, quarter', '94.6%'), ('Net effective rent per unit', '$1,858'), ('Resident retention', '57%'), ('Loan maturity', 'June 1, 2029')]
    d.set_font('Helvetica', '', 10); y = 112
    for a, b in facts:
        d.set_xy(300, y); d.cell(190, 14, a); d.set_xy(490, y); d.cell(250, 14, b); d.set_draw_color(210); d.line(300, y + 17, 740, y + 17); y += 22
    d.set_xy(300, y + 14); d.set_font('Helvetica', '', 9.5); d.multi_cell(440, 14, 'The third quarter closed with leasing ahead of plan in July and softer traffic in September. The operating statement on the next page compares the quarter and the year to date with the approved 2025 budget and with the same nine months of 2024. Favorable differences are shown as positive amounts; unfavorable differences appear in parentheses.')
    d.add_page(); d.set_text_color(*navy); d.set_font('Times', 'B', 15); d.set_xy(30, 26); d.cell(400, 16, 'Operating Statement'); d.set_font('Helvetica', '', 8.5); d.set_text_color(80); d.set_xy(30, 43); d.cell(400, 11, 'Kestrel Point Apartments  -  period ended September 30, 2025 (unaudited)')
    X0 = 180; WD = [62, 62, 58, 38, 68, 68, 60, 38, 68, 60]
    d.set_fill_color(*navy); d.set_text_color(255); d.set_font('Helvetica', 'B', 8)
    d.rect(30, 60, 732, 28, 'F')
    d.set_draw_color(*tan); d.set_line_width(1)
    x = X0
    for t, k in (('THIRD QUARTER', 4), ('YEAR TO DATE', 4), ('PRIOR YEAR', 2)):
        w = sum(WD[:4]) if k == 4 and t[0] == 'T' else (sum(WD[4:8]) if k == 4 else sum(WD[8:]))
        d.set_xy(x, 61); d.cell(w, 12, t, align='C'); d.line(x + 8, 73.5, x + w - 2, 73.5); x += w
    x = X0
    for w, t in zip(WD, ['Actual', 'Budget', '$ Var.', '%', 'Actual', 'Budget', '$ Var.', '%', 'YTD 2024', '$ Chg.']):
        d.set_xy(x, 75); d.cell(w, 12, t, align='R'); x += w
    y = 92; d.set_text_color(0)
    for row in st.rows:
        typ = row['type']
        if typ == 'HEADING':
            y += 2.5; d.set_font('Helvetica', 'B', 8); d.set_text_color(*navy); d.set_xy(30, y); d.cell(170, 11, row['label']); d.set_text_color(0); y += 11; continue
        b = typ != 'LINE'
        if typ == 'TOTAL': d.set_fill_color(238, 230, 214); d.rect(30, y - .5, 732, 12.6, 'F')
        d.set_font('Helvetica', 'B' if b else '', 7.8); d.set_xy(30 + (0 if b else 10), y); d.cell(150, 11, row['label'])
        v = row['v']; a = row['base']; cur = '$' if typ == 'TOTAL' else ''
        def f(z): return fm(z, 0, True, '-', cur)
        def pp(z, q): return 'n/m' if q == 0 else (f'({abs(z / q) * 100:.1f})' if z < 0 else f'{abs(z / q) * 100:.1f}')
        cells = [f(v[0]), f(v[1]), f(v[2]), pp(v[2], a[1]), f(v[3]), f(v[4]), f(v[5]), pp(v[5], a[3]), f(v[6]), f(v[7])]
        x = X0
        for k, (w, t) in enumerate(zip(WD, cells)):
            if k in (3, 7): d.set_text_color(110)
            d.set_xy(x, y); d.cell(w, 11, t, align='R'); x += w; d.set_text_color(0)
        if b: d.set_draw_color(*navy); d.set_line_width(.5); d.line(X0 + 6, y - .5, 762, y - .5)
        y += 10.9 + (1 if b else 0)
    d.set_font('Helvetica', 'I', 7); d.set_text_color(90); d.set_xy(30, 580); d.cell(500, 9, 'Confidential - prepared for the partners of Harrow & Pike Growth Partners IV, L.P.'); d.set_xy(700, 580); d.cell(62, 9, '2', align='R')
    print('p5 y', y)
    d.output(os.path.join(DOCS, fn))
    save(fn, st, 'Operating Statement', 'Kestrel Point Apartments', '2025-01-01', '2025-09-30',
         ['Third Quarter Actual', 'Third Quarter Budget', 'Third Quarter $ Var.', 'Year to Date Actual', 'Year to Date Budget', 'Year to Date $ Var.', 'Prior Year YTD 2024', 'Prior Year $ Chg.'],
         dash=True, style='investor quarterly with cover, grouped header, banded, favorable variances', hard=True)

# ---------------------------------------------------------------- P6 MRI 12 month trend, Courier
def p6():
    import fitz
    r = random.Random(28106); ms = months(2024, 10)
    st = S(T.P6, t12_vals(r, ms, False)).finish(list(range(13)))
    k = next(i for i, x in enumerate(st.rows) if x['label'] == 'HVAC')
    col = 8; old = st.rows[k]['v'][col]; s = str(old // 100); d2 = str((int(s[0]) + 4) % 9 + 1)
    new = int(d2 + s[1:]) * 100; st.rows[k]['v'][col] = new
    fn = 'MRI_trend_stmt_4417.pdf'
    doc = fitz.open(); LPP = 62
    LW, CW, TW = 32, 9, 11
    out = []
    def line(lab, cells): return lab.ljust(LW)[:LW] + ''.join(c.rjust(CW) for c in cells[:12]) + cells[12].rjust(TW)
    for row in st.rows:
        lab = (row['code'] + '  ' if row['code'] else '') + row['label']
        if row['type'] == 'HEADING':
            out += ([''] if row['level'] == 0 or True else []) + [' ' * row['level'] + lab]; continue
        if row['foots']: out.append(line('', ['-' * 8] * 12 + ['-' * 10]))
        out.append(line(' ' * (2 if row['type'] == 'LINE' else row['level']) + lab, [fm(v, 0, True) for v in row['v']]))
        if row['id'] in ('ni',): out.append(line('', ['=' * 8] * 12 + ['=' * 10]))
        if row['type'] == 'TOTAL' and row['id'] != 'ni': out.append('')
    hd = line('Account', [f'{MON[m]} {y % 100:02d}' for y, m in ms] + ['TOTAL'])
    tot = len(hd)
    def c3(a, b, z): return a + b.center(tot - len(a) - len(z)) + z
    pages = []; cur = []
    for l in out:
        if len(cur) >= LPP and not set(l.strip()) <= set('-= '): pages.append(cur); cur = []
        if cur or l: cur.append(l)
    pages.append(cur)
    for n, p in enumerate(pages, 1):
        pg = doc.new_page(width=792, height=612)
        top = [c3('Database:  HPRPROD ', 'HARROW & PIKE RESIDENTIAL', f' Page: {n}'.rjust(20)), c3('Report:    MRI_TREND12', '12 Month Trend Statement', 'Date:  10/09/2025'.rjust(20)), c3('Entity:    4417     ', 'Copper Mill Apartments', 'Time:    10:12 AM'.rjust(20)), c3('Basis:     Accrual  ', 'October 2024 through September 2025', ' ' * 20), '', hd, '=' * tot]
        y = 36
        for l in top + p:
            pg.insert_text((27, y), l, fontname='cour', fontsize=7.5 if False else 7.1, color=(0, 0, 0)); y += 8.0
    doc.set_metadata({'producer': 'MRI Report Writer', 'title': 'MRI_TREND12'})
    doc.save(os.path.join(DOCS, fn)); print('p6 pages', len(pages), 'width', tot * 4.26)
    save(fn, st, '12 Month Trend Statement', 'Copper Mill Apartments', '2024-10-01', '2025-09-30', [f'{MON[m]} {y % 100:02d}' for y, m in ms] + ['TOTAL'], expect=1,
         planted={'what': f'line 531500 HVAC, Jun 25 printed {new // 100:,} instead of {old // 100:,}; subtotal and row total use the true amount', 'kind': 'digit_changed'}, dtype='OPERATING_STATEMENT_T12', style='MRI 12-month trend, monospaced, ruled with dashes', hard=True)

def run():
    for f in (p1, p2, p3, p4, p5, p6): f()
