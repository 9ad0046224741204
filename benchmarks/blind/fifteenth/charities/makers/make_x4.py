# UK family partnership, shops; inner and outer columns for each year, P&L above the balance sheet on one sheet
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
N = "hargrove_partnership_accounts_mar25.xlsx"; P = "The Hargrove Partnership"
C = ["2025", "2024"]
a = St("Income and Expenditure Account", P, "2024-04-01", "2025-03-31", C, sheet="Accounts")
a.h("Rents receivable")
k = [a.l("17 Saddler Street", 24000, 24000, i=1), a.l("19 Saddler Street", 21500, 18750, i=1), a.l("21-23 Saddler Street", 46250, 46250, i=1), a.l("Rear yard and garages", 3840, 3600, i=1)]
s = a.sub("", k, i=0); sc = a.l("Insurance recharged to tenants", 4116, 3892, i=0)
ti = a.sub("", [s, sc], i=0, key="total_income")
a.h("Less: Expenditure")
e = [a.l("Insurance", 4790, 4455, i=1), a.l("Repairs and renewals", 7318, 2960, i=1, note="2"), a.l("Managing agent's commission", 5735, 5556, i=1), a.l("Empty rates", 0, 1984, i=1), a.l("Light and heat - common stairs", 862, 917, i=1), a.l("Accountancy", 1980, 1860, i=1), a.l("Legal fees - lease renewal", 1450, 0, i=1), a.l("Bank charges", 144, 132, i=1), a.l("Sundries", 205, 88, i=1)]
te = a.sub("", e, i=0, key="total_operating_expenses")
op = a.sub("Net rental income", [ti], [te], i=0, key="noi")
m = a.l("Mortgage interest", 11286, 12904, i=1); di = a.l("Less deposit interest received", -318, -204, i=1)
fi = a.sub("", [m, di], i=0)
np_ = a.tot("NET INCOME FOR THE YEAR", [op], [fi], i=0, key="net_income")
a.h("Divided as follows")
n25, n24 = a.v(np_, 0), a.v(np_, 1); sh = lambda n: [n//2, n//4, n - n//2 - n//4]
h5, h4 = sh(n25), sh(n24); nm = ["M. Hargrove (one half)", "C. Hargrove (one quarter)", "E. Tamblyn (one quarter)"]
w = [a.l(nm[j], h5[j], h4[j], i=1) for j in range(3)]; a.tot("", w, i=0)
b = St("Balance Sheet", P, None, "2025-03-31", C, sheet="Accounts")
b.h("Fixed assets"); fx = b.l("Freehold property at 2019 valuation", 1150000, 1150000, i=0, note="3")
b.h("Current assets")
c = [b.l("Rents in arrear", 5375, 2900, i=1), b.l("Prepayments", 1205, 1118, i=1), b.l("Agent's client account", 7714, 6230, i=1), b.l("Bank deposit account", 0, 21350, i=1)]
ca = b.sub("", c, i=1)
b.h("Less: Current liabilities")
d = [b.l("Rents in advance", 11560, 10850, i=1), b.l("Sundry creditors", 3046, 2411, i=1), b.l("VAT", 2918, 2704, i=1)]
cl = b.sub("", d, i=1)
drawings = [24000, 12000, 12000]; loan = [182500, 198000]
cap = [450000, 225000, 225000]; cur24 = [0, 0, 0]
# 2024 net assets fix the 2024 current accounts, drawings carry them to 2025
nca24 = b.v(ca, 1)-b.v(cl, 1); na24 = 1150000+nca24-loan[1]; c24 = na24-900000; cur24 = [c24//2, c24//4, c24-c24//2-c24//4]
cur25 = [cur24[j]+h5[j]-drawings[j] for j in range(3)]; na25 = 900000+sum(cur25)
R = b.d["rows"]; R[c[3]]["values"][0] = na25-1150000+loan[0]+b.v(cl, 0)-sum(b.v(x, 0) for x in c[:3]); R[ca]["values"][0] = sum(b.v(x, 0) for x in c)
nca = b.sub("Net current assets", [ca], [cl], i=0)
tn = b.sub("", [fx, nca], i=0)
ln = b.l("Less: Bank loan secured on 21-23 Saddler Street", -loan[0], -loan[1], i=0, note="4")
na = b.tot("NET ASSETS", [tn, ln], i=0)
b.h("Financed by"); b.h("Partners' capital accounts"); nn = ["M. Hargrove", "C. Hargrove", "E. Tamblyn"]
x = [b.l(nn[j], cap[j], cap[j], i=1) for j in range(3)]; xs = b.sub("", x, i=0)
b.h("Partners' current accounts"); y = [b.l(nn[j], cur25[j], cur24[j], i=1, note="5") for j in range(3)]; ys = b.sub("", y, i=0)
tp = b.tot("PARTNERS' FUNDS", [xs, ys], i=0, key="total_equity"); assert b.v(tp, 0) == b.v(na, 0) and b.v(tp, 1) == b.v(na, 1); print("bank", R[c[3]]["values"], cur25)
wb = Workbook(); ws = wb.active; ws.title = "Accounts"; F = Font(name="Times New Roman", size=11); B = Font(name="Times New Roman", size=11, bold=True); NF = '#,##0;(#,##0);"-"'; S = Side(style="thin"); D = Side(style="double")
def head(r, t, s):
    for k, (u, z) in enumerate([(P.upper(), 13), (t, 12), (s, 11)]): ws.cell(r+k, 1, u).font = Font(name="Times New Roman", size=z, bold=True)
    ws.cell(r+4, 2, "Note").font = B
    for c0, yv in ((3, "2025"), (6, "2024")):
        ws.merge_cells(start_row=r+4, start_column=c0, end_row=r+4, end_column=c0+1); z = ws.cell(r+4, c0, int(yv)); z.font = B; z.alignment = Alignment(horizontal="center")
        for cc in (c0, c0+1): z = ws.cell(r+5, cc, "£"); z.font = B; z.alignment = Alignment(horizontal="right")
    return r+6
def body(st, r):
    for i, q, x in st.rows():
        if q["rowType"] == "HEADING": r += 1
        if q["label"]: z = ws.cell(r, 1, q["label"]); z.font = B if q["rowType"] in ("HEADING", "TOTAL") else F
        if q["rowType"] == "LINE": ws.cell(r, 1).alignment = Alignment(indent=1)
        if x.get("note"): z = ws.cell(r, 2, x["note"]); z.font = F; z.alignment = Alignment(horizontal="center")
        if q["rowType"] != "HEADING":
            for j, v in enumerate(q["values"]):
                z = ws.cell(r, (3, 6)[j] + (0 if x["i"] else 1), v); z.number_format = NF; z.font = B if q["rowType"] == "TOTAL" else F
                if q["rowType"] != "LINE": z.border = Border(top=S, bottom=D if q["rowType"] == "TOTAL" else None)
                if v == 0: q["values"][j] = None
        r += 1
    return r
r = body(a, head(1, "Income and Expenditure Account", "for the year ended 31 March 2025")); r = body(b, head(r+3, "Balance Sheet", "as at 31 March 2025"))
ws.cell(r+1, 1, "We approve these accounts and confirm that we have made available all relevant records.").font = Font(name="Times New Roman", size=10, italic=True)
ws.column_dimensions["A"].width = 46; ws.column_dimensions["B"].width = 6; ws.column_dimensions["E"].width = 2
for cc in "CDFG": ws.column_dimensions[cc].width = 12
from openpyxl.worksheet.pagebreak import Break
ws.sheet_view.showGridLines = False; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(f"{HERE}/documents/{N}"); save(N, [a, b], "RETAIL", "OPERATING_STATEMENT", "UK family partnership, inner and outer money columns under each merged year, unlabelled subtotals, both statements on one sheet", True)
