import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.comments import Comment
import datetime
random.seed(3108)
NAME = "Cedar Fork Shops hist opex.xlsx"
SF = 46820
st = St("Historical Operating Results", "Shops at Cedar Fork", "2021-01-01", "2024-12-31", ["2021", "2022", "2023", "2024 Budget"], sheet="Hist")
L = st.line
st.head("RENTAL REVENUE", "A")
a = [L("Minimum Rent", [742118.40, 781366.92, 803540.07, 828700]), L("Percentage Rent", [0, 6114.28, 9420.75, 8000]), L("Specialty / Pad Ground Rent", [58000.08, 58000.08, 60900.12, 60900]), L("Termination Fee", [0, 24500, 0, None])]
TA = st.tot("Subtotal Rental Revenue", a)
st.head("TENANT REIMBURSEMENTS", "B")
b = [L("CAM", [121844.10, 130277.64, 139081.33, 144500]), L("Real Estate Tax", [118260.44, 121904.80, 129377.16, 135000]), L("Insurance", [22113.72, 26874.96, 33608.28, 38200]), L("Prior Year True-up", [3418.22, -7106.51, 2240.98, None])]
TB = st.tot("Subtotal Reimbursements", b)
st.head("OTHER", "C")
c = [L("Late Charges, Misc.", [1835.00, 3120.50, 975.00, 1500]), L("Sign Panel Rent", [4200, 4200, 4800, 4800])]
TC = st.tot("Subtotal Other", c)
TR = st.tot("TOTAL GROSS REVENUE", [TA, TB, TC], key="total_income")
st.head("COMMON AREA MAINTENANCE", "D")
d = [L(l, v) for l, v in [("Parking Lot Sweeping", [11400, 11400, 12060, 12600]), ("Landscaping & Irrigation", [21655.37, 23980.14, 22418.90, 24500]), ("Snow Removal", [18340.00, 31275.50, 14862.25, 20000]), ("Site Lighting & Electric", [16208.91, 17744.36, 19033.57, 19500]), ("Trash", [9644.28, 10132.68, 10904.40, 11400]), ("Fire Sprinkler & Alarm", [3915, 4218.75, 6077.20, 4500]), ("Roof & Exterior Repair", [7780.46, 12411.03, 19854.66, 12000]), ("Lot Patching & Striping", [0, 8940, 0, 9500]), ("Property Mgmt Allocated to CAM", [14960.55, 15882.10, 16404.91, 17200])]]
TD = st.tot("Subtotal CAM", d)
st.head("TAXES AND INSURANCE", "E")
e = [L("County & School Tax", [128553.17, 131990.62, 139404.81, 145200]), L("Package Insurance", [24180, 29344, 36790, 41500])]
TE = st.tot("Subtotal Taxes and Insurance", e)
st.head("NON-RECOVERABLE", "F")
f = [L("Mgmt Fee (4%) less CAM portion", [26110.03, 28944.72, 29718.65, 31000]), L("Vacant Suite Utilities", [6804.12, 3290.47, 1877.09, 2500]), L("Legal & Audit", [5200, 14633.40, 6475, 6000]), L("Bad Debt", [17322.90, 0, 4108.33, 4000]), L("Marketing / Holiday", [1250, 1975, 2400.51, 2500])]
TF = st.tot("Subtotal Non-Recoverable", f)
TX = st.tot("TOTAL OPERATING EXPENSES", [TD, TE, TF], key="total_operating_expenses")
NOI = st.tot("NET OPERATING INCOME", [TR, ~TX], key="noi")
g = [L("Leasing Commissions", [18224.50, 41870.00, 12940.16, 25000]), L("Tenant Improvements", [0, 66350.00, 9800.00, 30000])]
st.tot("NET CASH FLOW BEFORE DEBT", [NOI, ~g[0], ~g[1]], t="TOTAL", key="net_cash_flow")
wb = Workbook(); ws = wb.active; ws.title = "Hist"
wb.properties.created = wb.properties.modified = datetime.datetime(2024, 2, 6)
A = "Arial"; thin = Side(style="thin"); dbl = Side(style="double"); hair = Side(style="hair", color="999999")
ws["A1"] = "Shops at Cedar Fork"; ws["A1"].font = Font(name=A, size=14, bold=True)
ws["A2"] = "Historical Operating Results"; ws["A3"] = "46,820 SF GLA | 14 suites + 1 pad | Fiscal = calendar year"; ws["A2"].font = ws["A3"].font = Font(name=A, size=9)
C = [3, 5, 7, 10]   # money columns C,E,G,J; PSF beside; I is blank
ws.merge_cells("C5:H5"); ws["C5"] = "ACTUAL"; ws.merge_cells("J5:K5"); ws["J5"] = "BUDGET"
for q in ("C5", "J5"): ws[q].font = Font(name=A, size=9, bold=True, color="FFFFFF"); ws[q].alignment = Alignment(horizontal="center"); ws[q].fill = PatternFill("solid", fgColor="375623")
for q, y in zip(C, [2021, 2022, 2023, "2024 Budget"]):
    ws.merge_cells(start_row=6, start_column=q, end_row=6, end_column=q+1); k = ws.cell(6, q, y); k.font = Font(name=A, size=9, bold=True); k.alignment = Alignment(horizontal="center")
    for j, t in enumerate(["Amount", "PSF"]): k = ws.cell(7, q+j, t); k.font = Font(name=A, size=8, italic=True); k.alignment = Alignment(horizontal="right"); k.border = Border(bottom=thin)
