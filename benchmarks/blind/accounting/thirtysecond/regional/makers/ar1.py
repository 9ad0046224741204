# Voyager style aged receivables, charge detail under resident headings
import random, datetime as dt
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from common import *
R = random.Random(32104); NAME = 'Aging_Detail_foxh_1031'
ASOF = dt.date(2025, 10, 31)
ppl = [('Abernathy, Colleen', '03-208', 'Current'), ('Barrientos, Yesenia', '11-304', 'Current'), ('Castellaw, Demetrius', '07-101', 'Eviction'), ('Dunphy, Aidan & Orla', '02-112', 'Current'),
 ('Eskridge, Tamika', '09-207', 'Past'), ('Falkenrath, Joost', '05-302', 'Current'), ('Gadsby, Noreen', '01-105', 'Notice'), ('Huynh, Trang', '12-203', 'Current'), ('Imhoff, Kristopher', '04-306', 'Past'),
 ('Jaramillo-Pruett, Deanna', '10-110', 'Current'), ('Kowalczyk, Bart', '06-205', 'Current'), ('Lattimore, Shanice', '08-301', 'Eviction'), ('McElhaney, Roy', '03-104', 'Current'), ('Nwachukwu, Obinna', '11-206', 'Current'),
 ('Osterhout, Gail', '02-307', 'Past'), ('Penhallow, Trevor', '07-209', 'Current'), ('Quesenberry, Lori', '09-102', 'Notice'), ('Rutledge, Marquis', '12-308', 'Current'), ('Szymborski, Ewa', '05-111', 'Current'), ('Tolliver, Janelle', '01-203', 'Current')]
plan = {'Abernathy, Colleen': [('rent', 10, 1, 1), ('latefee', 10, 6, 1)], 'Barrientos, Yesenia': [('watersew', 10, 1, 1)],
 'Castellaw, Demetrius': [('rent', 7, 1, 0), ('latefee', 7, 6, 1), ('rent', 8, 1, 1), ('latefee', 8, 6, 1), ('rent', 9, 1, 1), ('rent', 10, 1, 1)], 'Dunphy, Aidan & Orla': [('petrent', 10, 1, 1), ('trash', 10, 1, 1)],
 'Eskridge, Tamika': [('damages', 6, 17, 1), ('cleaning', 6, 17, 1), ('rent', 6, 1, 0)], 'Falkenrath, Joost': [('garage', 10, 1, 1), ('garage', 9, 1, 1)], 'Gadsby, Noreen': [('rent', 10, 1, 0)],
 'Huynh, Trang': [('rent', 10, 1, 0), ('PP', 10, 29, 0)], 'Imhoff, Kristopher': [('termfee', 5, 30, 1), ('damages', 6, 9, 1), ('keys', 6, 9, 1)], 'Jaramillo-Pruett, Deanna': [('watersew', 9, 1, 1), ('watersew', 10, 1, 1), ('trash', 10, 1, 1)],
 'Kowalczyk, Bart': [('PP', 10, 30, 0)], 'Lattimore, Shanice': [('rent', 8, 1, 0), ('rent', 9, 1, 1), ('latefee', 9, 6, 1), ('legal', 9, 22, 1), ('rent', 10, 1, 1), ('watersew', 10, 1, 1)],
 'McElhaney, Roy': [('rent', 10, 1, 0), ('latefee', 10, 6, 1)], 'Nwachukwu, Obinna': [('nsf', 10, 8, 1), ('rent', 10, 1, 1)], 'Osterhout, Gail': [('damages', 8, 19, 1), ('cleaning', 8, 19, 1)],
 'Penhallow, Trevor': [('mtmfee', 10, 1, 1), ('latefee', 8, 6, 1)], 'Quesenberry, Lori': [('rent', 10, 1, 1), ('petrent', 10, 1, 1), ('trash', 9, 1, 1)], 'Rutledge, Marquis': [('rent', 9, 1, 0), ('rent', 10, 1, 1), ('latefee', 10, 6, 1)],
 'Szymborski, Ewa': [('PP', 10, 27, 0), ('petrent', 10, 1, 1)], 'Tolliver, Janelle': [('rent', 10, 1, 0)]}
