# OneSite style floor plan summary, two-line headers, landscape
import random
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from common import *
R = random.Random(32107); NAME = 'Floorplan_Summary_Sagebrush'
plans = [('A1 - Juniper', '1/1', 48, 642, 1189), ('A1R - Juniper Renovated', '1/1', 24, 642, 1319), ('A2 - Mesquite', '1/1', 36, 718, 1244), ('A2R - Mesquite Renovated', '1/1', 12, 718, 1389), ('A3 - Pinyon w/ Den', '1/1', 16, 806, 1355),
 ('B1 - Ocotillo', '2/1', 40, 884, 1412), ('B1R - Ocotillo Renovated', '2/1', 16, 884, 1555), ('B2 - Palo Verde', '2/2', 44, 968, 1498), ('B2R - Palo Verde Renovated', '2/2', 20, 968, 1649), ('B3 - Ironwood TH', '2/2.5', 12, 1142, 1730),
 ('C1 - Saguaro', '3/2', 20, 1216, 1845), ('C1R - Saguaro Renovated', '3/2', 8, 1216, 2010)]
keys = ['units', 'pct_units', 'sf', 'total_sf', 'occupied', 'vacant', 'down', 'pct_occ', 'pct_leased', 'market', 'market_sf', 'actual', 'actual_sf']
TU = sum(p[2] for p in plans); rows = []; raw = []
for nm, bb, u, sf, mk in plans:
    dn = 1 if nm[:3] in ('A1 ', 'B2 ') else 0
    vac = min(u//6, max(0, round(u*R.uniform(.02, .09)))); occ = u-vac-dn; lea = min(u-dn, occ+R.randint(0, vac))
    act = round(mk*R.uniform(.93, .992))
    raw.append((u, sf*u, occ, vac, dn, lea, mk*u, act*occ))
    rows.append(dict(type=nm, units=u, pct_units=round(100*u/TU, 2), sf=sf, total_sf=sf*u, occupied=occ, vacant=vac, down=dn, pct_occ=round(100*occ/u, 2), pct_leased=round(100*lea/u, 2), market=float(mk), market_sf=round(mk/sf, 2), actual=float(act), actual_sf=round(act/sf, 2)))
s = [sum(x[i] for x in raw) for i in range(8)]
occsf = sum(r['occupied']*r['sf'] for r in rows)
tot = dict(label='Totals / Averages', units=TU, pct_units=100.0, sf=round(s[1]/TU), total_sf=s[1], occupied=s[2], vacant=s[3], down=s[4], pct_occ=round(100*s[2]/TU, 2), pct_leased=round(100*s[5]/TU, 2), market=round(s[6]/TU, 2), market_sf=round(s[6]/s[1], 2), actual=round(s[7]/s[2], 2), actual_sf=round(s[7]/occsf, 2))
W, H = landscape(letter); cv = canvas.Canvas(f'{DOC}/{NAME}.pdf', pagesize=(W, H)); cv.setTitle('Floor Plan Summary')
cv.setFont('Helvetica', 8); cv.drawString(36, H-36, 'RP Leasing & Rents'); cv.drawRightString(756, H-36, 'Page 1 of 1')
cv.setFont('Helvetica-Bold', 13); cv.drawCentredString(W/2, H-40, 'SAGEBRUSH VILLAGE'); cv.setFont('Helvetica', 10); cv.drawCentredString(W/2, H-55, 'Floor Plan Summary - Unit Mix'); cv.setFont('Helvetica', 8); cv.drawCentredString(W/2, H-67, 'As of 08/31/2025')
X = [222, 268, 308, 362, 402, 442, 480, 528, 574, 622, 662, 714, 756]
H1 = ['#', '% of', 'Avg', 'Total', '', '', '', '%', '%', 'Market', 'Market', 'Actual', 'Actual']
H2 = ['Units', 'Units', 'SQFT', 'SQFT', 'Occ', 'Vacant', 'Down', 'Occ', 'Leased', 'Rent', '$/SF', 'Rent', '$/SF']
y = H-96; cv.setFillColorRGB(.16, .3, .45); cv.rect(34, y-16, 726, 28, stroke=0, fill=1); cv.setFillGray(1); cv.setFont('Helvetica-Bold', 8)
cv.drawString(38, y-10, 'Floor Plan'); cv.drawString(164, y, 'Bed/'); cv.drawString(164, y-10, 'Bath')
for x, a, b in zip(X, H1, H2): cv.drawRightString(x, y, a); cv.drawRightString(x, y-10, b)
cv.setFillGray(0)
def fm(k, v):
    if k.startswith('pct'): return f'{v:.2f}%'
    if k in ('market', 'actual'): return f'{v:,.2f}'
    if k.endswith('_sf') and k != 'total_sf': return f'{v:.2f}'
    return f'{v:,}'
y -= 32
for i, (p, r) in enumerate(zip(plans, rows)):
    if i % 2: cv.setFillGray(.94); cv.rect(34, y-5, 726, 16, stroke=0, fill=1); cv.setFillGray(0)
    cv.setFont('Helvetica', 8.2); cv.drawString(38, y, r['type']); cv.drawString(166, y, p[1])
    for x, k in zip(X, keys): cv.drawRightString(x, y, fm(k, r[k]))
    y -= 16
cv.line(34, y+9, 760, y+9); y -= 4; cv.setFont('Helvetica-Bold', 8.2); cv.drawString(38, y, tot['label'])
for x, k in zip(X, keys): cv.drawRightString(x, y, fm(k, tot[k]))
cv.line(34, y-6, 760, y-6)
cv.setFont('Helvetica-Oblique', 7.5); cv.drawString(38, y-26, 'Market rent excludes amenity charges. Actual rent is the average scheduled rent of occupied units. Down units are off line and counted neither as occupied nor as vacant.')
cv.drawString(38, y-37, 'Averages on the total line are weighted by units (market) and occupied units (actual).')
cv.save(); print(NAME, len(rows), tot)
for r in rows: assert r['occupied']+r['vacant']+r['down'] == r['units']
save(NAME, 'UM', keys, rows, [tot])
