# UK almshouse charity: SOFA by fund with three-line headers, balance sheet on its own sheet
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
N = "almshouse_sofa_2025.xlsx"; P = "Dame Eleanor Trasker's Almshouses"
C = ["Unrestricted Funds 2025", "Designated Funds 2025", "Restricted Funds 2025", "Permanent Endowment 2025", "Total Funds 2025", "Total Funds 2024"]
a = St("Statement of Financial Activities", P, "2024-04-06", "2025-04-05", C, sheet="SOFA")
def L(lab, u, d, r, e, p, **x):
    z = [i for i in (u, d, r, e) if i is not None]; return a.l(lab, u, d, r, e, sum(z) if z else None, p, **x)
a.h("INCOME AND ENDOWMENTS FROM:")
i2 = L("Donations and legacies", 3415, None, 12000, None, 5270, note=3)
a.h("Charitable activities", g=1)
i1 = [L("Weekly maintenance contributions", 214386, None, None, None, 201940, note=2), L("Warden call and support charge", 18720, None, None, None, 18200)]
a.h("Investments", g=1)
i3 = [L("Dividends and interest", 9822, 4105, None, 6930, 19744, note=4), L("Rent - 3 Cordwainer Street (shop)", 16500, None, None, None, 16500, note=4)]
ti = a.tot("TOTAL INCOME", i1+[i2]+i3, key="total_income")
a.h("EXPENDITURE ON:")
x0 = L("Raising funds - investment management", 1960, None, None, 1385, 3210, note=5)
a.h("Charitable activities", g=1)
x = [L("Warden and caretaking", 64218, None, None, None, 60395, note=6), L("Light, heat and water", 31107, None, None, None, 33862, note=6), L("Repairs and redecoration", 41560, 27300, 9840, None, 52117, note=7), L("Insurance", 8905, None, None, None, 8218), L("Depreciation", 12400, None, None, 21850, 34250, note=10), L("Clerk, audit and governance", 22136, None, None, None, 21040, note=8)]
te = a.tot("TOTAL EXPENDITURE", [x0]+x, key="total_operating_expenses")
nb = a.sub("Net income/(expenditure) before investment gains", [ti], [te])
gn = L("Net gains/(losses) on investments", -1240, 2866, None, 15208, -8815, note=11)
ni = a.sub("NET INCOME/(EXPENDITURE)", [nb, gn], key="net_income")
tr = a.l("Transfers between funds", -40000, 40000, None, None, 0, 0, note=15)
nm = a.tot("NET MOVEMENT IN FUNDS", [ni, tr])
a.h("RECONCILIATION OF FUNDS")
bf = L("Total funds brought forward", 186340, 151228, 14200, 1872455, 0); a.d["rows"][bf]["values"][5] = a.v(bf, 4)-a.v(nm, 5)
cf = a.tot("TOTAL FUNDS CARRIED FORWARD", [nm, bf]); assert a.v(cf, 5) == a.v(bf, 4)
b = St("Balance Sheet", P, None, "2025-04-05", ["2025", "2024"], sheet="Balance Sheet")
b.h("FIXED ASSETS")
f1 = [b.l("Almshouse dwellings (18) and hall", 1480350, 1502200, note=10), b.l("Furniture and equipment", 24800, 37200, note=10), b.l("Investments", 589460, 540312, note=11)]
fs = b.sub("", f1)
b.h("CURRENT ASSETS")
tot = [a.v(cf, 4), a.v(cf, 5)]
deb, crd = [6218, 4077], [-18944, -21306]
lt = [-48000, -54000]
cash = [tot[c] - b.v(fs, c) - deb[c] - crd[c] - lt[c] for c in (0, 1)]
cc = [b.l("Debtors and prepayments", *deb, note=12), b.l("Cash at bank and in hand", *cash)]
cs = b.sub("", cc); cr = b.l("CREDITORS: amounts falling due within one year", *crd, note=13)
nc = b.sub("NET CURRENT ASSETS", [cs, cr]); ta = b.sub("TOTAL ASSETS LESS CURRENT LIABILITIES", [fs, nc])
cl = b.l("CREDITORS: amounts falling due after one year", *lt, note=14)
na = b.tot("NET ASSETS", [ta, cl])
b.h("FUNDS OF THE CHARITY")
u24 = [186340, 151228, 14200, 1872455]
ff = [b.l(n, a.v(cf, k), u24[k], note=15) for k, n in enumerate(["Unrestricted", "Designated - cyclical maintenance", "Restricted", "Permanent endowment"])]
b.tot("TOTAL CHARITY FUNDS", ff, key="total_equity"); print("cash", cash)
wb = Workbook(); ws = wb.active; ws.title = "SOFA"; B = Font(name="Garamond", bold=True, size=11); F = Font(name="Garamond", size=11); thin = Side(style="thin"); dbl = Side(style="double"); NF = '#,##0;(#,##0);"-"'
ws.merge_cells("A1:H1"); ws["A1"] = P + " (charity no. 214903)"; ws["A1"].font = Font(name="Garamond", bold=True, size=14); ws.merge_cells("A2:H2"); ws["A2"] = "Statement of Financial Activities (incorporating the Income and Expenditure Account)"; ws["A2"].font = B; ws.merge_cells("A3:H3"); ws["A3"] = "for the year ended 5 April 2025"; ws["A3"].font = Font(name="Garamond", italic=True, size=11); ws["A4"] = "Eighteen almshouses for persons aged 60 and over"; ws["A4"].font = F
H1 = ["", "Note", "Unrestricted", "Designated", "Restricted", "Permanent", "Total", "Total"]; H2 = ["", "", "Funds", "Funds", "Funds", "Endowment", "Funds", "Funds"]; H3 = ["", "", "2025", "2025", "2025", "2025", "2025", "2024"]; H4 = ["", ""]+["£"]*6
for k, h in enumerate([H1, H2, H3, H4]):
    for c, t in enumerate(h): z = ws.cell(6+k, c+1, t or None); z.font = B; z.alignment = Alignment(horizontal="right" if c > 1 else "center")
