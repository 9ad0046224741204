# RealPage OneSite style delinquent & prepaid, PDF landscape, planted digit
import random
from decimal import Decimal as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
rnd = random.Random(907)
NAME = 'OS_DelqPrepaid_LakesAtBriarwood'
q = lambda x: D(str(x)).quantize(D('0.01'))
LAST = 'Abernathy Boone Castellano Dunmore Esquivel Fairweather Gutierrez Hollis Ibarra Jankowski Kessler Lindqvist Mbeki Nakagawa Oyelaran Pruitt Quintero Rasmussen Sandoval Tillery Underhill Vance Whitcomb Yarborough Zeller Ashby Bellweather Crowder Dalrymple Easley Fontaine Grimsby Haddad Ivers Jessup Kowal Latham Munroe'.split()
FIRST = 'Alicia Brandon Carla Devon Elena Farrah Gavin Hannah Isaac Jolene Kendrick Lucia Marcus Nadia Omar Priya Quentin Rosa Stefan Tamika Ulises Vera Wesley Ximena Yusuf Zoe'.split()
rnd.shuffle(LAST)
R = []
i = 0
def person():
    global i; i += 1
    return f'{LAST[i-1]}, {rnd.choice(FIRST)}'
def mk(kind):
    rent = rnd.choice([1285, 1340, 1415, 1490, 1620, 1755, 1905]); dep = q(rnd.choice([0, 200, 250, 300, 500])); os_ = q(0)
    b = [q(0)]*4; pre = q(0)
    if kind == 'pre': pre = -q(rnd.choice([rent, rnd.randint(4, 240) + rnd.choice([0, .5, .38, .17]), rnd.randint(5, 90)]))
    elif kind == 'small': b[0] = q(rnd.choice([25, 50, 75, 18.42, 61.09, 104.77, 12.5, 88.36, 131.2]))
    elif kind == 'rent': b[0] = q(rent + rnd.choice([75, 0, 112.4, 96.18, 61.55])); 
    elif kind == 'old':
        b[0] = q(rent + rnd.choice([75, 125])); b[1] = q(rent - rnd.choice([0, 400, 612.5]))
        if rnd.random() < .45: b[2] = q(rnd.choice([rent, 288.4, 940]))
    elif kind == 'evict': b = [q(rent+75), q(rent+75), q(rent+150), q(rent*rnd.choice([1, 2]) + 365)]
    elif kind == 'former':
        b[rnd.choice([1, 2, 3, 3])] = q(rnd.randint(140, 3900) + rnd.choice([.15, .62, .9, 0])); 
        if rnd.random() < .3: b[3] += q(rnd.randint(80, 900)); 
        dep = q(0)
    elif kind == 'refund': pre = -q(rnd.choice([214.5, 87.33, 300])); dep = q(0)
    if kind == 'small' and rnd.random() < .3: os_ = q(100)
    return pre, b, dep, os_
cur = ['pre']*7 + ['small']*6 + ['rent']*6 + ['old']*4 + ['evict']*2; frm = ['former']*9 + ['refund']*2
rnd.shuffle(cur); rnd.shuffle(frm)
units = sorted(rnd.sample([f'{bl:02d}-{u}' for bl in range(1, 15) for u in range(101, 109)] + [f'{bl:02d}-{u}' for bl in range(1, 15) for u in range(201, 209)], 36))
cu = sorted(rnd.sample(units, 25)); fu = [u for u in units if u not in cu]
K = ['prepaid','delinquent','total','current','b31_60','b61_90','b90','deposit','other:Outstanding Deposits']
SEC = []
for nm, us, ks in (('Current/Notice Residents', cu, cur), ('Former Residents', fu, frm)):
    ls = []
    for u, k in zip(us, ks):
        pre, b, dep, os_ = mk(k)
        stt = {'evict': 'Eviction', 'former': 'Former', 'refund': 'Former'}.get(k) or ('Notice' if rnd.random() < .15 else 'Current')
        ls.append(dict(unit=u, id=str(rnd.randint(2, 9)) + f'{rnd.randint(100, 999)}', name=person(), st=stt, late=rnd.randint(0, 6) if pre == 0 else 0,
                  v=[pre, sum(b), pre + sum(b)] + b + [dep, os_]))
    SEC.append((nm, ls))
