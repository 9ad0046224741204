# QuickBooks Desktop trial balance export (no account numbers, colon paths)
import xlsxwriter
from common import *
N='Larkfield_Row_TB_Q1.xlsx'
D=[("First Meridian Checking",41872.19),("First Meridian Savings",60114.73),("Tenant Security Deposit Acct",27450.00),
("Accounts Receivable",9836.50),("Undeposited Funds",2450.00),("Due from Larkfield Mgmt",3200.00),("Escrow - RE Taxes",18766.42),("Prepaid Insurance",6911.25),
("Land",310000.00),("Buildings",1486500.00),("Building Improvements:Roof 2019",48200.00),("Building Improvements:Storefront 22B",71935.80),
("Furniture and Equipment",12480.66),("Accumulated Depreciation",-402318.00),("Loan Costs",14500.00),("Loan Costs:Accum Amortization",-6041.70),
("Accounts Payable",-7418.93),("First Meridian Visa 4471",-1836.77),("Payroll Liabilities",-912.40),("Sales Tax Payable",0.0),("Prepaid Rents",-4175.00),
("Security Deposits Held",-27450.00),("Note Payable - First Meridian",-1042377.61),("Note Payable - D. Farrow",-85000.00),
("Member Equity:Contributions",-440000.00),("Member Equity:Distributions",132500.00),("Opening Balance Equity",0.0),("Retained Earnings",None),
("Rental Income:Apartments",-61980.00),("Rental Income:Storefronts",-48375.00),("Rental Income:Parking",-2160.00),("CAM Reimbursements",-6948.12),("Laundry Income",-811.50),("Late Fees",-650.00),
("Advertising",389.00),("Automobile Expense",642.18),("Bank Service Charges",96.00),("Dues and Subscriptions",175.00),("Insurance:Property",4607.50),("Insurance:Umbrella",1123.00),
("Interest Expense:First Meridian",14872.36),("Interest Expense:D. Farrow",1593.75),("Janitorial",2340.00),("Landscaping and Snow Removal",5865.00),("Licenses and Permits",450.00),
("Management Fee",5946.00),("Office Supplies",217.84),("Payroll Expenses:Wages",10920.00),("Payroll Expenses:Taxes",867.03),("Professional Fees:Accounting",1850.00),("Professional Fees:Legal",1275.50),
("Property Taxes",13590.00),("Repairs and Maintenance:Electrical",920.00),("Repairs and Maintenance:HVAC",3108.45),("Repairs and Maintenance:Plumbing",2764.10),("Repairs and Maintenance:Supplies",1019.62),
("Telephone and Internet",536.97),("Utilities:Gas and Electric",7728.39),("Utilities:Water and Sewer",3916.08),("Utilities:Trash",1434.00),("Interest Income",-188.26)]
s=round(sum(v for _,v in D if v),2)
D=[(n,-s if v is None else v) for n,v in D]
wb=xlsxwriter.Workbook(doc(N))
tips=wb.add_worksheet('QuickBooks Desktop Export Tips')
for i,t in enumerate(["QuickBooks Desktop Export Tips","","Use the report export to send data to a new or existing workbook.","Update Worksheet: keep the formulas and formatting you have added when you refresh the data.","Headers and footers: to see the title of the report, look at Print Preview or switch to Page Layout view."]):
    tips.write(i+1,1,t,wb.add_format({'bold':i==0,'font_name':'Arial','font_size':14 if i==0 else 10}))
tips.set_column(1,1,95)
ws=wb.add_worksheet('Sheet1')
b=wb.add_format({'bold':1,'font_name':'Arial','font_size':8}); h=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'align':'center','bottom':2})
n=wb.add_format({'font_name':'Arial','font_size':8,'num_format':'#,##0.00;-#,##0.00'}); tt=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'num_format':'#,##0.00','top':1,'bottom':6})
ws.set_column(0,0,2.5);ws.set_column(1,1,38,b);ws.set_column(2,2,11);ws.set_column(3,3,1.5);ws.set_column(4,4,11)
ws.merge_range(0,2,0,4,'Mar 31, 25',wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'align':'center'}))
ws.write(1,2,'Debit',h);ws.write(1,4,'Credit',h)
rows=[];r=2;td=tc=0
for nm,v in D:
    ws.write(r,1,nm,b);row={"name":nm}
    if v<0: ws.write(r,4,-v,n);row["credit"]=-v;tc+=-v
    else: ws.write(r,2,v,n);row["debit"]=v;td+=v
    rows.append(row);r+=1
ws.write(r,0,'TOTAL',b)
ws.write_formula(r,2,f'=ROUND(SUM(C3:C{r}),5)',tt,round(td,2));ws.write_formula(r,4,f'=ROUND(SUM(E3:E{r}),5)',tt,round(tc,2))
ws.freeze_panes(2,2);ws.repeat_rows(0,1)
ws.set_header('&L&"Arial,Bold"&8 9:42 AM\n&"Arial,Bold"&8 04/11/25\n&"Arial,Bold"&8 Accrual Basis&C&"Arial,Bold"&12 Larkfield Row Properties LLC\n&"Arial,Bold"&14 Trial Balance\n&"Arial,Bold"&10 As of March 31, 2025');ws.set_margins(top=1.1)
ws.set_footer('&R&"Arial,Bold"&8 Page &P of &N');ws.activate()
wb.close()
save(N,'TB','QuickBooks Desktop export, no account numbers, tips sheet first, spacer column',False,["debit","credit"],rows,[{"label":"TOTAL","debit":round(td,2),"credit":round(tc,2)}])
