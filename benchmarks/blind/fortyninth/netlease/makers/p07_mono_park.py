"""Office park, five buildings, line-printer roll with two-line records and subtotals per building."""
from common import *
from reportlab.pdfgen import canvas
R = random.Random(707)
NAME = "rr4410.pdf"
W, H = 792, 612
bl = [("1","100 COMMERCE GREEN","A"),("2","110 COMMERCE GREEN","B"),("3","120 COMMERCE GREEN","C"),("4","130 COMMERCE GREEN","D"),("5","140 COMMERCE GREEN (FLEX)","E")]
pool = OFF + SERV[2:4] + ["Great Steps Pediatrics","Tutor Lane Learning","Halvorsen Dental","Prism Physical Therapy","Dock & Door Supply","Elgin Wire Works","Sentry Fire Systems","Mobile Mower Parts","Vista Ophthalmology","Ledger & Loom","Crown Court Services","Nimbus Data Care","Alpine Audiology","Fox Valley Title","Sterling Escrow","Kinsman Tool Rental","Marquee Signs"]
R.shuffle(pool); B = []
for no, ad, _ in bl:
    L = []
    n = [13, 12, 14, 11, 9][int(no)-1]
    for j in range(n):
        fl = 1 if j < n/2 or no == "5" else 2
        s = f"{fl}{(j % (n if no=='5' else (n+1)//2))*5+5:02d}"
        a = R.choice([2800,4200,5600,7150]) if no == "5" else R.choice([890,1240,1510,1875,2200,2760,3325])
        if R.random() < .14: L.append(dict(s=s, a=a, n=None)); continue
        rate = R.uniform(9.5, 12) if no == "5" else R.uniform(16.5, 21); st = dt.date(R.randint(2018, 2025), R.randint(1, 6), 1); y = R.choice([3,5,5,7])
        while term_end(st, 12*y) <= dt.date(2025,6,30): y += 2
        r = round(a*rate/12, 2); cr = round(a*(3.1 if no == "5" else 1.05)/12, 2) if R.random() < .85 else 0.0
        d2 = None
        if R.random() < .6:
            d2 = addm(dt.date(2025, st.month, 1), 12)
            if d2 > term_end(st, 12*y): d2 = None
        L.append(dict(s=s, a=a, n=pool.pop().upper()[:26], st=st, e=term_end(st, 12*y) if R.random() > .06 else "MTM", r=r, cr=cr, dep=round(r, 0) if R.random() < .8 else 0.0, d2=d2, r2=round(r*1.03, 2), ph=f"T{R.randint(10000,99999)}"))
    L.sort(key=lambda t: t["s"]); B.append((no, ad, L))
lines = []  # pages built as text
def fm(v, w): return f"{v:,.2f}".rjust(w)
D = lambda d: d.strftime("%m/%d/%y") if isinstance(d, dt.date) else d.ljust(8)
tot = [0]*6
def add(t, x):
    for i, v in enumerate((t["a"], t["r"] if t["n"] else 0, t["cr"] if t["n"] else 0, t["dep"] if t["n"] else 0, 1 if t["n"] else 0, 1)): x[i] += v
def tl(lab, x): return ["", f"   {lab:<37}{x[0]:>9,}   {'':8}  {'':8}  {fm(x[1],11)} {fm(x[2],10)} {fm(x[1]+x[2],11)} {fm(x[3],11)}", f"   {'SUITES LEASED':<20}{x[4]:>3}  OF {x[5]:>3}"]
for no, ad, L in B:
    lines.append(("B", f"BUILDING: {no}   {ad}")); x = [0]*6
    for t in L:
        add(t, x); add(t, tot)
        if not t["n"]: lines.append(("R", [f" {t['s']:<6}{'*** VACANT ***':<33}{t['a']:>9,}"])); continue
        rec = [f" {t['s']:<6}{t['n']:<33}{t['a']:>9,}   {D(t['st'])}  {D(t['e'])}  {fm(t['r'],11)} {fm(t['cr'],10)} {fm(t['r']+t['cr'],11)} {fm(t['dep'],11)}"]
        l2 = f"       LEASE {t['ph']}"
        if t["d2"]: l2 = l2.ljust(73)+f"NEXT {D(t['d2'])} {fm(t['r2'],10)}"
        lines.append(("R", rec+[l2]))
    lines.append(("T", tl(f"TOTAL BUILDING {no}", x)))
lines.append(("T", tl("TOTAL COMMERCE GREEN", tot)))
c = canvas.Canvas(str(DOCS/NAME), pagesize=(W, H), invariant=1); pg = 0
HD = [" "*7+" "*33+f"{'RENTABLE':>9}   LEASE     LEASE     "+f"{'MONTHLY':>11} {'OPER EXP':>10} {'TOTAL':>11} {'SECURITY':>11}", f" {'SUITE':<6}{'TENANT':<33}{'SQ FT':>9}   BEGIN     END       {'BASE RENT':>11} {'ESCROW':>10} {'BILLING':>11} {'DEPOSIT':>11}", " "+"-"*5+" "+"-"*30+" "*3+"-"*9+"   "+"-"*8+"  "+"-"*8+"  "+"-"*11+" "+"-"*10+" "+"-"*11+" "+"-"*11]
def head():
    global y, pg
    pg += 1; c.setFont("Courier", 8.6); y = H-36
    for s in [f"RR4410{'HADDON REALTY SERVICES':^105}PAGE {pg:>4}", f"RUN 06/27/25{'TENANT RENT ROLL WITH ESCALATIONS':^93}     14:22:07", f"{'PROPERTY 4410  COMMERCE GREEN OFFICE PARK':^118}", f"{'BILLING PERIOD 07/01/25 - 07/31/25':^118}", ""]+HD:
        c.drawString(36, y, s); y -= 10.4
    y -= 3
head(); cur = None
for k, s in lines:
    n = 1 if k == "B" else len(s)
    if y-10.4*(n+(1 if k == "B" else 0)) < 30:
        c.showPage(); head()
        if k == "R": c.drawString(36, y, cur+"  (CONTINUED)"); y -= 12.4
    if k == "B": cur = s; y -= 3; c.drawString(36, y, s); y -= 12.4; continue
    for q in s: c.drawString(36, y, q); y -= 10.4
    if k == "R": y -= 1.5
    else: y -= 6
c.save()
rows = []
for no, ad, L in B:
    for t in L:
        if not t["n"]: rows.append(dict(unit=t["s"], building=no, area=t["a"], statusText="VACANT")); continue
        rows.append(dict(unit=t["s"], building=no, area=t["a"], tenantName=t["n"], statusText="Occupied", leaseStartDate=t["st"], leaseEndDate=t["e"], contractRent=t["r"], charges=[dict(code="BASE RENT", amount=t["r"]), dict(code="OPER EXP ESCROW", amount=t["cr"])], totalCharges=round(t["r"]+t["cr"],2), deposit=t["dep"], rentSteps=[dict(date=iso(t["d2"]), amount=t["r2"])] if t["d2"] else None))
n = len(rows); o = sum(1 for r in rows if "tenantName" in r)
save(NAME, "OFFICE", "line-printer roll in Courier, buildings with subtotals, two-line records with next step", True, "COMMERCE GREEN OFFICE PARK", "2025-07", n, o, n-o, rows)
