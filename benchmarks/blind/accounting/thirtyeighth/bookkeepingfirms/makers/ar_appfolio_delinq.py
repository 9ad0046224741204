# AppFolio-like delinquency of a single-family portfolio, reportlab canvas, landscape, note lines under tenants
import random
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
R = random.Random(3904)
F = "Dara Milo Tessa Owen Ruben Ingrid Pavel Noor Celia Jonas Amina Bryce Lotte Hugo Wren Silas Farah Keon Marta Dex".split()
N = "Abernatz Quillow Strandberg Okoye-Lane Fennimore Castellanos Drumm Voigtman Hallorsen Pettibone Ruiz-Kemp Yarrow Tolliverse Nakadai Brightwell Osterhaus Mbeki-Roth Larkspur Dunmoor Szabolc".split()
P = [("Alder St Duplexes", "118-124 Alder St, Penrose, MO", ["118","120","122","124"]), ("Beacon Hill SFR", "scattered, Penrose, MO", ["41 Beacon","57 Beacon","9 Crest","66 Crest","70 Crest"]),
 ("Cottonwood 8-Plex", "700 Cottonwood Ave, Penrose, MO", ["1","2","4","5","7","8"]), ("Delmar Rowhomes", "3300 Block Delmar, Ives, MO", ["3301","3305","3309","3311","3317"]),
 ("Elkhorn SFR Fund II", "scattered, Ives & Macon Cty", ["12 Fawn Ct","15 Fawn Ct","201 Hitch Rd","88 Ledge Rd","9041 Co Rd K","17 Mill Race","4 Mill Race"]),
 ("Fairmont Fourplex", "55 Fairmont Pl, Ives, MO", ["A","C","D"]), ("Garrison Townhomes", "1900 Garrison Way, Ives, MO", ["1902","1904","1910","1912","1916","1918"])]
NOTES = ["5/02 promised half by the 9th, LM", "Payment plan: $150 extra per month through Aug", "Notice to pay posted 5/6", "Filed with court 4/28, hearing 5/21", "Moved out, sent to collections", "Housing authority short-paid, appeal open", "Disputes late fees - see ledger"]
K = ["other:Monthly Rent","total","b0_30","b31_60","b61_90","b90","prepaid","other:Last Payment Amount"]
W, H = landscape(letter); c = canvas.Canvas(doc('delinquency_as_of_0509.pdf'), pagesize=(W, H), invariant=1)
X = [28, 88, 196, 238, 0]; XR = [292, 352, 408, 464, 520, 574, 628, 752]; XD = 642
st = {'y': 0, 'p': 0}
def top():
    st['p'] += 1
    c.setFont('Helvetica-Bold', 14 if st['p'] == 1 else 9); c.drawString(28, H-36, "Delinquency"); y = H-50
    if st['p'] == 1:
        c.setFont('Helvetica', 8)
        for t in ("Properties: All (group \"Penrose/Ives\")     Tenant Status: Current, Notice, Past, Evict", "As of: 05/09/2025     Amount Owed In Account: All     Balance: Greater than 0.00 or with prepayment"): c.drawString(28, y, t); y -= 11
    y -= 8; c.setFont('Helvetica-Bold', 7.5)
    for x, t in zip((28, 88, 196), ("Unit", "Name", "Status")): c.drawString(x, y, t)
    for x, t in zip(XR, (("Monthly","Rent"),("Amount","Receivable"),("","0-30"),("","31-60"),("","61-90"),("","91+"),("","Prepaid"),("Last Payment","Amount"))):
        c.drawRightString(x, y+9, t[0]); c.drawRightString(x, y, t[1])
    c.drawString(XD, y+9, "Last"); c.drawString(XD, y, "Payment")
    c.setLineWidth(.8); c.line(28, y-4, W-36, y-4); st['y'] = y-16
    c.setFont('Helvetica', 6.5); c.drawString(28, 20, "Created on 05/09/2025 4:12 PM"); c.drawRightString(W-36, 20, f"Page {st['p']}")
def need(h):
    if st['y']-h < 36: c.showPage(); top()
