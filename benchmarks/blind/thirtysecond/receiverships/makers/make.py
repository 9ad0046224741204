"""runs all makers and writes index.json"""
import json, pathlib, subprocess, sys
here = pathlib.Path(__file__).resolve().parent
for d in ('documents', 'truth'): (here.parent / d).mkdir(exist_ok=True)
for f in sorted(here.glob('[px][0-9]_*.py')): subprocess.run([sys.executable, str(f)], check=True)
O, T12, BS, CF = 'OPERATING_STATEMENT', 'OPERATING_STATEMENT_T12', 'BALANCE_SHEET', 'CASH_FLOW_STATEMENT'
I = [('Wrenfield_Lodge_PL_Sep2024.pdf', 'HOSPITALITY', O, 'hotel P&L, label column in the middle, month left and year to date right, percent columns, two pages', True),
     ('T12_Quarry_Street_Student.pdf', 'STUDENT_HOUSING', T12, 'Entrata-like legal landscape, codes, banded rows, total codes', False),
     ('Receivers_Second_Report_Juniper_Crossing.pdf', 'RETAIL', CF, 'court report on pleading paper with line numbers, cover page, three periods, dashes', True),
     ('MRI_BS_Palisade_Office_1224.pdf', 'OFFICE', BS, 'monospaced ledger print, trailing minus signs, net change column', False),
     ('income_statement-20241205.pdf', 'MULTIFAMILY', O, 'AppFolio-like income statement, percent columns, planted digit', False),
     ('12_Month_Statement_cottonwd.xlsx', 'RETAIL', T12, 'Yardi-like 12 months export, codes column, planted total', False),
     ('Hwy 9 parcels - billboards FY24.xlsx', 'LAND', T12, 'owner spreadsheet, quarter columns between months, blanks, a month typed as text, notes column', True),
     ('Combining_BS_Motel_Estates_06302024.xlsx', 'HOSPITALITY', BS, 'accountant combining schedule, entity columns, eliminations, spacer columns, hidden column', True),
     ('Bellwether_Office_Recast_NOI.xlsx', 'OFFICE', O, 'recast of three years with adjustments, expenses in parentheses, percent and per-foot columns, side sheets', True),
     ('Budget Comparison - Receivership Apts 2024-08.xlsx', 'MULTIFAMILY', O, 'RealPage-like budget comparison, two properties on two sheets, codes in the label cell', False)]
json.dump([dict(file=a, assetType=b, documentType=c, author='receivership', style=d, hard=e) for a, b, c, d, e in I], open(here.parent / 'index.json', 'w'), indent=1)
