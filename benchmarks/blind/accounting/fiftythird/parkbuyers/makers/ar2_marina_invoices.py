# Marina: open invoices by boater with a cover sheet. One invoice left out.
import random, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor, black
from common import doc, truth
SEED = 5312
CU = [('Anchor Bay Yacht Charters LLC', 'B-12/B-14'), ('Brannigan, Sean', 'A-07'), ('Ciccone, Gabriella', 'DS-118'), ('Dunmore Family Trust', 'T-HEAD C'), ('Eklund, Rolf & Signe', 'A-22'), ('Fairlead Fishing Co.', 'C-03'), ('Garabedian, Ara', 'DS-204'), ('Hightower, Monique', 'B-31'), ('Isaksen, Torben', 'A-15'),
      ('Joyner, W. Thomas', 'C-19'), ('Knotty Buoys Rentals, Inc.', 'FD-1'), ('Lindqvist, Maja', 'B-05'), ('Mazur, Zbigniew', 'DS-041'), ('Nakagawa, Kenji', 'A-30'), ('Oyelaran, Femi', 'C-11'), ('Pruitt Marine Towing', 'WORK DK'), ('Rademacher, Lotte', 'B-17'), ('Sandoval, Cruz', 'DS-166'), ("St. Brendan's Sailing School", 'D-01/08'), ('Tolliver, Bess', 'A-02'), ('Vukovic, Ante', 'C-24'), ('Whitcomb, Alden R.', 'B-28')]
