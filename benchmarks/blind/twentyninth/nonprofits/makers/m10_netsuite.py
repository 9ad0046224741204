"""NetSuite-like income statement of a non-profit's affordable property: nested accounts, 'Total - ...' rows, comparative year (xlsxwriter)."""
from book import *
import random, xlsxwriter, datetime as dt
R=random.Random(1088)
s=St("Comparative Income Statement","Juniper Court Apartments","2024-07-01","2025-06-30",["Amount (Jul 2024 - Jun 2025)","Comparative Amount (Jul 2023 - Jun 2024)","Variance"],sheet="ComparativeIncomeStatement")
def L(c,l,a,lv,b=None):
    b=round(a*R.uniform(.88,1.06),2) if b is None else b
    return s.line(l,[a,b,round(a-b,2)],c,lv=lv)
def T(l,it,lv,**k): return s.total("Total - "+l,it,lv=lv,**k)
s.head("Ordinary Income/Expense",lv=0); s.head("Income",lv=1)
def G(c,l,kids,lv):
    s.head(l,c,lv=lv); it=[G(*k,lv+1) if isinstance(k[2],list) else L(k[0],k[1],k[2],lv+1,*(k[3:4])) for k in kids]
    return T(f"{c} - {l}",it,lv)
g1=G("4000","Rental Income",[("4010","Tenant Rent",412806.5),("4020","Subsidy - Project Based Vouchers",688412.0),("4025","Subsidy - Tenant Based Vouchers",151370.0),("4050","Commercial Lease - Head Start Classroom",38400.0,37200.0),
  ("4100","Vacancy & Concessions",[("4110","Vacancy Loss",-49182.33),("4120","Vacancy Loss - Subsidy Abatement",-6204.0,0.0),("4130","Manager's Unit",-18960.0,-18240.0)])],2)
g2=G("4200","Resident Fees",[("4210","Laundry",8611.25),("4220","Late Fees & NSF",2945.0),("4230","Damages Collected",7318.4),("4240","Application Fees",1260.0)],2)
g3=G("4300","Grants & Contributions Released",[("4310","Resident Services Grant - United Fund",45000.0,40000.0),("4320","Net Assets Released from Restriction",22750.0,31500.0)],2)
L1=L("4900","Interest Income - Reserves",16384.71,2)
ti=T("Income",[g1,g2,g3,L1],1,kind="TOTAL",key="total_income")
gp=s.total("Gross Profit",[ti],kind="TOTAL",lv=1)
s.head("Expense",lv=1)
ex=[G("6000","Payroll & Related",[("6010","Salaries - Site Manager",61420.16),("6015","Salaries - Assistant Manager",44108.8),("6020","Salaries - Maintenance",97233.44),("6030","Salaries - Resident Services Coordinator",53712.0),("6090","Fringe & Taxes",[("6091","FICA",19610.41),("6092","SUTA",1466.02),("6093","Health & Dental",48870.12),("6094","403(b) Match",6418.9),("6095","Workers Compensation",5902.77)])],2),
 G("6100","Administrative",[("6110","Property Management Fee",66840.0),("6120","Bookkeeping Fee",11088.0),("6130","Compliance Monitoring - State HFA",4200.0,4200.0),("6140","Audit & Tax",17850.0),("6150","Legal - Evictions",6412.5),("6160","Office Supplies & Postage",7094.36),("6170","Software Subscriptions",9876.48),("6180","Bad Debt",11940.88),("6190","Training & Travel",2215.17)],2),
 G("6200","Utilities",[("6210","Electricity - Common",28715.9),("6215","Electricity - Vacant Units",1942.66),("6220","Natural Gas",36402.15),("6230","Water & Sewer",88216.74),("6240","Trash",26160.0)],2),
 G("6300","Repairs & Maintenance",[("6310","Supplies",24518.73),("6320","Contracts",[("6321","Elevator",9720.0,9360.0),("6322","Landscape",18450.0),("6323","Pest Control",6892.0),("6324","Fire & Life Safety",7415.5),("6325","Snow Removal",5130.0)]),("6330","Unit Turnover",41206.9),("6340","HVAC",12788.05),("6350","Plumbing",15420.6),("6360","Security Patrol",31200.0)],2),
 G("6400","Taxes & Insurance",[("6410","PILOT",38250.0,36750.0),("6420","Property Insurance",94618.0,77205.0),("6430","General Liability & Umbrella",22416.0)],2)]
