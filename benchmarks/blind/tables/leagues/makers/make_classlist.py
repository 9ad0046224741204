from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
W, H = 595, 842
d = Doc("class_lists_year7"); c = canvas.Canvas(d.name + ".pdf", pagesize=(W, H))
c.setFont("Helvetica-Bold", 15); c.drawString(40, 795, "Year 7 class lists, September 2024")
c.setFont("Helvetica", 8.5); c.drawString(40, 780, "Brookfell Academy. H = house (A Ash, B Beech, O Oak, R Rowan). Lang = first language chosen. SEN = support plan in place.")
A = "Abbott, Freya|Ahmadi, Sorin|Bellweather, Tom|Byrne, Aoife|Castell, Nuria|Chukwu, David|Dacre, Imogen|Ellison, Max|Fenn, Harriet|Gorski, Adam|Haldane, Ruth|Ivens, Caleb|Jessop, Lily|Kaur, Simran|Lomas, Ethan|Marchetti, Gia|Nwosu, Grace|Oakden, Felix|Pryce, Gwen|Quist, Anton|Rahimi, Leila|Sallow, Jude|Tremayne, Kit|Udall, Poppy|Varga, Zsofia|Wyke, Samuel".split("|")
B = "Alder, Rosa|Bannister, Joel|Chow, Mei|Corrie, Finlay|Dunmore, Elsie|Eze, Chidi|Farrow, Nell|Grant, Oscar|Hughes, Cerys|Idris, Yusuf|Jarrold, Amy|Kemble, Noah|Lisle, Clara|Moffat, Hamish|Nolan, Orla|Osei, Kwame|Penrose, Jago|Reith, Isla|Soames, Hugo|Tandy, Bea|Usher, Milo|Vance, Tilly|Whitlock, Ned|Yarrow, Skye".split("|")
import random; random.seed(12)
for x, nm, tut, L in ((40, "7A", "Mr Hollis, room 12", A), (310, "7B", "Mrs Adeyemi, room 14", B)):
    c.setFont("Helvetica-Bold", 11); c.drawString(x, 752, nm); c.setFont("Helvetica", 9); c.drawString(x + 24, 752, tut)
    t = Tab(c, d, 1, x, 98, [20, 92, 50, 18, 36, 28], "rllclc", H, size=8, py=2.5)
    t.row(["No", "Name", "Born", "H", "Lang", "SEN"], b=1)
    for i, n in enumerate(L):
        t.row([str(i + 1), n, f"{random.randint(1,28):02d}.{random.randint(1,12):02d}.{random.choice(['12','13'])}", random.choice("ABOR"), random.choice(["French", "German", "Span."]), random.choice(["", "", "", "yes", ""])])
    t.layout(); t.hl(1, .7)
    if nm == "7B": [t.fill(i, i, HC("#eef1f6")) for i in range(2, len(t.rows), 2)]
    t.text()
# summary with totals: ties to the lists
y = 98 + 14.6 * 27 + 34
cnt = {}
for ti, nm in ((0, "7A"), (1, "7B")):
    hs = {r: {} for r in range(1, 40)}
    for r, k, _, _, v in d.tables[ti]["cells"]:
        if r and k in (3, 4, 5): cnt[nm, v] = cnt.get((nm, v), 0) + 1
c.setFont("Helvetica-Bold", 11); c.drawString(40, H - y, "Summary by house, language and support")
t = Tab(c, d, 1, 40, y + 12, [60, 45, 45, 45, 45, 50, 50, 50, 60, 60], "lrrrrrrrrr", H, size=8, py=3)
t.row([{"t": "Class", "rs": 2, "va": "b"}, {"t": "House", "cs": 4, "a": "c"}, {"t": "Language", "cs": 3, "a": "c"}, {"t": "Support\nplan", "rs": 2, "va": "b"}, {"t": "Pupils", "rs": 2, "va": "b"}], b=1)
t.row(["", "A", "B", "O", "R", "French", "German", "Span.", "", ""], b=1)
keys = ["A", "B", "O", "R", "French", "German", "Span.", "yes"]; tot = [0] * 9
for nm, L in (("7A", A), ("7B", B)):
    v = [cnt.get((nm, k), 0) for k in keys] + [len(L)]; tot = [p + q for p, q in zip(tot, v)]; t.row([nm, *map(str, v)])
t.row(["Year 7", *map(str, tot)], b=1)
t.layout(); t.fill(0, 1, HC("#e3e3e3")); t.box(.4); t.text()
yy = H - t.bottom - 40
# a small form: label and blank
c.setFont("Helvetica-Bold", 10); c.drawString(40, yy, "Change of details (return to the office)"); c.setFont("Helvetica", 8.5)
for i, (a, x, w) in enumerate((("Pupil's name", 40, 200), ("Class", 330, 60), ("New telephone", 40, 140), ("Signed", 330, 150))):
    yv = yy - 26 - 24 * (i // 2); c.drawString(x, yv, a); c.setLineWidth(.5); c.line(x + 70, yv - 3, x + 70 + w * .8, yv - 3)
c.showPage(); c.save(); d.save()
