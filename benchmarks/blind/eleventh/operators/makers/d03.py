# senior living census & rate roll, portrait, typed look
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
def make():
    name = "Larkmoor_Senior_census_rate_roll.pdf"; R = random.Random(5303); N = Names(R)
    secs = [("Independent Living - Garden Wing", "G", 18, [("Alcove", 2650), ("One Bedroom", 3190), ("Two Bedroom", 3980)]), ("Assisted Living - Second Floor", "2", 20, [("Studio", 3875), ("One Bedroom", 4620)]), ("Memory Support - The Grove", "M", 12, [("Private", 5450), ("Companion", 4150)])]
    care = {1: 450.0, 2: 925.0, 3: 1480.0, 4: 2050.0}
    P = ParagraphStyle("p", fontName="Times-Roman", fontSize=8.5, leading=9.5); S = ParagraphStyle("s", fontName="Times-Bold", fontSize=10.5, leading=14, spaceBefore=8); C = ParagraphStyle("c", fontName="Times-Roman", fontSize=10, leading=13, alignment=1); CB = ParagraphStyle("cb", parent=C, fontName="Times-Bold", fontSize=15, leading=19)
    T = []; body = []; summ = []; grand = [0.0] * 5
    for sn, pre, n, styles in secs:
        data = [["Apt.", "Style", "Resident(s)", "In since", "Street\nrate", "Monthly\nrate", "Care\nlevel", "Care\nfee", "Second\nperson", "Other*", "Monthly\nbilling"]]
        occ = vac = 0; tot = [0.0] * 5
        units = []
        if pre == "M":
            for k in range(1, 5): units.append((f"M-{k}", "Private"))
            for k in range(5, 9): units += [(f"M-{k} A", "Companion"), (f"M-{k} B", "Companion")]
        else:
            units = [((f"G{k:02d}" if pre == "G" else f"{200 + k}"), R.choice(styles)[0]) for k in range(1, n + 1) if k != 13]
        rates = dict(styles)
        for u, sty in units:
            street = float(rates[sty]); b = dict(unit=u, unitType=sty, section=sn, marketRent=street); tot[0] += street
            x = R.random()
            if x < .1:
                data.append([u, sty, "Vacant", "", m0(street)] + [""] * 6); vac += 1; T.append(row(**b, statusText="Vacant")); continue
            if x < .14:
                data.append([u, sty, "Vacant - deposit hold", "", m0(street)] + [""] * 6); vac += 1; T.append(row(**b, statusText="Vacant - deposit hold")); continue
            two = pre == "G" and sty != "Alcove" and R.random() < .35
            a, l = N.pair(); nm = f"{l}, {a}" + (f" and {N.pair()[0]}" if two else ""); mi = D(R.randint(2018, 2025), R.randint(1, 4), R.randint(1, 28))
            rate = street - R.choice([0, 0, 75, 140, 260, 310]); lv = 0 if pre == "G" else R.randint(1, 3) if pre == "2" else R.randint(2, 4)
            cf = care[lv] if lv else 0.0; sp = 795.0 if two else 0.0; ot = R.choice([0.0, 0.0, 0.0, 40.0, 65.0]); t = rate + cf + sp + ot
            data.append([u, sty, Paragraph(nm, P), mi.strftime("%b %-d, %Y"), m0(street), m0(rate), f"L{lv}" if lv else "none", m0(cf) if cf else "", m0(sp) if sp else "", m0(ot) if ot else "", m0(t)])
            ch = [{"code": "Care fee", "amount": cf}] * bool(cf) + [{"code": "Second person", "amount": sp}] * bool(sp) + [{"code": "Other", "amount": ot}] * bool(ot)
            for j, v in enumerate((0, rate, cf, sp, ot)): tot[j] += v
            occ += 1; T.append(row(**b, tenantName=nm, statusText="Occupied", contractRent=rate, moveInDate=mi, charges=ch, totalCharges=t))
        data.append(["Subtotal", "", f"{occ} of {len(units)} filled", "", m0(tot[0]), m0(tot[1]), "", m0(tot[2]), m0(tot[3]), m0(tot[4]), m0(sum(tot[1:]))])
        t = Table(data, colWidths=[42, 62, 116, 60, 42, 45, 32, 40, 42, 38, 48], repeatRows=1)
        t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Times-Roman", 8.5), ("FONT", (0, 0), (-1, 0), "Times-Italic", 8.5), ("FONT", (0, -1), (-1, -1), "Times-Bold", 8.5), ("ALIGN", (4, 0), (5, -1), "RIGHT"), ("ALIGN", (7, 0), (-1, -1), "RIGHT"), ("ALIGN", (6, 0), (6, -1), "CENTER"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), .5, colors.black), ("LINEABOVE", (0, -1), (-1, -1), .5, colors.black), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), .8), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.2)]))
        body += [Paragraph(sn, S), t]; summ.append((sn, len(units), occ, vac)); grand = [p + q for p, q in zip(grand, tot)]
    n, o, v = (sum(s[i] for s in summ) for i in (1, 2, 3))
    top = [[""] + ["Units/beds", "Filled", "Open", "Filled %"]] + [[s[0], s[1], s[2], s[3], f"{100 * s[2] / s[1]:.1f}%"] for s in summ] + [["Larkmoor total", n, o, v, f"{100 * o / n:.1f}%"]]
    tt = Table(top, colWidths=[190, 60, 50, 50, 60]); tt.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Times-Roman", 9), ("FONT", (0, -1), (-1, -1), "Times-Bold", 9), ("GRID", (0, 0), (-1, -1), .4, colors.grey), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    flow = [Paragraph("LARKMOOR SENIOR RESIDENCE", CB), Paragraph("Census and Rate Roll", C), Paragraph("for the month of May 2025", C), Spacer(1, 8), tt] + body + [Spacer(1, 8), Paragraph(f"<b>All wings: street rates ${grand[0]:,.0f}; monthly rates ${grand[1]:,.0f}; care fees ${grand[2]:,.0f}; second person ${grand[3]:,.0f}; other ${grand[4]:,.0f}; total monthly billing ${sum(grand[1:]):,.0f}.</b>", P), Spacer(1, 4), Paragraph("* Other: cable, garage or scooter charging. Care fees by level: L1 $450, L2 $925, L3 $1,480, L4 $2,050. Companion suites in The Grove are counted by bed. There is no apartment 13 in any wing (G13, 213).", P)]
    def foot(c, d): c.setFont("Times-Roman", 8); c.drawCentredString(306, 26, f"- {d.page} -")
    SimpleDocTemplate(out(name), pagesize=letter, leftMargin=24, rightMargin=24, topMargin=40, bottomMargin=44).build(flow, onFirstPage=foot, onLaterPages=foot)
    save(name, dict(propertyName="LARKMOOR SENIOR RESIDENCE", asOnDate="2025-05", units=n, occupied=o, vacant=v, sheet=None, planted=None, rows=T), "SENIOR_HOUSING", "typed senior census with care levels, summary first, month-only date, wings as sections", False)
if __name__ == "__main__": make()
