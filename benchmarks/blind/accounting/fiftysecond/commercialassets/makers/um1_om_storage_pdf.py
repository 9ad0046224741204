"""Offering memorandum page (16:9 slide) of a storage facility: groups with coloured bands, two grouped heads, side facts."""
import random
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.colors import HexColor, black, white
from common import *
R = random.Random(520707)
FILE = "Lantern Lake Storage OM - unit mix.pdf"
for n_, f in (("D", "DejaVuSansCondensed"), ("DB", "DejaVuSansCondensed-Bold"), ("DO", "DejaVuSansCondensed-Oblique")):
    pdfmetrics.registerFont(TTFont(n_, f"/usr/share/fonts/truetype/dejavu/{f}.ttf"))
G = [("CLIMATE CONTROLLED – INTERIOR", "CC", [("5 × 5", 25, 42, 59), ("5 × 10", 50, 96, 94), ("7.5 × 10", 75, 24, 118), ("10 × 10", 100, 88, 149), ("10 × 15", 150, 40, 199), ("10 × 20", 200, 18, 249), ("10 × 30", 300, 4, 355)]),
     ("DRIVE-UP, NON-CLIMATE", "DU", [("5 × 10", 50, 30, 65), ("10 × 10", 100, 64, 109), ("10 × 15", 150, 58, 139), ("10 × 20", 200, 51, 169), ("10 × 25", 250, 16, 205), ("10 × 30", 300, 22, 235), ("15 × 40", 600, 3, 410)]),
     ("ENCLOSED RV & BOAT", "RV", [("12 × 30", 360, 14, 285), ("14 × 40", 560, 11, 395), ("14 × 50 w/ 50-amp", 700, 5, 495)]),
     ("UNCOVERED PARKING", "PK", [("12 × 20", 240, 20, 60), ("12 × 40", 480, 17, 95)])]
