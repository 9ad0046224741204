import json, os
from common import ROOT
I = [("harlan_tower_trial_balance_sep26.pdf", "OFFICE", "TRIAL_BALANCE", "Yardi-like forward/debit/credit/ending list", False),
("TB_R09410_Merrow_Bay_Hotel_P08.pdf", "HOSPITALITY", "TRIAL_BALANCE", "JD Edwards green-bar print, trailing minus, asterisk levels", True),
("Cottonwood_Commons_Mall_TB_receiver.xlsx", "RETAIL", "TRIAL_BALANCE", "receiver's accountant workbook, three debit/credit pairs", True),
("aged_delq_pelham_outlets_093026.pdf", "RETAIL", "AGED_RECEIVABLES", "MRI-like, tenant headings over charge lines, recap", True),
("Delinquent and Prepaid - Larkmoor Flats 2026-08-31.xlsx", "MULTIFAMILY", "AGED_RECEIVABLES", "RealPage-like export, status sections, comment rows", True),
("who owes what - Dunmore Ind Park thru Sept.xlsx", "INDUSTRIAL", "AGED_RECEIVABLES", "owner's hand sheet by month", False),
("asset_review_willow_gate_unit_mix.pdf", "MULTIFAMILY", "UNIT_MIX", "servicer asset review table, bedroom subtotals", False),
("Sorrel Terrace - Rent & UA schedule 2026.xlsx", "MULTIFAMILY", "UNIT_MIX", "LIHTC rent schedule with formulas", False),
("Ironbark_Self_Storage_size_mix_0826.pdf", "SELF_STORAGE", "UNIT_MIX", "storage size mix, grouped headers, sections", True)]
json.dump([{"file": f, "assetType": a, "documentType": d, "author": "specialservicer", "style": s, "hard": h} for f, a, d, s, h in I], open(os.path.join(ROOT, "index.json"), "w"), indent=1)
