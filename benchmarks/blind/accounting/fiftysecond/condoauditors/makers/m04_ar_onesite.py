"""AR 1: delinquent-and-prepaid by transaction code, RealPage manner, landscape PDF, several pages, charges below residents."""
import random
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
import truthio as T
SEED = 52104
FILE = "DelinquentPrepaid_CypressRun_123125.pdf"
CODES = [("RENT", "Rent"), ("WATER", "Water/Sewer RUBS"), ("TRASH", "Valet trash"), ("LATE", "Late charge"), ("PET", "Pet rent"), ("NSF", "Returned check fee"),
         ("LEGAL", "Eviction filing"), ("DAMG", "Damages"), ("CLEAN", "Cleaning"), ("PARK", "Covered parking"), ("MTM", "Month-to-month fee"), ("INSUR", "Liability waiver")]
FN = "Aaliyah Brent Carmela Deshawn Eileen Farid Gwendolyn Hector Imani Jorge Katya Lamar Mireille Nathaniel Oksana Percival Quinn Rosalba Shanice Tobias Ursula Vikram Wendell Ximena Yusuf Zelda Anton Brielle Cormac Dolores Emeka Fiona Grady Hana".split()
LN = "Abernathy Boudreaux Castellanos Dziedzic Escamilla Fontenot Guidry Hollowell Ibarra Jankowski Kittredge LeBlanc Mbeki Nakagawa Ochoa Pettigrew Quintanilla Rasmussen Sandoval Thibodeaux Underhill Vasquez-Moreno Whitlow Xiong Yarbrough Zamora Arceneaux Birdsong Chowdhury Delacroix".split()
COM = ["PTP $400 on 1/9 per phone call, resident started new job", "Filed JP Pct 5-2 12/18; hearing set 1/14/26", "Payment plan signed 11/20, 3 of 6 installments received",
       "Emergency rental assistance pending - packet sent to county 12/03", "Sent to collections (Ravenel Recovery) 12/30", "Disputes water charges, see ledger notes of 10/22; RM to review meter read before final notice goes out",
       "NTV posted 12/15", "Check returned, money orders only"]

def data():
    r = random.Random(SEED); m = lambda a, b: r.randint(int(a * 100), int(b * 100))
    secs = [("Current residents", "Current", 21), ("Residents on notice", "Notice", 4), ("Former residents", "Former", 9), ("Applicants", "Applicant", 2)]
    units = sorted(r.sample([f"{b:02d}{f}{n:02d}" for b in range(1, 13) for f in (1, 2, 3) for n in range(1, 9)], 36))
    names = set(); out = []
    for s, stt, k in secs:
        us = sorted(r.sample(units, k)); units = [u for u in units if u not in us]; L = []
        for u in us:
            while True:
                nm = f"{r.choice(LN)}, {r.choice(FN)}"
                if nm not in names: names.add(nm); break
            ch = []
            rent = r.choice([1095, 1145, 1210, 1285, 1340, 1465, 1520])
            def put(code, a):  # a = 4 buckets in cents (positive) or prepaid negative
                ch.append(dict(code=code, p=0, b=a))
            if stt == "Applicant":
                ch.append(dict(code="RENT", p=-r.choice([15000, 20000, 25000]), b=[0] * 4))
            elif stt == "Former":
                for cd in r.sample(["DAMG", "CLEAN", "RENT", "WATER", "LEGAL", "MTM"], r.randint(2, 4)):
                    a = [0] * 4; a[r.choice([1, 2, 3, 3])] = {"DAMG": m(120, 980), "CLEAN": r.choice([7500, 12500, 18500]), "RENT": m(300, 2900), "WATER": m(38, 96), "LEGAL": r.choice([13100, 28400]), "MTM": 15000}[cd]; put(cd, a)
            elif r.random() < .3:
                ch.append(dict(code="RENT", p=-r.choice([m(5, 90), rent * 100, r.randint(1, 6) * 5000]), b=[0] * 4))
                if r.random() < .45:
                    put("WATER", [m(31, 78), 0, 0, 0])
            else:
                lev = r.choice([0, 0, 0, 1, 1, 2, 3]); a = [0] * 4
                for i in range(lev + 1): a[i] = rent * 100 if i < lev else m(60, rent)
                put("RENT", a)
                for cd in r.sample(["WATER", "TRASH", "LATE", "PET", "NSF", "PARK", "INSUR"], r.randint(0, 3)):
                    a = [0] * 4
                    for i in range(r.randint(0, lev) + 1): a[i] = {"WATER": m(31, 78), "TRASH": 2500, "LATE": r.choice([7500, 9500, 11500]), "PET": 2000, "NSF": 3500, "PARK": 4500, "INSUR": 1450}[cd]
                    put(cd, a)
                if lev >= 2: put("LEGAL", [13100, 0, 0, 0])
                if r.random() < .12: ch.append(dict(code="TRASH", p=-2500, b=[0] * 4))
            dep = r.choice([0, 15000, 25000, 25000, 40000]) if stt in ("Current", "Notice") else 0
            mi = f"{r.randint(1,12):02d}/{r.randint(1,28):02d}/{r.choice([22,23,24])}"
            kk = {"Current": [0, 1, 2, 3, 5, 7], "Notice": [6], "Former": [4], "Applicant": [8]}[stt]
            com = COM[r.choice(kk)] if r.random() < .4 and sum(sum(x["b"]) for x in ch) > (0 if stt in ("Notice", "Former") else 40000) else ""
            L.append(dict(unit=u, name=nm, id=str(r.randint(1, 3)) + f"{r.randint(100,999)}", mi=mi, ch=ch, dep=dep, com=com))
        out.append((s, stt, L))
    return out

