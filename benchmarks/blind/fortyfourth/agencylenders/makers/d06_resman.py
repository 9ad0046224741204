from lib import *; import csv
r=random.Random(4406); N='Birchwood_Commons_T12_ResMan.csv'
ms=months(2024,7);cols=[f'{m:02d}/{y}' for y,m in ms]+['Total']
s=S('Income Statement - 12 Month','Birchwood Commons','2024-07-01','2025-06-30',cols,expand=lambda b,k:list(b)+[round(sum(b),2)])
def L(l,b,m,c,k='E'): return s.line(l,series(r,b,m,start=7),c,k)
def sec(t,lines,tot,k): s.head(t);return s.sub(tot,[L(l,b,m,c,k) for c,l,b,m in lines],kind=k)
a=sec('Rental Income',[('4001','Market Rent',96750,'g'),('4005','Loss/Gain to Lease',-4130,'s'),('4010','Vacancy',-5980,'n'),('4020','Concessions',-1150,'l'),('4030','Delinquency Write Offs',-1420,'n')],'Total Rental Income','I')
b=sec('Other Income',[('4101','Late Charges',1080,'n'),('4102','Application Fees',420,'n'),('4110','Pet Fees',930,'s'),('4120','Utility Reimbursement (RUBS)',5250,'s'),('4130','Laundry Income',610,'q'),('4190','Miscellaneous Income',160,'l')],'Total Other Income','I')
t=s.sub('Total Income',[a,b],'TOTAL',key='total_income')
ex=[sec(*x,'E') for x in [
('Salaries & Personnel',[('5001','Office Personnel',4480,'s'),('5005','Maintenance Personnel',5210,'s'),('5020','Payroll Taxes & Benefits',1890,'s')],'Total Salaries & Personnel'),
('Repairs & Maintenance',[('5101','General Repairs',1240,'n'),('5105','Plumbing',690,'n'),('5110','HVAC',580,'u'),('5120','Grounds',1350,'f'),('5130','Pest Control',310,'f'),('5140','Make Ready',1760,'n')],'Total Repairs & Maintenance'),
('Utilities',[('5201','Electricity',1480,'s'),('5205','Natural Gas',960,'w'),('5210','Water/Sewer',4720,'s'),('5220','Trash',1610,'f')],'Total Utilities'),
('General & Administrative',[('5301','Advertising',890,'s'),('5310','Office Expense',415,'n'),('5320','Professional Fees',350,'l'),('5330','Software',640,'f')],'Total General & Administrative'),
('Fixed Expenses',[('5401','Management Fee',3720,'s'),('5410','Property Taxes',9875,'f'),('5420','Insurance',5640,'f')],'Total Fixed Expenses')]]
e=s.sub('Total Expense',ex,'TOTAL',kind='E',key='total_operating_expenses')
n=s.sub('Net Operating Income',[t,(e,-1)],'TOTAL',key='noi')
s.head('Other Expense');d=s.sub('Total Other Expense',[L('Interest Expense',22480,'s','6001'),L('Replacement Reserve',2100,'f','6010'),L('Depreciation',18650,'f','6020')],kind='E')
s.sub('Net Income',[n,(d,-1)],'TOTAL',key='net_income')
fm=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
with open(doc(N),'w',newline='') as f:
    w=csv.writer(f)
    w.writerow(['Income Statement - 12 Month']);w.writerow(['Birchwood Commons']);w.writerow(['July 2024 - June 2025','','Accounting Basis: Accrual']);w.writerow([])
    w.writerow(['Account Number','Account Name']+cols)
    for R in s.rows:
        w.writerow([R['code'] or '',R['label']]+([] if R['type']=='HEADING' else [fm(v) for v in R['vals']]))
    w.writerow([]);w.writerow(['Printed 07/14/2025 8:17 AM','','','','','','','','','','','','','','Page 1'])
save(N,[s.dump()],'MULTIFAMILY','OPERATING_STATEMENT_T12','ResMan export','csv, fiscal-year months MM/YYYY, numbers as quoted text in parentheses',False)
