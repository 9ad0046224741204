# QuickBooks-style comparative balance sheet export for a medical office building: indentation by spaces in the label cell, $ Change and % Change, formulas with cached values; notes sheet behind.
from common import *
import xlsxwriter
F = "birchgate_medical_office_bs_comparison.xlsx"
SH = "Balance Sheet"
s = Stmt("Balance Sheet Comparison", "Birchgate Medical Office Building LLC", None, "2024-12-31", ["Dec 31, 2024", "Dec 31, 2023", "$ Change"], sheet=SH)
def L(lab, a, b, ind): return s.line(lab, [a, b, round((a or 0)-(b or 0), 2)], ind=ind)
def T(lab, it, ind, **k): return s.tot(lab, it, ind=ind, **k)
s.head("ASSETS", ind=0); s.head("Current Assets", ind=1); s.head("Checking/Savings", ind=2)
ck = T("Total Checking/Savings", [L("1010 Operating - Ridgeview Bank", 84107.53, 61990.18, 3), L("1020 Money Market", 150622.40, 146218.77, 3), L("1030 Security Deposit Account", 38450.00, 35950.00, 3)], 2)
s.head("Accounts Receivable", ind=2)
ar = T("Total Accounts Receivable", [L("1200 Tenant Receivables", 12745.16, 19388.02, 3)], 2)
s.head("Other Current Assets", ind=2)
oc = T("Total Other Current Assets", [L("1310 Prepaid Insurance", 9316.50, 8412.25, 3), L("1320 Tax Escrow", 27640.81, 25117.36, 3), L("1330 CAM Reconciliation Due", 6204.00, None, 3)], 2)
ca = T("Total Current Assets", [ck, ar, oc], 1)
s.head("Fixed Assets", ind=1)
fa = T("Total Fixed Assets", [L("1510 Land", 410000.00, 410000.00, 2), L("1520 Building", 3185000.00, 3185000.00, 2), L("1530 Tenant Improvements", 468215.90, 422735.90, 2), L("1540 Elevator Modernization", 118400.00, None, 2), L("1590 Accumulated Depreciation", -1107264.00, -995811.00, 2)], 1)
s.head("Other Assets", ind=1)
oa = T("Total Other Assets", [L("1710 Leasing Commissions, net", 51908.33, 60741.67, 2), L("1720 Loan Costs, net", 18360.00, 21420.00, 2), L("1730 Deferred Rent Receivable", 22417.09, 17966.54, 2)], 1)
ta = T("TOTAL ASSETS", [ca, fa, oa], 0, typ="TOTAL", key="total_assets")
s.head("LIABILITIES & EQUITY", ind=0); s.head("Liabilities", ind=1); s.head("Current Liabilities", ind=2)
ap = [L("2010 Accounts Payable", 21933.64, 16208.45, 3), L("2050 Credit Card - Chemung Card Services", 1846.22, 903.17, 3), L("2110 Accrued Interest", 9204.18, 9491.63, 3), L("2120 Accrued Property Tax", 41200.00, 39650.00, 3), L("2130 Prepaid Rent", 14980.00, 11235.00, 3), L("2150 Tenant Security Deposits", 38450.00, 35950.00, 3)]
cl = T("Total Current Liabilities", ap, 2)
s.head("Long Term Liabilities", ind=2)
lt = T("Total Long Term Liabilities", [L("2510 Mortgage - Ridgeview Bank", 2084617.72, 2162405.31, 3), L("2520 Member Loan - elevator", 90000.00, None, 3)], 2)
tl = T("Total Liabilities", [cl, lt], 1, key="total_liabilities")
s.head("Equity", ind=1)
eqt = [round(s.v(ta)[c]-s.v(tl)[c], 2) for c in (0, 1)]
ni = [171842.06, 158330.92]; cap = [1125000.00, 1125000.00]; dis = [-145000.00, -130000.00]
# opening retained earnings: 2024 opening = 2023 opening + 2023 NI + 2023 distributions
re23 = round(eqt[1]-cap[1]-ni[1]-dis[1], 2); re24 = round(re23+ni[1]+dis[1], 2)
cap24 = round(eqt[0]-re24-ni[0]-dis[0], 2)   # what members put in or took out
print("capital 2024 needed", cap24, "re", re23, re24)
eq = T("Total Equity", [L("3010 Members' Capital", cap24, cap[1], 2), L("3100 Retained Earnings", re24, re23, 2), L("3200 Member Distributions", dis[0], dis[1], 2), L("Net Income", ni[0], ni[1], 2)], 1, key="total_equity")
T("TOTAL LIABILITIES & EQUITY", [tl, eq], 0, typ="TOTAL")
# codes apart from labels
import re
for q in s.rows:
    m = re.match(r"(\d{4}) (.*)", q["label"])
    q["x"]["full"] = q["label"]
    if m: q["accountCode"], q["label"] = m.groups()
