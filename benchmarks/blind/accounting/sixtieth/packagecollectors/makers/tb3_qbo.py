import csv; from common import *
r2=lambda x:round(x+1e-9,2)
CH='''1010 Checking - Prairie State Bank (7719)|41882.16
1020 Security Deposit Savings (7727)|18950
1030 Undeposited Funds|1275
1200 Accounts Receivable (A/R)|9416.5
1310 Prepaid Insurance|7204.98
1410 Escrow - Tax & Insurance|22618.4
1510 Land|385000
1520 Building|1948000
1530 Building Improvements:Roof 2023|86420
1531 Building Improvements:Unit Renovations|142715.33
1540 Appliances|31408.27
1590 Accumulated Depreciation|-318440
1700 Loan Costs, net|14220.5
2010 Accounts Payable (A/P)|-12486.02
2015 Business Card (3308)|-2914.77
2110 Security Deposits Held|-18650
2120 Prepaid Rent|-4380
2200 Accrued Property Taxes|-26250
2510 Mortgage - Prairie State Bank|-1486207.91
3010 Member Equity:Capital Contributions|-810000
3020 Member Equity:Distributions|60000
3900 Retained Earnings|RE
4010 Rental Income:Apartments|-268140
4020 Rental Income:Commercial - Storefront A|-21600
4021 Rental Income:Commercial - Storefront B|-16650
4110 Fees:Late Fees|-3425
4120 Fees:Application Fees|-1050
4130 Laundry Income|-4188.25
4140 Pet Rent|-2970
6010 Advertising|1284.6
6110 Repairs & Maintenance:General|14906.38
6120 Repairs & Maintenance:HVAC|5218.75
6130 Repairs & Maintenance:Plumbing|7740.1
6140 Repairs & Maintenance:Turnover|9325
6150 Landscaping & Snow|8460
6210 Utilities:Electric - Common|4107.92
6220 Utilities:Gas|6884.03
6230 Utilities:Water & Sewer|13926.44
6240 Utilities:Trash|4590
6310 Management Fee|22166.15
6320 Legal & Accounting|4875
6330 Bank Service Charges|216
6340 Office & Software|2089.43
6410 Insurance Expense|16214.94
6420 Property Taxes|31500
7010 Interest Expense|62914.6
7020 Depreciation Expense|58500
Uncategorized Expense|184.37'''
L=[x.rsplit('|',1) for x in CH.split('\n')]
re=-r2(sum(float(v) for _,v in L if v!='RE')); print('RE',re)
rows=[];out=[];D=C=0
for n,v in L:
    v=re if v=='RE' else float(v)
    a,nm=(n.split(' ',1) if n[:4].isdigit() else (None,n))
    d={'account':a,'name':nm} if a else {'name':nm}
    if v>0: d['debit']=v; D+=v; out.append([n,m(v),''])
    else: d['credit']=r2(-v); C-=v; out.append([n,'',m(-v)])
    rows.append(d)
D,C=r2(D),r2(C); assert D==C
with open(DOC+'Locust_Street_Lofts_TB.csv','w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f)
    w.writerow(['Trial Balance','','']); w.writerow(['Locust Street Lofts LLC','','']); w.writerow(['As of September 30, 2026','','']); w.writerow([])
    w.writerow(['','Debit','Credit'])
    w.writerows(out)
    w.writerow(['TOTAL','$'+m(D),'$'+m(C)]); w.writerow([]); w.writerow([])
    w.writerow(['Accrual Basis  Friday, October 9, 2026 11:27 AM GMT-05:00','',''])
save('Locust_Street_Lofts_TB.csv','TB',['debit','credit'],rows,[{'label':'TOTAL','debit':D,'credit':C}],'QuickBooks Online trial balance CSV, account number inside the name cell')
