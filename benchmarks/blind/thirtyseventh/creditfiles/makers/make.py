# regenerates all 13 documents, truths and index.json (seed in lib.SEED)
import json, os
from lib import HERE
import make_a, make_b, make_c
I=[('Grace_Covenant_Annex_FY25.pdf','OFFICE','OPERATING_STATEMENT','church treasurer','Word page, dotted leaders, two fiscal years, Less lines without brackets',False),
('Harrow_Glen_compiled_9-30-25.pdf','SENIOR_HOUSING','OPERATING_STATEMENT','CPA firm','compilation letter, 2-page comparative statement with % columns, notes',False),
('Meadowgate_Plaza_Assoc_Annual_Report_2025.pdf','RETAIL','OPERATING_STATEMENT','partnership general partner','annual report, comparative with increase/decrease, recoveries, partner allocation; planted defect',True),
('Shady_Bend_MHP_receipts_disb_2025.pdf','MANUFACTURED_HOUSING','OPERATING_STATEMENT','park owner bookkeeper','typewriter, cash basis, inner and outer amount columns, two pages',True),
('Oxbow_Section14_farm_stmt.pdf','LAND','OPERATING_STATEMENT','farm manager','small grid table, three years, per-acre column',False),
('Wexford_Towers_Owners_Corp_BS.pdf','COOPERATIVE','BALANCE_SHEET','auditor','two-year balance sheet with notes column, Less lines, two pages',False),
('desert_sage_motor_lodge_T12.pdf','HOSPITALITY','OPERATING_STATEMENT_T12','motel owner','wide legal page, 12 months, statistics block, % column, minus signs',False),
('Lockaway Mini Storage - P&L by month.xlsx','SELF_STORAGE','OPERATING_STATEMENT_T12','bookkeeping software export','label indented over columns, spacer columns, formulas',False),
('318 Garfield Apts Corp annual statement FY2025.xlsx','COOPERATIVE','OPERATING_STATEMENT','managing agent','account numbers, actual/budget/variance/prior year, transmittal sheet; planted defect',True),
('marina 3 yrs for bank.xlsx','OTHER','OPERATING_STATEMENT','owner','three years oldest first, totals above their lines, hidden column and row, three sheets',True),
('Cordova_St_Garage_Nov25_package.xlsx','PARKING','OPERATING_STATEMENT','parking operator','month and year to date vs budget, grouped merged headers',False),
('Fairhaven Terrace bal sheet 12-31-25.xlsx','MULTIFAMILY','BALANCE_SHEET','owner partnership','account form: assets left, liabilities right',True),
('Foundry Row LLC - cash flows 2023-2025.xlsx','MIXED_USE','CASH_FLOW_STATEMENT','CPA, retyped into Excel','indirect cash flow, three years, numbers as text, $ in own column',False)]
if __name__=='__main__':
    for f in (make_a.church,make_a.farm,make_a.mhp,make_b.nursing,make_b.plaza,make_b.coop_bs,make_b.motel,make_c.storage,make_c.coop,make_c.marina,make_c.garage,make_c.apt_bs,make_c.cashflow): f()
    json.dump([dict(file=a,assetType=b,documentType=c,author=d,style=e,hard=h) for a,b,c,d,e,h in I],open(os.path.join(HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
