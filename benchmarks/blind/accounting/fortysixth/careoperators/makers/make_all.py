import glob,json,os,subprocess,sys
H=os.path.dirname(os.path.abspath(__file__))
for s in sorted(glob.glob(H+"/make_*_*.py")): subprocess.run([sys.executable,s],check=True)
I=[("birchlow_terrace_ar_by_payer_1026.pdf","SENIOR_HOUSING","AR","a46-careoperators/payer","reportlab landscape, payer sections, service-month columns, resident under several payers, parentheses",True),
("Copperline Student - Delinquency wk44.xlsx","STUDENT_HOUSING","AR","a46-careoperators/student","xlsx, halls > current/past residents, hidden column, merged group header, status recap",True),
("cedar_bluff_mhc_oi_aging.pdf","MANUFACTURED_HOUSING","AR","a46-careoperators/mhp","line-printer report, charge lines under site headings, CR suffix, recap by charge; row dropped",True),
("Larkhaven_Millbrook_TB_by_Dept_Oct26.pdf","SENIOR_HOUSING","TB","a46-careoperators/dept","legal landscape, departments, opening/change/closing with budget and prior year, dashes",True),
("TB_SUMMIT_WFH_Q3_2026.xls","MULTIFAMILY","TB","a46-careoperators/workforce","xls, three properties stacked, debit/credit with printed zeros, prior year net and budget",False),
("harbourline_nominal_tb_p07.csv","HOSPITALITY","TB","a46-careoperators/serviced","UK csv, site column, three pairs of debit and credit, two header lines",True),
("exhibit7_unit_configuration_penrose_court.pdf","SENIOR_HOUSING","UM","a46-careoperators/appraiser","consultant's exhibit, care levels, licensed beds, weighted averages; subtotal count wrong",True),
("Granary_Yard_rent_limit_mix_v3.xlsx","MULTIFAMILY","UM","a46-careoperators/lihtc","xlsx with formulas, AMI limits, utility allowance, net limit, market units n/a",True),
("ashgate_halls_letting_monitor_2026-27.pdf","STUDENT_HOUSING","UM","a46-careoperators/halls","UK A4 lender's monitor, three halls, weekly rents, let/void, weighted averages",True)]
DT={"AR":"AGED_RECEIVABLES","TB":"TRIAL_BALANCE","UM":"UNIT_MIX"}
json.dump([{"file":f,"assetType":a,"documentType":DT[d],"author":au,"style":s,"hard":h} for f,a,d,au,s,h in I],open(H+"/index.json","w"),indent=1)