wb = xlsxwriter.Workbook(str(ROOT/"documents"/F)); f = lambda **k: wb.add_format(dict(font_name="Arial", font_size=8, **k))
w = wb.add_worksheet(SH); w.hide_gridlines(1); w.set_column(0, 0, 42); w.set_column(1, 4, 15)
for r, (t, z) in enumerate([("Birchgate Medical Office Building LLC", 14), ("Balance Sheet Comparison", 14), ("As of December 31, 2024", 10)]): w.merge_range(r, 0, r, 4, t, wb.add_format(dict(bold=1, align="center", font_name="Arial", font_size=z)))
w.merge_range(4, 1, 4, 4, "Total", f(bold=1, align="center", bottom=1))
for k, t in enumerate(["As of Dec 31, 2024", "As of Dec 31, 2023 (PY)", "$ Change", "% Change"]): w.write(5, 1+k, t, f(bold=1, align="center", bottom=1, text_wrap=1))
w.set_row(5, 24); w.set_row(0, 20); w.set_row(1, 20)
s.h["columns"] = ["As of Dec 31, 2024", "As of Dec 31, 2023 (PY)", "$ Change"]
row = 6; at = {}
for i, q in enumerate(s.rows):
    at[i] = row+1; t = q["rowType"]; b = t != "LINE"
    w.write(row, 0, "   "*q["x"]["ind"]+q["x"]["full"], f(bold=b))
    if t != "HEADING":
        cur = t == "TOTAL"; nf = ('_("$"* #,##0.00_);_("$"* -#,##0.00_);_("$"* "-"??_)' if b else '#,##0.00_);-#,##0.00_)')
        ff = f(bold=b, num_format=nf, **({"top": 1} if b else {}), **({"bottom": 6} if cur else {}))
        for c in (0, 1):
            v = q["values"][c]
            if v is None: w.write_blank(row, 1+c, None, ff)
            elif b: w.write_formula(row, 1+c, "="+"+".join(f"{'BC'[c]}{at[k]}" for k in q["footsFrom"]["items"]), ff, v)
            else: w.write_number(row, 1+c, v, ff)
        w.write_formula(row, 3, f"=B{row+1}-C{row+1}", ff, q["values"][2])
        p = q["values"][1]
        if p: w.write_formula(row, 4, f"=D{row+1}/ABS(C{row+1})", f(bold=b, num_format="0.00%"), q["values"][2]/abs(p))
    row += 1
w.write(row+2, 0, "Tuesday, Feb 18, 2025 09:12:44 AM GMT-5 - Accrual Basis", f(italic=1)); w.freeze_panes(6, 1); w.fit_to_pages(1, 1)
n = wb.add_worksheet("Notes"); n.write(0, 0, "Elevator modernization was finished in October 2024, paid from operating cash, the member loan and added member capital."); n.write(1, 0, "Mortgage matures 11/1/2031, fixed 5.35%.")
wb.close()
save(F, [s], "OFFICE", "BALANCE_SHEET", "small-business accounting export, comparative with $ and % change, indentation by spaces, formulas", False)
