from common import *
import openpyxl
from openpyxl.styles import Font
R=random.Random(363)
s=St('Profit Center P&L: Actual/Plan/Forecast','Marsa Gate Tower B',"2026-01-01","2026-06-30",['Act. 06.2026','Plan 06.2026','Act. 01-06.2026','Plan 01-06.2026','Fcst 2026','Prev. Year 2025'])
def L(c,n,m,g=1):
    p=round(m*1000); v=[m*1000*R.uniform(.93,1.07),p,m*6000*R.uniform(.96,1.05),p*6,m*12000*R.uniform(.97,1.03),m*12000*R.uniform(.86,.97)]
    return s.l(n,[g*round(x,2) for x in v],c)
a=[L('411000','Office Rent',2860),L('411010','Retail Podium Rent',612),L('411200','Parking Rent',138.4),L('411900','Rent-free Amortization',174.2,-1)]
A=s.t('Rental Revenue',a,st='*')
a=[L('412000','Service Charge Income',684),L('412100','Chilled Water Recharge',291.5),L('412300','Fit-out & NOC Fees',18.7)]
Bq=s.t('Recoveries & Other Revenue',a,st='*')
I=s.t('Total Revenue',[A,Bq],typ='TOTAL',key='total_income',st='**')
a=[L('511000','Facilities Mgmt Contract',352,-1),L('511040','MEP Maintenance',88.1,-1),L('511060','Facade Cleaning',24.9,-1),L('511080','Security Services',96.3,-1)]
C=s.t('Facility Services',a,st='*')
a=[L('512000','DEWA Electricity & Water',143.6,-1),L('512010','District Cooling Charges',318.8,-1)]
U=s.t('Utilities',a,st='*')
a=[L('513000','Property Mgmt Fee',101.2,-1),L('513100','Insurance',29.7,-1),L('513200','Master Community Fee',74.4,-1),L('513400','ECL Allowance Trade Rec.',31.5,-1),L('513500','Brokerage Commission',45.8,-1)]
F=s.t('Fees & Charges',a,st='*')
E_=s.t('Total Property Expenses',[C,U,F],typ='TOTAL',key='total_operating_expenses',st='**')
N=s.t('Net Operating Income',[I,E_],typ='TOTAL',key='noi',st='***')
a=[L('611000','Profit on Islamic Finance',742,-1),L('621000','Depreciation Building',518,-1),L('631000','Corporate Overhead Alloc.',66,-1)]
O=s.t('Financing & Allocations',a,st='**')
s.t('Net Result',[N,O],typ='TOTAL',key='net_income',st='****')
def sap(v): return f'{abs(v):,.2f}'+('-' if v<0 else '')
wb=openpyxl.Workbook(); w=wb.active; w.title='Sheet1'
f=Font(name='Courier New',size=9)
hd=[['Profit Center P&L: Actual/Plan/Forecast','','','','','','','Page:    1 /    1'],['Date: 07.07.2026','','','Time: 08:14:52'],['Profit Center','71040','Marsa Gate Tower B'],['Controlling Area','GE01','Gulf Estates CO Area'],['Fiscal Year','2026','','Period    1 to   6'],['Currency','AED'],[],
['Cost/Rev. Element','','Act. 06.2026','Plan 06.2026','Act. 01-06.2026','Plan 01-06.2026','Fcst 2026','Prev. Year 2025']]
for h in hd: w.append([x or None for x in h])
for row,x in zip(s.rows,s.x):
    lab=(x['st']+' '+row['label']) if 'st' in x else '  '+row['accountCode']+'  '+row['label']
    w.append([lab,None]+[sap(v) for v in row['values']])
    if x.get('st') in('**','***'): w.append([])
for r in w.iter_rows():
    for c in r:
        c.font=f
        if c.row>=8 and c.column>=3: c.alignment=openpyxl.styles.Alignment(horizontal='right')
w.column_dimensions['A'].width=40; w.column_dimensions['B'].width=6
for c in 'CDEFGH': w.column_dimensions[c].width=18
w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D('S_ALR_PCA_71040.xlsx'))
save('S_ALR_PCA_71040.xlsx',[s],'OFFICE','OPERATING_STATEMENT','SAP PCA export, text amounts with trailing minus, star-levels, UAE',True)
