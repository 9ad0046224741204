import random
from tlib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.colors import HexColor, white, black
R = random.Random(303)
NAME = 'hotel_q3_summary_operating_statement.pdf'
COLS = ['Quarter To Date Actual', 'Quarter To Date Forecast', 'Quarter To Date Prior Year', 'Year To Date Actual', 'Year To Date Budget', 'Year To Date Variance', 'Year To Date Prior Year']
s = S('Summary Operating Statement', 'Alder Park Inn & Suites', '2025-01-01', '2025-09-30', COLS)
def var(): return R.uniform(.965, 1.035)
def series(q, exp=False):
    a = round(q*var()); f = round(q*var()); p = round(q*.968*var()); ya = round(q*2.87*var()); yb = round(q*2.90*var()); yp = round(q*2.78*var())
    return [a, f, p, ya, yb, (yb-ya) if exp else (ya-yb), yp]
def L(l, q, exp=False, neg=False, **m):
    v = series(q, exp)
    if neg: v = [-x for x in v[:3]] + [-v[3], -v[4], -v[3]+v[4], -v[6]]
    return s.line(l, v, **m)
# statistics
rn_av = [16_928, 16_928, 16_928, 50_232, 50_232, 0, 50_232]
rn = [13_714, 13_880, 13_201, 39_206, 39_930, 39_206-39_930, 37_926]
s.line('Rooms Available', rn_av, k='n'); s.line('Rooms Sold', rn, k='n')
rooms = [2_838_940, 2_893_980, 2_666_602, 7_880_406, 8_145_720, 0, 7_450_583]; rooms[5] = rooms[3]-rooms[4]
occ = [round(rn[i]/(rn_av[i] or 1), 3) for i in range(7)]; occ[5] = round(occ[3]-occ[4], 3)
adr = [round(rooms[i]/rn[i], 2) for i in range(7)]; adr[5] = round(adr[3]-adr[4], 2)
rp = [round(rooms[i]/(rn_av[i] or 1), 2) for i in range(7)]; rp[5] = round(rp[3]-rp[4], 2)
s.line('Occupancy', occ, k='p'); s.line('Average Daily Rate', adr, k='d'); s.line('RevPAR', rp, k='d')
s.head('Operating Revenue')
a = s.line('Rooms', rooms); fb = L('Food & Beverage', 486_200); ood = L('Other Operated Departments', 61_900); mi = L('Miscellaneous Income', 34_400)
tr = s.tot('Total Operating Revenue', [a, fb, ood, mi], key='total_income', b=1)
s.head('Departmental Expenses')
d1 = L('Rooms', 689_300, True); d2 = L('Food & Beverage', 377_800, True); d3 = L('Other Operated Departments', 27_450, True)
td = s.tot('Total Departmental Expenses', [d1, d2, d3], 'SUBTOTAL', b=1)
def sub(label, x, y, rt='SUBTOTAL', **m):
    i = s.tot(label, [x]+[('-', q) for q in y], rt, b=1, **m); v = s.rows[i]['v']; v[5] = v[3]-v[4]; return i
dp = sub('Total Departmental Profit', tr, [td])
s.head('Undistributed Operating Expenses')
u = [L(l, q, True) for l, q in (('Administrative & General', 247_600), ('Information & Telecommunications Systems', 48_900), ('Sales & Marketing', 171_300), ('Franchise Royalty', 156_200), ('Property Operations & Maintenance', 139_400), ('Utilities', 121_800))]
tu = s.tot('Total Undistributed Expenses', u, 'SUBTOTAL', b=1)
gop = sub('Gross Operating Profit', dp, [tu])
mf = s.line('Management Fees', [round(s.rows[tr]['v'][i]*.03) for i in range(7)]); mv = s.rows[mf]['v']; mv[5] = mv[4]-mv[3]
ib = sub('Income Before Non-Operating Income & Expenses', gop, [mf])
s.head('Non-Operating Income & Expenses')
n = [L('Cost Recovery Income', 6_300, neg=True), L('Rent', 12_400, True), L('Property & Other Taxes', 118_700, True), L('Insurance', 66_900, True), L('Other', 4_100, True)]
v = s.rows[n[0]]['v']; v[5] = v[4]-v[3]
tn = s.tot('Total Non-Operating Income & Expenses', n, 'SUBTOTAL', b=1)
eb = sub('Net Operating Income', ib, [tn], 'TOTAL', key='noi')
rs = s.line('Replacement Reserve (4.0%)', [round(s.rows[tr]['v'][i]*.04) for i in range(7)]); mv = s.rows[rs]['v']; mv[5] = mv[4]-mv[3]
en = sub('Adjusted Net Operating Income', eb, [rs], 'TOTAL')
it = s.line('Interest Expense', [402_188, 402_188, 405_930, 1_208_940, 1_208_940, 0, 1_219_745])
pr = s.line('Principal Amortization', [71_226, 71_226, 67_484, 211_302, 211_302, 0, 200_497])
cf = sub('Cash Flow After Debt Service', en, [it, pr], 'TOTAL', key='net_cash_flow')
for r in s.rows:
    v = r['v']
    if v[3] is None: continue
    if r['rt'] != 'HEADING' and r['label'] not in ('Occupancy', 'Average Daily Rate', 'RevPAR'): assert abs(v[5]) == abs(v[3]-v[4]), (r['label'], v)
