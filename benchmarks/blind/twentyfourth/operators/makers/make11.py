# Yardi-style workbook with two sheets: income statement (PTD, %, YTD, %) with adjustments to cash flow, and single-column balance sheet
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *
R=random.Random(3411); NAME='qmead_Financials_2025-07.xlsx'
i=St(['a','y'],100)
def L(c,l,m,j=.07,lvl=3): return i.l(l,[round(m*100*(1+R.uniform(-j,j)))+R.randint(-50,50),round(m*700*(1+R.uniform(-j/2,j/2)))+R.randint(-50,50)],c,lvl)
def sec(h,hc,t,tc,ls,lvl=2): i.h(h,hc,lvl); return i.t(t,[L(*x) for x in ls],tc,lvl)
i.h('REVENUE','4000000')
a=sec('RENTAL REVENUE','4001000','NET RENTAL REVENUE','4099999',[('4010000','Rental Income',151250,.01),('4011000','Commercial Rental Income',18400,.0),('4030000','Less: Vacancy',-6900,.3),('4040000','Less: Concessions',-1750,.6),('4060000','Less: Write-offs',-1320,.9)])
b=sec('OTHER REVENUE','4100000','TOTAL OTHER REVENUE','4199999',[('4110000','CAM Reimbursement',3210,.0),('4120000','Parking',6150,.08),('4130000','Storage',890,.1),('4140000','Resident Utility Billing',5480,.08),('4150000','Fees',1560,.4)])
TR=i.t('TOTAL REVENUE',[a,b],'4999999',rt='TOTAL',key='total_income')
i.h('OPERATING EXPENSES','5000000')
e=[sec('PAYROLL','5100000','TOTAL PAYROLL','5199999',[('5110000','Management Payroll',7800,.05),('5120000','Maintenance Payroll',8150,.08),('5130000','Payroll Taxes',1480,.1),('5140000','Employee Insurance',2300,.05)]),sec('GENERAL & ADMIN','5200000','TOTAL GENERAL & ADMIN','5299999',[('5210000','Office',620,.4),('5220000','Professional Fees',1100,.7),('5230000','Technology',1430,.05)]),sec('REPAIRS & MAINTENANCE','5300000','TOTAL REPAIRS & MAINTENANCE','5399999',[('5310000','Contract Services',4650,.1),('5320000','General Maintenance',2900,.5),('5330000','Turnover',2150,.4)]),sec('UTILITIES','5400000','TOTAL UTILITIES','5499999',[('5410000','Electric',2980,.2),('5420000','Gas',640,.4),('5430000','Water/Sewer',5400,.1)]),sec('TAXES, INSURANCE & MGMT','5500000','TOTAL TAXES, INSURANCE & MGMT','5599999',[('5510000','Real Estate Taxes',19850,.0),('5520000','Insurance',5320,.0),('5530000','Management Fees',5300,.03)])]
TE=i.t('TOTAL OPERATING EXPENSES',e,'5999999',rt='TOTAL',key='total_operating_expenses'); N=i.t('NET OPERATING INCOME',[TR,TE],'6000000',signs=[1,-1],rt='TOTAL',key='noi')
x=sec('NON-OPERATING EXPENSES','7000000','TOTAL NON-OPERATING EXPENSES','7099999',[('7010000','Interest Expense',43700,.01),('7020000','Depreciation Expense',32100,.0),('7030000','Amortization Expense',1250,.0)],1)
NI=i.t('NET INCOME','' or [N,x],'7999999',signs=[1,-1],rt='TOTAL',key='net_income')
i.h('ADJUSTMENTS','8000000'); ad=[L(c,l,m,j,2) for c,l,m,j in[('1110000','Accounts Receivable',-1240,.9),('1210000','Prepaid Insurance',5320,.1),('1510000','Building Improvements',-8600,.8),('1590000','Accumulated Depreciation',33350,.0),('2010000','Accounts Payable',-2210,.9),('2110000','Security Deposits',480,.9),('2510000','Mortgage Payable',-13100,.02)]]
AD=i.t('TOTAL ADJUSTMENTS',ad,'8999999'); i.t('CASH FLOW',[NI,AD],'9000000',rt='TOTAL',key='net_cash_flow')
s=St(['b'],100)
def B(c,l,v): return s.l(l,[round(v*100)],c,2)
s.h('ASSETS','1000000'); c=[B('1010000','Cash - Operating',96412.88),B('1020000','Cash - Deposits',41120.00),B('1110000','Accounts Receivable',13875.41),B('1210000','Prepaid Insurance',26600.00),B('1310000','Escrow - Tax & Insurance',118233.07)]
c=s.t('TOTAL CURRENT ASSETS',c,'1399999',1); f=[B('1410000','Land',1980000),B('1420000','Buildings',10875500),B('1510000','Building Improvements',664210.15),B('1590000','Accumulated Depreciation',-2987340.62)]
f=s.t('TOTAL FIXED ASSETS',f,'1599999',1); d=B('1710000','Deferred Financing Costs (net)',61250.00); TA=s.t('TOTAL ASSETS',[c,f,d],'1999999',rt='TOTAL',key='total_assets')
s.h('LIABILITIES & CAPITAL','2000000'); s.h('LIABILITIES','2000100',1)
l=[B('2010000','Accounts Payable',22871.34),B('2050000','Accrued Real Estate Taxes',79400),B('2060000','Accrued Interest',42980.55),B('2110000','Security Deposits',40640),B('2120000','Prepaid Rent',7719.22),B('2510000','Mortgage Payable',8214660.38)]
TL=s.t('TOTAL LIABILITIES',l,'2999999',1,rt='TOTAL',key='total_liabilities'); s.h('CAPITAL','3000000',1)
E=s.rows[TA]['v']['b']-s.rows[TL]['v']['b']; ny=i.rows[NI]['v']['y']
q=[B('3010000','Partner Contributions',4100000),B('3020000','Partner Distributions',-1265000),B('3800000','Retained Earnings',(E-410000000+126500000-ny)/100),B('3900000','Current Year Net Income',ny/100)]
TQ=s.t('TOTAL CAPITAL',q,'3999999',1,rt='TOTAL',key='total_equity'); s.t('TOTAL LIABILITIES & CAPITAL',[TL,TQ],'3999990',rt='TOTAL')
wb=Workbook(); w=wb.active; w.title='Income_Statement'; v=wb.create_sheet('Balance_Sheet')
F=Font(name='Tahoma',size=8); FB=Font(name='Tahoma',size=8,bold=True)
def top(w,t,p,n):
    for k,x in enumerate(['Queensmead Lofts (qmead)',t,p,'Book = Accrual'],1): w.merge_cells(start_row=k,start_column=1,end_row=k,end_column=n); c=w.cell(k,1,x); c.font=Font(name='Tahoma',size=10 if k<3 else 8,bold=k==2); c.alignment=Alignment(horizontal='center')
