"""Resort profit and loss, period to date left, description in the middle, year to date right. openpyxl."""
import random
from common import Book, DOCS
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
F = "SPR_P&L_Dec2024_PTD_YTD.xlsx"
R = random.Random(1124)
b = Book(7)
def ln(l, ptd, ytd):
    pb = round(ptd*R.uniform(.93, 1.07), -2); yb = round(ytd*R.uniform(.96, 1.05), -2); ly = round(ytd*R.uniform(.91, 1.01))
    ptd += R.randint(-60, 60); ytd += R.randint(-400, 400)
    p, q = int(pb), int(yb); return b.line(l, [ptd, p, ptd-p, ytd, q, ytd-q, ly])
b.head("REVENUE")
rv = [ln("Rooms - Transient", 488200, 7312400), ln("Rooms - Group", 141900, 3046100), ln("Rooms - Other (No Show, Early Departure)", 4150, 71300), ln("Food", 218700, 3391800), ln("Beverage", 96400, 1408200), ln("Banquet Room Rental & AV", 47300, 612500), ln("Spa", 71850, 1044600), ln("Golf & Recreation", 12900, 893400), ln("Resort Fee", 66200, 1010300), ln("Rentals & Other Income", 11400, 164900)]
TR = b.total("TOTAL REVENUE", rv)
secs = [("ROOMS", [("Salaries & Wages", 92400, 1287300), ("Payroll Taxes & Benefits", 26800, 374200), ("Guest Supplies", 14100, 216500), ("Travel Agent Commissions", 31700, 498600), ("Reservations", 12300, 189400), ("Laundry & Linen", 10800, 158700), ("Other Rooms Expense", 8900, 126200)], "Total Rooms Expense"),
  ("FOOD & BEVERAGE", [("Cost of Food", 67900, 1051400), ("Cost of Beverage", 21200, 307800), ("Salaries & Wages", 104600, 1462800), ("Payroll Taxes & Benefits", 30300, 424100), ("China, Glass & Silver", 2900, 40600), ("Other F&B Expense", 19400, 283500)], "Total Food & Beverage Expense"),
  ("SPA, GOLF & RECREATION", [("Cost of Goods Sold", 6100, 118300), ("Salaries & Wages", 41200, 784900), ("Payroll Taxes & Benefits", 11900, 227600), ("Other Expense", 12700, 231400)], "Total Spa, Golf & Recreation Expense")]
tt = []
for h, it, tl in secs:
    b.head(h); ids = [ln(*z) for z in it]; tt.append(b.total(tl, ids))
DE = b.total("TOTAL DEPARTMENTAL EXPENSES", tt)
DP = b.total("DEPARTMENTAL PROFIT", [TR, DE], [1, -1])
b.head("UNDISTRIBUTED EXPENSES")
u = [ln("Administrative & General", 101300, 1284500), ln("Information & Telecommunications", 19700, 238600), ln("Sales & Marketing", 88400, 1203900), ln("Property Operations & Maintenance", 73600, 941200), ln("Utilities", 52100, 694800)]
U = b.total("TOTAL UNDISTRIBUTED", u)
G = b.total("GROSS OPERATING PROFIT", [DP, U], [1, -1])
mf = b.line("Base Management Fee (3%)", [round(b.v(TR)[k]*.03) for k in range(7)])
mfv = b.rows[mf]["values"]; mfv[2] = mfv[0]-mfv[1]; mfv[5] = mfv[3]-mfv[4]
AGOP = b.total("ADJUSTED GOP", [G, mf], [1, -1])
b.head("FIXED CHARGES")
fx = [ln("Property Taxes", 48200, 578400), ln("Insurance", 61400, 702300), ln("Equipment Leases", 3900, 46200)]
FX = b.total("TOTAL FIXED CHARGES", fx)
ND = b.total("NET OPERATING INCOME", [AGOP, FX], [1, -1])
rs = b.line("FF&E Reserve (4%)", [round(b.v(TR)[k]*.04) for k in range(7)]); q = b.rows[rs]["values"]; q[2] = q[0]-q[1]; q[5] = q[3]-q[4]
it = ln("Interest Expense", 139800, 1702500); dp = ln("Depreciation & Amortization", 152600, 1831200)
NI = b.total("NET INCOME (LOSS)", [ND, rs, it, dp], [1, -1, -1, -1], kind="TOTAL")
for r in b.rows:
    v = r["values"]
    if v[0] is not None: assert v[2] == v[0]-v[1] and v[5] == v[3]-v[4], r
