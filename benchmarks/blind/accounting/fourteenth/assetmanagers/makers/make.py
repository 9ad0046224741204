import subprocess,sys,os,json
H=os.path.dirname(os.path.abspath(__file__));os.chdir(H)
for s in 'tb1 tb2 tb3 ar1 ar2 ar3 um1 um2 um3'.split(): print(s,flush=True);subprocess.run([sys.executable,s+'.py'],check=True)
I=[("tallow_yard_combining_tb.pdf","STUDENT_HOUSING","TRIAL_BALANCE","reportlab canvas","combining TB landscape, code at right","entities side by side signed by parentheses, combined columns DR/CR marks, dashes, 3-line header"),
("larkmoor_opco_propco.xlsx","SENIOR_HOUSING","TRIAL_BALANCE","xlsxwriter","opco/propco debit-credit pairs","three pairs, opco numbers as text, hidden column, code after name"),
("hc_fund7_trialbalance.pdf","MULTIFAMILY","TRIAL_BALANCE","fpdf2","opening/movement/closing pairs","code and name in one cell, repeated header, planted digit"),
("resident_payer_aging.pdf","SENIOR_HOUSING","AGED_RECEIVABLES","reportlab platypus","payer lines under resident headings","resident totals, payer recap, unapplied receipts"),
("btr_balances_by_month.xlsx","MULTIFAMILY","AGED_RECEIVABLES","openpyxl","calendar months, line a household","hidden column, deposits as text, merged heads, planted dropped row"),
("pinegate_open_charges.pdf","MANUFACTURED_HOUSING","AGED_RECEIVABLES","courier report","open charges by site","blocks across pages, trailing minus, original vs open amount"),
("carelevel_mix.xlsx","SENIOR_HOUSING","UNIT_MIX","xlsxwriter Cambria","care level mix","vertical merged care level, side table, text in number cells, weighted averages"),
("weir_street_rent_matrix.pdf","MULTIFAMILY","UNIT_MIX","LibreOffice","tax credit rent matrix","repeated types by AMI tier, exempt unit, allowance in parentheses, tier recap"),
("bedmix_ay2526.xlsx","STUDENT_HOUSING","UNIT_MIX","openpyxl","bed mix and pre-lease","three-line headers, beds vs bedrooms, trailing minus text, target column")]
json.dump([dict(zip(("file","assetType","documentType","author","style","hard"),x)) for x in I],open('index.json','w'),indent=1)
