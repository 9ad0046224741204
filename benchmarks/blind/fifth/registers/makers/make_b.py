"""p04 mobile-home park typed in Word, p05 office special servicer, p06 walk-up, p07 housing authority"""
from lib import *
import subprocess, shutil, tempfile
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors

def p04():
    import docx
    from docx.shared import Pt, Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH as A
    from docx.enum.section import WD_ORIENT
    r = random.Random(5104); N = Names(r)
    name = "p04_sunny_brook_mobile_village.pdf"
    d = docx.Document(); s = d.sections[0]
    s.left_margin = s.right_margin = Inches(.8); s.top_margin = Inches(.7); s.bottom_margin = Inches(.7)
    st = d.styles["Normal"]; st.font.name = "Liberation Serif"; st.font.size = Pt(10.5); st.paragraph_format.space_after = Pt(4)
    p = d.add_paragraph(); p.alignment = A.CENTER; q = p.add_run("SUNNY BROOK MOBILE VILLAGE"); q.bold = True; q.font.size = Pt(15)
    p = d.add_paragraph("1870 Old Ferry Road"); p.alignment = A.CENTER
    d.add_paragraph("Rents for November 2025 (as of November 1st)").runs[0].underline = True
    d.add_paragraph("Dear closing desk, here is who is in the park as you asked for. TO = tenant owns the home and pays for the lot only. PO = park owns the home and the rent covers home and lot. Everyone on Oak Lane is metered by the city for water, Brook Circle people pay us $32 flat. Pets are $15 each.")
    rows = []; tots = {}
    odd = {"O-7": "VACANT", "B-3": "VACANT", "B-11": "VACANT", "O-12": "office"}
    for sec, pre, n in (("OAK LANE", "O", 16), ("BROOK CIRCLE", "B", 15)):
        p = d.add_paragraph(); q = p.add_run(sec + "  (lots %s-1 to %s-%d)" % (pre, pre, n)); q.bold = True
        wt = pre == "B"
        hd = ["Lot", "Name", "Home", "Rent", "Pet"] + (["Water", "Total"] if wt else ["Total"]) + ["Here since", "Notes"]
        t = d.add_table(rows=1, cols=len(hd)); t.style = "Table Grid"; t.autofit = False
        wid = [.5, 1.7, .55, .65, .5] + ([.6, .7] if wt else [.7]) + [.9, 1.2 if wt else 1.8]
        out = [hd]; sr = sp = sw = 0; nocc = 0
        for k in range(1, n + 1):
            u = "%s-%d" % (pre, k)
            if u in odd:
                if odd[u] == "office":
                    out.append([u, "park office / laundry", "PO", "", ""] + ([""] if wt else []) + ["", "", "no rent"]); rows.append(dict(unit=u, section=sec, unitType="PO", tenantName="park office / laundry")); continue
                note = {"O-7": "home hauled off in Aug.", "B-3": "PO home being fixed up", "B-11": ""}[u]
                hm = "PO" if u == "B-3" else ""
                out.append([u, "VACANT", hm, "", ""] + ([""] if wt else []) + ["", "", note]); rows.append(dict(unit=u, section=sec, unitType=hm, statusText="VACANT")); continue
            po = r.random() < .25; rent = r.choice([385, 385, 385, 395, 360]) if not po else r.choice([725, 760, 795, 810])
            pet = r.choice([0, 0, 0, 15, 15, 30]); w = 32 if wt else 0
            nm = N.fl() if r.random() < .7 else "%s & %s" % (r.choice(FIRST), N.fl())
            y = r.randint(2004, 2025); since = r.choice(["%d/%d" % (r.randint(1, 9), y), r.choice("Jan Mar May Jul Aug Oct".split()) + " %d" % y, D.date(y, r.randint(1, 10), r.randint(1, 28))])
            si = since if isinstance(since, str) else usn(since)
            note = r.choice(["", "", "", "", "carport", "2 mo. behind", "son is on lease too", "handicap ramp", "selling home"])
            out.append([u, nm, "PO" if po else "TO", "$%d" % rent, "$%d" % pet if pet else ""] + (["$%d" % w, ] if wt else []) + ["$%d" % (rent + pet + w), si, note])
            ch = ([{"code": "Pet", "amount": pet}] if pet else []) + ([{"code": "Water", "amount": w}] if wt else [])
            rows.append(dict(unit=u, section=sec, unitType="PO" if po else "TO", tenantName=nm, statusText="Occupied", contractRent=rent, charges=ch, totalCharges=rent + pet + w, moveInDate=since if isinstance(since, str) else iso(since)))
            sr += rent; sp += pet; sw += w; nocc += 1
        out.append(["", "Total " + sec.title(), "", "$" + m0(sr), "$%d" % sp] + (["$%d" % sw] if wt else []) + ["$" + m0(sr + sp + sw), "", ""])
        for _ in range(len(out) - 1): t.add_row()
        for j in range(len(hd)): t.columns[j].width = Inches(wid[j])
        for i, o in enumerate(out):
            for j, v in enumerate(o):
                c = t.cell(i, j); c.width = Inches(wid[j]); pp = c.paragraphs[0]; pp.paragraph_format.space_after = Pt(0); q = pp.add_run(v); q.font.size = Pt(9.5)
                if i == 0 or i == len(out) - 1: q.bold = True
                if v.startswith("$"): pp.alignment = A.RIGHT
        tots[sec] = (n, nocc, sr, sp, sw); d.add_paragraph()
    occ = sum(v[1] for v in tots.values()); g = sum(v[2] + v[3] + v[4] for v in tots.values())
    d.add_paragraph("So all together 31 lots, %d rented, 3 empty and one is our office. Rents $%s plus pets $%d plus water $%d comes to $%s a month." % (occ, m0(sum(v[2] for v in tots.values())), sum(v[3] for v in tots.values()), sum(v[4] for v in tots.values()), m0(g)))
    d.add_paragraph("We plan to raise the lot rent to $410 on 4/1/2026 for everybody once the new road is in, letters are not out yet.")
    d.add_paragraph("\nSigned, ______________________   Sunny Brook Mobile Village LLC, owner")
    assert occ == 27
    tmp = os.path.join(HERE, "tmp"); os.makedirs(tmp, exist_ok=True)
    f = os.path.join(tmp, name[:-4] + ".docx"); d.save(f)
    subprocess.run(["soffice", "-env:UserInstallation=file://%s/lo" % HERE, "--headless", "--convert-to", "pdf", "--outdir", os.path.join(HERE, "documents"), f], check=True, capture_output=True)
    save(name, "MANUFACTURED_HOUSING", "letter typed in Word by the park owner, two tables of different columns", "month-only 'since' dates, tenant/park-owned code legend, park office lot, totals in prose, planned increase in prose not per lot", "SUNNY BROOK MOBILE VILLAGE", "2025-11-01", 31, occ, 3, rows)

