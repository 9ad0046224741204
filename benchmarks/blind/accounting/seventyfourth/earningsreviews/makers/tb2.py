# QuickBooks Desktop export, .xls (xlwt); seller deleted one line -> row_dropped
from h import *
import xlwt
N='Trial Balance CBMHC 123125.xls'
# + debit, - credit
D=[("1010","First Prairie Bank - Operating",64218.77),("1015","First Prairie Bank - Tax Escrow",22140.08),("1020","Security Deposit Trust Acct",31875.00),("1050","Petty Cash",250.00),
("1100","Accounts Receivable",11406.52),("1120","Undeposited Funds",1845.00),("1200","Notes Receivable - Home Sales",87312.44),("1210","Allowance - Home Notes",-8700.00),("1250","Inventory - Used Homes",46500.00),("1300","Prepaid Insurance",9284.33),
("1500","Land",610000.00),("1510","Site Improvements",1284315.00),("1520","Park-Owned Homes",392800.00),("1530","Office / Clubhouse",118450.00),("1540","Vehicles & Mowers",38215.90),("1590","Accumulated Depreciation",-871440.00),("1600","Loan Costs, net",12866.71),
("2000","Accounts Payable",-18933.61),("2050","Cardinal Business Visa",-4127.18),("2100","Payroll Liabilities",-2218.45),("2150","Lot Rent Paid in Advance",-6390.00),("2200","Resident Deposits Held",-31550.00),("2300","Accrued Property Tax",-44812.00),("2400","N/P - Prairie Federal Mortgage",-1138204.19),("2410","N/P - Equipment Loan",-17644.05),("2420","Due to Bend Home Sales LLC",-38500.00),
("3000","Members' Equity",None),("3100","Member Draws",120000.00),("","Opening Balance Equity",0.00),
("4000","Lot Rent",-604118.00),("4010","Park-Owned Home Rent",-143290.00),("4020","RV Site Income",-22875.00),("4030","Rent Concessions",9400.00),("4100","Water/Sewer Billback",-71226.37),("4110","Trash Billback",-16992.00),("4200","Late & NSF Fees",-8315.00),("4210","Application Fees",-1760.00),("4220","Storage & Boat Parking",-5410.00),("4300","Home Note Interest",-6918.52),("4900","Other Income",-1122.40),
("5000","Cost of Homes Sold",31200.00),("6010","Manager Wages",58240.00),("6015","Maintenance Wages",46811.25),("6020","Payroll Taxes & WC",10977.63),("6100","Electric",13418.90),("6110","Water & Sewer",88240.16),("6120","Trash Hauling",18760.00),("6200","Repairs - Park",29315.44),("6210","Repairs - Park-Owned Homes",41877.20),("6220","Mowing & Snow",16420.00),("6230","Street & Utility Line Repairs",12650.00),("6300","Insurance",27118.99),("6310","Property Taxes",44812.00),("6400","Office & Postage",4219.76),("6410","Telephone/Internet",3864.12),("6420","Legal & Eviction",7315.50),("6430","Accounting",8400.00),("6440","Bank Charges",918.75),("6450","Auto & Fuel",6237.81),("6500","Bad Debts",9846.00),
("7000","Mortgage Interest",67114.32),("7010","Depreciation Expense",98310.00),("","Ask My Accountant",2375.00),("","Uncategorized Expense",0.00)]
s=round(sum(a for _,_,a in D if a is not None),2)
D=[(c,n,(round(-s,2) if a is None else a)) for c,n,a in D]
eq=[a for c,n,a in D if n.startswith("Members'")][0];print('equity',eq);assert eq<0
td=r2(sum(a for *_,a in D if a>0));tc=r2(-sum(a for *_,a in D if a<0));assert td==tc
P=[d for d in D if d[0]!="2420"]
wb=xlwt.Workbook()
tips=wb.add_sheet('QuickBooks Export Tips');tips.col(0).width=900;tips.col(1).width=22000
B=xlwt.easyxf('font: name Arial, height 200, bold on')
for i,t in enumerate(["Exporting reports from your accounting file to a spreadsheet","","The headings and formats of your report have been kept where possible.","To update this worksheet from the company file choose Update an Existing Worksheet.","Freeze panes, auto fit and auto outline can be switched off under Advanced.","The page header (company, report title, date) shows in Print Preview only."]): tips.write(i+1,1,t,B if i==0 else xlwt.easyxf('font: name Arial, height 180'))
ws=wb.add_sheet('Sheet1')
hd=xlwt.easyxf('font: name Arial, height 160, bold on; align: horiz center; borders: bottom medium')
tx=xlwt.easyxf('font: name Arial, height 160, bold on')
nf='#,##0.00;-#,##0.00'
nu=xlwt.easyxf('font: name Arial, height 160',num_format_str=nf)
tt=xlwt.easyxf('font: name Arial, height 160, bold on; borders: top thin, bottom double',num_format_str=nf)
ws.col(0).width=900;ws.col(1).width=10500;ws.col(2).width=3800;ws.col(3).width=700;ws.col(4).width=3800
ws.write_merge(0,0,2,4,'Dec 31, 25',hd);ws.write(1,2,'Debit',hd);ws.write(1,4,'Credit',hd)
truth=[];r=2
for c,n,a in P:
    ws.write(r,1,(f'{c} · {n}' if c else n),tx)
    t={}
    if c:t['account']=c
    t['name']=n
    if a>=0: ws.write(r,2,a,nu);t['debit']=a
    else: ws.write(r,4,-a,nu);t['credit']=-a
    truth.append(t);r+=1
ws.write(r,0,'TOTAL',tx);ws.write(r,2,td,tt);ws.write(r,4,tc,tt)
ws.header_str=b'&L&8 9:42 AM\n 01/19/26\n Accrual Basis&C&"Arial,Bold"&12 Cottonwood Bend MHC, LLC\n Trial Balance\n&10 As of December 31, 2025'
ws.footer_str=b'&RPage &P of &N'
ws.set_panes_frozen(True);ws.set_horz_split_pos(2);ws.set_vert_split_pos(2)
wb.active_sheet=1
wb.save(doc(N))
save(N,'TB',['debit','credit'],truth,[{'label':'TOTAL','debit':td,'credit':tc}],{"what":"row '2420 · Due to Bend Home Sales LLC' (credit 38,500.00) was removed from the list; the printed TOTAL of credits still includes it","kind":"row_dropped"},'QuickBooks Desktop trial balance exported to legacy Excel, code and name in one cell, tips sheet in front, manufactured-home park',False)
print(len(truth),td)
