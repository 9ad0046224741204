from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
import random; random.seed(31)
W, H = 595, 842
d = Doc("lake_cantons_meet_results"); c = canvas.Canvas(d.name + ".pdf", pagesize=(W, H))
# p1: two columns of heats, tiny type, side by side open tables
c.setFont("Helvetica-Bold", 13); c.drawString(36, 808, "Lake Cantons Open, results day 2"); c.setFont("Helvetica", 7.5); c.drawRightString(559, 808, "Stadium Seefeld, 15 June 2024, 22 °C")
c.setLineWidth(1.5); c.line(36, 801, 559, 801)
fn = "Keller Brunner Okoye Lindt Farrell Meyer Sorensen Dubois Costa Novak Hirt Abebe Walsh Roth Tanner Zeller Marti Diallo Frei Imhof Koch Nunez Pavlov Wyss Egli Odermatt Bianchi Suter Graf Hunziker Lopez Jansen Vogt Aziz Weber Moser".split()
ini = "ABCDEFGJKLMNPRST"; clubs = ["LC Murgen", "TV Aarfeld", "BTV Chur", "STB Kern", "LAC Vorst", "US Ascona", "LV Thal"]
def ath(): return f"{random.choice(fn)} {random.choice(ini)}."
def heat(x, top, title, rows, page=1, wind=None):
    c.setFont("Helvetica-Bold", 8.5); c.drawString(x, H - top, title)
    if wind: c.setFont("Helvetica", 7); c.drawRightString(x + 250, H - top, wind)
    t = Tab(c, d, page, x, top + 4, [22, 20, 78, 62, 38, 30], "rcllrl", H, size=7.5, py=1.6)
    t.row(["Rk", "Ln", "Athlete", "Club", "Time", "Note"], font="Helvetica-Oblique")
    for r in rows: t.row(r)
    t.layout(); t.hl(1, .3); t.text(); return t.bottom
def gen(base, spread, n, w=False):
    ts = sorted(base + random.random() * spread for _ in range(n)); lanes = random.sample(range(1, 9), n); out = []
    for i, s in enumerate(ts):
        f = f"{s:.2f}" if s < 60 else f"{int(s//60)}:{s%60:05.2f}"
        out.append([str(i + 1), str(lanes[i]), ath(), random.choice(clubs), f, "Q" if i < 2 else random.choice(["q", "", "", "PB", "SB"])])
    if random.random() < .6: out[-1][0] = ""; out[-1][4] = random.choice(["DNF", "DNS", "DQ"]); out[-1][5] = ""
    return out
for x, ev in ((36, [("100 m women, heat 1", 11.6, 1.0, 8, "Wind +0.8"), ("100 m women, heat 2", 11.5, 1.1, 7, "Wind -0.3"), ("100 m women, heat 3", 11.7, 1.0, 8, "Wind +1.4")]), (309, [("800 m men, heat 1", 108, 6, 8, None), ("800 m men, heat 2", 107, 8, 8, None), ("110 m hurdles men, final", 13.7, 1.2, 6, "Wind +2.3")])):
    y = 60
    for ti, b, s, n, w in ev: y = heat(x, y, ti, gen(b, s, n), 1, w) + 24
    print(y)
# field event across the page: attempts, ruled lightly, two lines per athlete avoided
y = 480
c.setFont("Helvetica-Bold", 8.5); c.drawString(36, H - y, "Long jump men, final (metres, wind in brackets)")
t = Tab(c, d, 1, 36, y + 5, [26, 92, 66, 48, 48, 48, 48, 48, 48, 51], "cllccccccr", H, size=7.5, py=2.4)
t.row([{"t": "Rank", "rs": 2}, {"t": "Athlete", "rs": 2}, {"t": "Club", "rs": 2}, {"t": "Attempt", "cs": 6, "a": "c"}, {"t": "Best", "rs": 2, "a": "c"}], b=1, va="m")
t.row(["", "", "", "1", "2", "3", "4", "5", "6", ""], b=1)
res = []
for i in range(9):
    v = [None if random.random() < .25 else round(7.0 + random.random() * .75, 2) for _ in range(6)]
    if all(q is None for q in v[:3]): v[1] = 7.11
    res.append((ath(), random.choice(clubs), v))
res.sort(key=lambda r: -max(q for q in r[2][:3] if q))
res = [(a, b, v if i < 8 else v[:3] + ["", "", ""]) for i, (a, b, v) in enumerate(res)]
res.sort(key=lambda r: -max(q for q in r[2] if q))
for i, (a, b, v) in enumerate(res):
    t.row([str(i + 1), a, b, *("" if q == "" else "x" if q is None else f"{q:.2f} ({random.uniform(-1.2, 1.9):+.1f})" for q in v), f"{max(q for q in v if q):.2f}"])
