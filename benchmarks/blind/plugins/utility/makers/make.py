#!/usr/bin/env python
"""Regenerates documents/ and truth/ (8 utility-bill registers). Truth is taken from the data printed."""
import json, os, random
from datetime import date, timedelta, datetime
from decimal import Decimal as D
HERE = os.path.dirname(os.path.abspath(__file__))
DOC, TRU = os.path.join(HERE, "documents"), os.path.join(HERE, "truth")
os.makedirs(DOC, exist_ok=True); os.makedirs(TRU, exist_ok=True)
from reportlab.lib.pagesizes import letter, A4, landscape
from reportlab.lib import colors
from reportlab.pdfgen import canvas
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side

FIELDS = ["property", "account", "vendor", "service", "meter", "period_from", "period_to", "usage", "due", "amount"]
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()

def num(x):
    x = D(str(x)); return int(x) if x == x.to_integral_value() else float(x)

def save(name, rows, totals):
    out = []
    for r in rows:
        o = {}
        for f in FIELDS:
            v = r.get(f)
            if v is None or v == "": continue
            o[f] = v.isoformat() if isinstance(v, date) else num(v) if f in ("usage", "amount") else v
        assert "account" in o and "amount" in o, o
        out.append(o)
    tt = [{k: (v if k == "label" else num(v)) for k, v in t.items()} for t in totals]
    with open(os.path.join(TRU, os.path.splitext(name)[0] + ".json"), "w") as f:
        json.dump({"name": name, "rows": out, "totals": tt}, f, indent=1, ensure_ascii=False)

def S(rows, f="amount"):
    return sum((D(str(r[f])) for r in rows if r.get(f) not in (None, "")), D(0))
def money(x, cur=""):
    x = D(str(x)); s = f"{abs(x):,.2f}"
    return f"({cur}{s})" if x < 0 else cur + s
def us(d): return d.strftime("%m/%d/%Y")
def us2(d): return d.strftime("%m/%d/%y")
def dmy(d): return f"{d.day} {MON[d.month-1]} {d.year}"
def cents(rng, lo, hi): return D(rng.randint(int(lo * 100), int(hi * 100))) / 100

# ---------------------------------------------------------------- 1 PDF: ruled, sections by property
def doc1():
    rng = random.Random(101); name = "cedar_main_invoice_register.pdf"
    props = {"Harborview Apartments": 8, "Quarry Hill Townhomes": 7, "Maple Court": 6, "The Foundry Lofts": 9, "Ridgeline Office Park": 4}
    V = {"Electric": ("Penn Valley Light & Power", "kWh", 800, 14000, .142), "Gas": ("Keystone Natural Gas Distribution Co.", "therm", 40, 900, 1.31),
         "Water": ("Borough of Westmark Water Dept.", "kgal", 8, 140, 7.9), "Sewer": ("Westmark Joint Sewer Authority", "kgal", 8, 140, 9.4),
         "Trash": ("Tri-County Hauling LLC", "", 0, 0, 0), "Internet": ("Corelink Business Fiber", "", 0, 0, 0)}
    order = ["Electric", "Electric", "Gas", "Water", "Sewer", "Trash", "Internet", "Electric", "Gas"]
    P = ParagraphStyle("c", fontName="Helvetica", fontSize=7.2, leading=8.4)
    hdr = ["Inv.\nDate", "Vendor", "Utility", "Account\nNumber", "Meter #", "Service\nFrom", "Service\nTo", "Usage", "UOM", "Due\nDate", "Amount\nDue"]
    data = [hdr]; st = []; rows = []; totals = []
    for p, n in props.items():
        st += [("SPAN", (0, len(data)), (-1, len(data))), ("BACKGROUND", (0, len(data)), (-1, len(data)), colors.HexColor("#dde6ee")), ("FONT", (0, len(data)), (-1, len(data)), "Helvetica-Bold", 8)]
        data.append(["Property: " + p] + [""] * 10); sec = []
        for s in order[:n]:
            v, u, lo, hi, rate = V[s]
            frm = date(2024, 2, rng.randint(1, 9)); to = frm + timedelta(days=rng.randint(27, 31)); inv = to + timedelta(days=rng.randint(2, 6)); due = inv + timedelta(days=21)
            us_ = rng.randint(lo, hi) if u else None
            amt = (D(us_) * D(str(rate)) + cents(rng, 9, 30)).quantize(D("0.01")) if u else cents(rng, 120, 890)
            if p == "Quarry Hill Townhomes" and s == "Sewer": amt = D("-63.18"); us_ = None
            acct = {"Electric": f"{rng.randint(10000,99999)}-{rng.randint(10000,99999)}", "Gas": f"4{rng.randint(10**10,10**11-1)}", "Water": f"W-{rng.randint(1000,9999)}.0", "Sewer": f"{rng.randint(100,999)}-{rng.randint(1000,9999)}-S",
                    "Trash": f"TC{rng.randint(10000,99999)}", "Internet": f"8299 {rng.randint(10,99)} {rng.randint(1000,9999)}"}[s]
            m = {"Electric": f"E{rng.randint(100000,999999)}", "Gas": f"G-{rng.randint(10000,99999)}", "Water": f"{rng.randint(10**7,10**8-1)}"}.get(s)
            r = dict(property=p, account=acct, vendor=v, service=s, meter=m, period_from=frm, period_to=to, usage=us_, due=due, amount=amt); sec.append(r)
            data.append([us2(inv), Paragraph(v.replace("&", "&amp;"), P), s, acct, m or "", us2(frm), us2(to), f"{us_:,}" if us_ is not None else "", u if us_ is not None else "", us2(due), money(amt)])
        lab = f"Subtotal {p}"
        totals.append({"label": lab, "amount": S(sec)}); rows += sec
        st += [("SPAN", (0, len(data)), (8, len(data))), ("FONT", (0, len(data)), (-1, len(data)), "Helvetica-Oblique", 7.5), ("LINEABOVE", (0, len(data)), (-1, len(data)), .8, colors.black)]
        data.append([lab] + [""] * 9 + [money(S(sec))])
    st += [("FONT", (0, len(data)), (-1, len(data)), "Helvetica-Bold", 8.5), ("BOX", (0, len(data)), (-1, len(data)), 1.2, colors.black), ("SPAN", (0, len(data)), (8, len(data)))]
    data.append(["Total All Properties"] + [""] * 9 + ["$" + money(S(rows))]); totals.append({"label": "Total All Properties", "amount": S(rows)})
    t = Table(data, colWidths=[44, 132, 46, 82, 60, 50, 50, 48, 36, 50, 68], repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 7.2), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#34495e")), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
        ("GRID", (0, 0), (-1, -1), .25, colors.grey), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (7, 0), (7, -1), "RIGHT"), ("ALIGN", (10, 0), (10, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)] + st))
    def foot(c, d):
        c.setFont("Helvetica", 7); c.drawString(40, 22, "Cedar & Main Property Management  |  printed 04/02/2024 09:14"); c.drawRightString(752, 22, f"Page {d.page}")
    T = ParagraphStyle("t", fontName="Helvetica-Bold", fontSize=14, leading=18); N = ParagraphStyle("n", fontName="Helvetica", fontSize=7.5, leading=10)
    SimpleDocTemplate(os.path.join(DOC, name), pagesize=landscape(letter), leftMargin=40, rightMargin=40, topMargin=34, bottomMargin=38, invariant=1).build(
        [Paragraph("Utility Invoice Register", T), Paragraph("Cedar &amp; Main Property Management - batch 2024-03, all open invoices", N), Spacer(1, 8), t, Spacer(1, 8),
         Paragraph("Amounts in parentheses are vendor credits. Usage is left blank for flat-rate services. Quarry Hill sewer: credit memo for the January leak adjustment, approved by M. Ostrow on 03/18/2024.", N)], onFirstPage=foot, onLaterPages=foot)
    save(name, rows, totals)

