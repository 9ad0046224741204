import json, os
from common import ROOT
I = [
('GLR0410_proj0418_1225.pdf','TB','Green-bar line printer, HUD chart, trailing minus, three levels of totals; 4 pages','planted row_dropped (6525); lines of zero only; letterspaced group head'),
('TrialBalance-552 Brightwater Mar26.xlsx','TB','NetSuite account tree, number and name in one cell, "Total - " lines','parents with postings of their own; three levels; a $0.00 account'),
('Fenwick Commons - WTB 2025 (WP TB-1).pdf','TB',"Auditor's worksheet on legal paper, three Debit/Credit pairs; 4 pages",'carried/brought forward lines; AJE reference column between numbers; journal page behind that is not part of the table'),
('DelinqPrepaid_WillowmereCrossing_022826.pdf','AR','RealPage-like delinquent & prepaid, charges below residents; 5 pages','planted digit_changed; totals per resident; deposits on total lines only; recap by code (in totals)'),
('AR aging - tenant & subsidy 2026-04 (final).xlsx','AR',"Accountant's workbook, TENANT and SUBSIDY bands, three properties",'same bucket heads twice; hidden key column; spacers; free notes; dashes in totals'),
('eastgate_HAP_recv_by_voucher_month.pdf','AR','HAP receivable by voucher month and payer, printed spreadsheet; 2 pages','named months, prior column, blank cells, red parentheses, contract rent columns that are not receivables'),
('Cannery Senior_Exhibit 7-B Rents.pdf','UM','State HFA application exhibit, AMI tiers by bedroom','0 BR; dashes; side table of set-asides; percentages in truth as printed (30 for 30%)'),
('Foundry_Street_Unit_Mix_v7.xlsx','UM','Mixed-income rent comparison, three-line heads, tiers as sections','cover sheet first; hidden column; per Unit / per SF heads under groups; zero vacancies as dash (left out); percentages in truth as printed (75.0), cells hold fractions'),
('UnitAvail_OrchardBend_PhI_II.xls','UM','RealPage-like availability, old .xls, two phases with heads repeated','rents and percentages as text; blank spacer column; employee unit at 0.00'),
]
json.dump([dict(file=a, kind=b, style=c, hard=d) for a, b, c, d in I], open(os.path.join(ROOT, 'index.json'), 'w'), indent=1)
