# Self-storage rent roll, Sacramento area CA, about 290 units, portrait letter, no rules, zebra shading
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
import random
R = random.Random(4506)
D = dt.date
NAME = '06_natomas_storage_rent_roll.pdf'
SUR = 'Abara Ackley Baptiste Barlow Castellon Cho Dacosta Delgado Eastman Espino Farrow Fenn Gage Guzik Haines Hovland Ibarra Ingram Jessup Kalinsky Kwan Lavoie Lund Macias Mbeki Nagata Novak Okafor Ortega Pacheco Pruitt Quan Rasmus Rivas Sandhu Schaff Tavares Thao Ulrich Vang Vega Wexler Yamato Yost Zapata Zielke'.split()
FIR = 'Aaron Bea Carla Dion Elena Felix Greta Hank Ines Joel Kira Leon Mara Ned Opal Paul Quinn Rosa Sami Tess Uri Val Wade Xena Yuri Zoe'.split()
BUS = ['Delta Drywall Co.', 'Capitol Event Rentals', 'River City Locksmith', 'Natomas Little League', 'Sunridge Pharma Reps', 'Foothill HVAC Parts']
TY = {'5x5 Int CC': (25, 64), '5x10 Int CC': (50, 109), '10x10 Int CC': (100, 189), '5x10 Drive-Up': (50, 95), '10x10 Drive-Up': (100, 165), '10x15 Drive-Up': (150, 219), '10x20 Drive-Up': (200, 259), '10x30 Drive-Up': (300, 345), 'RV 12x35 Open': (420, 145), 'RV 12x45 Cov': (540, 229)}
ASOF = D(2025, 6, 30)
secs = [('Building A', 'A', 100, 84, ['5x5 Int CC', '5x10 Int CC', '5x10 Int CC', '10x10 Int CC']), ('Building B', 'B', 200, 62, ['10x10 Drive-Up', '10x15 Drive-Up', '5x10 Drive-Up']),
        ('Building C', 'C', 300, 58, ['10x20 Drive-Up', '10x10 Drive-Up', '10x30 Drive-Up']), ('Building D', 'D', 400, 52, ['10x15 Drive-Up', '10x20 Drive-Up']), ('RV & Boat', 'P', 0, 36, ['RV 12x35 Open', 'RV 12x35 Open', 'RV 12x45 Cov'])]
W, H = 612, 792
c = canvas.Canvas(path(NAME), pagesize=(W, H), invariant=1); pg = 0; y = 0
COL = [('Unit', 30, 'l'), ('Unit Type', 66, 'l'), ('SF', 148, 'r'), ('Status', 156, 'l'), ('Tenant', 204, 'l'), ('Moved In', 306, 'l'), ('Paid Thru', 350, 'l'), ('Std Rate', 432, 'r'), ('Rent', 470, 'r'), ('Insur.', 503, 'r'), ('Deposit', 540, 'r'), ('Balance', 582, 'r')]
def head():
    global y, pg
    pg += 1
    c.setFillColor(colors.HexColor('#1f4e3d')); c.rect(0, 752, W, 40, stroke=0, fill=1); c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold', 13); c.drawString(30, 772, 'Rent Roll'); c.setFont('Helvetica', 9); c.drawString(30, 759, 'Natomas Crossing Self Storage   |   Site L0417')
    c.drawRightString(582, 772, 'As of June 30, 2025'); c.drawRightString(582, 759, 'Sorted by: Building, Unit')
    c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 7); 
    for h, x, al in COL: (c.drawString if al == 'l' else c.drawRightString)(x, 738, h)
    y = 724
    c.setFont('Helvetica', 6.5); c.drawString(30, 24, 'printed 7/1/2025 8:02:17 AM by mgr_natomas'); c.drawRightString(582, 24, f'page {pg} of 5')
