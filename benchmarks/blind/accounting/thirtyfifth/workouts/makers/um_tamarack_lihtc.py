"""Small owner's Excel: LIHTC unit mix with AMI tiers, utility allowance, subtotals by bedroom size, a note block and a HAP side table."""
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L
from common import *
# type, beds, baths, ami, units, sf, gross, ua, net(printed), occupied
D = [("Flat - Bldgs A & B", 1, 1, 30, 4, 612, 561, 78, 4), ("Flat - Bldgs A & B", 1, 1, 50, 10, 612, 935, 78, 9), ("Flat - Bldgs A & B", 1, 1, 60, 6, 640, 1122, 78, 6),
     ("Garden 2BR", 2, 1, 30, 3, 838, 673, 101, 3), ("Garden 2BR", 2, 1, 50, 14, 838, 1122, 101, 12), ("Garden 2BR large", 2, 1.5, 60, 11, 884, 1347, 101, 9), ("Garden 2BR large", 2, 1.5, 80, 2, 884, 1540, 101, 1),
     ("Townhome", 3, 2, 30, 2, 1105, 777, 129, 2), ("Townhome", 3, 2, 50, 8, 1105, 1296, 129, 8), ("Townhome", 3, 2.5, 60, 7, 1148, 1555, 129, 5), ("Townhome", 4, 2.5, 60, 1, 1290, 1735, 156, 1)]
money = ["ami", "units", "occupied", "sf", "gross", "ua", "net", "monthly"]
rows = []
for t, bd, ba, ami, u, sf, g, ua, oc in D:
    rows.append({"type": t, "beds": str(bd), "baths": str(ba), "ami": ami, "units": u, "occupied": oc, "sf": sf, "gross": g, "ua": ua, "net": g - ua, "monthly": u*(g-ua)})
wb = Workbook(); ws = wb.active; ws.title = "Rent Schedule"
thin = Side(style="thin", color="808080"); med = Side(style="medium")
f = "Georgia"
ws["B1"] = "Tamarack Commons L.P. (TX-09-147)"; ws["B1"].font = Font(name=f, bold=True, size=14)
ws["B2"] = "LIHTC Rent Schedule / Unit Mix — 68 units, 9 buildings"; ws["B2"].font = Font(name=f, size=11)
ws["B3"] = "Effective 6/1/2025 — prepared by owner for Special Servicer request #7"; ws["B3"].font = Font(name=f, italic=True, size=9)
H = ["Unit Description", "BR", "BA", "% AMI", "No. of Units", "Occupied", "Sq. Ft. per Unit", "Gross Rent", "Utility Allowance", "Net Rent", "Total Monthly Rent"]
r0 = 5
for j, h in enumerate(H):
    x = ws.cell(r0, 2+j, h); x.font = Font(name=f, bold=True, size=10, color="FFFFFF"); x.fill = PatternFill("solid", fgColor="4F6228")
    x.alignment = Alignment(wrap_text=True, horizontal="center", vertical="center"); x.border = Border(thin, thin, thin, thin)
ws.row_dimensions[r0].height = 32
r = r0 + 1; totals = []
def subtotal(label, rs, r, grand=False):
    t = {"label": label, **{k: sum(q[k] for q in rs) for k in ("units", "occupied", "monthly")}}
    vals = [label, None, None, None, t["units"], t["occupied"], None, None, None, None, t["monthly"]]
    for j, v in enumerate(vals):
        x = ws.cell(r, 2+j, v); x.font = Font(name=f, bold=True, size=10); x.fill = PatternFill("solid", fgColor="C4D79B" if grand else "EBF1DE")
        x.border = Border(top=med if grand else thin, bottom=med if grand else None)
        if j == 10: x.number_format = '"$"#,##0'
    totals.append(t)
for lab, sel in (("Subtotal 1 BR", (1,)), ("Subtotal 2 BR", (2,)), ("Subtotal 3 & 4 BR", (3, 4))):
    rs = [q for q in rows if int(q["beds"]) in sel]
    for q in rs:
        vals = [q["type"], int(q["beds"]), float(q["baths"]), q["ami"]/100, q["units"], q["occupied"], q["sf"], q["gross"], q["ua"], q["net"], q["monthly"]]
        for j, v in enumerate(vals):
            x = ws.cell(r, 2+j, v); x.font = Font(name=f, size=10); x.border = Border(thin, thin, thin, thin)
            x.number_format = {2: "0.#", 3: "0%", 6: "#,##0", 7: '"$"#,##0', 8: '"$"#,##0', 9: '"$"#,##0', 10: '"$"#,##0'}.get(j, "General")
            if j == 2: x.number_format = "General"
            if 0 < j < 7: x.alignment = Alignment(horizontal="center")
        r += 1
    subtotal(lab, rs, r); r += 1
subtotal("TOTAL PROPERTY", rows, r, True); r += 2
for n in ("Gross rents per HUD MTSP limits published 4/1/2025, County of Brazos Bend MSA.",
          "Utility allowances: housing authority schedule effective 1/1/2025 (electric & gas paid by tenant; water, sewer and trash by owner).",
          "80% units are income-averaged; Land Use Restriction Agreement expires 12/31/2041.",
          "7 units off occupancy at 5/31: B-104, D-201, D-203, E-110, F-101, G-204, H-102 + one pending transfer."):
    ws.cell(r, 2, n).font = Font(name=f, size=8, italic=True); r += 1
for j, w in enumerate([2, 23, 5, 5, 8, 9, 10, 10, 10, 11, 10, 13]): ws.column_dimensions[L(j+1)].width = w
ws.freeze_panes = "C6"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
F = "um_tamarack_lihtc.xlsx"; wb.save(doc(F))
print(totals); assert totals[-1]["units"] == 68
save(F, "UM", "MULTIFAMILY", "owner's Excel, LIHTC rent schedule by AMI, subtotals by bedroom, BR/BA columns", money, rows, totals)
