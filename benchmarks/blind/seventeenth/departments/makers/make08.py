# senior living T12, NetSuite export
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
R=random.Random(1408);F='hollybrook_commons_comparative_is.xlsx'
M=[f'{m} 2025' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
s=S('Comparative Income Statement','Hollybrook Commons','2025-01-01','2025-12-31',M+['Total'],sheet='ComparativeIncomeStatement')
def w(v): v=[round(a,2) for a in v];return v+[round(sum(v),2)]
def q(b,j=.05): return w([b*(1+.002*i)*(1+R.uniform(-j,j)) for i in range(12)])
def grp(head,ls,lv,neg=()):
    s.h(head,lv=lv);k=[s.l(n,w([-x for x in q(b,.2)[:12]]) if b<0 and False else q(b,.05 if abs(b)>9000 else .15),code=c,lv=lv+1) for c,n,b in ls];return s.t('Total - '+head,k,lv=lv)
s.h('Ordinary Income/Expense',lv=0);s.h('Income',lv=1)
a=grp('Resident Revenue',[('41010','Rent - Assisted Living',231400),('41020','Rent - Memory Care',148900),('41050','Care Level Charges',57350),('41080','Community Fees',9200),('41090','Rent Concessions',-6150)],2)
b=grp('Ancillary Revenue',[('43010','Guest Meals',1180),('43030','Salon',2240),('43050','Medication Management',8410)],2)
inc=s.t('Total - Income',[a,b],type='TOTAL',lv=1,key='total_income')
s.h('Expense',lv=1)
e=[grp('Labor',[('51010','Salaries - Resident Care',121800),('51020','Salaries - Dining',34700),('51030','Salaries - Environmental Services',14200),('51040','Salaries - Life Enrichment',8850),('51050','Salaries - Administration',26400),('51080','Overtime Premium',6100),('51090','Agency Labor',4870)],2),
 grp('Labor Burden',[('52010','Payroll Taxes',17300),('52020','Group Health',14950),('52030','Workers Compensation',5120)],2),
 grp('Dining',[('53010','Raw Food',27600),('53020','Dining Supplies',2410)],2),
 grp('Plant & Utilities',[('54010','Electric',9870),('54020','Gas',3140),('54030','Water/Sewer',4220),('54060','Repairs & Maintenance',8120),('54080','Contract Services',6475)],2),
 grp('General & Administrative',[('55010','Office Supplies',1190),('55020','Software & IT',3360),('55030','Professional Fees',1850),('55040','Licenses & Dues',790),('55060','Marketing & Referral Fees',10400)],2)]
s.h('Property',lv=2);p=[s.l('Property Taxes',w([16825.75]*6+[17210.4]*6),code='57010',lv=3),s.l('Property & Liability Insurance',w([9410]*12),code='57020',lv=3),s.l('Management Fees',w([x*.05 for x in s.rows[inc]['v'][:12]]),code='57050',lv=3)];e.append(s.t('Total - Property',p,lv=2))
te=s.t('Total - Expense',e,type='TOTAL',lv=1,key='total_operating_expenses')
noi=s.t('Net Ordinary Income',[inc],[te],type='TOTAL',lv=0,key='noi')
s.h('Other Income and Expenses',lv=0);o1=s.l('Interest Income',q(412,.2),code='71010',lv=1);o2=s.l('Interest Expense - Term Loan',w([-51930+38*i for i in range(12)]),code='72010',lv=1);o3=s.l('Depreciation Expense',w([-38215.6]*12),code='73010',lv=1)
on=s.t('Net Other Income',[o1,o2,o3],lv=0)
s.t('Net Income',[noi,on],type='TOTAL',lv=0,key='net_income')
rd=[2511,2268,2480,2430,2542,2460,2573,2557,2490,2604,2520,2635]
wb=Workbook();ws=wb.active;ws.title=s.sheet
for i,t in enumerate(['Cordova Senior Holdings, LLC (Consolidated)','Hollybrook Commons','Comparative Income Statement','From Jan 2025 to Dec 2025']):
    ws.cell(i+1,1,t).font=Font(bold=True,size=14 if i==2 else 10);ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=15);ws.cell(i+1,1).alignment=Alignment(horizontal='center')
ws.cell(6,1,'Options: Show Zeros');ws.cell(6,1).font=Font(size=8)
ws.cell(7,1,'Financial Row')
for i,m in enumerate(M):ws.cell(7,2+i,m);ws.cell(8,2+i,'Amount')
ws.cell(7,14,'Total');ws.cell(8,14,'Amount');ws.cell(7,15,'PRD');ws.cell(8,15,'Full Year')
for r in(7,8):
    for k in range(1,16):c=ws.cell(r,k);c.fill=PatternFill('solid',fgColor='D0D0D0');c.font=Font(bold=True,size=8);c.alignment=Alignment(horizontal='left' if k==1 else 'right')
y=9
for r in s.rows:
    lv=r['x']['lv'];t=r['type'];c=ws.cell(y,1,'  '*lv+(f"{r['code']} - " if r['code'] else '')+r['label']);c.font=Font(bold=t!='LINE',size=8)
    if t!='HEADING':
        for i,v in enumerate(r['v']):
            c=ws.cell(y,2+i,v);c.number_format='"$"#,##0.00;("$"#,##0.00)';c.font=Font(bold=t!='LINE',size=8)
            if t!='LINE':c.border=Border(top=Side('thin'))
        c=ws.cell(y,15,round(r['v'][12]/sum(rd),2));c.number_format='0.00;(0.00)';c.font=Font(size=8)
    y+=1
y+=2;ws.cell(y,1,'PRD: per resident day, 30,070 resident days in 2025').font=Font(italic=True,size=8);assert sum(rd)==30070,sum(rd)
ws.column_dimensions['A'].width=46
for k in range(2,16):ws.column_dimensions[gl(k)].width=13.5 if k!=14 else 15
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F));save(F,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','NetSuite comparative income statement, indent by spaces, Amount sub-header')
