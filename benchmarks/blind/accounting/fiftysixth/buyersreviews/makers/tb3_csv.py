# Canadian apartments: QuickBooks-Online-style CSV export
import csv, random
from common import *
N='Trial Balance - Fraserview Terrace Apts Ltd.csv'
A=[('1010','Chequing - Coast Capital',61248.93),('1015','Savings - Reserve',118500.00),('1020','Damage Deposit Trust Account',47862.50),('1050','Petty Cash',300.00),('1100','Accounts Receivable (A/R)',9418.77),('1110','Allowance for Doubtful Accounts',-2500.00),
('1200','Prepaid Insurance',21840.66),('1210','Prepaid Property Tax',0),('1300','GST Receivable',1204.18),('1400','Due from Fraserview Holdings',85000),('1500','Land',4120000),('1510','Building',6815400),('1515','Accum. Amortization - Building',-1908312),('1520','Appliances & Equipment',214318.40),('1525','Accum. Amortization - Appliances',-139624.11),('1530','Deferred Finance Charges',38115.00),
('2000','Accounts Payable (A/P)',-28414.52),('2050','RBC Visa - Caretaker',-1866.39),('2100','Accrued Liabilities',-14250),('2150','Payroll Source Deductions Payable',-4811.20),('2160','WorkSafeBC Payable',-612.44),('2200','Damage Deposits Payable - Tenants',-45150),('2205','Interest on Damage Deposits',-712.50),('2210','Prepaid Rents',-6380),('2300','Income Taxes Payable',-18420),('2500','CMHC Mortgage - First National',-6204118.76),('2600','Shareholder Loan - R. Aujla-Penn',-350000),
('3000','Common Shares',-100),('3200','Retained Earnings',None),('3300','Dividends Declared',120000),
('4000','Rental Income - Residential',-1288416.00),('4005','Rental Income - Parking & Storage',-34210.00),('4010','Laundry Income',-16204.75),('4020','NSF & Late Fees',-1175),('4030','Vacancy Incentives',9650),('4040','Interest Income',-4106.91),
('5000','Caretaker Wages',71240.08),('5010','CPP & EI Expense',5118.36),('5020','WorkSafeBC Premiums',1411.90),('5100','BC Hydro',38204.55),('5110','FortisBC Gas',46918.20),('5120','Water & Sewer - City',41277.60),('5130','Garbage & Organics',19860.44),('5200','Repairs - Suites',58214.97),('5210','Repairs - Plumbing & Boiler',27118.03),('5220','Elevator Maintenance',11340),('5230','Fire Safety Inspections',4880.25),('5240','Landscaping & Snow',15225),('5250','Pest Control',3906.50),('5300','Property Tax',88412.16),('5310','Insurance',62118),('5400','Management Fees',52208.40),('5410','Advertising',1644.12),('5420','Professional Fees',17850),('5430','Bank Charges',1022.74),('5440','Telephone & Entry System',2916.33),('5450','Office & Software',4108.67),('5460','Bad Debts',3711.20),('6000','Mortgage Interest',251406.88),('6010','Amortization Expense',171204),('6020','Amortization - Finance Charges',7623),('6100','Income Tax Expense',46820),('','Uncategorized Expense',318.45),('','Opening Balance Equity',0)]
s=round(-sum(v for *_,v in A if v is not None),2)
A=[(a,n,s if v is None else v) for a,n,v in A]
print('RE',s)
rows=[];D=C=0
with open(doc(N),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f)
    w.writerow(['Fraserview Terrace Apartments Ltd.','','']);w.writerow(['Trial Balance','','']);w.writerow(['As of December 31, 2024','','']);w.writerow([])
    w.writerow(['','Debit','Credit'])
    for a,n,v in A:
        lab=(a+' '+n).strip(); row={"name":n}
        if a: row={"account":a,"name":n}
        if v>0 or n in('Prepaid Property Tax',): w.writerow([lab,m(v),'']); row['debit']=v; D+=v
        elif v<0: w.writerow([lab,'',m(-v)]); row['credit']=-v; C-=v
        elif n=='Opening Balance Equity': w.writerow([lab,'','0.00']); row['credit']=0
        rows.append(row)
    D,C=round(D,2),round(C,2); assert D==C,(D,C)
    w.writerow(['TOTAL','$'+m(D),'$'+m(C)]); w.writerow([]); w.writerow([])
    w.writerow(['Accrual Basis  Thursday, January 16, 2025 10:14 AM GMT-08:00','',''])
save(N,'TB',['debit','credit'],rows,[{"label":"TOTAL","debit":D,"credit":C}],'QuickBooks Online CSV export, code and name in one cell, amounts quoted text',False)
print(N,len(rows),D)