r = 8
for k, x in enumerate(st.rows):
    bold = x["t"] != "LINE"
    if x["t"] == "HEADING": r += 1; ws.cell(r, 1, x["code"]).font = Font(name=A, size=9, bold=True)
    if x["label"].isupper() and x["items"]: r += 1
    lc = ws.cell(r, 2, x["label"]); lc.font = Font(name=A, size=9, bold=bold); lc.alignment = Alignment(indent=0 if bold else 1)
    if x["t"] != "HEADING":
        for q, v in zip(C, x["v"]):
            m, p = ws.cell(r, q), ws.cell(r, q+1)
            if v is not None: m.value = v; p.value = round(v/SF, 2)
            m.number_format = '#,##0;(#,##0);0' if q == 10 else '#,##0.00;[Red](#,##0.00);0.00'; p.number_format = '0.00;(0.00)'
            m.font = Font(name=A, size=9, bold=bold); p.font = Font(name=A, size=8, color="7F7F7F")
            if x["items"]: m.border = Border(top=thin, bottom=dbl if x["t"] == "TOTAL" else None)
            else: m.border = Border(bottom=hair)
    r += 1
    if k == TB:
        ws.cell(r, 2, "Recovery ratio").font = Font(name=A, size=8, italic=True)
        for i, q in enumerate(C):
            z = ws.cell(r, q, round((st.rows[TB]["v"][i])/(st.rows[TD]["v"][i]+st.rows[TE]["v"][i]), 3)); z.number_format = "0.0%"; z.font = Font(name=A, size=8, italic=True); z.alignment = Alignment(horizontal="right")
        r += 1
ws.cell(r+1, 2, "Notes: 2022 termination fee is Suite 9 (video store). 2023 roof work is suites 3-5; owner regards $11,200 as capital. Budget approved 1/18/24.").font = Font(name=A, size=8)
ws["G20"].comment = Comment("check with bookkeeper", "rk")
ws.column_dimensions["A"].width = 4; ws.column_dimensions["B"].width = 34; ws.column_dimensions["I"].width = 2
for q in "CEGJ": ws.column_dimensions[q].width = 13.5
for q in "DFHK": ws.column_dimensions[q].width = 7.5
ws.page_setup.orientation = "portrait"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.sheet_view.showGridLines = False
wb.save(out(NAME))
for x in st.rows: x["code"] = None   # section letters are no account codes
save(NAME, [st], "RETAIL", "OPERATING_STATEMENT", "Shopping strip three years actual beside budget, PSF columns, lettered sections, merged two-line headers, recovery ratio row; openpyxl")
