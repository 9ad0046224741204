# senior-living T12 workbook from the operator: totals ABOVE the details within departments ("roll-up first"), total column FIRST, census block in a table at the bottom, EBITDAR
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
R=random.Random(3410); NAME='T12_Operator_Larkmoor_AL-MC.xlsx'
K=[f'm{i}' for i in range(12)]; s=St(K,1); M=['Apr-24','May-24','Jun-24','Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25']
def L(l,m,j=.06,zero=0,lvl=1,c=None): return s.l(l,[0 if R.random()<zero else round(m*(1+R.uniform(-j,j))) for _ in K],c,lvl)
s.h('Operating Revenues')
a=[L('AL - Base Rent',214800,.03),L('AL - Care Fees',61200,.06),L('MC - Base Rent',121500,.04),L('MC - Care Fees',24400,.08),L('Community Fees',9600,.7),L('Respite',4300,.9,.2),L('Other Resident Charges',1900,.3),L('Rent Incentives',-5800,.5)]
TI=s.t('Total Operating Revenues',a,rt='TOTAL',key='total_income')
s.h('Operating Expenses'); E=[]
def dep(n,ls):
    i0=len(s.rows); s._add(n,None,'SUBTOTAL',{k:0 for k in K},1,1,[],[])
    it=[L(l,m,j,0,2) for l,m,j in ls]; r=s.rows[i0]; r['items']=it; r['signs']=[1]*len(it); r['v']={k:sum(s.rows[i]['v'][k] for i in it) for k in K}; E.append(i0)
dep('Assisted Living Care',[('Wages',72400,.05),('Agency',3900,.8),('Supplies',1650,.3)])
dep('Memory Care',[('Wages',41300,.05),('Agency',1700,.9),('Supplies',880,.3)])
dep('Culinary',[('Wages',31600,.05),('Food Cost',27900,.08),('Smallwares & Supplies',2300,.3)])
dep('Environmental Services',[('Wages',15800,.05),('Supplies & Chemicals',2050,.2)])
dep('Maintenance & Grounds',[('Wages',8900,.05),('R&M',5600,.5),('Contracts',4300,.1)])
dep('Life Engagement',[('Wages',7600,.06),('Events & Transportation',1900,.3)])
dep('Sales',[('Wages & Commissions',10800,.15),('Advertising',3600,.3),('Placement Fees',5900,.9)])
dep('Business Office',[('Wages',17900,.03),('Office, IT & Postage',4100,.15),('Bad Debt',1000,.9)])
dep('Employee Benefits & Taxes',[('Payroll Taxes',16300,.05),('Health & Dental',11800,.04),('Workers Comp',4700,.05)])
dep('Utilities',[('Electric & Gas',12600,.25),('Water, Sewer, Trash',4800,.1),('Cable & Internet',3050,.02)])
dep('Insurance & Taxes',[('GL/PL Insurance',7300,.01),('Property Insurance',5100,.01),('Real Estate Taxes',14900,.01)])
X=s.t('Operating Expenses before Management Fee',E); mf=s.l('Management Fee',[round(s.rows[TI]['v'][k]*.05) for k in K],None,1)
TE=s.t('Total Operating Expenses',[X,mf],rt='TOTAL',key='total_operating_expenses'); N=s.t('Net Operating Income (EBITDAR)',[TI,TE],signs=[1,-1],rt='TOTAL',key='noi')
q=[L('Rent Expense to PropCo',38500,0),L('Interest - Working Capital Line',1450,.1),L('Depreciation - FF&E',3900,0)]
s.t('Net Income / (Loss)',[N]+q,signs=[1,-1,-1,-1],rt='TOTAL',key='net_income')
s.derive('t',lambda r:sum(r['v'][k] for k in K))
O=['t']+K; wb=Workbook(); c0=wb.active; c0.title='Cover'; c0['B3']='Larkmoor Assisted Living & Memory Care'; c0['B4']='Lender reporting package - quarter ended March 31, 2025'; c0['B6']='Prepared by: Operator accounting'; w=wb.create_sheet('T12 P&L')
w['A1']='Larkmoor Assisted Living & Memory Care'; w['A2']='Trailing Twelve Month Income Statement'; w['A3']='April 2024 through March 2025 (unaudited)'
for i in(1,2,3): w.cell(i,1).font=Font(name='Garamond',bold=i<3,size=13 if i==1 else 11)
fill=PatternFill('solid',fgColor='4F6228')
for j,t in enumerate(['($)','TTM']+M): c=w.cell(5,1+j,t); c.font=Font(name='Garamond',bold=True,color='FFFFFF'); c.fill=fill; c.alignment=Alignment(horizontal='left' if j==0 else 'right')
y=6
for r in s.rows:
    c=w.cell(y,1,r['label']); c.alignment=Alignment(horizontal='left',indent=r['lvl'])
    for j,k in enumerate(O):
        if r['v']: w.cell(y,2+j,r['v'][k]).number_format='#,##0;(#,##0)'
    for j in range(14):
        x=w.cell(y,1+j); x.font=Font(name='Garamond',size=10,bold=r['rt']!='LINE',italic=r['rt']=='LINE' and r['lvl']==2)
        if r['rt']=='TOTAL': x.border=Border(top=Side(style='thin'),bottom=Side(style='thin')); x.fill=PatternFill('solid',fgColor='EBF1DE')
        elif r['rt']=='SUBTOTAL' and r['lvl']==1: x.fill=PatternFill('solid',fgColor='F5F5F5')
    if r['lvl']==2: w.row_dimensions[y].outlineLevel=1
    y+=1+(r['rt']=='TOTAL')
y+=1; w.cell(y,1,'Census (memo)').font=Font(name='Garamond',bold=True)
al=[61+R.randint(-3,3) for _ in K]; mc=[24+R.randint(-2,2) for _ in K]
for n,v in(('Average AL occupied units (of 68)',al),('Average MC occupied units (of 28)',mc)):
    y+=1; w.cell(y,1,n).font=Font(name='Garamond',size=9); w.cell(y,2,round(sum(v)/12,1))
    for j,x in enumerate(v): w.cell(y,3+j,x)
w.sheet_properties.outlinePr.summaryBelow=False
w.column_dimensions['A'].width=40
for c in range(2,15): w.column_dimensions[gl(c)].width=10.5
w.freeze_panes='C6'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1; wb.save(doc(NAME))
save(NAME,[s.truth('Trailing Twelve Month Income Statement','Larkmoor Assisted Living & Memory Care','2024-04-01','2025-03-31',[('t','TTM')]+list(zip(K,M)),sheet='T12 P&L')],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','operator T12 workbook, department subtotals above their lines, total column first',['subtotal rows above details','TTM column first','cover sheet','census memo block (not in the truth)','outline groups'])
