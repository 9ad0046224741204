# Apartments: property-system budget comparison exported to a workbook; grouped header repeated in mid sheet, codes in first column
from kit import *; import random
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(3314)
s=S('Budget Comparison Operating Statement','The Alder at Brookmere','2024-01-01','2024-09-30',['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance','Annual Budget'],sheet='BudgetComp',nd=2)
def l(code,n,b,vol=.06,neg=False,lump=False):
    b=float(b);k=-1 if neg else 1
    bm=0.0 if lump else b; by=round(b*9,2) if not lump else b*2; an=b*12 if not lump else b*3
    am=round(bm*(1+R.uniform(-vol,vol)),2);ay=round(by*(1+R.uniform(-vol,vol)*.6),2)
    return s.line(n,[k*am,k*bm,round(k*(am-bm),2),k*ay,k*by,round(k*(ay-by),2),k*an],code)
def sec(code,h,items,endcode,total):
    s.head(h,code);i=[l(*q[:3],**(q[3] if len(q)>3 else {})) for q in items];return s.tot(total,i,None,endcode)
N=dict(neg=True,vol=.2);Z=dict(vol=.25);LU=dict(lump=True,vol=.08)
r=sec('40000','RENTAL INCOME',[('40110','Market Rent',412640,dict(vol=.004)),('40150','Gain/(Loss) to Old Lease',11800,N),('40210','Vacancy Loss',22695,N),('40240','Model / Employee Units',3120,dict(neg=True,vol=0)),('40310','Concessions',5400,N),('40410','Bad Debt Expense',4130,N),('40420','Bad Debt Recovery',650,Z)],'40999','NET RENTAL INCOME')
o=sec('42000','OTHER INCOME',[('42110','Application Fees',1150,Z),('42120','Administrative Fees',2300,Z),('42210','Pet Rent',5940),('42220','Pet Fees',900,Z),('42310','Garage Rent',8250),('42410','Water/Sewer Reimbursement',13470),('42420','Trash Reimbursement',4490),('42430','Valet Trash Income',6250),('42510','Late Fees',2900,Z),('42520','Lease Termination Fees',3200,Z),('42610','Cable & Internet Revenue',4975),('42690','Damages & Cleaning',1725,Z)],'42999','TOTAL OTHER INCOME')
inc=s.tot('TOTAL INCOME',[r,o],None,'49999','TOTAL','total_income')
E=[sec('50000','PAYROLL',[('50110','Manager Salary',7083,dict(vol=.01)),('50120','Leasing Salaries',8950),('50130','Maintenance Salaries',13420),('50210','Bonuses & Commissions',2650,Z),('50310','Payroll Taxes',2760),('50320','Health Insurance & Benefits',4180)],'50999','TOTAL PAYROLL'),
 sec('51000','ADMINISTRATIVE',[('51110','Office Supplies',540,Z),('51120','Software & Data',2915),('51130','Credit & Background Checks',610,Z),('51140','Legal & Eviction',980,Z),('51150','Telephone & Internet',1125),('51160','Bank & Lockbox Fees',340)],'51999','TOTAL ADMINISTRATIVE'),
 sec('52000','MARKETING',[('52110','Internet Listing Services',3850),('52120','Resident Functions',700,Z),('52130','Locator Commissions',1500,Z),('52140','Signage & Collateral',275,Z)],'52999','TOTAL MARKETING'),
 sec('53000','REPAIRS & MAINTENANCE',[('53110','Plumbing',1680,Z),('53120','HVAC',2240,Z),('53130','Appliance Parts',890,Z),('53140','Electrical & Lighting',620,Z),('53150','Pool & Fitness',1430,Z),('53160','Keys & Locks',260,Z),('53170','Fire & Safety Inspections',2600,LU)],'53999','TOTAL REPAIRS & MAINTENANCE'),
 sec('54000','TURNOVER',[('54110','Painting',3950,Z),('54120','Cleaning',2150,Z),('54130','Carpet Cleaning & Repair',1325,Z)],'54999','TOTAL TURNOVER'),
 sec('55000','CONTRACT SERVICES',[('55110','Landscaping',5475,dict(vol=.02)),('55120','Pest Control',890,dict(vol=.02)),('55130','Courtesy Patrol',2400,dict(vol=0)),('55140','Valet Trash Contract',4875,dict(vol=.02))],'55999','TOTAL CONTRACT SERVICES'),
 sec('56000','UTILITIES',[('56110','Electric - House & Vacant',5720,Z),('56120','Gas',1260,Z),('56130','Water & Sewer',16380),('56140','Trash Removal',4240)],'56999','TOTAL UTILITIES'),
 sec('57000','TAXES, INSURANCE & MANAGEMENT',[('57110','Real Estate Taxes',52415,dict(vol=.01)),('57120','Property & Liability Insurance',17860,dict(vol=.01)),('57130','Management Fees',12850,dict(vol=.02))],'57999','TOTAL TAXES, INSURANCE & MANAGEMENT')]
