from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
W, H = 595, 842
d = Doc("volleyball_season_review"); c = canvas.Canvas(d.name + ".pdf", pagesize=(W, H))
# p1
c.setFont("Helvetica", 7); c.drawString(45, 815, "NORDMARK VOLLEYBALL FEDERATION"); c.drawRightString(550, 815, "Season Review 2023/24")
c.setFont("Times-Bold", 20); c.drawString(45, 780, "A title decided on the last weekend")
L = ("The men's Premier Division went to the last weekend for the third year running. Kronstad Volley and SK Ostby finished so close "
 "that a single set in the final round would have turned the table. The format, introduced two seasons ago, gives three points for a "
 "3-0 or 3-1 win and two for a win in the tie-break, with one point for the losing side.")
R = ("Attendance rose to 41,306 across the regular season, helped by the new hall in Ostby. The three promoted sides all stayed up, "
 "a first since the league was cut to ten clubs. The bottom club goes down directly and the ninth plays a tie over two legs against "
 "the runner-up of Division One.")
para(c, L, 45, 755, 240, "Times-Roman", 10, 12.5, True); para(c, R, 310, 755, 240, "Times-Roman", 10, 12.5, True)
clubs = ["Hallvik VK", "Kronstad Volley", "SK Ostby", "Brenna IL", "Fjordane Spikers", "Lindesund VBK", "TIF Voll", "Akershavn", "Sandnes Øst", "Mosvik 1922"]
import random; random.seed(4)
n = len(clubs); st = {k: [0] * 8 for k in clubs}
for i in range(n):
    for j in range(n):
        if i == j: continue
        p = .5 + (j - i) * .055 + .05
        hw = random.random() < p; ls = random.choice([0, 0, 1, 1, 2])
        a, b = (clubs[i], clubs[j]) if hw else (clubs[j], clubs[i])
        pw, pl = 75 + 15 * 0, 0
        for s in range(3): pw += 0; pl += random.randint(15, 23)
        for s in range(ls): pw += random.randint(17, 23); pl += 25
        for t, w, sw, sl, q, r_ in ((a, 1, 3, ls, pw, pl), (b, 0, ls, 3, pl, pw)):
            x = st[t]; x[0] += 1; x[1] += w; x[2] += 1 - w; x[3] += sw; x[4] += sl; x[5] += q; x[6] += r_
            x[7] += (3 if ls < 2 else 2) if w else (1 if ls == 2 else 0)
order = sorted(clubs, key=lambda k: (-st[k][7], -st[k][1]))
c.setFont("Helvetica-Bold", 9); c.drawString(45, 640, "Table 1.  Premier Division men, final standings after 18 rounds")
t = Tab(c, d, 1, 45, 210, [22, 128, 30, 30, 30, 40, 40, 50, 50, 48, 37], "rlrrrrrrrrr", H, size=8.5, py=3.2)
t.row(["", "", {"t": "Matches", "cs": 3, "a": "c"}, {"t": "Sets", "cs": 2, "a": "c"}, {"t": "Points played", "cs": 2, "a": "c"}, "", ""], b=1)
t.row(["#", "Club", "Pld", "W", "L", "Won", "Lost", "For", "Against", "Ratio", "Pts"], b=1)
for i, k in enumerate(order):
    x = st[k]; t.row([str(i + 1), k + (" (C)" if i == 0 else " (R)" if i == 9 else ""), *map(str, x[:5]), f"{x[5]:,}", f"{x[6]:,}", f"{x[5]/x[6]:.3f}", str(x[7])], b=(i == 0))
T = [sum(st[k][i] for k in clubs) for i in range(8)]
t.row(["", "All clubs", *map(str, T[:5]), f"{T[5]:,}", f"{T[6]:,}", "", str(T[7])], b=1)
t.layout(); t.hl(0, 1.2); t.hl(1, .4, 2, 4, inset=4); t.hl(1, .4, 5, 6, inset=4); t.hl(1, .4, 7, 8, inset=4); t.hl(2, .8); t.hl(10, .3, col=HC("#888888")); t.hl(12, .8); t.hl(13, 1.2); t.text()
para(c, "(C) champions, (R) relegated. Ratio is points for divided by points against. Club nine plays the relegation tie.", 45, H - t.bottom - 11, 500, "Helvetica-Oblique", 7, 9)
# chart left + small table right
y = H - t.bottom - 50
c.setFont("Helvetica-Bold", 9); c.drawString(45, y, "Figure 1.  Average attendance per home match"); c.drawString(330, y, "Table 2.  Individual leaders")
att = [812, 745, 690, 513, 498, 402, 377, 331, 297, 226]; by = y - 190
for g in range(0, 1000, 200):
    c.setStrokeColor(HC("#cccccc")); c.setLineWidth(.4); c.line(75, by + g * .17, 300, by + g * .17); c.setFont("Helvetica", 6.5); c.drawRightString(71, by + g * .17 - 2, str(g))
for i, a in enumerate(att):
    c.setFillColor(HC("#2b5c8a")); c.rect(80 + i * 22, by, 14, a * .17, stroke=0, fill=1); c.setFillColor("black"); c.setFont("Helvetica", 6)
    c.drawCentredString(87 + i * 22, by + a * .17 + 3, str(a)); c.drawCentredString(87 + i * 22, by - 9, order[i][:3].upper())
