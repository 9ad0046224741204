import json, os
from common import *
I = [("harrow_glen_TB_0926.pdf","TB","MRI-like monospaced spool, retail centre, trailing minus, clipped descriptions, 3 pages",False),
("Ostrander_Plaza_working_TB.pdf","TB","CPA working trial balance of an office, legal landscape, four Dr/Cr pairs, carried/brought forward, AJE listing page",True),
("KeepRight Storage III - TB by facility 2026-08.xlsx","TB","borrower workbook, three storage facilities stacked, hidden key column, one facility as text, cover sheet, side recap",True),
("aging_detail_wexcombe_larkmoor.pdf","AR","Yardi-like commercial ageing detail, invoice lines in tenant bands, two retail centres, charge-code recap; planted digit",True),
("Meridian_Court_Aged_Delinq_2026-10.pdf","AR","MRI-like aged delinquencies of an office, portrait, lease headings, category sums, building recap",True),
("PastDueBalances_L0043.xls","AR","SiteLink-like past-due export (.xls), bands of days late, merged cells and blank columns",False),
("Lantern Lake Storage OM - unit mix.pdf","UM","offering memorandum slide, coloured groups, grouped heads, side facts",False),
("UnitGroupStats_20260630.xlsx","UM","storage PMS unit-group statistics, two facilities, header repeated; planted dropped row",True),
("Quarry Bend - suite mix & mark-to-market (lender).xlsx","UM","lender's suite mix of retail and office, annual rents per foot, rotated merged categories",False)]
for f, *_ in I: assert os.path.exists(f"{DOCS}/{f}") and os.path.exists(f"{TRUTH}/{os.path.splitext(f)[0]}.json")
json.dump([dict(file=f, kind=k, style=s, hard=h) for f, k, s, h in I], open(BASE + "/index.json", "w"), indent=1)
