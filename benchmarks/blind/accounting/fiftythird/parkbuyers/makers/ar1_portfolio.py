# Manufactured-home portfolio: residents' aging by community, PDF letter landscape
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor, black, white
from reportlab.pdfbase.pdfmetrics import stringWidth
from common import doc, truth
SEED = 5311
FN = 'Aaron Beatriz Carl Dolores Edwin Francine Glenda Hector Irma Jolene Kendrick Luz Marvin Noreen Oscar Patrice Quentin Rosalba Shelby Tyrone Ursula Vernon Wanda Yesenia Zachary Darlene Efrain Lorraine Roy Tammy'.split()
LN = 'Abernathy Bautista Castaneda Dudley Espinoza Fulkerson Gaines Hutto Ivey Jaramillo Kessler Lovelady Mabry Nettles Orellana Pettway Quinones Rutledge Saucedo Tidwell Upchurch Varela Whisenant Yancey Zamudio Boykin Crisp Delacroix Eubanks Farris Goodwin Holloway'.split()
LONG = ['Hernandez-Villalobos, Maria Guadalupe & Ignacio', 'Estate of Winifred B. Thistlewood c/o Karen Thistlewood-Burke', 'Montgomery-Okafor, Chidinma and Darnell Jr.', 'Vandersloot, Pieter H. & Annemarie (co-signer: L. Vandersloot)']
COMM = [('Larkspur Village', 'LKV', 31, 512), ('Red Barn Estates', 'RBE', 22, 447), ('Shady Grove MHP', 'SGM', 9, 385), ('Twin Ponds 55+', 'TWP', 18, 638)]
def m(c): 
    s = f'{abs(c)/100:,.2f}'; return f'({s})' if c < 0 else s
