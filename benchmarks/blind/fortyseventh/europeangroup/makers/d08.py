# MYOB-like small .xls
from helper import *
import xlwt
N='PL_YTD_Wattle_Grove.xls'
r=random.Random(808)
s=St('Profit & Loss [With Last Year]','Wattle Grove Residential Park','2025-07-01','2025-12-31',['This Year','Last Year','$ Difference'])
s.colrules=[(2,[(0,1),(1,-1)])]
def L(l,a,b,code): return s.line(l,[a,b,round(a-b,2)],code)
s.head('Income','4-0000')
a=[L('Site Fees - Permanent','a','b','') if False else L('Site Fees - Permanent',318642.50,301118.00,'4-1000'),L('Site Fees - Casual',47210.91,52866.36,'4-1100'),L('Utility Recoveries',38914.27,35702.18,'4-1200'),L('Sale Commission - Homes',16500.00,9350.00,'4-1300'),L('Laundry & Sundry',3127.73,2988.64,'4-1400')]
A=s.sub('Total Income',a)
s.head('Expenses','6-0000')
b=[L('Electricity',41388.16,37240.95,'6-1010'),L('Water & Sewerage',12907.44,11815.02,'6-1020'),L('Council Rates & Land Tax',15222.00,14480.50,'6-1030'),L('Insurance',13965.12,11870.44,'6-1040'),L('Repairs & Grounds',22471.63,27318.85,'6-1050'),L('Wages & Superannuation',88740.20,84115.36,'6-1060'),L('Accounting & Legal',4650.00,6980.00,'6-1070'),L('Advertising',2214.55,3081.82,'6-1080'),L('Bank Fees',386.70,402.15,'6-1090')]
B=s.sub('Total Expenses',b)
C=s.sub('Operating Profit',[A,B],[1,-1],typ='TOTAL')
s.head('Other Income','8-0000'); d=L('Interest Income',1904.33,2410.87,'8-1000')
D=s.sub('Total Other Income',[d])
s.head('Other Expenses','9-0000'); e=L('Interest Expense',36120.48,39877.15,'9-1000')
E=s.sub('Total Other Expenses',[e])
F=s.sub('Net Profit / (Loss)',[C,D,E],[1,1,-1],typ='TOTAL')
s.key(total_income=A,total_operating_expenses=B,noi=C,net_income=F)
wb=xlwt.Workbook(); ws=wb.add_sheet('P&L With Last Year'); s.sheet=None
x=lambda t,n=None: xlwt.easyxf(t,num_format_str=n) if n else xlwt.easyxf(t)
nf='$#,##0.00;-$#,##0.00'
ws.write(0,0,'Wattle Grove Residential Park',x('font: name Arial, bold on, height 240')); ws.write(1,0,'1180 River Road, Tarcutta Bend NSW',x('font: name Arial, height 160')); ws.write(2,0,'Profit & Loss [With Last Year]',x('font: name Arial, bold on, height 220')); ws.write(3,0,'July 2025 To December 2025',x('font: name Arial, bold on'))
for c,h in enumerate(['','','This Year','Last Year','$ Difference','% Difference']): ws.write(5,c,h,x('font: name Arial, bold on; align: horiz right; borders: bottom thin'))
y=6
for k in s.rows:
    t=k['typ']; bo='on' if t!='LINE' else 'off'
    if k['code']: ws.write(y,0,k['code'],x(f'font: name Arial, bold {bo}'))
    ws.write(y,1,k['label'],x(f'font: name Arial, bold {bo}; align: indent {1 if t=="LINE" else 0}'))
    if t!='HEADING':
        br='' if t=='LINE' else '; borders: top thin' if t=='SUBTOTAL' else '; borders: top thin, bottom double'
        for c,v in enumerate(k['values']): ws.write(y,2+c,v,x(f'font: name Arial, bold {bo}'+br,nf))
        ws.write(y,5,round(k['values'][2]/k['values'][1],4),x(f'font: name Arial, bold {bo}'+br,'0.0%'))
        if t!='LINE': y+=1
    y+=1
ws.write(y+1,0,'This report includes Year-End Adjustments. GST exclusive. Unaudited.',x('font: name Arial, italic on, height 160'))
for c,w in enumerate([9,30,15,15,15,13]): ws.col(c).width=256*w
wb.save(doc(N))
save(N,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','small Australian MYOB-like P&L with last year, xls',False)
