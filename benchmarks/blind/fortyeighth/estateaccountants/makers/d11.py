from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.units import inch
F = 'Algonquin Landing Hotel - Financial Statements 2024.pdf'
P = 'The Landing Hotel'
a = S('Statement of Income', P, '2024-01-01', '2024-12-31', ['2024', '2023'], page=1, dash0=True)
def mk(s): return lambda l, x, y, n='': s.line(l, [x, y], n=n)
L = mk(a)
a.head('Revenue')
i = [L('Rooms', 3418206, 3207944), L('Food', 1126480, 1049715), L('Beverage', 487319, 468202), L('Banquet room rental', 142650, 118900), L('Marina dockage', 96415, 91380), L('Other operated departments', 58722, 61047)]
TI = a.tot('Total revenue', i, key='total_income')
a.head('Departmental expenses')
d = [L('Rooms', 914377, 868105), L('Food and beverage', 1298640, 1231566), L('Marina', 41208, 38974), L('Other operated departments', 29865, 31410)]
DT = a.tot('Total departmental expenses', d)
DP = a.tot('Departmental profit', [TI], [DT])
a.head('Undistributed expenses')
u = [L('Administrative and general', 412986, 398217), L('Information systems', 51740, 46385), L('Sales and marketing', 248615, 231408), L('Franchise fees', 205092, 192477), L('Property operation and maintenance', 267430, 251966), L('Utilities', 231874, 238509), L('Management fee', 159894, 149916, )]
UT = a.tot('Total undistributed expenses', u)
f = [L('Property taxes', 184320, 178944), L('Insurance', 76418, 69205)]
N = a.tot('Net operating income', [DP], [UT] + f, key='noi')
o = [L('Interest on long-term debt', 418260, 437915, '7'), L('Amortization', 356900, 362480, '4'), L('Gain on disposal of equipment', -6200, 0)]
EB = a.tot('Income before income taxes', [N], o)
TX = L('Income taxes', 61480, 48215, '9')
NI = a.tot('Net income', [EB], [TX], t='TOTAL', key='net_income')
n = a.rows[NI]['v']
b = S('Statement of Cash Flows', P, '2024-01-01', '2024-12-31', ['2024', '2023'], page=2, dash0=True)
L = mk(b)
b.head('Operating activities')
op = [L('Net income', *n)]
b.head('Items not affecting cash')
op += [L('Amortization', 356900, 362480), L('Gain on disposal of equipment', -6200, 0)]
b.head('Changes in non-cash working capital')
op += [L('Accounts receivable', -18422, 9317), L('Inventories', 2865, -4180), L('Prepaid expenses', -5240, -3118), L('Accounts payable and accrued liabilities', 31906, -22740), L('Customer deposits', 14380, 19625), L('Income taxes payable', 13265, -8410)]
OT = b.tot('Cash provided by operating activities', op)
b.head('Investing activities')
iv = [L('Purchase of furniture and equipment', -148730, -96412), L('Guest room renovation', -212600, 0), L('Proceeds on disposal of equipment', 9500, 0), L('Transfer to replacement reserve', -159894, -149916), L('Withdrawals from replacement reserve', 190000, 60000)]
IT = b.tot('Cash used in investing activities', iv)
b.head('Financing activities')
fi = [L('Repayment of long-term debt', -297415, -277760), L('Advances from shareholders', 75000, 0), L('Dividends paid', -180000, -150000)]
FT = b.tot('Cash used in financing activities', fi)
NC = b.tot('Increase (decrease) in cash', [OT, IT, FT], key='net_cash_flow')
c23 = b.rows[NC]['v'][1]
BG = L('Cash, beginning of year', 412380 + c23, 412380)
b.tot('Cash, end of year', [NC, BG], t='TOTAL')
print('NI', n, 'dCash', b.rows[NC]['v'], a.rows[N]['v'])
c = canvas.Canvas(f'{B}/documents/{F}', pagesize=letter); W, H = letter
def page(s, k, sub, notes):
    c.setFont('Times-Bold', 13); c.drawCentredString(W/2, H-62, 'Algonquin Landing Inc.')
    c.setFont('Times-Roman', 11); c.drawCentredString(W/2, H-77, 'operating as The Landing Hotel'); c.setFont('Times-Bold', 12); c.drawCentredString(W/2, H-97, s.title); c.setFont('Times-Roman', 11); c.drawCentredString(W/2, H-111, sub)
    c.setFont('Times-Bold', 10.5); x1, x2 = W-72-82, W-72
    c.drawCentredString(x1-100, H-134, 'Note') if notes else None
    c.drawRightString(x1, H-134, '2024'); c.drawRightString(x2, H-134, '2023'); c.setLineWidth(.7); c.line(72, H-138, W-72, H-138)
    y = H-156; first = True
    for r in s.rows:
        b = r['t'] != 'LINE'
        if r['t'] == 'HEADING': y -= 6; c.setFont('Times-Bold', 10.5); c.drawString(72, y, r['label']); y -= 14; continue
        c.setFont('Times-Bold' if b else 'Times-Roman', 10.5); x = 72 if b else 86; c.drawString(x, y, r['label'])
        if not b:
            e = x + c.stringWidth(r['label'], 'Times-Roman', 10.5) + 4; c.saveState(); c.setDash(.6, 3); c.setLineWidth(.5); c.line(e, y+1, x1-(108 if r.get('n') else 66), y+1); c.restoreState()
        if r.get('n'): c.drawCentredString(x1-100, y, r['n'])
        for xx, v in zip((x1, x2), r['v']):
            t = par(v, dash='-'); t = '$ ' + t if first or r['t'] == 'TOTAL' else t
            c.drawRightString(xx + (3 if t.endswith(')') else 0), y, t)
            if b: c.line(xx-62, y+10, xx+2, y+10)
            if r['t'] == 'TOTAL': c.line(xx-62, y-3, xx+2, y-3); c.line(xx-62, y-5, xx+2, y-5)
        first = False; y -= 19 if b else 13.6
    c.setFont('Times-Italic', 9); c.drawCentredString(W/2, 46, 'See accompanying notes to the financial statements'); c.drawCentredString(W/2, 32, str(k+3)); print('y', y); c.showPage()
page(a, 1, 'Year ended December 31, 2024, with comparative figures for 2023', True)
page(b, 2, 'Year ended December 31, 2024, with comparative figures for 2023', False); c.save()
save(F, 'HOSPITALITY', 'OPERATING_STATEMENT', 'Canadian hotel statements, income on page 1 and cash flows on page 2, dot leaders', False, [a, b])
