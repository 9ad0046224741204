"""Self storage unit mix, modern web-report PDF (landscape, fpdf2), groups by unit kind, occupancy bars. Planted: one digit of a vacant count changed."""
from fpdf import FPDF
from common import *
# type, sf, units, occ, down, street, avg in-place
G = [("CLIMATE CONTROLLED - GROUND", [("5x5 CC-G",25,28,19,0,49,52.35),("5x10 CC-G",50,46,33,1,79,83.10),("10x10 CC-G",100,52,31,2,129,136.44),("10x15 CC-G",150,24,17,0,169,171.92),("10x20 CC-G",200,18,11,0,209,214.55)]),
     ("CLIMATE CONTROLLED - 2ND FLOOR", [("5x5 CC-U",25,34,14,4,39,44.07),("5x10 CC-U",50,58,29,6,65,68.92),("7.5x10 CC-U",75,16,8,0,85,88.00),("10x10 CC-U",100,40,22,3,105,111.36)]),
     ("DRIVE-UP", [("5x10 DU",50,32,27,0,69,71.48),("10x10 DU",100,64,51,1,115,118.23),("10x15 DU",150,36,30,0,145,151.10),("10x20 DU",200,44,41,0,179,183.66),("10x30 DU",300,22,22,0,245,239.18)]),
     ("PARKING & OTHER", [("12x25 RV Uncovered",300,21,13,0,75,72.69),("12x40 RV Covered",480,10,10,0,185,178.50),("Wine Locker",9,12,0,12,25,0.0),("Cell Tower / Billboard",0,2,2,0,0,1150.0)])]
money = ["sf", "units", "occupied", "vacant", "down", "pct_occ", "total_sf", "other:Street Rate", "actual", "actual_total"]
rows = []; totals = []; lay = []
def tot(lab, rs):
    u = sum(r["units"] for r in rs); o = sum(r["occupied"] for r in rs)
    t = {"label": lab, "units": u, "occupied": o, "vacant": u-o-sum(r["down"] for r in rs), "down": sum(r["down"] for r in rs), "pct_occ": round(100*o/u, 1),
         "total_sf": sum(r["total_sf"] for r in rs), "actual_total": r2(sum(r["actual_total"] for r in rs))}
    t["actual"] = r2(t["actual_total"]/o); return t
for g, ls in G:
    gr = []
    for ty, sf, u, o, d, st, a in ls:
        gr.append({"type": ty, "sf": sf, "units": u, "occupied": o, "vacant": u-o-d, "down": d, "pct_occ": round(100*o/u, 1), "total_sf": sf*u, "other:Street Rate": float(st), "actual": a, "actual_total": r2(a*o)})
    s = tot(g.title().replace("2Nd", "2nd") + " subtotal", gr); lay.append((g, gr, s)); rows += gr; totals.append(s)
T = tot("Facility Total", rows); totals.append(T)
P = [r for r in rows if r["type"] == "10x10 CC-U"][0]; assert P["vacant"] == 15; P["vacant"] = 10+8   # printed 18, true 15
F = "um_ironlatch_storage.pdf"
pdf = FPDF("L", "mm", "Letter"); pdf.set_auto_page_break(False); pdf.add_page(); pdf.set_creation_date(__import__("datetime").datetime(2025, 8, 4))
pdf.set_fill_color(24, 49, 83); pdf.rect(0, 0, 280, 20, "F"); pdf.set_text_color(255); pdf.set_font("helvetica", "B", 15); pdf.text(12, 10, "Unit Mix & Occupancy"); pdf.set_font("helvetica", "", 9)
pdf.text(12, 16, "Iron Latch Self Storage - Store #0418, Kettering Pike"); pdf.text(205, 10, "Snapshot: Jul 31, 2025 11:59 PM"); pdf.text(205, 16, "Run by: receiver.readonly")
pdf.set_text_color(30)
cols = [("Unit Type", 47, None), ("Sq Ft", 16, "sf"), ("Units", 15, "units"), ("Occupied", 19, "occupied"), ("Vacant", 16, "vacant"), ("Down", 15, "down"), ("% Occ", 17, "pct_occ"), ("", 22, "bar"), ("Total Sq Ft", 22, "total_sf"), ("Street Rate", 22, "other:Street Rate"), ("Avg In-Place Rent", 22, "actual"), ("Total In-Place Rent", 26, "actual_total")]
x0 = 10; y = 27
pdf.set_font("helvetica", "B", 7.5)
x = x0
for h, w, k in cols:
    ws = h.split(" "); two = {"Avg In-Place Rent": ("Avg In-Place", "Rent"), "Total In-Place Rent": ("Total In-Place", "Rent")}.get(h, ("", h))
    for i, t in enumerate(two):
        pdf.set_xy(x, y + 3.4*i); pdf.cell(w, 3.6, t, align="L" if k is None else "R")
    x += w
y += 8.5; pdf.set_draw_color(24, 49, 83); pdf.set_line_width(.5); pdf.line(x0, y, x, y); y += 1.5; XR = x
def fm(k, v):
    if v is None: return ""
    if k == "pct_occ": return f"{v:.1f}%"
    if k in ("other:Street Rate", "actual", "actual_total"): return f"${v:,.2f}"
    return f"{v:,}"
def line(lab, r, bold, fill=None, h=5.7):
    global y
    if fill: pdf.set_fill_color(*fill); pdf.rect(x0, y, XR-x0, h, "F")
    pdf.set_font("helvetica", "B" if bold else "", 8); x = x0
    for hd, w, k in cols:
        pdf.set_xy(x, y)
        if k == "bar":
            pdf.set_fill_color(205, 212, 222); pdf.rect(x+4, y+1.6, 16, 2.4, "F"); pdf.set_fill_color(62, 138, 96); pdf.rect(x+4, y+1.6, 16*r["pct_occ"]/100, 2.4, "F")
        else: pdf.cell(w, h, lab if k is None else fm(k, r.get(k)), align="L" if k is None else "R")
        x += w
    y += h
for g, gr, s in lay:
    pdf.set_font("helvetica", "B", 7); pdf.set_text_color(24, 49, 83); pdf.text(x0+1, y+4, g); pdf.set_text_color(30); y += 5.4
    for i, r in enumerate(gr): line("  " + r["type"], r, False, (243, 246, 250) if i % 2 else None)
    pdf.set_line_width(.2); pdf.line(x0, y, XR, y); line(s["label"], s, True); y += 1.6
line(T["label"], T, True, (220, 228, 238), 7)
pdf.set_font("helvetica", "I", 7); pdf.text(x0, y+6, "Vacant = rentable vacant. Down = unrentable (roof leak bldg C 2nd floor, company use). In-place rent excludes insurance, fees and tax.")
pdf.output(doc(F)); print(totals, y)
save(F, "UM", "SELF_STORAGE", "web storage software PDF, groups by kind with subtotals, bars, % and $ signs", money, rows, totals,
     planted={"what": "10x10 CC-U vacant printed 18, should be 15 (units 40 - occupied 22 - down 3)", "kind": "digit_changed"})
