"""A small owner's own spreadsheet for a mixed-use building, notes in the margin and a side box (xlsx, openpyxl, formulas saved by LibreOffice-free cached text: plain values)."""
from tlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.comments import Comment
F = "Grove St bldg income & expenses 2025.xlsx"
def dv(v): return [v[0], v[1], (v[0] or 0) - (v[1] or 0)]
s = St(["2025", "2024", "diff"], derive=dv)
N = None
s.H("Money in")
a = [s.L(n, v) for n, v in (("Store front - barber shop", (16800, 16200)), ("Store rear - Kolbe Tax & Notary", (7425, 9900)), ("Apt 1", (13800, 13200)), ("Apt 2", (12650, 14100)), ("Apt 3", (14940, 14460)), ("Apt 4 (section 8, Renny pays 212/mo)", (15108, 14736)))]
rents = s.S("all rents", a)
b = [s.L(n, v) for n, v in (("coin laundry", (1286.75, 1143.5)), ("parking spots in back (3)", (2160, 1980)), ("late fees", (150, 75)), ("barber pays back 1/3 of water", (894.12, 861.4)), ("kept deposit Apt 2", (1150, N)))]
ti = s.T("Total money in", [rents] + b)
s.H("Money out")
E = (("Town taxes", (9864.22, 9511.08)), ("Insurance - Mutual of the Valley", (5318, 4720)), ("Water/sewer", (2682.36, 2584.2)), ("Gas (heat for apts 1&2, hall)", (3977.51, 4240.87)), ("Electric hall + yard light", (864.09, 811.3)), ("Trash", (1560, 1500)),
  ("Snow plowing / mowing - Dale", (2150, 1825)), ("Plumber", (1946.5, 612)), ("Furnace service", (389, 389)), ("Roof patch over rear store", (N, 2875)), ("Apt 2 redo: paint floor stove", (4412.88, N)), ("Paint + misc Home Depot", (1107.34, 1493.26)), ("Exterminator", (540, 540)),
  ("Lawyer (Apt 2 eviction)", (1375, N)), ("Accountant", (650, 625)), ("Bank fees / checks", (48, 61.5)), ("Truck miles", (402, 398)), ("Rental permit + fire inspection", (310, 310)))
x = [s.L(*e) for e in E]
to = s.T("Total money out", x)
noi = s.T("LEFT OVER before the mortgage", [ti, to], [1, -1])
m = [s.L("mortgage principal", (9113.44, 8692.7)), s.L("mortgage interest", (12286.4, 12707.14)), s.L("new windows 2nd floor (saved up)", (6840, N))]
nc = s.T("what I actually kept", [noi] + m, [1, -1, -1, -1])
s.key = dict(total_income=ti, total_operating_expenses=to, noi=noi, net_cash_flow=nc)
wb = Workbook(); ws = wb.active; ws.title = "2025"; w2 = wb.create_sheet("mortgage"); w3 = wb.create_sheet("Sheet3")
cf = lambda **k: Font(name="Comic Sans MS", size=k.pop("size", 10), **k)
ws["B2"] = "118-120 Grove St  -  in and out for the year"; ws["B2"].font = cf(size=14, bold=True, color="1F3864"); ws["B3"] = "Kept by W. Aldershot for Valley Savings, year ending Dec 31 2025"; ws["B3"].font = cf(italic=True)
for c, w in zip("ABCDEFGHIJ", (3, 40, 13, 13, 12, 2, 46, 3, 16, 11)): ws.column_dimensions[c].width = w
for c, t in (("C", 2025), ("D", 2024), ("E", "diff"), ("G", "notes to the bank")):
    ws[c + "5"] = t; ws[c + "5"].font = cf(bold=True); ws[c + "5"].alignment = Alignment(horizontal="right" if c != "G" else "left"); ws[c + "5"].fill = PatternFill("solid", fgColor="FFE699")
