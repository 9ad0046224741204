"""QuickBooks Desktop export of a franchised hotel's trial balance: no title rows (they sit in the page header), spacer columns, debit/credit with blanks, colon sub-accounts."""
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from common import *
# positive debit, negative credit
A = [("Cash:Operating - Tri-County Bank", 48216.37), ("Cash:FF&E Reserve", 31904.12), ("Cash:Payroll Account", -2118.66), ("Cash:House Bank", 1200.00),
 ("Accounts Receivable:Guest Ledger", 9377.41), ("Accounts Receivable:City Ledger", 22840.95), ("Credit Card Clearing", 6913.08), ("Undeposited Funds", 0.00),
 ("Inventory - Linen & Supplies", 7450.00), ("Prepaid Expenses:Insurance", 18066.68), ("Prepaid Expenses:Franchise Dues", 3750.00),
 ("Escrow - Taxes (Lender)", 27415.50), ("Land", 690000.00), ("Building", 3812400.00), ("Furniture & Fixtures", 748219.60), ("Vehicles", 34500.00), ("Accumulated Depreciation", -1806077.00),
 ("Franchise Fee, net", 29166.40), ("Accounts Payable", -118432.75), ("American Fuel Card", -611.29), ("Occupancy Tax Payable", -24908.13), ("Sales Tax Payable", -3310.42), ("Accrued Payroll", -14220.36),
 ("Advance Deposits", -5640.00), ("Royalties Payable to Brand", -41377.90), ("SBA EIDL Loan", -146882.00), ("Note Payable - First Mortgage", -3664018.25), ("Loan from Member - S. Holdings", -185000.00),
 ("Members Equity:Contributions", -600000.00), ("Members Equity:Draws", 61500.00), ("Retained Earnings", None),
 ("Rooms Revenue:Transient", -702416.88), ("Rooms Revenue:Corporate Negotiated", -141080.00), ("Rooms Revenue:Group & Tour", -68345.50), ("Rooms Revenue:Crew Contract", -97200.00), ("Rooms Revenue:Allowances", 4218.35),
 ("Pet Fees", -5975.00), ("Vending & Pantry", -8816.24), ("Guest Laundry", -2140.75), ("Meeting Room Rental", -6100.00), ("Cancellation/No Show", -7311.90),
 ("Rooms Expense:Front Desk Wages", 121644.20), ("Rooms Expense:Housekeeping Wages", 148930.77), ("Rooms Expense:Guest Supplies", 19482.36), ("Rooms Expense:Breakfast", 37105.08), ("Rooms Expense:Linen", 8340.00), ("Rooms Expense:OTA Commissions", 63817.44),
 ("Payroll Taxes", 27816.09), ("Workers Comp", 9120.00), ("Franchise Royalty 5.5%", 55498.87), ("Brand Marketing Assessment", 25226.76), ("Reservation System Fees", 12871.40), ("Credit Card Fees", 26184.53),
 ("Advertising - Billboards", 7200.00), ("Repairs & Maintenance:Elevator", 6415.00), ("Repairs & Maintenance:HVAC/PTAC", 14388.21), ("Repairs & Maintenance:Pool", 5127.64), ("Repairs & Maintenance:General", 18940.03),
 ("Utilities:Electric", 51872.66), ("Utilities:Gas", 10466.95), ("Utilities:Water & Sewer", 24318.10), ("Utilities:Cable/Internet", 13740.00), ("Insurance Expense", 36133.32), ("Property Tax", 45692.50),
 ("Management Fee", 30000.00), ("Professional Fees:Accounting", 8400.00), ("Professional Fees:Legal", 21765.00), ("Office Supplies", 3316.48), ("Interest Expense", 203981.74), ("Ask My Accountant", 1277.50), ("Interest Income", -88.19)]
A = [(n, r2(-sum(v for _, v in A if v)) if v is None else v) for n, v in A]
print(dict(A)["Retained Earnings"])
rows = [{"name": n, "debit": v if v > 0 or v == 0 else None, "credit": -v if v < 0 else None} for n, v in A]
tot = {"label": "TOTAL", "debit": r2(sum(r["debit"] or 0 for r in rows)), "credit": r2(sum(r["credit"] or 0 for r in rows))}
assert tot["debit"] == tot["credit"]
wb = Workbook(); ws = wb.active; ws.title = "Sheet1"
b = Font(name="Arial", size=8, bold=True); p = Font(name="Arial", size=8)
ws["D1"] = "Oct 31, 25"; ws.merge_cells("D1:F1"); ws["D1"].font = b; ws["D1"].alignment = Alignment(horizontal="center")
for c in "DEF": ws[c+"1"].border = Border(bottom=Side(style="medium"))
ws["D2"] = "Debit"; ws["F2"] = "Credit"
for c in ("D2", "F2"): ws[c].font = b; ws[c].alignment = Alignment(horizontal="center"); ws[c].border = Border(bottom=Side(style="thick"))
NF = '#,##0.00;-#,##0.00'
for i, r in enumerate(rows):
    n = 3 + i; ws.cell(n, 2, r["name"]).font = b
    for col, k in ((4, "debit"), (6, "credit")):
        if r[k] is not None: x = ws.cell(n, col, r[k]); x.number_format = NF; x.font = p
n = 3 + len(rows); ws.cell(n, 1, "TOTAL").font = b
first = 3
for col, k, l in ((4, "debit", "D"), (6, "credit", "F")):
    x = ws.cell(n, col, tot[k]); x.number_format = NF; x.font = b; x.border = Border(top=Side(style="thin"), bottom=Side(style="double"))
for c, w in zip("ABCDEF", (3, 38, 1.2, 14, 1.2, 14)): ws.column_dimensions[c].width = w
ws.freeze_panes = "C3"
ws.oddHeader.left.text = "&\"Arial,Bold\"&8 11:17 AM  11/08/25"; ws.oddHeader.center.text = "&\"Arial,Bold\"&11 Pinegrove Inn && Suites LLC - Trial Balance"; ws.oddHeader.right.text = "&\"Arial,Bold\"&8 Accrual Basis"
ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.oddFooter.right.text = "&\"Arial,Bold\"&8 Page &P of &N"; ws.page_margins.top = 1.1; ws.print_title_rows = "1:2"
F = "tb_pinegrove_inn_qb.xlsx"; wb.save(doc(F))
save(F, "TB", "HOSPITALITY", "QuickBooks Desktop Excel export, no title rows, spacer columns, debit/credit, colon sub-accounts, no codes", ["debit", "credit"], rows, [tot])
