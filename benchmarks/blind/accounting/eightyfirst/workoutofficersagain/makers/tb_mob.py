from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
# QuickBooks Online export: medical office building
D=[('10100','Checking - Prairie State Bank (3308)',41872.19),('10150','Savings - Tax Reserve',6204.55),('10900','Undeposited Funds',11460.00),
('12000','Accounts Receivable (A/R)',187331.42),('12100','Allowance for Uncollectible',-94000.00),('13100','Insurance Escrow w/ Servicer',22814.90),('13110','Tax Escrow w/ Servicer',0.0),
('13200','Prepaid Insurance',9377.31),('15000','Land',1150000),('15100','Building',8640500.00),('15200','Building Improvements',472318.80),('15300','Suite Buildouts',1106224.50),
('15900','Accumulated Depreciation',-3417006.00),('17100','Loan Costs',146200.00),('17190','Accum. Amortization - Loan Costs',-134016.67),
('20000','Accounts Payable (A/P)',-118462.77),('21100','Company Card - x7719',-8904.16),('22000','Accrued Interest Payable',-203918.75),('22100','Accrued Property Tax',-141300.00),
('23000','Tenant Security Deposits',-63175.00),('23500','Prepaid Rent from Tenants',-14208.33),('24000','Loan from Dr. Partners Group',-310000.00),('25000','Mortgage - Lakeland Mutual Life',-6925114.38),
(None,'Opening Balance Equity',0.0),('30100',"Partners' Capital",-1850000.00),('30200',"Partners' Draws",226500.00),(None,'Retained Earnings',None),
('40100','Base Rent - Physician Suites',-611407.92),('40110','Base Rent - Imaging / ASC',-204000.00),('40120','Base Rent - Pharmacy',-38400.00),('40200','Operating Expense Recovery',-176915.40),
('40300','Parking Permits',-13260.00),('40400','Antenna License',-18000.00),('40900','Late Fees',-2150.00),('40950','Rent Concessions',27600.00),
('50100','Janitorial',84412.00),('50150','Medical Waste Hauling',11238.64),('50200','Elevator Maintenance',14760.00),('50250','HVAC Service',39117.85),('50300','Repairs - General',27664.09),
('50400','Electric',121806.33),('50410','Natural Gas',18992.71),('50420','Water & Sewer',15338.02),('50500','Landscape & Snow',21475.00),('50600','Insurance',37509.24),('50700','Property Taxes',141300.00),
('50800','Management Fees',42615.00),('51100','Legal & Professional',33940.50),('51200','Bad Debt',61250.00),('51300','Bank & Lockbox Charges',2811.47),('60100','Mortgage Interest',407837.50),('60200','Default Interest & Late Charges',69182.16),
('60300','Depreciation',263900.00),('60400','Amortization',14620.00),(None,'Uncategorized Expense',1386.22),(None,'Ask My Accountant',4500.00),('79900','Reconciliation Discrepancies',-37.18)]
s=sum(round(v*100) for *_,v in D if v is not None)
D=[(a,n,-s/100 if v is None else v) for a,n,v in D]
wb=Workbook(); ws=wb.active; ws.title='Trial Balance'
ws.column_dimensions['A'].width=46; ws.column_dimensions['B'].width=17; ws.column_dimensions['C'].width=17
for i,(t,sz) in enumerate([('Trial Balance',14),('Northgate Physicians Plaza Partners LP',14),('As of December 31, 2024',10)],1):
    ws.cell(i,1,t).font=Font(name='Arial',bold=True,size=sz); ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=3); ws.cell(i,1).alignment=Alignment(horizontal='center')
thin=Side(style='thin')
for c,t in ((2,'Debit'),(3,'Credit')):
    x=ws.cell(5,c,t); x.font=Font(name='Arial',bold=True,size=9); x.alignment=Alignment(horizontal='center')
for c in (1,2,3): ws.cell(5,c).border=Border(top=thin,bottom=thin)
r=6; rows=[]; dr=cr=0
for a,n,v in D:
    ws.cell(r,1,(a+' ' if a else '')+n).font=Font(name='Arial',size=8)
    o={}
    if a:o['account']=a
    o['name']=n
    k=round(v*100)
    if k!=0:
        c=2 if k>0 else 3; x=ws.cell(r,c,abs(k)/100); x.number_format='#,##0.00\\ _€'.replace('\\ _€',''); x.font=Font(name='Arial',size=8)
        o['debit' if k>0 else 'credit']=abs(k)/100
        if k>0: dr+=k
        else: cr-=k
    elif a:
        x=ws.cell(r,2,0.0); x.number_format='#,##0.00'; x.font=Font(name='Arial',size=8); o['debit']=0.0
    else:
        x=ws.cell(r,3,0.0); x.number_format='#,##0.00'; x.font=Font(name='Arial',size=8); o['credit']=0.0
    rows.append(o); r+=1
assert dr==cr
ws.cell(r,1,'TOTAL').font=Font(name='Arial',bold=True,size=8)
for c,col in ((2,'B'),(3,'C')):
    x=ws.cell(r,c,dr/100); x.number_format='"$"#,##0.00'; x.font=Font(name='Arial',bold=True,size=8); x.border=Border(top=thin,bottom=Side(style='double'))
r+=3
ws.cell(r,1,'Tuesday, March 11, 2025 09:14 AM GMT-06:00 - Accrual Basis').font=Font(name='Arial',size=8); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=3); ws.cell(r,1).alignment=Alignment(horizontal='center')
ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
wb.save(doc('tb_northgate_physicians_qbo.xlsx'))
save('tb_northgate_physicians_qbo.xlsx','TB',['debit','credit'],rows,[dict(label='TOTAL',debit=dr/100,credit=cr/100)],'QuickBooks Online trial balance export, medical office partnership',False)