# ---------------------------------------------------------------- 2 PDF: no rules, grouped by location, account totals
def doc2():
    rng = random.Random(202); name = "lakeshore_water_sewer_list.pdf"
    locs = ["114 Alder St", "118 Alder St", "2200 Lakeshore Blvd, Bldg A", "2200 Lakeshore Blvd, Bldg B", "2200 Lakeshore Blvd, Bldg C", "37 Mill Pond Rd", "39 Mill Pond Rd", "501 E Third Ave", "505 E Third Ave", "9 Granary Lane", "Clubhouse & Pool"]
    c = canvas.Canvas(os.path.join(DOC, name), pagesize=letter, invariant=1)
    X = dict(loc=36, acct=166, svc=240, mtr=284, per=346, use=470, chg=526, due=578); page = 0; y = 0
    def head():
        nonlocal page, y
        page += 1; c.setFont("Times-Bold", 15)
        c.drawString(36, 752, "Lakeshore Residential"); c.setFont("Times-Roman", 10.5)
        c.drawString(36, 737, "Municipal utility bills received, winter cycle" + ("" if page == 1 else " (continued)")); c.drawRightString(578, 752, f"Sheet {page} of 2")
        c.setFont("Times-Bold", 9); y = 708
        for k, a, b in (("loc", "Service", "location"), ("acct", "City", "acct."), ("svc", "", "Svc."), ("mtr", "", "Meter"), ("per", "Read dates", "from - to")):
            c.drawString(X[k], y + 10, a); c.drawString(X[k], y, b)
        for k, a, b in (("use", "Usage", "(CCF)"), ("chg", "", "Charge $"), ("due", "Pay", "by")):
            c.drawRightString(X[k], y + 10, a); c.drawRightString(X[k], y, b)
        y -= 18
    head(); rows = []; totals = []
    for i, l in enumerate(locs):
        if i == 8: c.showPage(); head()
        acct = f"{rng.randint(10,48)}-{rng.randint(10000,29999)}-0{rng.randint(0,3)}"; m = f"N{rng.randint(300000,999999)}"
        frm = date(2023, 12, rng.randint(11, 20)); to = date(2024, 1, rng.randint(11, 19)) if i % 3 else date(2024, 2, rng.randint(5, 12)); due = to + timedelta(days=25)
        u = rng.randint(4, 96); sec = []
        svcs = ["WTR", "SWR", "REF"] if i not in (4, 10) else ["WTR", "SWR"]
        if i == 10: svcs = ["WTR"]
        for j, s in enumerate(svcs):
            amt = {"WTR": D(u) * D("3.86") + D("11.40"), "SWR": D(u) * D("5.02") + D("8.75"), "REF": D("38.50") * rng.randint(1, 4)}[s].quantize(D("0.01"))
            r = dict(property=l, account=acct, service=s, meter=m if s != "REF" else None, period_from=frm, period_to=to, usage=u if s != "REF" else None, due=due, amount=amt); sec.append(r)
            c.setFont("Times-Roman", 9.5)
            if j == 0:
                if "," in l:
                    a, b = l.split(", "); c.drawString(X["loc"], y, a + ","); c.drawString(X["loc"] + 0, y - 12, b)
                else: c.drawString(X["loc"], y, l)
            c.drawString(X["acct"], y, acct); c.drawString(X["svc"], y, s); c.drawString(X["mtr"], y, r["meter"] or "")
            c.drawString(X["per"], y, f"{us2(frm)} - {us2(to)}"); c.drawRightString(X["use"], y, str(u) if s != "REF" else "-"); c.drawRightString(X["chg"], y, money(amt)); c.drawRightString(X["due"], y, f"{due.day:02d}-{MON[due.month-1]}-{due.year%100:02d}")
            y -= 13
        rows += sec
        if len(sec) > 1:
            lab = f"Account total {acct}"; c.setFont("Times-BoldItalic", 9.5); c.drawString(X["acct"], y, lab); c.drawRightString(X["chg"], y, money(S(sec))); totals.append({"label": lab, "amount": S(sec)}); y -= 13
        y -= 9
    c.setLineWidth(.7); c.line(X["acct"], y + 10, 578, y + 10); y -= 4
    c.setFont("Times-Bold", 10)
    for s, w in (("WTR", "All water (WTR)"), ("SWR", "All sewer (SWR)"), ("REF", "All refuse (REF)")):
        q = [r for r in rows if r["service"] == s]; t = {"label": w, "amount": S(q)}
        c.drawString(X["acct"], y, w); c.drawRightString(X["chg"], y, money(S(q)))
        if s != "REF": c.drawRightString(X["use"], y, str(S(q, "usage"))); t["usage"] = S(q, "usage")
        totals.append(t); y -= 14
    c.drawString(X["acct"], y, "Total to pay"); c.drawRightString(X["chg"], y, "$" + money(S(rows))); totals.append({"label": "Total to pay", "amount": S(rows)}); y -= 34
    c.setFont("Times-Italic", 8.5); c.drawString(36, y, "WTR = water, SWR = sewer, REF = refuse collection. Sewer is billed on metered water. 1 CCF = 748 gallons."); c.drawString(36, y - 11, "A dash means the service has no meter. Bldg C and the clubhouse use a private dumpster.")
    c.save(); save(name, rows, totals)

