import json, os, subprocess, sys
from common import *
h = os.path.dirname(os.path.abspath(__file__))
for f in sorted(os.listdir(h)):
    if f[:3] in ('tb_','ar_','um_'): subprocess.run([sys.executable, f], cwd=h, check=True, stdout=subprocess.DEVNULL)
I = [('willow_bend_tb_dec24.pdf','MULTIFAMILY','TRIAL_BALANCE','Yardi Voyager trial balance, forward balance / debit / credit / ending, signed, two pages',False),
('Cedar_Crossing_WTB_2024.xlsx','RETAIL','TRIAL_BALANCE','CPA working trial balance by lead schedule, PY / unadjusted / AJE Dr Cr / adjusted / change, formulas, further sheets',True),
('TrialBalance_MTO-400_Q3-2024.xlsx','OFFICE','TRIAL_BALANCE','Sage Intacct six-column Dr/Cr, grouped merged header, class totals',False),
('MRI_AgedDelq_Harborpoint_1224.pdf','RETAIL','AGED_RECEIVABLES','MRI aged delinquencies, tenant headings over category lines, trailing minus, fixed-width face',True),
('OS_DelqPrepaid_LakesAtBriarwood.pdf','MULTIFAMILY','AGED_RECEIVABLES','RealPage OneSite delinquent and prepaid, current and former sections, two-line headers',True),
('B-1 AR Aging Lead - Quarry Park Offices.xlsx','OFFICE','AGED_RECEIVABLES','CPA lead sheet from QuickBooks, month columns with date headers, subsequent receipts and allowance, spacer column',True),
('Foxglove_Ridge_UnitMix_Feb25.pdf','MULTIFAMILY','UNIT_MIX','AppFolio unit mix by bedroom with subtotals and averages',False),
('SiteLink_OccStats_Rt9Storage.xlsx','SELF_STORAGE','UNIT_MIX','SiteLink occupancy statistics by unit type, sections, spacer column',True),
('TC-3 Unit Mix and Rent Limits - Marigold Terrace.xlsx','MULTIFAMILY','UNIT_MIX','CPA tax credit rent test lead sheet by AMI, formulas, manager unit',False)]
json.dump([dict(file=f, assetType=a, documentType=d, author='a33a', style=s, hard=x) for f, a, d, s, x in I], open(os.path.join(ROOT, 'index.json'), 'w'), indent=1)
