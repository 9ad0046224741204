# UK build-to-rent accommodation schedule by block, architect's sheet (PDF)
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A3, landscape
from reportlab.lib import colors
from common import *
# type, beds, persons, number, m2, pcm
B = [('BLOCK A — TANNERY HOUSE', [('A-S1', 0, 1, 14, 37.2, 1075), ('A-1.1', 1, 2, 22, 50.4, 1290), ('A-1.2', 1, 2, 11, 51.8, 1310), ('A-1.3 (WCA)', 1, 2, 4, 58.5, 1310), ('A-2.1', 2, 3, 16, 61.7, 1545), ('A-2.2', 2, 4, 24, 70.9, 1640), ('A-2.3 (dup.)', 2, 4, 3, 79.6, 1795), ('A-3.1', 3, 5, 6, 86.3, 2050)]),
     ('BLOCK B — FELLMONGERS', [('B-1.1', 1, 2, 18, 50.1, 1275), ('B-1.2', 1, 2, 9, 53.0, 1300), ('B-2.1', 2, 3, 12, 62.2, 1530), ('B-2.2', 2, 4, 20, 71.4, 1625), ('B-3.1', 3, 5, 8, 87.0, 2025), ('B-3.2 (PH)', 3, 6, 2, 112.8, 2950)]),
     ('BLOCK C — DISCOUNT MARKET RENT (80%)', [('C-S1', 0, 1, 6, 37.0, 855), ('C-1.1', 1, 2, 17, 50.3, 1025), ('C-2.1', 2, 3, 10, 61.5, 1230), ('C-2.2 (WCA)', 2, 4, 2, 76.4, 1290), ('C-3.1', 3, 5, 4, 86.1, 1625)])]
M = ['other:Persons', 'other:Hab. rooms', 'units', 'pct_units', 'other:NIA per unit m²', 'sf', 'other:NIA total m²', 'total_sf', 'market', 'market_total']
N = sum(t[3] for _, l in B for t in l); assert N > 100
X = dict(zip(M, (300, 356, 418, 478, 560, 628, 716, 800, 890, 986)))
name = 'TQ-SK-090_Accommodation Schedule_P04.pdf'; W, H = landscape(A3); c = canvas.Canvas(doc(name), pagesize=(W, H), invariant=1)
c.setLineWidth(1.5); c.rect(28, 28, W - 56, H - 56); c.setLineWidth(.6); c.line(1010, 28, 1010, H - 28)
rows, totals = [], []; y = H - 70
c.setFont('Helvetica-Bold', 16); c.drawString(50, y, 'ACCOMMODATION SCHEDULE'); y -= 34
hdr = ((('other:Persons',), 'Persons', ''), (('other:Hab. rooms',), 'Hab.', 'rooms'), (('units',), 'No. of', 'units'), (('pct_units',), 'Mix', '%'), ((M[4],), 'm²', ''), (('sf',), 'ft²', ''), ((M[6],), 'm²', ''), (('total_sf',), 'ft²', ''), (('market',), 'per unit', '£ pcm'), (('market_total',), 'total', '£ pcm'))
c.setFont('Helvetica', 10); 
for a, b, t in ((512, 630, 'NIA per unit'), (660, 802, 'NIA total'), (838, 988, 'Estimated rental value')):
    c.drawCentredString((a + b) / 2, y, t); c.line(a, y - 4, b, y - 4)
y -= 17
for (m,), a, b in hdr:
    if b: c.drawRightString(X[m], y, a); c.drawRightString(X[m], y - 12, b)
    else: c.drawRightString(X[m], y - 12, a)
