"""UM 1: box score availability by unit type, Yardi Voyager manner, legal landscape PDF, a little activity recap after it."""
import random
from reportlab.lib.pagesizes import legal, landscape
from reportlab.pdfgen import canvas
import truthio as T
SEED = 52107
FILE = "BoxScore_hmk204_12312025.pdf"
TY = [("hmk0s1", "Studio S1 Wren", 512, 1189, 16), ("hmk0s2", "Studio S2 Wren Patio", 548, 1234, 8), ("hmk0a1", "1x1 A1 Finch", 642, 1342, 36), ("hmk0a1r", "1x1 A1 Finch Renovated", 642, 1467, 20),
      ("hmk0a2", "1x1 A2 Plover", 718, 1415, 28), ("hmk0a2r", "1x1 A2 Plover Renovated", 718, 1540, 12), ("hmk0a3", "1x1 A3 Plover w/ Den", 804, 1528, 10), ("hmk0a4h", "1x1 A4 Accessible", 660, 1342, 4),
      ("hmk0b1", "2x1 B1 Egret", 905, 1610, 18), ("hmk0b2", "2x2 B2 Heron", 1012, 1745, 40), ("hmk0b2r", "2x2 B2 Heron Renovated", 1012, 1895, 16), ("hmk0b3", "2x2 B3 Osprey", 1108, 1838, 24),
      ("hmk0b4t", "2x2.5 B4 Townhome", 1236, 2060, 12), ("hmk0c1", "3x2 C1 Pelican", 1318, 2215, 14), ("hmk0c2", "3x2.5 C2 Townhome", 1472, 2390, 6)]
M = ["sf", "market", "units", "occ_nontv", "vac_rented", "vac_unrented", "ntv_rented", "ntv_unrented", "other:Avail", "other:Model", "down", "other:Admin", "pct_occ", "other:% Occ w/NonRev", "pct_leased", "other:% Trend"]

def data():
    r = random.Random(SEED); out = []
    for i, (c, n, sf, mk, u) in enumerate(TY):
        q = lambda p: sum(r.random() < p for _ in range(u))
        vr, vu, nr, nu = q(.02), q(.04), q(.03), q(.04)
        mod = 1 if c in ("hmk0a1r", "hmk0b2r") else 0; down = 1 if c == "hmk0b1" else 0; adm = 1 if c == "hmk0a2" else 0
        occ = u - vr - vu - nr - nu - mod - down - adm
        assert occ >= 0
        out.append(dict(code=c, type=n, sf=sf, mk=mk, u=u, x=[occ, vr, vu, nr, nu, vu + nu, mod, down, adm]))
    return out

def pct(L):
    u = sum(t["u"] for t in L); s = [sum(t["x"][i] for t in L) for i in range(9)]
    occ = s[0] + s[3] + s[4]
    return [round(occ / u, 4), round((occ + s[6] + s[8]) / u, 4), round((occ + s[1] + s[6] + s[8]) / u, 4), round((s[0] + s[1] + s[3] - 0 + s[6] * 0) / u, 4)]

