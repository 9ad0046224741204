import json
from common import *
X=[("BRFRD_TB_P09.pdf","HOSPITALITY","TRIAL_BALANCE","hotel ledger system","departmental export, trailing minus, .00 zeros, department totals, continued section","trailing minus signs; 'Dept total' lines; heading repeated"),
("heron point trial bal sept.pdf","OTHER","TRIAL_BALANCE","marina's old bookkeeping program","fanfold greenbar, Courier, opening/period/closing DR-CR pairs","blanks for zero; carried/brought forward lines; grouped headers"),
("Office bldgs TB workpaper 9-30-26.xlsx","OFFICE","TRIAL_BALANCE","bookkeeper's worksheet","three buildings one under another, formulas, hidden column, second sheet","name before number; beginning blank for P&L; hidden text column; last-year column"),
("CityLedgerAging_CalderHouse_103126.pdf","HOSPITALITY","AGED_RECEIVABLES","hotel PMS","city ledger by account block, invoices with dates, credits in parentheses","account in a heading line with terms; per cent line; unapplied payments"),
("MONTHLY PARKERS who owes.xlsx","PARKING","AGED_RECEIVABLES","lot manager's own sheet","months as date cells under a merged header, lot sections, deposits, remarks","total before months; dated headers; two-row merged header; second sheet"),
("Retail_Exhibit_D_Receivables_2026-08.pdf","RETAIL","AGED_RECEIVABLES","asset manager's monthly package","spreadsheet printed to PDF, charges under tenant, centre sections","tenant printed once; subtotals in the charge column; planted digit"),
("Larkspur Gardens apartment list.pdf","MULTIFAMILY","UNIT_MIX","rental office, typed memo","Word table turned PDF, vertically merged headers, sections","homely wording; 1½ baths; lone dashes; 'Together' lines"),
("UnitMixSummary_S0417.xls","SELF_STORAGE","UNIT_MIX","storage management system","old .xls export with groups and totals","percent fractions; rent per sq ft; planted count"),
("2026 slip count by dock (Oct).xlsx","OTHER","UNIT_MIX","dockmaster's workbook","merged dock cells, two-line grouped header, second sheet","slips not units; season dollars; average contract; merged cells")]
json.dump([dict(zip(("file","assetType","documentType","author","style","hard"),x)) for x in X],open(HERE+'/index.json','w'),indent=1,ensure_ascii=False)
