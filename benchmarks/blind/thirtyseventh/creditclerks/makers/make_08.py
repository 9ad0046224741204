# Owner-made workbook: small warehouse, statement sheet second (behind "Rents" sheet, before "to do"), amounts as text for some cells, comment column, 12+ rows.
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F = "teal_st_warehouse_2024.xlsx"
SH = "Inc-Exp 2024"
s = Stmt("Income & Expenses 2024", "77 Teal Street", "2024-01-01", "2024-12-31", ["2024"], sheet=SH)
s.head("money in")
a = [s.line("Fenwick Pallet - bay 1 & 2", [64800]), s.line("Orrin's Motorcycle Storage - bay 3", [21600]), s.line("Bay 4 (empty till May, then Delphine Candle Co)", [14000]), s.line("trailer parking", [3150])]
TI = s.tot("total in", a, typ="TOTAL", key="total_income")
s.head("money out")
b = [s.line("taxes - city", [15874.22]), s.line("taxes - fire district", [1206.5]), s.line("insurance", [9118]), s.line("plowing", [2640]), s.line("roof patch (Bay 3)", [4385]), s.line("overhead door repairs", [1290.75]), s.line("electric for lot lights", [1033.18]), s.line("water/sewer", [712.4]), s.line("lawyer re: Bay 4 lease", [850]), s.line("CPA", [975])]
TE = s.tot("total out", b, typ="TOTAL", key="total_operating_expenses")
N = s.tot("LEFT OVER before the bank", [TI, TE], [1, -1], typ="TOTAL", key="noi")
m = s.line("bank payments (12 x 2,914.60)", [34975.2])
s.tot("what I keep", [N, m], [1, -1], typ="TOTAL", key="net_cash_flow")
notes = {"Fenwick Pallet - bay 1 & 2": "5400/mo thru 2027", "Orrin's Motorcycle Storage - bay 3": "1800 a month", "Bay 4 (empty till May, then Delphine Candle Co)": "1750 x 8", "trailer parking": "cash, varies", "roof patch (Bay 3)": "one time!!", "insurance": "went up 11%", "plowing": "Nov-Mar contract", "bank payments (12 x 2,914.60)": "incl. principal"}
textcells = {"trailer parking": "$3,150", "CPA": "975.00"}
wb = Workbook(); w = wb.active; w.title = "Rents"
for r in [["77 Teal Street - who pays what"], [], ["bay", "sq ft", "tenant", "per month", "lease ends"], ["1 & 2", 9600, "Fenwick Pallet", 5400, "6/30/2027"], [3, 4100, "Orrin's Motorcycle Storage", 1800, "month to month"], [4, 3900, "Delphine Candle Co", 1750, "4/30/2029"]]: w.append(r)
w.column_dimensions["C"].width = 28; w.column_dimensions["E"].width = 16
w = wb.create_sheet(SH)
w["B2"] = "77 Teal Street"; w["B2"].font = Font(name="Comic Sans MS", size=16, bold=True)
w["B3"] = "Income & Expenses 2024"; w["B3"].font = Font(name="Comic Sans MS", size=12)
w["D3"] = "warehouse 17,600 sf, built 1971"; w["C5"] = 2024; w["C5"].font = Font(bold=True); w["C5"].alignment = Alignment(horizontal="right"); w["D5"] = "notes"
w["D5"].font = Font(italic=True)
r = 6; at = {}
for i, q in enumerate(s.rows):
    at[i] = r; c = w.cell(r, 2, q["label"]); t = q["rowType"]; v = q["values"][0]
    f = Font(name="Comic Sans MS", size=10, bold=t != "LINE", underline="single" if t == "HEADING" else None); c.font = f
    if t != "HEADING":
        d = w.cell(r, 3); d.font = f; d.number_format = '#,##0.00;[Red](#,##0.00)'
        if q["label"] in textcells: d.value = textcells[q["label"]]; d.alignment = Alignment(horizontal="right")
        else: d.value = v
        if t == "TOTAL": d.border = Border(top=Side(style="thin")); d.fill = PatternFill("solid", fgColor="FFFF99")
        if q["label"] in notes: w.cell(r, 4, notes[q["label"]]).font = Font(name="Comic Sans MS", size=9, italic=True, color="7F7F7F")
    r += 2 if t == "TOTAL" else 1
w.column_dimensions["A"].width = 3; w.column_dimensions["B"].width = 46; w.column_dimensions["C"].width = 15; w.column_dimensions["D"].width = 30
w = wb.create_sheet("to do"); w["A1"] = "ask bank about 2nd loan for bay 5"; w["A2"] = "call roofer back"; w["A3"] = "Orrin wants 3 yr lease - 1,900?"
wb.active = 1
for k, x in enumerate(wb.worksheets): x.sheet_view.tabSelected = k == 1
wb.save(ROOT/"documents"/F)
save(F, [s], "WAREHOUSE", "OPERATING_STATEMENT", "owner-made workbook, notes column, some numbers as text, rent list sheet in front", True)