groups = []
for t, pre, us in G:
    g = []
    for s, sf, n, st in us:
        o = n - R.choice([0, 1, 2, 3]) if n < 20 else round(n * R.uniform(.82, .96)); o = max(o, n // 2, 1)
        if s == "15 × 40": o = 3
        act = round(st * R.uniform(.9, 1.09)); 
        g.append(dict(code=f"{pre}-{sf}" , type=s, units=n, occupied=o, sf=sf, total_sf=n * sf, market=float(st), market_total=float(n * st), actual=float(act), actual_total=float(o * act)))
    groups.append((t, g))
allr = [x for _, g in groups for x in g]
def fin(d): # figures that follow from the others
    d["pct_occ"] = round(d["occupied"] / d["units"], 3); d["market_sf"] = r2(d["market"] / d["sf"]); d["actual_sf"] = r2(d["actual"] / d["sf"]); return d
tsf = sum(x["total_sf"] for x in allr)
for x in allr: fin(x); x["pct"] = round(x["total_sf"] / tsf, 3)
def tot(xs):
    u, o = sum(x["units"] for x in xs), sum(x["occupied"] for x in xs); a = sum(x["total_sf"] for x in xs); m = sum(x["market_total"] for x in xs); k = sum(x["actual_total"] for x in xs); oa = sum(x["occupied"] * x["sf"] for x in xs)
    return dict(units=u, occupied=o, pct_occ=round(o / u, 3), sf=round(a / u), total_sf=a, pct=round(a / tsf, 3), market=r2(m / u), market_sf=r2(m / a), market_total=m, actual=r2(k / o), actual_sf=r2(k / oa), actual_total=k)
COL = ["units", "occupied", "pct_occ", "sf", "total_sf", "pct", "market", "market_sf", "market_total", "actual", "actual_sf", "actual_total"]
W, H = 960, 540
XR = dict(zip(COL, (262, 308, 352, 394, 452, 497, 550, 592, 652, 702, 744, 800)))
def f(k, v): 
    if k in ("pct_occ", "pct"): return f"{v*100:.1f}%"
    if k in ("market_sf", "actual_sf"): return f"${v:.2f}"
    if k in ("market", "actual"): return f"${v:,.2f}" if v != int(v) else f"${v:,.0f}"
    if k in ("market_total", "actual_total"): return f"${v:,.0f}"
    return f"{v:,.0f}"
totals = []
cv = canvas.Canvas(f"{DOCS}/{FILE}", pagesize=(W, H)); cv.setTitle("Lantern Lake Storage")
teal, sand, dark = HexColor("#0d5c63"), HexColor("#f4efe6"), HexColor("#22333b")
# page 1: divider
cv.setFillColor(teal); cv.rect(0, 0, W, H, stroke=0, fill=1); cv.setFillColor(white); cv.setFont("DB", 40); cv.drawString(70, 300, "LANTERN LAKE STORAGE"); cv.setFont("D", 18); cv.drawString(70, 265, "1800 Ferry Slip Road  |  Property description and unit mix"); cv.setFont("D", 11); cv.drawString(70, 60, "CONFIDENTIAL – HARBINGER & ROLLE SELF STORAGE ADVISORS"); cv.showPage()
cv.setFillColor(teal); cv.rect(0, H - 52, W, 52, stroke=0, fill=1); cv.setFillColor(white); cv.setFont("DB", 20); cv.drawString(30, H - 34, "UNIT MIX"); cv.setFont("D", 10); cv.drawRightString(W - 30, H - 32, "Management summary dated June 30, 2026")
y = H - 74
cv.setFillColor(teal); cv.setFont("DB", 7.5)
for a, b, t in (("units", "pct", "INVENTORY"), ("market", "market_total", "STREET RATE (MONTHLY)"), ("actual", "actual_total", "IN-PLACE (MONTHLY)")):
    l = XR[a] - 40; r = XR[b]; cv.drawCentredString((l + r) / 2, y, t); cv.setStrokeColor(teal); cv.setLineWidth(.8); cv.line(l, y - 3, r, y - 3)
y -= 13; cv.setFillColor(dark)
H1 = dict(units=("No. of", "Units"), occupied=("Occ.", "Units"), pct_occ=("%", "Occ."), sf=("Unit", "SF"), total_sf=("Rentable", "SF"), pct=("% of", "NRSF"), market=("Per", "Unit"), market_sf=("Per", "SF"), market_total=("Gross", "Potential"), actual=("Average", "Rate"), actual_sf=("Per", "SF"), actual_total=("Rent", "In Place"))
for k in COL: cv.drawRightString(XR[k], y, H1[k][0]); cv.drawRightString(XR[k], y - 9, H1[k][1])
cv.drawString(30, y - 9, "Code"); cv.drawString(92, y - 9, "Size"); y -= 22
def line(d, font, size=7.6):
    cv.setFont(font, size)
    for k in COL: cv.drawRightString(XR[k], y, f(k, d[k]))
for t, g in groups:
    cv.setFillColor(HexColor("#b7d4d0")); cv.rect(26, y - 3.2, 780, 11.5, stroke=0, fill=1); cv.setFillColor(dark); cv.setFont("DB", 7.6); cv.drawString(30, y, t); y -= 12.6
    for i, x in enumerate(g):
        if i % 2: cv.setFillColor(sand); cv.rect(26, y - 3.2, 780, 11.5, stroke=0, fill=1); cv.setFillColor(dark)
        cv.setFont("D", 7.6); cv.drawString(30, y, x["code"]); cv.drawString(92, y, x["type"]); line(x, "D"); y -= 12.2
    tt = tot(g); lab = {"CC": "Climate subtotal / avg.", "DU": "Drive-up subtotal / avg.", "RV": "RV & boat subtotal / avg.", "PK": "Parking subtotal / avg."}[g[0]["code"][:2]]
    cv.setStrokeColor(dark); cv.setLineWidth(.4); cv.line(26, y + 8.6, 806, y + 8.6); cv.setFont("DO", 7.6); cv.drawString(92, y, lab); line(tt, "DO"); totals.append({"label": lab, **tt}); y -= 15.5
tt = tot(allr); cv.setFillColor(teal); cv.rect(26, y - 4.2, 780, 14, stroke=0, fill=1); cv.setFillColor(white); cv.setFont("DB", 7.8); cv.drawString(30, y, "TOTAL / WEIGHTED AVERAGE"); line(tt, "DB"); totals.append({"label": "TOTAL / WEIGHTED AVERAGE", **tt})
# side facts
cv.setFillColor(sand); cv.rect(822, 62, 120, H - 130, stroke=0, fill=1); cv.setFillColor(teal); cv.setFont("DB", 9); cv.drawString(832, H - 88, "AT A GLANCE")
yy = H - 106
storage_sf = sum(x["total_sf"] for x in allr if not x["code"].startswith("PK"))
for a, b in (("Year built", "2009 / exp. 2018"), ("Site", "7.42 acres"), ("Buildings", "9"), ("Enclosed NRSF", f"{storage_sf:,}"), ("Enclosed units", f"{sum(x['units'] for x in allr if not x['code'].startswith('PK'))}"), ("Parking spaces", f"{sum(x['units'] for x in allr if x['code'].startswith('PK'))}"), ("Climate share", f"{sum(x['total_sf'] for x in groups[0][1])/storage_sf*100:.0f}% of encl."), ("Rate increase", "Avg. 8.5% at 7th mo."), ("Gate hours", "6 am – 10 pm")):
    cv.setFillColor(dark); cv.setFont("D", 7); cv.drawString(832, yy, a); cv.setFont("DB", 8.4); cv.drawString(832, yy - 11, b); yy -= 30
cv.setFont("DO", 6.6); cv.setFillColor(dark); cv.drawString(30, 34, "In-place averages are per occupied unit, net of concessions; street rates per walk-in rate sheet effective 6/15/2026. NRSF includes uncovered parking. Group averages are weighted by units."); cv.setFont("D", 7); cv.drawRightString(W - 30, 20, "14")
cv.save()
ren = lambda d: {("other:INVENTORY % of NRSF" if k == "pct" else k): v for k, v in d.items()}
save_truth(FILE, "UM", ["other:INVENTORY % of NRSF" if k == "pct" else k for k in COL], [ren(x) for x in allr], [ren(x) for x in totals])
print("y end", y)
