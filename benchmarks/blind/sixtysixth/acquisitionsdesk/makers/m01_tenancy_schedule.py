# Yardi Voyager commercial "Tenancy Schedule" with charge schedules and rent steps; industrial park; 3 buildings; PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.utils import simpleSplit
rng = random.Random(6601); ASOF = dt.date(2025, 6, 30); NAME = "TenancySchedule_Corvane_063025.pdf"
B = [("Corvane Bldg A", "A", ["Brightwell Cold Chain LLC", "Northlake Fastener & Supply", None, "Pallas Robotics Integration, Inc.", "Uinta Paper Converters", "Gearhart Bros. Transmission"]),
     ("Corvane Bldg B", "B", ["Stonemark Surfaces of Utah LLC", "Ketterly Medical Distribution Company", "Zephyr Drone Works", None, "Three Ravens Brewing Supply", "Salt Flat Signs & Graphics", "Orem Valley Appliance Parts"]),
     ("Corvane Bldg C", "C", ["Hexfield Battery Recycling Corp.", "Lamplight Home Staging", "Cinder Cone Roasters", "Arroyo Gasket Mfg.", None])]
rows = []; groups = []
for bname, bl, ts in B:
    g = []
    for i, t in enumerate(ts):
        u = f"{bl}{100 + 10 * i + (5 if i % 3 == 2 else 0)}"
        area = rng.randrange(2800, 26000, 25)
        r = dict(unit=u, building=bname, area=area)
        if not t:
            r.update(statusText="VACANT", _v=1, contractRent=0.0, annualRent=0.0); g.append(r); continue
        start = dt.date(rng.choice([2019, 2020, 2021, 2022, 2023, 2024]), rng.randrange(1, 13), 1)
        term = rng.choice([60, 62, 65, 84, 87, 120])
        if addm(start, term) <= ASOF: term += 60
        end = addm(start, term) - dt.timedelta(1)
        rate = rng.randrange(780, 1250) / 100
        # step history
        yrs = [(addm(start, 12 * k), round(rate * 1.03 ** k * area / 12, 2)) for k in range(20) if addm(start, 12 * k) < end]
        cur = [y for y in yrs if y[0] <= ASOF][-1]; fut = [y for y in yrs if y[0] > ASOF]
        if i % 4 == 3: fut = []; 
        cam, tax, ins = [round(area * x / 12, 2) for x in (rng.randrange(90, 140) / 100, rng.randrange(110, 150) / 100, .18)]
        ch = [("rnt", cur[1]), ("cam", cam), ("ret", tax), ("ins", ins)]
        if rng.random() < .25: ch.append(("sgn", float(rng.choice([75, 125, 150]))))
        r.update(tenantName=t, statusText=None, leaseStartDate=start, leaseEndDate=end, contractRent=cur[1], annualRent=round(cur[1] * 12, 2),
                 deposit=round(cur[1] * rng.choice([1, 1, 2, 0]), 2), charges=[{"code": a, "amount": b} for a, b in ch],
                 rentSteps=[{"date": iso(a), "amount": b} for a, b in fut], _term=term, _cur=cur, _fut=fut, _ch=ch,
                 _type=rng.choice(["Industrial NNN", "Industrial NNN", "Modified Gross"]), _ten=round((ASOF - start).days / 365.25, 2),
                 _loc=rng.choice([0, 0, 0, 50000.0]))
        g.append(r)
    groups.append((bname, g)); rows += g
W, H = landscape(legal)
c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H)); c.setTitle("Tenancy Schedule I")
X = dict(unit=98, lease=140, typ=262, area=372, fr=380, to=432, term=508, ten=548, mr=615, mra=660, ar=728, ara=772, rec=812, dep=872, loc=936)
S = dict(l=150, chg=196, unit=262, area=372, fr=380, to=432, mr=615, mra=660, ar=728, ara=772)
page = 0; y = 0
def head():
    global page, y
    if page: c.showPage()
    page += 1
    c.setFont("Helvetica-Bold", 12); c.drawCentredString(W / 2, H - 36, "Tenancy Schedule I")
    c.setFont("Helvetica", 8.5); c.drawCentredString(W / 2, H - 48, "Property: Corvane Logistics Park (.corvane)   As of Date: 06/30/2025   By Property")
    c.setFont("Helvetica", 7); c.drawRightString(W - 36, H - 36, f"Page {page}")
    c.setFont("Helvetica-Bold", 7); yy = H - 78
    def two(x, a, b, f):
        getattr(c, f)(x, yy + 8, a); getattr(c, f)(x, yy, b)
    L, R = "drawString", "drawRightString"
    two(40, "", "Property", L); two(X["unit"], "", "Unit(s)", L); two(X["lease"], "", "Lease", L); two(X["typ"], "", "Lease Type", L); two(X["area"], "", "Area", R)
    two(X["fr"], "Lease", "From", L); two(X["to"], "Lease", "To", L); two(X["term"], "", "Term", R); two(X["ten"], "Tenancy", "Years", R); two(X["mr"], "Monthly", "Rent", R)
    two(X["mra"], "Monthly", "Rent/Area", R); two(X["ar"], "Annual", "Rent", R); two(X["ara"], "Annual", "Rent/Area", R); two(X["rec"], "Annual", "Rec./Area", R)
    two(X["dep"], "Security", "Deposit", R); two(X["loc"], "LOC Amount/", "Bank Guarantee", R)
    c.setLineWidth(.8); c.line(36, yy - 4, W - 36, yy - 4); y = yy - 18
def need(h):
    if y - h < 36: head()
