"""SiteLink-like export in old .xls: past-due list of a storage facility by bands of days late, merged cells and empty columns of a report writer."""
import random, datetime as dt
import xlwt
from common import *
R = random.Random(520606)
FILE = "PastDueBalances_L0043.xls"
ASOF = dt.date(2026, 7, 31)
FN = "Aaron Bettina Cody Delphine Esme Farid Gwen Hollis Imani Jarek Kiona Lamar Mirela Noor Otto Paige Quincy Rosalind Stellan Tamsin Uriel Vesna Wyatt Xiomara Yusuf Zelda".split()
LN = "Abara Brandvold Castaneda Dunphy Ellery Fortescue Grabowski Hatcher Ilunga Jessop Kovalik Lindqvist Maddox Nwosu Ostrowski Pettibone Quarles Rasmussen Sandoval Tibbets Underhill Vance Wojcik Yancey Zubrin".split()
BIZ = ["Cobalt Flooring LLC", "2nd Wind Moving & Haul", "Grace Harbor Fellowship", "Tri-Ridge HVAC", "Mesa Party Rentals"]
BAND = [("1 - 10 Days Late", 1, 10, 14), ("11 - 30 Days Late", 11, 30, 19), ("31 - 60 Days Late", 31, 60, 12), ("61 - 90 Days Late", 61, 90, 6), ("91+ Days Late (Lien / Auction)", 91, 214, 6)]
BK = ["b0_30", "b31_60", "b61_90", "b91_120", "b120"]
recs, used = [], set()
for bi, (lab, lo, hi, n) in enumerate(BAND):
    grp = []
    for _ in range(n):
        while True:
            u = R.choice("ABCDEF") + f"{R.randint(1, 88):03d}"
            if u not in used: used.add(u); break
        nm = R.choice(BIZ) if R.random() < .08 else f"{R.choice(LN)}, {R.choice(FN)}" + (f" {R.choice('ABCJMRT')}." if R.random() < .2 else "")
        days = R.randint(lo, hi); rate = R.choice([48, 59, 72, 79, 84, 99, 115, 129, 142, 168, 185, 219, 255]); ins = R.choice([0, 12, 12, 18, 24])
        b = dict.fromkeys(BK, 0.0); fees = 0.0; i = 0
        while days - 30 * i > 0:
            age = days - 30 * i; k = BK[min((age - 1) // 30, 4)] if age > 30 else "b0_30"
            f = (20 if age >= 6 else 0) + (35 if 20 <= age - 0 and i == 0 and days >= 40 else 0)
            amt = rate + ins + r2(rate * .0725) + f; fees += f; b[k] += r2(amt); i += 1
        if days > 75 and R.random() < .4: b["b0_30"] -= 50.0   # partial payment
        b = {k: r2(v) for k, v in b.items()}
        grp.append(dict(unit=u, name=nm, phone=f"(555) 01{R.randint(0,9)}-{R.randint(1000,9999)}", paid=ASOF - dt.timedelta(days=days), days=days, rate=float(rate), **b, fees=r2(fees), total=r2(sum(b.values())), deposit=float(R.choice([0, 0, 0, 25, 50]))))
    recs.append((lab, sorted(grp, key=lambda x: (x["days"], x["unit"]))))
SUM = ["rate"] + BK + ["total", "fees", "deposit"]
def tot(xs): return {k: r2(sum(x[k] for x in xs)) for k in SUM}
wb = xlwt.Workbook(); ws = wb.add_sheet("Past Due Balances"); ws.show_grid = False
def S(bold=False, h=160, al="left", fmt="General", top=0, bottom=0, wrap=False, col=None, it=False):
    s = xlwt.XFStyle(); f = xlwt.Font(); f.name = "Tahoma"; f.height = h; f.bold = bold; f.italic = it
    if col: f.colour_index = col
    s.font = f; a = xlwt.Alignment(); a.horz = {"left": 1, "center": 2, "right": 3}[al]; a.vert = 2; a.wrap = int(wrap); s.alignment = a; s.num_format_str = fmt
    b = xlwt.Borders(); b.top = top; b.bottom = bottom; s.borders = b
    return s
M = '$#,##0.00;($#,##0.00)'; 
# column plan: report writer leaves hairline columns; name spans 2-4, phone 5-6 ...
C = dict(unit=1, name=2, phone=5, paid=7, days=9, rate=10, b0_30=11, b31_60=12, b61_90=14, b91_120=15, b120=16, total=18, fees=19, deposit=21)
for j, w in enumerate([2, 9, 12, 6, 8, 11, 5, 9, 2, 7, 10, 10, 10, 1, 10, 10, 10, 1, 12, 10, 1, 9]): ws.col(j).width = 256 * w
def nonum(v): return v
ws.write_merge(0, 0, 1, 10, "Corral Gate Self Storage - Yucca Flats", S(True, 240)); ws.write_merge(1, 1, 1, 10, "L0043   2210 Saltbush Pkwy, Yucca Flats", S())
ws.write_merge(0, 1, 14, 21, "Past Due Balances", S(True, 320, "right")); ws.write_merge(2, 2, 14, 21, "As of Friday, July 31, 2026", S(al="right"))
ws.write_merge(3, 3, 1, 21, "Includes: rent, insurance, fees, tax.  Excludes: tenants with scheduled auto-bill retry, balances under $1.00.  Sort: days late, unit.", S(it=True, h=140))
r = 5
hs = S(True, 160, "right", bottom=2, wrap=True); hl = S(True, 160, "left", bottom=2, wrap=True); hc = S(True, 160, "center", bottom=1)
ws.write_merge(r, r, 11, 16, "Amount Due By Age (Days)", hc)
r = 6
for k, t in dict(unit="Unit", days="Days Late", rate="Monthly Rate", b0_30="0 - 30", b31_60="31 - 60", b61_90="61 - 90", b91_120="91 - 120", b120="Over 120", total="Total Due", fees="Incl. Late / Lien Fees", deposit="Sec. Deposit").items(): 
    ws.write(r, C[k], t, hl if k == "unit" else hs)
ws.write_merge(r, r, 2, 4, "Tenant", hl); ws.write_merge(r, r, 5, 6, "Phone", hl); ws.write_merge(r, r, 7, 8, "Paid Thru", hl)
ws.row(r).height_mismatch = True; ws.row(r).height = 620
r = 7; rows, totals = [], []
N = {"rate": "other:Monthly Rate", "days": "other:Days Late", "fees": "other:Incl. Late / Lien Fees"}
nm = lambda k: N.get(k, k)
def tline(r, lab, xs, top):
    ws.write_merge(r, r, 1, 7, lab, S(True, 160, top=top))
    t = tot(xs)
    for j in range(8, 22):
        if j not in [C[k] for k in SUM]: ws.write(r, j, None, S(top=top))
    for k in SUM: ws.write(r, C[k], t[k], S(True, 160, "right", M, top=top))
    totals.append({"label": lab, **{nm(k): t[k] for k in SUM}})
st, sr, sm = S(), S(al="right"), S(al="right", fmt=M)
for lab, g in recs:
    ws.write_merge(r, r, 1, 10, lab, S(True, 180, col=18)); r += 1
    for x in g:
        ws.write(r, 1, x["unit"], st); ws.write_merge(r, r, 2, 4, x["name"], st); ws.write_merge(r, r, 5, 6, x["phone"], st)
        ws.write_merge(r, r, 7, 8, x["paid"].strftime("%b %d, %Y"), st); ws.write(r, C["days"], x["days"], sr)
        for k in SUM: ws.write(r, C[k], x[k], sm)
        rows.append({"unit": x["unit"], "name": x["name"], "date": x["paid"].strftime("%b %d, %Y"), nm("days"): x["days"], **{nm(k): x[k] for k in SUM}})
        r += 1
    tline(r, f"{lab.split(' (')[0]}:  {len(g)} units", g, 1); r += 2
allx = [x for _, g in recs for x in g]
tline(r, f"Facility Total:  {len(allx)} units", allx, 6); r += 2
for a, b in (("Occupied units", "511"), ("% of occupied units past due", f"{len(allx)/511*100:.1f}%"), ("Units in lien status", str(len(recs[-1][1])))):
    ws.write_merge(r, r, 1, 4, a, S()); ws.write(r, 5, b, S(al="right")); r += 1
ws.write_merge(r + 1, r + 1, 1, 10, "Printed by: mgr.yucca   8/1/2026 7:58:12 AM", S(h=140, it=True))
ws.portrait = False; ws.fit_num_pages = 1; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 0; ws.header_str = b""; ws.footer_str = b"&RPage &P of &N"
wb.save(f"{DOCS}/{FILE}")
save_truth(FILE, "AR", [nm("days"), nm("rate")] + BK + ["total", nm("fees"), "deposit"], rows, totals)
