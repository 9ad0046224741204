# TB 3 (xlsx): Irish approved housing body, account x scheme, balances as text with CR
import random, os
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter
from common import *
FILE = "Cuan Aras CLG - TB by scheme Sep 2026.xlsx"
SCH = ["Rathbeg Court", "St Gobnait's", "Mill Lane", "Head Office"]
A = [("0100", "Housing property - cost", 1, "012", 3e6), ("0150", "Housing property - depreciation", -1, "012", 4e5), ("1010", "Tenant rent debtors", 1, "012", 2.2e4), ("1020", "HSE s.39 grant receivable", 1, "13", 3e4),
 ("1200", "AIB current account", 1, "3", 4e5), ("1210", "Sinking fund deposit a/c", 1, "012", 9e4), ("1300", "Prepaid insurance", 1, "3", 1e4), ("2000", "Trade creditors", -1, "0123", 1.6e4), ("2020", "PAYE/PRSI", -1, "3", 1.3e4),
 ("2050", "Tenant deposits", -1, "012", 7e3), ("2200", "CAS loan - local authority", -1, "01", 9e5), ("2210", "CALF loan", -1, "2", 7e5), ("2300", "HFA loan", -1, "2", 1.1e6), ("2400", "Deferred capital grant", -1, "012", 6e5),
 ("3000", "Accumulated funds", 0, "0123", 0), ("3100", "Sinking fund reserve", -1, "012", 9e4),
 ("4000", "Differential rents", -2, "012", 2e5), ("4010", "Payment & availability (P&A)", -2, "2", 1.7e5), ("4020", "Service charges to tenants", -2, "012", 2.5e4), ("4100", "HSE s.39 support grant", -2, "13", 8e4), ("4200", "Fundraising & raffles", -2, "3", 9e3),
 ("5000", "Caretaker wages", 2, "012", 3.2e4), ("5050", "Day-to-day repairs", 2, "012", 2.8e4), ("5060", "Planned maintenance", 2, "02", 4e4), ("5100", "Heat and light (common areas)", 2, "012", 1.4e4), ("5150", "Insurance", 2, "0123", 8e3), ("5200", "Loan interest", 2, "012", 2.1e4),
 ("5300", "Bad debts", 2, "12", 2.5e3), ("6000", "Admin salaries", 2, "3", 1.4e5), ("6050", "Regulator & membership fees", 2, "3", 4e3), ("6100", "Office & IT", 2, "3", 1.8e4), ("6900", "Management charge", 3, "0123", 0)]
def make():
    R = random.Random(77)
    d = {}
    for c, n, k, ss, m in A:
        for s in map(int, ss):
            b = v = 0
            x = m * R.uniform(.5, 1.6)
            if k in (1, -1):
                b = k * x; v = k * x * R.uniform(-.08, .12)
                if c in ("0100", "2400"): v = R.choice([0, 0, b * .01])
            elif k in (2, -2): v = (1 if k > 0 else -1) * x
            elif k == 3: v = [18250, 14600, 21900, -54750][s]
            if c == "0100": b = round(b, -2)
            d[c, s] = [round(b * 100), round(v * 100)]
    for s in range(4):
        d["3000", s][0] = -sum(v[0] for (c, t), v in d.items() if t == s)
    d["1200", 3][1] -= sum(v[1] for v in d.values())
    if d["1200", 3][0] + d["1200", 3][1] < 0: d["1200", 3][1] += 0
    rows, totals, L = [], [], []
    g = [[0, 0, 0], [0, 0, 0]]
    K = ["beginning", "activity", "ending"]
    for c, n, k, ss, m in A:
        st = [0, 0, 0]
        for s in map(int, ss):
            b, v = d[c, s]; vals = [b, v, b + v]
            for i, z in enumerate(vals): g[0 if z > 0 else 1][i] += z; st[i] += z
            rows.append({"account": c, "name": n, "property": SCH[s], **{q: z / 100 for q, z in zip(K, vals) if z}}); L.append(("R", c, n, SCH[s], vals))
        if len(ss) > 1:
            totals.append({"label": "Total %s" % c, **{q: z / 100 for q, z in zip(K, st) if z}}); L.append(("T", "Total %s" % c, st))
    assert all(g[0][i] + g[1][i] == 0 for i in range(3)), g
    for lab, vs in (("Total debits", g[0]), ("Total credits", g[1])):
        totals.append({"label": lab, **{q: z / 100 for q, z in zip(K, vs)}}); L.append(("G", lab, vs))
    totals.append({"label": "Out of balance", **{q: 0 for q in K}}); L.append(("Z", "Out of balance", [0, 0, 0]))
    draw(L); save(FILE, "TB", K, rows, totals)
