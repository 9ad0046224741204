# Xero-like AU: Profit and Loss + Balance Sheet, two sheets, one column of comparatives
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.worksheet.properties import PageSetupProperties
r=random.Random(3908)
P='Banksia Self Storage Pty Ltd'
s=St('Profit and Loss',P,'2025-07-01','2025-09-30',['Jul-Sep 2025','Apr-Jun 2025'],sheet='Profit and Loss',nd=2)
b=St('Balance Sheet',P,None,'2025-09-30',['30 Sep 2025','30 Jun 2025'],sheet='Balance Sheet',nd=2)
L=lambda st,l,x,sp=.06,**k:st.L(l,[jit(r,x,sp,2),jit(r,x*.97,sp,2)],**k)
s.H('Trading Income')
for l,x in [('Administration Fees',3180),('Box & Packaging Sales',6420),('Late Fees',4910),('Storage Rent - Containers',38600),('Storage Rent - Drive-up Units',142800),('Storage Rent - Indoor Units',211300),('Tenant Insurance Commission',12750)]:L(s,l,x)
s.T('ti','Total Trading Income',kt='total_income')
s.H('Cost of Sales');L(s,'Merchandise Purchases',3310);L(s,'Merchant Fees',5870);s.T('cs','Total Cost of Sales')
s.T('gp','Gross Profit','ti -cs',typ='TOTAL')
s.H('Operating Expenses')
for l,x in [('Accounting Fees',4200),('Advertising - Google',14600),('Bank Fees',410),('Cleaning',3900),('Council Rates',16850),('Depreciation',28400),('Electricity',7700),('Insurance',13950),('Interest Expense - NAB Loan',61200),('Land Tax',24300),('Repairs and Maintenance',9150),('Security Monitoring',3480),('Subscriptions',1890),('Superannuation',7640),('Telephone & Internet',1320),('Wages and Salaries',63700),('Water',2210)]:L(s,l,x)
s.T('te','Total Operating Expenses',kt='total_operating_expenses')
s.T('np','Net Profit','gp -te',typ='TOTAL',kt='net_income')
s.kt.pop('total_operating_expenses')  # holds interest and depreciation: left out
b.H('Assets');b.H('Bank',keep=True);L(b,'Macquarie Cash Management',84200,.2);L(b,'NAB Business Cheque',46100,.3);b.T('bk','Total Bank')
b.H('Current Assets');L(b,'Accounts Receivable',11850);L(b,'Prepayments',22700);b.T('ca','Total Current Assets')
b.H('Fixed Assets');b.L('Land & Buildings at Cost',[6240000,6240000]);b.L('Less Accumulated Depreciation on Buildings',[-418630.25,-396210.75]);L(b,'Plant and Equipment',188400,.01);b.T('fa','Total Fixed Assets')
b.T('ta','Total Assets','bk ca fa',typ='TOTAL',kt='total_assets')
b.H('Liabilities');b.H('Current Liabilities',keep=True);L(b,'Accounts Payable',19400);L(b,'GST',14300);L(b,'PAYG Withholdings Payable',6100);L(b,'Prepaid Storage Rent',37200);L(b,'Superannuation Payable',7640);b.T('cl','Total Current Liabilities')
b.H('Non-Current Liabilities');b.L('NAB Term Loan',[3815000,3840000]);b.L('Loan - Director Related Trust',[460000,460000]);b.T('nl','Total Non-Current Liabilities')
b.T('tl','Total Liabilities','cl nl',typ='TOTAL',kt='total_liabilities');b.T('na','Net Assets','ta -tl',typ='TOTAL')
na=b.row('na')['base'];cy=s.row('np')['base']
b.H('Equity');b.L('Current Year Earnings',[cy[0],291044.18],key='e1');b.L('Retained Earnings',[round(na[0]-cy[0]-100,2),round(na[1]-291044.18-100,2)],key='e2');b.L('Share Capital',[100,100],key='e3')
b.T('eq','Total Equity','e1 e2 e3',typ='TOTAL',kt='total_equity')
wb=Workbook();wb.remove(wb.active)
for st,sub in((s,'For the 3 months ended 30 September 2025'),(b,'As at 30 September 2025')):
    w=wb.create_sheet(st.title)
    for y,t,z in((1,st.title,14),(2,P,12),(3,sub,12)):
        w.merge_cells(start_row=y,start_column=1,end_row=y,end_column=3);w.cell(y,1,t).font=Font(name='Arial',bold=True,size=z);w.cell(y,1).alignment=Alignment(horizontal='center')
    w.cell(5,1,'Account')
    for j,t in enumerate(st.cols):w.cell(5,2+j,t).alignment=Alignment(horizontal='right')
    for j in(1,2,3):w.cell(5,j).font=Font(name='Arial',bold=True,size=9);w.cell(5,j).border=Border(bottom=Side('thin'))
    y=6
    for q in st.rows:
        B=q['typ']!='LINE'
        if q['typ']=='HEADING':y+=1
        top=q['typ']=='TOTAL'
        w.cell(y,1,q['label']).font=Font(name='Arial',size=9,bold=B);w.cell(y,1).alignment=Alignment(indent=0 if B else 1)
        if q['typ']!='HEADING':
            for j,v in enumerate(q['vals']):
                x=w.cell(y,2+j,v);x.number_format='#,##0.00;(#,##0.00)';x.font=Font(name='Arial',size=9,bold=B)
                if B:x.border=Border(top=Side('thin'))
        y+=2 if top else 1
    w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0;w.column_dimensions['A'].width=46;w.column_dimensions['B'].width=w.column_dimensions['C'].width=17
wb.save(HERE+'/documents/r08_storage_xero.xlsx');save('r08_storage_xero.xlsx',[s,b],'SELF_STORAGE','OPERATING_STATEMENT','Xero-like export, P&L and balance sheet on two sheets',False)