# ---------------------------------------------------------------- 3 PDF: Courier listing, sections by kind
def doc3():
    rng = random.Random(303); name = "UB210_bill_listing.pdf"
    props = ["BAYSHORE", "CRESTVW", "ELM-12", "ELM-14", "FAIRMONT", "GLENOAKS", "NORTHGT", "PALMS-E", "PALMS-W", "STATION"]
    kinds = [("ELECTRIC", "GULFSTATE ELEC", 20, "KWH"), ("GAS", "SUNBELT GAS", 11, "CCF"), ("WATER", "PARISH WATERWKS", 14, "KGAL"), ("TRASH", "REPUB DISPOSAL", 8, ""), ("TELEPHONE", "BAYOU TELCOM", 7, "")]
    fmt = "{:<9} {:<15} {:<14} {:<10} {:<8} {:<8} {:>10} {:<8} {:<7} {:>12}"
    h1 = fmt.format("", "", "ACCOUNT", "METER", "BILL", "BILL", "", "PAY", "GL", "BILL")
    h2 = fmt.format("PROP", "VENDOR", "NUMBER", "NUMBER", "FROM", "THRU", "USAGE", "BY", "CODE", "AMOUNT")
    lines = []; rows = []; totals = []
    for k, v, n, u in kinds:
        lines += ["", f"UTILITY TYPE: {k}", ""]; sec = []
        for i in range(n):
            p = props[i % len(props)] if k != "TELEPHONE" else props[(i * 3) % 10]
            frm = date(2023, 8 if i < n // 2 else 9, rng.randint(1, 20)); to = frm + timedelta(days=rng.randint(28, 33)); due = to + timedelta(days=rng.randint(18, 24))
            us_ = {"KWH": rng.randint(900, 48000), "CCF": rng.randint(12, 700), "KGAL": rng.randint(5, 310), "": None}[u]
            amt = {"KWH": lambda: D(us_) * D("0.1187") + 18, "CCF": lambda: D(us_) * D("1.046") + 15, "KGAL": lambda: D(us_) * D("6.33") + 12, "": lambda: cents(rng, 55, 720)}[u]().quantize(D("0.01"))
            if (k, i) in (("ELECTRIC", 6), ("TRASH", 3)):
                amt = -cents(rng, 40, 260); us_ = 0 if u else None
            acct = {"ELECTRIC": f"{rng.randint(10**9,10**10-1)}", "GAS": f"{rng.randint(1000,9999)}-{rng.randint(100,999)}-{rng.randint(1,9)}", "WATER": f"00{rng.randint(10000,99999)}-{rng.randint(10,99)}", "TRASH": f"RD {rng.randint(100000,999999)}", "TELEPHONE": f"504 555 0{rng.randint(100,199)}"}[k]
            m = {"ELECTRIC": f"{rng.randint(10,99)}K{rng.randint(10000,99999)}", "GAS": f"{rng.randint(10**6,10**7-1)}", "WATER": f"B{rng.randint(10000,99999)}" if i != 5 else ""}.get(k, "")
            r = dict(property=p, account=acct, vendor=v, service=k, meter=m, period_from=frm, period_to=to, usage=us_, due=due, amount=amt); sec.append(r)
            a = money(amt); a = a if amt < 0 else a + " "
            lines.append(fmt.format(p, v, acct, m, us2(frm), us2(to), f"{us_:,}" if us_ is not None else "", us2(due), {"ELECTRIC": "6210", "GAS": "6220", "WATER": "6230", "TRASH": "6250", "TELEPHONE": "6410"}[k] + "-00", a))
        rows += sec; t = {"label": f"TOTAL {k}", "amount": S(sec)}
        if u: t["usage"] = S(sec, "usage")
        totals.append(t); lines += [fmt.format(*[""] * 6, "-" * 10 if u else "", "", "", "-" * 11 + " ")]
        l = fmt.format("", "", "", "", "", "", f"{t['usage']:,}" if u else "", "", "", money(t["amount"]) + " "); lab = f"  {t['label']}"; lines += [lab + l[len(lab):]]
    lab = "*** REPORT TOTAL"; totals.append({"label": lab, "amount": S(rows)}); l = fmt.format(*[""] * 9, money(S(rows)) + " "); lines += ["", lab + l[len(lab):], "", "    60 BILLS LISTED      CREDITS ARE SHOWN IN PARENTHESES", "    END OF REPORT"]
    c = canvas.Canvas(os.path.join(DOC, name), pagesize=landscape(letter), invariant=1)
    per = 36; pages = -(-len(lines) // per)
    for pg in range(pages):
        c.setFont("Courier", 10); y = 570
        def put(s):
            nonlocal y
            c.drawString(36, y, s); y -= 12.2
        c.setFont("Courier", 10.2 * 0.98)
        put("UB210".ljust(42) + "UTILITY BILL LISTING".ljust(55) + f"PAGE {pg+1}"); put("RUN 10/31/23 17:42".ljust(36) + "MERIDIAN REALTY SERVICES, AGENT"); put(""); put(h1); put(h2); put("=" * 110)
        for s in lines[pg * per:(pg + 1) * per]: put(s)
        c.showPage()
    c.save(); assert pages <= 3 and len(rows) == 60, pages; save(name, rows, totals)

# ---------------------------------------------------------------- 4 PDF: UK schedule with VAT
def doc4():
    name = "brightwell_q1_schedule.pdf"; d = date
    raw = [("Brightwell House", "Northmoor Energy plc", "Electricity (landlord's supply)", "A-3301 8842", "19L0447213", d(2024,1,1), d(2024,1,31), "3,412 kWh", 3412, "921.24", .20, d(2024,2,19)),
        ("Brightwell House", "Northmoor Energy plc", "Electricity (landlord's supply)", "A-3301 8842", "19L0447213", d(2024,2,1), d(2024,2,29), "3,087 kWh", 3087, "833.49", .20, d(2024,3,18)),
        ("Brightwell House", "Castle Gas Supply Ltd", "Gas (boiler room)", "70051193", "M016K02255", d(2023,12,18), d(2024,1,17), "41,960 kWh", 41960, "2937.20", .20, d(2024,2,5)),
        ("Brightwell House", "Castle Gas Supply Ltd", "Gas (boiler room)", "70051193", "M016K02255", d(2024,1,18), d(2024,2,16), "38,204.5 kWh", 38204.5, "2674.32", .20, d(2024,3,6)),
        ("Brightwell House", "Wessex Vale Water", "Water", "0044-7718-02", "98W113340", d(2023,10,4), d(2024,1,8), "612 m³", 612, "1150.56", 0, d(2024,2,1)),
        ("Brightwell House", "Wessex Vale Water", "Wastewater", "0044-7718-02", None, d(2023,10,4), d(2024,1,8), "581 m³", 581, "1272.39", 0, d(2024,2,1)),
        ("Brightwell House", "Lumen & Hart Telecoms", "Lift line / broadband", "LH/20933", None, d(2024,1,1), d(2024,3,31), "", None, "187.50", .20, d(2024,1,28)),
        ("14–18 Tanner's Row", "Northmoor Energy plc", "Electricity (stairs and car park)", "A-3301 9017", "21E5012046", d(2024,1,1), d(2024,1,31), "906 kWh", 906, "262.74", .05, d(2024,2,19)),
        ("14–18 Tanner's Row", "Northmoor Energy plc", "Electricity (stairs and car park)", "A-3301 9017", "21E5012046", d(2024,2,1), d(2024,2,29), "-210 kWh", -210, "-60.90", .05, d(2024,3,18)),
        ("14–18 Tanner's Row", "Greenbin Commercial Waste Ltd", "Refuse", "GB 55 1207", None, d(2024,1,1), d(2024,3,31), "", None, "648.00", .20, d(2024,1,31)),
        ("14–18 Tanner's Row", "Wessex Vale Water", "Water", "0051-2046-11", "04W887012", d(2023,11,2), d(2024,2,5), "149 m³", 149, "280.12", 0, d(2024,2,29)),
        ("Old Dairy Studios", "Northmoor Energy plc", "Electricity", "A-3302 0455", "22E0900871", d(2023,12,29), d(2024,1,30), "1,775 kWh", 1775, "479.25", .20, d(2024,2,20)),
        ("Old Dairy Studios", "Lumen & Hart Telecoms", "Fibre", "LH/21468", None, d(2024,2,1), d(2024,2,29), "", None, "64.00", .20, d(2024,2,26))]
    P = ParagraphStyle("c", fontName="Helvetica", fontSize=7.6, leading=9); esc = lambda s: Paragraph(s.replace("&", "&amp;"), P)
    data = [["No.", "Site", "A/c no.", "Supplier", "Supply", "Meter\nserial", "Period of\ncharge", "Consump-\ntion", "Net", "VAT", "Bill total", "Payable\nby"]]
    rows = []; net_s = vat_s = D(0)
    for i, (site, sup, svc, ac, m, f, t, ut, u, net, vr, due) in enumerate(raw, 1):
        net = D(net); vat = (net * D(str(vr))).quantize(D("0.01")); g = net + vat; net_s += net; vat_s += vat
        rows.append(dict(property=site, account=ac, vendor=sup, service=svc, meter=m, period_from=f, period_to=t, usage=u, due=due, amount=g))
        z = lambda x: f"{x.day:02d}.{x.month:02d}.{x.year}"
        data.append([str(i), esc(site), ac, esc(sup), esc(svc), m or "—", f"{z(f)} –\n{z(t)}", ut or "—", money(net, "£"), money(vat, "£") if vat else "nil", money(g, "£"), dmy(due)])
    data.append(["", "Total for the quarter"] + [""] * 6 + [money(net_s, "£"), money(vat_s, "£"), money(S(rows), "£"), ""])
    t = Table(data, colWidths=[22, 76, 66, 86, 92, 62, 58, 64, 54, 48, 58, 58])
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 7.6), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("LINEABOVE", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, 1), (-1, -3), .3, colors.lightgrey),
        ("LINEABOVE", (0, -1), (-1, -1), 1, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 1.5, colors.black), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 8), ("SPAN", (1, -1), (6, -1)), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("ALIGN", (7, 0), (10, -1), "RIGHT"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 4)]))
    T = ParagraphStyle("t", fontName="Times-Roman", fontSize=17, leading=21); N = ParagraphStyle("n", fontName="Helvetica", fontSize=8, leading=11)
    SimpleDocTemplate(os.path.join(DOC, name), pagesize=landscape(A4), leftMargin=42, rightMargin=42, topMargin=40, bottomMargin=36, invariant=1).build(
        [Paragraph("Schedule of utility invoices", T), Paragraph("Brightwell Estates (Managing Agents) Ltd – quarter to 31 March 2024", N), Spacer(1, 10), t, Spacer(1, 10),
         Paragraph("1. VAT at 20% or, for de minimis supplies, 5%; water and wastewater are zero-rated.", N), Paragraph("2. Line 9 is a credit after an over-estimated reading in December; the supplier has refunded £63.94 to the client account.", N), Paragraph("3. Wastewater is assessed at 95% of metered water.", N)])
    assert S(rows) == net_s + vat_s
    save(name, rows, [{"label": "Total for the quarter", "amount": S(rows)}])

