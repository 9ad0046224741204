# Self storage, QuickBooks Desktop export, comparative years, .xls
import random
from common import *
import xlwt
R=random.Random(8213)
NAME='StowAway_TrialBalance_FY24.xls'
# name, side, 2024, 2023  (None = not printed)
A=[('Checking - Citizens Trust','d',64218.77,51904.13),('Money Market','d',110350.02,82411.9),('Petty Cash','d',300,300),('Accounts Receivable','d',9418.5,7266),('Undeposited Funds','d',1846.25,None),('Inventory - Locks & Boxes','d',3211.4,2890.66),('Prepaid Insurance','d',6804,6312.5),
('Fixed Assets:Land','d',485000,485000),('Fixed Assets:Buildings','d',2316400,2316400),('Fixed Assets:Paving & Fencing','d',148220,131770),('Fixed Assets:Gate & Security System','d',41865.3,41865.3),('Fixed Assets:Accumulated Depreciation','c',612480,541106),('Loan Costs','d',28500,28500),('Accumulated Amortization','c',11400,8550),
('Accounts Payable','c',5127.88,8010.45),('Visa - Ending 4471','c',1288.06,932.18),('Payroll Liabilities','c',2214.6,1988.72),('Sales Tax Payable','c',417.93,388.2),('Prepaid Rents','c',12660,10945),('Mortgage - Heartland SBA 504','c',1488316.42,1547020.15),('Equipment Loan','c',None,4816.3),
('Members Equity','c',702300.17,None),("Member Draws",'d',120000,96000),
('Storage Rental Income','c',498722.14,471388.05),('RV & Boat Parking','c',46210,43880),('Late & Lien Fees','c',18316.5,17042),('Tenant Insurance Commissions','c',22744.08,19310.6),('Retail Sales','c',5218.36,4907.11),('Truck Rental Commissions','c',3366.9,None),('Discounts & Promotions','d',14220,16835),
('Cost of Goods Sold','d',2740.12,2601.55),('Advertising:Online Listings','d',11864.2,13420),('Advertising:Signage','d',1250,None),('Bank & Card Fees','d',13116.45,12204.9),('Insurance Expense','d',16230.5,14877),('Licenses & Permits','d',685,685),('Management Software','d',4788,4428),('Office Supplies','d',1922.6,2105.33),('Payroll Expenses:Wages','d',72416.8,69110.25),('Payroll Expenses:Payroll Taxes','d',6018.2,5743.06),('Professional Fees','d',7150,6400),('Property Taxes','d',48212.66,45190.04),('Repairs & Maintenance','d',19844.31,27318.7),('Telephone & Internet','d',3310.44,3188.4),('Utilities','d',14866.09,13942.77),('Interest Expense','d',81447.35,84660.12),('Depreciation Expense','d',71374,70210),('Amortization Expense','d',2850,2850),('Interest Income','c',1944.12,1120.37)]
A=[list(a) for a in A]
eq=[a for a in A if a[0]=='Members Equity'][0]
for i in 2,3:
    eq[i]=None
    d=sum(a[i] or 0 for a in A if a[1]=='d');c=sum(a[i] or 0 for a in A if a[1]=='c'); eq[i]=r2(d-c)
ni=sum((a[3] or 0)*(1 if a[1]=='c' else -1) for a in A[A.index(eq)+2:])
gap=r2(eq[3]+ni-96000-eq[2]); [a for a in A if a[0]=='Money Market'][0][2]+=gap; eq[2]=r2(eq[2]+gap); print(eq,gap)
wb=xlwt.Workbook();ws=wb.add_sheet('Sheet1')
F=lambda s:xlwt.easyxf(s)
hb='font: name Arial, height 160, bold on'
c1=F(hb+'; align: horiz center; borders: bottom thin');c0=F('font: name Arial, height 280, bold on');cs=F('font: name Arial, height 200, bold on')
lab=F(hb);num=xlwt.easyxf('font: name Arial, height 160',num_format_str='#,##0.00;-#,##0.00');tot=xlwt.easyxf('font: name Arial, height 160, bold on; borders: top thin, bottom double',num_format_str='#,##0.00;-#,##0.00')
ws.write(0,1,'StowAway Self Storage of Muncie LLC',cs);ws.write(1,1,'Trial Balance',c0);ws.write(2,1,'As of December 31, 2024',cs)
ws.write(0,8,'9:12 AM',F(hb));ws.write(1,8,'02/03/25',F(hb));ws.write(2,8,'Accrual Basis',F(hb))
ws.write_merge(4,4,2,4,'Dec 31, 24',c1);ws.write_merge(4,4,6,8,'Dec 31, 23',c1)
for col,t in((2,'Debit'),(4,'Credit'),(6,'Debit'),(8,'Credit')): ws.write(5,col,t,c1)
K=['debit','credit','other:Dec 31, 23 Debit','other:Dec 31, 23 Credit'];rows=[];r=6
for n,s,a,b in A:
    ws.write(r,1,n,lab);d={'name':n}
    for v,base in((a,0),(b,2)):
        if v is None: continue
        j=base+(s=='c'); ws.write(r,2+2*j,v,num); d[K[j]]=r2(v)
    rows.append(d);r+=1
T=[r2(sum(x.get(k,0) for x in rows)) for k in K]; assert T[0]==T[1] and T[2]==T[3],T
ws.write(r,1,'TOTAL',lab)
for j,v in enumerate(T): ws.write(r,2+2*j,v,tot)
ws.col(0).width=500;ws.col(1).width=10200
for q in 2,4,6,8: ws.col(q).width=3700
for q in 3,5,7: ws.col(q).width=500
ws.portrait=True;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=1;ws.header_str=b'';ws.footer_str=b'Page &P'
ws.set_fit_num_pages(1)
wb.save(doc(NAME));print(len(rows),T)
save(NAME,'TB',K,rows,[dict(label='TOTAL',**dict(zip(K,T)))],'QuickBooks Desktop export, comparative debit/credit pairs, spacer columns, self storage, xls',False)
