"""Student homes: aged delinquency by resident and charge, PDF (fpdf2, landscape). Planted: one charge line dropped."""
import random
from fpdf import FPDF
from common import *
R = random.Random(390201)
FN = "Varsity_Row_AR_detail.pdf"
first = "Amara Bodhi Caden Delphine Ezra Farrah Gideon Hana Ignacio Jolene Kiran Lorna Mateus Nadine Oksana Priya Quentin Rosalind Soren Tamsin Ulises Verity Wendell Xiomara Yusuf Zelda Anselm Brielle Corwin Dagny".split()
last = "Abernethy Bjorklund Castellano Dunmore Eberhart Fonseca Grabowski Hollister Iverson Jankowski Kowalczyk Lindqvist Mbeki Northrup Okonjo Pellegrin Quiroga Rasmussen Sandoval Thibodeaux Uchida Vandermeer Whitlock Yarrow Zielinski".split()
CODES = [("RENT","Installment - bed rent",(62500,94500)),("UTIL","Utility overage",(1150,6890)),("PARK","Reserved parking",(4500,7500)),("LATE","Late charge",(5000,7500)),("DMG","Damage / turn charge",(3500,41000)),("INET","Internet package",(2500,2500)),("KEY","Lockout / fob",(2500,5000)),("SUBS","HFA student subsidy share",(15000,32500))]
money = ["b0_30","b31_60","b61_90","b90","prepaid","total"]
B = money[:4]
blds = [("Varsity Row - Building A", "A", 13), ("Varsity Row - Building B", "B", 12), ("Varsity Row - Townhomes", "T", 9)]
pool = [f"{l}, {f}" for l in last for f in first]; R.shuffle(pool)
p = FPDF("L", "mm", "Letter"); p.set_auto_page_break(False); p.set_creation_date(__import__("datetime").datetime(2026,11,3)); 
X = [10, 34, 84, 108]; W = 24; NX = [119+W*i for i in range(6)]
def hdr():
    global y
    p.add_page(); p.set_font("helvetica", "B", 12); p.set_xy(10, 8); p.cell(120, 6, "Aged Delinquency Detail by Resident"); p.set_font("helvetica", "", 8); p.set_xy(170, 8); p.cell(97, 5, "Varsity Row Student Homes   As of 10/31/2026", align="R")
    p.set_xy(10, 14); p.cell(150, 4, "Include: current, notice, past residents  |  Sort: building, bed space  |  Show credits: yes")
    p.set_fill_color(40, 52, 92); p.set_text_color(255); p.set_font("helvetica", "B", 8); p.rect(10, 20, 257, 7, "F")
    p.text(12, 24.8, "Charge"); p.text(34, 24.8, "Charge Description"); p.text(84, 24.8, "Charge Date")
    for x, t in zip(NX, ["0 - 30 Days","31 - 60 Days","61 - 90 Days","Over 90 Days","Prepaid","Total Owed"]): p.set_xy(x, 20); p.cell(W, 7, t, align="R")
    p.set_text_color(0); y = 30
    p.set_font("helvetica", "I", 7); p.set_xy(10, 206); p.cell(257, 4, f"campusledger  -  page {p.page_no()}", align="C")
def need(h):
    if y + h > 203: hdr()
def nums(v, b=""):
    p.set_font("helvetica", b, 8)
    for x, k in zip(NX, money):
        if k in v: p.set_xy(x, y); p.cell(W, 4, f"{v[k]:,.2f}" if v[k] >= 0 else f"({-v[k]:,.2f})", align="R")
hdr(); rows = []; totals = []; gt = dict.fromkeys(money, 0); rid = 20411; dropped = None; nres = 0
def addup(d, v):
    for k in money: d[k] += v.get(k, 0)
