# office block: ledger export, numbers as text, account codes, indent by spaces, headers repeated mid-sheet
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font
import random
R=random.Random(2912);N='GL_export_parkview_office_0625.xlsx'
s=St('Income Statement','PARKVIEW OFFICE BLOCK','2025-01-01','2025-06-30',['Current Month','Year to Date','Prior Year to Date','Increase/(Decrease)'],sheet='Export')
def L(code,lab,m,k=6,j=.06):
    cm=round(m*(1+R.uniform(-j,j)),2);y=round(m*k*(1+R.uniform(-j,j)),2);p=round(m*k*.96*(1+R.uniform(-j,j)),2)
    return s.l(lab,cm,y,p,round(y-p,2),code=code)
s.h('REVENUE',code='4000')
a=[L('4010.00','Office Rent',23150,j=.02),L('4020.00','Expense Stop Recoveries',2140),L('4030.00','Tenant Electric Submeter',1685),L('4040.00','Parking, Reserved Stalls',960,j=.01),L('4050.00','Conference Room',215,j=.3),s.l('Rent Abatement',0.0,-4650.0,0.0,-4650.0,code='4080.00'),L('4090.00','Interest and Late Charges',74,j=.3)]
T=s.t('TOTAL REVENUE',a,code='4999',key='total_income')
s.h('BUILDING EXPENSES',code='5000')
b=[L('5010.00','Janitorial',2380,j=.02),L('5020.00','Elevator Contract',412.5,j=0),L('5030.00','HVAC Service and Filters',690,j=.3),L('5040.00','Electric',3145),L('5050.00','Gas',530,j=.3),L('5060.00','Water and Sewer',318),L('5070.00','Grounds and Snow',605,j=.2),L('5080.00','General Repairs',1120,j=.35),L('5090.00','Security and Fire Monitoring',265,j=0)]
B=s.sub('Total Building Expenses',b,code='5099')
s.h('FIXED AND ADMINISTRATIVE',code='6000')
c=[L('6010.00','Real Estate Taxes',3480,j=0),L('6020.00','Property Insurance',1015,j=.01),L('6030.00','Management Fee',1128,j=.02),L('6040.00','Legal and Accounting',390,j=.4),L('6050.00','Office, Postage, Bank',96,j=.2)]
C=s.sub('Total Fixed and Administrative',c,code='6099')
E=s.t('TOTAL OPERATING EXPENSES',[B,C],code='6999',key='total_operating_expenses')
NO=s.t('NET OPERATING INCOME',[T],[E],code='7000',key='noi')
s.h('DEBT SERVICE AND CAPITAL',code='8000')
d=[L('8010.00','Mortgage Interest',5240,j=.01),L('8020.00','Mortgage Principal',2615,j=.01),L('8030.00','Tenant Improvements',1900,j=.5),L('8040.00','Leasing Commissions',640,j=.5)]
DD=s.sub('Total Debt Service and Capital',d,code='8099')
s.t('CASH FLOW',[NO],[DD],code='9000',key='net_cash_flow')
wb=Workbook();ws=wb.active;ws.title='Export'
F=lambda v:f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def hd():
    ws.append(['Account','Description','','Current','Year to','Prior Year','Increase/']);ws.append(['','','','Month','Date','to Date','(Decrease)'])
for t in [['PARKVIEW OFFICE BLOCK'],['Income Statement'],['For the Six Months Ending June 30, 2025'],['Entity: 017   Basis: Modified Cash   Printed 07/09/2025 16:31']]:ws.append(t)
ws.append([]);hd()
for r in s.rows:
    if r['code']=='6000':ws.append([]);ws.append(['PARKVIEW OFFICE BLOCK','','','','','','Page 2']);hd()
    if r['t']=='HEADING' and r['code']!='6000':ws.append([])
    ws.append([r['code'],('    ' if r['t']=='LINE' else '')+r['label'],'']+[F(v) if v is not None else '' for v in r['v']])
for row in ws.iter_rows():
    for k in row:
        k.font=Font(name='Courier New',size=9);k.number_format='@'
for col in 'DEFG':ws.column_dimensions[col].width=15
from openpyxl.styles import Alignment
for row in ws.iter_rows(min_col=4,max_col=7):
    for k in row:k.alignment=Alignment(horizontal='right')
ws.column_dimensions['A'].width=10;ws.column_dimensions['B'].width=34;ws.column_dimensions['C'].width=2
ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(D+'documents/'+N)
save(N,[s],'OFFICE','OPERATING_STATEMENT','ledger export, all numbers as text, codes on headings and totals, header repeated mid-sheet',True)