def p05():
    name = "p05_meridian_tower_servicer.pdf"
    dt = D.date
    # floor, suite, tenant, dba, sf, start, end, monthly, cam, pkg, dep, steps, note
    T = [(1, "100", "Copperline Coffee, LLC", "Copperline", 1450, dt(2021,6,1), dt(2026,5,31), 3925.00, 412.50, 0, 7850.00, [], None),
     (1, "110", "Harbison Title & Escrow Co.", None, 3820, dt(2019,10,1), dt(2027,9,30), 8913.33, 955.00, 300, 8913.33, [(dt(2026,10,1), 9180.73)], None),
     (1, "120", None, None, 2105, None, None, None, None, None, None, [], "white box"),
     (2, "200/210", "State of Franklin Dept. of Labor", None, 9640, dt(2016,1,1), dt(2030,12,31), 20083.33, 0, 1200, 0, [(dt(2026,1,1), 20886.67), (dt(2029,1,1), 21690.00)], "Termination right 12/31/2027 on 180 days notice"),
     (2, "220", "Oyster Point Dental Billing", None, 2280, dt(2024,3,1), dt(2029,2,28), 4940.00, 570.00, 225, 9880.00, [(dt(2026,3,1), 5088.20), (dt(2027,3,1), 5240.85), (dt(2028,3,1), 5398.07)], None),
     (3, "300", "Verrazzano Marine Underwriters", None, 11920, dt(2018,7,1), dt(2028,6,30), 26323.33, 2980.00, 1500, 26323.33, [(dt(2026,7,1), 27316.67), (dt(2027,7,1), 28310.00)], None),
     (4, "400", "Tessellate Software, Inc.", None, 5105, dt(2022,4,15), dt(2027,4,30), 11911.67, 1276.25, 900, 23823.34, [(dt(2026,5,1), 12269.02)], "3,000 SF of premises available for sublease"),
     (4, "410", None, None, 3050, None, None, None, None, None, None, [], None),
     (4, "420", "Brightwell Counseling Associates", None, 1815, dt(2020,2,1), "MTM", 3932.50, 453.75, 150, 3500.00, [], "Holdover since 2/1/2025"),
     (4, "430", "L. Pettibone, Attorney", None, 960, dt(2023,9,1), dt(2026,8,31), 2160.00, 240.00, 75, 2160.00, [], None),
     (5, "500", "Caldera Engineering Group, P.C.", "CEG", 8890, dt(2021,1,1), dt(2031,12,31), 19261.67, 2222.50, 1350, 0, [(dt(2026,1,1), 19817.29), (dt(2027,1,1), 20372.92), (dt(2028,1,1), 20928.54), (dt(2029,1,1), 21484.17)], None),
     (5, "520", None, None, 3010, None, None, None, None, None, None, [], "Lease out for signature (Fenwick Actuaries)"),
     (6, "600", "Meridian Tower Management Office", None, 780, None, None, 0.00, 0, 0, None, [], "No lease; landlord use"),
     (6, "610", "Quillfeather Publishing", None, 4460, dt(2022,11,1), dt(2027,10,31), 9477.50, 1115.00, 525, 9477.50, [(dt(2026,11,1), 9761.83)], None),
     (6, "620", "Northgate Wealth Partners, LLC", None, 5690, dt(2025,8,1), dt(2032,7,31), 13039.58, 1422.50, 600, 39118.74, [(dt(2026,8,1), 13430.77), (dt(2027,8,1), 13833.69), (dt(2028,8,1), 14248.70)], "2 mo. free rent (8/25-9/25)"),
     ("R", "ROOF-A", "Skylark Wireless (antenna license)", None, None, dt(2017,5,1), dt(2027,4,30), 2450.00, 0, 0, 0, [(dt(2026,5,1), 2523.50)], None)]
    rows = []
    c = canvas.Canvas(doc(name), pagesize=landscape(legal), invariant=1); W, H = landscape(legal)
    # cover
    c.setFont("Helvetica-Bold", 22); c.drawString(90, 420, "Exhibit C-2"); c.setFont("Helvetica", 14); c.drawString(90, 392, "Borrower Certified Rent Roll, as reviewed by Special Servicer")
    c.setFont("Helvetica", 10.5)
    for i, (a, b) in enumerate([("Loan", "KCMT 2016-C9, Loan No. 31-004417"), ("Collateral", "Meridian Tower, 75 Exchange Street"), ("Property type", "Office, 6 stories"), ("Special servicer", "Tidewater Asset Resolution LLC"), ("Rent roll date", "August 31, 2025"), ("Status", "Imminent maturity default; maturity 01/06/2026"), ("Loan balance", "$21,406,882.17")]):
        c.drawString(90, 345 - 18 * i, a); c.drawString(210, 345 - 18 * i, b)
    c.setStrokeColor(colors.HexColor("#8a1c1c")); c.setLineWidth(3); c.line(90, 380, 520, 380); c.showPage()
    X = dict(suite=40, ten=92, sf=322, st=392, en=448, mo=530, an=606, cam=676, pk=732, tot=800, dep=866, sd=878, sa=966)
    pg = [1]
    def head():
        pg[0] += 1
        c.setFillColor(colors.black); c.setStrokeColor(colors.black)
        c.setFont("Helvetica-Bold", 11); c.drawString(40, H - 40, "MERIDIAN TOWER"); c.setFont("Helvetica", 9); c.drawString(150, H - 40, "Rent Roll as of 8/31/2025"); c.drawRightString(W - 40, H - 40, "Exhibit C-2, page %d" % pg[0])
        y = H - 62; c.setFont("Helvetica-Bold", 8); c.setLineWidth(.6)
        c.drawCentredString((X["st"] + X["en"]) / 2 + 2, y, "Lease Dates"); c.line(345, y - 3, 490, y - 3)
        c.drawCentredString(568, y, "Base Rent"); c.line(496, y - 3, 608, y - 3)
        c.drawCentredString(672, y, "Other Monthly"); c.line(634, y - 3, 734, y - 3)
        c.drawCentredString(924, y, "Base Rent Changes"); c.line(878, y - 3, 968, y - 3)
        y -= 12
        for k, t, al in [("suite", "Suite", 0), ("ten", "Lessee", 0), ("sf", "NRSF", 2), ("st", "From", 2), ("en", "To", 2), ("mo", "Monthly", 2), ("an", "Annual", 2), ("cam", "CAM", 2), ("pk", "Parking", 2), ("tot", "Total Mo.", 2), ("dep", "Sec. Dep.", 2), ("sd", "Effective", 0), ("sa", "Monthly", 2)]:
            x = X[k] + (42 if k == "en" else 0); x = X[k]
            if al: c.drawRightString(XR(k), y, t)
            else: c.drawString(x, y, t)
        c.setLineWidth(1.2); c.line(40, y - 4, W - 40, y - 4)
        return y - 17
    def XR(k): return {"sf": 330, "st": 400, "en": 462, "mo": 542, "an": 608, "cam": 676, "pk": 734, "tot": 798, "dep": 866, "sa": 968}[k]
    y = head(); cur = None; sub = {}; F = lambda f: "Roof" if f == "R" else "Floor %d" % f
    z = lambda: dict(sf=0, mo=0, cam=0, pk=0, dep=0, n=0)
    acc, G = z(), z(); gl = 0
    def total(lbl, a, y):
        c.setFont("Helvetica-Bold", 8); c.setLineWidth(.4); c.line(300, y + 9, 866, y + 9); c.drawString(92, y, lbl)
        for k, v in [("sf", m0(a["sf"]) if a["sf"] else "-"), ("mo", m2(a["mo"])), ("an", m0(a["mo"] * 12)), ("cam", m2(a["cam"])), ("pk", m2(a["pk"])), ("tot", m2(a["mo"] + a["cam"] + a["pk"])), ("dep", m2(a["dep"]))]: c.drawRightString(XR(k), y, v)
    for i, (fl, su, tn, dba, sf, a, b, mo, cam, pk, dep, steps, note) in enumerate(T):
        need = 12 * max(1 + bool(dba) + bool(note), len(steps)) + 50
        if y - need < 40: c.showPage(); y = head(); 
        if fl != cur:
            c.setFillColor(colors.HexColor("#8a1c1c")); c.setFont("Helvetica-Bold", 9); c.drawString(40, y, F(fl)); c.setFillColor(colors.black); y -= 14; cur = fl; acc = z()
        c.setFont("Helvetica", 8); c.drawString(X["suite"], y, su); c.drawString(X["ten"], y, tn or "VACANT")
        if sf: c.drawRightString(XR("sf"), y, m0(sf))
        ds = lambda v: v if isinstance(v, str) else us4(v) if v else ""
        c.drawRightString(XR("st"), y, ds(a)); c.drawRightString(XR("en"), y, ds(b))
        yy = y
        if tn:
            for k, v in [("mo", m2(mo)), ("an", m0(mo * 12)), ("cam", m2(cam)), ("pk", m2(pk)), ("tot", m2(mo + cam + pk)), ("dep", m2(dep) if dep is not None else "")]: c.drawRightString(XR(k), y, v)
        for j, (q, v) in enumerate(steps): c.drawString(X["sd"], y - 11 * j, us4(q)); c.drawRightString(XR("sa"), y - 11 * j, m2(v))
        k = 0; c.setFont("Helvetica-Oblique", 7.5)
        if dba: k += 1; c.drawString(X["ten"] + 8, y - 11 * k, "d/b/a " + dba)
        if note: k += 1; c.drawString(X["ten"] + 8, y - 11 * k, note)
        y -= 11 * max(k + 1, len(steps)) + 5
        for A in (acc, G):
            A["sf"] += sf or 0; A["n"] += 1
            if tn: A["mo"] += mo; A["cam"] += cam; A["pk"] += pk; A["dep"] += dep or 0
        rows.append(dict(unit=su, section=F(fl), area=sf, tenantName=tn, statusText="Occupied" if tn else "VACANT", contractRent=mo, annualRent=round(mo * 12) if tn else None,
            leaseStartDate=iso(a) if a else None, leaseEndDate=b if isinstance(b, str) else iso(b) if b else None, deposit=dep, totalCharges=round(mo + cam + pk, 2) if tn else None,
            charges=[{"code": "CAM", "amount": cam}, {"code": "Parking", "amount": pk}] if tn else None, rentSteps=[{"date": iso(q), "amount": v} for q, v in steps]))
        if i == len(T) - 1 or T[i + 1][0] != fl: y -= 3; total("Total " + F(fl), acc, y); y -= 22
    y -= 4; total("TOTAL MERIDIAN TOWER", G, y); c.setLineWidth(1.2); c.line(300, y - 4, 866, y - 4)
    lea = sum(t[4] or 0 for t in T if t[2]); y -= 30
    c.setFont("Helvetica", 8.5); c.drawString(40, y, "Spaces: 15 excluding roof license   |   Occupied: 12 (%s NRSF, %.1f%%)   |   Vacant: 3 (%s NRSF)" % (m0(lea), 100 * lea / G["sf"], m0(G["sf"] - lea)))
    c.drawString(40, y - 13, "CAM is the 2025 monthly estimate. Annual = current monthly base rent x 12, rounded. Suite 600 is counted as occupied."); c.save()
    save(name, "OFFICE", "special servicer exhibit on legal paper with cover page, floors as sections, hanging step lines", "steps beside the record in stacked lines, notes and d/b/a lines below tenants, roof license without area, combined suite, cover page facts", "Meridian Tower", "2025-08-31", 15, 12, 3, rows)