def build():
    R = random.Random(SEED); data = []; used = set(); li = iter(LONG)
    for cn, code, n, rent in COMM:
        lots = sorted(R.sample(range(1, 140), n)); L = []
        for i, lot in enumerate(lots):
            while True:
                nm = f'{R.choice(LN)}, {R.choice(FN)}'
                if nm not in used: used.add(nm); break
            if i in (7, ) : nm = next(li)
            st = R.choices(['Current', 'Notice', 'Eviction', 'Former'], [70, 6, 10, 14])[0]
            rt = rent*100 + R.choice([0, 1500, 3000, 4500]); ut = R.randint(2800, 9900)
            pp = b0 = b1 = b2 = b3 = 0
            k = R.random()
            if k < .2: pp = -R.choice([rt, R.randint(500, 30000), 2500, rt+ut])
            elif st in ('Eviction', 'Former') or k > .88:
                b0 = 0 if st == 'Former' else rt+ut+2500; b1 = rt+R.randint(2500, 9000); b2 = R.choice([rt, rt+3500, R.randint(9000, 40000)]); b3 = R.choice([0, rt*2, rt*3+R.randint(0, 90000), R.randint(5000, 99000)])
            elif k > .7: b0 = rt+ut; b1 = R.randint(2000, rt)
            else: b0 = R.choice([ut, rt+ut, 5000, R.randint(1200, 30000), rt])
            if R.random() < .06 and not pp: pp = -R.randint(1000, 9000)
            dep = R.choice([rent*100, rent*100, 30000, 0, 50000])
            L.append(dict(unit=f'{code}-{lot:03d}', name=nm, resident=f't{R.randint(10421, 98999):07d}', status=st, v=[pp, b0, b1, b2, b3, pp+b0+b1+b2+b3], dep=dep))
        data.append((cn, L))
    cols = ['prepaid', 'b0_30', 'b31_60', 'b61_90', 'b90', 'total', 'deposit']
    f = 'Residents_AR_Aging_2025-09.pdf'; W, H = landscape(letter)
    c = canvas.Canvas(doc(f), pagesize=(W, H)); st = dict(p=0, y=0)
    RX = (400, 464, 524, 584, 646, 712, 762); teal = HexColor('#1f6f6b')
    def foot():
        c.setFont('Helvetica', 6.5); c.setFillColor(HexColor('#777777'))
        c.drawString(30, 22, 'Bluestem Communities Management   |   Aged Receivables - Residents   |   printed 10/02/2025 8:19 AM by mcolvin'); c.drawRightString(W-30, 22, f'Page {st["p"]}'); c.setFillColor(black)
    def page():
        if st['p']: foot(); c.showPage()
        st['p'] += 1; y = H-38
        if st['p'] == 1:
            c.setFont('Helvetica-Bold', 13); c.setFillColor(teal); c.drawString(30, y, 'Aged Receivables - Residents'); c.setFillColor(black)
            c.setFont('Helvetica', 8); c.drawString(30, y-13, 'As of: 09/30/2025     Communities: All     Include: current, notice, eviction, former     Zero balances: suppressed'); y -= 34
        else:
            c.setFont('Helvetica-Bold', 8); c.drawString(30, y, 'Aged Receivables - Residents (continued)'); y -= 18
        c.setFillColor(teal); c.rect(28, y-18, W-56, 26, stroke=0, fill=1); c.setFillColor(white)
        c.setFont('Helvetica-Bold', 7.5)
        c.drawString(32, y-13, 'Site'); c.drawString(84, y-13, 'Resident'); c.drawString(248, y-13, 'Acct #'); c.drawString(296, y-13, 'Status')
        c.drawRightString(RX[0], y-2, 'Prepaid /'); c.drawRightString(RX[0], y-13, 'Credits')
        c.drawCentredString((RX[0]+RX[4])/2+8, y-1, 'Days Since Charge'); c.setStrokeColor(white); c.setLineWidth(.5); c.line(RX[0]+14, y-4, RX[4], y-4)
        for i, t in ((1, '0 - 30'), (2, '31 - 60'), (3, '61 - 90'), (4, 'Over 90')): c.drawRightString(RX[i], y-13, t)
        c.drawRightString(RX[5], y-2, 'Total'); c.drawRightString(RX[5], y-13, 'Due'); c.drawRightString(RX[6], y-2, 'Deposit'); c.drawRightString(RX[6], y-13, 'Held')
        c.setFillColor(black); c.setStrokeColor(black); st['y'] = y-31
    def wrap(t, w):
        o = ['']
        for x in t.split(' '):
            q = (o[-1]+' '+x).strip()
            if stringWidth(q, 'Helvetica', 7.5) > w and o[-1]: o.append(x)
            else: o[-1] = q
        return o
    page(); rows, totals = [], []; G = [0]*7; cnt = {}
    for cn, L in data:
        if st['y'] < 90: page()
        c.setFont('Helvetica-Bold', 8.5); c.setFillColor(teal); c.drawString(30, st['y'], cn); c.setFillColor(black); st['y'] -= 13; S = [0]*7
        for d in L:
            w = wrap(d['name'], 158)
            if st['y'] - 9*(len(w)-1) < 44: page()
            y = st['y']; c.setFont('Helvetica', 7.5)
            c.drawString(32, y, d['unit']); c.drawString(248, y, d['resident']); c.drawString(296, y, d['status'])
            for i, t in enumerate(w): c.drawString(84, y-9*i, t)
            v = d['v']+[d['dep']]; S = [a+b for a, b in zip(S, v)]
            t = dict(unit=d['unit'], name=d['name'], resident=d['resident'], status=d['status'], property=cn)
            for i, x in enumerate(v):
                if i == 5:
                    c.setFont('Helvetica-Bold', 7.5); c.drawRightString(RX[i], y, m(x)); c.setFont('Helvetica', 7.5); t[cols[i]] = x/100
                elif x: c.drawRightString(RX[i], y, m(x)); t[cols[i]] = x/100
            rows.append(t); cnt[d['status']] = cnt.get(d['status'], 0)+1
            st['y'] -= 9*(len(w)-1)+11.5
        if st['y'] < 50: page()
        c.setLineWidth(.6); c.line(340, st['y']+8, RX[6], st['y']+8); c.setFont('Helvetica-Bold', 7.5)
        lab = f'Total {cn}'; c.drawString(84, st['y'], lab); c.setFont('Helvetica', 7); c.drawString(248, st['y'], f'{len(L)} residents'); c.setFont('Helvetica-Bold', 7.5)
        t = {'label': lab}
        for i, x in enumerate(S): 
            c.drawRightString(RX[i], st['y'], m(x)); t[cols[i]] = x/100
        totals.append(t); G = [a+b for a, b in zip(G, S)]; st['y'] -= 20
    if st['y'] < 110: page()
    c.setFillColor(HexColor('#d5ebe9')); c.rect(28, st['y']-5, W-56, 15, stroke=0, fill=1); c.setFillColor(black); c.setFont('Helvetica-Bold', 8)
    c.drawString(84, st['y'], 'Grand Total - All Communities'); t = {'label': 'Grand Total - All Communities'}
    for i, x in enumerate(G): c.drawRightString(RX[i], st['y'], m(x)); t[cols[i]] = x/100
    totals.append(t); st['y'] -= 26
    c.setFont('Helvetica-Bold', 7.5); c.drawString(84, st['y'], 'Accounts by status'); c.setFont('Helvetica', 7.5)
    for k in ('Current', 'Notice', 'Eviction', 'Former'): st['y'] -= 10; c.drawString(92, st['y'], k); c.drawRightString(160, st['y'], str(cnt.get(k, 0)))
    foot(); c.save(); truth(f, 'AR', cols, rows, totals)
if __name__ == '__main__': build()
