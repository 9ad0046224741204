# Dynamics GP "Trial Balance Summary", hotel with shops, .xls export, numbers as text with $
import random; from common import *
import xlwt
R=random.Random(7502)
# code,name,begin,('d',amount) etc.   P&L begin 0
L=[('000-1010-00','Cash - Operating Account','CASH'),('000-1020-00','Cash - Payroll Account',18204.55),('000-1030-00','House Banks - Front Desk & F&B',6500.00),('000-1045-00','FF&E Reserve Held by Lender',402177.31),
('000-1050-00','Tax & Insurance Escrow',128840.06),('000-1100-00','Guest Ledger',31775.20),('000-1110-00','City Ledger',88419.63),('000-1120-00','Credit Card Receivables',41206.88),('000-1130-00','Shop Tenant Receivables',22914.17),
('000-1190-00','Allowance for Doubtful Accounts',-6000.00),('000-1210-00','Inventory - Food',14380.42),('000-1220-00','Inventory - Beverage',21906.77),('000-1310-00','Prepaid Insurance',52611.34),('000-1320-00','Prepaid Franchise & Dues',9840.00),
('000-1510-00','Land',3150000.00),('000-1520-00','Building',14822400.00),('000-1530-00','Building Improvements',1946337.52),('000-1540-00','Furniture, Fixtures & Equipment',2718094.16),('000-1590-00','Accumulated Depreciation',-5210884.93),
('000-1710-00','Deferred Financing Costs, Net',143920.50),('000-2010-00','Accounts Payable','AP'),('000-2020-00','Accrued Payroll & Vacation',-71318.24),('000-2030-00','Occupancy & Sales Tax Payable',-48117.60),('000-2040-00','Accrued Property Taxes',-139500.00),
('000-2050-00','Advance Deposits',-63281.00),('000-2060-00','Gift Card Liability',-17425.50),('000-2070-00','Shop Security Deposits',-34800.00),('000-2510-00','First Mortgage Payable',-12940118.75),('000-2520-00','Equipment Lease Obligation',-86244.09),
('000-3010-00','Members\' Equity','RE'),('000-3020-00','Member Distributions',0.0)]
P=[('100-4010-00','Transient Room Revenue',-4108223.17),('100-4020-00','Group Room Revenue',-1286470.90),('100-4030-00','Contract Room Revenue',-219840.00),('100-4090-00','Room Allowances & Rebates',41277.65),
('100-5010-00','Rooms Payroll & Benefits',904816.22),('100-5110-00','Guest Supplies & Linen',187904.36),('100-5120-00','OTA & Travel Agent Commissions',318226.07),('100-5130-00','Reservation & Franchise Fees',251033.18),
('200-4110-00','Food Revenue',-988514.40),('200-4120-00','Beverage Revenue',-431097.75),('200-4130-00','Banquet Room Rental',-96350.00),('200-5210-00','Cost of Food Sold',294860.51),('200-5220-00','Cost of Beverage Sold',92214.03),('200-5230-00','F&B Payroll & Benefits',587330.94),('200-5290-00','F&B Other Expense',101775.60),
('300-4310-00','Shop Base Rent',-312480.00),('300-4320-00','Shop Percentage Rent',-18266.41),('300-4330-00','Shop CAM & Tax Reimbursement',-77904.12),('300-5310-00','Shop Repairs & Leasing',23418.75),
('400-4410-00','Parking Revenue',-164208.50),('400-4490-00','Vending & Miscellaneous',-19377.08),
('500-6010-00','Administrative & General Payroll',398214.61),('500-6020-00','Credit Card Discounts',148390.44),('500-6030-00','Professional Fees',61250.00),('500-6110-00','Sales & Marketing',276118.09),('500-6210-00','Repairs & Maintenance Payroll',214733.50),('500-6220-00','Repairs & Maintenance - Other',166092.81),
('500-6310-00','Electricity',189640.32),('500-6320-00','Natural Gas',58713.77),('500-6330-00','Water & Sewer',71428.96),('600-7010-00','Management Fee',228410.00),('600-7020-00','Property Taxes',279000.00),('600-7030-00','Property & Liability Insurance',126267.22),
('600-7110-00','Interest Expense',712884.36),('600-7120-00','Depreciation & Amortization',781522.18),('600-7190-00','Loss on Disposal of FF&E',12640.00)]
rows=[]
for c,n,net in P:
    big=abs(net); adj=r2(big*R.uniform(.001,.03)) if R.random()<.7 else 0
    d,cr=(r2(net+adj),adj) if net>0 else (adj,r2(-net+adj))
    rows.append([c,n,0.0,d,cr])
