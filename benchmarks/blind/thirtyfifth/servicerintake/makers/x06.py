# Skyline-like cash flow statement, warehouse, month and YTD
import random,xlsxwriter
from core import *
R=random.Random(3516)
def make():
    fn='SKYLINE CF 4150 Aug-2025.xlsx'
    s=St('Cash Flow Statement','Brannock Road Warehouses',None,'2025-08-31',['Month of Aug 2025','Eight Months Ended Aug 2025'],100,sheet='CF4150')
    def L(code,lb,mo,yt): return s.l(lb,[round(mo*100),round(yt*100)],code)
    T=lambda lb,it,key=None,rt='SUBTOTAL':s.t(lb,it,rt,None,key)
    s.h('REVENUES')
    rv=T('Total Revenues',[L('4000','Rent Income',118240.66,942388.9),L('4050','Rent Abatement',0,-19706.78),L('4100','CAM Income',14820.15,118204.44),L('4110','Tax Recovery',19411.08,155288.64),L('4120','Insurance Recovery',4106.5,32852),L('4200','Yard Storage Income',3650,28475),L('4300','Late Charges',241.12,1887.36),L('4900','Sundry Income',0,450)],'total_income','TOTAL')
    s.h('OPERATING EXPENSES')
    op=T('Total Operating Expenses',[L('5010','Dock Equipment Repairs',2218.4,14907.12),L('5020','Building Repairs',1104.76,18330.59),L('5030','Roof Maintenance',0,6725),L('5040','Sprinkler & Alarm',688,7311.5),L('5050','Landscape & Mowing',2350,16450),L('5060','Snow Plowing',0,23116.25),L('5070','Sweeping',540,4320),L('5110','Electricity - House',1588.91,11406.33),L('5120','Water & Sewer',902.3,7044.61),L('5130','Waste Removal',415,3320),L('5210','Management Fee',4814.08,37796.11),L('5220','Legal Fees',0,3862.5),L('5230','Office Expense',87.42,1018.83),L('5310','Real Estate Taxes',20158.33,161266.64),L('5320','Property Insurance',4322.25,34578)],'total_operating_expenses','TOTAL')
    no=T('NET OPERATING INCOME',[rv,(op,-1)],'noi','TOTAL')
    s.h('NON-OPERATING EXPENSES')
    nx=T('Total Non-Operating Expenses',[L('6010','Mortgage Interest',39882.17,322174.6),L('6020','Depreciation',31416.67,251333.36),L('6030','Amortization of Leasing Costs',2895.4,23163.2),L('6040','State Filing Fees',0,800)])
    ni=T('NET INCOME',[no,(nx,-1)],'net_income','TOTAL')
    s.h('ADJUSTMENTS TO CASH')
    aj=T('Total Adjustments',[L('1200','Tenant Receivables',-3418.2,6904.77),L('1210','CAM Receivable',-1875,-9412.35),L('1300','Prepaid Insurance',4322.25,-17288.9),L('1310','Tax Escrow',-20158.33,-38640.02),L('1510','Building Improvements',0,-46210),L('1520','Tenant Improvements',-12750,-31875.5),L('1590','Accumulated Depreciation',31416.67,251333.36),L('1610','Leasing Commissions',0,-18644),L('1690','Accum. Amortization - Leasing',2895.4,23163.2),L('2010','Accounts Payable',-5106.92,8217.48),L('2050','Accrued Taxes',20158.33,40316.66),L('2110','Prepaid Rent',6240,-1904.1),L('2200','Tenant Deposits',0,7500),L('2500','Mortgage Principal',-14206.81,-111537.24),L('3200','Partner Draws',-25000,-200000)])
    nc=T('NET CASH FLOW',[ni,aj],'net_cash_flow','TOTAL')
    y=s.rows[nc]['v'][1]; m=s.rows[nc]['v'][0]; b0=26418733; bg=s.l('Beginning Cash Balance',[b0+y-m,b0],None,bal=1); T('ENDING CASH BALANCE',[bg,nc],None,'TOTAL')
    s.h('CASH ACCOUNTS')
    end=s.rows[-2]['v'][0]; a=18844210; k=[L('1010','Operating Account',0,0),L('1020','Deposit Account',0,0)]
    ev=s.rows[bg+1]['v']; dep=[6150000]*2
    for j in (0,1): s.rows[k[0]]['v'][j]=ev[j]-dep[j]; s.rows[k[1]]['v'][j]=dep[j]
    T('Total Cash Accounts',k)
    wb=xlsxwriter.Workbook(doc(fn)); w=wb.add_worksheet('CF4150'); B={'font_name':'Courier New','font_size':9}; F=lambda **q:wb.add_format({**B,**q})
    w.set_column('A:A',8); w.set_column('B:B',36); w.set_column('C:C',17); w.set_column('D:D',9); w.set_column('E:E',3); w.set_column('F:F',17); w.set_column('G:G',9); w.hide_gridlines(2); w.fit_to_pages(1,0)
    w.write('A1','BRANNOCK INDUSTRIAL GROUP',F(bold=1)); w.write('F1','RUN: 09/11/25',F()); w.write('A2','CASH FLOW STATEMENT',F(bold=1)); w.write('F2','PAGE: 1',F()); w.write('A3','BLDG 4150  Brannock Road Warehouses',F()); w.write('A4','FOR THE PERIOD ENDED 08/31/25',F())
    hd=F(bold=1,align='right'); w.write('C6','Month of',hd); w.write('F6','Eight Months',hd); w.write('C7','Aug 2025',F(bold=1,align='right',bottom=1)); w.write('D7','% Rev',F(bold=1,align='right',bottom=1)); w.write('F7','Ended Aug 2025',F(bold=1,align='right',bottom=1)); w.write('G7','% Rev',F(bold=1,align='right',bottom=1)); w.write('A7','Acct',F(bold=1,bottom=1)); w.write('B7','Description',F(bold=1,bottom=1))
    y=8; RV=s.rows[rv]['v']; aft=False
    N=F(num_format='#,##0.00;-#,##0.00;.00'); NT=F(num_format='#,##0.00;-#,##0.00;.00',top=1); ND=F(num_format='#,##0.00;-#,##0.00;.00',top=1,bottom=6,bold=1); P=F(num_format='0.0;-0.0')
    for i,r in enumerate(s.rows):
        if r['rt']=='HEADING': w.write(y,0,r['label'],F(bold=1)); y+=1; continue
        if r['code']: w.write(y,0,r['code'],F())
        w.write(y,1,r['label'] if r['rt']!='LINE' or r.get('bal') else ' '+r['label'],F(bold=int(r['rt']=='TOTAL')))
        for c,x,t in ((2,r['v'][0],RV[0]),(5,r['v'][1],RV[1])):
            w.write_number(y,c,x/100,N if r['rt']=='LINE' else NT if r['rt']=='SUBTOTAL' else ND)
            if i<=ni: w.write_number(y,c+1,100*x/t,P)
        y+=1+(r['rt']!='LINE')
    w.write(y,1,'*** END OF REPORT ***',F())
    wb.close(); save(fn,[s],'WAREHOUSE','CASH_FLOW_STATEMENT','clerk-l','Skyline cash flow statement, Courier, month and year to date with percent columns, adjustments and cash proof',True)
