# TB 1 (PDF): fund columns, whole pounds, brackets for credits, Arial-like, landscape A4
import random, os
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from common import *
FILE = "Saltwold_fund_trial_balance_Mar26.pdf"
SECT = [
 ("TANGIBLE FIXED ASSETS", [("0010", "Almshouses - freehold cost", dict(U=2841300, E=6120450)), ("0011", "Almshouses - accumulated depreciation", dict(U=-418220, E=-1287400)),
   ("0020", "Student house, 14 Tanner's Row - cost", dict(R=1184600)), ("0021", "Student house - accum. depreciation", dict(R=-142152)),
   ("0030", "Furniture & white goods", dict(U=214870, R=38615)), ("0031", "Furniture - accum. depreciation", dict(U=-161043, R=-19308)),
   ("0040", "Work in progress: Bede Court", dict(D=327915))]),
 ("INVESTMENTS", [("0100", "COIF Charities Investment Fund units", dict(D=250000, E=1412873)), ("0105", "M&G Charifund units", dict(E=386214)), ("0110", "Fixed-term deposit - 95 day", dict(U=400000, D=150000))]),
 ("CURRENT ASSETS", [("1100", "Weekly maintenance contributions due", dict(U=41388)), ("1102", "Student rents due", dict(R=17645)), ("1105", "Provision for doubtful arrears", dict(U=-12400, R=-3150)),
   ("1120", "Prepayments", dict(U=26917)), ("1130", "Accrued grant income", dict(R=48000)), ("1140", "Gift Aid recoverable", dict(U=3266, R=914)),
   ("1200", "Bank - current account", dict(U=188452, R=21307)), ("1210", "Bank - reserve account", dict(U=265080, D=98700)), ("1215", "Bank - extraordinary repair fund", dict(D=174236)), ("1230", "Petty cash (wardens)", dict(U=600))]),
 ("CREDITORS", [("2100", "Trade creditors", dict(U=-63871, R=-4420)), ("2110", "Retentions - Bede Court", dict(D=-16396)), ("2120", "PAYE, NIC and pension", dict(U=-18244)),
   ("2130", "Accruals", dict(U=-29510, R=-2300)), ("2140", "Contributions received in advance", dict(U=-8932)), ("2145", "Student deposits held", dict(R=-31500)),
   ("2300", "Orchardbrook loan", dict(U=-512640)), ("2950", "Inter-fund balances", dict(U=-54200, D=36200, R=18000))]),
 ("INCOME", [("4000", "Weekly maintenance contributions", dict(U=-1048216)), ("4005", "Voids - almshouses", dict(U=37904)), ("4020", "Student rents", dict(R=-286410)), ("4025", "Voids - student house", dict(R=11072)),
   ("4100", "Service charge recoveries", dict(U=-94385)), ("4200", "Homes England revenue grant", dict(R=-120000)), ("4210", "Donations and legacies", dict(U=-21640, R=-8615)),
   ("4300", "Dividends", dict(D=-7815, E=-58244)), ("4310", "Bank interest", dict(U=-19577, D=-6240)), ("4900", "Transfers between funds", dict(U=40000, D=-60000, R=-38244, E=58244))]),
 ("EXPENDITURE", [("5000", "Warden and matron salaries", dict(U=211384)), ("5010", "Employer's NIC & pension", dict(U=39726)), ("5020", "Residence assistants", dict(R=44190)), ("5100", "Responsive repairs", dict(U=137642, R=18853)),
   ("5110", "Cyclical decorations", dict(U=41900, D=62118)), ("5120", "Void works", dict(U=28355)), ("5130", "Fire safety remedials", dict(D=46773, R=30000)), ("5200", "Gas & electricity", dict(U=102416, R=52388)),
   ("5210", "Water rates", dict(U=31772, R=9046)), ("5220", "Council tax on voids", dict(U=4158)), ("5300", "Buildings insurance", dict(U=36420, R=7615)), ("5310", "Loan interest", dict(U=28195)),
   ("5400", "Office salaries", dict(U=146205)), ("5410", "Audit & professional", dict(U=17280)), ("5420", "IT and telephones", dict(U=22931, R=4416)), ("5430", "Hardship grants paid", dict(R=15750)),
   ("5500", "Depreciation charge", dict(U=78912, R=31590, E=61204)), ("5600", "Unrealised (gain)/loss on investments", dict(D=-8420, E=-74918))]),
]
def make():
    F = "UDRE"
    secs = [(s, [(c, n, dict(v)) for c, n, v in L]) for s, L in SECT]
    plug = {f: -sum(v.get(f, 0) for _, L in secs for _, _, v in L) for f in F}
    assert all(plug[f] < 0 for f in F), plug
    secs.insert(4, ("FUNDS BROUGHT FORWARD", [("3000", "General reserve", dict(U=plug["U"])), ("3100", "Extraordinary repair fund", dict(D=plug["D"] + 327915)), ("3110", "Bede Court development fund", dict(D=-327915)),
       ("3200", "Student hardship fund", dict(R=-64310)), ("3210", "Tanner's Row capital grant fund", dict(R=plug["R"] + 64310)), ("3300", "Permanent endowment", dict(E=plug["E"]))]))
    P = {"U": "other:Unrestricted", "D": "other:Designated", "R": "other:Restricted", "E": "other:Endowment"}
    rows, totals, lines = [], [], []
    gt = dict.fromkeys(F, 0)
    for s, L in secs:
        lines.append(("H", s)); st = dict.fromkeys(F, 0)
        for c, n, v in L:
            tot = sum(v.values())
            pv = dict(v)
            if c == "5200": pv["R"] = 58388          # planted: true 52,388
            for f in F: st[f] += v.get(f, 0); gt[f] += v.get(f, 0)
            rows.append({"account": c, "name": n, **{P[f]: pv[f] for f in F if f in pv}, "ending": tot or None})
            lines.append(("R", c, n, [pv.get(f) for f in F] + [tot or None]))
        lab = "Total " + s.lower()
        vals = [st[f] or None for f in F] + [sum(st.values()) or None]
        totals.append({"label": lab, **{P[f]: st[f] or None for f in F}, "ending": sum(st.values()) or None})
        lines.append(("T", lab, vals))
    assert all(gt[f] == 0 for f in F)
    totals.append({"label": "Check total (nil)", **{P[f]: 0 for f in F}, "ending": 0})
    lines.append(("G", "Check total (nil)", [0] * 5))
    draw(lines)
    save(FILE, "TB", [P[f] for f in F] + ["ending"], rows, totals,
         {"what": "Account 5200 Gas & electricity, Restricted: printed 58,388, should be 52,388 (closing balance and totals are right)", "kind": "digit_changed"})
