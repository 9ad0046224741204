"""Industrial park owner's hand-kept sheet of what is owed by month. openpyxl."""
import datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME = "who owes what - Dunmore Ind Park thru Sept"
wb = Workbook(); ws = wb.active; ws.title = "AR Sept"; wb.properties.created = datetime.datetime(2026, 10, 5)
DATA = [("BUILDING A  - 2200 Dunmore Rd", """A-1|Kestrel Gasket & Seal|0|0|0|0|9,200|paid up except NSF fee|35
A-2|Tri-Loom Fabrics|4310|4310|0|0|4310|says check mailed
A-3/4|Borealis Cold Freight|11875|11875|11875|6200|23750|attorney letter 9/22
A-5|Pinwheel Vending|1640|0|0|0|1640|always a week late
A-6|Halden Machine Works|0|-212.50|0|0|6100|overpaid Aug CAM"""),
 ("BUILDING B  - 2240 Dunmore Rd", """B-1|Stonebridge Tile Importers|7950|3975|0|0|7950|half of Aug
B-2|Rapid Crate Co.|3120|3120|3120|14805.33|0|gone - left 8/15, lock changed
B-3|Quill & Ash Cabinetry|2780|0|0|0|2780|
B-4|Octave Audio Repair|1095|1095|1095|1095|1095|pays in cash when asked
B-5|Fenwick Auto Glass|0|0|486.20|0|3400|water bill dispute"""),
 ("BUILDING C  - 18 Spur Ct", """C-1|Northgate Lumber Yard|15400|0|0|0|30800|LC on file too
C-2|Amaro Beverage Distributing|9860|9860|0|0|9860|
C-3|Sable Print Finishing|2265|2265|2265|2265|2265|payment plan, 500/mo
C-4|Highwater Pumps Inc|0|0|0|-1800|4500|credit from 2025 tax true up
C-5|Wicker Moving & Storage|3388.75|3388.75|1200|0|3300|"""),
 ("YARD / OTHER", """Yard 1|Coyle Paving (laydown)|900|900|900|2700|0|MTM
Yard 2|Ludlow Tree Service|650|0|0|0|650|
Roof C|Skylark Antenna LP|0|0|0|0|0|late fee only|48.75
Sign|Metro Panel Outdoor|0|1250|0|0|0|annual""")]
C = lambda s: int(round(float(s.replace(",", ""))*100))
F = Font(name="Calibri", size=11); B = Font(name="Calibri", size=11, bold=True)
ws["A1"] = "DUNMORE INDUSTRIAL PARK"; ws["A1"].font = Font(name="Calibri", size=16, bold=True, color="1F3864")
ws["A2"] = "open balances at Sept 30 2026 (rent + cam, by the month it was billed)"; ws["A2"].font = Font(italic=True)
ws["K2"] = "prep: rlm"
hd = ["Bay", "Tenant", datetime.date(2026, 9, 1), datetime.date(2026, 8, 1), datetime.date(2026, 7, 1), "Before Jul-26", "NSF / Late", "TOTAL OWED", "", "Sec. Deposit", "remarks"]
K = ["m0", "m1", "m2", "other:Before Jul-26", "other:NSF / Late", "total", None, "deposit"]
for i, h in enumerate(hd, 1):
    c = ws.cell(4, i, h or None); c.font = B; c.fill = PatternFill("solid", fgColor="FFF2CC"); c.alignment = Alignment(horizontal="center"); c.border = Border(top=Side(style="thin"), bottom=Side(style="thin"))
    if i in (3, 4, 5): c.number_format = "mmm-yy"
r = 5; rows, G = [], [0]*7
for bl, tx in DATA:
    ws.cell(r, 1, bl).font = Font(bold=True, color="C00000"); r += 1
    for l in tx.split("\n"):
        p = l.split("|"); m = [C(x) for x in p[2:6]]; nsf = C(p[8]) if len(p) > 8 else (5000 if p[0] in ("B-4", "A-3/4") else 0)
        v = m + [nsf, sum(m)+nsf, C(p[6])]
        ws.cell(r, 1, p[0]); ws.cell(r, 2, p[1]); row = {"unit": p[0], "name": p[1]}
        for c, k, x in zip((3, 4, 5, 6, 7, 8, 10), [k for k in K if k], v):
            if x or k == "total":
                cell = ws.cell(r, c)
                if k == "total": cell.value = x/100; row[k] = num(x)
                elif p[0] == "A-1" and k == "deposit": cell.value = "9,200.00"; cell.alignment = Alignment(horizontal="right"); row[k] = num(x)
                else: cell.value = x/100; row[k] = num(x)
                cell.number_format = '#,##0.00;-#,##0.00' ; cell.font = B if k == "total" else F
                if k == "other:Before Jul-26" and x > 500000: cell.fill = PatternFill("solid", fgColor="F8CBAD")
        ws.cell(r, 11, p[7] or None).font = Font(italic=True, size=10)
        G = [a+b for a, b in zip(G, v)]; rows.append(row); r += 1
    r += 1
ws.cell(r, 2, "all tenants").font = B; t = {"label": "all tenants"}
for c, k, x in zip((3, 4, 5, 6, 7, 8, 10), [k for k in K if k], G):
    q = ws.cell(r, c, x/100); q.font = B; q.number_format = '"$"#,##0.00'; q.border = Border(top=Side(style="thin"), bottom=Side(style="double")); t[k] = num(x)
ws.cell(r+2, 2, "Rapid Crate: write off? ask servicer. Deposit column is cash only.").font = Font(italic=True)
for col, w in zip("ABCDEFGHIJK", (9, 30, 12, 12, 12, 14, 11, 14, 2, 13, 32)): ws.column_dimensions[col].width = w
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.create_sheet("scratch")["B3"] = "call Borealis re: stip"
wb.save(doc(NAME + ".xlsx"))
truth(NAME, "AR", [k for k in K if k], rows, [t])