c.drawString(50, y - 12, 'Unit type'); c.drawRightString(240, y - 12, 'Beds')
c.setLineWidth(1); c.line(46, y - 18, 994, y - 18); y -= 34
FMT = {M[0]: '{:.0f}', M[1]: '{:.0f}', 'units': '{:.0f}', 'pct_units': '{:.1f}%', M[4]: '{:.1f}', 'sf': '{:,.0f}', M[6]: '{:,.1f}', 'total_sf': '{:,.0f}', 'market': '{:,.0f}', 'market_total': '{:,.0f}'}
def put(v, bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica', 10)
    for m in M:
        if m in v: c.drawRightString(X[m], y, FMT[m].format(v[m]))
G = dict.fromkeys(['units', M[6], 'total_sf', 'market_total'], 0)
for b, l in B:
    c.setFont('Helvetica-Bold', 10); c.setFillColor(colors.Color(.35, .2, .1)); c.drawString(50, y, b); c.setFillColor(colors.black); y -= 17; T = dict.fromkeys(G, 0)
    for t, bd, p, n, m2, rent in l:
        sf = round(m2 * 10.7639); v = {M[0]: p, M[1]: bd + 1, 'units': n, 'pct_units': round(n / N * 100, 1), M[4]: m2, 'sf': sf, M[6]: round(m2 * n, 1), 'total_sf': sf * n, 'market': rent, 'market_total': rent * n}
        c.setFont('Helvetica', 10); c.drawString(62, y, t); c.drawRightString(240, y, 'Studio' if bd == 0 else str(bd)); put(v); rows.append({'type': t, 'beds': bd, **v})
        for k in T: T[k] = round(T[k] + v[k], 1)
        c.setStrokeColor(colors.Color(.8, .8, .8)); c.setLineWidth(.3); c.line(60, y - 4, 994, y - 4); c.setStrokeColor(colors.black); y -= 16
    lab = b.split(' — ')[0].title() + ' sub-total'; T['pct_units'] = round(T['units'] / N * 100, 1)
    c.setFont('Helvetica-Bold', 10); c.drawString(62, y, lab); put(T, True); totals.append({'label': lab, **{m: T[m] for m in M if m in T}})
    for k in G: G[k] = round(G[k] + T[k], 1)
    y -= 27
c.setLineWidth(1); c.line(46, y + 13, 994, y + 13); c.setFont('Helvetica-Bold', 10); c.drawString(50, y, 'SCHEME TOTAL'); G['pct_units'] = 100.0; put(G, True); totals.append({'label': 'SCHEME TOTAL', **{m: G[m] for m in M if m in G}}); y -= 17
A = {M[4]: round(G[M[6]] / N, 1), 'sf': round(G['total_sf'] / N), 'market': round(G['market_total'] / N)}
c.setFont('Helvetica-Bold', 10); c.drawString(50, y, 'Average per unit'); put(A, True); totals.append({'label': 'Average per unit', **A}); c.line(46, y - 6, 994, y - 6); y -= 34
c.setFont('Helvetica', 8.5)
for t in ('1.  NIA measured to RICS Code of Measuring Practice (6th ed.) from GA drawings TQ-A-100 to 114 rev P03; ft² at 10.7639, rounded per unit type.', '2.  WCA: wheelchair accessible M4(3). dup.: duplex. PH: penthouse. Mix percentages are of all units and may not sum due to rounding.', '3.  Rents: Q1 2025 estimate, unfurnished, exclusive of bills, parking and pets.'):
    c.drawString(50, y, t); y -= 13
# title block
def tb(y, a, b):
    c.setFont('Helvetica', 7); c.drawString(1020, y + 12, a); c.setFont('Helvetica-Bold', 9.5); c.drawString(1020, y, b); c.line(1010, y - 8, W - 28, y - 8)
for y, a, b in ((300, 'Client', 'Moorhen BTR (Leeds) Ltd'), (262, 'Project', 'Tannery Quarter'), (224, 'Drawing', 'Accommodation'), (212, '', 'schedule'), (174, 'No.', 'TQ-SK-090'), (136, 'Revision', 'P04'), (98, 'Date', '21.02.25'), (60, 'Drawn / checked', 'eo / rml')):
    if a == 'Drawing': c.setFont('Helvetica', 7); c.drawString(1020, y + 12, a); c.setFont('Helvetica-Bold', 9.5); c.drawString(1020, y, b)
    elif not a: c.setFont('Helvetica-Bold', 9.5); c.drawString(1020, y, b); c.line(1010, y - 8, W - 28, y - 8)
    else: tb(y, a, b)
c.setFont('Helvetica', 7); c.drawString(1020, 470, 'Rev   Date'); 
for i, t in enumerate(('P04  21.02.25  Block C mix', 'P03  17.01.25  WCA units', 'P02  02.12.24  ERV added')): c.drawString(1020, 458 - i * 10, t)
c.setFont('Helvetica-Bold', 12); c.drawString(1020, H - 60, 'ormerod lund'); c.setFont('Helvetica', 9); c.drawString(1020, H - 73, 'architects')
c.save(); truth(name, 'UM', M, rows, totals)
