# apartments, .xls with two sheets: balance sheet (one column) and income statement (month, YTD, prior YTD with % columns)
from lib import *
import xlwt
R=random.Random(1111);FN='FS_0625_StClair.xls'
PN='St. Clair Commons'
I=S('Income Statement',PN,'2025-01-01','2025-06-30',['Current Month','Year To Date','Prior Year To Date'],sheet='IS 06-25')
def L(l,m,n=.08,one=None):
    if one: return I.line(l,[float(x) for x in one],ind=2)
    a=round(m*(1+R.uniform(-n,n)),2);b=round(a+m*5*(1+R.uniform(-n,n)/2),2);c=round(m*5.78*(1+R.uniform(-n,n)/2),2);return I.line(l,[a,b,c],ind=2)
I.head('Revenue',ind=0);I.head('Rental Revenue',ind=1)
x=[L('Gross Potential Rent',138400,.004),L('Vacancy',-8100,.15),L('Concessions',-1150,.4),L('Non-Revenue Units',-1420,.01),L('Write-Offs, Net',-1080,.5)];a=I.tot('Net Rental Revenue',x,ind=1)
I.head('Other Revenue',ind=1);x=[L('Utility Reimbursement',8850,.05),L('Parking and Storage',3120,.05),L('Pet Charges',1240,.08),L('Fees - Late and NSF',1490,.3),L('Fees - Application and Admin',1360,.3),L('Lease Break Fees',0,one=(0,3875,2450)),L('Laundry',710,.1),L('Sundry',190,.6)];b=I.tot('Total Other Revenue',x,ind=1)
TR=I.tot('Total Revenue',[a,b],rt='TOTAL',key='total_income',ind=0)
I.head('Operating Expenses',ind=0)
def sec(h,it,t): I.head(h,ind=1);return I.tot(t,[L(l,m,n) for l,m,n in it],ind=1)
e=[sec('Personnel',[('Office Salaries',8930,.04),('Maintenance Salaries',9240,.05),('Bonuses',780,.5),('Taxes and Benefits',4610,.08)],'Total Personnel'),sec('Maintenance',[('Supplies',1880,.3),('Contract Repairs',2740,.5),('Grounds',2150,.2),('Pest',465,.05),('Make-Ready',3310,.4)],'Total Maintenance'),sec('Utilities',[('Electricity',2980,.2),('Water and Sewer',7420,.1),('Gas',1890,.4),('Refuse',2060,.06)],'Total Utilities'),sec('Office and Marketing',[('Advertising',2210,.2),('Office Expense',1060,.3),('Software',1385,.05),('Legal and Accounting',890,.6)],'Total Office and Marketing'),sec('Fixed',[('Real Estate Taxes',14870,.01),('Insurance',6280,.03),('Management Fee',5040,.02)],'Total Fixed')]
TE=I.tot('Total Operating Expenses',e,rt='TOTAL',key='total_operating_expenses',ind=0);N=I.tot('Net Operating Income',[TR],[TE],rt='TOTAL',key='noi',ind=0)
I.head('Non-Operating',ind=0);x=[L('Interest Expense',38650,.003),L('Depreciation',29410,.001),L('Amortization',1180,.001)];o=I.tot('Total Non-Operating',x,ind=1)
NI=I.tot('Net Income',[N],[o],rt='TOTAL',key='net_income',ind=0)
ytd=I.rows[NI].v[1]
b=S('Balance Sheet',PN,None,'2025-06-30',['Balance'],sheet='BS 06-25')
B_=lambda c,l,v:b.line(l,[v],c,ind=2)
b.head('Assets',ind=0);b.head('Current Assets',ind=1)
x=[B_('1110','Petty Cash',400.0),B_('1120','Cash - Operating',186204.71),B_('1130','Cash - Security Deposits',71350.0),B_('1210','Tenant Receivables',19482.65),B_('1220','Other Receivables',4310.0),B_('1310','Tax Escrow',104915.4),B_('1320','Insurance Escrow',38127.18),B_('1330','Replacement Reserve',212408.93),B_('1410','Prepaid Expenses',22760.09)];ca=b.tot('Total Current Assets',x,ind=1)
b.head('Fixed Assets',ind=1);x=[B_('1510','Land',1420000.0),B_('1520','Buildings',9384500.0),B_('1530','Site Improvements',644180.25),B_('1540','Furniture & Equipment',812945.6),B_('1590','Accumulated Depreciation',-3216085.44)];fa=b.tot('Net Fixed Assets',x,ind=1)
b.head('Other Assets',ind=1);x=[B_('1610','Deferred Financing Costs, Net',84960.0),B_('1620','Utility Deposits',5200.0)];oa=b.tot('Total Other Assets',x,ind=1)
TA=b.tot('Total Assets',[ca,fa,oa],rt='TOTAL',key='total_assets',ind=0)
b.head('Liabilities and Equity',ind=0);b.head('Current Liabilities',ind=1)
x=[B_('2110','Accounts Payable',41877.36),B_('2120','Accrued Payroll',8942.5),B_('2130','Accrued Taxes',89220.0),B_('2140','Accrued Interest',38577.14),B_('2150','Prepaid Rent',15206.88),B_('2160','Security Deposits Held',70975.0)];cl=b.tot('Total Current Liabilities',x,ind=1)
b.head('Long-Term Liabilities',ind=1);x=[B_('2510','Mortgage Payable',8614093.27)];ll=b.tot('Total Long-Term Liabilities',x,ind=1)
TL=b.tot('Total Liabilities',[cl,ll],rt='TOTAL',key='total_liabilities',ind=0)
b.head('Equity',ind=1);E=round(b.rows[TA].v[0]-b.rows[TL].v[0],2);cap=2150000.0;dis=-210000.0
x=[B_('3110','Partner Capital',cap),B_('3120','Distributions',dis),B_('3130','Retained Earnings',round(E-cap-dis-ytd,2)),B_('3140','Current Year Earnings',ytd)];te=b.tot('Total Equity',x,rt='TOTAL',key='total_equity',ind=1)
b.tot('Total Liabilities and Equity',[TL,te],rt='TOTAL',ind=0);print('RE',b.rows[x[2]].v,'ytd',ytd)
W=xlwt.Workbook();sty=lambda b_=0,f='General',top=0,al='':xlwt.easyxf(f'font: name Tahoma, height 160, bold {bool(b_)};'+(' borders: top thin;' if top else '')+(f' align: horiz {al};' if al else ''),num_format_str=f)
mf='#,##0.00_);(#,##0.00)'
ST={(T,h):sty(T,mf,h) for T in(0,1) for h in(0,1)};PC={T:sty(T,'0.00%') for T in(0,1)};TX={(T,i):xlwt.easyxf(f'font: name Tahoma, height 160, bold {bool(T)}; align: indent {i}') for T in(0,1) for i in(0,1,2)}
ws=W.add_sheet('BS 06-25');HB=sty(1)
for k,t in enumerate([PN,'Balance Sheet','As of 06/30/2025','Accrual']): ws.write(k,0,t,HB)
ws.write(5,0,'Acct',HB);ws.write(5,1,'Description',HB);ws.write(5,2,'Balance',sty(1,al='right'));y=6
for r in b.out():
    T=int(r.rt!='LINE')
    if r.code: ws.write(y,0,int(r.code),sty() if 0 else TX[0,0])
    ws.write(y,1,r.label,TX[T,r.ind])
    if r.rt!='HEADING': ws.write(y,2,r.v[0],ST[T,T])
    y+=2 if r.rt=='TOTAL' else 1
