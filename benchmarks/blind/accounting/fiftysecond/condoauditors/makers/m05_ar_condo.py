"""AR 2: condominium owners' aging by named months, by building, portrait serif PDF; one digit changed (planted)."""
import random
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import truthio as T
SEED = 52105
FILE = "Owner Aging - Quarry Hill Commons Dec25.pdf"
D_ = "/usr/share/fonts/truetype/dejavu/"
for a, b in [("DS", "DejaVuSerifCondensed.ttf"), ("DSB", "DejaVuSerifCondensed-Bold.ttf"), ("DSI", "DejaVuSerifCondensed-Italic.ttf")]:
    pdfmetrics.registerFont(TTFont(a, D_ + b))
OW = """Lindqvist, P. & A.|Morales Family Trust|Tran, Huong|O'Shaughnessy, Declan|Brickyard Rentals LLC|Feldstein, Naomi|Kowalczyk, Jan|Adeyemi, Folasade|Harcourt, Basil Est. of|Pruitt, Candace|Sato / Greene|Villanueva, Rey|Northgate SFR 4 LP|Dumont, Elise|Haddad, Samir|Cavanaugh, Ruth|Ngo, Bao & Lien|Petrov, Ilya|Wexler, Simon|Ramachandran, S.|Oyelaran, Tunde|Burkholder, Jay|Castellano, Gina|Whitefeather, Lou|Zimmer, Ottilie|Marchetti Holdings|Kipp, Daryl|Sorensen, Britt|Achebe, Ngozi|Delgado, Efrain|Thornbury, Miles|Yoon, Ji-ho|Fairweather, C.|Bianchi, Paolo|McElroy, Shauna""".split("|")
BL = [("Building 1 - 2200 Quarry Hill Rd", "1", 11), ("Building 2 - 2210 Quarry Hill Rd", "2", 9), ("Building 3 - 2220 Quarry Hill Rd", "3", 8), ("Townhomes - Granite Ct", "T", 7)]
DUES = {"1": 41200, "2": 41200, "3": 43850, "T": 51500}

def data():
    r = random.Random(SEED); i = 0; out = []
    for b, p, k in BL:
        L = []
        us = sorted(r.sample(range(101, 118), k)) if p != "T" else sorted(r.sample(range(1, 19), k))
        if p != "T": us = sorted({u + r.choice([0, 100, 200]) for u in us})
        while len(us) < k: us = sorted(set(us) | {r.randint(101, 117) + 200})
        for u in us:
            d = DUES[p]; st = ""; pre = 0; m = [0, 0, 0, 0]
            z = r.random()
            if z < .2: pre = -r.choice([d, d * 2, r.randint(1, 180) * 100 + r.randint(0, 99)])
            elif z < .5: m[0] = r.choice([d, d + 2500, r.randint(40, 380) * 100])
            elif z < .68: m = [d + 2500, r.choice([d, 2500, d + 2500]), 0, 0]; st = r.choice(["", "NOTICE", "PLAN"])
            elif z < .82: m = [d + 2500, d + 2500, r.choice([d + 2500, 18755, d]), 0]; st = r.choice(["NOTICE", "PLAN", "LIEN"])
            else: m = [d + 2500, d + 2500, d + 2500, r.randint(2, 14) * (d + 2500) + r.choice([0, 27500, 41030])]; st = r.choice(["LIEN", "ATTY", "ATTY", "BK-13"])
            dd = r.randint(1, 28)
            if m[3]: last = "" if r.random() < .35 else f"{r.randint(1, 12)}/{dd}/{r.choice(['24', '25']) if m[3] < 250000 else '24'}"
            elif m[2]: last = f"{r.choice([9, 10])}/{dd}/25"
            elif m[1]: last = f"{r.choice([10, 11])}/{dd}/25"
            elif m[0]: last = f"{r.choice([11, 12])}/{dd}/25"
            else: last = f"12/{dd}/25"
            L.append(dict(u=f"{p}-{u}" if p != "T" else f"TH-{u:02d}", n=OW[i], a=f"QH{r.randint(10000,99999)}", st=st, last=last, v=[sum(m) + pre, pre] + m)); i += 1
        out.append((b, L))
    return out

M = ["total", "prepaid", "m Dec 2025", "m Nov 2025", "m Oct 2025", "other:Sep 2025 & Prior"]