# planted: one digit of a printed bucket
tgt = next(l for l in SEC[0][1] if l['st'] == 'Eviction'); 
fm = lambda v: f'{v:,.2f}' if v >= 0 else f'({-v:,.2f})'
W, H = landscape(letter); c = canvas.Canvas(doc(NAME + '.pdf'), pagesize=(W, H))
X = [330, 388, 446, 506, 558, 608, 660, 712, 768]
p = 0
def head():
    global p; p += 1
    c.setFont('Times-Bold', 12); c.drawCentredString(W/2, H-36, 'DELINQUENT AND PREPAID')
    c.setFont('Times-Roman', 9); c.drawCentredString(W/2, H-48, 'Briarwood Apartment Partners, Ltd. - The Lakes at Briarwood')
    c.drawCentredString(W/2, H-59, 'As of 12/31/2024     Fiscal period: 122024'); c.setFont('Times-Roman', 8)
    c.drawString(24, H-36, 'OneSite Rents v3.0'); c.drawString(24, H-47, '01/03/2025  8:06:41AM'); c.drawRightString(768, H-36, f'Page {p} of 2')
    c.drawRightString(768, H-47, 'mgt-521-008')
    c.setFont('Times-Italic', 7.5); c.drawString(24, H-74, 'Parameters: Resident status - Current, Notice, Former;  Subjournals - ALL;  Sort by Unit')
    y = H-92; c.setFont('Helvetica-Bold', 7)
    for x, (u, l) in zip([24, 70, 106, 214, 258], [('Bldg/','Unit'), ('Resh','ID'), ('','Name'), ('','Status'), ('#','Late')]): c.drawString(x, y, u); c.drawString(x, y-9, l)
    for x, (u, l) in zip(X, [('Total','Prepaid'), ('Total','Delinquent'), ('Net','Balance'), ('','Current'), ('31-60','Days'), ('61-90','Days'), ('90+','Days'), ('Deposits','Held'), ('Outstanding','Deposits')]): c.drawRightString(x, y, u); c.drawRightString(x, y-9, l)
    c.setLineWidth(1); c.line(24, y-13, 768, y-13); return y-26
y = head(); rows = []; tots = []; G = [q(0)]*9; pl = None
def total(lbl, S, y):
    c.setLineWidth(.4); c.line(280, y+9, 768, y+9); c.setFont('Helvetica-Bold', 7.2); c.drawString(106, y, lbl)
    for x, v in zip(X, S): c.drawRightString(x, y, fm(v))
    tots.append({"label": lbl, **{k: float(v) for k, v in zip(K, S)}})
for nm, ls in SEC:
    if nm.startswith('Former'):
        c.showPage(); y = head()
    c.setFont('Helvetica-BoldOblique', 8); c.drawString(24, y, nm); y -= 14; S = [q(0)]*9
    for n, l in enumerate(ls):
        v = list(l['v']); S = [a+b for a, b in zip(S, v)]
        if l is tgt:
            s = f'{v[4]:.2f}'; ns = s[0] + str((int(s[1])+5) % 10) + s[2:]; pl = {"what": f"{l['unit']} {l['name']}: 31-60 days printed {ns}, {s} ties", "kind": "digit_changed"}; v[4] = q(ns)
        if n % 2: c.setFillGray(.94); c.rect(24, y-3.2, 744, 11.6, stroke=0, fill=1); c.setFillGray(0)
        c.setFont('Helvetica', 7.2); c.drawString(24, y, l['unit']); c.drawString(70, y, l['id']); c.drawString(106, y, l['name']); c.drawString(214, y, l['st']); c.drawString(260, y, str(l['late']))
        for x, z in zip(X, v): c.drawRightString(x, y, fm(z))
        rows.append({"unit": l['unit'], "resident": l['id'], "name": l['name'], "status": l['st'], "other:# Late": l['late'], **{k: float(z) for k, z in zip(K, v)}}); y -= 13.2
    y -= 3; total(f'Subtotal {nm}', S, y); G = [a+b for a, b in zip(G, S)]; y -= 24
total('Grand Totals', G, y)
c.setFont('Times-Italic', 7.5); c.drawString(24, 26, 'Balances shown are as of the fiscal period end. Prepaid amounts include unapplied payments.')
c.save(); print(len(rows), pl, G)
save_truth(NAME, 'AR', ['other:# Late'] + K, rows, tots, pl)
