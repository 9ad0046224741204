"""Garden apartments: delinquent & prepaid export, sections by status, comment lines beneath. openpyxl."""
import random, datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R = random.Random(66)
NAME = "Delinquent and Prepaid - Larkmoor Flats 2026-08-31"
FN = "Adele Boris Carmen Dmitri Elspeth Farid Greta Hamish Ingrid Jarek Keiko Lionel Mirela Nestor Odalys Pavel Quilla Rasmus Selma Tobias Ulla Viggo Wanda Xenia Yorick Zelda Anselm Bettina Corwin Desta".split()
LN = "Abernook Balthorn Crandow Dellamere Eskridson Fennimoor Gantrey Hollowick Imberley Jorvick Kestrane Lomberg Mossgrove Nethercot Ostrander Pellworth Quarrick Rustenby Silverlock Thornquay Umberton Vasselby Wexcombe Yarrowin Zimbrel".split()
wb = Workbook(); ws = wb.active; ws.title = "Page 1"
wb.properties.created = datetime.datetime(2026, 9, 1)
a9 = Font(name="Arial", size=9); b9 = Font(name="Arial", size=9, bold=True); it = Font(name="Arial", size=8, italic=True, color="555555")
thin = Side(style="thin"); M = '#,##0.00_);(#,##0.00)'
for r, t in ((1, "Larkmoor Flats"), (2, "DELINQUENT AND PREPAID REPORT"), (3, "As of 08/31/2026   |   Fiscal period 082026   |   Parameters: all balances; subjournals RESIDENT, SUBSIDY; former residents included"),):
    ws.cell(r, 1, t).font = Font(name="Arial", size=12 if r == 2 else 9, bold=r < 3); ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=17)
    ws.cell(r, 1).alignment = Alignment(horizontal="center")
cols = [("Bldg/Unit", "unit"), ("Resh ID", "resident"), ("Name", "name"), ("Phone", None), ("Status", "status"), ("Total Prepaid", "prepaid"), ("Total Delinquent", "delinquent"), ("Net Balance", "total"), (None, None), ("Current", "current"), ("31 - 60 Days", "b31_60"), ("61 - 90 Days", "b61_90"), ("Over 90", "b90"), ("Prorate Credit", "other:Prorate Credit"), ("Deposits Held", "deposit"), ("Outstanding Deposit", "other:Outstanding Deposit"), ("# Late", "other:# Late")]
for i, (h, _) in enumerate(cols, 1):
    c = ws.cell(6, i, h); c.font = b9; c.alignment = Alignment(wrap_text=True, horizontal="center", vertical="bottom"); c.border = Border(bottom=Side(style="medium"))
    if h: c.fill = PatternFill("solid", fgColor="DDE6F0")
ws.row_dimensions[6].height = 28
for i, w in enumerate([11, 9, 25, 14, 17, 11, 12, 12, 2, 11, 11, 11, 11, 10, 11, 12, 7], 1): ws.column_dimensions[chr(64+i)].width = w
MK = [k for h, k in cols if k and k not in ("unit", "resident", "name", "status")]
rows, totals, r = [], [], 7; G = {k: 0 for k in MK}
used = set(); CM = ["8/12 promise to pay $500 by 8/21, broken", "Eviction filed 8/18, hearing 9/09", "RAP application pending with county", "Sent to collections 7/02", "Left voicemail 8/25, email 8/27", "Pays biweekly per agreement dated 6/30"]
def last(sec, k, d, bold=True):
    ws.cell(r, 3, sec).font = b9; t = {"label": sec}
    for i, (h, kk) in enumerate(cols, 1):
        if kk in d:
            c = ws.cell(r, i, d[kk] if kk == "other:# Late" else d[kk]/100); c.font = b9; c.number_format = "0" if kk == "other:# Late" else M
            c.border = Border(top=thin, bottom=Side(style="double") if k else None); t[kk] = d[kk] if kk == "other:# Late" else num(d[kk])
    totals.append(t)
