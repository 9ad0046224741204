# Xero-like income statement, four quarters newest first, office building
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng=random.Random(2208)
FN='Quarry_Street_Office_-_Income_Statement.xlsx'
C=['Apr-Jun 2025','Jan-Mar 2025','Oct-Dec 2024','Jul-Sep 2024']
s=St('Income Statement (Profit and Loss)','Quarry Street Office Holdings LLC','2025-04-01','2025-06-30',C,sheet='Income Statement')
def ln(l,b,n=.06,code=None,fix=False,none=()):
    v=[R(b if fix else b*(1+rng.uniform(-n,n))) for _ in C]
    return s.l(l,[0.0 if k in none else v[k] for k in range(4)],code=code)
s.h('Income')
ti=s.t('Total Income',[ln('After-hours HVAC',1840,.4),ln('Antenna License',4500,fix=True),ln('Base Rent',214620.75,.015),ln('Conference Room Fees',2215,.3),ln('Operating Expense Recoveries',48310,.04),ln('Parking Income',11890,.05),ln('Storage Rent',2700,fix=True)],key='total_income')
gp=s.t('Gross Profit',[ti])
s.h('Operating Expenses')
te=s.t('Total Operating Expenses',[ln('Cleaning and Day Porter',21740,.05),ln('Electricity',19880,.15),ln('Elevator Contract',3960,fix=True),ln('Fire and Life Safety',1720,.4),ln('HVAC Maintenance',6340,.3),ln('Insurance',7318.25,fix=True),ln('Landscaping and Snow',4420,.6),ln('Legal and Accounting',3900,.4),ln('Management Fee',8590,.02),ln('Natural Gas',3110,.6),ln('Property Tax',31204.50,fix=True),ln('Repairs - General',8820,.35),ln('Security',5475,.05),ln('Telephone & Internet',1265,.04),ln('Trash Removal',1830,.05),ln('Water and Sewer',3420,.12)],key='total_operating_expenses')
no=s.t('Operating Income',[gp,te],[1,-1],key='noi')
s.h('Other Income / (Expense)')
ot=s.t('Total Other Income / (Expense)',[s.l('Depreciation',[-38250.0]*4),s.l('Interest Expense - Anchor Bank',[-58214.31,-58840.77,-59460.12,-60072.48]),s.l('Interest Income',[412.66,388.19,401.05,377.9]),s.l('Lease Termination Fee',[0.0,22500.0,0.0,0.0])])
s.t('Net Income',[no,ot],kind='TOTAL',key='net_income')
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Income Statement'
for k,(t,z,b) in enumerate([(s.d['title'],14,True),('Quarry Street Office Holdings LLC',11,False),('For the 3 months ended June 30, 2025',11,False),('Accrual Basis',9,False)],1): ws.cell(k,1,t).font=Font(name='Arial',size=z,bold=b)
ws.cell(6,1,'Account')
for k,h in enumerate(C): ws.cell(6,2+k,h).alignment=Alignment(horizontal='right')
for k in range(1,6): ws.cell(6,k).font=Font(name='Arial',size=9,bold=True); ws.cell(6,k).border=Border(bottom=Side(style='thin'))
r=8
for row,m in s.rows():
    ty=row['rowType']
    if ty=='HEADING' and r>8: r+=1
    ws.cell(r,1,row['label']).font=Font(name='Arial',size=9 if ty=='LINE' else 10,bold=ty!='LINE')
    if ty=='LINE': ws.cell(r,1).alignment=Alignment(horizontal="left",indent=1)
    if ty!='HEADING':
        for k,v in enumerate(row['values']):
            x=ws.cell(r,2+k,v); x.number_format='#,##0.00;(#,##0.00);0.00'; x.font=Font(name='Arial',size=9,bold=ty!='LINE')
            if ty!='LINE': x.border=Border(top=Side(style='thin',color='999999')); x.fill=PatternFill('solid',fgColor='F2F4F7')
    r+=1
    if ty!='LINE' and ty!='HEADING': r+=0 if row['label'].startswith('Total Income') else 1
ws.cell(r+1,1,'Unaudited. Accounts listed alphabetically.').font=Font(name='Arial',size=8,italic=True)
ws.column_dimensions['A'].width=36
for k in 'BCDE': ws.column_dimensions[k].width=15
wb.save(doc(FN))
save(FN,[s],'OFFICE','OPERATING_STATEMENT','Xero-like, four quarters newest first, accounts alphabetical, gross profit')
