import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
rnd = random.Random(32101)
NAME = 'Wrenfield_Lodge_PL_Sep2024.pdf'
s = S(6, 1)
def L(label, m, **k):
    a = m * rnd.uniform(.9, 1.08); b = m * rnd.uniform(1.02, 1.15); ly = m * rnd.uniform(.92, 1.12)
    ya = m * 8.6 * rnd.uniform(.93, 1.05); yb = m * 8.9 * rnd.uniform(1.0, 1.1); yl = m * 8.8 * rnd.uniform(.95, 1.08)
    return s.line(label, [round(x) for x in (a, b, ly, ya, yb, yl)], **k)
H = s.head; T = s.tot
H('OPERATING REVENUE')
H('Rooms Revenue')
rr = [L('Transient - Retail', 112400), L('Transient - OTA / Opaque', 98750), L('Corporate Negotiated', 41200), L('Group - SMERF', 28900), L('Crew and Contract', 17600), L('No-Show and Early Departure', 1450)]
rr.append(s.line('Less: Allowances', [-1212, -800, -964, -11877, -7200, -9310]))
tr = T('Total Rooms Revenue', rr)
H('Food and Beverage Revenue')
fb = [L('Breakfast Room', 9800), L('Lounge Beverage', 12350), L('Banquet Food', 15200), L('Meeting Room Rental', 4300)]
tf = T('Total Food and Beverage Revenue', fb)
H('Other Revenue')
o = [L('Guest Laundry and Vending', 1120), L('Pet Fees', 2275), L('Parking', 3650), L('Sundry Shop', 2880)]
o.append(s.line('Rooftop Antenna Lease', [1850, 1850, 1800, 16650, 16650, 16200]))
to = T('Total Other Revenue', o)
trev = T('TOTAL OPERATING REVENUE', [tr, tf, to], 'TOTAL')
H('DEPARTMENTAL EXPENSES')
H('Rooms Expense')
e = [L('Front Office Wages', 27800), L('Housekeeping Wages', 33900), L('Payroll Taxes and Benefits - Rooms', 13200), L('OTA and Travel Agent Commissions', 17700), L('Guest Supplies and Linen', 9600), L('Contract Cleaning', 5450)]
t1 = T('Total Rooms Expense', e)
H('Food and Beverage Expense')
e = [L('Cost of Food and Beverage Sold', 12100), L('F&B Wages and Benefits', 14900), L('F&B Other Expense', 2600)]
t2 = T('Total Food and Beverage Expense', e)
t3 = L('Other Operated Departments Expense', 3150)
td = T('TOTAL DEPARTMENTAL EXPENSES', [t1, t2, t3], 'TOTAL')
dp = T('DEPARTMENTAL PROFIT', [trev, ~td], 'TOTAL')
H('UNDISTRIBUTED OPERATING EXPENSES')
u = [L('Administrative and General', 29700), L('Information and Telecommunications', 5200), L('Sales and Marketing', 18300), L('Franchise Royalty and Program Fees', 27100), L('Property Operation and Maintenance', 17900)]
H('Utilities')
ut = [L('Electric', 12600), L('Gas', 3300), L('Water and Sewer', 4900)]
tu = T('Total Utilities', ut)
tun = T('TOTAL UNDISTRIBUTED EXPENSES', u + [tu], 'TOTAL')
gop = T('GROSS OPERATING PROFIT', [dp, ~tun], 'TOTAL')
mf = L('Interim Manager Base Fee', 10300)
ib = T('INCOME BEFORE NON-OPERATING EXPENSES', [gop, ~mf], 'TOTAL')
H('NON-OPERATING EXPENSES')
n = [s.line('Real Estate Taxes', [14880, 14880, 14310, 133920, 133920, 128790]), L('Property and Liability Insurance', 9100), s.line('Personal Property Tax', [0, 0, 0, 6412, 6500, 6188]), L('Equipment Leases', 1380)]
tn = T('Total Non-Operating Expenses', n)
noi = T('NET OPERATING INCOME (EBITDA)', [ib, ~tn], 'TOTAL')
ff = s.line('Replacement Reserve - 4%', [round(s.rows[trev].vals[c] * .04) for c in range(6)])
cf = T('CASH AVAILABLE FOR DEBT SERVICE', [noi, ~ff], 'TOTAL')

