# LIHTC / project-based roll, legal landscape, grouped header, by building
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
def make():
    name = "harlan_commons_lihtc_2025-04.pdf"; R = random.Random(5202); N = Names(R)
    bl = [("BIN IL-97-00611", "Building A - 40 Harlan Street", "A", 18), ("BIN IL-97-00612", "Building B - 44 Harlan Street", "B", 16), ("BIN IL-97-00613", "Building C - 51 Cutler Avenue", "C", 10)]
    lim = {("1BR", "50%"): 1004, ("1BR", "60%"): 1205, ("2BR", "50%"): 1206, ("2BR", "60%"): 1447, ("3BR", "50%"): 1394, ("3BR", "60%"): 1673}
    ua = {"1BR": 88, "2BR": 112, "3BR": 139}; sf = {"1BR": 612, "2BR": 845, "3BR": 1060}
    P = ParagraphStyle("p", fontName="Helvetica", fontSize=7, leading=8)
    H1 = ["Apt", "Size", "Sq Ft", "Household", "Set-", "Lease term", "", "Last\ncert.", "Rent determination", "", "", "Monthly charges", "", "", "", "Sec.\ndep.", "Acct.\nbalance"]
    H2 = ["", "", "", "", "aside", "Begin", "End", "", "Gross\nlimit", "Utility\nallow.", "Contract\nrent", "Tenant\nrent", "Subsidy", "Parking", "Total", "", ""]
    wid = [38, 30, 36, 128, 40, 56, 56, 56, 44, 44, 52, 52, 52, 44, 54, 50, 54]
    flow = []; T = []; G = dict(n=0, o=0, v=0); GT = [0] * 7
    heads = ParagraphStyle("h", fontName="Times-Bold", fontSize=14, leading=16); sub = ParagraphStyle("s", fontName="Times-Roman", fontSize=9.5, leading=12)
    flow += [Paragraph("Harlan Commons, LP", heads), Paragraph("Project 0433 &nbsp;&nbsp; Compliance Rent Roll &nbsp;&nbsp; Effective 30-Apr-2025", sub), Paragraph("Amounts in whole dollars unless cents are shown. Legal limits per HUD MTSP schedule; limits are not asking rents.", sub), Spacer(1, 6)]
    f = lambda d: d.strftime("%d-%b-%Y")
    for bi, (bin_, bt, L, n) in enumerate(bl):
        data = [H1, H2]; st = [("FONT", (0, 0), (-1, 1), "Helvetica-Bold", 7), ("FONT", (0, 2), (-1, -1), "Helvetica", 7), ("SPAN", (5, 0), (6, 0)), ("SPAN", (8, 0), (10, 0)), ("SPAN", (11, 0), (14, 0)), ("ALIGN", (8, 0), (-1, -1), "RIGHT"), ("ALIGN", (8, 0), (14, 0), "CENTER"), ("ALIGN", (2, 0), (2, -1), "RIGHT"),
            ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 1), (-1, 1), .8, colors.black), ("LINEBELOW", (5, 0), (6, 0), .4, colors.black), ("LINEBELOW", (8, 0), (10, 0), .4, colors.black), ("LINEBELOW", (11, 0), (14, 0), .4, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5)]
        tot = [0] * 7; occ = vac = 0
        for i in range(n):
            size = R.choice(["1BR", "2BR", "2BR", "3BR"]); sa = R.choice(["50%", "60%", "60%"]); unit = f"{L}{100 * (i // 6 + 1) + i % 6 + 1}"
            base = dict(unit=unit, unitType=size, area=sf[size], building=bt, section=bt)
            if bi == 1 and i == 0:
                data.append([unit, size, m0(sf[size]), Paragraph("STAFF UNIT - resident manager (exempt)", P), "Exempt", "", "", "", "", "", "0", "0", "0", "0", "0", "", ""])
                T.append(row(**base, statusText="STAFF UNIT - resident manager (exempt)", contractRent=0, charges=[{"code": "Tenant rent", "amount": 0}, {"code": "Subsidy", "amount": 0}, {"code": "Parking", "amount": 0}], totalCharges=0)); occ += 1; continue
            l = lim[(size, sa)]; con = l - ua[size] - R.choice([0, 0, 12, 25, 40])
            if R.random() < .09:
                vs = R.choice(["VACANT - rent ready", "VACANT - make ready", "VACANT - reserved, waitlist"])
                data.append([unit, size, m0(sf[size]), vs, sa, "", "", "", m0(l), ua[size], m0(con), "", "", "", "", "", ""])
                T.append(row(**base, statusText=vs, contractRent=con)); vac += 1; tot[0] += con; continue
            nm = N.lf() + (" / " + N.pair()[0] if R.random() < .25 else ""); lb = D(2024, R.randint(5, 12), 1) if R.random() < .7 else D(2025, R.randint(1, 4), 1); le = addm(lb, 12) - dt.timedelta(1)
            tr = con if R.random() < .5 else R.randint(90, 540); sub_ = con - tr; pk = R.choice([0, 0, 30]); dep = R.choice([300, 450, con]); bal = R.choice([0, 0, 0, 0, 214.5, -30, 61, 1088.25])
            data.append([unit, size, m0(sf[size]), Paragraph(nm, P), sa, f(lb), f(le), f(lb), m0(l), ua[size], m0(con), m0(tr), m0(sub_), m0(pk), m0(tr + sub_ + pk), m0(dep), m2(bal)])
            occ += 1
            for j, v in enumerate((con, tr, sub_, pk, tr + sub_ + pk, dep, bal)): tot[j] += v
            T.append(row(**base, tenantName=nm, statusText="Occupied", contractRent=con, leaseStartDate=lb, leaseEndDate=le, deposit=dep, balance=bal, charges=[{"code": "Tenant rent", "amount": tr}, {"code": "Subsidy", "amount": sub_}, {"code": "Parking", "amount": pk}], totalCharges=tr + sub_ + pk))
        data.append([f"Building {L}: {n} apts, {occ} occupied, {vac} vacant"] + [""] * 9 + [m0(x) for x in tot[:6]] + [m2(tot[6])])
        st += [("SPAN", (0, -1), (7, -1)), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 7), ("BACKGROUND", (0, -1), (-1, -1), colors.Color(.9, .94, .9)), ("LINEABOVE", (0, -1), (-1, -1), .5, colors.black)]
        t = Table(data, colWidths=wid, repeatRows=2); t.setStyle(TableStyle(st))
        flow += [Paragraph(f"<b>{bt}</b> &nbsp; <font size=8>({bin_})</font>", sub), Spacer(1, 2), t, Spacer(1, 10)]
        G["n"] += n; G["o"] += occ; G["v"] += vac; GT = [a + b for a, b in zip(GT, tot)]
    t = Table([["Project total", f"{G['n']} apartments", f"{G['o']} occupied", f"{G['v']} vacant", "Contract rent", m0(GT[0]), "Tenant rent", m0(GT[1]), "Subsidy", m0(GT[2]), "All charges", m0(GT[4])]]); t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica-Bold", 7.5), ("BOX", (0, 0), (-1, -1), 1, colors.black)]))
    flow += [t, Spacer(1, 8), Paragraph("Contract rent of a vacant apartment is its last approved rent. Set-aside: share of area median income. The staff unit is carried as occupied.", P)]
    def foot(c, d): c.setFont("Times-Italic", 8); c.drawString(40, 20, "Harlan Commons, LP - compliance desk"); c.drawRightString(landscape(legal)[0] - 40, 20, f"Sheet {d.page}")
    SimpleDocTemplate(out(name), pagesize=landscape(legal), leftMargin=40, rightMargin=40, topMargin=34, bottomMargin=36).build(flow, onFirstPage=foot, onLaterPages=foot)
    save(name, dict(propertyName="Harlan Commons, LP", asOnDate="2025-04-30", units=G["n"], occupied=G["o"], vacant=G["v"], sheet=None, planted=None, rows=T), "MULTIFAMILY", "tax-credit compliance roll by building, three grouped header bands, legal limits, subsidy split", True)
if __name__ == "__main__": make()
