from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
S = Stmt("Balance Sheet", "Cottonwood Bend Mobile Home Community", None, "2024-12-31", ["Dec 31, 24", "Dec 31, 23", "$ Change"], sheet="Sheet1")
H = lambda l, lv: S.head(l, lv=lv)
L = lambda l, lv, a, b: S.line(l, [a, b, round(a-b, 2)], lv=lv)
T = lambda l, lv, it, typ="SUBTOTAL", key=None: S.tot(l, it, typ, key=key, lv=lv)
H("ASSETS", 0); H("Current Assets", 1); H("Checking/Savings", 2)
x1 = T("Total Checking/Savings", 2, [L("Prairie Trust - Operating", 3, 61204.77, 48815.09), L("Prairie Trust - Security Deposits", 3, 38450.0, 36900.0), L("Petty Cash", 3, 300.0, 300.0)])
H("Accounts Receivable", 2)
x2 = T("Total Accounts Receivable", 2, [L("Lot Rent Receivable", 3, 14886.42, 9127.65), L("Utility Rebilling Receivable", 3, 4310.18, 3966.3)])
H("Other Current Assets", 2)
x3 = T("Total Other Current Assets", 2, [L("Allowance for Bad Debt", 3, -3200.0, -2500.0), L("Homes Held for Sale", 3, 118750.0, 164200.0), L("Prepaid Insurance", 3, 9417.25, 8260.5), L("Undeposited Funds", 3, 1225.0, 0.0), L("Tax & Insurance Escrow (Lender)", 3, 52318.66, 47090.12), L("Replacement Reserve (Lender)", 3, 80114.93, 68002.37)])
ca = T("Total Current Assets", 1, [x1, x2, x3])
H("Fixed Assets", 1)
fa = T("Total Fixed Assets", 1, [L("Land", 2, 1240000.0, 1240000.0), L("Land Improvements - Pads & Roads", 2, 2186415.0, 2143915.0), L("Clubhouse & Office", 2, 312600.0, 312600.0), L("Park-Owned Homes", 2, 684200.0, 571450.0), L("Sewer Plant", 2, 405000.0, 405000.0), L("Truck & Equipment", 2, 46180.0, 46180.0), L("Accumulated Depreciation", 2, -1318774.0, -1167203.0)])
H("Other Assets", 1)
oa = T("Total Other Assets", 1, [L("Resident Home Notes Receivable", 2, 203417.36, 231866.9), L("Loan Costs", 2, 96400.0, 96400.0), L("Accumulated Amortization", 2, -57840.0, -48200.0), L("Utility Deposits", 2, 2150.0, 2150.0)])
ta = T("TOTAL ASSETS", 0, [ca, fa, oa], "TOTAL", "total_assets")
H("LIABILITIES & EQUITY", 0); H("Liabilities", 1); H("Current Liabilities", 2); H("Accounts Payable", 3)
y1 = T("Total Accounts Payable", 3, [L("Accounts Payable", 4, 21944.08, 17309.51)])
H("Credit Cards", 3)
y2 = T("Total Credit Cards", 3, [L("Fleet & Hardware Card", 4, 1806.24, 0.0)])
H("Other Current Liabilities", 3)
y3 = T("Total Other Current Liabilities", 3, [L("Security Deposits Held", 4, 38450.0, 36900.0), L("Prepaid Lot Rent", 4, 11275.5, 12840.0), L("Accrued Property Tax", 4, 44380.0, 41900.0), L("Payroll Liabilities", 4, 2914.37, 2677.15), L("Accrued Interest", 4, 13108.61, 13342.95)])
cl = T("Total Current Liabilities", 2, [y1, y2, y3])
H("Long Term Liabilities", 2)
ll = T("Total Long Term Liabilities", 2, [L("Mortgage - CMBS 2019-B4", 3, 2746318.9, 2795406.11), L("Floor Plan Line - Homes", 3, 71250.0, 98520.0), L("Due to Member", 3, 25000.0, 0.0)])
tl = T("Total Liabilities", 1, [cl, ll], key="total_liabilities")
H("Equity", 1)
ni = (231504.66, 204318.24); d = (-180000.0, -165000.0); cap = (850000.0, 850000.0)
asset = S.rows[ta]["values"]; liab = S.rows[tl]["values"]
re1 = round(asset[1]-liab[1]-ni[1]-d[1]-cap[1], 2); re0 = round(re1+ni[1]+d[1], 2)  # draws close into retained earnings
ni = (round(asset[0]-liab[0]-re0-d[0]-cap[0], 2), ni[1]); re = [re0, re1]
eq = T("Total Equity", 1, [L("Members' Capital", 2, *cap), L("Members' Draws", 2, *d), L("Retained Earnings", 2, *re), L("Net Income", 2, *ni)], key="total_equity")
T("TOTAL LIABILITIES & EQUITY", 0, [tl, eq], "TOTAL")
print("retained", re, ni)
F = "x08_cottonwood_bend_balance.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "QuickBooks Export Tips"; ws["B2"] = "Your report has been exported to Sheet1."
ws = wb.create_sheet("Sheet1"); wb.active = 1
b = Font(name="Arial", size=8, bold=True); p = Font(name="Arial", size=8)
for k in range(1, 7): ws.column_dimensions["ABCDEF"[k-1]].width = 3
ws.column_dimensions["F"].width = 30
V = ["G", "I", "K", "M"]
for c in "HJL": ws.column_dimensions[c].width = 1.6
for c in V: ws.column_dimensions[c].width = 13
for r, t in ((1, "Cottonwood Bend Mobile Home Community"), (2, "Balance Sheet"), (3, "As of December 31, 2024")):
    ws.cell(r, 1, t).font = Font(name="Arial", size=12 if r < 3 else 9, bold=True)