te=T("Expense",ex,1,kind="TOTAL",key="total_operating_expenses")
no=s.total("Net Ordinary Income",[gp,te],signs=[1,-1],kind="TOTAL",lv=0)
s.head("Other Income and Expenses",lv=0)
s.head("Other Income",lv=1); o1=T("Other Income",[L("7010","Insurance Recoveries",18240.0,2,0.0),L("7020","Gain (Loss) on Disposal of Assets",-3380.0,2,0.0)],1)
s.head("Other Expense",lv=1)
o2=T("Other Expense",[G("8000","Financing",[("8010","Interest - Permanent Loan",102844.63),("8020","Interest - Soft Loans (accrued)",60000.0,60000.0),("8030","Investor Asset Mgmt Fee",7500.0,7282.0)],2),L("8500","Depreciation Expense",388416.0,2,384920.0),L("8510","Amortization Expense",5240.0,2,5240.0)],1)
oo=s.total("Net Other Income",[o1,o2],signs=[1,-1],kind="TOTAL",lv=0)
s.total("Net Income",[no,oo],kind="TOTAL",key="net_income",lv=0)
wb=xlsxwriter.Workbook(f"{ROOT}/documents/s29c_10.xlsx"); wb.set_properties({"created":dt.datetime(2025,8,3)}); w=wb.add_worksheet("ComparativeIncomeStatement")
F=lambda **k: wb.add_format({"font_name":"Arial","font_size":8,**k})
for k,(t,z) in enumerate([("Wellspring Housing Ministries (Consolidated) : Juniper Court Apartments",10),("Wellspring Housing Ministries",10),("Comparative Income Statement",14),("From Jul 2024 to Jun 2025",10),("Options: Show Zeros",8)]):
    w.merge_range(k,0,k,4,t,F(font_size=z,bold=True,align="center"))
hd=F(bold=True,bg_color="#D0D0D0",align="center",text_wrap=True,valign="vcenter",border=1)
w.set_row(6,34)
for c,t in enumerate(["Financial Row","Amount (Jul 2024 -\nJun 2025)","Comparative Amount\n(Jul 2023 - Jun 2024)","Variance","% Variance"]): w.write(6,c,t,hd)
m='$#,##0.00;($#,##0.00)'
for i,r in enumerate(s.rows):
    k=r["rowType"]; x=7+i; lv=r["_x"]["lv"]; b=k!="LINE"
    w.write(x,0,(f"{r['accountCode']} - " if r["accountCode"] else "")+r["label"],F(bold=b,indent=lv))
    if k=="HEADING": continue
    for c,v in enumerate(r["values"]): w.write_number(x,1+c,v,F(bold=b,num_format=m,**({"top":1} if b else {})))
    a,bb,_=r["values"]
    w.write(x,4,round((a-bb)/abs(bb),4) if bb else "0.00%",F(bold=b,num_format="0.00%",align="right",**({"top":1} if b else {})))
w.set_column(0,0,52); w.set_column(1,3,19); w.set_column(4,4,11); w.fit_to_pages(1,0); w.freeze_panes(7,1)
wb.close()
save("s29c_10.xlsx",s,"MULTIFAMILY","OPERATING_STATEMENT","NetSuite user of a non-profit sponsor","four levels nested by indent, code - name in one cell, Total - rows, comparative year",False)
print([(r_["label"],r_["values"]) for r_ in s.rows if r_["rowType"]=="TOTAL"])
