# Marketing-study unit mix & rent page, reportlab canvas/platypus, designed page (A4-wide landscape letter), side table
from reportlab.pdfgen import canvas
from reportlab.platypus import Table, TableStyle, Paragraph
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
for n, f in (('DJ', 'DejaVuSans'), ('DJB', 'DejaVuSans-Bold')): pdfmetrics.registerFont(TTFont(n, f'/usr/share/fonts/truetype/dejavu/{f}.ttf'))
# plan, bed, bath, units, sf, in-place, market
S = [("Studio", [("S1 Alder", 0, 1, 12, 512, 1288, 1340), ("S2 Alder Den", 0, 1, 6, 578, 1341, 1425)]),
     ("One Bedroom", [("A1 Birch", 1, 1, 38, 674, 1467, 1535), ("A1-R Birch (renov.)", 1, 1, 14, 674, 1592, 1660), ("A2 Cedar", 1, 1, 24, 738, 1534, 1610), ("A3 Cedar Loft", 1, 1.5, 8, 861, 1718, 1795)]),
     ("Two Bedroom", [("B1 Dogwood", 2, 1, 22, 924, 1733, 1825), ("B2 Elm", 2, 2, 36, 1041, 1879, 1965), ("B2-R Elm (renov.)", 2, 2, 10, 1041, 2012, 2110), ("B3 Fir Townhome", 2, 2.5, 9, 1236, 2204, 2295)]),
     ("Three Bedroom", [("C1 Hickory", 3, 2, 15, 1318, 2337, 2450), ("C2 Juniper Townhome", 3, 2.5, 6, 1472, 2561, 2680)])]
KEY = ["units", "pct_units", "sf", "total_sf", "actual", "actual_sf", "actual_total", "market", "market_sf", "market_total"]
U = sum(p[3] for _, L in S for p in L)
def calc(L):
    u = sum(p[3] for p in L); sf = sum(p[3] * p[4] for p in L); a = sum(p[3] * p[5] for p in L); m = sum(p[3] * p[6] for p in L)
    return {"units": u, "pct_units": round(100 * u / U, 1), "sf": round(sf / u), "total_sf": sf, "actual": round(a / u), "actual_sf": round(a / sf + 1e-9, 2), "actual_total": a, "market": round(m / u), "market_sf": round(m / sf + 1e-9, 2), "market_total": m}
FM = {"units": '{:,}', "pct_units": '{:.1f}%', "sf": '{:,}', "total_sf": '{:,}', "actual": '${:,}', "actual_sf": '${:.2f}', "actual_total": '${:,}', "market": '${:,}', "market_sf": '${:.2f}', "market_total": '${:,}'}
def s(v): return [FM[k].format(v[k]) for k in KEY]
name = 'Sycamore_Landing_unit_mix.pdf'
W, H = landscape(letter); c = canvas.Canvas(os.path.join(DOC, name), pagesize=(W, H), invariant=1)
teal = colors.HexColor('#0F6E6B'); pale = colors.HexColor('#E6F1F0')
c.setFillColor(teal); c.rect(0, H - 58, W, 58, stroke=0, fill=1); c.setFillColor(colors.white)
c.setFont('DJB', 18); c.drawString(40, H - 36, 'Sycamore Landing'); c.setFont('DJ', 9); c.drawString(40, H - 50, '200 units  |  Built 2004, partially renovated 2021-2024  |  Gresham, Oregon'); c.drawRightString(W - 40, H - 36, 'Unit Mix & Rent Summary')
c.setFillColor(colors.black)
D = [['Floor Plan', 'Bed /\nBath', 'Unit Mix', '', 'Square Feet', '', 'In-Place Rent', '', '', 'Market Rent', '', ''], ['', '', 'Units', '%', 'Avg', 'Total', '$ / Unit', '$ / SF', 'Monthly', '$ / Unit', '$ / SF', 'Monthly']]
st = [('FONT', (0, 0), (-1, 1), 'DJB', 7.6), ('FONT', (0, 2), (-1, -1), 'DJ', 7.6), ('SPAN', (0, 0), (0, 1)), ('SPAN', (1, 0), (1, 1)), ('SPAN', (2, 0), (3, 0)), ('SPAN', (4, 0), (5, 0)), ('SPAN', (6, 0), (8, 0)), ('SPAN', (9, 0), (11, 0)),
      ('ALIGN', (2, 0), (-1, 0), 'CENTER'), ('ALIGN', (2, 1), (-1, -1), 'RIGHT'), ('ALIGN', (1, 0), (1, -1), 'CENTER'), ('VALIGN', (0, 0), (-1, 1), 'BOTTOM'), ('LINEBELOW', (0, 1), (-1, 1), 1, teal), ('TEXTCOLOR', (0, 0), (-1, 1), teal),
      ('LINEBELOW', (2, 0), (3, 0), .5, teal), ('LINEBELOW', (4, 0), (5, 0), .5, teal), ('LINEBELOW', (6, 0), (8, 0), .5, teal), ('LINEBELOW', (9, 0), (11, 0), .5, teal), ('TOPPADDING', (0, 0), (-1, -1), 2.2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2.8), ('LEFTPADDING', (0, 0), (-1, -1), 4), ('RIGHTPADDING', (0, 0), (-1, -1), 5)]
