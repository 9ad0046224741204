# csv: small industrial annual statement with budget, quoted numbers
import csv
from lib import *
F='kiln_road_distribution_annual.csv'
cols=['FY2022 Actual','FY2023 Actual','FY2024 Actual','FY2025 Budget']
s=St('Annual Operating Statement','Kiln Road Distribution Center',None,'2024-12-31',cols)
l=lambda n,*v,c=None:s.l(n,list(v),c)
i=[l('Base Rent - Bldg A',612480.00,624729.60,637224.19,649968.67,c='R100'),l('Base Rent - Bldg B',388800.00,388800.00,129600.00,401760.00,c='R110'),l('NNN Reimbursements',211904.36,224118.90,168225.07,240300.00,c='R200'),l('Trailer Parking',14400.00,14400.00,18000.00,18000.00,c='R300'),l('Bad Debt',0,-8216.44,-42310.75,-5000.00,c='R900')]
ti=s.t('Effective Gross Revenue',i,'TOTAL',code='R999',key='total_income')
e=[l('Real Estate Taxes',118340.12,121602.88,127419.50,131900.00,c='E100'),l('Insurance',27815.00,33190.00,41220.00,45750.00,c='E110'),l('Parking Lot & Grounds',18640.25,16902.10,21330.95,20000.00,c='E200'),l('Roof & Structure',2150.00,31480.00,4975.00,8000.00,c='E210'),l('Dock & Overhead Doors',6418.77,5209.31,9127.60,7000.00,c='E220'),l('Utilities - Vacant Space',0.00,0.00,22814.38,0.00,c='E300'),l('Fire Pump & Sprinkler',4890.00,5115.00,5340.00,5500.00,c='E310'),l('Management Fee (3%)',36827.53,37314.96,27322.16,39150.86,c='E400'),l('Professional Fees',7200.00,6850.00,18940.00,9000.00,c='E410')]
te=s.t('Operating Expenses',e,'TOTAL',code='E999',key='total_operating_expenses')
n=s.t('Net Operating Income',[ti,(te,-1)],'TOTAL',code='N100',key='noi')
c=[l('Leasing Commissions',0,0,96422.40,0,c='C100'),l('Tenant Improvements',0,12500.00,148000.00,0,c='C110'),l('Replacement Reserve',30750.00,30750.00,30750.00,30750.00,c='C120')]
s.t('Net Cash Flow',[n]+[(k,-1) for k in c],'TOTAL',code='N200',key='net_cash_flow')
m=lambda v:f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
with open(B+'documents/'+F,'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh)
    w.writerow(['Kiln Road Distribution Center']);w.writerow(['Annual Operating Statement','','','','','','']);w.writerow(['Fiscal years ended December 31, 2022 - 2024; budget 2025','','','','','','']);w.writerow([])
    w.writerow(['Line','Description','FY2022 Actual','FY2023 Actual','FY2024 Actual','% of EGR','FY2025 Budget','Note'])
    notes={'Base Rent - Bldg B':'Tenant vacated 4/30/2024; released 1/1/2025','Utilities - Vacant Space':'Bldg B, May-Dec','Professional Fees':'Eviction counsel'}
    for r in s.rows:
        v=r['vals'];w.writerow([r['code'],r['label']]+[m(x) for x in v[:3]]+[f'{v[2]/s.rows[ti]["vals"][2]*100:.1f}%',m(v[3]),notes.get(r['label'],'')])
save(F,[s],'INDUSTRIAL','OPERATING_STATEMENT','csv with quoted numbers, percent column between money columns, notes',False)
