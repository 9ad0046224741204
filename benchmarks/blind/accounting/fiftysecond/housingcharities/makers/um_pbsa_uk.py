# UM 1 (PDF): UK student accommodation schedule, brochure-like, two blocks, portrait, DejaVu Condensed, colour bands
import os
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from common import *
FILE = "Accommodation_Schedule_2026-27_Tideway.pdf"
# type, code, rooms, beds, occupied beds, sq ft, weekly rent p, weeks
B = [("Heron House (Block A)", [("Classic En-suite", "CE", 84, 84, 81, 135, 16250, 44), ("Classic En-suite Ground Floor", "CE-G", 12, 12, 9, 135, 15500, 44), ("Premium En-suite", "PE", 46, 46, 46, 156, 17775, 44), ("Accessible En-suite", "AC", 6, 6, 4, 226, 16250, 44), ("Twin Room", "TW", 9, 18, 14, 215, 12450, 44), ("Studio", "ST", 22, 22, 19, 231, 22900, 51)]),
     ("Kestrel House (Block B)", [("Shared-bathroom Single", "SB", 58, 58, 52, 108, 13325, 40), ("Classic En-suite", "CE", 63, 63, 60, 138, 16450, 44), ("Studio", "ST", 17, 17, 17, 242, 23100, 51), ("Deluxe Studio", "DS", 8, 8, 6, 288, 26400, 51), ("Couples' Studio", "CS", 5, 10, 8, 301, 15250, 51)]),
     ("Wharf Cottages (Townhouses)", [("4-bed Townhouse Room", "T4", 24, 24, 24, 147, 15900, 48), ("6-bed Townhouse Room", "T6", 36, 36, 33, 141, 15125, 48), ("Warden's Flat", "WF", 2, 4, 4, 560, None, None)])]
K = ["units", "beds", "occupied", "vacant", "pct_occ", "sf", "other:Weekly rent £", "other:Weeks", "annual"]
def make():
    rows, totals, L = [], [], []; G = [0] * 5
    def tot(lab, S):
        r, b, o, ar, an = S
        v = [r, b, o, b - o, round(o / b * 100, 1), round(ar / r), None, None, an / 100]
        totals.append({"label": lab, **dict(zip(K, v))}); return ("T", lab, "", v)
    for blk, ts in B:
        L.append(("H", blk)); S = [0] * 5
        for t, c, r, b, o, sf, w, wk in ts:
            an = b * w * wk if w else 0
            v = [r, b, o, b - o or None, round(o / b * 100, 1), sf, w and w / 100, wk, an / 100 or None]
            S = [x + y for x, y in zip(S, (r, b, o, r * sf, an))]
            rows.append({"type": t, "code": c, **dict(zip(K, v))}); L.append(("R", t, c, v))
        L.append(tot("Sub-total", S)); G = [x + y for x, y in zip(G, S)]
    L.append(tot("Tideway Village", G)); L[-1] = ("G",) + L[-1][1:]
    draw(L); save(FILE, "UM", K, rows, totals)
def draw(L):
    reg(("D", "DejaVuSansCondensed.ttf"), ("DB", "DejaVuSansCondensed-Bold.ttf"), ("DI", "DejaVuSansCondensed-Oblique.ttf"))
    W, H = A4; c = canvas.Canvas(os.path.join(DOC, FILE), pagesize=A4, invariant=1)
    teal = (0, .42, .45)
    c.setFillColorRGB(*teal); c.rect(0, H - 92, W, 92, fill=1, stroke=0); c.setFillColorRGB(1, 1, 1)
    c.setFont("DB", 20); c.drawString(36, H - 48, "Tideway Student Village"); c.setFont("D", 11); c.drawString(36, H - 68, "Accommodation schedule and income at full letting, academic year 2026/27"); c.setFillColorRGB(0, 0, 0)
    c.setFont("D", 8.2); y = H - 116
    for t in ("The Village is owned by the Tideway Foundation for Students (charity) and let direct to students of the two universities. Rents are per bed,", "per week, and include utilities, broadband and contents insurance. Occupancy is the position at 19 October 2026. Income is beds × weekly", "rent × weeks at 100% letting; the Warden's flats are rent-free."):
        c.drawString(36, y, t); y -= 12
    X = [248, 281, 319, 355, 397, 433, 476, 508, 560]
    y -= 16; c.setFillColorRGB(.85, .93, .93); c.rect(36, y - 20, 524 + 4, 36, fill=1, stroke=0); c.setFillColorRGB(*teal); c.setFont("DB", 8)
    c.drawCentredString((281 + 397) / 2 - 8, y + 6, "Beds"); c.setStrokeColorRGB(*teal); c.setLineWidth(.6); c.line(258, y + 2, 397, y + 2)
    c.drawString(40, y - 12, "Room type"); c.drawString(180, y - 12, "Ref")
    for x, a, b in zip(X, ["", "", "", "", "", "Avg", "Weekly", "", "Annual"], ["Rooms", "Total", "Occ'd", "Void", "% occ", "sq ft", "rent £", "Weeks", "income £"]):
        if a: c.drawRightString(x, y - 3, a)
        c.drawRightString(x, y - 12, b)
    c.setFillColorRGB(0, 0, 0); y -= 34
    F = [lambda v: format(v, ",")] * 4 + [lambda v: "%.1f%%" % v, lambda v: format(v, ","), lambda v: "%.2f" % v, str, lambda v: format(round(v), ",")]
    k = 0
    for l in L:
        if l[0] == "H":
            c.setFont("DB", 9.5); c.setFillColorRGB(*teal); c.drawString(40, y, l[1]); c.setFillColorRGB(0, 0, 0); y -= 16; k = 0; continue
        b = l[0] != "R"
        if l[0] == "G": c.setFillColorRGB(*teal); c.rect(36, y - 6, 528, 18, fill=1, stroke=0); c.setFillColorRGB(1, 1, 1)
        elif b: c.setStrokeColorRGB(*teal); c.line(36, y + 10.5, 564, y + 10.5)
        c.setFont("DB" if b else "D", 8.5); c.drawString(40, y, l[1]); c.drawString(180, y, l[2])
        for x, f, v in zip(X, F, l[3]):
            if v is not None: c.drawRightString(x, y, f(v))
            elif not b: c.drawRightString(x, y, "–")
        c.setFillColorRGB(0, 0, 0); y -= 26 if b else 15
    y -= 10; c.setFont("DB", 9); c.drawString(36, y, "Rent tiers and tenancy lengths"); y -= 14; c.setFont("D", 8.5)
    for t in ("• 40-week tenancies run 19 September to 26 June; 51-week tenancies include the summer.", "• Summer conference lets (c. £148,000 in 2026) are not in the table.", "• A 2.5% early-bird reduction applied to 61 beds booked before 1 March 2026; rents shown are before it."): c.drawString(42, y, t); y -= 12.5
    c.setFont("DI", 7.5); c.drawString(36, 30, "Averages are weighted by rooms. For information only; not an offer."); c.drawRightString(564, 30, "Tideway Foundation – Estates & Lettings – October 2026")
    c.save()
if __name__ == "__main__": make()
