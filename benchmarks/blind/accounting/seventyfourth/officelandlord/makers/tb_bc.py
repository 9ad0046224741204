# Business Central style trial balance, .xls via xlwt
from common import *
import xlwt
rng=random.Random(74303); NAME='TrialBalance_FNC_Oct2025.xls'
B,P,T='B','P','T'
L=[(B,'10000','BALANCE SHEET',0),(B,'10100','Current Assets',1),(P,'10110','Bank - Chequing (CAD)',2,'cash',284116.42,395000),(P,'10120','Bank - Deposits in Trust',2,'idle',48250,),(P,'10210','Tenant Receivables',2,'ar',71904.18,372000),(P,'10215','Allowance for Doubtful Accounts',2,'idle',-9500),(P,'10240','GST Input Tax Credits',2,'prep',18446.1),(P,'10310','Prepaid Insurance',2,'prep',29712.5),(P,'10320','Prepaid Property Tax',2,'prep',64380),(T,'10399','Total Current Assets',1,('10100','10399')),
(B,'11000','Income-Producing Properties',1),(P,'11010','Land - Fernbank Plaza',2,'idle',1940000),(P,'11020','Land - Osborne Corner',2,'idle',1265000),(P,'11110','Buildings - Fernbank Plaza',2,'idle',8420160.44),(P,'11120','Buildings - Osborne Corner',2,'capex',5118240.2,23640.0),(P,'11190','Accumulated Amortization - Bldgs',2,'accum',-3166402.11,28210.0),(P,'11210','Tenant Inducements',2,'capex',612480,15000.0),(P,'11290','Accum. Amort. - Inducements',2,'accum',-244118.6,5104.0),(T,'11999','Total Income-Producing Properties',1,('11000','11999')),(T,'12999','TOTAL ASSETS',0,('10100','12999')),
(B,'20000','Liabilities',1),(P,'20110','Accounts Payable',2,'liab',-88416.02),(P,'20115','Holdbacks Payable',2,'idle',-11820),(P,'20120','Accrued Liabilities',2,'liab',-34210.77),(P,'20210','GST Collected',2,'liab',-21904.66),(P,'20220','Tenant Deposits',2,'idle',-48250),(P,'20230','Prepaid Rents',2,'liab',-19312.5),(P,'20510','Mortgage - Prairie Trust, Fernbank',2,'debt',-6180422.15,14806.33),(P,'20520','Mortgage - Osborne Corner',2,'debt',-3704118.9,9241.07),(T,'20999','Total Liabilities',1,('20000','20999')),
(B,'30000','Equity',1),(P,'30010','Share Capital',2,'idle',-100),(P,'30110','Retained Earnings',2,'equity',0),(P,'30210','Dividends Declared',2,'dist',90000,0),(T,'30999','Total Equity',1,('30000','30999')),
(B,'40000','INCOME STATEMENT',0),(B,'40100','Revenue',1),(P,'40110','Minimum Rent - Fernbank',2,'rev',-1011240.5),(P,'40120','Minimum Rent - Osborne',2,'rev',-688417.8),(P,'40210','CAM Recovery',2,'fixrev',-342180),(P,'40220','Property Tax Recovery',2,'fixrev',-391050),(P,'40230','Percentage Rent',2,'idle',-18206.4),(P,'40310','Storage & Kiosk Licence Fees',2,'rev',-27400),(P,'40390','Interest & NSF Charges',2,'rev',-2118.36),(T,'40999','Total Revenue',1,('40100','40999')),
(B,'50000','Operating Expenses',1),(P,'50110','Landscaping',2,'exp',31408.5),(P,'50120','Snow Clearing & Sanding',2,'idle',61240),(P,'50130','Parking Lot Repairs',2,'exp',22816.4),(P,'50140','Roof & Building Repairs',2,'exp',38462.12),(P,'50150','HVAC Maintenance',2,'exp',19418),(P,'50160','Security Patrol',2,'exp',26550),(P,'50210','Hydro',2,'exp',44120.31),(P,'50220','Natural Gas',2,'exp',18207.9),(P,'50230','Water & Sewer',2,'exp',12915.66),(P,'50240','Waste Removal',2,'exp',20114.25),(P,'50310','Insurance',2,'fixexp',53482.5),(P,'50320','Realty Tax',2,'fixexp',405120),(P,'50410','Management Fees',2,'exp',86310.4),(P,'50420','Professional Fees',2,'exp',15240),(P,'50430','Bank Charges',2,'exp',1108.2),(T,'50999','Total Operating Expenses',1,('50000','50999')),
(P,'60110','Mortgage Interest',1,'fixexp',378160.2),(P,'60210','Amortization Expense',1,'fixexp',299826.0),(T,'69999','NET INCOME',0,('40100','69999'))]
acc=[{'code':x[1],'name':x[2],'t':x[4],'beg':float(x[5]),**({'act':x[6]} if len(x)>6 else {})} for x in L if x[0]==P]
tb_activity(acc,rng,9); M={a['code']:a for a in acc}
wb=xlwt.Workbook(); ws=wb.add_sheet('Trial Balance')
X=lambda s,n=None: xlwt.easyxf(s,num_format_str=n) if n else xlwt.easyxf(s)
fn='font: name Segoe UI, height 160'
NF='#,##0.00'
n=X(fn,NF); nb=X(fn+', bold on',NF); t=X(fn); tb=X(fn+', bold on'); h=X(fn+', bold on; borders: bottom thin; align: horiz right'); hl=X(fn+', bold on; borders: bottom thin'); hc=X(fn+', bold on; align: horiz center')
ws.write(0,0,'Trial Balance',X('font: name Segoe UI, height 280, bold on')); ws.write(0,6,'November 7, 2025 9:41',t); ws.write(1,0,'Fernbank Neighbourhood Centres Ltd.',t); ws.write(1,6,'Page 1',t); ws.write(2,0,'Period: 10/01/25..10/31/25',t); ws.write(3,0,'G/L Account: Date Filter: 10/01/25..10/31/25',t)
ws.write_merge(5,5,3,4,'Net Change',hc); ws.write_merge(5,5,5,6,'Balance',hc)
for c,s in ((0,'No.'),(1,'Name'),(2,'')): ws.write(6,c,s,hl)
for c,s in ((3,'Debit'),(4,'Credit'),(5,'Debit'),(6,'Credit')): ws.write(6,c,s,h)
for c,wd in enumerate((11,42,2,16,16,16,16)): ws.col(c).width=256*wd
r=8; rows=[];totals=[]; S=dict.fromkeys(('debit','credit','close_dr','close_cr'),0.0)
def four(net,bal):
    d={}
    if net>0: d['debit']=net
    if net<0: d['credit']=-net
    if bal>0: d['close_dr']=bal
    if bal<0: d['close_cr']=-bal
    return d
