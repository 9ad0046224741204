# property-management-system budget comparison of an office building (2 pages)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng = random.Random(3302)
NAME = 'hpoc_BudgetComparison_062025.pdf'
fav = lambda a, b, k: r2((a - b) if k == 'inc' else (b - a))
def pct(v, b): return None if not b else round(v / abs(b) * 100, 2)
def derive(b, k):
    v1, v2 = fav(b[0], b[1], k), fav(b[2], b[3], k)
    return [b[0], b[1], v1, pct(v1, b[1]), b[2], b[3], v2, pct(v2, b[3]), b[4]]
s = S('Budget Comparison', 'Harbor Point Office Center', '2025-06-01', '2025-06-30', ['PTD Actual', 'PTD Budget', 'Variance', 'YTD Actual', 'YTD Budget', 'Variance', 'Annual'], derive=derive, keep=[0, 1, 2, 4, 5, 6, 8])
def g(b, vol=.08, per=6, fixed=False, season=1.0):
    if fixed: return [b, b, b * 6, b * 6, b * 12]
    return [round(b * season * (1 + rng.uniform(-vol, vol)), 2), b, round(6 * b * (1 + rng.uniform(-vol, vol)), 2), 6 * b, 12 * b]
def L(code, label, v, k='exp'): return s.line(label, v, code=code, kind=k, lv=2)
def H_(code, label, lv=1): return s.head(label, code=code, lv=lv)
def T(code, label, it, k='exp', lv=1, **kw): return s.tot(label, it, code=code, kind=k, lv=lv, **kw)
H_('40000-000', 'INCOME', 0)
H_('40100-000', 'RENTAL INCOME')
a = [L('40110-000', 'Base Rent - Office', [148622.17, 149100, 889410.02, 891200, 1791500], 'inc'), L('40120-000', 'Base Rent - Retail', g(11850, 0, fixed=True), 'inc'), L('40130-000', 'Storage Rent', [1225, 1100, 7075, 6600, 13200], 'inc'),
     L('40140-000', 'Rent Abatements', [-6412.5, -6412.5, -19237.5, -12825, -25650], 'inc'), L('40150-000', 'Month-to-Month Rent', [0, 1800, 3600, 10800, 21600], 'inc'), L('40160-000', 'Antenna / Roof Rent', g(2250, fixed=True), 'inc')]
ta = T('40199-000', 'TOTAL RENTAL INCOME', a, 'inc')
H_('41000-000', 'RECOVERIES')
a = [L('41110-000', 'Operating Expense Recovery', [21904.3, 21500, 131425.8, 129000, 258000], 'inc'), L('41120-000', 'Real Estate Tax Recovery', [9874.55, 9875, 59247.3, 59250, 118500], 'inc'), L('41130-000', 'Electric Submeter Recovery', g(3150), 'inc'), L('41140-000', 'After Hours HVAC', g(640, .4), 'inc'), L('41150-000', 'Prior Year Recovery Adjustment', [0, 0, -4118.64, 0, 0], 'inc')]
tb = T('41199-000', 'TOTAL RECOVERIES', a, 'inc')
H_('42000-000', 'OTHER INCOME')
a = [L('42110-000', 'Parking Income - Monthly', g(6480, .03), 'inc'), L('42120-000', 'Parking Income - Transient', g(1900, .2), 'inc'), L('42130-000', 'Late Charges', [412.08, 250, 1066.12, 1500, 3000], 'inc'), L('42140-000', 'Conference Room Rental', g(350, .3), 'inc'), L('42150-000', 'Tenant Service Requests', g(500, .3), 'inc')]
tc = T('42199-000', 'TOTAL OTHER INCOME', a, 'inc')
TI = T('49999-000', 'TOTAL INCOME', [ta, tb, tc], 'inc', 0, rt='TOTAL', key='total_income')
H_('50000-000', 'OPERATING EXPENSES', 0)
groups = [
 ('50100', 'CLEANING', [('Janitorial Contract', 8940, 0), ('Janitorial Supplies', 1150, .2), ('Day Porter', 3320, .03), ('Window Cleaning', 900, .4), ('Trash Removal', 780, .05)]),
 ('51100', 'UTILITIES', [('Electricity', 13900, .1), ('Gas', 2100, .3), ('Water and Sewer', 1475, .1), ('Telephone - Elevator/Fire', 310, .02)]),
 ('52100', 'REPAIRS AND MAINTENANCE', [('Elevator Contract', 1265, 0), ('HVAC Contract', 1850, 0), ('HVAC Repairs', 2200, .5), ('Electrical Repairs', 750, .6), ('Plumbing Repairs', 650, .6), ('Fire and Life Safety', 480, .4), ('Roof Repairs', 300, .9), ('General Building Repairs', 1200, .3), ('Maintenance Payroll', 7150, .03), ('Payroll Taxes and Benefits', 1980, .04)]),
 ('53100', 'GROUNDS AND PARKING', [('Landscaping Contract', 1425, 0), ('Interior Plants', 240, 0), ('Parking Lot Sweeping', 360, .05), ('Snow Removal', 1100, .5)]),
 ('54100', 'SECURITY', [('Guard Service', 4880, .03), ('Alarm Monitoring', 185, 0), ('Access Control Cards', 120, .6)]),
 ('55100', 'ADMINISTRATIVE', [('Management Fees', 5650, .02), ('Office Supplies', 210, .3), ('Postage and Courier', 65, .4), ('Professional Fees - Accounting', 700, .05), ('Professional Fees - Legal', 500, .7), ('Software and Licenses', 395, .03), ('Bank Charges', 55, .2)])]
