"""UM 3: Rent Manager unit type availability, two-community portfolio, PDF portrait; grouped header, weighted averages."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor
NAME = "um_tallgrass_rentmanager"
fonts()
# type|sf|occ no notice|occ notice|vac rented|vac not rented|down|market|avg actual
P = [("Tallgrass Village (TGV)", """STU - Efficiency|468|7|1|0|0|0|795|771.25
1X1 - One Bed Classic|620|29|2|1|2|0|925|893.40
1X1R - One Bed Refreshed|620|15|0|1|0|1|1015|1002.67
2X1 - Two Bed|812|33|3|0|4|1|1080|1041.18
2X1.5 TH - Townhome|1040|18|1|1|0|0|1245|1198.50
3X2 - Three Bed|1155|8|0|0|1|0|1420|1377.50"""),
("Sumac Court (SUM)", """1/1 Garden|595|22|1|0|1|0|890|858.13
1/1 Patio|640|10|0|1|1|0|935|905.90
2/1 Garden|798|26|2|1|3|0|1035|1002.46
2/2 Corner|905|11|1|0|0|1|1130|1096.83
Employee Unit|798|1|0|0|0|0|1035|0""")]
K = ["units", "sf", "other:Occupied No Notice", "other:Occupied On Notice", "other:Vacant Rented", "other:Vacant Not Rented", "down", "pct_occ", "pct_leased", "market", "actual"]
T = Truth(NAME, "UM", K)
c = canvas.Canvas(path(NAME, "pdf"), pagesize=letter); W, H = letter
X = [176, 208, 256, 302, 338, 392, 420, 458, 498, 540, 584]; blue = HexColor("#1c4e80")
c.setFont("NarB", 17); c.setFillColor(blue); c.drawString(28, H - 48, "Unit Type Availability Summary")
c.setFont("Nar", 9.5); c.setFillColor(HexColor("#333333")); c.drawString(28, H - 62, "Tallgrass Portfolio Partners LLLP"); c.drawRightString(W - 28, H - 46, "As of 12/31/2025"); c.drawRightString(W - 28, H - 58, "Printed 1/12/2026 9:31 AM by MWHITLEY")
y = H - 92
c.setFont("NarB", 9.5); c.setFillColor(blue)
c.setStrokeColor(blue); c.setLineWidth(.8)
for a, b, t in ((216, 303, "Occupied"), (312, 393, "Vacant"), (434, 499, "Percent"), (510, 584, "Average")):
    c.drawCentredString((a + b) / 2, y + 13, t); c.line(a, y + 10, b, y + 10)
c.setFont("NarB", 9)
for x, t in zip(X, ["Units", "Sq Ft", "No Notice", "On Notice", "Rented", "Not Rented", "Down", "Occ", "Leased", "Market", "Actual"]): c.drawRightString(x, y, t)
c.drawString(28, y, "Unit Type"); c.setLineWidth(1.2); c.line(28, y - 4, W - 28, y - 4); y -= 20
def fm(v): return [f"{v[0]}", f"{v[1]:,}" if v[1] is not None else "", *[f"{q}" for q in v[2:7]], f"{v[7]:.1f}%", f"{v[8]:.1f}%", f"{v[9]:,.2f}", f"{v[10]:,.2f}"]
def show(lab, v, b=False):
    c.setFont("NarB" if b else "Nar", 9.5); c.setFillColor(HexColor("#111111")); c.drawString(28 if b else 36, y, lab)
    for x, s in zip(X, fm(v)): c.drawRightString(x, y, s)
def agg(R):
    s = [sum(q[i] for q in R) for i in (0, 2, 3, 4, 5, 6)]; occ = s[1] + s[2]
    return [s[0], None, *s[1:], round(100 * occ / s[0], 1), round(100 * (s[1] + s[3]) / s[0], 1), r2(sum(q[0] * q[9] for q in R) / s[0]), r2(sum((q[2] + q[3]) * q[10] for q in R) / occ)]
ALL = []
for p, t in P:
    c.setFont("NarB", 10.5); c.setFillColor(blue); c.drawString(28, y, p); y -= 15; R = []
    for l in t.split("\n"):
        n, sf, a, b, d, e, dn, m, ac = l.split("|"); a, b, d, e, dn = map(int, (a, b, d, e, dn)); u = a + b + d + e + dn
        v = [u, int(sf), a, b, d, e, dn, round(100 * (a + b) / u, 1), round(100 * (a + d) / u, 1), float(m), float(ac)]
        show(n, v); R.append(v); T.row(type=n, **dict(zip(K, v))); y -= 14
    c.setLineWidth(.5); c.line(155, y + 10.5, W - 28, y + 10.5); v = agg(R); show(p.split(" (")[0] + " Totals", v, True); T.total(p.split(" (")[0] + " Totals", dict(zip(K, v))); ALL += R; y -= 24
v = agg(ALL); c.setFillColor(HexColor("#e3ebf3")); c.rect(28, y - 5, W - 56, 17, stroke=0, fill=1); show("Report Totals", v, True); T.total("Report Totals", dict(zip(K, v)))
c.setFont("Nar", 8.5); c.setFillColor(HexColor("#555555"))
for i, s in enumerate(["Occ = occupied units / total units.  Leased = (occupied without notice + vacant rented) / total units.", "Average Market is weighted by all units; Average Actual by occupied units. Employee unit is occupied rent-free."]): c.drawString(28, y - 24 - 11 * i, s)
c.drawString(28, 26, "rmavail v12.1125"); c.drawRightString(W - 28, 26, "Page 1")
c.save(); print(v)
T.save("pdf", "MULTIFAMILY", "management company (Rent Manager)", "Rent Manager availability by unit type, grouped two-line header, two communities, one-decimal percents", True)
