# consolidating TB export (NetSuite-like), multi-currency, .xls
import random,xlwt
from common import *
random.seed(8603)
NAME='ConsolidatedTrialBalance_Q3FY25.xls'
SP={'C':.7183,'E':1.1734}; AV={'C':.7142,'E':1.1172}; HI={'C':.7580,'E':1.0900}
A=[('1000','Cash - Operating','b',(1,1,1),1840000),('1020','Cash - Restricted Reserves','b',(1,1,0),912000),('1050','Petty Cash & Floats','b',(1,1,1),4200),
('1100','Accounts Receivable - Tenants','b',(1,1,1),1134000),('1105','Allowance for Credit Losses','b-',(1,1,1),183000),('1120','Deferred Rent Receivable','b',(1,1,0),2260000),('1150','GST/HST Recoverable','b',(0,1,0),164000),('1155','VAT Recoverable','b',(0,0,1),98000),
('1200','Prepaid Expenses','b',(1,1,1),402000),('1300','Intercompany Receivable','ic',(1,0,0),0),('1400','Investment in Subsidiaries','inv',(1,0,0),0),
('1500','Land','b',(1,1,1),31400000),('1510','Buildings','b',(1,1,1),118600000),('1520','Tenant Improvements','b',(1,1,1),14300000),('1530','Parking & Access Equipment','b',(1,1,1),1420000),('1535','Storage Unit Doors & Systems','b',(1,1,0),690000),
('1590','Accumulated Depreciation','b-',(1,1,1),29100000),('1600','Deferred Financing Costs','b',(1,0,1),1180000),
('2000','Accounts Payable','b-',(1,1,1),863000),('2010','Accrued Liabilities','b-',(1,1,1),1290000),('2050','Sales Tax Payable','b-',(1,1,1),141000),('2100','Tenant Deposits','b-',(1,1,1),770000),('2150','Unearned Rent','b-',(1,1,1),945000),('2300','Intercompany Payable','icp',(0,1,1),0),
('2500','Term Debt','b-',(1,1,1),88200000),('2510','Revolving Credit Facility','b-',(1,0,0),9500000),
('3000','Common Stock / Share Capital','cap',(1,1,1),0),('3100','Retained Earnings','re',(1,1,1),0),('3900','Cumulative Translation Adjustment','cta',(0,1,1),0),
('4000','Rental Income - Retail','p-',(1,1,1),14200000),('4010','Rental Income - Office','p-',(1,1,1),6800000),('4020','Storage Rental Income','p-',(1,1,0),2150000),('4030','Parking Income','p-',(1,1,1),1890000),('4100','Expense Recoveries','p-',(1,1,1),5120000),('4200','Percentage Rent','p-',(1,0,1),240000),('4900','Management Fee Income - I/C','mf',(1,0,0),0),
('5000','Repairs & Maintenance','p',(1,1,1),1960000),('5010','Cleaning & Janitorial','p',(1,1,1),1120000),('5020','Security','p',(1,1,1),874000),('5030','Snow & Landscaping','p',(1,1,0),416000),('5040','Utilities','p',(1,1,1),1730000),('5050','Property Taxes / Rates','p',(1,1,1),3480000),('5060','Insurance','p',(1,1,1),690000),('5070','Credit Loss Expense','p',(1,1,1),121000),('5100','Storage - Card & Call Center Fees','p',(1,1,0),88000),('5110','Parking - Attendants & Revenue Control','p',(1,1,1),395000),
('6000','Salaries & Benefits','p',(1,1,1),2240000),('6010','Management Fees - I/C','mfe',(0,1,1),0),('6100','Professional Fees','p',(1,1,1),318000),('6200','Office & IT','p',(1,1,1),205000),
('7000','Interest Expense','p',(1,1,1),3610000),('7100','Depreciation','p',(1,1,1),4330000),('7900','Foreign Exchange (Gain) Loss','p',(1,1,1),-26400),('8000','Income Tax Expense','p',(0,1,1),402000)]
SC=(1,.34,.22)
K=['other:Castlewood Holdings Inc. USD','other:Castlewood Canada ULC CAD','other:Castlewood Canada ULC USD','other:Castlewood Ireland DAC EUR','other:Castlewood Ireland DAC USD','other:Eliminations USD','other:Consolidated USD']
ICC,ICE=4810000.00,1960000.00   # local, owed to US
MC,ME=402600.00,186300.00
V={}
for a,n,k,w,s in A:
    v=[]
    for i in range(3):
        x=r2(s*SC[i]*random.uniform(.8,1.2)) if w[i] else 0.
        if s>20e6: x=float(round(x,-2))
        if k.endswith('-'): x=-x
        v.append(x)
    V[a]=v
