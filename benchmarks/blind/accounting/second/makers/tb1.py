import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(1101)
j=lambda x,p=.12: round(x*(1+R.uniform(-p,p)),2)
# code,name,forward,debit,credit
A=[('1110-0000','Petty Cash',500,0,0),('1120-1000','Cash - Operating Account',None,None,None),('1120-2000','Cash - Security Deposit Account',61250,2400,1850),
('1121-0000','Cash - Reserve Account (Lender)',184310.44,6250,0),('1205-0000','Accounts Receivable - Tenants',j(23100),j(203000),j(199800)),('1207-0000','Allowance for Doubtful Accounts',-7500,0,1250),
('1215-0000','Due From Affiliates',0,0,0),('1310-0000','Escrow - Real Estate Taxes',j(118000),j(20400),0),('1311-0000','Escrow - Insurance',j(41000),j(7300),j(36500)),
('1350-0000','Prepaid Insurance',j(14000),j(36500),j(5100)),('1355-0000','Prepaid Expenses - Other',j(3900),0,j(640)),
('1410-0000','Land',2650000,0,0),('1420-0000','Building',15984200,0,0),('1425-0000','Building Improvements',j(1240000),j(28800),0),('1430-0000','Furniture, Fixtures & Equipment',j(287000),0,0),
('1490-0000','Accumulated Depreciation',-j(3120000),0,j(51200)),('1510-0000','Deferred Financing Costs',212400,0,0),('1515-0000','Accum. Amort. - Financing Costs',-j(63000),0,1770),
('2110-0000','Accounts Payable - Trade',-j(38000),j(71000),j(66400)),('2115-0000','Accrued Expenses',-j(22000),j(22000),j(19700)),('2120-0000','Accrued Real Estate Taxes',-j(109000),0,j(20100)),
('2125-0000','Accrued Interest Payable',-j(48700),j(48700),j(48600)),('2150-0000','Security Deposits Held',-61250,1850,2400),('2160-0000','Prepaid Rents',-j(9400),j(9400),j(11200)),
('2310-0000','Mortgage Payable - 1st',-j(12400000),j(19800),0),('3110-0000',"Partners' Capital Contributions",-5750000,0,0),('3150-0000','Distributions',j(410000),55000,0),
('3190-0000','Retained Earnings',None,0,0),
('4110-0000','Gross Potential Rent',-j(1720000),0,j(216000)),('4120-0000','Loss / Gain to Lease',j(61000),j(7600),0),('4130-0000','Vacancy Loss',j(94000),j(11900),j(310)),('4140-0000','Concessions',j(18000),j(2250),0),
('4150-0000','Bad Debt Expense',j(9800),j(1250),0),('4210-0000','Late Fees',-j(6300),j(75),j(825)),('4220-0000','Application Fees',-j(4100),0,j(450)),('4230-0000','Pet Rent',-j(11200),0,j(1400)),('4240-0000','Utility Reimbursement (RUBS)',-j(73000),0,j(9300)),
('4290-0000','Miscellaneous Income',-j(2100),0,j(212)),
('5110-0000','Salaries - Manager',j(49600),j(6200),0),('5120-0000','Salaries - Maintenance',j(61000),j(7600),0),('5150-0000','Payroll Taxes & Benefits',j(26800),j(3300),0),
('5210-0000','Electric - Common Area',j(18600),j(2400),0),('5220-0000','Water & Sewer',j(71000),j(9200),0),('5230-0000','Trash Removal',j(15300),j(1900),0),
('5310-0000','Repairs - Plumbing',j(12800),j(1850),j(220)),('5320-0000','Repairs - HVAC',j(10100),j(2650),0),('5340-0000','Turnover - Paint & Cleaning',j(22400),j(3100),0),('5360-0000','Landscaping',j(19800),2475,0),
('5410-0000','Advertising & Marketing',j(13900),j(1600),0),('5510-0000','Management Fee',j(54000),j(6900),0),('5520-0000','Legal & Professional',j(8800),j(600),0),('5530-0000','Office Supplies, Telephone & Internet',j(7300),j(880),0),
('5610-0000','Real Estate Taxes',j(161000),j(20100),0),('5620-0000','Property Insurance',j(41000),j(5100),0),('6110-0000','Interest Expense - Mortgage',j(390000),j(48600),0),('6210-0000','Depreciation',j(410000),j(51200),0),('6220-0000','Amortization',14160,1770,0)]
A=[list(a) for a in A]
cash=A[1]; re_=[a for a in A if a[1]=='Retained Earnings'][0]
cash[2]=203418.77
re_[2]=round(-sum(a[2] for a in A if a is not re_),2)
d=sum(a[3] for a in A if a is not cash); c=sum(a[4] for a in A if a is not cash)
cash[3]=198402.16; cash[4]=round(d+198402.16-c,2); assert cash[4]>0
wb=Workbook(); ws=wb.active; ws.title='Report1'
f=Font(name='Arial',size=8); b=Font(name='Arial',size=8,bold=True)
ws['A1']='Harbor Point Apartments (harborpt)'; ws['A2']='Trial Balance'; ws['A3']='Period = Aug 2025'; ws['A4']='Book = Accrual ; Tree = ysi_tb'
for i in range(1,5):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=6); ws.cell(i,1).alignment=Alignment(horizontal='center'); ws.cell(i,1).font=Font(name='Arial',size=12 if i<3 else 9,bold=i<3)
for c_,(x,y) in enumerate([('',''),('',''),('Forward','Balance'),('','Debit'),('','Credit'),('Ending','Balance')],1):
    for r,v in ((5,x),(6,y)):
        q=ws.cell(r,c_,v or None); q.font=b; q.alignment=Alignment(horizontal='right')
        if r==6: q.border=Border(bottom=Side(style='thin'))
rows=[];r=7
for a in A:
    e=round(a[2]+a[3]-a[4],2)
    for c_,v in enumerate([a[0],a[1],a[2],a[3],a[4],e],1):
        q=ws.cell(r,c_,v); q.font=f
        if c_>2: q.number_format='#,##0.00'
    rows.append(dict(account=a[0],name=a[1],beginning=a[2],debit=a[3],credit=a[4],ending=e)); r+=1
T={k:round(sum(x[k] for x in rows),2)+0.0 for k in ('beginning','debit','credit','ending')}
ws.cell(r,2,'Total').font=b
for c_,k in enumerate(('beginning','debit','credit','ending'),3):
    q=ws.cell(r,c_,T[k]); q.font=b; q.number_format='#,##0.00'; q.border=Border(top=Side(style='thin'))
ws.cell(r+2,1,'Tuesday, September 09, 2025').font=f; ws.cell(r+3,1,'10:41 AM').font=f
for c_,w in zip('ABCDEF',(12,38,17,15,15,17)): ws.column_dimensions[c_].width=w
print(T,cash,re_)
wb.save(doc('tb1_harborpt.xlsx'))
save('tb1_harborpt.xlsx','TB',rows,[dict(label='Total',**T)])
