"""School handbook sheets printed by LibreOffice: timetable (merged cells) and fee schedule (half-ruled)."""
import json, subprocess, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
wb = openpyxl.Workbook(); tables = []
thin = Side(style="thin"); med = Side(style="medium"); hair = Side(style="hair")
def colpt(w): return w * 7.0
def setup(ws, widths, land, ml, mt):
    ws.page_setup.paperSize = 9; ws.page_setup.orientation = "landscape" if land else "portrait"
    ws.page_margins.left = ml; ws.page_margins.right = .4; ws.page_margins.top = mt; ws.page_margins.bottom = .6
    ws.page_margins.header = ws.page_margins.footer = .3
    ws.oddFooter.center.text = "St Aldhelm's School  -  Parent handbook 2024/25"; ws.oddFooter.center.size = 8
    for i, w in enumerate(widths): ws.column_dimensions[L(i + 1)].width = w
def truth(page, ws, r0, nr, nc, widths, heights, cells, ml, mt):
    x0 = ml * 72; top = mt * 72 + sum(heights[:r0])
    tables.append({"page": page, "bbox": [round(x0, 1), round(top, 1), round(x0 + sum(map(colpt, widths[:nc])), 1), round(top + sum(heights[r0:r0 + nr]), 1)],
                   "n_rows": nr, "n_cols": nc, "cells": cells})
