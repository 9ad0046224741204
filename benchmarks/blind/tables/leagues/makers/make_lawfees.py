from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
D = "/usr/share/fonts/truetype/liberation/LiberationSerif-"
for n, f in (("LS", "Regular"), ("LSB", "Bold"), ("LSI", "Italic")): pdfmetrics.registerFont(TTFont(n, D + f + ".ttf"))
W, H = 612, 792
d = Doc("harrow_pike_fee_schedule"); c = canvas.Canvas(d.name + ".pdf", pagesize=(W, H))
c.setFont("LSB", 17); c.drawString(54, 735, "HARROW PIKE & STOWE LLP"); c.setFont("LSI", 11); c.drawString(54, 718, "Schedule 2 to the engagement letter: fees and disbursements")
c.setLineWidth(1.2); c.line(54, 710, 558, 710)
y = para(c, "1.  Fixed fees are charged for the work listed in Part A and include all correspondence and up to two rounds of comments. Work outside the listed scope is charged at the hourly rates in Part B. Disbursements are passed on at cost.", 54, 690, 504, "LS", 10, 12.5, True)
c.setFont("LSB", 10.5); c.drawString(54, y - 8, "Part A.  Fixed fees")
t = Tab(c, d, 1, 54, H - y + 18, [34, 200, 150, 58, 62], "llll$", H, "LS", "LSB", 9, px=4, py=3)
t.row(["Item", "Service and scope", "Not included", "Payable", {"t": "Fee", "a": "r"}], b=1, va="m")
for r in [("A.1", "Incorporation of a company limited by shares, with standard articles and first board minutes", "Shareholders' agreement; bank account opening", "On filing", "$ 1,850"),
          ("A.2", "Review of one commercial lease up to 40 pages with a written summary of risks", "Negotiation with the landlord", "On delivery", "$ 2,400"),
          ("A.3", "Employment contract, executive level, including bonus annex", "Share option terms", "On delivery", "$ 1,200"),
          ("A.4", "Trade mark application in one class", "Oppositions and appeals; official fees, see Part C", "In advance", "$ 950"),
          ("A.5", "Debt recovery up to judgment in default, claim below $ 25,000", "Enforcement", "Half in advance", "$ 780"),
          ("A.6", "Uncontested probate, estate with no real property", "Tax returns", "On grant", "$ 3,100"),
          ("A.7", "Residential conveyance, purchase", "", "On closing", "$ 1,650"),
          ("A.8", "Residential conveyance, sale", "", "On closing", "$ 1,350"),
          ("A.9", "Notarial certificate, per document", "Apostille", "On signing", "$ 90")]: t.row(list(r))
t.layout(); t.fill(0, 0, HC("#e9e4d6")); t.box(.6); t.text()
y = H - t.bottom - 26
c.setFont("LSB", 10.5); c.drawString(54, y, "Part B.  Hourly rates by seniority and practice")
t = Tab(c, d, 1, 54, H - y + 8, [150, 59, 59, 59, 59, 59, 59], "lrrrrrr", H, "LS", "LSB", 9, py=2.4)
t.row(["", {"t": "Corporate", "cs": 2, "a": "c"}, {"t": "Litigation", "cs": 2, "a": "c"}, {"t": "Private client", "cs": 2, "a": "c"}], f=1, b=1)
t.row(["Fee earner", "2023", "2024", "2023", "2024", "2023", "2024"], b=1)
for r in [("Senior partner", 690, 725, 670, 710, 560, 590), ("Partner", 590, 620, 575, 610, 490, 515), ("Counsel", 520, 545, 505, 530, 430, 450), ("Associate, over 4 years", 430, 450, 415, 440, 355, 370), ("Associate, up to 4 years", 340, 355, 330, 345, 285, 300), ("Trainee", 195, 205, 190, 200, 165, 170), ("Paralegal and e-discovery", 160, 170, 175, 185, "–", "–")]:
    t.row([str(v) for v in r])
