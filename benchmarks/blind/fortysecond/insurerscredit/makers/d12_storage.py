# self-storage T12 as a .csv export, total first
import csv
from common import *
R=random.Random(1212)
N='0187_IncomeStmt_T12_202503.csv'
ms=[f'2024-{m:02d}' for m in range(4,13)]+['2025-01','2025-02','2025-03']
s=St('Income Statement - Trailing Twelve Months','Ironhorse Storage - Site 0187','2024-04-01','2025-03-31',['Total']+ms)
def L(c,lab,ann,noise=.05,p=None,sign=1,m=None):
    m=m if m is not None else [round(sign*v,2) for v in spread(R,ann,noise,p,cents=True)]
    return s.l(lab,[round(sum(m),2)]+m,code=c)
su=[1.0,1.03,1.06,1.07,1.06,1.02,.99,.97,.95,.94,.95,.98]
s.h('REVENUE'); a=[L('40100','Storage Rent',742810,.012,su),L('40110','Climate Controlled Rent',386240,.012,su),L('40120','RV & Boat Parking',61420,.03,su),L('40190','Discounts & Promotions',58300,.15,None,-1),L('40195','Write-offs',14870,.3,None,-1)]
ra=s.t('Net Rental Revenue',a,code='40999')
o=[L('41010','Late & Lien Fees',41260,.1),L('41020','Admin Fees',17950,.15,su),L('41030','Tenant Protection Plan',68740,.03),L('41040','Retail Sales - Locks & Boxes',8115,.2,su),L('41050','Truck Rental Commission',6320,.3,su),L('41060','Auction Proceeds',0,m=[0,310.0,0,0,455.5,0,0,220.0,0,0,0,640.25])]
oa=s.t('Other Revenue',o,code='41999'); ti=s.t('TOTAL REVENUE',[ra,oa],code='49999',key='total_income')
s.h('EXPENSES'); e=[L('50100','Site Payroll',118600,.03),L('50110','Payroll Taxes & Benefits',24950,.06),L('51010','Advertising - Web & Search',38400,.1),L('51020','Call Center',7200,m=[600.0]*12),L('52010','Repairs & Maintenance',21640,.5),L('52020','Gate & Security Systems',5380,.4),L('52030','Landscaping & Snow',11250,.3,[1,1.2,1.2,1.1,1.1,1,.9,.7,.9,1.2,1,.7]),L('53010','Electricity',26170,.06,[.8,.8,1,1.25,1.25,1,.8,.9,1.1,1.2,1.1,.9]),L('53020','Water & Sewer',3140,.1),L('53030','Trash',4020,.04),L('53040','Internet & Phone',3588,m=[299.0]*12),L('54010','Credit Card Fees',29870,.03),L('54020','Software License',5700,m=[475.0]*12),L('54030','Office & Retail Cost of Goods',6240,.25),L('54040','Lien & Auction Costs',1980,.5),L('55010','Real Estate Tax',132480,m=[11040.0]*9+[11592.0]*3),L('55020','Property Insurance',28404,m=[2367.0]*12),L('55030','Tenant Protection Claims',4310,.6)]
nv=s.rows[ti]['values'][1:]; e.append(L('56010','Management Fee 6%',0,m=[round(v*.06,2) for v in nv]))
te=s.t('TOTAL EXPENSES',e,code='59999',key='total_operating_expenses'); n=s.t('NET OPERATING INCOME',[ti,te],[1,-1],code='60000',key='noi')
i=[L('70100','Mortgage Interest',212400,.002),L('70200','Depreciation',0,m=[17916.67]*12),L('70300','Amortization',0,m=[842.5]*12)]
ot=s.t('TOTAL NON-OPERATING',i,code='79999'); s.t('NET INCOME',[n,ot],[1,-1],type='TOTAL',code='80000',key='net_income')
def t(v): return f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}'
with open(doc(N),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f); w.writerow(['Income Statement - Trailing Twelve Months']); w.writerow(['Ironhorse Storage - Site 0187']); w.writerow(['Period: 04/01/2024 - 03/31/2025','','Basis: Accrual']); w.writerow([])
    w.writerow(['GL','Account']+s.columns)
    for x in s.rows: w.writerow([x['code'] or '',x['label']]+['' if v is None else t(v) for v in x['values']])
    w.writerow([]); w.writerow(['','Run 04/17/2025 06:12 by sysadmin'])
print(s.rows[n]['values'][0],s.rows[-1]['values'][0])
save(N,[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','csv export, numbers as text, total column first, preamble lines',False)