ws.col(0).width=2200;ws.col(1).width=10500;ws.col(2).width=4600
ws=W.add_sheet('IS 06-25')
for k,t in enumerate([PN,'Income Statement','Period: 01/01/2025 - 06/30/2025 (June 2025)','Accrual']): ws.write(k,0,t,HB)
rh=sty(1,al='right')
for k,h in zip((1,2,3,4,5,6),('Current Month','%','Year To Date','%','Prior Year To Date','%')): ws.write(5,k,h,rh)
y=6;tv=I.rows[TR].v
for r in I.out():
    T=int(r.rt!='LINE');ws.write(y,0,r.label,TX[T,r.ind])
    if r.rt!='HEADING':
        for k in range(3): ws.write(y,1+2*k,r.v[k],ST[T,T]);ws.write(y,2+2*k,round(r.v[k]/tv[k],4),PC[T])
    y+=2 if r.rt=='TOTAL' else 1
ws.col(0).width=9000
for k in(1,3,5): ws.col(k).width=4500
for k in(2,4,6): ws.col(k).width=2300
for w_ in (ws,W.get_sheet(0)): w_.portrait=True;w_.fit_width_to_pages=1;w_.fit_height_to_pages=0;w_.fit_num_pages=1;w_.header_str=b'';w_.footer_str=b'&P'
W.save(f'{B}/documents/{FN}')
save(FN,[b,I],'MULTIFAMILY','BALANCE_SHEET','apartment management system','.xls with a balance sheet sheet and an income statement sheet with percent columns',False)