def p06():
    from fpdf import FPDF
    r = random.Random(5106); N = Names(r)
    name = "p06_walkup_schedule_of_rents.pdf"
    f = FPDF("P", "pt", "letter"); f.set_creation_date(D.datetime(2025, 7, 1, tzinfo=D.timezone.utc)); f.set_auto_page_break(False); f.add_page(); f.set_font("Times", "B", 13)
    f.set_xy(60, 48); f.cell(490, 16, "SCHEDULE OF RENTS AND OCCUPANCY", align="C"); f.set_font("Times", "", 11)
    f.set_xy(60, 66); f.cell(490, 14, "Premises: 418 Larkspur Street (5-story walk-up, Class A)", align="C")
    f.set_xy(60, 81); f.cell(490, 14, "Rents in effect July 1, 2025", align="C")
    hx = [(52, "Apt", "", "L"), (82, "Name of", "Occupant", "L"), (232, "Rms", "", "C"), (262, "Reg.", "Status", "C"), (306, "Legal", "Rent", "R"), (372, "Rent", "Collected", "R"), (438, "Lease Term", "", "C"), (538, "Security", "", "R")]
    f.set_font("Times", "BU", 10)
    WID = {"L": 110, "C": 34, "R": 58}
    def put(x, y, t, al, w=None): f.set_xy(x, y); f.cell(w or WID[al], 13, t, align=al)
    for x, a, b, al in hx:
        w = 96 if a == "Lease Term" else (40 if a in ("Rms", "Reg.") else 46 if a == "Security" else None)
        f.set_font("Times", "B", 10)
        if b: put(x, 106, a, al, w); put(x, 118, b, al, w)
        else: put(x, 118, a, al, w)
    y = 138; f.set_font("Times", "", 10.5); rows = []; tl = tr = ts = 0
    for fl in range(1, 6):
        for l in "ABCD":
            u = "%d%s" % (fl, l)
            rms = {"A": "4", "B": "3", "C": "3½", "D": "5"}[l]
            base = {"A": 1420, "B": 1185, "C": 1260, "D": 1690}[l]
            row = dict(unit=u, statusText="Occupied")
            if u == "1D":
                vals = (u, "Superintendent", rms, "Exempt", None, 0.0, "", None); row.update(tenantName="Superintendent", contractRent=0.0)
            elif u in ("3B", "5C"):
                lg = 1322.14 if u == "3B" else 1404.90
                vals = (u, "VACANT", rms, "RS", lg, None, "", None); row.update(statusText="VACANT"); tl += lg
            else:
                nm = N.lf(); reg = "RC" if u == "2A" else "FM" if u in ("4D", "5D", "3D") else "RS"
                lg = None if reg == "FM" else 612.37 if reg == "RC" else round(base * r.uniform(.82, 1.25), 2)
                col = float(r.choice([2650, 2725, 2800])) if reg == "FM" else lg if (reg == "RC" or r.random() < .7) else round(lg - r.choice([85, 140, 210.5]), 2)
                a = None if reg == "RC" else D.date(r.choice([2023, 2024, 2024, 2025]), r.choice([1, 3, 5, 6, 9, 11]), 1)
                if a and a > D.date(2025, 6, 1): a = D.date(2025, 5, 1)
                n = 0 if a is None else (24 if a < D.date(2024, 8, 1) else 12)
                if a and a.year == 2023 and a.month < 8: a = D.date(2024, a.month, 1)
                e = eom(addm(a, n - 1)) if a else None
                sec = 150.0 if reg == "RC" else round(col, 2)
                vals = (u, nm, rms, reg, lg, col, "statutory" if a is None else "%s - %s" % (usn(a)[:-4] + usn(a)[-2:], usn(e)[:-4] + usn(e)[-2:]), sec)
                row.update(tenantName=nm, contractRent=col, leaseStartDate=iso(a) if a else None, leaseEndDate=iso(e) if e else None, deposit=sec)
                tl += lg or 0; tr += col; ts += sec
            row["unitType"] = rms
            u_, nm, rm, rg, lg, co, tm, se = vals
            put(52, y, u_, "L"); put(82, y, nm, "L", 150)
            x0 = 84 + f.get_string_width(nm) + 5; f.set_text_color(150)
            put(x0, y, "." * int((226 - x0) / f.get_string_width(".")), "L", 150); f.set_text_color(0)
            put(232, y, rm, "C", 40); put(262, y, rg, "C", 40)
            put(306, y, m2(lg) if lg is not None else "", "R"); put(372, y, m2(co) if co is not None else "", "R"); put(438, y, tm, "C", 96); put(538, y, m2(se) if se else "", "R", 46)
            y += 17.5; rows.append(row)
        y += 5
    f.line(306, y, 430, y); f.line(530, y, 584, y); f.set_font("Times", "B", 10.5)
    put(82, y + 3, "Monthly", "L"); put(306, y + 3, m2(tl), "R"); put(372, y + 3, m2(tr), "R"); put(530, y + 3, m2(ts), "R", 54); y += 17
    put(82, y + 3, "Annualized", "L"); put(306, y + 3, m2(tl * 12), "R"); put(372, y + 3, m2(tr * 12), "R"); y += 30
    f.set_font("Times", "", 9.5); f.set_xy(52, y); f.multi_cell(510, 11.5, "RS = rent stabilized; RC = rent controlled; FM = free market (no legal rent). Rms = number of rooms. Of 20 apartments, 18 are occupied, including the superintendent's apartment, and 2 are vacant. Legal rents of vacant apartments are the last registered rents. Term \"statutory\" means no lease.")
    y += 62; f.set_xy(52, y); f.multi_cell(510, 11.5, "The undersigned certifies to the lender that the foregoing is true and complete.\n\nLARKSPUR 418 REALTY CORP.     By: ________________________     Date: ____________")
    f.output(doc(name))
    assert abs(sum(x.get("contractRent", 0) for x in rows) - tr) < .005
    save(name, "MULTIFAMILY", "lawyer's schedule in Times without rules, dotted leaders, one portrait page", "legal rent is no market rent, regulatory status is no unit type or occupancy, lease term in one cell, rent-free superintendent, statutory tenancy", "418 Larkspur Street", "2025-07-01", 20, 18, 2, rows)