def make():
    D = data(); W, H = letter
    c = canvas.Canvas(T.DOC + "/" + FILE, pagesize=letter, invariant=1)
    X = [307, 358, 412, 463, 514, 574]
    f = lambda v: "" if not v else (f"({-v/100:,.2f})" if v < 0 else f"{v/100:,.2f}")
    pg = [0]
    # the planted digit: a November amount of the second building, printed wrong in one digit
    pl = None
    for b, L in D[1:]:
        for t in L:
            if pl is None and t["v"][3] and t["v"][4]: pl = t
    good = pl["v"][3]; bad = good + (30000 if (good // 10000) % 10 <= 6 else -30000)
    def head():
        pg[0] += 1
        y = H - 50
        c.setFont("DSB", 13); c.drawString(38, y, "Quarry Hill Commons Condominium Trust")
        c.setFont("DSI", 9.5); c.drawString(38, y - 14, "Unit owner balances by month charged  \u2014  December 31, 2025")
        c.setFont("DS", 7.5); c.drawRightString(574, y, "Stonebridge & Loomis Association Mgmt"); c.drawRightString(574, y - 10, "PBC item 14")
        y -= 34; c.setLineWidth(1.1); c.line(38, y + 10, 574, y + 10)
        c.setFont("DSB", 7.6)
        c.drawCentredString(467, y, "\u2014\u2014\u2014\u2014\u2014\u2014  Month charged  \u2014\u2014\u2014\u2014\u2014\u2014")
        y -= 10
        for x, t in [(38, "Unit"), (70, "Owner"), (168, "Acct"), (205, "Coll."), (235, "Last")]: c.drawString(x, y, t)
        for x, t in zip(X, ["Balance", "Paid", "Dec", "Nov", "Oct", "Sep 2025"]): c.drawRightString(x, y, t)
        y -= 9
        for x, t in [(168, "no."), (205, "status"), (235, "pmt")]: c.drawString(x, y, t)
        for x, t in zip(X, ["due", "ahead", "2025", "2025", "2025", "& Prior"]): c.drawRightString(x, y, t)
        c.setLineWidth(.4); c.line(38, y - 4, 574, y - 4)
        c.setFont("DSI", 7); c.drawString(38, 30, "Status:  NOTICE = 30-day letter   PLAN = payment agreement   LIEN = 6(d) lien recorded   ATTY = with counsel   BK-13 = chapter 13"); c.drawRightString(574, 30, f"- {pg[0]} -")
        return y - 18
    y = head(); tr, tot = [], []
    sm = lambda L: [sum(t["v"][i] for t in L) for i in range(6)]
    for b, L in D:
        if y < 190: c.showPage(); y = head()
        c.setFont("DSB", 8.2); c.drawString(38, y, b); y -= 14
        for t in L:
            if y < 52: c.showPage(); y = head()
            v = list(t["v"])
            if t is pl: v[3] = bad
            c.setFont("DS", 7.6); c.drawString(38, y, t["u"]); c.drawString(70, y, t["n"]); c.setFont("DS", 6.8); c.drawString(168, y, t["a"]); c.drawString(205, y, t["st"]); c.drawString(235, y, t["last"])
            c.setFont("DS", 7.6)
            for x, q in zip(X, v): c.drawRightString(x, y, f(q))
            tr.append(dict(unit=t["u"], name=t["n"], resident=t["a"], property=b, status=t["st"], **{k: q / 100 for k, q in zip(M, v) if q}))
            y -= 13.6
        s = sm(L); c.setLineWidth(.4)
        for x, q in zip(X, s): c.line(x - 44, y + 9, x, y + 9); c.setFont("DSB", 7.4); c.drawRightString(x, y - .5, f(q))
        lab = b.split(" - ")[0] + " subtotal"; c.drawString(70, y - .5, lab)
        tot.append(dict(label=lab, **{k: q / 100 for k, q in zip(M, s) if q})); y -= 24
    s = sm([t for _, L in D for t in L])
    if y < 150: c.showPage(); y = head()
    c.setLineWidth(1); c.line(38, y + 11, 574, y + 11)
    c.setFont("DSB", 7.6); c.drawString(38, y, f"All owners ({sum(len(L) for _, L in D)} accounts)")
    c.setFont("DSB", 7.2)
    for x, q in zip(X, s): c.drawRightString(x, y, f(q)); c.line(x - 46, y - 3.5, x, y - 3.5); c.line(x - 46, y - 5.3, x, y - 5.3)
    tot.append(dict(label=f"All owners ({sum(len(L) for _, L in D)} accounts)", **{k: q / 100 for k, q in zip(M, s)}))
    y -= 30; c.setFont("DS", 8)
    for t in ["Monthly common charges: Bldgs 1-2 $412.00, Bldg 3 $438.50, Townhomes $515.00. Late fee $25.00 on the 15th.",
              "Charges are listed in the month they were posted; payments are applied to the oldest month first. Owners at zero are not listed.",
              "Counsel considers the first six months of common charges of liened units to be senior to first mortgages (c. 183A)."]:
        c.drawString(38, y, t); y -= 12
    c.save()
    T.write(FILE, "AR", M, tr, tot, {"what": f"unit {pl['u']} ({pl['n']}): Nov 2025 printed {bad/100:,.2f}, right is {good/100:,.2f}; row no longer crossfoots, Nov column over its printed subtotal and total", "kind": "digit_changed"})
    return dict(file=FILE, kind="AR", style="condominium owners' aging by month charged, buildings with subtotals, portrait serif PDF", hard="named months with year on the second header line, one changed digit, credits in a Paid ahead column")

if __name__ == "__main__":
    print(make())
