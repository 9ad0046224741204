# QuickBooks Desktop trial balance exported to Excel, mobile home park
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from common import *
R = random.Random(3211)
def amt(lo, hi): return R.randint(lo * 100, hi * 100)
A = [  # code, name, side, cents
 ("1010","Operating Ckg - Plains State Bk x4417","D",amt(61000,72000)),
 ("1015","Payroll Checking","D",amt(2100,4900)),
 ("1030","Reserve Money Market","D",amt(88000,99000)),
 ("1040","Resident Deposit Trust","D",amt(38000,41000)),
 ("1050","Petty Cash - Park Office","D",30000),
 ("1100","Accounts Receivable","D",amt(18000,26000)),
 ("1110","Allowance for Doubtful Accts","C",425000),
 ("1120","Undeposited Funds","Z",0),
 ("1200","Home Notes Receivable (Contracts)","D",amt(210000,260000)),
 ("1210","Home Inventory - Held for Sale","D",amt(92000,130000)),
 ("1300","Prepaid Insurance","D",amt(9000,14000)),
 ("1310","Prepaid Licenses & Permits","D",amt(600,1900)),
 ("1500","Land","D",131500000),
 ("1510","Site Improvements & Roads","D",amt(1840000,1990000)),
 ("1520","Water Well & Distribution System","D",amt(260000,330000)),
 ("1530","Clubhouse & Laundry Bldg","D",amt(180000,210000)),
 ("1540","Park-Owned Rental Homes","D",amt(480000,560000)),
 ("1550","Mowers, Tractor & Vehicles","D",amt(58000,74000)),
 ("1590","Accumulated Depreciation","C",amt(1190000,1290000)),
 ("1700","Loan Costs","D",6218000),
 ("1710","Accum Amortization - Loan Costs","C",2176300),
 ("2000","Accounts Payable","C",amt(11000,19000)),
 ("2050","Visa - Cornhusker Card 8802","C",amt(900,3600)),
 ("2100","Payroll Liabilities","C",amt(1500,3200)),
 ("2110","Sales Tax Payable (Home Sales)","C",amt(0,900)),
 ("2200","Accrued Real Estate Taxes","C",amt(41000,52000)),
 ("2300","Resident Security Deposits","C",amt(36000,39500)),
 ("2310","Pet Deposits","C",amt(2200,4100)),
 ("2320","Prepaid Lot Rent","C",amt(6100,9800)),
 ("2400","N/P - Kubota Tractor","C",amt(8800,14000)),
 ("2500","Mortgage - Prairie Life Ins Co","C",amt(2390000,2460000)),
 ("2510","Due to/from Sycamore Ridge MHC","D",amt(4000,8200)),
 ("3000","Opening Balance Equity","Z",0),
 ("3010","Member Capital - Class A","C",120000000),
 ("3020","Member Distributions","D",16500000),
 ("3900","Retained Earnings","P",0),
 ("4010","Lot Rent","C",amt(712000,748000)),
 ("4020","Rental Home Rent","C",amt(96000,118000)),
 ("4030","RV Site Rent - Nightly/Weekly","C",amt(21000,33000)),
 ("4040","Water & Sewer Reimbursement","C",amt(58000,71000)),
 ("4050","Trash Reimbursement","C",amt(19000,23000)),
 ("4060","Late Charges & NSF Fees","C",amt(6200,9900)),
 ("4070","Laundry & Storage","C",amt(3800,6400)),
 ("4080","Interest Income - Home Contracts","C",amt(15200,18800)),
 ("4090","Rent Discounts & Concessions","D",amt(2400,6200)),
 ("4500","Home Sales","C",amt(61000,88000)),
 ("5000","Cost of Homes Sold","D",amt(49000,60000)),
 ("6010","Advertising & Web Listing","D",amt(2600,4900)),
 ("6020","Bank & ACH Fees","D",amt(900,1700)),
 ("6030","Bad Debt","D",amt(3900,8100)),
 ("6040","Insurance - Property & Liability","D",amt(19000,26000)),
 ("6050","Legal & Eviction","D",amt(4100,8800)),
 ("6060","Accounting & Tax Prep","D",765000),
 ("6100","Manager Salary","D",amt(43000,48000)),
 ("6110","Maintenance Wages","D",amt(51000,60000)),
 ("6120","Payroll Taxes & Work Comp","D",amt(9400,12200)),
 ("6200","R&M - Grounds, Trees & Snow","D",amt(16000,24000)),
 ("6210","R&M - Water / Sewer Lines","D",amt(11000,19000)),
 ("6220","R&M - Roads","D",amt(5200,13000)),
 ("6230","R&M - Rental Homes","D",amt(14000,22000)),
 ("6300","Electric - Common & Street Lights","D",amt(12100,15900)),
 ("6310","Water Testing & Well Operator","D",amt(5100,7200)),
 ("6320","Sewer - City of Norbeck","D",amt(44000,52000)),
 ("6330","Trash Hauling","D",amt(21000,25000)),
 ("6340","Propane","D",amt(1900,3300)),
 ("6400","Real Estate Taxes","D",amt(49000,56000)),
 ("6410","Personal Property Tax - Homes","D",amt(2800,4700)),
 ("6500","Office, Phone & Internet","D",amt(5100,7400)),
 ("6600","Management Fee - Affiliate","D",amt(36000,41000)),
 ("7010","Interest Income - Bank","C",amt(1100,2600)),
 ("8010","Mortgage Interest","D",amt(94000,103000)),
 ("8020","Depreciation Expense","D",amt(103000,118000)),
 ("","Ask My Accountant","D",128750),
]
dr = sum(a[3] for a in A if a[2]=="D"); cr = sum(a[3] for a in A if a[2]=="C")
plug = dr - cr
A = [(k,n,("C" if plug>=0 else "D") if s=="P" else s, abs(plug) if s=="P" else v) for k,n,s,v in A]
print('qbd', len(A), 'RE', plug/100)
wb = Workbook(); ws = wb.active; ws.title = "Sheet1"
ar = lambda **k: Font(name="Arial", **k)
ws["A1"] = "10:22 AM"; ws["A2"] = "11/14/25"; ws["A3"] = "Accrual Basis"
for r in (1,2,3): ws.cell(r,1).font = ar(size=8, bold=True)
for r,(t,z) in enumerate([("Cedar Hollow Mobile Estates, LLC",12),("Trial Balance",14),("As of October 31, 2025",10)],1):
    ws.cell(r,2,t).font = ar(size=z, bold=True); ws.cell(r,2).alignment = Alignment(horizontal="center")
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=6)
thick = Side(style="medium"); dbl = Side(style="double"); thin = Side(style="thin")
ws.cell(5,4,"Oct 31, 25").font = ar(size=8,bold=True); ws.merge_cells("D5:F5"); ws["D5"].alignment = Alignment(horizontal="center")
for cc in (4,5,6): ws.cell(5,cc).border = Border(bottom=thick)
for cc,t in ((4,"Debit"),(6,"Credit")):
    x = ws.cell(6,cc,t); x.font = ar(size=8,bold=True); x.alignment = Alignment(horizontal="center"); x.border = Border(bottom=thick)
