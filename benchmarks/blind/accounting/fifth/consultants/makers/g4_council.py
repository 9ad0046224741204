# UK council rent arrears list by estate; planted: one tenancy's row dropped
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from common import *
R = random.Random(52)
SUR = 'Abbott Adeyemi Begum Brannigan Chowdhury Clegg Dacosta Evans Farrow Gill Hassan Ibbotson Jarvis Kowalczyk Lomas Mbeki Nuttall Ogden Petrov Quarmby Rashid Sugden Tattersall Umar Vickers Whitworth Yates Zielinska Holroyd Armitage Bashir Cartledge Doyle Eastwood Fearnley Greenhalgh'.split(); R.shuffle(SUR)
EST = [('LARKFIELD ESTATE', 'Patch 3 - D. Achebe', ['Larkfield Rise', 'Thrush Walk', 'Wren Close'], 13), ('ST OSWALD’S COURT (SHELTERED)', 'Patch 3 - D. Achebe', ['St Oswald’s Court'], 5),
       ('BRIGGATE TOWERS', 'Patch 5 - K. Marsden', ['Wharfe House', 'Nidd House'], 11), ('DISPERSED & ACQUIRED STOCK', 'Patch 6 - vacant', ['Mill Bank Rd', 'Cross Green Ter', 'Canal St'], 7)]
