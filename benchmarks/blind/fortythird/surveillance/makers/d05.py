# industrial park balance sheet, small-business accounting export; labels nested over columns
from lib import *
import xlsxwriter
FN='Tamarack Business Park BS 12-31-24.xlsx'
s=S('Balance Sheet','Tamarack Business Park LLC',None,'2024-12-31',['Dec 31, 24','Dec 31, 23','$ Change'],sheet='Sheet1')
D=lambda a,b:[a,b,round(a-b,2)]
def L(code,label,a,b,lv): return s.line(label,D(a,b),code,lv=lv)
H=lambda l,lv:s.head(l,lv=lv)
H('ASSETS',0);H('Current Assets',1);H('Checking/Savings',2)
x=[L('1010','Operating - Prairie State Bank',148215.37,121904.88,3),L('1020','Security Deposit Account',96410.00,91250.00,3),L('1030','Lender Tax & Insurance Escrow',212684.19,197330.42,3),L('1040','Lender Replacement Reserve',137905.66,118221.04,3),L('1050','TI/LC Reserve',402117.93,356480.11,3)]
a=s.tot('Total Checking/Savings',x,lv=2)
H('Accounts Receivable',2);ar=[L('1200','Accounts Receivable - Tenants',38164.52,51290.77,3),L('1290','Allowance for Doubtful Accounts',-9500.00,-14000.00,3)];b=s.tot('Total Accounts Receivable',ar,lv=2)
H('Other Current Assets',2);oc=[L('1310','Prepaid Insurance',27861.40,22940.15,3),L('1320','Prepaid Real Estate Tax',0.00,6180.22,3),L('1350','Accrued CAM Recoveries',44790.00,31655.00,3),L('1399','Undeposited Funds',12640.00,0.00,3)];c=s.tot('Total Other Current Assets',oc,lv=2)
ca=s.tot('Total Current Assets',[a,b,c],lv=1)
H('Fixed Assets',1);fa=[L('1510','Land',2150000.00,2150000.00,2),L('1520','Buildings',11865420.00,11865420.00,2),L('1530','Building Improvements',1284306.71,1191874.21,2),L('1540','Tenant Improvements',918447.35,804112.90,2),L('1550','Paving & Yard',386290.00,386290.00,2),L('1590','Accumulated Depreciation',-3904118.22,-3461227.85,2)]
f=s.tot('Total Fixed Assets',fa,lv=1)
H('Other Assets',1);oa=[L('1610','Deferred Rent Receivable',174330.08,159847.26,2),L('1620','Lease Commissions, net',291866.40,268190.75,2),L('1630','Loan Costs, net',118402.99,141293.83,2)];o=s.tot('Total Other Assets',oa,lv=1)
TA=s.tot('TOTAL ASSETS',[ca,f,o],rt='TOTAL',key='total_assets',lv=0)
H('LIABILITIES & EQUITY',0);H('Liabilities',1);H('Current Liabilities',2);H('Accounts Payable',3)
ap=[L('2010','Accounts Payable',61302.18,74815.60,4)];a=s.tot('Total Accounts Payable',ap,lv=3)
H('Other Current Liabilities',3);ol=[L('2110','Accrued Real Estate Taxes',188214.00,179640.00,4),L('2120','Accrued Interest',41986.25,42688.03,4),L('2130','Prepaid Rents',57331.90,33872.45,4),L('2140','Tenant Security Deposits',95850.00,91250.00,4),L('2150','Due to Affiliate - TBP Mgmt',0.00,8500.00,4)];b=s.tot('Total Other Current Liabilities',ol,lv=3)
cl=s.tot('Total Current Liabilities',[a,b],lv=2)
H('Long Term Liabilities',2);lt=[L('2510','Mortgage Note - Loan 5561',10448230.17,10622871.94,3)];l=s.tot('Total Long Term Liabilities',lt,lv=2)
TL=s.tot('Total Liabilities',[cl,l],rt='TOTAL',key='total_liabilities',lv=1)
H('Equity',1)
ta=s.rows[TA].v;tl=s.rows[TL].v
eq=[round(p-q,2) for p,q in zip(ta,tl)]
con=(4250000.00,4250000.00);dis=(-1435000.00,-1110000.00);ni=(392904.21,358904.19)
re=[round(eq[k]-con[k]-dis[k]-ni[k],2) for k in (0,1)]
e=[L('3010','Members Capital Contributions',*con,2),L('3020','Members Distributions',*dis,2),L('3900','Retained Earnings',*re,2),s.line('Net Income',D(*ni),lv=2)]
E=s.tot('Total Equity',e,rt='TOTAL',key='total_equity',lv=1)
s.tot('TOTAL LIABILITIES & EQUITY',[TL,E],rt='TOTAL',lv=0)
assert s.rows[-1].v==ta,(s.rows[-1].v,ta);print('RE',re)
wb=xlsxwriter.Workbook(f'{B}/documents/{FN}');wb.set_properties({'created':__import__('datetime').datetime(2025,2,3)})
ws=wb.add_worksheet('Sheet1');b8=wb.add_format(dict(font_name='Arial',font_size=8,bold=1));ce=wb.add_format(dict(font_name='Arial',bold=1,align='center',font_size=8,bottom=2))
def F(**k): return wb.add_format(dict(font_name='Arial',font_size=8,num_format='#,##0.00',**k))
pc=F();pc.set_num_format('0.0%')
ws.merge_range(0,0,0,8,'Tamarack Business Park LLC',wb.add_format(dict(font_name='Arial',bold=1,font_size=12,align='center')));ws.merge_range(1,0,1,8,'Balance Sheet',wb.add_format(dict(font_name='Arial',bold=1,font_size=14,align='center')));ws.merge_range(2,0,2,8,'As of December 31, 2024',wb.add_format(dict(font_name='Arial',bold=1,font_size=10,align='center')))
CC=[6,8,10,12]
for k,h in zip(CC,s.cols+['% Change']): ws.write(4,k,h,ce)
y=5
for r in s.out():
    ws.write(y,r.lv,(r.code+' · ' if r.code else '')+r.label,b8)
    if r.rt!='HEADING':
        fm=F(**({'top':1} if r.rt=='SUBTOTAL' else {'top':1,'bottom':6,'bold':1} if r.label.startswith('TOTAL') else {'top':1} if r.rt=='TOTAL' else {}))
        for k,v in zip(CC,r.v): ws.write_number(y,k,v,fm)
        if r.v[1]: ws.write_number(y,12,round(r.v[2]/abs(r.v[1]),3),pc)
    y+=1
ws.set_column(0,4,2.3);ws.set_column(5,5,32)
for k in (7,9,11): ws.set_column(k,k,1.2)
for k in CC: ws.set_column(k,k,14)
ws.set_header('&L&8 4:12 PM\n02/03/25\nAccrual Basis');ws.set_footer('&R&8Page &P of &N');ws.fit_to_pages(1,1);wb.close()
save(FN,[s],'INDUSTRIAL','BALANCE_SHEET','small owner, accounting package','nested labels over five columns, two dates and change with percent',False)