for sec, st, n in (("Current Residents", "Current resident", 34), ("Residents on Notice", "Current resident - NTV", 7), ("Former Residents", "Former resident", 15), ("Applicants", "Applicant", 3)):
    ws.cell(r, 1, sec).font = Font(name="Arial", size=10, bold=True, underline="single"); r += 1
    T = {k: 0 for k in MK}; us = []
    while len(us) < n:
        u = (R.randint(1, 9), R.randint(1, 3)*100 + R.randint(1, 8))
        if (u, sec[:4] == "Form") not in used: used.add((u, sec[:4] == "Form")); us.append(u)
    for u in sorted(us):
        rent = R.choice([1085, 1140, 1195, 1260, 1310, 1425])*100; z = R.random()
        cur = d30 = d60 = d90 = pre = pror = od = 0; dep = R.choice([25000, 30000, 50000, rent]); late = 0
        if sec == "Applicants": cur = 0; pre = -R.choice([20000, 30000, 5000]); dep = 0; od = R.choice([25000, 30000])
        elif sec == "Former Residents":
            late = R.randint(0, 5)
            if z < .15: pre = -R.randint(1200, 18000)
            else: d90 = R.randint(4000, 480000); d60 = R.choice([0, 0, R.randint(3000, 90000)]); d30 = R.choice([0, 0, R.randint(1000, 30000)])
            dep = R.choice([0, 0, 25000])
        elif z < .28: pre = -R.choice([R.randint(100, 9000), rent, 4500])
        elif z < .7: cur = R.choice([rent, R.randint(1500, rent), 7500 + R.randint(0, 6000)]); late = R.randint(0, 4)
        elif z < .88: cur = rent + 7500; d30 = R.randint(20000, rent+5000); late = R.randint(1, 6); pror = -R.choice([0, 0, 4193])
        else: cur = rent + 7500; d30 = rent + 7500; d60 = rent + R.choice([0, 7500]); d90 = R.randint(50000, 3*rent); late = R.randint(4, 11)
        if sec == "Residents on Notice" and R.random() < .4: pror = -R.randint(8000, 40000)
        if not cur + d30 + d60 + d90 + pror > 0 and not pre: cur = 8800; pror = 0
        dl = cur + d30 + d60 + d90 + pror
        if dl <= 0 and pre == 0: pror = 0; dl = cur + d30 + d60 + d90
        if pre and not cur: pror = 0; dl = d30 + d60 + d90
        v = dict(zip(MK, [pre, dl, pre+dl, cur, d30, d60, d90, pror, dep, od, late]))
        vals = [f"{u[0]:02d}-{u[1]}", f"{R.randint(118, 1990)}", f"{R.choice(LN)}, {R.choice(FN)}", f"(555) 01{R.randint(0,9)}-{R.randint(1000,9999)}", st]
        row = {"unit": vals[0], "resident": vals[1], "name": vals[2], "status": st}
        for i, x in enumerate(vals, 1): ws.cell(r, i, x).font = a9
        for i, (h, k) in enumerate(cols, 1):
            if k in v:
                T[k] += v[k]
                if k == "other:# Late": c = ws.cell(r, i, v[k]); row[k] = v[k]
                else: c = ws.cell(r, i, v[k]/100); c.number_format = M; row[k] = num(v[k])
                c.font = a9
        rows.append(row); r += 1
        if dl > 150000 and R.random() < .75: ws.cell(r, 3, "Comment: " + R.choice(CM)).font = it; r += 1
    last(f"Total {sec} ({n})", 0, T); r += 2
    for k in MK: G[k] += T[k]
last("Grand Total Larkmoor Flats", 1, G)
assert G["total"] == G["prepaid"] + G["delinquent"]
r += 3; ws.cell(r, 1, "Prepaid amounts are shown in parentheses. Delinquency is net of prorate credits; deposits are not applied until final account statement.").font = it
ws.freeze_panes = "A7"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = "6:6"
wb.save(doc(NAME + ".xlsx"))
truth(NAME, "AR", MK, rows, totals)
