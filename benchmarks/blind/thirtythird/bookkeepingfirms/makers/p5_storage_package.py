# owner's reporting package of a self-storage facility: cover, income statement, balance sheet, cash flow
from common import *
from reportlab.platypus import BaseDocTemplate, PageTemplate, Frame, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
rng = random.Random(3305)
NAME = 'SafeHarbor_Storage_Owner_Package_Sep2025.pdf'
P = 'Safe Harbor Self Storage'
def d_is(b, k): return [b[0], b[1], r2(b[0] - b[1]), b[2], b[3], r2(b[2] - b[3])]
A = S('Income Statement', P, None, '2025-09-30', ['Sep 2025', 'Sep 2024', 'Change', 'YTD 2025', 'YTD 2024', 'Change'], derive=d_is, page=2)
def g(m, gr=1.05, vol=.04): return [round(m * (1 + rng.uniform(-vol, vol))), round(m / gr * (1 + rng.uniform(-vol, vol))), round(9 * m * (1 + rng.uniform(-vol, vol) / 2)), round(9 * m / gr * (1 + rng.uniform(-vol, vol) / 2))]
A.head('Revenue', lv=0)
r = [A.line('Unit rent', g(52140)), A.line('Less: discounts and promotions', [-1864, -2410, -17322, -20865]), A.line('Late and lien fees', g(2280)), A.line('Administration fees', g(940)), A.line('Tenant protection plan', g(3610, 1.1)), A.line('Retail merchandise sales', g(515)), A.line('Truck rental commissions', g(380))]
ti = A.tot('Total revenue', r, key='total_income', rt='TOTAL')
A.head('Operating expenses', lv=0)
x = [A.line(l, v, kind='exp') for l, v in [('Salaries and wages', g(9350)), ('Payroll taxes and benefits', g(1510)), ('Property taxes', [5217, 4988, 46953, 44892]), ('Property insurance', [1388, 1246, 12492, 11214]), ('Utilities', g(1740, vol=.1)), ('Repairs and maintenance', g(1980, vol=.3)), ('Marketing and call center', g(2240, vol=.1)), ('Credit card fees', g(1190)), ('Software and telephone', g(645)), ('Office expense', g(310, vol=.2)), ('Management fee', g(3480)), ('Professional fees', [450, 450, 6230, 5805])]]
te = A.tot('Total operating expenses', x, kind='exp', key='total_operating_expenses', rt='TOTAL')
no = A.tot('Net operating income', [ti, (te, -1)], key='noi', rt='TOTAL')
A.head('Other expenses', lv=0)
o = [A.line('Interest expense', [13644, 14102, 123881, 127903], kind='exp'), A.line('Depreciation and amortization', [10417, 10417, 93753, 93753], kind='exp')]
to = A.tot('Total other expenses', o, kind='exp')
ni = A.tot('Net income', [no, (to, -1)], key='net_income', rt='TOTAL')
NI = A.rows[ni]['base']
# balance sheet
B = S('Balance Sheet', P, None, '2025-09-30', ['Sep 30, 2025', 'Aug 31, 2025'], page=3)
cash_aug, cash_sep = 118442, 0
B.head('Assets', lv=0)
ar = [7915, 8240]; prep = [9716, 11104]; land = 615000; bld = 3748200; eq = [86450, 86450]; ad = [-1182344, -1171927]
ap = [11286, 13922]; ptx = [26085, 20868]; pre = [15420, 14865]; st = [1214, 1389]; note = [2874310, 2880952]; dist = -12000
ce = 118442 + NI[0] + 10417 + (ar[1] - ar[0]) + (prep[1] - prep[0]) + (ap[0] - ap[1]) + (ptx[0] - ptx[1]) + (pre[0] - pre[1]) + (st[0] - st[1]) + (note[0] - note[1]) + dist
c1 = [B.line('Cash', [ce, 118442]), B.line('Tenant receivables', ar), B.line('Prepaid expenses', prep)]
t1 = B.tot('Total current assets', c1, lv=1)
f1 = [B.line('Land', [land, land]), B.line('Buildings', [bld, bld]), B.line('Equipment and gates', eq), B.line('Accumulated depreciation', ad)]
t2 = B.tot('Net fixed assets', f1, lv=1)
ta = B.tot('Total assets', [t1, t2], rt='TOTAL', key='total_assets')
B.head('Liabilities', lv=0)
l1 = [B.line('Accounts payable', ap), B.line('Accrued property taxes', ptx), B.line('Prepaid rent', pre), B.line('Sales tax payable', st), B.line('Mortgage payable', note)]
tl = B.tot('Total liabilities', l1, rt='TOTAL', key='total_liabilities')
B.head('Equity', lv=0)
E0 = [B.rows[ta]['base'][k] - B.rows[tl]['base'][k] for k in (0, 1)]
ytd_dist = [-108000, -96000]; ytd_ni = [NI[2], NI[2] - NI[0]]
op = E0[0] - ytd_dist[0] - ytd_ni[0]; assert abs(op - (E0[1] - ytd_dist[1] - ytd_ni[1])) < .01, (op, E0, ytd_ni)
e1 = [B.line('Members\' capital, January 1', [op, op]), B.line('Distributions, year to date', ytd_dist), B.line('Net income, year to date', ytd_ni)]
tq = B.tot('Total equity', e1, rt='TOTAL', key='total_equity')
B.tot('Total liabilities and equity', [tl, tq], rt='TOTAL')
# cash flow
C = S('Statement of Cash Flows', P, '2025-09-01', '2025-09-30', ['September 2025'], page=4)
C.head('Cash flows from operating activities', lv=0)
o = [C.line('Net income', [NI[0]])]
C.head('Adjustments to reconcile net income to net cash', lv=1)
o += [C.line(l, [v], lv=2) for l, v in [('Depreciation and amortization', 10417), ('Change in tenant receivables', ar[1] - ar[0]), ('Change in prepaid expenses', prep[1] - prep[0]), ('Change in accounts payable', ap[0] - ap[1]), ('Change in accrued property taxes', ptx[0] - ptx[1]), ('Change in prepaid rent and sales tax', pre[0] - pre[1] + st[0] - st[1])]]
a = C.tot('Net cash provided by operating activities', o)
C.head('Cash flows from financing activities', lv=0)
b = C.tot('Net cash used in financing activities', [C.line('Principal payments on mortgage', [note[0] - note[1]]), C.line('Distributions to members', [dist])])
n = C.tot('Net change in cash', [a, b], rt='TOTAL', key='net_cash_flow')
bg = C.line('Cash, August 31, 2025', [118442], lv=0)
e = C.tot('Cash, September 30, 2025', [n, bg], rt='TOTAL'); assert C.rows[e]['base'][0] == ce
G = colors.Color(.16, .42, .30); LG = colors.Color(.91, .96, .93)
f = lambda v: f'{v:,.0f}' if v >= 0 else f'({-v:,.0f})'
h1 = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=15, textColor=G, leading=19); h2 = ParagraphStyle('h2', fontName='Helvetica', fontSize=9.5, textColor=colors.gray, leading=13)
def tab(s, per, w0, w, fs, hdr):
    rows, sty = [hdr], [('FONT', (0, 0), (-1, -1), 'Helvetica', fs), ('ALIGN', (1, 0), (-1, -1), 'RIGHT'), ('TOPPADDING', (0, 0), (-1, -1), 2.2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2.2), ('BACKGROUND', (0, 0), (-1, 0), G), ('TEXTCOLOR', (0, 0), (-1, 0), colors.white), ('FONT', (0, 0), (-1, 0), 'Helvetica-Bold', fs)]
    for i, r in enumerate(s.rows):
        rows.append([r['label']] + ([f(v) for v in r['full']] if r['full'] else [''] * len(s.columns)))
        k = i + 1
        sty.append(('LEFTPADDING', (0, k), (0, k), 6 + 12 * r['lv']))
        if r['rt'] != 'LINE': sty.append(('FONT', (0, k), (-1, k), 'Helvetica-Bold', fs))
        if r['rt'] == 'HEADING' and r['lv'] == 0: sty.append(('TEXTCOLOR', (0, k), (-1, k), G)); sty.append(('TOPPADDING', (0, k), (-1, k), 8))
        if r['rt'] == 'TOTAL': sty += [('BACKGROUND', (0, k), (-1, k), LG), ('LINEABOVE', (0, k), (-1, k), .7, G)]
        if r['rt'] == 'SUBTOTAL': sty.append(('LINEABOVE', (1, k), (-1, k), .4, colors.gray))
    t = Table(rows, colWidths=[w0] + [w] * len(s.columns), hAlign='LEFT'); t.setStyle(TableStyle(sty))
    return [Paragraph(P, h2), Paragraph(s.title, h1), Paragraph(per, h2), Spacer(1, 10), t]
