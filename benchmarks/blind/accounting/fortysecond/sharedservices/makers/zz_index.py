import json; from common import *
I=[("tb_alderwick_mob_june26.pdf","OFFICE","TRIAL_BALANCE","Thornbury shared services","paired opening/postings/closing, class subtotals",True),
("IND_TB_stack_2026Q2.xlsx","INDUSTRIAL","TRIAL_BALANCE","Brackwater conversion team","stacked entities, signed, hidden column, cover and mapping sheets",True),
("LockwoodStorage_TrialBal.pdf","SELF_STORAGE","TRIAL_BALANCE","Lockwood bookkeeper","small-business package, code and name in one, Dr/Cr",False),
("AgingInvoices_MOB_Fairhaven.pdf","OFFICE","AGED_RECEIVABLES","Caldera Healthcare A/R","invoices under tenant headings, two buildings",True),
("Delinquency by Charge - Shopping Centers Jun26.xlsx","RETAIL","AGED_RECEIVABLES","Meadowline Centers","charge codes by month, merged cells",True),
("Marlowe_Commons_resident_balances.pdf","MULTIFAMILY","AGED_RECEIVABLES","Ridgeline site director","word-processed table by resident status",False),
("Ridgeline_HarborPoint_UnitMix.pdf","MULTIFAMILY","UNIT_MIX","Ridgeline revenue management","brochure-like table by bedrooms, combined bed/bath",False),
("unit_mix_export_L014.csv","SELF_STORAGE","UNIT_MIX","Lockwood site system","CSV export, sections, text amounts",False),
("Sawyer Flex bay mix 2026-07.xlsx","INDUSTRIAL","UNIT_MIX","Brackwater leasing","offset table, grouped header, total on top, annual $/SF",True)]
for i in I: assert os.path.exists(DOC+'/'+i[0])
json.dump([dict(zip(("file","assetType","documentType","author","style","hard"),i)) for i in I],open(HERE+'/index.json','w'),indent=1)
