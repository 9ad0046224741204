# RealPage OneSite style "Rent Roll Detail", stacked transaction codes, PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
rng = random.Random(660214); ASOF = dt.date(2025, 8, 31); NAME = "mgt-521-003 Halcyon Crossing Aug25.pdf"
FP = {"A1": ("A1-R", 642, 1180), "A2": ("A2-C", 718, 1255), "B1": ("B1-R", 964, 1495), "B2": ("B2-C", 1047, 1590), "C1": ("C1-R", 1288, 1865)}
names = people(rng, 90, "{l}, {f}"); ni = iter(names); rows = []
units = [f"{b:02d}{f}{n:02d}" for b in (1, 2, 3) for f in (1, 2, 3) for n in range(1, 7)]
def tenant(r, st, future=False):
    mk = r["marketRent"] if r.get("marketRent") else r["_mk"]
    r["tenantName"] = next(ni); r["statusText"] = st
    s = dt.date(2025, rng.choice([9, 10]), rng.randrange(2, 28)) if future else dt.date(rng.choice([2024, 2024, 2025]), rng.randrange(1, 9), rng.randrange(1, 28))
    if not future and s < dt.date(2024, 9, 1): s = s.replace(month=rng.randrange(9, 13))if s.year == 2024 else s
    r["leaseStartDate"] = s; r["leaseEndDate"] = addm(s, rng.choice([12, 12, 13, 14])) - dt.timedelta(1)
    r["moveInDate"] = s if future or rng.random() < .6 else s.replace(year=rng.choice([2021, 2022, 2023]), day=min(s.day, 28))
    if "NTV" in st: r["moveOutDate"] = dt.date(2025, rng.choice([9, 10]), rng.choice([15, 28, 30])); r["leaseEndDate"] = r["moveOutDate"]
    rent = float(round(mk * rng.uniform(.9, 1.01)))
    ch = [("RENT", rent)]
    if not future:
        ch.append(("TRASH", 25.0)); ch.append(("PESTCTRL", 6.0))
        if rng.random() < .3: ch.append(("PETRENT", rng.choice([25.0, 50.0])))
        if rng.random() < .25: ch.append(("GARAGE", 110.0))
        if rng.random() < .14: ch.append(("CONC/RNT", -float(rng.choice([50, 75, 100]))))
    r["contractRent"] = rent; r["_ch"] = ch; r["charges"] = [{"code": a, "amount": b} for a, b in ch]; r["totalCharges"] = sum(b for a, b in ch)
    r["deposit"] = 0.0 if future else float(rng.choice([200, 300, 300, 500, 0])); r["balance"] = 0.0 if future else rng.choice([0.0] * 7 + [round(rng.uniform(5, 900), 2), -round(rng.uniform(5, 300), 2)])
for u in units:
    k = rng.choice(list(FP)); fp, sf, mk = FP[k]; mk += rng.choice([0, 0, 15, 25])
    r = dict(unit=u, unitType=fp, area=sf, marketRent=float(mk), _des=rng.choice(["N/A", "N/A", "UPGR", "POOL"]), _phys=1)
    x = rng.random()
    if x < .06: r["statusText"] = "Vacant"; r["_vac"] = 1
    elif x < .10: r["statusText"] = "Vacant-Leased"; r["_vac"] = 1
    elif x < .17: tenant(r, "Occupied-NTV")
    elif x < .22: tenant(r, "Occupied-NTVL")
    else: tenant(r, "Occupied")
    if r.get("_vac"): r.update(balance=None, totalCharges=None)
    rows.append(r)
    if r["statusText"] in ("Vacant-Leased", "Occupied-NTVL"):
        a = dict(unit=u, unitType=fp, area=sf, _mk=mk, _des=r["_des"]); tenant(a, "Applicant", True); rows.append(a)
