# downtown church's parking garage LLC: direct-method cash flow by quarter, label in column C, balances not additive across
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
N = "first_covenant_garage_cash_flow_2024.xlsx"; P = "First Covenant Garage LLC"
C = ["Q1 Jan-Mar", "Q2 Apr-Jun", "Q3 Jul-Sep", "Q4 Oct-Dec", "Year 2024", "Year 2023"]
t = St("Statement of Cash Flows (direct method)", P, "2024-01-01", "2024-12-31", C, sheet="CF 2024")
def L(lab, *v): *q, p = v; z = [x for x in q if x is not None]; return t.l(lab, *q, round(sum(z), 2) if z else None, p)
t.h("Cash received from")
a = [L("Monthly parkers", 61240.00, 62885.50, 60110.00, 63472.75, 239618.40), L("Daily and event parking", 28416.25, 36970.00, 33105.75, 41288.00, 128744.10), L("Validations - law offices", 4800.00, 4800.00, 4800.00, 5100.00, 18900.00), L("EV charging", 615.30, 702.18, 811.44, 934.02, 1490.66), L("Billboard licence", None, 9000.00, None, 9000.00, 18000.00)]
s1 = t.sub("Total cash received", a, key="total_income")
t.h("Cash paid for")
b = [L("Attendants and payroll taxes", -23118.40, -23984.12, -24410.65, -25077.90, -91866.02), L("Operator's fee", -4753.58, -5717.89, -4941.36, -5989.89, -20360.13), L("Parking tax - city", -7172.12, -7988.44, -7457.26, -8380.86, -29468.00), L("Card processing", -2690.07, -2995.66, -2796.57, -3143.00, -10442.31), L("Utilities", -3866.90, -2714.33, -2588.71, -3420.15, -12118.77), L("Insurance", None, -14225.00, None, None, -13180.00), L("Repairs, striping and sweeping", -2140.00, -8312.75, -1675.20, -2908.44, -11540.95), L("Snow and ice", -5975.00, -640.00, None, -2310.00, -7105.00), L("Property tax", None, -16840.50, None, -16840.50, -32710.00), L("Accounting and legal", -3500.00, -750.00, -750.00, -1250.00, -5900.00)]
s2 = t.sub("Total cash paid", b)
op = t.tot("Net cash from operations", [s1, s2])
t.h("Capital and investing")
c = [L("Gate and pay-station replacement", None, -28750.00, -19166.66, None, None), L("Membrane repair - level 3", None, None, -34200.00, -5800.00, None), L("Treasury bill matured (bought)", 25000.00, None, 50000.00, -40000.00, -75000.00)]
s3 = t.sub("Net cash used in capital and investing", c)
t.h("Financing")
d = [L("Note payable - principal", -6104.22, -6181.10, -6258.95, -6337.78, -23512.40), L("Note payable - interest", -4395.78, -4318.90, -4241.05, -4162.22, -18487.60), L("Distributions to First Covenant Church", -30000.00, -30000.00, None, -45000.00, -120000.00)]
s4 = t.sub("Net cash used in financing", d)
ch = t.tot("Net change in cash", [op, s3, s4], key="net_cash_flow")
bg = t.l("Cash at beginning of period", *[0.0]*6); V = t.d["rows"][bg]["values"]
V[0] = 68214.37
for k in (1, 2, 3): V[k] = round(V[k-1]+t.v(ch, k-1), 2)
V[4] = V[0]; V[5] = round(V[0]-t.v(ch, 5), 2)
en = t.tot("Cash at end of period", [ch, bg]); print(t.d["rows"][ch]["values"], V, t.d["rows"][en]["values"])
assert t.v(en, 3) == t.v(en, 4) and t.v(en, 5) == V[0]
wb = Workbook(); ws = wb.active; ws.title = "CF 2024"; F = Font(name="Tahoma", size=10); B = Font(name="Tahoma", size=10, bold=True); G = Side(style="medium", color="999999")
ws["C2"] = P; ws["C2"].font = Font(name="Tahoma", size=14, bold=True, color="5B2A86"); ws["C3"] = "(wholly owned by First Covenant Church; 212-stall parking garage, 40 Court Street)"; ws["C4"] = "Statement of Cash Flows (direct method)"; ws["C5"] = "For the year ended December 31, 2024, by quarter"; ws["C3"].font = ws["C5"].font = Font(name="Tahoma", size=9, italic=True); ws["C4"].font = B
ws.merge_cells("E7:H7"); ws["E7"] = "2024"; ws["J7"] = "Year"; ws["K7"] = "Year"
for cc, h in zip("EFGHJK", ["Q1\nJan-Mar", "Q2\nApr-Jun", "Q3\nJul-Sep", "Q4\nOct-Dec", 2024, 2023]): ws[cc+"8"] = h
for cc in "EFGHJK":
    for rr in (7, 8): ws[f"{cc}{rr}"].font = B; ws[f"{cc}{rr}"].alignment = Alignment(horizontal="center" if rr == 7 and cc == "E" else "right", wrap_text=True)
    ws[f"{cc}8"].border = Border(bottom=G)
r = 10; at = {}
for i, q, _ in t.rows():
    rt = q["rowType"]; cc = {"HEADING": "B", "LINE": "C", "SUBTOTAL": "D", "TOTAL": "B"}[rt]
    if i == bg: cc = "B"
    z = ws[f"{cc}{r}"]; z.value = q["label"]; z.font = F if rt == "LINE" else B
    if rt != "HEADING":
        for k, v in zip("EFGHJK", q["values"]):
            if v is None: continue
            z = ws[f"{k}{r}"]; z.value = v; z.number_format = '#,##0.00_);(#,##0.00)' if rt == "LINE" and i != bg else '$#,##0.00_);($#,##0.00)'; z.font = F if rt == "LINE" else B
            if rt != "LINE": z.border = Border(top=Side(style="thin"), bottom=Side(style="double") if i == en else None)
    r += 2 if rt in ("SUBTOTAL", "TOTAL") else 1
ws[f"B{r+1}"] = "Unaudited; prepared from bank statements by the finance committee. Cash means the operating and money market accounts."; ws[f"B{r+1}"].font = Font(name="Tahoma", size=8)
for cc, w in zip("ABCDEFGHIJK", [2, 3, 4, 34, 13, 13, 13, 13, 2, 14, 14]): ws.column_dimensions[cc].width = w
ws.row_dimensions[8].height = 28; ws.sheet_view.showGridLines = False; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
w2 = wb.create_sheet("Bank rec"); 
for k, x in enumerate([("Bank reconciliation 12/31/2024", None), ("Balance per statement - operating", round(t.v(en, 3)-21400.18+1288.40, 2)), ("Outstanding checks", -1288.40), ("Money market account", 21400.18), ("Cash per books", t.v(en, 3))]):
    w2.cell(1+k, 1, x[0]); w2.cell(1+k, 2, x[1]); w2.cell(1+k, 2).number_format = "#,##0.00"
w2.column_dimensions["A"].width = 40; w2.column_dimensions["B"].width = 15
wb.save(f"{HERE}/documents/{N}"); save(N, [t], "PARKING", "CASH_FLOW_STATEMENT", "US church garage LLC cash flow by quarter, labels in three indent columns, cents, blank for nil, spacer column, bank reconciliation sheet", False)
