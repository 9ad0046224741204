"""CREFC-style operating statement analysis of a manufactured home community (xlsx, xlsxwriter, formulas with cached values)."""
import datetime
from tlib import *
import xlsxwriter
F = "OSA_301148_Sandhill_MHC.xlsx"
s = St(["Underwriting", "2023", "2024", "TTM"])
s.H("INCOME:", k="h")
i1 = s.L("Gross Potential Rent (3)", (1168440, 1241872.4, 1316209.15, 1371448.6)); i2 = s.L("Less: Vacancy/Collection Loss", (-93475.2, -71806.22, -88412.77, -64190.05))
i3 = s.L("Laundry/Vending Income", (0, 3118.5, 2904.25, 2870)); i4 = s.L("Parking Income", (7200, 8160, 8340, 8640)); i5 = s.L("Other Income", (96500, 131764.08, 148033.9, 157212.47))
eg = s.T("Effective Gross Income", [i1, i2, i3, i4, i5], k="t")
s.H("OPERATING EXPENSES:", k="h")
E = [("Real Estate Taxes", (104315, 110872.66, 116904.3, 121377.18)), ("Property Insurance", (21840, 31406, 38117.5, 44210.75)), ("Utilities", (148200, 161933.47, 170486.02, 177301.9)),
 ("Repairs and Maintenance", (51000, 63977.81, 48716.4, 57190.26)), ("Janitorial", (0, 0, 0, 0)), ("Management Fees", (47147, 52524.35, 55483, 59039.24)), ("Payroll & Benefits", (97500, 104918.12, 112644.87, 116038.09)),
 ("Advertising & Marketing", (4000, 2716.4, 3380.02, 2950.6)), ("Professional Fees", (7500, 11420, 9265, 14077.5)), ("General and Administrative", (22500, 26431.09, 27766.38, 28402.13)),
 ("Other Expenses", (6000, 8790.55, 7415.1, 7960.44)), ("Ground Rent", (0, 0, 0, 0))]
ex = [s.L(*e) for e in E]
te = s.T("Total Operating Expenses", ex, k="t")
V = lambda i: s.rows[i]["v"]
s.L("Operating Expense Ratio", [0]*4, k="p"); s.rows[-1]["v"] = [round(a / b, 4) for a, b in zip(V(te), V(eg))]; opr = len(s.rows) - 1
noi = s.T("Net Operating Income", [eg, te], [1, -1], k="t")
c = [s.L("Leasing Commissions (4)", (0, 0, 0, 0)), s.L("Tenant Improvements (4)", (0, 0, 0, 0)), s.L("Capital Expenditures", (12850, 41366.2, 18750, 77418.95)), s.L("Extraordinary Capital Expenditures", (0, 0, 61240, 0))]
tc = s.T("Total Capital Items", c, k="t")
ncf = s.T("Net Cash Flow", [noi, tc], [1, -1], k="t")
ds = s.L("Debt Service (per Servicer)", (489204.72,) * 4)
af = s.T("Net Cash Flow After Debt Service", [ncf, ds], [1, -1], k="t")
s.L("DSCR: (NOI/DS)", [round(a / b, 2) for a, b in zip(V(noi), V(ds))], k="x"); s.L("DSCR: (NCF/DS)", [round(a / b, 2) for a, b in zip(V(ncf), V(ds))], k="x")
s.key = dict(total_income=eg, total_operating_expenses=te, noi=noi, net_cash_flow=ncf)
wb = xlsxwriter.Workbook(os.path.join(DOC, F)); A = {"font_name": "Arial", "font_size": 9}
f = lambda **k: wb.add_format({**A, **k})
wi = wb.add_worksheet("Loan"); ws = wb.add_worksheet("OSA"); wn = wb.add_worksheet("NOI Adj Notes")
wi.set_column(0, 0, 30); wi.set_column(1, 1, 36)
for n, (a, b) in enumerate((("Servicer", "Prairie Mutual Loan Services"), ("Loan number", 301148), ("Prospectus ID", 37), ("Trust", "PMLS 2021-C4"), ("Original balance", 7350000), ("Current balance", 6812406.55), ("Analyst", "K. Obregon"), ("Date prepared", "11/21/2025"))):
    wi.write(n + 1, 0, a, f(bold=True)); wi.write(n + 1, 1, b, f(num_format="#,##0.00" if isinstance(b, float) or b == 7350000 else "0", align="left"))
ws.hide_gridlines(2); ws.set_column(0, 0, 2); ws.set_column(1, 1, 34); ws.set_column(2, 5, 14.5); ws.set_column(6, 7, 11); ws.set_column(8, 8, 46); ws.set_landscape(); ws.fit_to_pages(1, 1)
ws.merge_range("B1:H1", "MULTIFAMILY OPERATING STATEMENT ANALYSIS REPORT (includes Mobile Home Parks)", f(bold=True, font_size=12, align="center")); ws.merge_range("B2:H2", "as of 9/30/2025", f(align="center", italic=True))
ws.write("B4", "PROPERTY OVERVIEW", f(bold=True, bg_color="#C0C0C0")); ws.merge_range("C4:H4", "", f(bg_color="#C0C0C0"))
for n, (a, b) in enumerate((("Control/Property Number", "301148-001"), ("Current Scheduled Loan Balance/Paid to Date", "6,812,406.55   11/1/2025"), ("Property Name", "Sandhill Estates Manufactured Home Community"), ("Property Type", "MH"), ("Property Address, City, State", "4450 E. Sandhill Rd, Las Cruces, NM"), ("Net Rentable Pads", "218"))):
    ws.write(4 + n, 1, a, f()); ws.merge_range(4 + n, 2, 4 + n, 7, b, f(border=1, align="left"))