M = ["prepaid", "delinquent", "total", "b0_30", "b31_60", "b61_90", "b90", "deposit"]

def v8(ch, dep=0):
    p = sum(x["p"] for x in ch); b = [sum(x["b"][i] for x in ch) for i in range(4)]
    return [i / 100 for i in [p, sum(b), p + sum(b)] + b + [dep]]

def make():
    D = data(); W, H = landscape(letter)
    c = canvas.Canvas(T.DOC + "/" + FILE, pagesize=(W, H), invariant=1)
    X = [372, 432, 492, 550, 606, 660, 712, 762]
    f = lambda v: (f"({-v:,.2f})" if v < 0 else f"{v:,.2f}")
    pg = [0]
    def head():
        pg[0] += 1
        c.setFont("Helvetica-Bold", 10); c.drawCentredString(W / 2, H - 32, "Delinquent and Prepaid - by Transaction Code")
        c.setFont("Helvetica", 8); c.drawCentredString(W / 2, H - 43, "CYPRESS RUN APARTMENT HOMES"); c.drawCentredString(W / 2, H - 53, "Fiscal period 12/2025   As of 12/31/2025")
        c.drawString(30, H - 32, "Parrish Lake Residential"); c.drawString(30, H - 43, "Site 4402117"); c.drawRightString(762, H - 32, f"Page {pg[0]} of {NP}"); c.drawRightString(762, H - 43, "01/02/2026  7:31:05AM")
        y = H - 68; c.setFont("Helvetica-Bold", 7.3)
        for x, a, b in [(30, "Bldg/", "Unit"), (66, "Resh", "ID"), (96, "Name /", "Transaction code")]:
            c.drawString(x, y, a); c.drawString(x, y - 9, b)
        c.drawString(238, y, "Status"); c.drawString(238, y - 9, "Move-in")
        for x, a, b in zip(X, ["Total", "Total", "Net", "0 - 30", "31 - 60", "61 - 90", "Over 90", "Deposits"], ["Prepaid", "Delinquent", "Balance", "Days", "Days", "Days", "Days", "Held"]):
            c.drawRightString(x, y, a); c.drawRightString(x, y - 9, b)
        c.setLineWidth(.8); c.line(30, y - 13, 762, y - 13)
        return y - 25
    def nums(y, v, font, n, blankdep=True):
        c.setFont(font, 7.3)
        for i in range(n): c.drawRightString(X[i], y, f(v[i]))
    global NP
    tr, tot = [], []
    y = head()
    for s, stt, L in D:
        if y < 90: c.showPage(); y = head()
        c.setFont("Helvetica-BoldOblique", 8.5); c.drawString(30, y, s); y -= 13
        for t in L:
            need = 11 * (len(t["ch"]) + 2) + (10 if t["com"] else 0)
            if y - need < 40: c.showPage(); y = head()
            c.setFont("Helvetica-Bold", 7.3); c.drawString(30, y, t["unit"][:2] + "-" + t["unit"][2:]); c.drawString(66, y, t["id"]); c.drawString(96, y, t["name"])
            c.setFont("Helvetica", 7.3); c.drawString(238, y, stt); c.drawString(278, y, t["mi"] if stt != "Applicant" else ""); y -= 10
            for x in t["ch"]:
                v = v8([x]); c.setFont("Helvetica", 7.3); c.drawString(104, y, x["code"]); c.drawString(142, y, dict(CODES)[x["code"]]); nums(y, v, "Helvetica", 7)
                tr.append(dict(unit=t["unit"][:2] + "-" + t["unit"][2:], name=t["name"], resident=t["id"], charge=x["code"] + " " + dict(CODES)[x["code"]], status=stt, **dict(zip(M[:7], v[:7])))); y -= 10
            v = v8(t["ch"], t["dep"]); c.setLineWidth(.3); c.line(330, y + 8, 762, y + 8)
            c.setFont("Helvetica-Bold", 7.3); c.drawRightString(322, y, "Resident total"); nums(y, v, "Helvetica-Bold", 8)
            tot.append(dict(label=f"Resident total", **dict(zip(M, v)))); y -= 10
            if t["com"]:
                c.setFont("Helvetica-Oblique", 6.8); c.drawString(104, y + .5, "Comment: " + t["com"]); y -= 9
            y -= 4
        if y < 60: c.showPage(); y = head()
        allc = [x for t in L for x in t["ch"]]; v = v8(allc, sum(t["dep"] for t in L))
        c.setFillGray(.9); c.rect(30, y - 3, 732, 12, stroke=0, fill=1); c.setFillGray(0)
        c.setFont("Helvetica-Bold", 7.5); c.drawString(34, y, f"Total {s.lower()} ({len(L)})"); nums(y, v, "Helvetica-Bold", 8)
        tot.append(dict(label=f"Total {s.lower()} ({len(L)})", **dict(zip(M, v)))); y -= 22
    allc = [x for _, _, L in D for t in L for x in t["ch"]]; v = v8(allc, sum(t["dep"] for _, _, L in D for t in L))
    if y < 110: c.showPage(); y = head()
    c.setLineWidth(1.2); c.line(30, y + 11, 762, y + 11)
    c.setFont("Helvetica-Bold", 8); c.drawString(34, y, "Site total"); nums(y, v, "Helvetica-Bold", 8); tot.append(dict(label="Site total", **dict(zip(M, v))))
    c.line(30, y - 5, 762, y - 5)
    y -= 24; c.setFont("Helvetica", 7)
    for s in ["Report options:  Sort by: Unit   |   Resident status: All   |   Include zero balance: No   |   Subjournals: RESIDENT   |   Ageing: by transaction date",
              "Residents whose charges and credits are in different transaction codes appear in both the Prepaid and the Delinquent column."]:
        c.drawString(34, y, s); y -= 10
    n = pg[0]; c.save()
    if NP != n:
        NP = n; return make()
    T.write(FILE, "AR", M, tr, tot)
    return dict(file=FILE, kind="AR", style=f"RealPage manner: delinquent and prepaid by transaction code, charges under residents, sections by status, landscape, {n} pages", hard="resident totals are printed sums; deposits only on totals; comments between; prepaid in parentheses")
NP = 0
if __name__ == "__main__":
    print(make())