print([b.v(k) for k in (TR, G, ND, NI)])
wb = Workbook(); ws = wb.active; ws.title = "P&L"
fn = lambda **k: Font(name="Tahoma", size=8, **k)
M = 6
for r, t in ((1, "SANDPIPER POINT RESORT & SPA"), (2, "STATEMENT OF INCOME AND EXPENSE"), (3, "PERIOD 12 ENDED DECEMBER 31, 2024")):
    ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=13); ws.cell(r, 1, t).font = Font(name="Tahoma", size=11 if r == 1 else 9, bold=True); ws.cell(r, 1).alignment = Alignment(horizontal="center")
ws.merge_cells("A5:E5"); ws["A5"] = "PERIOD TO DATE"; ws.merge_cells("G5:M5"); ws["G5"] = "YEAR TO DATE"
gr = PatternFill("solid", fgColor="404040")
for c in list(range(1, 6))+list(range(7, 14)): ws.cell(5, c).fill = gr; ws.cell(5, c).font = fn(bold=True, color="FFFFFF"); ws.cell(5, c).alignment = Alignment(horizontal="center")
hd = ["ACTUAL", "%", "BUDGET", "%", "VARIANCE", "", "ACTUAL", "%", "BUDGET", "%", "VARIANCE", "LAST YEAR", "%"]
for c, t in enumerate(hd, 1):
    if t: ws.cell(6, c, t).font = fn(bold=True); ws.cell(6, c).alignment = Alignment(horizontal="right"); ws.cell(6, c).border = Border(bottom=Side(style="medium"))
r = 7; T = b.v(TR); thin = Side(style="thin")
for i, row in enumerate(b.rows):
    k = row["rowType"]; t = k != "LINE"; caps = row["label"].isupper()
    if k == "HEADING": r += 1
    x = ws.cell(r, M, row["label"]); x.font = fn(bold=t, u="single" if k == "HEADING" else None); x.alignment = Alignment(horizontal="left", indent=1 if t else 2)
    if k != "HEADING":
        v = row["values"]
        cells = {1: v[0], 2: v[0]/T[0], 3: v[1], 4: v[1]/T[1], 5: v[2], 7: v[3], 8: v[3]/T[3], 9: v[4], 10: v[4]/T[4], 11: v[5], 12: v[6], 13: v[6]/T[6]}
        for c, z in cells.items():
            p = hd[c-1] == "%"
            y = ws.cell(r, c, round(z, 4) if p else z); y.number_format = '0.0%;-0.0%' if p else '#,##0;-#,##0'; y.font = fn(bold=t)
            if t: y.border = Border(top=thin, bottom=Side(style="double") if i == NI else None)
    r += 1
r += 2
ws.cell(r, M, "OPERATING STATISTICS").font = fn(bold=True, u="single"); r += 1
for t, a, c in [("Rooms Available", 6262, 73932), ("Rooms Sold", 3108, 45690), ("Occupancy", .496, .618), ("Average Daily Rate", round((T[0]*0+634250)/3108, 2), 228.28)]:
    ws.cell(r, M, t).font = fn()
    for cc, z in ((1, a), (7, c)):
        y = ws.cell(r, cc, z); y.font = fn(); y.number_format = '0.0%' if z < 1 else ('#,##0' if isinstance(z, int) else '0.00')
    r += 1
for c, w in zip("ABCDEFGHIJKLM", (11, 7, 11, 7, 10, 38, 12, 7, 12, 7, 11, 12, 7)): ws.column_dimensions[c].width = w
ws.freeze_panes = "A7"; ws.print_title_rows = "1:6"; ws.page_setup.orientation = "portrait"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.oddFooter.left.text = "Tidewater Lodging && Senior Living - Finance"; ws.oddFooter.right.text = "Page &P of &N"
wb.save(DOCS/F)
b.save(F, "STATEMENT OF INCOME AND EXPENSE", "Sandpiper Point Resort & Spa", ["PERIOD TO DATE ACTUAL", "PERIOD TO DATE BUDGET", "PERIOD TO DATE VARIANCE", "YEAR TO DATE ACTUAL", "YEAR TO DATE BUDGET", "YEAR TO DATE VARIANCE", "YEAR TO DATE LAST YEAR"],
       {"total_income": TR, "noi": ND, "net_income": NI}, "HOSPITALITY", "OPERATING_STATEMENT", "resort P&L, description in the middle, PTD left and YTD right, percent columns, statistics apart", "2024-01-01", "2024-12-31", "P&L", hard=True)