tots = []
for code, nm, ls in groups:
    H_(code + '-000', nm)
    b = int(code)
    it = []
    for n, (l, v, vol) in enumerate(ls):
        vv = g(v, vol, fixed=(vol == 0))
        if l == 'Snow Removal': vv = [0, 0, 7844.5, 6600, 9900]
        if l == 'Access Control Cards': vv = [0, 120, 388.75, 720, 1440]
        it.append(L(f'{b + 10 * (n + 1):05d}-000', l, vv))
    tots.append(T(f'{b + 899:05d}-000', 'TOTAL ' + nm, it))
H_('56100-000', 'TAXES AND INSURANCE')
it = [L('56110-000', 'Real Estate Taxes', [13166.07, 13166, 78996.42, 78996, 157992]), L('56120-000', 'Property Insurance', [3418.25, 3300, 20509.5, 19800, 39600]), L('56130-000', 'Business Improvement District', [512.5, 512.5, 3075, 3075, 6150])]
tots.append(T('56999-000', 'TOTAL TAXES AND INSURANCE', it))
TE = T('59999-000', 'TOTAL OPERATING EXPENSES', tots, 'exp', 0, rt='TOTAL', key='total_operating_expenses')
NOI = T('60000-000', 'NET OPERATING INCOME', [TI, (TE, -1)], 'inc', 0, rt='TOTAL', key='noi')
H_('70000-000', 'NON-OPERATING EXPENSES', 0)
it = [L('70110-000', 'Mortgage Interest', [38411.96, 38412, 231702.18, 231702, 460880]), L('70120-000', 'Leasing Commission Amortization', g(2914, fixed=True)), L('70130-000', 'Owner Legal and Entity Costs', [1850, 500, 4235, 3000, 6000])]
TN = T('79999-000', 'TOTAL NON-OPERATING EXPENSES', it, 'exp', 0)
T('90000-000', 'NET INCOME', [NOI, (TN, -1)], 'inc', 0, rt='TOTAL', key='net_income')

W, H = landscape(letter)
c = canvas.Canvas(f'{DOC}/{NAME}', pagesize=(W, H), invariant=1)
X = [332, 397, 457, 497, 568, 638, 698, 738, W - 0 - 8]
X = [326, 392, 452, 490, 560, 630, 690, 728, 772]
X[8] = 776
X = [310, 374, 432, 472, 542, 610, 668, 706, 772]
hd = ['PTD Actual', 'PTD Budget', 'Variance', '% Var', 'YTD Actual', 'YTD Budget', 'Variance', '% Var', 'Annual']
def top(pg):
    c.setFont('Times-Roman', 8); c.drawString(24, H - 26, 'Harbor Point Office Center (hpoc)'); c.drawRightString(W - 20, H - 26, f'Page {pg}')
    c.setFont('Times-Bold', 12); c.drawString(24, H - 42, 'Budget Comparison')
    c.setFont('Times-Roman', 8); c.drawString(24, H - 54, 'Period = Jun 2025'); c.drawString(24, H - 64, 'Book = Accrual ; Tree = off_is')
    c.setFillGray(.87); c.rect(20, H - 84, W - 40, 13, stroke=0, fill=1); c.setFillGray(0)
    c.setFont('Times-Bold', 8)
    for x, h in zip(X, hd): c.drawRightString(x, H - 80, h)
    c.setFont('Times-Italic', 7); c.drawString(24, 20, 'Tuesday, July 15, 2025   04:17 PM'); 
    return H - 98
f = lambda v: f'{v:,.2f}'
pg = 1; y = top(pg)
for i, r in enumerate(s.rows):
    if y < 38: c.showPage(); pg += 1; y = top(pg)
    b = r['rt'] != 'LINE'
    c.setFont('Times-Bold' if b else 'Times-Roman', 7.8)
    c.drawString(24, y, r['code']); c.drawString(70 + 8 * r['lv'], y, r['label'])
    if r['full']:
        for j, v in enumerate(r['full']):
            c.drawRightString(X[j], y, 'N/A' if v is None else f(v))
            if b: c.setLineWidth(.4); c.line(X[j] - (54 if j not in (3, 7) else 30), y + 8, X[j], y + 8)
    y -= 10.6
    if r['rt'] in ('SUBTOTAL', 'TOTAL'): y -= 6
c.save(); save(NAME, [s])