t.layout(); t.hl(0, 1); [t.hl(1, .4, a, a + 1, inset=4) for a in (1, 3, 5)]; t.hl(2, .6); t.hl(len(t.rows), 1); t.text()
para(c, "US dollars per hour, recorded in units of six minutes. Travel is charged at half the rate.", 54, H - t.bottom - 12, 504, "LSI", 8.5, 11)
c.setFont("LS", 8); c.drawCentredString(W / 2, 30, "Schedule 2, page 1 of 2"); c.showPage()
# p2: open two-level list with dot-free alignment + estimate with totals
c.setFont("LSB", 10.5); c.drawString(54, 735, "Part C.  Disbursements")
t = Tab(c, d, 2, 54, 66, [300, 90, 90], "lrd", H, "LS", "LSB", 10, py=2)
t.row(["Disbursement", "Unit", "US dollars"], b=1, font="LSI")
for sec, rows in (("Court and registry", [("Filing fee, district court", "claim", "405.00"), ("Certified copy of judgment", "copy", "12.50"), ("Company registry search", "search", "8.75"), ("Trade mark office, first class", "class", "350.00"), ("Each further class", "class", "250.00")]),
                  ("Office", [("Photocopies, black and white", "page", "0.15"), ("Photocopies, colour", "page", "0.60"), ("Scanning for disclosure", "page", "0.085"), ("Courier, same city", "trip", "24.00"), ("Courier, abroad", "kg", "68.20")]),
                  ("People", [("Sworn translation", "word", "0.22"), ("Process server", "address", "95.00"), ("Expert witness", "hour", "at cost"), ("Mileage", "mile", "0.67")])):
    t.row([{"t": sec, "f": "LSB"}, "", ""])
    for r in rows: t.row([{"t": r[0], "ind": 12}, r[1], r[2]])
t.layout(); t.text()
y = H - t.bottom - 34
c.setFont("LSB", 10.5); c.drawString(54, y, "Part D.  Estimate for the matter Pellworth v. Cray Marine, to first hearing")
t = Tab(c, d, 2, 54, H - y + 8, [150, 45, 45, 45, 66, 80, 72], "lrrr$$$", H, "LS", "LSB", 9, py=3.2, px=6)
t.row([{"t": "Phase", "rs": 2, "va": "b"}, {"t": "Hours", "cs": 3, "a": "c"}, {"t": "Fees", "rs": 2, "va": "b", "a": "r"}, {"t": "Disburse-ments".replace("-", ""), "rs": 2, "va": "b", "a": "r"}, {"t": "Total", "rs": 2, "va": "b", "a": "r"}], b=1)
t.row(["", "Partner", "Assoc.", "Paral.", "", "", ""], b=1)
tot = [0] * 6
ph = [("Case assessment and advice", 6, 10, 4, 0), ("Letter before action", 2, 5, 0, 24), ("Particulars of claim", 8, 22, 6, 405), ("Disclosure", 5, 30, 62, 1370), ("Witness statements (four)", 9, 28, 8, 380), ("Preparation of first hearing", 12, 18, 10, 95)]
for i, (n, p, a, q, di) in enumerate(ph):
    fee = p * 610 + a * 440 + q * 185; v = [p, a, q, fee, di, fee + di]; tot = [x + y_ for x, y_ in zip(tot, v)]
    m = "$ " if i == 0 else ""
    t.row([n, str(p), str(a), str(q) if q else "–", f"{m}{fee:,}", (f"{di:,}" if di else "–"), f"{m}{fee + di:,}"])
t.row(["Estimate", *map(str, tot[:3]), *(f"$ {v:,}" for v in tot[3:])], b=1)
t.layout(); t.hl(0, .8); t.hl(1, .4, 1, 3, inset=6); t.hl(2, .8); t.hl(len(t.rows) - 1, .5, 1); t.hl(len(t.rows), .6, 1); t.text()
c.setLineWidth(.6); yb = H - t.bottom - 2; c.line(t.xs[1], yb, t.right, yb)
para(c, "The estimate is not a cap. We will write to you when 80% of the amount for a phase has been used. Rates are the 2024 litigation rates of Part B for a partner, a senior associate and a paralegal.", 54, yb - 20, 484, "LS", 9, 11)
c.setFont("LS", 8); c.drawCentredString(W / 2, 30, "Schedule 2, page 2 of 2"); c.showPage(); c.save(); d.save()
