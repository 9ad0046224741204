from h import *
import csv
F='Kowhai_Street_Rentals_Profit_and_Loss.csv'
s=St('Profit and Loss','Kowhai Street Rentals Limited (LTC)','2024-04-01','2025-03-31',['31 Mar 2025','31 Mar 2024'])
s.h('Trading Income'); a=[s.l('Rent - 14 Kowhai Street Unit 1',[27560,26520]),s.l('Rent - 14 Kowhai Street Unit 2',[25480.00,24180.00]),s.l('Rent - 14 Kowhai Street Unit 3',[22932.86,24440.00]),s.l('Tenant Water Recoveries',[1186.40,1054.25])]
ti=s.t('Total Trading Income',a,kind='TOTAL',key='total_income')
gp=s.t('Gross Profit',[ti],kind='TOTAL')
s.h('Operating Expenses')
a=[s.l(x,[p,q]) for x,p,q in [('Accounting Fees',1725.00,1667.50),('Bank Fees',60.00,60.00),('Healthy Homes Compliance',2318.70,5842.11),('Insurance',4866.92,4120.37),('Interest - Mortgage (deductible portion)',24318.55,13960.08),('Property Management Fees',5997.23,5946.88),('Rates - City Council',9284.16,8157.40),('Rates - Regional Council',1322.05,1198.73),('Repairs and Maintenance',3970.48,-412.00),('Water - Fixed and Usage',1901.33,1786.94)]]
te=s.t('Total Operating Expenses',a,kind='TOTAL',key='total_operating_expenses')
s.t('Net Profit',[gp,te],[1,-1],'TOTAL',key='net_income')
with open(f'{B}/documents/{F}','w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f); w.writerow(['Profit and Loss','','']); w.writerow([s.d['propertyName'],'','']); w.writerow(['For the year ended 31 March 2025','','']); w.writerow(['','','']); w.writerow(['Account','31 Mar 2025','31 Mar 2024']); w.writerow(['','',''])
    for r in s.R:
        w.writerow([r['label']]+['' if v is None else br(v,2) for v in r['values']])
        if r['rowType']=='TOTAL': w.writerow(['','',''])
save(F,[s],'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','small landlord Xero export (NZ)','Xero CSV export, comparatives, negative in brackets',False)
