# NetSuite trial balance export (debit/credit pair), administrator added prior year-end column; grocery-anchored retail
from common import *
import xlsxwriter
# (code,name,balance now (+dr), prior year-end (+dr)); None = plug ; heading: (code,name)
A=[('10000','Cash and Cash Equivalents'),
('10010','Operating - Piedmont Trust x4471',480789.37,541902.08),('10030','Tenant Deposit Account x4489',96350,91850),('10090','Undeposited Funds',14206.50,0),
('11000','Receivables'),
('11010','Tenant Receivables',73418.26,88126.40),('11020','Percentage Rent Receivable',0,41280.00),('11030','CAM / Tax Reconciliation Accrual',38912.44,-12406.18),('11050','Straight-Line Rent Receivable',812446.02,794310.18),('11090','Allowance for Credit Loss',-19500,-19500),
('13000','Prepaids & Escrows'),
('13010','Prepaid Insurance',42180.96,84361.92),('13020','Tax Escrow - Lender',206418.75,118240.11),('13030','Rollover Reserve - Lender',455112.60,372600),
('15000','Investment Property'),
('15010','Land',7150000,7150000),('15020','Building - Main Center',18644902.17,18644902.17),('15021','Building - Outparcel B (Bank)',2210000,2210000),('15030','Site Work',1836114.80,1798204.80),('15040','Tenant Improvements',1914318.65,1744206.15),('15900','Accumulated Depreciation',-4716802.11,-4188447.36),
('16000','Intangibles'),
('16010','In-Place Leases',1688000,1688000),('16020','Above-Market Leases',241500,241500),('16030','Below-Market Leases',-904200,-904200),('16090','Accum. Amort. - Lease Intangibles',-866131.20,-742398.17),('16510','Leasing Commissions (net)',388114.53,352806.90),
('20000','Current Liabilities'),
('20010','Accounts Payable',-58214.77,-94108.36),('20020','Accrued Expenses',-27116.77,-46200),('20030','Accrued Property Tax',-312406.02,-104135.34),('20040','Accrued Interest',-81354.17,-81354.17),('20050','Prepaid Rent',-46118.20,-51406.66),('20060','Tenant Security Deposits',-96350,-91850),('20070','Due to Sponsor',-8412.55,0),
('25000','Long-Term Debt'),
('25010','Note Payable - Cordova Life Insurance Co.',-17750000,-17750000),('25090','Unamortized Loan Costs',204118.33,243360.58),
('30000','Equity'),
('30010','Members Capital',-12400000,-12400000),('30050','Distributions',975000,0),('32000','Retained Earnings',None,None),
('40000','Income'),
('40010','Base Rent - Anchor (Fresh Acre Market)',-556875,0),('40020','Base Rent - Inline',-1219406.18,0),('40030','Base Rent - Outparcels',-228600,0),('40040','Percentage Rent',-18412.60,0),('40050','CAM Recoveries',-318206.94,0),('40060','Tax Recoveries',-284118.62,0),('40070','Insurance Recoveries',-61240.08,0),
('40080','Straight-Line Rent',-18135.84,0),('40090','Above/Below Market Amortization',-52314.66,0),('40100','Signage & Kiosk Income',-8750,0),('40110','Late Fees',-1875.50,0),
('60000','Operating Expenses'),
('60010','Parking Lot Maintenance',38420.16,0),('60020','Landscaping',42318,0),('60030','Lot Sweeping & Porter',48600,0),('60040','Security Patrol',31212,0),('60050','Repairs - Roof',16408.75,0),('60060','Repairs - General',22117.94,0),('60070','Utilities - Electric (Lot Lights)',33806.42,0),('60080','Utilities - Water',18942.30,0),
('60090','Fire Monitoring',5940,0),('60100','Trash',24318.60,0),('60110','Property Management Fee',81416.20,0),('60120','Property Insurance',63271.44,0),('60130','Real Estate Taxes',312406.02,0),('60140','Non-Recoverable - Legal',9418.50,0),('60150','Non-Recoverable - Marketing',7204.33,0),('60160','Bad Debt Expense',0,0),
('70000','Other Expense'),
('70010','Interest Expense',732187.53,0),('70020','Amortization - Loan Costs',39242.25,0),('70030','Depreciation',528354.75,0),('70040','Amortization - In-Place Leases',176047.69,0),('70050','Asset Management Fee',67500,0),('70060','State Franchise Tax',3150,0)]
s1=sum(c(a[2]) for a in A if len(a)==4 and a[2] is not None); s2=sum(c(a[3]) for a in A if len(a)==4 and a[3] is not None)
wb=xlsxwriter.Workbook(path('tb_quailhollow_netsuite.xlsx')); ws=wb.add_worksheet('TrialBalance-8812')
fm=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
t=fm(bold=True,align='center'); H=fm(bold=True,bg_color='#607799',font_color='white',align='center',border=1); L=fm(indent=2); HL=fm(bold=True)
N=fm(num_format='$#,##0.00'); G=fm(num_format='#,##0.00_);(#,##0.00)',bg_color='#FFF7D6'); TT=fm(bold=True,num_format='$#,##0.00',top=1,bottom=6); TG=fm(bold=True,num_format='#,##0.00_);(#,##0.00)',bg_color='#FFF7D6',top=1); it=fm(italic=True,font_color='#7F6000')
for i,x in enumerate(['Sycamore Neighborhood Centers LP','Consolidated Holdings : Fund II : Quail Hollow Marketplace SPE LLC','Trial Balance','End of Sep 2025']): ws.merge_range(i,0,i,2,x,t)
ws.write(4,4,'per PY audited TB',it)
for j,x in ((0,'Account'),(1,'Debit'),(2,'Credit'),(4,'12/31/24 Balance')): ws.write(5,j,x,H if j<4 else fm(bold=True,align='center',bg_color='#FFF7D6',border=1))
T=Truth('tb_quailhollow_netsuite','xlsx','TB',['debit','credit','other:12/31/24 Balance'])
r=6; D=C=0; PY=0
for a in A:
    if len(a)==2: ws.write(r,0,f'{a[0]} - {a[1]}',HL); r+=1; continue
    now=-s1 if a[2] is None else c(a[2]); py=-s2 if a[3] is None else c(a[3])
    if not now and not py: continue
    ws.write(r,0,f'{a[0]} - {a[1]}',L); dr=now if now>0 else None; cr=-now if now<0 else None
    if now==0: dr=0
    if dr is not None: ws.write(r,1,d(dr),N)
    if cr is not None: ws.write(r,2,d(cr),N)
    is_bs=int(a[0])<40000
    if is_bs: ws.write(r,4,d(py),G)
    else: ws.write_blank(r,4,None,G)
    T.rowd({'account':a[0],'name':a[1],'debit':d(dr),'credit':d(cr),'other:12/31/24 Balance':d(py) if is_bs else None})
    D+=dr or 0; C+=cr or 0; PY+=py; r+=1
ws.write(r,0,'Total',fm(bold=True)); ws.write_formula(r,1,f'=SUM(B7:B{r})',TT,d(D)); ws.write_formula(r,2,f'=SUM(C7:C{r})',TT,d(C)); ws.write_formula(r,4,f'=ROUND(SUM(E7:E{r}),2)',TG,d(PY))
T.total('Total',{'debit':d(D),'credit':d(C),'other:12/31/24 Balance':d(PY)})
ws.write(r+2,0,'PY column keyed by fund admin 10/17 - P&L accounts closed to 32000',it)
ws.set_column(0,0,52); ws.set_column(1,2,17); ws.set_column(3,3,2); ws.set_column(4,4,18); ws.freeze_panes(6,1); ws.fit_to_pages(1,0)
wb.close(); T.save('RETAIL','NetSuite debit/credit pair, code and name in one cell, group headings, annotated prior-year column after a blank column')
print(D,C,PY,-s1,-s2)