bs=[]
for c,n,b in L:
    if b in('CASH','AP','RE'): bs.append([c,n,b,0,0]); continue
    if n in('Land','Building','Shop Security Deposits'): d,cr=(0,0)
    elif n=='Building Improvements': d,cr=88416.00,0
    elif n=='Furniture, Fixtures & Equipment': d,cr=164205.77,58200.00
    elif n=='Accumulated Depreciation': d,cr=45560.00,757535.42
    elif n.startswith('Deferred Fin'): d,cr=0,23986.76
    elif n.startswith('First Mort'): d,cr=346115.28,0
    elif n.startswith('Equipment Lease'): d,cr=31408.67,0
    elif n=='Member Distributions': d,cr=400000.00,0
    elif n.startswith('House Banks'): d,cr=0,0
    elif n.startswith('FF&E R'): d,cr=292640.18,221305.40
    elif n.startswith('Tax & Ins'): d,cr=408120.00,402767.22
    elif n.startswith('Prepaid Ins'): d,cr=131940.60,126267.22
    elif n.startswith('Prepaid Fr'): d,cr=24610.00,25180.00
    elif n.startswith('Allowance'): d,cr=3118.40,4500.00
    elif n.startswith('Accrued Prop'): d,cr=276500.00,279000.00
    else:
        base=abs(b)*R.uniform(4,11); d=r2(base); cr=r2(base+R.uniform(-.12,.12)*abs(b))
    bs.append([c,n,b,d,cr])
ca=next(x for x in bs if x[2]=='CASH'); ap=next(x for x in bs if x[2]=='AP'); re_=next(x for x in bs if x[2]=='RE')
ap[2]=-118402.36; ap[4]=2604118.93; ap[3]=2588730.11
ca[2]=611380.27; ca[3]=7714208.66; re_[2]=0
al=bs+rows
re_[2]=r2(-sum(x[2] for x in al)); ca[4]=r2(sum(x[3]for x in al)-sum(x[4]for x in al)); print('RE',re_[2],'cash',ca)
K=('beginning','debit','credit','activity','ending')
T=[dict(account=c,name=n,beginning=r2(b),debit=r2(d),credit=r2(cr),activity=r2(d-cr),ending=r2(b+d-cr)) for c,n,b,d,cr in al]
tot=dict(label='Totals:',**{k:r2(sum(x[k]for x in T)) for k in K})
N='GLTBSUM_Tamarack_FY2025.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Trial Balance Summary')
f=lambda s:xlwt.easyxf('font: name Arial, height 160; '+s)
n_=f(''); b_=xlwt.easyxf('font: name Arial, height 160, bold on'); t_=xlwt.easyxf('font: name Arial, height 200, bold on; align: horiz center'); rt=f('align: horiz right'); rb=xlwt.easyxf('font: name Arial, height 160, bold on; align: horiz right; borders: bottom thin'); hb=xlwt.easyxf('font: name Arial, height 160, bold on; borders: bottom thin'); tt=xlwt.easyxf('font: name Arial, height 160, bold on; align: horiz right; borders: top thin, bottom double')
for i,w in enumerate((9,15,37,5,18,18,18,18,18)): ws.col(i).width=256*w
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
X=[4,5,6,7,8]
def head(r,p):
    ws.write(r,0,'System:',n_); ws.write(r,1,'2/11/2026  9:12:41 AM',n_); ws.write_merge(r,r,4,6,'Tamarack Inn & Shops LLC',t_); ws.write(r,8,f'Page:  {p}',rt)
    ws.write(r+1,0,'User Date:',n_); ws.write(r+1,1,'2/11/2026',n_); ws.write_merge(r+1,r+1,4,6,'TRIAL BALANCE SUMMARY FOR 2025',t_); ws.write(r+1,8,'User ID:  acctg2',rt)
    ws.write_merge(r+2,r+2,4,6,'General Ledger',t_)
    return r+4
def cols(r):
    ws.write(r,0,'Inactive',hb); ws.write(r,1,'Account',hb); ws.write(r,2,'Description',hb); ws.write(r,3,'',hb)
    for x,h in zip(X,('Beginning Balance','Debit','Credit','Net Change','Ending Balance')): ws.write(r,x,h,rb)
    return r+1
r=head(0,1)
ws.write(r,0,'Ranges:',n_); ws.write(r,1,'From:',n_); ws.write(r,2,'To:',n_)
ws.write(r+1,0,'Date:',n_); ws.write(r+1,1,'1/1/2025',n_); ws.write(r+1,2,'12/31/2025',n_); ws.write(r+1,4,'Subtotal By:',n_); ws.write(r+1,5,'No Subtotals',n_)
ws.write(r+2,0,'Account:',n_); ws.write(r+2,1,'First',n_); ws.write(r+2,2,'Last',n_); ws.write(r+2,4,'Sorted By:',n_); ws.write(r+2,5,'Segment 1',n_); ws.write(r+2,6,'Include:  Posting',n_)
r=cols(r+4)
for i,x in enumerate(T):
    if i==38: r+=1; r=cols(head(r,2))
    ws.write(r,1,x['account'],n_); ws.write(r,2,x['name'],n_)
    for c,k in zip(X,K): ws.write(r,c,par(x[k],2,'$'),rt)
    r+=1
r+=1
ws.write(r,1,f'Accounts:   {len(T)}',b_); ws.write(r,2,'Totals:',xlwt.easyxf('font: name Arial, height 160, bold on; align: horiz right'))
for c,k in zip(X,K): ws.write(r,c,par(tot[k],2,'$'),tt)
wb.save(doc(N))
save(N,'TB',list(K),T,[tot],None,'Dynamics GP trial balance summary, hotel with shops, .xls, amounts as $ text, page header repeated inside the sheet',True)
