from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
N='Lakemont_Tower_Balance_Sheet_Aug25.xlsx'
s=S('Comparative Balance Sheet','Lakemont Tower','2025-08-01','2025-08-31',['Aug 2025','Jul 2025','Change'],sheet='Sheet1')
s.m['periodFrom']=None
C=lambda a,b:[a,b,round(a-b,2)]
L=lambda c,l,a,b:s.l(l,C(a,b),c)
s.h('ASSETS'); s.h('Current Assets')
cs=[L('1010','Cash - Operating Account',418226.71,366904.18),L('1015','Cash - Lender Controlled DACA',152640.09,149318.44),L('1020','Petty Cash',500.00,500.00),L('1110','Accounts Receivable - Tenants',96418.35,121077.92),L('1115','Allowance for Doubtful Accounts',-18250.00,-18250.00),L('1120','Accrued CAM Receivable',41315.60,36150.90),L('1210','Prepaid Insurance',73906.50,82118.33),L('1215','Prepaid Real Estate Taxes',0.00,0.00),L('1220','Prepaid Expenses - Other',11482.15,9236.40)]
CA=s.st('Total Current Assets',cs)
s.h('Restricted Cash & Escrows')
a=[L('1310','Tax Escrow',286415.22,229132.18),L('1315','Insurance Escrow',44871.36,37392.80),L('1320','Replacement Reserve',198745.90,191545.90),L('1325','TI/LC Reserve',512380.44,533916.27),L('1330','Security Deposit Account',164210.75,164183.31)]
RC_=s.st('Total Restricted Cash & Escrows',a)
s.h('Fixed Assets')
a=[L('1510','Land',4250000,4250000),L('1520','Building',27318440.12,27318440.12),L('1530','Building Improvements',2146908.77,2118633.77),L('1540','Tenant Improvements',3377215.08,3341790.25),L('1550','Furniture & Equipment',184326.19,184326.19),L('1590','Accumulated Depreciation',-9876204.43,-9789417.60)]
FA=s.st('Net Fixed Assets',a)
s.h('Other Assets')
a=[L('1610','Deferred Leasing Costs',1214877.30,1203541.88),L('1615','Accum. Amort. - Leasing Costs',-518302.66,-507166.25),L('1620','Deferred Financing Costs',389500,389500),L('1625','Accum. Amort. - Financing Costs',-175275.00,-172029.17),L('1650','Straight Line Rent Receivable',742615.83,738204.61)]
OA=s.st('Total Other Assets',a)
TA=s.t('TOTAL ASSETS',[CA,RC_,FA,OA],key='total_assets'); 
s.h('LIABILITIES & CAPITAL'); s.h('Current Liabilities')
a=[L('2010','Accounts Payable',88412.76,104736.25),L('2020','Accrued Expenses',61725.00,54180.00),L('2025','Accrued Real Estate Taxes',343698.40,286415.33),L('2030','Accrued Interest',98730.15,98926.42),L('2110','Prepaid Rents',57214.88,41806.30),L('2115','Unearned CAM',0,0),L('2210','Tenant Security Deposits',164210.75,164183.31),L('2310','Due to Manager',15280.44,15512.09)]
CL=s.st('Total Current Liabilities',a)
s.h('Long-Term Liabilities')
a=[L('2510','First Mortgage - Penwick Life',21386914.52,21429425.80),L('2520','Mezzanine Loan',2500000,2500000)]
LT=s.st('Total Long-Term Liabilities',a)
TL=s.t('TOTAL LIABILITIES',[CL,LT],key='total_liabilities')
ta=s.v(TA); tl=s.v(TL)
s.h('Capital')
base=[('3010','Members Capital - Class A',6500000,6500000),('3015','Members Capital - Class B',1250000,1250000),('3020','Distributions',-1975000,-1875000)]
ni=(391268.51,342904.77)
re=round(ta[0]-tl[0]-sum(b[2] for b in base)-ni[0],2); re2=round(ta[1]-tl[1]-sum(b[3] for b in base)-ni[1],2)
print(re,re2)
# retained earnings cannot change within the year: plug net income of the prior month
ni=(ni[0],round(ni[1]+re2-re,2)); print(ni)
a=[L(*b) for b in base]+[L('3030','Retained Earnings',re,re),L('3040','Current Year Net Income',*ni)]
TQ=s.t('TOTAL CAPITAL',a,key='total_equity')
x=s.t('TOTAL LIABILITIES & CAPITAL',[TL,TQ]); assert s.v(x)==ta,(s.v(x),ta)
# planted: the subtotal of the escrows in the first column is wrong by 9,000 (transposed digits)
v=s.v(RC_); good=v[0]; bad=round(good+9000,2); v[0]=bad
s.planted={'what':f'Total Restricted Cash & Escrows, Aug 2025, printed {bad:,.2f} where the lines add to {good:,.2f}; change column and Total Assets are right','kind':'total_wrong'}
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; fn=lambda b=False,z=10:Font(name='Tahoma',size=z,bold=b)
for k,(t,z) in enumerate([('Lakemont Tower',13),('Comparative Balance Sheet',11),('As of August 31, 2025',9),('Accrual basis / LKT001',9)]):
    ws.merge_cells(start_row=k+1,start_column=1,end_row=k+1,end_column=5); c=ws.cell(k+1,1,t); c.font=fn(k<2,z); c.alignment=Alignment(horizontal='center')
for k,t in enumerate(['Account','','Aug 2025','Jul 2025','Change']): c=ws.cell(6,k+1,t); c.font=fn(True); c.alignment=Alignment(horizontal='right' if k>1 else 'left'); c.border=Border(bottom=Side(style='medium'))
r=7
for x in s.rows:
    rt=x['rowType']; cap=x['label'].isupper()
    if rt=='HEADING': r+=1; ws.cell(r,1,x['label']).font=fn(True); r+=1; continue
    if rt=='LINE': ws.cell(r,1,int(x['accountCode'])).font=fn(z=9); ws.cell(r,1).alignment=Alignment(horizontal='left')
    c=ws.cell(r,2,x['label']); c.font=fn(rt!='LINE',9 if rt=='LINE' else 10); c.alignment=Alignment(indent=0 if rt!='LINE' else 1)
    for k,v in enumerate(x['values']):
        c=ws.cell(r,3+k,v); c.number_format='#,##0.00;-#,##0.00'; c.font=fn(rt!='LINE',9 if rt=='LINE' else 10)
        if rt!='LINE': c.border=Border(top=Side(style='thin'),bottom=Side(style='double' if cap else None))
    r+=1
ws.column_dimensions['A'].width=10; ws.column_dimensions['B'].width=38
for k in 'CDE': ws.column_dimensions[k].width=18
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N)); save(N,[s],'OFFICE','BALANCE_SHEET','comparative balance sheet, month vs prior month, account codes',False)