V['2300']=[0,-ICC,-ICE]; V['6010']=[0,MC,ME]
V['1300']=[r2(r2(ICC*SP['C'])+r2(ICE*SP['E'])),0,0]; V['4900']=[-r2(r2(MC*AV['C'])+r2(ME*AV['E'])),0,0]
V['3000']=[-1000.,-6200000.,-4000000.]
V['1400']=[r2(r2(6200000*HI['C'])+r2(4000000*HI['E'])),0,0]
for i in range(3): V['3100'][i]=0; V['3100'][i]=-r2(sum(V[a][i] for a in V))
T={}
for a,n,k,w,s in A:
    us,ca,ie=V[a]
    rt=AV if a>='4000' else HI if a in('3000','3100') else SP
    cu,eu=r2(ca*rt['C']),r2(ie*rt['E']); el=0.
    if a in('1300','2300'): el=-r2(us+cu+eu)
    if a in('4900','6010'): el=-r2(us+cu+eu)
    if a=='1400': el=-us
    if a=='3000': el=-r2(cu+eu)
    T[a]=[us,ca,cu,ie,eu,el]
T['3900'][2]=-r2(sum(T[a][2] for a in T)); T['3900'][4]=-r2(sum(T[a][4] for a in T))
book=xlwt.Workbook(); ws=book.add_sheet('ConsolidatedTrialBalance')
ez=xlwt.easyxf
ws.col(0).width=256*44
for i in range(1,8): ws.col(i).width=256*19
title=ez('font: name Arial, bold on, height 240; align: horiz center'); sub=ez('font: name Arial, bold on; align: horiz center')
hd=ez('font: name Arial, bold on, height 180; align: horiz center, wrap on; pattern: pattern solid, fore_colour gray25; borders: bottom thin')
lab=ez('font: name Arial, height 180'); lb=ez('font: name Arial, bold on, height 180; borders: top thin')
m=ez('font: name Arial, height 180',num_format_str='#,##0.00_);(#,##0.00)'); mb=ez('font: name Arial, bold on, height 180; borders: top thin, bottom double',num_format_str='#,##0.00_);(#,##0.00)')
ws.write_merge(0,0,0,7,'Castlewood Holdings Inc. (Consolidated)',title); ws.write_merge(1,1,0,7,'Consolidating Trial Balance',sub); ws.write_merge(2,2,0,7,'End of Sep 2025',sub)
ws.write(3,0,'Options: Activity Only: No',lab)
ws.write(5,0,'',hd); ws.write(5,1,'Castlewood Holdings Inc.',hd); ws.write_merge(5,5,2,3,'Castlewood Canada ULC',hd); ws.write_merge(5,5,4,5,'Castlewood Ireland DAC',hd); ws.write(5,6,'Eliminations',hd); ws.write(5,7,'Consolidated',hd)
for i,t in enumerate(['Account','USD','CAD','USD','EUR','USD','USD','USD']): ws.write(6,i,t,hd)
ws.row(5).height_mismatch=True; ws.row(5).height=520
rows=[];S=[0.]*7;r=7
for a,n,k,w,s in A:
    x=[v for v in T[a]]; x.append(r2(x[0]+x[2]+x[4]+x[5])); o=dict(account=a,name=n)
    ws.write(r,0,f'{a} - {n}',lab)
    for i,v in enumerate(x):
        S[i]=r2(S[i]+v)
        elimrow=a in('1300','2300','1400','4900','6010')
        if v or (i==6 and elimrow):
            ws.write(r,1+i,v+0.0,m); o[K[i]]=v+0.0
    rows.append(o); r+=1
ws.write(r,0,'Total',lb)
for i in range(7): S[i]=abs(S[i]) if abs(S[i])<.005 else S[i]; ws.write(r,1+i,S[i],mb)
ws.write(r+2,0,'Rates  CAD: month-end 0.7183 / average 0.7142 / historical 0.7580     EUR: month-end 1.1734 / average 1.1172 / historical 1.0900',lab)
ws.panes_frozen=True; ws.horz_split_pos=7; ws.vert_split_pos=1
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
book.save(doc(NAME))
save(NAME,'TB','NetSuite-like consolidating trial balance .xls, three entities in USD/CAD/EUR with translation, eliminations, code and name in one cell',True,K,rows,[dict(label='Total',**dict(zip(K,S)))])
print(len(rows),S)
for a in('1300','2300','1400','3000','3100','3900','4900','6010'): print(a,T[a],)
