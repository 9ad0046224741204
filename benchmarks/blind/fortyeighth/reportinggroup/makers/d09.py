# AppFolio 12 month csv, scattered SFR
from common import *
import csv
rng=random.Random(4809)
cols=months(2024,10)+['Total']
s=S('Income Statement - 12 Month','Tri-County Rental Homes','2024-10-01','2025-09-30',cols)
def g(a,m='noisy'): v=series(rng,a,m); return v+[rd(sum(v))]
s.head('Operating Income & Expense')
ti=s.section('Income',[(None,'Rent Income',612600,'steady'),(None,'Section 8 Rent',88320,'steady'),(None,'Prepaid Rent Adjustment',-640,'sparse'),(None,'Vacancy Discount',-9200,'wild'),(None,'Late Fee Income',9700,'noisy'),(None,'Pet Fee Income',5280,'steady'),(None,'Application Fee Income',2450,'noisy'),(None,'Resident Benefits Package',18900,'steady'),(None,'Utility Income',7260,'noisy'),(None,'Cleaning & Damage Income',6400,'sparse')],'Total Operating Income',gen=g,lvl=1,key='total_income')
te=s.section('Expense',[
 dict(label='Maintenance & Repairs',totlabel='Total Maintenance & Repairs',kids=[(None,'General Maintenance Labor',31800,'noisy'),(None,'Plumbing Repairs',14200,'wild'),(None,'Electrical Repairs',5100,'sparse'),(None,'HVAC Repairs',16900,'wild'),(None,'Roof Repairs',8700,'sparse'),(None,'Appliance Repairs',4900,'noisy'),(None,'Painting & Turnover',19400,'wild'),(None,'Lawn Care',9600,'noisy'),(None,'Pest Control',2150,'sparse')]),
 dict(label='Utilities - Vacant',totlabel='Total Utilities - Vacant',kids=[(None,'Electricity',3300,'noisy'),(None,'Water',4100,'noisy'),(None,'Gas',1150,'season')]),
 (None,'Property Management Fees',56100,'steady'),(None,'Leasing Fees',14800,'wild'),(None,'HOA Dues',11880,'fixed'),(None,'Insurance',47400,'fixed'),(None,'Property Taxes',83600,'once'),(None,'Legal & Eviction',5300,'sparse'),(None,'Bank Fees',540,'fixed'),(None,'Licenses - Rental Registration',2250,'once')],'Total Operating Expense',gen=g,lvl=1,kind='exp',key='total_operating_expenses')
noi=s.tot('NOI - Net Operating Income',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
s.head('Other Income & Expense')
oi=s.section('Other Income',[(None,'Interest on Bank Accounts',1380,'steady')],'Total Other Income',gen=g,lvl=1)
oe=s.section('Other Expense',[(None,'Mortgage Interest',141600,'steady'),(None,'Capital Improvements',38500,'sparse')],'Total Other Expense',gen=g,lvl=1,kind='exp')
no=s.tot('Net Other Income',[oi,oe],signs=[1,-1])
t1=s.tot('Total Income',[ti,oi],rt='TOTAL'); t2=s.tot('Total Expense',[te,oe],rt='TOTAL')
ni=s.tot('Net Income',[noi,no],rt='TOTAL',key='net_income')
with open(DOC+'income_statement_12_month-20251004.csv','w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f)
    w.writerow(['Income Statement - 12 Month']); w.writerow(['Properties: Tri-County Rental Homes']); w.writerow(['Period Range: Oct 2024 to Sep 2025']); w.writerow(['Accounting Basis: Cash']); w.writerow(['Level of Detail: Detail View']); w.writerow([])
    w.writerow(['Account Name']+cols)
    for r,t in zip(s.rows,s.st): w.writerow(['  '*t['lvl']+r['label']]+([''] *13 if r['rowType']=='HEADING' else [neg(v) for v in r['values']]))
save('income_statement_12_month-20251004.csv',[s],'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT_T12','s48a','AppFolio 12-month csv export, indented names, numbers as text with commas',False)
print(len(s.rows),s.rows[noi]['values'][-1],min(s.rows[noi]['values']))
