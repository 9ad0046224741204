# Multifamily T12 export: one sheet, date-typed headers, indent by alignment, hidden id column, T3 annualised, per unit, % of EGI
import random,datetime as dt
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1107); N='Marlow Creek - T12 thru 2025-11.xlsx'
P='Marlow Creek Townhomes'
ms=[dt.date(2024,12,1)]+[dt.date(2025,m,1) for m in range(1,12)]
cols=[d.strftime('%b %Y') for d in ms]+['Total','T3 Annualized']
def dv(b,k): return list(b)+[sum(b),sum(b[9:])*4]
s=St('Income Statement - 12 Month',P,'2024-12-01','2025-11-30',cols,sheet='12 Month',derive=dv,cents=True)
def ln(code,l,m,kind='exp',p=.08,mode=''):
    if mode=='q': v=[round(m*3,2) if i%3==0 else 0.0 for i in range(12)]
    elif mode=='s': v=[round(m*2.6*R.uniform(.8,1.2),2) if i in(0,1,2,3) else 0.0 for i in range(12)]
    elif mode=='g': v=[round(m*(1+.0035*i),2) for i in range(12)]
    else: v=[nz(R,m,p,True) for i in range(12)]
    return s.L(l,v,code,kind,lvl=3)
s.H('Operating Income & Expense',lvl=0); s.H('Income',lvl=1)
s.H('Rent Income',lvl=2)
a1=s.T('Total Rent Income',[ln('4000','Gross Market Rent',148250,'inc',0,'g'),ln('4005','Loss to Lease',-4900,'inc',.25),ln('4010','Vacancy',-7600,'inc',.3),ln('4015','Rent Concessions',-1350,'inc',.5),ln('4020','Delinquency / Write Off',-1700,'inc',.6),ln('4022','Prepaid Rent',400,'inc',.9)],lvl=2)
s.H('Fee Income',lvl=2)
a2=s.T('Total Fee Income',[ln('4110','Late Fee',1120,'inc',.3),ln('4115','Application Fee Income',540,'inc',.4),ln('4120','Pet Rent',1480,'inc',.06),ln('4125','Insurance Services',890,'inc',.05),ln('4130','Month to Month Fee',250,'inc',.5),ln('4135','Utility Reimbursement (RUBS)',6900,'inc',.07),ln('4190','Miscellaneous Income',180,'inc',.9)],lvl=2)
ti=s.T('Total Operating Income',[a1,a2],type='TOTAL',lvl=1,key='total_income')
s.H('Expense',lvl=1)
def sec(h,rows):
    s.H(h,lvl=2); return s.T('Total '+h,[ln(*r) for r in rows],kind='exp',lvl=2)
e=[sec('Cleaning & Maintenance',[('6010','General Maintenance Labor',5400),('6015','Janitorial Expense',850),('6020','Landscaping',2100),('6025','Snow Removal',1100,'exp',0,'s'),('6030','HVAC Repairs',940,'exp',.5),('6035','Plumbing Repairs',1220,'exp',.5),('6040','Unit Turn',3300,'exp',.4),('6045','Pest Control',420,'exp',.02)]),
 sec('Utilities',[('6110','Electricity',1650,'exp',.15),('6115','Gas',480,'exp',.4),('6120','Water',4300),('6125','Sewer',3150),('6130','Garbage & Recycling',1890,'exp',.02)]),
 sec('Management & Admin',[('6210','Management Fees',5700,'exp',.03),('6215','On-site Salaries',8200,'exp',.05),('6220','Leasing Advertising',1350,'exp',.2),('6225','Legal & Eviction',600,'exp',.8),('6230','Accounting & Tax',450,'exp',0,'q'),('6235','Software & Phones',980,'exp',.04)]),
 sec('Taxes & Insurance',[('6310','Property Taxes',15800,'exp',0,'q'),('6320','Property Insurance',5150,'exp',0,'g')])]
te=s.T('Total Operating Expense',e,kind='exp',type='TOTAL',lvl=1,key='total_operating_expenses')
noi=s.T('NOI - Net Operating Income',[ti,te],[1,-1],type='TOTAL',lvl=0,key='noi')
s.H('Other Income & Expense',lvl=0)
oi=ln('8010','Interest on Bank Accounts',65,'inc',.2)
s.H('Other Expense',lvl=1)
oe=s.T('Total Other Expense',[ln('8110','Mortgage Interest',41800,'exp',.01),ln('8120','Capital - Appliances',1700,'exp',.9),ln('8125','Capital - Roofing',3100,'exp',0,'s')],kind='exp',lvl=1)
no=s.T('Net Other Income',[oi,oe],[1,-1],lvl=0)
ni=s.T('Net Income',[noi,no],type='TOTAL',lvl=0,key='net_income')
wb=Workbook(); w=wb.active; w.title='12 Month'
F='Arial'
def put(r,c,v,b=False,nf=None,**k):
    x=w.cell(r,c,v); x.font=Font(name=F,size=9,bold=b); 
    if nf: x.number_format=nf
    if k: x.alignment=Alignment(**k)
    return x
put(1,1,'Income Statement - 12 Month',True); put(2,1,P+' - 840 Marlow Creek Dr'); put(3,1,'Period Range: Dec 2024 to Nov 2025'); put(4,1,'Accounting Basis: Accrual | Include Zero Balance GL Accounts: No | 96 units')
r0=6
hd=['Account Name','GL #','AccountGUID']+ms+['Total','T3 Annualized','Per Unit','% of Inc.']
for k,t in enumerate(hd,1):
    x=put(r0,k,t,True,'mmm yyyy' if isinstance(t,dt.date) else None,horizontal='left' if k<4 else 'right'); x.border=Border(bottom=Side('medium'))
w.column_dimensions['C'].hidden=True
r=r0+1; EG=s.rows[ti]['vals'][12]
NF='#,##0.00;-#,##0.00'
for q in s.rows:
    b=q['type']!='LINE'
    put(r,1,q['label'],b,horizontal='left',indent=q['lvl'])
    if q['code']: put(r,2,q['code']); put(r,3,'%08x-%04x'%(R.getrandbits(32),R.getrandbits(16)))
    if q['base']:
        for k,v in enumerate(q['vals']):
            x=put(r,4+k,v,b,NF)
            if b: x.border=Border(top=Side('thin'))
        put(r,18,round(q['vals'][12]/96,2),b,NF); put(r,19,round(q['vals'][12]/EG,4),b,'0.0%')
    r+=1
put(r+1,1,'Created on 12/09/2025 by the operator portal')
w.column_dimensions['A'].width=38; w.column_dimensions['B'].width=7
for k in range(4,20): w.column_dimensions[w.cell(1,k).column_letter].width=13.5
w.freeze_panes='D7'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','portal export, label first then GL number, hidden id column, true dates as headers, T3 annualised, per unit and %',False)