old = s.rows[tu]['v'][6]; new = old + 9_000
s.plant(tu, 6, new, "Total Undistributed Expenses, YTD Prior Year, printed %d instead of %d (sum of its six lines); Gross Operating Profit below is computed from the right sum" % (new, old), 'total_wrong')
c = canvas.Canvas(doc(NAME), pagesize=landscape(legal), invariant=1); W, H = landscape(legal)
G = HexColor('#5b6b3a')
# cover narrative page
c.setFont('Helvetica-Bold', 22); c.setFillColor(G); c.drawString(60, H-90, 'Third Quarter 2025 Asset Management Report'); c.setFillColor(black); c.setFont('Helvetica', 13); c.drawString(60, H-116, 'Alder Park Inn & Suites  |  184 keys  |  Kestrel Lodging Advisors, asset manager')
c.setFont('Helvetica', 11); y = H-165
for t in ['Quarter RevPAR grew over last year on both occupancy and rate; the softball tournament weekends were retained at higher rates.', 'Group pace for the fourth quarter trails budget by 410 room nights.', 'Boiler No. 2 replacement was bid in August; work is scheduled for January 2026.', 'The lender released $118,400 from the FF&E reserve in July for the lobby case goods.']:
    c.drawString(70, y, u'\u2022  '+t); y -= 20
c.showPage()
# cols: QTD: Actual | % | POR | Forecast | % | Prior Year | % || label || YTD: Actual | % | POR | Budget | % | Variance | Prior Year | %
LX = [(96, 0, 'm'), (132, 0, 'p'), (178, 0, 'r'), (248, 1, 'm'), (284, 1, 'p'), (352, 2, 'm'), (388, 2, 'p')]
RX = [(670, 3, 'm'), (700, 3, 'p'), (740, 3, 'r'), (804, 4, 'm'), (832, 4, 'p'), (890, 5, 'm'), (962, 6, 'm'), (992, 6, 'p')]
HD = {'m': None, 'p': '%', 'r': 'POR'}
def head():
    c.setFillColor(black); c.setFont('Helvetica-Bold', 11); c.drawCentredString(W/2, H-34, 'Alder Park Inn & Suites'); c.setFont('Helvetica', 9.5); c.drawCentredString(W/2, H-47, 'Summary Operating Statement'); c.drawCentredString(W/2, H-59, 'For the Period Ending September 30, 2025')
    c.setFillColor(G); c.rect(20, H-84, 375, 15, stroke=0, fill=1); c.rect(606, H-84, W-10-606, 15, stroke=0, fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold', 9)
    c.drawCentredString(207, H-80, 'QUARTER TO DATE'); c.drawCentredString((606+W-10)/2, H-80, 'YEAR TO DATE'); c.setFillColor(black); c.setFont('Helvetica-Bold', 8)
    for X in (LX, RX):
        for x, k, t in X:
            nm = {0: 'Actual', 1: 'Forecast', 2: 'Prior Year', 3: 'Actual', 4: 'Budget', 5: 'Variance', 6: 'Prior Year'}[k]
            c.drawRightString(x, H-96, HD[t] or nm)
    c.line(20, H-100, 395, H-100); c.line(606, H-100, W-10, H-100)
head(); y = H-113
def fm(v, k):
    if k == 'p': return '%.1f%%' % (v*100) if v >= 0 else '(%.1f%%)' % (-v*100)
    f = '{:,.2f}' if k == 'd' else '{:,.0f}'
    return '('+f.format(-v)+')' if v < 0 else f.format(v)
for i, r in enumerate(s.rows):
    v, m = r['v'], r['m']; k = m.get('k')
    if r['rt'] == 'HEADING': y -= 4; c.setFont('Helvetica-Bold', 8.6); c.drawCentredString(500, y, r['label'].upper()); y -= 11.1; continue
    c.setFont('Helvetica-Bold' if m.get('b') else 'Helvetica', 8.4); c.drawCentredString(500, y, r['label'])
    for x, q, t in LX+RX:
        if k and t != 'm': continue
        if t == 'm': c.drawRightString(x, y, fm(v[q], k))
        else:
            if i in (d1, d2, d3): den = s.rows[{d1: a, d2: fb, d3: ood}[i]]['v'][q]
            else: den = s.rows[tr]['v'][q]
            c.setFont('Helvetica-Oblique', 7.2)
            z = v[q]/den*100 if t == 'p' else v[q]/rn[q]
            tx = ('%.1f' % abs(z)) if t == 'p' else '%.2f' % abs(z)
            c.drawRightString(x, y, '(%s)' % tx if z < 0 else tx); c.setFont('Helvetica-Bold' if m.get('b') else 'Helvetica', 8.4)
    if m.get('b'): c.setLineWidth(.4); c.line(20, y+9, 395, y+9); c.line(606, y+9, W-10, y+9)
    y -= 11.1
    if i == 4: y -= 3
c.setFont('Helvetica', 7); c.drawString(20, 16, 'POR = per occupied room. Departmental expense % is of the department\'s own revenue. Variance: favorable / (unfavorable).'); c.drawRightString(W-12, 16, 'Printed 10/16/2025 4:12 PM')
c.showPage(); c.save()
save(NAME, [s], 'HOSPITALITY', 'USALI summary statement in an asset manager package, labels in the middle, QTD left and YTD right with % and POR columns', True)
