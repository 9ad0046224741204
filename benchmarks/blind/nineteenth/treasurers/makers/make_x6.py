# AppFolio-like budget comparison, Ontario/US co-op; digit planted
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.worksheet.properties import PageSetupProperties
import random
random.seed(66)
f='annual_budget_comparative-20250930.xlsx'
s=S('Annual Budget - Comparative','Fennimore Street Housing Cooperative','2025-09-01','2025-09-30',['MTD Actual','MTD Budget','MTD $ Var.','YTD Actual','YTD Budget','YTD $ Var.','Annual Budget'])
def L(code,l,ann,p=.1,side=-1,lump=None):
    mb=round(ann/12,2);yb=round(ann*.75,2)
    ma=round(mb*random.uniform(1-p,1+p),2) if lump is None else lump
    ya=round(ma+ (mb*8)*random.uniform(1-p/2,1+p/2),2)
    return s.l(l,[ma,mb,ya,yb,ann],code,side=side)
def H(l,d):return s.h(l,d=d)
H('Income',0)
T=[]
H('CARRYING CHARGES',1);q=[L('4110-000','Carrying Charges - Members',412800,.005,1),L('4115-000','Carrying Charges - Commercial Unit',21600,0,1),L('4190-000','Vacancy / Unsold Shares',-7200,.4,1)]
T.append(s.t('Total CARRYING CHARGES',q,side=1))
H('OTHER INCOME',1);q=[L('4310-000','Laundry Commissions',5400,.2,1),L('4320-000','Parking and Bicycle Room',14400,.05,1),L('4330-000','Storage Lockers',3840,.1,1),L('4340-000','Sublet Fees',6000,.5,1),L('4350-000','Late Charges',1200,.5,1)]
T.append(s.t('Total OTHER INCOME',q,side=1))
ti=s.t('Total Operating Income',T,key='total_income',side=1)
H('Expense',0);G=[]
for h,rows in [('ADMINISTRATIVE',[('6110-000','Management Fee',25200,0),('6120-000','Legal Expense',6000,.7),('6130-000','Audit and Tax',7800,.2),('6140-000','Office & Member Meetings',2700,.4),('6150-000','Member Education',1500,.6)]),
 ('UTILITIES',[('6210-000','Gas Heat',43200,.5),('6220-000','Electricity - Common',15600,.15),('6230-000','Water and Sewer',27000,.1)]),
 ('MAINTENANCE',[('6310-000','Superintendent Payroll',46800,.02),('6315-000','Payroll Taxes & Benefits',11400,.05),('6320-000','Supplies',4800,.4),('6330-000','Plumbing Repairs',9600,.6),('6340-000','Elevator Contract',8160,0),('6350-000','Exterminating',2160,.1),('6360-000','Trash and Recycling',7440,.1),('6370-000','Painting & Decorating',5400,.6)]),
 ('TAXES AND INSURANCE',[('6410-000','Real Estate Taxes (J-51 abated)',58800,0),('6420-000','Property & Liability Insurance',33600,.03),('6430-000','Fidelity / D&O',3000,0)])]:
    H(h,1);q=[L(*r) for r in rows];G.append(s.t('Total '+h,q,side=-1))
te=s.t('Total Operating Expense',G,key='total_operating_expenses',side=-1)
no=s.t('NOI - Net Operating Income',[ti,(te,-1)],'TOTAL',key='noi',side=1)
H('Other Expense',0);q=[L('7110-000','Blanket Mortgage Interest',74400,.01),L('7120-000','Mortgage Principal',28800,.01),L('7130-000','Deposit to Replacement Reserve',36000,0)]
oe=s.t('Total Other Expense',q,side=-1)
s.t('Net Income',[no,(oe,-1)],'TOTAL',key='net_income',side=1)
s.derive(lambda r:(lambda a,b,c,d,e,k:[a,b,(a-b)*k,c,d,(c-d)*k,e])(*r['v'],r['x']['side']))
# planted digit: Plumbing Repairs YTD actual
r=next(x for x in s.rows if x['label']=='Water and Sewer');v=r['v'][3];st=f'{v:.2f}'
i=1;nd='8' if st[i]!='8' else '3';w=float(st[:i]+nd+st[i+1:]);r['v'][3]=w
s.planted=dict(what=f'Water and Sewer, YTD Actual printed {w:,.2f} instead of {v:,.2f} (the variance and the totals use the right figure)',kind='digit_changed');print(s.planted)
wb=Workbook();ws=wb.active;ws.title='Annual Budget - Comparative'
for i,t in enumerate(['Annual Budget - Comparative','Properties: Fennimore Street Housing Cooperative - 1180 Fennimore St Brooklyn, NY 11225','As of: Sep 2025','Additional Account Types: None','Accounting Basis: Accrual','Level of Detail: Detail View']):
    ws.cell(1+i,1,t).font=Font(name='Arial',size=13 if i==0 else 9,bold=i==0)
hd=['Account Number','Account Name','MTD Actual','MTD Budget','MTD $ Var.','MTD % Var.','YTD Actual','YTD Budget','YTD $ Var.','YTD % Var.','Annual Budget']
for j,a in enumerate(hd):
    c=ws.cell(8,1+j,a);c.font=Font(name='Arial',size=9,bold=True);c.border=Border(bottom=Side(style='thin'),top=Side(style='thin'));c.alignment=Alignment(horizontal='right' if j>1 else 'left',wrap_text=True)
R=8
for x in s.rows:
    R+=1;t=x['t']!='LINE'
    if x['code']: ws.cell(R,1,x['code']).font=Font(name='Arial',size=9)
    c=ws.cell(R,2,x['label']);c.font=Font(name='Arial',size=9,bold=t);c.alignment=Alignment(indent=x['x'].get('d',0 if x['t']=='TOTAL' else (2 if x['t']=='LINE' else 1)))
    if x['v']:
        a=x['v'];pv=[a[0],a[1],a[2],(a[2]/abs(a[1]) if a[1] else 0),a[3],a[4],a[5],(a[5]/abs(a[4]) if a[4] else 0),a[6]]
        for j,v in enumerate(pv):
            c=ws.cell(R,3+j,round(v,4));c.number_format='0.00%' if j in(3,7) else '#,##0.00';c.font=Font(name='Arial',size=9,bold=t)
            if t: c.border=Border(top=Side(style='thin'))
ws.column_dimensions['A'].width=13;ws.column_dimensions['B'].width=34
for c in 'CDEFGHIJK': ws.column_dimensions[c].width=13
ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True);ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0
wb.save(f'{B}/documents/{f}')
save(f,'COOPERATIVE','OPERATING_STATEMENT',[s],'NYC housing co-op AppFolio-like budget comparison, account numbers in a column, percent columns between money columns',True)
