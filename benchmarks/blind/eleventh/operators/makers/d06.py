# small mixed-use block, typed memo, steps in wrapped cell, annual rent for shops
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
def make():
    name = "Coldwater Block - rents June 2025.pdf"
    B = ParagraphStyle("b", fontName="Times-Roman", fontSize=10, leading=13); P = ParagraphStyle("p", fontName="Times-Roman", fontSize=8.5, leading=10); H = ParagraphStyle("h", parent=P, fontName="Times-Bold"); S = ParagraphStyle("s", fontName="Times-Bold", fontSize=11, leading=15, spaceBefore=10); RR = ParagraphStyle("r", parent=P, alignment=2); HR = ParagraphStyle("hr", parent=H, alignment=2)
    T = []
    shops = [("Store 412", "Pemberly Dry Goods, Inc.", 2140, D(2019, 9, 1), D(2029, 8, 31), 64200.0, [(D(2025, 9, 1), 66126.0), (D(2027, 9, 1), 70155.0)], 16050.0),
             ("Store 414", "Noodle Parlor Coldwater LLC (d/b/a Long Life Noodles)", 1385, D(2023, 2, 15), D(2028, 2, 14), 48475.0, [(D(2026, 2, 15), 49929.25)], 0.0),
             ("Store 416", None, 960, None, None, None, [], None),
             ("Store 418", "Sew & So Alterations", 720, D(2015, 5, 1), "month to month", 19440.0, [], 1620.0)]
    def pp(L, hr=None): return [Paragraph(str(x), (RR if i in hr else P)) for i, x in enumerate(L)]
    ld = lambda d: d if isinstance(d, str) else d.strftime("%B %-d, %Y")
    data = [[Paragraph(x, HR if i in (2, 4, 6) else H) for i, x in enumerate(["Space", "Tenant", "Square feet", "Term", "Annual base rent", "Increases to come (new annual rent)", "Deposit"])]]
    for u, t, sf, a, b, r, steps, dep in shops:
        term = "" if not a else (f"from {ld(a)} to {ld(b)}" if not isinstance(b, str) else f"from {ld(a)}, {b}")
        data.append(pp([u, (t or "Vacant (former florist)").replace("&", "&amp;"), f"{sf:,}", term, f"${r:,.2f}" if r else "", "<br/>".join(f"{smdy(d)}: ${x:,.2f}" for d, x in steps) or ("none" if t else ""), f"${dep:,.2f}" if dep else ("none" if t else "")], (2, 4, 6)))
        T.append(row(unit=u, area=sf, tenantName=t, statusText="Occupied" if t else "Vacant (former florist)", section="Street-level stores", annualRent=r, leaseStartDate=a, leaseEndDate=b, deposit=dep or None, rentSteps=[{"date": d.isoformat(), "amount": x, "per": "year"} for d, x in steps]))
    sa = sum(s[5] or 0 for s in shops); data.append(pp(["<b>Stores</b>", "<b>3 let, 1 vacant</b>", f"<b>{sum(s[2] for s in shops):,}</b>", "", f"<b>${sa:,.2f}</b>", "", f"<b>${sum(s[7] or 0 for s in shops):,.2f}</b>"], (2, 4, 6)))
    t1 = Table(data, colWidths=[50, 118, 42, 112, 68, 96, 62]); gs = [("LINEBELOW", (0, 0), (-1, 0), .8, colors.black), ("LINEBELOW", (0, 1), (-1, -2), .25, colors.grey), ("LINEABOVE", (0, -1), (-1, -1), .8, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    t1.setStyle(TableStyle(gs))
    R = random.Random(5606); N = Names(R); ap = []
    for i, u in enumerate(["2A", "2B", "2C", "2D", "3A", "3B", "3C", "3D", "3E"]):
        k = ["one bedroom", "studio", "two bedroom", "one bedroom", "one bedroom", "studio", "two bedroom", "one bedroom", "studio"][i]; base = {"studio": 1150, "one bedroom": 1475, "two bedroom": 1890}[k]
        if u == "3B": ap.append((u, k, None, None, None, base, None, None)); continue
        r = float(base - R.choice([0, 50, 75, 120])); e = "month to month" if u in ("2B", "3D") else D(2025 + R.randint(0, 1), R.choice([7, 8, 9, 11]), 30); ap.append((u, k, N.full(), D(R.randint(2012, 2024), R.randint(1, 12), 1), e, base, r, R.choice([r, 900.0, 1150.0])))
    d2 = [[Paragraph(x, HR if i in (4, 5, 6) else H) for i, x in enumerate(["Apt.", "Kind", "Tenant / moved in", "Lease ends", "Asking", "Rent paid monthly", "Deposit"])]]
    for u, k, n, a, e, q, r, dep in ap:
        d2.append(pp([u, k, f"{n}<br/><i>since {ld(a)}</i>" if n else "Vacant, being painted", ld(e) if e else "", f"${q:,.2f}", f"${r:,.2f}" if r else "", f"${dep:,.2f}" if dep else ""], (4, 5, 6)))
        T.append(row(unit=u, unitType=k, tenantName=n, statusText="Occupied" if n else "Vacant, being painted", section="Apartments upstairs", marketRent=float(q), contractRent=r, leaseEndDate=e, moveInDate=a, deposit=dep))
    am = sum(x[6] or 0 for x in ap); d2.append(pp(["<b>9 apts.</b>", "", "<b>8 let, 1 vacant</b>", "", f"<b>${sum(x[5] for x in ap):,.2f}</b>", f"<b>${am:,.2f}</b>", f"<b>${sum(x[7] or 0 for x in ap):,.2f}</b>"], (4, 5, 6)))
    t2 = Table(d2, colWidths=[50, 76, 130, 100, 62, 68, 62]); t2.setStyle(TableStyle(gs))
    flow = [Paragraph("<b>TO:</b> Asset reporting &nbsp;&nbsp; <b>FROM:</b> Property desk, transferred portfolio", B), Paragraph("<b>RE:</b> The Coldwater Block, 412-418 Coldwater Street - schedule of rents", B), Paragraph("<b>STAND:</b> as of the first of June, 2025", B), Spacer(1, 6), Paragraph("The former manager kept stores by the year and apartments by the month; we have left the figures in that form. Stores pay their own gas and electricity.", B), Paragraph("Street-level stores", S), t1, Paragraph("Apartments upstairs", S), t2, Spacer(1, 10),
        Paragraph(f"Stores by the month (${sa:,.2f} / 12): ${sa / 12:,.2f}. Apartments: ${am:,.2f}. <b>Total monthly rent ${sa / 12 + am:,.2f}.</b>", B), Paragraph(f"In all thirteen (13) spaces, of which eleven (11) are let and two (2) vacant.", B)]
    SimpleDocTemplate(out(name), pagesize=letter, leftMargin=32, rightMargin=32, topMargin=50, bottomMargin=50).build(flow)
    save(name, dict(propertyName="The Coldwater Block", asOnDate="2025-06-01", units=13, occupied=11, vacant=2, sheet=None, planted=None, rows=T), "MIXED_USE", "typed memo: stores by year with steps, apartments by month, move-in beneath the name", True)
if __name__ == "__main__": make()