def fill(ws, st, r, c0):
    for i, q, x in st.rows():
        if q["rowType"] == "HEADING" and not x.get("g"): r += 1
        z = ws.cell(r, 1, q["label"] or None); z.font = B if q["rowType"] != "LINE" and not x.get("g") else (Font(name="Garamond", italic=True, size=11) if x.get("g") else F)
        if q["rowType"] == "LINE": z.alignment = Alignment(indent=1, wrap_text=True)
        if x.get("note"): n = ws.cell(r, 2, x["note"]); n.font = F; n.alignment = Alignment(horizontal="center")
        if q["rowType"] != "HEADING":
            for c, v in enumerate(q["values"]):
                z = ws.cell(r, c0+c, "-" if v is None else v); z.number_format = NF; z.font = B if q["rowType"] != "LINE" else F; z.alignment = Alignment(horizontal="right")
                if q["rowType"] != "LINE": z.border = Border(top=thin, bottom=dbl if q["rowType"] == "TOTAL" else None)
        r += 1
    return r
r = fill(ws, a, 10, 3); a0 = r
# a printed zero of the transfers is shown by the format as a dash -> neutral in the truth
for st in (a, b):
    for q in st.d["rows"]: q["values"] = [None if v == 0 else v for v in q["values"]]
ws.cell(r+1, 1, "All of the charity's activities are continuing. The notes form part of these accounts.").font = Font(name="Garamond", italic=True, size=9)
ws.column_dimensions["A"].width = 46; ws.column_dimensions["B"].width = 6
for c in "CDEFGH": ws.column_dimensions[c].width = 13
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
w2 = wb.create_sheet("Balance Sheet"); w2["A1"] = P; w2["A1"].font = Font(name="Garamond", bold=True, size=14); w2["A2"] = "Balance Sheet as at 5 April 2025"; w2["A2"].font = B
for c, t in ((2, "Notes"), (4, "2025"), (5, "2024")): z = w2.cell(4, c, t); z.font = B; z.alignment = Alignment(horizontal="right")
for c in (4, 5): z = w2.cell(5, c, "£"); z.font = B; z.alignment = Alignment(horizontal="right")
r = fill(w2, b, 6, 4); w2.cell(r+1, 1, "Approved by the Trustees on 2 September 2025:  A. Penhallow (Chairman)   J. Oystermouth (Treasurer)").font = F
w2.column_dimensions["A"].width = 48; w2.column_dimensions["C"].width = 3; w2.column_dimensions["D"].width = w2.column_dimensions["E"].width = 14
wb.save(f"{HERE}/documents/{N}"); save(N, [a, b], "SENIOR_HOUSING", "OPERATING_STATEMENT", "UK almshouse charity SOFA by fund, four-line header, dashes for nil, second sheet balance sheet with unlabelled subtotals", True)
