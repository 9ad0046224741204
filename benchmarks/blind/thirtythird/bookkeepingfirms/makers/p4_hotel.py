# small hotel, uniform-system summary: labels in the middle, month to the left, year to date to the right
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng = random.Random(3304)
NAME = 'Larkspur Inn - July 2025 Summary Operating Statement.pdf'
s = S('Summary Operating Statement', 'The Larkspur Inn', None, '2025-07-31', ['July 2025 Actual', 'July 2025 Budget', 'July 2025 Last Year', 'Year to Date Actual', 'Year to Date Budget', 'Year to Date Last Year'])
ra = [1302, 1302, 1302, 8904, 8904, 8946]; rs = [1118, 1094, 1071, 6317, 6410, 6188]
rooms = [207947.42, 201296, 193851.18, 1030938.85, 1044830, 987204.6]
s.line('Rooms Available', ra, lv=0, f='n'); s.line('Rooms Sold', rs, lv=0, f='n')
k = s.line('Occupancy', [0] * 6, lv=0, f='%'); s.rows[k]['full'] = [round(a / b, 3) for a, b in zip(rs, ra)]
k = s.line('Average Daily Rate', [a / b for a, b in zip(rooms, rs)], lv=0, f='$'); k = s.line('RevPAR', [a / b for a, b in zip(rooms, ra)], lv=0, f='$')
def g(m, y=None, vol=.07, r0=True):
    y = y or m * 6.1
    return [round(m * (1 + rng.uniform(-vol, vol)), 2), round(m, 0), round(m * .95 * (1 + rng.uniform(-vol, vol)), 2), round(y * (1 + rng.uniform(-vol, vol)), 2), round(y, 0), round(y * .955 * (1 + rng.uniform(-vol, vol)), 2)]
s.head('OPERATING REVENUE')
rv = [s.line('Rooms', rooms), s.line('Food & Beverage', g(21400, 118600)), s.line('Other Operated Departments', g(3150, 16900)), s.line('Miscellaneous Income', g(1480, 8900))]
TR_ = s.tot('Total Operating Revenue', rv, rt='TOTAL', key='total_income')
s.head('DEPARTMENTAL EXPENSES')
E_ = lambda l, m, y=None, vol=.06: s.line(l, g(m, y, vol), kind='exp')
de = [E_('Rooms', 52600, 287400), E_('Food & Beverage', 16850, 98300), E_('Other Operated Departments', 1720, 9800)]
TD = s.tot('Total Departmental Expenses', de, kind='exp')
DP = s.tot('Total Departmental Profit', [TR_, (TD, -1)], rt='TOTAL')
s.head('UNDISTRIBUTED OPERATING EXPENSES')
ud = [E_('Administrative & General', 17400, 113900), E_('Information & Telecommunications Systems', 2380, 16400), E_('Sales & Marketing', 9150, 55200), E_('Franchise Fees', 9360, 46900, .03), E_('Property Operation & Maintenance', 9900, 66700, .12), E_('Utilities', 8900, 58300, .1)]
TU = s.tot('Total Undistributed Expenses', ud, kind='exp')
GOP = s.tot('Gross Operating Profit', [DP, (TU, -1)], rt='TOTAL')
MF = s.line('Management Fees', [round(.03 * x, 2) for x in s.rows[TR_]['base']], lv=0, kind='exp')
IB = s.tot('Income Before Non-Operating Expenses', [GOP, (MF, -1)])
s.head('NON-OPERATING EXPENSES')
no = [s.line('Property & Other Taxes', [6841.67, 6842, 6512.5, 47891.69, 47894, 45587.5], kind='exp'), s.line('Insurance', [4106.25, 3950, 3688.08, 28743.75, 27650, 25816.56], kind='exp'), s.line('Equipment Leases', [585, 585, 585, 4095, 4095, 4095], kind='exp')]
TNO = s.tot('Total Non-Operating Expenses', no, kind='exp')
EB = s.tot('EBITDA', [IB, (TNO, -1)], rt='TOTAL')
RR = s.line('Replacement Reserve (4%)', [round(.04 * x, 2) for x in s.rows[TR_]['base']], lv=0, kind='exp')
NOI = s.tot('EBITDA Less Replacement Reserve', [EB, (RR, -1)], rt='TOTAL', key='noi')
it = s.line('Interest Expense', [18377.2, 18377, 19018.44, 129843.9, 129844, 134310.08], lv=0, kind='exp')
s.tot('Net Income Before Depreciation', [NOI, (it, -1)], rt='TOTAL', key='net_income')
W, H = landscape(letter)
c = canvas.Canvas(f'{DOC}/{NAME}', pagesize=(W, H), invariant=1)
c.setFillColorRGB(.17, .27, .38); c.rect(0, H - 62, W, 62, stroke=0, fill=1); c.setFillGray(1)
c.setFont('Helvetica-Bold', 16); c.drawString(30, H - 30, 'The Larkspur Inn'); c.setFont('Helvetica', 9); c.drawString(30, H - 46, '42 rooms  |  Brevard, North Carolina')
c.setFont('Helvetica-Bold', 12); c.drawRightString(W - 30, H - 28, 'Summary Operating Statement'); c.setFont('Helvetica', 9); c.drawRightString(W - 30, H - 44, 'For the month and seven months ended July 31, 2025')
c.setFillGray(0)
XL = [84, 116, 182, 214, 280, 312]; XR = [556, 588, 650, 682, 744, 776]
XL = [88, 119, 178, 209, 268, 299]; XR = [561, 592, 651, 682, 741, 772]
y = H - 80
c.setFont('Helvetica-Bold', 8.5)
c.drawCentredString(170, y, 'JULY 2025'); c.drawCentredString(640, y, 'YEAR TO DATE'); c.setLineWidth(.8); c.line(36, y - 3, 301, y - 3); c.line(508, y - 3, 774, y - 3)
y -= 14
for X in (XL, XR):
    for q, h in enumerate(['Actual', '%', 'Budget', '%', 'Last Year', '%']): c.drawRightString(X[q], y, h)
c.line(30, y - 4, W - 18, y - 4); y -= 16
rev = s.rows[TR_]['full']
m = lambda v: f'{v:,.0f}'
import math
def mm(v): return f'{v:,.2f}' if True else ''
for i, r in enumerate(s.rows):
    if r['rt'] == 'HEADING': y -= 3
    bold = r['rt'] != 'LINE'
    if r['rt'] == 'TOTAL': c.setFillColorRGB(.9, .93, .96); c.rect(30, y - 3, W - 48, 11, stroke=0, fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold' if bold else 'Helvetica', 7.8); c.drawString(322 + 8 * r['lv'], y, r['label'])
    if r['full']:
        for q in range(6):
            X = XL if q < 3 else XR; p = q % 3; v = r['full'][q]; f = r.get('f')
            t = {'n': lambda v: f'{v:,.0f}', '%': lambda v: f'{v * 100:.1f}%', '$': lambda v: f'{v:,.2f}'}.get(f, mm)(v)
            c.drawRightString(X[2 * p], y, t)
            if not f: c.setFillGray(.35); c.drawRightString(X[2 * p + 1], y, f'{v / rev[q] * 100:.1f}'); c.setFillGray(0)
    if i == 4: c.setLineWidth(.3); c.line(30, y - 4, W - 18, y - 4); y -= 3
    y -= 11.6
assert y > 30, y
c.setFont('Helvetica-Oblique', 7); c.drawString(30, 20, 'Prepared by Blue Ridge Hospitality Accounting from the general ledger. Unaudited. % = percent of total operating revenue.')
c.save(); save(NAME, [s])