rows, totals = [], []
for t, L in S:
    for p in L:
        v = calc([p]); D.append([p[0], f'{p[1]} / {p[2]:g}'] + s(v)); rows.append({"type": p[0], "beds": p[1], "baths": p[2], **v})
    v = calc(L); lab = f'{t} Total / Avg'; D.append([lab, ''] + s(v)); k = len(D) - 1; totals.append({"label": lab, **v})
    st += [('BACKGROUND', (0, k), (-1, k), pale), ('FONT', (0, k), (-1, k), 'DJB', 7.6)]
v = calc([p for _, L in S for p in L]); v['pct_units'] = 100.0
D.append(['Property Total / Wtd. Avg', ''] + s(v)); k = len(D) - 1; totals.append({"label": 'Property Total / Wtd. Avg', **v})
st += [('FONT', (0, k), (-1, k), 'DJB', 7.8), ('LINEABOVE', (0, k), (-1, k), 1, teal), ('LINEBELOW', (0, k), (-1, k), 1, teal)]
t = Table(D, colWidths=[138, 40, 40, 44, 44, 56, 56, 44, 66, 56, 44, 66], style=TableStyle(st)); w, h = t.wrap(W, H); t.drawOn(c, (W - w) / 2, H - 74 - h); y = H - 74 - h
# side boxes below
c.setFont('DJB', 8.5); c.setFillColor(teal); c.drawString(40, y - 26, 'Renovation scope (R plans)'); c.drawString(300, y - 26, 'Resident-paid charges'); c.setFillColor(colors.black)
st7 = ParagraphStyle('x', fontName='DJ', fontSize=7.4, leading=10)
p = Paragraph('Quartz tops, stainless appliances, plank flooring and lighting in 24 units at an average cost of about nine thousand dollars each. In-place rents are from the June 2025 rent roll; market rents are the study\'s conclusion before concessions.', st7); pw, ph = p.wrap(230, 100); p.drawOn(c, 40, y - 32 - ph)
t2 = Table([['Water / sewer', 'flat, billed monthly'], ['Trash', 'flat, billed monthly'], ['Garage', 'optional, by lease'], ['Pets', 'two maximum']], style=TableStyle([('FONT', (0, 0), (-1, -1), 'DJ', 7.4), ('GRID', (0, 0), (-1, -1), .3, colors.grey), ('TOPPADDING', (0, 0), (-1, -1), 1.5), ('BOTTOMPADDING', (0, 0), (-1, -1), 2)]), colWidths=[80, 120]); w, h = t2.wrap(300, 100); t2.drawOn(c, 300, y - 32 - h)
c.setFont('DJ', 6.5); c.drawString(40, 24, 'Hartwell Apartment Research  |  Submarket study prepared for ownership  |  Figures deemed reliable, not guaranteed'); c.drawRightString(W - 40, 24, '11')
c.save(); print(U)
assert U == 200
truth(name, 'UM', KEY, rows, totals)
