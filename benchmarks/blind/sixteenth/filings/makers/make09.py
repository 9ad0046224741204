# county hotel questionnaire as a workbook: item codes, answers, merged cells, amounts typed as text, newest year first
from tl import *
import random
from openpyxl import Workbook
from openpyxl.styles import *
N='county_lodging_questionnaire.xlsx'; P='Pier & Harbor Inn'
random.seed(909)
s=St('Section C - Income and Expenses',P,'2022-01-01','2024-12-31',['CY 2024','CY 2023','CY 2022'],sheet='Lodging I&E')
def L(c,l,a): return s.l(l,a,round(a*random.uniform(.93,.985)),round(a*random.uniform(.84,.92)),code=c)
s.h('Departmental revenue',code='C-1')
r=[L('C-1a','Rooms',4216480),L('C-1b','Food',1388214),L('C-1c','Beverage',612905),L('C-1d','Meeting room rental and A/V',148370),L('C-1e','Parking (valet and self)',191540),L('C-1f','Other operated departments',66218),L('C-1g','Resort / destination fee',238077)]
t1=s.t('Total revenue',r,code='C-2',key='total_income',typ='TOTAL')
s.h('Departmental expenses',code='C-3')
e=[L('C-3a','Rooms',1098244),L('C-3b','Food and beverage',1476390),L('C-3c','Other departments',131486)]
t2=s.t('Total departmental expenses',e,code='C-4'); dp=s.t('Departmental profit',[t1],[t2],code='C-5')
s.h('Undistributed operating expenses',code='C-6')
u=[L('C-6a','Administrative and general',548312),L('C-6b','Information systems',97415),L('C-6c','Sales and marketing',402866),L('C-6d','Franchise fees',274071),L('C-6e','Property operations and maintenance',311094),L('C-6f','Utilities',286740)]
t3=s.t('Total undistributed expenses',u,code='C-7'); gop=s.t('Gross operating profit',[dp],[t3],code='C-8')
m=L('C-9','Base management fee',205854); ib=s.t('Income before fixed charges',[gop],[m],code='C-10')
s.h('Fixed charges',code='C-11')
f=[L('C-11a','Property insurance',143208),L('C-11b','Equipment leases',21960),L('C-11c','Reserve for replacement (FF&E)',274472)]
t4=s.t('Total fixed charges',f,code='C-12'); noi=s.t('Net income before property tax',[ib],[t4],code='C-13',key='noi',typ='TOTAL')
L('C-14','Real property tax paid',318644); L('C-15','Personal property tax paid',40218)
wb=Workbook(); w=wb.active; w.title='Instructions'
for k,t in enumerate(['COUNTY OF ESKER BAY - DEPARTMENT OF ASSESSMENT','Lodging Income and Expense Questionnaire','','1. Complete the gray cells only. Do not insert rows.','2. Report calendar years. A hotel that opened during the period reports from its opening.','3. Follow the Uniform System of Accounts for the Lodging Industry.','4. Return by e-mail before April 30, 2025.']): w.cell(2+k,2,t)
w.column_dimensions['B'].width=90
w=wb.create_sheet('Lodging I&E')
g=PatternFill('solid',fgColor='D9D9D9'); hd=PatternFill('solid',fgColor='1F3864'); th=Side(style='thin',color='808080')
def mg(a,t,**k): w.merge_cells(a); c=w[a.split(':')[0]]; c.value=t; c.font=Font(name='Arial Narrow',**k); return c
mg('A1:K1','COUNTY OF ESKER BAY  -  LODGING INCOME AND EXPENSE QUESTIONNAIRE',bold=True,size=13)
mg('A2:K2','Section A - Property',bold=True)
for k,(a,b,c,d) in enumerate([('A-1','Name of hotel',P,'A-4'),('A-2','Address','9 Customs Quay','A-5'),('A-3','APN','118-442-07-00','A-6')]):
    r=3+k; w.cell(r,1,a); mg(f'B{r}:D{r}',b); mg(f'E{r}:F{r}',c).fill=g; w.cell(r,7,d); mg(f'H{r}:I{r}',['Number of guest rooms','Year opened','Affiliation'][k]); mg(f'J{r}:K{r}',[84,1988,'Soft brand'][k]).fill=g
mg('A7:K7','Section B - Operating statistics',bold=True)
for k,(a,b) in enumerate([('B-1','Occupancy (2024)'),('B-2','ADR (2024)'),('B-3','RevPAR (2024)')]):
    w.cell(8+k,1,a); mg(f'B{8+k}:D{8+k}',b); mg(f'E{8+k}:F{8+k}',['71.4%','$192.08','$137.15'][k]).fill=g
mg('A12:K12','Section C - Income and Expenses',bold=True,color='FFFFFF').fill=hd
w['A13']='Item'; mg('B13:E13','Description',bold=True); mg('F13:G13','CY 2024',bold=True); mg('H13:I13','CY 2023',bold=True); mg('J13:K13','CY 2022',bold=True)
mg('A14:E14','',); 
for a in('F','H','J'): mg(f'{a}14:{chr(ord(a)+1)}14','whole dollars',italic=True,size=8).alignment=Alignment(horizontal='right'); w[f'{a}13'].alignment=Alignment(horizontal='right')
r=15
for row,x in s.rows():
    b=row['rowType']!='LINE'
    w.cell(r,1,row['accountCode']).font=Font(name='Arial Narrow',size=9)
    mg(f'B{r}:E{r}',row['label'] if not row['label'] in('Rooms',) or row['accountCode']!='C-3a' else row['label'],bold=b).alignment=Alignment(indent=0 if b or x.get('plus') else 1)
    for a,v in zip('FHJ',row['values']):
        c=mg(f'{a}{r}:{chr(ord(a)+1)}{r}',None if v is None else f'{v:,}',bold=b); c.alignment=Alignment(horizontal='right')
        if v is not None and row['rowType']=='LINE': c.fill=g
        if v is not None:
            for q in (a,chr(ord(a)+1)): w[f'{q}{r}'].border=Border(top=th,bottom=th,left=th if q==a else None,right=th if q!=a else None)
    r+=1
r+=1; mg(f'A{r}:K{r}','Certification: I certify that the above is true and complete.   Name: R. Ossington    Title: Controller    Date: 04/22/2025',italic=True,size=9)
for c,wd in zip('ABCDEFGHIJK',[7,9,9,9,10,9,8,9,8,9,8]): w.column_dimensions[c].width=wd
w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1; wb.save(path(N))
save(N,[s],'HOSPITALITY','OPERATING_STATEMENT','county questionnaire, filled by hotel controller','form workbook with item codes, merged pairs of cells, amounts as text, newest year first',True)
