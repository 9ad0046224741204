from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
W, H = 595, 842
d = Doc("invoice_quill_marsh"); c = canvas.Canvas(d.name + ".pdf", pagesize=(W, H)); G = HC("#35424a")
c.setFillColor(G); c.rect(45, 770, 34, 34, stroke=0, fill=1); c.setFillColor("white"); c.setFont("Times-Bold", 18); c.drawCentredString(62, 781, "QM"); c.setFillColor(G)
c.setFont("Times-Roman", 16); c.drawString(88, 787, "Quill Marsh Advocates"); c.setFont("Helvetica", 7.5); c.drawString(88, 775, "14 Customs Wharf, Port Arden PA2 6LD"); c.setFont("Helvetica-Bold", 20); c.drawRightString(550, 782, "INVOICE"); c.setFillColor("black")
# boxes for one value each
for i, (l, v) in enumerate((("Invoice no.", "QM-24-1187"), ("Date", "30 April 2024"), ("Due", "30 May 2024"))):
    x = 330 + i * 75; c.setLineWidth(.5); c.roundRect(x, 720, 70, 30, 3); c.setFont("Helvetica", 6); c.drawString(x + 4, 741, l); c.setFont("Helvetica-Bold", 8.5); c.drawString(x + 4, 726, v)
for i, l in enumerate(("Nordmark Rowing Association", "Attn. the Treasurer", "Boathouse Lane 3", "NM-4410 Lindesund")): c.setFont("Helvetica", 9.5); c.drawString(45, 742 - 12.5 * i, l)
para(c, "Professional services in April 2024 on anti-doping appeal CAS-R 24/09 and the sponsorship contract with Fjordline Ferries.", 45, 672, 505, "Helvetica", 9, 12)
t = Tab(c, d, 1, 45, 202, [42, 34, 249, 45, 60, 75], "lclrrr", H, size=8.5, px=4, py=3)
t.row(["Date", "Who", "Work", "Hours", "Rate €", "Amount €"], b=1, col=HC("#ffffff"))
lines = [("02.04.", "HQ", "Review of the laboratory documentation package and call with Prof. Nyberg", 2.4, 310), ("03.04.", "SB", "Research on the burden of proof in strict liability cases", 3.1, 195), ("05.04.", "HQ", "Draft statement of appeal", 4.5, 310), ("08.04.", "SB", "Exhibits A1 to A27, index", 2.0, 195), ("11.04.", "TM", "Translation check of two witness statements", 1.2, 120),
         ("15.04.", "HQ", "Meeting with the athlete and the federation doctor, Lindesund (travel not charged)", 3.0, 310), ("18.04.", "SB", "Sponsorship contract: mark-up of termination and exclusivity clauses", 2.7, 195), ("22.04.", "HQ", "Call with counsel for Fjordline Ferries", 0.8, 310), ("26.04.", "HQ", "Final appeal brief and filing", 3.6, 310), ("29.04.", "TM", "Filing, service and docket update", 0.9, 120)]
tot = 0; hrs = 0
for a, b, w, h, r in lines: tot += round(h * r, 2); hrs += h; t.row([a, b, w, f"{h:.1f}", f"{r:.2f}", f"{h*r:,.2f}"])
t.row([{"t": "Total fees", "cs": 3, "a": "r"}, f"{hrs:.1f}", "", f"{tot:,.2f}"], b=1)
t.layout(); t.fill(0, 0, G)
for i in range(1, len(t.rows)): t.hl(i, .3, col=HC("#b5bcc0"))
t.hl(len(t.rows) - 1, .8, col=G); t.hl(len(t.rows), .8, col=G); t.text()
y = t.bottom + 30
c.setFont("Helvetica-Bold", 9); c.drawString(45, H - y, "Disbursements"); c.drawString(330, H - y, "VAT and amount due")
t2 = Tab(c, d, 1, 45, y + 6, [150, 30, 65], "lcr", H, size=8.5, py=3)
t2.row(["Item", "VAT", "€"], b=1)
dis = [("Court office fee, tribunal", "0", 1000.0), ("Expert opinion Prof. Nyberg", "S", 640.0), ("Courier (3)", "S", 57.3), ("Copies, 412 pages", "S", 41.2)]
for n, v, a in dis: t2.row([n, v, f"{a:,.2f}"])
dt = sum(x[2] for x in dis); t2.row(["Total disbursements", "", f"{dt:,.2f}"], b=1)
t2.layout(); t2.hl(1, .5); t2.hl(5, .5); t2.text()
sb = tot + dt - 1000; vat = round(sb * .19, 2)
due = sb + 1000 + vat - 1500
planted = due + 90.00   # PLANTED: the printed amount due does not tie to the lines above (by 90.00)
t3 = Tab(c, d, 1, 330, y + 6, [140, 80], "l$", H, size=8.5, py=3)
for a, v in (("Taxed at 19% (S)", sb), ("Not taxed (0)", 1000), ("VAT 19%", vat), ("Retainer received 12 March", -1500)): t3.row([a, f"€ {v:,.2f}".replace("€ -", "€ –")])
t3.row(["Amount due", f"€ {planted:,.2f}"], b=1, py=5)
t3.layout(); t3.fill(4, 4, HC("#e5ebe9")); t3.box(.5, G); t3.text()
para(c, "HQ Helen Quill, partner; SB Samir Baran, associate; TM Tove Molin, paralegal. Please quote the invoice number with your payment. Interest at the statutory rate runs from the due date.", 45, H - max(t2.bottom, t3.bottom) - 30, 505, "Helvetica", 8, 10.5)
c.setLineWidth(.4); c.setDash(3, 2); c.line(0, 150, W, 150); c.setDash(); c.setFont("Helvetica-Bold", 8); c.drawString(45, 132, "Payment slip")
for i, (l, v, x, yy, w) in enumerate((("Payee", "Quill Marsh Advocates", 45, 95, 240), ("IBAN", "NM41 0220 8871 3300 45", 295, 95, 160), ("Reference", "QM-24-1187", 465, 95, 85))):
    c.rect(x, yy, w, 24); c.setFont("Helvetica", 5.5); c.drawString(x + 3, yy + 17, l); c.setFont("Courier", 9); c.drawString(x + 3, yy + 5, v)
c.showPage(); c.save(); d.save()
