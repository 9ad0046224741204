# Rent Manager-like aged detail: tenant heading over charge lines, fpdf2 portrait, A4-ish letter
import random, datetime
from common import *
from fpdf import FPDF
R = random.Random(3906)
T = [("B1-100","t0003117","Coldbrook Machine Works"),("B1-110","t0003122","Lumen Sign & Graphics"),("B1-125","t0003140","Ace Pallet Supply"),("B1-130","t0003098","Novaform Prosthetics"),("B2-200","t0003155","Hopyard Brewing Co."),("B2-210","t0003201","Stillwater Kayak Outfitters"),("B2-215","t0003188","Grid & Volt Electric"),("B2-230","t0003163","Crumb Theory Bakery"),("B3-300","t0003171","Pelican Moving & Stg."),("B3-305","t0003212","K9 Commons Daycare"),("B3-320","t0003179","Sparrow Print Finishing"),("B3-340","t0003230","Anvil CrossTraining"),("B3-355","t0002984","Mesa Tile Imports (moved out)"),("B4-400","t0003241","Tenfold Robotics"),("B4-410","t0003250","Harbor Light Ministries"),("B4-420","t0003266","Orbit AV Rentals")]
CH = [("RENT","Base Rent",(1900, 7800)),("CAM","CAM Estimate",(260, 1300)),("RET","RE Tax Estimate",(200, 900)),("WTR","Water Submeter",(30, 240)),("LATE","Late Charge",(95, 390)),("TRUE","2024 CAM True-up",(180, 2100)),("KEY","Rekey / Fob",(25, 120))]
K = ["current","b0_30","b31_60","b61_90","b91_120","b120","total"]
AGE = [("06/30/2025", "07/15/2025"), ("06/01/2025", "06/12/2025"), ("05/01/2025", "05/14/2025"), ("04/01/2025", "04/09/2025"), ("03/05/2025", "03/12/2025"), ("01/01/2025", "12/01/2024")]
class P(FPDF):
    def header(s):
        s.set_font('Times', 'B', 13); s.cell(120, 6, "Aged Receivables - Detail by Charge"); s.set_font('Times', '', 9); s.cell(0, 6, "07/01/2025 9:05 AM", align='R', new_x='LMARGIN', new_y='NEXT')
        s.cell(120, 4.5, "Bayline Flex Park  (BAYL)"); s.cell(0, 4.5, f"Page {s.page_no()} of {{nb}}", align='R', new_x='LMARGIN', new_y='NEXT')
        s.cell(0, 4.5, "Aged through 06/30/2025 by due date; all charge types; tenants with open items", new_x='LMARGIN', new_y='NEXT'); s.ln(2)
        s.set_font('Times', 'B', 8); s.set_fill_color(30, 60, 90); s.set_text_color(255)
        s.cell(68, 4, "", fill=True); s.cell(19, 4, "Not yet due", align='R', fill=True); s.cell(90, 4, "Days past due", align='C', fill=True); s.cell(23, 4, "", fill=True); s.ln(4)
        for w, h in ((16,"Due"),(15,"Invoice"),(37,"Charge")): s.cell(w, 4, h, fill=True)
        for w, h in zip(WD, ("Current","1-30","31-60","61-90","91-120","Over 120","Total")): s.cell(w, 4, h, align='R', fill=True)
        s.set_text_color(0); s.ln(6)
WD = (19, 18, 18, 18, 18, 18, 23)
pdf = P('P', 'mm', 'letter'); pdf.set_margins(8, 10, 8); pdf.set_auto_page_break(False); pdf.set_creation_date(datetime.datetime(2025, 7, 1)); pdf.add_page()
def need(h):
    if pdf.get_y()+h > 264: pdf.add_page()
m = lambda v: f"({-v:,.2f})" if v < 0 else f"{v:,.2f}"
def nums(d, st):
    pdf.set_font('Times', st, 8.5)
    for w, k in zip(WD, K): pdf.cell(w, 4.1, m(d[k]) if k in d else ('-' if st == '' else ''), align='R')
