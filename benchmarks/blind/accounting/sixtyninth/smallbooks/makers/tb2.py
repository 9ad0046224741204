# Marina, QuickBooks-Online-like export
from common import *
import xlsxwriter
N='Osprey Point Marina LLC_Trial Balance.xlsx'
d=[("Cascade FCU Checking (4471)",41877.32,0),("Cascade FCU Savings",60112.08,0),("Petty Cash - Fuel Dock",350,0),("Undeposited Funds",2946.5,0),("Accounts Receivable (A/R)",18733.85,0),("Inventory Asset:Fuel - Diesel",9240.11,0),("Inventory Asset:Fuel - Gas 89",11876.4,0),("Inventory Asset:Ship Store",14388.27,0),("Prepaid Expenses:Insurance",15400.02,0),
("Fixed Assets:Docks & Gangways",612400,0),("Fixed Assets:Fuel System",188250,0),("Fixed Assets:Travel Lift 35T",96500,0),("Fixed Assets:Buildings",274000,0),("Accumulated Depreciation",0,418226),
("Accounts Payable (A/P)",0,21690.44),("Visa - Skagit Bank 2208",0,3172.96),("Sales Tax Payable",0,2204.17),("Leasehold Excise Tax Payable",0,7944.3),("Payroll Liabilities:Federal Taxes (941)",0,2812.66),("Payroll Liabilities:WA L&I",0,1340.9),("Slip Deposits Held",0,38650),("Winter Storage Prepaid",0,26480),("Note Payable - Dock Replacement",0,341772.58),
("Opening Balance Equity",0,0),("Owner's Draw",48000,0),("Retained Earnings",0,None),
("Moorage Income:Annual Slips",0,286412.5),("Moorage Income:Transient",0,64880.25),("Moorage Income:Liveaboard Surcharge",0,15300),("Moorage Income:Dry Rack",0,48210),("Fuel Sales",0,231904.77),("Ship Store Sales",0,39271.6),("Lift & Haul-Out",0,27850),("Pump-Out & Shower Tokens",0,3318.75),("Electric Resale",0,22164.09),("Late Charges",0,2175),("Discounts Given",1890,0),
("Cost of Goods Sold:Fuel",188412.33,0),("Cost of Goods Sold:Store",22816.94,0),
("Advertising",3120,0),("Bank & Merchant Fees",11288.41,0),("DNR Aquatic Lease",31500,0),("Dock Repairs & Pilings",18744.2,0),("Environmental Compliance",4275,0),("Insurance:Hull & Piers",22133.97,0),("Insurance:Workers Comp",3811.2,0),("Legal & Professional Fees",5640,0),("Office Expense",2417.66,0),("Payroll Expenses:Taxes",8920.13,0),("Payroll Expenses:Wages",98255.5,0),("Property Tax",9812.44,0),("Repairs & Maintenance:Lift",2960.7,0),("Repairs & Maintenance:Grounds",4122.35,0),("Telephone & WiFi",3344.91,0),("Utilities:Electric",29870.66,0),("Utilities:Garbage",6415.2,0),("Utilities:Water/Sewer",8233.08,0),("Interest Earned",0,412.55),("Interest Expense",13906.12,0),("Ask My Accountant",0,125),("Reconciliation Discrepancies",0.02,0)]
d=[x for x in d if x[0]!="Opening Balance Equity"]
D=r2(sum(x[1] for x in d));C=r2(sum(x[2] or 0 for x in d));re=r2(D-C);assert re>0,re
d=[(n,a,re if b is None else b) for n,a,b in d];print(len(d),D,re)
wb=xlsxwriter.Workbook(out(N));ws=wb.add_worksheet("Trial Balance")
t=wb.add_format(dict(bold=1,font_name='Arial',font_size=14,align='center'));t2=wb.add_format(dict(bold=1,font_name='Arial',font_size=10,align='center'))
h=wb.add_format(dict(bold=1,font_name='Arial',font_size=9,align='center',bottom=1));l=wb.add_format(dict(font_name='Arial',font_size=8,text_wrap=1));m=wb.add_format(dict(font_name='Arial',font_size=8,num_format='#,##0.00\\ _€'))
lb=wb.add_format(dict(font_name='Arial',font_size=8,bold=1));mb=wb.add_format(dict(font_name='Arial',font_size=8,bold=1,top=1,bottom=6,num_format='"$"* #,##0.00\\ _€'));ft=wb.add_format(dict(font_name='Arial',font_size=8,align='center'))
ws.set_column(0,0,46);ws.set_column(1,2,16)
ws.merge_range(0,0,0,2,"Osprey Point Marina LLC",t);ws.merge_range(1,0,1,2,"Trial Balance",t);ws.merge_range(2,0,2,2,"As of September 30, 2025",t2)
ws.write(4,1,"Debit",h);ws.write(4,2,"Credit",h);ws.write(4,0,"",h)
i=5;rows=[]
for n,a,b in d:
    ws.write(i,0,n,l);q={"name":n}
    if a: ws.write(i,1,a,m);q["debit"]=a
    else: ws.write_blank(i,1,None,m)
    if b: ws.write(i,2,b,m);q["credit"]=b
    else: ws.write_blank(i,2,None,m)
    rows.append(q);i+=1
ws.write(i,0,"TOTAL",lb);ws.write_formula(i,1,f"=SUM(B6:B{i})",mb,D);ws.write_formula(i,2,f"=SUM(C6:C{i})",mb,D)
ws.merge_range(i+3,0,i+3,2,"Tuesday, Oct 07, 2025 09:14:22 AM GMT-7 - Accrual Basis",ft)
ws.fit_to_pages(1,0);wb.close()
save(N,"TB","QuickBooks-Online-like export, no codes, Parent:Child names, debit/credit",False,["debit","credit"],rows,[{"label":"TOTAL","debit":D,"credit":D}])
