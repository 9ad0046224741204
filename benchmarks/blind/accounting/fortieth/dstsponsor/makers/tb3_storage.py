# small-business bookkeeping export, CSV, one pair of columns
import random, csv
from common import *
R=random.Random(40103)
NAME='Boxcar Self Storage Amarillo_Trial Balance'
A=[('1000','Operating Checking - Panhandle Natl',0,61244.18),('1010','Savings / Tax Reserve',0,38500),('1100','Accounts Receivable (A/R)',0,9127.44),('1150','Undeposited Funds',0,1836.5),('1300','Prepaid Insurance',0,7420.02),('1350','Retail Inventory - Locks & Boxes',0,2614.77),('1500','Land',0,815000),('1510','Buildings',0,4962300),('1520','Paving & Fencing',0,318400),('1530','Gate & Camera Equipment',0,74850.25),('1590','Accumulated Depreciation',1,612477.9),
('2000','Accounts Payable (A/P)',1,4418.63),('2100','Visa - Manager Card x4410',1,1207.35),('2200','Sales Tax Payable',1,388.12),('2250','Payroll Liabilities',1,1960.04),('2300','Prepaid Rents - Tenants',1,14883),('2400','Accrued Property Taxes',1,47250),('2600','Loan - High Plains Savings',1,3105662.48),
('3000','Trust Contributions',1,2950000),('3200','Distributions to Beneficiaries',0,96750),('','Retained Earnings',1,0),
('4000','Rental Income - Drive Up',1,243917),('4010','Rental Income - Climate',1,138620.5),('4020','Rental Income - RV/Boat',1,31475),('4050','Tenant Insurance Commissions',1,12844.2),('4060','Late & Lien Fees',1,9610),('4070','Admin Fees',1,5225),('4080','Truck Rental Commissions',1,3108.94),('4090','Merchandise Sales',1,4702.6),('4900','Discounts & Concessions',0,17365),
('5000','Cost of Goods Sold',0,2188.31),('6000','Advertising - Web / Aggregators',0,14220.75),('6050','Bad Debt',0,3904),('6100','Bank & Merchant Fees',0,8411.29),('6200','Call Center',0,3270),('6300','Insurance Expense',0,11130),('6350','Management Fee',0,25978.16),('6400','Manager Wages',0,43116.8),('6410','Payroll Taxes',0,3731.44),('6500','Property Taxes',0,47250),('6600','Repairs: Doors & Springs',0,6480),('6610','Repairs: Pest/Landscape',0,4125.5),('6700','Telephone & Internet',0,1688.4),('6750','Utilities',0,10902.37),('7000','Interest Expense',0,79841.66),('','Ask My Accountant',0,412.9),('','Uncategorized Income',1,150)]
rows=[];d=c=0;body=[]
for code,n,s,v in A:
    x=int(round(v*100))
    if x: 
        if s: c+=x
        else: d+=x
A2=[]
for code,n,s,v in A:
    x=int(round(v*100))
    if n=='Retained Earnings': x=d-c; assert x!=0; s=1 if x>0 else 0; x=abs(x)
    A2.append((code,n,s,x))
D=C=0
for code,n,s,x in A2:
    t=f"{x/100:,.2f}"
    body.append([(code+' ' if code else '')+n,'' if s else t,t if s else ''])
    rows.append({'account':code,'name':n,'credit' if s else 'debit':c2(x)})
    if s:C+=x
    else:D+=x
assert C==D
with open(doc(NAME+'.csv'),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f)
    for t in ['Trial Balance','Boxcar Self Storage - Amarillo (Sagebrush Storage 4 DST)','"As of June 30, 2026"'.strip('"')]: w.writerow([t,'',''])
    w.writerow([]); w.writerow(['','Debit','Credit'])
    w.writerows(body); w.writerow(['TOTAL',f"${D/100:,.2f}",f"${C/100:,.2f}"]); w.writerow([]);w.writerow([])
    w.writerow(['Accrual Basis  Monday, July 6, 2026 08:51 AM GMT-05:00','',''])
save(NAME,'TB',['debit','credit'],rows,[{'label':'TOTAL','debit':c2(D),'credit':c2(C)}])
