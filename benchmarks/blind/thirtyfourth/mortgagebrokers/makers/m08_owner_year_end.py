"""Small owner's year-end statement of a mixed-use building, openpyxl, hand-made look, cents."""
from common import Book, DOCS
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
F = "1411 Garland year end 2024.xlsx"
b = Book(3)
ln = lambda l, a, p: b.line(l, [a, p, round((a or 0)-(p or 0), 2)])
b.head("Income")
i_ = [ln("Apartment rents (8 units)", 148765.00, 141320.00), ln("Store rent - bakery", 38400.00, 37200.00), ln("Store rent - tailor shop", 21600.00, 19800.00), ln("Tax & water reimbursed by stores", 9412.56, 8870.18), ln("Laundry machines", 1866.25, 1741.50), ln("Late fees / NSF", 425.00, 650.00)]
T = b.total("Total income", i_)
b.head("Expenses")
x = [ln("Property tax", 31277.84, 29964.12), ln("Insurance", 11846.00, 9455.00), ln("Water and sewer", 8913.37, 8240.65), ln("Gas (boiler)", 10284.19, 11902.73), ln("Electric - hallways & basement", 2155.48, 2018.90), ln("Garbage", 3180.00, 3000.00),
     ln("Super (part time)", 14400.00, 13800.00), ln("Plumbing", 4865.50, 2390.00), ln("Other repairs", 7718.92, 9946.31), ln("Painting and turnover", 3450.00, 1875.00), ln("Supplies", 1392.07, 1215.84), ln("Snow / cleaning", 2640.00, 2310.00), ln("Exterminator", 840.00, 840.00),
     ln("Accountant & legal", 2750.00, 4125.00), ln("Office, phone, bank charges", 918.33, 887.46)]
X = b.total("Total expenses", x)
N = b.total("Net operating income", [T, X], [1, -1])
b.head("Below the line")
d = [ln("Mortgage interest", 38114.26, 39207.81), ln("New boiler (balance)", 18650.00, 6000.00)]
D = b.total("Total below the line", d)
NI = b.total("Net income", [N, D], [1, -1], kind="TOTAL")
wb = Workbook(); ws = wb.active; ws.title = "Sheet1"
f = lambda **k: Font(name="Cambria", size=11, **k)
ws["B1"] = "1407-1411 Garland Avenue"; ws["B1"].font = Font(name="Cambria", size=14, bold=True)
ws["B2"] = "Income & expenses, year ended 12/31/2024"; ws["B2"].font = f(italic=True)
for c, t in ((2, ""), (4, "2024"), (5, "2023"), (6, "Change"), (8, "Remarks")):
    ws.cell(4, c, int(t) if t.isdigit() else t or None); ws.cell(4, c).font = f(bold=True, u="single"); ws.cell(4, c).alignment = Alignment(horizontal="left" if c == 8 else "right")
rem = {i_[0]: "apt 2R empty Feb - Mar 2024", i_[2]: "renewed 7/1/24, 5 yrs", x[1]: "carrier changed", x[7]: "riser at #1409", x[13]: "2023 incl. eviction", d[1]: "total job $24,650"}
r = 5; thin = Side(style="thin"); acct = '#,##0.00;-#,##0.00'
for i, row in enumerate(b.rows):
    if row["rowType"] == "HEADING":
        r += 1 if i else 0; ws.cell(r, 2, row["label"]).font = f(bold=True); r += 1; continue
    t = row["rowType"] != "LINE"
    x_ = ws.cell(r, 2, row["label"]); x_.font = f(bold=t); x_.alignment = Alignment(indent=0 if t else 1)
    for c, v in zip((4, 5, 6), row["values"]):
        z = ws.cell(r, c, v); z.font = f(bold=t); z.number_format = ('"$"#,##0.00;-"$"#,##0.00' if t else acct)
        if t: z.border = Border(top=thin, bottom=Side(style="double") if i == NI else None)
    if i in rem: ws.cell(r, 8, rem[i]).font = Font(name="Cambria", size=9, italic=True, color="777777")
    r += 1
    if i == N: r += 1
ws.cell(r+2, 2, "Prepared by owner from bank statements - not audited. 3/3/2025").font = Font(name="Cambria", size=9)
for c, w in zip("ABCDEFGH", (3, 36, 2, 15, 15, 14, 2, 28)): ws.column_dimensions[c].width = w
ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.create_sheet("Sheet2"); wb.save(DOCS/F)
b.save(F, "Income & expenses", "1407-1411 Garland Avenue", ["2024", "2023", "Change"], {"total_income": T, "total_operating_expenses": X, "noi": N, "net_income": NI}, "MIXED_USE", "OPERATING_STATEMENT",
       "owner-made year-end sheet with cents, remarks column, spacer columns", "2024-01-01", "2024-12-31", "Sheet1", hard=False)
