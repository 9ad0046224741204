# lender reviewer's historical comparison, xlsx: fiscal years, T-12, borrower budget, hidden helper column, per-unit, comment lines; text-number periods
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
R=random.Random(3412); NAME='OSAR review - Tamarack Ridge.xlsx'; K=['f22','f23','f24','t12','bud']; s=St(K)
def L(l,m,j=.05,g=.03,lvl=1,z=()): return s.l(l,[0 if k in z else round(m*(1+g)**n*(1+R.uniform(-j,j))) for n,k in enumerate(K)],None,lvl)
s.h('INCOME')
p=L('Gross Potential Rent',3318000,.005); v=[L('Vacancy',-186000,.15),L('Concessions',-21000,.6),L('Credit Loss',-34000,.4),L('Non-Revenue Units',-39000,.1)]
nr=s.t('Net Rental Income',[p]+v,lvl=1); o=[L('Laundry / Vending',28500),L('Parking Income',61200),L('RUBS / Utility Reimbursement',148000,.06),L('Insurance Proceeds',41250,.2,z=('f22','f24','t12','bud')),L('Other Income',97500,.1)]
OT=s.t('Total Other Income',o,lvl=1); TI=s.t('EFFECTIVE GROSS INCOME',[nr,OT],rt='TOTAL',key='total_income')
s.h('EXPENSES'); s.h('Fixed',lvl=1)
f=s.t('Total Fixed',[L('Real Estate Taxes',402000,.02,lvl=2),L('Property Insurance',118000,.06,.09,lvl=2),L('Ground Rent',48000,0,0,lvl=2)],lvl=1)
s.h('Variable',lvl=1); va=s.t('Total Variable',[L('Utilities',254000,lvl=2),L('Repairs & Maintenance',171000,.1,lvl=2),L('Janitorial / Trash',58800,lvl=2),L('Management Fees',102000,.02,lvl=2),L('Payroll & Benefits',418000,lvl=2),L('Advertising & Marketing',29800,.2,lvl=2),L('Professional Fees',19600,.4,lvl=2),L('General & Administrative',66400,.1,lvl=2)],lvl=1)
TE=s.t('TOTAL OPERATING EXPENSES',[f,va],rt='TOTAL',key='total_operating_expenses'); N=s.t('NET OPERATING INCOME',[TI,TE],signs=[1,-1],rt='TOTAL',key='noi')
rr=[L('Replacement Reserves',63000,0,0),L('Extraordinary Capital',88000,.7,z=('f22',))]; C=s.t('Total Capital Items',rr,lvl=1); NC=s.t('NET CASH FLOW BEFORE DEBT SERVICE',[N,C],signs=[1,-1],rt='TOTAL')
d=[s.l('Debt Service - A Note',[918440]*5,None,1),s.l('Debt Service - Mezzanine',[0,0,142500,142500,142500],None,1)]; D=s.t('Total Debt Service',d,lvl=1)
F=s.t('NET CASH FLOW AFTER DEBT SERVICE',[NC,D],signs=[1,-1],rt='TOTAL',key='net_cash_flow')
s.derive('v',lambda r:r['v']['t12']-r['v']['f24'])
wb=Workbook(); w=wb.active; w.title='Analysis'
w['A1']='Operating Statement Analysis - Lender Review'; w['A1'].font=Font(name='Calibri',size=14,bold=True); 
for r_,(a,b,c,d_) in enumerate([('Property:','Tamarack Ridge Apartments','Units:',252),('Loan No.:','30-774120','Year Built:',1998),('Reviewed by:','Asset Surveillance - desk 4','Statement Date:','06/30/2025')],3): w.cell(r_,1,a); w.cell(r_,2,b); w.cell(r_,6,c); w.cell(r_,7,d_)
O=['f22','f23','f24',None,'t12','v',None,'bud']
h1=['','Year End','Year End','Year End','helper','Trailing 12','T-12 vs.','T-12','Budget','']; h2=['','12/31/2022','12/31/2023','12/31/2024','','06/30/2025','2024','Per Unit','2025','Reviewer comment']; h3=['','Audited','Audited','Unaudited','','Borrower','$ change','','Borrower','']
for r_,h in((7,h1),(8,h2),(9,h3)):
    for j,t in enumerate(h): c=w.cell(r_,1+j,t or None); c.font=Font(bold=r_<9,italic=r_==9,size=9); c.alignment=Alignment(horizontal='center'); c.fill=PatternFill('solid',fgColor='FDE9D9')
note={'Insurance Proceeds':'2023 hail claim - non-recurring','Property Insurance':'Renewed 3/2025, premium up','Debt Service - Mezzanine':'Mezz funded Jan 2024','Concessions':'Lease-up of renovated units','Extraordinary Capital':'Roof bldgs 4-7'}
y=10
for r in s.rows:
    if r['rt']=='HEADING' and r['lvl']==0: y+=1
    c=w.cell(y,1,r['label']); c.alignment=Alignment(horizontal='left',indent=r['lvl'])
    if r['v']:
        for j,k in enumerate(O):
            c=w.cell(y,2+j); c.number_format='#,##0;-#,##0'
            c.value=r['v'][k] if k else (round(r['v']['t12']/252) if j==6 else r['v']['f24']*2)
    if r['label'] in note and r['rt']=='LINE': w.cell(y,10,note[r['label']]).font=Font(size=8,italic=True,color='C00000')
    if r['rt']!='LINE':
        for j in range(1,10): x=w.cell(y,j); x.font=Font(bold=True,size=10); x.border=Border(top=Side(style='thin') if r['v'] else None,bottom=Side(style='double') if r['rt']=='TOTAL' else None)
    y+=1+(r['rt']=='TOTAL')
w.cell(y,1,'DSCR (NOI)').font=Font(italic=True)
for j,k in enumerate(O):
    if k and k!='v': w.cell(y,2+j,round(s.rows[N]['v'][k]/s.rows[D]['v'][k],2)).number_format='0.00"x"'
w.column_dimensions['E'].hidden=True; w.column_dimensions['A'].width=38; w.column_dimensions['J'].width=30
for c in 'BCDEFGHI': w.column_dimensions[c].width=12.5
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
x=wb.create_sheet('Checklist')
for r_ in(['Item','Received'],['Rent roll','Yes'],['Operating statement','Yes'],['Capex schedule','No']): x.append(r_)
wb.save(doc(NAME))
cols=[('f22','Year End 12/31/2022 Audited'),('f23','Year End 12/31/2023 Audited'),('f24','Year End 12/31/2024 Unaudited'),('t12','Trailing 12 06/30/2025 Borrower'),('v','T-12 vs. 2024 $ change'),('bud','Budget 2025 Borrower')]
save(NAME,[s.truth('Operating Statement Analysis - Lender Review','Tamarack Ridge Apartments',None,'2025-06-30',cols,sheet='Analysis')],'MULTIFAMILY','OPERATING_STATEMENT',"lender reviewer's multi-period comparison workbook",['three-line header','hidden helper column','DSCR line (not in the truth)','comments'])