top(w,'Income Statement','Period = Jul 2025',6); top(v,'Balance Sheet','Period = Jul 2025',3)
for j,t in enumerate([None,None,'Period to Date','%','Year to Date','%']): w.cell(5,1+j,t).font=FB
v.cell(5,3,'Balance').font=FB
y=6
for r in i.rows:
    w.cell(y,1,r['code']); w.cell(y,2,' '*(3*r['lvl'])+r['label'])
    if r['v']:
        for j,k in((3,'a'),(5,'y')): w.cell(y,j,r['v'][k]/100).number_format='#,##0.00'; w.cell(y,j+1,round(100*r['v'][k]/i.rows[TR]['v'][k],2)).number_format='0.00'
    for j in range(1,7): w.cell(y,j).font=F if r['rt']=='LINE' else FB
    y+=1
    if r['rt'] in('TOTAL','SUBTOTAL'): y+=1
y=6
for r in s.rows:
    v.cell(y,1,r['code']); v.cell(y,2,' '*(3*r['lvl'])+r['label'])
    if r['v']: v.cell(y,3,r['v']['b']/100).number_format='#,##0.00'
    for j in range(1,4): v.cell(y,j).font=F if r['rt']=='LINE' else FB
    y+=1
    if r['rt'] in('TOTAL','SUBTOTAL'): y+=1
for z in(w,v): z.column_dimensions['A'].width=10; z.column_dimensions['B'].width=44
for c_ in 'CE': w.column_dimensions[c_].width=15; v.column_dimensions[c_].width=17
wb.save(doc(NAME))
save(NAME,[i.truth('Income Statement','Queensmead Lofts','2025-07-01','2025-07-31',[('a','Period to Date'),('y','Year to Date')],sheet='Income_Statement'),s.truth('Balance Sheet','Queensmead Lofts',None,'2025-07-31',[('b','Balance')],sheet='Balance_Sheet')],'MIXED_USE','OPERATING_STATEMENT','Yardi-like workbook, income statement with adjustments to cash flow and balance sheet on two sheets',['two sheets','no header over code and label','percent columns as plain numbers','adjustments to cash flow'])