# ---------------------------------------------------------------- XLSX helpers
B = Font(bold=True); thin = Side(style="thin"); R = Alignment(horizontal="right")
def wsave(wb, name):
    wb.properties.created = wb.properties.modified = datetime(2024, 1, 1)
    wb.save(os.path.join(DOC, name))

# ---------------------------------------------------------------- 5 XLSX: flat log, true dates, spacer columns
def doc5():
    rng = random.Random(505); name = "utility_log_2023Q4.xlsx"; wb = openpyxl.Workbook(); ws = wb.active; ws.title = "Log"
    ws["B1"] = "UTILITY BILL LOG - 4TH QUARTER 2023"; ws["B1"].font = Font(bold=True, size=14); ws["B2"] = "Sorrel Street Holdings / kept by J. Amato"
    hd = ["Rec'd", "Bldg", "Provider", "Type", None, "Acct #", "Mtr ID", "Start", "End", "Units Used", "Unit", None, "Bill Amt", "Due", "Ck #"]
    for j, h in enumerate(hd): c = ws.cell(4, j + 2, h); c.font = B; c.border = Border(bottom=thin); c.alignment = Alignment(wrap_text=True)
    acc = []
    for b in ("Sorrel 40", "Sorrel 44", "Dunmore", "Annex"):
        acc.append((b, "Niagara Edison", "Elec", str(rng.randint(10**8, 10**9)), f"AM{rng.randint(1000,9999)}", "kWh", 600, 5200, .163))
        acc.append((b, "Empire Fuel Gas", "Gas", f"0{rng.randint(10**6,10**7-1)} {rng.randint(10,99)}", f"{rng.randint(200000,899999)}", "therms", 30, 480, 1.22))
        if b != "Annex": acc.append((b, "Town of Erie Water Dist", "Water/Sewer", rng.randint(20000, 89999), f"WS-{rng.randint(100,999)}", "gal", 9000, 61000, .0124))
        if b == "Dunmore": acc.append((b, "Spectra Cable", "Cable TV", "8358-21-" + str(rng.randint(100000, 999999)), None, None, 0, 0, 0))
    rows = []; r = 5
    for mth in (10, 11, 12):
        for (b, v, s, ac, m, u, lo, hi, rate) in acc:
            if s == "Water/Sewer" and mth == 11: continue
            frm = date(2023, mth - 1, rng.randint(3, 24)); to = frm + timedelta(days=rng.randint(28, 32)); due = to + timedelta(days=20); rec = to + timedelta(days=rng.randint(3, 7))
            n = rng.randint(lo, hi) if u else None
            amt = (D(n) * D(str(rate)) + D("17.35")).quantize(D("0.01")) if u else D("142.87")
            if (b, s, mth) == ("Annex", "Gas", 11): amt, n = D("-38.61"), -18
            rows.append(dict(property=b, account=str(ac), vendor=v, service=s, meter=m, period_from=frm, period_to=to, usage=n, due=due, amount=amt))
            vals = [rec, b, v, s, None, ac, m, frm, to, n, u, None, float(amt), due, rng.randint(2210, 2290) if mth < 12 else None]
            for j, x in enumerate(vals):
                if x is None: continue
                c = ws.cell(r, j + 2, x)
                if isinstance(x, date): c.number_format = "m/d/yy"
                if j == 9: c.number_format = "#,##0;(#,##0)"
                if j == 12: c.number_format = '"$"#,##0.00_);("$"#,##0.00)'
            r += 1
        r += 1
    c = ws.cell(r, 3, "TOTAL BILLED"); c.font = B; c = ws.cell(r, 14, float(S(rows))); c.font = B; c.number_format = '"$"#,##0.00'; c.border = Border(top=thin, bottom=Side(style="double"))
    ws.cell(r + 2, 2, "Note: Annex gas for November is a true-up of the estimated October reading."); ws.cell(r + 3, 2, "December checks not yet cut.")
    for col, w in zip("ABCDEFGHIJKLMNOP", [2, 9, 11, 24, 12, 2, 18, 10, 10, 10, 11, 8, 2, 12, 10, 7]): ws.column_dimensions[col].width = w
    wsave(wb, name); save(name, rows, [{"label": "TOTAL BILLED", "amount": S(rows)}])