NT = {"Store rear - Kolbe Tax & Notary": "moved out end of Sept, sign is up, 2 calls so far", "Apt 2": "evicted in April, empty May, new people June 1 @ 1275", "kept deposit Apt 2": "went to the redo", "Apt 4 (section 8, Renny pays 212/mo)": "HAP went up $31 in Sept",
      "Insurance - Mutual of the Valley": "shopped it, they all went up", "Roof patch over rear store": "whole roof quote was 31,500 - maybe 2027", "Apt 2 redo: paint floor stove": "stove 689.00, floor 2,240, rest paint & my nephew", "Truck miles": "600 mi x .67 last yr 594 x .67 - close enough",
      "mortgage interest": "see other tab", "LEFT OVER before the mortgage": "you asked for this number", "Town taxes": "reval coming in 2026!!"}
NT["Truck miles"] = "about 575 miles at .70 this yr"
y = 6
money = '#,##0.00;[Red]-#,##0.00'
for i, r in enumerate(s.rows):
    if r["label"] == "Money out" or (r["t"] == "TOTAL"): y += 1 if r["label"] == "Money out" else 0
    c = ws.cell(y, 2, r["label"]); c.font = cf(bold=bool(r["items"]) or not r["v"], size=12 if not r["v"] else 10)
    if r["items"] and r["t"] == "SUBTOTAL": c.alignment = Alignment(indent=2)
    if r["v"]:
        for j, v in enumerate(r["v"]):
            if v is None: continue
            c = ws.cell(y, 3 + j, int(v) if v == int(v) else v); c.number_format = "General" if (j < 2 and v == int(v) and not r["items"]) else money
            c.font = cf(bold=bool(r["items"]), color="7F7F7F" if j == 2 else None)
            if r["t"] == "TOTAL": c.border = Border(top=Side("thin"), bottom=Side("double")); c.fill = PatternFill("solid", fgColor="E2EFDA")
            elif r["items"]: c.border = Border(top=Side("hair"))
    if r["label"] in NT: c = ws.cell(y, 7, NT[r["label"]]); c.font = cf(italic=True, size=9, color="C00000" if "!!" in NT[r["label"]] else "375623")
    y += 2 if r["t"] == "TOTAL" else 1
ws.cell(y + 1, 2, "I did not count my own time. - Walt").font = cf(italic=True)
# side box: what the apartments pay now
for n, (p, q) in enumerate((("rents right now", "per mo"), ("barber", 1400), ("rear store", "EMPTY"), ("Apt 1", 1150), ("Apt 2", 1275), ("Apt 3", 1245), ("Apt 4", 1275), ("", 6345))):
    for cc, v in ((9, p), (10, q)):
        c = ws.cell(8 + n, cc, v or None); c.font = cf(size=9, bold=n in (0, 7)); c.border = Border(*[Side("dashed")] * 4); c.fill = PatternFill("solid", fgColor="F2F2F2")
ws.cell(25, 3).comment = Comment("bill is in the blue folder", "Walt")
w2["A1"] = "Valley Savings #0044-718  5.125%  matures 8/2041"; w2["A3"] = "Balance Jan 1 2025"; w2["B3"] = 244108.19; w2["A4"] = "Balance Dec 31 2025"; w2["B4"] = 234994.75; w2["A5"] = "payment each month"; w2["B5"] = 1783.32
w2.column_dimensions["A"].width = 46
ws.page_setup.orientation = "landscape"; ws.sheet_properties.pageSetUpPr = __import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC, F))
save(F, [s.truth("118-120 Grove St - in and out for the year", "118-120 Grove St", "2025-01-01", "2025-12-31", sheet="2025")], [s],
     assetType="MIXED_USE", documentType="OPERATING_STATEMENT", author="small owner", style="home-made sheet, plain words, notes column, side box of current rents, other tabs", hard="unusual captions, side box in the same rows, notes with amounts, blank cells, mixed number formats")
