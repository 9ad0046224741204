# Broker's offering memorandum page: slip mix of a marina, PDF wide page
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black, white
from common import doc, truth
# section, [(type, LOA ft text, slips, occupied, billing LF, annual rate/slip)]
D = [('WET SLIPS', [('A Dock - Covered', "30'", 24, 24, 30, 6150), ('A Dock - Covered', "36'", 18, 17, 36, 7740), ('B Dock - Floating', "40'", 32, 29, 40, 8200), ('B Dock - Floating', "45'", 22, 21, 45, 9675), ('C Dock - Floating', "50'", 20, 18, 50, 11500), ('C Dock - Floating', "60'", 12, 11, 60, 14700), ('T-Heads / Side-Ties', "80'+", 6, 4, 80, 20800), ('Jet-Ski Floats', 'n/a', 14, 9, None, 1320)]),
     ('DRY STORAGE', [('Rack - Building 1', "to 26'", 96, 93, 26, 4290), ('Rack - Building 2', "to 32'", 72, 66, 32, 5760), ('Outdoor Rack', "to 24'", 40, 31, 24, 2880), ('Trailer Yard', "any", 38, 27, None, 960)]),
     ('MOORINGS', [('Swing Mooring', "to 40'", 18, 10, None, 1750)])]
SEED = 0  # no random draws
def build():
    f = 'SaltMarshMarina_OM_p14-15.pdf'; W, H = 960, 540
    c = canvas.Canvas(doc(f), pagesize=(W, H)); navy, sand, sea = HexColor('#12324a'), HexColor('#f4efe4'), HexColor('#4a9aa8')
    def chrome(t, p):
        c.setFillColor(navy); c.rect(0, H-58, W, 58, stroke=0, fill=1); c.setFillColor(sea); c.rect(0, H-62, W, 4, stroke=0, fill=1)
        c.setFillColor(white); c.setFont('Times-Roman', 24); c.drawString(40, H-40, t); c.setFont('Helvetica', 8); c.drawRightString(W-40, H-36, 'SALT MARSH MARINA   |   BRUNSWICK SOUND')
        c.setFillColor(HexColor('#888888')); c.setFont('Helvetica', 7); c.drawString(40, 18, 'Confidential Offering Memorandum. Information from sources deemed reliable but not guaranteed.  Halyard Capital Brokerage'); c.drawRightString(W-40, 18, str(p)); c.setFillColor(black)
    chrome('Facility Overview', 14)
    c.setFont('Times-Roman', 13); y = 440
    for t in ('Salt Marsh Marina is a full-service, 412-unit storage marina on 11.4 upland acres and 9.8 acres of leased bottomland.',
              'Wet slips were re-decked between 2017 and 2021. Building 2 was completed in 2019 with sprinklers and wind rating to 140 mph.',
              'Annual contracts renew each April 1. Average tenure of wet slip holders is 6.3 years and the waitlist for covered slips stands at 37 boaters.'):
        c.drawString(40, y, t); y -= 24
    c.setFillColor(sand); c.rect(40, 70, 420, 240, stroke=0, fill=1); c.setFillColor(sea); p = c.beginPath(); p.moveTo(40, 70); p.lineTo(460, 70); p.lineTo(460, 150); p.curveTo(330, 190, 200, 110, 40, 165); p.close(); c.drawPath(p, stroke=0, fill=1)
    c.setFillColor(sand); c.rect(500, 70, 420, 240, stroke=0, fill=1); c.setFillColor(navy)
    for i in range(6): c.rect(540+i*58, 90, 8, 180, stroke=0, fill=1)
    c.rect(520, 176, 380, 10, stroke=0, fill=1); c.showPage()
    chrome('Slip & Storage Mix', 15)
    X = (44, 208); RX = (308, 372, 448, 514, 610, 690, 800, 910)
    y = H-92; c.setFont('Helvetica-Bold', 9); c.setFillColor(navy)
    c.drawString(X[0], y-12, 'Storage Type'); c.drawString(X[1], y, 'Vessel'); c.drawString(X[1], y-12, 'LOA')
    for x, (a, b) in zip(RX, (('No. of', 'Units'), ('% of', 'Total'), ('Units', 'Occupied'), ('%', 'Occupied'), ('Avg. Annual', 'Rate'), ('Rate Per', 'LF'), ('Gross Potential', 'Annual Rent'), ('In-Place', 'Annual Rent'))):
        c.drawRightString(x, y, a); c.drawRightString(x, y-12, b)
    c.setStrokeColor(navy); c.setLineWidth(1.4); c.line(40, y-18, W-40, y-18); y -= 33
    N = sum(t[2] for _, L in D for t in L)
    cols = ['units', 'pct_units', 'occupied', 'pct_occ', 'other:Avg. Annual Rate', 'other:Rate Per LF', 'other:Gross Potential Annual Rent', 'other:In-Place Annual Rent']
    rows, totals = [], []
    def put(y, v, bold):
        t = {}
        c.setFont('Helvetica-Bold' if bold else 'Helvetica', 9)
        fm = (lambda x: f'{x:,}', lambda x: f'{x:.1f}%', lambda x: f'{x:,}', lambda x: f'{x:.1f}%', lambda x: f'${x:,.0f}', lambda x: f'${x:.2f}', lambda x: f'${x:,.0f}', lambda x: f'${x:,.0f}')
        for i, x in enumerate(v):
            if x is None: 
                if i == 5 and not bold: c.drawRightString(RX[i], y, '—')
                continue
            x = round(x, (0, 1, 0, 1, 0, 2, 0, 0)[i]); c.drawRightString(RX[i], y, fm[i](x)); t[cols[i]] = x
        return t
    G = [0]*4
    for sec, L in D:
        c.setFillColor(sea); c.setFont('Helvetica-Bold', 8.5); c.drawString(X[0], y, sec); y -= 15; c.setFillColor(black); S = [0]*4
        for k, (ty, loa, u, o, lf, rate) in enumerate(L):
            if k % 2 == 0: c.setFillColor(sand); c.rect(40, y-4.5, W-80, 15.5, stroke=0, fill=1); c.setFillColor(black)
            c.setFont('Helvetica', 9); c.drawString(X[0]+8, y, ty); c.drawString(X[1], y, loa)
            t = put(y, [u, 100*u/N, o, 100*o/u, rate, rate/lf if lf else None, u*rate, o*rate], False)
            rows.append({'type': ty, **t}); S = [S[0]+u, S[1]+o, S[2]+u*rate, S[3]+o*rate]; y -= 15.5
        if len(L) > 1:
            lab = {'WET SLIPS': 'Wet Slips Subtotal / Avg.', 'DRY STORAGE': 'Dry Storage Subtotal / Avg.'}[sec]
            c.setLineWidth(.5); c.line(X[0], y+11, W-40, y+11); c.setFont('Helvetica-Bold', 9); c.drawString(X[0]+8, y, lab)
            totals.append({'label': lab, **put(y, [S[0], 100*S[0]/N, S[1], 100*S[1]/S[0], S[2]/S[0], None, S[2], S[3]], True)}); y -= 20
        else: y -= 4
        G = [a+b for a, b in zip(G, S)]
    c.setFillColor(navy); c.rect(40, y-6, W-80, 19, stroke=0, fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold', 9); c.drawString(X[0]+8, y, 'TOTAL / WEIGHTED AVG.')
    totals.append({'label': 'TOTAL / WEIGHTED AVG.', **put(y, [G[0], 100.0, G[1], 100*G[1]/G[0], G[2]/G[0], None, G[2], G[3]], True)})
    c.setFillColor(black); c.setFont('Helvetica-Oblique', 7); c.drawString(44, y-20, 'Occupancy per seller contract list, March 2025. Rates are the 2025 published annual schedule; transient and seasonal income excluded. Rate per LF on maximum LOA.')
    c.save(); print('N', N); truth(f, 'UM', cols, rows, totals)
if __name__ == '__main__': build()