# --- sheet 1: timetable
ws = wb.active; ws.title = "Timetable"
W = [13, 19, 19, 19, 19, 19]; setup(ws, W, True, .6, .6)
ws["A1"] = "Form 9 Blue: weekly timetable, Michaelmas term"; ws["A1"].font = Font(name="Liberation Serif", size=15, bold=True)
ws["A2"] = "Form tutor Ms R. Penhale. Room in brackets. Two-week practicals run in week A unless shown otherwise."; ws["A2"].font = Font(name="Liberation Serif", size=9, italic=True)
g = [["Period", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
     ["08:30-08:50", ("Registration and assembly", 5, 1), None, None, None, None],
     ["1\n08:55-09:45", "Mathematics\n(M4)", "English\n(E2)", ("Design and technology\n(Workshop 1)", 1, 2), "French\n(L1)", "Biology\n(S3)"],
     ["2\n09:50-10:40", "French\n(L1)", "Mathematics\n(M4)", None, "English\n(E2)", "History\n(H5)"],
     ["10:40-11:05", ("Break", 5, 1), None, None, None, None],
     ["3\n11:05-11:55", "Geography\n(H2)", ("Chemistry practical\n(S1), week B in S2", 1, 2), "Mathematics\n(M4)", "Latin\n(L6)", "English\n(E2)"],
     ["4\n12:00-12:50", "English\n(E2)", None, "Physics\n(S5)", "Music\n(Hall)", "Mathematics\n(M4)"],
     ["12:50-13:50", ("Lunch, clubs and orchestra rehearsals", 5, 1), None, None, None, None],
     ["5\n13:50-14:40", "Physics\n(S5)", "Computing\n(IT2)", ("Games\n(Long Meadow)", 1, 2), "Biology\n(S3)", "Religious studies\n(H1)"],
     ["6\n14:45-15:35", "Art\n(Studio)", "Latin\n(L6)", None, "Geography\n(H2)", ""],
     ["15:40-16:30", "Choir", "Prep (Library)", "", "Prep (Library)", ""]]
hts = [24, 16, 10] + [18, 20, 34, 34, 18, 34, 34, 18, 34, 34, 20]
cells = []
for r, row in enumerate(g):
    for k, v in enumerate(row):
        cell = ws.cell(r + 4, k + 1); cell.border = Border(thin, thin, thin, thin)
        cell.alignment = Alignment("center", "center", wrap_text=True); cell.font = Font(name="Liberation Sans", size=9, bold=r == 0 or k == 0)
        if r == 0: cell.fill = PatternFill("solid", "D9E2C8")
        if not v: continue
        t, cs, rs = (v, 1, 1) if isinstance(v, str) else v
        cell.value = t
        if cs > 1 or rs > 1: ws.merge_cells(start_row=r + 4, start_column=k + 1, end_row=r + 3 + rs, end_column=k + cs)
        if cs > 1: cell.fill = PatternFill("solid", "EEEEEE")
        cells.append([r, k, r + rs - 1, k + cs - 1, " ".join(t.split())])
for i, h in enumerate(hts): ws.row_dimensions[i + 1].height = h
truth(1, ws, 3, len(g), 6, W, hts, cells, .6, .6)
# --- sheet 2: fees
ws = wb.create_sheet("Fees"); W = [30, 10, 10, 10, 11]; setup(ws, W, False, .8, .7)
ws["A1"] = "School fees 2024/25"; ws["A1"].font = Font(name="Liberation Sans", size=16, bold=True, color="1F4E45")
ws["A2"] = "Fees are due on the first day of each term. Amounts in pounds sterling, VAT not included."; ws["A2"].font = Font(name="Liberation Sans", size=9)
hts = [26, 15, 12]; rows = [("h", ["Year group", "Autumn", "Spring", "Summer", "Year"])]
def yr(n, a, b, c): return ("r", [n, a, b, c, a + b + c])
rows += [("s", ["Day pupils"]), yr("Reception to Year 2", 3890, 3890, 3890), yr("Years 3 to 6", 4615, 4615, 4615), yr("Years 7 to 9", 5740, 5740, 5740), yr("Years 10 to 13", 6080, 6080, 5520),
         ("s", ["Boarders"]), yr("Weekly, Years 7 to 9", 9120, 9120, 8745), yr("Weekly, Years 10 to 13", 9610, 9610, 8890), yr("Full, Years 7 to 9", 10480, 10480, 10060), yr("Full, Years 10 to 13", 11035, 11035, 10390),
         ("s", ["Regular extras"]), yr("Instrumental lessons (10 a term)", 348, 348, 348), yr("Learning support", 515, 515, 515), ("r", ["School bus, all routes", 402, 402, 366, 1170]), ("r", ["Saturday rowing", 0, 185, 210, 395])]
r0 = 3; cells = []
for i, (kind, vals) in enumerate(rows):
    hts.append(20 if kind != "r" else 16)
    for k in range(5):
        cell = ws.cell(i + 4, k + 1); v = vals[k] if k < len(vals) else None
        cell.font = Font(name="Liberation Sans", size=10, bold=kind != "r" or k == 4, color="1F4E45" if kind == "s" else "000000")
        cell.alignment = Alignment("left" if k == 0 else "right", "center" if kind != "s" else "bottom", indent=1 if kind == "r" and k == 0 else 0)
        cell.border = Border(top=med if i == 0 else None, bottom=med if i in (0, len(rows) - 1) else hair if kind == "r" else None)
        if v is None: continue
        if v == 0: v = "–"
        cell.value = v
        if not isinstance(v, str): cell.number_format = "#,##0"
        cells.append([i, k, i, k, v if isinstance(v, str) else f"{v:,}"])
truth(2, ws, r0, len(rows), 5, W, hts, cells, .8, .7)
hts += [14, 30]; q = len(hts)
ws.cell(q - 1, 1, "A term's notice in writing is required before a pupil is withdrawn.").font = Font(name="Liberation Sans", size=8, italic=True)
ws.cell(q, 1, "Sibling discount and instalments").font = Font(name="Liberation Sans", size=12, bold=True, color="1F4E45"); ws.cell(q, 1).alignment = Alignment(vertical="bottom")
hts.append(8); r0 = len(hts)
g = [["Plan", "Number of\npayments", "First due", "Last due", "Charge"], ["Annual in advance", 1, "1 Sep", "1 Sep", "-2.0%"], ["Termly", 3, "1 Sep", "22 Apr", "0.0%"], ["Monthly direct debit", 10, "1 Sep", "1 Jun", "1.5%"], ["Second child", 3, "1 Sep", "22 Apr", "-5.0%"], ["Third and further children", 3, "1 Sep", "22 Apr", "-10.0%"]]
cells = []
for i, row in enumerate(g):
    hts.append(28 if i == 0 else 16)
    for k, v in enumerate(row):
        cell = ws.cell(r0 + 1 + i, k + 1, v); cell.font = Font(name="Liberation Sans", size=9.5, bold=i == 0, color="FFFFFF" if i == 0 else "000000")
        cell.alignment = Alignment("left" if k == 0 else "center", "center", wrap_text=i == 0)
        cell.fill = PatternFill("solid", "1F4E45" if i == 0 else "E6EFEC" if i % 2 == 0 else "FFFFFF")
        cells.append([i, k, i, k, " ".join(str(v).split())])
for i, h in enumerate(hts): ws.row_dimensions[i + 1].height = h
truth(2, ws, r0, len(g), 5, W, hts, cells, .8, .7)
N = "school_handbook"
import os; os.makedirs("lo", exist_ok=True)
wb.save(f"lo/{N}.xlsx")
subprocess.run(["nice", "soffice", "--headless", "-env:UserInstallation=file:///tmp/docextract-blind-lo", "--convert-to", "pdf", f"lo/{N}.xlsx"], check=True, stdout=-3)
json.dump({"suite": "t15", "doc": N, "pdf": N + ".pdf", "kind": "generated", "complete": True, "tables": tables}, open(N + ".truth.json", "w"), ensure_ascii=False, indent=1)