DESC = [('Slip rent - monthly', 62000, 148000), ('Slip rent - qtr installment', 165000, 420000), ('Metered electric', 2100, 24000), ('Dry stack', 48000, 96000), ('W/O haul & block', 38000, 91000), ('W/O bottom paint', 90000, 260000), ('W/O outboard svc', 18000, 140000), ('Fuel charge acct', 9000, 88000), ('Liveaboard surcharge', 15000, 15000), ('Pump-out', 1500, 4500), ('Late charge 1.5%', 900, 6800)]
def m(c): return f'({abs(c)/100:,.2f})' if c < 0 else f'{c/100:,.2f}'
def build():
    R = random.Random(SEED); asof = dt.date(2024, 12, 31); inv = 48110; C = []
    for n, (nm, slip) in enumerate(CU):
        k = R.choice([1, 1, 2, 3, 4, 5]) if n not in (0, 10, 18) else 7
        I = []
        for _ in range(k):
            d = R.choice(DESC); due = asof - dt.timedelta(days=R.choice([-15, -10, -1, 4, 12, 25, 30, 33, 47, 58, 64, 80, 89, 95, 130, 210, 300]))
            I.append([due - dt.timedelta(days=R.choice([10, 15, 30])), due, d[0], R.randint(d[1], d[2])])
        I.sort()
        C.append((nm, slip, I))
    allI = sorted([i for _, _, I in C for i in I], key=lambda x: x[0])
    for i in allI: inv += R.randint(1, 37); i.append(str(inv))
    for n in (3, 8, 15): C[n][2].append([dt.date(2024, 12, R.randint(3, 28)), None, 'Unapplied payment', -R.randint(10000, 60000), f'PMT{R.randint(7000, 7999)}'])
    cols = ['current', 'b1_30', 'b31_60', 'b61_90', 'b90', 'total']
    def bucket(i):
        if i[1] is None: return 0
        a = (asof - i[1]).days
        return 0 if a <= 0 else 1 if a <= 30 else 2 if a <= 60 else 3 if a <= 90 else 4
    f = 'Exh C-2 Boater AR open invoices 123124.pdf'; W, H = letter
    c = canvas.Canvas(doc(f), pagesize=letter); st = dict(p=0, y=0)
    # cover
    c.setFont('Times-Bold', 22); c.drawCentredString(W/2, 520, 'EXHIBIT C-2'); c.setFont('Times-Roman', 14); c.drawCentredString(W/2, 492, 'Accounts Receivable - Boaters'); c.drawCentredString(W/2, 472, 'Open Invoice Listing as of December 31, 2024')
    c.line(180, 456, W-180, 456); c.setFont('Times-Italic', 11); c.drawCentredString(W/2, 436, 'Gull Rock Harbor Marina  -  Provided by Seller in response to request #27'); c.showPage()
    RX = (316, 369, 422, 475, 528, 584); X = (40, 88, 132, 176)
    def page():
        if st['p']: c.showPage()
        st['p'] += 1; y = H-40; c.setFont('Helvetica-Bold', 11); c.drawString(36, y, 'Gull Rock Harbor Marina'); c.setFont('Helvetica', 8)
        c.drawRightString(W-28, y, f'Page {st["p"]}'); c.drawString(36, y-12, 'A/R Aging - Open Invoice     Aged by DUE date as of 12/31/24'); c.drawRightString(W-28, y-12, 'MarinaMate 9.2   01/14/25 16:40')
        y -= 32; c.setFont('Helvetica-Bold', 7); c.setLineWidth(1); c.line(36, y+10, W-28, y+10)
        for x, t in zip(X, ('Invoice', 'Inv Date', 'Due Date', 'Description')): c.drawString(x, y, t)
        for x, t in zip(RX, ('Current', '1 to 30', '31 to 60', '61 to 90', 'Over 90', 'Balance')): c.drawRightString(x, y, t)
        c.line(36, y-4, W-28, y-4); c.setLineWidth(.4); st['y'] = y-16
    page(); rows, totals = [], []; G = [0]*6; planted = None
    for n, (nm, slip, I) in enumerate(C):
        if st['y'] < 92: page()
        code = f'{2041+n*7}'
        c.setFont('Helvetica-Bold', 7.5); c.drawString(36, st['y'], f'{code}  {nm}'); c.setFont('Helvetica', 7.5); c.drawString(250, st['y'], f'Slip: {slip}'); st['y'] -= 11; S = [0]*6
        for q, i in enumerate(I):
            b = bucket(i); v = [0]*6; v[b] = i[3]; v[5] = i[3]; S = [a+x for a, x in zip(S, v)]
            if n == 10 and q == 3:
                planted = {'what': f'{nm}: invoice {i[4]} ({i[2]}, {m(i[3])}) not printed, though in the customer total and the grand total', 'kind': 'row_dropped'}; continue
            if st['y'] < 44:
                page(); c.setFont('Helvetica-BoldOblique', 7.5); c.drawString(36, st['y'], f'{code}  {nm}  (cont.)'); st['y'] -= 11
            c.setFont('Helvetica', 7); y = st['y']
            c.drawString(X[0], y, i[4]); c.drawString(X[1], y, i[0].strftime('%m/%d/%y'))
            if i[1]: c.drawString(X[2], y, i[1].strftime('%m/%d/%y'))
            c.drawString(X[3], y, i[2]); c.drawRightString(RX[b], y, m(i[3])); c.drawRightString(RX[5], y, m(i[3]))
            rows.append({'unit': slip, 'name': nm, 'resident': code, 'invoice': i[4], 'date': i[0].strftime('%m/%d/%y'), 'charge': i[2], cols[b]: i[3]/100, 'total': i[3]/100}); st['y'] -= 10
        if st['y'] < 36: page()
        y = st['y']; c.line(RX[0]-40, y+8, RX[5], y+8); c.setFont('Helvetica-Bold', 7); lab = f'Total {code}'; c.drawString(X[3], y, lab); t = {'label': lab}
        for k, x in enumerate(S):
            if x or k == 5: c.drawRightString(RX[k], y, m(x)); t[cols[k]] = x/100
        totals.append(t); G = [a+x for a, x in zip(G, S)]; st['y'] -= 17
    if st['y'] < 80: page()
    y = st['y']-4; c.setLineWidth(1); c.line(36, y+10, W-28, y+10); c.setFont('Helvetica-Bold', 7.2); c.drawString(X[0], y, 'REPORT TOTAL'); t = {'label': 'REPORT TOTAL'}
    for k, x in enumerate(G): c.drawRightString(RX[k], y, m(x)); t[cols[k]] = x/100
    totals.append(t); y -= 11; c.setFont('Helvetica-Oblique', 7); c.drawString(X[0], y, 'Percent of balance')
    for k, x in enumerate(G): c.drawRightString(RX[k], y, f'{100*x/G[5]:.1f}%')
    c.line(36, y-5, W-28, y-5); c.setFont('Helvetica', 7); c.drawString(X[0], y-18, 'Unapplied payments are shown as Current. Finance charges accrue at 1.5% per month after 30 days.')
    c.save(); assert planted; truth(f, 'AR', cols, rows, totals, planted)
if __name__ == '__main__': build()
