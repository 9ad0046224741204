# Rent Manager P&L comparative monthly csv, mixed-use, small
from common import *
import csv
R=random.Random(4511); fn='RM_ProfitLoss_Monthly_Kessler_Block.csv'
mo=['07/2024','08/2024','09/2024','10/2024','11/2024','12/2024','01/2025','02/2025','03/2025','04/2025','05/2025','06/2025']
s=S('Profit & Loss - Monthly Comparative','Kessler Block (KESSL)','2024-07-01','2025-06-30',mo+['Total'])
def w(v): v=[r2(x) for x in v];return v+[r2(sum(v))]
rv=lambda b,vol=.2,p=1:w([b*(1+R.uniform(-vol,vol)) if R.random()<p else 0 for _ in range(12)])
L=s.line
s.head('INCOME')
a=[L('Apartment Rent',rv(19350,.03),'4001'),L('Commercial Rent',w([6850]*5+[7055.5]*7),'4005'),L('Less: Concessions',w([0,0,-450,0,0,-450,0,0,0,0,-625,0]),'4010'),L('NNN Reimbursements',w([1245.0]*12),'4020'),L('Late Fees',rv(150,.5,.7),'4030'),L('Pet Fees',rv(175,.1),'4040'),L('Coin Laundry',rv(212,.3),'4050')]
ti=s.tot('TOTAL INCOME',a,t='TOTAL',key='total_income')
s.head('EXPENSE')
e=[L('Advertising',rv(95,.5,.5),'5005'),L('Cleaning - Common Area',w([340.0]*12),'5010'),L('Electric',rv(415,.25),'5020'),L('Gas/Heat',w([x*R.uniform(.92,1.08) for x in (88,85,110,290,640,980,1185,1040,760,410,170,95)]),'5025'),L('Water & Sewer',w([0,1876.31,0,1902.44,0,1790.15,0,1811.6,0,1844.92,0,1930.07]),'5030'),L('Trash',w([298.0]*6+[312.9]*6),'5035'),L('Elevator Maintenance',w([0,0,555,0,0,555,0,0,571.65,0,0,571.65]),'5040'),L('Repairs - Apartments',rv(1180,.7),'5050'),L('Repairs - Commercial',rv(350,.9,.3),'5055'),L('Snow Removal',w([0,0,0,0,285,660,1120,875,190,0,0,0]),'5060'),L('Insurance',w([1188.25]*12),'5070'),L('Property Tax',w([0,0,14206.88,0,0,0,0,0,14206.88,0,0,0]),'5080'),L('Management Fee',w([r2(.06*x) for x in s.rows[ti]['v'][:12]]),'5090'),L('Legal',rv(400,.6,.2),'5095')]
te=s.tot('TOTAL EXPENSE',e,t='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,te],t='TOTAL',key='noi',neg=[te])
s.head('NON-OPERATING');o=[L('Mortgage Interest',w([7411.2-13.4*i for i in range(12)]),'7010'),L('Tuckpointing Project',w([0]*9+[18250.0,0,0]),'7050')]
no=s.tot('TOTAL NON-OPERATING',o)
s.tot('NET INCOME',[noi,no],t='TOTAL',key='net_income',neg=[no])
f=lambda v:f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
with open(f'{B}/documents/{fn}','w',newline='',encoding='utf-8-sig') as h:
    c=csv.writer(h);z=['']*13
    c.writerow(['Profit & Loss - Monthly Comparative']);c.writerow(['Property: Kessler Block (KESSL)']);c.writerow(['Date Range: 07/01/2024 - 06/30/2025','','Basis: Cash']);c.writerow([])
    c.writerow(['Account','Description']+s.columns)
    for r in s.rows:
        c.writerow([r['code'] or '',r['label']]+(z if r['t']=='HEADING' else [f(v) for v in r['v']]))
        if r['t']=='TOTAL': c.writerow([])
    c.writerow(['Report generated 07/08/2025 16:20 by Rent Manager 12'])
save(fn,[s],'MIXED_USE','OPERATING_STATEMENT_T12','Rent Manager monthly comparative P&L, text amounts with parentheses, csv',False)