rows = []; tots = []; G = dict.fromkeys(K, 0); inv = 20418; RC = {}
for u, t, n in T:
    q = []
    deep = R.choice([1, 1, 2, 2, 3, 4]) if "moved" not in n else 0
    if not deep: q = [(5, CH[0], 412500), (5, CH[1], 61240), (4, CH[5], 118803), (3, CH[6], 8500)]
    for a in range(deep, 0, -1):
        for ch in CH[:3]:
            if R.random() < (.75 if ch[0] == "RENT" else .45): q.append((a, ch, R.randint(ch[2][0]*100, ch[2][1]*100)))
        if a < deep and R.random() < .6: q.append((a, CH[4], R.randint(9500, 39000)))
    if R.random() < .5 and deep: q.append((0, CH[3], R.randint(3000, 24000)))
    if R.random() < .25: q.append((2, CH[5], R.randint(18000, 210000)))
    if R.random() < .3 or not q: q.append((0, ("CR","Open Credit",0), -R.randint(5000, 150000)))
    q.sort(key=lambda z: -z[0]); need(4.5*min(len(q), 6)+13)
    pdf.set_font('Times', 'B', 9); pdf.set_fill_color(232, 238, 244)
    pdf.cell(24, 4.6, u, fill=True); pdf.cell(90, 4.6, n, fill=True); pdf.set_font('Times', '', 8.5); pdf.cell(86, 4.6, f"Acct {t}    Tel (555) 555-{R.randint(1000, 9999)}", fill=True, align='R'); pdf.ln(5)
    S = dict.fromkeys(K, 0)
    for a, ch, v in q:
        inv += R.randint(1, 9); dt = AGE[a][0] if R.random() < .8 else AGE[a][1]
        if ch[0] == "CR": dt = "06/24/2025"
        iv = str(inv) if ch[0] != "CR" else "OC-%d" % R.randint(310, 399)
        o = {"unit": u, "resident": t, "name": n, "charge": f"{ch[0]} {ch[1]}", "date": dt, "invoice": iv, K[a]: v/100, "total": v/100}
        need(5); pdf.set_font('Times', '', 8.5); pdf.cell(16, 4.1, dt); pdf.cell(15, 4.1, iv); pdf.cell(37, 4.1, f"{ch[0]} {ch[1]}"); nums(o, ''); pdf.ln(4.1); rows.append(o)
        S[K[a]] += v; S["total"] += v; RC[ch[1]] = RC.get(ch[1], 0)+v
    need(6); pdf.line(76, pdf.get_y()+.3, 208, pdf.get_y()+.3); pdf.ln(.6); d = {k: x/100 for k, x in S.items()}; pdf.set_font('Times', 'I', 8.5); pdf.cell(68, 4.1, f"Total {u}", align='R'); nums(d, 'B'); pdf.ln(7)
    tots.append({"label": f"Total {u}", **d})
    for k in K: G[k] += S[k]
need(40); d = {k: x/100 for k, x in G.items()}; pdf.set_font('Times', 'B', 9); pdf.cell(68, 5, "Bayline Flex Park Total"); nums(d, 'B'); pdf.ln(5); tots.append({"label": "Bayline Flex Park Total", **d})
pdf.line(8, pdf.get_y(), 208, pdf.get_y()); pdf.ln(1); pdf.set_font('Times', 'I', 8); pdf.cell(68, 4, "% of total")
for w, k in zip(WD, K): pdf.cell(w, 4, f"{100*G[k]/G['total']:.1f}%", align='R')
pdf.ln(9); pdf.set_font('Times', 'B', 9); pdf.cell(0, 4.5, "Recap by charge type", new_x='LMARGIN', new_y='NEXT'); pdf.set_font('Times', '', 8.5)
for k in sorted(RC): pdf.cell(40, 4, k); pdf.cell(24, 4, m(RC[k]/100), align='R'); pdf.ln(4)
pdf.output(doc('BAYL_aged_detail_063025.pdf')); print(len(rows), 'rows ar3')
save('BAYL_aged_detail_063025.pdf','AR',K,rows,tots,'INDUSTRIAL','Rent Manager-like detail, tenant heading over charge lines, grouped header, recap',True)
