# OneSite-like Delinquent and Prepaid report, landscape legal, drawn on canvas
import random
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from common import *
R = random.Random(9404)
FN = "Adaeze Marcus Priya Tomas Jolene Keith Rosalind Dwayne Mei Bartholomew Yesenia Curtis Halima Gordon Tessa Omar Lucinda Andre Willa Stefan Nadia Terrence Brooke Ivan Corinne Malik".split()
SN = "Whitfield Okonkwo Delgado Prentiss Haas Nguyen Abernathy Castellanos Boone Iyer Marchetti Lindqvist Tran Fairbanks Mbeki Stroud Vance Kowalczyk Ramsey Ochoa Penhaligon Duarte Gill Sizemore".split()
used = set()
def nm():
    while 1:
        a, b = R.choice(FN), R.choice(SN)
        if (a, b) not in used and b not in {x[1] for x in used if len(used) < 20}:
            used.add((a, b)); return f"{b}, {a}"
def f(c): return '' if c is None else (f"({-c/100:,.2f})" if c < 0 else f"{c/100:,.2f}")
cur, fmr = [], []
bl = sorted(R.sample([f"{b:02d}-{u}" for b in range(1, 15) for u in (101, 102, 103, 104, 201, 202, 203, 204)], 31))
def rec(unit, status):
    rent = R.choice([1189, 1245, 1310, 1395, 1460, 1525]) * 100
    dep = R.choice([0, 25000, 30000, 50000, rent]) if status != 'Former' else 0
    k = R.random(); b = [0, 0, 0, 0]; pre = 0; late = R.randint(0, 5)
    if status in ('Current', 'Notice-G') and k < .33: pre = -R.choice([rent, R.randint(300, 9000), R.randint(2000, 60000)]); late = 0
    elif status == 'Former': b[3] = R.randint(40000, 390000); b[2] = R.choice([0, R.randint(5000, 90000)])
    else:
        b[0] = R.choice([rent + 7500, R.randint(1500, 60000), R.randint(3000, 150000)])
        if k > .6: b[1] = R.choice([rent, R.randint(2000, 90000)])
        if k > .8: b[2] = R.randint(5000, rent)
        if k > .9 or status == 'Eviction': b[3] = R.randint(7000, rent * 2)
        if k > .5 and k < .6: pre = -R.randint(500, 4000)
    return dict(unit=unit, resident=str(R.randint(10402, 29877)), name=nm(), status=status, prepaid=pre, delinquent=sum(b), b=b, deposit=dep, late=late)
