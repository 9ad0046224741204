# QuickBooks Desktop export to Excel, self-storage, subaccounts with colon
from common import *
import xlsxwriter
D=[('First Prairie Bank - Operating',48217.93),('First Prairie Bank - Tax Escrow',31250.00),('Square Clearing',0.0),('Petty Cash',200),('Accounts Receivable',9146.5),('Undeposited Funds',1284),('Inventory - Locks & Boxes',1873.42),('Prepaid Expenses:Insurance',6408.33),('Prepaid Expenses:Software - SiteLink',915),
('Due from Hillgate Storage II',14500),('Fixed Assets:Land',412000),('Fixed Assets:Buildings - Phase 1',1287650),('Fixed Assets:Buildings - Phase 2',768400.55),('Fixed Assets:Paving & Fencing',143218),('Fixed Assets:Gate & Camera System',38940.12),('Fixed Assets:Golf Cart',6250),('Accumulated Depreciation',-731846),('Loan Costs',21375),('Accumulated Amortization',-8550),
('Accounts Payable',-7318.26),('Visa - 4417',-2106.84),('Sales Tax Payable',-412.19),('Payroll Liabilities:Federal',-1188.62),('Payroll Liabilities:KS Withholding',-264),('Payroll Liabilities:KS Unemployment',-38.15),('Prepaid Rents',-5820.5),('Security Deposits Held',-1450),('N/P - First Prairie Bank',-1346907.21),('N/P - SBA EIDL',-138212.4),
('Opening Balance Equity',0.0),('Member Contributions:R. Hillgate Trust',-250000),('Member Contributions:Prairie Ten LLC',-250000),('Member Draws:R. Hillgate Trust',36000),('Member Draws:Prairie Ten LLC',36000),('Retained Earnings',None),
('Storage Rent:Non-Climate',-286412.75),('Storage Rent:Climate Controlled',-148306.2),('Storage Rent:RV & Boat Parking',-31890),('Discounts & Promotions',11284.5),('Admin Fees',-5325),('Late Fees',-14218),('Lien & Auction Fees',-2640),('Tenant Insurance Commissions',-9812.6),('Retail Sales',-3406.11),('Auction Proceeds',-1875),
('Cost of Goods Sold',1902.38),('Advertising:Google Ads',8412.37),('Advertising:SpareFoot',3160),('Bank & Merchant Fees',11624.08),('Insurance:Property',15380),('Insurance:Workers Comp',1124),('Interest Expense:First Prairie',81406.17),('Interest Expense:SBA',5230.88),('Office Supplies',1486.03),('Payroll Expenses:Manager Wages',52000),('Payroll Expenses:Relief Manager',14872.5),('Payroll Expenses:Payroll Taxes',5241.18),('Professional Fees:Accounting',4800),('Professional Fees:Legal',1175),('Property Taxes',37418.64),
('Repairs & Maintenance:Doors',6214.9),('Repairs & Maintenance:Gate',2330),('Repairs & Maintenance:Grounds & Snow',7845),('Software & Subscriptions',4572),('Telephone & Internet',2916.44),('Utilities:Electric',9684.27),('Utilities:Water & Trash',2208.6),('Depreciation Expense',62410),('Amortization Expense',1425),('Reconciliation Discrepancies',-12.5),('Ask My Accountant',640)]
s=r2(sum(v for _,v in D if v is not None)); D=[(n,(-s if v is None else v)) for n,v in D]
print('RE',-s)
f='Hillgate Storage TB 123124.xlsx'
wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('Sheet1')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
nf='#,##0.00;-#,##0.00'; B=F(bold=True); N=F(num_format=nf); T=F(bold=True,num_format=nf,top=1,bottom=6)
ws.merge_range('C1:E1','Dec 31, 24',F(bold=True,align='center',bottom=1))
ws.write('C2','Debit',F(bold=True,align='center',bottom=2)); ws.write('E2','Credit',F(bold=True,align='center',bottom=2))
ws.set_column(0,0,2.7); ws.set_column(1,1,38); ws.set_column(2,2,14); ws.set_column(3,3,2); ws.set_column(4,4,14)
rows=[]; x=2
for n,v in D:
    ws.write(x,1,n,B); row={'name':n}; k,c=('debit',2) if v>=0 else ('credit',4)
    row[k]=r2(abs(v)); ws.write(x,c,row[k],N); rows.append(row); x+=1
td=r2(sum(q.get('debit',0) for q in rows)); tc=r2(sum(q.get('credit',0) for q in rows)); assert td==tc
ws.write(x,0,'TOTAL',B); ws.write(x,2,td,T); ws.write(x,4,tc,T)
ws.freeze_panes(2,2); ws.repeat_rows(0,1); ws.set_paper(1); ws.set_margins(.7,.7,1.1,.75)
ws.set_header('&L&"Arial,Bold"&8 10:42 AM\n 01/22/25\n Cash Basis&C&"Arial,Bold"&12Hillgate Storage LLC\n&14Trial Balance\n&10As of December 31, 2024'); ws.set_footer('&R&"Arial,Bold"&8Page &P')
ws.fit_to_pages(1,0); wb.close()
save(f,'TB','QuickBooks Desktop Excel export, no codes, colon sub-accounts, spacer column, title only in page header',False,['debit','credit'],rows,[dict(label='TOTAL',debit=td,credit=tc)])
