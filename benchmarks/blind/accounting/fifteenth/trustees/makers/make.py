import json,os,lib,gen_tb,gen_ar,gen_um
for d in (lib.DOC,lib.TR): os.makedirs(d,exist_ok=True)
gen_tb.run(); gen_ar.run(); gen_um.run()
I=[("ballycarrow_receiver_tb_30sep24.pdf","RETAIL","TRIAL_BALANCE","Irish receiver's assistant","three Dr/Cr pairs, sections with subtotals, code after name, grouped header repeated on pages","planted: row dropped; blank cells; subtotals of both columns"),
("Harbourline_Xero_TB_adjusted.xlsx","INDUSTRIAL","TRIAL_BALANCE","Sydney administrator","Xero export with adjustments and adjusted pair, hidden type column, comparative signed column","three groups of Dr/Cr, accounts that exist only through an adjustment"),
("RFSSLD00_4100_Lindenhof.pdf","OFFICE","TRIAL_BALANCE","Leipzig insolvency administrator","SAP list in Courier, pipes, trailing minus","German decimals; trailing minus; two-line header; page breaks inside classes"),
("hexley_castlebeck_arrears_by_demand.pdf","RETAIL","AGED_RECEIVABLES","LPA receivers, England","blocks by tenant with demand lines, CR marks, property totals, recap","total before buckets; CR; disputed marker; blocks broken by pages; totals have net and gross columns"),
("KowhaiRata_AgedReceivables_Aug24.xlsx","MULTIFAMILY","AGED_RECEIVABLES","Wellington liquidator (MYOB)","one line a resident, calendar months oldest first, bond as text, hidden id, side recap","month order; text numbers; credits in parentheses; cover sheet first"),
("tuas_lakeview_aged_debtors_nov24.pdf","INDUSTRIAL","AGED_RECEIVABLES","Singapore trustee","by nature and by age in one line, dashes, wrapped names, boxed grid","planted: digit changed; 12 number columns; two groupings of one total"),
("millrace_student_accommodation_schedule.pdf","STUDENT_HOUSING","UNIT_MIX","UK joint administrators","beds by room type, grouped header, block averages","n/a cells; weeks average; weekly rents; areas in m²"),
("Drumleck_Gate_unit_schedule.xlsx","MULTIFAMILY","UNIT_MIX","Dublin fund administrator","three-line header, vertical merges, € as text, side table","same type in two blocks; passing before ERV; averages as text; one type never let"),
("88_Quarrion_St_suite_mix.xlsx","OFFICE","UNIT_MIX","NSW receivers and managers","suites by category, hidden WALE column, ranges as text","areas before counts; rents per m²; ranges in totals; same type name in two groups")]
json.dump([dict(zip(("file","assetType","documentType","author","style","hard"),x)) for x in I],open(os.path.join(lib.HERE,"index.json"),"w"),ensure_ascii=False,indent=1)
