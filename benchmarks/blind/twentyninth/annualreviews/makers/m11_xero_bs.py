"""Xero balance sheet export, three dates compared (xlsx, xlsxwriter), flex-industrial LLC."""
from tlib import *
import xlsxwriter
F = "Tamarack_Flex_Holdings_LLC_-_Balance_Sheet.xlsx"
s = St(["Dec 31, 2025", "Sep 30, 2025", "Dec 31, 2024"])
s.H("Assets", d=0)
s.H("Bank", d=1)
a = [s.L(n, v, d=2) for n, v in (("Glacier Community Bank - Operating 4417", (88214.63, 61902.18, 47330.09)), ("Glacier Community Bank - Security Deposits 4425", (32450, 32450, 28950)), ("PayRent Clearing", (0, 3120, 0)))]
t1 = s.S("Total Bank", a, d=1)
s.H("Current Assets", d=1)
a = [s.L(n, v, d=2) for n, v in (("Accounts Receivable", (14872.41, 22316.9, 9740.55)), ("CAM Reconciliation Receivable", (18655.2, 0, 15208.77)), ("Prepaid Insurance", (6903.5, 13807, 5877.25)), ("Prepaid Property Tax", (0, 9214.3, 0)), ("Escrow - Lender Reserves", (40771.19, 35521.19, 20771.19)))]
t2 = s.S("Total Current Assets", a, d=1)
s.H("Fixed Assets", d=1)
a = [s.L(n, v, d=2) for n, v in (("Accumulated Depreciation", (-418733.16, -396941.91, -331568.16)), ("Building A & B", (2715000,) * 3), ("Land", (640000,) * 3), ("Paving and Site Work", (148220, 148220, 96500)), ("Tenant Improvements", (203118.4, 188618.4, 188618.4)), ("Overhead Doors (2025 project)", (37650, 25100, 0)))]
t3 = s.S("Total Fixed Assets", a, d=1)
s.H("Other Assets", d=1)
a = [s.L(n, v, d=2) for n, v in (("Deferred Lease Commissions", (51884.3, 54019.55, 60425.3)), ("Loan Costs", (26400, 26400, 26400)), ("Loan Costs - Accumulated Amortization", (-10560, -9900, -7920)))]
t4 = s.S("Total Other Assets", a, d=1)
ta = s.T("Total Assets", [t1, t2, t3, t4], d=0)
s.H("Liabilities and Equity", d=0)
s.H("Liabilities", d=1)
s.H("Current Liabilities", d=2)
a = [s.L(n, v, d=3) for n, v in (("Accounts Payable", (21406.77, 17338.02, 30115.46)), ("Accrued Property Tax", (27642.9, 0, 25880.14)), ("Credit Card - Shop 9921", (1184.36, 2260.07, -48.15)), ("Due to Tamarack Construction (affiliate)", (12550, 0, 0)), ("Rent Received in Advance", (16430, 11875, 8210)), ("Security Deposits Held", (32450, 32450, 28950)))]
c1 = s.S("Total Current Liabilities", a, d=2)
s.H("Non-Current Liabilities", d=2)
a = [s.L(n, v, d=3) for n, v in (("Mortgage - Glacier Community Bank", (2304118.62, 2318870.41, 2361904.88)), ("Loan from Member - R. Quist", (150000, 150000, 100000)))]
c2 = s.S("Total Non-Current Liabilities", a, d=2)
tl = s.T("Total Liabilities", [c1, c2], d=1)
s.H("Equity", d=1)
TA, TL = s.rows[ta]["v"], s.rows[tl]["v"]
dist = [-120000, -90000, -105000]; con = [925000, 925000, 925000]
eq = [TA[j] - TL[j] - con[j] - dist[j] for j in range(3)]; r24 = round(eq[2] - 118442.71, 2); r25 = round(r24 + 118442.71 + dist[2], 2)  # last year closed
re = [r25, r25, r24]; cy = [round(eq[j] - re[j], 2) for j in range(3)]
a = [s.L("Current Year Earnings", cy, d=2), s.L("Member Contributions", con, d=2), s.L("Member Distributions", dist, d=2), s.L("Retained Earnings", re, d=2)]
te = s.T("Total Equity", a, d=1)
tle = s.T("Total Liabilities and Equity", [tl, te], d=0)
s.key = dict(total_assets=ta, total_liabilities=tl, total_equity=te); print(re, cy, TA)
wb = xlsxwriter.Workbook(os.path.join(DOC, F)); ws = wb.add_worksheet("Balance Sheet")
B = {"font_name": "Arial", "font_size": 10}; f = lambda **k: wb.add_format({**B, **k})
ws.set_column(0, 0, 52); ws.set_column(1, 3, 16); ws.hide_gridlines(2)
ws.merge_range("A1:D1", "Balance Sheet", f(bold=True, font_size=14, align="left")); ws.merge_range("A2:D2", "Tamarack Flex Holdings LLC", f(font_size=12)); ws.merge_range("A3:D3", "As of December 31, 2025", f(font_size=12)); ws.merge_range("A4:D4", "Accrual Basis", f(font_size=9, font_color="#666666"))
ws.write(5, 0, "Account", f(bold=True, bottom=1))
for j, c in enumerate(s.columns): ws.write(5, 1 + j, c, f(bold=True, bottom=1, align="right"))
y = 6
for r in s.rows:
    d = r["x"]["d"]; tot = bool(r["items"]); hd = not r["v"]
    if hd and d <= 1: y += 1
    k = dict(bold=tot or hd, indent=d, top=1 if tot else 0, bottom=6 if r["t"] == "TOTAL" and d == 0 else 0)
    if hd and d == 0: k["font_size"] = 12
    ws.write(y, 0, r["label"], f(**k))
    if r["v"]:
        k.pop("indent")
        for j, v in enumerate(r["v"]): ws.write_number(y, 1 + j, v, f(num_format='#,##0.00;(#,##0.00);"-"', align="right", **k))
    y += 1
ws.set_footer("&L&8Tamarack Flex Holdings LLC&C&8Balance Sheet&R&8&P of &N"); ws.fit_to_pages(1, 0); wb.close()
save(F, [s.truth("Balance Sheet", "Tamarack Flex Holdings LLC", None, "2025-12-31", sheet="Balance Sheet", dash_zero=True)], [s],
     assetType="INDUSTRIAL", documentType="BALANCE_SHEET", author="Xero export by bookkeeper", style="Xero balance sheet, three dates compared, cell indents", hard="alphabetical accounts (accumulated depreciation first), negative card balance, nested liabilities")
