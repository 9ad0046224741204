# student housing, bed rows under apartment heading rows, card-like shaded print
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
def make():
    name = "quarry-row_bed-roll_spring25.pdf"; R = random.Random(5505); N = Names(R)
    plans = {"4x4 Classic": (4, 815, 1288), "4x4 Loft": (4, 895, 1410), "2x2 Deluxe": (2, 1040, 902), "3x3 Corner": (3, 925, 1176)}
    apts = []
    for b in ("North House", "South House"):
        for i in range(13): apts.append((b, f"{(i // 5 + 1) * 100 + i % 5 + 1 + (50 if b[0] == 'S' else 0)}", R.choice(list(plans))))
    hdr = ["Bed", "Student", "Status", "Term", "Start", "End", "Market", "Installment", "Furniture", "Parking", "Premium\nview", "Concession", "Billed /mo", "Guaranty", "Past due"]
    data = [hdr]; st = []; T = []; cnt = {}; tot = [0.0] * 8; cur = None
    d2 = lambda d: d.strftime("%d %b %y"); hd = lambda x: f"${x:,.0f}" if x else ""
    for b, a, pl in apts:
        if b != cur:
            cur = b; r = len(data); data.append([b.upper()] + [""] * 14); st += [("SPAN", (0, r), (-1, r)), ("BACKGROUND", (0, r), (-1, r), colors.Color(.2, .25, .35)), ("TEXTCOLOR", (0, r), (-1, r), colors.white), ("FONT", (0, r), (-1, r), "Helvetica-Bold", 8.5)]
        n, mk, sf = plans[pl]; r = len(data); data.append([f"Apt {a}   |   {pl}   |   {sf:,} sq ft"] + [""] * 14); st += [("SPAN", (0, r), (-1, r)), ("BACKGROUND", (0, r), (-1, r), colors.Color(.9, .92, .95)), ("FONT", (0, r), (-1, r), "Helvetica-Bold", 7.5)]
        for k in range(n):
            bed = f"{a}-{'ABCD'[k]}"; x = R.random(); base = dict(unit=bed, building=b, unitType=pl, marketRent=float(mk))
            if x < .07 or (a == "203" and k == 0):
                s = "Model bed" if a == "203" and k == 0 else "Vacant" if x < .055 else "Down - repairs"
                data.append([bed, "", s, "", "", "", hd(mk)] + [""] * 8); cnt[s] = cnt.get(s, 0) + 1; tot[0] += mk; T.append(row(**base, statusText=s)); continue
            s = R.choice(["In house"] * 6 + ["Renewed"] * 3 + ["Leaving"]); term = R.choice(["AY 11.5", "AY 11.5", "Spring 5"]); s0, e0 = (D(2024, 8, 17), D(2025, 7, 31)) if term[0] == "A" else (D(2025, 1, 4), D(2025, 5, 31))
            rent = float(mk - R.choice([0, 15, 30, 55]) + (60 if term[0] == "S" else 0)); fu = R.choice([0.0, 35.0, 35.0]); pk = R.choice([0.0, 0.0, 65.0]); vw = 20.0 if int(a) > 300 and R.random() < .6 else 0.0; cn = -25.0 if R.random() < .12 else 0.0; t = rent + fu + pk + vw + cn; pd = R.choice([0, 0, 0, 0, 0, t, 140.0]); nm = N.full()
            data.append([bed, nm, s, term, d2(s0), d2(e0), hd(mk), hd(rent), hd(fu), hd(pk), hd(vw), f"-${-cn:,.0f}" if cn else "", hd(t), R.choice(["Y", "Y", "N"]), hd(pd)])
            cnt[s] = cnt.get(s, 0) + 1
            for j, v in enumerate((mk, rent, fu, pk, vw, cn, t, pd)): tot[j] += v
            T.append(row(**base, tenantName=nm, statusText=s, contractRent=rent, leaseStartDate=s0, leaseEndDate=e0, balance=pd or None, charges=[{"code": q, "amount": v} for q, v in (("Furniture", fu), ("Parking", pk), ("Premium view", vw), ("Concession", cn)) if v], totalCharges=t))
    beds = len(T)
    data.append(["All beds", f"{beds} beds in {len(apts)} apartments", "", "", "", ""] + [hd(x) if x >= 0 else f"-${-x:,.0f}" for x in tot[:7]] + ["", hd(tot[7])])
    t = Table(data, colWidths=[40, 108, 58, 42, 48, 48, 42, 50, 44, 40, 42, 50, 50, 40, 44], repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 7.5), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 7.5), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("ALIGN", (6, 0), (12, -1), "RIGHT"), ("ALIGN", (13, 0), (13, -1), "CENTER"), ("ALIGN", (14, 0), (14, -1), "RIGHT"), ("LINEBELOW", (0, 0), (-1, 0), 1.2, colors.Color(.2, .25, .35)), ("LINEBELOW", (0, 1), (-1, -2), .2, colors.lightgrey), ("LINEABOVE", (0, -1), (-1, -1), 1, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1.6), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.8), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)] + st))
    occ = sum(cnt.get(s, 0) for s in ("In house", "Renewed", "Leaving")); vac = cnt.get("Vacant", 0); off = beds - occ - vac
    order = ["In house", "Renewed", "Leaving", "Vacant", "Model bed", "Down - repairs"]
    sm = Table([["Beds by status"] + order + ["Beds"], [""] + [cnt.get(s, 0) for s in order] + [beds], ["", f"Occupied {occ}", "", "", f"Vacant {vac}", f"Off line {off}", "", ""]], colWidths=[90] + [70] * 7, hAlign="LEFT")
    sm.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("SPAN", (1, 2), (3, 2)), ("SPAN", (5, 2), (6, 2)), ("BOX", (0, 0), (-1, -1), .5, colors.black), ("ALIGN", (1, 0), (-1, -1), "CENTER")]))
    h = ParagraphStyle("h", fontName="Helvetica-Bold", fontSize=13, leading=16); s_ = ParagraphStyle("s", fontName="Helvetica", fontSize=8.5, leading=11)
    flow = [Paragraph("Quarry Row Student Apartments", h), Paragraph("Bed Space Roll - snapshot taken Saturday, 15 February 2025 - all buildings", s_), Spacer(1, 6), t, Spacer(1, 10), KeepTogether([sm, Spacer(1, 5), Paragraph("Off line beds (model and down) are neither occupied nor vacant. Floor areas are for the whole apartment, not the bed.", s_)])]
    def foot(c, d): c.setFont("Helvetica", 7); c.drawString(24, 18, "Bed Space Roll / quarryrow / filters: none"); c.drawRightString(768, 18, f"{d.page}")
    SimpleDocTemplate(out(name), pagesize=landscape(letter), leftMargin=22, rightMargin=22, topMargin=28, bottomMargin=34).build(flow, onFirstPage=foot, onLaterPages=foot)
    save(name, dict(propertyName="Quarry Row Student Apartments", asOnDate="2025-02-15", units=beds, occupied=occ, vacant=vac, sheet=None, planted=None, rows=T), "STUDENT_HOUSING", "bed rows beneath apartment heading rows (plan and area only in heading), status table at end", True)
if __name__ == "__main__": make()
