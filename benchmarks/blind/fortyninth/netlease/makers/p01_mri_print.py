"""Lease administration print of a neighbourhood centre: recoveries, other income, future increases beneath each suite."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(101)
ASON = dt.date(2025, 9, 30)
NAME = "NWC_RentRoll_0925.pdf"
names = [ANCH[0], ANCH[2], ANCH[3]] + R.sample(FAST, 8) + R.sample(SERV, 10)
sizes = [38450, 13225, 9100]
suites = ["100","112","120"] + [str(n) for n in range(124, 124+4*21, 4)]
data = []; ni = 3
for i, s in enumerate(suites):
    vac = i in (7, 14, 19)
    area = sizes[i] if i < 3 else R.choice([1050,1200,1225,1400,1575,1600,1820,2100,2400,2800,3150])
    if vac: data.append(dict(s=s, vac=True, area=area)); continue
    nm = names[i] if i < 3 else names[ni]; ni += (i >= 3)
    rate = [13.25, 19.5, 11.0][i] if i < 3 else R.choice([18.5,21,22.75,24,26.5,28,31])
    start = dt.date(R.randint(2012, 2018), R.choice([2,5,9]), 1) if i < 3 else dt.date(R.randint(2017, 2025), R.randint(1, 8), R.choice([1,1,1,15]))
    yrs = [15,20,10][i] if i < 3 else R.choice([5,5,7,10])
    while term_end(start, yrs*12) <= ASON: yrs += 5
    end = term_end(start, yrs*12)
    mtm = i == 10
    rent = round(area*rate/12, 2)
    cam = round(area*R.choice([5.85,6.1,6.1,6.45])/12, 2) if i != 1 else 0
    oth = R.choice([0,0,0,75.0,125.0]) if i > 2 else 0
    steps = []
    if not mtm:
        d = addm(dt.date(2025, start.month, 1), 12 if start.month <= 9 else 0); rr = rate
        n = 0; mx = R.choice([0,1,2,3,4])
        while d < end and n < mx:
            rr = round(rr*1.03, 2); steps.append((d, round(area*rr/12, 2), rr)); d = addm(d, 12); n += 1
    data.append(dict(s=s, vac=False, area=area, nm=nm, rate=rate, start=start, end="Month-to-Month" if mtm else end, rent=rent, cam=cam, oth=oth, steps=steps))
W, H = landscape(letter)
c = canvas.Canvas(str(DOCS/NAME), pagesize=(W, H), invariant=1)
X = dict(s=36, nm=92, st=232, ex=288, a=378, r=446, psf=490, rec=548, oth=600, cat=610, d=634, amt=728, fp=756)
f = lambda v: f"{v:,.2f}"; D = lambda d: d.strftime("%-m/%-d/%Y") if isinstance(d, dt.date) else d
page = 0
def head():
    global page, y
    page += 1
    c.setFont("Helvetica", 7); c.drawString(36, H-30, "Database:"); c.drawString(80, H-30, "NETPROD"); c.drawString(36, H-40, "Bldg Status:"); c.drawString(80, H-40, "Active only")
    c.setFont("Helvetica-Bold", 10); c.drawCentredString(W/2, H-30, "Rent Roll"); c.setFont("Helvetica", 8)
    c.drawCentredString(W/2, H-41, "Northwick Crossing"); c.drawCentredString(W/2, H-51, "9/30/2025")
    c.setFont("Helvetica", 7); c.drawRightString(756, H-30, f"Page:   {page}"); c.drawRightString(756, H-40, "Date:  10/6/2025"); c.drawRightString(756, H-50, "Time:  08:14 AM")
    y = H-72
    c.setFont("Helvetica-Bold", 7)
    c.drawCentredString((X["cat"]+756)/2, y, "------------ Future Rent Increases ------------")
    for k, a, b, al in [("s","Bldg Id-","Suit Id",0),("nm","","Occupant Name",0),("st","Rent","Start",0),("ex","","Expiration",0),("a","GLA","Sqft",1),("r","Monthly","Base Rent",1),("psf","Annual","Rate PSF",1),("rec","Monthly Cost","Recovery",1),("oth","Monthly Oth","Income",1),("cat","","Cat",0),("d","","Date",0),("amt","","Mthly Amount",1),("fp","","PSF",1)]:
        fn = c.drawRightString if al else c.drawString
        fn(X[k], y-10, a); fn(X[k], y-19, b)
    c.line(36, y-22, 756, y-22); y -= 34; c.setFont("Helvetica", 7)
head()
def need(n):
    if y-n < 46: c.showPage(); head()
for k, vac in (("Vacant Suites", True), ("Occupied Suites", False)):
    need(40); c.setFont("Helvetica-Bold", 8); c.drawString(36, y, k); c.setFont("Helvetica", 7); y -= 13
    for t in data:
        if t["vac"] != vac: continue
        need(12+9*max(0, len(t.get("steps", []))-1))
        c.drawString(X["s"], y, "NWC1  -"+t["s"]); c.drawRightString(X["a"], y, f"{t['area']:,}")
        if vac: c.drawString(X["nm"], y, "Vacant"); y -= 12; continue
        c.drawString(X["nm"], y, t["nm"]); c.drawString(X["st"], y, D(t["start"])); c.drawString(X["ex"], y, D(t["end"]))
        c.drawRightString(X["r"], y, f(t["rent"])); c.drawRightString(X["psf"], y, f(t["rate"])); c.drawRightString(X["rec"], y, f(t["cam"])); c.drawRightString(X["oth"], y, f(t["oth"]))
        for j, (d, a, p) in enumerate(t["steps"]):
            if j: y -= 9
            c.drawString(X["cat"], y, "RNT"); c.drawString(X["d"], y, D(d)); c.drawRightString(X["amt"], y, f(a)); c.drawRightString(X["fp"], y, f(p))
        y -= 12
    y -= 4
need(70)
occ = [t for t in data if not t["vac"]]; vc = [t for t in data if t["vac"]]
so = sum(t["area"] for t in occ); sv = sum(t["area"] for t in vc)
c.line(320, y+8, 610, y+8); c.setFont("Helvetica-Bold", 7); y -= 2
def line(lab, a, pct=None, m=None, n=None):
    global y
    c.drawString(140, y, lab)
    if pct is not None: c.drawString(232, y, f"{pct:.2f}%")
    if n is not None: c.drawString(288, y, f"{n} Units")
    c.drawRightString(X["a"], y, f"{a:,}")
    if m:
        for k, v in zip(("r","rec","oth"), m): c.drawRightString(X[k], y, f(v))
    y -= 10
M = [sum(t[k] for t in occ) for k in ("rent","cam","oth")]
c.drawString(36, y, "Totals:"); line("Occupied Sqft:", so, 100*so/(so+sv), M, len(occ)); line("Vacant Sqft:", sv, 100*sv/(so+sv), None, len(vc)); line("Total Sqft:", so+sv, None, M, len(data))
c.save()
rows = []
for t in vc: rows.append(dict(unit="NWC1  -"+t["s"], area=t["area"], statusText="Vacant", section="Vacant Suites"))
for t in occ: rows.append(dict(unit="NWC1  -"+t["s"], area=t["area"], tenantName=t["nm"], statusText="Occupied", section="Occupied Suites", contractRent=t["rent"], leaseStartDate=t["start"], leaseEndDate=t["end"], charges=[dict(code="Monthly Cost Recovery", amount=t["cam"]), dict(code="Monthly Oth Income", amount=t["oth"])], rentSteps=[dict(date=iso(d), amount=a) for d, a, p in t["steps"]] or None))
save(NAME, "RETAIL", "lease administration print, future increases to the right, vacant suites first", True, "Northwick Crossing", ASON, len(data), len(occ), len(vc), rows)
