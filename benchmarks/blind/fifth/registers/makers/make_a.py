"""p01 mainframe garden apartments, p02 appraiser's strip mall, p03 self storage web export"""
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.lib.units import inch

def p01():
    r = random.Random(5101); N = Names(r)
    name = "p01_cedar_hollow_mainframe.pdf"
    asof = D.date(2025, 9, 30)
    types = {"1A": (644, 985), "1B": (712, 1040), "2A": (918, 1215), "2C": (1004, 1290), "3A": (1188, 1465)}
    rows, recs = [], []
    special = {(1, 1): "MD", (3, 9): "VU", (2, 4): "VR", (2, 11): "VR", (4, 2): "VU", (5, 8): "VR", (6, 12): "DN", (1, 7): "NT", (3, 3): "NT", (4, 10): "NT", (6, 5): "NT", (5, 1): "EV"}
    for b in range(1, 7):
        for k in range(1, 13):
            ty = ["1A", "1A", "2A", "2A", "2C", "1B", "1B", "2C", "3A", "2A", "1A", "3A"][k - 1]
            sq, mk = types[ty]; mk = mk + (15 if k > 6 else 0)
            st = special.get((b, k), "OC")
            unit = "%d%02d" % (b, k)
            x = dict(b="%02d" % b, unit=unit, ty=ty, sq=sq, mk=mk, st=st, rent=0, chg=[], dep=0.0, bal=0.0, nm=None, mi=None, ls=None, le=None, mo=None)
            if st in ("OC", "NT", "EV"):
                l, f = N.pair()[::-1]; x["nm"] = ("%s, %s" % (l, f)).upper()[:17].rstrip()
                mi = D.date(r.randint(2018, 2025), r.randint(1, 12), r.randint(1, 28))
                if mi > D.date(2025, 9, 20): mi = D.date(2025, 6, r.randint(1, 28))
                ls = D.date(mi.year, mi.month, 1)
                while addm(ls, 12) <= asof: ls = addm(ls, 12)
                if ls < mi: ls = mi
                x["mi"] = mi; x["ls"] = ls; x["le"] = eom(addm(D.date(ls.year, ls.month, 1), 11))
                if r.random() < .07: x["le"] = "MTM"
                x["rent"] = mk - r.choice([0, 10, 25, 35, 40, 60, 85, 110])
                ch = []
                if r.random() < .35: ch.append(("PET", float(r.choice([25, 35]))))
                if r.random() < .30: ch.append(("W/D", 45.0))
                if r.random() < .22: ch.append(("GAR", 85.0))
                ch.append(("TRSH", 12.5))
                if r.random() < .15: ch.append(("CONC", -float(r.choice([50, 75, 100]))))
                if st == "NT" and r.random() < .5: ch.append(("MTMF", 75.0))
                x["chg"] = ch
                x["dep"] = float(r.choice([250, 300, 300, 500, x["rent"]]))
                u = r.random()
                x["bal"] = 0.0 if u < .72 else (-r.choice([12.5, 40, 125, 300.0]) if u < .84 else round(r.uniform(20, 1400), 2))
                if st == "EV": x["bal"] = 3187.44
                if st == "NT": x["mo"] = D.date(2025, r.choice([10, 11]), r.choice([15, 30]))
            elif st == "MD": x["nm"] = None
            recs.append(x)
    for x in recs: x["tot"] = x["rent"] + sum(a for _, a in x["chg"])
    # planted: one digit of a printed lease rent
    px = next(x for x in recs if x["unit"] == "506"); assert px["st"] == "OC"
    good = px["rent"]; bad = good - 300 if str(good)[-3] >= '4' else good + 500
    printed = {id(px): bad}
    planted = {"what": "unit 506: lease rent printed %s, was %s (building 05, grand total and the unit's own TOTAL are built on %s)" % (m2(bad), m2(good), m2(good)), "kind": "digit_changed"}
    def amt(v, w): 
        s = m2(abs(v)); return (s + ("-" if v < 0 else " ")).rjust(w)
    W = 132
    fm = lambda t: (" %-2s %-5s %-4s %5s %-2s %-17s %-8s %-8s %-8s" % tuple(t[:9])) + "".join((q + " ").rjust(w) for q, w in zip(t[9:], (11, 11, 11, 11, 10, 10)))
    H1 = fm(("BL", "UNIT", "TYPE", "SQFT", "ST", "RESIDENT", "MOVED", "LEASE", "LEASE", "MARKET", "LEASE", "OTHER", "TOTAL", "DEPOSIT", "BALANCE"))
    H2 = fm(("", "", "", "", "", "/CHARGE DETAIL", "IN", "FROM", "THRU", "RENT", "RENT", "CHARGES", "CHARGES", "HELD", "DUE"))
    lines = []; body = []
    def rec(x):
        rp = printed.get(id(x), x["rent"]); oth = x["tot"] - x["rent"]
        nm = x["nm"] or {"VR": "*VACANT-READY*", "VU": "*VACANT-NOT RDY*", "MD": "*MODEL*", "DN": "*DOWN-FIRE*"}[x["st"]]
        d = lambda v: (v if isinstance(v, str) else us(v)) if v else ""
        L1 = " %-2s %-5s %-4s %5d %-2s %-17s %-8s %-8s %-8s" % (x["b"], x["unit"], x["ty"], x["sq"], x["st"], nm, d(x["mi"]), d(x["ls"]), d(x["le"]))
        L1 += amt(x["mk"], 11) + amt(rp, 11) + amt(oth, 11) + amt(x["tot"], 11) + amt(x["dep"], 10) + amt(x["bal"], 10)
        out = [L1]
        if x["chg"] or x["mo"]:
            s = " ".join("%s %s" % (c, amt(a, 1).strip()) for c, a in x["chg"])
            out.append(" " * 26 + s + (("  NTV " + us(x["mo"])) if x["mo"] else ""))
        return out
    def tot(lbl, xs):
        s = lambda k: sum(x[k] for x in xs)
        n = len(xs); o = sum(x["st"] in ("OC", "NT", "EV") for x in xs)
        return (" %-27s UNITS%4d  OCC%4d" % (lbl, n, o)).ljust(68) + amt(s("mk"), 11) + amt(s("rent"), 11) + amt(s("tot") - s("rent"), 11) + amt(s("tot"), 11) + amt(s("dep"), 10) + amt(s("bal"), 10)
    RULE = "".join(("-" * (w - 3) + " ").rjust(w) for w in (11, 11, 11, 11, 10, 10))
    for b in range(1, 7):
        xs = [x for x in recs if x["b"] == "%02d" % b]
        for x in xs: body.append(rec(x))
        body.append([" " * 68 + RULE, tot("** BUILDING %02d TOTAL **" % b, xs), ""])
    body.append([" " * 68 + RULE.replace("-", "="), tot("**** PROPERTY TOTAL ****", recs), ""])
    cnt = lambda *s: sum(x["st"] in s for x in recs)
    occ, vac = cnt("OC", "NT", "EV"), cnt("VR", "VU")
    tail = ["", " OCCUPANCY RECAP", "   TOTAL UNITS . . . . . . . %4d" % len(recs), "   OCCUPIED (OC NT EV) . . . %4d" % occ, "   VACANT (VR VU)  . . . . . %4d" % vac,
            "   MODEL (MD)  . . . . . . . %4d" % cnt("MD"), "   DOWN (DN) . . . . . . . . %4d" % cnt("DN"), "   ON NOTICE (INCL IN OCC) . %4d" % cnt("NT"), "",
            " ST: OC=OCCUPIED NT=NOTICE EV=EVICTION VR=VACANT READY VU=VACANT UNREADY MD=MODEL DN=DOWN", "", " *** END OF REPORT RM410 ***"]
    body.append(tail)
    c = canvas.Canvas(doc(name), pagesize=(14.875 * inch, 11 * inch), invariant=1)
    pages, cur = [], []
    for blk in body:
        if len(cur) + len(blk) > 54: pages.append(cur); cur = []
        cur += blk
    pages.append(cur)
    for i, p in enumerate(pages):
        for y in range(0, 24):   # green-bar paper
            if y % 2 == 0:
                c.setFillColorRGB(.90, .96, .90); c.rect(.6 * inch, 10.45 * inch - (y + 1) * 29.4, 13.7 * inch, 29.4, fill=1, stroke=0)
        c.setFillColor(colors.black); c.setFont("Courier", 11.6); y = 10.5 * inch
        hd = [" RM410-03   BRIGHTWATER RESIDENTIAL MANAGEMENT CORP".ljust(100) + "RUN 10/01/25 05:12   PAGE %3d" % (i + 1),
              " PROPERTY 0417  CEDAR HOLLOW APARTMENTS".ljust(60) + "R E N T   R O L L", " AS OF 09/30/25".ljust(60) + "SEQUENCE: BLDG/UNIT", "", H1, H2, " " + "-" * 131]
        for s in hd + p:
            s = s.rstrip(); assert len(s) <= 134, (len(s), s)
            c.drawString(.62 * inch, y, s); y -= 12.1
        c.showPage()
    c.save()
    for x in recs:
        d = lambda v: (v if isinstance(v, str) else iso(v)) if v else None
        rows.append(dict(unit=x["unit"], building=x["b"], unitType=x["ty"], area=x["sq"], tenantName=x["nm"], statusText=x["st"], marketRent=x["mk"],
            contractRent=printed.get(id(x), x["rent"]), leaseStartDate=d(x["ls"]), leaseEndDate=d(x["le"]), moveInDate=d(x["mi"]), moveOutDate=d(x["mo"]),
            deposit=x["dep"], balance=x["bal"], charges=[{"code": a, "amount": b} for a, b in x["chg"]], totalCharges=x["tot"]))
    save(name, "MULTIFAMILY", "mainframe fixed-pitch print on green-bar, two-line records", "trailing minus, charge detail on a second line, status codes, clipped names, building totals, model and down unit", "CEDAR HOLLOW APARTMENTS", "2025-09-30", len(recs), occ, vac, rows, planted=planted)