def draw(lines):
    reg(("A", "LiberationSans-Regular.ttf"), ("AB", "LiberationSans-Bold.ttf"), ("AI", "LiberationSans-Italic.ttf"))
    W, H = landscape(A4); c = canvas.Canvas(os.path.join(DOC, FILE), pagesize=(W, H), invariant=1)
    X = [420, 510, 600, 690, 790]
    pg = [0]
    def head():
        pg[0] += 1
        c.setFont("AB", 13); c.drawString(45, H - 42, "The Saltwold Almshouse & Student Homes Charity")
        c.setFont("A", 9); c.drawString(45, H - 56, "Trial balance analysed by fund  |  Period 12, year ended 31 March 2026  |  Registered charity (England & Wales)")
        c.setFont("A", 7.5); c.drawRightString(797, H - 42, "Run 22/04/2026 09:17  user: mhollis"); c.drawRightString(797, H - 53, "(  ) denotes credit      All figures £")
        y = H - 82
        c.setFillColorRGB(.16, .28, .42); c.rect(45, y - 15, 752, 26, fill=1, stroke=0); c.setFillColorRGB(1, 1, 1)
        c.setFont("AB", 8.5); c.drawString(50, y - 6, "Nominal"); c.drawString(105, y - 6, "Description")
        for x, t in zip(X, ["Unrestricted", "Designated", "Restricted", "Endowment"]): c.drawRightString(x, y - 6, t)
        c.drawRightString(X[4], y + 1, "Closing"); c.drawRightString(X[4], y - 10, "balance")
        c.setFillColorRGB(0, 0, 0)
        return y - 30
    def foot():
        c.setFont("AI", 7); c.drawString(45, 24, "Funds ledger TB-07 - includes unposted journals: No - nil-balance nominals suppressed"); c.drawRightString(797, 24, "Page %d of 3" % pg[0])
    def f(v): return "-" if v is None else ("(%s)" % format(-v, ",") if v < 0 else format(v, ",") + "\u2002"[:0])
    y = head()
    for i, l in enumerate(lines):
        need = 30 if l[0] == "H" else 13
        if y - need < 42:
            foot(); c.showPage(); y = head()
        if l[0] == "H":
            y -= 3; c.setFont("AB", 8.5); c.setFillColorRGB(.16, .28, .42); c.drawString(50, y, l[1]); c.setFillColorRGB(0, 0, 0); y -= 13
        elif l[0] == "R":
            c.setFont("A", 8.5); c.drawString(50, y, l[1]); c.drawString(105, y, l[2])
            for x, v in zip(X, l[3]): c.drawRightString(x - (0 if v is not None and v < 0 else 3), y, f(v))
            y -= 12.4
        else:
            c.setLineWidth(.5); c.line(345, y + 9, 797, y + 9)
            c.setFont("AB", 8.5); c.drawString(105, y - 1, l[1])
            for x, v in zip(X, l[2]): c.drawRightString(x - (0 if v is not None and v < 0 else 3), y - 1, f(v))
            if l[0] == "G": c.line(345, y - 5, 797, y - 5); c.line(345, y - 7, 797, y - 7)
            y -= 19
    foot(); c.save()
    assert pg[0] == 3, pg
if __name__ == "__main__": make()