W, Hh = landscape(letter)
c = canvas.Canvas(str(DOCS / NAME), pagesize=(W, Hh), invariant=1)
LX = [72, 98, 152, 178, 232, 258]      # right edges: left block
MID0, MID1 = 270, 522
RX = [582, 608, 662, 688, 742, 768]
def hdr(pg):
    c.setFont('Times-Bold', 13); c.drawCentredString(W / 2, Hh - 34, 'WRENFIELD LODGE & SUITES')
    c.setFont('Times-Roman', 9.5); c.drawCentredString(W / 2, Hh - 47, 'Departmental Profit and Loss Statement')
    c.drawCentredString(W / 2, Hh - 59, 'For the Period September 1, 2024 through September 30, 2024')
    c.setFont('Times-Italic', 7.5); c.drawString(20, Hh - 30, 'In Receivership - Case 24-CV-01873'); c.drawRightString(W - 22, Hh - 30, f'Page {pg} of 2')
    c.drawString(20, Hh - 40, 'M3 Acct Core  10/14/24  7:52 AM')
    y = Hh - 78
    c.setFillGray(.86); c.rect(18, y - 14, W - 36, 25, stroke=0, fill=1); c.setFillGray(0)
    c.setFont('Times-Bold', 8)
    c.drawCentredString((18 + 258) / 2, y + 2, 'CURRENT MONTH'); c.drawCentredString((528 + 770) / 2, y + 2, 'YEAR TO DATE')
    for X in (LX, RX):
        for i, t in enumerate(['Actual', '%', 'Budget', '%', 'Last Year', '%']): c.drawRightString(X[i], y - 10, t)
    c.line(18, y - 15, W - 18, y - 15)
    return y - 27
def fm(v): return f'({-v:,})' if v < 0 else f'{v:,}'
y = hdr(1)
st = [('Rooms Available', '3,540', '3,540', '3,540', '32,332', '32,332', '32,214'), ('Rooms Sold', '2,457', '2,690', '2,512', '21,690', '23,118', '22,447'),
      ('Occupancy', '69.4%', '76.0%', '71.0%', '67.1%', '71.5%', '69.7%')]
c.setFont('Times-Italic', 8)
for t in st:
    c.drawCentredString(W / 2, y, t[0])
    for i in range(3):
        c.drawRightString(LX[2 * i], y, t[1 + i]); c.drawRightString(RX[2 * i], y, t[4 + i])
    y -= 10
y -= 4
base = s.rows[trev].vals
for k, r in enumerate(s.rows):
    if k == td - 14 + 0 and False: pass
    if r.label == 'DEPARTMENTAL EXPENSES':
        c.setFont('Times-Italic', 7.5); c.drawCentredString(W / 2, 24, 'Unaudited - prepared from records turned over by prior operator'); c.showPage(); y = hdr(2)
    big = r.kind != 'LINE'
    if r.kind == 'HEADING':
        y -= 3
        c.setFont('Times-Bold' if r.label.isupper() else 'Times-BoldItalic', 8.2)
        c.drawString(MID0 + 6 + (0 if r.label.isupper() else 8), y, r.label)
    else:
        f = 'Times-Bold' if r.kind != 'LINE' else 'Times-Roman'
        c.setFont(f, 8.2)
        c.drawString(MID0 + (22 if r.kind == 'LINE' else 14 if r.kind == 'SUBTOTAL' else 6), y, r.label)
        for X, off in ((LX, 0), (RX, 3)):
            for i in range(3):
                c.setFont(f, 8.2); c.drawRightString(X[2 * i], y, fm(r.vals[off + i]))
                c.setFont(f, 7); c.drawRightString(X[2 * i + 1], y, f'{r.vals[off+i]/base[off+i]*100:.1f}')
                if big: c.setLineWidth(.4); c.line(X[2 * i] - 44, y + 7.4, X[2 * i], y + 7.4)
        if r.kind == 'TOTAL': y -= 3
    y -= 10.3
c.setFont('Times-Italic', 7.5); c.drawCentredString(W / 2, 24, 'Unaudited - prepared from records turned over by prior operator')
c.showPage(); c.save()
cols = [f'{g} {x}' for g in ('CURRENT MONTH', 'YEAR TO DATE') for x in ('Actual', 'Budget', 'Last Year')]
save(NAME, [s.truth('Departmental Profit and Loss Statement', 'WRENFIELD LODGE & SUITES', '2024-09-01', '2024-09-30', cols, {'total_income': trev, 'noi': noi})])