# ---------------------------------------------------------------- 6 XLSX: sections by property, two-row headers repeated
def doc6():
    rng = random.Random(606); name = "march_bills_by_community.xlsx"; wb = openpyxl.Workbook(); ws = wb.active; ws.title = "March 2024"
    ws.merge_cells("A1:I1"); ws["A1"] = "Pinnacle Communities, LLC"; ws["A1"].font = Font(bold=True, size=16); ws["A1"].alignment = Alignment(horizontal="center")
    ws.merge_cells("A2:I2"); ws["A2"] = "Utility bills entered for payment, March 2024"; ws["A2"].alignment = Alignment(horizontal="center")
    V = {"Electricity": "Desert Sun Electric Cooperative", "Natural gas": "Southwest Mesa Gas", "Water": "City of Tolleson Utilities", "Sewer": "City of Tolleson Utilities", "Solid waste": "Saguaro Sanitation", "Phone & internet": "Copperline"}
    rate = {"Electricity": (1200, 9000, ".129"), "Natural gas": (20, 300, "1.48"), "Water": (30, 260, "4.11"), "Sewer": (30, 260, "3.05")}
    rows = []; totals = []; r = 4; ld = lambda d: f"{MON[d.month-1]} {d.day}, {d.year}"
    for p, svcs in (("Agave Springs", list(V)), ("Mesa Vista Mobile Home Park", ["Electricity", "Electricity", "Water", "Sewer", "Solid waste"]), ("Ocotillo Ranch", ["Electricity", "Natural gas", "Water", "Phone & internet"]), ("Saltbush Village", list(V)[:5])):
        ws.cell(r, 1, p).font = Font(bold=True, size=12); ws.cell(r, 1).fill = PatternFill("solid", fgColor="FFE8CC"); r += 1
        for j, (a, b) in enumerate((("Amount", "billed"), ("Utility", "type"), ("Utility", "company"), ("Customer", "account"), ("Billing", "begins"), ("Billing", "ends"), ("Qty.", "used"), ("Last day", "to pay"), ("Entered", "by"))):
            for k, x in enumerate((a, b)): c = ws.cell(r + k, j + 1, x); c.font = B; c.alignment = Alignment(horizontal="center"); c.border = Border(bottom=thin) if k else Border()
        r += 2; sec = []
        for s in svcs:
            f = date(2024, 1, rng.randint(25, 31)) if rng.random() < .5 else date(2024, 2, rng.randint(1, 6)); t = f + timedelta(days=29); due = t + timedelta(days=rng.randint(15, 22))
            u = None; amt = cents(rng, 95, 1300)
            if s in rate: lo, hi, q = rate[s]; u = rng.randint(lo, hi); amt = (u * D(q) + D("22.10")).quantize(D("0.01"))
            ac = {"E": f"DSE-{rng.randint(100000,999999)}", "N": f"{rng.randint(210,219)}.{rng.randint(1000,9999)}.{rng.randint(10,99)}", "W": f"{rng.randint(50000,59999)}-1", "S": f"{rng.randint(50000,59999)}-2", "P": f"#{rng.randint(10**5,10**6)}"}[s[0]]
            if s == "Solid waste": ac = f"SS{rng.randint(1000,9999)}/R"
            sec.append(dict(property=p, account=ac, vendor=V[s], service=s, period_from=f, period_to=t, usage=u, due=due, amount=amt))
            for j, x in enumerate([float(amt), s, V[s], ac, ld(f), ld(t), u, ld(due), rng.choice(["kt", "kt", "rb"])]):
                if x is None: continue
                c = ws.cell(r, j + 1, x)
                if j == 0: c.number_format = '"$"#,##0.00'
                if j == 6: c.number_format = "#,##0"
                if j == 2: c.alignment = Alignment(wrap_text=True, vertical="top")
            r += 1
        c = ws.cell(r, 1, float(S(sec))); c.font = B; c.number_format = '"$"#,##0.00'; c.border = Border(top=thin); lab = f"Total, {p}"; ws.cell(r, 2, lab).font = B
        totals.append({"label": lab, "amount": S(sec)}); rows += sec; r += 3
    c = ws.cell(r, 1, float(S(rows))); c.font = Font(bold=True, size=12); c.number_format = '"$"#,##0.00'; ws.cell(r, 2, "Total, four communities").font = Font(bold=True, size=12)
    totals.append({"label": "Total, four communities", "amount": S(rows)})
    ws.cell(r + 2, 1, "Quantities: electricity kWh, gas therms, water and sewer thousand gallons. Flat charges have no quantity.").font = Font(italic=True, size=9)
    for col, w in zip("ABCDEFGHI", [14, 17, 22, 16, 14, 14, 9, 14, 9]): ws.column_dimensions[col].width = w
    wsave(wb, name); save(name, rows, totals)

