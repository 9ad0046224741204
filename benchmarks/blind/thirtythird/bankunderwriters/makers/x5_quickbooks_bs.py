# Retail entity: small-business accounting export, labels stepped over columns A-F, spacer columns, $ and % change
from kit import *
from openpyxl import Workbook
from openpyxl.styles import *
s=S('Balance Sheet Prev Year Comparison','Juniper Row Shops LLC',None,'2024-12-31',['Dec 31, 24','Dec 31, 23','$ Change'],sheet='Sheet1',nd=2)
l=lambda n,a,b,d,code=None:s.line(n,[a,b,round(a-b,2)],code,d=d)
h=lambda n,d,code=None:s.head(n,code,d=d);t=lambda n,i,d,kind='SUBTOTAL',key=None:s.tot(n,i,None,None,kind,key,d=d)
h('ASSETS',0);h('Current Assets',1);h('Checking/Savings',2)
a=[l('Operating Account - First Commons',84612.37,61208.94,3,'1010'),l('Security Deposit Account',41875.00,38600.00,3,'1020'),l('Money Market Reserve',150328.66,146015.21,3,'1030')]
cs=t('Total Checking/Savings',a,2);h('Accounts Receivable',2)
b=[l('Accounts Receivable',13942.18,17365.5,3,'1200')];ar=t('Total Accounts Receivable',b,2);h('Other Current Assets',2)
c=[l('Undeposited Funds',4125.0,0.0,3,'1499'),l('Prepaid Insurance',9187.5,8416.65,3,'1510'),l('Escrow - Real Estate Taxes',36740.22,34118.9,3,'1520')]
oc=t('Total Other Current Assets',c,2);ca=t('Total Current Assets',[cs,ar,oc],1);h('Fixed Assets',1)
f=[l('Land',865000.,865000.,2,'1610'),l('Building',3412500.,3412500.,2,'1620'),l('Roof & Facade Improvements',287940.75,241300.,2,'1630'),l('Tenant Improvements',193415.,168220.,2,'1640'),l('Accumulated Depreciation',-1124880.,-1021436.,2,'1690')]
fa=t('Total Fixed Assets',f,1);h('Other Assets',1)
o=[l('Loan Costs, net',21960.,26352.,2,'1810'),l('Leasing Commissions, net',48215.33,56190.17,2,'1820')];oa=t('Total Other Assets',o,1)
ta=t('TOTAL ASSETS',[ca,fa,oa],0,'TOTAL','total_assets')
h('LIABILITIES & EQUITY',0);h('Liabilities',1);h('Current Liabilities',2);h('Accounts Payable',3)
p=[l('Accounts Payable',18604.91,22790.4,4,'2000')];ap=t('Total Accounts Payable',p,3);h('Other Current Liabilities',3)
q=[l('Accrued Property Taxes',52310.,49875.,4,'2110'),l('Prepaid Rent',21486.67,9740.,4,'2120'),l('Tenant Security Deposits',41875.,38600.,4,'2130')]
ol=t('Total Other Current Liabilities',q,3);cl=t('Total Current Liabilities',[ap,ol],2);h('Long Term Liabilities',2)
g=[l('Mortgage - Northfield Savings',2318774.08,2401152.66,3,'2510'),l('Loan from Member',60000.,85000.,3,'2520')];lt=t('Total Long Term Liabilities',g,2)
tl=t('Total Liabilities',[cl,lt],1,'TOTAL','total_liabilities');h('Equity',1)
eq=[round(s.v(ta,k)-s.v(tl,k),2) for k in(0,1)]
ni=[214306.42,187951.77];di=[-165000.,-150000.];co=[1250000.,1250000.]
re23=round(eq[1]-ni[1]-di[1]-co[1],2);re=[round(re23+ni[1]+di[1],2),re23];di[0]=round(eq[0]-ni[0]-co[0]-re[0],2)  # prior year closed into retained earnings
e=[l('Members Capital',co[0],co[1],2,'3100'),l('Member Distributions',di[0],di[1],2,'3200'),l('Retained Earnings',re[0],re[1],2,'3900'),l('Net Income',ni[0],ni[1],2)]
te=t('Total Equity',e,1,'TOTAL','total_equity');tt=t('TOTAL LIABILITIES & EQUITY',[tl,te],0,'TOTAL');assert s.v(tt)==s.v(ta),(s.v(tt),s.v(ta));print(re,di)
name='x5_juniper_row_balance_sheet.xlsx';wb=Workbook();w=wb.active;w.title='Sheet1';F=Font(name='Arial',size=8,bold=True)
# as this software prints it: company, title, date at top; code and name joined by a raised dot
w['A1']='Juniper Row Shops LLC';w['A1'].font=Font(name='Arial',size=12,bold=True);w['A2']='Balance Sheet Prev Year Comparison';w['A2'].font=Font(name='Arial',size=14,bold=True);w['A3']='As of December 31, 2024';w['A3'].font=Font(name='Arial',size=10,bold=True)
w['M1']='9:26 AM';w['M2']='02/03/25';w['M3']='Accrual Basis'
for k in '123': w['M'+k].font=F;w['M'+k].alignment=Alignment(horizontal='right')
C=[7,9,11,13]
for cc,x in zip(C,['Dec 31, 24','Dec 31, 23','$ Change','% Change']): z=w.cell(5,cc,x);z.font=F;z.alignment=Alignment(horizontal='center');z.border=Border(bottom=Side('thick'))
y=6
for row,x in zip(s.rows,s.x):
    w.cell(y,1+x['d'],(row['accountCode']+' · ' if row['accountCode'] else '')+row['label']).font=F
    v=row['values'];tt_=row['rowType'] in('SUBTOTAL','TOTAL')
    if v[0] is not None:
        for cc,q in zip(C,v): z=w.cell(y,cc,q);z.number_format='#,##0.00;-#,##0.00';z.font=Font(name='Arial',size=8,bold=tt_);z.border=Border(top=Side('thin') if tt_ else None,bottom=Side('double') if row['label'].startswith('TOTAL') else None)
        z=w.cell(y,13,round(v[2]/abs(v[1]),4) if v[1] else 1.0);z.number_format='0.0%;-0.0%';z.font=Font(name='Arial',size=8,bold=tt_)
    y+=1
for k in 'ABCDE': w.column_dimensions[k].width=2.4
w.column_dimensions['F'].width=32
for k in 'GIKM': w.column_dimensions[k].width=13.5
for k in 'HJL': w.column_dimensions[k].width=1.8
w.freeze_panes='G6';w.sheet_view.showGridLines=False
from openpyxl.worksheet.properties import PageSetupProperties as PSP
w.sheet_properties.pageSetUpPr=PSP(fitToPage=True)
wb.save(DOC(name))
save(name,[s],'RETAIL','BALANCE_SHEET','small-business accounting export, stepped label columns, code joined to label')
