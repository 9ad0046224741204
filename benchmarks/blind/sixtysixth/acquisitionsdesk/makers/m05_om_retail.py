# Offering memorandum rent roll page, retail centre, glossy; increases stacked in cell; PDF. PLANTED digit_changed
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor as HC, white
rng = random.Random(6605); ASOF = dt.date(2026, 1, 1); NAME = "OM_Larkspur_Commons_pp18-19.pdf"
T = [("A1", "Hobnail Hardware", 18240, 13.0), ("A2", "Dr. Quill Veterinary", 3120, 24.0), ("A3", "Sudsy's Laundromat", 2400, 21.5), ("A4-5", "Tortuga Tacos & Tequila", 4150, 26.0), ("A6", "AVAILABLE", 1980, 0), ("B1", "Verve Pilates", 2275, 25.0), ("B2", "Paper Crane Gifts", 1540, 27.0),
     ("B3", "Continental Tax Prep", 1210, 26.5), ("B4", "Smiles on Sixth Dental", 2860, 28.0), ("B5", "Glazed & Confused Donuts", 1425, 30.0), ("B6", "AVAILABLE", 3305, 0), ("C1", "Old Dominion Bank (Ground Lease)", 3600, 38.0), ("C2", "Blitz Burgers Drive-Thru", 2950, 42.0), ("KIOSK", "Ice & Water Vending", 120, 100.0)]
rows = []; tot = sum(t[2] for t in T); tm = 0
for k, (u, n, a, rt) in enumerate(T):
    r = dict(unit=u, area=a)
    if n == "AVAILABLE": r.update(statusText="AVAILABLE"); rows.append(r); continue
    s = dt.date(rng.randrange(2017, 2026), rng.randrange(1, 13), 1); e = addm(s, 120) - dt.timedelta(1) if rng.random() < .7 else addm(s, 60) - dt.timedelta(1)
    while e <= dt.date(2026, 3, 1): e = addm(e + dt.timedelta(1), 60) - dt.timedelta(1)
    ann = round(a * rt / 12) * 12; st = []
    m = addm(s, 12 * 5) if k % 3 == 0 else addm(dt.date(2026, s.month, 1), 0)
    if m <= ASOF: m = addm(m, 12) if k % 3 else addm(m, 60)
    am = ann
    while m < e and len(st) < 4:
        am = round(am * (1.1 if k % 3 == 0 else 1.03) / 12) * 12; st.append((m, am)); m = addm(m, 60 if k % 3 == 0 else 12)
    r.update(tenantName=n, leaseStartDate=s, leaseEndDate=e, contractRent=float(ann // 12), annualRent=float(ann), rentSteps=[{"date": iso(x), "amount": float(y), "per": "year"} for x, y in st], _st=st, _opt=rng.choice(["2 x 5 yr", "1 x 5 yr", "None", "3 x 5 yr"]), _rec=rng.choice(["NNN", "NNN", "NNN + 15% admin", "Gross"]), _true=ann // 12)
    tm += ann // 12; rows.append(r)
for r in rows:  # planted
    if r["unit"] == "B4": old = r["_true"]; s = str(old); new = int(s[0] + str((int(s[1]) + 3) % 10) + s[2:]); r["contractRent"] = float(new); pl = f"Smiles on Sixth Dental (B4) monthly base rent printed {new:,} where the annual rent and the totals need {old:,}"
b = PS("b", fontName="Helvetica", fontSize=7, leading=8.6); bb = PS("bb", parent=b, fontName="Helvetica-Bold"); hd = PS("hd", parent=bb, textColor=white, alignment=1); rt_ = PS("rt", parent=b, alignment=2); ce = PS("ce", parent=b, alignment=1); rb = PS("rb", parent=bb, alignment=2)
P = Paragraph; N1, N2 = HC("#5b2333"), HC("#f3e9dc")
data = [[P(x, hd) for x in ("TENANT", "SUITE", "GLA (SF)", "% GLA", "LEASE TERM", "", "BASE RENT", "", "", "SCHEDULED INCREASES", "", "", "RECOVERY", "OPTIONS")],
        [P(x, hd) for x in ("", "", "", "", "Start", "End", "Monthly", "Annual", "PSF", "Date", "Annual", "PSF", "", "")]]
f = lambda d: f"{d.month}/{d.day}/{d.year}"
for r in rows:
    if not r.get("tenantName"): data.append([P("<i>AVAILABLE</i>", b), P(r["unit"], ce), P(m0(r["area"]), rt_), P(f"{r['area'] / tot:.1%}", rt_)] + [""] * 10); continue
    j = lambda fn: P("<br/>".join(fn(x, y) for x, y in r["_st"]), rt_) if r["_st"] else P("-", rt_)
    data.append([P(r["tenantName"].replace("&", "&amp;"), bb), P(r["unit"], ce), P(m0(r["area"]), rt_), P(f"{r['area'] / tot:.1%}", rt_), P(f(r["leaseStartDate"]), ce), P(f(r["leaseEndDate"]), ce), P("$" + m0(r["contractRent"]), rt_), P("$" + m0(r["annualRent"]), rt_), P(f"${r['annualRent'] / r['area']:.2f}", rt_),
                 j(lambda x, y: f(x)), j(lambda x, y: "$" + m0(y)), j(lambda x, y: f"${y / r['area']:.2f}"), P(r["_rec"], ce), P(r["_opt"], ce)])
occ = [r for r in rows if r.get("tenantName")]; oa = sum(r["area"] for r in occ); an = sum(r["annualRent"] for r in occ)
data.append([P("OCCUPIED", bb), "", P(m0(oa), rb), P(f"{oa / tot:.1%}", rb), "", "", P("$" + m0(tm), rb), P("$" + m0(an), rb), P(f"${an / oa:.2f}", rb)] + [""] * 5)
data.append([P("VACANT", bb), "", P(m0(tot - oa), rb), P(f"{1 - oa / tot:.1%}", rb)] + [""] * 10)
data.append([P("TOTAL", bb), "", P(m0(tot), rb), P("100.0%", rb), "", "", P("$" + m0(tm), rb), P("$" + m0(an), rb), ""] + [""] * 5)
n = len(data)
t = Table(data, colWidths=[104, 36, 44, 36, 50, 52, 48, 54, 40, 52, 52, 42, 60, 48], repeatRows=2)
t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 1), N1), ("SPAN", (4, 0), (5, 0)), ("SPAN", (6, 0), (8, 0)), ("SPAN", (9, 0), (11, 0)), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ROWBACKGROUNDS", (0, 2), (-1, n - 4), [white, N2]), ("BACKGROUND", (0, n - 3), (-1, -1), HC("#d9c6ad")),
                       ("LINEBELOW", (0, 1), (-1, -1), .25, HC("#ccbbaa")), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
