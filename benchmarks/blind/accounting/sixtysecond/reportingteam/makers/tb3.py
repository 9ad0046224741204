# retail centre, csv export
import random, csv
from common import *
R=random.Random(913)
N='TB_export_quarry_pointe.csv'
A=[('1000.010','Operating Account',1),('1000.020','Lockbox Clearing',6200.14),('1000.050','Security Deposit Account',87400),('1100.010','A/R - Tenants',132844.29),('1100.020','A/R - Percentage Rent',14350),('1100.090','Reserve for Bad Debts',-41000),('1150.010','Straight Line Rent Receivable',318221.07),('1200.010','Prepaid Insurance',26388.4),('1300.010','Land',3980000),('1310.010','Building & Site Work',14662300.5),('1320.010','Tenant Improvements',1874119.63),('1330.010','Leasing Commissions',604218.77),('1390.010','Accumulated Depreciation',-3917446.18),('1390.020','Accumulated Amortization - TI/LC',-883210.44),('1400.010','Lender Tax Escrow',143277.9),('2000.010','Accounts Payable',-74311.62),('2000.020','Accrued Expenses',-38775),('2050.010','Prepaid Rents',-52117.83),('2060.010','Tenant Security Deposits',-87400),('2070.010','CAM Reconciliation Payable',-12940.25),('2100.010','Mortgage Payable',-11265480.21),('3000.010','Partners\' Capital',-7000000),('3000.020','Distributions - Current Year',465000),('3900.010','Retained Earnings','P'),
('4000.010','Minimum Rent',-1286430.5),('4000.020','Percentage Rent',-28114.9),('4000.030','Straight Line Rent',-17460),('4100.010','CAM Recoveries',-241877.36),('4100.020','Real Estate Tax Recoveries',-198350.22),('4100.030','Insurance Recoveries',-43916.08),('4200.010','Late Charges',-3275.4),('4200.020','Storage & Kiosk Income',-15300),('5000.010','Parking Lot Sweeping & Lighting',38617.94),('5000.020','Landscape',31204),('5000.030','Security Patrol',52800),('5000.040','Repairs - Roof & Exterior',24915.73),('5000.050','Utilities - Common Area',47211.66),('5000.060','Fire Monitoring',3840),('5000.070','Trash & Recycling',17492.5),('5100.010','Real Estate Taxes',221400),('5100.020','Property Insurance',61740),('5200.010','Management Fees',63218.9),('5200.020','Legal & Accounting, Non-Recoverable',14833.25),('5200.030','Bad Debt Expense',9000),('6000.010','Mortgage Interest',391204.77),('6100.010','Depreciation & Amortization',497250)]
D=[]
for a,n,v in A:
    o=0 if v=='P' else round(v*100); d=cr=0
    bs=a<'4'
    if a[0] in'456' : 
        x=abs(o)//9 + R.randint(-abs(o)//140,abs(o)//140)
        if o<0: cr=x
        else: d=x
        if a in('4000.020',): cr=0
        if a in('4200.010',): d=12500
    elif a in('1000.020','1100.010','2000.010','2000.020','2050.010','1100.020'):
        d=int(abs(o)*R.uniform(.4,1.3)); cr=int(abs(o)*R.uniform(.4,1.3))
    elif a in('1320.010','1330.010'): d=R.randint(400000,2900000)
    elif a=='1390.010': cr=3812050
    elif a=='1390.020': cr=1712950
    elif a=='1150.010': d=194000
    elif a=='1200.010': cr=685998
    elif a=='1400.010': d=2460000
    elif a=='2100.010': d=1877314
    elif a=='3000.020': d=6000000
    D.append([a,n,o,d,cr])
D[0][2]=61288437
# keep related entries equal
for r in D:
    if r[0]=='6100.010': r[3]=3812050+1712950
    if r[0]=='4000.030': r[4]=194000
    if r[0]=='5100.020': r[3]=685998
pl=[r for r in D if r[0]=='3900.010'][0]; pl[2]=-sum(r[2] for r in D)
D[0][3]=24877319; diff=sum(r[3]for r in D)-sum(r[4] for r in D); assert diff>0; D[0][4]=diff
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
g=lambda v:'' if v is None else f'{v/100:,.2f}'
rows=[];T=[0]*6
with open(doc(N),'w',newline='') as fh:
    w=csv.writer(fh)
    w.writerow(['Quarry Pointe Shopping Center (3310)']); w.writerow(['Trial Balance','','','Book: Accrual']); w.writerow(['Period: 09/2025 to 09/2025','','','Run 10/08/2025 4:12 PM by jhollis']); w.writerow([])
    w.writerow(['Account','Description','Opening Debit','Opening Credit','Period Debit','Period Credit','Closing Debit','Closing Credit'])
    for a,n,o,d,cr in D:
        e=o+d-cr
        v=[o if o>0 else None,-o if o<0 else None,d or None,cr or None,e if e>0 else None,-e if e<0 else None]
        w.writerow([a,n]+[g(x) for x in v])
        rows.append({'account':a,'name':n,**{k:c(x) for k,x in zip(K,v)}})
        for i,x in enumerate(v): T[i]+=x or 0
    w.writerow(['','Report Total']+[g(x) for x in T])
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]; print(len(rows),D[0],pl)
save(N,'TB',K,rows,[{'label':'Report Total',**{k:c(x) for k,x in zip(K,T)}}],'csv export, opening/period/closing pairs, quoted thousands',False)
