from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
D = "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-"
for n, f in (("LN", "Regular"), ("LNB", "Bold"), ("LNI", "Italic")): pdfmetrics.registerFont(TTFont(n, D + f + ".ttf"))
W, H = 595, 842; O = HC("#b4441e")
d = Doc("cycling_agm_agenda"); c = canvas.Canvas(d.name + ".pdf", pagesize=(W, H))
c.setFillColor(O); c.rect(0, 0, 18, H, stroke=0, fill=1); c.setFont("LNB", 24); c.drawString(50, 780, "General Assembly 2024"); c.setFillColor("black")
c.setFont("LN", 11); c.drawString(50, 762, "Cycling Union of the Lake Cantons, Saturday 23 March, Velodrome Murgen, Hall B")
t = Tab(c, d, 1, 50, 98, [62, 24, 235, 120, 54], "lllll", H, "LN", "LNB", 9.5, py=3.4)
t.row(["Time", "", "Item", "Introduced by", "Paper"], b=1, col=O)
ag = [("09:00", "", "Registration and coffee", "", ""), ("09:45", "1", "Welcome and roll call of the clubs", "President", ""), ("09:55", "2", "Minutes of the assembly of 25 March 2023", "Secretary", "GA 24/1"), ("10:05", "3", "Annual report: racing, youth, women's programme, mountain bike and gravel", "Heads of section", "GA 24/2"), ("10:50", "4", "Accounts 2023 and auditors' report", "Treasurer; Ms Blaser (auditor)", "GA 24/3"), ("11:10", "5", "Discharge of the board", "Auditor", ""),
      ("11:20", "", "Break", "", ""), ("11:40", "6", "Motions of the clubs (see the result of the written vote below)", "Movers, five minutes each", "GA 24/4a-d"), ("12:25", "7", "Licence fees and budget 2025", "Treasurer", "GA 24/5"), ("12:40", "8", "Elections: president, two board members, one substitute auditor", "Returning officer", "GA 24/6"), ("13:00", "9", "Honours", "President", ""), ("13:10", "10", "Any other business", "", ""), ("13:30", "", "Lunch in the track centre", "", "")]
for r in ag: t.row(list(r), font="LNI" if not r[1] else "LN")
t.layout(); t.hl(1, 1, col=O)
for i in range(2, len(t.rows) + 1): t.hl(i, .25, col=HC("#999999"))
t.text()
y = t.bottom + 36
c.setFont("LNB", 13); c.setFillColor(O); c.drawString(50, H - y, "Written vote on the motions"); c.setFillColor("black")
V = [("M1", "Women's and men's prize money equal from category B up", 61, 9, 4), ("M2", "Helmet cameras allowed in mass-start races", 22, 47, 5), ("M3", "One club licence fee whatever the number of members", 31, 38, 5), ("M4", "Calendar closes on 30 November", 58, 6, 10)]
t = Tab(c, d, 1, 50, y + 10, [30, 215, 44, 44, 52, 44, 66], "llrrrrc", H, "LN", "LNB", 9.5, py=3)
t.row(["No.", "Motion", "For", "Against", "Abstained", "Cast", "Carried"], b=1, col=HC("#ffffff"))
for n, m, a, b, e in V: t.row([n, m, str(a), str(b), str(e), str(a + b + e), "Yes" if a > b else "No"])
t.layout(); t.fill(0, 0, HC("#555555")); [t.fill(i, i, HC("#f3e6e0")) for i in (1, 3)]; t.text()
yb = H - t.bottom - 12
para(c, "74 clubs hold a vote; a simple majority of the votes for and against decides.", 50, yb, 490, "LNI", 8.5, 10)
# two columns: prose left, narrow table right
yb -= 34
c.setFont("LNB", 13); c.setFillColor(O); c.drawString(50, yb, "Licence fees proposed under item 7"); c.setFillColor("black")
para(c, "The board proposes to raise adult licences by about four percent and to leave the youth licences where they are. The day licence becomes dearer, since its insurance premium rose by a third. Clubs that bring five or more new youth licences get the club fee back.", 50, yb - 18, 230, "LN", 10, 12.5, True)
para(c, "The fees were last changed in 2021. If the proposal fails, the present fees stay in force for another year and the deficit of 11,400 francs is met from the reserve.", 50, yb - 98, 230, "LN", 10, 12.5, True)
t = Tab(c, d, 1, 310, H - yb + 8, [95, 48, 48, 44], "lrrr", H, "LN", "LNB", 9, py=2.2)
t.row(["CHF", "2024", "2025", "+/-"], b=1)
for n, a, b in (("Elite", 160, 166), ("Amateur, Masters", 125, 130), ("Under 19", 70, 70), ("Under 17", 40, 40), ("Gravel and MTB", 95, 99), ("Day licence", 15, 20), ("Club", 300, 312)):
    t.row([n, str(a), str(b), f"{(b-a)/a*100:+.1f}%" if a != b else "–"])
t.layout(); t.hl(0, .8); t.hl(1, .4); t.hl(len(t.rows), .8); t.text()
# reply form
c.setFont("LNB", 10); c.drawString(50, 92, "I will attend"); c.rect(110, 90, 9, 9); c.drawString(140, 92, "I will stay for lunch"); c.rect(230, 90, 9, 9); c.drawString(260, 92, "Vegetarian"); c.rect(312, 90, 9, 9)
c.setFont("LN", 9); c.drawString(50, 68, "Club"); c.line(75, 66, 280, 66); c.drawString(300, 68, "Delegate"); c.line(340, 66, 545, 66)
c.showPage(); c.save(); d.save()
