import json,os,random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='tb_quickbooks_sable_point'
random.seed(4102)
A=[('1000','Operating - First Piedmont 4471'),('1005','Payroll Account'),('1020','Security Deposit Escrow'),('1090','Undeposited Funds'),('1200','Accounts Receivable'),('1250','Due from Sable Point II'),('1300','Prepaid Insurance'),('1310','Prepaid Expenses - Other'),('1400','Tax Escrow'),('1410','Insurance Escrow'),('1510','Land'),('1520','Buildings'),('1530','Land Improvements'),('1540','Appliances & Carpet'),('1550','Vehicles - Golf Cart'),('1590','Accumulated Depreciation'),('1700','Loan Costs, net'),
('2000','Accounts Payable'),('2050','Visa - 8810'),('2100','Payroll Liabilities'),('2110','Accrued Property Tax'),('2200','Tenant Security Deposits'),('2210','Pet Deposits'),('2220','Prepaid Rent'),('2600','N/P - Kestrel Community Bank'),('2610','N/P - Member (R. Dowd)'),
('3000','Opening Balance Equity'),('3010','Member Capital - Dowd'),('3020','Member Capital - Abernathy Tr.'),('3050','Draws'),('3900','Retained Earnings'),
('4000','Rent'),('4010','Section 8 / HAP'),('4050','Vacancy Loss'),('4100','Late Fees'),('4110','Application Fees'),('4120','Laundry'),('4130','Pet Rent'),('4140','Utility Reimbursement (RUBS)'),('4900','Bad Debt Recovery'),
('6000','Advertising'),('6010','Bank Service Charges'),('6020','Cleaning & Turn'),('6030','Dues and Subscriptions'),('6040','Electric - House'),('6050','Gas'),('6060','Water/Sewer'),('6070','Trash'),('6080','Insurance'),('6090','Landscaping'),('6100','Legal & Eviction'),('6110','Accounting'),('6120','Management Fees'),('6130','Office Supplies'),('6140','Pest Control'),('6150','Payroll - Maintenance'),('6155','Payroll - Office'),('6160','Payroll Taxes'),('6170','Property Taxes'),('6180','R&M - Plumbing'),('6182','R&M - HVAC'),('6184','R&M - Electrical'),('6190','R&M - Other'),('6200','Telephone & Internet'),
('7000','Interest Income'),('8000','Interest Expense'),('8100','Depreciation'),('8200','Amortization'),('9000','Ask My Accountant')]
big={'1520':4215000,'1510':610000,'1590':1388204.5,'2600':3120455.18,'4000':702311.4,'4010':118240,'8000':171802.66,'8100':153272.73,'6170':61220.14,'1000':88214.07,'1530':214600,'2610':150000,'3010':512000,'3020':498000,'3050':96000,'6080':57410,'6150':72114.9,'6155':48210.33,'6120':41027.57}
cr={'1590','2000','2050','2100','2110','2200','2210','2220','2600','2610','3010','3020','4000','4010','4100','4110','4120','4130','4140','4900','7000'}
zero={'1090','3000'}
rows=[];s=0;data=[]
for c,n in A:
    v=big.get(c) or round(random.choice([1,1,.1,.3])*random.uniform(900,31000),2)
    if c in zero: v=0
    if c in cr: v=-v
    if c!='3900': s+=round(v*100)
    data.append([c,n,v])
for d in data:
    if d[0]=='3900': d[2]=-s/100
wb=Workbook();w=wb.active;w.title='Sheet1'
F=lambda b=False,s=8:Font(name='Arial',size=s,bold=b)
def put(a,v,b=False,s=8): x=w[a];x.value=v;x.font=F(b,s);return x
put('A1','4:12 PM',True);put('A2','01/22/25',True);put('A3','Accrual Basis',True)
put('C1','Sable Point Apartments, LLC',True,12);put('C2','Trial Balance',True,14);put('C3','As of December 31, 2024',True,10)
# QuickBooks export: names in col B, spacer columns between
put('D5','Dec 31, 24',True);w.merge_cells('D5:F5');w['D5'].alignment=Alignment(horizontal='center')
for c in 'DEF': w[c+'5'].border=Border(bottom=Side(style='thick'))
put('D6','Debit',True);put('F6','Credit',True)
for c in 'DF': w[c+'6'].alignment=Alignment(horizontal='center');w[c+'6'].border=Border(bottom=Side(style='thick'))
r=7;D=C=0
for c,n,v in data:
    put(f'B{r}',f'{c} \u00b7 {n}',True)
    d={'account':c,'name':n}
    k='credit' if v<0 else 'debit'
    put(f"{'F' if v<0 else 'D'}{r}",abs(v)).number_format='#,##0.00'
    d[k]=abs(v)
    if v<0:C+=round(-v*100)
    else:D+=round(v*100)
    rows.append(d);r+=1
assert D==C
put(f'A{r}','TOTAL',True)
for c in 'DF':
    x=put(f'{c}{r}',f'=ROUND(SUM({c}7:{c}{r-1}),5)',True);x.number_format='#,##0.00';x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for c,x in zip('ABCDEF',(7,16,26,14,1.5,14)): w.column_dimensions[c].width=x
w.freeze_panes='D7'
os.makedirs(R+'/tmp',exist_ok=True)
p=f'{R}/tmp/{N}.xlsx';wb.save(p)
import subprocess
# recalculated so that cached values exist
subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',R+'/documents',p],check=True,capture_output=True)
json.dump({'name':N+'.xlsx','kind':'TB','planted':None,'money':['debit','credit'],'rows':rows,'totals':[{'debit':D/100,'credit':C/100}]},open(f'{R}/truth/{N}.json','w'),indent=1)
