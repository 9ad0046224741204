# AR 1 (PDF): housing-association rent arrears list by officer's patch, platypus table, boxed grid, portrait
import random, os, datetime as dt
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.lib import colors
from common import *
FILE = "rent_arrears_patches_wk31.pdf"
TEN = """Mrs D Ashworth|Mr K Okafor|Ms L Pemberton & Mr J Rudd|Miss T Swales|Mr A Hussain|Mrs P Gathercole|Mr W Drysdale|Ms R Adeyemi|Mr & Mrs F Lonsdale|Miss C Birtwhistle|Mr Z Kowalczyk|Mrs I Nuttall|Mr G Entwistle|Ms N Farah|Mr S Tattersall|Mrs B Quarmby|Mr M Iqbal|Miss J Haworth|Ms E Featherstonehaugh|Mr O Brannigan|Mrs V Slater|Mr D Ramsbottom|Miss K Mbeki|Mr P Crossley|Ms A Wolstenholme|Mr H Ferreira|Mrs Y Chaudhry|Mr T Garside|Miss S Ollerenshaw|Mr R Peel (Dec'd)|Ms H Bamforth|Mr J Sykes|Mrs L Abubakar|Mr N Thwaite|Ms F Kershaw|Mr C Dalgleish|Miss O Petrenko|Mr B Holroyd|Mrs G Manning|Mr E Whitworth|Ms J Stott|Mr L Greenhalgh|Mrs T Nowak|Mr U Rashid|Miss A Pickersgill|Mr V Oldroyd|Ms S Lumb|Mrs K Jagger""".split("|")
def make():
    R = random.Random(3131)
    R.shuffle(TEN)
    patch = [("Patch 01", "S. Braithwaite", ["Alder Court", "Canal Street"], 15), ("Patch 02", "J. Mistry", ["Bobbin Mill Flats", "Providence Row"], 14), ("Patch 05", "A. Lockwood", ["Foyer, Station Rd", "Heaton Terrace"], 11), ("Former tenants", "Income Team", ["Alder Court", "Bobbin Mill Flats", "Canal Street"], 7)]
    seen = set(); it = iter(TEN); blocks = []; rows = []; totals = []
    K = ["other:Weekly Charge", "other:Weeks Owed", "total", "other:HB / UC Due", "other:Net Arrears"]
    G = [0, 0, 0, 0]; dropped = None
    for pi, (p, off, sch, n) in enumerate(patch):
        L = []
        for i in range(n):
            fmr = pi == 3; s = R.choice(sch); nm = next(it)
            num = R.randint(1, 48)
            unit = ("Flat %d, %s" if "Court" in s or "Flats" in s else "Room %d, %s" if "Foyer" in s else "%d %s") % (num, s)
            while unit in seen:
                num += 1; unit = ("Flat %d, %s" if "Court" in s or "Flats" in s else "Room %d, %s" if "Foyer" in s else "%d %s") % (num, s)
            seen.add(unit)
            wk = R.randrange(8412, 13995); w = R.choice([.6, 1, 1.4, 2, 2.8, 3.5, 5.2, 8.1, 13.3, 21]) * R.uniform(.8, 1.2)
            tot = round(wk * w); hb = 0 if fmr else R.choice([0, 0, round(wk * 4 * R.uniform(.3, .9)), wk * 2, round(wk * .75)])
            if fmr and i == 4: tot = -R.randrange(2000, 9000)
            d = dt.date(2026, 11, 2) - dt.timedelta(R.randrange(1, 40) if not fmr else R.randrange(60, 500))
            st = ("FTA - agency" if tot > 90000 else "FTA" if tot > 0 else "Refund due") if fmr else "NOSP served" if tot > 80000 else "Stage 2" if tot > 40000 else "Stage 1" if tot > 18000 else "Monitor"
            if not fmr and tot > 140000 and num % 2: st = "Court 24/11"
            L.append(dict(res="%05d/%d" % (R.randrange(10040, 58999), R.choice([1, 1, 2, 3])), nm=nm, unit=unit, wk=None if fmr else wk, w=None if fmr else round(tot / wk, 1), tot=tot, hb=hb, net=tot - hb, d=None if (i == 6 and pi == 0) else d.strftime("%d/%m/%y"), st=st))
        L.sort(key=lambda x: -x["tot"])
        v = [sum((x[k] or 0) for x in L) for k in ("wk", "tot", "hb", "net")]
        G = [a + b for a, b in zip(G, v)]
        if pi == 1: dropped = L.pop(8)
        for x in L:
            rows.append({"resident": x["res"], "name": x["nm"], "unit": x["unit"], "status": x["st"], "date": x["d"],
                 **{k: q for k, q in zip(K, [x["wk"] and x["wk"] / 100, x["w"], x["tot"] / 100, x["hb"] / 100 if x["hb"] else None, x["net"] / 100])}})
        lab = "%s total" % p
        t = [v[0] / 100 or None, None, v[1] / 100, v[2] / 100 or None, v[3] / 100]
        totals.append({"label": lab, **dict(zip(K, t))}); blocks.append((p, off, L, lab, t))
    t = [G[0] / 100, None, G[1] / 100, G[2] / 100, G[3] / 100]
    totals.append({"label": "ALL PATCHES", **dict(zip(K, t))})
    draw(blocks, t)
    save(FILE, "AR", K, rows, totals, {"what": "Patch 02: tenant %s (%s, %s, arrears %.2f) left out; the Patch 02 total and ALL PATCHES include it" % (dropped["nm"], dropped["res"], dropped["unit"], dropped["tot"] / 100), "kind": "row_dropped"})
