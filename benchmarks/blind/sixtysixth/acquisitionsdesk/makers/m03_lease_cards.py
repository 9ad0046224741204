# Lease abstract cards, one panel per suite (medical office), made by a broker; PDF portrait with cover
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor as HC
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n, f in (("DV", "DejaVuSansCondensed"), ("DVB", "DejaVuSansCondensed-Bold")): pdfmetrics.registerFont(TTFont(n, f"/usr/share/fonts/truetype/dejavu/{f}.ttf"))
rng = random.Random(6603); ASOF = dt.date(2025, 10, 1); NAME = "Vantage Pointe MOB - Lease Abstracts.pdf"
T = [("100", "Tallis Orthopaedic Associates, PLLC", 8214, "3.0% annually"), ("120", "Duneside Imaging Partners LP", 5490, "2.5% annually"), ("135", None, 2116, ""), ("140", "Copper Kettle Cafe", 1105, "Flat"),
     ("200", "Mesquite Valley Women's Health", 6722, "3.0% annually"), ("215", "Ocotillo Pediatric Dentistry", 3048, "3.0% annually"), ("220", "Bluebonnet Physical Therapy LLC", 4377, "2.75% annually"), ("240", "Harbinger Sleep Medicine", 2590, "Flat"),
     ("300", "Pecan Street Gastroenterology P.A.", 7105, "3.0% annually"), ("310", "Lumen Eye Surgeons", 4868, "2.5% annually"), ("330", None, 3301, ""), ("350", "Kestrel Behavioral Group", 3955, "3.0% annually"), ("365", "Aurelian Hearing & Balance", 1487, "3.0% annually")]
