# NetSuite-like consolidating trial balance workbook, entity columns across, eliminations
import random
from common import *
import xlsxwriter
R=random.Random(4102)
NAME='Consolidating Trial Balance - Sep 2025.xlsx'
ENT=['Tamsin Hill Holdings LP','TH Retail US LLC','TH Office Canada ULC','TH Ireland DAC','TH Storage LLC']
A=[('10100','Operating Cash',[310,620,488,205,144]),('10150','Money Market Sweep',[2450,0,0,0,310]),('10200','Restricted Cash - Escrows',[0,275,91,0,62]),
('11000','Accounts Receivable - Tenants',[0,412,187,96,21]),('11090','Allowance for Credit Losses',[0,-58,-12,-20,-4]),('11200','Straight-Line Rent Receivable',[0,733,614,140,0]),
('11500','HST / VAT Recoverable',[0,0,34,18,0]),('12000','Prepaid Expenses',[44,91,63,22,17]),('13000','Intercompany Receivable',[3900,0,0,0,250]),
('14000','Investment in Subsidiaries',[41200,0,0,0,0]),('15000','Land',[0,11800,7400,2950,1880]),('15100','Buildings & Improvements',[0,33600,28800,8700,6420]),('15200','Tenant Improvements',[0,2910,3340,415,0]),
('15300','Furniture, Fixtures & Equipment',[122,0,85,0,233]),('15900','Accumulated Depreciation',[-61,-6840,-5520,-1120,-988]),('16000','Deferred Leasing Costs, net',[0,641,702,66,0]),
('20000','Accounts Payable',[-73,-218,-161,-44,-29]),('20100','Accrued Liabilities',[-210,-344,-203,-71,-38]),('20150','Accrued Property Taxes',[0,-466,-120,0,-74]),('20300','Prepaid Rents',[0,-141,-88,-37,-52]),
('20400','Tenant Security Deposits',[0,-262,-55,-41,-9]),('20500','GST / VAT Payable',[0,0,-41,-27,-3]),('21000','Intercompany Payable',None),
('25000','Mortgages Payable',[0,-24500,-18200,-6100,-4150]),('25100','Line of Credit',[-6000,0,0,0,0]),('25900','Unamortized Debt Issuance Costs',[48,214,166,51,37]),
('30000',"Partners' / Members' Capital",None),('31000','Distributions',[1800,900,0,0,420]),('32000','Cumulative Translation Adjustment',[0,0,386,-118,0]),('39000','Retained Earnings',[-1420,-880,-640,-212,-155]),
('40100','Minimum Rent',[0,-3870,-3120,-690,0]),('40150','Percentage Rent',[0,-88,0,0,0]),('40200','Recoveries - CAM',[0,-610,-940,-85,0]),('40250','Recoveries - Taxes',[0,-702,-655,0,0]),('40300','Ground Rent',[0,-165,0,0,0]),
('40400','Storage Rent',[0,0,0,0,-1080]),('40450','Tenant Insurance & Admin Fees',[0,0,0,0,-96]),('40500','Parking Income',[0,0,-388,-40,0]),('40900','Management Fee Income - Affiliates',[-415,0,0,0,0]),
('50100','Repairs & Maintenance',[0,318,402,61,74]),('50200','Utilities',[0,142,611,38,57]),('50300','Cleaning & Waste',[0,96,318,29,16]),('50400','Property Taxes / Rates',[0,720,664,51,98]),('50500','Insurance',[21,188,121,19,33]),
('50600','Management Fees - Affiliates',None),('50700','On-site Payroll',[0,0,187,0,205]),('60100','Salaries & Benefits',[640,0,0,0,0]),('60200','Professional Fees',[233,41,38,27,12]),('60300','Travel & Office',[58,0,4,2,0]),
('70100','Interest Expense',[291,955,702,214,171]),('70200','Depreciation & Amortization',[12,1010,905,196,184]),('70300','Foreign Exchange (Gain) Loss',[-17,0,0,6,0]),('80100','Income Tax Expense',[4,0,31,22,0])]
D={}
for code,n,v in A:
    if v: D[code]=[r2(x*1000*R.uniform(.93,1.08)) if x else 0.0 for x in v]