def page(c, d):
    W, H = landscape(letter); c.setFillColor(N1); c.rect(0, H - 44, W, 44, stroke=0, fill=1); c.setFillColor(white); c.setFont("Times-Bold", 18); c.drawString(36, H - 29, "Larkspur Commons"); c.setFont("Times-Italic", 11); c.drawRightString(W - 36, H - 28, "Rent Roll as of January 1, 2026")
    c.setFillColor(N1); c.setFont("Helvetica", 7); c.drawString(36, 20, "BRAMWELL TATE  |  Net Lease & Shopping Center Group"); c.drawRightString(W - 36, 20, str(17 + d.page))
d = SimpleDocTemplate(os.path.join(DOCS, NAME), pagesize=landscape(letter), leftMargin=36, rightMargin=36, topMargin=58, bottomMargin=36, title="Larkspur Commons OM")
d.build([t, Spacer(1, 8), P(f"Notes: {len(rows)} leasable spaces, {len(occ)} leased. Rents shown are contractual as of the date above. Hobnail Hardware may terminate after month 84 on payment of a fee. Old Dominion Bank owns its building; the land is leased. Percentage rent, if any, is not shown. "
          "All information from sources deemed reliable but not guaranteed; buyer to verify.", PS("n", parent=b, fontSize=6.6, textColor=HC("#555555")))], onFirstPage=page, onLaterPages=page)
save(NAME, dict(propertyName="Larkspur Commons", asOnDate=ASOF, units=len(rows), occupied=len(occ), vacant=len(rows) - len(occ), planted={"what": pl, "kind": "digit_changed"}), "RETAIL", "offering memorandum page, grouped header, increases stacked in the cell", True, rows)
