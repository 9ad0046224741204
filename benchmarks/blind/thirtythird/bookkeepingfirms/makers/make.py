import subprocess, sys, os, json, glob
here = os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(here + '/[px][0-9]_*.py')): subprocess.run([sys.executable, f], check=True, cwd=here)
I = [('Maplewood Terrace PL Jan-Jun 2025.pdf', 'MULTIFAMILY', 'OPERATING_STATEMENT', 'small-office ledger P&L by month, columns continue on second page', True),
 ('hpoc_BudgetComparison_062025.pdf', 'OFFICE', 'OPERATING_STATEMENT', 'property-management-system budget comparison, PTD and YTD, account codes', False),
 ('Cedar_Crossing_2024_compiled_balance_sheet.pdf', 'RETAIL', 'BALANCE_SHEET', 'compiled report-form balance sheet, tax basis, two years', False),
 ('Larkspur Inn - July 2025 Summary Operating Statement.pdf', 'HOSPITALITY', 'OPERATING_STATEMENT', 'hotel summary, labels between month and year to date', True),
 ('SafeHarbor_Storage_Owner_Package_Sep2025.pdf', 'SELF_STORAGE', 'OPERATING_STATEMENT', 'owner package: cover, income statement with prior year, balance sheet, cash flows', True),
 ('Whispering Pines MHP 1st Qtr 2025.pdf', 'MANUFACTURED_HOUSING', 'CASH_FLOW_STATEMENT', 'typewritten cash receipts and disbursements for partners', False),
 ('T12_Brookstone_Flats_08-2025.xlsx', 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'trailing twelve months, codes, dates as headers, per-unit column', False),
 ('412 Dupont income expense 2024.xlsx', 'MIXED_USE', 'OPERATING_STATEMENT', 'spreadsheet grown by hand, quarters, prior year, notes', True),
 ('Blue Heron Motel balance sheet 6-30-25.xlsx', 'HOSPITALITY', 'BALANCE_SHEET', 'account form, assets left, liabilities right', True),
 ('Quarry Park Office SCF 1H25.xlsx', 'OFFICE', 'CASH_FLOW_STATEMENT', 'indirect cash flows, line numbers, index and open-item sheets', False),
 ('Fairlane+Plaza+LLC_Profit+and+Loss.xlsx', 'RETAIL', 'OPERATING_STATEMENT', 'online-ledger export with prior year, change and percent', False),
 ('Prairie Wind MHC - May 2025 financials.xlsx', 'MANUFACTURED_HOUSING', 'OPERATING_STATEMENT', 'workbook with budget variance and balance sheet, codes within labels', False)]
json.dump([dict(file=a, assetType=b, documentType=c, author='bookkeepingfirms', style=d, hard=h) for a, b, c, d, h in I], open(here + '/../index.json', 'w'), indent=1)
