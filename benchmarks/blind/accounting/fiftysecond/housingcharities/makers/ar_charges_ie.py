# AR 3 (PDF): Irish student residence debtor ledger, charges under students, by house, serif fonts, no grid
import random, os, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from common import *
FILE = "Student debtors by house 30-11-2026.pdf"
NM = """O'Sullivan, Caoimhe|Ní Bhriain, Sadhbh|Byrne, Oisín|Kavanagh, Ruairí|Doyle, Ellen|Fernandes, Inês|McGrath, Tadhg|Zhang, Mingyu|Gallagher, Aoife|Murphy, Conor J.|Schäfer, Jonas|Walsh, Róisín|Adebayo, Tolu|Hennessy, Cian|Moreau, Camille|Power, Gráinne|Lynch, Donnacha|Kiely, Aisling|Nakamura, Sora|Foley, Éanna|Burke, Saoirse|Patel, Riya|Quirke, Fionn""".split("|")
CH = {"Licence fee S1": (241000, 318000), "Licence fee monthly": (74000, 89500), "Utilities": (4500, 12000), "Damage": (2500, 31000), "Lost key": (3500, 3500), "Laundry card": (1000, 2500), "Late payment": (2000, 5000)}
def eur(z): return "(%s)" % format(-z / 100, ",.2f") if z < 0 else format(z / 100, ",.2f")
def make():
    R = random.Random(1130)
    K = ["b0_30", "b31_60", "b61_90", "b90", "prepaid", "total", "deposit"]
    houses = [("Brendan House", "B", 9), ("Gobnait House", "G", 8), ("Ita House", "I", 6)]
    it = iter(NM); rows, totals, L = [], [], []; G = [0] * 7; asat = dt.date(2026, 11, 30)
    for h, pre, n in houses:
        L.append(("H", h)); ht = [0] * 7
        rooms = sorted(R.sample(range(1, 60), n))
        for i in range(n):
            nm = next(it); room = "%s%d.%02d%s" % (pre, rooms[i] // 20 + 1, rooms[i] % 20 + 1, R.choice("AB"))
            code = "S26%05d" % R.randrange(100, 99999); st = R.choice(["In residence"] * 4 + ["Vacated", "Notice given"])
            st_ = [0] * 7; blk = []
            for a in sorted((R.randrange(2, 130) for _ in range(R.choice([1, 2, 2, 3, 4]))), reverse=True):
                c = R.choice(list(CH)); amt = R.randrange(CH[c][0], CH[c][1] + 1, 50); b = 0 if a <= 30 else 1 if a <= 60 else 2 if a <= 90 else 3
                v = [0] * 7; v[b] = amt; v[5] = amt; blk.append((c, asat - dt.timedelta(a), v))
            if R.random() < .35:
                z = -R.randrange(2000, 60000, 500); v = [0] * 7; v[4] = z; v[5] = z; blk.append(("Receipt on a/c", asat - dt.timedelta(R.randrange(1, 25)), v))
            dep = 0 if st == "Vacated" and i % 2 else R.choice([30000, 45000, 45000])
            if dep: blk.append(("Deposit lodged", dt.date(2026, 7, 1) + dt.timedelta(R.randrange(75)), [0] * 6 + [dep]))
            out = []
            for c, d, v in blk:
                ds = d.strftime("%d-%b-%y"); st_ = [x + y for x, y in zip(st_, v)]
                rows.append({"unit": room, "name": nm, "resident": code, "property": h, "status": st, "charge": c, "date": ds, **{k: z / 100 for k, z in zip(K, v) if z}}); out.append((c, ds, v))
            lab = "Total " + nm
            totals.append({"label": lab, **{k: z / 100 for k, z in zip(K, st_) if z}})
            L.append(("S", room, nm, code, st, out, lab, st_)); ht = [x + y for x, y in zip(ht, st_)]
        G = [x + y for x, y in zip(G, ht)]
        totals.append({"label": h + " total", **{k: z / 100 for k, z in zip(K, ht) if z}}); L.append(("T", h + " total", ht))
    totals.append({"label": "All houses", **{k: z / 100 for k, z in zip(K, G)}}); L.append(("T", "All houses", G))
    draw(L); save(FILE, "AR", K, rows, totals)
def draw(L):
    reg(("S", "LiberationSerif-Regular.ttf"), ("SB", "LiberationSerif-Bold.ttf"), ("SI", "LiberationSerif-Italic.ttf"))
    W, H = landscape(A4); c = canvas.Canvas(os.path.join(DOC, FILE), pagesize=(W, H), invariant=1); X = [355, 430, 505, 580, 650, 725, 795]; pg = 0
    def top():
        nonlocal pg; pg += 1
        if pg == 1:
            c.setFont("SB", 16); c.drawCentredString(W / 2, H - 40, "Coláiste Naomh Ultan Residences CLG"); c.setFont("SI", 11); c.drawCentredString(W / 2, H - 55, "Student debtors by house, aged at 30 November 2026 (€)"); y = H - 84
        else:
            c.setFont("SI", 9); c.drawString(45, H - 30, "Student debtors by house, 30 November 2026 - continued"); y = H - 55
        c.setFont("SB", 9)
        c.drawCentredString((X[0] + X[3]) / 2 - 25, y + 6, "Age of charge (days)"); c.setLineWidth(.4); c.line(X[0] - 45, y + 2, X[3], y + 2)
        for x, a, b in zip(X, ["", "", "", "", "Unallocated", "Balance", "Deposit"], ["0 - 30", "31 - 60", "61 - 90", "Over 90", "receipts", "owed", "held"]): c.drawRightString(x, y + 4 if a else -50, a); c.drawRightString(x, y - 8, b)
        c.drawString(60, y - 8, "Charge"); c.drawString(185, y - 8, "Date raised"); c.setLineWidth(1.2); c.line(45, y - 13, 797, y - 13)
        return y - 28
    def nums(y, v, f):
        c.setFont(f, 9.5)
        for x, z in zip(X, v):
            if z: c.drawRightString(x + (3 if z < 0 else 0), y, eur(z))
    def end():
        c.setFont("S", 8); c.drawCentredString(W / 2, 22, "- %d -" % pg); c.showPage()
    y = top(); cur = ""
    for l in L:
        need = 40 if l[0] == "H" else 30 + 12 * len(l[5]) if l[0] == "S" else 24
        if l[0] == "H": need = 110
        if y - need < 36:
            end(); y = top()
        if l[0] == "H":
            cur = l[1]; c.setFont("SB", 12); c.drawString(45, y, cur); y -= 17
        elif l[0] == "S":
            c.setFont("SB", 9.5); c.drawString(45, y, l[1]); c.drawString(95, y, l[2]); c.setFont("SI", 9.5); c.drawString(225, y, "%s     %s" % (l[3], l[4])); y -= 12
            for ch, ds, v in l[5]:
                c.setFont("S", 9.5); c.drawString(60, y, ch); c.drawString(185, y, ds); nums(y, v, "S"); y -= 12
            c.setLineWidth(.3); c.setDash(1, 2); c.line(X[0] - 45, y + 9, 797, y + 9); c.setDash()
            c.setFont("SI", 9.5); c.drawString(60, y - 1, l[6]); nums(y - 1, l[7], "SI"); y -= 20
        else:
            c.setLineWidth(.8); c.line(45, y + 11, 797, y + 11); c.setFont("SB", 10); c.drawString(45, y, l[1]); nums(y, l[2], "SB"); y -= 24
    c.setFont("S", 8.5); c.drawString(45, y, "Deposits are held by the Residential Tenancies deposit account and are not set off against balances. Vacated students' deposits are shown until refunded.")
    end(); c.save()
if __name__ == "__main__": make()
