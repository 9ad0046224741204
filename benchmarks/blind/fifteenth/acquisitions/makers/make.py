# regenerates every document and truth, then index.json
import subprocess,sys,json,os
H=os.path.dirname(os.path.abspath(__file__)); os.chdir(H)
for n in ['p1','p2','p3','p4','p5','p6','x1','x2','x3','x4','x5','x6']: subprocess.run([sys.executable,f'make_{n}.py'],check=True)
I=[('cypress_landing_T12_jun25.pdf','MULTIFAMILY','OPERATING_STATEMENT_T12','legal landscape T12, GL codes, per-unit and % columns, two pages, header repeated',False),
('Wharfside TTM Summary Operating Statement.pdf','HOSPITALITY','OPERATING_STATEMENT','hotel TTM vs prior TTM, grouped headers, % and POR columns, statistics block, wrapped labels',False),
('Larkmead_OM_p41-42.pdf','SENIOR_HOUSING','OPERATING_STATEMENT','offering memorandum: two actual years, T-3 annualized, pro forma, note refs, notes page',False),
('Millrace Crossing YE2024.pdf','RETAIL','BALANCE_SHEET','small-owner bookkeeping balance sheet and P&L in one file, deep indents, $ change',False),
('FRLP combining cash flows 2024.pdf','INDUSTRIAL','CASH_FLOW_STATEMENT','accountant combining cash flow, two buildings, eliminations, combined and prior year; planted digit',True),
('brandt_rd_12mo_pl.pdf','SELF_STORAGE','OPERATING_STATEMENT_T12','monospaced print-out, months split over two pages, trailing minus signs',True),
('Quarry_T12_Adjusted_Jul25.xlsx','STUDENT_HOUSING','OPERATING_STATEMENT_T12','T12 with adjustments, adjusted T12, per bed, %, broker notes; cover sheet; spacer columns',True),
('Larkspur combined CY24.xlsx','MULTIFAMILY','OPERATING_STATEMENT','two properties and combined under merged group headers, expenses negative; planted total',True),
('Fairbourne_Suites_T12.xlsx','HOSPITALITY','OPERATING_STATEMENT_T12','hotel T12, total column first, live formulas, statistics and margin rows',True),
('Harlan Marketplace FY25.xlsx','RETAIL','BALANCE_SHEET','account-form balance sheet side by side; second sheet operating statement YoY with PSF',True),
('ridgeback cash flow q3-24 to q2-25.xlsx','SELF_STORAGE','CASH_FLOW_STATEMENT','direct cash flow by quarter, numbers as text, line numbers, about sheet',True),
('Tanager_BudComp_0825.xlsx','INDUSTRIAL','OPERATING_STATEMENT','month and YTD budget comparison, code and label in one cell, favourable variances, comments',False)]
json.dump([dict(file=a,assetType=b,documentType=c,author='s8',style=d,hard=e) for a,b,c,d,e in I],open('index.json','w'),indent=1)
