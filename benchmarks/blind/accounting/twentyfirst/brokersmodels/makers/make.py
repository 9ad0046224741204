import subprocess,sys,json,os
B=os.path.dirname(os.path.abspath(__file__))
for s in "tb1 tb2 tb3 ar1 ar2 ar3 um1 um2 um3".split(): subprocess.run([sys.executable,os.path.join(B,s+'.py')],check=True,cwd=B)
I=[("cactuswren_tb_oct24.pdf","OTHER","TRIAL_BALANCE","self-storage bookkeeper","tree with subtotals at two levels, code and name in one cell, Dr/Cr marks, wrapped names, 3 pages","opening and closing by Dr/Cr suffix; one digit planted"),
("Hollis_Creek_TB_2024-09.xlsx","MULTIFAMILY","TRIAL_BALANCE","property manager export","closing balance first, codes and names last, numbers as text with trailing minus, hidden D/C column","heading and total lines carry codes too"),
("larkspur_mob_wtb_fy23.xlsx","OFFICE","TRIAL_BALANCE","outside CPA","working trial balance, name before code, three pairs under merged heads with reference letters between","reference columns inside the adjustment group"),
("FerndaleCrossing_AR_aging.pdf","RETAIL","AGED_RECEIVABLES","third-party retail manager","blocks by tenant with charge lines, tenant totals, recap","total due, unapplied credits and net beside each other"),
("Windrow Delinquency Oct24.xlsx","MULTIFAMILY","AGED_RECEIVABLES","build-to-rent site manager","sections by status, calendar months under a grouped head, deposits before ages, comments","a row dropped"),
("granby_industrial_ar.pdf","INDUSTRIAL","AGED_RECEIVABLES","fund controller","by property, total first, 3-line heads, comments under lines, trailing minus, dashes","odd buckets, not yet due"),
("StillwaterLanding_OM_unitmix.pdf","MULTIFAMILY","UNIT_MIX","brokerage OM","floor plans in three home types, subtotals, grouped rents, footnotes","occupancy before area, marks on names"),
("portsidestorage_mix.pdf","OTHER","UNIT_MIX","self-storage broker","sizes by section, 3-line heads, side table","same size in several sections, same label on each subtotal"),
("Quarry Bend small-bay mix.xlsx","INDUSTRIAL","UNIT_MIX","owner's leasing model","suite sizes, rents per SF a year, formulas, side table","annual rents only")]
json.dump([dict(zip(["file","assetType","documentType","author","style","hard"],x)) for x in I],open(os.path.join(B,'index.json'),'w'),indent=1)
