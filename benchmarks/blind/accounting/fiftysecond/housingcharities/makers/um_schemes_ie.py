# UM 2 (xlsx): Irish housing body, types by scheme, merged group heads, euro formats
import random, os
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as gl
from common import *
FILE = "Tearmann_Unit_Types_Q3.xlsx"
S = [("Gleann Rua, Tullamore (24 units)", [("Bedsit", 4, 1), ("1 bed apartment", 14, 1), ("2 bed apartment", 6, 0)]), ("Cois Canála, Athlone (41 units)", [("1 bed apartment", 16, 2), ("2 bed apartment", 18, 1), ("2 bed duplex", 5, 0), ("3 bed duplex", 2, 0)]),
 ("Áras Bhríde, Kildare (30 units)", [("1 bed bungalow (older persons)", 22, 1), ("2 bed bungalow (older persons)", 6, 0), ("Wheelchair liveable 2 bed", 2, 0)]), ("The Maltings, Kilkenny (57 units)", [("Studio", 9, 1), ("1 bed apartment", 21, 0), ("2 bed apartment", 19, 2), ("3 bed house", 8, 0)]),
 ("Dispersed houses (13 units)", [("2 bed house", 5, 0), ("3 bed house", 7, 1), ("4 bed house", 1, 0)])]
def make():
    R = random.Random(41); K = ["units", "pct_units", "occupied", "vacant", "pct_occ", "market", "market_total", "actual", "actual_total", "ltl"]
    N = sum(u for _, ts in S for _, u, _ in ts); rows, totals, L = [], [], []; G = [0] * 5
    base = dict(Bedsit=720, Studio=840)
    def tot(lab, u, o, mt, at):
        v = [u, round(u / N * 100, 1), o, u - o, round(o / u * 100, 1), round(mt / u, 2), mt, round(at / o, 2), at, round(mt - at, 2)]
        totals.append({"label": lab, **dict(zip(K, v))}); return v
    for s, ts in S:
        L.append(("H", s)); T = [0] * 4
        for t, u, vac in ts:
            b = base.get(t) or {"1": 1010, "2": 1265, "3": 1480, "4": 1710, "W": 1340}[t[0]]
            m = b + R.randrange(-90, 140, 5); a = round(m * R.uniform(.22, .38), 2); o = u - vac
            mt = m * u; at = round(a * o, 2)
            v = [u, round(u / N * 100, 1), o, vac or None, round(o / u * 100, 1), m, mt, a, at, round(mt - at, 2)]
            T = [round(x + y, 2) for x, y in zip(T, (u, o, mt, at))]
            rows.append({"type": t, **dict(zip(K, v))}); L.append(("R", t, v))
        L.append(("T", "Scheme total", tot("Scheme total", *T))); G = [round(x + y, 2) for x, y in zip(G, T)]
    L.append(("G", "All schemes", tot("All schemes", *G)))
    draw(L); save(FILE, "UM", K, rows, totals)
def draw(L):
    wb = Workbook(); ws = wb.active; ws.title = "Unit types"; fn = "Calibri"
    ws["A1"] = "Tearmann Housing Association CLG - Unit types and rents, Q3 2026"; ws["A1"].font = Font(name=fn, size=14, bold=True, color="7F3F00"); ws.merge_cells("A1:K1"); ws["A1"].alignment = Alignment(horizontal="center")
    ws["A2"] = "Monthly amounts; market rent per local letting agent's advice, September 2026; rent charged is the differential rent averaged over let units"; ws["A2"].font = Font(name=fn, size=9, italic=True); ws.merge_cells("A2:K2"); ws["A2"].alignment = Alignment(horizontal="center")
    bd = Side(style="thin", color="B0A090"); box = Border(left=bd, right=bd, top=bd, bottom=bd); hd = PatternFill("solid", fgColor="F4E3D0")
    for rng, t in (("A4:A5", "Unit type"), ("B4:C4", "Stock"), ("D4:F4", "Letting at 30/09/2026"), ("G4:H4", "Market rent (p.c.m.)"), ("I4:J4", "Rent charged (p.c.m.)"), ("K4:K5", "Shortfall to market")):
        ws.merge_cells(rng); ws[rng.split(":")[0]] = t
    for c, t in zip("BCDEFGHIJ", ["Units", "% of all", "Let", "Void", "% Let", "Per unit", "Total", "Per let unit", "Total"]): ws[c + "5"] = t
    for r in (4, 5):
        for c in range(1, 12):
            q = ws.cell(r, c); q.fill = hd; q.font = Font(name=fn, bold=True); q.border = box; q.alignment = Alignment(horizontal="center", vertical="center", wrap_text=True)
    nf = ["0", '0.0"%"', "0", "0", '0.0"%"', "€#,##0.00", "€#,##0.00", "€#,##0.00", "€#,##0.00", "€#,##0.00"]; r = 6
    for l in L:
        if l[0] == "H":
            ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=11); ws.cell(r, 1, l[1]).font = Font(name=fn, bold=True, underline="single"); r += 1; continue
        ws.cell(r, 1, l[1]).alignment = Alignment(indent=1 if l[0] == "R" else 0, wrap_text=True)
        for c, (v, f) in enumerate(zip(l[2], nf), 2):
            q = ws.cell(r, c, v); q.number_format = f
        for c in range(1, 12):
            ws.cell(r, c).font = Font(name=fn, bold=l[0] != "R", size=11); ws.cell(r, c).border = box
            if l[0] == "G": ws.cell(r, c).fill = hd
        r += 1
    ws.cell(r + 1, 1, "Shortfall to market = market rent total less rent charged total. Void units carry no rent charged.").font = Font(name=fn, size=9, italic=True)
    ws.column_dimensions["A"].width = 31
    for i, w in enumerate((7, 9, 7, 7, 9, 12, 14, 12, 14, 14), 2): ws.column_dimensions[gl(i)].width = w
    ws.row_dimensions[4].height = 30; ws.page_setup.orientation = "landscape"; ws.page_setup.paperSize = 9; ws.sheet_properties.pageSetUpPr.fitToPage = True
    w2 = wb.create_sheet("Contacts"); w2["A1"] = "Scheme officer"; w2["B1"] = "Ext."
    for i, (a, b) in enumerate((("Deirdre Maher - Tullamore, Athlone", 214), ("Pádraig Nolan - Kildare", 219), ("Siobhán Grace - Kilkenny, dispersed", 223)), 2): w2.cell(i, 1, a); w2.cell(i, 2, b)
    w2.column_dimensions["A"].width = 40
    wb.save(os.path.join(DOC, FILE))
if __name__ == "__main__": make()