def p02():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
    from reportlab.lib.styles import ParagraphStyle
    name = "p02_millrace_crossing_appraisal.pdf"
    T = [ # tenant, suite, sf, start, end, $/sf, steps[(date, psf)], recov, options
     ("Harvest Fields Market", "A1", 24150, D.date(2014,5,1), D.date(2029,4,30), 11.50, [], "NNN", "3 x 5 yrs @ +8%"),
     ("Pinnacle Dollar Depot", "A2", 9200, D.date(2021,9,1), D.date(2031,8,31), 10.25, [(D.date(2026,9,1), 11.00)], "NNN", "2 x 5 yrs"),
     ("Corvane Physical Therapy", "B1", 3600, D.date(2023,2,1), D.date(2030,1,31), 19.75, [(D.date(2026,2,1), 20.35), (D.date(2027,2,1), 20.96), (D.date(2028,2,1), 21.59)], "NNN", "1 x 5 yrs FMV"),
     ("Lucky Lotus Kitchen", "B2", 2400, D.date(2022,7,1), D.date(2027,6,30), 21.00, [(D.date(2026,7,1), 21.65)], "NNN", "1 x 5 yrs"),
     ("Vacant", "B3", 1800, None, None, None, [], None, None),
     ("Shear Delight Salon", "B4", 1200, D.date(2019,4,15), D.date(2026,4,30), 20.00, [], "NNN", "none"),
     ("Trident Tax & Bookkeeping, Inc.", "B5", 1200, D.date(2024,1,1), D.date(2026,12,31), 22.50, [], "Mod. Gross", "1 x 3 yrs"),
     ("Bellweather Wireless Retail, LLC (d/b/a SignalPoint)", "C1", 2050, D.date(2020,11,1), D.date(2028,10,31), 24.00, [(D.date(2026,11,1), 24.75), (D.date(2027,11,1), 25.50)], "NNN", "2 x 3 yrs"),
     ("Paws & Claws Grooming", "C2", 1450, D.date(2025,3,1), D.date(2030,2,28), 18.50, [(D.date(2026,3,1), 19.05), (D.date(2027,3,1), 19.63), (D.date(2028,3,1), 20.22), (D.date(2029,3,1), 20.82)], "NNN", "1 x 5 yrs"),
     ("Sudsmore Laundry", "C3", 2800, None, "MTM", 15.00, [], "Gross", "none"),
     ("Vacant", "C4", 1500, None, None, None, [], None, None),
     ("Ironbridge Credit Union", "Pad 1", 3150, D.date(2018,6,1), D.date(2038,5,31), 33.00, [(D.date(2028,6,1), 36.30)], "Abs. Net", "4 x 5 yrs @ +10%"),
    ]
    P = ParagraphStyle("p", fontName="Times-Roman", fontSize=10, leading=13, alignment=4, spaceAfter=7)
    h = ParagraphStyle("h", fontName="Times-Bold", fontSize=12.5, leading=16, textColor=colors.HexColor("#1b3a5c"), spaceAfter=5)
    s = ParagraphStyle("s", fontName="Times-Roman", fontSize=7.6, leading=8.6)
    si = ParagraphStyle("si", parent=s, fontName="Times-Italic"); sr = ParagraphStyle("sr", parent=s, alignment=2)
    gla = sum(t[2] for t in T); leased = sum(t[2] for t in T if t[0] != "Vacant")
    tot = 0; rows = []; data = [["Tenant", "Suite", "GLA", "", "Lease Term", "", "Contract Rent", "", "Contract Escalations", "Expense\nRecovery", "Renewal\nOptions"],
        ["", "", "SF", "% of\nTotal", "Start", "Expires", "$/SF/Yr", "Annual", "(date: annual rent)", "", ""]]
    mon = lambda d: d.strftime("%b ") + "%d, %d" % (d.day, d.year)
    for t in T:
        n, su, sf, a, b, psf, st, rec, opt = t
        if n == "Vacant":
            data.append([Paragraph("Vacant", si), su, m0(sf), "%.1f%%" % (100 * sf / gla), "", "", "", "", "", "", ""])
            rows.append(dict(unit=su, area=sf, statusText="Vacant")); continue
        ann = round(psf * sf); tot += ann
        stp = "<br/>".join("%s: $%s" % (usn(d), m0(round(q * sf))) for d, q in st) or "Flat"
        data.append([Paragraph(n.replace("&", "&amp;"), s), su, m0(sf), "%.1f%%" % (100 * sf / gla), mon(a) if a else "", b if isinstance(b, str) else mon(b), "$%.2f" % psf, "$" + m0(ann), Paragraph(stp, s), rec, Paragraph(opt, s)])
        rows.append(dict(unit=su, area=sf, tenantName=n, statusText="Occupied", annualRent=ann, leaseStartDate=iso(a) if a else None, leaseEndDate=b if isinstance(b, str) else iso(b),
             rentSteps=[{"date": iso(d), "amount": round(q * sf), "per": "year"} for d, q in st]))
    data.append(["Total / Wtd. Avg.", "", m0(gla), "100.0%", "", "", "$%.2f" % (tot / leased), "$" + m0(tot), "", "", ""])
    data.append(["Occupied", "", m0(leased), "%.1f%%" % (100 * leased / gla)] + [""] * 7)
    data.append(["Vacant", "", m0(gla - leased), "%.1f%%" % (100 * (gla - leased) / gla)] + [""] * 7)
    cw = [93, 30, 34, 32, 54, 54, 38, 48, 86, 42, 55]
    tb = Table(data, colWidths=cw, repeatRows=2)
    navy = colors.HexColor("#1b3a5c")
    tb.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Times-Roman", 7.6), ("FONT", (0, 0), (-1, 1), "Times-Bold", 7.6), ("TEXTCOLOR", (0, 0), (-1, 1), colors.white), ("BACKGROUND", (0, 0), (-1, 1), navy),
        ("SPAN", (0, 0), (0, 1)), ("SPAN", (1, 0), (1, 1)), ("SPAN", (2, 0), (3, 0)), ("SPAN", (4, 0), (5, 0)), ("SPAN", (6, 0), (7, 0)), ("SPAN", (9, 0), (9, 1)), ("SPAN", (10, 0), (10, 1)),
        ("ALIGN", (0, 0), (-1, 1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (2, 2), (7, -1), "RIGHT"), ("ALIGN", (1, 2), (1, -1), "CENTER"), ("ALIGN", (9, 2), (9, -1), "CENTER"),
        ("LINEBELOW", (0, 2), (-1, -4), .25, colors.HexColor("#b7c3d0")), ("LINEABOVE", (0, -3), (-1, -3), 1, navy), ("FONT", (0, -3), (-1, -3), "Times-Bold", 7.6), ("LINEBELOW", (0, -1), (-1, -1), 1, navy),
        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5)]))
    exp = {}
    for t in T:
        if isinstance(t[4], D.date): e = exp.setdefault(t[4].year, [0, 0, 0]); e[0] += 1; e[1] += t[2]; e[2] += round(t[5] * t[2])
    ed = [["Year", "No. of Leases", "SF Expiring", "Rent Expiring"], ["MTM", "1", "2,800", "$42,000"]] + [[str(k), str(v[0]), m0(v[1]), "$" + m0(v[2])] for k, v in sorted(exp.items())]
    et = Table(ed, colWidths=[60, 80, 80, 80], hAlign="LEFT"); et.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Times-Roman", 8.5), ("FONT", (0, 0), (-1, 0), "Times-Bold", 8.5), ("LINEBELOW", (0, 0), (-1, 0), .7, navy), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5)]))
    def deco(c, d):
        c.setFont("Times-Italic", 8.5); c.setFillColor(navy)
        c.drawString(24, 766, "Millrace Crossing Shopping Center"); c.drawRightString(588, 766, "Income Capitalization Approach"); c.line(24, 761, 588, 761)
        c.line(24, 40, 588, 40); c.drawString(24, 29, "Whitcomb Vale Valuation Group  |  File 25-1187"); c.drawRightString(588, 29, "%d" % (d.page + 46))
    dt = SimpleDocTemplate(doc(name), pagesize=letter, leftMargin=18, rightMargin=18, topMargin=42, bottomMargin=50, invariant=1)
    dt.build([Paragraph("RENT ROLL ANALYSIS", h),
        Paragraph("The subject is a neighborhood shopping center anchored by a regional grocer. The analysis below is based on the rent roll as of October 31, 2025 furnished by the owner, together with leases for all in-line tenants. As of that date ten of twelve spaces were leased. The tenant in Suite C3 remains in possession on a month-to-month basis following expiration of its lease; the original commencement date was not available. Contract rents are stated on an annual basis and exclude recoveries and percentage rent.", P),
        Paragraph("Rent in the small-shop space ranges from $15.00 to $24.00 per square foot. We have concluded a market rent of $21.00 per square foot for small shops under 2,500 square feet and $17.50 for the larger in-line bays, as discussed in the preceding section.", P),
        tb, Spacer(1, 12), Paragraph("LEASE EXPIRATION SCHEDULE", h), Paragraph("Scheduled expirations are summarized by calendar year at current contract rent:", P), et], onFirstPage=deco, onLaterPages=deco)
    assert sum(x.get("annualRent", 0) for x in rows) == tot
    save(name, "RETAIL", "appraisal report page, narrative around a grouped-header table", "annual rent only, steps stacked in one cell as annual amounts, tenant first, MTM, side table of expirations, per-area rates without key", "Millrace Crossing Shopping Center", "2025-10-31", 12, 10, 2, rows)

