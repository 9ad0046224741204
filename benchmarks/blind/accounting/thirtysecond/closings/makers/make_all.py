# regenerates every document and truth, writes index.json
import json, os, subprocess, sys
here=os.path.dirname(os.path.abspath(__file__))
for f in sorted(os.listdir(here)):
    if f[:3] in("tb_","ar_","um_"): subprocess.run([sys.executable,f],cwd=here,check=True)
I=[("tb_entrata_millbrook.pdf","STUDENT_HOUSING","TRIAL_BALANCE","Entrata-like, landscape, sections with subtotals, signed five columns, three pages",False),
("tb_sage_harborline.pdf","SENIOR_HOUSING","TRIAL_BALANCE","Sage 300-like, monospaced green bar, grouped Dr/Cr pairs, clipped descriptions",True),
("tb_qbd_cedar_hollow.xlsx","MANUFACTURED_HOUSING","TRIAL_BALANCE","QuickBooks Desktop export, code and name in one cell, spacer columns",False),
("ar_starrez_lantern_ridge.xlsx","STUDENT_HOUSING","AGED_RECEIVABLES","StarRez-like, unpaid charges by month, hall sections, second sheet of parameters",True),
("ar_pcc_wisteria.pdf","SENIOR_HOUSING","AGED_RECEIVABLES","PointClickCare-like, resident headings over payer lines with resident totals",True),
("ar_rm_copper_canyon.pdf","MANUFACTURED_HOUSING","AGED_RECEIVABLES","Rent Manager-like, sections, note lines, prepaid and deposit columns",True),
("um_om_rowan_street.pdf","STUDENT_HOUSING","UNIT_MIX","Offering memorandum, designed, per-bed and per-unit grouped rents",True),
("um_senior_larkmoor.xlsx","SENIOR_HOUSING","UNIT_MIX","Operator's unit mix and census by care level, merged rotated care level",False),
("um_mhp_willow_bend.xlsx","MANUFACTURED_HOUSING","UNIT_MIX","Owner's site mix with formulas, offset table, second sheet, hidden column",False)]
json.dump([{"file":a,"assetType":b,"documentType":d,"author":"a32c","style":s,"hard":h} for a,b,d,s,h in I],open(os.path.join(os.path.dirname(here),"index.json"),"w"),indent=1)