m = lambda v: f"{v:,.2f}" if v >= 0 else f"-{-v:,.2f}"
def nums(d, font):
    c.setFont(font, 7.5)
    for x, k in zip(XR, K):
        if k in d: c.drawRightString(x, st['y'], m(d[k]))
top(); rows = []; tots = []; used = set(); G = dict.fromkeys(K[1:7], 0)
for pn, ad, us in P:
    need(44); c.setFillGray(.92); c.rect(28, st['y']-3, W-64, 12, fill=1, stroke=0); c.setFillGray(0)
    c.setFont('Helvetica-Bold', 8); c.drawString(30, st['y'], f"{pn} - {ad}"); st['y'] -= 14; T = dict.fromkeys(K[1:7], 0)
    for u in us:
        while True:
            nm = f"{R.choice(N)}, {R.choice(F)}"
            if nm not in used: used.add(nm); break
        s = R.choices(["Current","Notice","Past","Evict"], [70, 9, 13, 8])[0]; rent = R.randint(170, 410)*500; b = [0]*4; pre = 0
        if R.random() < .12: pre = R.randint(20, rent//200)*100; s = "Current"
        else:
            depth = R.choices([1, 2, 3, 4], [45, 25, 15, 15])[0]
            for i in range(depth): b[i] = R.choice([rent, rent, R.randint(1000, rent), 7500, rent+7500])
            if s == "Past": b = [0, R.choice([0, 12500]), R.choice([0, rent//2]), R.randint(20000, 260000)]
            if R.random() < .1 and b[1]: b[0] = -R.randint(500, 4000)
        tot = sum(b); o = {"unit": u, "name": nm, "status": s}; d = {"total": tot/100, **{k: v/100 for k, v in zip(K[2:6], b)}, "prepaid": pre/100}
        if s != "Past": o["other:Monthly Rent"] = rent/100
        lp = None
        if R.random() < .85: d["other:Last Payment Amount"] = R.choice([rent, rent, R.randint(5000, rent)])/100; lp = f"{R.choice(['05/01','05/05','04/03','04/17','03/28','02/11'] if s != 'Past' else ['01/06','11/30'])}/2025" if s != 'Past' else R.choice(["01/06/2025","11/29/2024"])
        o.update(d); note = R.choice(NOTES[:4]+NOTES[5:]) if s != "Past" and tot > 0 and R.random() < .4 else (NOTES[4] if s == "Past" else None)
        need(24); c.setFont('Helvetica', 7.5); c.drawString(30, st['y'], u); c.drawString(88, st['y'], nm); c.drawString(196, st['y'], s)
        if lp: c.drawString(XD, st['y'], lp)
        nums(o, 'Helvetica'); st['y'] -= 10
        if note: c.setFont('Helvetica-Oblique', 6.8); c.setFillGray(.35); c.drawString(96, st['y']+.5, "Note: "+note); c.setFillGray(0); st['y'] -= 10
        c.setLineWidth(.2); c.setStrokeGray(.8); c.line(28, st['y']+7, W-36, st['y']+7); c.setStrokeGray(0); st['y'] -= 2
        rows.append(o)
        for k in T: T[k] += round(d[k]*100)
    t = {k: v/100 for k, v in T.items()}; c.setFont('Helvetica-Bold', 7.5); c.drawString(88, st['y'], f"Total {pn}"); nums(t, 'Helvetica-Bold'); st['y'] -= 17
    tots.append({"label": f"Total {pn}", **t})
    for k in G: G[k] += T[k]
need(16); c.setLineWidth(1); c.line(28, st['y']+9, W-36, st['y']+9); t = {k: v/100 for k, v in G.items()}
c.setFont('Helvetica-Bold', 8); c.drawString(88, st['y'], "Total"); nums(t, 'Helvetica-Bold'); tots.append({"label": "Total", **t}); c.save()
print(len(rows), 'rows ar1')
save('delinquency_as_of_0509.pdf','AR',K,rows,tots,'SINGLE_FAMILY_RENTAL','AppFolio-like delinquency by property with note lines and last payment columns',False)