def p07():
    r = random.Random(5107); N = Names(r)
    name = "p07_housing_authority_project.pdf"
    rows = []
    c = canvas.Canvas(doc(name), pagesize=landscape(letter), invariant=1); W, H = landscape(letter)
    cols = [("Unit\nNo.", 44, "l"), ("Br", 22, "c"), ("Head of Household", 118, "l"), ("Occ\nStat", 30, "c"), ("Admit\nDate", 54, "c"), ("Last\nRecert", 54, "c"), ("Contract\nRent", 58, "r"), ("Tenant\nRent", 54, "r"), ("HAP", 54, "r"), ("Util\nAllow", 40, "r"), ("Excess\nUtility", 44, "r"), ("Sec Dep\nHeld", 48, "r"), ("Tenant Acct\nBalance", 62, "r"), ("Days\nVac", 30, "r")]
    X0 = 30; pgn = [0]
    def head(b):
        pgn[0] += 1; c.setFont("Times-Bold", 12); c.drawString(X0, H - 34, "HOUSING AUTHORITY OF THE CITY OF ASHFORD FALLS"); c.setFont("Times-Roman", 9)
        c.drawString(X0, H - 46, "Project FF-0092  Willow Terrace Homes      Rent Roll for month of October 2025"); c.drawRightString(W - 30, H - 34, "Page %d of 3" % pgn[0]); c.drawRightString(W - 30, H - 46, "Printed 10/14/2025")
        y = H - 58; x = X0
        c.setFont("Helvetica-Bold", 7); c.setLineWidth(.5)
        xm = X0 + sum(q[1] for q in cols[:6]); wm = sum(q[1] for q in cols[6:9])
        c.rect(xm, y - 12, wm, 12); c.drawCentredString(xm + wm / 2, y - 9, "Monthly Rent Distribution"); y -= 12
        for t, w, al in cols:
            c.setFillGray(.88); c.rect(x, y - 22, w, 22, fill=1); c.setFillGray(0)
            p = t.split("\n")
            for i, s in enumerate(p): c.drawCentredString(x + w / 2, y - (9 if len(p) == 2 else 13) - 9 * i, s)
            x += w
        return y - 22
    def line(y, vals, bold=False, grey=False, h=13.2):
        x = X0; c.setFont("Helvetica-Bold" if bold else "Helvetica", 7.6)
        for (t, w, al), v in zip(cols, vals):
            if grey: c.setFillGray(.94); c.rect(x, y - h, w, h, fill=1); c.setFillGray(0)
            else: c.rect(x, y - h, w, h)
            yy = y - h + 3.6
            if al == "l": c.drawString(x + 3, yy, v)
            elif al == "c": c.drawCentredString(x + w / 2, yy, v)
            else: c.drawRightString(x + w - 3, yy, v)
            x += w
        return y - h
    CR = {"1": 812, "2": 966, "3": 1184, "4": 1322}
    vac = {"A-106": 41, "D-403": 12, "E-507": 178}
    data = []
    for bi, b in enumerate("ABCDEF"):
        for k in range(1, 9):
            u = "%s-%d" % (b, (bi + 1) * 100 + k); br = "1122233" [k - 1] if k < 8 else ("4" if b in "BE" else "3")
            x = dict(b=b, u=u, br=br, cr=CR[br], ua={"1": 68, "2": 84, "3": 103, "4": 121}[br], nm=None, ad=None, rc=None, tr=None, hap=None, ex=None, dep=None, bal=None, dv=None, st="O")
            if u in vac: x["st"] = "V"; x["dv"] = vac[u]
            elif u == "C-308": x["st"] = "NR"; x["nm"] = "COMMUNITY ROOM"; x["cr"] = None; x["ua"] = None
            else:
                x["nm"] = N.lf(); x["ad"] = D.date(r.randint(1998, 2025), r.randint(1, 9), r.randint(1, 28))
                a = D.date(2025, x["ad"].month, 1); x["rc"] = a if a <= D.date(2025, 10, 1) and x["ad"].year < 2025 else D.date(2024, x["ad"].month, 1)
                if x["ad"].year == 2025: x["rc"] = x["ad"]
                x["tr"] = r.choice([0, 25, 57, 148, 201, 236, 262, 288, 311, 347, 402, 519]); x["hap"] = x["cr"] - x["tr"]
                x["ex"] = r.choice([0.0, 0.0, 0.0, 11.4, 18.25]); x["dep"] = float(r.choice([50, 100, 150, 250])); x["bal"] = r.choice([0.0, 0.0, 0.0, -14.0, 57.0, 236.5, 611.0])
                if r.random() < .05: x["st"] = "N"
            data.append(x)
    f2 = lambda v: "" if v is None else ("(%s)" % m2(-v) if v < 0 else m2(v)); f0 = lambda v: "" if v is None else m0(v)
    K = ("cr", "tr", "hap", "ua", "ex", "dep", "bal")
    planted = None; G = {k: 0 for k in K}
    for bi, b in enumerate("ABCDEF"):
        if bi % 2 == 0: y = head(b)
        xs = [x for x in data if x["b"] == b]
        y -= 5; c.setFont("Helvetica-Bold", 8.5); c.drawString(X0, y - 9, "BUILDING %s   (%d Fernbank Court)" % (b, 12 + 4 * bi)); y -= 13
        for x in xs:
            d = lambda v: us4(v) if v else ""
            nm = "VACANT" if x["st"] == "V" else x["nm"]
            y = line(y, [x["u"], x["br"], nm, x["st"], d(x["ad"]), d(x["rc"]), f0(x["cr"]), f0(x["tr"]), f0(x["hap"]), f0(x["ua"]), f2(x["ex"]), f2(x["dep"]), f2(x["bal"]), "" if x["dv"] is None else str(x["dv"])])
            rows.append(dict(unit=x["u"], building=b, unitType=x["br"], tenantName=x["nm"], statusText=x["st"], contractRent=x["cr"], moveInDate=iso(x["ad"]) if x["ad"] else None, deposit=x["dep"], balance=x["bal"],
                charges=[{"code": "Tenant Rent", "amount": x["tr"]}, {"code": "HAP", "amount": x["hap"]}, {"code": "Excess Utility", "amount": x["ex"]}] if x["tr"] is not None else None))
        s = {k: sum(x[k] or 0 for x in xs) for k in K}
        for k in K: G[k] += s[k]
        hp = s["hap"]
        if b == "D":
            hp = s["hap"] + 90; planted = {"what": "Building D subtotal of HAP printed %s, the rows sum to %s (the project total is right)" % (m0(hp), m0(s["hap"])), "kind": "total_wrong"}
        y = line(y, ["", "", "Building %s totals" % b, "", "", "", f0(s["cr"]), f0(s["tr"]), f0(hp), f0(s["ua"]), f2(s["ex"]), f2(s["dep"]), f2(s["bal"]), ""], bold=True, grey=True)
        if b == "F":
            y -= 8; y = line(y, ["", "", "PROJECT TOTALS", "", "", "", f0(G["cr"]), f0(G["tr"]), f0(G["hap"]), f0(G["ua"]), f2(G["ex"]), f2(G["dep"]), f2(G["bal"]), ""], bold=True, grey=True)
            n = len(data); v = 3; c.setFont("Helvetica", 8); y -= 18
            c.drawString(X0, y, "Dwelling units: 47     Occupied: %d (incl. notices)     Vacant: %d     Non-dwelling: 1" % (n - v - 1, v))
            c.drawString(X0, y - 12, "O = occupied   N = occupied, notice given   V = vacant   NR = not a revenue unit.   Contract rent = tenant rent + HAP when occupied. Contract rents include vacant units at full rent."); 
        if bi % 2 == 1: c.showPage()
    c.save()
    save(name, "MULTIFAMILY", "housing authority boxed grid, three pages, building blocks with subtotals", "contract rent split in tenant rent and HAP, contract rent printed on vacant units, community room, parentheses for credits, utility allowance is no charge", "Willow Terrace Homes", "2025-10", 47, 44, 3, rows, planted=planted)
if __name__ == "__main__": p04(); p05(); p06(); p07()