def foot(c, d):
    c.setFont('Helvetica', 7.5); c.setFillColor(colors.gray)
    if d.page > 1: c.drawString(50, 28, 'Tidewater Ledger Partners  -  For management use only'); c.drawRightString(letter[0] - 50, 28, f'{d.page} of 4')
d = BaseDocTemplate(f'{DOC}/{NAME}', pagesize=letter, leftMargin=46, rightMargin=40, topMargin=50, bottomMargin=50, invariant=1)
d.addPageTemplates(PageTemplate(frames=[Frame(46, 50, letter[0] - 86, letter[1] - 96)], onPage=foot))
big = ParagraphStyle('b', fontName='Helvetica-Bold', fontSize=26, leading=32, textColor=G)
body = ParagraphStyle('bo', fontName='Helvetica', fontSize=10.5, leading=15)
fl = [Spacer(1, 170), Paragraph(P, big), Paragraph('Monthly Owner Package', ParagraphStyle('x', fontName='Helvetica', fontSize=16, leading=24)), Paragraph('September 2025', ParagraphStyle('y', fontName='Helvetica', fontSize=13, leading=20)), Spacer(1, 40),
      Paragraph('Contents:<br/>Income Statement, page 2<br/>Balance Sheet, page 3<br/>Statement of Cash Flows, page 4', body), Spacer(1, 30), Paragraph('Prepared by Tidewater Ledger Partners, fractional CFO services, Chesapeake, Virginia<br/>Issued October 14, 2025', body), PageBreak()]
fl += tab(A, 'For the month and nine months ended September 30, 2025', 168, 59, 8.6, [''] + A.columns) + [PageBreak()]
fl += tab(B, 'As of September 30, 2025', 270, 95, 9.4, [''] + B.columns) + [PageBreak()]
fl += tab(C, 'For the month ended September 30, 2025', 330, 110, 10, [''] + C.columns)
d.build(fl); save(NAME, [A, B, C])