def p03():
    from fpdf import FPDF
    r = random.Random(5103); N = Names(r)
    name = "p03_keystone_lockaway_storage.pdf"
    sizes = [("5x5", 25, 49, 0), ("5x10", 50, 74, 0), ("10x10", 100, 119, 0), ("10x15", 150, 149, 0), ("10x20", 200, 184, 0), ("10x30", 300, 239, 0)]
    plan = [("A", 30, ["10x20", "10x30", "10x20"]), ("B", 44, ["10x10", "10x15"]), ("C", 56, ["5x10", "10x10", "5x10", "10x15"]), ("D", 62, ["5x5", "5x10", "5x10"]), ("P", 18, ["Parking"])]
    rows, recs = [], []
    for b, n, ss in plan:
        for k in range(1, n + 1):
            s = ss[k % len(ss)]
            if s == "Parking": area, st = None, 65
            else: area, st = next((q[1], q[2]) for q in sizes if q[0] == s)
            cc = b in "CD"; st += 15 if cc else 0
            kind = "Uncovered Pkg" if s == "Parking" else ("Climate" if cc else "Drive-Up")
            u = "%s%02d" % (b, k) if b != "P" else "P-%d" % k
            q = r.random()
            stt = "Rented" if q < .80 else "Vacant" if q < .92 else "Overlocked" if q < .965 else "Unrentable" if q < .98 else "Reserved" if q < .99 else "Vacant"
            if u == "A01": stt = "Company"
            x = dict(u=u, size=s, area=area, kind=kind, st=stt, street=float(st), nm=None, mi=None, rent=None, ins=None, paid=None, due=None, dep=None)
            if stt in ("Rented", "Overlocked"):
                x["nm"] = N.fl() if r.random() < .93 else r.choice(["Tri-Fork Plumbing", "Dunmore Cabinet Co", "Orchard Staging LLC", "First Mercy Chapel", "Halberd Electric", "Velvet Crumb Bakery"])
                x["mi"] = D.date(2025, 10, 28) - D.timedelta(r.randint(5, 2600))
                x["rent"] = float(st + r.choice([0, 0, 5, 10, 14, 18, 26, -10, 32])); x["ins"] = r.choice([0.0, 12.0, 12.0, 19.0])
                x["dep"] = r.choice([0.0, 0.0, 25.0])
                x["paid"] = D.date(2025, 10, 31) if stt == "Rented" else D.date(2025, r.choice([7, 8]), 31)
                x["due"] = 0.0 if stt == "Rented" else round((x["rent"] + x["ins"] + 20) * r.choice([2, 3]), 2)
                if stt == "Rented" and r.random() < .06: x["paid"] = D.date(2025, 9, 30); x["due"] = x["rent"] + x["ins"] + 20
            elif stt == "Company": x["nm"] = "Manager office storage"; x["rent"] = 0.0
            recs.append(x)
    class F(FPDF):
        def header(s):
            s.set_font("Helvetica", "", 7); s.set_text_color(110)
            s.set_xy(8, 5); s.cell(0, 4, "10/31/25, 4:47 PM"); s.set_xy(8, 5); s.cell(200, 4, "Rent Roll | Keystone Lockaway", align="C"); s.set_y(11)
            if s.page_no() > 1: s.th()
        def footer(s):
            s.set_y(-9); s.set_font("Helvetica", "", 7); s.set_text_color(110); y = s.get_y()
            s.cell(0, 4, "https://manage.stowdesk.example/f/2208/reports/rent-roll?date=2025-10-31&sort=unit"); s.set_xy(8, y); s.cell(200, 4, "%d/{nb}" % s.page_no(), align="R")
        def th(s):
            s.set_font("Helvetica", "B", 7); s.set_fill_color(38, 70, 83); s.set_text_color(255)
            for (t, w, a) in COL: s.cell(w, 6, t, fill=True, align=a)
            s.ln(6); s.set_text_color(30)
    COL = [("Unit", 12, "L"), ("Size", 14, "L"), ("Sq Ft", 10, "R"), ("Category", 22, "L"), ("Status", 18, "L"), ("Customer", 34, "L"), ("Moved In", 18.5, "L"), ("Paid Thru", 18.5, "L"), ("Street", 13, "R"), ("Rate", 13, "R"), ("Protect", 12, "R"), ("Past Due", 15, "R")]
    tw = sum(c[1] for c in COL); assert tw <= 200, tw
    f = F("P", "mm", (215.9, 279.4)); f.alias_nb_pages(); f.set_margins(8, 10, 8); f.set_auto_page_break(True, 13); f.set_creation_date(D.datetime(2025, 10, 31, tzinfo=D.timezone.utc))
    f.add_page(); f.set_text_color(38, 70, 83); f.set_font("Helvetica", "B", 17); f.cell(0, 9, "Keystone Lockaway Self Storage"); f.ln(9)
    f.set_font("Helvetica", "", 9); f.set_text_color(90); f.cell(0, 5, "Rent roll as of Oct 31, 2025   -   9120 Tannery Pike, Bldgs A-D + parking"); f.ln(7)
    cnt = lambda *s: sum(x["st"] in s for x in recs)
    occ = cnt("Rented", "Overlocked", "Company"); vac = cnt("Vacant", "Reserved", "Unrentable")
    sm = lambda k: sum(x[k] or 0 for x in recs)
    tiles = [("UNITS", str(len(recs))), ("OCCUPIED", str(occ)), ("UNOCCUPIED", str(vac)), ("STREET POTENTIAL", "$" + m0(sm("street"))), ("IN-PLACE RENT", "$" + m0(sm("rent"))), ("PAST DUE", "$" + m2(sm("due")))]
    x0, y0 = 8, f.get_y()
    for i, (a, b) in enumerate(tiles):
        f.set_fill_color(238, 243, 245); f.rect(x0 + i * 33.4, y0, 32, 14, "F"); f.set_xy(x0 + i * 33.4 + 2, y0 + 1.5); f.set_font("Helvetica", "", 6.5); f.set_text_color(110); f.cell(28, 4, a)
        f.set_xy(x0 + i * 33.4 + 2, y0 + 6); f.set_font("Helvetica", "B", 11); f.set_text_color(38, 70, 83); f.cell(28, 6, b)
    f.set_xy(8, y0 + 18); f.th()
    dd = lambda d: d.strftime("%b %d, %Y").replace(" 0", " ") if d else ""
    mm = lambda v: "" if v is None else m2(v)
    for i, x in enumerate(recs):
        f.set_font("Helvetica", "", 7.2); f.set_text_color(30)
        if f.will_page_break(4.6): f.add_page(); f.set_font("Helvetica", "", 7.2); f.set_text_color(30)
        f.set_fill_color(247); 
        vals = [x["u"], x["size"], "" if x["area"] is None else str(x["area"]), x["kind"], x["st"], x["nm"] or "", dd(x["mi"]), dd(x["paid"]), mm(x["street"]), mm(x["rent"]), mm(x["ins"]), mm(x["due"])]
        for (t, w, a), v in zip(COL, vals):
            if t == "Status": f.set_text_color(*{"Vacant": (0, 120, 70), "Overlocked": (190, 30, 30)}.get(v, (30, 30, 30)))
            f.cell(w, 4.6, v, align=a, fill=(i % 2 == 1)); f.set_text_color(30)
        f.ln(4.6)
    f.set_font("Helvetica", "B", 7.4); f.set_draw_color(38, 70, 83); y = f.get_y(); f.line(8, y, 8 + tw, y)
    for (t, w, a), v in zip(COL, ["%d" % len(recs), "", m0(sm("area")), "", "", "Totals", "", "", mm(sm("street")), mm(sm("rent")), mm(sm("ins")), mm(sm("due"))]): f.cell(w, 6, v, align=a)
    f.ln(10)
    if f.will_page_break(60): f.add_page()
    f.set_font("Helvetica", "B", 10); f.cell(0, 6, "Unit mix"); f.ln(7); f.set_font("Helvetica", "B", 7.4)
    for t, w in [("Size / category", 42), ("Count", 18), ("Occupied", 18), ("Occ %", 16), ("Street", 24), ("In place", 24)]: f.cell(w, 5, t, align="L" if w == 42 else "R", border="B")
    f.ln(5.4); f.set_font("Helvetica", "", 7.4)
    for key in sorted({(x["kind"], x["area"] or 0, x["size"]) for x in recs}):
        g = [x for x in recs if (x["kind"], x["area"] or 0, x["size"]) == key]; o = sum(x["st"] in ("Rented", "Overlocked", "Company") for x in g)
        for v, w in [("%s %s" % (key[2], key[0]) if key[1] else "Uncovered parking", 42), (str(len(g)), 18), (str(o), 18), ("%.1f%%" % (100 * o / len(g)), 16), (m2(sum(x["street"] for x in g)), 24), (m2(sum(x["rent"] or 0 for x in g)), 24)]: f.cell(w, 4.6, v, align="L" if w == 42 else "R")
        f.ln(4.6)
    f.output(doc(name))
    for x in recs:
        rows.append(dict(unit=x["u"], unitType=(x["kind"] if x["size"] == "Parking" else x["size"]), area=x["area"], tenantName=x["nm"], statusText=x["st"], marketRent=x["street"], contractRent=x["rent"],
             moveInDate=iso(x["mi"]) if x["mi"] else None, balance=x["due"], charges=[{"code": "Protect", "amount": x["ins"]}] if x["ins"] is not None else None))
    # printed unit type is the size column
    for x, t in zip(recs, rows): t["unitType"] = x["size"]
    save(name, "SELF_STORAGE", "web app printed from the browser, tiles on top, unit mix at the end", "210 rows, parking without area, statuses of storage (overlocked, unrentable, company), paid-thru is no lease end", "Keystone Lockaway Self Storage", "2025-10-31", len(recs), occ, vac, rows)
if __name__ == "__main__": p01(); p02(); p03()
