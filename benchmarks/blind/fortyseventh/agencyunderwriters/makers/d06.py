# Rent Manager-like monthly P&L, .xls, one row dropped
from common import *
import xlwt
rng=random.Random(606)
name='Sandhill Estates PL Jan-Jul 2025.xls'
M=['January','February','March','April','May','June','July']
s=S('Profit & Loss - Monthly','Sandhill Estates Mobile Home Park',[m+' 2025' for m in M]+['YTD Total'],'2025-01-01','2025-07-31',sheet='P&L Monthly')
def A(code,lab,mo,noise=.05,zero=0,lump=0):return s.line(lab,T(mon(rng,mo*12,7,noise,True,zero=zero,lump=lump)),code,2)
def F(code,lab,v):return s.line(lab,T(v),code,2)
s.head('Income')
x=[F('4010','Lot Rent',[51975.0,51975.0,52360.0,52360.0,52745.0,53130.0,53130.0]),F('4020','Home Rent (POH)',[7650.0,7650.0,8500.0,8500.0,8500.0,7650.0,7650.0]),F('4030','Rent to Own Payments',[3120.0]*4+[2730.0]*3),A('4110','Water Reimbursement',5610,.06),A('4120','Sewer Reimbursement',3890,.05),F('4130','Trash Billback',[1485.0,1485.0,1496.0,1496.0,1507.0,1518.0,1518.0]),A('4210','Late Charges',1240,.25),F('4220','NSF Charges',[35.0,0.0,70.0,35.0,0.0,35.0,0.0]),F('4230','Pet Charges',[420.0,420.0,435.0,435.0,450.0,450.0,435.0]),A('4240','Application Fees',190,.6,zero=.2)]
drop=s.line('Uncollected Rent Write Off',T([-1865.0,0.0,-940.0,-2710.0,0.0,-1385.0,-655.0]),'4900',2)
x.append(drop)
inc=s.tot('Total Income',x,typ='TOTAL',key='total_income')
s.head('Expense')
e=[A(*t) for t in [('6010','Manager Compensation',3400,.01),('6020','Payroll Taxes',311,.05),('6110','Water Purchased',4870,.08),('6120','Sewer - City of Dunning',3720,.06),('6130','Electric - Common & Street Lights',845,.12),('6140','Trash Hauling',1510,.02),('6210','Repairs - Grounds & Roads',1650,.8),('6220','Repairs - Utility Lines',1180,.9,.15),('6230','Repairs - Park Homes',890,.8),('6240','Mowing / Snow',1100,.3),('6310','Office & Postage',210,.4),('6320','Telephone & Internet',268,.02),('6330','Legal',420,.9,.3),('6340','Accounting',375,0),('6350','Rent Manager Subscription',298,0)]]
e.append(F('6360','Advertising & Signs',[0.0,0.0,285.0,0.0,0.0,149.99,0.0]))
e+=[F('6410','Property Taxes',[2985.5]*7),F('6420','Insurance',[1744.0]*3+[1912.25]*4),s.line('Management Fee 4%',T([round(v*.04,2) for v in s.rows[inc]['vals'][:7]]),'6510',2)]
ex=s.tot('Total Expense',e,typ='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[inc,ex],typ='TOTAL',signs=[1,-1],key='noi')
s.head('Below the Line')
y=[F('7010','Loan Interest - Prairie State Credit Union',[10412.66,10384.18,9354.5,10327.9,9966.44,10269.83,9909.37]),F('7020','Loan Principal',[4217.34,4245.82,5275.5,4302.1,4663.56,4360.17,4720.63]),F('7030','Home Purchases / Setup',[0.0,0.0,18750.0,0.0,6200.0,0.0,0.0])]
b=s.tot('Total Below the Line',y)
s.tot('Net Cash Flow',[noi,b],typ='TOTAL',signs=[1,-1],key='net_cash_flow')
# drop the row: not printed, totals keep it
for r in s.rows:
    if r['foots']: r['foots']=[(i if i<drop else i-1) for i in r['foots'] if i!=drop] if drop in r['foots'] else [(i if i<drop else i-1) for i in r['foots']]
del s.rows[drop]
s.lay=[(i if i<drop else i-1) for i in s.lay if i!=drop]
s.keys={k:i-1 for k,i in s.keys.items()}
s.planted={'what':'A row of income, "4900 Uncollected Rent Write Off" (YTD -7,555.00), is not printed; Total Income and everything after it still include it','kind':'row_dropped'}
wb=xlwt.Workbook();w=wb.add_sheet('P&L Monthly')
E_=xlwt.easyxf
h0=E_('font: name Tahoma, bold on, height 280');h1=E_('font: name Tahoma, height 180')
hd=E_('font: name Tahoma, bold on, height 160, color white; pattern: pattern solid, fore_colour dark_green; align: horiz center')
lab=E_('font: name Tahoma, height 160');labb=E_('font: name Tahoma, height 160, bold on')
num=E_('font: name Tahoma, height 160',num_format_str='#,##0.00_);(#,##0.00)');numb=E_('font: name Tahoma, height 160, bold on; borders: top thin; pattern: pattern solid, fore_colour light_green',num_format_str='$#,##0.00_);($#,##0.00)')
labt=E_('font: name Tahoma, height 160, bold on; borders: top thin; pattern: pattern solid, fore_colour light_green')
w.write(0,0,'Sandhill Estates Mobile Home Park',h0);w.write(1,0,'Profit & Loss - Monthly',h1);w.write(2,0,'From 1/1/2025 to 7/31/2025   Basis: Cash   Properties: SHE',h1);w.write(2,8,'Run 8/6/2025',h1)
w.write(4,0,'Account',hd)
for i,m in enumerate(s.cols):w.write(4,1+i,m,hd)
r=5
for k in s.lay:
    q=s.rows[k]
    if q['typ']=='HEADING':
        r+=1;w.write(r,0,q['label'],labb)
    elif q['foots']:
        w.write(r,0,q['label'],labt)
        for i,v in enumerate(q['vals']):w.write(r,1+i,v,numb)
    else:
        w.write(r,0,f"    {q['code']} - {q['label']}",lab)
        for i,v in enumerate(q['vals']):w.write(r,1+i,v,num)
    r+=1
w.write(r+1,0,'* Seven month period. Lot count: 77 occupied of 84.',h1)
w.col(0).width=256*44
for i in range(1,9):w.col(i).width=256*14
w.set_portrait(False);w.fit_num_pages=1;w.set_fit_width_to_pages(1);w.set_fit_height_to_pages(0)
wb.save(f'{ROOT}/documents/{name}')
save(name,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','Rent Manager-like P&L, seven months and YTD, code joined to the label, old .xls',True)
