# QuickBooks Desktop export .xls
from common import *
import xlwt
n='Trial Balance - Tolliver St Plaza.xls'
L=[('10100','Operating - Great Plains Bank',38214.66),('10200','Money Market',61050.12),('10300','Security Deposit Account',19450),('11000','Accounts Receivable',7325.4),('12000','Undeposited Funds',2850),('13100','Prepaid Insurance',3914),('15100','Land',410000),('15200','Building',1685000),('15300','Tenant Improvements',212640.75),('15400','Roof - 2021',88400),('15900','Accumulated Depreciation',-498216),('17100','Loan Costs',14250),('17190','Accum Amortization',-7125),
('20000','Accounts Payable',-6218.94),('21100','Am Ex - 41007',-1284.37),('22000','Prepaid Rents',-4150),('23000','Security Deposits Held',-19450),('24500','Property Tax Payable',0),('25000','N/P - Great Plains Bank',-1128406.18),('25500','Loan from Member',-35000),
('30000','Opening Balance Equity',0),('31000','Member 1 Equity',-412500),('31100','Member 1 Draws',48000),('32000','Member 2 Equity',-275000),('32100','Member 2 Draws',32000),('39000','Retained Earnings',None),
('40000','Rental Income',-284130),('40100','CAM Charges',-46812.36),('40200','Tax & Insurance Reimb',-39204.5),('40500','Late Fees',-1150),('49000','Interest Income',-1918.37),
('60100','Accounting',4850),('60200','Bank Service Charges',286.5),('60400','Insurance Expense',14618),('60500','Landscaping',9240),('60600','Legal',1875),('60700','Management Fee',11365.2),('60900','Parking Lot Sweeping',3600),('61000','Property Taxes',36418.92),('61200','Repairs - Building',12706.18),('61250','Repairs - HVAC',6384.75),('61400','Snow Removal',5120),('61600','Trash',4212),('61800','Utilities - Electric',7914.03),('61810','Utilities - Water/Sewer',3388.47),('62000','Licenses & Permits',340),('70100','Interest Expense',67218.44),('70200','Depreciation Expense',54116),('70300','Amortization Expense',1425)]
s=r2(-sum(v for *_,v in L if v is not None)); print('RE',s)
L=[(a,b,s if v is None else v) for a,b,v in L]
wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1')
x=xlwt.easyxf; B=x('font: name Arial, bold on, height 160'); B2=x('font: name Arial, bold on, height 160; align: horiz center; borders: bottom medium'); NN=x('font: name Arial, height 160',num_format_str='#,##0.00'); TN=x('font: name Arial, bold on, height 160; borders: top thin, bottom double',num_format_str='#,##0.00')
ti=x('font: name Arial, bold on, height 240; align: horiz center')
ws.write(0,0,'3:18 PM',B);ws.write_merge(0,0,1,5,'Tolliver Street Plaza, LLC',ti);ws.write(1,0,'01/22/25',B);ws.write_merge(1,1,1,5,'Trial Balance',x('font: name Arial, bold on, height 280; align: horiz center'));ws.write(2,0,'Accrual Basis',B);ws.write_merge(2,2,1,5,'As of December 31, 2024',x('font: name Arial, bold on, height 200; align: horiz center'))
ws.write_merge(4,4,3,5,'Dec 31, 24',B2);ws.write(5,3,'Debit',B2);ws.write(5,5,'Credit',B2)
rows=[];r=6
for a,b,v in L:
    ws.write(r,1,f'{a} \u00b7 {b}',B); row={'account':a,'name':b}
    if v>=0: ws.write(r,3,v,NN); row['debit']=v
    else: ws.write(r,5,-v,NN); row['credit']=-v
    rows.append(row); r+=1
T={k:r2(sum(q.get(k,0) for q in rows)) for k in('debit','credit')}; assert T['debit']==T['credit']
ws.write(r,0,'TOTAL',B);ws.write(r,3,T['debit'],TN);ws.write(r,5,T['credit'],TN)
for c,w in enumerate([11,34,2,14,2,14]): ws.col(c).width=256*w
ws.portrait=True; wb.save(doc(n))
save(n,'TB',['debit','credit'],rows,[dict(label='TOTAL',**T)],'QuickBooks Desktop trial balance export, code and name in one cell')
