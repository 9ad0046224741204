# Broker stacking plan of an office tower, coloured blocks per floor, tabloid landscape; PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
from reportlab.lib.utils import simpleSplit
rng = random.Random(6606); ASOF = dt.date(2025, 9, 15); NAME = "One Galleon Place - Stacking Plan Q3 2025.pdf"
FL = {14: ["Ferncroft Capital Advisors"], 12: ["Sable & Wren LLP", "Ostrander Insurance Group"], 11: ["Sable & Wren LLP"], 10: ["Tidewater Actuarial", None, "Beaufort Design Studio"], 9: ["Nimbus Payroll Systems", "Grayling Engineers"], 8: [None, "Colleton County Title Co."],
      7: ["Palisade Defense Analytics"], 6: ["Weatherly CPA Group", "Lowcountry Home Health", None], 5: ["Marlinspike Software", "Cordova Travel"], 4: [None], 3: ["State of S.C. - Workforce Dept."], 2: ["Kinlaw Staffing", "Ashepoo River Foundation", "Dravo Court Reporters"], 1: ["Half Moon Deli", "Lobby Management Office", "First Pelican Bank"]}
rows = []; byf = {}
for f, ts in FL.items():
    w = [rng.uniform(.8, 1.6) for _ in ts]; full = 17850 if f > 2 else 15200; a = [round(full * x / sum(w)) for x in w]; a[-1] = full - sum(a[:-1]); L = []
    for i, t in enumerate(ts):
        r = dict(unit=f"Suite {f}{'00' if i == 0 else str(25 * i + (0 if i < 2 else 10)).zfill(2)}", area=a[i])
        if t is None: r.update(statusText="AVAILABLE", marketRent=round(a[i] * 31.5 / 12, 0))
        elif "Management" in t: r.update(tenantName=t, contractRent=0.0)
        else:
            e = eom(dt.date(rng.randrange(2026, 2034), rng.randrange(1, 13), 1)); rate = rng.randrange(2600, 3450) / 100
            r.update(tenantName=t, leaseEndDate=e, contractRent=float(round(a[i] * rate / 12)), _rate=rate)
        r["_full"] = full; L.append(r); rows.append(r)
    byf[f] = L
W, H = 1224, 792; c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H))
c.setFont("Helvetica-Bold", 22); c.drawString(40, H - 46, "ONE GALLEON PLACE"); c.setFont("Helvetica", 11); c.drawString(40, H - 64, "Stacking Plan  |  288 Prioleau Street, Charleston, SC  |  September 15, 2025")
pal = {2026: "#f6b7a8", 2027: "#f9d39b", 2028: "#f6eea0", 2029: "#cfe8a5", 2030: "#a9dcc0", 2031: "#a8d3ea", 2032: "#b9bdf0", 2033: "#dcb9ec"}
X0, X1 = 92, 940; fh = 47; y = H - 92
for f, L in byf.items():
    y -= fh; c.setFillColor(HC("#333333")); c.setFont("Helvetica-Bold", 13); c.drawRightString(X0 - 12, y + 18, str(f)); full = L[0]["_full"]; span = (X1 - X0) * full / 17850; x = X0 + ((X1 - X0) - span) / 2
    for r in L:
        w = span * r["area"] / full; v = r.get("statusText"); e = r.get("leaseEndDate")
        c.setFillColor(HC("#ffffff") if v else HC(pal[e.year]) if e else HC("#dddddd")); c.setStrokeColor(HC("#555555"))
        if v: c.setDash(3, 2)
        c.rect(x, y, w, fh - 3, stroke=1, fill=1); c.setDash(); c.setFillColor(HC("#111111")); z = 7.6; ty = y + fh - 13
        lines = [("Helvetica-Bold", f"{r['unit']}  -  {r.get('tenantName') or 'AVAILABLE'}"), ("Helvetica", f"{r['area']:,} RSF")]
        if v: lines.append(("Helvetica", f"Asking ${r['marketRent']:,.0f}/mo ($31.50 FS)"))
        elif e: lines += [("Helvetica", f"${r['contractRent']:,.0f}/mo  (${r['_rate']:.2f} FS)"), ("Helvetica", f"LXP {e:%m/%d/%Y}")]
        else: lines += [("Helvetica", "$0/mo"), ("Helvetica-Oblique", "Landlord use")]
        for fn, s in lines:
            c.setFont(fn, z); assert c.stringWidth(s, fn, z) < w - 6, (s, w); c.drawString(x + 5, ty, s); ty -= 9.6
        x += w
    c.setFont("Helvetica", 8.5); c.setFillColor(HC("#333333")); c.drawString(X1 + 8, y + 18, f"{full:,} RSF")
c.setFont("Helvetica-Oblique", 7.5); c.drawString(X0, y - 14, "Floor 13 not used. Block widths are proportional to area. Ground and second floors are set back. FS = full service gross, per RSF per year.")
occ = [r for r in rows if r.get("tenantName")]; ta = sum(r["area"] for r in rows); oa = sum(r["area"] for r in occ)
x = 1030; yy = H - 110; c.setFont("Helvetica-Bold", 9); c.drawString(x, yy, "Lease expirations"); yy -= 16
for yr, col in pal.items():
    q = [r for r in occ if r.get("leaseEndDate") and r["leaseEndDate"].year == yr]; c.setFillColor(HC(col)); c.rect(x, yy - 2, 12, 10, stroke=0, fill=1); c.setFillColor(HC("#111111")); c.setFont("Helvetica", 8); c.drawString(x + 18, yy, str(yr)); c.drawRightString(x + 120, yy, f"{sum(r['area'] for r in q):,}"); c.drawRightString(x + 165, yy, f"{sum(r['area'] for r in q) / ta:.1%}"); yy -= 15
yy -= 14
for a, b in (("Building RSF", m0(ta)), ("Leased RSF", m0(oa)), ("Available RSF", m0(ta - oa)), ("Leased", f"{oa / ta:.1%}"), ("Suites", str(len(rows))), ("Suites available", str(len(rows) - len(occ))), ("In-place rent / month", "$" + m0(sum(r["contractRent"] for r in occ)))):
    c.setFont("Helvetica", 8.5); c.drawString(x, yy, a); c.setFont("Helvetica-Bold", 8.5); c.drawRightString(x + 165, yy, b); yy -= 15
c.setFont("Helvetica", 7); c.drawString(40, 22, "Hallworth Peake Office Advisory. Information believed reliable; not warranted."); c.save()
save(NAME, dict(propertyName="One Galleon Place", asOnDate=ASOF, units=len(rows), occupied=len(occ), vacant=len(rows) - len(occ)), "OFFICE", "stacking plan, one coloured block per suite on its floor", True, rows)
