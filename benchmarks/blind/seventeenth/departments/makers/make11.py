# student housing balance sheet, four month-ends across, numbers with hidden rows
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
R=random.Random(1411);F='collegiate_row_balance_sheet_trend.xlsx'
C=['08/31/2025','07/31/2025','06/30/2025','12/31/2024']
s=S('Balance Sheet Trend','Collegiate Row Apartments',None,'2025-08-31',C,sheet='Report1')
def l(code,n,*v):return s.l(n,list(v),code=code)
s.h('Assets');s.h('Current Assets',ind=1)
a=s.t('Total Current Assets',[l('1010','Operating Account',418220.16,655140.90,301877.45,244918.03),l('1020','Security Deposit Account',187450,171200,176350,176350),l('1040','Reserve Account - Lender',233418.77,226651.22,219884.13,179282.40),l('1110','Resident Receivables',96377.42,18240.11,33615.08,41206.55),l('1115','Allowance for Bad Debt',-21500,-9500,-14000,-14000),l('1210','Prepaid Insurance',88116.3,96927.93,105739.56,35246.52),l('1220','Prepaid Turn Contracts',0,64500,0,0)],code='1299',ind=1)
s.h('Fixed Assets',ind=1)
b=s.t('Total Fixed Assets',[l('1510','Land',4275000,4275000,4275000,4275000),l('1520','Buildings',31846210.5,31846210.5,31846210.5,31846210.5),l('1530','Furniture Packages',2417390.25,2288105.75,2288105.75,2261840),l('1540','Construction in Progress - Clubhouse',186455,97020,41280,0),l('1590','Accumulated Depreciation',-7418322.15,-7321096.4,-7223870.65,-6640516.15)],code='1599',ind=1)
s.h('Other Assets',ind=1)
o=s.t('Total Other Assets',[l('1710','Deferred Financing Costs, Net',291665.12,294725.4,297785.68,316147.36),l('1720','Interest Rate Cap',64810,71225,77940,118300)],code='1799',ind=1)
ta=s.t('Total Assets',[a,b,o],type='TOTAL',key='total_assets')
s.h('Liabilities');s.h('Current Liabilities',ind=1)
c1=s.t('Total Current Liabilities',[l('2010','Accounts Payable',264118.93,118906.44,96415.2,88240.17),l('2020','Accrued Payroll',31240.5,28875.25,29410,33618.75),l('2030','Accrued Real Estate Taxes',301240,263585,225930,0),l('2040','Accrued Interest',128416.67,128416.67,124274.19,128416.67),l('2110','Prepaid Rent',142870.35,688412.6,214390.15,96155.4),l('2120','Resident Security Deposits',187450,171200,176350,176350),l('2150','Deferred Last Month Rent',74210,0,0,69875)],code='2199',ind=1)
s.h('Long-Term Liabilities',ind=1)
c2=s.t('Total Long-Term Liabilities',[l('2510','Mortgage Note - Freddie Mac',23700000,23700000,23700000,23700000),l('2520','Member Loan',350000,350000,350000,350000)],code='2599',ind=1)
tl=s.t('Total Liabilities',[c1,c2],type='TOTAL',key='total_liabilities')
s.h('Equity');A=s.rows[ta]['v'];L=s.rows[tl]['v'];cap=12500000.;re_=-4084116.42
dist=[-640000,-540000,-540000,0];cur=[round(A[i]-L[i]-cap-re_-dist[i],2) for i in range(4)]
# year end: closed to retained earnings at the turn of the year
cur24=cur[3];re=[re_]*4
e=[l('3010','Member Capital',*[cap]*4),l('3020','Distributions',*dist)]
# current-year earnings of 2024 stand in the Dec column; 2025 retained earnings take them in
ret25=round(re_+cur24,2);n25=[round(A[i]-L[i]-cap-ret25-dist[i],2) for i in range(3)]
e+=[l('3090','Retained Earnings',ret25,ret25,ret25,re_),l('3095','Current Year Earnings',*n25,cur24)]
te=s.t('Total Equity',e,type='TOTAL',key='total_equity');s.t('Total Liabilities & Equity',[tl,te],type='TOTAL');assert s.rows[-1]['v']==A;print(n25,cur24)
wb=Workbook();w=wb.active;w.title='Report1'
w['A1']='Collegiate Row Apartments';w['A2']='Balance Sheet Trend';w['A3']='As of 08/31/2025   Book: Accrual   Created on: 09/12/2025 10:44 AM'
for q in('A1','A2'):w[q].font=Font(name='Arial',bold=True,size=12)
w['A3'].font=Font(name='Arial',size=8)
for i,h in enumerate(['Account','Account Name']+C):
    c=w.cell(5,i+1,h);c.font=Font(name='Arial',bold=True,size=9);c.fill=PatternFill('solid',fgColor='BFD8D2');c.alignment=Alignment(horizontal='right' if i>1 else 'left')
y=6
for r in s.rows:
    t=r['type'];w.cell(y,1,r['code']);c=w.cell(y,2,r['label']);c.alignment=Alignment(indent=2 if t=='LINE' else r['x'].get('ind',0))
    for i,v in enumerate(r['v']):
        if t!='HEADING':
            # the export writes numbers as text
            w.cell(y,3+i,f'({-v:,.2f})' if v<0 else f'{v:,.2f}').alignment=Alignment(horizontal='right')
            if t!='LINE':w.cell(y,3+i).border=Border(top=Side('thin'),bottom=Side('double') if t=='TOTAL' else None)
    for k in range(1,7):w.cell(y,k).font=Font(name='Arial',size=9,bold=t!='LINE')
    y+=1
w.column_dimensions['A'].width=9;w.column_dimensions['B'].width=38
for k in 'CDEF':w.column_dimensions[k].width=17
w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F));save(F,[s],'STUDENT_HOUSING','BALANCE_SHEET','four month-ends across newest first, numbers as text, code column')