W, H = landscape(letter); c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H))
C = dict(unit=30, fp=58, des=90, sf=149, st=154, nm=205, mi=282, ls=330, le=377, mk=466, tc=472, lr=548, oc=607, tb=652, dp=706, bal=760)
hdr = [("unit", "L", ("", "Unit")), ("fp", "L", ("", "Floorplan")), ("des", "L", ("Unit", "Designation")), ("sf", "R", ("", "SQFT")), ("st", "L", ("Unit/Lease", "Status")), ("nm", "L", ("", "Name")), ("mi", "L", ("Move-In", "Move-Out")),
       ("ls", "L", ("Lease", "Start")), ("le", "L", ("Lease", "End")), ("mk", "R", ("Market", "+ Addl.")), ("tc", "L", ("Trans", "Code")), ("lr", "R", ("Lease", "Rent")), ("oc", "R", ("Other Charges/", "Credits")), ("tb", "R", ("Total", "Billing")), ("dp", "R", ("Dep", "On Hand")), ("bal", "R", ("", "Balance"))]
pages = 0; y = 0
def P(v): return f"({-v:,.2f})" if v < 0 else f"{v:,.2f}"
def head():
    global pages, y
    if pages: c.showPage()
    pages += 1
    c.setFont("Times-Roman", 7.5); c.drawString(30, H - 28, "OneSite Rents v3.0"); c.drawString(30, H - 38, "09/02/2025 8:14:07AM")
    c.setFont("Times-Bold", 12); c.drawCentredString(W / 2, H - 30, "Talmadge Residential - Halcyon Crossing"); c.setFont("Times-Bold", 10.5); c.drawCentredString(W / 2, H - 43, "RENT ROLL DETAIL")
    c.setFont("Times-Roman", 9); c.drawCentredString(W / 2, H - 54, "As of 08/31/2025"); c.setFont("Times-Roman", 7.5); c.drawRightString(W - 30, H - 28, f"Page {pages}"); c.drawRightString(W - 30, H - 38, "mgt-521-003")
    c.drawString(30, H - 66, "Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary;")
    c.setFillGray(.88); c.rect(28, H - 95, W - 56, 22, stroke=0, fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold", 6.3)
    if pages < 90:
        for k, a, (t1, t2) in hdr:
            f = c.drawString if a == "L" else c.drawRightString
            f(C[k], H - 82, t1); f(C[k], H - 90, t2)
    y = H - 106
dd = lambda d: d.strftime("%m/%d/%Y")
def fit(s, w, f="Helvetica", z=6.4):
    while pdfmetrics.stringWidth(s, f, z) > w: s = s[:-1]
    return s
head()
for r in rows:
    n = max(len(r.get("_ch", [])), 1) + 1 + (1 if r.get("moveOutDate") else 0)
    if y - n * 8.4 < 30: head()
    c.setFont("Helvetica", 6.4); R = c.drawRightString; D = c.drawString
    D(C["unit"], y, r["unit"]); D(C["fp"], y, r["unitType"]); D(C["des"], y, r["_des"]); R(C["sf"], y, str(r["area"])); D(C["st"], y, r["statusText"])
    nm = r.get("tenantName", "VACANT"); D(C["nm"], y, nm)
    assert fit(nm, 82) == nm, nm
    if r.get("tenantName"): D(C["mi"], y, dd(r["moveInDate"])); D(C["ls"], y, dd(r["leaseStartDate"])); D(C["le"], y, dd(r["leaseEndDate"]))
    if r.get("moveOutDate"): D(C["mi"], y - 8.4, dd(r["moveOutDate"]))
    if r.get("marketRent"): R(C["mk"], y, m2(r["marketRent"]))
    else: R(C["mk"], y, "*")
    y0 = y
    if not r.get("_ch"): y -= 8.4
    for a, b in r.get("_ch", []):
        D(C["tc"], y, a); R(C["lr" if a == "RENT" else "oc"], y, P(b)); y -= 8.4
    if r.get("_ch"):
        ot = sum(b for a, b in r["_ch"] if a != "RENT"); c.setLineWidth(.3); c.line(C["lr"] - 30, y + 6.8, C["bal"], y + 6.8)
        st = "*" if r["statusText"] == "Applicant" else ""
        R(C["lr"], y, P(r["contractRent"])); R(C["lr"] + 5, y, st); R(C["oc"], y, P(ot)); R(C["tb"], y, P(r["totalCharges"])); R(C["dp"], y, P(r["deposit"])); R(C["bal"], y, P(r["balance"])); y -= 8.4
    y -= 2.4
cur = [r for r in rows if r.get("_phys")]; occ = [r for r in cur if not r.get("_vac")]; S = lambda k, rs: sum(r.get(k) or 0 for r in rs)
if y < 60: head()
c.setFont("Helvetica-Bold", 6.4); c.line(30, y + 6, W - 30, y + 6); c.drawString(C["unit"], y - 3, "Totals:")
for k, v in (("mk", S("marketRent", cur)), ("lr", S("contractRent", occ)), ("oc", S("totalCharges", occ) - S("contractRent", occ)), ("tb", S("totalCharges", occ)), ("dp", S("deposit", rows)), ("bal", S("balance", rows))): c.drawRightString(C[k], y - 3, P(v))
y -= 14; c.setFont("Helvetica-Oblique", 6.2); c.drawString(30, y, "* Indicates amounts not included in detail totals")
pages_before = pages
c.showPage(); pages += 1
c.setFont("Times-Bold", 12); c.drawCentredString(W / 2, H - 30, "Talmadge Residential - Halcyon Crossing"); c.setFont("Times-Bold", 10.5); c.drawCentredString(W / 2, H - 43, "RENT ROLL DETAIL - SUMMARY"); c.setFont("Times-Roman", 9); c.drawCentredString(W / 2, H - 54, "As of 08/31/2025")
c.setFont("Times-Roman", 7.5); c.drawRightString(W - 30, H - 28, f"Page {pages}")
y = H - 84; c.setFont("Helvetica-Bold", 7)
xs = [40, 140, 215, 300, 370, 450, 540, 620]
for x, t in zip(xs, ("Floorplan", "# Units", "Avg SQFT", "Avg Market", "Occupied", "Occ %", "Avg Leased Rent", "Units Available")): c.drawString(x, y, t)
y -= 12; c.setFont("Helvetica", 7)
for k, (fp, sf, mk) in FP.items():
    u = [r for r in cur if r["unitType"] == fp]; o = [r for r in u if not r.get("_vac")]
    for x, t in zip(xs, (fp, len(u), sf, m2(S("marketRent", u) / len(u)), len(o), f"{len(o) / len(u):.1%}", m2(S("contractRent", o) / max(len(o), 1)), sum(1 for r in u if r["statusText"] in ("Vacant", "Occupied-NTV")))): c.drawString(x, y, str(t))
    y -= 10
y -= 12; c.setFont("Helvetica-Bold", 7); c.drawString(40, y, "Occupancy and Rents Summary for Current Date"); y -= 12; c.setFont("Helvetica", 7)
for st in ("Occupied", "Occupied-NTV", "Occupied-NTVL", "Vacant", "Vacant-Leased"):
    u = [r for r in cur if r["statusText"] == st]
    c.drawString(40, y, st); c.drawRightString(210, y, str(len(u))); c.drawRightString(300, y, m2(S("marketRent", u))); c.drawRightString(380, y, m2(S("contractRent", u))); y -= 10
c.drawString(40, y, "Totals:"); c.drawRightString(210, y, str(len(cur))); c.drawRightString(300, y, m2(S("marketRent", cur))); c.drawRightString(380, y, m2(S("contractRent", occ)))
c.save()
save(NAME, dict(propertyName="Halcyon Crossing", asOnDate=ASOF, units=len(cur), occupied=len(occ), vacant=len(cur) - len(occ)), "MULTIFAMILY", "OneSite rent roll detail, stacked transaction codes, applicants in rows of their own", True, rows)
