"""UM 2: supplementary schedule of unit mix and rent limits from an audit report of a tax-credit partnership, portrait serif PDF, ruled grid."""
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
import truthio as T
SEED = 52108
FILE = "Magnolia Junction LP - Supp Schedule 4 Unit Mix.pdf"
# group, floor plan, beds, baths, ami, units, sf, gross, ua, actual
G = [
("Extremely low income set-aside", [("Camellia", 1, 1, .30, 4, 638, 521, 74, 447), ("Camellia HC", 1, 1, .30, 2, 652, 521, 74, 440), ("Azalea", 2, 1, .30, 3, 871, 625, 96, 529)]),
("50% set-aside", [("Camellia", 1, 1, .50, 10, 638, 868, 74, 765), ("Azalea", 2, 1, .50, 9, 871, 1042, 96, 930), ("Azalea II", 2, 2, .50, 6, 918, 1042, 96, 946), ("Wisteria", 3, 2, .50, 4, 1124, 1204, 121, 1060)]),
("60% set-aside", [("Camellia", 1, 1, .60, 12, 638, 1042, 74, 878), ("Camellia HC", 1, 1, .60, 2, 652, 1042, 74, 878), ("Azalea", 2, 1, .60, 14, 871, 1251, 96, 1035), ("Azalea II", 2, 2, .60, 11, 918, 1251, 96, 1068), ("Wisteria", 3, 2, .60, 8, 1124, 1445, 121, 1214)]),
("Market rate", [("Azalea II", 2, 2, None, 4, 918, None, None, 1325), ("Wisteria", 3, 2, None, 3, 1124, None, None, 1540)]),
]
M = ["beds", "baths", "ami", "units", "sf", "gross", "ua", "net", "actual", "monthly", "annual"]

def make():
    W, H = letter; c = canvas.Canvas(T.DOC + "/" + FILE, pagesize=letter, invariant=1)
    c.setFont("Times-Bold", 12)
    for i, s in enumerate(["MAGNOLIA JUNCTION APARTMENTS, L.P.", "SUPPLEMENTARY SCHEDULE 4", "UNIT MIX, RENT LIMITS AND SCHEDULED RENT"]): c.drawCentredString(W / 2, H - 62 - 15 * i, s)
    c.setFont("Times-Italic", 11); c.drawCentredString(W / 2, H - 109, "December 31, 2025")
    L, R = 44, 568
    E = [44, 116, 143, 172, 203, 234, 269, 317, 360, 408, 456, 508, 568]   # cell edges
    y = H - 132
    hd = [("", "Floor", "plan"), ("", "", "BR"), ("", "", "BA"), ("", "AMI", "level"), ("", "No. of", "units"), ("", "Sq.", "feet"), ("Gross", "rent", "limit"), ("", "Utility", "allow."), ("Max.", "net", "rent"), ("", "Actual", "rent"), ("", "Monthly", "rent roll"), ("", "Annual", "rent")]
    c.setLineWidth(.9); c.rect(L, y - 40, R - L, 40)
    c.setFont("Times-Bold", 9)
    for i, t in enumerate(hd):
        for j, s in enumerate(t):
            if s: c.drawCentredString((E[i] + E[i+1]) / 2, y - 12 - 11 * j, s)
    top = y; y -= 40; rh = 15.5
    def row(vals, font, fill=None, size=9.2):
        nonlocal y
        if fill: c.setFillGray(fill); c.rect(L, y - rh, R - L, rh, stroke=0, fill=1); c.setFillGray(0)
        c.setFont(font, size); c.setLineWidth(.3); c.line(L, y - rh, R, y - rh)
        for i, s in enumerate(vals):
            if not s: continue
            if i == 0: c.drawString(E[0] + 4, y - rh + 4.5, s)
            elif i < 4: c.drawCentredString((E[i] + E[i+1]) / 2, y - rh + 4.5, s)
            else: c.drawRightString(E[i+1] - 4, y - rh + 4.5, s)
        y -= rh
    d0 = lambda q: f"{q:,d}"; tr, tot = [], []; first = True; all_ = []
    def sums(Ls): 
        u = sum(x[4] for x in Ls); return u, round(sum(x[4] * x[5] for x in Ls) / u), sum(x[4] * x[8] for x in Ls)
    for g, Ls in G:
        row([g], "Times-BoldItalic")
        for x in Ls:
            n, bd, ba, ami, u, sf, gr, ua, ac = x; net = None if gr is None else gr - ua; mo = u * ac; dl = "$" if first else ""; first = False
            assert net is None or ac <= net
            row([n, str(bd), f"{ba:.1f}", f"{ami*100:.0f}%" if ami else "n/a", str(u), d0(sf), dl + d0(gr) if gr else "\u2014", dl + str(ua) if ua else "\u2014", dl + d0(net) if net else "\u2014", dl + d0(ac), dl + d0(mo), dl + d0(mo * 12)], "Times-Roman")
            tr.append(dict(type=n, **dict(zip(M, [bd, ba, ami, u, sf, gr, ua, net, ac, mo, mo * 12]))))
        u, sf, mo = sums(Ls); all_ += Ls; lab = {"E": "Subtotal - 30%", "5": "Subtotal - 50%", "6": "Subtotal - 60%", "M": "Subtotal - market"}[g[0]]
        row([lab, "", "", "", str(u), "", "", "", "", "", d0(mo), d0(mo * 12)], "Times-Bold", .93)
        tot.append(dict(label=lab, units=u, monthly=mo, annual=mo * 12))
    row(["Manager's unit (Azalea II) is common area and is excluded."], "Times-Italic", None, 8.8)
    u, sf, mo = sums(all_); av = round(mo / u)
    row(["Total / average", "", "", "", str(u), d0(sf), "", "", "", "$" + d0(av), "$" + d0(mo), "$" + d0(mo * 12)], "Times-Bold", .86)
    tot.append(dict(label="Total / average", units=u, sf=sf, actual=av, monthly=mo, annual=mo * 12))
    c.setLineWidth(.9); c.rect(L, y, R - L, top - y)
    c.setLineWidth(.3)
    for e in E[1:-1]: c.line(e, top, e, top - 40)
    y -= 22; c.setFont("Times-Roman", 9.6)
    for s in ["Gross rent limits are the 2025 HUD MTSP limits for the county, effective April 1, 2025. Utility allowances are from the Housing", "Authority schedule dated October 1, 2025 (electric heat, cooking, water heating; tenant-paid). Averages are weighted by units.", "",
              "The Partnership elected the 40-60 minimum set-aside. The Extended Use Agreement requires that 9 units be held for households", "at or below 30% of area median income through 2041."]:
        c.drawString(L, y, s); y -= 12.5
    c.setFont("Times-Italic", 10); c.drawCentredString(W / 2, 52, "See independent auditor's report on supplementary information."); c.setFont("Times-Roman", 10); c.drawCentredString(W / 2, 36, "- 23 -")
    c.save()
    T.write(FILE, "UM", M, tr, tot)
    return dict(file=FILE, kind="UM", style="tax-credit schedule from an audit report: rent limits by AMI set-aside, portrait, Times, ruled grid", hard="n/a and em dashes for market units, an excluded manager's unit as a note inside the table, dollar signs on first row and total only")

if __name__ == "__main__":
    print(make())