C={'debit':3,'credit':4,'close_dr':5,'close_cr':6}
prev=None
for x in L:
    k,code,name,ind=x[:4]
    if k==B and prev is not None and prev!=B: r+=1
    lab='   '*ind+name
    ws.write(r,0,code,t if k==P else tb); ws.write(r,1,lab,t if k==P else tb)
    if k!=B:
        if k==P: net=r2(M[code]['dr']-M[code]['cr']); bal=M[code]['end']
        else:
            lo,hi=x[4]; s=[a for a in acc if lo<=a['code']<=hi]; net=r2(sum(a['dr']-a['cr'] for a in s)); bal=r2(sum(a['end'] for a in s))
        d=four(net,bal)
        for q,v in d.items(): ws.write(r,C[q],v,n if k==P else nb)
        if k==P:
            rows.append({'account':code,'name':name,**d})
            for q,v in d.items(): S[q]=r2(S[q]+v)
        else: totals.append({'label':name,**d})
    prev=k; r+=1
r+=1
tl=X(fn+', bold on; borders: top thin, bottom double',NF)
ws.write(r,1,'Total posting accounts',tl); ws.write(r,0,'',tl); ws.write(r,2,'',tl)
for q,v in S.items(): ws.write(r,C[q],v,tl)
totals.append({'label':'Total posting accounts',**S})
ws.portrait=True; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; wb.save(doc(NAME))
assert S['debit']==S['credit'] and S['close_dr']==S['close_cr'],S
save(NAME,'TB',['debit','credit','close_dr','close_cr'],rows,totals,'Dynamics Business Central trial balance, net change and balance pairs, begin-/end-totals, .xls',False)
print(len(rows),S,M['30110'],M['10110'])
