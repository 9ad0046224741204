# Small owner's typed list of a mixed building, one page, no rules; PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n, f in (("LS", "LiberationSerif-Regular"), ("LSB", "LiberationSerif-Bold"), ("LSI", "LiberationSerif-Italic")): pdfmetrics.registerFont(TTFont(n, f"/usr/share/fonts/truetype/liberation/{f}.ttf"))
NAME = "vinegar hill rents.pdf"; W, H = 612, 792
D = [("Shop front", "Wick & Tallow (candle store)", dt.date(2021, 5, 1), "4/30/27", 2150, 4300, "pays own heat, 1/3 of water bill"),
     ("Shop back", "Otis the framer", dt.date(2014, 9, 1), "month to month", 675, 0, "handshake"),
     ("1L", "Quenby Lindqvist", dt.date(2023, 8, 1), "7/31/26", 1340, 1340, ""), ("1R", "M. + J. Haverkamp", dt.date(2025, 2, 15), "2/14/26", 1395, 1395, "cat, $25 incl."),
     ("2L", "empty", None, "", None, None, "new floor going in, ask 1450"), ("2R", "Thaddeus Mbeki", dt.date(2018, 6, 1), "month to month", 1125, 950, "raise him in spring"),
     ("3L", "Yolanda Zamudio", dt.date(2024, 10, 1), "9/30/26", 1425, 1425, ""), ("3R", "Fintan Greenhalgh & roommate", dt.date(2022, 7, 1), "6/30/26", 1410, 1300, ""),
     ("Attic", "Benedikt (super)", dt.date(2016, 3, 1), "", 0, 0, "free for shoveling and trash"), ("Garage 1", "Dr. Iyengar, from no. 81", dt.date(2020, 11, 1), "month to month", 140, 0, "")]
rows = []; c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H)); y = H - 80
c.setFont("LSB", 16); c.drawString(64, y, "77 Vinegar Hill Road - who pays what"); y -= 18; c.setFont("LS", 11.5); c.drawString(64, y, "as of October 1, 2025"); y -= 34
X = dict(d=64, w=128, mi=282, lu=340, p=452, h=502, n=512); c.setFont("LSI", 10.5)
for k, t in (("d", "Door"), ("w", "Who"), ("mi", "Since"), ("lu", "Lease runs to")): c.drawString(X[k], y, t)
c.drawRightString(X["p"], y, "Pays"); c.drawRightString(X["h"], y, "I hold"); y -= 20
for d, w, mi, lu, p, h, n in D:
    c.setFont("LS", 11); c.drawString(X["d"], y, d); c.drawString(X["w"], y, w)
    if mi: c.drawString(X["mi"], y, f"{mi.month}/{mi.day}/{mi:%y}")
    c.drawString(X["lu"], y, lu)
    if p is not None: c.drawRightString(X["p"], y, f"{p:,}"); c.drawRightString(X["h"], y, f"{h:,}")
    if n: y -= 12; c.setFont("LSI", 9.5); c.drawString(X["w"] + 10, y, n)
    y -= 19
    r = dict(unit=d)
    if w == "empty": r.update(statusText="empty", marketRent=1450)
    else:
        r.update(tenantName=w, moveInDate=mi, contractRent=p, deposit=h)
        if lu: r["leaseEndDate"] = lu if lu.startswith("m") else dt.datetime.strptime(lu, "%m/%d/%y").date()
    rows.append(r)
y -= 8; c.setFont("LSB", 11); c.drawString(X["w"], y, "Comes to, a month"); c.drawRightString(X["p"], y, f"{sum(r.get('contractRent', 0) for r in rows):,}"); c.drawRightString(X["h"], y, f"{sum(r.get('deposit', 0) for r in rows):,}")
y -= 40; c.setFont("LS", 11)
for s in ("Taxes, insurance and the boiler contract are on the other sheet. Deposits are in the", "savings account at the credit union. Water is billed to me quarterly, about 810."): c.drawString(64, y, s); y -= 15
c.save()
save(NAME, dict(propertyName="77 Vinegar Hill Road", asOnDate=dt.date(2025, 10, 1), units=None, occupied=None, vacant=1), "MIXED_USE", "small owner's typed list, notes in a second line, no rules, own header words", True, rows)