# ---------------------------------------------------------------- 7 XLSX: small, text amounts, by vendor
def doc7():
    name = "telecom_waste_open_items.xlsx"; wb = openpyxl.Workbook(); ws = wb.active; ws.title = "Open items"; d = date
    raw = [("Halcyon Tower", "Vantage Telecom", "Telephone", "617 555 0148 331", d(2024,4,1), d(2024,4,30), "1204.55", d(2024,5,14), "VT-88120"), ("Halcyon Tower", "Vantage Telecom", "Elevator lines", "617 555 0150 902", d(2024,4,1), d(2024,4,30), "286.40", d(2024,5,14), "VT-88121"),
        ("Wharf 9", "Vantage Telecom", "Telephone", "617 555 0177 004", d(2024,3,16), d(2024,4,15), "418.09", d(2024,5,3), "VT-87655"), ("Wharf 9", "Vantage Telecom", "Telephone", "617 555 0177 004", d(2024,2,16), d(2024,3,15), "-75.00", d(2024,4,3), "VT-CM019"),
        ("Halcyon Tower", "Bay Colony Recycling & Disposal", "Trash", "30-4471", d(2024,4,1), d(2024,4,30), "2315.00", d(2024,5,20), "0099315"), ("Wharf 9", "Bay Colony Recycling & Disposal", "Trash", "30-4498", d(2024,4,1), d(2024,4,30), "980.25", d(2024,5,20), "0099316"),
        ("Wharf 9", "Bay Colony Recycling & Disposal", "Compactor haul", "30-4498-C", d(2024,4,11), d(2024,4,11), "345.00", d(2024,5,20), "0099402"), ("Linden Garage", "Bay Colony Recycling & Disposal", "Trash", "30-4520", d(2024,4,1), d(2024,4,30), "164.75", d(2024,5,20), "0099317")]
    ws["A1"] = "Open telecom and waste bills"; ws["A1"].font = Font(bold=True, size=13); ws["A2"] = "as of 2 May 2024"; ws["G2"] = "Commonwealth Asset Services"
    for j, h in enumerate(["Billed by", "Bill no.", "Account with vendor", "For", "Kind of service", "Service period", "Pay no later than", "Balance of bill"]):
        c = ws.cell(4, j + 1, h); c.font = Font(bold=True, color="FFFFFF"); c.fill = PatternFill("solid", fgColor="385723"); c.alignment = Alignment(wrap_text=True, vertical="center")
    rows = []; totals = []; r = 5; last = None; sec = []
    def close():
        nonlocal r
        lab = f"{sec[0]['vendor']} total"; ws.cell(r, 1, lab).font = Font(italic=True, bold=True); c = ws.cell(r, 8, money(S(sec), "$")); c.alignment = R; c.font = Font(italic=True, bold=True); totals.append({"label": lab, "amount": S(sec)}); r += 2
    for p, v, s, ac, f, t, a, due, inv in raw:
        if last and v != last: close(); sec = []
        last = v; x = dict(property=p, account=ac, vendor=v, service=s, period_from=f, period_to=t, due=due, amount=D(a)); rows.append(x); sec.append(x)
        for j, y in enumerate([v, inv, ac, p, s, f"{us(f)} to {us(t)}", dmy(due), money(a, "$")]):
            c = ws.cell(r, j + 1, y); c.alignment = Alignment(wrap_text=j == 0, horizontal="right" if j == 7 else None, vertical="top")
        r += 1
    close(); ws.cell(r, 1, "All open bills").font = B; c = ws.cell(r, 8, money(S(rows), "$")); c.font = B; c.alignment = R; c.border = Border(top=thin, bottom=Side(style="double")); totals.append({"label": "All open bills", "amount": S(rows)})
    ws.cell(r + 2, 1, "* VT-CM019 is a service credit; net against the next Wharf 9 bill.")
    for col, w in zip("ABCDEFGH", [22, 12, 20, 16, 16, 26, 16, 14]): ws.column_dimensions[col].width = w
    wsave(wb, name); save(name, rows, totals)