d = lambda x: x.strftime("%m/%d/%Y")
head()
for bname, g in groups:
    for r in g:
        nl = 1 + (0 if r.get("_v") else 2 + len(r["_fut"]) + 1 + 1 + len(r["_ch"]))
        need(min(nl * 9.2 + 8, 64))
        c.setFont("Helvetica", 7)
        wrapped = simpleSplit(bname, "Helvetica", 7, 52); tn = simpleSplit(r.get("tenantName") or "VACANT", "Helvetica", 7, 116)
        for k, s in enumerate(wrapped): c.drawString(40, y - 8 * k, s)
        for k, s in enumerate(tn): c.drawString(X["lease"], y - 8 * k, s)
        R = c.drawRightString
        c.drawString(X["unit"], y, r["unit"]); R(X["area"], y, f"{r['area']:,.2f}")
        if r.get("_v"):
            for k in ("mr", "mra", "ar", "ara", "rec"): R(X[k], y, "0.00")
        else:
            c.drawString(X["typ"], y, r["_type"]); c.drawString(X["fr"], y, d(r["leaseStartDate"])); c.drawString(X["to"], y, d(r["leaseEndDate"]))
            R(X["term"], y, str(r["_term"])); R(X["ten"], y, f"{r['_ten']:.2f}"); R(X["mr"], y, m2(r["contractRent"])); R(X["mra"], y, m2(r["contractRent"] / r["area"]))
            R(X["ar"], y, m2(r["annualRent"])); R(X["ara"], y, m2(r["annualRent"] / r["area"]))
            rec = sum(a for k, a in r["_ch"] if k in ("cam", "ret", "ins")) * 12 / r["area"]; R(X["rec"], y, m2(rec)); R(X["dep"], y, m2(r["deposit"])); R(X["loc"], y, m2(r["_loc"]))
        y -= 8 * max(len(wrapped), len(tn)) + 3
        if r.get("_v"): y -= 5; continue
        def sub(title):
            global y
            need(24); c.setFont("Helvetica-Bold", 6.6); c.drawString(S["l"] - 4, y, title); c.setFont("Helvetica-Oblique", 6.2)
            for k, t, f in (("chg", "Charge", "L"), ("unit", "Unit", "L"), ("area", "Area", "R"), ("fr", "From", "L"), ("to", "To", "L"), ("mr", "Monthly Amt", "R"), ("mra", "Amt/Area", "R"), ("ar", "Annual", "R"), ("ara", "Annual/Area", "R")):
                (c.drawString if f == "L" else c.drawRightString)(S[k] + (26 if title.startswith("Charge") and k == "chg" else 26 if k == "chg" else 0), y, t)
            y -= 9
        def line(code, a, b, amt):
            global y
            need(10); c.setFont("Helvetica", 6.6); c.drawString(S["chg"] + 26, y, code); c.drawString(S["unit"], y, r["unit"]); c.drawRightString(S["area"], y, m2(r["area"]))
            c.drawString(S["fr"], y, d(a)); c.drawString(S["to"], y, d(b) if b else ""); c.drawRightString(S["mr"], y, m2(amt)); c.drawRightString(S["mra"], y, m2(amt / r["area"]))
            c.drawRightString(S["ar"], y, m2(amt * 12)); c.drawRightString(S["ara"], y, m2(amt * 12 / r["area"])); y -= 9
        steps = [r["_cur"]] + r["_fut"]
        sub("Rent Steps")
        for k, (a, amt) in enumerate(steps):
            line("rnt", a, (steps[k + 1][0] - dt.timedelta(1)) if k + 1 < len(steps) else r["leaseEndDate"], amt)
        sub("Charge Schedules")
        for code, amt in r["_ch"]:
            line(code, r["_cur"][0] if code == "rnt" else dt.date(2025, 1, 1), (r["_fut"][0][0] - dt.timedelta(1) if r["_fut"] else r["leaseEndDate"]) if code == "rnt" else dt.date(2025, 12, 31), amt)
        y -= 6
    need(30); c.setLineWidth(.5); c.line(300, y + 6, W - 36, y + 6); c.setFont("Helvetica-Bold", 7)
    c.drawString(X["lease"], y - 2, f"Total {bname}")
    a, mr = sum(r["area"] for r in g), sum(r["contractRent"] for r in g)
    for k, v in (("area", a), ("mr", mr), ("ar", sum(r["annualRent"] for r in g)), ("dep", sum(r.get("deposit", 0) for r in g)), ("loc", sum(r.get("_loc", 0) for r in g))): c.drawRightString(X[k], y - 2, m2(v))
    y -= 22
need(80); c.setFont("Helvetica-Bold", 7.5); c.line(36, y + 8, W - 36, y + 8)
c.drawString(X["lease"], y - 2, "Grand Total")
for k, v in (("area", sum(r["area"] for r in rows)), ("mr", sum(r["contractRent"] for r in rows)), ("ar", sum(r["annualRent"] for r in rows)), ("dep", sum(r.get("deposit", 0) for r in rows)), ("loc", sum(r.get("_loc", 0) for r in rows))): c.drawRightString(X[k], y - 2, m2(v))
y -= 24; vac = [r for r in rows if r.get("_v")]; ta = sum(r["area"] for r in rows); va = sum(r["area"] for r in vac)
c.setFont("Helvetica", 7)
for s in (f"Total Units {len(rows)}    Occupied Units {len(rows) - len(vac)}    Vacant Units {len(vac)}", f"Occupied Area {ta - va:,.2f} ({(ta - va) / ta:.2%})    Vacant Area {va:,.2f} ({va / ta:.2%})"):
    c.drawString(X["lease"], y, s); y -= 10
c.save()
save(NAME, dict(propertyName="Corvane Logistics Park", asOnDate=ASOF, units=len(rows), occupied=len(rows) - len(vac), vacant=len(vac)), "INDUSTRIAL", "Yardi commercial tenancy schedule, rent steps and charge schedules under each lease", True, rows)