def draw(L):
    wb = Workbook(); ws0 = wb.active; ws0.title = "Read me"
    for i, t in enumerate(["Cuan Aras Housing CLG", "Board pack - appendix 4", "TB exported from ledger 9 Oct 2026 by S. Tuohy, tidied by hand", "CR = credit. Scheme 'Head Office' takes all bank movements for the nine months.", "Depreciation not yet run for Q3."], 2):
        ws0.cell(i, 2, t).font = Font(name="Georgia", size=14 if i == 2 else 10, bold=i == 2)
    ws0.column_dimensions["B"].width = 80
    ws = wb.create_sheet("TB Sep"); wb.active = 1
    fn = "Georgia"
    ws["B1"] = "CUAN ARAS HOUSING CLG"; ws["B1"].font = Font(name=fn, size=13, bold=True)
    ws["B2"] = "Trial balance by nominal and scheme - nine months to 30 September 2026 (€)"; ws["B2"].font = Font(name=fn, italic=True)
    hdr = [(2, "Nom."), (3, "Account name"), (4, "Scheme"), (5, "Posted by"), (6, "B/fwd"), (8, "Movement"), (10, "C/fwd")]
    sub = {2: "code", 6: "01.01.2026", 8: "Jan-Sep", 10: "30.09.2026"}
    thin = Side(style="thin", color="666666"); dbl = Side(style="double")
    for c, t in hdr:
        for r, x in ((4, t), (5, sub.get(c))):
            q = ws.cell(r, c, x); q.font = Font(name=fn, bold=True, size=10); q.fill = PatternFill("solid", fgColor="E7DFC6")
            q.alignment = Alignment(horizontal="right" if c >= 6 else "left")
    for c in range(2, 11):
        ws.cell(4, c).fill = ws.cell(5, c).fill = PatternFill("solid", fgColor="E7DFC6"); ws.cell(5, c).border = Border(bottom=thin)
    def f(z): return "-" if z == 0 else format(abs(z) / 100, ",.2f") + (" CR" if z < 0 else "")
    r = 6
    for l in L:
        if l[0] == "R":
            ws.cell(r, 2, l[1]); ws.cell(r, 3, l[2]); ws.cell(r, 4, l[3]); ws.cell(r, 5, ["st", "mk", "st"][r % 3]); vals = l[4]; b = False
        else:
            ws.cell(r, 3, l[1]); vals = l[2]; b = True
        for c, z in zip((6, 8, 10), vals):
            q = ws.cell(r, c, "0.00" if l[0] == "Z" else f(z)); q.alignment = Alignment(horizontal="right")
            if b: q.border = Border(top=thin, bottom=dbl if l[0] == "Z" else None)
        for c in range(2, 11): ws.cell(r, c).font = Font(name=fn, size=10, bold=b)
        r += 2 if l[0] == "T" else 1
        if l[0] == "R" and L[L.index(l) + 1][0] == "G": r += 1
    ws.cell(r + 1, 2, "Reviewed: ____________   Date: ________").font = Font(name=fn, size=9)
    for c, w in zip("ABCDEFGHIJ", (2, 8, 32, 18, 9, 19, 2, 19, 2, 19)): ws.column_dimensions[c].width = w
    ws.column_dimensions["E"].hidden = True
    ws.freeze_panes = "B6"; ws.print_title_rows = "4:5"; ws.page_setup.paperSize = 9; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    ws.sheet_view.tabSelected = True; ws0.sheet_view.tabSelected = False
    wb.save(os.path.join(DOC, FILE))
if __name__ == "__main__": make()