for u in bl: cur.append(rec(u, R.choices(['Current', 'Notice-G', 'Eviction'], [84, 9, 7])[0]))
for u in sorted(R.sample([f"{b:02d}-{u}" for b in range(1, 15) for u in (103, 202, 204, 301)], 8)): fmr.append(rec(u, 'Former'))
PT = {6: "Comment 10/09: promised balance by 10/17, partial of $400 posted.", 11: "Comment 10/14: 3-day notice served; file to attorney on 10/20 if not cured.", 20: "Comment 10/02: check returned NSF, certified funds only."}
W, H = 14 * 72, 8.5 * 72
name = 'Delinq_Prepaid_CedarBluff.pdf'
c = canvas.Canvas(os.path.join(DOC, name), pagesize=(W, H), invariant=1)
# right edges
X = {'prepaid': 440, 'delinquent': 512, 'total': 586, 'b0_30': 660, 'b31_60': 728, 'b61_90': 796, 'b90': 864, 'other:Times Late': 908, 'deposit': 972}
HD = {'prepaid': ('Total', 'Prepaid'), 'delinquent': ('Total', 'Delinquent'), 'total': ('Net', 'Balance'), 'b0_30': ('', '0-30 Days'), 'b31_60': ('', '31-60 Days'), 'b61_90': ('', '61-90 Days'), 'b90': ('', '90+ Days'), 'other:Times Late': ('Times', 'Late'), 'deposit': ('Deposits', 'Held')}
TX = {'unit': 36, 'resident': 92, 'name': 142, 'status': 300}
pg = 0
def head():
    global y, pg
    if pg: c.showPage()
    pg += 1
    c.setFont('Helvetica-Bold', 13); c.drawCentredString(W / 2, H - 34, 'DELINQUENT AND PREPAID')
    c.setFont('Helvetica', 9); c.drawCentredString(W / 2, H - 47, 'Cedar Bluff Apartment Homes  -  As of 10/15/2025  -  All residents with balances')
    c.setFont('Helvetica', 7.5); c.drawString(36, H - 34, 'Northgate Residential, L.P.'); c.drawString(36, H - 44, 'Fiscal period 102025'); c.drawRightString(W - 36, H - 34, f'Page {pg} of 2'); c.drawRightString(W - 36, H - 44, '10/15/2025 6:02:55PM')
    c.setFillColor(colors.HexColor('#D9D9D9')); c.rect(34, H - 84, W - 68, 25, stroke=0, fill=1); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold', 8)
    for k, t in (('unit', 'Bldg/Unit'), ('resident', 'Resh ID'), ('name', 'Resident Name'), ('status', 'Lease Status')): c.drawString(TX[k], H - 80, t)
    for k in X: c.drawRightString(X[k], H - 69, HD[k][0]); c.drawRightString(X[k], H - 80, HD[k][1])
    y = H - 98
KEY = list(X)
rows, totals = [], []
def nums(d): return {'prepaid': d['prepaid'], 'delinquent': d['delinquent'], 'total': d['prepaid'] + d['delinquent'], 'b0_30': d['b'][0], 'b31_60': d['b'][1], 'b61_90': d['b'][2], 'b90': d['b'][3], 'deposit': d['deposit']}
def tot(lab, S, cnt):
    global y
    c.setLineWidth(.6)
    for k in S: c.line(X[k] - 56, y + 9, X[k], y + 9)
    c.setFont('Helvetica-Bold', 8); c.drawString(142, y, lab)
    for k in S: c.drawRightString(X[k], y, f(S[k]))
    totals.append({"label": lab, **{k: c2(S[k]) for k in S}}); y -= 20
head(); G = dict.fromkeys([k for k in KEY if k[0] != 'o'], 0); i = 0
for title, L in (('Current / Notice Residents', cur), ('Former Residents', fmr)):
    if title[0] == 'F' and pg == 1: head()
    c.setFont('Helvetica-BoldOblique', 9); c.drawString(36, y, title); y -= 13
    S = dict.fromkeys(G, 0)
    for d in L:
        i += 1
        if y < 50: head()
        v = nums(d); c.setFont('Helvetica', 8)
        for k in TX: c.drawString(TX[k], y, d[k])
        for k in v: S[k] += v[k]; G[k] += v[k]; c.drawRightString(X[k], y, f(v[k]))
        c.drawRightString(X['other:Times Late'], y, str(d['late'])); y -= 12
        rows.append({**{k: d[k] for k in TX}, **{k: (d['late'] if k[0] == 'o' else c2(v[k])) for k in KEY}})
        if i in PT: c.setFont('Helvetica-Oblique', 7.5); c.drawString(152, y + 1, PT[i]); y -= 12
    y -= 4; tot('Totals - ' + title, S, len(L))
tot('Grand Total - Cedar Bluff Apartment Homes', G, 0)
c.setFont('Helvetica', 7.5)
c.drawString(36, y, f"Accounts with a delinquent balance: {sum(1 for d in cur+fmr if d['delinquent'])}     Accounts with a prepaid balance: {sum(1 for d in cur+fmr if d['prepaid'])}"); y -= 11
c.drawString(36, y, 'Net balance = prepaid (shown negative) plus delinquent.  Deposits held are not netted.  Aging by transaction date.')
c.save(); print(pg, len(rows))
truth(name, 'AR', KEY, rows, totals)