t.layout(); t.fill(0, 1, HC("#dfe7ef")); t.box(.3, HC("#777777")); t.text()
para(c, "Q qualified by place, q by time, PB personal best, SB season's best, x no valid mark. The athlete in ninth place after three rounds has no further attempts.", 36, H - t.bottom - 11, 523, "Helvetica", 6.5, 8.5)
c.setFont("Helvetica", 6.5); c.drawString(36, 24, "Printed 15.06.2024 18:42"); c.drawRightString(559, 24, "Page 1 of 2"); c.showPage()
# p2: landscape page with a 14-column decathlon table
W, H = 842, 595; c.setPageSize((W, H))
c.setFont("Times-Bold", 15); c.drawString(40, 555, "Decathlon men, final classification"); c.setFont("Times-Roman", 9); c.drawString(40, 541, "Points by event; the marks are in the online version. Leader of each event in bold.")
ev = ["100 m", "Long\njump", "Shot\nput", "High\njump", "400 m", "110 m\nhurdles", "Discus", "Pole\nvault", "Javelin", "1500 m"]
t = Tab(c, d, 2, 40, 66, [26, 104, 44] + [49] * 10 + [56], "rlc" + "r" * 11, H, "Times-Roman", "Times-Bold", 9.5, py=3)
t.row(["", "", "", {"t": "First day", "cs": 5, "a": "c"}, {"t": "Second day", "cs": 5, "a": "c"}, ""], b=1)
t.row(["Pl.", "Athlete", "Nat."] + ev + ["Points"], b=1, va="b")
A = []
for nm in ["Roth Severin", "Okafor Emeka", "Lindholm Isak", "De Wael Bram", "Marti Jonas", "Silva Caio", "Novotný Petr", "Haas Florian", "McArdle Sean", "Ito Daichi", "Ferri Luca"]:
    A.append((nm, random.choice(["SUI", "NGR", "SWE", "BEL", "BRA", "CZE", "GER", "IRL", "JPN", "ITA"]), [random.randint(640, 930) for _ in range(10)]))
nat = dict(zip([a[0] for a in A], "SUI NGR SWE BEL SUI BRA CZE GER IRL JPN ITA".split()))
A[-1] = (A[-1][0], "", A[-1][2][:6] + [0] * 4)
best = [max(a[2][k] for a in A) for k in range(10)]
fin = sorted(A[:-1], key=lambda a: -sum(a[2]))
for i, (n, _, v) in enumerate(fin):
    t.row([f"{i+1}.", n, nat[n]] + [{"t": str(q), "f": "Times-Bold" if q == best[k] else "Times-Roman"} for k, q in enumerate(v)] + [{"t": f"{sum(v):,}".replace(",", "’") if 0 else f"{sum(v)}", "f": "Times-Bold"}])
n, _, v = A[-1]; t.row(["", n, nat[n]] + [str(q) for q in v[:6]] + ["–", "", "", "", "DNF"])
t.layout(); t.hl(0, 1); t.hl(1, .4, 3, 7, inset=5); t.hl(1, .4, 8, 12, inset=5); t.hl(2, .6); t.hl(5, .3); t.hl(len(t.rows) - 1, .3); t.hl(len(t.rows), 1); t.text()
b = t.bottom + 40
c.setFont("Times-Bold", 11); c.drawString(40, H - b, "Medals by club after day 2"); c.drawString(330, H - b, "Records set"); 
t = Tab(c, d, 2, 40, b + 8, [110, 36, 36, 36, 42], "lrrrr", H, "Times-Roman", "Times-Bold", 9.5, py=2)
t.row(["Club", "Gold", "Silver", "Bronze", "All"], b=1)
M = [("LC Murgen", 6, 3, 4), ("STB Kern", 4, 5, 2), ("TV Aarfeld", 2, 2, 5), ("LAC Vorst", 1, 3, 1), ("US Ascona", 1, 0, 2), ("Other clubs", 2, 3, 2)]
for n, *v in M: t.row([n, *map(str, v), str(sum(v))])
s = [sum(m[i] for m in M) for i in (1, 2, 3)]; t.row(["Total", *map(str, s), str(sum(s))], b=1)
t.layout(); t.fill(0, 0, HC("#efe6c9")); t.fill(7, 7, HC("#efe6c9")); t.text()
t = Tab(c, d, 2, 330, b + 8, [92, 82, 50, 50, 198], "llrrl", H, "Times-Roman", "Times-Bold", 9.5, py=2)
t.row(["Event", "Athlete", "Old", "New", "Remark"], b=1)
for r in (("Pole vault women", "Graf M.", "4.41", "4.46", "Meeting record, second attempt"), ("3000 m steeple", "Abebe T.", "8:37.90", "8:31.22", "Stadium record; the pace was set by two club mates up to 2000 m"), ("Hammer men", "Pavlov K.", "71.08", "72.35", "Meeting record, subject to weighing of the implement"), ("4 × 100 m U20", "LC Murgen", "40.87", "40.61", "National club record")): t.row(list(r))
t.layout(); t.hl(0, .6); t.hl(1, .6); t.hl(len(t.rows), .6); t.text()
c.setFont("Times-Roman", 8); c.drawRightString(802, 24, "Page 2 of 2"); c.showPage(); c.save(); d.save()