# ---------------------------------------------------------------- 8 XLSX: two sheets, merged property cells, readings
def doc8():
    rng = random.Random(808); name = "meter_ledger_elec_gas.xlsx"; wb = openpyxl.Workbook(); rows = []; totals = []
    for si, (svc, unit, vendor) in enumerate((("Electricity", "kWh", "e"), ("Gas", "m3", "g"))):
        ws = wb.active if si == 0 else wb.create_sheet(); ws.title = svc
        ws["B2"] = "Kestrel Property Group - Meter ledger, May and June 2024"; ws["B2"].font = Font(bold=True, size=13); ws["B3"] = f"Service: {svc}"; ws["B3"].font = B
        hd = ["Property", "Meter no.", "Account no.", "Read from", "Read to", "Opening\nreading", "Closing\nreading", f"Consumption\n({unit})", "Pay date", "Billed\n(CAD)"]
        for j, h in enumerate(hd): c = ws.cell(5, j + 2, h); c.font = B; c.alignment = Alignment(wrap_text=True, horizontal="center", vertical="center"); c.border = Border(top=thin, bottom=thin)
        r = 6; sec = []
        for p, nm in (("Carleton Place", 3 - si), ("Rideau Mews", 2), ("Bytown Exchange", 2 - si), ("Sandy Hill Rowhouses", 1)):
            r0 = r
            for k in range(nm):
                m = f"{'HO' if si == 0 else 'EN'}{rng.randint(10**5,10**6-1)}"; ac = f"{rng.randint(100,999)} {rng.randint(100,999)} {rng.randint(1000,9999)}" if si == 0 else f"{rng.randint(10,99)}-{rng.randint(10,99)}-{rng.randint(100000,999999)}-{rng.randint(0,9)}"
                op = rng.randint(12000, 80000); f = date(2024, 5, rng.randint(1, 6))
                for _ in (0, 1):
                    t = f + timedelta(days=rng.randint(29, 31)); u = D(rng.randint(400, 6100)) if si == 0 else D(rng.randint(900, 9800)) / 10
                    amt = (u * D("0.1412") + D("31.5") if si == 0 else u * D("0.417") + D("24.08")).quantize(D("0.01")); due = t + timedelta(days=23); cl = op + u
                    x = dict(property=p, account=ac, service=svc, meter=m, period_from=f, period_to=t, usage=u, due=due, amount=amt); sec.append(x)
                    for j, y in enumerate([p if r == r0 else None, m, ac, f, t, float(op) if si else int(op), float(cl) if si else int(cl), float(u) if si else int(u), due, float(amt)]):
                        if y is None: continue
                        c = ws.cell(r, j + 2, y)
                        if isinstance(y, date): c.number_format = "yyyy-mm-dd"
                        if j in (5, 6, 7): c.number_format = "#,##0.0" if si else "#,##0"
                        if j == 9: c.number_format = "#,##0.00"
                    op = cl; f = t; r += 1
            ws.merge_cells(start_row=r0, start_column=2, end_row=r - 1, end_column=2); ws.cell(r0, 2).alignment = Alignment(vertical="top", wrap_text=True)
        r += 1; lab = f"{svc} total"; ws.cell(r, 2, lab).font = B
        c = ws.cell(r, 9, float(S(sec, "usage")) if si else int(S(sec, "usage"))); c.font = B; c.number_format = "#,##0.0" if si else "#,##0"; c = ws.cell(r, 11, float(S(sec))); c.font = B; c.number_format = "#,##0.00"
        for cc in range(2, 12): ws.cell(r, cc).border = Border(top=thin)
        totals.append({"label": lab, "usage": S(sec, "usage"), "amount": S(sec)}); rows += sec
        if si: ws.cell(r + 1, 2, "Electricity and gas together").font = B; c = ws.cell(r + 1, 11, float(S(rows))); c.font = B; c.number_format = "#,##0.00"; totals.append({"label": "Electricity and gas together", "amount": S(rows)})
        ws.cell(r + 3, 2, "Readings are actual unless the supplier's bill says otherwise. HST included.")
        for col, w in zip("ABCDEFGHIJK", [3, 20, 12, 18, 12, 12, 11, 11, 14, 12, 12]): ws.column_dimensions[col].width = w
    wsave(wb, name); save(name, rows, totals)

def check():
    for fn in sorted(os.listdir(TRU)):
        t = json.load(open(os.path.join(TRU, fn))); rows = t["rows"]; assert os.path.exists(os.path.join(DOC, t["name"])) and 6 <= len(rows) <= 60
        whole = round(sum(r["amount"] for r in rows), 2); assert abs(t["totals"][-1]["amount"] - whole) < .005, fn
        for T in t["totals"][:-1]:  # each subtotal must tie to the group its label names
            q = [r for r in rows if any(str(r.get(k, "\0")).lower() in T["label"].lower() for k in ("property", "account", "vendor", "service"))]
            assert abs(sum(r["amount"] for r in q) - T["amount"]) < .005, (fn, T)
            if "usage" in T: assert abs(sum(r.get("usage", 0) for r in q) - T["usage"]) < .005, (fn, T)
        for r in rows: assert r.get("period_from", "") <= r.get("period_to", "")
        print(f"{t['name']:38} rows {len(rows):3}  totals {len(t['totals']):2}  sum {whole}")

if __name__ == "__main__":
    for f in (doc1, doc2, doc3, doc4, doc5, doc6, doc7, doc8): f()
    check()
