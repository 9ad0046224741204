from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
D = "/usr/share/fonts/truetype/dejavu/"
for n, f in (("DJ", "DejaVuSansCondensed.ttf"), ("DJB", "DejaVuSansCondensed-Bold.ttf")): pdfmetrics.registerFont(TTFont(n, D + f))
d = Doc("meridiana_fares"); W, H = 612, 792
c = canvas.Canvas(d.name + ".pdf", pagesize=(W, H))
N = HC("#0b2a4a")
c.setFillColor(N); c.rect(0, 740, W, 52, stroke=0, fill=1); c.setFillColor("white"); c.setFont("DJB", 18); c.drawString(36, 758, "Meridiana Air  |  Choose your fare"); c.setFillColor("black")
para(c, "Four fare families are sold on all routes within Europe. Extras can be added at any time until three hours before departure. Prices are in euro, per person and flight.", 36, 722, 540, "DJ", 8.5, 11)
t = Tab(c, d, 1, 36, 100, [200, 85, 85, 85, 85], "lcccc", H, "DJ", "DJB", 8, py=3.6, px=5)
t.row(["What is included", "Light\nfrom € 39", "Classic\nfrom € 69", "Flex\nfrom € 119", "Business\nfrom € 249"], b=1, col=HC("#ffffff"), va="m", py=5)
Y, X = "✓", "✗"
secs = [("Baggage", [("Personal item (40 × 30 × 15 cm)", Y, Y, Y, Y), ("Cabin bag (55 × 40 × 23 cm, 8 kg)", X, Y, Y, "2 × 8 kg"), ("Checked bag", "from € 25", "1 × 23 kg", "1 × 23 kg", "2 × 32 kg"), ("Sports equipment instead of a checked bag¹", X, X, Y, Y)]),
        ("Seat and airport", [("Standard seat at booking", "€ 9", Y, Y, Y), ("Extra legroom seat", "€ 24", "€ 19", Y, Y), ("Priority boarding", X, X, Y, Y), ("Fast track at security, where the airport offers it", X, X, "€ 7", Y), ("Lounge access", X, X, X, Y)]),
        ("Changes and refunds", [("Change of date or flight", "€ 70", "€ 45", Y, Y), ("Same-day earlier flight", X, X, Y, Y), ("Refund before departure", X, X, "€ 60", Y), ("Name correction (up to three letters)", Y, Y, Y, Y)]),
        ("Meridiana Miles", [("Award miles per euro", "2", "4", "6", "8"), ("Status points", X, "5", "10", "25"), ("Upgrade with miles", X, X, Y, "")])]
si = []
for s, rows in secs:
    si.append(t.row([{"t": s, "cs": 5}], b=1, col=N))
    for r in rows: t.row(list(r))
t.layout(); t.fill(0, 0, N)
for i in si: t.fill(i, i, HC("#cfe0f0"))
for i in range(1, len(t.rows)):
    if i not in si and i % 2: t.fill(i, i, HC("#f4f7fa"))