amt = dict(latefee=(100, 100), petrent=(35, 35), trash=(12, 12), garage=(110, 110), nsf=(50, 50), keys=(65, 65), mtmfee=(150, 150), legal=(310, 310))
keys = ['unpaid', 'b0_30', 'b31_60', 'b61_90', 'b90', 'prepaid', 'total']
rows = []; totals = []; blocks = []; G = [0]*7; tid = 20418; ctl = 884120
for nm, un, stt in ppl:
    tid += R.randint(37, 410); rid = f't00{tid}'; rent = R.choice([1185, 1240, 1310, 1395, 1475, 1560]); B = [0]*7; L = []
    for code, mo, dy, full in plan[nm]:
        ctl += R.randint(3, 900); date = dt.date(2025, mo, dy)
        v = [0]*7
        if code == 'PP':
            p = -R.choice([c for c in (2500, 14080, 131000, 47215)]); v[5] = p; v[6] = p; inv = f'R-{ctl}'
        else:
            if code == 'rent': a = rent*100 if full else R.randint(8000, rent*90)
            elif code in amt: a = amt[code][0]*100
            elif code == 'watersew': a = R.randint(3811, 7490)
            elif code == 'damages': a = R.randint(18000, 92000)
            elif code == 'cleaning': a = R.choice([12500, 17500, 22500])
            else: a = rent*200
            age = (ASOF-date).days
            j = 1 if age <= 30 else 2 if age <= 60 else 3 if age <= 90 else 4
            v[0] = a; v[j] = a; v[6] = a; inv = f'C-{ctl}'
        L.append((inv, date.strftime('%m/%d/%Y'), 'Prepay' if code == 'PP' else code, v)); B = [x+y for x, y in zip(B, v)]
        rows.append(dict(unit=un, resident=rid, name=nm, charge=L[-1][2], status=stt, date=L[-1][1], invoice=inv, **{k: d(x) for k, x in zip(keys, v)}))
    blocks.append((rid, nm, un, stt, L, B)); G = [x+y for x, y in zip(G, B)]
    totals.append(dict(label=nm, **{k: d(x) for k, x in zip(keys, B)}))
totals.append(dict(label='Grand Total', **{k: d(x) for k, x in zip(keys, G)}))
W, H = landscape(letter); cv = canvas.Canvas(f'{DOC}/{NAME}.pdf', pagesize=(W, H)); cv.setTitle('Aging Detail')
X = [352, 420, 488, 556, 624, 690, 762]; pg = 0
def m(v): return f'{v/100:,.2f}'
def head():
    global pg; pg += 1
    cv.setFont('Helvetica-Bold', 11); cv.drawString(30, H-34, 'Aged Receivables - Charge Detail')
    cv.setFont('Helvetica', 8); cv.drawString(30, H-46, 'Property: foxh   Foxhall Gardens'); cv.drawString(30, H-56, 'Trans through: 10/2025   Age as of: 10/31/2025   Status: Current, Notice, Eviction, Past')
    cv.drawRightString(762, H-34, f'Page {pg}'); cv.drawRightString(762, H-46, '11/03/2025 8:15 AM')
    y = H-76; cv.setFont('Helvetica-Bold', 8)
    for x, t in ((44, 'Control'), (104, 'Date'), (164, 'Charge')): cv.drawString(x, y-9, t)
    cv.drawString(164, y-18, 'Code')
    for x, t in zip(X, ['Total Unpaid|Charges', '0-30|days', '31-60|days', '61-90|days', 'Over 90|days', '|Prepays', '|Balance']):
        a, b = t.split('|'); cv.drawRightString(x, y-9, a); cv.drawRightString(x, y-18, b)
    cv.setLineWidth(1); cv.line(30, y+2, 762, y+2); cv.line(30, y-22, 762, y-22); cv.setLineWidth(.4)
    return y-36
def chk(y, need=14):
    if y < 40+need: cv.showPage(); return head()
    return y
y = head()
for rid, nm, un, stt, L, B in blocks:
    y = chk(y, 40)
    cv.setFont('Helvetica-Bold', 8); cv.drawString(30, y, rid); cv.drawString(84, y, nm); cv.setFont('Helvetica', 8); cv.drawString(214, y, f'Unit {un}'); cv.drawString(272, y, stt); y -= 11
    for inv, dd, code, v in L:
        y = chk(y); cv.setFont('Helvetica', 7.8)
        cv.drawString(44, y, inv); cv.drawString(104, y, dd); cv.drawString(164, y, code)
        for x, z in zip(X, v): cv.drawRightString(x, y, m(z))
        y -= 10.5
    y = chk(y); cv.line(300, y+8, 762, y+8); cv.setFont('Helvetica-Bold', 7.8); cv.drawString(164, y-1, nm)
    for x, z in zip(X, B): cv.drawRightString(x, y-1, m(z))
    y -= 18
y = chk(y, 30); cv.setLineWidth(1); cv.line(164, y+9, 762, y+9); cv.setFont('Helvetica-Bold', 8); cv.drawString(164, y-2, 'Grand Total')
for x, z in zip(X, G): cv.drawRightString(x, y-2, m(z))
cv.line(164, y-6, 762, y-6); cv.save()
print(NAME, len(rows), [d(x) for x in G])
save(NAME, 'AR', keys, rows, totals)