rows = []
for k, (s, n, a, esc) in enumerate(T):
    r = dict(unit="Suite " + s, area=a)
    if not n: r.update(statusText="Available", marketRent=round(a * 29.5 / 12, 2)); rows.append(r); continue
    st = dt.date(rng.choice([2019, 2020, 2021, 2022, 2023, 2024]), rng.randrange(1, 13), 1); term = rng.choice([84, 84, 96, 120])
    rate = rng.randrange(2450, 3150) / 100; g = float(esc.split("%")[0]) / 100 if "%" in esc else 0
    per = [(addm(st, 12 * j), round(a * rate * (1 + g) ** j / 12, 2)) for j in range(term // 12)]
    if not g: per = per[:1]
    cur = [p for p in per if p[0] <= ASOF][-1]; fut = [p for p in per if p[0] > ASOF]
    r.update(tenantName=n, statusText="Occupied", leaseStartDate=st, leaseEndDate=addm(st, term) - dt.timedelta(1), contractRent=cur[1], annualRent=round(cur[1] * 12, 2), deposit=rng.choice([cur[1], 5000.0, 12500.0, None]),
             rentSteps=[{"date": iso(p[0]), "amount": p[1]} for p in fut], _per=per, _cur=cur, _esc=esc, _lt=rng.choice(["NNN", "NNN", "Modified Gross"]),
             _opt=rng.choice(["Two (2) options of five (5) years each at fair market value, 9 months' prior written notice.", "One (1) five-year option at 95% of prevailing market; notice between 12 and 9 months before expiry.", "None."]),
             _oth=rng.choice(["Tenant has first right of offer on contiguous space. Exclusive for specialty within the building.", "Landlord responsible for roof, structure and common HVAC. Janitorial by Tenant.", "Termination right if hospital affiliation lapses, with repayment of unamortized TI and commissions."]))
    rows.append(r)
W, H = letter; c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=letter); TE, SAND, INK = HC("#1f5f5b"), HC("#efe8da"), HC("#222222")
occ = [r for r in rows if r.get("tenantName")]; ta, oa = sum(r["area"] for r in rows), sum(r["area"] for r in occ)
c.setFillColor(TE); c.rect(0, H - 250, W, 250, stroke=0, fill=1); c.setFillColor(HC("#ffffff")); c.setFont("DVB", 28); c.drawString(54, H - 150, "Vantage Pointe"); c.setFont("DV", 20); c.drawString(54, H - 178, "Medical Office Building")
c.setFont("DV", 11); c.drawString(54, H - 215, "4170 Calloway Crest Drive, Round Rock, Texas"); c.setFillColor(INK); c.setFont("DVB", 15); c.drawString(54, H - 300, "Tenant Lease Abstracts"); c.setFont("DV", 10.5)
y = H - 330
for a, b in (("Rents stated as of", "October 1, 2025"), ("Net rentable area", f"{ta:,} SF"), ("Suites", f"{len(rows)} ({len(occ)} leased, {len(rows) - len(occ)} available)"), ("Leased area", f"{oa:,} SF ({oa / ta:.1%})"), ("Monthly base rent in place", "$" + m2(sum(r["contractRent"] for r in occ))), ("Annual base rent in place", "$" + m2(sum(r["annualRent"] for r in occ)))):
    c.drawString(54, y, a); c.drawString(230, y, b); c.setStrokeColor(SAND); c.line(54, y - 6, 430, y - 6); y -= 22
c.setFont("DV", 7.5); c.drawString(54, 60, "Abstracts are summaries prepared from the lease documents for convenience only. The leases control."); c.showPage()
F = lambda d: f"{d:%B} {d.day}, {d.year}"
pg = 1
def foot():
    c.setFont("DV", 7); c.setFillColor(INK); c.drawString(48, 30, "Vantage Pointe MOB  |  Lease Abstracts"); c.drawRightString(W - 48, 30, f"{pg}")
y = H - 46
for r in rows:
    v = not r.get("tenantName"); h = 74 if v else 34 + max(118, 13 + 11 * len(r["_per"]) + 8) + 44
    if y - h < 48: foot(); c.showPage(); pg += 1; y = H - 46
    c.setFillColor(SAND if v else TE); c.rect(48, y - 20, W - 96, 20, stroke=0, fill=1); c.setFillColor(TE if v else HC("#ffffff")); c.setFont("DVB", 10.5); c.drawString(56, y - 14.5, r["unit"].upper() if False else r["unit"])
    c.drawString(130, y - 14.5, r.get("tenantName") or "AVAILABLE"); c.setFillColor(INK); c.setStrokeColor(TE); c.setLineWidth(.7); c.rect(48, y - h + 8, W - 96, h - 8, stroke=1, fill=0)
    def lv(x, yy, a, b, w=92): c.setFont("DV", 7.4); c.setFillColor(HC("#6a6a6a")); c.drawString(x, yy, a); c.setFont("DVB", 8); c.setFillColor(INK); c.drawString(x + w, yy, b)
    if v:
        lv(56, y - 38, "Rentable area", f"{r['area']:,} SF"); lv(56, y - 52, "Asking rent", f"${r['marketRent']:,.2f} per month (${29.5:.2f}/SF/yr NNN)"); y -= h; continue
    yy = y - 36
    for a, b in (("Rentable area", f"{r['area']:,} SF ({r['area'] / ta:.2%} of building)"), ("Commencement", F(r["leaseStartDate"])), ("Expiration", F(r["leaseEndDate"])), ("Current base rent", f"${r['contractRent']:,.2f} per month"), ("", f"${r['annualRent']:,.2f} per year"), ("Escalations", r["_esc"]), ("Lease type", r["_lt"]), ("Security deposit", f"${r['deposit']:,.2f}" if r.get("deposit") else "None held")):
        lv(56, yy, a, b); yy -= 13.5
    yb = min(yy, y - 36 - 13 - 11 * len(r["_per"])) - 4
    x = 352; yy = y - 36; c.setFont("DVB", 7.4); c.setFillColor(TE); c.drawString(x, yy, "Rent schedule from"); c.drawRightString(x + 140, yy, "Monthly"); c.drawRightString(x + 204, yy, "$/SF/Yr"); yy -= 11; c.setFillColor(INK)
    for p in r["_per"]:
        if p == r["_cur"]: c.setFillColor(SAND); c.rect(x - 3, yy - 2.8, 212, 11, stroke=0, fill=1); c.setFillColor(INK)
        c.setFont("DV", 7.6); c.drawString(x, yy, f"{p[0]:%b} {p[0].day}, {p[0].year}"); c.drawRightString(x + 140, yy, f"${p[1]:,.2f}"); c.drawRightString(x + 204, yy, f"{p[1] * 12 / r['area']:.2f}"); yy -= 11
    for a, b in (("Options", r["_opt"]), ("Notes", r["_oth"])):
        c.setFont("DV", 7.4); c.setFillColor(HC("#6a6a6a")); c.drawString(56, yb, a); c.setFillColor(INK); c.setFont("DV", 7.4)
        for s in simpleSplit(b, "DV", 7.4, 440): c.drawString(100, yb, s); yb -= 9.5
        yb -= 3
    y -= h + 4
foot(); c.save()
for r in rows:
    if r.get("deposit") is None: r.pop("deposit", None)
save(NAME, dict(propertyName="Vantage Pointe Medical Office Building", asOnDate=ASOF, units=len(rows), occupied=len(occ), vacant=len(rows) - len(occ)), "OFFICE", "lease abstract cards, one panel per suite with its rent schedule", True, rows)