tx=s.tot('TOTAL OPERATING EXPENSES',E,None,'59999','TOTAL','total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[inc,tx],[1,-1],'60000','TOTAL','noi')
b=sec('61000','DEBT SERVICE & CAPITAL',[('61110','Mortgage Interest',83240,dict(vol=.005)),('61210','Capital - Interior Upgrades',14500,Z),('61220','Capital - Exterior & Roofs',38000,LU)],'61999','TOTAL DEBT SERVICE & CAPITAL')
ni=s.tot('NET CASH FLOW',[noi,b],[1,-1],'69999','TOTAL','net_cash_flow')
name='x4_alder_brookmere_budget_comparison.xlsx';wb=Workbook();w=wb.active;w.title='BudgetComp'
A=lambda **k:Font(name='Tahoma',size=8,**k);y=[1];C=[3,4,5,7,8,9,11]
def hdr(p):
    for cc,t,al in((1,'Database: BRKM',None),(5,'Budget Comparison Operating Statement',None),(11,'Page: %d'%p,'right')): z=w.cell(y[0],cc,t);z.font=A(bold=cc==5)
    for cc,t in((1,'Entity: 2107'),(5,'The Alder at Brookmere'),(11,'Date: 10/14/2024')): w.cell(y[0]+1,cc,t).font=A(bold=cc==5)
    for cc,t in((1,'Accrual'),(5,'For the nine months ended September 30, 2024'),(11,'Time: 4:18 PM')): w.cell(y[0]+2,cc,t).font=A()
    q=y[0]+4
    w.merge_cells(start_row=q,end_row=q,start_column=3,end_column=6);w.cell(q,3,'Current Period');w.merge_cells(start_row=q,end_row=q,start_column=7,end_column=10);w.cell(q,7,'Year-To-Date');w.cell(q,11,'Annual')
    for cc,t in((1,'Account'),(2,'Description'),(3,'Actual'),(4,'Budget'),(5,'Variance'),(6,'%'),(7,'Actual'),(8,'Budget'),(9,'Variance'),(10,'%'),(11,'Budget')): w.cell(q+1,cc,t)
    for cc in range(1,12):
        for k in (q,q+1): w.cell(k,cc).font=A(bold=True);w.cell(k,cc).alignment=Alignment(horizontal='left' if cc<3 else 'center' if k==q else 'right')
        w.cell(q+1,cc).border=Border(bottom=Side('thin'))
    y[0]=q+3
hdr(1);cnt=0
for row in s.rows:
    t=row['rowType']
    if cnt>=44 and t=='HEADING':
        from openpyxl.worksheet.pagebreak import Break
        w.row_breaks.append(Break(id=y[0]));y[0]+=1;hdr(2);cnt=-99
    cnt+=1;b=t!='LINE'
    w.cell(y[0],1,row['accountCode']).font=A(bold=b);z=w.cell(y[0],2,row['label']);z.font=A(bold=b);z.alignment=Alignment(indent=1 if t=='LINE' else 0)
    v=row['values']
    for cc,x in zip(C,v):
        if x is None: continue
        z=w.cell(y[0],cc,x);z.number_format='#,##0.00;(#,##0.00);0.00';z.font=A(bold=b)
        if t in('SUBTOTAL','TOTAL'): z.border=Border(top=Side('thin'))
    if v[0] is not None:
        for cc,q,d in((6,v[2],v[1]),(10,v[5],v[4])):
            if d: z=w.cell(y[0],cc,round(q/abs(d),4));z.number_format='0.0%;(0.0%)';z.font=A(bold=b)
    y[0]+=1 if t not in('SUBTOTAL','TOTAL') else 2
w.column_dimensions['A'].width=14;w.column_dimensions['B'].width=38
for k in 'CDEGHIK': w.column_dimensions[k].width=15
for k in 'FJ': w.column_dimensions[k].width=9
from openpyxl.worksheet.properties import PageSetupProperties as PSP
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=PSP(fitToPage=True);w.page_setup.fitToHeight=0
wb.save(DOC(name))
save(name,[s],'MULTIFAMILY','OPERATING_STATEMENT','property-system budget comparison export, grouped header repeated on page 2')