rows=[]; r=7
for k,n,s,v in A:
    ws.cell(r,2,(k+" · "+n) if k else n).font = ar(size=8,bold=True)
    x = ws.cell(r, 6 if s=="C" else 4, c(v)); x.font = ar(size=8); x.number_format = '#,##0.00;-#,##0.00'
    t = {"name":n, ("credit" if s=="C" else "debit"): c(v)}
    if k: t["account"]=k
    rows.append(t); r+=1
D = sum(a[3] for a in A if a[2]!="C"); C = sum(a[3] for a in A if a[2]=="C"); assert D==C
ws.cell(r,1,"TOTAL").font = ar(size=8,bold=True)
for cc,v in ((4,D),(6,C)):
    x = ws.cell(r,cc,c(v)); x.font = ar(size=8,bold=True); x.number_format='#,##0.00;-#,##0.00'; x.border = Border(top=thin,bottom=dbl)
for col,w in zip("ABCDEF",(11,37,1.5,14,1.5,14)): ws.column_dimensions[col].width = w
ws.freeze_panes = "C7"; ws.print_title_rows="5:6"; ws.oddFooter.right.text="Page &P of &N"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("tb_qbd_cedar_hollow.xlsx"))
save("tb_qbd_cedar_hollow","TB",["debit","credit"],rows,[{"label":"TOTAL","debit":c(D),"credit":c(C)}])