D['14000']=[41200000.0,0.0,0.0,0.0,0.0]; D['25100'][0]=-6000000.0
# management fees: affiliates income at parent = fees at subs
fees=[0,171350.42,128844.07,36209.88,47711.6]; D['50600']=[float(x) for x in fees]; D['40900']=[r2(-sum(fees)),0.,0.,0.,0.]
ic=D['13000']; ic_tot=r2(sum(ic)); p=[0,-r2(ic[0]*.46),-r2(ic[0]*.31),0,0]; p[3]=r2(-(ic[0]+p[1]+p[2])); p[0]=-ic[4]
D['21000']=[r2(float(x)) for x in p]
order=[a[0] for a in A]; names={a[0]:a[1] for a in A}
D['30000']=[0.0]*5
for e in range(5): D['30000'][e]=r2(-sum(D[c][e] for c in order))
EL={c:0.0 for c in order}
EL['13000']=-r2(sum(D['13000'])); EL['21000']=-r2(sum(D['21000'])); EL['40900']=r2(sum(fees)); EL['50600']=-r2(sum(fees)); EL['14000']=-41200000.0; EL['30000']=41200000.0
assert abs(sum(EL.values()))<.01
wb=xlsxwriter.Workbook(path(NAME)); ws=wb.add_worksheet('ConsolidatingTrialBalance')
f=lambda **k: wb.add_format(dict(font_name='Open Sans',font_size=8,**k))
ttl=f(bold=1,align='center',font_color='#333333'); big=wb.add_format(dict(font_name='Open Sans',font_size=11,bold=1,align='center'))
hd=f(bold=1,bg_color='#D0D7E0',text_wrap=1,align='right',valign='bottom',bottom=1); hl=f(bold=1,bg_color='#D0D7E0',valign='bottom',bottom=1)
num=f(num_format='#,##0.00_);(#,##0.00);""'); tx=f(indent=1); tb=f(bold=1,top=1); tn=f(bold=1,top=1,num_format='#,##0.00_);(#,##0.00)')
ws.merge_range(0,0,0,7,'Parent Company : Tamsin Hill Family Office',ttl); ws.merge_range(1,0,1,7,'Tamsin Hill Holdings LP (Consolidated)',big)
ws.merge_range(2,0,2,7,'Consolidating Trial Balance',ttl); ws.merge_range(3,0,3,7,'End of Sep 2025',ttl)
ws.write(4,0,'Options: Show Zeros = F; Reporting currency USD; CAD at 0.7187, EUR at 1.1734 (period end)',f(italic=1,font_color='#777777'))
H=['Financial Row']+ENT+['Elimination','Total']
# header in row 6
for i,h in enumerate(H): ws.write(6,i,h if i else 'Account',hd if i else hl)
ws.set_row(6,34); ws.set_column(0,0,38); ws.set_column(1,7,16); ws.freeze_panes(7,1)
keys=['other:'+h for h in ENT+['Elimination','Total']]
rows=[];r=7;S=[0]*7
for c in order:
    v=[x for x in D[c]]+[EL[c]]; v.append(r2(sum(v)))
    ws.write(r,0,f'{c} - {names[c]}',tx); d=dict(account=c,name=names[c])
    for i,x in enumerate(v):
        if i==6 or abs(x)>.004:
            # NetSuite hides zeros; a Total of zero shows as blank too
            if abs(x)>.004: ws.write_number(r,1+i,x,num); d[keys[i]]=x
    S=[r2(a+b) for a,b in zip(S,v)]
    rows.append(d); r+=1
ws.write(r,0,'Total',tb)
for i in range(7): ws.write_formula(r,1+i,f'=ROUND(SUM({chr(66+i)}8:{chr(66+i)}{r}),2)',tn,0)
assert all(abs(x)<.01 for x in S),S
tot=[dict(label='Total',**{k:0.0 for k in keys})]
ws.write(r+2,0,'Printed by R. Quayle-Ostrander on 10/14/2025 9:41 AM',f(font_color='#999999'))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(6); wb.close()
save(NAME,'TB',keys,rows,tot,'NetSuite consolidating TB, code and name in one cell, entities across, eliminations',True)