def draw(blocks, gt):
    reg(("N", "LiberationSansNarrow-Regular.ttf"), ("NB", "LiberationSansNarrow-Bold.ttf"))
    P = ParagraphStyle("p", fontName="N", fontSize=8.5, leading=9.5); PB = ParagraphStyle("b", parent=P, fontName="NB")
    def m(v): return "" if v is None else (format(v, ",.2f") if v >= 0 else format(-v, ",.2f") + " CR")
    hd = ["Tenancy\nRef.", "Address", "Tenant", "Weekly\nCharge", "Last\nPaid", "Weeks\nOwed", "Arrears", "HB / UC\nDue", "Net\nArrears", "Action"]
    cw = [x * mm for x in (17, 27, 31, 15.5, 15.5, 11, 19, 16, 19, 20)]
    el = [Paragraph("<font name='NB' size=15>Rent Arrears Listing</font>", P), Spacer(1, 8), Paragraph("Pennine Foyers &amp; Almshouses (charitable registered provider) &nbsp;&nbsp; Rent week 31, Monday 2 November 2026", P), Paragraph("Arrears over £50 gross and all former tenant accounts. HB / UC Due = housing costs expected but not yet received. CR = account in credit.", P), Spacer(1, 8)]
    data = [hd]; sty = [("FONT", (0, 0), (-1, -1), "N", 8.5), ("LEADING", (0, 0), (-1, -1), 9.5), ("FONT", (0, 0), (-1, 0), "NB", 8.5), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#d9d2e9")), ("GRID", (0, 0), (-1, -1), .35, colors.grey),
        ("ALIGN", (3, 0), (3, -1), "RIGHT"), ("ALIGN", (5, 0), (8, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 1.6), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.2)]
    for p, off, L, lab, t in blocks:
        r = len(data); data.append(["%s  -  Officer: %s" % (p, off)] + [""] * 9); sty += [("SPAN", (0, r), (-1, r)), ("FONT", (0, r), (-1, r), "NB", 9), ("BACKGROUND", (0, r), (-1, r), colors.HexColor("#efefef"))]
        for x in L:
            data.append([x["res"], Paragraph(x["unit"], P), Paragraph(x["nm"].replace("&", "&amp;"), P), m(x["wk"] and x["wk"] / 100), x["d"] or "", "" if x["w"] is None else "%.1f" % x["w"], m(x["tot"] / 100), m(x["hb"] / 100) if x["hb"] else "", m(x["net"] / 100), x["st"]])
        r = len(data); data.append([lab, "", "", m(t[0]), "", "", m(t[2]), m(t[3]), m(t[4]), ""]); sty += [("SPAN", (0, r), (2, r)), ("FONT", (0, r), (-1, r), "NB", 8.5), ("LINEABOVE", (0, r), (-1, r), 1, colors.black)]
    r = len(data); data.append(["ALL PATCHES", "", "", m(gt[0]), "", "", m(gt[2]), m(gt[3]), m(gt[4]), ""]); sty += [("SPAN", (0, r), (2, r)), ("FONT", (0, r), (-1, r), "NB", 9), ("BACKGROUND", (0, r), (-1, r), colors.HexColor("#d9d2e9"))]
    el.append(Table(data, colWidths=cw, repeatRows=1, style=TableStyle(sty)))
    el += [Spacer(1, 10), Paragraph("Stage 1 = first letter; Stage 2 = interview; NOSP = notice of seeking possession; FTA = former tenant arrears. Weeks Owed = Arrears divided by Weekly Charge. Garages are reported separately.", P)]
    def pg(c, d):
        c.setFont("N", 7.5); c.drawString(10 * mm, 8 * mm, "CONFIDENTIAL - contains personal data"); c.drawRightString(200 * mm, 8 * mm, "Sheet %d" % d.page)
    SimpleDocTemplate(os.path.join(DOC, FILE), pagesize=A4, leftMargin=9 * mm, rightMargin=9 * mm, topMargin=12 * mm, bottomMargin=15 * mm, invariant=1).build(el, onFirstPage=pg, onLaterPages=pg)
if __name__ == "__main__": make()