def make():
    D = data(); W, H = landscape(legal)
    c = canvas.Canvas(T.DOC + "/" + FILE, pagesize=(W, H), invariant=1)
    c.setFont("Helvetica-Bold", 12); c.drawString(36, H - 40, "Box Score Summary")
    c.setFont("Helvetica", 9); c.drawString(36, H - 53, "For Properties: Hammock Trace (hmk204)"); c.drawString(36, H - 65, "From 12/01/2025 To 12/31/2025"); c.drawRightString(W - 36, H - 40, "Page 1"); c.drawRightString(W - 36, H - 53, "Database: ormvale_live7s")
    y = H - 92; c.setFont("Helvetica-Bold", 9.5); c.drawString(36, y, "Availability"); y -= 18
    X = [292, 345, 388, 440, 488, 540, 588, 640, 683, 722, 758, 796, 843, 890, 933, 972]
    HD = [("Code", "", ""), ("Name", "", "")]
    h3 = [("", "Avg.", "Sq Ft"), ("Avg.", "Market", "Rent"), ("", "", "Units"), ("Occupied", "No", "Notice"), ("", "Vacant", "Rented"), ("", "Vacant", "Unrented"), ("", "Notice", "Rented"), ("", "Notice", "Unrented"), ("", "", "Avail"), ("", "", "Model"), ("", "", "Down"), ("", "", "Admin"), ("", "%", "Occ"), ("% Occ", "w/", "NonRev"), ("", "%", "Leased"), ("", "%", "Trend")]
    c.setFillGray(.88); c.rect(34, y - 24, W - 68, 36, stroke=0, fill=1); c.setFillGray(0)
    c.setFont("Helvetica-Bold", 8); c.drawString(38, y - 20, "Code"); c.drawString(92, y - 20, "Name")
    for x, t in zip(X, h3):
        for i, s in enumerate(t): c.drawRightString(x, y + 2 - 11 * i, s)
    y -= 38; tr = []
    def out(v, p, bold):
        c.setFont("Helvetica-Bold" if bold else "Helvetica", 8.3)
        for x, s in zip(X, [f"{v[0]:,d}" if not bold else f"{v[0]:,d}", f"{v[1]:,.2f}"] + [str(q) for q in v[2:]] + [f"{q*100:.2f}" for q in p]): c.drawRightString(x, y, s)
    for t in D:
        c.setFont("Helvetica", 8.3); c.drawString(38, y, t["code"]); c.drawString(92, y, t["type"])
        v = [t["sf"], float(t["mk"])] + [t["u"]] + t["x"]; p = pct([t]); out(v, p, False)
        tr.append(dict(type=t["type"], code=t["code"], **dict(zip(M, v + p)))); y -= 14.5
    U = sum(t["u"] for t in D)
    v = [round(sum(t["sf"] * t["u"] for t in D) / U), round(sum(t["mk"] * t["u"] for t in D) / U, 2), U] + [sum(t["x"][i] for t in D) for i in range(9)]; p = pct(D)
    c.setLineWidth(.7); c.line(270, y + 10, W - 36, y + 10); c.setFont("Helvetica-Bold", 8.3); c.drawString(92, y - 1, "Total"); y -= 1; out(v, p, True)
    tot = [dict(label="Total", **dict(zip(M, v + p)))]
    y -= 34; c.setFont("Helvetica-Bold", 9.5); c.drawString(36, y, "Resident Activity"); c.drawString(330, y, "Conversion Ratios"); c.drawString(640, y, "Lease Expirations next 90 days"); y -= 14
    a = [("Move In", 11), ("Reverse Move In", 0), ("Move Out", 9), ("Cancel Move Out", 1), ("Notice", v[6] + v[7] - 6), ("Rented", 12), ("On-Site Transfer", 2), ("Month To Month", 7), ("Renewal", 15), ("Evict", 1)]
    b = [("Calls", 96), ("Walk-in", 41), ("Email / Internet", 173), ("Show", 58), ("Applied", 17), ("Approved", 14), ("Denied / Cancelled", 3)]
    e = [("January", 18), ("February", 23), ("March", 31)]
    c.setFont("Helvetica", 8.3)
    for x, L in ((44, a), (338, b), (648, e)):
        for i, (k, n) in enumerate(L): c.drawString(x, y - i * 12.5, k); c.drawRightString(x + 150, y - i * 12.5, str(n))
    c.setFont("Helvetica", 7.5); c.drawString(36, 30, "Wednesday, January 07, 2026"); c.drawCentredString(W / 2, 30, "% Occ = (Occupied No Notice + Notice Rented + Notice Unrented) / Units.  Avail = Vacant Unrented + Notice Unrented."); c.drawRightString(W - 36, 30, "09:22 AM")
    c.save()
    T.write(FILE, "UM", M, tr, tot)
    return dict(file=FILE, kind="UM", style="Yardi Voyager manner box score: availability by unit type, legal landscape, three-line heads, activity lists below", hard="sixteen numeric columns, zeros printed, percentages without a sign; side lists that are no unit types")

if __name__ == "__main__":
    print(make())