h = f(bold=True, align="center", bottom=1); hl = f(bold=True)
ws.write(11, 1, "Year", hl); ws.write(12, 1, "Period Ended", hl); ws.write(13, 1, "Statement Classification (yr)", hl)
dt = f(bold=True, align="center", num_format="mm/dd/yyyy")
for j, (a, d, q) in enumerate((("Underwriting", datetime.date(2021, 6, 30), "Base Line"), (2023, datetime.date(2023, 12, 31), "Normalized"), (2024, datetime.date(2024, 12, 31), "Normalized"), ("TTM", datetime.date(2025, 9, 30), "As Reported"))):
    ws.write(11, 2 + j, a, f(bold=True, align="center")); ws.write_datetime(12, 2 + j, datetime.datetime.combine(d, datetime.time()), dt); ws.write(13, 2 + j, q, h)
for j, (a, b, q) in enumerate((("TTM", "vs. Base", "Variance %"), ("TTM", "vs. 2024", "Variance %"))):
    for n, tx in enumerate((a, b, q)): ws.write(11 + n, 6 + j, tx, h if n == 2 else f(bold=True, align="center"))
ws.write(13, 8, "Servicer Comments", h)
CM = {"Property Insurance": "Renewed 5/1/25 at +19%; wind/hail deductible raised.", "Repairs and Maintenance": "2024 excludes $61,240 sewer lift station (moved to Extraordinary).", "Other Income": "Water/sewer rebill and 14 park-owned home rents.",
      "Management Fees": "4.0% of EGI per agreement.", "Capital Expenditures": "TTM: clubhouse roof and 6 pad replacements.", "Net Cash Flow After Debt Service": "No cash trap: DSCR above 1.15x."}
R0 = 14; row = {}
x = R0
for i, r in enumerate(s.rows):
    k = r["x"].get("k")
    if k == "h" and i: x += 1
    row[i] = x; x += 1
    if k == "t" and i in (eg, noi, tc): x += 1
CL = "CDEF"
for i, r in enumerate(s.rows):
    k, y = r["x"].get("k"), row[i]
    ws.write(y, 1, r["label"], f(bold=k in ("h", "t")))
    if not r["v"]: continue
    for j, v in enumerate(r["v"]):
        nf = {"p": "0.00%", "x": "0.00"}.get(k, '#,##0.00_);(#,##0.00);0.00_)')
        fm = f(num_format=nf, bold=k == "t", top=1 if k == "t" else 0, bottom=6 if i in (ncf, af) else 0)
        if r["items"]: ws.write_formula(y, 2 + j, "=" + "".join(("+" if g > 0 else "-") + CL[j] + str(row[q] + 1) for q, g in zip(r["items"], r["signs"])), fm, v)
        elif i == opr: ws.write_formula(y, 2 + j, f"={CL[j]}{row[te]+1}/{CL[j]}{row[eg]+1}", fm, v)
        else: ws.write_number(y, 2 + j, v, fm)
    if k not in ("p", "x"):
        for j, b in enumerate((0, 2)):
            if r["v"][b]: ws.write_formula(y, 6 + j, f"=(F{y+1}-{CL[b]}{y+1})/ABS({CL[b]}{y+1})", f(num_format="0.0%", font_color="#404040"), (r["v"][3] - r["v"][b]) / abs(r["v"][b]))
            else: ws.write(y, 6 + j, "N/A", f(align="right", font_color="#808080"))
    if r["label"] in CM: ws.write(y, 8, CM[r["label"]], f(italic=True, font_size=8))
y = x + 1
for t in ("Source of Financial Data:  Borrower operating statements, rent roll dated 9/30/2025 (occupancy 95.9%)", "Notes and Assumptions:", "(3) Base rent from rent roll annualized for Underwriting. (4) Not applicable to MHC.", "Signed: K. Obregon, Asset Surveillance"):
    ws.write(y, 1, t, f(font_size=8)); y += 1
wn.set_column(0, 0, 90)
for n, t in enumerate(("NOI ADJUSTMENT WORKSHEET - NOTES", "1. 2024 Repairs reduced by $61,240 for sewer lift station replacement.", "2. 2023 G&A reduced by $12,100 partnership legal expense.")): wn.write(n, 0, t, f(bold=n == 0))
ws.activate(); wb.close()
save(F, [s.truth("Multifamily Operating Statement Analysis Report", "Sandhill Estates Manufactured Home Community", None, "2025-09-30", sheet="OSA")], [s],
     assetType="MANUFACTURED_HOUSING", documentType="OPERATING_STATEMENT", author="loan servicer (CREFC form)", style="operating statement analysis, three-line headers, variance %, comments column, other sheets around", hard="three header rows, ratio and DSCR rows, overview block with numbers, formulas")