def show(d): return {k: c(d[k]) for k in money}
for bn, pre, n in blds:
    need(22); p.set_font("helvetica", "B", 10); p.set_xy(10, y); p.cell(100, 5, bn); y += 7
    bt = dict.fromkeys(money, 0)
    units = sorted(R.sample(range(101, 121), 7) + R.sample(range(201, 221), 8)) if pre != "T" else sorted(R.sample(range(1, 31), 12))
    for i in range(n):
        nres += 1; rid += R.randint(3, 61)
        unit = f"{pre}{units[i]}-{R.choice('ABCD')}" if pre != "T" else f"T{units[i]:02d}-{R.choice('ABC')}"
        name = pool.pop(); st = R.choices(["Current","Notice","Past"], [6, 2, 3])[0]; res = f"s{rid:07d}"
        k = R.choices([1, 2, 3, 4, 5, 6], [2, 4, 5, 4, 2, 1])[0]
        codes = [CODES[0]] + R.sample(CODES[1:], k-1) if k > 1 else [R.choice(CODES[:5])]
        lines = []
        for code, d, (lo, hi) in codes:
            v = {}; a = R.randint(lo, hi); a = a//500*500 if code in ("RENT","LATE","PARK","KEY","SUBS") else a
            start = 0 if st == "Current" else (1 if st == "Notice" else 2); nb = 1 + (R.random() < .35) + (R.random() < .15); start = min(3, start + (R.random() < .25)) 
            for q in range(start, min(4, start+nb)): v[B[q]] = a if R.random() < .8 else max(1000, int(a*R.uniform(.2,.8)))
            oldest = max(B.index(q) for q in v); mo = {0: 10, 1: 9, 2: 8, 3: 6}[oldest]
            dt = f"{mo:02d}/{1 if code in ('RENT','SUBS','INET','PARK') else R.randint(5,26):02d}/2026"
            v["total"] = sum(v.values()); lines.append((code, d, dt, v))
        if R.random() < .2: a = R.randint(2000, 45000); lines.append(("PREP", "Open credit", f"10/{R.randint(2,28):02d}/2026", {"prepaid": -a, "total": -a}))
        tt = dict.fromkeys(money, 0)
        for l in lines: addup(tt, l[3])
        need(9 + 4*len(lines) + 6) 
        p.set_fill_color(232, 235, 244); p.rect(10, y, 257, 5, "F"); p.set_font("helvetica", "B", 8); p.text(12, y+3.6, unit); p.text(34, y+3.6, name); p.text(84, y+3.6, res); p.text(119, y+3.6, f"Status: {st}"); y += 5.5
        for li, (code, d, dt, v) in enumerate(lines):
            if dropped is None and nres == 17 - 0 and False: pass
            if dropped is None and nres >= 18 and len(lines) >= 4 and code in ("DMG", "UTIL", "PARK"):
                dropped = (unit, name, code, c(v["total"])); continue
            p.set_font("helvetica", "", 8); p.text(14, y+3, code); p.text(34, y+3, d); p.text(84, y+3, dt); pv = {q: c(z) for q, z in v.items()}; nums(pv)
            rows.append({"unit": unit, "resident": res, "name": name, "charge": code, "status": st, "date": dt, **pv}); y += 4.1
        p.set_draw_color(120); p.line(119, y+.2, 267, y+.2); lab = f"Total for {unit}"; p.set_font("helvetica", "I", 8); p.text(84, y+3.6, lab); y += .5; nums(show(tt), "I"); y += 6
        totals.append({"label": lab, **show(tt)}); addup(bt, tt)
    need(10); p.set_font("helvetica", "B", 8.5); lab = "Total " + bn; p.text(12, y+3.2, lab); p.line(10, y-.6, 267, y-.6); nums(show(bt), "B"); totals.append({"label": lab, **show(bt)}); y += 9; addup(gt, bt)
need(14); p.set_draw_color(0); p.line(10, y-.5, 267, y-.5); p.set_font("helvetica", "B", 9); p.text(12, y+3.4, "Grand Total - Varsity Row Student Homes"); nums(show(gt), "B"); p.line(10, y+5, 267, y+5); totals.append({"label": "Grand Total - Varsity Row Student Homes", **show(gt)})
y += 8; p.set_font("helvetica", "", 7.5); p.text(12, y+3, f"{nres} residents with open items. SUBS is billed to the state student-housing subsidy and collected from the agency, not the resident.")
p.output(doc(FN)); print(dropped, len(rows))
save(FN, "STUDENT_HOUSING", "AGED_RECEIVABLES", "AR", money, rows, totals, planted={"what": f"charge line {dropped[2]} {dropped[3]:,.2f} of {dropped[1]} ({dropped[0]}) is missing; resident, building and grand totals still include it", "kind": "row_dropped"}, style="resident bands over charge lines, building sections", hard="lines by charge; tenant sums; planted dropped line")