ws["M1"] = "9:14 AM"; ws["M2"] = "02/04/25"; ws["M3"] = "Accrual Basis"
for r in (1, 2, 3): ws.cell(r, 13).font = b; ws.cell(r, 13).alignment = Alignment(horizontal="right")
for c, t in zip(V, S.columns+["% Change"]): ws[f"{c}5"] = t; ws[f"{c}5"].font = b; ws[f"{c}5"].alignment = Alignment(horizontal="center"); ws[f"{c}5"].border = Border(bottom=Side(style="thick"))
r = 6
for i, (row, m) in enumerate(zip(S.rows, S.meta)):
    ws.cell(r, m["lv"]+1, row["label"]).font = b if row["rowType"] != "LINE" or True else p
    if row["rowType"] != "HEADING":
        nxt = S.rows[i+1]["rowType"] if i+1 < len(S.rows) else None
        for c, v in zip(V, row["values"]+[round(row["values"][2]/abs(row["values"][1]), 3) if row["values"][1] else None]):
            ws[f"{c}{r}"] = v; ws[f"{c}{r}"].font = p; ws[f"{c}{r}"].number_format = "0.0%" if c == "M" else '#,##0.00;-#,##0.00'
            if v is not None and nxt in ("SUBTOTAL", "TOTAL"): ws[f"{c}{r}"].border = Border(bottom=Side(style="thin"))
            if row["rowType"] == "TOTAL": ws[f"{c}{r}"].border = Border(top=Side(style="thin"), bottom=Side(style="double"))
    r += 2 if row["rowType"] in ("SUBTOTAL", "TOTAL") and m["lv"] in (1, 2, 3) and not row["label"].startswith("Total Equity") else 1
ws.freeze_panes = "G6"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.oddFooter.right.text = "Page &P of &N"; ws.oddFooter.left.text = "Unaudited - see servicer reporting certificate"
wb.save(os.path.join(DOC, F))
save(F, [S], "MANUFACTURED_HOUSING", "BALANCE_SHEET", "community owner's bookkeeper", "QuickBooks export: label outline over six columns, spacer columns, dollar and percent change", "labels in nested columns; single-line groups with totals; percent column to skip; tips sheet first")
