import subprocess, sys, json, os
B=os.path.dirname(os.path.abspath(__file__)); os.makedirs(B+'/documents',exist_ok=True); os.makedirs(B+'/truth',exist_ok=True)
I=[('tb_garage','tb_larkspur_garage.pdf','OTHER','TRIAL_BALANCE','garage controller, Sage 50','opening / movement / closing pairs, two pages','three pairs'),
('tb_consol','tb_consolidating_june.xlsx','MULTIFAMILY','TRIAL_BALANCE','family office, Excel','consolidating by entity, signed, prior year, hidden text column','one column as text; no closing column of its own'),
('tb_warehouse','tb_dunmore_venture.pdf','INDUSTRIAL','TRIAL_BALANCE','partner bookkeeper, MRI-like','Courier, Dr/Cr marks, number after name, sections, prior year','planted digit; Dr/Cr suffixes'),
('ar_walkups','ar_walkup_delinquency.pdf','MULTIFAMILY','AGED_RECEIVABLES','apartment manager, AppFolio','by property, prepaid, net, notes','planted dropped row; wrapped notes'),
('ar_strip','ar_tallow_creek_plaza.xlsx','RETAIL','AGED_RECEIVABLES','strip manager, Excel','tenant blocks, charge lines, months','total before months; deposit on total lines'),
('ar_yard','ar_aging_detail_bays.pdf','INDUSTRIAL','AGED_RECEIVABLES','QuickBooks Desktop','A/R aging detail, age as section','ages in sections not columns; recap'),
('um_parks','um_two_parks.pdf','MANUFACTURED_HOUSING','UNIT_MIX','community manager','grouped heads, two parks','average lines'),
('um_walkups','um_walkup_portfolio.xlsx','MULTIFAMILY','UNIT_MIX','asset manager, Excel','three-line head, building blocks, side recap','side table'),
('um_bays','um_warehouse_bays.xlsx','INDUSTRIAL','UNIT_MIX','leasing broker','yearly rents, numbers as text','annual rents, text numbers')]
for x in I: subprocess.run([sys.executable,B+'/'+x[0]+'.py'],check=True,cwd=B)
json.dump([dict(zip(['file','assetType','documentType','author','style','hard'],x[1:])) for x in I],open(B+'/index.json','w'),indent=1)