c.setStrokeColor("black"); c.line(75, by, 300, by)
t = Tab(c, d, 1, 330, H - y + 12, [92, 78, 50], "llr", H, size=8, py=2.6)
for sec, rows in (("Most points", [("Jonas Ekberg", "Kronstad", "431"), ("Tiago Reis", "Hallvik", "418"), ("Leif Aarseth", "Brenna", "372")]),
                  ("Aces per set", [("Mikkel Rud", "Ostby", "0.61"), ("Jonas Ekberg", "Kronstad", "0.55"), ("Pavel Hora", "TIF Voll", "0.52")]),
                  ("Blocks per set", [("Anders Lie", "Hallvik", "0.94"), ("Ole Tveit", "Akershavn", "0.87"), ("Samuel Kjær", "Fjordane", "0.80")])):
    t.row([{"t": sec, "cs": 3}], b=1, col=HC("#2b5c8a"))
    for r in rows: t.row(list(r))
t.layout(); [t.hl(i, .5) for i in (0, 4, 8, 12)]; t.text()
para(c, "Minimum 40 sets played for rate statistics.", 330, H - t.bottom - 11, 220, "Helvetica-Oblique", 7, 9)
c.setFont("Helvetica", 7); c.drawCentredString(W / 2, 30, "14"); c.showPage()
# p2: cross table + results, fully open
c.setFont("Helvetica", 7); c.drawString(45, 815, "NORDMARK VOLLEYBALL FEDERATION"); c.drawRightString(550, 815, "Season Review 2023/24")
c.setFont("Helvetica-Bold", 12); c.drawString(45, 785, "Women's Premier Division: head to head")
para(c, "Home sides read across, away sides down. A dagger marks a match awarded by the disciplinary panel.", 45, 768, 500, "Helvetica", 8.5, 11)
wc = [("Hallvik", "HAL"), ("Brenna", "BRE"), ("Ostby", "OST"), ("Lindesund", "LIN"), ("Voll", "VOL"), ("Kronstad", "KRO"), ("Elvegard", "ELV"), ("Mosvik", "MOS")]
t = Tab(c, d, 2, 45, 92, [85] + [52] * 8, "l" + "c" * 8, H, size=8.5, py=4)
t.row(["Home / Away"] + [b for _, b in wc], b=1, col=HC("#ffffff"))
for i, (a, _) in enumerate(wc):
    t.row([{"t": a, "f": "Helvetica-Bold"}] + ["–" if i == j else random.choice(["3-0", "3-1", "3-2", "2-3", "1-3", "0-3", "3-1"]) + ("†" if (i, j) in ((2, 5), (6, 1)) else "") for j in range(8)])
t.layout(); t.fill(0, 0, HC("#7a1f3d"))
for i in range(8): t.fill(i + 1, i + 1, HC("#e8d6dc"), i + 1, i + 1)
for i in range(1, 10): t.hl(i, .3, col=HC("#bbbbbb"))
t.text()
y0 = t.bottom + 40
c.setFont("Helvetica-Bold", 12); c.drawString(45, H - y0, "Cup rounds, results with set scores")
t = Tab(c, d, 2, 45, y0 + 12, [58, 92, 92, 36, 32, 32, 32, 32, 32, 57], "lllccccccr", H, font="Times-Roman", bold="Times-Bold", size=9, py=2)
t.row(["Date", "Home", "Away", "Sets", "1", "2", "3", "4", "5", "Attendance"], b=1)
def sets(w, l):
    out = []; seq = ["w"] * (w - 1) + ["l"] * l; random.shuffle(seq); seq.append("w")
    return seq
tot = 0
for sec, ms in (("Quarter-finals", [("10 Feb", "Hallvik", "Voll"), ("10 Feb", "Brenna", "Elvegard"), ("11 Feb", "Ostby", "Mosvik"), ("11 Feb", "Lindesund", "Kronstad")]),
                ("Semi-finals", [("2 Mar", "Hallvik", "Ostby"), ("3 Mar", "Lindesund", "Brenna")]), ("Third place", [("16 Mar", "Ostby", "Brenna")]), ("Final", [("17 Mar", "Hallvik", "Lindesund")])):
    t.row([{"t": sec, "cs": 10, "f": "Times-BoldItalic"}], py=4)
    for dt, a, b in ms:
        l = random.choice([0, 1, 2]); hw = random.random() < .6 or sec == "Final"
        sc = []
        for k, q in enumerate(sets(3, l)):
            hi, lo = (25, random.randint(16, 23)) if k < 4 else (15, random.randint(9, 13))
            sc.append(f"{hi}-{lo}" if (q == "w") == hw else f"{lo}-{hi}")
        sc += [""] * (5 - len(sc)); at = random.randint(310, 1900); tot += at
        t.row([dt, a, b, f"3-{l}" if hw else f"{l}-3", *sc, f"{at:,}"])
t.row(["Total", "", "", "", "", "", "", "", "", f"{tot:,}"], b=1, py=4)
t.layout(); t.hl(0, .8); t.hl(1, .8); t.hl(len(t.rows) - 1, .5); t.hl(len(t.rows), .8); t.text()
para(c, "† Result awarded. Source: competition office, match reports filed within 24 hours.", 45, H - t.bottom - 12, 500, "Times-Italic", 8, 10)
c.setFont("Helvetica", 7); c.drawCentredString(W / 2, 30, "15"); c.showPage(); c.save(); d.save()
