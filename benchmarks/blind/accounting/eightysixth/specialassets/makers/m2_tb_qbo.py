from common import *
import xlsxwriter
N='Juniper Row Rentals TB 12-31-24.xlsx'
L=[('1000','Heritage Operating (4471)',38216.55,1),('1010','Heritage Security Deposits (4489)',31450,1),('1020','Heritage Reserve MMA',62044.18,1),
('1100','Accounts Receivable (A/R)',7385,1),('1200','Undeposited Funds',1625,1),('1300','Prepaid Insurance',11872.40,1),('1350','Escrow:Escrow - Lincoln Federal',24190.37,1),('1355','Escrow:Escrow - Note B',6104.92,1),
('1500','Land',412000,1),('1510','Houses',2236400,1),('1515','Improvements',188214.63,1),('1520','Appliances',41307.75,1),('1590','Accumulated Depreciation',421880,-1),('1600','Loan Costs',28750,1),('1610','Loan Costs:Accumulated Amortization',9583.33,-1),
('2000','Accounts Payable (A/P)',12448.90,-1),('2050','Heritage Visa 2210',3917.26,-1),('2100','Tenant Security Deposits Held',31450,-1),('2150','Prepaid Rents',5240,-1),('2200','Accrued Property Taxes',0,-1),
('2500','Mortgages:Lincoln Federal - Portfolio Loan (17 houses)',1586422.71,-1),('2510','Mortgages:Note B - 806 Tamarack & 812 Tamarack',214905.38,-1),('2600','Loan from Member - DWK',45000,-1),
('3000','Opening Balance Equity',0,-1),('3100','Member Contributions',640000,-1),('3200','Member Draws',78000,1),('3900','Retained Earnings',None,-1),
('4000','Rental Income',372915,-1),('4010','Rental Income:Section 8 HAP',58344,-1),('4100','Late Fees',4875,-1),('4110','Pet Fees',3300,-1),('4120','Application Fees',1120,-1),('4200','Tenant Reimbursements',2618.47,-1),
('5000','Advertising',1294.60,1),('5050','Bank Service Charges',312,1),('5100','Insurance',27416.80,1),('5150','Lawn & Snow',9480,1),('5200','Legal & Professional',8765,1),('5205','Legal & Professional:Evictions',3142.50,1),('5250','Management Fees',34886.12,1),('5300','Office Expense',1047.33,1),
('5400','Repairs & Maintenance',28619.04,1),('5410','Repairs & Maintenance:HVAC',11240.85,1),('5420','Repairs & Maintenance:Plumbing',9318.27,1),('5430','Repairs & Maintenance:Turn Costs',16774.50,1),('5500','Taxes - Property',46211.94,1),('5550','Travel & Mileage',2206.31,1),('5600','Utilities - Vacant Houses',5092.66,1),
('7000','Interest Income',811.29,-1),('8000','Interest Expense',108447.15,1),('8100','Depreciation Expense',92600,1),('8150','Amortization Expense',2875,1),('8900','Ask My Accountant',450,1)]
d=sum(a for *_,a,s in L if a and s==1); k=sum(a for *_,a,s in L if a and s==-1)
gap=r2(d-k); print('RE',gap)
L=[(c,n,(abs(gap) if a is None else a),((-1 if gap>0 else 1) if a is None else s)) for c,n,a,s in L]
d=r2(sum(a for *_,a,s in L if s==1)); k=r2(sum(a for *_,a,s in L if s==-1)); assert d==k
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Trial Balance')
B=lambda **q: wb.add_format(dict(font_name='Arial',font_size=8,**q))
t=wb.add_format(dict(font_name='Arial',font_size=14,bold=1,align='center')); t2=wb.add_format(dict(font_name='Arial',font_size=10,bold=1,align='center'))
ws.merge_range('A1:C1','Juniper Row Rentals, LLC',t); ws.merge_range('A2:C2','Trial Balance',t); ws.merge_range('A3:C3','As of December 31, 2024',t2)
hd=B(bold=1,align='center',bottom=1); ws.write(4,0,'',B(bottom=1)); ws.write(4,1,'Debit',hd); ws.write(4,2,'Credit',hd)
nm=B(indent=0); num=B(num_format='#,##0.00\\ _€'); r=5; rows=[]
for c,n,a,s in L:
    if a==0: continue
    ws.write(r,0,f'{c} {n}',nm); ws.write(r,1 if s==1 else 2,a,num); ws.write_blank(r,2 if s==1 else 1,None,num)
    rows.append({'account':c,'name':n,('debit' if s==1 else 'credit'):a}); r+=1
tot=B(bold=1,top=1,bottom=6,num_format='"$"* #,##0.00\\ _€')
ws.write(r,0,'TOTAL',B(bold=1)); ws.write_formula(r,1,f'=SUM(B6:B{r})',tot,d); ws.write_formula(r,2,f'=SUM(C6:C{r})',tot,k)
ws.merge_range(r+3,0,r+3,2,'Tuesday, Jan 14, 2025 10:22:41 AM GMT-5 - Accrual Basis',B(align='center'))
ws.set_column(0,0,52); ws.set_column(1,2,16); ws.freeze_panes(5,1); ws.fit_to_pages(1,0); wb.close()
save(N,'TB',['debit','credit'],rows,[{'label':'TOTAL','debit':d,'credit':k}],None,'QuickBooks Online trial balance export, code and name in one cell',False)
print(len(rows),d,k)
