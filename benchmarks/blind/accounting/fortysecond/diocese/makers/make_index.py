import json,os
from common import *
I=[('GL0470_elder_housing_tb_0526.pdf','SENIOR_HOUSING','TRIAL_BALANCE','mainframe fund ledger','fixed-pitch green-bar report, three projects, section/project/grand totals, CR suffix, .00 zeros, page continuations',True),
('Cathedral Parking year-end TB.xlsx','PARKING','TRIAL_BALANCE','volunteer treasurer','three Dr/Cr pairs under merged headings, ledger no. at the right, hidden old-ref column, notes sheet first',True),
('leased-schools-and-ground-rents-TB.pdf','OTHER','TRIAL_BALANCE','old-style bookkeeper','serial no. and ledger folio, Dr/Cr pair plus signed last-year column, four sites with carried totals',False),
('open-items_arcade+cathedral-sq_2026-06-30.pdf','MIXED_USE','AGED_RECEIVABLES','outside commercial agent','open items under occupant lines, oldest bucket first, occupant/property/grand totals, share row; planted row_dropped',True),
('St Brendan who owes what JUNE.xlsx','SENIOR_HOUSING','AGED_RECEIVABLES','site manager','totals row on top, net owed first, charge lines per resident, prepaid and deposit columns, second sheet',True),
('Memo to Finance Council - lessee arrears.pdf','OTHER','AGED_RECEIVABLES','director (Word memo)','memo with bordered table by month newest first, wrapped cells, groups with subtotals',False),
('Exhibit_C_Rosary_Gardens_rent_schedule.pdf','SENIOR_HOUSING','UNIT_MIX','agency exhibit / counsel','rent schedule by AMI set-aside with limits, allowances, net, charged, monthly and annual; manager unit',False),
('NEWMAN_RES_MIX_FALL26.xls','STUDENT_HOUSING','UNIT_MIX','campus housing desk','legacy .xls, two-line grouped header, three halls with totals; planted count_wrong',False),
('Cathedral Close unit mix v3 (Aldous & Wray).xlsx','MIXED_USE','UNIT_MIX','outside advisers','cover sheet, table off the corner, buildings merged down, repeated sub-headers (Avg., per SF, Extended) under groups',True)]
for x in I: assert os.path.exists(doc(x[0])) and os.path.exists(os.path.join(TRU,os.path.splitext(x[0])[0]+'.json')),x[0]
assert len(os.listdir(DOC))==len(os.listdir(TRU))==9
json.dump([dict(zip(['file','assetType','documentType','author','style','hard'],x)) for x in I],open(os.path.join(BASE,'index.json'),'w'),indent=1)