def f2(v): return f'{v:,.2f}'
def sd(d): return f'{d.month}/{d.day}/{d:%y}'
head(); rows = []; summ = {k: [0, 0, 0, 0.0, 0.0] for k in TY}; st = dict(Rented=0, Vacant=0, Unrentable=0, Company=0); G = [0.0] * 5
for sn, pre, n0, n, tys in secs:
    if y < 80: c.showPage(); head()
    c.setFont('Helvetica-BoldOblique', 8); c.drawString(30, y, sn); y -= 11; T = [0] + [0.0] * 5; k = 0; skip = 0
    for i in range(n):
        if R.random() < .04: skip += 1
        u = f'{pre}{n0 + 1 + i + skip:03d}'; ty = tys[(i // 6) % len(tys)]; sf, std = TY[ty]
        q = R.random(); status = 'Rented' if q < .87 else 'Vacant' if q < .965 else 'Unrentable' if q < .985 else 'Company'
        if y < 44: c.showPage(); head(); c.setFont('Helvetica-BoldOblique', 8); c.drawString(30, y, sn + ' (continued)'); y -= 11
        if k % 2: c.setFillColor(colors.HexColor('#eef3ef')); c.rect(28, y - 2.4, 556, 9.6, stroke=0, fill=1); c.setFillColor(colors.black)
        r = dict(unit=u, unitType=ty, area=sf, section=sn, building=sn if sn[0] == 'B' else None, statusText=status, marketRent=float(std))
        v = {0: u, 1: ty, 2: str(sf), 3: status, 7: f2(std)}
        T[0] += 1; T[1] += std; st[status] += 1; summ[ty][0] += 1
        if status == 'Rented':
            nm = R.choice(BUS) if R.random() < .06 else f'{R.choice(SUR)}, {R.choice(FIR)}'
            mi = ASOF - dt.timedelta(int(R.expovariate(1 / 620)) + 1)
            rent = float(max(25, round(std * R.choice([.5, .75, .85, .9, 1, 1, 1, 1.04, 1.08, 1.12, 1.2]))))
            ins = R.choice([0.0, 0.0, 12.0, 12.0, 17.0, 25.0]); dep = R.choice([0.0, 0.0, 0.0, 25.0, 50.0])
            late = R.random(); bal = 0.0; pt = D(2025, 7, mi.day if mi.day < 29 else 28)
            if late < .07: bal = round((rent + ins) * R.choice([1, 2]) + 20, 2); pt = addm(pt, -2)
            elif late < .10: bal = -round(rent, 2); pt = addm(pt, 1)
            v.update({4: nm, 5: sd(mi), 6: sd(pt), 8: f2(rent), 9: f2(ins), 10: f2(dep), 11: f2(bal) if bal >= 0 else f'({f2(-bal)})'})
            r.update(tenantName=nm, moveInDate=mi, contractRent=rent, deposit=dep, balance=bal, charges=[dict(code='Insur.', amount=ins)])
            for j, a in enumerate([rent, ins, dep, bal]): T[2 + j] += a
            summ[ty][1] += 1; summ[ty][4] += rent
        elif status == 'Company':
            v.update({4: "Manager's supplies", 8: '0.00'}); r.update(tenantName="Manager's supplies", contractRent=0)
        elif status == 'Unrentable': v[4] = R.choice(['Door damage', 'Roof leak', 'Overlock repair']) if False else ''
        summ[ty][3] += std; c.setFont('Helvetica', 6.8)
        for j, (_, x, al) in enumerate(COL):
            if v.get(j): (c.drawString if al == 'l' else c.drawRightString)(x, y, v[j])
        rows.append(r); y -= 9.6; k += 1
    c.setFont('Helvetica-Bold', 6.8); c.drawString(66, y - 1, f'{sn} subtotal'); c.drawString(156, y - 1, f'{T[0]} spaces')
    for x, a in zip([432, 470, 503, 540, 582], T[1:]): c.drawRightString(x, y - 1, f2(a))
    for j in range(5): G[j] += T[1 + j]
    y -= 20
if y < 230: c.showPage(); head()
c.setFont('Helvetica-Bold', 7.5); c.drawString(30, y, 'FACILITY TOTAL'); c.drawString(156, y, f'{len(rows)} spaces')
for x, a in zip([432, 470, 503, 540, 582], G): c.drawRightString(x, y, f2(a))
y -= 26; c.drawString(30, y, 'Unit mix'); y -= 12
for h, x in [('Spaces', 190), ('Rented', 240), ('% Rented', 290), ('Gross Potential', 370), ('Actual Rent', 440)]: c.drawRightString(x, y, h)
y -= 11; c.setFont('Helvetica', 7)
for k, s in summ.items():
    c.drawString(30, y, k)
    for a, x in [(str(s[0]), 190), (str(s[1]), 240), (f'{s[1] / max(1, s[0]):.1%}', 290), (f2(s[3]), 370), (f2(s[4]), 440)]: c.drawRightString(x, y, a)
    y -= 10
y -= 6; c.drawString(30, y, '   '.join(f'{k}: {v}' for k, v in st.items()))
c.save(); print(pg)
save(NAME, 'SELF_STORAGE', 'self-storage management software, California site', 'long shaded portrait list by building, unrentable and company units, unit mix at the end', False, rows, 'Natomas Crossing Self Storage', ASOF, len(rows), st['Rented'], st['Vacant'])
