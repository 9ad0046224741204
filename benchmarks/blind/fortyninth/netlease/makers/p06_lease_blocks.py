"""Office park: one block of lease data per tenant (abstract report), boxes with recurring charges and rent schedule."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
R = random.Random(606)
NAME = "Lease Data Sheets - Larkmoor Office Park Bldg 3.pdf"
W, H = letter
c = canvas.Canvas(str(DOCS/NAME), pagesize=letter, invariant=1)
suites = ["3-101","3-104","3-110","3-115","3-120","3-200","3-205","3-210","3-220","3-225","3-230","3-300","3-310"]
names = R.sample(OFF, 11); L = []
ASON = dt.date(2025,11,1)
for s in suites:
    a = R.choice([1120,1485,1760,2030,2245,2610,3390,4875,6120])
    if s in ("3-115","3-225"): L.append(dict(s=s, a=a, n=None)); continue
    n = names.pop(); rate = R.choice([21.5,22.25,23,23.75,24.5,25]); yrs = R.choice([3,5,5,7,10]); st = dt.date(R.randint(2019,2025), R.randint(1,10), 1)
    while term_end(st, yrs*12) < ASON: yrs += 3
    e = term_end(st, yrs*12); ch = [("BRENT","Base Rent - Office", round(a*rate/12,2)), ("OPEX","Oper. Expense over Base Yr", round(a*R.uniform(.4,1.6)/12,2))]
    if R.random() < .6: ch.append(("ELEC","Electricity Submeter Est.", round(a*1.65/12,2)))
    if R.random() < .5: ch.append(("PRKG","Reserved Parking", R.choice([2,3,4])*65.0))
    if R.random() < .3: ch.append(("STOR","Storage Locker", 85.0))
    steps = []; d = addm(dt.date(2025, st.month, 1), 0 if st.month > 11 else 12); r = rate
    while d < e and len(steps) < 4: r = round(r+R.choice([.5,.75]), 2); steps.append((d, round(a*r/12,2), r)); d = addm(d, 12)
    L.append(dict(s=s, a=a, n=n, st=st, e=e, mv=st if R.random() < .7 else addm(st, 0)+dt.timedelta(R.randint(3, 14)), ch=ch, steps=steps, dep=round(ch[0][2], 2) if R.random() < .8 else 0.0, rate=rate, opt=R.choice(["None","One (1) 5-yr at FMV, 9 mos. notice","One (1) 3-yr at 103% of prior rent","Two (2) 5-yr at 95% FMV"]), by=st.year, ct=R.choice(["Office Mgr","Lease Contact","Accounts Payable"])))
f = lambda v: f"${v:,.2f}"; D = lambda d: d.strftime("%d-%b-%Y")
pg = 0
def head():
    global y, pg
    pg += 1; c.setFont("Courier-Bold", 11); c.drawString(40, H-40, "LEASE DATA SHEETS"); c.setFont("Courier", 8.5); c.drawString(40, H-52, "LARKMOOR OFFICE PARK   BUILDING 3   480 LARKMOOR DRIVE"); c.drawRightString(W-40, H-40, f"PAGE {pg}"); c.drawRightString(W-40, H-52, "Charges in effect 11/01/2025"); c.line(40, H-57, W-40, H-57); y = H-72
head()
for t in L:
    h = 46 if not t["n"] else 88+11*max(len(t["ch"])+1, len(t["steps"]))
    if y-h < 50: c.showPage(); head()
    c.setLineWidth(.8); c.rect(40, y-h, W-80, h); c.setFillColor(colors.HexColor("#d9d9d9")); c.rect(40, y-15, W-80, 15, fill=1); c.setFillColor(colors.black)
    c.setFont("Helvetica-Bold", 9); c.drawString(46, y-11, f"Suite {t['s']}"); c.drawString(130, y-11, t["n"] or "VACANT"); c.drawRightString(W-46, y-11, f"{t['a']:,} RSF")
    lab = lambda x, yy, a, b: (c.setFont("Helvetica", 7.5), c.setFillColor(colors.HexColor("#555555")), c.drawString(x, yy, a), c.setFillColor(colors.black), c.setFont("Helvetica", 8.5), c.drawString(x+68, yy, b))
    if not t["n"]:
        lab(46, y-28, "Condition:", "Warm shell; demo complete" if t["s"]=="3-115" else "Second generation, move-in ready"); lab(46, y-39, "Asking Rate:", "$24.00 / RSF Full Service + E"); y -= h+12; continue
    lab(46, y-28, "Commencement:", D(t["st"])); lab(220, y-28, "Move-In:", D(t["mv"])); lab(390, y-28, "Deposit Held:", f(t["dep"]))
    lab(46, y-40, "Expiration:", D(t["e"])); lab(220, y-40, "Lease Type:", "Modified Gross"); lab(390, y-40, "Base Year:", str(t["by"]))
    lab(46, y-52, "Options:", t["opt"])
    yy = y-66; c.setFont("Helvetica-Bold", 7.5); c.drawString(46, yy, "RECURRING MONTHLY CHARGES"); c.drawString(352, yy, "SCHEDULED RENT CHANGES (BRENT)"); c.line(46, yy-2, 330, yy-2); c.line(352, yy-2, W-46, yy-2)
    c.setFont("Helvetica", 8.5); k = yy-12
    for cd, ds, v in t["ch"]: c.drawString(46, k, cd); c.drawString(92, k, ds); c.drawRightString(328, k, f(v)); k -= 11
    c.setFont("Helvetica-Bold", 8.5); c.drawString(92, k, "Total"); c.drawRightString(328, k, f(sum(x[2] for x in t["ch"]))); c.setFont("Helvetica", 8.5)
    k = yy-12
    if not t["steps"]: c.drawString(352, k, "none")
    for d, v, r in t["steps"]: c.drawString(352, k, D(d)); c.drawRightString(490, k, f(v)); c.drawRightString(W-50, k, f"${r:.2f}/RSF"); k -= 11
    y -= h+12
if y < 130: c.showPage(); head()
oc = [t for t in L if t["n"]]
c.setFont("Courier-Bold", 9); c.drawString(40, y-6, "BUILDING 3 RECAP"); c.setFont("Courier", 9)
for i, (a, b) in enumerate([("Suites", str(len(L))), ("Leased", f"{len(oc)}    {sum(t['a'] for t in oc):,} RSF"), ("Vacant", f"{len(L)-len(oc)}     {sum(t['a'] for t in L if not t['n']):,} RSF"), ("Base rent / mo", f(sum(t["ch"][0][2] for t in oc))), ("All charges / mo", f(sum(x[2] for t in oc for x in t["ch"]))), ("Deposits", f(sum(t["dep"] for t in oc)))]): c.drawString(40, y-20-12*i, a); c.drawString(160, y-20-12*i, b)
c.save()
rows = []
for t in L:
    if not t["n"]: rows.append(dict(unit="Suite "+t["s"], area=t["a"], statusText="VACANT")); continue
    rows.append(dict(unit="Suite "+t["s"], area=t["a"], tenantName=t["n"], statusText="Occupied", contractRent=t["ch"][0][2], leaseStartDate=t["st"], leaseEndDate=t["e"], moveInDate=t["mv"], deposit=t["dep"], charges=[dict(code=a, amount=v) for a, b, v in t["ch"]], totalCharges=round(sum(x[2] for x in t["ch"]),2), rentSteps=[dict(date=iso(d), amount=v) for d, v, r in t["steps"]] or None))
save(NAME, "OFFICE", "blocks of lease data per suite, boxed, charges and steps side by side, recap", True, "LARKMOOR OFFICE PARK", ASON, len(L), len(oc), len(L)-len(oc), rows)