STG = ['MON', 'LTR1', 'LTR2', 'AGR', 'NOSP', 'CRT', 'SPO', 'EVW']
M = ['other:Net Weekly Rent £', 'other:Balance B/F 02/02/25', 'other:Charged in 4 wks', 'other:Paid in 4 wks', 'total', 'other:Wks in Arrs']
X = [30, 96, 178, 316, 372, 438, 498, 560, 628, 668, 722, 760]
rows, totals, items = [], [], []
gt = [0] * 5; drop = ('BRIGGATE TOWERS', 4); planted = None
def f(v): return f'{v/100:,.2f}'
n = 0; seen = set()
for e, off, st, cnt in EST:
    items.append(('e', e, off)); L = []
    for i in range(cnt):
        rent = R.choice([8412, 8895, 9137, 9750, 10264, 10448, 11316, 12102]) if 'OSW' not in e else R.choice([7981, 8233])
        hb = R.choice([0, 0, 0, 2150, 4480, 6600]); net = rent - hb; ch = net * 4
        bf = R.randrange(9000, 90000) if R.random() < .75 else R.randrange(90000, 320000)
        pd = R.choice([0, 0, net * 2, net * 3, net * 4, net * 4 + 2000, 5000, 8000]); pd = min(pd, bf + ch - 10400)
        pd = max(pd, 0); bal = bf + ch - pd; pay = R.choice(['DD', 'UC', 'UC APA', 'Cash', 'SO', 'HB+'])
        stg = STG[min(7, max(0, bal // 32000 + R.choice([-1, 0, 0, 1])))] if bal < 230000 else R.choice(['SPO', 'CRT', 'EVW'])
        no = R.randrange(1, 96); s = R.choice(st)
        while (no, s) in seen: no += 1
        seen.add((no, s))
        addr = f'Flat {no} {s}' if 'House' in s or 'Court' in s else f'{no} {s}'
        nm = SUR[n] + ' ' + R.choice(['Mr A', 'Ms J', 'Mrs S', 'Miss C', 'Mr T', 'Mr M & Mrs R', 'Ms L', 'Mr D']); n += 1
        L.append([f'{R.randrange(1104000, 1699999)}/{R.randrange(1, 5):02d}', nm, addr, pay, [net, bf, ch, pd, bal], round(bal / net, 1), stg])
    L.sort(key=lambda z: -z[4][4]); sub = [0] * 5
    for i, l in enumerate(L):
        sub = [a + b for a, b in zip(sub, l[4])]
        if (e, i) == drop:
            planted = dict(what=f'{e}: line of {l[0]} {l[1]} (balance {f(l[4][4])}) left out; subtotal and grand total include it', kind='row_dropped'); continue
        items.append(('r', l)); v = l[4]
        rows.append({'property': e, 'unit': l[2], 'resident': l[0], 'name': l[1], 'status': l[6], M[0]: v[0] / 100, M[1]: v[1] / 100, M[2]: v[2] / 100, M[3]: v[3] / 100, M[4]: v[4] / 100, M[5]: l[5]})
        if v[3] == 0: rows[-1][M[3]] = 0
    items.append(('s', 'Estate total', sub)); gt = [a + b for a, b in zip(gt, sub)]
    totals.append({'label': 'Estate total', **{m: x / 100 for m, x in zip(M, sub)}})
items.append(('g', 'ALL PATCHES', gt)); totals.append({'label': 'ALL PATCHES', **{m: x / 100 for m, x in zip(M, gt)}})
name = 'rent-arrears-wk48-north.pdf'; W, H = landscape(A4); c = canvas.Canvas(doc(name), pagesize=(W, H), invariant=1)
pg = 0
RX = [(3, 372), (4, 438), (5, 498), (6, 562), (7, 634), (8, 678)]
def head():
    global pg, y
    pg += 1; c.setFillColor(colors.Color(.12, .3, .33)); c.rect(24, H - 58, W - 48, 32, stroke=0, fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold', 13); c.drawString(32, H - 47, 'Calderthorpe Metropolitan Borough Council')
    c.setFont('Helvetica', 9); c.drawRightString(W - 32, H - 40, 'Housing Income Team (North)'); c.drawRightString(W - 32, H - 52, 'OFFICIAL - SENSITIVE: PERSONAL'); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold', 10); c.drawString(26, H - 74, 'Current tenant arrears over £100.00 - rent week 48, position at Sunday 2 March 2025'); y = H - 92
    c.setFont('Helvetica-Bold', 7.5)
    for x, a, b in ((30, 'Tenancy', 'Reference'), (96, '', 'Tenant'), (196, '', 'Address'), (300, 'Pay', 'Mthd')): c.drawString(x, y, a); c.drawString(x, y - 9, b)
    for x, a, b in ((372, 'Net Weekly', 'Rent £'), (438, 'Balance B/F', '02/02/25'), (498, 'Charged', 'in 4 wks'), (562, 'Paid in', '4 wks'), (634, 'Arrears', 'Balance £'), (678, 'Wks in', 'Arrs')): c.drawRightString(x, y, a); c.drawRightString(x, y - 9, b)
    c.drawString(694, y, 'Arrears'); c.drawString(694, y - 9, 'Stage'); c.drawString(738, y - 9, 'Officer action')
    c.setLineWidth(.8); c.line(24, y - 13, W - 24, y - 13); y -= 26
    c.setFont('Helvetica', 7); c.drawString(26, 24, 'OHMS v8.2  rpt RA017  run 03-MAR-2025 06:15 by batch'); c.drawRightString(W - 26, 24, f'Sheet {pg}')
def nums(v, w, font):
    c.setFont(font, 8)
    for k, (x, val) in enumerate(zip((372, 438, 498, 562, 634), v)): c.drawRightString(x, y, f(val))
    if w is not None: c.drawRightString(678, y, f'{w:.1f}')
y = 0; head()
for k, it in enumerate(items):
    if y < 58 or (it[0] == 'e' and y < 96): c.showPage(); head()
    if it[0] == 'e':
        y -= 4; c.setFillColor(colors.Color(.88, .93, .93)); c.rect(24, y - 3.5, W - 48, 13, stroke=0, fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 8.5); c.drawString(30, y, it[1]); c.setFont('Helvetica', 8); c.drawRightString(W - 30, y, it[2]); y -= 14
    elif it[0] == 'r':
        l = it[1]; c.setFont('Helvetica', 8); c.drawString(30, y, l[0]); c.drawString(96, y, l[1]); c.drawString(196, y, l[2]); c.drawString(300, y, l[3]); nums(l[4], l[5], 'Helvetica'); c.drawString(694, y, l[6])
        c.setStrokeColor(colors.lightgrey); c.line(738, y - 2, W - 26, y - 2); c.setStrokeColor(colors.black); y -= 12.5
    else:
        c.setLineWidth(.5 if it[0] == 's' else 1.2); c.line(334, y + 9, 634, y + 9); c.setFont('Helvetica-Bold', 8); c.drawString(196, y, it[1]); nums(it[2], None, 'Helvetica-Bold')
        if it[0] == 'g': c.line(334, y - 3, 634, y - 3)
        y -= 18
y -= 4; c.setFont('Helvetica-Oblique', 7.5)
for t in ('Stage: MON monitor; LTR1/LTR2 reminder letters; AGR agreement kept; NOSP notice of seeking possession; CRT court date; SPO suspended order; EVW eviction warrant.', 'Net weekly rent is after Housing Benefit paid direct. Former tenant arrears and garages are reported on RA021 and RA030.'): c.drawString(30, y, t); y -= 10
c.showPage(); c.save(); truth(name, 'AR', M, rows, totals, planted)