t.fill(0, 0, HC("#c58a1a"), 4, 4)
t.text()
para(c, "¹ Skis, golf bag or bicycle up to 23 kg; must be announced 48 hours ahead. Business class upgrades are not offered above Business.", 36, H - t.bottom - 12, 540, "DJ", 7, 9)
yy = H - t.bottom - 50
c.setFont("DJB", 10); c.drawString(36, yy, "Add a checked bag later? The earlier the cheaper."); 
t = Tab(c, d, 1, 36, H - yy + 8, [120, 70, 70, 70, 70], "lrrrr", H, "DJ", "DJB", 8, py=3)
t.row(["Bag bought", "Zone A", "Zone B", "Zone C", "Zone D"], b=1)
for r in (("At booking", "€ 25.00", "€ 29.00", "€ 34.00", "€ 49.00"), ("Later online", "€ 30.00", "€ 35.00", "€ 41.00", "€ 58.00"), ("At the airport", "€ 55.00", "€ 60.00", "€ 70.00", "€ 95.00"), ("At the gate", "€ 75.00", "€ 75.00", "€ 90.00", "n/a")): t.row(list(r))
t.layout(); t.box(.5, N); t.text()
c.setFont("DJ", 6.5); c.drawString(36, 24, "Fare conditions valid for tickets issued from 1 March 2024. Errors excepted."); c.drawRightString(576, 24, "1 / 2"); c.showPage()
# p2 landscape fare card
W, H = 792, 612; c.setPageSize((W, H))
c.setFont("DJB", 14); c.setFillColor(N); c.drawString(40, 575, "Cargo rate card, general freight, ex Ljubin hub (LJB)"); c.setFillColor("black")
c.setFont("DJ", 8); c.drawString(40, 561, "EUR per kilogram chargeable weight, minimum charge per air waybill in EUR. Surcharges in columns FSC and SSC are already per kg.")
t = Tab(c, d, 2, 40, 64, [44, 92, 40, 50, 48, 48, 48, 48, 48, 48, 48, 48, 60, 42], "llcrrrrrrrrrlc", H, "DJ", "DJB", 7.3, py=1.9)
t.row([{"t": "Destination", "cs": 2, "a": "l"}, {"t": "Zone", "rs": 2, "va": "b"}, {"t": "Min.", "rs": 2, "va": "b"}, {"t": "Weight break (kg)", "cs": 6, "a": "c"}, {"t": "Surcharges", "cs": 2, "a": "c"}, {"t": "Days", "rs": 2, "va": "b"}, {"t": "DGR", "rs": 2, "va": "b"}], b=1)
t.row(["Code", "Airport", "", "", "-45", "+45", "+100", "+300", "+500", "+1000", "FSC", "SSC", "", ""], b=1)
import random; random.seed(9)
reg = [("Europe", 1, 55, 1.9, ["AMR Amaro", "BRV Brevik", "DUN Dunholm", "KAS Kastell", "LUM Lumina Nord", "PRT Port Arden", "ROS Rosenau", "VLD Valdora"]),
       ("Middle East", 3, 70, 2.9, ["ASR Al Sirah", "DQM Duqarim", "JZN Jazan Gulf", "TBK Tabuka"]),
       ("Africa", 4, 80, 3.6, ["ABK Abokuta", "KGM Kigema", "LSV Lusava", "MPT Maputeo", "NRB Naruba"]),
       ("Asia", 5, 90, 4.4, ["BKL Bangkalan", "CHD Chando", "HNS Hanshu", "OSM Osamura", "PNG Penang Baru", "SGL Singalore"]),
       ("Americas", 6, 95, 4.1, ["BGR Bogara", "MXL Mexal", "NWH New Haven Intl", "SPV São Pavo", "TRQ Torquay West", "YQB Quebrac"])]
secr = []
for s, z, mn, base, aps in reg:
    secr.append(t.row([{"t": s, "cs": 14}], b=1))
    for a in aps:
        b = base * random.uniform(.9, 1.15)
        q = [f"{b*f:.2f}" for f in (1.35, 1, .88, .79, .72, .66)]
        if random.random() < .2: q[0] = "–"
        t.row([a[:3], a[4:], str(z), f"{mn + random.choice([0,0,5,10]):.2f}", *q, f"{random.uniform(.6,1.4):.2f}", f"{random.choice([.12,.15,.18]):.2f}", random.choice(["Daily", "1,3,5", "2,4,6", "1-5", "6,7"]), random.choice(["Yes", "Yes", "No"])])
t.layout(); t.hl(0, 1, col=N); t.hl(1, .4, 0, 1, inset=2); t.hl(1, .4, 4, 9, inset=3); t.hl(1, .4, 10, 11, inset=3); t.hl(2, 1, col=N)
for i in secr: t.fill(i, i, HC("#dde6ee"))
t.hl(len(t.rows), 1, col=N); t.text()
c.setFont("DJ", 6.5); c.drawString(40, H - t.bottom - 11, "Days: 1 = Monday. DGR: dangerous goods accepted on request. A dash means the -45 break is not sold; the minimum charge applies."); c.drawRightString(752, 20, "2 / 2")
c.showPage(); c.save(); d.save()
